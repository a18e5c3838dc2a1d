"""What Kingdom can say that games at random may not reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.text.gather import asked, constants, journal_of, rules_of, table_of
from valtable.engine.effects import Counter, Gain, Pay
from valtable.engine.message import Message
from valtable.engine.question import Question
from valtable.games.kingdom import solo, tell
from valtable.games.kingdom.rules import FOLDER, STANDARD
from valtable.games.kingdom.scoring import turn_end
from valtable.games.kingdom.state import Kingdom, Phase
from valtable.games.kingdom.vocabulary import VOCABULARY
from valtable.games.realm import tell as realm
from valtable.games.realm.cards import BARE, EXHAUSTED
from valtable.games.realm.state import CENTRE, PLACES, Place
from valtable.games.realm.tableau import NOTHING, Yield
from valtable.games.realm.vocabulary import AREAS, GOLD, MONSTER_TYPES, ROLES, amounts

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"events": True, "sum_attacks": True, "endless_attacks": True}),
    (2, {}),
    (2, {"events": True, "areas": "random", "citizens": "random"}),
    (3, {"mixed_citizens": True, "no_duke": True}),
    (4, {"events": True, "citizens": "random"}),
    (5, {}),
    (5, {"events": True, "mixed_citizens": True, "areas": "random", "no_duke": True}),
]
# the functions that take the kind of an event, and where
KINDS = (("tell", 0), ("did", 0), ("did_secretly", 0), ("took", 1), ("resource_moved", 1), ("ended", 1))
TELLERS = (tell, realm)
TOLD_AT_THE_END = {"ended", "said"}
LEAST = {"messages": 1500, "options": 500, "named": 60, "kinds": 20, "colons": 1000}  # how much is to be heard


def table(players: int) -> Kingdom:
    return table_of("kingdom", players, Kingdom)


def messages() -> Iterator[Message]:
    yield from effects()
    yield from endings()
    yield from events()
    for number in range(PLACES):  # places that lie bare
        yield Message("place-" + Place(number).id)
    for phase in Phase:
        yield Message("phase-" + phase.name.lower())


def questions() -> Iterator[Question]:
    yield from asked(FOLDER, "monk")
    yield from asked(FOLDER, "monk", "offer", 2, 4)


def endings() -> Iterator[Message]:
    """Every way a game can end."""
    for emptied in ("monsters", "domains", "citizens"):
        game = table(2)
        setattr(game, emptied, [()] * len(getattr(game, emptied)))
        turn_end(game)
        score = rules_of("kingdom", 2).score(game)  # nobody has done anything: a tie on points and on cards
        assert score.tie is not None
        yield from [*journal_of(game), score.ending, score.tie]
    game.players[0].tableau = game.players[0].tableau.with_citizen(STANDARD.citizens[0])
    tie = rules_of("kingdom", 2).score(game).tie
    assert tie is not None
    yield tie
    for reason in ("monsters", "exhausted", "overrun"):
        for riches in (0, 99):
            game = table(1)
            player = game.players[0]
            player.duke = player.dealt[0]
            player.victory_pile = game.monsters[4] * riches
            solo.end(game, reason)
            yield from [*journal_of(game), rules_of("kingdom", 1).score(game).ending]


def events() -> Iterator[Message]:
    """Every kind of event, told by the rules' own functions."""
    game = table(5)
    player = game.players[0]
    monk, goblin = STANDARD.citizens[1], STANDARD.monsters[0]
    tell.duke_kept(game, player, player.dealt[0])
    tell.turn_begun(game)
    realm.rolled(game)
    realm.die_changed(game, player, STANDARD.domains[0], "die-1", 3, 6)
    realm.gained(game, player, goblin, GOLD, 1)
    woken = Yield([monk, monk, STANDARD.citizens[0]])
    realm.harvested(game, player, (woken, NOTHING, NOTHING), [solo.unscored(part) for part in amounts(2, 0, 1, 4)])
    realm.harvested(game, player, (NOTHING, NOTHING, NOTHING), [])
    realm.exchanged(game, player, monk, GOLD, 1)
    realm.exchanged(game, player, STANDARD.domains[1], GOLD, 0)
    tell.stole(game, player, 1, monk, GOLD, 3)
    place = CENTRE[0]
    for kind in constants(FOLDER, "took", 1):
        price = int(kind in ("slew", "recruited", "built"))
        realm.took(game, kind, player, goblin, place, 0, price, price)
    tell.returned(game, player, goblin, place)
    tell.robbed(game, player, 1, goblin)
    realm.turned_up(game, STANDARD.domains[0], place)
    for card in (EXHAUSTED, BARE, STANDARD.events[0]):
        realm.covered(game, card, place)
    realm.event_woke(game, STANDARD.events[0])
    realm.token_put(game, player, goblin, GOLD, 1, place)
    for kind in constants(FOLDER, "resource_moved", 1):
        realm.resource_moved(game, kind, player, GOLD, 1)
    tell.captured(game, monk, place)
    yield from journal_of(game)


COUNTER_NAMES = {"citizen_role": ROLES, "role": ROLES, "name": ("knight", "monk"), "area": AREAS, "type": MONSTER_TYPES}

VERBS = {
    "steal": ["steal(gold,3)", "steal(magic,1)", "choose(steal(gold,3)|steal(magic,3))"],
    "take_citizen": [
        "take_citizen(any)",
        "take_citizen(name:monk)",
        "take_citizen(cost<=1)",
        *[f"take_citizen(role:{role},cost<=2)" for role in ROLES],
    ],
    "steal_random_monster": ["steal_random_monster"],
    "return": ["return(monster)", "return(citizen)"],
    "set_die": ["set_die(any)", *[f"set_die({n})" for n in range(1, 7)]],
    "add_die": [f"add_die({n})" for n in (-5, -2, -1, 1, 2, 5)],
    "slay_action": ["slay_action", "gold+1 & may(slay_action)"],
    "discount": ["discount(domain,1)", "discount(domain,3)"],
    "ignore_plus": ["ignore_plus(citizen)"],
    "add_token": ["add_token(gold,1)", "add_token(strength,2)"],
    "each_player_lose": ["each_player_lose(magic,1)"],
}

COMBINED = [
    "gold+1 & magic+1 & strength+1 & vp+1",
    "choose(gold+1|magic+1|strength+1)",
    "choose(gold+1 & magic+1|strength+3)",
    "gold+1 & choose(magic+2|strength+2)",
    "may(gold+1)",
    "may(return(citizen) & vp+3)",
    "pay gold 2 per domain -> choose(vp+1|take_citizen(any))",
]


def effects() -> Iterator[Message]:
    """Every resource, every counter with every name, every verb, and how they go together."""
    for resource in VOCABULARY.resources:
        for n in (1, 2, 10):
            yield Gain(resource, n).message()
    for kind in VOCABULARY.counters:
        for name in COUNTER_NAMES.get(kind, ("",)):
            for per in (1, 3):
                counter = Counter(kind, name, per)
                yield Gain("vp", 2, counter).message()
                yield Pay("gold", 1, counter, Gain("vp", 1)).message()
    for text in [*[text for texts in VERBS.values() for text in texts], *COMBINED]:
        yield VOCABULARY.parse(text).message()

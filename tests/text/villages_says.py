"""What Villages can say that games at random may not reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.text.gather import asked, calls, constants, functions, journal_of, question, rules_of, table_of
from valtable.engine.effects import Counter, Effect, Gain, Pay
from valtable.engine.message import Message
from valtable.engine.question import PASS, YES, Question
from valtable.games.villages import tell
from valtable.games.villages.cards import NATIVE
from valtable.games.villages.hand import make_deck
from valtable.games.villages.insight import INSIGHT
from valtable.games.villages.payment import Source, provide
from valtable.games.villages.powers import steal_cards, steal_gold, take_gold
from valtable.games.villages.rules import FOLDER, STANDARD
from valtable.games.villages.scoring import turn_end
from valtable.games.villages.state import FREE, Phase, Village, Villages
from valtable.games.villages.vocabulary import ACTIONS, RESOURCES, TYPES, VOCABULARY, in_words

TABLES: list[tuple[int, dict[str, Any]]] = [(1, {}), (2, {}), (3, {}), (4, {}), (5, {})]
KINDS = (
    *(("tell", 0), ("did", 0), ("did_secretly", 0), ("simply", 1)),
    *(("played", 1), ("given_up", 1), ("turned_up", 1)),
)
TOLD_AT_THE_END: set[str] = set()
LEAST = {"messages": 1000, "options": 500, "named": 50, "kinds": 18, "colons": 800}  # how much is to be heard


def table(players: int) -> Villages:
    return table_of("villages", players, Villages)


def messages() -> Iterator[Message]:
    yield from effects()
    yield from endings()
    yield from events()
    for pile in table(2).box.piles:  # places that lie bare
        yield Message("place-" + pile.id)
    yield Message("option-fill", {"card": Message("card-farm"), "pile": 1})
    for phase in Phase:
        yield Message("phase-" + phase.name.lower())
    for action in ACTIONS:
        yield Message("board-led-" + action)
    for taste in INSIGHT.tastes:
        yield Message("taste-" + taste)
        yield Message(f"taste-{taste}-about")


def questions() -> Iterator[Question]:
    """Discarding is asked under the name that the caller gives; an action that can be followed asks in its own name."""
    yield from asked(FOLDER, "farm")
    yield from asked(FOLDER, "farm", "discard", 3, 4)
    yield from asked(FOLDER, "farm", "pick", 2)
    for function in functions(FOLDER):
        if function.name in ACTIONS and list(calls("follows", function)):
            yield question("follow-" + function.name, [YES, PASS])


def endings() -> Iterator[Message]:
    """Every way a game can end, and every rank a player can have alone."""
    full = table(2)
    full.players[1].village = Village(tuple(STANDARD.buildings[:12]), ())
    bare = table(2)
    bare.quiet = 1000
    for game in (full, bare):
        turn_end(game)
        yield from [*journal_of(game), rules_of("villages", 2).score(game).ending]
    score = rules_of("villages", 2).score(bare)  # nobody has done anything
    assert score.tie is not None
    yield score.tie
    bare.players[0].gold -= 1
    bare.players[0].village = Village((STANDARD.buildings[0],), ())  # worth the coin
    tie = rules_of("villages", 2).score(bare).tie
    assert tie is not None
    yield tie
    for gold in (0, 30, 40, 50, 60):
        game = table(1)
        game.deck = ()
        game.players[0].gold = gold
        turn_end(game)
        yield from [*journal_of(game), rules_of("villages", 1).score(game).ending]


def events() -> Iterator[Message]:
    """Every kind of event, told by the rules' own functions."""
    game = table(3)
    player, victim = game.players[0], game.players[1]
    farm, keep = STANDARD.by_id["farm"], STANDARD.by_id["keep"]
    journal = game.journal
    assert journal is not None
    journal.did("turn", 0, {"n": 1})
    journal.did("passes-build", 0)
    for action in ACTIONS:
        journal.did("leads-" + action, 0)
    for kind in constants(FOLDER, "played", 1):
        for card in STANDARD.buildings:
            tell.played(game, kind, player, card, "village")
    for kind in constants(FOLDER, "given_up", 1):
        tell.given_up(game, kind, player, farm, "pile-1")
    for kind in constants(FOLDER, "turned_up", 1):
        tell.turned_up(game, kind, farm, "deck", "pile-1")
    for pile in (game.box.deck, game.box.piles[0]):
        tell.drew(game, player, farm, pile)
    tell.stole_card(game, player, victim, farm, keep)
    tell.got_gold(game, player, 2)
    tell.simply(game, "reshuffled")
    game.deck = ()
    game.piles[0] = game.piles[0] * 2
    make_deck(game)
    take_gold(game, player, 1, farm)
    steal_gold(game, player, victim, 1, keep)
    steal_cards(game, player, victim, 2, keep)
    for owner in (player, victim):
        owner.resources, owner.coins = tuple(STANDARD.buildings), (FREE,) * len(STANDARD.buildings)
    for resource, name in enumerate(RESOURCES):
        player.gold = 9
        provide(game, player, Source("farm", resource, resource, 0, True, farm), resource)
        provide(game, player, Source("seat-0-castle", resource, NATIVE, 0, True), resource)
        for seat in (0, 1):
            provide(game, player, Source(f"seat-{seat}-{name}", resource, resource, seat, seat == 0), resource)
    yield from journal_of(game)


VERBS = {
    "steal_cards": ["steal_cards(1)", "steal_cards(3)", "pay cards 1 -> steal_cards(2)"],
    "steal_gold": ["steal_gold(1)", "steal_gold(2)", "pay cards 2 -> steal_gold(1)"],
}


def effects() -> Iterator[Message]:
    """Every resource, every counter with every name, every verb: as the engine says them and as the cards do."""
    swept: list[Effect] = []
    for resource in VOCABULARY.resources:
        swept.extend([Gain(resource, n) for n in (1, 2, 10)])
        swept.append(Pay("cards", 1, None, Gain(resource, 2)))
    for kind in VOCABULARY.counters:
        for name in TYPES if kind == "building" else ("",):
            for per in (1, 2):
                counter = Counter(kind, name, per)
                swept.extend([Gain("vp", 1, counter), Gain("cards", 2, counter)])
                swept.append(Pay("cards", 2, None, Gain("gold", 1, counter)))
    swept.extend([VOCABULARY.parse(text) for texts in VERBS.values() for text in texts])
    for effect in swept:
        yield effect.message()
        yield in_words(effect)

"""What the Saga can say that games at random may not reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.saga.easy import EASY, WEAK
from tests.games.saga.table import QUIET, Table, saga
from tests.text.gather import asked, journal_of, question, rules_of, spoken, table_of
from valtable.engine.board import Node
from valtable.engine.campaign import Campaign
from valtable.engine.effects import Counter, Gain, Pay
from valtable.engine.match import Match
from valtable.engine.message import Message, amount, player_name
from valtable.engine.question import NO, YES, Question
from valtable.games import find
from valtable.games.realm import tell
from valtable.games.realm.cards import BARE, EXHAUSTED
from valtable.games.realm.state import CENTRE, CITIZENS, DOMAINS, Place
from valtable.games.realm.tableau import NOTHING, Yield
from valtable.games.realm.vocabulary import AREAS, GOLD, MONSTER_TYPES, ROLES, amounts
from valtable.games.saga.aid import BACK, BANISH
from valtable.games.saga.cards import FOLDER
from valtable.games.saga.shelf import STANDARD
from valtable.games.saga.state import LANES, WALLS, Phase, Saga
from valtable.games.saga.vocabulary import VOCABULARY

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"book": "the_darksworn", "books": EASY}),
    (2, {"book": "forgotten_temple", "hard": True, "areas": "random", "citizens": "random"}),
    (2, {"book": "western_march", "books": EASY, "events": True}),
    (3, {"book": "drowned_city", "books": EASY}),
    (3, {"book": "shores_of_kosk", "books": EASY, "events": True}),
    (4, {"book": "pact_of_shadows", "books": EASY}),
    (5, {"book": "prophecy", "books": EASY, "cards": WEAK, "citizens": "random"}),
]
KINDS = (("tell", 0), ("did", 0), ("took", 1), ("resource_moved", 1), ("put_wall", 3))
TELLERS = (tell,)
TOLD_AT_THE_END = {"ended", "said", "turned_up"}  # Kingdom's alone
LEAST = {"messages": 900, "options": 300, "named": 60, "kinds": 25, "colons": 600}  # how much is to be heard
EVERYTHING = {  # what the questions speak of, each of some of it
    "n": 2,
    "what": amount("magic", 2),
    "price": [amount("vp", 2)],
    "effect": Gain("gold", 1).message(),
    "other": player_name(1),
    "giver": player_name(1),
    "players": 2,
}
YES_NO = ("stop-attack", "cancel-six", "task-vp", "task-radiant")
NAMED_ELSEWHERE = (
    *("give-up-citizen", "capture-citizen", "banish-citizen", "attack-which", "breach-which"),
    *("free-citizen", "build-wall", "mend-wall", "recharge"),
)


def messages() -> Iterator[Message]:
    yield from effects()
    yield from events()
    yield from campaign()
    for number in range(DOMAINS):  # places that lie bare
        yield Message("place-" + Place(number).id)
    for phase in Phase:
        yield Message("phase-" + phase.name.lower())
    game = table_of("saga", 2, Saga)
    for choice in (*LANES, *WALLS):
        yield choice.label(game)
    for book in STANDARD.books.books:
        yield book.heading()
        for told in [*book.told(), *[told for page in book.pages for told in page.told()]]:
            yield from told.messages()
    for n in (1, 6, 7):
        yield Message("book-number", {"n": n})
    for team in ("three", "four"):
        yield Message("fact-cost-" + team, {"price": amounts(1, 0, 2)})
    for table in tables():
        for seat in (None, 0, 1):
            yield from heard(table.rules.board(table.view(seat)))
        yield from [event.message for event in table.match.events]
        if table.match.score is not None:
            yield table.match.score.ending
    yield from heard(rules_of("saga", 2).board(rules_of("saga", 2).view(game, None)))  # nothing is rolled yet


def questions() -> Iterator[Question]:
    """Those that are asked in the code, with everything that they may speak of."""
    named = [question(prompt, [], "goblin") for prompt in NAMED_ELSEWHERE]
    named.extend([question(prompt, [YES, NO], "goblin") for prompt in YES_NO])
    for found in (*asked(FOLDER, "goblin"), *asked(FOLDER, "goblin", "offer", 2, 4), *named):
        if found.prompt == "change-dice":  # domains do that
            continue
        about = Message(found.message.id, {**EVERYTHING, "card": Message("card-goblin")})
        yield Question(0, found.prompt, found.options, about, "")


def heard(node: Node) -> Iterator[Message]:
    """Everything that a board says."""
    yield from spoken({"title": node.title, **node.facts})
    for child in node.children:
        yield from heard(child)


def tables() -> Iterator[Table]:
    """Tables that show what few games come to."""
    row = ("moat_wraith", "void_cantor", "treant", "", "dire_bear")
    yield saga().with_row(*row).with_walls(1, 2, 0, 2, 0).in_actions(1, 5).with_captured("cleric", "cleric")
    yield saga().with_row(*QUIET).with_walls(1, 1, 0, 2, 0).in_actions(1, 1)
    yield saga().with_row(*QUIET).with_walls(2, 0, 0, 0, 0).in_actions(1, 1)
    yield saga().with_row(*QUIET).with_walls(0, 0, 0, 0, 0).with_exhausted("citizen-6").in_actions(1, 1)
    yield saga().with_row(*QUIET).with_walls(0, 0, 0, 0, 0).with_exhausted("citizen-1", "citizen-6").in_actions(1, 5)
    last = (
        saga().with_row(*QUIET).with_walls(0, 0, 0, 0, 0).with_exhausted("citizen-6").with_stack("citizen-1", "cleric")
    )
    yield last.in_actions(1, 5)
    yield saga().with_row("", "", "", "", "").with_deck().with_favours().in_actions(1, 5)
    yield saga().with_row(*QUIET).with_walls(0, 0, 0, 0, 0).in_actions(6, 6)
    for id in ("archer", "monk", "alchemist"):
        table = (
            saga().with_row(*QUIET).with_walls(0, 0, 0, 0, 0).with_stack("citizen-1", id).with_stack("citizen-2", id)
        )
        yield table.with_exhausted("citizen-6", "citizen-7").in_actions(1, 2)
    yield saga(book="western_march").with_page(3).with_row(*QUIET[:4], "thorn_lord").with_radiants("bright", "dull")
    yield saga(book="western_march").with_page(1, 0).with_tokens("task", strength=1, magic=2, gold=3)
    yield saga().with_page(3, 0, 1).at(Phase.TURN_END)
    yield saga(book="the_darksworn").with_page(4, 0, 1).at(Phase.TURN_END)
    yield saga().with_row(*QUIET).with_all_exhausted().attacked_with(6, 5)
    banished = saga().with_row(*QUIET)
    banished.state.banished = (banished.card("cleric"), banished.card("cleric"), banished.card("monk"))
    yield banished
    alone = saga(events=["mimic", "sorcerer"]).with_event("citizen-3", "mimic")
    alone.state.banished = (banished.card("cleric"),)
    yield alone


def moments() -> Iterator[Match]:
    """Questions that few games come to."""
    rich = {"gold": 20, "strength": 20, "magic": 20, "vp": 20}
    dawn = saga(book="the_darksworn").with_page(4).with_radiants("bright", "dull").with_purse(0, **rich)
    yield dawn.in_actions().act("task").match
    yield saga().with_row("goblin", "ink_weaver", *QUIET[2:]).attacked_with(2, 3).match
    yield saga().with_row(*QUIET[:4], "obsidian_colossus").attacked_with(6, 1).match
    thief = (
        saga().with_row(*QUIET).with_tableau(0, "thief").with_tokens("monster-2", gold=2).with_tokens("task", gold=1)
    )
    yield thief.with_roll(4, 3).choose("choose-reward", "steal-gold-3").match
    scroll = saga(book="the_darksworn").with_purse(0, **rich).in_actions().act("task")
    yield scroll.match
    dull = saga(3).with_page(3).with_radiants("dull", "bright", "dull").with_purse(0, **rich).in_actions().act("task")
    yield dull.match


def campaign() -> Iterator[Message]:
    """The shelf at its beginning and its end, and all that the coffer may hold."""
    holds = [id for book in STANDARD.books.books for id in book.stores]
    won = [book.id for book in STANDARD.books.books]
    for coffer in ({}, {"won": won, "holds": holds}):
        record = Campaign.start(find("saga"), "Two", ["Ann", "Ben"], "2026-11-16T20:15:00Z", {"coffer": coffer})
        for chapter in record.chapters():
            yield from [chapter.name, *chapter.facts, *([chapter.hook] if chapter.hook is not None else [])]
        for keepsake in record.keepsakes():
            yield from [keepsake.name, keepsake.about]


def events() -> Iterator[Message]:
    """Those that the realm's functions tell, and those that depend on more than one thing."""
    game = table_of("saga", 5, Saga)
    player = game.players[0]
    monk, goblin, favour = STANDARD.by_id["monk"], STANDARD.monsters[0], STANDARD.favours[0]
    assert isinstance(monk, type(STANDARD.citizens[0]))
    tell.rolled(game)
    tell.die_changed(game, player, favour, "die-1", 3, 6)
    tell.gained(game, player, goblin, GOLD, 1)
    tell.harvested(game, player, (Yield([monk, monk, STANDARD.citizens[0]]), NOTHING, NOTHING), amounts(2, 0, 1, 4))
    tell.harvested(game, player, (NOTHING, NOTHING, NOTHING), [])
    tell.exchanged(game, player, monk, GOLD, 1)
    tell.exchanged(game, player, monk, GOLD, 0)
    place = CENTRE[CITIZENS]
    for kind in ("slew", "recruited", "took-citizen"):
        price = int(kind != "took-citizen")
        tell.took(game, kind, player, goblin, place, 0, price, price)
    for card in (EXHAUSTED, BARE, STANDARD.events[0]):
        tell.covered(game, card, place)
    tell.event_woke(game, STANDARD.events[0])
    tell.token_put(game, player, goblin, GOLD, 1, place)
    for kind in ("took-resource", "lost"):
        tell.resource_moved(game, kind, player, GOLD, 1)
    yield from journal_of(game)
    named = {"player": player_name(0), "card": goblin.name(), "n": 2, "k": 1, "what": amount("gold", 1)}
    for n in (0, 1):
        yield Message("event-freed", {**named, "reopened": n})
    for fate in ("banished", "returned"):
        yield Message("event-random-monster", {**named, "fate": fate, "gains": [amount("vp", 3)]})
    for deck in ("favour", "monster"):
        yield Message("event-deck-shuffled", {"deck": deck})
    for kind in ("joined-free", "prayed-free", "spawned", "six-cancelled", "attack-stopped"):
        yield Message("event-" + kind, named)
    for kind in ("given", "used", "dimmed", "recharged"):
        yield Message("event-radiant-" + kind, named)
    yield Message("event-tokens-taken", {**named, "target": goblin.name()})
    for choice in (BACK, BANISH):
        yield choice.label(game)


COUNTER_NAMES = {"citizen_role": ROLES, "role": ROLES, "name": ("knight", "monk"), "area": AREAS, "type": MONSTER_TYPES}
COLUMNS = ("self", "3", "all", "weakest", "beside")
STACKS = ("column", "any", "fullest")

VERBS = {
    "steal": ["steal(gold,3)", "steal(magic,1)"],
    "take_citizen": ["take_citizen(any)", "take_citizen(name:monk)", "take_citizen(role:holy,cost<=2)"],
    "steal_random_monster": ["steal_random_monster"],
    "set_die": ["set_die(any)", "set_die(4)"],
    "add_die": ["add_die(-2)", "add_die(1)", "choose(add_die(1)|add_die(-1))"],
    "add_token": ["add_token(gold,1)"],
    "each_player_lose": ["each_player_lose(magic,1)"],
    "attack": [*[f"attack({where})" for where in COLUMNS], "attack(1) & attack(5)", "attack(2) & attack(self)"],
    "breach_wall": [*[f"breach_wall({where})" for where in COLUMNS], "breach_wall(1) & breach_wall(2)"],
    "capture": [f"capture({stacks},{n})" for stacks in STACKS for n in (1, 2)],
    "banish": [f"banish({stacks},{n})" for stacks in STACKS for n in (1, 2)],
    "tokens": [f"tokens(gold,{n},{under})" for under in ("self", "task", "monsters") for n in (1, 2)],
    "lose": [f"lose({who},{what},2)" for who in ("each", "active") for what in ("vp", "gold")],
    "dim": ["dim(each)", "dim(active)"],
    "spawn": ["spawn(thorn_lord,5)"],
    "gain": [f"gain({who},{what},2)" for who in ("each", "active") for what in ("vp", "wild")],
    "give_radiant": ["give_radiant(each)", "give_radiant(active)"],
    "free": ["free(1)", "free(2)"],
    "build_wall": ["build_wall(1)", "build_wall(2)"],
    "mend_wall": ["mend_wall(1)", "mend_wall(2)"],
    "recharge": ["recharge(1)", "recharge(2)"],
    "convert": ["convert(1)", "convert(2)"],
    "discard_monster": ["discard_monster(7)"],
    "stop_attack": ["stop_attack"],
    "cancel_six": ["cancel_six"],
    "radiants": ["radiants"],
    "recruit_more": ["recruit_more(7,1)"],
    "task_locked": ["task_locked(thorn_lord)"],
    "wall_price": ["wall_price(10)"],
    "shift_numbers": ["shift_numbers(1)", "shift_numbers(2)"],
    "task_for_vp": ["task_for_vp(2,3)"],
    "radiant_pays": ["radiant_pays(3)"],
    "first_task_less": ["first_task_less(2)"],
}

COMBINED = [
    "gold+1 & magic+1 & strength+1 & vp+1",
    "choose(gold+1|magic+1|strength+1)",
    "capture(fullest,1) & tokens(strength,1,task)",
    "choose(build_wall(1)|vp+3)",
    "pay gold 2 -> free(1)",
    "may(gold+1)",
]


def effects() -> Iterator[Message]:
    """Every resource, every counter, every verb, and how they go together."""
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

"""What Valroc can say that games at random may not reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.text.gather import calls, constants, functions, given, journal_of, rules_of, table_of, texts
from valtable.engine.effects import Gain
from valtable.engine.message import Message, amount, player_name
from valtable.engine.question import NO, PASS, YES, Amount, Choice, Option, Question
from valtable.engine.windows import NEXT, NOT_NOW
from valtable.games.valroc import tell
from valtable.games.valroc.anytime import (
    DRINK,
    GAUGE_CARDS,
    LATERS,
    NEXT_ACTION,
    NEXT_END,
    NEXT_PLACEMENT,
    NEXT_STATUE,
    NEXT_TURN,
    REST,
    SIP,
    STEPS,
    WINDOWS,
    Loot,
)
from valtable.games.valroc.cards import STANDARD
from valtable.games.valroc.cave import Find, RoomFind, yield_of
from valtable.games.valroc.dark import INTO_PM, INTO_VALS, TO_PM, TO_VALS
from valtable.games.valroc.districts import end_of_actions
from valtable.games.valroc.fights import Fight
from valtable.games.valroc.offerings import CHANGES
from valtable.games.valroc.planning import LEFT
from valtable.games.valroc.rules import FOLDER
from valtable.games.valroc.sanctuary import STATUES
from valtable.games.valroc.state import GOAL, OBJECT_KINDS, Phase, Valroc
from valtable.games.valroc.training import GAUGE_CHOICES, POINTS, STOP, Draw, Mix
from valtable.games.valroc.university import Pay
from valtable.games.valroc.vocabulary import CENTRES, DISTRICTS, ELEMENTS, PAWNS, VOCABULARY

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"hands": "draft", "hunting": "random", "rotate_first_player": True}),
    (3, {"hands": "draft", "mythics": 2}),
    (4, {}),
    (4, {"hands": "draft", "mythics": 3}),
]
KINDS = (("tell", 0), ("did", 0), ("did", 1), ("plain", 1), ("did_secretly", 0))
TOLD_AT_THE_END: set[str] = set()
LEAST = {"messages": 1000, "options": 400, "named": 40, "kinds": 50, "colons": 500}  # how much is to be heard

# The functions that ask under a name that the caller gives.
NAMED = (("choose_fight", 2), ("give_up", 2))
# What a question is about, where it is not a card: a district, or an element, which is then called as a card is.
OF_DISTRICTS = ("pawn", "redirect")
OF_ELEMENTS = ("rob-statue", "bid", "bid-diamond", "change-bid")
# The answers that stand in a list of their own.
PLAIN: dict[str, tuple[Choice, ...]] = {
    "moment": (NOT_NOW, NEXT, *LATERS, SIP, DRINK, REST, *STANDARD.spells[:4]),
    "change-bid": (NOT_NOW, NEXT),
    "use-gauges": (Mix([1, 1, 1], [1, 1, 1]), Mix([2, 2, 2], [2, 2, 2])),
    "fight": (Fight(STANDARD.creatures[0], "", STANDARD.spells[-1]), PASS),
    "steal-object": tuple(Loot(1, kind) for kind in range(OBJECT_KINDS)),
    "move-wrath": tuple(step for step in STEPS if 0 < abs(step.steps) <= 3),
    "exchange": (PASS, *TO_PM[1:], *TO_VALS[1:]),
    "exchange-way": (INTO_PM, INTO_VALS),
    "train": (STOP, *(Draw(n, safe) for n in (1, 2, 3) for safe in (0, 1, 3)), STANDARD.objects[3]),
    "count": tuple(POINTS[:5]),
    "fill-gauge": (*GAUGE_CHOICES, *STANDARD.objects[6:]),
    "keep-cards": GAUGE_CARDS,
    "offering-vals": (Amount("val", 0),),
    "statue": tuple(STATUES),
    "offering": (PASS, STANDARD.objects[0]),
    "attend": (*(Pay(course) for course in STANDARD.courses), STANDARD.objects[0], PASS),
    "use-plant": (YES, NO),
    "bid-diamond": (NO, YES),
    **dict.fromkeys(("place", "target", "teleport", "redirect", "second-find", "fight-again"), (PASS,)),
    **dict.fromkeys(("free-skill", "absorb-skill", "malus-element", "train-element"), ELEMENTS),
}


def table(players: int) -> Valroc:
    return table_of("valroc", players, Valroc)


def messages() -> Iterator[Message]:
    yield from effects()
    yield from endings()
    yield from events()
    game = table(2)
    for dark in STANDARD.dark_magic:
        game.dark = dark
        yield dark.name()
        yield from [slot.label(game) for slot in game.box.slots]
    for course in STANDARD.courses:
        game.display[0] = (course,)
        yield game.box.slots[19].label(game)
        game.display[1] = (course,)
        yield game.box.slots[20].label(game)
        game.display[1] = ()
    yield from [pawn.label(game) for pawn in game.box.pawns if not (pawn.as_mage and pawn.kind == 0)]
    yield from [Message("pawn-" + pawn) for pawn in PAWNS]
    yield from [Message("centre-" + centre) for centre in CENTRES]
    yield from [Message("place-" + place) for place in DISTRICTS]
    yield Message("mark-mage-out")
    yield from [Message("phase-" + phase.name.lower()) for phase in Phase]


def prompts() -> list[str]:
    """Asked by the rules themselves, at a window or beside what could be used there, and under a name that the caller
    gives."""
    found = {WINDOWS.prompt, CHANGES.prompt}
    found |= {text for name, place in NAMED for text in constants(FOLDER, name, place)}
    for function in functions(FOLDER):
        for call in calls("ask", function):
            for argument in call.args[1:3]:
                found.update(texts(argument))
    return sorted(found)


def questions() -> Iterator[Question]:
    game = table(4)
    for prompt in prompts():
        abouts = [{"card": Message("card-aurum_a")}]
        if prompt in OF_DISTRICTS:
            abouts = [{"place": Message("place-cave")}]
        elif prompt in OF_ELEMENTS:
            abouts = [{"card": Message("element-water")}]
        elif prompt == "place":
            abouts = [left.about() for left in LEFT]
        elif prompt == WINDOWS.prompt:
            comes = [NEXT_TURN, *NEXT_PLACEMENT, *NEXT_STATUE, *[one for seat in NEXT_ACTION for one in seat], NEXT_END]
            abouts = [one.about() for one in comes]
        options = tuple(Option(choice.id, choice.label(game)) for choice in PLAIN.get(prompt, ()))
        for about in abouts:
            yield Question(0, prompt, options, Message("ask-" + prompt, about), "")


def endings() -> Iterator[Message]:
    """Both ways a game can end, with ties of both kinds."""
    six = table(2)
    six.players[1].beaten = tuple(STANDARD.creatures[:GOAL])
    quiet = table(2)
    quiet.quiet = 1000
    for game in (six, quiet):
        game.phase = Phase.ACTIONS
        end_of_actions(game)
        yield from [*journal_of(game), rules_of("valroc", 2).score(game).ending]
    score = rules_of("valroc", 2).score(quiet)  # nobody has done anything
    assert score.tie is not None
    yield score.tie
    quiet.players[0].beaten = (STANDARD.creatures[0],)
    first, second = rules_of("valroc", 2).score(quiet).totals
    quiet.players[1].vals += 3 * (first - second)  # as much prestige, but not on creatures
    tie = rules_of("valroc", 2).score(quiet).tie
    assert tie is not None
    yield tie


def events() -> Iterator[Message]:
    """Every kind of event, told by the rules' own functions with exactly what the rules pass."""
    game = table(3)
    player = game.players[0]
    for n in (0, 1, 2):
        for diamond in (0, 1):
            for kind, keys in passed("did", 1, 3):
                tell.did(game, kind, player, {key: spoken_of(n, diamond)[key] for key in keys})
            for kind, keys in passed("did", 0, 2):
                tell.did(game, kind, player, {key: spoken_of(n, diamond)[key] for key in keys})
            for kind, keys in [*passed("plain", 1, 2), *passed("tell", 0, 1)]:
                tell.plain(game, kind, {key: spoken_of(n, diamond)[key] for key in keys})
    assert game.journal is not None
    for (kind, secret), (_, known) in zip(passed("did_secretly", 0, 2), passed("did_secretly", 0, 3), strict=True):
        everything = spoken_of(1, 0)
        game.journal.did_secretly(kind, 0, {key: everything[key] for key in secret}, dict.fromkeys(known, ""))
    tell.gained(game, player, "pm", 2)
    tell.lost(game, player, "val", 1)
    for thing in range(OBJECT_KINDS):
        for kind in ("found", "none-left"):
            tell.did(game, kind, player, {"object": tell.object_name(thing)})
    for element in range(4):
        tell.did(game, "favour", player, {"element": ELEMENTS[element].name()})
    for action in STANDARD.actions:
        for room, gain in enumerate(action.rooms):
            find = yield_of(gain)
            tell.did(game, "searches", player, {"element": ELEMENTS[room].name(), "find": find})
            yield Find(action, room).label(game)
            yield RoomFind(game.box.slots[10 + room], gain).label(game)
    yield from journal_of(game)


def passed(function: str, kind: int, args: int) -> list[tuple[str, set[str]]]:
    """Each kind of event that the rules tell with that function, and what it may speak of by what they pass."""
    found: list[tuple[str, set[str]]] = []
    for within in functions(FOLDER):
        for call in [call for call in calls(function, within) if texts(call.args[kind])]:
            keys = given(within, call.args[args]) if len(call.args) > args else set()
            found.extend([(text, keys) for text in texts(call.args[kind])])
    return found


def spoken_of(n: int, diamond: int) -> dict[str, Any]:
    """An example of whatever an event may speak of."""
    return {
        "n": n,
        "most": 8,
        "added": n,
        "diamond": diamond,
        "player": player_name(0),
        "players": [player_name(0), player_name(1)],
        "card": Message("card-blaze"),
        "victim": player_name(1),
        "other": player_name(1),
        "element": Message("element-water"),
        "object": Message("object-plant"),
        "place": Message("place-cave"),
        "pawn": Message("pawn-monk"),
        "gauge": Message("centre-small"),
        "find": Message("find-nothing"),
        "gains": [amount("val", 2), amount("pm", 1)],
        "losses": [amount("val", 2)],
        "price": [amount("val", 2), amount("pm", 1)],
        "from": "",
        "to": "",
    }


VERBS = {
    "move_wrath": ["move_wrath(3)"],
    "search_cards": ["search_cards(2)"],
    "favour_cards": ["favour_cards(2)"],
    "teleport": ["teleport"],
    "reshuffle": ["reshuffle"],
    "ignore_wound": ["ignore_wound"],
    "add_to_offering": ["add_to_offering(1)", "add_to_offering(2)"],
    "rob_statues": ["rob_statues(10)"],
    "fight_twice": ["fight_twice"],
    "steal_object": ["steal_object"],
    "fill_gauge": ["fill_gauge"],
    "absorb_skill": ["absorb_skill"],
    "take_surplus": ["take_surplus"],
    "change_bid": ["change_bid"],
    "weaken_creature": ["weaken_creature(3)"],
    "combine_mounts": ["combine_mounts"],
    "share_fountain": ["share_fountain"],
    "arena_bonus": ["arena_bonus(2)"],
    "share_tavern": ["share_tavern"],
    "double_fountain": ["double_fountain"],
    "force_exchange": ["force_exchange(3)"],
    "balance_bonus": ["balance_bonus(1)"],
    "redirect_search": ["redirect_search"],
    "double_tavern": ["double_tavern"],
    "no_mount": ["no_mount"],
    "two_finds": ["two_finds"],
    "raise_draw_cost": ["raise_draw_cost(2)"],
    "double_draws": ["double_draws(2,3)"],
    "arena_malus": ["arena_malus(2)"],
    "exchange": ["exchange"],
    "balance_malus": ["balance_malus(1)"],
}


def effects() -> Iterator[Message]:
    """Every resource and every verb."""
    for resource in VOCABULARY.resources:
        yield from [Gain(resource, n).message() for n in (1, 2, 10)]
    for words in VERBS.values():
        yield from [VOCABULARY.parse(text).message() for text in words]

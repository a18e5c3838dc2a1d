"""The table of the Saga laid out for drawing, from a view alone: book, siege, what will strike, and the team."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from valtable.engine import look
from valtable.engine.board import Draw, Node, face_up, mat_of, meter, phases, some, table
from valtable.engine.effects import parts_of
from valtable.engine.message import Message, amount, player_name
from valtable.games.realm import board as realm
from valtable.games.realm.vocabulary import ROLES
from valtable.games.saga.books import Book, Library, Page, RuleCard
from valtable.games.saga.cards import DarkMonster
from valtable.games.saga.story import brings, page_heading, picture, says, stories
from valtable.games.saga.vocabulary import Instruction

PHASES: Final = ("roll", "harvest", "first_action", "second_action", "monsters", "turn_end")
SOLO_PHASES: Final = (*PHASES[:-1], "second_harvest", "turn_end")
TURN: Final = ("phase", "turn", "active", "dice", "variants", "threat", "book", "page", "pages", "deck")
OMENS: Final = ("threat", "active", "phase", "dice", "end")
MARKED: Final = ("seat", "active", "first")
COLUMNS: Final = 5
SIX: Final = 6
WALLS: Final = {"intact": "whole", "breach": "breached", "": "gone"}  # as a barrier of a lane is called
NOTHING: Final[list[str]] = []

# How bad what will strike is: the worst is said loudest. A dark monster and the book may do anything.
GRAVE: Final = {"breach": 1, "fall": 2, "dark": 3, "book": 3, "capture": 4, "defeat": 5}


def board(pack: Library, view: dict[str, Any], draw: Draw) -> Node:
    """The turn, the threat in words, the book, the five columns, the oubliettes, Aquilin, the story, and the mats."""
    children = [
        draw(omens, pack, some(view, OMENS), at_risk(view), view["active"] == view["seat"]),
        draw(book, pack, *open_book(view)),
        siege(pack, view, draw),
        draw(oubliettes, pack, view["oubliettes"], view["banished"]),
        draw(aquilin, pack, *prayers(view)),
    ]
    tabs = [
        {"id": "book", "glyph": "open-book", "text": Message("tab-book")},
        {"id": "aquilin", "glyph": "eagle-emblem", "text": Message("area-aquilin")},
    ]
    centre = Node("area", Message("area-centre"), "centre", {"place": "centre", "tabs": tabs}, children)
    parts = [draw(turn, pack, some(view, TURN)), centre]
    if "events" in view["variants"]:
        parts.append(draw(realm.events, pack, view["exhausted"]))
    parts.append(draw(stories, pack, view["book"], view["page"], view["end"], len(view["players"])))
    mats = [draw(mat, pack, about(view, player["seat"]), player) for player in view["players"]]
    return table("saga", view["seat"], parts, mats)


# --- the turn -------------------------------------------------------------------------------------------------------


def turn(pack: Library, view: dict[str, Any]) -> Node:
    """Which book it is and whose turn, the phases, the dice with the values they wake, and how far the book is read."""
    children = [phases(view["phase"], SOLO_PHASES if "solo" in view["variants"] else PHASES)]
    for phase in children[0].children:
        if phase.title == Message("phase-monsters"):
            phase.title = Message("board-phase-monsters")  # the bar has little room
            phase.facts["glyph"] = "claw-slashes"
        elif phase.title == Message("phase-turn_end"):
            phase.title = Message("board-phase-turn_end")
    if view["dice"]:
        struck = {strike["value"] for strike in view["threat"]}
        rolled = realm.dice(view)
        rolled.children = rolled.children[:2]
        for value in dict.fromkeys([*view["dice"], sum(view["dice"])]):
            facts = {"value": value, "omen" if value in struck else "quiet": True}
            rolled.children.append(Node("meter", Message("board-wakes"), "", facts))
        children.append(rolled)
    read = {"value": min(view["page"], view["pages"]), "max": view["pages"], "glyph": "open-book"}
    children.append(Node("track", Message("board-page"), "pages", read))
    children.append(Node("back", Message("board-monsters-left"), "monster-deck", {"count": view["deck"]}))
    title = Message("board-turn", {"n": view["turn"] + 1, "player": player_name(view["active"])})
    facts = {"place": "top", "about": pack.find(Book, view["book"]).heading()}
    return Node("area", title, "turn", facts, children)


# --- the book -------------------------------------------------------------------------------------------------------


def open_book(view: dict[str, Any]) -> tuple[Any, ...]:
    """What the two open pages depend on."""
    called = [strike["card"] for strike in view["threat"] if strike["does"] == "book"]
    return view["book"], min(view["page"], view["pages"]), called, view["task"], view["end"]


def book(pack: Library, id: str, number: int, called: list[str], task: dict[str, Any] | None, end: str) -> Node:
    """Left the story in a sentence and what holds now, right the task; once the book is won, how it ended."""
    found = pack.find(Book, id)
    page = found.pages[number - 1]
    leaves = [left_page(found, page, called, end)]
    if task is not None:
        leaves.append(right_page(pack, len(found.pages), page, task))
    return Node("row", Message("area-book"), "book", {"as": "book", "tab": "book"}, leaves)


def left_page(book: Book, page: Page, called: list[str], end: str) -> Node:
    """The hook, what was done when the page was turned (ticked), what holds, and what a six does (called by the dice
    or not)."""
    lines = [Node("note", page.hook.messages()[0], "", {"tone": "story"})]
    if page.immediate is not None:
        lines.append(Node("note", says(page.immediate), "", {"done": True}))
    if not end:
        lines.extend([Node("note", says(rule), "", {"glyph": "infinity"}) for rule in (*book.rules, *page.rules)])
    for card in (book, page):
        if card.on_six is not None:
            facts: dict[str, Any] = {"key": SIX, "called": True} if card.id in called else {"key": SIX}
            lines.append(Node("note", says(card.on_six), "", facts))
    opens = f"story-{book.id}-{end}" if end else f"story-{page.id}"
    facts = {"heading": page_heading(book, page), **picture(page), "opens": opens}
    return Node("leaf", page.name(), "page", facts, lines)


def right_page(pack: Library, pages: int, page: Page, facts: dict[str, Any]) -> Node:
    """The task: what a token costs now, a seal for each that was placed, the gain, and what stands in the way."""
    costs = [meter(name, facts["cost"][name]) for name in realm.PURSE if facts["cost"][name]]
    seals = [Node("token", player_name(seat), "", {"seat": seat}) for seat in facts["placed"]]
    raised = [amount(name, n) for name, n in facts["tokens"].items() if n]
    each = Message("board-task-raised", {"what": raised}) if raised else Message("board-task-cost")
    done = Message("board-task-done", {"n": len(seals), "all": facts["needed"]})
    lines = [
        Node("row", each, "task-cost", {"as": "cost"}, costs),
        Node("row", done, "task-seals", {"as": "seals", "max": facts["needed"]}, seals),
        brings(page.task),
    ]
    if facts["locked"]:
        locked = Message("board-task-locked", {"monster": pack.by_id[facts["locked"]].name()})
        lines.append(Node("note", locked, "", {"glyph": "padlock", "called": True}))
    heading = Message("board-task-of", {"n": page.number, "all": pages})
    return Node("leaf", page.task.name(), "task", {"heading": heading, "tab": "table"}, lines)


# --- the oubliettes -------------------------------------------------------------------------------------------------


def oubliettes(pack: Library, captured: list[str], banished: list[str]) -> Node:
    """The citizens that were carried off, equal ones together, and those that will not come back."""
    kinds = list(dict.fromkeys(captured))
    cells = [face_up(f"captured-{id}", id, count=captured.count(id)) for id in kinds]
    if banished:
        counts = Counter(banished)
        names = [Message("times", {"n": n, "card": pack.by_id[id].name()}) for id, n in counts.items()]
        gone = Message("board-banished", {"n": len(banished), "cards": names})
    else:
        gone = Message("board-none-banished")
    facts = {"as": "cage", "tab": "book", "value": len(captured)}
    return Node("row", Message("area-oubliettes"), "oubliettes", facts, [*cells, Node("note", gone, "banished")])


# --- the siege ------------------------------------------------------------------------------------------------------


def siege(pack: Library, view: dict[str, Any], draw: Draw) -> Node:
    """Five columns, each a monster, a wall and two stacks of citizens, with what will strike there."""
    taken = {*view["oubliettes"], *view["banished"], *[id for player in view["players"] for id in player["citizens"]]}
    lanes: list[Node] = []
    for i, facts in enumerate(view["columns"]):
        strikes = [strike for strike in view["threat"] if strike["column"] == i + 1]
        monster, *stacks = [view["centre"][at] for at in (i, COLUMNS + i, 2 * COLUMNS + i)]
        lost = [realm.was(pack, stack, taken) for stack in stacks]
        lanes.append(draw(lane, pack, i + 1, facts, monster, stacks, lost, strikes))
    return Node("row", Message("area-siege"), "siege", {"as": "lanes"}, lanes)


def lane(
    pack: Library,
    column: int,
    facts: dict[str, Any],
    monster: dict[str, Any],
    stacks: list[dict[str, Any]],
    lost: list[str],
    strikes: list[dict[str, Any]],
) -> Node:
    """One column. The shadow falls as far as the blow will land."""
    above = Node("pile", Message("board-no-monster"), monster["id"])
    if monster["count"]:
        above = realm.pile(pack, monster, NOTHING)
        above.kind = "card"  # one in each place: there is nothing to count
        del above.facts["count"]
    piles = [above, barrier(column, facts["wall"], strikes)]
    takings = [strike for strike in strikes if strike["does"] == "capture"]
    at_risk = {id for strike in takings for id in strike["stacks"]}
    all_taken = bool(takings) and len(takings) >= sum(stack["count"] for stack in stacks)
    for stack, id in zip(stacks, lost, strict=True):
        node = Node("pile", realm.run_out(pack, stack, id), stack["id"], {"exhausted": True})
        if realm.lies_there(pack, stack):
            node = realm.pile(pack, stack, NOTHING)
        if stack["id"] in at_risk:
            node.facts["omen"] = Message("omen-doomed" if all_taken else "omen-at-risk")
        piles.append(node)
    about: dict[str, Any] = {"key": facts["number"]}
    if strikes:
        about["shadow"] = reach(pack, facts["wall"], strikes)
        about["omen"] = Message("omen-strikes")
    if any(strike["does"] == "defeat" for strike in strikes):
        about["foot"] = Message("omen-foot-defeat")
    elif all_taken:
        about["foot"] = Message("omen-foot-empty")
    return Node("lane", Message("board-column", {"n": column}), f"column-{column}", about, piles)


def barrier(column: int, wall: str, strikes: list[dict[str, Any]]) -> Node:
    """The wall of a column: whole, breached or gone, and what will become of it."""
    facts: dict[str, Any] = {"barrier": WALLS[wall]}
    does = [strike["does"] for strike in strikes]
    if "fall" in does:
        facts["omen"] = Message("omen-wall-fall")
    elif "breach" in does:
        facts["omen"] = Message("omen-wall-breach")
    return Node("pile", Message("wall-" + WALLS[wall]), f"wall-{column}", facts)


def reach(pack: Library, wall: str, blows: list[dict[str, Any]]) -> str:
    """How far down the column the blows will land: on the citizens, on the wall, or nowhere below the monster."""
    far = "top"
    for blow in blows:
        if blow["does"] in ("capture", "defeat"):
            return "all"
        if blow["does"] in ("breach", "fall"):
            far = "guard"
            continue
        for part in parts_of(pack.find(DarkMonster, blow["card"]).instructions):
            if not isinstance(part, Instruction):
                continue
            if part.aim == "column" or (part.verb == "attack" and part.aim == "self" and not wall):
                return "all"
            if part.verb in ("attack", "breach_wall") and part.aim == "self":
                far = "guard"
    return far


# --- what will strike, in words -------------------------------------------------------------------------------------


def at_risk(view: dict[str, Any]) -> list[dict[str, Any]]:
    """The stacks from which somebody may be carried off."""
    stacks = {id for strike in view["threat"] if strike["does"] == "capture" for id in strike["stacks"]}
    return [some(place, ("id", "top", "count")) for place in view["centre"] if place["id"] in stacks and place["top"]]


def omens(pack: Library, view: dict[str, Any], stacks: list[dict[str, Any]], mine: bool) -> Node:
    """The threat line: for each value that was rolled, and each column or book it calls, what happens; the worst is
    loud."""
    groups: dict[tuple[int, Any, str], list[dict[str, Any]]] = {}
    for strike in view["threat"]:
        source = strike["card"] if strike["does"] == "book" else ""
        groups.setdefault((strike["value"], strike["column"], source), []).append(strike)
    lines: list[Node] = []
    graves: list[int] = []
    for (value, _, _), strikes in groups.items():
        lines.append(Node("note", foretold(pack, stacks, strikes), "", {"key": value}))
        graves.append(max(GRAVE[strike["does"]] for strike in strikes))
    if lines:
        lines[graves.index(max(graves))].facts["tone"] = "loud"
    else:
        lines.append(Node("note", Message(quiet(view)), "", {"tone": "quiet"}))
    title = Message("omens-mine") if mine else Message("omens", {"player": player_name(view["active"])})
    return Node("row", title, "omens", {"as": "omens"}, lines)


AFTER: Final = ("monsters", "second_harvest", "turn_end")  # the phases in which the monsters have struck already


def quiet(view: dict[str, Any]) -> str:
    """Why nothing will strike."""
    if view["end"]:
        return "omen-over"
    if not view["dice"]:
        return "omen-not-rolled"
    return "omen-struck" if view["phase"] in AFTER else "omen-none"


def foretold(pack: Library, stacks: list[dict[str, Any]], strikes: list[dict[str, Any]]) -> Message:
    """What one value does to one column, or what the book does."""
    parts: list[Message] = []
    captures = [strike for strike in strikes if strike["does"] == "capture"]
    for strike in strikes:
        does = strike["does"]
        if does == "book":
            card = pack.find(RuleCard, strike["card"])
            assert card.on_six is not None
            parts.append(Message("omen-book", {"effect": card.on_six.message()}))
        elif does == "dark":
            monster = pack.find(DarkMonster, strike["card"])
            args = {"monster": monster.name(), "effect": monster.instructions.message()}
            parts.append(Message("omen-dark", args))
        elif does == "capture":
            if strike is captures[0]:
                parts.append(carried_off(pack, stacks, captures))
        elif does == "fall" and parts and parts[-1] == Message("omen-breach"):
            parts[-1] = Message("omen-breach-fall")  # a double strikes twice
        else:
            parts.append(Message("omen-" + does))
    if len(parts) > 1 and all(part == parts[0] for part in parts):
        return Message("omen-twice", {"what": parts[0]})  # as on a double six
    return Message("omen-all", {"parts": parts})


def carried_off(pack: Library, stacks: list[dict[str, Any]], captures: list[dict[str, Any]]) -> Message:
    """Who is taken: all that are left of the stacks, or so many of them by choice."""
    hit = {id for strike in captures for id in strike["stacks"]}
    places = [place for place in stacks if place["id"] in hit]
    tops = [one_citizen(pack, place["top"]) for place in places]
    left = sum(place["count"] for place in places)
    if len(captures) >= left and left == len(places):
        return Message("omen-taken", {"cards": tops})
    if len(captures) == 1:
        return Message("omen-taken-one", {"cards": tops})
    return Message(
        "omen-taken-some", {"n": min(len(captures), left), "cards": [pack.by_id[p["top"]].name() for p in places]}
    )


def one_citizen(pack: Library, id: str) -> Message:
    return Message("one-citizen", {"id": id, "card": pack.by_id[id].name()})


# --- Aquilin --------------------------------------------------------------------------------------------------------


def prayers(view: dict[str, Any]) -> tuple[Any, ...]:
    """What Aquilin's board depends on."""
    return view["favours"], view["favour_deck"], view["walls"], view["wall_price"], view["boons"]


def aquilin(
    _pack: Library, favours: list[str | None], deck: int, walls: int, price: int, boons: list[dict[str, Any]]
) -> Node:
    """The favours, the walls that are left and what one costs, and the boons of the coffer."""
    shown = [
        Node("pile", Message("board-no-favour"), f"favour-{i + 1}") if id is None else face_up(f"favour-{id}", id)
        for i, id in enumerate(favours)
    ]
    children = [Node("row", Message("row-favours"), "favours", {"as": "slots", "columns": 1}, shown)]
    if boons:
        held = [face_up(f"boon-{boon['id']}", boon["id"], "exhausted" if boon["used"] else "") for boon in boons]
        children.append(Node("row", Message("row-boons"), "boons", {"as": "slots", "columns": 1}, held))
    spare = {"of": "wall", "value": walls, "spare": True}
    tokens = [look.amount(price, "vp")]
    children.append(Node("meter", Message("board-spare-walls"), "spare-walls", spare))
    children.append(Node("note", Message("board-wall-price", {"price": amount("vp", price)}), "", {"tokens": tokens}))
    children.append(Node("meter", Message("board-favours-left"), "favour-deck", {"glyph": "card-draw", "value": deck}))
    facts = {"as": "shrine", "tab": "aquilin", "scene": "realm", "glyph": "eagle-emblem"}
    return Node("area", Message("area-aquilin"), "aquilin", facts, children)


# --- the mats -------------------------------------------------------------------------------------------------------


def about(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a mat depends on besides the facts of its player."""
    facts: dict[str, Any] = {name: seat if view[name] == seat else None for name in MARKED}
    facts["dice"] = view["dice"]
    return facts


def mat(pack: Library, view: dict[str, Any], player: dict[str, Any]) -> Node:
    """A player's board and tableau, and the radiant token; of the others a summary for when their mats are folded."""
    seat = player["seat"]
    mine = seat == view["seat"]
    id = f"seat-{seat}"
    purse = f"{id}-purse-"
    children = [realm.purse_of(player, purse, meter("vp", player["vp"], purse + "vp"))]
    if player["radiant"]:
        children.append(radiant(id, player["radiant"]))
    if not mine:
        children.append(realm.strip(pack, player))
    roles = [meter(name, player["roles"][name]) for name in ROLES]
    children.append(Node("row", Message("row-roles"), "", {"as": "tally"}, roles))
    held = player["citizens"] + player["starters"]
    children.append(realm.cards(pack, id, held, "tableau", realm.woken(view["dice"])))
    return mat_of(seat, view, children)


def radiant(id: str, side: str) -> Node:
    """A radiant token, bright or dull (l.85)."""
    facts = {"of": "radiant" if side == "bright" else "dull"}
    token = Node("token", Message("board-radiant-" + side), f"{id}-radiant", facts)
    return Node("row", Message("row-radiant"), "", {"as": "tokens", "brief": True}, [token])

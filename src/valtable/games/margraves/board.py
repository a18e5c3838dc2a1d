"""The table of Margraves laid out for drawing, from a view alone."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from valtable.engine import look
from valtable.engine.board import Draw, Node, face_up, mat_of, meter, phases, some, table
from valtable.engine.message import Message, player_name
from valtable.games.margraves.cards import DISPLAY, Line, Location, Pack
from valtable.games.margraves.state import EMPTY, LAST_SPACE, LYING, SECTION, STORAGE, STRONGEST
from valtable.games.margraves.vocabulary import GAINS, GUILDS, LEVELS, TOKENS

PHASES: Final = ("play", "pennant", "power", "recall", "build", "turn_end")
TURN: Final = ("phase", "round", "active", "end_reason", "reserve")
MAP: Final = ("locations", "lairs")
PIECES: Final = ("seat", "place", "ship")  # of each player, that which stands on the map
SIDE: Final = 100  # of the map
# On a phone the map has the table to itself.
TABS: Final = [
    {"id": "citizens", "glyph": "person", "text": Message("tab-citizens")},
    {"id": "guilds", "glyph": "flat-hammer", "text": Message("tab-guilds")},
]


def board(pack: Pack, view: dict[str, Any], draw: Draw) -> Node:
    """The turn, the map with the row of citizens and the privileges, the tracks and the tombs, and the mats."""
    drafting = view["phase"] == "draft" and view["seat"] is not None
    children = [
        draw(the_map, pack, some(view, MAP), [some(player, PIECES) for player in view["players"]]),
        packet(view) if drafting else draw(row, pack, view["row"], view["deck"]),
        draw(privileges, pack, *tiles(view)),
        influence(pack, view, draw),
        draw(tombs, pack, view["tombs"], view["statue"]),
    ]
    middle = Node("area", Message("area-centre"), "centre", {"place": "centre", "tabs": TABS}, children)
    mats = [draw(mat, pack, about(view, player["seat"]), player) for player in view["players"]]
    return table("margraves", view["seat"], [draw(turn, pack, some(view, TURN)), middle], mats)


# --- the turn -------------------------------------------------------------------------------------------------------


def turn(_pack: Pack, view: dict[str, Any]) -> Node:
    """Which round it is and whose turn, what is being done, what the reserve holds, and whether the end is near."""
    started = view["round"] > 0
    title = Message("phase-" + view["phase"])
    if started:
        title = Message("board-turn", {"n": view["round"], "player": player_name(view["active"])})
    children = [phases(view["phase"], PHASES)]
    if view["end_reason"]:
        children.append(Node("note", Message("board-last-round"), "last-round", {"tone": "quiet"}))
    reserve = [meter(token, n, "supply-" + token) for token, n in view["reserve"].items()]
    children.append(Node("row", Message("row-reserve"), "reserve", {"as": "tally"}, reserve))
    return Node("area", title, "turn", {"place": "top"}, children)


def packet(view: dict[str, Any]) -> Node:
    """The tiles to pick from, large enough to be read; the citizens come to the same place later."""
    id = f"seat-{view['seat']}"
    shown = [face_up(f"{id}-{card}", card, "private") for card in view["players"][view["seat"]]["packet"]]
    return Node("row", Message("row-packet"), f"{id}-packet", {"as": "slots", "columns": 4, "tab": "citizens"}, shown)


# --- the map --------------------------------------------------------------------------------------------------------


def the_map(pack: Pack, view: dict[str, Any], players: list[dict[str, Any]]) -> Node:
    """Locations, lairs and the naval track, with the roads, the paths and the sea route between them."""
    links: list[list[str]] = []
    for place in pack.locations:
        links.extend([[place.id, other.id] for other in place.neighbours if other.index > place.index])
        links.extend([[place.id, lair.id, "path"] for lair in place.lairs])
    for i, segment in enumerate(pack.segments):
        links.append([pack.segments[i - 1].id, segment.id, "route"])
    children = [location(pack, view, place, players) for place in range(len(pack.locations))]
    for lair, facts in zip(pack.lairs, view["lairs"], strict=True):
        where: dict[str, Any] = {"x": lair.x, "y": lair.y, "count": facts["pile"]}
        if facts["top"] is None:
            children.append(Node("pile", lair.name(), lair.id, where))
        else:
            children.append(Node("pile", None, lair.id, {**where, "card": facts["top"]}))
    for i, segment in enumerate(pack.segments):
        ships = [piece(player["seat"], "ship") for player in players if player["ship"] == i]
        kind, n = segment.reward.amounts[0]
        children.append(
            Node("pile", None, segment.id, {"x": segment.x, "y": segment.y, "of": GAINS[kind], "value": n}, ships)
        )
    frame = {"width": SIDE, "height": SIDE, "land": "island", "links": links}
    return Node("map", Message("area-map"), "the-map", frame, children)


def piece(seat: int, kind: str) -> Node:
    """A ship or a margrave: where it stands says which."""
    return Node("token", player_name(seat), f"seat-{seat}-{kind}", {"glyph": GLYPHS[kind], "seat": seat})


GLYPHS: Final = {"ship": "drakkar", "margrave": "mounted-knight"}


def location(pack: Pack, view: dict[str, Any], index: int, players: list[dict[str, Any]]) -> Node:
    """A location with its guilds and its power; its building slots, which say what they bring until a tower stands
    there; the margraves and the knights."""
    place = pack.locations[index]
    facts = view["locations"][index]
    spots: list[Node] = []
    for i, owner in enumerate(facts["towers"]):
        id = f"{place.id}-{i + 1}"
        gains = Message("board-slot", {"gains": place.towers[i].messages()})
        if owner is None:
            spots.append(Node("pile", gains, id))
        else:
            tower = Node("token", player_name(owner), "", {"of": "tower", "seat": owner})
            spots.append(Node("pile", None, id, {"of": "tower"}, [tower]))
    spots.extend([piece(player["seat"], "margrave") for player in players if player["place"] == place.id])
    if facts["knights"]:
        spots.append(Node("token", None, f"{place.id}-knights", {"of": "knight", "value": facts["knights"]}))
    row = Node("row", None, f"{place.id}-slots", {"as": "places", "columns": 3}, spots)
    return Node("area", place.name(), place.id, {"x": place.x, "y": place.y}, [*signs(place), row])


def signs(place: Location) -> list[Node]:
    """What is printed at a location: its guilds, and its power."""
    names = [Message("guild-" + GUILDS[guild]) for guild in place.guilds]
    badges = [look.badge(GUILDS[guild]) for guild in place.guilds]
    guilds = Node("note", Message("fact-guilds", {"guilds": names}), "", {"tokens": badges})
    return [guilds, Node("note", place.power.message(), "", {"tokens": place.power.tokens(True)})]


def row(pack: Pack, citizens: list[str | None], deck: int) -> Node:
    """The citizens to be had, each with its price, and the deck."""
    spaces: list[Node] = []
    for i, card in enumerate(citizens):
        price = Node("token", None, "", {"of": "gold", "value": pack.costs[i]})
        id = f"row-{i + 1}"
        if card is None:
            spaces.append(Node("pile", Message("board-empty"), id, {}, [price]))
        else:
            spaces.append(Node("card", None, id, {"card": card}, [price]))
    spaces.append(Node("back", Message("board-deck"), "citizens", {"count": deck}))
    return Node("row", Message("row-citizens"), "row", {"as": "slots", "columns": 6, "tab": "citizens"}, spaces)


def tiles(view: dict[str, Any]) -> tuple[list[str | None], list[int]]:
    return view["privileges"], view["stacks"]


def privileges(_pack: Pack, shown: list[str | None], stacks: list[int]) -> Node:
    """Three of each level face up, and the stacks."""
    spaces: list[Node] = []
    for i, tile in enumerate(shown):
        id = f"privilege-{i + 1}"
        if tile is None:
            spaces.append(Node("pile", Message("board-empty"), id))
        else:
            spaces.append(Node("card", None, id, {"card": tile}))
        if i % DISPLAY == DISPLAY - 1:
            level = i // DISPLAY
            title = Message("privilege-" + LEVELS[level])
            spaces.append(Node("back", title, f"stack-{level + 1}", {"count": stacks[level]}))
    return Node("row", Message("row-privileges"), "privileges", {"as": "slots", "columns": 4, "tab": "guilds"}, spaces)


# --- beside the map -------------------------------------------------------------------------------------------------


def influence(pack: Pack, view: dict[str, Any], draw: Draw) -> Node:
    """A track for each guild with everybody's marker, the bridges and what an icon is worth beyond them; its number is
    that of the seat that looks, or the furthest."""
    gates = [[(i + 1) * SECTION, bridge.gold, "gold"] for i, bridge in enumerate(pack.bridges)]
    heads = [[i * SECTION + 1, i + 1, "vp"] for i in range(len(pack.bridges) + 1)]
    tracks: list[Node] = []
    for n, guild in enumerate(pack.guilds):
        spaces = [player["influence"][guild.id] for player in view["players"]]
        at = max(spaces) if view["seat"] is None else spaces[view["seat"]]
        tracks.append(draw(track, pack, n, spaces, at))
    facts = {"as": "tracks", "heads": heads, "gates": gates, "tab": "guilds"}
    return Node("row", Message("row-influence"), "influence", facts, tracks)


def track(pack: Pack, n: int, spaces: list[int], at: int) -> Node:
    """The track of one guild."""
    guild = pack.guilds[n]
    markers = [
        Node("token", None, f"seat-{seat}-at-{guild.id}", {"of": guild.id, "seat": seat, "value": space + 1})
        for seat, space in enumerate(spaces)
    ]
    facts = {"of": guild.id, "value": at + 1, "max": LAST_SPACE + 1}
    return Node("track", guild.name(), guild.id, facts, markers)


TOMBS: Final = ("tomb", "standing", "lying")  # by what is in them
CELLS: Final = ((1, 1), (2, 1), (3, 1), (4, 1), (2, 2), (3, 2), (4, 2), (3, 3), (4, 3))  # column and row of each
COLUMNS: Final = 4  # what a row pays stands in one more


def tombs(pack: Pack, states: list[int], statue: int) -> Node:
    """The nine tombs with who stands or lies in them, the statue, and what each row and column pays at its end."""
    spots: list[Node] = []
    for i, here in enumerate(states):
        title = Message("board-" + TOMBS[here], {"n": i + 1})
        of = "fallen" if here == LYING else "knight"
        knight = [Node("token", None, f"tomb-{i + 1}-knight", {"of": of})] if here != EMPTY else []
        column, line = CELLS[i]
        spots.append(Node("pile", title, f"tomb-{i + 1}", {"column": column, "line": line + 1}, knight))
    below = {"of": "knight", "value": statue, "column": 1, "line": COLUMNS}
    spots.append(Node("pile", Message("board-statue", {"n": statue}), "statue", below))
    for one in pack.lines:
        title = Message("board-line", {"line": one.name(), "gains": one.reward.messages()})
        spots.append(Node("note", title, "", end_of(one)))
    return Node("row", Message("row-tombs"), "tombs", {"as": "grid", "columns": COLUMNS + 1, "tab": "guilds"}, spots)


def end_of(line: Line) -> dict[str, int]:
    """Where what it pays stands: a row's to the right, a column's above it."""
    rows = {CELLS[tomb][1] for tomb in line.tombs}
    if len(rows) == 1 and len(line.tombs) > 1:
        return {"column": COLUMNS + 1, "line": min(rows) + 1}
    return {"column": CELLS[line.tombs[0]][0], "line": 1}


# --- the mats -------------------------------------------------------------------------------------------------------


def about(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a mat needs to know of the table: whether its player looks, is active or first; the draft."""
    facts: dict[str, Any] = {name: seat if view[name] == seat else None for name in ("seat", "active", "first")}
    return {**facts, "phase": "draft" if view["phase"] == "draft" else ""}


def mat(_pack: Pack, view: dict[str, Any], player: dict[str, Any]) -> Node:
    """A player's gold and points, strength, storage, icons, citizens and privileges."""
    seat = player["seat"]
    mine = seat == view["seat"]
    id = f"seat-{seat}"
    purse = [meter("gold", player["gold"], f"{id}-gold"), meter("vp", player["points"])]
    storage = [
        meter(token, player["stock"][token], f"{id}-{token}" if mine else "")
        for token in TOKENS
        if player["stock"][token]
    ]
    storage.append(meter("tower", player["towers"], f"{id}-towers"))
    if not mine:
        purse.append(meter("strength", player["strength"]))
    children = [Node("row", Message("row-purse"), "", {"as": "purse", "brief": True}, purse)]
    if mine:
        strength = {"of": "strength", "value": player["strength"], "max": STRONGEST}
        track = Node("track", None, f"{id}-strength", strength)
        children.append(Node("row", Message("row-strength"), "", {"as": "tracks", "brief": True}, [track]))
    title = Message("row-storage", {"n": STORAGE - player["room"], "most": STORAGE})
    icons = [meter(guild, player["icons"][guild]) for guild in GUILDS]
    shown = {"as": "cells", "max": STORAGE, "brief": True} if mine else {"as": "tally", "brief": True}
    children.append(Node("row", Message("row-icons"), "", {"as": "tally", "brief": True}, icons))
    children.append(Node("row", title, "", shown, storage))
    children.append(citizens("row-hand", f"{id}-hand", f"{id}-", player["hand"], "hand" if mine else ""))
    if player["unsure"]:
        children.append(citizens("row-unsure", "", "", player["unsure"]))
    children.append(citizens("row-played", f"{id}-played", f"{id}-played-" if mine else "", player["played"]))
    if player["laid"] is None:
        back = Node("back", Message("board-laid"), f"{id}-laid", {"count": player["laid_size"]})
        children.append(Node("row", Message("row-laid"), "", {}, [back]))
    elif player["laid"]:
        children.append(citizens("row-laid", f"{id}-laid", f"{id}-laid-" if mine else "", player["laid"]))
    if player["grants"]:
        children.append(citizens("row-grants", f"{id}-grants", f"{id}-", player["grants"]))
    if player["ends"]:
        children.append(citizens("row-ends", f"{id}-ends", "", player["ends"]))
    children.extend(wealth(view, player, id, mine))
    return mat_of(seat, view, children)


def citizens(title: str, id: str, prefix: str, cards: list[str], how: str = "") -> Node:
    """Cards side by side, equal ones on each other; they have names where something could be done with them."""
    shown = [face_up(prefix + card if prefix else "", card, count=n) for card, n in Counter(cards).items()]
    return Node("row", Message(title), id, {"as": how} if how else {}, shown)


def wealth(view: dict[str, Any], player: dict[str, Any], id: str, mine: bool) -> list[Node]:
    """The tiles that were kept, until they are resolved; in the draft, others' are backs."""
    if view["phase"] == "draft" and not mine:
        if not player["wealth_size"]:
            return []
        return [Node("back", Message("board-wealth"), f"{id}-wealth", {"count": player["wealth_size"]})]
    if not player["wealth"]:
        return []
    if view["phase"] != "draft":
        return [citizens("row-wealth", f"{id}-wealth", f"{id}-", player["wealth"])]
    kept = [face_up(f"{id}-{card}", card, "private") for card in player["wealth"]]
    return [Node("row", Message("row-wealth"), f"{id}-wealth", {}, kept)]

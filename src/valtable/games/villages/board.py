"""The table of Villages laid out for drawing, from a view alone."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.board import Draw, Node, face_up, mat_of, meter, phases, some, table
from valtable.engine.message import Message, player_name
from valtable.games.villages.cards import Building, Pack
from valtable.games.villages.look import LOOK
from valtable.games.villages.vocabulary import ACTIONS, RESOURCES, TYPES

COLUMNS: Final = 6  # five places and the deck beside them
TURN: Final = ("phase", "turn", "active", "action", "bank", "target")
CENTRE: Final = ("adventurers", "adventurer_deck", "piles", "deck")


def board(pack: Pack, view: dict[str, Any], draw: Draw) -> Node:
    """The turn, adventurers and buildings with their decks, and a village for each player, the next one first."""
    parts = [draw(turn, pack, some(view, TURN), most(view)), draw(centre, pack, some(view, CENTRE))]
    mats = [draw(mat, pack, about(view, player["seat"]), player) for player in view["players"]]
    if len(mats) == 1:
        parts.append(removed(view))
    return table("villages", view["seat"], parts, mats)


# --- the turn -------------------------------------------------------------------------------------------------------


def most(view: dict[str, Any]) -> int:
    """How large the largest village is."""
    sizes: list[int] = [player["size"] for player in view["players"]]
    return max(sizes)


def turn(_pack: Pack, view: dict[str, Any], most: int) -> Node:
    """Whose turn it is, which action is led, what the bank holds, and how near the end is."""
    title = Message("board-turn", {"n": view["turn"] + 1, "player": player_name(view["active"])})
    children = [actions(view)]
    children.append(meter("gold", view["bank"], "bank", Message("board-bank")))
    if view["target"] is not None:
        scale = {"value": most, "max": view["target"], "glyph": LOOK.badges["size"].glyph}
        children.append(Node("track", Message("board-target"), "target", scale))
    if view["phase"] == "follow":
        children.append(Node("note", Message("phase-follow"), "phase", {"tone": "quiet"}))
    return Node("area", title, "turn", {"place": "top"}, children)


def actions(view: dict[str, Any]) -> Node:
    """The five actions with the one that is led marked; before and after all turns, what happens then."""
    if view["phase"] not in ("lead", "follow"):
        return phases(view["phase"])
    notes: list[Node] = []
    for name in ACTIONS:
        facts: dict[str, Any] = {"glyph": LOOK.when[name]}
        if name == view["action"]:
            facts["current"] = True
        notes.append(Node("note", Message("board-led-" + name), "", facts))
    return Node("row", Message("row-actions"), "phases", {"as": "phases"}, notes)


# --- the centre -----------------------------------------------------------------------------------------------------


def centre(_pack: Pack, view: dict[str, Any]) -> Node:
    people = [face_up(id, id) for id in view["adventurers"]]
    people.append(Node("back", Message("board-adventurer-deck"), "adventurer-deck", {"count": view["adventurer_deck"]}))
    piles = [pile(f"pile-{number + 1}", "place-", ids) for number, ids in enumerate(view["piles"])]
    piles.append(Node("back", Message("board-deck"), "deck", {"count": view["deck"]}))
    slots = {"as": "slots", "columns": COLUMNS}
    rows = [
        Node("row", Message("row-adventurers"), "adventurers", slots, people),
        Node("row", Message("row-piles"), "piles", slots, piles),
    ]
    return Node("area", Message("area-centre"), "centre", {"place": "centre"}, rows)


def pile(id: str, prefix: str, ids: list[str]) -> Node:
    """Cards that were all laid down face up, from top to bottom."""
    if not ids:
        return Node("pile", Message(prefix + id), id)
    facts: dict[str, Any] = {"card": ids[0], "count": len(ids)}
    if len(set(ids)) > 1:
        facts["beneath"] = ids[1:]
    return Node("pile", None, id, facts)


def removed(view: dict[str, Any]) -> Node:
    """Alone: the cards that have left the game."""
    cards = [pile("box", "place-", view["trash"][::-1])]
    row = Node("row", Message("place-box"), "", None, cards)
    return Node("area", Message("place-box"), "removed", {"place": "side"}, [row])


# --- the mats -------------------------------------------------------------------------------------------------------


def about(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a mat needs to know of the table: whether its player is the one who looks, is active, or began."""
    return {name: seat if view[name] == seat else None for name in ("seat", "active", "first")}


def mat(pack: Pack, view: dict[str, Any], player: dict[str, Any]) -> Node:
    """A player's gold and points, castle and resources, types, village and hand."""
    seat = player["seat"]
    mine = seat == view["seat"]
    mat = f"seat-{seat}"
    purse = [
        meter("gold", player["gold"], f"{mat}-gold"),
        meter("vp", player["points"]),
        meter("size", player["size"]),
    ]
    if not mine:
        cards = {"glyph": LOOK.badges["cards"].glyph, "value": len(player["hand"]) + player["unseen"]}
        purse.append(Node("meter", Message("row-hand"), "", cards))
    types = [meter(name, player["types"][name]) for name in TYPES]
    children = [
        Node("row", Message("row-purse"), "", {"as": "purse", "brief": True}, purse),
        Node(
            "row",
            Message("row-resources"),
            f"{mat}-resources",
            {"as": "purse" if mine else "tally", "brief": True},
            resources(pack, player, mat),
        ),
        Node("row", Message("row-types"), "", {"as": "tally", "brief": True}, types),
        village(pack, player, mat, mine),
        hand(player, mat, mine),
    ]
    passes = [{"glyph": "halt", "text": Message("board-passes-build")}] if player["passes_build"] else []
    return mat_of(seat, view, children, passes)


def resources(pack: Pack, player: dict[str, Any], mat: str) -> list[Node]:
    """The castle and each kind of resource: how many there are, and how many of them carry a coin."""
    totals = dict.fromkeys(RESOURCES, 0)
    used = dict.fromkeys(RESOURCES, 0)
    for slot in player["resources"]:
        card = pack.by_id[slot["card"]]
        assert isinstance(card, Building)
        name = RESOURCES[card.resource]
        totals[name] += 1
        used[name] += 1 if slot["coin"] else 0
    castle = Message("board-castle")
    found = [Node("meter", castle, f"{mat}-castle", {"of": "native", **spent(1, 1 if player["castle"] else 0)})]
    found.extend(
        [Node("meter", None, f"{mat}-{name}", {"of": name, **spent(totals[name], used[name])}) for name in RESOURCES]
    )
    return found


def spent(total: int, used: int) -> dict[str, int]:
    """A number of which some are spent."""
    return {"value": total, "free": total - used, "used": used} if used else {"value": total}


def village(pack: Pack, player: dict[str, Any], mat: str, mine: bool) -> Node:
    """Buildings as they were built, then adventurers; one's own are marked while their powers work."""
    found: list[Node] = []
    ids = player["buildings"] + player["adventurers"]
    for id in ids:
        works = mine and pack.by_id[id].when not in ("", "instant")
        found.append(face_up(f"{mat}-village-{id}", id, "lasting" if works else ""))
    return Node("row", Message("row-village"), f"{mat}-village", None, found)


def hand(player: dict[str, Any], mat: str, mine: bool) -> Node:
    """One's own hand face up; of another's, what was seen going there and how many more."""
    ids = player["hand"]
    mark = "private" if mine else ""
    children = [face_up(f"{mat}-{id}", id, mark, ids.count(id)) for id in dict.fromkeys(ids)]
    if player["unseen"]:
        children.append(Node("back", Message("board-hand"), f"{mat}-hidden-hand", {"count": player["unseen"]}))
    return Node("row", Message("row-hand"), f"{mat}-hand", {"as": "hand"} if mine else None, children)

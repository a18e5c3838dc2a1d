"""The table of Kingdom laid out for drawing, from a view alone."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.board import Draw, Node, face_up, mat_of, meter, phases, some, table
from valtable.engine.message import Message, player_name
from valtable.games.kingdom.cards import Pack
from valtable.games.realm.board import cards, dice, events, lies_there, pile, purse_of, run_out, strip, was, woken
from valtable.games.realm.cards import Domain, Monster
from valtable.games.realm.vocabulary import ROLES

PHASES: Final = ("roll", "harvest", "first_action", "second_action", "action_end")
SOLO_PHASES: Final = (*PHASES, "monsters", "second_harvest")
TURN: Final = ("phase", "turn", "active", "dice", "exhausted", "resting", "last_round", "dark_lord")
MARKED: Final = ("seat", "active", "first", "resting")


def board(pack: Pack, view: dict[str, Any], draw: Draw) -> Node:
    """The turn, the centre, what the variants add, and a mat for each player, the next one first."""
    parts = [draw(turn, pack, some(view, TURN)), centre(pack, view, draw)]
    if "events" in view["variants"]:
        parts.append(draw(events, pack, view["exhausted"]))
    mats = [draw(mat, pack, about(view, player["seat"]), player) for player in view["players"]]
    beside = [dark_lord(pack, view["dark_lord"])] if "dark_lord" in view else []
    return table("kingdom", view["seat"], parts, mats, beside)


# --- the turn -------------------------------------------------------------------------------------------------------


def turn(_pack: Pack, view: dict[str, Any]) -> Node:
    """Whose turn it is, the phases, the dice, and how near the end is."""
    facts = view["exhausted"]
    children = [phases(view["phase"], SOLO_PHASES if "dark_lord" in view else PHASES)]
    if view["dice"]:
        children.append(dice(view))
    # More stacks may run out in the turn that ends the game; the track is full by then.
    scale = {"value": min(facts["stacks"], facts["end_at"]), "max": facts["end_at"], "glyph": "empty-hourglass"}
    children.append(Node("track", Message("board-exhausted"), "exhausted", scale))
    if view["resting"] is not None:
        rests = Message("board-rests", {"player": player_name(view["resting"])})
        children.append(Node("note", rests, "", {"glyph": "night-sleep", "tone": "quiet"}))
    if view["last_round"]:
        children.append(Node("note", Message("board-last-round"), "", {"glyph": "empty-hourglass", "tone": "loud"}))
    title = Message("board-turn", {"n": view["turn"] + 1, "player": player_name(view["active"])})
    return Node("area", title, "turn", {"place": "top"}, children)


# --- the centre -----------------------------------------------------------------------------------------------------


def centre(pack: Pack, view: dict[str, Any], draw: Draw) -> Node:
    """Monsters, the citizens in two lines, domains."""
    nothing: list[str] = []
    mine = nothing if view["seat"] is None else view["players"][view["seat"]]["domains"]
    piles = [
        draw(pile, pack, place, mine if place["kind"] == "domain" else nothing)
        if lies_there(pack, place)
        else empty(pack, view, place)
        for place in view["centre"]
    ]
    slots = {"as": "slots", "columns": 5}
    rows = [
        Node("row", Message("row-monsters"), "monsters", slots, piles[0:5]),
        Node("row", Message("row-citizens"), "citizens", slots, piles[5:15]),
        Node("row", Message("row-domains"), "domains", slots, piles[15:20]),
    ]
    return Node("area", Message("area-centre"), "centre", {"place": "centre"}, rows)


def empty(pack: Pack, view: dict[str, Any], place: dict[str, Any]) -> Node:
    """A place without a card face up; where the stack has run out, what it was."""
    id = place["id"]
    if place["count"]:
        return Node("pile", Message("place-" + id), id, {"below": place["count"]})
    return Node("pile", name_of_the_stack(pack, view, place), id, {"exhausted": True})


def name_of_the_stack(pack: Pack, view: dict[str, Any], place: dict[str, Any]) -> Message:
    """What a stack that has run out was: the monsters' area, or the citizen whom somebody must have by now."""
    id: str = place["id"]
    if place["kind"] == "monster":
        return Message("area-" + view["areas"][int(id.removeprefix("monster-")) - 1])
    if place["kind"] == "citizen":
        owners = [*view["players"], view["dark_lord"]] if "dark_lord" in view else view["players"]
        return run_out(pack, place, was(pack, place, {card for owner in owners for card in owner["citizens"]}))
    return Message("place-" + id)


# --- the mats -------------------------------------------------------------------------------------------------------


def dark_lord(pack: Pack, facts: dict[str, Any]) -> Node:
    children = [
        cards(pack, "dark-lord", facts["citizens"], "captured-citizens"),
        cards(pack, "dark-lord", facts["domains"], "captured-domains"),
    ]
    if facts["duke"] is None:
        children.append(Node("back", Message("board-duke"), "dark-lord-duke", {"count": 1, "brief": True}))
    else:
        children.append(face_up("dark-lord-duke", facts["duke"]))
    counts = [meter("domain", len(facts["domains"])), meter("citizen", len(facts["citizens"]))]
    children.insert(0, Node("row", Message("row-counts"), "", {"as": "tally", "brief": True}, counts))
    return Node("mat", Message("dark-lord"), "dark-lord", None, children)


def about(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a mat depends on besides the facts of its player: whose eyes see it, whether it is that player's turn ..."""
    facts: dict[str, Any] = {name: seat if view[name] == seat else None for name in MARKED}
    facts["dice"] = view["dice"]
    facts["over"] = view["phase"] == "over"
    facts["solo"] = "solo" in view["variants"]
    return facts


def mat(pack: Pack, view: dict[str, Any], player: dict[str, Any]) -> Node:
    """A player's board, tableau and victory pile; of the others a summary for when their mats are folded."""
    seat = player["seat"]
    mine = seat == view["seat"]
    mat = f"seat-{seat}"
    # What can be taken from an opponent lights up in their purse; one's own is no answer to anything.
    purse = f"{mat}-purse-" if mine else f"{mat}-"
    vp = meter("vp", points(pack, view, player), purse + "vp", Message("board-points"))
    children = [purse_of(player, purse, vp)]
    if not mine:
        children.append(strip(pack, player))
        counts = [meter("domain", len(player["domains"])), meter("monster", len(player["monsters"]))]
        children.append(Node("row", Message("row-counts"), "", {"as": "tally", "brief": True}, counts))
    roles = [meter(name, player["roles"][name]) for name in ROLES]
    children.append(Node("row", Message("row-roles"), "", {"as": "tally"}, roles))
    children.append(cards(pack, mat, player["citizens"] + player["starters"], "tableau", woken(view["dice"])))
    if player["domains"]:
        children.append(cards(pack, mat, player["domains"], "own-domains"))
    if player["monsters"]:
        children.append(cards(pack, mat, player["monsters"], "victory-pile"))
    children.extend(secret(view, player, mat))
    rests = [{"glyph": "night-sleep", "text": Message("mark-rests")}] if seat == view["resting"] else []
    return mat_of(seat, view, children, rests)


def points(pack: Pack, view: dict[str, Any], player: dict[str, Any]) -> int:
    """What everybody can count: monsters, domains and the points on the board, which do not count alone (l.799)."""
    found = 0 if view["solo"] else int(player["vp"])
    for id in player["monsters"] + player["domains"]:
        card = pack.by_id[id]
        assert isinstance(card, (Monster, Domain))
        found += card.vp
    return found


def secret(view: dict[str, Any], player: dict[str, Any], mat: str) -> list[Node]:
    """The duke: a card for its owner, a back for the others; before the choice, the two that were dealt."""
    if player["duke"] is not None:
        mark = "" if view["over"] else "private"
        return [face_up(f"{mat}-{player['duke']}", player["duke"], mark)]
    if not player["has_duke"] and player.get("dealt"):
        dealt = [face_up(f"{mat}-{id}", id, "private") for id in player["dealt"]]
        return [Node("row", Message("row-dealt-dukes"), "", {"as": "hand"}, dealt)]
    if player["has_duke"]:
        return [Node("back", Message("board-duke"), f"{mat}-secret-duke", {"count": 1, "brief": True})]
    return []

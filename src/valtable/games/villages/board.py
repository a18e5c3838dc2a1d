"""The table of Villages laid out for drawing, from a view alone."""

from __future__ import annotations

from typing import Any

from valtable.engine.board import Node
from valtable.engine.message import Message, player_name
from valtable.games.villages import catalogue
from valtable.games.villages.cards import Adventurer, Building, Member, Pack
from valtable.games.villages.words import RESOURCES, TYPES


def board(pack: Pack, view: dict[str, Any]) -> Node:
    """The adventurers, the building piles, the bank and the decks, and a village for each player."""
    children = [turn(view), centre(pack, view), supply(view)]
    others = [mat(pack, view, player) for player in view["players"] if player["seat"] != view["seat"]]
    own = [mat(pack, view, player) for player in view["players"] if player["seat"] == view["seat"]]
    children.append(Node("area", Message("area-players"), "players", children=others))
    if own:
        children.append(Node("area", Message("area-mine"), "mine", children=own))
    return Node("area", Message("game-villages"), "table", children=children)


def turn(view: dict[str, Any]) -> Node:
    title = Message("board-turn", {"n": view["turn"] + 1, "player": player_name(view["active"])})
    children = [Node("note", Message("phase-" + view["phase"]), "phase")]
    if view["action"] and view["phase"] == "follow":
        children.append(Node("note", Message("board-led-" + view["action"]), "action"))
    if view["target"] is not None:
        most = max(player["size"] for player in view["players"])
        children.append(Node("track", Message("board-target"), "target", {"value": most, "of": view["target"]}))
    return Node("row", title, "turn", children=children)


def centre(pack: Pack, view: dict[str, Any]) -> Node:
    people = [card(pack, id) for id in view["adventurers"]]
    piles: list[Node] = []
    for number, ids in enumerate(view["piles"]):
        name = f"pile-{number + 1}"
        if ids:
            top = pack.by_id[ids[0]]
            beneath = [pack.by_id[id].name() for id in ids[1:]]
            facts = {**face(top), "count": len(ids), **({"beneath": beneath} if beneath else {})}
            piles.append(Node("pile", top.name(), name, facts))
        else:
            piles.append(Node("pile", Message("place-" + name), name, {"count": 0}))
    rows = [
        Node("row", Message("row-adventurers"), "adventurers", children=people),
        Node("row", Message("row-piles"), "piles", children=piles),
    ]
    return Node("area", Message("area-centre"), "centre", children=rows)


def supply(view: dict[str, Any]) -> Node:
    """The bank and the decks, which bring the end nearer as they run out."""
    children = [
        Node("meter", Message("board-bank"), "bank", {"value": view["bank"], "of": "gold"}),
        Node("back", Message("board-deck"), "deck", {"count": view["deck"]}),
        Node("back", Message("board-adventurer-deck"), "adventurer-deck", {"count": view["adventurer_deck"]}),
    ]
    return Node("row", Message("board-supply"), "supply", children=children)


def face(card: Member) -> dict[str, Any]:
    """What a card shows."""
    shown: dict[str, Any] = {"card": card.id, "kind": catalogue.kind(card), "worth": card.vp}
    if isinstance(card, Building):
        shown["type"] = TYPES[card.type]
        shown["cost"] = {r: n for r, n in zip(RESOURCES, card.cost, strict=True) if n}
        shown["resource"] = RESOURCES[card.resource]
    elif isinstance(card, Adventurer):
        shown["needs"] = {t: n for t, n in zip(TYPES, card.requires, strict=True) if n}
    shown["text"] = catalogue.effects(card)
    return shown


def card(pack: Pack, id: str, count: int = 1, private: bool = False) -> Node:
    found = pack.by_id[id]
    facts = {**face(found), "count": count, **({"private": True} if private else {})}
    return Node("pile" if count > 1 else "card", found.name(), id, facts)


def mat(pack: Pack, view: dict[str, Any], player: dict[str, Any]) -> Node:
    """A player's gold, castle and resources, village and hand."""
    seat = player["seat"]
    meters = [
        Node("meter", Message("resource-gold"), f"seat-{seat}-gold", {"value": player["gold"], "of": "gold"}),
        Node("meter", Message("board-points"), facts={"value": player["points"], "of": "vp"}),
    ]
    coins = sum(1 for slot in player["resources"] if slot["coin"]) + (1 if player["castle"] else 0)
    totals = [
        Node("meter", Message("board-size"), facts={"value": player["size"]}),
        Node("meter", Message("board-coins"), facts={"value": coins}),
    ]
    types = [Node("meter", Message("type-" + t), facts={"value": n, "of": t}) for t, n in player["types"].items()]
    children = [
        Node("row", Message("row-purse"), children=meters),
        Node("row", Message("row-totals"), children=totals),
        Node("row", Message("row-types"), children=types),
        Node("row", Message("row-resources"), children=resources(pack, player)),
        Node(
            "row",
            Message("row-village"),
            children=[member(pack, id) for id in player["buildings"] + player["adventurers"]],
        ),
        hand(pack, view, player),
    ]
    facts = {
        "seat": seat,
        "active": seat == view["active"],
        "first": seat == view["first"],
        "mine": seat == view["seat"],
    }
    return Node("mat", player_name(seat), f"seat-{seat}", facts, children)


def member(pack: Pack, id: str) -> Node:
    """A card of a village; marked when its power still works."""
    node = card(pack, id)
    node.facts["lasting"] = pack.by_id[id].when not in ("", "instant")
    return node


def resources(pack: Pack, player: dict[str, Any]) -> list[Node]:
    """The castle and each kind of resource: how many are free to pay with, and how many carry a coin."""
    seat = player["seat"]
    used = 1 if player["castle"] else 0
    castle = {"value": 1 - used, "of": "native", "coins": used}
    found = [Node("meter", Message("resource-native"), f"seat-{seat}-castle", castle)]
    for number, name in enumerate(RESOURCES):
        coins = [
            slot["coin"]
            for slot in player["resources"]
            if isinstance(built := pack.by_id[slot["card"]], Building) and built.resource == number
        ]
        used = sum(1 for coin in coins if coin)
        facts = {"value": len(coins) - used, "of": name, "coins": used}
        found.append(Node("meter", Message("resource-" + name), f"seat-{seat}-{name}", facts))
    return found


def hand(pack: Pack, view: dict[str, Any], player: dict[str, Any]) -> Node:
    """One's own hand face up; of another's, what was seen going there and how many more."""
    mine = player["seat"] == view["seat"]
    ids = player["hand"]
    children = [card(pack, id, ids.count(id), mine) for id in dict.fromkeys(ids)]
    if player["unseen"]:
        children.append(Node("back", Message("board-hand"), facts={"count": player["unseen"]}))
    return Node("row", Message("row-hand"), children=children)

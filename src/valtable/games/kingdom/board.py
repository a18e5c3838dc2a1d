"""The table of Kingdom laid out for drawing, from a view alone."""

from __future__ import annotations

from typing import Any

from valtable.engine.board import Node
from valtable.engine.message import Message, player_name
from valtable.engine.pack import Card
from valtable.games.kingdom import catalogue
from valtable.games.kingdom.cards import Citizen, Domain, Duke, Monster, MonsterEvent, Pack
from valtable.games.kingdom.words import ROLES


def board(pack: Pack, view: dict[str, Any]) -> Node:
    """The dice, the centre in four rows of five, what ends the game, and a mat for each player."""
    children = [dice(view), centre(pack, view), progress(pack, view)]
    if "dark_lord" in view:
        children.append(dark_lord(pack, view["dark_lord"]))
    own = [mat(pack, view, player) for player in view["players"] if player["seat"] == view["seat"]]
    others = [mat(pack, view, player) for player in view["players"] if player["seat"] != view["seat"]]
    children.append(Node("area", Message("area-players"), "players", children=others))
    if own:
        children.append(Node("area", Message("area-mine"), "mine", children=own))
    return Node("area", Message("game-kingdom"), "table", children=children)


def dice(view: dict[str, Any]) -> Node:
    turn = Message("board-turn", {"n": view["turn"] + 1, "player": player_name(view["active"])})
    shown = view["dice"] or []
    phase = Node("note", Message("phase-" + view["phase"]), "phase")
    children = [Node("die", id=f"die-{i + 1}", facts={"value": value}) for i, value in enumerate(shown)]
    if shown:
        children.append(Node("meter", Message("board-sum"), facts={"value": sum(shown)}))
    children.append(phase)
    if view["resting"] is not None:
        children.append(Node("note", Message("board-rests", {"player": player_name(view["resting"])})))
    if view["last_round"]:
        children.append(Node("note", Message("board-last-round")))
    return Node("row", turn, "dice", children=children)


def centre(pack: Pack, view: dict[str, Any]) -> Node:
    """Monsters, citizens 1-5, citizens 6-12, domains."""
    piles = [pile(pack, place) for place in view["centre"]]
    rows = [
        Node("row", Message("row-monsters"), "monsters", children=piles[0:5]),
        Node("row", Message("row-citizens"), "citizens-1", children=piles[5:10]),
        Node("row", Message("row-citizens"), "citizens-2", children=piles[10:15]),
        Node("row", Message("row-domains"), "domains", children=piles[15:20]),
    ]
    return Node("area", Message("area-centre"), "centre", children=rows)


def pile(pack: Pack, place: dict[str, Any]) -> Node:
    facts: dict[str, Any] = {"count": place["count"]}
    if place["beneath"]:
        facts["beneath"] = [None if id is None else pack.by_id[id].name() for id in place["beneath"]]
    if "price" in place:
        facts["price"] = place["price"]
    if place["top"] is None:
        return Node("pile", Message("place-" + place["id"]), place["id"], facts)
    top = pack.by_id[place["top"]]
    facts["exhausted"] = place["count"] == 0
    facts.update(face(top))
    tokens = [
        Node("token", Message("resource-" + name), facts={"value": n, "of": name})
        for name, n in place.get("tokens", {}).items()
        if n
    ]
    return Node("pile", top.name(), place["id"], facts, tokens)


def face(card: Card) -> dict[str, Any]:
    """What a card shows: the corners and the strip of LOOK's anatomy, as facts and messages."""
    shown: dict[str, Any] = {"card": card.id, "kind": catalogue.kind(card)}
    if isinstance(card, Citizen):
        shown["key"] = "/".join(str(v) for v in card.activation)
        if not card.starter:
            shown["role"] = ROLES[card.role]
            shown["cost"] = {"gold": card.cost}
    elif isinstance(card, Monster):
        shown["cost"] = {"strength": card.strength, "magic": card.magic}
        shown["worth"] = card.vp
        shown["type"] = card.type
        shown["area"] = card.area
        if isinstance(card, MonsterEvent):
            shown["key"] = "/".join(str(v) for v in card.activation)
    elif isinstance(card, Domain):
        shown["cost"] = {"gold": card.cost}
        shown["needs"] = {role: n for role, n in zip(ROLES, card.roles, strict=True) if n}
        shown["worth"] = card.vp
        shown["lasting"] = card.timing != "on_build"
    shown["text"] = catalogue.effects(card)
    return shown


def progress(pack: Pack, view: dict[str, Any]) -> Node:
    """How far the game has come: exhausted stacks, and the pile of exhausted cards and events."""
    facts = view["exhausted"]
    children = [
        Node("track", Message("board-exhausted"), "exhausted", {"value": facts["stacks"], "of": facts["end_at"]}),
        Node("meter", Message("board-exhausted-pile"), facts={"value": facts["pile"]}),
    ]
    if "events" in view["variants"]:
        children.append(Node("back", Message("board-event-pile"), "event-pile", {"count": facts["events"]}))
        children.extend(
            [Node("card", pack.by_id[id].name(), facts=face(pack.by_id[id])) for id in facts["events_seen"]]
        )
    return Node("row", Message("board-progress"), "progress", children=children)


def dark_lord(pack: Pack, facts: dict[str, Any]) -> Node:
    children = [
        cards(pack, facts["citizens"], "row-captured-citizens"),
        cards(pack, facts["domains"], "row-captured-domains"),
    ]
    if facts["duke"] is None:
        children.append(Node("back", Message("board-duke"), facts={"count": 1}))
    else:
        duke = pack.by_id[facts["duke"]]
        children.append(Node("card", duke.name(), facts=face(duke)))
    return Node("mat", Message("dark-lord"), "dark-lord", children=children)


def mat(pack: Pack, view: dict[str, Any], player: dict[str, Any]) -> Node:
    """A player's board, tableau and victory pile."""
    seat = player["seat"]
    meters = [
        Node("meter", Message("resource-" + name), f"seat-{seat}-{name}", {"value": player[name], "of": name})
        for name in ("gold", "strength", "magic", "vp")
    ]
    roles = [
        Node("meter", Message("role-" + role), facts={"value": n, "of": role}) for role, n in player["roles"].items()
    ]
    children = [
        Node("row", Message("row-purse"), children=meters),
        Node("row", Message("row-roles"), children=roles),
        cards(pack, player["starters"] + player["citizens"], "row-tableau", view),
        cards(pack, player["domains"], "row-own-domains"),
        cards(pack, player["monsters"], "row-victory-pile"),
        secret(pack, view, player),
    ]
    facts = {
        "seat": seat,
        "active": seat == view["active"],
        "first": seat == view["first"],
        "resting": seat == view["resting"],
        "mine": seat == view["seat"],
    }
    return Node("mat", player_name(seat), f"seat-{seat}", facts, children)


def cards(pack: Pack, ids: list[str], title: str, view: dict[str, Any] | None = None) -> Node:
    """Equal cards lie in one pile; those the dice wake are marked."""
    dice_values = set() if view is None or not view["dice"] else {*view["dice"], sum(view["dice"])}
    found: list[Node] = []
    for id in dict.fromkeys(ids):
        card = pack.by_id[id]
        facts = {**face(card), "count": ids.count(id)}
        if isinstance(card, Citizen) and dice_values.intersection(card.activation):
            facts["woken"] = True
        found.append(Node("pile" if facts["count"] > 1 else "card", card.name(), id, facts))
    return Node("row", Message(title), children=found)


def secret(pack: Pack, view: dict[str, Any], player: dict[str, Any]) -> Node:
    """The duke: a card for its owner, a back for the others."""
    if player["duke"] is not None:
        duke = pack.by_id[player["duke"]]
        assert isinstance(duke, Duke)
        return Node("card", duke.name(), duke.id, {**face(duke), "private": view["phase"] != "over"})
    if "dealt" in player and not player["has_duke"] and player["dealt"]:
        return Node(
            "row",
            Message("row-dealt-dukes"),
            children=[
                Node("card", pack.by_id[id].name(), id, {**face(pack.by_id[id]), "private": True})
                for id in player["dealt"]
            ],
        )
    return Node("back", Message("board-duke"), facts={"count": 1 if player["has_duke"] else 0})

"""What the tables of the realm have in common, laid out for drawing: dice, stacks, purses and tableaux."""

from __future__ import annotations

from typing import Any, Final

from valtable.engine.board import Node, face_up, meter
from valtable.engine.message import Message
from valtable.games.realm.cards import STACK_VALUES, Citizen, Domain, MonsterEvent, RealmPack
from valtable.games.realm.look import role, values
from valtable.games.realm.vocabulary import Discount

PURSE: Final = ("gold", "strength", "magic")
KEYS: Final = tuple(values(stack) for stack in STACK_VALUES)


def dice(view: dict[str, Any]) -> Node:
    """The two dice and their sum."""
    roll = view["turn"]
    found = [Node("die", None, f"die-{i + 1}", {"value": value, "roll": roll}) for i, value in enumerate(view["dice"])]
    found.append(Node("meter", Message("board-sum"), "", {"value": sum(view["dice"])}))
    return Node("row", Message("row-dice"), "dice", {"as": "dice"}, found)


def woken(dice: list[int] | None) -> set[int]:
    """The values that the dice wake."""
    return {*dice, sum(dice)} if dice else set()


def lies_there(pack: RealmPack, place: dict[str, Any]) -> bool:
    """Whether a card lies face up at this place of the centre; an event takes the place of what has run out."""
    top = place["top"]
    return top is not None and (place["count"] > 0 or isinstance(pack.by_id[top], MonsterEvent))


def pile(pack: RealmPack, place: dict[str, Any], mine: list[str]) -> Node:
    """One place of the centre, for somebody who has these domains (which matter for the price of another one)."""
    id = place["id"]
    top = place["top"]
    beneath = place["beneath"]
    known = [under for under in beneath if under is not None]
    facts: dict[str, Any] = {"card": top}
    if place["count"]:
        facts["count"] = 1 + len(known)
    if len(known) < len(beneath):
        facts["below"] = len(beneath) - len(known)
    if known.count(top) < len(known):
        facts["beneath"] = known
    if "price" in place:
        price(pack, facts, place["price"], mine)
    tokens = [
        Node("token", None, "", {"of": name, "value": n}) for name, n in place.get("tokens", NO_TOKENS).items() if n
    ]
    return Node("pile", None, id, facts, tokens)


NO_TOKENS: Final[dict[str, int]] = {}


def price(pack: RealmPack, facts: dict[str, Any], cost: dict[str, int], mine: list[str]) -> None:
    """What it costs this player, where that is not what the card says, and why. Tokens on a monster speak for
    themselves."""
    card = pack.by_id[facts["card"]]
    if not isinstance(card, (Citizen, Domain)):
        return
    more = cost["gold"] - card.cost
    if not more:
        return
    args: dict[str, Any] = {"base": card.cost, "n": abs(more)}
    if "extra" in cost:
        why = Message("price-raised", {**args, "n": more - cost["extra"], "extra": cost["extra"]})
    elif isinstance(card, Citizen):
        why = Message("price-owned", args)
    else:
        why = Message("price-discount", {**args, "cards": [d.name() for d in discounts(pack, mine)]})
    facts["price"] = {"base": card.cost, "more": more, "of": "gold", "why": why}


def discounts(pack: RealmPack, ids: list[str]) -> list[Domain]:
    """The domains that make others cheaper."""
    found: list[Domain] = []
    for id in ids:
        card = pack.by_id[id]
        if isinstance(card, Domain) and isinstance(card.effect, Discount):
            found.append(card)
    return found


def was(pack: RealmPack, place: dict[str, Any], taken: set[str]) -> str:
    """The citizen of a stack that has run out, where one of these, which have left the centre, tells it."""
    kinds = pack.citizens_of(int(place["id"].removeprefix("citizen-")))
    found = [card.id for card in kinds if card.id in taken]
    return found[0] if len(found) == 1 and not place["count"] else ""


def run_out(pack: RealmPack, place: dict[str, Any], was: str) -> Message:
    """What a stack of citizens is called that has run out."""
    if not was:
        return Message("place-" + place["id"])
    card = pack.find(Citizen, was)
    return Message("place-was", {"key": values(card.activation), "card": card.name()})


def events(_pack: RealmPack, facts: dict[str, Any]) -> Node:
    """The monster events to come, those that have been seen before, and how many stacks may still run out."""
    children = [
        Node("back", Message("board-event-pile"), "event-pile", {"count": facts["events"]}),
        Node("meter", Message("board-exhausted-pile"), "", {"value": facts["pile"], "glyph": "empty-hourglass"}),
    ]
    children.extend([face_up("event-" + id, id) for id in facts["events_seen"]])
    row = Node("row", Message("board-progress"), "progress", None, children)
    return Node("area", Message("kinds-event"), "events", {"place": "side"}, [row])


def purse_of(player: dict[str, Any], ids: str, vp: Node) -> Node:
    """Gold, strength, magic and points; each may be chosen under an id that begins so."""
    meters = [meter(name, player[name], ids + name) for name in PURSE]
    return Node("row", Message("row-purse"), "", {"as": "purse", "brief": True}, [*meters, vp])


def strip(pack: RealmPack, player: dict[str, Any]) -> Node:
    """How many citizens work on each number, in the colour of their role."""
    counts: dict[str, int] = {}
    tones: dict[str, str] = {}
    for id in player["citizens"] + player["starters"]:
        card = pack.find(Citizen, id)
        key = values(card.activation)
        counts[key] = counts.get(key, 0) + 1
        tones.setdefault(key, role(card))
    cells: list[Node] = []
    for key in KEYS:
        facts: dict[str, Any] = {"key": key, "value": counts.get(key, 0)}
        if key in tones:
            facts["tone"] = tones[key]
        cells.append(Node("meter", None, "", facts))
    return Node("row", Message("row-strip"), "", {"as": "strip", "brief": True}, cells)


NOTHING: Final[set[int]] = set()


def cards(pack: RealmPack, mat: str, ids: list[str], name: str, woken: set[int] = NOTHING) -> Node:
    """Equal cards lie in one pile, citizens by their numbers; those the dice wake are marked."""
    found: list[Node] = []
    kinds = list(dict.fromkeys(ids))
    if name == "tableau":
        kinds.sort(key=lambda id: number(pack, id))
    for id in kinds:
        card = pack.by_id[id]
        mark = ""
        if isinstance(card, Citizen) and not woken.isdisjoint(card.activation):
            mark = "woken"
        elif isinstance(card, Domain) and card.timing != "on_build":
            mark = "lasting"
        found.append(face_up(f"{mat}-{id}", id, mark, ids.count(id)))
    return Node("row", Message("row-" + name), "", None, found)


def number(pack: RealmPack, id: str) -> int:
    """By which citizens are sorted; the Herald, who has no number, comes last."""
    card = pack.find(Citizen, id)
    return card.activation[0] if card.activation else 99

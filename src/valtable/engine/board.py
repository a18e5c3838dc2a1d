"""The closed vocabulary in which a game lays out its table. The browser, the terminal and the text mode draw it.

A node is plain data: a kind, an id where a question may offer it, a title, some facts and its children. Nothing here
knows a game, and a board is made from a view alone, so it cannot show what the view does not hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from sys import intern
from typing import Any, Final

from valtable.engine.message import Message, bare, player_name

KINDS: Final = {
    "area",  # a part of the table with a title
    "row",  # things side by side
    "pile",  # cards on each other: the top one's face, the count, what is known beneath
    "card",  # one card, face up
    "back",  # one card or several, face down
    "mat",  # what lies before one player
    "meter",  # a number with a name: gold 3
    "track",  # a number on a scale
    "token",  # something lying on a card or a map
    "die",  # a die with its value
    "map",  # places with positions
    "note",  # a sentence
    "leaf",  # a page of a book: a heading, a picture, sentences, and what lies on it
    "lane",  # things below each other, upon which a blow may come down
    "moment",  # a part of a story, which covers the table until it is read
}


class Node:
    """One component of a board."""

    __slots__ = ("children", "facts", "id", "kind", "row", "text", "title")

    def __init__(
        self,
        kind: str,
        title: Message | None = None,
        id: str = "",
        facts: dict[str, Any] | None = None,
        children: list[Node] | None = None,
    ) -> None:
        if kind not in KINDS:
            raise ValueError(f"no such component: {kind!r}")
        self.kind = kind
        self.text: Any = None  # of a part that a server has drawn before: what it sends, in place of all the rest
        self.row: Any = None  # of a node that is made once and lies on many boards: how a server has written it
        self.title = title
        self.id = id
        self.facts: dict[str, Any] = facts if facts is not None else {}
        self.children: list[Node] = children if children is not None else []

    def data(self) -> dict[str, Any]:
        """As plain JSON, without what is empty."""
        data: dict[str, Any] = {"kind": self.kind}
        if self.id:
            data["id"] = self.id
        if self.title is not None:
            data["title"] = self.title.data()
        if self.facts:
            data["facts"] = {name: _bare(value) for name, value in self.facts.items()}
        if self.children:
            data["children"] = [child.data() for child in self.children]
        return data


def _bare(value: Any) -> Any:
    """A fact as plain JSON; most are numbers and texts already."""
    return value if isinstance(value, (int, str)) else bare(value)


# draw(make, pack, facts...) gives make(pack, facts...), or what it gave before: a part that takes a while to draw, and
# that depends on these facts alone (plain data, as everything in a view).
Draw = Callable[..., Node]


def some(view: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Of a view the facts that a part is drawn from: as long as they are the same, it is."""
    return {name: view[name] for name in names if name in view}


def at_once(make: Callable[..., Node], *facts: Any) -> Node:
    return make(*facts)


# --- what every table has -------------------------------------------------------------------------------------------


def table(game: str, seat: int | None, parts: list[Node], mats: list[Node], beside: Sequence[Node] = ()) -> Node:
    """The whole board as that seat sees it: the game's own parts, the mats of the others from the seat's left on, with
    what lies beside them, and the seat's own. The mats are given by seat; a spectator sees them so."""
    others = [*mats, *beside] if seat is None else [*mats[seat + 1 :], *mats[:seat], *beside]
    children = list(parts)
    if others:
        children.append(Node("area", Message("area-players"), "others", {"place": "others"}, others))
    if seat is not None:
        children.append(Node("area", Message("area-mine"), "mine", {"place": "mine"}, [mats[seat]]))
    return Node("area", Message("game-" + game), "table", children=children)


def mat_of(seat: int, view: dict[str, Any], children: list[Node], marks: Sequence[dict[str, Any]] = ()) -> Node:
    """What lies before a player; whose view it is, whose turn and who is first are in every game's view."""
    facts: dict[str, Any] = {"seat": seat}
    for name, whose in (("mine", "seat"), ("active", "active"), ("first", "first")):
        if seat == view[whose]:
            facts[name] = True
    if marks:
        facts["marks"] = list(marks)
    return Node("mat", player_name(seat), f"seat-{seat}", facts, children)


def phases(now: str, names: Sequence[str] = ()) -> Node:
    """The phases of a turn with the current one marked; when it is none of them, what happens then."""
    shown = names if now in names else (now,)
    notes = [Node("note", Message("phase-" + name), "", {"current": True} if name == now else None) for name in shown]
    return Node("row", Message("row-phases"), "phases", {"as": "phases"}, notes)


# Most nodes of most boards are one of these, and the same again and again: each is made once, and never changed.
_METERS: Final[dict[tuple[str, int, str, Message | None], Node]] = {}
_FACES: Final[dict[tuple[str, str, str, int], Node]] = {}
MOST_MADE: Final = 4000  # of each


def meter(of: str, value: int, id: str = "", title: Message | None = None) -> Node:
    """How many there are of what a badge stands for; called like the badge where it has no title of its own. To be
    looked at only: all boards share it."""
    key = (of, value, id, title)
    node = _METERS.get(key)
    if node is None:
        node = Node("meter", title, intern(id), {"of": of, "value": value})
        if len(_METERS) >= MOST_MADE:
            _METERS.clear()
        _METERS[key] = node
    return node


def face_up(id: str, card: str, mark: str = "", count: int = 1) -> Node:
    """A card, or a pile of equal ones, with a mark where there is one: woken, private, lasting, exhausted, ready. To be
    looked at only: all boards share it."""
    key = (id, card, mark, count)
    node = _FACES.get(key)
    if node is None:
        facts: dict[str, Any] = {"card": card}
        if count > 1:
            facts["count"] = count
        if mark:
            facts[mark] = True
        node = Node("pile" if count > 1 else "card", None, intern(id), facts)
        if len(_FACES) >= MOST_MADE:
            _FACES.clear()
        _FACES[key] = node
    return node


# --- finding things -------------------------------------------------------------------------------------------------


def walk(node: Node) -> Iterator[Node]:
    """The node and everything in it."""
    yield node
    for child in node.children:
        yield from walk(child)


def things(board: Node) -> dict[str, Node]:
    """Everything on the board that has an id, by it."""
    return {node.id: node for node in walk(board) if node.id}


def thing_of(things: dict[str, Node], seat: int, option: str) -> Node | None:
    """What an option of that seat's question stands for: a thing in its own mat, else on the table, else nothing."""
    found = things.get(f"seat-{seat}-{option}")
    return found if found is not None else things.get(option)

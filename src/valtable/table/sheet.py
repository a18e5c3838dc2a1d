"""A board as a sheet of named nodes: so that only those travel that have changed.

A node is called by its id; one without an id by its place in what it lies in (`seat-1/0/2`). The sheet of a pair of
eyes is made from their board alone, so what has changed between two of them tells nothing that the boards do not.

Most of a board is as it was, and much of it is the same for several people and at several tables: parts are drawn once
for the same facts, and where the very same part lies on both sheets nothing of it need be compared.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator
from functools import lru_cache
from hashlib import blake2b
from itertools import count
from sys import intern
from typing import Any, Final

import msgspec

from valtable.engine.board import Draw, Node
from valtable.engine.message import PLAYER, Message


def _plain(value: Any) -> Any:
    """What the encoder does not know: a message among the facts of a board."""
    if isinstance(value, Message):
        return value.data()
    raise NotImplementedError(f"{type(value).__name__} cannot be sent")


def _short(value: Any) -> Any:
    """A message in fewer words: those in it do not say that they are messages, and a name is the number of a seat."""
    if isinstance(value, Message):
        if value.id == PLAYER:
            return value.args
        return (value.id, value.args) if value.args else (value.id,)
    raise NotImplementedError(f"{type(value).__name__} cannot be sent")


ENCODER: Final = msgspec.json.Encoder(enc_hook=_plain)
SHORT: Final = msgspec.json.Encoder(enc_hook=_short)  # for what is said in changes
MARSHAL: Final = 2  # this version writes equal values equally, shared or not
KEPT: Final = 1000  # parts of boards
WITHIN: Final = "/"  # in a name: a place, not an id
NUMBERS: Final = count(1)  # of parts
NOTHING: Final = b"{}"

Key = tuple[Callable[..., Node], object, bytes]  # what draws a part, with which pack, and a digest of the facts
Made = tuple[Callable[..., Node], tuple[Any, ...], Node]  # what drew a part, from which facts, and the part

# A node without its children: its kind and title, as JSON that is not closed yet; its facts; the names of its children.
Row = tuple[bytes, bytes, tuple[str, ...]]
Rows = dict[str, Row]
Names = tuple[str, ...]
Laid = tuple[Names, tuple[Row, ...]]  # rows as they are kept: in a third of the room

ROWS: Final[dict[Row, Row]] = {}
NAMES: Final[dict[Names, Names]] = {}
MOST_ROWS: Final = 20_000


def key_of(make: Callable[..., Node], pack: object, facts: tuple[Any, ...]) -> Key:
    """A table keeps the key of each of its parts: the facts themselves would take as much room as the parts."""
    return make, pack, blake2b(marshal.dumps(facts, MARSHAL), digest_size=16).digest()


def known(row: Row) -> Row:
    """The same row, as it was made before: there are many boards, and few things to say of most nodes."""
    if len(ROWS) >= MOST_ROWS:
        ROWS.clear()
    return ROWS.setdefault(row, row)


def laid(node: Node, name: str, parts: list[Part]) -> Laid:
    """A node and all that is in it, to be kept. Many boards have the same things on them."""
    rows: Rows = {}
    lay(node, name, rows, parts)
    names = tuple(rows)
    if len(NAMES) >= MOST_ROWS:
        NAMES.clear()
    return NAMES.setdefault(names, names), tuple(rows.values())


def by_name(laid: Laid) -> Rows:
    return dict(zip(laid[0], laid[1], strict=True))


class Part:
    """A part of boards that was drawn before."""

    __slots__ = ("_after", "_news", "_text", "laid", "name", "number")

    def __init__(self, node: Node) -> None:
        self.number = next(NUMBERS)  # of all parts that were ever drawn
        self.name = intern(node.id)
        self.laid = laid(node, self.name, [])
        self._text = b""
        self._after = 0  # which part was there before, when it was last asked what is new
        self._news = b""

    @property
    def text(self) -> bytes:
        """The part as a tree."""
        if not self._text:
            self._text = tree(self.name, by_name(self.laid), {})
        return self._text

    def since(self, before: Part | None) -> bytes:
        """The nodes that are not as they were, as they travel. Several people had the same before, and have it now."""
        if before is None:
            return compared(self.laid, None)
        if self._after != before.number:
            self._news = compared(self.laid, before.laid)
            self._after = before.number
        return self._news

    def forget(self) -> None:
        """What was new is known to everybody."""
        self._after, self._news = 0, b""


class Parts:
    """Parts of boards as they were drawn before: the same facts, the same part, at whichever table and for whomever."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.recent: dict[Key, Node] = {}
        self.older: dict[Key, Node] = {}  # those not drawn again since are forgotten next

    def draw(self, make: Callable[..., Node], pack: object, *facts: Any) -> Node:
        return self.find(key_of(make, pack, facts), facts)

    def find(self, key: Key, facts: tuple[Any, ...]) -> Node:
        node = self.recent.get(key)
        if node is None:
            node = self.older.get(key)
            if node is None:
                make, pack, _ = key
                made = make(pack, *facts)
                if not made.id:
                    raise ValueError(f"a part that is drawn for itself needs an id: {made.kind}")
                node = Node("area")
                node.text = Part(made)
            if len(self.recent) >= self.most:
                self.older, self.recent = self.recent, {}
            self.recent[key] = node
        return node


PARTS: Final = Parts(KEPT)


class Drawn:
    """The parts of one table's boards as they are drawn now and as they were before: most are the same. Those that are
    new here may have been drawn at another table.

    All boards of a moment are drawn in the same order, and of most parts they have the same facts: so these are first
    compared with those that were drawn for others at the same place.
    """

    __slots__ = ("_next", "_places", "before", "now")

    def __init__(self) -> None:
        self.now: dict[Key, tuple[Key, Node]] = {}
        self.before: dict[Key, tuple[Key, Node]] = {}
        self._places: list[list[Made]] = []  # what was drawn for the boards of this moment, at each place
        self._next = 0

    def turn(self) -> None:
        """The table has changed."""
        self._places = []
        if self.now:
            self.now, self.before = {}, self.now

    def forget(self) -> None:
        """Everybody has looked: all that is needed for the next boards is these parts."""
        self._places = []
        self.before = {}
        for _, node in self.now.values():
            part: Part = node.text
            part.forget()

    def begin(self) -> Draw:
        """Of the next board the first part comes next."""
        self._next = 0
        return self.draw

    def draw(self, make: Callable[..., Node], pack: object, *facts: Any) -> Node:
        place, self._next = self._next, self._next + 1
        places = self._places
        if place == len(places):
            places.append([])
        here = places[place]
        for other, same, node in here:
            if same == facts and other is make:
                return node
        key = key_of(make, pack, facts)
        kept = self.now.get(key)
        if kept is None:
            kept = self.before.get(key) or (key, PARTS.find(key, facts))
            self.now[kept[0]] = kept  # the old key, and not its equal
        here.append((make, facts, kept[1]))
        return kept[1]


class Sheet:
    """A board as one pair of eyes sees it: its parts, and the nodes around them."""

    __slots__ = ("laid", "parts", "root")

    def __init__(self, board: Node) -> None:
        self.root = board.id or WITHIN
        parts: list[Part] = []
        self.laid = laid(board, self.root, parts)
        self.parts = tuple(parts)

    @property
    def text(self) -> bytes:
        """The board as a tree."""
        return tree(self.root, by_name(self.laid), {part.name: part for part in self.parts})

    def ids(self) -> Iterator[str]:
        """The ids of all that lies on the board."""
        for names, _ in (self.laid, *[part.laid for part in self.parts]):
            yield from [name for name in names if WITHIN not in name]

    def since(self, before: Sheet | None) -> bytes:
        """The nodes that are not as they were, by name, as JSON; without a sheet of before, all of them."""
        pieces = [compared(self.laid, None if before is None else before.laid)]
        had = {} if before is None else {part.name: part for part in before.parts}
        for part in self.parts:
            was = had.get(part.name)
            if was is not part:
                pieces.append(part.since(was))
        return b"{" + b",".join([piece for piece in pieces if piece]) + b"}"


def compared(now: Laid, before: Laid | None) -> bytes:
    """The nodes that are not as they were, each with its name, as JSON that is not enclosed."""
    changed: list[bytes] = []
    had: Rows = {} if before is None else by_name(before)
    for name, row in zip(now[0], now[1], strict=True):
        was = had.get(name)
        if was == row:
            continue
        head, facts, children = row
        if was is None or was[0] != head:
            text = head
            if facts:
                text += b',"facts":' + facts
            if children:
                text += b',"children":' + ENCODER.encode(children)
        else:  # only what of it has changed
            text = b"{"
            if was[1] != facts:
                text += b'"facts":' + (facts or b"{}")
            if was[2] != children:
                text += (b',"children":' if len(text) > 1 else b'"children":') + ENCODER.encode(children)
        changed.append(ENCODER.encode(name) + b":" + text + b"}")
    return b",".join(changed)


def lay(node: Node, name: str, rows: Rows, parts: list[Part]) -> None:
    """Lay a node and all that is in it on a sheet."""
    if not node.children:
        rows[name] = row_of(node, name)
        return
    head, facts = written(node, name)
    rows[name] = (head, facts, ())  # its name is taken
    names: list[str] = []
    for place, child in enumerate(node.children):
        part: Part | None = child.text
        if part is not None:
            parts.append(part)
            names.append(part.name)
            continue
        called = child.id
        if not called or called in rows:  # two of one id: only in a match that somebody forged
            called = f"{name}{WITHIN}{place}"
        called = intern(called)
        names.append(called)
        if child.children:
            lay(child, called, rows, parts)
        else:
            rows[called] = row_of(child, called)
    rows[name] = known((head, facts, tuple(names)))


def row_of(node: Node, name: str) -> Row:
    """A node in which nothing lies. Most of them lie on many boards, and are written once."""
    row: Row | None = node.row
    if row is None:
        head, facts = written(node, name)
        row = known((head, facts, ()))
        if not node.id or node.id == name:
            node.row = row
    elif node.id and node.id != name:
        head, facts = written(node, name)
        return head, facts, ()
    return row


def written(node: Node, name: str) -> tuple[bytes, bytes]:
    """The kind and title of a node, and its facts."""
    head = titled(node.kind, node.title)
    if node.id != name and node.id:
        head += b',"id":' + ENCODER.encode(node.id)
    return head, ENCODER.encode(node.facts) if node.facts else b""


def titled(kind: str, title: Message | None) -> bytes:
    """How the JSON of a node begins. Most titles are the same few words, over and over."""
    if title is None:
        return _beginning(kind, "")
    if not title.args:
        return _beginning(kind, title.id)
    return _beginning(kind, "") + b',"title":' + ENCODER.encode(title.data())


@lru_cache(2048)
def _beginning(kind: str, title: str) -> bytes:
    return ENCODER.encode({"kind": kind, "title": [title]} if title else {"kind": kind})[:-1]


def tree(name: str, rows: Rows, parts: dict[str, Part]) -> bytes:
    """A node and all that is in it, as JSON."""
    head, facts, children = rows[name]
    pieces = [head]
    if facts:
        pieces += (b',"facts":', facts)
    if WITHIN not in name:
        pieces += (b',"id":', ENCODER.encode(name))
    if children:
        within = [parts[child].text if child in parts else tree(child, rows, parts) for child in children]
        pieces += (b',"children":[', b",".join(within), b"]")
    pieces.append(b"}")
    return b"".join(pieces)

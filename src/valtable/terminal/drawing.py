"""Draws any game's board in letters, component by component; no line is wider than the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from valtable.engine.board import Node
from valtable.engine.message import Message
from valtable.terminal.brief import Brief
from valtable.text import Speaker

NARROWEST: Final = 13  # columns of a cell of the grid; below that a row is drawn as a list
ROOMY: Final = 18  # from here on a cell has a margin
WIDEST: Final = 30
THINGS: Final = ("pile", "card", "back")
# How many lines of its effect a card of the grid shows, and how much is said of the others' cards and of the own ones.
DETAIL: Final = (
    (9, "names", "own"),
    (4, "names", "own"),
    (3, "names", "own"),
    (2, "names", "own"),
    (2, "terse", "own"),
    (1, "terse", "own"),
    (0, "terse", "own"),
    (0, "terse", "names"),
)
MARK: Final = "bold reverse"
DICE: Final = "⚀⚁⚂⚃⚄⚅"
NO_BREAK: Final = "\u00a0"  # rich breaks lines at this space too, so while it wraps something else stands there
STAND_IN: Final = "\ue000"
PAPER: Final = Console(width=1000)  # only to wrap on: nothing is printed here


class Drawing:
    """One look at the table. `marks` numbers the things that are options of the open question."""

    def __init__(self, speaker: Speaker, board: Node, marks: dict[str, int], width: int) -> None:
        self.speaker = speaker
        self.board = board
        self.marks = marks
        self.width = max(width, 20)
        self.brief = Brief(speaker.say, board)
        # The same card may lie before several players: then the own one is meant.
        self.own = {node.id for mat in walk(board) if mat.facts.get("mine") for node in walk(mat) if node.id}
        self.masked: set[str] = set()
        self.marked = {node.id for node in open_cards(board) if node.id in marks and "card" in node.facts}
        self.text_lines = DETAIL[0][0]
        self._levels: dict[int, list[Text]] = {}  # the table at each level of detail, drawn when first tried
        self._said: dict[int, str] = {}  # what each card does, by the node that shows it

    def table(self, height: int = 1000) -> list[Text]:
        """The whole table, with as much said on the cards as this many lines hold."""
        for level, (text_lines, others, own) in enumerate(DETAIL):
            self.text_lines = text_lines
            if level not in self._levels:
                parts = [self.part(part, others, own) for part in self.board.children]
                self._levels[level] = [line for part in parts for line in part]
            if len(self._levels[level]) <= height:
                break
        return self._levels[level]

    def mats(self) -> list[Text]:
        """All that lies before everybody, in full."""
        lines: list[Text] = []
        for node in walk(self.board):
            if node.kind == "mat":
                lines.extend([Text(), *self.mat(node, "full")] if lines else self.mat(node, "full"))
        return lines

    def part(self, node: Node, others: str, own: str) -> list[Text]:
        """One part of the table; the two words are the modes of the others' mats and of the own one."""
        if node.kind == "mat":
            return self.mat(node, own if node.facts.get("mine") else others)
        if node.kind == "area":
            if node.children and all(is_row_of_things(child) for child in node.children):
                return self.grid(node.children)
            return [line for child in node.children for line in self.part(child, others, own)]
        return self.strip(node)

    # --- rows of small things ---------------------------------------------------------------------------------------

    def strip(self, node: Node) -> list[Text]:
        """A row on one line, with its name before it; longer ones go on below."""
        items = [self.item(child, with_text=False) for child in node.children] or [self.item(node, with_text=False)]
        head = Text(self.title(node), style="bold") if node.children else Text()
        return self.flow(head, items, "  ")

    def item(self, node: Node, with_text: bool) -> Text:
        """One small thing in a line."""
        facts = node.facts
        text = self.mark(node)
        name = self.title(node)
        if node.kind == "die":
            text.append(f"{DICE[facts['value'] - 1] if 1 <= facts['value'] <= 6 else '#'} {facts['value']}", "bold")
        elif node.kind == "track":
            done, end = facts["value"], facts["of"]
            text.append(f"{name} {done}/{end} ")
            text.append("■" * min(done, end), "red")
            text.append("□" * max(0, end - done), "dim")
        elif node.kind == "meter":
            style = self.brief.styles.get(str(facts.get("of")), "")
            text.append(name, style)
            text.append(f" {facts['value']}", f"bold {style}".strip())
        elif node.kind == "token":
            text.append(f"+{self.brief.amount(str(facts['of']), facts['value'])}")
        elif node.kind == "back":
            text.append(name)
            if node.id or facts.get("count") != 1:  # a back without an id is somebody's one secret card
                text.append(f" ×{facts.get('count', 0)}")
        elif node.kind in THINGS:
            self.chip(text, node, name, with_text)
        else:
            text.append(name)
        return text

    def chip(self, text: Text, node: Node, name: str, with_text: bool) -> None:
        """A card in a line: its key, its name, how many, what it does."""
        facts = node.facts
        woken = bool(facts.get("woken"))
        if facts.get("key"):
            text.append(f"({facts['key']}) ", "bold" if woken else "dim")
        text.append(("*" if woken else "") + name, "bold" if woken else "")
        if facts.get("count", 1) > 1:
            text.append(f" ×{facts['count']}")
        if facts.get("private") and facts.get("cost"):  # a card still to be played: what it costs and is worth
            text.append(" ")
            text.append_text(self.figures(node, True))
        if with_text and facts.get("text"):
            text.append(self.ui("label", name=""), "dim")
            text.append_text(self.brief.colour(Text(f" {self.said(node)}", "dim")))
        if facts.get("private") and not facts.get("cost"):  # of a hand the row says it once
            text.append(f" ({self.ui('private')})", "dim")

    def flow(self, head: Text, items: list[Text], gap: str, indent: int = 2) -> list[Text]:
        """The head and the items one after the other, broken between them where the line is full."""
        lines: list[Text] = []
        line = head
        glue = "  " if gap == "  " else " "
        for item in items:
            too_long = line.cell_len + len(glue) + item.cell_len > self.width
            if too_long and item.cell_len <= self.width - indent:
                lines.append(line)
                line = Text(" " * indent)
            elif line.plain.strip():
                line.append(glue)
            line.append_text(item)
            glue = gap
            if line.cell_len > self.width:
                first, *rest = wrap(line, self.width)
                *middle, line = [Text(" " * indent).append_text(part) for part in rewrap(rest, self.width - indent)]
                lines.extend([first, *middle])
        return [*lines, line]

    # --- the mats ---------------------------------------------------------------------------------------------------

    def mat(self, node: Node, mode: str) -> list[Text]:
        """What lies before one player: the counted things on the first line, then a line for each row of cards.

        `mode`: "own" and "full" say what the cards do, "names" only how they are called, "terse" only how many.
        """
        facts = node.facts
        self.masked = set() if facts.get("mine") else self.own
        head = self.mark(node)
        head.append("▶ " if facts.get("active") else "  ")
        head.append(self.title(node), "bold underline" if facts.get("mine") else "bold")
        flags = [flag for flag in ("mine", "first", "resting") if facts.get(flag)]
        if flags:
            head.append(f" ({', '.join(self.ui(flag) for flag in flags)})", "dim")
        meters = [child for child in node.children if is_row_of_meters(child)]
        items = [self.item(meter, False) for row in meters[:1] for meter in row.children]
        for row in meters[1:]:
            counted = [self.item(meter, False) for meter in row.children if meter.facts["value"]]
            if counted:
                items.append(Text("·", "dim"))
                items.extend(counted)
        rest = [child for child in node.children if child not in meters]
        backs = [child for child in rest if child.kind == "back"]
        for back in backs:
            if back.facts.get("count"):
                items.append(Text("·", "dim"))
                items.append(self.item(back, False))
        rest = [child for child in rest if child not in backs]
        if mode == "terse":
            return self.flow(head, items + self.terse(rest), "  ", 4)
        lines = self.flow(head, items, "  ", 4)
        for child in rest:
            lines.extend(self.mat_row(child, mode))
        return lines

    def mat_row(self, node: Node, mode: str) -> list[Text]:
        """A row of cards, or a card by itself; of the own cards, those say what they do that still do something."""
        cards = node.children if node.kind == "row" else [node]
        if not cards:
            return []
        head = Text("    ")
        if node.kind == "row":
            secret = all(card.facts.get("private") and card.facts.get("cost") for card in cards)
            name = f"{self.title(node)} ({self.ui('private')})" if secret else self.title(node)
            head.append(self.ui("label", name=name), "dim")
        items = [self.item(card, mode == "full" or (mode == "own" and lasting(card))) for card in cards]
        return self.flow(head, items, " · ", 6)

    def terse(self, rows: list[Node]) -> list[Text]:
        """Only how many cards there are of each sort."""
        items: list[Text] = []
        for row in rows:
            if row.kind == "row" and row.children:
                n = sum(child.facts.get("count", 1) for child in row.children)
                items.append(Text(f"{self.title(row)} {n}"))
            elif row.kind != "row":
                items.append(self.item(row, False))
        return [Text("·", "dim"), *items] if items else []

    # --- the grid ---------------------------------------------------------------------------------------------------

    def grid(self, rows: list[Node]) -> list[Text]:
        """Rows of cards under each other in columns; each row's name stands in the line above it."""
        count = max(len(row.children) for row in rows)
        inner = self.width - count - 1
        if inner // count < NARROWEST:
            return self.lists(rows)
        widths = [min(WIDEST, inner // count + (1 if i < inner % count else 0)) for i in range(count)]
        pad = 1 if inner // count >= ROOMY else 0
        lines: list[Text] = []
        named = ""
        for i, row in enumerate(rows):
            name = self.title(row)
            lines.append(rule(widths, "┌┬┐" if i == 0 else "├┼┤", "" if name == named else name))
            named = name
            cells = [self.cell(node, widths[j] - pad) for j, node in enumerate(row.children)]
            cells.extend([[]] * (count - len(cells)))
            for k in range(max(len(cell) for cell in cells)):
                line = Text.assemble(("│", "dim"))
                for cell, width in zip(cells, widths, strict=True):
                    part = cell[k] if k < len(cell) else Text()
                    line.append(" " * pad)
                    line.append_text(part)
                    line.append(" " * (width - pad - part.cell_len))
                    line.append("│", "dim")
                lines.append(line)
        lines.append(rule(widths, "└┴┘", ""))
        return lines

    def lists(self, rows: list[Node]) -> list[Text]:
        """The same where there is no room for columns: a line for each card."""
        lines: list[Text] = []
        for row in rows:
            lines.append(Text(self.title(row), "bold"))
            for node in row.children:
                text = Text("  ")
                for part in self.cell(node, self.width * 3):
                    text.append_text(part)
                    text.append("  ")
                lines.extend(wrap(text, self.width))
        return lines

    def cell(self, node: Node, width: int) -> list[Text]:
        """A card of the grid: number and name, figures, what it does."""
        facts = node.facts
        offered = node.id in self.marks
        spent = bool(facts.get("exhausted")) or "card" not in facts
        name = self.mark(node)
        name.append(self.title(node), "bold" if offered else "dim" if spent else "")
        lines = wrap(name, width)[:2]
        figures = self.figures(node, False)
        lines.extend(wrap(figures if figures.cell_len <= width else self.figures(node, True), width))
        count = f"×{facts.get('count', 0)}"
        for line in lines if facts.get("count", 0) > 1 else []:
            if line.cell_len + len(count) < width:
                line.append(" " * (width - line.cell_len - len(count)))
                line.append(count, "dim")
                break
        if facts.get("text"):
            said = wrap(self.brief.colour(Text(self.said(node))), width)
            if len(said) > self.text_lines > 0:
                rest = cut(Text(" ").join(said[self.text_lines - 1 :]), width)
                said = [*said[: self.text_lines - 1], rest]
            lines.extend(said[: self.text_lines])
        return [line for line in lines if line.plain.strip()]

    def figures(self, node: Node, short: bool) -> Text:
        """What stands in the corners of a card: its key, price, worth, needs, and of what sort it is."""
        facts = node.facts
        pieces: list[Text] = []
        if facts.get("key"):
            pieces.append(Text(f"({facts['key']})", "bold"))
        pieces.extend([self.item(child, False) for child in node.children])
        price = facts.get("price", facts.get("cost"))
        if price:
            pieces.append(self.brief.colour(Text(self.brief.amounts(price))))
        if facts.get("needs"):
            pieces.append(self.brief.colour(Text(self.brief.amounts(facts["needs"]))))
        if facts.get("worth"):
            pieces.append(Text(self.ui("worth", n=facts["worth"]), "green"))
        for sort in ("role", "type", "resource"):
            id = facts.get(sort)
            if id:
                name = self.brief.short.get(id) if short else None
                said = name or self.speaker.say(Message(f"{sort}-{id}"))
                pieces.append(Text(f"({said})" if sort == "resource" else said, "dim"))
        return Text(" ").join(pieces)

    def said(self, node: Node) -> str:
        """What a card does, in letters."""
        if id(node) not in self._said:
            self._said[id(node)] = self.brief.card(node.facts["text"])
        return self._said[id(node)]

    # --- small helpers ----------------------------------------------------------------------------------------------

    def mark(self, node: Node) -> Text:
        """The number to type for this thing, when it is an option."""
        number = None if node.id in self.masked else self.marks.get(node.id)
        return Text() if number is None else Text.assemble((f"[{number}]", MARK), " ")

    def title(self, node: Node) -> str:
        return "" if node.title is None else self.speaker.title(node.title)

    def ui(self, word: str, **args: object) -> str:
        return self.speaker.say(Message("ui-" + word, dict(args)))


def walk(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from walk(child)


def open_cards(node: Node) -> Iterator[Node]:
    """What is always drawn: all but the mats of the others, which may be cut short."""
    yield node
    for child in node.children:
        if child.kind != "mat" or child.facts.get("mine"):
            yield from open_cards(child)


def is_row_of_things(node: Node) -> bool:
    return node.kind == "row" and bool(node.children) and all(child.kind in THINGS for child in node.children)


def is_row_of_meters(node: Node) -> bool:
    return node.kind == "row" and bool(node.children) and all(child.kind == "meter" for child in node.children)


def rule(widths: list[int], corners: str, name: str) -> Text:
    """A line of the grid, with a name in it."""
    line = corners[0] + corners[1].join("─" * width for width in widths) + corners[2]
    text = Text(line, "dim")
    if name and cell_len(name) + 4 <= len(line):
        text = Text.assemble((line[:2], "dim"), (f" {name} ", "bold"), (line[cell_len(name) + 4 :], "dim"))
    return text


def wrap(text: Text, width: int) -> list[Text]:
    """The text in lines no wider than this; a word that is too long is broken."""
    kept = text.copy()
    kept.plain = kept.plain.replace(NO_BREAK, STAND_IN)
    lines = list(kept.wrap(PAPER, width))
    for line in lines:
        line.rstrip()
        line.plain = line.plain.replace(STAND_IN, NO_BREAK)
    return lines


def rewrap(lines: list[Text], width: int) -> list[Text]:
    return wrap(Text(" ").join(lines), width)


def cut(text: Text, width: int) -> Text:
    """With a mark that something is left out."""
    text = text.copy()
    text.truncate(width - 1)
    return text.append("…")


def lasting(card: Node) -> bool:
    """Whether a card before its owner still does something: the dice wake it, it is a secret, or the game says so."""
    return bool(card.facts.get("key") or card.facts.get("private") or card.facts.get("lasting"))

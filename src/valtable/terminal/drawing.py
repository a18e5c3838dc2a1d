"""Draws any game's board in letters, component by component; no line is wider than the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from valtable.engine.board import Node, walk
from valtable.engine.look import Badge, Face, Token
from valtable.engine.message import Message
from valtable.terminal.brief import Brief
from valtable.text import Speaker

NARROWEST: Final = 13  # columns of a cell of the grid; below that a row is drawn as a list
ROOMY: Final = 18  # from here on a cell has a margin
WIDEST: Final = 30
THINGS: Final = ("pile", "card", "back")
SEATS: Final = ("cyan", "magenta", "yellow", "green", "bright_blue")  # a colour for each player's name
FREE: Final = "○"  # a place that has no name of its own
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
    (0, "terse", "tight"),
)
CARD_LINES: Final = 3  # from so many lines on, a card of a map has a line of its own
MARK: Final = "bold reverse"
DICE: Final = "⚀⚁⚂⚃⚄⚅"
NO_BREAK: Final = "\u00a0"  # rich breaks lines at this space too, so while it wraps something else stands there
STAND_IN: Final = "\ue000"
PAPER: Final = Console(width=1000)  # only to wrap on: nothing is printed here


class Drawing:
    """One look at the table. `marks` numbers the things that are options of the open question, by their ids."""

    def __init__(
        self,
        speaker: Speaker,
        board: Node,
        marks: dict[str, int],
        width: int,
        faces: dict[str, Face],
        badges: dict[str, Badge],
    ) -> None:
        self.speaker = speaker
        self.board = board
        self.marks = marks
        self.width = max(width, 20)
        self.faces = faces
        self.badges = badges
        self.brief = Brief(speaker.say, board, badges)
        places = {node.id for part in walk(board) if part.kind == "map" for node in walk(part)}
        shown = [node for node in open_cards(board) if "card" in node.facts or node.id in places or is_faceless(node)]
        self.marked = {marks[node.id] for node in shown if node.id in marks}
        self.scales = {str(node.facts.get("of")) for node in walk(board) if node.kind == "track"}
        self.text_lines = DETAIL[0][0]
        purses = [row for row in walk(board) if row.facts.get("as") == "purse"]
        self.common = self.scales | {str(node.facts.get("of")) for row in purses for node in row.children}
        self.common &= set(self.brief.short)
        self.tight = False  # whether what everybody has is counted in letters
        self._levels: dict[int, list[Text]] = {}  # the table at each level of detail, drawn when first tried
        self._said: dict[str, str] = {}  # what each card does

    def table(self, height: int = 1000) -> list[Text]:
        """The whole table, with as much said on the cards as this many lines hold."""
        for level, (text_lines, others, own) in enumerate(DETAIL):
            self.text_lines = text_lines
            self.tight = own == "tight"
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
            if node.facts.get("place") == "top":
                return self.bar(node)
            if node.facts.get("place") == "story":
                return []  # it is told by itself
            if node.facts.get("as") == "shrine":
                return self.shrine(node)
            if node.children and all(is_slots(child) for child in node.children):
                return self.grid([line for row in node.children for line in lines_of(row)])
            races = [child for child in node.children if child.facts.get("as") == "race"]
            rest = [child for child in node.children if child not in races]
            lines = self.flow(Text(self.title(node), "bold"), [self.race(row) for row in races], "  ") if races else []
            if self.tight and rest and all(is_row_of_meters(child) for child in rest):
                return lines + self.run_on(rest)
            return lines + [line for child in rest for line in self.part(child, others, own)]
        drawn = {"book": self.book, "lanes": self.lanes, "omens": self.omens}.get(str(node.facts.get("as")))
        if drawn is not None:
            return drawn(node)
        return self.map(node) if node.kind == "map" else self.strip(node)

    # --- a book, and lanes on which blows come down -------------------------------------------------------------------

    def book(self, node: Node) -> list[Text]:
        """The open leaves below each other: where one is and the title, then what is written there."""
        return [line for leaf in node.children for line in self.leaf(leaf)]

    def leaf(self, node: Node) -> list[Text]:
        head = self.mark(node)
        head.append(self.title(node), "bold")
        heading = node.facts.get("heading")
        if isinstance(heading, Message):
            head.append(f" ({self.speaker.say(heading)})", "dim")
        items: list[Text] = []
        for child in node.children:
            if child.kind == "row":
                items.extend([self.item(part, False) for part in child.children])
                items.append(Text(f"({self.title(child)})", "dim"))
            elif self.text_lines or not (child.facts.get("done") or child.facts.get("tone") == "story"):
                items.append(self.sentence(child))
        return self.flow(head, items, "  ")

    def sentence(self, node: Node) -> Text:
        """A sentence with what stands before it: a tick, the number that calls it, or its heading."""
        facts = node.facts
        text = Text()
        if isinstance(facts.get("head"), Message):
            text.append(f"{self.ui('label', name=self.speaker.title(facts['head']))} ", "bold")
        elif "key" in facts:
            text.append(f"{facts['key']} ▸ ", "bold magenta")
        elif facts.get("done"):
            text.append("✓ ", "green")
        loud = facts.get("called") or facts.get("tone") == "loud"
        return text.append(self.title(node), "bold" if loud else "")

    def omens(self, node: Node) -> list[Text]:
        """What will strike, by the number that calls it."""
        head = Text(self.ui("label", name=self.title(node)), "bold magenta")
        return self.flow(head, [self.sentence(note) for note in node.children], "  ")

    def lanes(self, node: Node) -> list[Text]:
        """A column for each lane: its number and what stands before the barrier, then what lies behind it."""
        behind = [behind_barrier(lane) for lane in node.children]
        depth = range(max(len(places) for places in behind))
        rows = [node.children, *[[places[i] for places in behind] for i in depth]]
        return self.grid([Node("row", node.title, "", None, row) for row in rows])

    def lane(self, node: Node, width: int) -> list[Text]:
        """The number of a lane and what will strike there, what stands there, and the barrier."""
        head = self.mark(node).append(str(node.facts["key"]), "bold")
        lines = self.struck(node, wrap(head, width), width)
        for child in node.children[: len(node.children) - len(behind_barrier(node))]:
            lines.extend(self.cell(child, width))
        if not self.text_lines and len(lines) > 1 and lines[0].cell_len + lines[1].cell_len < width:
            lines[:2] = [lines[0].append(" ").append_text(lines[1])]
        return lines

    def struck(self, node: Node, lines: list[Text], width: int) -> list[Text]:
        """With what will become of it below, or where lines are dear with a mark before it."""
        omen = node.facts.get("omen")
        if isinstance(omen, Message) and not self.text_lines and lines[0].cell_len + 2 <= width:
            lines[0] = Text("! ", "bold magenta").append_text(lines[0])
        elif isinstance(omen, Message):
            lines.extend(wrap(Text(f"! {self.speaker.say(omen)}", "bold magenta"), width))
        return lines

    def shrine(self, node: Node) -> list[Text]:
        """Cards that can be had, with their price and what they do, and what is counted there."""
        lines: list[Text] = []
        for row in node.children:
            if row.kind == "row":
                items = [self.priced(card) for card in row.children]
                lines.extend(self.flow(Text(self.title(row), "bold"), items, " · "))
        rest = [self.item(child, False) for child in node.children if child.kind != "row"]
        return lines + self.flow(Text(self.title(node), "bold"), rest, "  ")

    def priced(self, node: Node) -> Text:
        """A card by its name, with what it takes and what it does."""
        if self.face(node) is None or node.facts.get("exhausted"):
            return Text(self.title(node), "dim")
        text = self.item(node, with_text=False)
        figures = self.figures(node, True)
        if figures.plain:
            text.append(" ").append_text(figures)
        if self.text_lines:
            text.append(self.ui("label", name=""), "dim")
            text.append_text(self.brief.colour(Text(f" {self.said(node)}", "dim")))
        return text

    # --- maps -------------------------------------------------------------------------------------------------------

    def map(self, node: Node) -> list[Text]:
        """A line for each part of the map, with its places and what stands there."""
        parts = [part for part in node.children if any(child.kind == "row" for child in part.children)]
        column = max([cell_len(self.title(part)) for part in parts], default=0) + 4
        lines: list[Text] = []
        for part in parts:
            head = Text("▶ " if part.facts.get("current") else "  ").append(self.title(part), "bold")
            head.append(" " * (column - 1 - head.cell_len))
            places = [one for child in part.children for one in (child.children if child.kind == "row" else [child])]
            lines.extend(self.places(head, part, places, [], column if column * 3 < self.width else 4))
        single = [part for part in node.children if part not in parts and part.kind != "token"]
        tokens = [token for token in node.children if token.kind == "token"]
        return [*lines, *self.places(Text(self.title(node), "bold"), node, single, tokens, 4)] if single else lines

    def places(self, head: Text, part: Node, places: list[Node], tokens: list[Node], indent: int) -> list[Text]:
        """Places after each other; cards that one may stand on say what they do, each on its own line, if they can."""
        items: list[Text] = []
        lines: list[Text] = []
        for place in places:
            on = [*place.children, *[token for token in tokens if token.facts.get("at") == place.id]]
            items.append(self.place(part, place, on))
            face = self.face(place)
            if self.text_lines >= CARD_LINES and face is not None and face.text:
                items[-1].append(self.ui("label", name=""), "dim")
                items[-1].append_text(self.brief.colour(Text(f" {self.said(place)}", "dim")))
                lines.extend(self.flow(head, items, " · ", indent))
                head, items = Text(" " * indent), []
        return lines + self.flow(head, items, " · ", indent) if items or not lines else lines

    def place(self, part: Node, node: Node, on: list[Node]) -> Text:
        """One place: what it is or brings, how much lies there, and who stands there."""
        text = self.mark(node)
        name = self.title(node)
        standing = [child for child in on if child.kind == "token" and "value" not in child.facts]
        if node.title == part.title:
            name = "" if standing else FREE
        elif node.title is None and "value" in node.facts:
            of, value = str(node.facts["of"]), node.facts["value"]
            name = self.brief.amount(of, value) if of in self.brief.short else f"{name} {value}"
        text.append(name, "bold" if node.id in self.marks else "dim" if standing else "")
        figures = self.figures(Node(node.kind, node.title, "", node.facts), True)
        for piece in [figures, *[self.lying(child) for child in on if child not in standing]]:
            if piece.plain:
                text.append(" ")
                text.append_text(piece)
        for child in standing:
            owned = "seat" in child.facts
            text.append((" " if text.plain else "") + ("← " if owned and text.plain else "" if owned else "("), "dim")
            text.append_text(self.standing(child))
            text.append("" if owned else ")", "dim")
        return text

    def standing(self, node: Node) -> Text:
        """A token by its name, in the colour of whose it is."""
        name = self.speaker.say(node.title or self.badges[str(node.facts["of"])].name)
        return Text(name, SEATS[node.facts["seat"] % len(SEATS)] if "seat" in node.facts else "red")

    def lying(self, node: Node) -> Text:
        """How much lies on a place; nothing is not worth a word."""
        of, value = str(node.facts.get("of")), node.facts.get("value")
        return self.brief.colour(Text(self.brief.amount(of, value))) if value else Text()

    def race(self, node: Node) -> Text:
        """Who is how far for what the first ones get: "Air 9/6/3: Ann 2, Bob 1"."""
        of = str(node.facts["of"])
        pays = "/".join(str(n) for n in node.facts["pays"])
        text = Text(self.speaker.title(self.badges[of].name), self.brief.styles.get(of, ""))
        running = [child for child in node.children if child.facts["value"]]
        text.append(self.ui("label", name=f" {pays}") if running else f" {pays}")
        for child in running:
            text.append(" " if child is running[0] else ", ")
            self.runner(text, child)
        return text

    def runner(self, text: Text, node: Node) -> None:
        """Who is how far."""
        seat = node.facts["seat"]
        text.append(self.speaker.player(seat), SEATS[seat % len(SEATS)])
        text.append(f" {node.facts['value']}", "bold")

    # --- rows of small things ---------------------------------------------------------------------------------------

    def bar(self, node: Node) -> list[Text]:
        """The turn on one line: of the phases only the current one."""
        items: list[Text] = []
        for child in node.children:
            parts = child.children if child.kind == "row" else [child]
            if child.facts.get("as") == "phases":  # one that is the whole turn is named once
                parts = [part for part in parts if part.facts.get("current") and part.title != node.title]
            items.extend([self.item(part, False) for part in parts])
        return self.flow(Text(self.title(node), style="bold"), items, "  ")

    def strip(self, node: Node) -> list[Text]:
        """A row on one line, with its name before it; longer ones go on below."""
        items = [self.item(child, with_text=False) for child in node.children] or [self.item(node, with_text=False)]
        head = Text(self.title(node), style="bold") if node.children else Text()
        return self.flow(head, [*items, *self.scale(node)], "  ")

    def scale(self, node: Node) -> list[Text]:
        """What the parts of a track are worth, and what it costs to go beyond them."""
        said: list[Text] = []
        for fact, words in (("heads", "track-heads"), ("gates", "track-gates")):
            marks = node.facts.get(fact, [])
            at = "/".join(str(cell) for cell, _, _ in marks)
            amounts = "/".join(self.brief.amount(of, n) for _, n, of in marks)
            said += [Text(self.ui(words, at=at, amount=amounts), "dim")] if marks else []
        return said

    def run_on(self, rows: list[Node]) -> list[Text]:
        """Several rows after each other, where lines are dear."""
        items: list[Text] = []
        for row in rows[1:]:
            items.extend(
                [
                    *[Text("·", "dim"), Text(self.title(row), "bold")],
                    *[self.item(n, False) for n in row.children],
                    *self.scale(row),
                ]
            )
        first = [*[self.item(child, False) for child in rows[0].children], *self.scale(rows[0])]
        return self.flow(Text(self.title(rows[0]), "bold"), [*first, *items], "  ")

    def item(self, node: Node, with_text: bool) -> Text:
        """One small thing in a line."""
        facts = node.facts
        text = self.mark(node)
        name = self.title(node)
        if node.kind == "die":
            text.append(f"{DICE[facts['value'] - 1] if 1 <= facts['value'] <= 6 else '#'} {facts['value']}", "bold")
        elif node.kind == "track" and "of" not in facts:
            done, end = facts["value"], facts["max"]
            text.append(f"{name} {done}/{end} ")
            text.append("■" * min(done, end), "red")
            text.append("□" * max(0, end - done), "dim")
        elif node.kind == "track" and self.tight and any("seat" in child.facts for child in node.children):
            text.append(self.brief.short.get(str(facts.get("of")), name))
            for child in node.children:  # everybody's, by their colours and in the order of the seats
                text.append(" " if child is node.children[0] else "·")
                text.append(str(child.facts["value"]), f"bold {SEATS[child.facts['seat'] % len(SEATS)]}")
        elif node.kind in ("meter", "track") and self.tight and str(facts.get("of")) in self.common:
            text.append_text(self.brief.colour(Text(self.brief.amount(str(facts["of"]), facts["value"]))))
        elif node.kind in ("meter", "track"):
            style = self.brief.styles.get(str(facts.get("of")), "")
            text.append(name, style)
            markers = [child for child in node.children if "seat" in child.facts]
            left = f"{facts['free']}/{facts['value']}" if facts.get("used") else facts["value"]
            text.append(f" {left}" if not markers else "", f"bold {style}".strip())
            for child in markers:  # everybody's, where several share a track
                text.append(" " if child is markers[0] else ", ")
                self.runner(text, child)
        elif node.kind == "token" and "value" in facts:
            text.append(f"+{self.brief.amount(str(facts['of']), facts['value'])}")
        elif node.kind == "token":
            text.append_text(self.standing(node))
        elif node.kind == "back":
            text.append(name)
            if facts.get("count", 1) != 1 or not facts.get("brief"):  # somebody's one secret card is not counted
                text.append(f" ×{facts.get('count', 1)}")
        elif node.kind in THINGS:
            self.chip(text, node, name, with_text)
        else:
            text.append(name)
        return text

    def chip(self, text: Text, node: Node, name: str, with_text: bool) -> None:
        """A card in a line: its key, its name, how many, what it does."""
        facts = node.facts
        face = self.face(node)
        woken = bool(facts.get("woken") or facts.get("ready"))
        if number(face):
            text.append(f"({number(face)}) ", "bold" if woken else "dim")
        text.append(("*" if woken else "") + name, "bold" if woken else "")
        if facts.get("count", 1) > 1:
            text.append(f" ×{facts['count']}")
        if facts.get("private") and costs(face):  # a card still to be played: what it costs and is worth
            text.append(" ")
            text.append_text(self.figures(node, True))
        if with_text and face is not None and face.text:
            text.append(self.ui("label", name=""), "dim")
            text.append_text(self.brief.colour(Text(f" {self.said(node)}", "dim")))
        if facts.get("private") and not costs(face):  # of a hand the row says it once
            text.append(f" ({self.ui('private')})", "dim")

    def flow(self, head: Text, items: list[Text], gap: str, indent: int = 2) -> list[Text]:
        """The head and the items one after the other, broken between them where the line is full."""
        lines: list[Text] = []
        line = head
        glue = "  " if gap == "  " else " "
        for item in items:
            joint = glue if line.plain.strip() else ""
            too_long = line.cell_len + len(joint) + item.cell_len > self.width
            if joint and too_long and item.cell_len <= self.width - indent:
                lines.append(line)
                line = Text(" " * indent)
            else:
                line.append(joint)
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

        `mode`: "own" and "full" say what the cards do, "names" only how they are called, "terse" only how many; "tight"
        is "names" with what everybody has counted in letters.
        """
        facts = node.facts
        head = self.mark(node)
        head.append("▶ " if facts.get("active") else "  ")
        head.append(self.title(node), "bold underline" if facts.get("mine") else "bold")
        flags = [self.ui(flag) for flag in ("mine", "first") if facts.get(flag)]
        flags.extend([self.speaker.say(mark["text"]) for mark in facts.get("marks", ())])
        if flags:
            head.append(f" ({', '.join(flags)})", "dim")
        meters = [child for child in node.children if is_row_of_meters(child)]
        items = [self.item(meter, False) for row in meters[:1] for meter in row.children]
        for row in meters[1:]:
            counted = [self.item(meter, False) for meter in row.children if self.counts(meter)]
            if counted:
                items.append(Text("·", "dim"))
                items.extend(counted)
        rest = [child for child in node.children if child not in meters and child.facts.get("as") != "strip"]
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
            secret = all(card.facts.get("private") and costs(self.face(card)) for card in cards)
            name = f"{self.title(node)} ({self.ui('private')})" if secret else self.title(node)
            head.append(self.ui("label", name=name), "dim")
        items = [self.item(card, mode == "full" or (mode == "own" and self.lasting(card))) for card in cards]
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
                for part in self.cell(node, self.width * 3, aligned=False):
                    text.append_text(part)
                    text.append("  ")
                lines.extend(wrap(text, self.width))
        return lines

    def cell(self, node: Node, width: int, aligned: bool = True) -> list[Text]:
        """A card of the grid: number and name, figures, what it does. How many there are stands at the right edge, or,
        where nothing is `aligned`, behind the name."""
        if node.kind == "lane":
            return self.lane(node, width)
        facts = node.facts
        offered = node.id in self.marks
        spent = bool(facts.get("exhausted")) or not ("card" in facts or facts.get("count"))
        name = self.mark(node)
        name.append(self.title(node), "bold" if offered else "dim" if spent else "")
        lines = self.struck(node, wrap(name, width)[:2], width)
        figures = self.figures(node, False)
        lines.extend(wrap(figures if figures.cell_len <= width else self.figures(node, True), width))
        height = facts.get("count", 1) + facts.get("below", 0) if "card" in facts else facts.get("count", 0)
        count = f"×{height}"
        for line in lines if height > 1 else []:
            if line.cell_len + len(count) < width:
                line.append(" " * (width - line.cell_len - len(count) if aligned else 1))
                line.append(count, "dim")
                break
        face = self.face(node)
        if face is not None and face.text:
            said = wrap(self.brief.colour(Text(self.said(node))), width)
            if len(said) > self.text_lines > 0:
                rest = cut(Text(" ").join(said[self.text_lines - 1 :]), width)
                said = [*said[: self.text_lines - 1], rest]
            lines.extend(said[: self.text_lines])
        return [line for line in lines if line.plain.strip()]

    def figures(self, node: Node, short: bool) -> Text:
        """What stands in the corners of a card: its key, price and worth, and of what sort it is."""
        face = self.face(node)
        pieces: list[Text] = []
        if number(face):
            pieces.append(Text(f"({number(face)})", "bold"))
        pieces.extend([self.item(child, False) for child in node.children])
        if face is None:
            return Text(" ").join(pieces)
        price = node.facts.get("price")
        paid = [] if number(face) else list(face.key)
        paid.extend([token for token in face.cost if "n" in token and (price is None or token["of"] != price["of"])])
        if price is not None:
            paid.append({"n": price["base"] + price["more"], "of": price["of"]})
        if paid:
            pieces.append(self.brief.colour(Text(self.brief.tokens(paid))))
        pieces.extend([Text(self.worth(token), "green") for token in face.worth if "n" in token])
        sorts = [str(token["of"]) for token in [*face.cost, *face.worth] if "n" not in token]
        names = [
            (self.brief.short.get(of) if short else None) or self.speaker.say(self.badges[of].name) for of in sorts
        ]
        if face.type is not None:
            names.append(self.speaker.say(face.type.text))
        pieces.extend([Text(name, "dim") for name in names])
        if face.tag is not None:
            pieces.append(Text(f"({self.speaker.say(face.tag.text)})", "dim"))
        return Text(" ").join(pieces)

    def worth(self, token: Token) -> str:
        """What a card is worth, in what the game counts by."""
        of = str(token.get("of"))
        return self.brief.amount(of, token["n"]) if of in self.brief.short else self.ui("worth", n=token["n"])

    def said(self, node: Node) -> str:
        """What a card does, in letters."""
        card = str(node.facts["card"])
        if card not in self._said:
            self._said[card] = self.brief.card(self.faces[card].text)
        return self._said[card]

    # --- small helpers ----------------------------------------------------------------------------------------------

    def mark(self, node: Node) -> Text:
        """The number to type for this thing, when it is an option."""
        number = self.marks.get(node.id)
        return Text() if number is None else Text.assemble((f"[{number}]", MARK), " ")

    def title(self, node: Node) -> str:
        """What a thing is called: by itself, else as its face or its badge."""
        if node.title is not None:
            return self.speaker.title(node.title)
        face = self.face(node)
        if face is not None:
            return self.speaker.title(face.name)
        of = node.facts.get("of")
        return self.speaker.title(self.badges[of].name) if of in self.badges else ""

    def face(self, node: Node) -> Face | None:
        return self.faces.get(str(node.facts.get("card")))

    def counts(self, meter: Node) -> bool:
        """Whether a counter says what the cards below do not: badges without a shape only count those. On a scale even
        nothing is a number."""
        of = str(meter.facts.get("of"))
        badge = self.badges.get(of)
        return (of in self.scales or bool(meter.facts["value"])) and (badge is None or badge.shape != "bare")

    def lasting(self, card: Node) -> bool:
        """Whether a card before its owner still does something: dice wake it, it is a secret, or the game says so."""
        return bool(number(self.face(card)) or card.facts.get("private") or card.facts.get("lasting"))

    def ui(self, word: str, **args: object) -> str:
        return self.speaker.say(Message("ui-" + word, dict(args)))


def open_cards(node: Node) -> Iterator[Node]:
    """What is always drawn: all but the mats of the others, which may be cut short."""
    yield node
    for child in node.children:
        if child.kind != "mat" or child.facts.get("mine"):
            yield from open_cards(child)


def is_faceless(node: Node) -> bool:
    """A page, a lane, or what stands in the way of a blow: things with no face that are always drawn."""
    return node.kind in ("leaf", "lane") or "barrier" in node.facts


def behind_barrier(lane: Node) -> list[Node]:
    """What a barrier stands before."""
    at = [i for i, child in enumerate(lane.children) if "barrier" in child.facts]
    return lane.children[at[0] + 1 :] if at else lane.children


def is_slots(node: Node) -> bool:
    return node.kind == "row" and node.facts.get("as") == "slots" and bool(node.children)


def lines_of(row: Node) -> list[Node]:
    """A row of slots as lines of as many as it has columns."""
    columns = row.facts.get("columns", len(row.children))
    starts = range(0, len(row.children), columns)
    return [Node("row", row.title, "", None, row.children[start : start + columns]) for start in starts]


def is_row_of_meters(node: Node) -> bool:
    """Counted things; the cells of a strip only sum up the cards that are listed anyway."""
    meters = node.kind == "row" and node.facts.get("as") != "strip"
    return meters and bool(node.children) and all(child.kind in ("meter", "track") for child in node.children)


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


def number(face: Face | None) -> str:
    """The number in the corner of a card, where it has one."""
    if face is None or len(face.key) != 1 or "n" not in face.key[0] or "of" in face.key[0]:
        return ""
    return str(face.key[0]["n"])


def costs(face: Face | None) -> bool:
    """Whether there are figures on the card: a price, or what it is worth."""
    return face is not None and bool(face.cost or face.key or face.worth)

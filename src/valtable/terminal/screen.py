"""The lines around the board: the question with its numbered options, the news, a card in full, the score sheet."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from valtable.engine.board import Node, walk
from valtable.engine.catalogue import CardNote
from valtable.engine.look import Face
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.engine.question import Question
from valtable.engine.score import ScoreLine, TeamScore
from valtable.terminal.commands import simple
from valtable.terminal.drawing import SEATS, wrap
from valtable.text import Speaker

GAP: Final = 3
TURN: Final = "event-turn"  # the event with which a game says that a turn begins


def question_lines(
    speaker: Speaker, question: Question, width: int, named: bool, marked: Collection[int] = ()
) -> list[Text]:
    """What is asked, of whom when that is not plain, and what may be answered; the numbers that are `marked` are seen
    on the table."""
    head = Text(speaker.say(question.message), "bold")
    if named:
        style = f"bold {SEATS[question.seat % len(SEATS)]}"
        head = Text.assemble((f"{speaker.player(question.seat)} ▸ ", style), head)
    options: list[Text] = []
    elsewhere: list[int] = []
    for number, option in enumerate(question.options, 1):
        if number in marked:
            elsewhere.append(number)
        else:
            options.append(Text.assemble((f"{number:>3}", "bold"), " ", speaker.option(question, option)))
    lines = [Text("─" * width, "dim"), *wrap(head, width), *columns(options, width)]
    if elsewhere:
        words = speaker.say(Message("ui-on-table", {"numbers": ranges(elsewhere)}))
        lines.extend(wrap(Text(f"  {words}"), width))
    return lines


def ranges(numbers: list[int]) -> str:
    """[4, 5, 6, 9] as "4-6, 9"."""
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)


def columns(items: list[Text], width: int) -> list[Text]:
    """All on one line if there is room, else in columns of four or more, read downwards."""
    if not items:
        return []
    for count in (len(items), *range((len(items) + 3) // 4, 0, -1)):
        height = -(-len(items) // count)
        stacks = [items[i : i + height] for i in range(0, len(items), height)]
        widths = [max(item.cell_len for item in stack) for stack in stacks]
        if count == 1 or sum(widths) + GAP * (len(widths) - 1) <= width:
            break
    lines: list[Text] = []
    for row in range(height):
        line = Text()
        for stack, wide in zip(stacks, widths, strict=True):
            if row < len(stack):
                line.append_text(stack[row])
                line.append(" " * (wide + GAP - stack[row].cell_len))
        line.rstrip()
        lines.extend(wrap(line, width))
    return lines


def news_lines(speaker: Speaker, messages: Sequence[Message], width: int) -> list[Text]:
    """What has happened, a line for each event; a turn has a heading, where the game tells of turns."""
    lines: list[Text] = []
    for message in messages:
        text = sentence(speaker, message)
        if message.id != TURN:
            text = Text.assemble(("· ", "dim"), text)
        lines.extend(wrap(text, width))
    return lines


def news_paragraphs(speaker: Speaker, messages: Sequence[Message], width: int) -> list[Text]:
    """The same in half the room: one sentence after the other, a paragraph for each turn."""
    paragraphs: list[list[Text]] = []
    for message in messages:
        if message.id == TURN or not paragraphs:
            paragraphs.append([])
        paragraphs[-1].append(sentence(speaker, message))
    return [line for sentences in paragraphs for line in wrap(Text(" ").join(sentences), width)]


def sentence(speaker: Speaker, message: Message) -> Text:
    """A message with the players' names in their colours."""
    text = Text(speaker.title(message), "bold" if message.id == TURN else "")
    for seat, name in enumerate(speaker.players):
        text.highlight_words([name], SEATS[seat % len(SEATS)])
    return text


def find_cards(speaker: Speaker, notes: list[CardNote], wanted: str) -> list[CardNote]:
    """The cards of that name; else those whose name holds it."""
    key = simple(wanted)
    exact = [note for note in notes if key in (simple(speaker.say(note.name)), note.id)]
    return exact or [note for note in notes if key and (key in simple(speaker.say(note.name)) or key in note.id)]


def card_panel(speaker: Speaker, note: CardNote, board: Node, faces: dict[str, Face]) -> RenderableType:
    """A card in full, and what is known of the stacks in which it lies."""
    lines: list[Text] = []
    if note.facts:
        lines.append(Text(" · ".join(speaker.title(fact) for fact in note.facts)))
    lines.extend(Text(speaker.title(effect)) for effect in note.effects)
    for node in walk(board):
        if node.kind != "pile" or node.facts.get("card") != note.id:
            continue
        known = node.facts.get("beneath", [note.id] * (node.facts.get("count", 1) - 1))
        names = [speaker.say(faces[id].name) for id in known]
        names.extend([speaker.say(Message("ui-unknown-card"))] * node.facts.get("below", 0))
        if names:
            lines.append(Text(speaker.say(Message("ui-beneath", {"cards": ", ".join(names)})), "dim"))
            break
    return Panel(
        Group(*lines), title=Text(speaker.title(note.name), "bold"), title_align="left", box=box.ROUNDED, expand=False
    )


def score_table(speaker: Speaker, match: Match) -> RenderableType:
    """Where each point came from: a column for each player, and for those who are nobody's seat.

    Of a team it is what they did together: a number for each line, and no total.
    """
    score = match.score
    assert score is not None
    if isinstance(score, TeamScore):
        deeds = Table(box=box.ROUNDED, show_header=False, title=Text(speaker.say(Message("ui-team-sheet"))))
        for line in score.sheets[0]:
            deeds.add_row(Text(speaker.title(line.message)), Text(str(line.n)))
        return deeds
    sheets: list[tuple[str, list[ScoreLine]]] = [(speaker.player(i), sheet) for i, sheet in enumerate(score.sheets)]
    sheets.extend((speaker.title(name), sheet) for name, sheet in score.others)
    labels = dict.fromkeys(speaker.title(line.message) for _, sheet in sheets for line in sheet)
    table = Table(box=box.ROUNDED, show_footer=True)
    table.add_column("", Text(speaker.say(Message("ui-total"))), overflow="fold")
    for seat, (name, sheet) in enumerate(sheets):
        style = "bold" if seat in score.winners else ""
        total = str(sum(line.points for line in sheet))
        table.add_column(Text(name, style), Text(total, style), justify="right", overflow="fold")
    for label in labels:
        cells = [[line.points for line in sheet if speaker.title(line.message) == label] for _, sheet in sheets]
        table.add_row(Text(label), *[Text(str(sum(points)) if points else "") for points in cells])
    return table


def result(speaker: Speaker, match: Match) -> list[Text]:
    """How the game ended, and who has won."""
    score = match.score
    assert score is not None
    names = [speaker.player(seat) for seat in score.winners]
    if isinstance(score, TeamScore) and score.players > 1:
        won = speaker.say(Message("ui-team-won" if score.won else "ui-team-lost"))
    elif not names:
        won = speaker.say(Message("ui-nobody-won"))
    elif len(names) == 1:
        won = speaker.say(Message("ui-winner", {"player": names[0]}))
    else:
        won = speaker.say(
            Message("ui-winners", {"players": [Message("player-name", {"seat": s}) for s in score.winners]})
        )
    said = [score.ending] if score.tie is None else [score.ending, score.tie]
    return [*[Text(speaker.say(message)) for message in said], Text(won, "bold")]

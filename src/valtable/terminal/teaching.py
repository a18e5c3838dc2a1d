"""The teacher at the terminal: a hint for the open question, and the review of a finished match on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from valtable import door
from valtable.bots import teacher
from valtable.bots.review import BAD, GOOD, LUCK, Judged, Review, Turn, TurningPoint
from valtable.datadir import home
from valtable.engine.errors import LoadError
from valtable.engine.info import GameInfo
from valtable.engine.match import Match
from valtable.engine.question import Question
from valtable.terminal.arguments import say
from valtable.terminal.drawing import SEATS, wrap
from valtable.terminal.pointing import Pointed
from valtable.terminal.store import text_of
from valtable.text import Speaker, speaker_for

HINTS: Final = 3
HIGH: Final = 11  # lines of the graph
MINUS: Final = "\N{MINUS SIGN}"
SIGNS: Final = {GOOD: "▲", BAD: "▼", LUCK: "◆"}
STYLES: Final = {GOOD: "green", BAD: "red", LUCK: "dim"}


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(n: int) -> str:
    """+2, or -2 with the sign that figures have."""
    return f"{n:+d}".replace("-", MINUS)


def gained(speaker: Speaker, info: GameInfo, gains: Mapping[str, int]) -> str:
    """What there is more and less of: "+2 gold, -1 magic"."""
    named = [(info.look.badges[of].name, n) for of, n in gains.items() if of in info.look.badges]
    return ", ".join(f"{signed(n)} {speaker.say(name)}" for name, n in named)


def hint_lines(
    speaker: Speaker, match: Match, asked: Question, steps: Mapping[str, Pointed], seed: int, width: int
) -> list[Text]:
    """The best options of the open question, under the numbers that they have on the screen now."""
    whole = match.question(asked.seat)
    assert whole is not None
    glimpse = match.glimpse(asked.seat)
    lines = [Text(say(speaker, "hint"), "bold")]
    for rank, one in enumerate(teacher.advise(whole, glimpse, seed)[:HINTS], 1):
        option = whole.option(one.option)
        assert option is not None
        number = _number(asked, steps, one.option, option.things)
        line = Text.assemble(
            (f"{rank}. ", "bold green" if rank == 1 else "bold"),
            f"[{number}] " if number else "",
            (speaker.option(whole, option), "bold"),
            f"  {say(speaker, 'percent', n=percent(one.chance))}",
        )
        brings = gained(speaker, match.info, teacher.gains(glimpse, one, seed))
        if brings:
            line.append(f"  {brings}", "dim")
        if one.line:
            then = [speaker.title(follow.text) for follow in one.line]
            line.append(f"  {say(speaker, 'hint-then', line=', '.join(then))}", "dim")
        lines.extend(wrap(line, width))
    return lines


def _number(asked: Question, steps: Mapping[str, Pointed], id: str, things: Sequence[str]) -> int:
    """What to type for an option, or for the first thing that it is made of; 0 where it is not offered now."""
    for number, option in enumerate(asked.options, 1):
        way = steps.get(option.id)
        if option.id == id or (way is not None and tuple(things[: len(way)]) == way):
            return number
    return 0


# --- reviews ---------------------------------------------------------------------------------------------------------


def read_match(name: str) -> Match:
    """The match of a file, or of a finished match by its name."""
    kept = home() / "finished" / name / "match.json"
    path = kept if "/" not in name and not Path(name).exists() and kept.exists() else Path(name).expanduser()
    return door.load(text_of(path))


def show_review(match: Match, seat: int | None, seed: int, playouts: int, language: str, console: Console) -> None:
    """Make the review, with a bar while it is made, and print it."""
    if not match.over:
        raise LoadError("this match is not over yet: only a finished one can be reviewed")
    speaker = speaker_for(match, language)
    with _progress(console, say(speaker, "review-making")) as tell:
        review = door.review(match, seed, None if seat is None else [seat], tell, playouts)
    for line in review_lines(speaker, match, review, console.width):
        console.print(line)


@contextmanager
def _progress(console: Console, title: str) -> Iterator[Callable[[int, int], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def review_lines(speaker: Speaker, match: Match, review: Review, width: int) -> list[Text]:
    """The graph, then for each seat what turned its game."""
    lines = [Text(say(speaker, "review-chance"), "bold"), *graph(speaker, review, match.players, width)]
    for tally in review.tallies:
        lines.append(Text())
        lines.append(Text(speaker.player(tally.seat), f"bold {SEATS[tally.seat % len(SEATS)]}"))
        points = [point for point in review.points if point.seat == tally.seat]
        for point in points:
            lines.extend(point_lines(speaker, match.info, point, width))
        if not points:
            lines.append(Text(f"  {say(speaker, 'review-none')}"))
        facts: dict[str, object] = {"n": tally.as_teacher, "of": tally.decisions, "away": percent(tally.given_away)}
        facts["luck"] = signed(percent(tally.luck))
        lines.extend(wrap(Text(f"  {say(speaker, 'review-tally', **facts)}", "dim"), width))
    return lines


def graph(speaker: Speaker, review: Review, players: int, width: int) -> list[Text]:
    """A line of digits for each seat (of a team one for all), from nothing to certainty."""
    wide = max(10, min(width - 6, 2 * len(review.turns)))
    seats = [0] if review.together else list(range(players))
    grid = [[" "] * wide for _ in range(HIGH)]
    styles: dict[tuple[int, int], str] = {}
    for seat in seats:
        for x in range(wide):
            y = round((1 - _chance(review.turns, seat, x / max(1, wide - 1))) * (HIGH - 1))
            grid[y][x] = "●" if review.together else str(seat + 1)
            styles[y, x] = SEATS[seat % len(SEATS)]
    lines: list[Text] = []
    for y, row in enumerate(grid):
        label = f"{100 - 100 * y // (HIGH - 1):>3} " if y % 5 == 0 else "    "
        line = Text(label + "│", "dim")
        for x, letter in enumerate(row):
            line.append(letter, styles.get((y, x), ""))
        line.rstrip()
        lines.append(line)
    lines.append(Text("    └" + "─" * wide, "dim"))
    if not review.together:
        key = [(f" {seat + 1} {speaker.player(seat)}", SEATS[seat % len(SEATS)]) for seat in seats]
        lines.append(Text.assemble("    ", *key))
    return lines


def _chance(turns: Sequence[Turn], seat: int, x: float) -> float:
    """The height of a line at a place from 0 to 1."""
    at = x * (len(turns) - 1)
    i = min(int(at), len(turns) - 1)
    after = turns[min(i + 1, len(turns) - 1)].chances[seat]
    return turns[i].chances[seat] + (after - turns[i].chances[seat]) * (at - i)


def point_lines(speaker: Speaker, info: GameInfo, point: TurningPoint, width: int) -> list[Text]:
    """What was played, what the teacher would have played, and what that leaves more or less of."""
    head = Text.assemble(
        (f"  {SIGNS[point.kind]} ", STYLES[point.kind]),
        f"{say(speaker, 'review-turn', n=point.turn)}, ",
        f"{say(speaker, 'percent', n=signed(percent(point.swing)))}: ",
    )
    played = next((one for one in point.options if one.id == point.played), None)
    if played is None or point.question is None:
        head.append(" ".join(speaker.say_data(message) for message in point.told[:2]))
        return wrap(head, width)
    head.append(_said(speaker, point.question, played), "bold")
    head.append(f" ({say(speaker, 'percent', n=percent(played.chance))})")
    lines = wrap(head, width)
    best = point.options[0]
    if best is not played:
        chance = say(speaker, "percent", n=percent(best.chance))
        text = say(speaker, "review-master", option=_said(speaker, point.question, best), chance=chance)
        badges = {*best.gains, *played.gains}
        more = {of: best.gains.get(of, 0) - played.gains.get(of, 0) for of in sorted(badges)}
        brings = gained(speaker, info, {of: n for of, n in more.items() if n})
        why = say(speaker, "review-gains", gains=brings) if brings else say(speaker, "review-later")
        lines.extend(wrap(Text(f"      {text} {why}"), width))
    lines.append(Text(f"      {say(speaker, 'review-at', at=point.at, seat=point.seat + 1)}", "dim"))
    return lines


def _said(speaker: Speaker, question: dict[str, Any], judged: Judged) -> str:
    return speaker.option_data(question, judged.id, judged.text)

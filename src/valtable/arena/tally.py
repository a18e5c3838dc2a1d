"""Counts finished games. Only whole numbers are kept, so tallies can be added in any order with the same result."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from valtable.engine.score import TeamScore
from valtable.engine.simulate import Result


class Record:
    """What one bot or one seat has done."""

    __slots__ = ("games", "scores", "totals", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins: Counter[tuple[int, int]] = Counter()  # (seats of its own, seats of anybody) among the winners
        self.scores: Counter[int] = Counter()  # of each seat
        self.totals: Counter[int] = Counter()  # of all its seats in one game: games are independent, seats are not

    def count(self, seats: Sequence[int], scores: Sequence[int], winners: Sequence[int]) -> None:
        """One game in which it held these seats."""
        self.games += 1
        won = sum(1 for seat in seats if seat in winners)
        if won:
            self.wins[won, len(winners)] += 1
        for seat in seats:
            self.scores[scores[seat]] += 1
        self.totals[sum(scores[seat] for seat in seats)] += 1

    def add(self, other: Record) -> None:
        self.games += other.games
        self.wins.update(other.wins)
        self.scores.update(other.scores)
        self.totals.update(other.totals)

    @property
    def won(self) -> Fraction:
        """Its victories; one shared by k seats counts 1/k for each of them."""
        return sum((Fraction(own * n, all) for (own, all), n in self.wins.items()), Fraction(0))


class Team:
    """What all players have done together, in games that a team wins or loses."""

    __slots__ = ("lines", "places", "wins")

    def __init__(self) -> None:
        self.wins = 0
        self.lines: dict[str, Counter[int]] = {}  # by the line's message, as JSON: messages do not travel
        self.places: dict[str, int] = {}  # the highest place of that line on a sheet

    def count(self, score: TeamScore) -> None:
        self.wins += score.won
        for place, line in enumerate(score.sheets[0]):
            self._note(json.dumps(line.message.data()), Counter({line.n: 1}), place)

    def add(self, other: Team) -> None:
        self.wins += other.wins
        for message, counts in other.lines.items():
            self._note(message, counts, other.places[message])

    def _note(self, message: str, counts: Counter[int], place: int) -> None:
        self.lines.setdefault(message, Counter()).update(counts)
        self.places[message] = min(place, self.places.get(message, place))


class Tally:
    """What some games have shown: of rivals each bot and each seat, of a team all of them at once."""

    __slots__ = ("bots", "decisions", "endings", "games", "margins", "seats", "steps", "team")

    def __init__(self, bots: Sequence[str]) -> None:
        self.games = 0
        self.bots = {name: Record() for name in bots}
        self.seats = [Record() for _ in bots]
        self.team = Team()
        self.margins: Counter[int] = Counter()
        self.steps: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()

    def count(self, seated: Sequence[str], result: Result) -> None:
        """One game, with these bots in the seats."""
        self.games += 1
        if isinstance(result.score, TeamScore):
            self.team.count(result.score)
        else:
            self._compare(seated, result)
        self.steps[result.steps] += 1
        self.decisions[result.decisions] += 1
        self.endings[result.score.ending.id] += 1

    def _compare(self, seated: Sequence[str], result: Result) -> None:
        """A game between rivals."""
        scores = result.scores
        winners = result.winners
        for name, record in self.bots.items():
            record.count([seat for seat, bot in enumerate(seated) if bot == name], scores, winners)
        for seat, record in enumerate(self.seats):
            record.count([seat], scores, winners)
        margin = winning_margin(result)
        if margin is not None:
            self.margins[margin] += 1

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.team.add(other.team)
        for name, record in self.bots.items():
            record.add(other.bots[name])
        for record, theirs in zip(self.seats, other.seats, strict=True):
            record.add(theirs)
        self.margins.update(other.margins)
        self.steps.update(other.steps)
        self.decisions.update(other.decisions)
        self.endings.update(other.endings)


def winning_margin(result: Result) -> int | None:
    """How far the best score is ahead of the next; alone, of the game's own side (None where it keeps no score)."""
    scores = sorted(result.scores, reverse=True)
    if len(scores) > 1:
        return scores[0] - scores[1]
    rivals = [sum(line.points for line in sheet) for _, sheet in result.score.others]
    return scores[0] - max(rivals) if rivals else None

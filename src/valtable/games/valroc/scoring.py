"""The end of the game and the score (rulebook l.464-494)."""

from __future__ import annotations

from typing import Final

from valtable.engine.message import Message
from valtable.engine.score import Score, ScoreLine
from valtable.games.valroc.state import GOAL, Player, Valroc
from valtable.games.valroc.vocabulary import ELEMENTS

SCHOLAR: Final = 5  # l.487
VALS_PER_POINT: Final = 3  # l.488
QUIET_TURNS: Final = 30


def end_reason(game: Valroc) -> str:
    """Somebody has beaten six creatures (l.466); ours: for thirty turns nobody has beaten any."""
    if any(len(player.beaten) >= GOAL for player in game.players):
        return "six"
    return "quiet" if game.quiet >= QUIET_TURNS else ""


def creature_points(player: Player) -> int:
    return sum([card.prestige for card in player.beaten])


def with_affinity(player: Player, element: int) -> int:
    """The hybrids count for both of their elements (l.477)."""
    return sum([1 for card in player.beaten if element in card.affinities])


def hunting_points(game: Valroc, row: int) -> list[int]:
    """For each seat: the points of its position, shared by those who are level, which then bars the positions behind
    them; at least one creature is needed (l.471-485)."""
    counts = [with_affinity(player, game.hunting[row]) for player in game.players]
    return by_position(counts, game.box.pack.boards.hunting[len(counts)][row])


def by_position(counts: list[int], pays: tuple[int, ...]) -> list[int]:
    """What a row of the hunting board pays to each seat."""
    points: list[int] = []
    for count in counts:
        position = sum([1 for other in counts if other > count])
        points.append(pays[position] if count and position < len(pays) else 0)
    return points


def scholar_points(game: Valroc) -> list[int]:
    """The most courses; all who are level (l.106), with one course at least (ruling)."""
    most = max([len(player.courses) for player in game.players])
    return [SCHOLAR if most and len(player.courses) == most else 0 for player in game.players]


def hybrid_loss(game: Valroc, player: Player) -> int:
    losses = game.box.pack.boards.hybrid
    return losses[min(player.hybrids, len(losses) - 1)]


def spell_loss(player: Player) -> int:
    return sum([spell.loss for spell in player.used])


def sheets(game: Valroc) -> list[list[ScoreLine]]:
    """Where each point comes from."""
    found: list[list[ScoreLine]] = [[] for _ in game.players]
    hunts = [hunting_points(game, row) for row in range(4)]
    scholars = scholar_points(game)
    for player in game.players:
        seat = player.seat
        lines = [
            ScoreLine(Message("score-creatures"), creature_points(player)),
            ScoreLine(Message("score-skills"), sum(player.skills)),
        ]
        for row in range(4):
            name = ELEMENTS[game.hunting[row]].name()
            lines.append(
                ScoreLine(Message("score-hunting", {"element": name}), hunts[row][seat], Message("score-hunts"))
            )
        lines.append(ScoreLine(Message("score-courses"), scholars[seat]))
        lines.append(ScoreLine(Message("score-vals"), player.vals // VALS_PER_POINT))
        lines.append(ScoreLine(Message("score-hybrids"), -hybrid_loss(game, player)))
        lines.append(ScoreLine(Message("score-spells"), -spell_loss(player)))
        found[seat] = lines
    return found


def totals(game: Valroc) -> list[int]:
    """The points alone, for those who look often."""
    hunts = [hunting_points(game, row) for row in range(4)]
    scholars = scholar_points(game)
    return [
        creature_points(player)
        + sum(player.skills)
        + sum([hunt[player.seat] for hunt in hunts])
        + scholars[player.seat]
        + player.vals // VALS_PER_POINT
        - hybrid_loss(game, player)
        - spell_loss(player)
        for player in game.players
    ]


def score(game: Valroc) -> Score:
    found = sheets(game)
    points = [sum([line.points for line in sheet]) for sheet in found]
    best = winners(game, points)
    tie = Message("tie-shared" if len(best) > 1 else "tie-broken") if points.count(max(points)) > 1 else None
    return Score(found, best, Message("ending-" + game.end_reason), tie=tie)


def winners(game: Valroc, points: list[int]) -> list[int]:
    """Points; then those of the creatures; then the best creature, the next and so on; then skills; then shared
    (l.492-494)."""
    ranks: list[tuple[int, int, list[int], int]] = []
    for player in game.players:
        creatures = sorted([card.prestige for card in player.beaten], reverse=True)
        ranks.append((points[player.seat], creature_points(player), creatures, sum(player.skills)))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]

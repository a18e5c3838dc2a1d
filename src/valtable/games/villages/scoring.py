"""The end of the game and the score (rulebook l.437-475; alone l.573-599)."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Gain
from valtable.engine.message import Message
from valtable.engine.score import Score, ScoreLine
from valtable.games.villages import tell
from valtable.games.villages.state import TARGET, Phase, Player, Villages

QUIET_ROUNDS: Final = 30
RANKS: Final = ((60, "imperator"), (50, "architect"), (40, "mayor"), (30, "backwater"), (0, "pothole"))  # l.582-599


def turn_end(game: Villages) -> None:
    """The whole turn is played out, then the end is checked (l.446); the token goes to the left."""
    game.quiet += 1
    game.end_reason = end_reason(game)
    game.turn += 1
    game.active = (game.active + 1) % len(game.players)
    game.action = ""
    game.phase = Phase.OVER if game.end_reason else Phase.LEAD
    if game.end_reason:
        tell.simply(game, "end-" + game.end_reason)


def end_reason(game: Villages) -> str:
    """Somebody has reached the target, or no village has grown for long; alone, an empty deck ends it too (l.575)."""
    if game.box.solo and not game.deck:
        return "solo"
    target = TARGET.get(game.box.players, 0)
    if target and any(player.village.size >= target for player in game.players):
        return "target"
    if game.quiet >= QUIET_ROUNDS * len(game.players):
        return "quiet"  # ours: nobody can or wants to go on
    return ""


def lines(player: Player) -> list[ScoreLine]:
    """Points on cards, points of end powers, and one for each gold, coins on one's own cards included."""
    village = player.village
    found = [
        ScoreLine(Message("score-buildings"), sum(card.vp for card in village.buildings)),
        ScoreLine(Message("score-adventurers"), sum(card.vp for card in village.adventurers)),
    ]
    for card in village.members():
        if card.when == "end":
            gain = card.gain
            assert isinstance(gain, Gain)
            message = Message("score-power", {"card": card.name(), "effect": gain.message()})
            found.append(ScoreLine(message, village.amount_of(gain), Message("score-powers")))
    found.append(ScoreLine(Message("score-gold"), player.gold_in_all))
    return found


def points(player: Player) -> int:
    return sum(line.points for line in lines(player))


def score(game: Villages) -> Score:
    sheets = [lines(player) for player in game.players]
    totals = [sum(line.points for line in sheet) for sheet in sheets]
    if game.box.solo:
        rank = rank_of(totals[0])
        return Score(sheets, [0] if rank == RANKS[0][1] else [], Message("ending-rank-" + rank))
    first = winners(game, totals)
    tie = Message("tie-shared" if len(first) > 1 else "tie-broken") if totals.count(max(totals)) > 1 else None
    return Score(sheets, first, Message("ending-" + game.end_reason), tie=tie)


def rank_of(total: int) -> str:
    for least, rank in RANKS:
        if total >= least:
            return rank
    return RANKS[-1][1]


def winners(game: Villages, totals: list[int]) -> list[int]:
    """Points; then buildings and adventurers; then gold; then resources; then all who are level (l.470-475)."""
    ranks = [(totals[p.seat], p.village.size, p.gold_in_all, len(p.resources)) for p in game.players]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]

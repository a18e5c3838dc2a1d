"""Finished matches at any of their positions: played again from the deal, with a copy kept every few answers."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final

from valtable.bots.review import TURN
from valtable.engine.errors import ValtableError
from valtable.engine.match import Match
from valtable.engine.message import player_name
from valtable.server.gate import Work
from valtable.table import wire
from valtable.table.problem import Problem

EVERY: Final = 20
KEPT: Final = 16


class Replay:
    """One match from its deal to its end."""

    def __init__(self, final: Match) -> None:
        begun = time.thread_time()
        self.history = list(final.history)
        match = Match.start(final.info, final.rules, final.seed, final.names)
        self.kept: list[Match] = [match.copy()]
        self.marks: list[wire.TurnMark] = []
        told = self._mark(match, 0, 0)
        for i, (seat, option) in enumerate(self.history, 1):
            match.answer(seat, option)
            told = self._mark(match, i, told)
            if i % EVERY == 0:
                self.kept.append(match.copy())
        if match.scores != final.scores:
            raise ValtableError("it ends otherwise now")
        self.seconds = time.thread_time() - begun  # that it took

    def _mark(self, match: Match, at: int, told: int) -> int:
        """Mark a turn that has begun since the match had told so much, or the end; how much it has told now."""
        begun = [event for event in match.events_since(min(told, match.told)) if event.kind == TURN]
        if begun or match.over:
            before = self.marks[-1].n if self.marks else 0
            n = begun[-1].args.get("n", before + len(begun)) if begun else before
            player = begun[-1].args.get("player") if begun else None
            seat = next((one for one in range(match.players) if player == player_name(one)), None)
            self.marks.append(wire.TurnMark(at, n, seat, match.points()))
        return match.told

    def at(self, position: int) -> Match:
        """The match after so many answers."""
        match = self.kept[position // EVERY].copy()
        for seat, option in self.history[position - position % EVERY : position]:
            match.answer(seat, option)
        return match


class Replays:
    """The matches that are being watched again."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, asyncio.Task[Replay]] = OrderedDict()
        self.turn = asyncio.Lock()  # one is made at a time: that takes seconds of the processor

    async def at(self, table: str, final: Match, position: int, work: Work, place: str) -> Match:
        """That match after so many answers, or a Problem: the rules may have been mended since it was played. Whoever
        is the first to watch it again pays for it with their allowance."""
        if position > len(final.history):
            raise Problem(
                404, "no-such-position", f"the match has {len(final.history)} answers", max=len(final.history)
            )
        replay = await self.of(table, final, work, place)
        return await asyncio.to_thread(replay.at, position)

    async def of(self, table: str, final: Match, work: Work, place: str) -> Replay:
        """All of that match, made once."""
        making = self.kept.pop(table, None)
        if making is None:  # once, however many ask for it meanwhile
            making = asyncio.create_task(self._make(final, work, place))
        self.kept[table] = making
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        try:
            return await asyncio.shield(making)
        except Exception as error:  # whatever the rules make of it now, it is not the match that was played
            raise Problem(409, "replay-broken", "the rules have changed since this match was played") from error

    async def _make(self, final: Match, work: Work, place: str) -> Replay:
        async with self.turn:
            replay = await asyncio.to_thread(Replay, final)
        work.note(place, replay.seconds)
        return replay

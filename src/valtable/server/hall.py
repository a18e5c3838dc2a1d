"""The hall: all tables. It brings them into memory, lets one change at a time happen to each, and keeps bots answering.

A change is made on a copy of the table. Only when the store has written it down does the copy take the table's place,
and then everybody who watches is woken.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import re
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

from valtable.engine.errors import LoadError, ValtableError
from valtable.engine.match import Match, Move
from valtable.server import metrics, shared
from valtable.server.campaigns import KeptCampaign
from valtable.server.logs import get as get_log
from valtable.server.rows import Change, Kept
from valtable.server.settings import Settings
from valtable.server.store import Store
from valtable.server.thinking import Thinkers
from valtable.server.trouble import WAIT
from valtable.table import seen
from valtable.table.people import Person
from valtable.table.problem import Problem
from valtable.table.sheet import Drawn
from valtable.table.sight import Outside, Sight
from valtable.table.table import DEFAULT_LEVEL, OVER, PLAYING, Table, now

T = TypeVar("T")

IN_MEMORY: Final = 1000  # tables that nobody watches and that are kept all the same
IDLE: Final = 600.0  # seconds after which such a table is dropped
LOOK_ROUND: Final = 5.0  # seconds between two looks at all tables
TIDY: Final = 600.0  # seconds between two looks at what is old
RACES: Final = 12  # lost races in a row before a change is given up
SIGHTS: Final = 32  # boards that are kept ready
ID: Final = re.compile(r"[0-9A-Za-z_-]{1,40}")
AWAY: Final = 503  # the store's problems
DAY: Final = 24 * 3600 * 1000

COUNTED: Final = {by: metrics.ANSWERS.labels(by) for by in ("standing", "bot", "person")}

# Whose sights are kept, the oldest first: the boards of all tables at once would fill the memory.
RECENT: deque[tuple[Entry, int | None]] = deque()


class Watcher:
    """Somebody who is told when a table has changed. There is no queue: they look at the newest state."""

    __slots__ = ("flag", "person", "since")

    def __init__(self, person: Person) -> None:
        self.person = person
        self.flag = asyncio.Event()
        self.since = 0.0  # when the oldest change happened that they have not seen yet

    def wake(self, at: float) -> None:
        if not self.flag.is_set():
            self.since = at
            self.flag.set()


class Pin:
    """What somebody points at; `n` counts the pins of a table."""

    __slots__ = ("n", "seat", "thing")

    def __init__(self, n: int, seat: int, thing: str) -> None:
        self.n = n
        self.seat = seat
        self.thing = thing


class Entry:
    """A table in memory and those who look at it."""

    __slots__ = (
        "drawn",
        "driver",
        "given_up",
        "here",
        "id",
        "lock",
        "news",
        "pinned",
        "pins",
        "seen_from_outside",
        "sights",
        "stale",
        "table",
        "used",
        "views",
        "watchers",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None  # never changed: replaced by its successor
        self.stale = False  # the store knows better
        self.news = 0  # counts what is heard of other processes: it may come while we read or write
        self.sights: dict[int | None, Sight] = {}
        self.views: Callable[[int | None], dict[str, Any]] | None = None  # of the table as it is now
        self.drawn = Drawn()
        self.watchers: set[Watcher] = set()
        self.here: set[int] | None = None  # the seats whose people are connected, once somebody has asked
        self.seen_from_outside: Outside | None = None
        self.driver: asyncio.Task[None] | None = None
        self.given_up = -1  # the version at which a bot could not answer: it would not be able to a second time
        self.pins: dict[int, Pin] = {}  # by seat, the last one: no part of the table, and never written down
        self.pinned = 0  # how many there were
        self.used = 0.0

    def sight(self, eyes: int | None) -> Sight | None:
        """What these eyes see of the table as it is now."""
        if self.table is None or self.table.match is None:
            return None
        sight = self.sights.get(eyes)
        if sight is None:
            with self.table.rules_at_work():
                if self.views is None:
                    self.views = self.table.match.views()
                sight = Sight(self.table.match, eyes, self.views(eyes), self.drawn.draw)
            self.sights[eyes] = sight
            RECENT.append((self, eyes))
            if len(RECENT) > SIGHTS:
                entry, older = RECENT.popleft()
                entry.sights.pop(older, None)
        return sight

    def outside(self) -> Outside:
        """What anybody may know of the table as it is now."""
        if self.seen_from_outside is None:
            assert self.table is not None
            self.seen_from_outside = Outside(self.table, self.table.asked, self.online())
        return self.seen_from_outside

    def online(self) -> set[int]:
        """The seats whose people are connected."""
        if self.here is None:
            table = self.table
            self.here = set() if table is None else {seat for one in self.watchers for seat in table.mine(one.person)}
        return self.here

    def come(self, watcher: Watcher) -> None:
        """Somebody looks at the table from now on."""
        before = self.online()
        self.watchers.add(watcher)
        self._seen_from(before)

    def leave(self, watcher: Watcher) -> None:
        before = self.online()
        self.watchers.discard(watcher)
        self._seen_from(before)

    def _seen_from(self, before: set[int]) -> None:
        self.here = self.seen_from_outside = None
        if self.online() != before:
            self.wake()

    def point(self, seat: int, thing: str) -> None:
        """Somebody points at a thing: those who look at the table now are told, and nobody else."""
        self.pinned += 1
        self.pins[seat] = Pin(self.pinned, seat, thing)
        self.wake()

    def wake(self) -> None:
        at = asyncio.get_running_loop().time()
        for watcher in self.watchers:
            watcher.wake(at)


class Hall:
    """All tables of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings, self._heard, self._pointed)
        self.thinkers = Thinkers(settings.workers, settings.bot_budget)
        self.entries: dict[str, Entry] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.tidying: asyncio.Task[None] | None = None  # ends by itself, never in the middle of something
        self.closing = False
        self.closed = asyncio.Event()
        self.key = b""  # the server's secret, for cookies and recovery words

    async def open(self) -> None:
        await self.store.open()
        self.key = await self.store.key("session")
        self._spawn(self._look_round())
        self._spawn(self._resume())
        self.tidying = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        """Stop the bots; what was accepted is in the store already."""
        self.closing = True
        tasks = [*self.tasks, *(entry.driver for entry in self.entries.values() if entry.driver is not None)]
        for task in tasks:
            task.cancel()
        self.closed.set()
        await asyncio.gather(*tasks, *([] if self.tidying is None else [self.tidying]), return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()

    # --- tables ------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> tuple[Entry, Table]:
        """The table as it is now, or a Problem."""
        entry = self._entry(id)
        table = entry.table
        if table is None or entry.stale:
            async with entry.lock:
                table = await self._load(entry)
        self.drive(entry)
        return entry, table

    async def kept(self, id: str) -> Kept:
        """What the store holds of a table that cannot be read, or not as it was."""
        kept = await self.store.load(id)
        if kept is None:
            raise Problem(404, "no-such-table", "there is no such table")
        return kept

    async def campaign(self, id: str) -> KeptCampaign:
        """A campaign as it is now, or a Problem."""
        found = await self.store.campaigns([id], 1) if ID.fullmatch(id) is not None else []
        if not found:
            raise Problem(404, "no-such-campaign", "there is no such campaign")
        return found[0]

    def online(self, id: str) -> set[int]:
        """The seats of a table whose people are connected here."""
        entry = self.entries.get(id)
        return set() if entry is None else entry.online()

    def has_bots(self, id: str) -> bool:
        """Whether bots play, or soon will, at a table that is in memory."""
        entry = self.entries.get(id)
        table = None if entry is None else entry.table
        return table is not None and table.status != OVER and any(seat.automatic for seat in table.seats)

    async def add(self, table: Table) -> None:
        """A new table."""
        table.version = 1
        if not await self.store.commit(Change(table, new=True)):
            raise Problem(409, "campaign-moved", "the campaign goes on at another table already")
        entry = self._entry(table.id)
        table.written()
        entry.table = table
        self.drive(entry)

    async def change(self, id: str, act: Callable[[Table], T]) -> tuple[T, Table]:
        """Let `act` change a copy of the table, write it down, then let everybody see it."""
        entry = self._entry(id)
        async with entry.lock:
            for lost in range(RACES):
                before = await self._load(entry)
                draft = before.copy()
                result = act(draft)
                if not draft.dirty:
                    return result, draft
                draft.version += 1
                with draft.rules_at_work():
                    seen.count(before, draft)
                entry.stale = True  # until the store has spoken, for good or ill
                news = entry.news
                if await self.store.commit(Change(draft)):
                    for move in draft.new_moves:
                        by = "standing" if move.automatic else "bot" if draft.seats[move.seat].automatic else "person"
                        COUNTED[by].inc()
                    draft.written()
                    self._replace(entry, draft)
                    entry.stale = entry.news != news
                    return result, draft
                await asyncio.sleep(random.random() * 0.005 * lost)  # whoever races us is as quick as we are
        raise Problem(409, "busy", "too many changes at once; try again")

    def _entry(self, id: str) -> Entry:
        entry = self.entries.get(id)
        if entry is None:
            if ID.fullmatch(id) is None:  # no store need be asked for it, and some cannot
                raise Problem(404, "no-such-table", "there is no such table")
            entry = self.entries[id] = Entry(id)
            metrics.TABLES.set(len(self.entries))
        entry.used = asyncio.get_running_loop().time()
        return entry

    def _replace(self, entry: Entry, table: Table) -> None:
        """The table has changed: everybody may look."""
        entry.table = table
        entry.sights = {}
        entry.views = None
        entry.drawn.turn()
        entry.here = entry.seen_from_outside = None
        entry.wake()
        self.drive(entry)

    async def _load(self, entry: Entry) -> Table:
        """The newest table; called by whoever holds the lock."""
        old = entry.table
        if old is not None and not entry.stale:
            return old
        news = entry.news
        kept = await self.store.load(entry.id, None if old is None or old.match is None else old.moves)
        if kept is None:
            if not entry.watchers:
                self.entries.pop(entry.id, None)
            raise Problem(404, "no-such-table", "there is no such table")
        try:
            table = await asyncio.to_thread(rebuild, kept, old)  # others are answered meanwhile
        except Exception as error:  # the rules may have changed since: whatever they make of it, it cannot be read
            get_log().error("a table cannot be read", table=entry.id, exc_info=error)
            told = str(error) if isinstance(error, ValtableError) else type(error).__name__
            raise Problem(409, "table-broken", f"this table cannot be read any more: {told}"[:500]) from error
        if table.mended:
            get_log().warning("a table goes on from the last moment that fits the rules of today", table=entry.id)
        if old is None or old.version != table.version:
            self._replace(entry, table)
        entry.stale = entry.news != news
        return table

    # --- pointing ----------------------------------------------------------------------------------------------------

    async def point(self, entry: Entry, seat: int, thing: str) -> None:
        """That seat points at a thing, if everybody at the table can see it."""
        sight = entry.sight(None)
        if sight is None or thing not in sight.sheet.ids():
            raise Problem(409, "not-for-all", "one can point only at what everybody at the table sees")
        entry.point(seat, thing)
        await self.store.tell_pointing(entry.id, seat, thing)

    def _pointed(self, id: str, seat: int, thing: str) -> None:
        """At a table that is watched here, somebody points through another process."""
        entry = self.entries.get(id)
        if entry is not None and entry.watchers:
            entry.point(seat, thing)

    # --- other processes ---------------------------------------------------------------------------------------------

    def _heard(self, id: str, version: int) -> None:
        """Another process has changed a table ("": nobody knows which)."""
        for entry in [*self.entries.values()] if not id else [self.entries[id]] if id in self.entries else []:
            if not id or entry.table is None or entry.table.version < version:
                entry.stale = True
                entry.news += 1
                if entry.watchers:
                    self._spawn(self._refresh(entry))

    async def _refresh(self, entry: Entry) -> None:
        try:
            async with entry.lock:
                await self._load(entry)
        except Problem as problem:
            get_log().warning("a table could not be refreshed", table=entry.id, reason=problem.code)

    # --- bots --------------------------------------------------------------------------------------------------------

    def drive(self, entry: Entry) -> None:
        """Let bots answer, if any is asked and nobody has told them yet."""
        table = entry.table
        if table is None or table.match is None or self.closing or (entry.driver and not entry.driver.done()):
            return
        if any(table.seats[seat].automatic for seat in table.asked):
            if entry.given_up == table.version:
                return
            entry.driver = asyncio.create_task(self._drive(entry))
        elif self.settings.ahead and table.hints and table.status == PLAYING and not self.thinkers.warm:
            self._spawn(self.thinkers.warm_up())

    async def _drive(self, entry: Entry) -> None:
        """All bots that are asked think, then answer together; again, until the table waits for people only."""
        loop = asyncio.get_running_loop()
        while True:
            table = entry.table
            if table is None or table.match is None:
                return
            wanted = [
                (question.seat, table.given(question.seat), question.prompt)
                for question in table.match.questions
                if table.seats[question.seat].automatic
            ]
            if not wanted:
                return
            begun = loop.time()
            thoughts = await asyncio.gather(
                *(
                    self.thinkers.choose(
                        table.id,
                        table.match,
                        seat,
                        table.seats[seat].level or DEFAULT_LEVEL,
                        bot_seed(table.seed, seat, given),
                    )
                    for seat, given, _ in wanted
                )
            )
            await asyncio.sleep(max(0.0, self.settings.bot_delay - (loop.time() - begun)))
            answers = [(*want, thought.option_id) for want, thought in zip(wanted, thoughts, strict=True)]
            try:
                await self.change(table.id, lambda draft, answers=answers: give(draft, answers))  # type: ignore[misc]
            except Problem as problem:
                if problem.status == AWAY:  # it comes back
                    await asyncio.sleep(WAIT)
                    continue
                get_log().warning("a bot could not answer", table=table.id, reason=problem.code, detail=problem.detail)
                entry.given_up = table.version
                return

    # --- looking after everything ------------------------------------------------------------------------------------

    async def _resume(self) -> None:
        """After a restart bots go on at the tables that were touched in the last day."""
        try:
            ids = await self.store.under_way(now() - DAY, 500)
        except Problem as problem:
            get_log().warning("bots could not go on", reason=problem.code)
            return
        for id in ids:
            try:
                await self.table(id)
            except Problem as problem:
                get_log().warning("a table could not be resumed", table=id, reason=problem.code)

    async def _look_round(self) -> None:
        """Now and then: forget idle tables, wake bots whose server has gone, and notice what was not heard."""
        while True:
            await asyncio.sleep(LOOK_ROUND)
            try:
                self._forget_idle()
                known = [entry.id for entry in self.entries.values() if entry.table is not None]
                for id, version in (await self.store.versions(known)).items():
                    self._heard(id, version)
                for entry in list(self.entries.values()):
                    if entry.watchers and not entry.lock.locked():
                        self.drive(entry)
            except Problem:  # the store says so itself
                continue
            except Exception as error:  # this must never end: tomorrow's look may go better
                get_log().error("looking round failed", exc_info=error)

    async def _tidy(self) -> None:
        """Now and then: remove what is old, if the host wants that, and count what is there."""
        while not self.closing:
            try:
                days = self.settings.keep_days
                while days and not self.closing and (removed := await self.store.remove_old(now() - days * DAY)):
                    metrics.REMOVED.inc(removed)
                    get_log().info("old tables were removed", tables=removed)
                counted, size = await self.store.sizes()
                for kind, count in counted.items():
                    metrics.STORED.labels(kind).set(count)
                metrics.STORED_BYTES.set(size)
            except Problem:  # the store says so itself
                pass
            except Exception as error:  # this must never end: tomorrow it may go better
                get_log().error("tidying up failed", exc_info=error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closed.wait(), TIDY)

    def _forget_idle(self) -> None:
        time = asyncio.get_running_loop().time()
        idle = [
            entry
            for entry in self.entries.values()
            if not entry.watchers and not entry.lock.locked() and (entry.driver is None or entry.driver.done())
        ]
        idle.sort(key=lambda entry: entry.used)
        surplus = len(idle) - IN_MEMORY
        for i, entry in enumerate(idle):
            unused = time - entry.used
            if (i < surplus and unused > LOOK_ROUND) or unused > IDLE:
                del self.entries[entry.id]
        metrics.TABLES.set(len(self.entries))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def give(draft: Table, answers: list[tuple[int, int, str, str]]) -> None:
    """The answers of bots, as far as they are still wanted."""
    for seat, given, prompt, option in answers:
        question = draft.question(seat)
        meant = question is not None and question.prompt == prompt and draft.given(seat) == given
        if meant and draft.seats[seat].automatic and question is not None and question.option(option) is not None:
            draft.answer(seat, given, prompt, option)


def rebuild(kept: Kept, old: Table | None) -> Table:
    """The table with its match: from the snapshot, or from the match that was here, and the moves since."""
    table = kept.table
    if table.status not in (PLAYING, OVER):
        return table
    last = kept.moves[-1].n if kept.moves else kept.have
    if last != table.moves:
        raise LoadError(f"the store has {last} moves of {table.moves}")
    moves = [(move.seat, move.option) for move in kept.moves]
    if kept.snapshot is not None:
        match, mended = revive(kept.snapshot, moves)
    elif old is not None and old.match is not None:
        match = old.match.copy()
        mended = match.catch_up(moves) > 0
    else:
        raise LoadError("there is no snapshot of the match")
    match.names = [seat.name for seat in table.seats]  # somebody may have taken a seat over since
    table.resume(match, mended)
    return table


def revive(snapshot: str, moves: list[Move]) -> tuple[Match, bool]:
    """The match of a snapshot and the moves since, and whether it was mended. Where these rules cannot go on from its
    checkpoint, it is played again from its deal."""
    try:
        return shared.resume(snapshot, moves)
    except LoadError as error:
        try:
            return shared.replay(snapshot, moves), True
        except LoadError:
            raise error from None  # the first reason says more


def bot_seed(seed: int, seat: int, given: int) -> int:
    """The same table, seat and question: the same thought."""
    return int.from_bytes(hashlib.blake2b(f"{seed}/{seat}/{given}".encode(), digest_size=6).digest())

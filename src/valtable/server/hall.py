"""The hall: all tables. It brings them into memory, lets one change at a time happen to each, and keeps bots answering.

A change is made on a copy of the table. Only when the store has written it down does the copy take the table's place,
and then everybody who watches is woken. Where several processes share a store, each table is in one hall at a time
(`leases.py`): what comes to the hall here belongs here, or is refused as Elsewhere.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
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
from valtable.server.leases import BEAT, FIRST, UNHELD, Elsewhere, Leases
from valtable.server.logs import get as get_log
from valtable.server.rows import Change, Kept
from valtable.server.settings import Settings
from valtable.server.store import Store
from valtable.server.thinking import Thinkers
from valtable.server.timers import Timers
from valtable.server.trouble import WAIT
from valtable.table import clock, seen
from valtable.table.people import Person
from valtable.table.problem import Problem
from valtable.table.sheet import Drawn
from valtable.table.sight import Outside, Sight
from valtable.table.table import DEFAULT_LEVEL, OVER, PLAYING, Table, now

T = TypeVar("T")

IN_MEMORY: Final = 1000  # tables that nobody watches and that are kept all the same
IDLE: Final = 600.0  # seconds after which such a table is dropped
LOOK_ROUND: Final = 5.0  # seconds between two looks at all tables
HANDED_OVER: Final = 2.0  # seconds in which a process that stops hands its tables over, a few at a time
TIDY: Final = 600.0  # seconds between two looks at what is old
RACES: Final = 12  # lost races in a row before a change is given up
SIGHTS: Final = 32  # boards that are kept ready
ID: Final = re.compile(r"[0-9A-Za-z_-]{1,40}")
AWAY: Final = 503  # the store's problems
DAY: Final = 24 * 3600 * 1000

COUNTED: Final = {by: metrics.ANSWERS.labels(by) for by in ("standing", "bot", "person")}

# Whose sights are kept, the oldest first: the boards of all tables at once would fill the memory.
RECENT: deque[tuple[Entry, int | None]] = deque()


def nothing() -> None:
    """Nobody looks."""


class Watcher:
    """Somebody who looks when a table has changed. There is no queue: they look at the newest state."""

    __slots__ = ("look", "person", "since", "woken")

    def __init__(self, person: Person, look: Callable[[], None] = nothing) -> None:
        self.person = person
        self.look = look
        self.woken = False
        self.since = 0.0  # when the oldest change happened that they have not seen yet

    def wake(self, at: float) -> None:
        if not self.woken:
            self.woken = True
            self.since = at
            asyncio.get_running_loop().call_soon(self.see)

    def see(self) -> None:
        if self.woken:
            self.look()


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
        "gone",
        "here",
        "id",
        "lock",
        "pinned",
        "pins",
        "seen_from_outside",
        "sights",
        "stale",
        "table",
        "term",
        "used",
        "views",
        "watchers",
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None  # never changed: replaced by its successor
        self.stale = False  # the store knows better
        self.term: int | None = None  # in which this process has it; None: it must be claimed first
        self.gone = False  # another process has it: whoever looks at it here is to come again
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
                sight = Sight(self.table.match, eyes, self.views(eyes), self.drawn.begin())
            self.sights[eyes] = sight
            RECENT.append((self, eyes))
            if len(RECENT) > SIGHTS:
                entry, older = RECENT.popleft()
                entry.sights.pop(older, None)
                if not entry.sights:
                    entry.views = None
                    entry.drawn.forget()
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
        self.store = Store(settings)
        self.leases = Leases(self.store, settings.reached_at, self._hear) if self.store.shared else None
        self.telling: Callable[[], Any] = lambda: None  # what the other processes are to know, at each beat
        self.hearing: Callable[[Any], None] = lambda _: None  # and what is done with theirs
        self.thinkers = Thinkers(settings.workers, settings.bot_budget)
        self.entries: dict[str, Entry] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.tidying: asyncio.Task[None] | None = None  # ends by itself, never in the middle of something
        self.closing = False
        self.closed = asyncio.Event()
        self.key = b""  # the server's secret, for cookies and recovery words
        self.timers = Timers(self)
        self.asked: Callable[[Table, list[int]], None] = nobody_told  # whom a change lets a table wait for

    async def open(self) -> None:
        await self.store.open()
        self.key = await self.store.key("session")
        if self.leases is not None:
            await self.leases.join()
            self._spawn(self._beat(self.leases))
        self._spawn(self._look_round())
        self._spawn(self._resume())
        self._spawn(self.timers.run())
        self.tidying = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        """Stop the bots; what was accepted is in the store already."""
        self.closing = True
        await self.store.at_rest()
        tasks = [*self.tasks, *(entry.driver for entry in self.entries.values() if entry.driver is not None)]
        for task in tasks:
            task.cancel()
        self.closed.set()
        await asyncio.gather(*tasks, *([] if self.tidying is None else [self.tidying]), return_exceptions=True)
        await self.thinkers.close()
        if self.leases is not None:
            with suppress(Problem):  # then the others notice when our heart beats no more
                await self.leases.leave()
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

    async def glance(self, id: str) -> tuple[Table, list[int]]:
        """A table, perhaps another process's, from outside: without its match, with the seats it waits for."""
        entry = self.entries.get(id)
        if entry is not None and entry.table is not None and not entry.stale:
            return entry.table, entry.table.asked
        found = await self.store.glance(id) if ID.fullmatch(id) is not None else None
        if found is None:
            raise Problem(404, "no-such-table", "there is no such table")
        return found

    async def read(self, id: str) -> Table:
        """A table, perhaps another process's, as the store has it now."""
        return await self._rebuilt(await self.kept(id), None)

    def has(self, id: str) -> bool:
        """Whether that table is in this hall, and ours."""
        entry = self.entries.get(id)
        return entry is not None and entry.term is not None

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

    def mark(self, place: str) -> str:
        """The name of a place in the store: who reads it there does not learn the address."""
        return hmac.new(self.key, place.encode(), hashlib.sha256).hexdigest()

    async def add(self, table: Table) -> None:
        """A new table; it is ours, unless we are leaving."""
        table.version = 1
        clock.wind(None, table, self.timers.now())
        owner = None if self.leases is None or self.leaving else self.leases.name
        if not await self.store.commit(Change(table, FIRST, new=True, owner=owner)):
            raise Problem(409, "campaign-moved", "the campaign goes on at another table already")
        table.written()
        self._tell_waiting(None, table)
        if self.leases is None or owner is not None:
            entry = self._entry(table.id)
            entry.term = FIRST
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
                    clock.wind(before, draft, self.timers.now())
                    if draft.successor is not None:
                        clock.wind(None, draft.successor, self.timers.now())
                    seen.count(before, draft)
                entry.stale = True  # until the store has spoken, for good or ill
                assert entry.term is not None, "it was loaded"
                if await self.store.commit(Change(draft, entry.term)):
                    for move in draft.new_moves:
                        by = "standing" if move.automatic else "bot" if draft.by_bot(move.seat) else "person"
                        COUNTED[by].inc()
                    same_people = not draft.reseated
                    draft.written()
                    self._replace(entry, draft, same_people)
                    entry.stale = False
                    self._tell_waiting(before, draft)
                    return result, draft
                entry.term = None  # another process may have taken it
                await asyncio.sleep(random.random() * 0.005 * lost)  # whoever races us is as quick as we are
        raise Problem(409, "busy", "too many changes at once; try again")

    def _tell_waiting(self, before: Table | None, table: Table) -> None:
        """Those who care hear whom the table waits for now, and until when."""
        if table.clock.due is not None and (before is None or before.clock.due != table.clock.due):
            self.timers.expect(table.clock.due)
        known = {} if before is None else before.clock.since
        fresh = [seat for seat, at in table.clock.since.items() if known.get(seat) != at]
        if fresh:
            self.asked(table, fresh)

    def _entry(self, id: str) -> Entry:
        entry = self.entries.get(id)
        if entry is None:
            if ID.fullmatch(id) is None:  # no store need be asked for it, and some cannot
                raise Problem(404, "no-such-table", "there is no such table")
            entry = self.entries[id] = Entry(id)
            metrics.TABLES.set(len(self.entries))
        entry.used = asyncio.get_running_loop().time()
        return entry

    def _replace(self, entry: Entry, table: Table, same_people: bool = False) -> None:
        """The table has changed: everybody may look."""
        entry.table = table
        entry.sights = {}
        entry.views = None
        entry.drawn.turn()
        entry.seen_from_outside = None
        if not same_people:
            entry.here = None
        entry.wake()
        self.drive(entry)

    async def _load(self, entry: Entry) -> Table:
        """The newest table; called by whoever holds the lock."""
        old = entry.table
        if old is not None and not entry.stale and entry.term is not None:
            return old
        if self.leases is not None and entry.term is None:
            entry.term = await self._claim(self.leases, entry)
        kept = await self.store.load(entry.id, None if old is None or old.match is None else old.moves)
        if kept is None:
            if not entry.watchers:
                self.entries.pop(entry.id, None)
            raise Problem(404, "no-such-table", "there is no such table")
        if self.leases is None:
            entry.term = kept.term
        table = await self._rebuilt(kept, old)
        if old is None or old.version != table.version:
            self._replace(entry, table)
        entry.stale = False
        return table

    async def _rebuilt(self, kept: Kept, old: Table | None) -> Table:
        try:
            table = await asyncio.to_thread(rebuild, kept, old)  # others are answered meanwhile
        except Exception as error:  # the rules may have changed since: whatever they make of it, it cannot be read
            get_log().error("a table cannot be read", table=kept.table.id, exc_info=error)
            told = str(error) if isinstance(error, ValtableError) else type(error).__name__
            raise Problem(409, "table-broken", f"this table cannot be read any more: {told}"[:500]) from error
        if table.mended:
            get_log().warning("a table goes on from the last moment that fits the rules of today", table=table.id)
        return table

    # --- pointing ----------------------------------------------------------------------------------------------------

    async def point(self, entry: Entry, seat: int, thing: str) -> None:
        """That seat points at a thing, if everybody at the table can see it."""
        sight = entry.sight(None)
        if sight is None or thing not in sight.sheet.ids():
            raise Problem(409, "not-for-all", "one can point only at what everybody at the table sees")
        entry.point(seat, thing)

    # --- other processes ---------------------------------------------------------------------------------------------

    @property
    def leaving(self) -> bool:
        """Whether this process takes no more tables, since others can."""
        return self.leases is not None and self.leases.leaving and self.leases.another() is not None

    async def _claim(self, leases: Leases, entry: Entry) -> int:
        """Our term at a table, or Elsewhere."""
        term = await leases.claim(entry.id)
        if term is not None:
            return term
        self._let_go(entry)
        if await self.store.glance(entry.id) is None:
            raise Problem(404, "no-such-table", "there is no such table")
        raise Elsewhere(entry.id)

    def _let_go(self, entry: Entry) -> None:
        """A table is not ours any more: who looks at it comes again, and is taken to whoever has it."""
        if self.entries.get(entry.id) is entry:
            del self.entries[entry.id]
        entry.gone = True
        entry.term = None
        entry.wake()

    async def _beat(self, leases: Leases) -> None:
        """Let the others know that we are here, and look after what they leave."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                lapsed, buried = await leases.beat(self.telling())
                metrics.MEMBERS.set(1 + len(leases.others))
                if lapsed:
                    metrics.LAPSES.inc()
                    get_log().warning("this process was not heard of for a while: others may have its tables")
                    await self._see_what_is_ours(leases)
                if buried:
                    self._spawn(self._resume())
            except Problem:  # the store says so itself
                continue
            except Exception as error:  # this must never end: without it others take our tables
                get_log().error("a beat failed", exc_info=error)

    def _hear(self, news: Any) -> None:
        self.hearing(news)

    async def _see_what_is_ours(self, leases: Leases) -> None:
        """Let go of tables that others have taken while nobody could hear us."""
        believed = [(entry, entry.term) for entry in self.entries.values() if entry.term is not None]
        held = await leases.held()
        for entry, term in believed:
            if entry.term == term and held.get(entry.id) != term:
                get_log().warning("another process has taken a table", table=entry.id)
                self._let_go(entry)

    async def hand_over(self) -> None:
        """Before we stop: let go of the tables that people look at, a few at a time. They come again, and go on where
        somebody else takes them. What nobody looks at is looked after when we are gone."""
        leases = self.leases
        if leases is None or self.closing:
            return
        leases.leaving = True
        with suppress(Problem):
            await leases.beat(self.telling())
            if not self.leaving:
                return  # there is nobody else
            watched = [entry for entry in self.entries.values() if entry.watchers]
            at_once = max(1, len(watched) // 20)
            for start in range(0, len(watched), at_once):
                await self._release(leases, watched[start : start + at_once])
                await asyncio.sleep(HANDED_OVER / 20)

    async def _release(self, leases: Leases, entries: list[Entry]) -> None:
        for entry in entries:
            async with entry.lock:  # a change that is under way is made first
                entry.term = None
        await leases.release([entry.id for entry in entries])
        for entry in entries:
            self._let_go(entry)

    # --- bots --------------------------------------------------------------------------------------------------------

    def drive(self, entry: Entry) -> None:
        """Let bots answer, if any is asked and nobody has told them yet."""
        table = entry.table
        if table is None or table.match is None or self.closing or (entry.driver and not entry.driver.done()):
            return
        if any(table.by_bot(seat) for seat in table.asked):
            if entry.given_up == table.version:
                return
            entry.driver = asyncio.create_task(self._drive(entry))
        elif self.settings.ahead and table.hints and table.status == PLAYING and not self.thinkers.warm:
            self._spawn(self.thinkers.warm_up())

    async def _drive(self, entry: Entry) -> None:
        """All bots that are asked think, then answer together; again, until the table waits for people only."""
        loop = asyncio.get_running_loop()
        while not entry.gone:
            table = entry.table
            if table is None or table.match is None:
                return
            wanted = [
                (question.seat, table.given(question.seat), question.prompt)
                for question in table.match.questions
                if table.by_bot(question.seat)
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
            except Elsewhere:
                return
            except Problem as problem:
                if problem.status == AWAY:  # it comes back
                    await asyncio.sleep(WAIT)
                    continue
                get_log().warning("a bot could not answer", table=table.id, reason=problem.code, detail=problem.detail)
                entry.given_up = table.version
                return

    # --- looking after everything ------------------------------------------------------------------------------------

    async def _resume(self) -> None:
        """Bots go on at the tables that were touched in the last day: after a restart, or when another process is gone
        that had them."""
        where = () if self.leases is None else (UNHELD,)
        try:
            ids = await self.store.under_way(now() - DAY, 500, *where)
        except Problem as problem:
            get_log().warning("bots could not go on", reason=problem.code)
            return
        for id in ids:
            try:
                await self.table(id)
            except Elsewhere:
                continue
            except Problem as problem:
                get_log().warning("a table could not be resumed", table=id, reason=problem.code)

    async def _look_round(self) -> None:
        """Now and then: forget idle tables, wake bots, and notice what others have taken or changed."""
        while True:
            await asyncio.sleep(LOOK_ROUND)
            try:
                forgotten = self._forget_idle()
                if self.leases is not None:
                    await self.leases.release(forgotten)
                    await self._see_what_is_ours(self.leases)
                else:
                    await self._see_what_is_new()
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
                if self.leases is not None and not self.leases.first:  # one does it for all
                    days = 0
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

    async def _see_what_is_new(self) -> None:
        """Somebody may have started a second server on our file: what it changes is read again."""
        known = [entry.id for entry in self.entries.values() if entry.table is not None]
        for id, version in (await self.store.versions(known)).items():
            entry = self.entries.get(id)
            if entry is not None and entry.table is not None and entry.table.version < version:
                entry.stale = True
                if entry.watchers:
                    async with entry.lock:
                        await self._load(entry)

    def _forget_idle(self) -> list[str]:
        """Forget tables that nobody looks at; which."""
        time = asyncio.get_running_loop().time()
        idle = [
            entry
            for entry in self.entries.values()
            if not entry.watchers and not entry.lock.locked() and (entry.driver is None or entry.driver.done())
        ]
        idle.sort(key=lambda entry: entry.used)
        surplus = len(idle) - IN_MEMORY
        forgotten = []
        for i, entry in enumerate(idle):
            unused = time - entry.used
            if (i < surplus and unused > LOOK_ROUND) or unused > IDLE:
                del self.entries[entry.id]
                forgotten.append(entry.id)
        metrics.TABLES.set(len(self.entries))
        return forgotten

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def nobody_told(_table: Table, _seats: list[int]) -> None:
    """Nobody wants to be told of turns."""


def give(draft: Table, answers: list[tuple[int, int, str, str]]) -> None:
    """The answers of bots, as far as they are still wanted."""
    for seat, given, prompt, option in answers:
        question = draft.question(seat)
        meant = question is not None and question.prompt == prompt and draft.given(seat) == given
        if meant and draft.by_bot(seat) and question is not None and question.option(option) is not None:
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

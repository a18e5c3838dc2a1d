"""The store: snapshots and the moves since, races for one table, and the copy that is made before tables change."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError

from tests.patience import PATIENCE
from valtable.engine.match import Move
from valtable.engine.rules import Rules
from valtable.engine.save import digest_of
from valtable.games import GAMES
from valtable.server import database, shared
from valtable.server import hall as hall_module
from valtable.server import rows as rows_module
from valtable.server import store as store_module
from valtable.server.hall import Hall
from valtable.server.rows import Change
from valtable.server.seating import begin
from valtable.server.settings import Settings
from valtable.server.store import Store
from valtable.table.problem import Problem
from valtable.table.sight import short
from valtable.table.table import Seat, Table


def seats(*kinds: str) -> list[Seat]:
    return [Seat(kind, f"Name {n}", "random" if kind == "bot" else None) for n, kind in enumerate(kinds)]


def table_of(id: str, seed: int = 1) -> Table:
    table = Table(id, "kingdom", {}, seed, seats("person", "person"), "host")
    table.begin_if_full(begin)
    return table


def as_usual(settings: Settings) -> Settings:
    return settings


def with_halls(
    data: Path,
    count: int,
    work: Callable[[list[Hall]], Awaitable[None]],
    wishes: Callable[[Settings], Settings] = as_usual,
) -> None:
    """Several servers' halls on one SQLite file."""

    async def run() -> None:
        halls = [Hall(wishes(Settings(data=data, bot_delay=0, workers=1))) for _ in range(count)]
        for hall in halls:
            await hall.open()
        try:
            await work(halls)
        finally:
            for hall in halls:
                await hall.close()

    asyncio.run(run())


def answer_something(rng: random.Random) -> Callable[[Table], int]:
    def act(draft: Table) -> int:
        assert draft.match is not None
        question = rng.choice(draft.match.questions)
        draft.answer(question.seat, draft.given(question.seat), question.prompt, rng.choice(question.options).id)
        return len(draft.match.history)

    return act


def rows(data: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(data / "valtable.db")) as file:
        return file.execute(query).fetchall()


def test_a_table_is_a_snapshot_and_the_moves_since(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    every = 25  # so that a game has several
    monkeypatch.setattr(rows_module, "SNAPSHOT_EVERY", every)

    async def work(halls: list[Hall]) -> None:
        (hall,) = halls
        await hall.add(table_of("one"))
        rng = random.Random(1)
        snapshots = set()
        for n in range(1, 140):
            _, table = await hall.change("one", answer_something(rng))
            assert table.match is not None
            if table.match.over:
                break
            if table.match.can_undo(table.match.history[-1][0]) and rng.random() < 0.3:
                seat = table.match.history[-1][0]
                await hall.change("one", lambda draft, seat=seat: draft.undo(seat))  # type: ignore[misc]
            if n % 7 == 0:  # forget the table: it comes back from the store, undo and all
                entry, before = await hall.table("one")
                del hall.entries["one"]
                _, after = await hall.table("one")
                assert before.match == after.match
                assert before.version == after.version
                assert after.match is not None
                for seat in (0, 1):
                    assert before.match is not None
                    assert before.match.undo_refusal(seat) == after.match.undo_refusal(seat)
                assert entry.table is before
            snapshots.add(table.snapshot_moves)
        assert all(b - a >= every for a, b in zip(sorted(snapshots), sorted(snapshots)[1:], strict=False))
        assert len(snapshots) >= 4

    with_halls(tmp_path, 1, work)
    ((moves, count, undone),) = rows(
        tmp_path, "SELECT t.moves, count(*), sum(m.option IS NULL) FROM tables t JOIN moves m ON m.'table' = t.id"
    )
    assert moves == count
    assert undone


def test_two_servers_cannot_both_win_a_race(tmp_path: Path) -> None:
    """Each change is made from the version that the store has, or it is made again from a newer one."""

    async def work(halls: list[Hall]) -> None:
        await halls[0].add(table_of("one", 3))
        for hall in halls:
            await hall.table("one")

        async def play(hall: Hall, seed: int) -> list[int]:
            rng = random.Random(seed)
            return [(await hall.change("one", answer_something(rng)))[0] for _ in range(25)]

        results = await asyncio.gather(*(play(hall, n) for n, hall in enumerate(halls)))
        positions = sorted(position for result in results for position in result)
        assert positions == list(range(1, 51)), "no answer is lost, none counts twice"
        entry, table = await halls[0].table("one")
        entry.stale = True
        _, table = await halls[0].table("one")
        assert table.match is not None
        assert len(table.match.history) == 50

    with_halls(tmp_path, 2, work)
    assert rows(tmp_path, "SELECT count(*), max(n) FROM moves") == [(50, 50)]


def test_a_hall_that_closes_lets_readers_finish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite is read in threads: one that outlives its loop has nobody to tell what it read (seen as an error that was
    nobody's, in whichever test ran next)."""
    monkeypatch.setattr(store_module, "READ_TO_END", int(PATIENCE * 100))
    counted: list[int] = []

    async def work(halls: list[Hall]) -> None:
        begun = asyncio.Event()

        async def read() -> None:
            async with halls[0].store.reading() as connection:
                begun.set()
                numbers = "SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 50000"
                long = f"WITH RECURSIVE numbers(n) AS ({numbers}) SELECT max(n) FROM numbers"
                counted.append((await connection.exec_driver_sql(long)).scalar_one())

        halls[0]._spawn(read())
        await begun.wait()

    with_halls(tmp_path, 1, work)
    assert counted == [50_000]


def test_who_loses_every_race_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(halls: list[Hall]) -> None:
        (hall,) = halls
        await hall.add(table_of("one"))

        async def lost(_change: object) -> bool:
            return False

        monkeypatch.setattr(hall.store, "commit", lost)
        with pytest.raises(Problem) as refused:
            await hall.change("one", answer_something(random.Random(1)))
        assert (refused.value.status, refused.value.code) == (409, "busy")

    with_halls(tmp_path, 1, work)
    assert rows(tmp_path, "SELECT count(*) FROM moves") == [(0,)]


def test_what_the_store_could_not_write_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(halls: list[Hall]) -> None:
        (hall,) = halls
        await hall.add(table_of("one"))
        real = hall.store.commit

        async def broken(_change: object) -> bool:
            raise RuntimeError("the disk is full")

        monkeypatch.setattr(hall.store, "commit", broken)
        with pytest.raises(RuntimeError):
            await hall.change("one", answer_something(random.Random(1)))
        monkeypatch.setattr(hall.store, "commit", real)
        _, table = await hall.table("one")
        assert table.match is not None
        assert table.match.history == []
        position, _ = await hall.change("one", answer_something(random.Random(1)))
        assert position == 1

    with_halls(tmp_path, 1, work)


def test_many_tables_at_once_are_written_together(tmp_path: Path) -> None:
    async def work(halls: list[Hall]) -> None:
        (hall,) = halls
        ids = [f"table-{n}" for n in range(30)]
        await asyncio.gather(*(hall.add(table_of(id, n)) for n, id in enumerate(ids)))
        await asyncio.gather(*(hall.change(id, answer_something(random.Random(n))) for n, id in enumerate(ids)))

    with_halls(tmp_path, 1, work)
    assert rows(tmp_path, 'SELECT count(DISTINCT "table") FROM moves') == [(30,)]


def test_tables_with_equal_options_share_their_rules(tmp_path: Path) -> None:
    async def work(halls: list[Hall]) -> None:
        (hall,) = halls
        await hall.add(table_of("one", 1))
        await hall.add(table_of("two", 2))
        hall.entries.clear()
        matches = [(await hall.table(id))[1].match for id in ("one", "two")]
        assert matches[0] is not None
        assert matches[1] is not None
        assert matches[0].rules is matches[1].rules

    with_halls(tmp_path, 1, work)


def test_an_older_database_is_copied_before_it_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def keep() -> None:
        kept = Store(Settings(data=tmp_path))
        await kept.open()
        await kept.close()

    asyncio.run(keep())
    assert not list(tmp_path.glob("valtable.*.db")), "a new database needs no copy"
    newer = tmp_path / "migrations"
    (newer / "versions").mkdir(parents=True)
    for file in (database.MIGRATIONS / "env.py", *(database.MIGRATIONS / "versions").glob("m*.py")):
        goal = newer / file.relative_to(database.MIGRATIONS)
        goal.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (newer / "versions" / "m9999_more.py").write_text(
        "import sqlalchemy as sa\nfrom alembic import op\n"
        "revision, down_revision = '9999', '0009'\nbranch_labels = depends_on = None\n"
        "def upgrade(): op.add_column('tables', sa.Column('more', sa.Text))\n",
        encoding="utf-8",
    )
    with closing(sqlite3.connect(tmp_path / "valtable.db")) as older:
        older.execute("INSERT INTO keys VALUES ('mark', 'here')")
        older.commit()
    monkeypatch.setattr(database, "MIGRATIONS", newer)
    asyncio.run(keep())
    assert "more" in str(rows(tmp_path, "SELECT sql FROM sqlite_master WHERE name = 'tables'"))
    assert (tmp_path / "valtable.0009.db").stat().st_mode & 0o777 == 0o600, "as secret as the database itself"
    with closing(sqlite3.connect(tmp_path / "valtable.0009.db")) as copy:
        assert copy.execute("SELECT value FROM keys WHERE name = 'mark'").fetchall() == [("here",)]
        assert "more" not in str(copy.execute("SELECT sql FROM sqlite_master WHERE name = 'tables'").fetchall())


def opened(data: Path) -> None:
    """A server's store, opened and closed."""

    async def run() -> None:
        kept = Store(Settings(data=data))
        try:
            await kept.open()
        finally:
            await kept.close()

    asyncio.run(run())


def test_a_first_start_that_is_killed_half_way_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Either all tables are made or none."""
    from alembic.operations import Operations

    def killed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(Operations, "create_index", killed)
        with pytest.raises(KeyboardInterrupt):
            opened(tmp_path)
    assert rows(tmp_path, "SELECT name FROM sqlite_master") == []
    opened(tmp_path)
    assert ("tables",) in rows(tmp_path, "SELECT name FROM sqlite_master")


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    opened(tmp_path)
    with closing(sqlite3.connect(tmp_path / "valtable.db")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    with pytest.raises(ValueError, match=r"^--data: .*valtable.db: made by a newer version"):
        opened(tmp_path)
    assert not list(tmp_path.glob("valtable.*.db"))


def test_a_key_that_was_made_but_not_written_is_made_again(tmp_path: Path) -> None:
    """The server was killed in between."""
    (tmp_path / "session.key").touch()
    keys = []

    async def run() -> None:
        kept = Store(Settings(data=tmp_path))
        await kept.open()
        keys.append(await kept.key("session"))
        await kept.close()

    asyncio.run(run())
    asyncio.run(run())
    assert len(keys[0]) == 32
    assert keys[0] == keys[1]
    assert (tmp_path / "session.key").stat().st_mode & 0o777 == 0o600
    assert len(list(tmp_path.glob("session.*"))) == 1


def test_an_error_of_the_store_does_not_tell_what_was_written(tmp_path: Path) -> None:
    async def work(halls: list[Hall]) -> None:
        (hall,) = halls
        table = table_of("one")
        await hall.add(table)
        table.title = "between us"
        store = hall.store
        assert store.writer is not None
        with pytest.raises(IntegrityError) as one:
            await store.commit(Change(table, new=True))  # a second one of that name
        assert "between us" not in str(one.value)
        async with store.engine.connect() as reader:
            with pytest.raises(OperationalError) as other:
                await reader.execute(sa.text("SELECT :title FROM nowhere"), {"title": "between us"})
        assert "between us" not in str(other.value)

    with_halls(tmp_path, 1, work)


async def play_two(halls: list[Hall]) -> None:
    """Tables one and two: the same match, six answers each."""
    for id in ("one", "two"):
        await halls[0].add(table_of(id))
        rng = random.Random(1)
        for _ in range(6):
            await halls[0].change(id, answer_something(rng))


def tamper(data: Path, change: str, *values: object) -> None:
    """Change what the store has of table one."""
    with closing(sqlite3.connect(data / "valtable.db")) as store:
        store.execute(change + (" AND" if "WHERE" in change else " WHERE") + " \"table\" = 'one'", values)
        store.commit()


@pytest.mark.parametrize(
    ("broken", "reason"),
    [("DELETE FROM moves WHERE n > 3", "has 3 moves of 6"), ("DELETE FROM moves", "has 0 moves of 6")],
)
def test_a_table_that_cannot_be_read_says_so_and_the_others_go_on(tmp_path: Path, broken: str, reason: str) -> None:
    async def look(halls: list[Hall]) -> None:
        with pytest.raises(Problem) as found:
            await halls[0].table("one")
        assert (found.value.status, found.value.code) == (409, "table-broken")
        assert reason in found.value.detail
        _, table = await halls[0].table("two")
        assert table.moves == 6

    with_halls(tmp_path, 1, play_two)
    tamper(tmp_path, broken)
    before = rows(tmp_path, "SELECT * FROM tables")
    with_halls(tmp_path, 1, look)
    assert rows(tmp_path, "SELECT * FROM tables") == before, "it is left as it was"


def taken_back(table: Table) -> list[int]:
    assert table.match is not None
    return [event.args["n"] for event in table.match.events if event.kind == "taken-back"]


@pytest.mark.parametrize(
    "mended", ["UPDATE moves SET option = 'no-such-thing' WHERE n = 4", "UPDATE moves SET seat = 7 WHERE n = 4"]
)
def test_moves_that_no_longer_fit_are_taken_back_and_the_table_goes_on(tmp_path: Path, mended: str) -> None:
    """From the last moment that fits; the next change writes that down, and the store has one truth again."""

    async def resume(halls: list[Hall]) -> None:
        one, other = halls
        _, table = await one.table("one")
        _, twin = await other.table("one")
        whole = (await one.table("two"))[1].match
        assert table.match is not None
        assert whole is not None
        assert table.match.history == whole.history[:3]
        assert taken_back(table) == [3]
        assert table.match == twin.match, "whichever process looks"
        rng = random.Random(2)
        position, answered = await one.change("one", answer_something(rng))
        assert position == 4
        assert not answered.mended
        position, table = await other.change("one", answer_something(rng))
        assert position == 5, "who looked before has lost the race, and goes on from the new truth"
        assert taken_back(table) == [3]

    async def again(halls: list[Hall]) -> None:
        _, table = await halls[0].table("one")
        assert table.match is not None
        assert not table.mended
        assert len(table.match.history) == 5
        assert taken_back(table) == [3]

    with_halls(tmp_path, 1, play_two)
    tamper(tmp_path, mended)
    with_halls(tmp_path, 2, resume)
    with_halls(tmp_path, 1, again)
    (row,) = rows(tmp_path, "SELECT moves, snapshot_moves FROM tables WHERE id = 'one'")
    assert row == (9, 8), "six, one for what was taken back, two answers"
    assert rows(tmp_path, "SELECT count(*), max(n) FROM moves WHERE \"table\" = 'one'") == [(8, 9)]


def test_a_change_that_is_no_answer_writes_a_mended_match_down_too(tmp_path: Path) -> None:
    async def say(halls: list[Hall]) -> None:
        one, other = halls
        await other.table("one")
        await one.change("one", lambda draft: draft.say(0, "What happened?"))
        other.entries["one"].stale = True
        _, table = await other.table("one")
        assert taken_back(table) == [3]
        assert not table.mended
        await other.change("one", answer_something(random.Random(3)))
        _, table = await one.table("two")

    with_halls(tmp_path, 1, play_two)
    tamper(tmp_path, "UPDATE moves SET option = 'no-such-thing' WHERE n = 4")
    with_halls(tmp_path, 2, say)
    (row,) = rows(tmp_path, "SELECT moves, snapshot_moves FROM tables WHERE id = 'one'")
    assert row == (8, 7)


def test_moves_of_a_process_with_other_rules_are_taken_back(tmp_path: Path) -> None:
    """What came since is not understood: this process goes on from what it has."""

    async def work(halls: list[Hall]) -> None:
        one, other = halls
        await one.add(table_of("one"))
        await other.table("one")
        await one.change("one", answer_something(random.Random(1)))
        tamper(tmp_path, "UPDATE moves SET option = 'of-tomorrow' WHERE n = 1")
        other.entries["one"].stale = True
        _, table = await other.table("one")
        assert table.match is not None
        assert table.match.history == []
        assert taken_back(table) == [1]
        position, _ = await other.change("one", answer_something(random.Random(1)))
        assert position == 1
        one.entries["one"].stale = True
        _, table = await one.table("one")
        assert taken_back(table) == [1]

    with_halls(tmp_path, 2, work)


def test_a_table_of_an_older_version_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its snapshot is brought up to date, and replaced with the next change."""

    def prepared(players: int, options: dict[str, Any]) -> Rules:
        rules = kingdom.rules(players, options)
        rules.version += 1
        rules.upgrades = {**rules.upgrades, rules.version - 1: upgraded.append}
        return rules

    async def resume(halls: list[Hall]) -> None:
        for id in ("one", "two"):
            _, table = await halls[0].table(id)
            assert table.match is not None
            assert (len(table.match.history), taken_back(table), table.mended) == (6, [], True)
        position, _ = await halls[0].change("one", answer_something(random.Random(2)))
        assert position == 7

    kingdom = GAMES["kingdom"]
    upgraded: list[Any] = []
    with_halls(tmp_path, 1, play_two)
    newer = copy(kingdom)
    monkeypatch.setattr(newer, "rules", prepared)
    monkeypatch.setattr(shared, "_infos", {"kingdom": newer})
    with_halls(tmp_path, 1, resume)
    assert len(upgraded) == 2
    one, two = (json.loads(str(text)) for (text,) in rows(tmp_path, "SELECT snapshot FROM tables ORDER BY id"))
    assert one["rules"] == two["rules"] + 1


def resign(data: Path, id: str, change: Callable[[Any], None]) -> None:
    """Change the snapshot of a table, and sign it again."""
    ((text,),) = rows(data, f"SELECT snapshot FROM tables WHERE id = '{id}'")
    body = json.loads(str(text))
    body.pop("digest")
    change(body)
    body["digest"] = digest_of(body)
    with closing(sqlite3.connect(data / "valtable.db")) as store:
        store.execute("UPDATE tables SET snapshot = ? WHERE id = ?", (json.dumps(body, ensure_ascii=False), id))
        store.commit()


def lose_a_field(body: Any) -> None:
    del body["checkpoint"]["fields"]["players"][0]["fields"]["gold"]


def lose_a_player(body: Any) -> None:
    body["checkpoint"]["fields"]["players"].pop()


@pytest.mark.parametrize("damage", [lose_a_field, lose_a_player])
@pytest.mark.parametrize("answer", ["", "UPDATE moves SET option = 'no-such-thing' WHERE n = 4"])
def test_a_checkpoint_that_cannot_be_read_is_played_again(
    tmp_path: Path, damage: Callable[[Any], None], answer: str
) -> None:
    """From the deal, as far as the answers fit; and what did not fit is told."""

    async def resume(halls: list[Hall]) -> None:
        _, table = await halls[0].table("one")
        whole = (await halls[0].table("two"))[1].match
        assert table.match is not None
        assert whole is not None
        fits = 3 if answer else 6
        assert table.match.history == whole.history[:fits]
        assert taken_back(table) == ([3] if answer else [])
        position, _ = await halls[0].change("one", answer_something(random.Random(2)))
        assert position == fits + 1

    async def again(halls: list[Hall]) -> None:
        _, table = await halls[0].table("one")
        assert not table.mended

    with_halls(tmp_path, 1, play_two)
    resign(tmp_path, "one", damage)
    if answer:
        tamper(tmp_path, answer)
    with_halls(tmp_path, 1, resume)
    with_halls(tmp_path, 1, again)


def test_a_table_of_a_newer_version_waits_for_it(tmp_path: Path) -> None:
    def of_tomorrow(body: Any) -> None:
        body["rules"] += 1

    async def look(halls: list[Hall]) -> None:
        with pytest.raises(Problem) as found:
            await halls[0].table("one")
        assert found.value.code == "table-broken"
        assert "this program plays version" in found.value.detail

    with_halls(tmp_path, 1, play_two)
    resign(tmp_path, "one", of_tomorrow)
    with_halls(tmp_path, 1, look)


def own_pack() -> dict[str, Any]:
    return {"cards": GAMES["kingdom"].text("cards.toml")}


def test_a_card_pack_is_kept_once(tmp_path: Path) -> None:
    async def play(halls: list[Hall]) -> None:
        for n in range(10):
            table = Table(f"table-{n}", "kingdom", own_pack(), n, seats("person", "person"), "host")
            table.begin_if_full(begin)
            await halls[0].add(table)
            await halls[0].change(table.id, answer_something(random.Random(n)))

    async def look(halls: list[Hall]) -> None:
        _, table = await halls[0].table("table-3")
        assert table.match is not None
        assert table.options["cards"] == table.match.options["cards"] == own_pack()["cards"]
        listed = await halls[0].store.belonging(["table-3"], 10)
        assert short(listed[0][0].options)["cards"] is True

    with_halls(tmp_path, 1, play)
    assert rows(tmp_path, "SELECT count(*), max(text) FROM packs") == [(1, own_pack()["cards"])]
    ((largest,),) = rows(tmp_path, "SELECT max(length(options) + length(snapshot)) FROM tables")
    assert int(str(largest)) < 20_000
    with_halls(tmp_path, 1, look)


def test_old_tables_are_removed_as_the_host_wishes(tmp_path: Path) -> None:
    """And packs that nobody plays with any more."""

    async def play(halls: list[Hall]) -> None:
        await play_two(halls)
        table = Table("packed", "kingdom", own_pack(), 1, seats("person", "person"), "host")
        table.begin_if_full(begin)
        await halls[0].add(table)

    async def tidy(halls: list[Hall]) -> None:
        store = halls[0].store
        assert await store.remove_old(1) == 0
        assert await store.remove_old(3000) == 2
        assert await store.remove_old(3000) == 0
        counted, size = await store.sizes()
        assert counted == {"playing-tables": 1, "campaigns": 0, "packs": 0}
        assert size > 10_000
        with pytest.raises(Problem) as gone:
            await halls[0].table("one")
        assert gone.value.code == "no-such-table"
        await halls[0].table("two")

    with_halls(tmp_path, 1, play)
    with closing(sqlite3.connect(tmp_path / "valtable.db")) as store:
        store.execute("UPDATE tables SET changed = 2000 WHERE id IN ('one', 'packed')")
        store.execute("UPDATE packs SET at = 2000")
        store.commit()

    def forever(settings: Settings) -> Settings:
        return msgspec.structs.replace(settings, keep_days=0)

    with_halls(tmp_path, 1, tidy, forever)
    assert rows(tmp_path, 'SELECT count(DISTINCT "table") FROM moves') == [(1,)]


def test_a_server_removes_old_tables_by_itself(tmp_path: Path) -> None:
    async def wait(halls: list[Hall]) -> None:
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while await halls[0].store.versions(["one"]):
            assert asyncio.get_running_loop().time() < deadline, "it was never removed"
            await asyncio.sleep(0.02)
        await halls[0].table("two")

    with_halls(tmp_path, 1, play_two)
    with closing(sqlite3.connect(tmp_path / "valtable.db")) as store:
        store.execute("UPDATE tables SET changed = 2000 WHERE id = 'one'")
        store.commit()
    with_halls(tmp_path, 1, wait)


def test_rules_that_fail_on_a_stored_table_stop_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart bots go on at every table that can still be read."""

    async def play(halls: list[Hall]) -> None:
        for id in ("one", "two"):
            table = Table(id, "kingdom", {}, 1, seats("person", "bot"), "host")
            table.begin_if_full(begin)
            await halls[0].add(table)

    with_halls(tmp_path, 1, play)
    load = shared.resume
    failed: list[bool] = []

    def fail_once(text: str, moves: Sequence[Move]) -> object:
        if not failed:
            failed.append(True)
            raise LookupError("a rule that is no more")
        return load(text, moves)

    async def resume(halls: list[Hall]) -> None:
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while not any(entry.table is not None for entry in halls[0].entries.values()):
            assert asyncio.get_running_loop().time() < deadline, "the second table was not looked at"
            await asyncio.sleep(0.01)

    monkeypatch.setattr(shared, "resume", fail_once)
    with_halls(tmp_path, 1, resume)
    assert failed


def test_two_servers_on_one_file_notice_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody tells them: they look."""
    monkeypatch.setattr(hall_module, "LOOK_ROUND", 0.05)

    async def work(halls: list[Hall]) -> None:
        await halls[0].add(table_of("one"))
        _, before = await halls[1].table("one")
        await halls[0].change("one", answer_something(random.Random(1)))
        deadline = asyncio.get_running_loop().time() + PATIENCE
        while (await halls[1].table("one"))[1].version == before.version:
            assert asyncio.get_running_loop().time() < deadline, "it was never noticed"
            await asyncio.sleep(0.02)

    with_halls(tmp_path, 2, work)


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    from valtable.server.schema import metadata

    async def run() -> object:
        kept = Store(Settings(data=tmp_path))
        await kept.open()
        async with kept.engine.connect() as connection:
            found = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync, opts={"compare_type": True}), metadata)
            )
        await kept.close()
        return found

    assert asyncio.run(run()) == []

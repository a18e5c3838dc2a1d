"""A backup has everything, and everything comes back: into a file, and into a PostgreSQL."""

from __future__ import annotations

import stat
import zipfile
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.guest import Guest, Json, Served, serving
from tests.server.test_store import own_pack
from valtable.cli import main
from valtable.server.backup import BackupError, backup, restore
from valtable.server.settings import Settings

TWO = [{"kind": "me"}, {"kind": "me"}]


def fill(served: Served) -> tuple[dict[str, str], list[Json]]:
    """Some tables, one with a card pack, and a report; the cookies, and what is seen of the tables."""
    ana = served.guest("Ana")
    tables = [ana.make("kingdom", TWO, seed=1)["id"], ana.make("kingdom", TWO, options=own_pack())["id"]]
    question = ana.state(tables[0], 0)["question"] or ana.state(tables[0], 1)["question"]
    ana.answer(tables[0], question, question["options"][0]["id"])
    ana.ok("POST", f"/api/tables/{tables[0]}/reports", {"words": "How odd."})
    return dict(ana.http.cookies.items()), [ana.state(table) for table in tables]


def seen_again(served: Served, cookies: dict[str, str], states: list[Json]) -> None:
    ana = Guest(served.url)
    ana.http.cookies.update(cookies)
    for state in states:
        assert ana.state(state["table"]["id"]) == state
    assert len(list((served.settings.data / "reports").glob("*.json"))) == 1


def test_everything_comes_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "valtable.zip"
    with serving(tmp_path / "old") as served:
        cookies, states = fill(served)
        assert main(["backup", str(file), "--data", str(tmp_path / "old"), "--language", "en"]) == 0  # while it serves
    assert "2 tables" in capsys.readouterr().out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert main(["restore", str(file), "--data", str(tmp_path / "new"), "--language", "fr"]) == 0
    assert "2 tables ont été restaurées" in capsys.readouterr().out
    with serving(tmp_path / "new") as served:
        seen_again(served, cookies, states)
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 2
    assert "there are tables already" in capsys.readouterr().err
    assert main(["backup", str(file), "--data", str(tmp_path / "old")]) == 2
    assert "is there already" in capsys.readouterr().err


def test_what_is_no_backup(tmp_path: Path) -> None:
    goal = Settings(data=tmp_path / "new")
    text, other, bad = tmp_path / "text.zip", tmp_path / "other.zip", tmp_path / "bad.zip"
    text.write_text("nothing")
    with zipfile.ZipFile(other, "w") as made:
        made.writestr("something.txt", "x")
    with zipfile.ZipFile(bad, "w") as made:
        made.writestr("valtable.db", b"SQLite format 3\x00" + b"x" * 5000)
        made.writestr("../session.key", "x")
    for file, reason in ((text, "cannot be read"), (other, "no backup"), (bad, "--data"), (tmp_path / "no", "cannot")):
        with pytest.raises(BackupError, match=reason):
            restore(goal, file)
    assert not (tmp_path / "session.key").exists()
    with pytest.raises(BackupError, match="nothing to copy"):
        backup(goal, tmp_path / "fresh.zip")


def test_from_a_file_into_postgres_and_back(tmp_path: Path) -> None:
    with serving(tmp_path / "old") as served:
        cookies, states = fill(served)
    backup(Settings(data=tmp_path / "old"), tmp_path / "one.zip")
    with Postgres() as postgres:
        shared = Settings(data=tmp_path / "shared", database=postgres.address)
        assert restore(shared, tmp_path / "one.zip") == 2
        with serving(tmp_path / "shared", database=postgres.address) as served:
            ana = Guest(served.url)
            assert ana.state(states[0]["table"]["id"])["board"] is not None
        assert backup(shared, tmp_path / "two.zip") == 2
    assert restore(Settings(data=tmp_path / "new"), tmp_path / "two.zip") == 2
    with serving(tmp_path / "new") as served:
        seen_again(served, cookies, states)

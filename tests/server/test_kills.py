"""A few kills at random moments; `benchmarks/kills.py` does a thousand."""

from __future__ import annotations

import signal
from pathlib import Path

from benchmarks.kills import besiege
from tests.postgres import Postgres


def test_nothing_acknowledged_is_lost_on_sqlite(tmp_path: Path) -> None:
    report = besiege(tmp_path, 4, None, clients=3)
    assert report.kills == 4
    assert report.acknowledged > 4
    assert report.lost == []
    assert 500 not in report.statuses


def test_nothing_acknowledged_is_lost_on_postgres(tmp_path: Path) -> None:
    """Three servers; some are killed and some asked to stop, and the database is restarted once. Everybody's live
    connection comes back by itself."""
    with Postgres() as postgres:
        ways = (signal.SIGKILL, signal.SIGTERM)
        report = besiege(tmp_path, 4, postgres, clients=3, restart_every=3, ways=ways)
    assert (report.kills, report.restarts) == (4, 1)
    assert report.acknowledged > 4
    assert report.away, "somebody was without their table, and got it back"
    assert report.lost == []
    assert 500 not in report.statuses

"""Whole simulations: reproducible, fair to every seat, and clear when something goes wrong."""

import json
import os
import random
import signal
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

import pytest

import valtable
from tests.patience import PATIENCE
from valtable.arena import Report, SimulationError, simulate
from valtable.arena.seating import game_seed


class Stubborn:
    """Always takes the first option; a bot of somebody's own."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, question: valtable.Question) -> valtable.Option:
        return question.options[0]


class Clumsy(Stubborn):
    """Breaks down in one game of a few."""

    def choose(self, question: valtable.Question) -> valtable.Option:
        if self.seed % 7 == 0:
            raise ZeroDivisionError("I cannot think")
        return super().choose(question)


def seedless(report: Report) -> dict[str, Any]:
    """What must follow from the seed."""
    data = report.data()
    del data["timing"]
    return data


@pytest.mark.parametrize("bots", [["random", "greedy"], ["random", "random", "random"]])
def test_the_seed_alone_decides_however_many_processes_play(bots: list[str]) -> None:
    games = 4 if "greedy" in bots else 100
    one = simulate("kingdom", bots, games, seed=11, workers=1)
    two = simulate("kingdom", bots, games, seed=11, workers=2)
    assert (one.workers, two.workers) == (1, 2)
    assert seedless(one) == seedless(two)
    assert seedless(one) != seedless(simulate("kingdom", bots, games, seed=12, workers=1))


def test_each_game_is_the_one_that_run_plays() -> None:
    report = simulate("kingdom", ["random"] * 3, 5, seed=3, workers=1)
    results = [valtable.run("kingdom", ["random"] * 3, seed=game_seed(3, index)) for index in range(5)]
    assert report.scores is not None
    assert report.scores.mean == pytest.approx(sum(sum(r.scores) for r in results) / 15)
    assert report.decisions.mean == sum(r.decisions for r in results) / 5
    assert report.steps.max == max(r.steps for r in results)
    assert report.margin is not None
    assert report.margin.max == max(sorted(r.scores)[-1] - sorted(r.scores)[-2] for r in results)
    for seat, standing in enumerate(report.seats):
        assert standing.wins == pytest.approx(sum(1 / len(r.winners) for r in results if seat in r.winners))
        assert standing.score.value == sum(r.scores[seat] for r in results) / 5


def test_every_game_is_won_once() -> None:
    report = simulate("kingdom", ["random", "random", Stubborn], 90, seed=5, workers=1)
    assert sum(standing.wins for standing in report.bots.values()) == pytest.approx(90)
    assert sum(standing.win_rate.value for standing in report.bots.values()) == pytest.approx(1)
    assert sum(standing.win_rate.value for standing in report.seats) == pytest.approx(1)
    assert sum(report.endings.values()) == 90
    assert report.bots["random"].seats == 2
    assert report.solo_win_rate is None


def test_bots_change_seats() -> None:
    seen: list[tuple[str, int]] = []

    class Nosy(Stubborn):
        """Notes where it sits."""

        def choose(self, question: valtable.Question) -> valtable.Option:
            if (str(self.seed), question.seat) not in seen:
                seen.append((str(self.seed), question.seat))
            return super().choose(question)

    simulate("kingdom", [Nosy, "random", "random"], 6, seed=1, workers=1)
    assert [seat for _, seat in seen] == [0, 2, 1, 0, 2, 1]


def test_alone_there_is_a_win_rate_and_a_margin_against_the_game() -> None:
    report = simulate("kingdom", ["random"], 200, seed=2, workers=1)
    rate = report.solo_win_rate
    assert rate is not None
    assert rate == report.bots["random"].win_rate
    wins = sum(n for ending, n in report.endings.items() if ending.endswith("-won") or ending == "ending-solo-monsters")
    assert rate.value == wins / 200
    assert report.margin is not None
    assert report.margin.min < 0


def test_progress_is_told_and_ends_with_all_games() -> None:
    told: list[int] = []
    simulate("kingdom", ["random"] * 2, 70, seed=1, workers=2, progress=told.append)
    assert told == sorted(told)
    assert len(told) > 5
    assert told[-1] == 70


@pytest.mark.parametrize("workers", [1, 2])
def test_a_failing_game_is_named_and_can_be_played_again(workers: int) -> None:
    with pytest.raises(SimulationError, match="I cannot think") as caught:
        simulate("kingdom", [Clumsy, "random"], 60, seed=9, options={"events": True}, workers=workers)
    failed = caught.value
    assert failed.seed == game_seed(9, failed.index)
    assert failed.seed % 7 == 0
    assert f"game {failed.index} failed: ZeroDivisionError" in str(failed)
    assert f"seed={failed.seed}" in str(failed)
    assert "options={'events': True}" in str(failed)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "ludo"}, "ludo"),
        ({"bots": ["clever", "random"]}, "clever"),
        ({"bots": "random"}, "bots"),
        ({"bots": []}, "bots"),
        ({"bots": ["random", 3]}, "bots"),
        ({"bots": ["random"] * 6}, "players"),
        ({"games": 0}, "games"),
        ({"games": 2.5}, "games"),
        ({"seed": "x"}, "seed"),
        ({"workers": 0}, "workers"),
        ({"options": {"mixed": True}}, "mixed"),
        ({"options": {"events": "yes"}}, "events"),
        ({"options": ["events"]}, "options"),
    ],
)
def test_what_cannot_be_simulated_is_refused_at_once(change: dict[str, Any], message: str) -> None:
    asked: dict[str, Any] = {"game": "kingdom", "bots": ["random"] * 2, "games": 10, "seed": 1, **change}
    with pytest.raises(valtable.SetupError, match=message):
        simulate(**asked)


def test_the_report_is_written_as_json(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    file.write_text("old")
    report = simulate("kingdom", ["random"] * 2, 10, seed=4, options={"no_duke": True}, workers=1)
    report.write(file)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data == report.data()
    assert (data["game"], data["seed"], data["games"], data["options"]["no_duke"]) == ("kingdom", 4, 10, True)
    assert list(tmp_path.iterdir()) == [file]


def test_a_report_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "report.json"
    file.write_text("old")
    report = simulate("kingdom", ["random"], 2, seed=random.randrange(1000), workers=1)
    monkeypatch.setattr(json, "dumps", lambda *_args, **_more: "x" * 10 + "\ud800")
    with pytest.raises(UnicodeEncodeError):
        report.write(file)
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_processes_that_import_everything_anew_play_the_same_games() -> None:
    script = """
        import json, multiprocessing
        from valtable.arena import simulate
        if __name__ == "__main__":
            multiprocessing.set_start_method("spawn")
            data = simulate("kingdom", ["random"] * 2, 40, seed=6, workers=2).data()
            del data["timing"]
            print(json.dumps(data))
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == seedless(simulate("kingdom", ["random"] * 2, 40, seed=6, workers=1))


@pytest.mark.parametrize("everybody", [True, False])
def test_ctrl_c_stops_at_once_and_without_a_word(everybody: bool) -> None:
    # Whoever runs the tests in the background may have told all that is started there not to hear of Ctrl-C.
    script = """
        import signal
        from valtable.arena import simulate
        if __name__ == "__main__":
            signal.signal(signal.SIGINT, signal.default_int_handler)
            bots = ["random"] * 4
            try:
                simulate("kingdom", bots, 1_000_000, seed=1, workers=2, progress=lambda n: print(n, flush=True))
            except KeyboardInterrupt:
                print("stopped")
    """
    command = [sys.executable, "-c", textwrap.dedent(script)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        if everybody:  # a terminal tells every process
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert out.endswith("stopped\n")
    assert err == ""
    assert process.returncode == 0

"""What `valtable simulate` shows of a simulation."""

import io
import json
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from valtable.engine.errors import SetupError
from valtable.terminal.simulate import simulate


def shown(
    bots: list[str], games: int, language: str = "en", seed: int | None = 7, json_file: Path | None = None
) -> str:
    """The whole output on a terminal of eighty columns that is none."""
    out = io.StringIO()
    console = Console(file=out, width=80)
    options: dict[str, Any] = {"events": True}
    simulate("kingdom", bots, games, seed, options, json_file, 1, language, console)
    return out.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("bots", [["random", "greedy"], ["random", "random", "random"], ["random"]])
def test_everything_fits_eighty_columns(bots: list[str], language: str) -> None:
    text = shown(bots, 3, language)
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "…" not in text  # rich cuts with it what does not fit
    assert all(bot in text for bot in bots)


def tenths(x: float) -> str:
    """With one decimal, as Fluent writes it: what lies in the middle goes to the even one."""
    return str(Decimal(repr(x)).quantize(Decimal("0.1")))


def test_the_figures_are_those_of_the_report(tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    text = shown(["random", "random"], 40, json_file=file)
    data = json.loads(file.read_text(encoding="utf-8"))
    for standing in data["seats"]:
        assert f"{standing['win_rate']['value']:.1%}" in text
        assert f"{standing['win_rate']['low']:.1%} to {standing['win_rate']['high']:.1%}" in text
        assert tenths(standing["score"]["value"]) in text
    assert tenths(data["scores"]["sd"]) in text
    assert tenths(data["steps"]["mean"]) in text
    assert all(f" {n} " in text for n in data["endings"].values())
    assert str(file) in text.replace("\n", "")


def test_endings_are_said_in_words() -> None:
    text = shown(["random"], 30)
    assert "ending-" not in text
    assert "Dark Lord" in text


def test_french_numbers_are_written_the_french_way() -> None:
    text = shown(["random", "random"], 3, "fr")
    assert "50,0\N{NO-BREAK SPACE}%" in text
    assert "Taux" in text


def test_the_seed_is_shown_and_repeats_the_games() -> None:
    first = shown(["random", "random"], 20, seed=None)
    seed = int(first.split("--seed ")[1])
    again = shown(["random", "random"], 20, seed=seed)
    assert tables(again) == tables(first)
    assert tables(again) != tables(shown(["random", "random"], 20, seed=seed + 1))


def tables(text: str) -> list[str]:
    """All but the line about speed."""
    return [line for line in text.splitlines() if " a second, " not in line]


def test_a_terminal_gets_a_bar_that_goes_away() -> None:
    out = io.StringIO()
    console = Console(file=out, width=80, force_terminal=True)
    simulate("kingdom", ["random"], 40, 1, {}, None, 1, "en", console)
    assert "Playing" in out.getvalue()
    assert "40/40" in out.getvalue()
    assert "How the games ended" in out.getvalue()


def test_a_folder_that_is_not_there_is_noticed_before_the_games(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="no folder"):
        shown(["random"], 10**9, json_file=tmp_path / "nowhere" / "report.json")

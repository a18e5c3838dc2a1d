"""The study of a game's balance: it runs on every game, and its numbers add up."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from benchmarks.balance import Plan, held, holdings, main, merged, share, study
from valtable.arena.figures import rate


@pytest.mark.parametrize("game", ["kingdom", "villages", "valroc", "margraves"])
def test_the_numbers_add_up(game: str) -> None:
    found = study(Plan(game, 3, ("random",), 5), 4)
    assert found["games"] == sum(found["endings"].values()) == 4
    for rows in (found["seats"], found["order"]):
        assert sum(row["wins"] for row in rows) == pytest.approx(4)
        assert sum(row["share"] for row in rows) == pytest.approx(3)
    total, *lines = (one["all"]["value"] for one in found["scores"].values())
    assert sum(lines) == pytest.approx(total)
    assert found["held"]
    for members in found["held"].values():
        for one in members.values():
            assert 0 <= one["wins"] <= one["holders"] <= 3 * 4
            assert one["low"] <= one["share"] <= one["high"] + 1e-9
            assert one["share"] == pytest.approx(3 * one["wins"] / one["holders"])


def test_what_everybody_holds_has_an_even_share() -> None:
    """The starting citizens of Margraves never leave their players; towers are found at the locations."""
    found = study(Plan("margraves", 2, ("greedy", "random"), 5), 2)
    citizens = next(members for members in found["held"].values() if "alchemist" in members)
    for id in ("alchemist", "captain", "merchant", "paladin"):
        assert citizens[id]["share"] == 1
        assert citizens[id]["holders"] == 4
    assert {"locations: towers", "locations: towers by place", "the place"} <= found["held"].keys()
    wealth = next(members for group, members in found["held"].items() if group == "ever wealth")
    assert sum(one["holders"] for one in wealth.values()) == 2 * 2 * 3  # three tiles for each of two players


def test_processes_change_nothing() -> None:
    plan = Plan("villages", 2, ("random",), 3)
    one, two = study(plan, 9), study(plan, 9, workers=2)
    assert one == two


def test_out_of_bounds_means_that_the_whole_interval_is() -> None:
    won, lost = Fraction(1), Fraction(0)
    assert share([won] * 30 + [lost] * 10, 3)["flag"] == "high"
    assert share([won] * 3 + [lost], 3)["flag"] == ""
    assert share([won] * 2 + [lost] * 58, 3)["flag"] == "low"
    assert share([won, lost, lost], 3) == {
        **{"holders": 3, "wins": 1.0, "share": pytest.approx(1), "flag": ""},
        **{name: 3 * getattr(rate(Fraction(1), 3), name) for name in ("low", "high")},
    }


def test_what_is_held() -> None:
    view = {
        "players": [
            {"seat": 0, "hand": ["a"], "played": ["b", None], "duke": "d", "secret": None, "lands": [{"card": "l"}]},
            {"seat": 1, "hand": ["b"], "played": [], "duke": "e", "secret": None, "lands": []},
        ],
        "map": [{"id": "north", "towers": [None, 1], "dice": [5, 1]}, {"id": "south", "towers": [0, None]}],
        "deck": ["x"],
    }
    assert holdings(view) == [
        {
            *{("hand", "a"), ("played", "b"), ("the duke", "d"), ("lands", "l")},
            *{("map: towers", "south"), ("map: towers by place", "south 1")},
        },
        {("hand", "b"), ("the duke", "e"), ("map: towers", "north"), ("map: towers by place", "north 2")},
    ]
    names = merged({thing for things in holdings(view) for thing in things})
    assert names["hand"] == names["played"] == "hand+played"
    assert names["lands"] == "lands"
    assert held([], 2) == {}


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "balance.json"
    arguments = ["villages", "--players", "2", "--bots", "random", "--games", "2", "--workers", "1", "--all"]
    main([*arguments, "--json", str(file)])
    written = json.loads(file.read_text(encoding="utf-8"))
    assert [study["players"] for study in written] == [2]
    shown = capsys.readouterr().out
    assert "villages, 2 players, 2 games of random" in shown
    assert "seat 1" in shown

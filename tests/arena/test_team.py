"""What is told of a team: by simulations, by the study of balance, and in the terminal at the end of a game."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks import balance
from tests.engine import toy
from valtable import arena
from valtable.engine.info import GameInfo
from valtable.games import GAMES
from valtable.terminal import screen
from valtable.terminal.simulate import simulate
from valtable.text import speaker_for

GAMES_PLAYED = 40
WORDS = """
game-lamplighters = Lamplighters
cards = cards kept
coins = coins left
ending-won = The street is lit.
ending-lost = The street stays dark.
"""


@pytest.fixture
def together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameInfo:
    """Lamplighters on the shelf, with words."""
    (tmp_path / "text").mkdir()
    for language in ("en", "fr"):
        (tmp_path / "text" / f"{language}.ftl").write_text(WORDS, encoding="utf-8")
    info = GameInfo(toy.TEAM.name, 1, 4, toy.SETTINGS, toy.TeamRules, tmp_path, team=True)
    monkeypatch.setitem(GAMES, info.name, info)
    return info


def test_a_simulation_tells_how_often_the_team_wins_and_what_it_does(together: GameInfo) -> None:
    bots = ["random", "random"]
    report = arena.simulate(together.name, bots, GAMES_PLAYED, seed=4, workers=1)
    team = report.team
    assert team is not None
    assert (report.bots, report.seats, report.scores, report.margin) == ({}, [], None, None)
    assert 0 < team.wins < GAMES_PLAYED
    assert report.endings == {"ending-lost": GAMES_PLAYED - team.wins, "ending-won": team.wins}
    assert team.win_rate.low < team.win_rate.value == team.wins / GAMES_PLAYED < team.win_rate.high
    assert [line.message for line in team.lines] == [["cards"], ["coins"]]
    assert all(line.mean.low < line.mean.value < line.mean.high for line in team.lines)
    data = report.data()
    assert data["team"] == {"bots": bots, **team.data()}
    assert (data["bots"], data["seats"], data["scores"], data["solo_win_rate"]) == ({}, [], None, None)
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize(("language", "wins"), [("en", "Won or lost together"), ("fr", "communes")])
def test_its_tables_speak_of_the_team(together: GameInfo, language: str, wins: str, tmp_path: Path) -> None:
    out = io.StringIO()
    console = Console(file=out, width=80)
    file = tmp_path / "report.json"
    simulate(together.name, ["random", "random"], GAMES_PLAYED, 7, {}, file, 1, language, console)
    text = out.getvalue()
    data = json.loads(file.read_text(encoding="utf-8"))
    assert max(len(line) for line in text.splitlines() if str(file) not in line) <= 80
    assert wins in text
    assert "2 random" in text
    assert f" {data['team']['wins']} " in text
    assert "Cards kept" in text
    assert "The street is lit." in text
    rivals = ("By bot", "By seat", "Score", "Margin", "Even share", "Par robot", "Par place", "Marge", "Part égale")
    assert not [word for word in rivals if word in text]


def test_a_study_of_balance_compares_no_rivals_where_there_are_none(
    together: GameInfo, capsys: pytest.CaptureFixture[str]
) -> None:
    balance.main([together.name, "--players", "2", "--bots", "random", "--games", "20", "--workers", "1"])
    text = capsys.readouterr().out
    assert "no rivals" in text
    assert "the team wins" in text
    assert "share" not in text


@pytest.mark.parametrize(("language", "won", "lost"), [("en", "all won", "lost"), ("fr", "tous gagné", "perdu")])
def test_the_terminal_ends_with_one_sheet_and_no_ranking(
    together: GameInfo, language: str, won: str, lost: str
) -> None:
    for draws, said in ((toy.NEEDED, won), (0, lost)):
        match = toy.ended_together(draws)
        match.info = together
        speaker = speaker_for(match, language)
        out = io.StringIO()
        console = Console(file=out, width=80)
        console.print(screen.score_table(speaker, match), *screen.result(speaker, match))
        text = out.getvalue()
        assert said in text
        assert "Cards kept" in text
        assert not [word for word in ("Player", "Total", "victor") if word in text]

"""The command line: what it says, where it says it, and its exit codes."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from valtable.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert code == 0
    for command in (
        "serve",
        "play",
        "resume",
        "games",
        "options",
        "guide",
        "cards",
        "check-cards",
        "simulate",
        "campaign",
    ):
        assert command in out
        code, help_text, _ = run(capsys, command, "--help")
        assert code == 0
        assert "Usage" in help_text
    code, out, _ = run(capsys, "--version")
    assert (code, out.split()[0]) == (0, "valtable")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "there is no 'chess'; there are: kingdom"),
        (["play", "--players", "9"], "--players: 9 is not allowed; kingdom takes 1 to 5"),
        (["play", "--players", "many"], "--players"),
        (["play", "--players", "2", "--humans", "3"], "3 people do not fit into a game of 2"),
        (["play", "--players", "2", "--bots", "greedy,greedy"], "2 bots and 1 people do not fit"),
        (["play", "--humans", "0"], "at least one person plays"),
        (["play", "--bots", "genius"], "there is no 'genius'; there are: novice, adept, master, greedy, random"),
        (["play", "--names", "A,B,C"], "3 names for 2 seats"),
        (["play", "--names", "A,A"], "the same name"),
        (["play", "--language", "de"], "there is no 'de'; there are: en, fr"),
        (["play", "-o", "magic"], "option 'magic' does not exist in kingdom; there are: areas"),
        (["play", "-o", "areas"], "option 'areas' needs a value"),
        (["play", "-o", "areas=nowhere"], "unknown 'nowhere'"),
        (["play", "-o", "no_duke=perhaps"], "'perhaps' is not allowed"),
        (["play", "-o", "events", "-o", "events"], "given twice"),
        (["play", "-o", "no_duke", "--players", "1"], "not allowed with 1 player"),
        (["play", "--cards", "/no/such/file"], "cannot read '/no/such/file'"),
        (["play", "--delay", "-1"], "--delay"),
        (["play", "--seed", "x"], "--seed"),
        (["play", "--bogus"], "--bogus"),
        (["bogus"], "bogus"),
        (["resume", "kingdom-1"], "no unfinished match is called 'kingdom-1'; there is none"),
        (["resume", "--delete", "../x"], "no unfinished match is called '../x'"),
        (["guide", "kingdom", "nothing"], "the guide has no section 'nothing'; there are: goal"),
        (["simulate", "--players", "2", "--bots", "greedy,random,greedy"], "3 bots do not fit"),
        (["simulate", "--games", "0"], "--games"),
        (["check-cards"], "FILE"),
    ],
)
def test_bad_input_is_one_sentence(
    capsys: pytest.CaptureFixture[str], data: Path, arguments: list[str], sentence: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert sentence.lower() in err.lower()
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert out == ""
    assert not list(data.glob("matches/*"))


def test_play_through_a_pipe_then_resume(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    code, out, err = run(
        capsys, "play", "kingdom", "--seed", "8", "--names", "Ann", "--bots", "random", "-o", "areas=random"
    )
    assert (code, err) == (0, "")
    assert "valtable resume kingdom-1" in out
    table = json.loads((data / "matches/kingdom-1/table.json").read_text(encoding="utf-8"))
    assert table["seats"] == ["human", "random"]
    saved = json.loads((data / "matches/kingdom-1/match.json").read_text(encoding="utf-8"))
    assert saved["names"] == ["Ann", "Random"]
    assert saved["options"]["areas"] == "random"
    answered = len(saved["history"])

    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    code, out, err = run(capsys, "resume", "--language", "fr")
    assert (code, err) == (0, "")
    assert "Pour continuer" in out
    later = json.loads((data / "matches/kingdom-1/match.json").read_text(encoding="utf-8"))
    assert len(later["history"]) > answered
    assert later["history"][:answered] == saved["history"]


def test_several_saves_are_listed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    code, out, _ = run(capsys, "resume")
    assert (code, out) == (0, "No unfinished match is saved.\n")
    for _ in range(2):
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        run(capsys, "play", "--players", "1")
    code, out, err = run(capsys, "resume")
    assert code == 2
    assert "kingdom-1" in out
    assert "kingdom-2" in out
    assert err.count("\n") == 1
    code, out, _ = run(capsys, "resume", "--delete", "kingdom-1")
    assert (code, out) == (0, "kingdom-1 is deleted.\n")
    code, out, _ = run(capsys, "resume", "--list")
    assert code == 0
    assert "kingdom-1" not in out
    assert "kingdom-2" in out


@pytest.mark.parametrize(
    ("file", "content", "sentence"),
    [
        ("match.json", "{", "not a saved match"),
        ("match.json", '{"format": "other"}', "this is some other file"),
        ("match.json", None, "cannot read"),
        ("table.json", "{}", "is damaged"),
        ("table.json", '{"version": 1, "seats": ["human", "spy"], "language": "en"}', "is damaged"),
        ("table.json", '{"version": 1, "seats": ["human"], "language": "en"}', "1 seats for 2 players"),
    ],
)
def test_a_damaged_save(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    data: Path,
    file: str,
    content: str | None,
    sentence: str,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    run(capsys, "play")
    path = data / "matches/kingdom-1" / file
    if content is None:
        path.unlink()
    else:
        path.write_text(content, encoding="utf-8")
    code, _, err = run(capsys, "resume", "kingdom-1")
    assert code == 2
    assert sentence in err
    assert err.count("\n") == 1
    code, out, _ = run(capsys, "resume", "--list")
    assert code == 0
    assert "cannot be read" in out


def test_changed_bytes_in_a_save_are_noticed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    run(capsys, "play", "--seed", "77")
    path = data / "matches/kingdom-1/match.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"seed":77', '"seed":78'), encoding="utf-8")
    code, _, err = run(capsys, "resume")
    assert code == 2
    assert "does not fit its checksum" in err.replace("do not", "does not")


def test_ctrl_c_is_130(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())
    code, out, err = run(capsys, "play")
    assert code == 130
    assert "valtable resume kingdom-1" in out
    assert err == ""


def test_a_data_folder_that_cannot_be_made(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    data.write_text("a file is in the way", encoding="utf-8")
    code, _, err = run(capsys, "play")
    assert code == 2
    assert "cannot save matches in" in err
    assert err.count("\n") == 1


def test_games_options_guide(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "kingdom" in out
    assert "1 to 5" in out
    code, listed, _ = run(capsys, "options", "kingdom")
    assert code == 0
    assert "mixed_citizens" in listed
    assert "hills" in listed
    code, out, _ = run(capsys, "play", "-o", "list")
    assert (code, out) == (0, listed)
    code, out, _ = run(capsys, "guide", "kingdom", "dukes", "--language", "fr")
    assert code == 0
    assert "Ducs" in out
    assert "{#" not in out
    code, out, _ = run(capsys, "guide")
    assert code == 0
    assert "{#" not in out
    assert out.count("\n") > 150


def test_the_language_of_the_system(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert "Joueurs" in run(capsys, "games")[1]
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Players" in run(capsys, "games")[1]


def test_cards_and_simulate_are_wired(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = run(capsys, "cards", "kingdom", "--find", "Archer")
    assert code == 0
    assert "Archer" in out
    bad = tmp_path / "bad.toml"
    bad.write_text("[[citizen]]\n", encoding="utf-8")
    assert run(capsys, "check-cards", str(bad))[0] == 2
    report = tmp_path / "report.json"
    arguments = ["--players", "3", "--bots", "random", "--games", "2", "--seed", "1", "--workers", "1"]
    code, out, err = run(capsys, "simulate", "kingdom", *arguments, "--json", str(report))
    assert (code, err) == (0, "")
    assert "random" in out
    assert json.loads(report.read_text(encoding="utf-8"))


def test_without_colour_there_are_no_escapes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nb\nw\n"))
    code, out, _ = run(capsys, "play", "--seed", "1")
    assert code == 0
    assert "\x1b" not in out
    assert "[1]" in out  # what can be chosen is marked without colour too

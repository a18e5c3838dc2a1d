"""Campaigns in the terminal: begun, left in the middle, lost, won, taken along and thrown away."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import valtable
from tests.story import STORY, told
from tests.terminal.test_cli import run
from valtable.terminal import campaigns, play
from valtable.terminal.campaign import play_on
from valtable.terminal.campaigns import SavedCampaign


@pytest.fixture(autouse=True)
def story() -> Iterator[None]:
    with told():
        yield


class Table:
    """Somebody who plays a campaign and types what comes to mind."""

    def __init__(self, saved: SavedCampaign, monkeypatch: pytest.MonkeyPatch) -> None:
        self.saved = saved
        self.file = io.StringIO()
        self.screen = Console(file=self.file, width=80, height=40, highlight=False)
        self.sittings: list[play.Play] = []
        seated = self.sittings

        class Sitting(play.Play):
            def say_next(self) -> None:
                pass

            def run(self) -> None:
                seated.append(self)
                super().run()

        monkeypatch.setattr("valtable.terminal.campaign.ChapterPlay", Sitting)

    def play(self, most: int = 10**6, after: str = "q", **more: object) -> str:
        """Answer so often with the last option, then close the input; `after` each match. What was shown."""
        begun = len(self.file.getvalue())
        left = most

        def read(_prompt: str) -> str:
            nonlocal left
            sitting = self.sittings[-1]
            if sitting.match.over:
                return after
            left -= 1
            if left < 0:
                raise EOFError
            question = sitting.match.question(sitting.person)
            return "" if question is None else str(len(question.options))

        play_on(self.saved, self.screen, read=read, **more)  # type: ignore[arg-type]
        return self.file.getvalue()[begun:]

    @property
    def standings(self) -> list[str]:
        return [chapter.standing for chapter in campaigns.find(self.saved.id, "en").record.chapters()]


def test_a_campaign_from_its_beginning_to_its_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    code, out, _ = run(capsys, "campaign")
    assert (code, "No campaign is saved" in out) == (0, True)
    code, out, _ = run(
        capsys, "campaign", "new", "villages", "--name", "Été à deux", "--bots", "random", "--names", "Ann"
    )
    assert code == 0
    assert "valtable campaign play ete-a-deux" in out
    assert "I. Villages of Valeria [farm]: open" in out
    assert "II. sealed, opens after I" in out
    assert "forge" not in out

    saved = campaigns.find("ete-a-deux", "en")
    table = Table(saved, monkeypatch)
    STORY.won = False
    left = table.play(most=3)
    assert "valtable campaign play ete-a-deux" in left
    table.saved = campaigns.find("ete-a-deux", "en")
    assert table.saved.match is not None
    given = len(table.saved.match.history)
    assert given >= 3, "every answer is kept"
    assert "under way" in run(capsys, "campaign")[1]
    code, _, err = run(capsys, "campaign", "play", "ete-a-deux", "chapel")
    assert (code, "--again" in err) == (2, True)
    assert "The game is lost." in table.play()
    assert table.sittings[-1].match.history[:given] == table.sittings[0].match.history[:given]
    assert table.standings == ["open", "sealed", "open"]

    STORY.won = True
    shown = table.play()
    assert "Next: II. Villages of Valeria" in shown
    assert table.standings == ["won", "open", "open"]
    code, out, _ = run(capsys, "campaign", "show", "Été à deux", "--language", "fr")
    assert code == 0
    assert "essai 1\u00a0: perdu" in out
    assert "essai 2\u00a0: gagné" in out
    assert "forge" in out

    file = tmp_path / "along.json"
    assert run(capsys, "campaign", "save", "ete-a-deux", str(file))[0] == 0
    assert valtable.open_campaign(file.read_text(encoding="utf-8")) == campaigns.find("ete-a-deux", "en").record
    code, out, _ = run(capsys, "campaign", "open", str(file), "--bots", "random")
    assert (code, "campaign play ete-a-deux-2" in out) == (0, True)
    table = Table(campaigns.find("ete-a-deux-2", "en"), monkeypatch)
    assert "Every chapter is won." in table.play(after="")
    assert [sitting.match.options["chapter"] for sitting in table.sittings] == ["forge", "chapel"]
    assert run(capsys, "campaign", "forget", "ete-a-deux-2")[0] == 0
    assert campaigns.ids() == ["ete-a-deux"]


def test_what_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, data: Path) -> None:
    forged = tmp_path / "forged.json"
    forged.write_text('{"format": "valtable-campaign", "version": 1}', encoding="utf-8")
    coffer = tmp_path / "coffer.json"
    coffer.write_text('{"won": ["mill"]}', encoding="utf-8")
    for arguments, sentence in (
        (["campaign", "show", "../x"], "no campaign is called '../x'; there is none"),
        (["campaign", "forget", "x"], "no campaign is called 'x'"),
        (["campaign", "new", "kingdom"], "kingdom keeps nothing between matches"),
        (["campaign", "open", str(forged)], "checksum"),
        (["campaign", "open", str(tmp_path)], "cannot read"),
        (["campaign", "new", "villages", "-o", f"coffer={coffer}"], "won: allowed: farm, forge, chapel"),
        (["campaign", "new", "villages", "-o", "coffer={"], "this is no JSON"),
        (["campaign", "new", "villages", "-o", "coffer=/no/such"], "cannot read '/no/such'"),
    ):
        code, _, err = run(capsys, *arguments)
        assert (code, sentence in err) == (2, True), err
    assert campaigns.ids() == []
    assert run(capsys, "campaign", "new", "villages", "-o", 'coffer={"won": ["farm"]}')[0] == 0
    assert campaigns.find("villages", "en").record.coffer == {"won": ["farm"]}
    file = data / "campaigns" / "villages.json"
    body = json.loads(file.read_text(encoding="utf-8"))
    for damage in ({"seats": ["nobody"]}, {"match": "{}"}, {"version": 9}, {"campaign": "{}"}):
        file.write_text(json.dumps({**body, **damage}), encoding="utf-8")
        assert run(capsys, "campaign", "play", "villages")[0] == 2
        assert "cannot be read" in run(capsys, "campaign")[1]

"""Files of a campaign of the Saga whose coffer is damaged or forged are refused with the reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import valtable
from tests.games.saga.test_coffer import WHEN, coffer_after
from tests.terminal.test_cli import run
from valtable.engine.save import digest_of


def forged(**changes: Any) -> str:
    """The file of a campaign that was changed by somebody who knows how to sum it up."""
    body = {**valtable.new_campaign("saga", 2, "The Two", {"coffer": coffer_after("prophecy")}).data(), **changes}
    return json.dumps({**body, "digest": digest_of(body)})


def test_a_damaged_campaign_is_refused_in_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`valtable campaign open`: the reason in a line, nothing kept."""
    file = tmp_path / "campaign.json"
    good = forged()
    won_try = {"chapter": "western_march", "won": True, "ending": ["ending-won"], "note": None, "when": WHEN}
    for text, reason in (
        (good[: len(good) // 2], "not a campaign"),
        (good.replace("what_the_water_says", "what_the_water_sang"), "checksum"),
        (forged(coffer={"won": ["prophecy"], "holds": []}), "holds: 'radiant' is missing, though its book was won"),
        (forged(coffer=coffer_after("western_march")), "'western_march' cannot be won without 'prophecy'"),
        (forged(coffer={"won": ["../../etc/passwd"], "holds": []}), "there is no book '../../etc/passwd'"),
        (forged(coffer=[]), "'coffer' is missing or of the wrong kind"),
        (forged(tries=[won_try]), "a try of 'western_march' does not fit its coffer"),
        (forged(tries=[{**won_try, "chapter": "drowned_city"}]), "a try of 'drowned_city' does not fit its coffer"),
        (forged(options={"hard": "very"}), "option 'hard'"),
    ):
        file.write_text(text, encoding="utf-8")
        code, _, err = run(capsys, "campaign", "open", str(file))
        assert (code, reason in " ".join(err.split())) == (2, True), err
    assert "No campaign is saved" in run(capsys, "campaign")[1]
    file.write_text(good, encoding="utf-8")
    assert run(capsys, "campaign", "open", str(file))[0] == 0
    assert "radiant" in run(capsys, "campaign", "show", "the-two")[1].lower()

"""Valroc."""

from __future__ import annotations

from typing import Final

from valtable.engine.coach import read_coach
from valtable.engine.info import GameInfo
from valtable.games.valroc.look import LOOK
from valtable.games.valroc.rules import FOLDER, ValrocRules
from valtable.games.valroc.setup import SETTINGS

COACH: Final = read_coach(FOLDER / "coach.toml")
INFO: Final = GameInfo("valroc", 2, 4, SETTINGS, ValrocRules, FOLDER, LOOK, coach=COACH)

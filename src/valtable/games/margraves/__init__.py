"""Margraves of Valeria."""

from __future__ import annotations

from typing import Final

from valtable.engine.coach import read_coach
from valtable.engine.info import GameInfo
from valtable.games.margraves.cards import FOLDER
from valtable.games.margraves.look import LOOK
from valtable.games.margraves.rules import SETTINGS, MargravesRules

COACH: Final = read_coach(FOLDER / "coach.toml")
INFO: Final = GameInfo("margraves", 2, 5, SETTINGS, MargravesRules, FOLDER, LOOK, coach=COACH)

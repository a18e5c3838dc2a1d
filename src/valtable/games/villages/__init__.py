"""Villages of Valeria."""

from __future__ import annotations

from typing import Final

from valtable.engine.coach import read_coach
from valtable.engine.info import GameInfo
from valtable.games.villages.look import LOOK
from valtable.games.villages.rules import FOLDER, SETTINGS, VillagesRules

COACH: Final = read_coach(FOLDER / "coach.toml")
INFO: Final = GameInfo("villages", 1, 5, SETTINGS, VillagesRules, FOLDER, LOOK, coach=COACH)

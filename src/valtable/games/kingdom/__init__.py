"""Valeria: Le Royaume, with all its variants."""

from __future__ import annotations

from typing import Final

from valtable.engine.coach import read_coach
from valtable.engine.info import GameInfo
from valtable.games.kingdom.look import LOOK
from valtable.games.kingdom.rules import FOLDER, SETTINGS, KingdomRules
from valtable.games.realm.cards import FOLDER as REALM

COACH: Final = read_coach(FOLDER / "coach.toml")
INFO: Final = GameInfo("kingdom", 1, 5, SETTINGS, KingdomRules, FOLDER, LOOK, REALM, coach=COACH)

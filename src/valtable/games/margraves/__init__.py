"""Margraves of Valeria."""

from __future__ import annotations

from typing import Final

from valtable.engine.info import GameInfo
from valtable.games.margraves.cards import FOLDER
from valtable.games.margraves.look import LOOK
from valtable.games.margraves.rules import SETTINGS, MargravesRules

INFO: Final = GameInfo("margraves", 2, 5, SETTINGS, MargravesRules, FOLDER, LOOK)

"""La Saga du Ténébréon: the co-operative campaign."""

from __future__ import annotations

from typing import Final

from valtable.engine.coach import read_coach
from valtable.engine.info import GameInfo
from valtable.games.realm.cards import FOLDER as REALM
from valtable.games.saga.cards import FOLDER
from valtable.games.saga.coffer import CAMPAIGN
from valtable.games.saga.look import LOOK
from valtable.games.saga.rules import SETTINGS, SagaRules

COACH: Final = read_coach(FOLDER / "coach.toml")
INFO: Final = GameInfo("saga", 1, 5, SETTINGS, SagaRules, FOLDER, LOOK, REALM, CAMPAIGN, True, coach=COACH)

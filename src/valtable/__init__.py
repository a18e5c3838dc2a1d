"""Valtable: one table for a family of board games.

match = valtable.new("kingdom", players=3, seed=7, options={"events": True})
while not match.over:
    question = match.questions[0]
    match.answer(question.seat, question.options[0])
print(match.scores, match.winners)
"""

from __future__ import annotations

from valtable.bots.review import Review, TurningPoint
from valtable.bots.teacher import Advice
from valtable.door import advise, games, load, new, new_campaign, open_campaign, review, rewind, run
from valtable.engine.campaign import Campaign, Chapter, Keepsake, Try
from valtable.engine.errors import (
    IllegalAnswer,
    LoadError,
    PackError,
    SetupError,
    UndoRefused,
    ValtableError,
)
from valtable.engine.events import Event
from valtable.engine.glimpse import Enough, Glimpse, Imagined
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.engine.question import Option, Question
from valtable.engine.simulate import Result

__all__ = [
    "Advice",
    "Campaign",
    "Chapter",
    "Enough",
    "Event",
    "Glimpse",
    "IllegalAnswer",
    "Imagined",
    "Keepsake",
    "LoadError",
    "Match",
    "Message",
    "Option",
    "PackError",
    "Question",
    "Result",
    "Review",
    "SetupError",
    "Try",
    "TurningPoint",
    "UndoRefused",
    "ValtableError",
    "advise",
    "games",
    "load",
    "new",
    "new_campaign",
    "open_campaign",
    "review",
    "rewind",
    "run",
]

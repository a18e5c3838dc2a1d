"""Villages told as a story of three short chapters: a real game with words and boards, in a campaign made for tests.

Whether a chapter is won is the test's to say (`STORY.won`), so that both ways can be played quickly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from valtable.engine.campaign import OPEN, SEALED, WON, Campaigns, Chapter, Keepsake
from valtable.engine.errors import SetupError
from valtable.engine.info import GameInfo
from valtable.engine.message import Message
from valtable.engine.score import Score
from valtable.engine.setting import Setting
from valtable.games import GAMES, villages
from valtable.games.villages.rules import VillagesRules
from valtable.server import assets, reader, shared
from valtable.server.reading import Reading

CHAPTERS = ("farm", "forge", "chapel")


class Fortune:
    """How the matches of these tests end."""

    won = True


STORY = Fortune()


class StoryRules(VillagesRules):
    """Villages with a coffer; everybody wins or loses together."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        plain = {name: value for name, value in options.items() if name not in ("chapter", "coffer")}
        super().__init__(players, plain)
        self.options = options

    def over(self, game: Any) -> bool:
        """A chapter is short."""
        return super().over(game) or game.turn > 2

    def score(self, game: Any) -> Score:
        score = super().score(game)
        winners = list(range(self.players)) if STORY.won else []
        return Score(score.sheets, winners, Message("ending-quiet"), note=Message("amount-vp", {"n": score.totals[0]}))

    def legacy(self, game: Any) -> dict[str, Any] | None:
        won = list(self.options["coffer"]["won"])
        return {"won": [*won, self.options["chapter"]] if self.score(game).winners else won}


def read_coffer(value: dict[str, Any]) -> dict[str, Any]:
    won = value.get("won", [])
    if set(value) - {"won"} or not isinstance(won, list) or any(one not in CHAPTERS for one in won):
        raise SetupError(f"option 'coffer': won: allowed: {', '.join(CHAPTERS)}")
    return {"won": won}


def chapters(coffer: dict[str, Any], _options: dict[str, Any]) -> list[Chapter]:
    """A farm, then a forge; the chapel stands apart."""
    won = coffer["won"]
    found = []
    for id, number, scene in (("farm", "I", "hills"), ("forge", "II", "ruins"), ("chapel", "", "forest")):
        standing = WON if id in won else SEALED if id == "forge" and "farm" not in won else OPEN
        name, about = Message("game-villages"), Message("game-villages-about")
        facts = [Message("amount-vp", {"n": 3})]
        found.append(Chapter(id, number, name, about, standing, {"chapter": id}, facts, "house", scene, not number))
    return found


def keepsakes(coffer: dict[str, Any], _options: dict[str, Any]) -> list[Keepsake]:
    about = Message("game-villages-about")
    return [Keepsake(id, Message("amount-vp", {"n": 1}), about, "good", "house", "hills") for id in coffer["won"]]


INFO = GameInfo(
    "villages",
    villages.INFO.min_players,
    villages.INFO.max_players,
    (*villages.INFO.settings, Setting("chapter", "farm", CHAPTERS), Setting("coffer", {}, check=read_coffer)),
    StoryRules,
    villages.INFO.folder,
    villages.INFO.look,
    campaign=Campaigns(chapters, keepsakes),
)


def read_here(patch: pytest.MonkeyPatch) -> None:
    """Files are read by the server itself: the reader's own process does not know a game of the tests."""

    async def read(_reading: Reading, _place: str, work: Callable[[str], object], text: str) -> object:
        return work(text)

    patch.setattr(Reading, "read", read)
    patch.setattr(reader, "allow", lambda: None)


@contextmanager
def told() -> Iterator[None]:
    """Villages is this story, for a while, and ends well unless a test says otherwise."""
    STORY.won = True
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "villages", INFO)
        patch.setitem(shared._infos, "villages", shared.SharedInfo(INFO))
        read_here(patch)
        assets.games.cache_clear()
        yield
    assets.games.cache_clear()

"""What is known of a game before anybody sits down."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from valtable.engine.coach import Coach
from valtable.engine.errors import SetupError
from valtable.engine.look import PLAIN, Look
from valtable.engine.native import mypyc_attr
from valtable.engine.pack import LANGUAGES
from valtable.engine.rules import Rules
from valtable.engine.setting import Setting

if TYPE_CHECKING:
    from valtable.engine.campaign import Campaigns


@mypyc_attr(allow_interpreted_subclasses=True)
class GameInfo:
    """What is known of a game before anybody sits down."""

    __slots__ = (
        "campaign",
        "coach",
        "folder",
        "look",
        "max_players",
        "min_players",
        "name",
        "rules",
        "settings",
        "shared",
        "team",
    )

    def __init__(
        self,
        name: str,
        min_players: int,
        max_players: int,
        settings: tuple[Setting, ...],
        rules: type[Rules],
        folder: Path,
        look: Look = PLAIN,
        shared: Path | None = None,
        campaign: Campaigns | None = None,
        team: bool = False,
        coach: Coach | None = None,
    ) -> None:
        self.name = name
        self.min_players = min_players
        self.max_players = max_players
        self.settings = settings
        self.rules = rules
        self.folder = folder
        self.look = look
        self.campaign = campaign  # where its matches can follow one another
        self.shared = shared  # the folder of what it shares with other games of its family
        self.coach = coach  # how it is taught in a first game
        self.team = team  # all players win or lose together: its rules give a TeamScore

    def text(self, file: str) -> str:
        """A file of the game: its cards, its words. What it shares with others comes first."""
        folders = (self.folder,) if self.shared is None else (self.shared, self.folder)
        return "\n".join((folder / file).read_text(encoding="utf-8") for folder in folders)

    def data(self) -> dict[str, Any]:
        """As plain JSON, for whoever shows which games there are."""
        look = self.look
        return {
            "name": self.name,
            "min_players": self.min_players,
            "max_players": self.max_players,
            "team": self.team,
            "minutes": look.minutes,
            "emblem": look.emblem,
            "colour": look.colour,
            "scene": look.scene,
            "first": {"players": look.players, "options": look.first},
            "settings": [setting.data() for setting in self.settings],
            "campaign": self._set_by_chapters(),
            "lesson": self.coach is not None,
        }

    def _set_by_chapters(self) -> list[str] | None:
        """The options that a campaign's chapters set; None where there are no campaigns."""
        return None if self.campaign is None else self.campaign.sets(self.prepare(self.max_players, None).options)

    def kit(self, rules: Rules) -> dict[str, Any]:
        """Everything that a client needs to draw a game with these rules and to speak of it; it never changes."""
        return {
            "game": self.data(),
            "badges": {name: badge.data() for name, badge in self.look.badges.items()},
            "faces": {id: face.data() for id, face in rules.faces().items()},
            "names": {language: rules.names(language) for language in LANGUAGES},
            "coach": [] if self.coach is None else [mark.data() for mark in self.coach.marks],
        }

    def prepare(self, players: object, options: object) -> Rules:
        """The rules for this many players with these options, or a SetupError."""
        if type(players) is not int or not (self.min_players <= players <= self.max_players):
            raise SetupError(
                f"players: {players!r} is not allowed; {self.name} takes {self.min_players} to {self.max_players}"
            )
        if options is not None and not isinstance(options, dict):
            raise SetupError(f"options: expected a mapping of names to values, not {options!r}")
        given: dict[Any, Any] = dict(options or {})
        settled: dict[str, Any] = {}
        for setting in self.settings:
            value = given.pop(setting.name, None)
            standard = type(value) is type(setting.default) and value == setting.default
            if setting.reading is not None:  # its standard value has a normal form as well
                settled[setting.name] = setting.check(setting.default if value is None else value)
            else:
                settled[setting.name] = setting.default if value is None or standard else setting.check(value)
        if given:
            known = ", ".join(setting.name for setting in self.settings)
            raise SetupError(f"option {next(iter(given))!r} does not exist in {self.name}; there are: {known}")
        return self.rules(players, settled)

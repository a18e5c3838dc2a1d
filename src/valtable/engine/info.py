"""What is known of a game before anybody sits down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from valtable.engine.errors import SetupError
from valtable.engine.look import PLAIN, Look
from valtable.engine.native import mypyc_attr
from valtable.engine.pack import LANGUAGES
from valtable.engine.rules import Rules
from valtable.engine.setting import Setting


@mypyc_attr(allow_interpreted_subclasses=True)
class GameInfo:
    """What is known of a game before anybody sits down."""

    __slots__ = ("folder", "look", "max_players", "min_players", "name", "rules", "settings", "team")

    def __init__(
        self,
        name: str,
        min_players: int,
        max_players: int,
        settings: tuple[Setting, ...],
        rules: type[Rules],
        folder: Path,
        look: Look = PLAIN,
        team: bool = False,
    ) -> None:
        self.name = name
        self.min_players = min_players
        self.max_players = max_players
        self.settings = settings
        self.rules = rules
        self.folder = folder
        self.look = look
        self.team = team  # all players win or lose together: its rules give a TeamScore

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
        }

    def kit(self, rules: Rules) -> dict[str, Any]:
        """Everything that a client needs to draw a game with these rules and to speak of it; it never changes."""
        return {
            "game": self.data(),
            "badges": {name: badge.data() for name, badge in self.look.badges.items()},
            "faces": {id: face.data() for id, face in rules.faces().items()},
            "names": {language: rules.names(language) for language in LANGUAGES},
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
            settled[setting.name] = setting.default if value is None or standard else setting.check(value)
        if given:
            known = ", ".join(setting.name for setting in self.settings)
            raise SetupError(f"option {next(iter(given))!r} does not exist in {self.name}; there are: {known}")
        return self.rules(players, settled)

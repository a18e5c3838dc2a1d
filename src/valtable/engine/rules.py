"""What a game package implements. Everything else knows a game through this class only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from valtable.engine.board import Draw, Node
from valtable.engine.chance import Chance
from valtable.engine.codec import Decoder, encode
from valtable.engine.errors import LoadError, SetupError
from valtable.engine.game import Game, State
from valtable.engine.look import PLAIN, Face, Look
from valtable.engine.message import Message
from valtable.engine.native import mypyc_attr
from valtable.engine.pack import LANGUAGES
from valtable.engine.question import Choice
from valtable.engine.upgrade import Upgrade


class Random(Protocol):
    """The part of `random.Random` that bots' imagination needs."""

    def getrandbits(self, k: int, /) -> int: ...


class Setting:
    """One option of a game: some words to choose from, or a list of ids, or both."""

    __slots__ = ("default", "items", "name", "size", "words")

    def __init__(
        self,
        name: str,
        default: Any,
        words: tuple[Any, ...] = (),
        items: tuple[str, ...] = (),
        size: int | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.words = words
        self.items = items
        self.size = size

    @property
    def switch(self) -> bool:
        return self.words == (False, True)

    def data(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "name": self.name,
            "default": self.default,
            "switch": self.switch,
            "words": list(self.words),
            "items": list(self.items),
            "size": self.size,
        }

    def allowed(self) -> str:
        """What may be given, in words for an error text."""
        parts = [repr(word) if isinstance(word, str) else str(word) for word in self.words]
        if self.items:
            many = "a list of" if self.size is None else f"a list of {self.size} of"
            parts.append(f"{many}: {', '.join(self.items)}")
        return " or ".join(parts) if parts else "a text"

    def check(self, value: Any) -> Any:
        """The value in its normal form, or a SetupError that lists what is allowed."""
        if not self.words and not self.items and isinstance(value, str):
            return value
        if isinstance(value, (list, tuple)) and self.items:
            chosen = [str(item) for item in value]
            strange = [item for item in chosen if item not in self.items]
            if strange:
                raise SetupError(f"option {self.name!r}: unknown {strange[0]!r}; allowed: {self.allowed()}")
            if len(set(chosen)) != len(chosen):
                raise SetupError(f"option {self.name!r}: the same one twice; allowed: {self.allowed()}")
            if self.size is not None and len(chosen) != self.size:
                raise SetupError(f"option {self.name!r}: {len(chosen)} given; allowed: {self.allowed()}")
            return chosen
        for word in self.words:
            if type(word) is type(value) and word == value:
                return word
        raise SetupError(f"option {self.name!r}: {repr(value)[:60]} is not allowed; allowed: {self.allowed()}")


class ScoreLine:
    """Where some points of a player came from."""

    __slots__ = ("message", "points")

    def __init__(self, message: Message, points: int) -> None:
        self.message = message
        self.points = points

    def data(self) -> dict[str, Any]:
        return {"message": self.message.data(), "points": self.points}


class Score:
    """The result of a finished game: a sheet of lines for each seat, and who won.

    `others` holds the sheets of those who are nobody's seat, such as a solo game's opponent; `tie` says what decided
    between equal totals.
    """

    __slots__ = ("ending", "others", "sheets", "tie", "winners")

    def __init__(
        self,
        sheets: list[list[ScoreLine]],
        winners: list[int],
        ending: Message,
        others: list[tuple[Message, list[ScoreLine]]] | None = None,
        tie: Message | None = None,
    ) -> None:
        self.sheets = sheets
        self.winners = winners
        self.ending = ending
        self.tie = tie
        self.others: list[tuple[Message, list[ScoreLine]]] = others if others is not None else []

    @property
    def totals(self) -> list[int]:
        return [sum(line.points for line in sheet) for sheet in self.sheets]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of one game with its options settled; a game package fills in what is left open here.

    Where `game` may be anything, it is the game's own state: an override names that class, and needs no check.
    """

    name: str = ""
    version: int = 1

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        """Settle the options (in their normal form, all of them given); a bad combination is a SetupError."""
        self.players = players
        self.options = options
        self.things: dict[str, Choice] = {}  # everything that a saved state may name by its id
        self.classes: dict[str, type[State]] = {}  # the state classes of the game, by name
        self.steps: dict[int, Callable[[Any], None]] = {}  # what happens in each phase; one without a step is the end
        self.anchors: dict[str, str] = {}  # question or event -> paragraph of the guide, where it has another name
        self.upgrades: dict[int, Upgrade] = {}  # version -> what makes a state of it one of the next version
        self._faces: dict[str, Face] = {}

    def setup(self, chance: Chance) -> Game:
        """The first checkpoint."""
        raise NotImplementedError

    def step(self, game: Game) -> None:
        """Run one phase and set the next."""
        self.steps[game.phase](game)

    def over(self, game: Game) -> bool:
        return game.phase not in self.steps

    def score(self, game: Any) -> Score:
        raise NotImplementedError

    def view(self, game: Any, seat: int | None) -> dict[str, Any]:
        """What that seat may know, as plain data, built by inclusion (None: a spectator)."""
        raise NotImplementedError

    def conceal(self, game: Any, seat: int, rng: Random) -> None:
        """Redeal in place what that seat cannot know, chance included."""
        raise NotImplementedError

    def board(self, view: dict[str, Any]) -> Node:
        """The table laid out for drawing, from the view alone."""
        raise NotImplementedError

    def board_in_parts(self, view: dict[str, Any], draw: Draw) -> Node:
        """The same for somebody who draws many boards, and keeps their parts; a game need not have any."""
        return self.board(view)

    def value(self, game: Any, seat: int) -> float:
        """A hand-made guess of how well that seat stands, for bots that look ahead."""
        raise NotImplementedError

    def dump(self, game: Game) -> Any:
        """The checkpoint as plain data."""
        return encode(game)

    def restore(self, data: Any) -> Game:
        """The checkpoint that `dump` wrote; a LoadError says what is wrong with it."""
        try:
            game = Decoder(self.things, self.classes).decode(data)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise LoadError(f"the saved state cannot be read: {error}") from error
        if not isinstance(game, Game):
            raise LoadError("the saved state is not a game")
        return game

    def anchor(self, prompt: str) -> str:
        """The paragraph of the guide that explains this question."""
        return self.anchors.get(prompt, prompt)

    def event_anchor(self, kind: str) -> str:
        """The paragraph of the guide that explains this kind of event."""
        kind = kind.removesuffix("-secretly")
        if kind == "taken-back":  # like `forced`, something that the table does by itself
            kind = "forced"
        return self.anchors.get(kind, kind)

    def faces(self) -> dict[str, Face]:
        """What is printed on every card that a board may show, by the card's id: made once."""
        if not self._faces:
            self._faces = self.make_faces()
        return self._faces

    def make_faces(self) -> dict[str, Face]:
        raise NotImplementedError

    def names(self, language: str) -> dict[str, str]:
        """The names of the things in this game that messages speak of, by message id."""
        raise NotImplementedError

    def catalogue(self) -> list[CardNote]:
        """Every card with its figures, its effects and where they come from."""
        raise NotImplementedError


def explained(guide: dict[str, str]) -> dict[str, str]:
    """The paragraph for each question and event, from paragraphs with the names of all that they explain."""
    return {name: paragraph for paragraph, names in guide.items() for name in names.split()}


class CardNote:
    """A card as a catalogue shows it: what it is, what it does, and who says so."""

    __slots__ = ("copies", "effects", "facts", "id", "kind", "name", "provenance")

    def __init__(
        self,
        id: str,
        kind: str,
        name: Message,
        copies: int,
        facts: list[Message],
        effects: list[Message],
        provenance: dict[str, str],
    ) -> None:
        self.id = id
        self.kind = kind
        self.name = name
        self.copies = copies
        self.facts = facts
        self.effects = effects
        self.provenance = provenance


@mypyc_attr(allow_interpreted_subclasses=True)
class GameInfo:
    """What is known of a game before anybody sits down."""

    __slots__ = ("folder", "look", "max_players", "min_players", "name", "rules", "settings")

    def __init__(
        self,
        name: str,
        min_players: int,
        max_players: int,
        settings: tuple[Setting, ...],
        rules: type[Rules],
        folder: Path,
        look: Look = PLAIN,
    ) -> None:
        self.name = name
        self.min_players = min_players
        self.max_players = max_players
        self.settings = settings
        self.rules = rules
        self.folder = folder
        self.look = look

    def data(self) -> dict[str, Any]:
        """As plain JSON, for whoever shows the shelf."""
        look = self.look
        return {
            "name": self.name,
            "min_players": self.min_players,
            "max_players": self.max_players,
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

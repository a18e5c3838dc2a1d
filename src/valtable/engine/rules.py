"""What a game package implements. Everything else knows a game through this class only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from valtable.engine.board import Draw, Node, at_once
from valtable.engine.box import Box
from valtable.engine.catalogue import CardNote
from valtable.engine.chance import Chance, Random
from valtable.engine.codec import Decoder, encode
from valtable.engine.errors import LoadError
from valtable.engine.events import TAKEN_BACK
from valtable.engine.game import Game, State
from valtable.engine.insight import Insight
from valtable.engine.look import Face
from valtable.engine.message import Message
from valtable.engine.native import mypyc_attr
from valtable.engine.pack import CardPack
from valtable.engine.question import Choice, Question, pose
from valtable.engine.score import Score, TeamScore
from valtable.engine.upgrade import Upgrade
from valtable.engine.windows import Windows

WON: Final = 1000.0  # what a victory is worth beside points, to bots that look ahead

Step = Callable[[Any], None]


class Parts:
    """The functions of a game package, each on the game's own state, named once for `Rules` to call."""

    __slots__ = (
        "board",
        "catalogue",
        "conceal",
        "faces",
        "in_the_open",
        "insight",
        "legacy",
        "names",
        "score",
        "setup",
        "standing",
        "steps",
        "usual",
        "view",
        "why_not",
    )

    def __init__(
        self,
        *,
        setup: Callable[[Any, Chance], Game],
        steps: dict[int, Step],
        score: Callable[[Any], Score],
        in_the_open: Callable[[Any], dict[str, Any]],
        view: Callable[[Any, int, dict[str, Any]], dict[str, Any]],
        conceal: Callable[[Any, int, Chance], None],
        board: Callable[[Any, dict[str, Any], Draw], Node],
        faces: Callable[[Any], dict[str, Face]],
        standing: Callable[[Any, int], float],
        catalogue: Callable[[Any], list[CardNote]],
        names: Callable[[Any, str], dict[str, str]],
        legacy: Callable[[Any], dict[str, Any]] | None = None,
        insight: Insight | None = None,
        why_not: Callable[[Any, dict[str, Any], str, str], list[Message]] | None = None,
        usual: Callable[[Any, int, str, Sequence[Any], Any], Choice | None] | None = None,
    ) -> None:
        self.setup = setup
        self.steps = steps
        self.score = score
        self.in_the_open = in_the_open  # a spectator's view
        self.view = view  # that of a seat, made from the spectator's: most of it is the same
        self.conceal = conceal
        self.board = board
        self.faces = faces
        self.standing = standing
        self.catalogue = catalogue
        self.names = names
        self.legacy = legacy
        self.insight = insight
        self.why_not = why_not
        self.usual = usual


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of one game with its options settled.

    A game gives its card pack, its box and its `Parts`; what it does otherwise than other games it overrides. Where
    `game` may be anything, it is the game's own state: an override names that class, and needs no check.
    """

    name: str = ""
    version: int = 1

    def __init__(
        self,
        players: int,
        options: dict[str, Any],
        pack: CardPack[Any] | None = None,
        box: Box | None = None,
        parts: Parts | None = None,
    ) -> None:
        """Settle the options (in their normal form, all of them given); a bad combination is a SetupError."""
        self.players = players
        self.options = options
        self.pack = pack
        self.box = box
        self._parts = parts
        self.classes: dict[str, type[State]] = {}  # the state classes of the game, by name
        # What happens in each phase; one without a step is the end.
        self.steps: dict[int, Step] = {} if parts is None else parts.steps
        self.anchors: dict[str, str] = {}  # question or event -> paragraph of the guide, where it has another name
        self.windows: Windows | None = None  # where anything may be used at any moment
        self.upgrades: dict[int, Upgrade] = {}  # version -> what makes a state of it one of the next version
        self._faces: dict[str, Face] = {}

    @property
    def things(self) -> dict[str, Choice]:
        """Everything that a saved state may name by its id."""
        if self.pack is None or self.box is None:
            return {}
        return {**self.pack.by_id, self.box.id: self.box}

    @property
    def parts(self) -> Parts:
        if self._parts is None:
            raise NotImplementedError(f"the rules of {self.name!r} have no parts, and do not do this themselves")
        return self._parts

    # --- playing ----------------------------------------------------------------------------------------------------

    def setup(self, chance: Chance) -> Game:
        """The first checkpoint."""
        return self.parts.setup(self.box, chance)

    def step(self, game: Game) -> None:
        """Run one phase and set the next."""
        self.steps[game.phase](game)

    def over(self, game: Game) -> bool:
        return game.phase not in self.steps

    def score(self, game: Any) -> Score:
        return self.parts.score(game)

    def legacy(self, game: Any) -> dict[str, Any] | None:
        """What is kept after this finished game, for the next one's option `coffer`; None where nothing is."""
        keeps = None if self._parts is None else self._parts.legacy
        return None if keeps is None else keeps(game)

    def usual(
        self, game: Any, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None
    ) -> Choice | None:
        """Of a payment, the way in which most people would pay: it keeps what can be used for most things. None where
        the question is no payment. It may depend on what that seat knows, and on nothing else."""
        way = None if self._parts is None else self._parts.usual
        return None if way is None else way(game, seat, prompt, choices, about)

    def pose(self, game: Any, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Question:
        """The question in the form that people and bots see."""
        question = pose(game, seat, prompt, choices, about, self.anchor(prompt))
        usual = self.usual(game, seat, prompt, choices, about)
        if usual is not None:
            question.usual = question.option(usual.id)
        return question

    # --- what a seat knows ------------------------------------------------------------------------------------------

    def view(self, game: Any, seat: int | None) -> dict[str, Any]:
        """What that seat may know, as plain data, built by inclusion (None: a spectator)."""
        return self.views(game)(seat)

    def views(self, game: Any) -> Callable[[int | None], dict[str, Any]]:
        """The views of all seats: for whoever looks through several eyes at one moment, and changes nothing. What all
        of them see is worked out once, and is one and the same in all views."""
        if self._parts is None:
            return partial(self.view, game)
        seen = self._parts.in_the_open(game)
        return partial(self._through, game, seen)

    def _through(self, game: Any, seen: dict[str, Any], seat: int | None) -> dict[str, Any]:
        return seen if seat is None else self.parts.view(game, seat, seen)

    def conceal(self, game: Any, seat: int, rng: Random) -> None:
        """Redeal in place what that seat cannot know, the luck to come included.

        What comes of it depends on the generator and on what the seat knows, and on nothing else of the truth.
        """
        luck = Chance(rng.getrandbits(64))
        self.parts.conceal(game, seat, luck)
        game.chance = Chance(luck.bits())

    def value(self, game: Any, seat: int) -> float:
        """A guess of how well that seat stands, for bots that look ahead; at the end, how well it has done."""
        if game.phase in self.steps:
            return self.parts.standing(game, seat)
        result = self.score(game)
        if isinstance(result, TeamScore):  # whatever a guess says of a team that plays on, a defeat is worse
            return WON if result.won else -WON
        return result.totals[seat] + (WON if seat in result.winners else 0.0)

    @property
    def insight(self) -> Insight | None:
        """How the game describes itself to learned bots, if it does."""
        return None if self._parts is None else self._parts.insight

    # --- saving -----------------------------------------------------------------------------------------------------

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

    # --- showing and telling ----------------------------------------------------------------------------------------

    def board(self, view: dict[str, Any], draw: Draw = at_once) -> Node:
        """The table laid out for drawing, from the view alone; `draw` makes its parts, or finds those made before."""
        return self.parts.board(self.pack, view, draw)

    def why_not(self, view: dict[str, Any], prompt: str, thing: str) -> list[Message]:
        """Why a thing of the board is no answer to that question, the first reason first; from the view alone, as the
        board is. Nothing where the question is about other things."""
        says = None if self._parts is None else self._parts.why_not
        return [] if says is None else says(self.pack, view, prompt, thing)

    def anchor(self, prompt: str) -> str:
        """The paragraph of the guide that explains this question."""
        return self.anchors.get(prompt, prompt)

    def event_anchor(self, kind: str) -> str:
        """The paragraph of the guide that explains this kind of event."""
        kind = kind.removesuffix("-secretly")
        if kind == TAKEN_BACK:  # like `forced`, something that the table does by itself
            kind = "forced"
        return self.anchors.get(kind, kind)

    def faces(self) -> dict[str, Face]:
        """What is printed on every card that a board may show, by the card's id: made once."""
        if not self._faces:
            self._faces = self.parts.faces(self.pack)
        return self._faces

    def names(self, language: str) -> dict[str, str]:
        """The names of the things in this game that messages speak of, by message id."""
        return self.parts.names(self.pack, language)

    def catalogue(self) -> list[CardNote]:
        """Every card with its figures, its effects and where they come from."""
        return self.parts.catalogue(self.pack)


def explained(guide: dict[str, str]) -> dict[str, str]:
    """The paragraph for each question and event, from paragraphs with the names of all that they explain."""
    return {name: paragraph for paragraph, names in guide.items() for name in names.split()}


def by_name(*classes: type[State]) -> dict[str, type[State]]:
    """The state classes of a game, for reading saved matches."""
    return {cls.__name__: cls for cls in classes}

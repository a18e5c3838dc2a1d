"""Where the games of the realm differ: functions and values that a game hands in once, when its rules are set up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from valtable.engine.effects import Effect
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.games.realm.cards import Citizen, Monster

if TYPE_CHECKING:
    from valtable.games.realm.state import Place

Thieves = tuple[tuple[Citizen, Effect], ...]  # citizens that take from others, and what they do
# A verb is done by (game, player, the verb with its arguments, the card that says so, whether it may be declined); it
# gives False where it was declined or was not possible. The state is the game's own, so its class is not named here.
Do = Callable[[Any, Any, Any, Card, bool], bool]
Can = Callable[[Any, Any, Any], bool]


class Verb:
    """What a verb of the effects does, and whether it can be done now."""

    __slots__ = ("can", "do")

    def __init__(self, do: Do, can: Can | None = None) -> None:
        self.do = do
        self.can = can


class Ways:
    """The ways of one game."""

    __slots__ = ("events", "said", "slain", "stacks", "surcharge", "thieves", "verbs")

    def __init__(
        self,
        *,
        verbs: dict[str, Verb],
        thieves: Callable[[Any, Any, Thieves], None],
        slain: Callable[[Any, Any, int, Monster], int],
        stacks: list[Place],
        events: bool,
        surcharge: Callable[[Any, Citizen], int] | None = None,
        said: Callable[[Message], Message] | None = None,
    ) -> None:
        self.verbs = verbs
        self.thieves = thieves  # what the citizens that take from others do, before anybody harvests
        self.slain = slain  # where a slain monster goes; it gives the gold that lay on it
        self.stacks = stacks  # those that are exhausted when they run out
        self.events = events  # whether monster events may lie on the table
        self.surcharge = surcharge  # what a citizen costs beside its price and its copies
        self.said = said  # how words that speak of VP are put

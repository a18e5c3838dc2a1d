"""Any moment: things that a player may use whenever they like, but never inside another player's act.

A rulebook says "at any moment"; a table must say when it asks. So a game names the moments of its round (the start of
a turn, before an action at this place, between two auctions, ...) as bits of a mask, and opens a **window** at each:

    if game.armed:                                      # a mask of the seats that hold anything at all
        WINDOWS.open(game, game.in_order(), ARENA, actor)

At a window the players are asked one after the other, each only if something is usable there:

- *use X*: it happens, and the player is asked again while something is left to use;
- *not now* (`NOT_NOW`): asked again at the next window;
- *not before MOMENT* (a `Later`): not asked again until that moment comes, or one at which the wait lapses.

Who holds nothing usable is never asked. What a player waits for is `player.waits`, a mask of moments kept in the
state: `EVERY` unless they have said "not before". When an awaited moment comes, the player waits for `EVERY` moment
again, whether or not there is anything to use just then. So a wait must not outlast its sense, and a game sees to two
things:

- a moment that may stay away is given moments at which the wait `lapses`, so that nobody waits for ever: other windows,
  or the end of a turn, at which nobody is asked (`WINDOWS.lapse`);
- who gets something new to use has not said "not before" of that: set `waits` to `EVERY` there.

Others must not see `waits`: keep it out of their views and of events, and reset it for other seats when a game is
concealed.

Inside a player's own act there is no window: `WINDOWS.ask` puts the usable things beside the choices of the question
that is asked there anyway, so nobody clicks twice. Where that question would have one answer only, it is put to a
player who is not waiting for some other moment.

Whether somebody is asked shows a little of what they hold, so nobody can take an answer back across a window. Where
nobody is armed but somebody holds hidden things that could be usable, a game calls `game.reveal()` itself.

Costs: a window where nobody is armed is one test of a mask; where somebody is, a bitwise "and" for each player, and
`usable` for those whom it concerns.

To use it in a game: extend `Patient` instead of `Player` and keep `waits` among the FIELDS; extend `Windows` with
`usable` and `use`; keep the mask of armed seats in the state and change it where holdings change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.game import Game, Player
from valtable.engine.native import mypyc_attr
from valtable.engine.question import Choice

EVERY: Final = -1  # all bits: to be asked at every moment
MINE: Final = 1  # the bit of a player's own acts; a game's moments have the bits above it
NOT_NOW: Final = Choice("not-now")


class Later(Choice):
    """Not before one of these moments; others end the wait as well, for those may stay away."""

    __slots__ = ("lapses", "moments")

    def __init__(self, name: str, moments: int, lapses: int = 0) -> None:
        super().__init__("later-" + name)
        self.moments = moments
        self.lapses = lapses


@mypyc_attr(allow_interpreted_subclasses=True)
class Patient(Player):
    """A player who can wait for a moment."""

    __slots__ = ("waits",)

    def __init__(self, seat: int, waits: int) -> None:
        super().__init__(seat)
        self.waits = waits


@mypyc_attr(allow_interpreted_subclasses=True)
class Windows:
    """The windows of one game: what can be used when, and for which moments a player may wait."""

    __slots__ = ("laters", "prompt")

    def __init__(self, prompt: str, laters: tuple[Later, ...]) -> None:
        self.prompt = prompt
        self.laters = laters

    def usable(self, game: Game, player: Patient, moments: int) -> list[Choice]:
        """What that player could use at one of these moments."""
        raise NotImplementedError

    def use(self, game: Game, player: Patient, thing: Choice) -> None:
        """Use it."""
        raise NotImplementedError

    def open(
        self,
        game: Game,
        players: Sequence[Patient],
        moment: int,
        actor: int = -1,
        asked: bool = True,
        about: Choice | None = None,
    ) -> None:
        """A window before an act of the seat `actor` (-1: nobody's). When the act itself asks its actor (`asked` is
        False here), the actor is not asked twice."""
        game.reveal()  # as below
        for player in players:
            if player.seat != actor:
                self.offer(game, player, moment, about)
            elif asked:
                self.offer(game, player, moment | MINE, about)

    def offer(self, game: Game, player: Patient, moments: int, about: Choice | None = None) -> None:
        """Ask one player, until they want no more or nothing is left to use."""
        if not player.waits & moments:
            return
        player.waits = EVERY
        things = self.usable(game, player, moments)
        if not things:
            return
        later = [choice for choice in self.laters if not (choice.moments | choice.lapses) & moments]
        while things:
            choice = game.ask(player, self.prompt, [NOT_NOW, *things, *later], about)
            if isinstance(choice, Later):
                player.waits = choice.moments | choice.lapses
                break
            if choice is NOT_NOW:
                break
            self.use(game, player, choice)
            things = self.usable(game, player, moments)
        game.reveal()  # who is asked next, or not, shows something of what others hold

    def lapse(self, players: Sequence[Patient], moment: int) -> None:
        """A moment at which nobody is asked, but waits end."""
        for player in players:
            if player.waits & moment:
                player.waits = EVERY

    def ask(
        self,
        game: Game,
        player: Patient,
        prompt: str,
        choices: Sequence[Choice],
        moment: int,
        about: Choice | None = None,
    ) -> Choice | None:
        """A question of the player's own act with what they could use beside it. None: they have used something, so
        the choices must be made anew."""
        moments = moment | MINE
        if player.waits & moments:
            player.waits = EVERY
        elif len(choices) < 2:
            return game.ask(player, prompt, choices, about)
        things = self.usable(game, player, moments)
        if not things:
            return game.ask(player, prompt, choices, about)
        choice = game.ask(player, prompt, [*choices, *things], about)
        for thing in things:
            if thing is choice:
                self.use(game, player, thing)
                return None
        return choice

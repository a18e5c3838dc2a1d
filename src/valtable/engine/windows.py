"""Any moment: things that a player may use whenever they like, but never inside another player's act.

A rulebook says "at any moment"; a table must say when it asks. So a game names the moments of its round (the start of
a turn, before an action at this place, when bids lie open, ...) as bits of a mask, and opens a **window** at each:

    if game.holders:                                      # a mask of the seats that might use anything at all
        WINDOWS.open(game, game.in_order(), ARENA, actor)

At a window all who are to be asked are asked together, in secret; then what they want to use happens, in the order of
the players, one thing at a time, after which everybody concerned may think again.

Whether somebody is asked must not show what they hold. It depends on two things that everybody can see:

- `holds`: whether the player might hold something usable, as far as the table shows (any spell, any open flask);
- `player.waits`, a mask of the moments at which the player wants to be asked. `usual` are those at which most people
  would think; a player answers *not now* (asked again at the next usual moment), or chooses a `Later`: *at the next
  moment, whatever it is*, or *not before MOMENT*. What they wait for is open to all.

And a player who is not asked can always **raise a hand** (`RAISE_HAND` as an answer, without a question): they are
asked at the next moment, be it usual or not. So no moment of the rulebook is lost, and nobody is asked all the time.

A `Later` may have moments at which it `lapses`, so that nobody waits for ever for something that stays away: other
windows, or the end of a turn, at which nobody is asked (`WINDOWS.lapse`).

Inside a player's own act there is no window: `WINDOWS.ask` puts the usable things beside the choices of the question
that is asked there anyway, so nobody clicks twice.

Costs: a window where nobody holds anything is one test of a mask; where somebody does, a few bits for each player.

To use it in a game: extend `Patient` instead of `Player`; extend `Windows` with `players`, `holds`, `usable` and
`use`, and give it to the rules (`rules.windows`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.fields import state
from valtable.engine.game import Game, Player
from valtable.engine.native import mypyc_attr
from valtable.engine.question import Choice

EVERY: Final = -1  # all bits: to be asked at every moment
NOT_NOW: Final = Choice("not-now")


class Later(Choice):
    """Not before one of these moments; others end the wait as well, for those may stay away."""

    __slots__ = ("lapses", "moments")

    def __init__(self, name: str, moments: int, lapses: int = 0) -> None:
        super().__init__("later-" + name)
        self.moments = moments
        self.lapses = lapses


NEXT: Final = Later("next", EVERY)


@state
@mypyc_attr(allow_interpreted_subclasses=True)
class Patient(Player):
    """A player who can wait for a moment."""

    __slots__ = ("waits", "wish")

    waits: int

    def __init__(self, seat: int, waits: int) -> None:
        self.seat = seat
        self.waits = waits
        self.wish: Choice = NOT_NOW  # what they have answered at an open window; never copied or saved


@mypyc_attr(allow_interpreted_subclasses=True)
class Windows:
    """The windows of one game: what can be used when, and for which moments a player may wait."""

    __slots__ = ("laters", "prompt", "usual")

    def __init__(self, prompt: str, usual: int, laters: tuple[Later, ...] = ()) -> None:
        self.prompt = prompt
        self.usual = usual
        self.laters = laters

    def players(self, game: Game) -> Sequence[Patient]:
        """Everybody, by seat."""
        raise NotImplementedError

    def holds(self, game: Game, player: Patient, moment: int) -> bool:
        """Whether that player might use something at that moment, as far as everybody can see."""
        raise NotImplementedError

    def usable(self, game: Game, player: Patient, moment: int) -> list[Choice]:
        """What that player could use at that moment."""
        raise NotImplementedError

    def use(self, game: Game, player: Patient, thing: Choice) -> None:
        """Use it."""
        raise NotImplementedError

    def open(
        self, game: Game, players: Sequence[Patient], moment: int, actor: int = -1, about: Choice | None = None
    ) -> None:
        """A window before an act, in which the seat `actor` will be asked anyway (-1: nobody)."""
        while True:
            asked: list[Patient] = []
            for player in players:
                if player.waits & moment and player.seat != actor:
                    player.waits = self.usual
                    if self.holds(game, player, moment):
                        asked.append(player)
            if not asked:
                return
            game.together(asked, Offer(self, moment, about).make, secret=True)
            if not self.first_wish(game, asked):
                return

    def first_wish(self, game: Game, asked: Sequence[Patient]) -> bool:
        """What the first of them wants to use happens; whether anybody wanted anything."""
        users: list[Patient] = []
        for player in asked:
            wish = player.wish
            if isinstance(wish, Later):
                player.waits = wish.moments | wish.lapses
            elif wish is not NOT_NOW:
                users.append(player)
        if not users:
            return False
        for player in asked:
            player.waits = EVERY  # things have changed, and who came too late has not had their wish
        self.use(game, users[0], users[0].wish)
        return True

    def offer(self, game: Game, player: Patient, moment: int, about: Choice | None) -> Choice:
        """Ask one player; everybody else sees that, whatever there is to choose from."""
        choices = [NOT_NOW, *self.usable(game, player, moment), NEXT]
        choices.extend([later for later in self.laters if not (later.moments | later.lapses) & moment])
        return game.ask(player, self.prompt, choices, about)

    def lapse(self, players: Sequence[Patient], moment: int) -> None:
        """A moment at which nobody is asked, but waits end; a raised hand stays up until its player is asked."""
        for player in players:
            if player.waits & moment and player.waits != EVERY:
                player.waits = self.usual

    def ask(
        self,
        game: Game,
        player: Patient,
        prompt: str,
        choices: Sequence[Choice],
        moment: int,
        about: Choice | None = None,
        hidden: bool = False,
    ) -> Choice | None:
        """A question of the player's own act with what they could use beside it. None: they have used something, so
        the choices must be made anew."""
        if not self.holds(game, player, moment):
            return game.ask(player, prompt, choices, about, hidden)
        things = self.usable(game, player, moment)
        choice = game.ask(player, prompt, [*choices, *things], about, True)
        for thing in things:
            if thing is choice:
                self.use(game, player, thing)
                return None
        return choice

    def may_call(self, game: Game, seat: int) -> bool:
        """Whether a seat that is not asked now may raise a hand."""
        player = self.players(game)[seat]
        return player.waits != EVERY and self.holds(game, player, EVERY)

    def raise_hand(self, game: Game, seat: int) -> None:
        """Ask that seat at the next moment."""
        self.players(game)[seat].waits = EVERY


class Offer:
    """One question of a window, put to several players at once."""

    __slots__ = ("about", "moment", "windows")

    def __init__(self, windows: Windows, moment: int, about: Choice | None) -> None:
        self.windows = windows
        self.moment = moment
        self.about = about

    def make(self, game: Game, player: Patient) -> None:
        player.wish = self.windows.offer(game, player, self.moment, self.about)

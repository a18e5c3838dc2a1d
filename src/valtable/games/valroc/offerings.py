"""The offering phase: secret bids for the four statues, every third turn (rulebook l.437-462, l.556, l.648)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.game import Game
from valtable.engine.question import NO, YES, Choice
from valtable.engine.windows import Patient, Windows
from valtable.games.valroc import tell
from valtable.games.valroc.anytime import LATERS, NEXT_STATUE, might_be, pay_wrath, show_spell, window
from valtable.games.valroc.cards import Spell
from valtable.games.valroc.gains import gain_skill
from valtable.games.valroc.sanctuary import added_vals, lay_on_statue
from valtable.games.valroc.state import DIAMOND, FIRST_STATUE, REVEALED, STATUE, USUAL, Phase, Player, Valroc
from valtable.games.valroc.vocabulary import ELEMENTS

ANY_VALS: Final = 1_000_000  # a diamond beats them (l.556)
NOBODY: Final = -1
DUMMY: Final = -2  # the third bidder when two play


def offering_step(game: Valroc) -> None:
    """One statue: a window, secret bids, their reveal, a favour for the highest (l.445-452)."""
    statue = game.shown
    window(game, STATUE if statue else STATUE | FIRST_STATUE, NEXT_STATUE[statue])
    if statue == 0:
        prepare_offerings(game)
    game.statue = statue
    game.together(game.players, bid, True)
    reveal_bids(game)
    change_bids(game)
    settle(game, highest(game))
    if game.shown == len(ELEMENTS):
        game.announced = ()
        game.shown = 0
        game.phase = Phase.MAINTENANCE


def prepare_offerings(game: Valroc) -> None:
    """The statues are emptied, everybody says how many Vals they have (l.443); a dummy third bids for two (l.462)."""
    game.statues = [0, 0, 0, 0]
    game.gems = [0, 0, 0, 0]
    tell.plain(game, "statues-emptied")
    game.announced = tuple([player.vals for player in game.players])
    for player in game.players:
        tell.did(game, "announces-vals", player, {"n": player.vals})
    if len(game.players) == 2:
        game.offering_cards = tuple(game.chance.shuffled(game.box.pack.boards.offerings)[:4])


def bid(game: Valroc, player: Player) -> None:
    """Vals in a closed fist, and perhaps a diamond (l.447, l.556)."""
    statue = ELEMENTS[game.statue]
    choices = [game.box.vals(n) for n in range(player.vals + 1)]
    game.bids[player.seat] = game.ask(player, "bid", choices, statue).n
    game.gem_bids[player.seat] = 0
    if player.objects[DIAMOND] and game.ask(player, "bid-diamond", (NO, YES), statue) is YES:
        game.gem_bids[player.seat] = 1


def reveal_bids(game: Valroc) -> None:
    game.shown = game.statue + 1
    game.reveal()
    for player in game.players:
        say_bid(game, player)
    if len(game.players) == 2:
        value = game.offering_cards[game.statue]
        tell.plain(game, "fictive-bids", {"n": value, "element": ELEMENTS[game.statue].name()})


def say_bid(game: Valroc, player: Player) -> None:
    journal = game.journal
    if journal is not None:
        element = ELEMENTS[game.statue].name()
        args = {"n": game.bids[player.seat], "diamond": game.gem_bids[player.seat], "element": element}
        journal.did("bids", player.seat, args)


# --- Mobiluro -------------------------------------------------------------------------------------------------------


class OpenBids(Windows):
    """The window when the bids for a statue lie open: Mobiluro changes one's own (l.648)."""

    __slots__ = ()

    def players(self, game: Game) -> Sequence[Patient]:
        assert isinstance(game, Valroc)
        return game.players

    def holds(self, game: Game, player: Patient, moment: int) -> bool:
        assert isinstance(game, Valroc)
        assert isinstance(player, Player)
        return bool(player.spells and (player.vals or player.objects[DIAMOND])) and might_be(game, "change_bid")

    def usable(self, game: Game, player: Patient, moment: int) -> list[Choice]:
        assert isinstance(player, Player)
        spell = player.spell("change_bid")
        return [] if spell is None else [spell]

    def use(self, game: Game, player: Patient, thing: Choice) -> None:
        """Another bid for the statue."""
        assert isinstance(game, Valroc)
        assert isinstance(player, Player)
        assert isinstance(thing, Spell)
        show_spell(game, player, thing)
        bid(game, player)
        say_bid(game, player)
        pay_wrath(game, player)


CHANGES: Final = OpenBids("change-bid", USUAL, LATERS)


def change_bids(game: Valroc) -> None:
    """Those whom it concerns are asked together; when somebody has changed a bid, the others may think again."""
    asked: list[Player] = []
    while True:
        more = [player for player in game.in_order() if player not in asked and concerned(game, player)]
        if not more:
            return
        before = (*game.bids, *game.gem_bids)
        CHANGES.open(game, more, REVEALED, -1, ELEMENTS[game.statue])
        asked = asked + more if (*game.bids, *game.gem_bids) == before else more


def concerned(game: Valroc, player: Player) -> bool:
    """Whether the player waits for this moment or, holding some spell, could win the statue by another bid."""
    if not player.waits & REVEALED or not CHANGES.holds(game, player, REVEALED):
        return False
    return player.waits != USUAL or could_win(game, player)


def could_win(game: Valroc, player: Player) -> bool:
    """Whether another bid would win what this one does not."""
    if highest(game) == player.seat:
        return False
    most = bid_value(player, player.vals, player.objects[DIAMOND] > 0)
    for other in game.players:
        if other is not player and bid_value(other, game.bids[other.seat], game.gem_bids[other.seat] > 0) >= most:
            return False
    return len(game.players) > 2 or game.offering_cards[game.statue] < most


# --- who wins -------------------------------------------------------------------------------------------------------


def bid_value(player: Player, vals: int, gem: bool) -> int:
    """A diamond beats any Vals; among diamonds the Vals decide (l.556). The course adds to a bid of Vals (l.706)."""
    return vals + added_vals(player, vals) + (ANY_VALS if gem else 0)


def highest(game: Valroc) -> int:
    """The seat of the highest bid; nobody's when several are level or nothing was bid (l.452)."""
    winner = NOBODY
    most = 0
    for player in game.players:
        value = bid_value(player, game.bids[player.seat], game.gem_bids[player.seat] > 0)
        if value > most:
            winner, most = player.seat, value
        elif value == most:
            winner = NOBODY
    if len(game.players) == 2:
        value = game.offering_cards[game.statue]
        if value > most:
            winner = DUMMY
        elif value == most:
            winner = NOBODY
    return winner


def settle(game: Valroc, winner: int) -> None:
    """The highest gets a skill point; everything bid is laid on the statue (l.448-452, l.462)."""
    statue = game.statue
    for player in game.players:
        if game.bids[player.seat] or game.gem_bids[player.seat]:
            lay_on_statue(game, player, statue, game.bids[player.seat], game.gem_bids[player.seat] > 0)
    if len(game.players) == 2:
        game.statues[statue] += game.offering_cards[statue]
    if winner >= 0:
        player = game.players[winner]
        tell.did(game, "wins-offering", player, {"element": ELEMENTS[statue].name()})
        gain_skill(game, player, statue)
    else:
        kind = "fictive-wins" if winner == DUMMY else "nobody-wins"
        tell.plain(game, kind, {"element": ELEMENTS[statue].name()})

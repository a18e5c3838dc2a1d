"""The sanctuary: an offering, a god's favour, the monk; and the offering phase (rulebook l.373-398, l.437-462)."""

from __future__ import annotations

from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message, player_name
from valtable.engine.question import PASS, Amount, Choice
from valtable.games.valroc import tell
from valtable.games.valroc.anytime import AT_PLACE, CHANGES, REVEALED, STATUE, WINDOWS, object_choice, window
from valtable.games.valroc.bids import bid, say_bid
from valtable.games.valroc.gains import discard_action, draw_action, gain_skill
from valtable.games.valroc.state import DIAMOND, SANCTUARY, Phase, Player, Valroc
from valtable.games.valroc.words import ELEMENTS, Element

DIAMOND_WORTH: Final = 7  # l.556
NOBODY: Final = -1
FICTIVE: Final = -2


class Statue(Choice):
    """The statue of an element's god."""

    __slots__ = ("element",)

    def __init__(self, element: Element) -> None:
        super().__init__("statue-" + element.id)
        self.element = element

    def words(self, game: Game) -> Message:
        return Message("statue", {"element": self.element.name()})


STATUES: Final = [Statue(element) for element in ELEMENTS]


def visit_sanctuary(game: Valroc, player: Player, _slot: int) -> None:
    """Lay Vals or a diamond (or both) on a statue, draw for a favour, take the monk along (l.379-390, l.556)."""
    value = 0
    gem = False
    while True:
        choices: list[Choice] = [PASS, *[game.box.vals(n) for n in range(1, player.vals + 1)]]
        if player.objects[DIAMOND]:
            choices.append(object_choice(game, DIAMOND))
        choice = WINDOWS.ask(game, player, "offering", choices, AT_PLACE[SANCTUARY])
        if choice is None:
            continue
        if choice is PASS:
            tell.did(game, "no-offering", player)
            return
        if isinstance(choice, Amount):
            value = choice.n
        else:  # Vals beside a diamond decide between two statues that have one (l.556)
            gem = True
            value = game.ask(player, "offering-vals", [game.box.vals(n) for n in range(player.vals + 1)]).n
        break
    element = game.ask(player, "statue", STATUES).element.index
    lay_on_statue(game, player, element, value, gem)
    worth = DIAMOND_WORTH if gem else value + (player.course_number("add_to_offering") if value else 0)
    favour(game, player, element, worth)
    game.monk_next = player.seat
    tell.did(game, "monk-follows", player)


def lay_on_statue(game: Valroc, player: Player, element: int, vals: int, gem: bool) -> None:
    """What is offered, and one more Val of the reserve with a course (l.706)."""
    player.vals -= vals
    added = player.course_number("add_to_offering") if vals else 0
    game.statues[element] += vals + added
    if gem:
        player.objects[DIAMOND] -= 1
        game.gems[element] += 1
    if game.journal is not None:
        args = {"n": vals, "added": added, "diamond": int(gem), "element": ELEMENTS[element].name()}
        tell.did(game, "offers", player, {**args, "to": f"statue-{ELEMENTS[element].id}"})


def favour(game: Valroc, player: Player, element: int, worth: int) -> None:
    """The larger the offering, the more centres of an action card please the god (l.382-386); with a course two cards
    are drawn, and one that pleases is enough (l.690)."""
    pleased = False
    for _ in range(max(1, player.course_number("favour_cards"))):
        card = draw_action(game)
        if card is not None:
            tell.did(game, "draws", player, {"gauge": card.name()})
            pleased = pleased or (card.centre < 3 and worth >= game.box.pack.boards.favour[card.centre])
            discard_action(game, card)
    if pleased:
        tell.did(game, "favour", player, {"element": ELEMENTS[element].name()})
        gain_skill(game, player, element)
    else:
        tell.did(game, "no-favour", player)


# --- the offering phase ---------------------------------------------------------------------------------------------


def offering_step(game: Valroc) -> None:
    """One statue: a window, secret bids, their reveal, a favour for the highest (l.445-452)."""
    statue = game.statue
    window(game, WINDOWS, STATUE)
    if statue == 0:
        prepare_offerings(game)
    game.together(game.players, bid, True)
    reveal_bids(game, statue)
    change_bids(game)
    winner = highest(game, statue)
    settle(game, statue, winner)
    game.statue += 1
    if game.statue == 4:
        game.announced = ()
        game.offering_cards = ()
        game.shown = 0
        game.phase = Phase.MAINTENANCE


def prepare_offerings(game: Valroc) -> None:
    """The statues are emptied, everybody says how many Vals they have (l.443); a fictive third bids for two (l.462)."""
    game.statues = [0, 0, 0, 0]
    game.gems = [0, 0, 0, 0]
    tell.plain(game, "statues-emptied")
    game.announced = tuple([player.vals for player in game.players])
    for player in game.players:
        tell.did(game, "announces-vals", player, {"n": player.vals})
    if len(game.players) == 2:
        game.offering_cards = tuple(game.chance.shuffled(game.box.pack.boards.offerings)[:4])


def reveal_bids(game: Valroc, statue: int) -> None:
    game.shown = statue + 1
    game.reveal()
    if game.journal is None:
        return
    for player in game.players:
        say_bid(game, player)
    if len(game.players) == 2:
        game.tell("fictive-bids", {"n": game.offering_cards[statue], "element": ELEMENTS[statue].name()})


def change_bids(game: Valroc) -> None:
    """Mobiluro (l.648); who has let it be may think again when another player has changed a bid."""
    while True:
        held = sum([len(player.spells) for player in game.players])
        window(game, CHANGES, REVEALED)
        if sum([len(player.spells) for player in game.players]) == held:
            return


def bid_value(game: Valroc, player: Player) -> int:
    """A diamond beats any Vals; among diamonds the Vals decide (l.556). The course adds to a bid of Vals (l.706)."""
    vals = game.bids[player.seat]
    value = vals + (player.course_number("add_to_offering") if vals else 0)
    return value + (1_000_000 if game.gem_bids[player.seat] else 0)


def highest(game: Valroc, statue: int) -> int:
    """The seat of the highest bid; nobody's when several are level or nothing was bid (l.452)."""
    winner = NOBODY
    most = 0
    for player in game.players:
        value = bid_value(game, player)
        if value > most:
            winner, most = player.seat, value
        elif value == most:
            winner = NOBODY
    if len(game.players) == 2:
        value = game.offering_cards[statue]
        if value > most:
            winner = FICTIVE
        elif value == most:
            winner = NOBODY
    return winner


def settle(game: Valroc, statue: int, winner: int) -> None:
    """The highest gets a skill point; everything bid is laid on the statue (l.448-452, l.462)."""
    for player in game.players:
        if game.bids[player.seat] or game.gem_bids[player.seat]:
            lay_on_statue(game, player, statue, game.bids[player.seat], game.gem_bids[player.seat] > 0)
        game.bids[player.seat] = 0
        game.gem_bids[player.seat] = 0
    if len(game.players) == 2:
        game.statues[statue] += game.offering_cards[statue]
    element = ELEMENTS[statue].name()
    if winner >= 0:
        tell.plain(game, "wins-offering", {"player": player_name(winner), "element": element})
        gain_skill(game, game.players[winner], statue)
    else:
        tell.plain(game, "fictive-wins" if winner == FICTIVE else "nobody-wins", {"element": element})

"""How well a seat stands: the hand-made valuation that bots lean on.

It adds up what the seat would score now and what its cards may still bring, in victory points.
"""

from __future__ import annotations

from typing import Final

from valtable.games.kingdom.scoring import (
    MAJORITIES,
    common_lines,
    dark_lord_as_player,
    duke_lines,
    majority,
    no_duke_lines,
)
from valtable.games.kingdom.state import Kingdom, Phase, Player
from valtable.games.realm.cards import ACTIVE, PASSIVE
from valtable.games.realm.hints import WORTH, effect_worth, income
from valtable.games.realm.state import PLACES
from valtable.games.realm.vocabulary import RESOURCES

# Tuned by playing.
PLENTY: Final = 5  # what is held beyond this cannot be spent soon, and counts for nothing
ROUNDS: Final = 14.0  # how long a game takes, on the long side, since income early on buys more later
LEAST_ROUNDS: Final = 2.0
POWER: Final = 0.1  # a continuous power, for each round to come
UNKNOWN_DUKE: Final = 15  # what an opponent's secret duke may bring
SAFE_LEAD: Final = 10
OTHERS: Final = 0.25  # how much the best opponent's standing weighs against one's own


def standing(game: Kingdom, seat: int) -> float:
    """What the seat has, less the best of the others'."""
    me = game.players[seat]
    turns = len(game.players) - 1
    others = [player for player in game.players if player.seat != seat]
    best = max([worth_of(game, player, False, float(player.vp), turns) for player in others])
    mine = worth_of(game, me, True, float(me.vp), turns)
    return mine - OTHERS * best - haste(me, others) * cards_to_the_end(game)


def standing_alone(game: Kingdom, seat: int) -> float:
    """What the player has, without the VP on the board (l.801-803), less the danger."""
    return worth_of(game, game.players[seat], True, 0.0, 1) - 0.6 * danger(game)


def haste(me: Player, others: list[Player]) -> float:
    """Whoever is well ahead wants the game to end: what each card between now and the end costs them."""
    rival = max(in_sight(player) for player in others) + UNKNOWN_DUKE
    lead = in_sight(me) + sum(line.points for line in duke_lines(me, me.duke)) - rival
    return max(0.0, lead - SAFE_LEAD) / 20.0


def in_sight(player: Player) -> int:
    """The points that everybody can see."""
    return player.vp + sum(line.points for line in common_lines(player))


def cards_to_the_end(game: Kingdom) -> int:
    """How many cards must still be taken from the centre to exhaust enough stacks."""
    if game.last_round:
        return 0
    heights = sorted([height for height in map(game.height, range(PLACES)) if height])
    return sum(heights[: max(0, game.box.exhausted_cards - game.exhausted())])


def turns_left(game: Kingdom) -> float:
    """A guess of how many rounds are still to come.

    It follows the clock and not the stacks: otherwise every card taken would cost its taker part of the future.
    """
    if game.last_round:
        return 0.5
    return max(LEAST_ROUNDS, ROUNDS - game.turn / len(game.players))


def worth_of(game: Kingdom, player: Player, knows_duke: bool, points: float, others: int) -> float:
    """What a player has beside these points, with so many harvests of others between two of their own."""
    for monster in player.victory_pile:
        points += monster.vp
    for domain in player.tableau.domains:
        points += domain.vp
    if not game.last_round:
        for resource in RESOURCES:
            points += WORTH[resource.id] * min(player.has(resource), PLENTY)
    if knows_duke and player.duke is not None:
        points += sum(line.points for line in duke_lines(player, player.duke))
    elif game.box.no_duke:
        points += sum(line.points for line in no_duke_lines(player))
        for counter in MAJORITIES.values():
            points += 0.5 * majority([other.count(counter) for other in game.players])[player.seat]
    rounds = turns_left(game)
    points += rounds * income(player, others)
    if game.phase == Phase.HARVEST:
        points += harvest_now(game, player)
    for domain in player.tableau.domains:
        if domain.timing != "on_build":
            points += POWER * rounds
    return points


def harvest_now(game: Kingdom, player: Player) -> float:
    """What the dice on the table are about to bring, while they can still be changed."""
    side = ACTIVE if player.seat == game.active else PASSIVE
    total = 0.0
    hits = 0
    for v in (game.die1, game.die2, game.die1 + game.die2):
        for card in player.tableau.at(v, side).cards:
            hits += 1
            total += effect_worth(player, card.sides[side])
    heralds = (1 if game.die1 == game.die2 else 0) + (1 if hits == 0 else 0)
    return total + heralds * WORTH["wild"]


def danger(game: Kingdom) -> float:
    """Alone: what the Dark Lord would score, and how near a column is to being overrun."""
    rival = dark_lord_as_player(game)
    threat = float(sum(line.points for line in common_lines(rival)))
    for column in range(5):
        if game.monsters[column]:
            left = len(game.citizens[column]) + len(game.citizens[column + 5]) + len(game.domains[column])
            threat += 6.0 / (1 + left)
    return threat

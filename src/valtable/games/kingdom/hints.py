"""How well a seat stands: the hand-made valuation that bots lean on.

It adds up what the seat would score now and what its cards may still bring, in victory points.
"""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import All, Choose, Effect, Gain, Pay
from valtable.games.kingdom.cards import ACTIVE, PASSIVE, Citizen
from valtable.games.kingdom.counting import count
from valtable.games.kingdom.exhausted import exhausted_places
from valtable.games.kingdom.scoring import MAJORITIES, duke_lines, majority, no_duke_lines
from valtable.games.kingdom.state import Kingdom, Phase, Player

WORTH: Final = {"gold": 0.30, "strength": 0.30, "magic": 0.33, "vp": 1.0, "wild": 0.33}
CHANCES: Final = [
    0.0,
    11 / 36,
    12 / 36,
    13 / 36,
    14 / 36,
    15 / 36,
    16 / 36,
    6 / 36,
    5 / 36,
    4 / 36,
    3 / 36,
    2 / 36,
    1 / 36,
]


def value(game: Kingdom, seat: int) -> float:
    """The seat's standing, less the best of the others'."""
    if game.phase == Phase.OVER:
        return outcome(game, seat)
    mine = standing(game, game.players[seat], True)
    if game.box.solo:
        return mine - 0.6 * danger(game)
    others = max(standing(game, player, False) for player in game.players if player.seat != seat)
    return mine - 0.25 * others


def outcome(game: Kingdom, seat: int) -> float:
    from valtable.games.kingdom.scoring import score

    result = score(game)
    return result.totals[seat] + (1000.0 if seat in result.winners else 0.0)


def turns_left(game: Kingdom) -> float:
    """A rough guess of how many rounds are still to come."""
    if game.last_round:
        return 0.5
    monsters = sum(len(stack) for stack in game.monsters)
    domains = sum(len(stack) for stack in game.domains)
    to_exhaust = game.box.exhausted_cards - exhausted_places(game)
    return max(1.0, min(monsters / 1.2, domains / 0.8, to_exhaust * 4.0) / len(game.players))


def standing(game: Kingdom, player: Player, knows_duke: bool) -> float:
    points = float(player.vp)
    for monster in player.victory_pile:
        points += monster.vp
    for domain in player.tableau.domains:
        points += domain.vp
    points += WORTH["gold"] * player.gold + WORTH["strength"] * player.strength + WORTH["magic"] * player.magic
    if knows_duke and player.duke is not None:
        points += sum(line.points for line in duke_lines(player, player.duke))
    elif game.box.no_duke:
        points += sum(line.points for line in no_duke_lines(player))
        for n in MAJORITIES.values():
            points += 0.5 * majority([n(other) for other in game.players])[player.seat]
    rounds = turns_left(game)
    points += rounds * income(game, player)
    if game.phase == Phase.HARVEST:
        points += harvest_now(game, player)
    for domain in player.tableau.domains:
        if domain.timing != "on_build":
            points += 0.25 * rounds
    return points


def income(game: Kingdom, player: Player) -> float:
    """What the tableau brings in one round, on the average: one turn of one's own and the others'."""
    others = len(game.players) - 1 if not game.box.solo else 1
    total = 0.0
    for card in player.tableau.starters + player.tableau.citizens:
        chance = sum(CHANCES[v] for v in card.activation)
        total += chance * (worth(player, card, ACTIVE) + others * worth(player, card, PASSIVE))
    return total


def worth(player: Player, card: Citizen, side: int) -> float:
    return effect_worth(player, card.sides[side])


def effect_worth(player: Player, effect: Effect) -> float:
    if isinstance(effect, Gain):
        n = effect.amount if effect.counter is None else effect.amount * count(player, effect.counter)
        return WORTH[effect.resource] * n
    if isinstance(effect, All):
        return sum(effect_worth(player, part) for part in effect.parts)
    if isinstance(effect, Choose):
        return max(effect_worth(player, part) for part in effect.parts)
    if isinstance(effect, Pay):
        return max(0.0, effect_worth(player, effect.effect) - WORTH[effect.resource] * effect.amount) * 0.7
    return 0.9  # a theft


def harvest_now(game: Kingdom, player: Player) -> float:
    """What the dice on the table are about to bring, while they can still be changed."""
    side = ACTIVE if player.seat == game.active else PASSIVE
    total = 0.0
    hits = 0
    for v in (game.die1, game.die2, game.die1 + game.die2):
        for card in player.tableau.at(v, side).cards:
            hits += 1
            total += worth(player, card, side)
    heralds = (1 if game.die1 == game.die2 else 0) + (1 if hits == 0 else 0)
    return total + heralds * WORTH["wild"]


def danger(game: Kingdom) -> float:
    """Alone: what the Dark Lord would score, and how near a column is to being overrun."""
    from valtable.games.kingdom.scoring import common_lines, dark_lord_as_player

    rival = dark_lord_as_player(game)
    threat = float(sum(line.points for line in common_lines(rival)))
    for column in range(5):
        if game.monsters[column]:
            left = len(game.citizens[column]) + len(game.citizens[column + 5]) + len(game.domains[column])
            threat += 6.0 / (1 + left)
    return threat

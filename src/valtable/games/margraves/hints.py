"""How well a seat stands: the hand-made valuation that bots lean on."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Choose, Do, Effect, May
from valtable.games.margraves.cards import SELF, TOWER_SLOTS, Citizen, Monster, Part, Reward
from valtable.games.margraves.scoring import icons, points
from valtable.games.margraves.state import SECTION, TOWERS, Margraves, Phase, Player
from valtable.games.margraves.vocabulary import FIRST_TOKEN, GEM, KNIGHT, MAGIC, STONE, STRENGTH, WOOD

# What one of everything that can be gained is worth.
WORTH: Final = (0.4, 0.55, 0.8, 0.8, 0.8, 3.0, 0.6, 0.9, 2.2, 3.8, 1.6, 1.4, 1.4, 1.4, 1.4)
GOLD: Final = 0.4
MUCH_GOLD: Final = 16  # beyond it, gold is worth its fifth of a point
STRONG: Final = 0.45
RESOURCE: Final = 1.0  # the first of each kind, which a tower wants
MORE: Final = 0.5  # and further ones, up to three
SURPLUS: Final = 0.25
FIRST_GEM: Final = 3.0  # beside the two points that it scores; one for each tower to come
KNIGHTS: Final = 0.5
SPACE: Final = 0.3  # of an influence row, for each icon and one more
GRANT: Final = 0.85  # of what a grant would bring
TOWER: Final = 1.5  # built: room in storage
CARD: Final = 0.9  # a citizen, beside its icon
READY: Final = 0.55  # a citizen in hand
ON_SITE: Final = 1.6  # the margrave stands where a tower can be built
PREY: Final = 0.5  # of what a monster beside the margrave would bring
LENGTH: Final = 26.0  # rounds of a usual game
OTHERS: Final = 0.2

# What is about to happen.
MOVE: Final = 1.3
DEPLOY: Final = 0.9
BUILDING: Final = 14.0  # a tower: two icons, three influence and a reward for what it costs
RECALL: Final = 0.7  # a citizen recruited with it, and none of the own played
OFFER: Final = 0.3
VERBS: Final = {
    "move": MOVE,
    "travel": MOVE + 0.4,
    "deploy": DEPLOY,
    "post": DEPLOY,
    "march": DEPLOY,
    "summon": DEPLOY,
    "rally": 1.5,
    "raise": 0.5,
    "sail": 1.2,
    "recruit": 1.2,
    "take_back": 0.9,
}


def standing(game: Margraves, seat: int) -> float:
    """The seat's prospects, less a part of the best of the others'."""
    best = max([prospects(game, player) for player in game.players if player.seat != seat])
    return prospects(game, game.players[seat]) - OTHERS * best


def prospects(game: Margraves, player: Player) -> float:
    """What would be scored now, and what the rest is good for while there is time to use it."""
    left = 0.1 if game.end_reason else max(0.3, 1.1 - game.round / LENGTH)
    stock = player.stock
    future = GOLD * min(player.gold, MUCH_GOLD) + STRONG * min(player.strength, 7)
    for token in (STONE, WOOD, MAGIC):
        n = stock[token]
        if n:
            future += RESOURCE + MORE * min(n - 1, 2) + SURPLUS * max(0, n - 3)
    future += FIRST_GEM * min(stock[GEM], player.towers) + KNIGHTS * min(stock[KNIGHT], 4)
    future += TOWER * (TOWERS - player.towers)
    for space, n in zip(player.influence, icons(game, player), strict=True):
        future += SPACE * (n + 1) * (space % SECTION) + 0.5 * space
    for tile in player.grants:
        if tile.grant is not None:
            future += GRANT * bounty(tile.grant)
    future += CARD * (len(player.hand) + len(player.played) + len(player.laid)) + READY * min(len(player.hand), 6)
    future += opportunities(game, player)
    if game.active == player.seat:
        future += pending(game, player)
    return float(points(game, player)) + future * left


def bounty(reward: Reward) -> float:
    total = 0.0
    for kind, n in reward.amounts:
        total += WORTH[kind] * n
    return total


def opportunities(game: Margraves, player: Player) -> float:
    """What the margrave's location has to offer."""
    total = 0.0
    start = player.place * TOWER_SLOTS
    here = game.slots[start : start + TOWER_SLOTS]
    stock = player.stock
    if -1 in here and player.seat not in here and player.towers and stock[GEM]:
        total += ON_SITE * (min(stock[STONE], 1) + min(stock[WOOD], 1) + min(stock[MAGIC], 1)) / 3
    return total + PREY * best_prey(game, player, player.place, 0)


def best_prey(game: Margraves, player: Player, place: int, more: int) -> float:
    """What the best monster within reach of a location would bring, with so much more strength."""
    force = player.strength + player.stock[KNIGHT] + game.knights[place] + more
    best = 0.0
    for lair in game.box.pack.locations[place].lairs:
        pile = game.piles[lair.index]
        if game.slain != lair.index and pile[-1].strength <= force and pile[-1].magic <= player.stock[MAGIC]:
            best = max(best, profit(pile[-1]))
    return best


def profit(monster: Monster) -> float:
    return bounty(monster.whole) - 0.4 * monster.strength - 0.7 * monster.magic


# --- what is about to happen ----------------------------------------------------------------------------------------


def pending(game: Margraves, player: Player) -> float:
    """What the card that was played, or what was chosen instead, will still bring in this turn."""
    if game.phase == Phase.BUILD:
        return BUILDING
    if game.phase == Phase.RECALL:
        return RECALL + READY * (len(player.played) + len(player.laid))
    if game.card is None:
        return 0.0
    if game.phase == Phase.PENNANT:
        return pennant(game, player, game.card)
    if game.phase == Phase.POWER:
        return text(game, player, game.card)
    return 0.0


def pennant(game: Margraves, player: Player, card: Citizen) -> float:
    guild = card.guild
    assert guild is not None
    total = 0.0
    for i in range(game.part, len(guild.pennant)):
        reward = guild.rewards[i]
        effect = guild.pennant[i]
        if reward is not None:
            total += bounty(reward)
        elif isinstance(effect, Do) and effect.verb == "move":
            total += MOVE
        elif game.knights[player.place] or player.stock[KNIGHT]:
            total += DEPLOY
    return total


def text(game: Margraves, player: Player, card: Citizen) -> float:
    total = 0.0
    force = 0
    for part in card.power[game.part :]:
        if part.who != SELF:
            total += OFFER
            continue
        for _, reward in part.steps:
            if reward is not None:
                for kind, n in reward.amounts:
                    if kind in (STRENGTH, FIRST_TOKEN + KNIGHT):
                        force += n
        total += sentence(game, player, part, force)
    return total


def sentence(game: Margraves, player: Player, part: Part, force: int) -> float:
    """One sentence of the text that is about the player."""
    if isinstance(part.effect, May) and part.gain is not None:
        return OFFER
    total = 0.0
    for effect, reward in part.steps:
        if reward is not None:
            total += bounty(reward)
        elif isinstance(effect, Choose):
            total += max([worth_of(game, player, branch.effect, gain, force) for branch, gain in part.branches])
        else:
            total += worth_of(game, player, effect, None, force)
    return total


def worth_of(game: Margraves, player: Player, effect: Effect, reward: Reward | None, force: int) -> float:
    if reward is not None:
        return bounty(reward)
    if isinstance(effect, Do):
        if effect.verb == "slay":
            return best_prey(game, player, player.place, force) * (1 - PREY)
        if effect.verb == "deploy" and not game.knights[player.place] and not player.stock[KNIGHT]:
            return 0.0
        return VERBS[effect.verb]
    return 0.0

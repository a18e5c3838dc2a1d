"""The five actions, led and followed (rulebook l.252-355; alone l.535-571)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valtable.engine.message import amount
from valtable.engine.question import PASS, YES, Choice
from valtable.games.villages import tell
from valtable.games.villages.cards import Adventurer, Building, Member
from valtable.games.villages.hand import discard, draw, keep_hand_limit, lose, trash
from valtable.games.villages.payment import buildable, pay
from valtable.games.villages.powers import take_gold, use_powers
from valtable.games.villages.state import COIN, COOLING, FREE, Phase, Player, Villages

HARVEST_LEAD: Final = 3  # l.262
HARVEST_FOLLOW: Final = 1
DEVELOP_LEAD: Final = 1  # l.268
DEVELOP_FOLLOW: Final = 2
RECRUIT_LEAD: Final = 1  # l.323
RECRUIT_FOLLOW: Final = 2  # l.673
RECRUIT_SOLO: Final = 2  # l.560


def first_resource(game: Villages) -> None:
    """Once, in turn order, everybody lays one card of the hand out as a resource, for nothing (l.90-97)."""
    player = game.players[(game.active + game.follower) % len(game.players)]
    card = game.ask(player, "first-resource", player.kinds_in_hand())
    lay_out(game, player, card)
    game.follower += 1
    if game.follower == len(game.players):
        game.phase = Phase.LEAD


def lead_step(game: Villages) -> None:
    """Replenish, then lead one action (l.230-243)."""
    player = game.active_player
    tell.player_did(game, "turn", player, {"n": game.turn + 1})
    replenish(game, player)
    options = [action for action in game.box.actions if possible(game, player, True, action.id)]
    game.action = game.ask(player, "lead", options).id
    tell.player_did(game, "leads-" + game.action, player)
    perform(game, player, True)
    game.follower = 1
    game.phase = Phase.FOLLOW if len(game.players) > 1 else Phase.TURN_END


def follow_step(game: Villages) -> None:
    """The next player to the left may follow (l.245)."""
    player = game.players[(game.active + game.follower) % len(game.players)]
    if game.action == "build" and player.hand:
        game.reveal()  # whether they are asked shows something of their hand
    if possible(game, player, False, game.action):
        perform(game, player, False)
    game.follower += 1
    if game.follower == len(game.players):
        game.phase = Phase.TURN_END


def perform(game: Villages, player: Player, leads: bool) -> None:
    """The base action, then the powers that go with it, then the hand limit."""
    village = player.village
    added = ACTS[game.action](game, player, leads)
    if added is None:
        return
    powers = list(village.powers[game.action])  # what the action adds does not work on it yet (l.371)
    powers.extend([card for card in added if card.when == "instant"])
    if powers:
        use_powers(game, player, powers)
    keep_hand_limit(game, player)


def replenish(game: Villages, player: Player) -> None:
    """Coins on one's own castle and resources come home (l.237); alone they take a turn longer (l.520-529)."""
    if not game.box.solo:
        home = sum(1 for coin in player.coins if coin) + (1 if player.castle else 0)
        player.coins = (FREE,) * len(player.coins)
        player.castle = FREE
    else:
        home = sum(1 for coin in player.coins if coin == COOLING) + (1 if player.castle == COOLING else 0)
        player.coins = tuple([COOLING if coin == COIN else FREE for coin in player.coins])
        player.castle = COOLING if player.castle == COIN else FREE
    player.gold += home
    if home and game.journal is not None:
        tell.gained(game, player, [amount("gold", home)])


def lay_out(game: Villages, player: Player, card: Building) -> None:
    """A card from the hand becomes a resource."""
    lose(player, card)
    player.resources = (*player.resources, card)
    player.coins = (*player.coins, FREE)
    if game.journal is not None:
        tell.moved(game, "developed", player, card, f"seat-{player.seat}", f"seat-{player.seat}-resources")


# --- what is possible -----------------------------------------------------------------------------------------------


def possible(game: Villages, player: Player, leads: bool, action: str) -> bool:
    """Whether the action's cost can be paid, with cards and gold already at hand (l.256, l.421)."""
    if action == "develop":
        return len(player.hand) > (DEVELOP_LEAD if leads else DEVELOP_FOLLOW)
    if action == "build":
        return bool(buildable(game, player))
    if action == "recruit":
        return player.gold >= recruit_cost(game, leads) and bool(recruitable(game, player))
    if action == "tax":  # possible with an empty bank (l.354); alone a card must be given up for it (l.564)
        return not game.box.solo or bool(player.hand)
    return True  # a harvest always is


def recruitable(game: Villages, player: Player) -> list[Adventurer]:
    return [card for card in game.row if player.village.welcomes(card)]


def recruit_cost(game: Villages, leads: bool) -> int:
    if game.box.solo:
        return RECRUIT_SOLO
    return RECRUIT_LEAD if leads else RECRUIT_FOLLOW


# --- the actions: each returns what it added to the village, or None when it was not followed ------------------------


def follows(game: Villages, player: Player, leads: bool) -> bool:
    return leads or game.ask(player, "follow-" + game.action, FOLLOW_OR_NOT) is YES


FOLLOW_OR_NOT: Final = (YES, PASS)


def harvest(game: Villages, player: Player, leads: bool) -> list[Member] | None:
    if not follows(game, player, leads):
        return None
    draw(game, player, HARVEST_LEAD if leads else HARVEST_FOLLOW)
    return []


def develop(game: Villages, player: Player, leads: bool) -> list[Member] | None:
    """Discard (alone: give up) the cost, then lay a card out as a resource."""
    if not follows(game, player, leads):
        return None
    if game.box.solo:
        trash(game, player)
    else:
        discard(game, player, DEVELOP_LEAD if leads else DEVELOP_FOLLOW, "develop-cost")
    lay_out(game, player, game.ask(player, "develop", player.kinds_in_hand()))
    return []


def build(game: Villages, player: Player, leads: bool) -> list[Member] | None:
    """Pay a building's cost and add it; who leads draws a card (l.280-284)."""
    cards: list[Choice] = [*buildable(game, player)]
    card = game.ask(player, "build" if leads else "follow-build", cards if leads else [*cards, PASS])
    if not isinstance(card, Building):
        return None
    pay(game, player, card)
    lose(player, card)
    player.village = player.village.with_building(card)
    game.quiet = 0
    if game.journal is not None:
        tell.moved(game, "built", player, card, f"seat-{player.seat}", f"seat-{player.seat}-village")
    if leads:
        draw(game, player, 1)
    return [card]


def recruit(game: Villages, player: Player, leads: bool) -> list[Member] | None:
    """Pay gold to the bank, take an adventurer, fill the row again (l.323-340)."""
    cards: list[Choice] = [*recruitable(game, player)]
    card = game.ask(player, "recruit" if leads else "follow-recruit", cards if leads else [*cards, PASS])
    if not isinstance(card, Adventurer):
        return None
    cost = recruit_cost(game, leads)
    player.gold -= cost
    game.bank += cost
    game.row.remove(card)
    player.village = player.village.with_adventurer(card)
    game.quiet = 0
    if game.journal is not None:
        tell.moved(game, "recruited", player, card, card.id, f"seat-{player.seat}-village")
    if game.adventurer_deck:
        new = game.adventurer_deck[-1]
        game.adventurer_deck = game.adventurer_deck[:-1]
        game.row.append(new)
        game.reveal()
        if game.journal is not None:
            game.tell("adventurer-arrives", {"card": new.name(), "to": new.id})
    return [card]


def tax(game: Villages, player: Player, leads: bool) -> list[Member] | None:
    """One gold for who leads, a card for everybody (l.349-355); alone, a card is given up for the gold (l.564)."""
    if not follows(game, player, leads):
        return None
    if game.box.solo:
        trash(game, player)
        take_gold(game, player, 1)
        return []
    if leads:
        take_gold(game, player, 1)
    draw(game, player, 1)
    return []


ACTS: Final[dict[str, Callable[[Villages, Player, bool], list[Member] | None]]] = {
    "harvest": harvest,
    "develop": develop,
    "build": build,
    "recruit": recruit,
    "tax": tax,
}

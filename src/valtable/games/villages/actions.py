"""The five actions, led and followed (rulebook l.252-355; alone l.535-571)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message, amount
from valtable.engine.question import PASS, YES, Choice
from valtable.games.villages import tell
from valtable.games.villages.cards import Adventurer, Building, Member
from valtable.games.villages.hand import discard, draw, keep_hand_limit, lose, pick, trash
from valtable.games.villages.payment import buildable, pay
from valtable.games.villages.powers import take_gold, use_powers
from valtable.games.villages.state import COIN, COOLING, FREE, HAND_LIMIT, Phase, Player, Villages
from valtable.games.villages.vocabulary import ACTIONS

HARVEST_LEAD: Final = 3  # l.262
HARVEST_FOLLOW: Final = 1
DEVELOP_LEAD: Final = 1  # l.268
DEVELOP_FOLLOW: Final = 2
RECRUIT_LEAD: Final = 1  # l.323
RECRUIT_FOLLOW: Final = 2  # l.673
RECRUIT_SOLO: Final = 2  # l.560


def first_resource(game: Villages) -> None:
    """Once, in turn order, everybody lays out one card of their hand as a resource, free of charge (l.90-97)."""
    player = game.players[(game.active + game.follower) % len(game.players)]
    lay_out(game, player, pick(game, player, "first-resource"))
    game.follower += 1
    if game.follower == len(game.players):
        game.phase = Phase.LEAD


def lead_step(game: Villages) -> None:
    """Replenish, then lead one action (l.230-243)."""
    player = game.active_player
    player.passes_build = False
    if game.journal is not None:
        game.journal.did("turn", player.seat, {"n": game.turn + 1})
    replenish(game, player)
    game.action = game.ask(player, "lead", [action for action in LEADS if possible(game, player, action.id)]).id
    if game.journal is not None:
        game.journal.did("leads-" + game.action, player.seat)
    perform(game, player, True)
    game.follower = 1
    game.phase = Phase.FOLLOW if len(game.players) > 1 else Phase.TURN_END


def follow_step(game: Villages) -> None:
    """The next player to the left may follow (l.245)."""
    player = game.players[(game.active + game.follower) % len(game.players)]
    if may_follow(game, player):
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
    tell.got_gold(game, player, home)


def lay_out(game: Villages, player: Player, card: Building) -> None:
    """A card from the hand becomes a resource."""
    lose(game, player, card)
    player.resources = (*player.resources, card)
    player.coins = (*player.coins, FREE)
    tell.played(game, "developed", player, card, "resources")


# --- what is possible -----------------------------------------------------------------------------------------------


class Lead(Choice):
    """An action as something to lead, with what it costs and brings."""

    __slots__ = ()

    def label(self, game: Game) -> Message:
        assert isinstance(game, Villages)
        alone = game.box.solo
        if self.id == "harvest":
            room = HAND_LIMIT - len(game.active_player.hand) if alone else HARVEST_LEAD
            return Message("lead-harvest", {"n": min(HARVEST_LEAD, room)})
        if self.id == "recruit":
            return Message("lead-recruit", {"price": amount("gold", recruit_cost(game, True))})
        if self.id == "build":
            return Message("lead-build")
        if self.id == "develop":
            return Message("lead-develop-alone" if alone else "lead-develop")
        return Message("lead-tax-alone" if alone else "lead-tax", {"n": min(1, game.bank)})


LEADS: Final = [Lead(action) for action in ACTIONS]


def possible(game: Villages, player: Player, action: str) -> bool:
    """Whether the action can be led: its cost paid with cards and gold already at hand (l.256, l.421)."""
    if action == "develop":
        return len(player.hand) > DEVELOP_LEAD
    if action == "build":
        return bool(buildable(game, player))
    if action == "recruit":
        return player.gold >= recruit_cost(game, True) and bool(recruitable(game, player))
    if action == "tax":  # possible with an empty bank (l.354); alone a card must be given up for it (l.564)
        return not game.box.solo or bool(player.hand)
    return True  # a harvest always is


def may_follow(game: Villages, player: Player) -> bool:
    """Whether the action might be followed, as far as everybody can see: whoever holds a card is asked about Build,
    unless they do not want to be."""
    if game.action == "develop":
        return len(player.hand) > DEVELOP_FOLLOW
    if game.action == "build":
        return bool(player.hand) and not player.passes_build
    if game.action == "recruit":
        return player.gold >= RECRUIT_FOLLOW and bool(recruitable(game, player))
    return True


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
PASS_UNTIL_TURN: Final = Choice("pass-until-turn")


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
    lay_out(game, player, pick(game, player, "develop"))
    return []


def build(game: Villages, player: Player, leads: bool) -> list[Member] | None:
    """Pay a building's cost and add it; whoever leads then draws a card (l.280-284)."""
    cards: list[Choice] = [*buildable(game, player)]
    if leads:
        card = game.ask(player, "build", cards, hidden=len(player.hand) > 1)
    else:
        card = game.ask(player, "follow-build", [*cards, PASS, PASS_UNTIL_TURN])
    if not isinstance(card, Building):
        player.passes_build = card is PASS_UNTIL_TURN
        if player.passes_build and game.journal is not None:
            game.journal.did("passes-build", player.seat)
        return None
    pay(game, player, card)
    lose(game, player, card)
    player.village = player.village.with_building(card)
    game.quiet = 0
    tell.played(game, "built", player, card, "village")
    if leads:
        draw(game, player, 1)
    return [card]


class Fee(Choice):
    """What an adventurer costs now, for the question whom to recruit."""

    __slots__ = ("gold",)

    def __init__(self, gold: int) -> None:
        super().__init__(f"gold-{gold}")
        self.gold = gold

    def about(self) -> dict[str, Message]:
        return {"price": amount("gold", self.gold)}


def recruit(game: Villages, player: Player, leads: bool) -> list[Member] | None:
    """Pay gold to the bank and take an adventurer, whose place in the row the next one takes (l.323-340)."""
    cost = recruit_cost(game, leads)
    cards: list[Choice] = [*recruitable(game, player)]
    card = game.ask(player, "recruit" if leads else "follow-recruit", cards if leads else [*cards, PASS], Fee(cost))
    if not isinstance(card, Adventurer):
        return None
    player.gold -= cost
    game.bank += cost
    player.village = player.village.with_adventurer(card)
    game.quiet = 0
    tell.played(game, "recruited", player, card, "village")
    place = game.row.index(card)
    if game.adventurer_deck:
        new = game.row[place] = game.adventurer_deck[-1]
        game.adventurer_deck = game.adventurer_deck[:-1]
        game.reveal()
        tell.turned_up(game, "adventurer-arrives", new, "adventurer-deck", new.id)
    else:
        del game.row[place]
    return [card]


def tax(game: Villages, player: Player, leads: bool) -> list[Member] | None:
    """One gold for whoever leads, a card for everybody (l.349-355); alone, a card is given up for the gold (l.564)."""
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

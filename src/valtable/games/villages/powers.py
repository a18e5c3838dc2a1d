"""Special powers (rulebook l.357-433): optional, once per action, in any order, after the base action."""

from __future__ import annotations

from valtable.engine.effects import Do, Gain
from valtable.engine.message import amount, player_name
from valtable.engine.pack import Offer
from valtable.engine.question import PASS, Choice, SeatChoice
from valtable.games.villages import tell
from valtable.games.villages.cards import Member
from valtable.games.villages.hand import can_draw, discard, draw, lose, make_deck
from valtable.games.villages.state import Player, Villages, in_village
from valtable.games.villages.words import TYPES, in_words


def use_powers(game: Villages, player: Player, powers: list[Member]) -> None:
    """As the player likes, gold included: who has none at hand cannot be robbed of it (l.379, l.618)."""
    unused = list(powers)
    while unused:
        make_deck(game)
        usable: list[Choice] = [Power(card) for card in unused if possible(game, player, card)]
        if not usable:
            return
        choice = game.ask(player, "use-power", [*usable, PASS])
        if not isinstance(choice, Power):
            return
        card = choice.member
        unused.remove(card)
        if card.price:
            discard(game, player, card.price, "discard-for", card)
        work(game, player, card)


class Power(Offer):
    """A power that may be used now: the card in the village, since another one of its name may be in the hand."""

    __slots__ = ("member",)

    def __init__(self, member: Member) -> None:
        assert member.power is not None
        super().__init__(member, in_words(member.power))
        self.id = in_village(member)
        self.member = member


def possible(game: Villages, player: Player, card: Member) -> bool:
    """Whether its cost can be paid (l.391) and it would bring anything."""
    if len(player.hand) < card.price:
        return False
    gain = card.gain
    if isinstance(gain, Gain):
        if gain.resource == "gold":
            return game.bank > 0
        return card.price > 0 or (can_draw(game, player) and cards_gained(player, gain) > 0)
    assert isinstance(gain, Do)
    if game.box.solo:
        return game.bank > 0 if gain.verb == "steal_gold" else can_draw(game, player)
    return bool(victims(game, player, gain))


def work(game: Villages, player: Player, card: Member) -> None:
    """What the power does, once it is paid for."""
    gain = card.gain
    if isinstance(gain, Gain):
        if gain.resource == "gold":
            take_gold(game, player, gain.amount, card)
        else:
            draw(game, player, cards_gained(player, gain))
        return
    assert isinstance(gain, Do)
    n = int(gain.args[0])
    if game.box.solo:  # alone, the deck and the bank stand for the opponents (l.569-571)
        if gain.verb == "steal_gold":
            take_gold(game, player, n, card)
        else:
            draw(game, player, n)
        return
    targets = victims(game, player, gain)
    if targets:
        victim = game.players[game.ask(player, "steal-from", targets, card).seat]
        if gain.verb == "steal_gold":
            steal_gold(game, player, victim, n, card)
        else:
            steal_cards(game, player, victim, n, card)


def cards_gained(player: Player, gain: Gain) -> int:
    if gain.counter is None:
        return gain.amount
    if gain.counter.kind == "adventurer":
        return gain.amount * len(player.village.adventurers)
    return gain.amount * player.village.types[TYPES.index(gain.counter.name)]


def take_gold(game: Villages, player: Player, n: int, card: Member | None = None) -> None:
    """From the bank, as long as it has any (l.353)."""
    got = min(n, game.bank)
    game.bank -= got
    player.gold += got
    if got and game.journal is not None:
        tell.gained(game, player, [amount("gold", got)], card)


def victims(game: Villages, player: Player, theft: Do) -> list[SeatChoice]:
    """Opponents who have something to take; gold on cards is safe (l.619)."""
    return [
        game.box.seats[other.seat]
        for other in game.players
        if other is not player and (other.gold if theft.verb == "steal_gold" else other.hand)
    ]


def steal_gold(game: Villages, player: Player, victim: Player, n: int, card: Member) -> None:
    got = min(n, victim.gold)
    victim.gold -= got
    player.gold += got
    if game.journal is not None:
        args = {"victim": player_name(victim.seat), "what": amount("gold", got), "card": card.name()}
        tell.player_did(game, "stole-gold", player, args)


def steal_cards(game: Villages, player: Player, victim: Player, n: int, card: Member) -> None:
    """Random cards out of a hand (l.608, l.623). Third parties are no longer sure what the victim still holds."""
    pair = (1 << player.seat) | (1 << victim.seat)
    for _ in range(min(n, len(victim.hand))):
        taken = victim.hand[game.chance.below(len(victim.hand))][0]
        stolen = lose(victim, taken, game.box.everyone & ~pair)
        player.hand = (*player.hand, (taken, pair, stolen[2]))
        tell.stole_card(game, player, victim, taken, card)

"""Special powers (rulebook l.357-433): optional, once per action, in any order, after the base action."""

from __future__ import annotations

from valtable.engine.effects import Gain
from valtable.engine.message import amount, player_name
from valtable.engine.pack import Offer
from valtable.engine.question import PASS, Choice, SeatChoice
from valtable.games.villages import tell
from valtable.games.villages.cards import Member
from valtable.games.villages.hand import can_draw, discard, draw, lose, make_deck
from valtable.games.villages.state import Player, Villages, in_village
from valtable.games.villages.vocabulary import Steal, in_words


def use_powers(game: Villages, player: Player, powers: list[Member]) -> None:
    """All of them are optional, gold included: a player who has none at hand cannot be robbed of it (l.379, l.618)."""
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
    if isinstance(gain, Steal):
        return bool(victims(game, player, gain))
    assert isinstance(gain, Gain)
    if gain.resource == "gold":
        return game.bank > 0
    return card.price > 0 or (can_draw(game, player) and player.village.amount_of(gain) > 0)


def work(game: Villages, player: Player, card: Member) -> None:
    """What the power does, once it is paid for."""
    gain = card.gain
    if isinstance(gain, Gain):
        if gain.resource == "gold":
            take_gold(game, player, gain.amount, card)
        else:
            draw(game, player, player.village.amount_of(gain))
        return
    assert isinstance(gain, Steal)
    targets = victims(game, player, gain)
    if targets:
        victim = game.players[game.ask(player, "steal-from", targets, card).seat]
        if gain.what == "gold":
            steal_gold(game, player, victim, gain.n, card)
        else:
            steal_cards(game, player, victim, gain.n, card)


def take_gold(game: Villages, player: Player, n: int, card: Member | None = None) -> None:
    """From the bank, as long as it has any (l.353)."""
    got = min(n, game.bank)
    game.bank -= got
    player.gold += got
    tell.got_gold(game, player, got, card)


def victims(game: Villages, player: Player, theft: Steal) -> list[SeatChoice]:
    """Opponents who have something to take; gold on cards is safe (l.619)."""
    return [
        game.box.seats[other.seat]
        for other in game.players
        if other is not player and (other.gold if theft.what == "gold" else other.hand)
    ]


def steal_gold(game: Villages, player: Player, victim: Player, n: int, card: Member) -> None:
    got = min(n, victim.gold)
    victim.gold -= got
    player.gold += got
    if game.journal is not None:
        args = {"victim": player_name(victim.seat), "what": amount("gold", got), "card": card.name()}
        where = {"from": f"seat-{victim.seat}-gold", "to": f"seat-{player.seat}-gold"}
        game.journal.did("stole-gold", player.seat, {**args, **where})


def steal_cards(game: Villages, player: Player, victim: Player, n: int, card: Member) -> None:
    """Random cards out of a hand (l.608, l.623). Third parties are no longer sure what the victim still holds."""
    pair = (1 << player.seat) | (1 << victim.seat)
    for _ in range(min(n, len(victim.hand))):
        held = victim.hand[game.chance.below(len(victim.hand))]
        taken = held[0]
        lose(game, victim, taken, game.box.everyone & ~pair)
        player.hand = (*player.hand, (taken, pair, max(held[2], game.mixed)))
        tell.stole_card(game, player, victim, taken, card)

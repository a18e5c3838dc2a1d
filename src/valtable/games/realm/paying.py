"""What the cards of the centre cost a player, and how that is paid (rulebook l.302-303, l.320, l.342, l.398)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.engine.question import Choice
from valtable.games.realm.cards import Citizen, Domain, Monster
from valtable.games.realm.state import CENTRE, Place, Realm, Ruler
from valtable.games.realm.vocabulary import GOLD, Resource, amounts


def monster_cost(game: Realm, number: int, card: Monster) -> tuple[int, int]:
    """Strength and magic, with the tokens that lie on the card (l.636)."""
    if not game.tokens:
        return card.strength, card.magic
    strength, magic, _ = game.tokens_on(number)
    return card.strength + strength, card.magic + magic


def citizen_cost(game: Realm, player: Ruler, card: Citizen) -> int:
    """The base cost and one gold for each card of that name already there, starters included (l.320, l.327)."""
    surcharge = game.ways.surcharge
    cost = card.cost if surcharge is None else card.cost + surcharge(game, card)
    if player.tableau.powers.ignores_plus:
        return cost
    return cost + player.tableau.names.get(card.counts_as, 0)


def domain_cost(player: Ruler, card: Domain) -> int:
    """What is printed, less what other domains take off; one gold at least."""
    return max(1, card.cost - player.tableau.powers.discount)


class Deed(Choice):
    """What an action can do at one place of the centre: slay, recruit or build what lies there."""

    __slots__ = ("place",)

    def __init__(self, place: Place) -> None:
        super().__init__(place.id)
        self.place = place

    def label(self, game: Game) -> Message:
        assert isinstance(game, Realm)
        card = game.top(self.place.number)
        player = game.active_player
        if isinstance(card, Monster):
            strength, magic = monster_cost(game, self.place.number, card)
            args = {"card": card.name(), "price": amounts(0, strength, magic), "n": game.number_above(self.place)}
            return Message("deed-slay-there" if args["n"] else "deed-slay", args)
        if isinstance(card, Citizen):
            gold = citizen_cost(game, player, card)
            return Message("deed-recruit", {"card": card.name(), "price": amounts(gold, 0, 0)})
        assert isinstance(card, Domain)
        return Message("deed-build", {"card": card.name(), "price": amounts(domain_cost(player, card), 0, 0)})


DEEDS: Final = [Deed(place) for place in CENTRE]


class Payment(Choice):
    """One way to pay, all at once: magic may stand for gold and strength."""

    __slots__ = ("gold", "magic", "strength")

    def __init__(self, id: str, gold: int, strength: int, magic: int) -> None:
        super().__init__(id)
        self.gold = gold
        self.strength = strength
        self.magic = magic

    def label(self, game: Game) -> Message:
        return Message("option-payment", {"price": amounts(self.gold, self.strength, self.magic)})


PAYMENTS: Final[dict[str, dict[int, list[Payment]]]] = {"gold": {}, "strength": {}}


def payments(player: Ruler, resource: Resource, cost: int, magic: int) -> list[Payment]:
    """Every exact payment, the one with the least magic first: one at least of the resource itself (l.398, l.851)."""
    least = max(0, cost - player.has(resource))
    most = min(cost - 1, player.magic - magic)
    known = PAYMENTS[resource.id]
    key = ((cost * 1000 + magic) * 1000 + least) * 1000 + most
    found = known.get(key)
    if found is None:
        found = known[key] = []
        for k in range(least, most + 1):  # so much magic instead
            gold, strength = (cost - k, 0) if resource is GOLD else (0, cost - k)
            found.append(Payment(f"magic-{k}", gold, strength, magic + k))
    return found


def spend(game: Realm, player: Ruler, card: Card, resource: Resource, cost: int, magic: int = 0) -> Payment:
    return paid(game, player, card, payments(player, resource, cost, magic))


def paid(game: Realm, player: Ruler, card: Card, ways: list[Payment]) -> Payment:
    """Choose one of these ways to pay for a card, and pay."""
    payment = game.ask(player, "pay", ways, card)
    player.gold -= payment.gold
    player.strength -= payment.strength
    player.magic -= payment.magic
    return payment


def usual(_game: Realm, _seat: int, prompt: str, choices: Sequence[Choice], _about: Choice | None) -> Choice | None:
    """Magic can stand for everything else: the payment with the least of it, which is offered first."""
    return choices[0] if prompt == "pay" else None

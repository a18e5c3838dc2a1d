"""The Action Phase (rulebook l.248-261, l.298-351): slay, recruit, build, or take one resource, twice."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Do, Gain, Pay
from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.engine.question import PASS, Choice
from valtable.games.kingdom import tell
from valtable.games.kingdom.cards import Citizen, Domain, Monster, Power
from valtable.games.kingdom.effects import (
    can_pay,
    draw_citizen,
    gain,
    gain_citizen,
    pay,
    resolve,
    steal,
    steal_targets,
)
from valtable.games.kingdom.exhausted import cover_empty_stacks, replace_slain_event
from valtable.games.kingdom.monster_events import clear_tokens
from valtable.games.kingdom.state import CENTRE, CITIZENS, DOMAINS, PLACES, Kingdom, Phase, Place, Player
from valtable.games.kingdom.words import GOLD, MAGIC, RESOURCES, STRENGTH, Resource


def first_action(game: Kingdom) -> None:
    """What the domains bring at the start of the phase, then the first action."""
    player = game.active_player
    for domain in player.tableau.powers.at_action_start:
        gain(game, player, domain.effect, domain)
    act(game, player)
    game.phase = Phase.SECOND_ACTION


def second_action(game: Kingdom) -> None:
    act(game, game.active_player)
    game.phase = Phase.ACTION_END


def action_end(game: Kingdom) -> None:
    """The powers that work when both actions are done, each once, in the owner's order (l.580)."""
    player = game.active_player
    unused: list[Domain] = []
    for domain in player.tableau.powers.at_action_end:
        if isinstance(domain.effect, Gain):
            gain(game, player, domain.effect, domain)
        else:
            unused.append(domain)
    while unused:
        usable: list[Choice] = [domain.offer for domain in unused if usable_now(game, player, domain)]
        if not usable:
            break
        choice = game.ask(player, "action-end", [*usable, PASS])
        if not isinstance(choice, Power):
            break
        domain = choice.domain
        unused.remove(domain)
        if isinstance(domain.effect, Pay):
            pay(game, player, domain.effect, domain)
        else:
            assert isinstance(domain.effect, Do)
            steal(game, player, [domain.effect], domain)
    game.phase = Phase.MONSTERS if game.box.solo else Phase.TURN_END


def usable_now(game: Kingdom, player: Player, domain: Domain) -> bool:
    effect = domain.effect
    if isinstance(effect, Pay):
        return can_pay(player, effect)
    assert isinstance(effect, Do)
    return game.box.solo or bool(steal_targets(game, player, [effect]))


class Deed(Choice):
    """What an action can do at one place of the centre: slay, recruit or build what lies there."""

    __slots__ = ("place",)

    def __init__(self, place: Place) -> None:
        super().__init__(place.id)
        self.place = place

    def words(self, game: Game) -> Message:
        assert isinstance(game, Kingdom)
        card = self.place.top(game)
        player = game.active_player
        if isinstance(card, Monster):
            strength, magic = monster_cost(game, self.place.number, card)
            return Message("deed-slay", {"card": card.name(), "price": tell.amounts(0, strength, magic)})
        if isinstance(card, Citizen):
            return Message(
                "deed-recruit", {"card": card.name(), "price": tell.amounts(citizen_cost(player, card), 0, 0)}
            )
        assert isinstance(card, Domain)
        return Message("deed-build", {"card": card.name(), "price": tell.amounts(domain_cost(player, card), 0, 0)})


DEEDS: Final = [Deed(place) for place in CENTRE]


def act(game: Kingdom, player: Player) -> None:
    """One action, finished before the next (l.261); emptied stacks are covered at its end (l.265)."""
    choice = game.ask(player, "action", deeds(game, player))
    if isinstance(choice, Resource):
        player.gain(choice, 1)
        tell.took_resource(game, player, choice)
        return
    assert isinstance(choice, Deed)
    number = choice.place.number
    if number < CITIZENS or number in game.covers:
        slay(game, player, number)
    elif number < DOMAINS:
        recruit(game, player, number)
    else:
        build(game, player, number)
    cover_empty_stacks(game, player)


def deeds(game: Kingdom, player: Player) -> list[Choice]:
    """Everything the player can do with one action; taking a resource is always possible (l.329).

    What changes the centre comes first, so that whoever always takes the first option still comes to an end.
    """
    found = slayable(game, player)
    if player.gold:  # at least one gold must be spent (l.320, l.342)
        add_purchases(game, player, found)
    found.extend(RESOURCES)
    return found


def add_purchases(game: Kingdom, player: Player, found: list[Choice]) -> None:
    """The citizens and domains that the player can pay for."""
    purse = player.gold + player.magic
    tableau = player.tableau
    names = tableau.names
    plus = not tableau.powers.ignores_plus
    number = CITIZENS
    for citizens in game.citizens:
        if citizens:
            citizen = citizens[-1]
            rest = purse - citizen.cost
            if rest >= 0 and (not plus or rest >= names.get(citizen.counts_as, 0)):
                found.append(DEEDS[number])
        number += 1
    purse += tableau.powers.discount
    for domains in game.domains:
        if domains:
            domain = domains[-1]
            if purse >= domain.cost and tableau.meets(domain):
                found.append(DEEDS[number])
        number += 1


def slayable(game: Kingdom, player: Player) -> list[Choice]:
    """The monsters and events that the player can pay for."""
    found: list[Choice] = []
    strength = player.strength
    if strength == 0:
        return found  # at least one strength must be spent (l.303)
    magic = player.magic
    if not game.box.events:
        for number, stack in enumerate(game.monsters):
            if stack:
                monster = stack[-1]
                rest = magic - monster.magic
                if rest >= 0 and strength + rest >= monster.strength:
                    found.append(DEEDS[number])
        return found
    for number in range(PLACES):
        card = monster_at(game, number)
        if card is not None:
            need, spell = monster_cost(game, number, card)
            if magic >= spell and strength + magic - spell >= need:
                found.append(DEEDS[number])
    return found


# --- paying ---------------------------------------------------------------------------------------------------------


class Payment(Choice):
    """One way to pay: so much of the resource asked for, and so much magic in its stead."""

    __slots__ = ("magic", "n", "resource")

    def __init__(self, resource: Resource, n: int, extra: int, magic: int) -> None:
        super().__init__(f"magic-{extra}")
        self.resource = resource
        self.n = n
        self.magic = magic

    def words(self, game: Game) -> Message:
        return Message("option-payment", {"price": self.price()})

    def price(self) -> list[Message]:
        if self.resource is GOLD:
            return tell.amounts(self.n, 0, self.magic)
        return tell.amounts(0, self.n, self.magic)


PAYMENTS: Final[dict[str, dict[int, list[Payment]]]] = {"gold": {}, "strength": {}}


def payments(player: Player, resource: Resource, cost: int, magic: int) -> list[Payment]:
    """Every exact payment, the one with the least magic first: one at least of the resource itself (l.398, l.851)."""
    least = max(0, cost - player.has(resource))
    most = min(cost - 1, player.magic - magic)
    known = PAYMENTS[resource.id]
    key = ((cost * 1000 + magic) * 1000 + least) * 1000 + most
    found = known.get(key)
    if found is None:
        found = known[key] = [Payment(resource, cost - k, k, magic + k) for k in range(least, most + 1)]
    return found


def spend(game: Kingdom, player: Player, card: Card, resource: Resource, cost: int, magic: int = 0) -> Payment:
    payment = game.ask(player, "pay", payments(player, resource, cost, magic), card)
    player.gain(resource, -payment.n)
    player.gain(MAGIC, -payment.magic)
    return payment


# --- slay -----------------------------------------------------------------------------------------------------------


def monster_at(game: Kingdom, number: int) -> Monster | None:
    """The monster or monster event that can be slain there."""
    if number < CITIZENS and game.monsters[number]:
        return game.monsters[number][-1]
    return game.event_at(number)


def monster_cost(game: Kingdom, number: int, card: Monster) -> tuple[int, int]:
    """Strength and magic, with the tokens that lie on the card (l.636)."""
    if not game.tokens:
        return card.strength, card.magic
    strength, magic, _ = game.tokens_on(number)
    return card.strength + strength, card.magic + magic


def slay(game: Kingdom, player: Player, number: int) -> None:
    """Pay, put the monster on the victory pile, take the rewards (l.300-305)."""
    monster = monster_at(game, number)
    assert monster is not None
    strength, magic = monster_cost(game, number, monster)
    payment = spend(game, player, monster, STRENGTH, strength, magic)
    gold = clear_tokens(game, number)[2] if game.tokens else 0
    if number < CITIZENS and game.monsters[number]:
        game.monsters[number] = game.monsters[number][:-1]
    else:
        replace_slain_event(game, number)
    player.victory_pile = (*player.victory_pile, monster)
    place = game.box.places[number].id
    if game.journal is not None:
        tell.moved(game, "slew", player, monster, place, f"seat-{player.seat}", payment.price())
    if gold:
        player.gold += gold
        tell.gained(game, player, monster, tell.amounts(gold, 0, 0))
    resolve(game, player, monster.reward, monster)
    for domain in player.tableau.powers.on_slay:
        gain(game, player, domain.effect, domain)


def slay_again(game: Kingdom, player: Player, card: Card) -> bool:
    """An extra slay action that is not one of the two (l.578)."""
    targets = slayable(game, player)
    if not targets:
        return False
    choice = game.ask(player, "slay-again", [*targets, PASS], card)
    if not isinstance(choice, Deed):
        return False
    slay(game, player, choice.place.number)
    return True


# --- recruit and build ----------------------------------------------------------------------------------------------


def citizen_cost(player: Player, card: Citizen) -> int:
    """The base cost and one gold for each card of that name already there, starters included (l.320, l.327)."""
    if player.tableau.powers.ignores_plus:
        return card.cost
    return card.cost + player.tableau.names.get(card.counts_as, 0)


def recruit(game: Kingdom, player: Player, number: int) -> None:
    row = number - CITIZENS
    card = game.citizens[row][-1]
    payment = spend(game, player, card, GOLD, citizen_cost(player, card))
    if game.journal is not None:
        place = game.box.places[number].id
        tell.moved(game, "recruited", player, card, place, f"seat-{player.seat}", payment.price())
    draw_citizen(game, row)
    gain_citizen(game, player, card)


def domain_cost(player: Player, card: Domain) -> int:
    return max(1, card.cost - player.tableau.powers.discount)


def build(game: Kingdom, player: Player, number: int) -> None:
    """Pay, put the domain in the tableau, take its reward, turn up the next one (l.341-345)."""
    row = number - DOMAINS
    card = game.domains[row][-1]
    payment = spend(game, player, card, GOLD, domain_cost(player, card))
    place = game.box.places[number].id
    game.domains[row] = game.domains[row][:-1]
    game.unturned = row
    player.tableau = player.tableau.with_domain(card)
    if game.journal is not None:
        tell.moved(game, "built", player, card, place, f"seat-{player.seat}", payment.price())
    if card.timing == "on_build":
        resolve(game, player, card.effect, card)
    turn_up_domain(game, row)


def turn_up_domain(game: Kingdom, row: int) -> None:
    game.unturned = -1
    stack = game.domains[row]
    if stack:
        game.reveal()
        tell.turned_up(game, stack[-1], game.box.places[DOMAINS + row].id)

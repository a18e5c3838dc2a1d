"""The Action Phase (rulebook l.248-261, l.298-351): slay, recruit, build, or take one resource, twice."""

from __future__ import annotations

from valtable.engine.effects import Do, Gain, May
from valtable.engine.pack import Card
from valtable.engine.question import PASS, Choice
from valtable.games.kingdom.state import Kingdom, Phase, Player
from valtable.games.realm import tell
from valtable.games.realm.cards import Domain
from valtable.games.realm.effects import gain, offer, pay, possible, resolve
from valtable.games.realm.exhausted import cover_empty_stacks
from valtable.games.realm.paying import DEEDS, Deed, domain_cost, spend
from valtable.games.realm.recruiting import add_recruits, recruit
from valtable.games.realm.slaying import slay, slayable
from valtable.games.realm.state import CENTRE, CITIZENS, DOMAINS
from valtable.games.realm.vocabulary import GOLD, RESOURCES, Resource


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
        usable: list[Choice] = [domain.offer for domain in unused if possible(game, player, domain.effect)]
        if not usable:
            break
        choice = offer(game, player, "action-end", [*usable, PASS])
        chosen = [domain for domain in unused if domain.offer is choice]
        if not chosen:
            break
        unused.remove(chosen[0])
        use(game, player, chosen[0])
    game.phase = game.box.after_actions


def use(game: Kingdom, player: Player, domain: Domain) -> None:
    """Use a power that its owner has just named: it is not to be declined any more."""
    effect = domain.effect
    if domain.price is not None:
        pay(game, player, domain.price, domain)
    else:
        resolve(game, player, effect.effect if isinstance(effect, May) else effect, domain)


def act(game: Kingdom, player: Player) -> None:
    """One action, finished before the next (l.261); emptied stacks are covered at its end (l.265)."""
    choice = game.ask(player, "action", deeds(game, player))
    if isinstance(choice, Resource):
        player.gain(choice, 1)
        tell.resource_moved(game, "took-resource", player, choice, 1)
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
    """Which actions there are now; taking a resource is always possible (l.329).

    What changes the centre comes first, so that whoever always takes the first option still comes to an end.
    """
    found = slayable(game, player)
    if player.gold:  # at least one gold must be spent (l.320, l.342)
        add_recruits(game, player, found)
        add_buildings(game, player, found)
    found.extend(RESOURCES)
    return found


def add_buildings(game: Kingdom, player: Player, found: list[Choice]) -> None:
    """The domains that the player can pay for, and has the roles for."""
    tableau = player.tableau
    purse = player.gold + player.magic + tableau.powers.discount
    number = DOMAINS
    for domains in game.domains:
        if domains:
            domain = domains[-1]
            if purse >= domain.cost and tableau.meets(domain):
                found.append(DEEDS[number])
        number += 1


def build(game: Kingdom, player: Player, number: int) -> None:
    """Pay, put the domain in the tableau, take its reward, turn up the next one (l.341-345)."""
    row = number - DOMAINS
    card = game.domains[row][-1]
    paid = spend(game, player, card, GOLD, domain_cost(player, card))
    game.domains[row] = game.domains[row][:-1]
    game.unturned = row
    player.tableau = player.tableau.with_domain(card)
    tell.took(game, "built", player, card, CENTRE[number], paid.gold, 0, paid.magic)
    if card.timing == "on_build":
        resolve(game, player, card.effect, card)
    turn_up_domain(game, row)


def turn_up_domain(game: Kingdom, row: int) -> None:
    game.unturned = -1
    stack = game.domains[row]
    if stack:
        game.reveal()
        tell.turned_up(game, stack[-1], CENTRE[DOMAINS + row])


def slay_again(game: Kingdom, player: Player, _effect: Do, card: Card, _may_decline: bool) -> bool:
    """An extra slay action that is not one of the two (l.578)."""
    targets = slayable(game, player)
    if not targets:
        return False
    choice = game.ask(player, "slay-again", [*targets, PASS], card)
    if not isinstance(choice, Deed):
        return False
    slay(game, player, choice.place.number)
    return True

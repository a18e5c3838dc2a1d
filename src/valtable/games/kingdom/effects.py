"""Doing what a card says: rewards, powers and choices."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import All, Branch, Choose, Do, Effect, Gain, May, Pay
from valtable.engine.game import Game
from valtable.engine.message import Message, amount, player_name
from valtable.engine.pack import Card, Offer
from valtable.engine.question import NO, PASS, YES, Amount, Choice
from valtable.games.kingdom import tell
from valtable.games.kingdom.cards import FIRST_VALUES, Citizen, Monster, MonsterEvent
from valtable.games.kingdom.counting import count
from valtable.games.kingdom.exhausted import uncover
from valtable.games.kingdom.monster_events import clear_tokens
from valtable.games.kingdom.state import CITIZENS, Kingdom, Place, Player
from valtable.games.kingdom.words import BY_NAME, MOST, RESOURCES, ROLES, Resource


def resolve(game: Kingdom, player: Player, effect: Effect, card: Card, may_decline: bool = False) -> bool:
    """Do the effect of a card; False when it was declined or could not be done."""
    if isinstance(effect, Gain):
        gain(game, player, effect, card)
        return True
    if isinstance(effect, All):
        for i, part in enumerate(effect.parts):
            if not resolve(game, player, part, card, may_decline and i == 0) and i == 0 and may_decline:
                return False
        return True
    if isinstance(effect, Choose):
        branches = [branch for branch in effect.branches if possible(game, player, branch.effect)]
        if not branches:
            return False
        branch: Branch = game.ask(player, "choose-reward", branches, card)
        return resolve(game, player, branch.effect, card)
    if isinstance(effect, May):
        return resolve(game, player, effect.effect, card, True)
    if isinstance(effect, Pay):
        if not can_pay(player, effect) or game.ask(player, "pay-power", YES_NO, Offer(card, effect.message())) is NO:
            return False
        pay(game, player, effect, card)
        return True
    assert isinstance(effect, Do)
    return do(game, player, effect, card, may_decline)


YES_NO: Final = (YES, NO)


def gain(game: Kingdom, player: Player, effect: Effect, card: Card) -> None:
    """Plain gains, counted at this instant."""
    if isinstance(effect, All):
        for part in effect.parts:
            gain(game, player, part, card)
        return
    assert isinstance(effect, Gain)
    n = effect.amount
    if effect.counter is not None:
        n *= count(player, effect.counter)
    if not n:
        return
    resource = game.ask(player, "gain-any", RESOURCES, card) if effect.resource == "wild" else BY_NAME[effect.resource]
    player.gain(resource, n)
    if game.journal is not None:
        tell.gained(game, player, card, [amount(resource.id, n)])


def price(player: Player, effect: Pay) -> int:
    return effect.amount if effect.counter is None else effect.amount * count(player, effect.counter)


def can_pay(player: Player, effect: Pay) -> bool:
    return player.has(BY_NAME[effect.resource]) >= price(player, effect)


def pay(game: Kingdom, player: Player, effect: Pay, card: Card) -> None:
    """Pay, then gain."""
    resource = BY_NAME[effect.resource]
    cost = price(player, effect)
    player.gain(resource, -cost)
    if game.journal is not None:
        tell.exchanged(game, player, card, [amount(resource.id, cost)] if cost else [])
    resolve(game, player, effect.effect, card)


def possible(game: Kingdom, player: Player, effect: Effect) -> bool:
    """Whether the effect can be chosen: a citizen must be there to be taken (l.821), somebody to be robbed."""
    if isinstance(effect, All):
        return all(possible(game, player, part) for part in effect.parts)
    if isinstance(effect, Do):
        if effect.verb == "take_citizen":
            return bool(citizens_to_take(game, effect))
        if effect.verb == "steal":
            return game.box.solo or bool(steal_targets(game, player, [effect]))
    return True


def do(game: Kingdom, player: Player, effect: Do, card: Card, may_decline: bool) -> bool:
    if effect.verb == "take_citizen":
        return take_citizen(game, player, effect, card)
    if effect.verb == "steal":
        return steal(game, player, [effect], card, may_decline=True)
    if effect.verb == "return":
        if effect.args[0] == "monster":
            return return_monster(game, player, card, may_decline)
        return return_citizen(game, player, card, may_decline)
    if effect.verb == "steal_random_monster":
        return steal_random_monster(game, player, card)
    from valtable.games.kingdom.actions import slay_again  # an action whose reward may be an action again

    assert effect.verb == "slay_action"
    return slay_again(game, player, card)


# --- stealing -------------------------------------------------------------------------------------------------------


class Loot(Choice):
    """One resource of one player, as something to take."""

    __slots__ = ("amount", "resource", "seat")

    def __init__(self, seat: int, resource: Resource, amount: int) -> None:
        super().__init__(f"seat-{seat}-{resource.id}")
        self.seat = seat
        self.resource = resource
        self.amount = amount

    def words(self, game: Game) -> Message:
        return Message("option-loot", {"player": player_name(self.seat), "what": amount(self.resource.id, self.amount)})


def steal_targets(game: Kingdom, player: Player, thefts: list[Do]) -> list[Loot]:
    """What can be taken from opponents in play who have any of it; the resting player is no target (l.672)."""
    loot: list[Loot] = []
    for victim in game.in_play():
        if victim is not player:
            for theft in thefts:
                resource = BY_NAME[theft.args[0]]
                n = min(int(theft.args[1]), victim.has(resource))
                if n:
                    loot.append(Loot(victim.seat, resource, n))
    return loot


def steal(
    game: Kingdom, player: Player, thefts: list[Do], card: Card, may_decline: bool = False, may_take_less: bool = False
) -> bool:
    """Take a resource from one opponent: as much as is there when they have less (l.827)."""
    if game.box.solo:
        return steal_from_nobody(game, player, thefts, card)
    loot = steal_targets(game, player, thefts)
    if not loot:
        return False
    options: list[Choice] = [*loot, PASS] if may_decline else [*loot]
    choice = game.ask(player, "steal", options, card)
    if not isinstance(choice, Loot):
        return False
    n = choice.amount
    if may_take_less:
        n = game.ask(player, "steal-amount", AMOUNTS[choice.resource.id][n::-1], card).n
    game.players[choice.seat].gain(choice.resource, -n)
    player.gain(choice.resource, n)
    if n:
        tell.stole(game, player, choice.seat, card, choice.resource, n)
    return True


AMOUNTS: Final[dict[str, list[Amount]]] = {r.id: [Amount(r.id, n) for n in range(MOST + 1)] for r in RESOURCES}


def steal_from_nobody(game: Kingdom, player: Player, thefts: list[Do], card: Card) -> bool:
    """Alone, what would be taken from a player is simply gained (l.751, l.755)."""
    amounts = [AMOUNTS[theft.args[0]][int(theft.args[1])] for theft in thefts]
    choice = game.ask(player, "choose-reward", amounts, card)
    player.gain(BY_NAME[choice.unit], choice.n)
    if game.journal is not None:
        tell.gained(game, player, card, [amount(choice.unit, choice.n)])
    return True


def steal_random_monster(game: Kingdom, player: Player, card: Card) -> bool:
    """A random monster of another player, without its reward (l.847); alone, the leftmost one (l.755)."""
    if game.box.solo:
        for number in range(CITIZENS):
            if game.monsters[number]:
                clear_tokens(game, number)
                monster = game.monsters[number][-1]
                game.monsters[number] = game.monsters[number][:-1]
                player.victory_pile = (*player.victory_pile, monster)
                tell.moved(game, "took-monster", player, monster, game.box.places[number].id, f"seat-{player.seat}")
                return True
        return False
    victims = [game.box.seats[p.seat] for p in game.in_play() if p is not player and p.victory_pile]
    if not victims:
        return False
    seat = game.ask(player, "rob-monster", victims, card).seat
    victim = game.players[seat]
    i = game.chance.below(len(victim.victory_pile))
    monster = victim.victory_pile[i]
    victim.victory_pile = victim.victory_pile[:i] + victim.victory_pile[i + 1 :]
    player.victory_pile = (*player.victory_pile, monster)
    tell.robbed(game, player, seat, monster)
    return True


# --- citizens as rewards --------------------------------------------------------------------------------------------


def citizens_to_take(game: Kingdom, effect: Do) -> list[Place]:
    """The citizen stacks whose top card fits; the "+" of its cost is ignored (l.419)."""
    found: list[Place] = []
    for row, stack in enumerate(game.citizens):
        if stack and fits(stack[-1], effect.args):
            found.append(game.box.places[CITIZENS + row])
    return found


def fits(card: Citizen, filters: tuple[str, ...]) -> bool:
    for wanted in filters:
        if wanted.startswith("cost<=") and card.cost > int(wanted[6:]):
            return False
        if wanted.startswith("role:") and ROLES[card.role] != wanted[5:]:
            return False
        if wanted.startswith("name:") and card.counts_as != wanted[5:]:
            return False
    return True


def take_citizen(game: Kingdom, player: Player, effect: Do, card: Card) -> bool:
    """Take a citizen of the centre as a reward, for nothing."""
    places = citizens_to_take(game, effect)
    if not places:
        return False
    place = game.ask(player, "take-citizen", places, card)
    taken = draw_citizen(game, place.row)
    if game.journal is not None:
        tell.moved(game, "took-citizen", player, taken, place.id, f"seat-{player.seat}")
    gain_citizen(game, player, taken)
    return True


def draw_citizen(game: Kingdom, row: int) -> Citizen:
    """The top citizen of a stack; with mixed citizens the next one is turned up (l.700)."""
    stack = game.citizens[row]
    game.citizens[row] = stack[:-1]
    left = len(stack) - 1
    if left and game.unseen[row] == left:
        game.unseen[row] = left - 1
        game.reveal()
        tell.turned_up(game, stack[-2], game.box.places[CITIZENS + row].id)
    return stack[-1]


def gain_citizen(game: Kingdom, player: Player, card: Citizen) -> None:
    """The citizen joins the tableau, and what rejoices over it works, recruited or not."""
    player.tableau = player.tableau.with_citizen(card)
    for domain in player.tableau.powers.on_gain_citizen:
        gain(game, player, domain.effect, domain)


# --- giving cards back ----------------------------------------------------------------------------------------------


def return_citizen(game: Kingdom, player: Player, card: Card, may_decline: bool) -> bool:
    """Put one of your citizens back on its stack (l.829); starters stay (l.856)."""
    own: list[Choice] = list(dict.fromkeys(player.tableau.citizens))
    if not own:
        return False
    choice = game.ask(player, "return-citizen", [*own, PASS] if may_decline else own, card)
    if not isinstance(choice, Citizen):
        return False
    row = FIRST_VALUES.index(choice.activation[0])
    player.tableau = player.tableau.without_citizen(choice)
    uncover(game, CITIZENS + row)
    game.citizens[row] = (*game.citizens[row], choice)
    tell.moved(game, "returned", player, choice, f"seat-{player.seat}", game.box.places[CITIZENS + row].id)
    return True


def return_monster(game: Kingdom, player: Player, card: Card, may_decline: bool) -> bool:
    """Put one of your monsters back on the stack of its area (l.843); an event has none."""
    own: list[Choice] = [m for m in dict.fromkeys(player.victory_pile) if not isinstance(m, MonsterEvent)]
    if not own:
        return False
    choice = game.ask(player, "return-monster", [*own, PASS] if may_decline else own, card)
    if not isinstance(choice, Monster):
        return False
    number = game.areas.index(choice.area)
    pile = list(player.victory_pile)
    pile.remove(choice)
    player.victory_pile = tuple(pile)
    uncover(game, number)
    game.monsters[number] = (*game.monsters[number], choice)
    tell.moved(game, "returned", player, choice, f"seat-{player.seat}", game.box.places[number].id)
    return True

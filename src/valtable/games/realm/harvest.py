"""The Harvest Phase (rulebook l.199-246).

Steals come first. Then everybody harvests at once: fixed gains are taken straight away, because having them earlier can
never hurt; then come the choices; then the exchanges, one by one, for as long as the player likes.
"""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Choose, Effect, Gain
from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.question import PASS, Choice
from valtable.games.realm import tell
from valtable.games.realm.cards import ACTIVE, PASSIVE, Citizen, Exchange, flat, steals
from valtable.games.realm.effects import can_pay, gain, offer, pay, resolve
from valtable.games.realm.state import Realm, Ruler
from valtable.games.realm.tableau import Yield
from valtable.games.realm.vocabulary import BY_NAME, RESOURCES, Steal, amounts

Sum = tuple[int, int, int, int]  # gold, strength, magic and VP
MANY: Final = 24  # more ways than anybody wants to read: then equal cards are chosen for one by one


def harvest(game: Realm) -> None:
    """The active player's cards work on their left side, everybody else's on their right."""
    steals_first(game, game.active_player)
    game.together(game.in_play(), reap)


def yields(game: Realm, player: Ruler, side: int) -> tuple[Yield, Yield, Yield]:
    """What each die and their sum bring: a double works twice (l.212)."""
    tableau = player.tableau
    return tableau.at(game.die1, side), tableau.at(game.die2, side), tableau.at(game.die1 + game.die2, side)


def steals_first(game: Realm, player: Ruler) -> None:
    """Citizens that take from others work before anybody harvests (l.224, l.854)."""
    if not player.tableau.thieves:
        return
    first, second, both = yields(game, player, ACTIVE)
    game.ways.thieves(game, player, first.steals + second.steals + both.steals)


def reap(game: Realm, player: Ruler) -> None:
    """One player's harvest."""
    reap_side(game, player, ACTIVE if player.seat == game.active else PASSIVE)


def reap_side(game: Realm, player: Ruler, side: int) -> None:
    out = yields(game, player, side)
    first, second, both = out
    gold = first.gold + second.gold + both.gold
    strength = first.strength + second.strength + both.strength
    magic = first.magic + second.magic + both.magic
    vp = first.vp + second.vp + both.vp
    player.gold += gold
    player.strength += strength
    player.magic += magic
    player.vp += vp
    if game.journal is not None:
        tell.harvested(game, player, out, amounts(gold, strength, magic, vp))
    if side == ACTIVE:
        for domain in player.tableau.powers.at_harvest:
            gain(game, player, domain.effect, domain)
    heralds = heralds_called(game, first, second, both)
    if heralds == 0 and first.plain and second.plain and both.plain:
        return
    later = first.later + second.later + both.later
    if heralds:
        for card in player.tableau.starters:
            if card.herald:
                call = ((card, card.sides[side]),)
                later = later + call if heralds == 1 else later + call + call
    choose_gains(game, player, later)
    exchanges = first.exchanges + second.exchanges + both.exchanges
    if exchanges:
        exchange(game, player, list(exchanges))


def heralds_called(game: Realm, first: Yield, second: Yield, both: Yield) -> int:
    """Once for a double, once when nothing matches; a match that brought nothing is a match (l.236-244)."""
    n = 1 if game.die1 == game.die2 else 0
    if not (first.cards or second.cards or both.cards):
        n += 1
    return n


# --- choices --------------------------------------------------------------------------------------------------------


class Share(Choice):
    """What several activations bring together, one way or another."""

    __slots__ = ("sum",)

    def __init__(self, sum: Sum) -> None:
        super().__init__("-".join([f"{name}-{n}" for name, n in zip(BY_NAME, sum, strict=True) if n]))
        self.sum = sum

    def label(self, game: Game) -> Message:
        gold, strength, magic, vp = self.sum
        return Message("option-share", {"gains": amounts(gold, strength, magic, vp)})


class Several(Choice):
    """So many activations of equal cards, as something to be asked about."""

    __slots__ = ("card", "times")

    def __init__(self, card: Citizen, times: int) -> None:
        super().__init__(card.id)
        self.card = card
        self.times = times

    def about(self) -> dict[str, Message]:
        return {"card": Message("times", {"n": self.times, "card": self.card.name()})}


def choose_gains(game: Realm, player: Ruler, later: tuple[tuple[Citizen, Effect], ...]) -> None:
    """What leaves a choice, or counts what lies outside the tableau; equal choices are made in one go."""
    if len(later) == 1 and not steals(later[0][1]):
        choose_gain(game, player, later[0][1], later[0][0])
        return
    made: list[Effect] = []
    for card, effect in later:
        if made and any(one is effect for one in made):
            continue
        n = len([other for _, other in later if other is effect])
        shares = shared(effect, n) if n > 1 or steals(effect) else []
        if not shares:
            choose_gain(game, player, effect, card)
            continue
        made.append(effect)
        share = offer(game, player, "herald" if card.herald else "choose-reward", shares, Several(card, n))
        assert isinstance(share, Share)
        for resource, gained in zip(BY_NAME.values(), share.sum, strict=True):
            player.gain(resource, gained)
            tell.gained(game, player, card, resource, gained)


SHARES: Final[dict[tuple[str, int], list[Share]]] = {}


def shared(effect: Effect, times: int) -> list[Share]:
    """All that so many activations can bring; none where there is more to it than plain gains, or too many ways."""
    key = (str(effect), times)
    found = SHARES.get(key)
    if found is None:
        once = outcomes(effect)
        sums: dict[Sum, None] = {(0, 0, 0, 0): None}
        for _ in range(times):
            if len(sums) <= MANY:
                sums = {(a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]): None for a in sums for b in once}
        found = SHARES[key] = [Share(sum) for sum in sums] if len(sums) <= MANY else []
    return found


def outcomes(effect: Effect) -> list[Sum]:
    """What one activation can bring, where these are plain gains; a steal is one where there is nobody to take from."""
    if isinstance(effect, Gain) and effect.resource == "wild" and effect.counter is None:
        n = effect.amount
        return [(n, 0, 0, 0), (0, n, 0, 0), (0, 0, n, 0)]
    found: list[Sum] = []
    for branch in effect.parts if isinstance(effect, Choose) else (effect,):
        brings = dict.fromkeys(BY_NAME, 0)
        for part in flat(branch):
            if isinstance(part, Steal):
                brings[part.resource.id] += part.n
            elif isinstance(part, Gain) and part.counter is None and part.resource in brings:
                brings[part.resource] += part.amount
            else:
                return []
        found.append((brings["gold"], brings["strength"], brings["magic"], brings["vp"]))
    return found


def choose_gain(game: Realm, player: Ruler, effect: Effect, card: Citizen) -> None:
    """One choice."""
    if isinstance(effect, Gain) and effect.resource == "wild" and effect.counter is None:
        resource = game.ask(player, "herald" if card.herald else "gain-any", RESOURCES, card)
        player.gain(resource, effect.amount)
        tell.gained(game, player, card, resource, effect.amount)
    else:
        resolve(game, player, effect, card)


def exchange(game: Realm, player: Ruler, exchanges: list[Exchange]) -> None:
    """Pay to gain, each activation once, in any order, with what another one has just given (l.230, l.854)."""
    while True:
        options: list[Choice] = []
        for each in exchanges:
            if each not in options and can_pay(player, each.pay):
                options.append(each)
        if not options:
            return
        options.append(PASS)
        choice = offer(game, player, "exchange", options)
        if not isinstance(choice, Exchange):
            return
        exchanges.remove(choice)
        pay(game, player, choice.pay, choice.card)

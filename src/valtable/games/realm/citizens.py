"""Gaining citizens, recruited or taken as a reward (rulebook l.321, l.419, l.821-825)."""

from __future__ import annotations

from valtable.engine.pack import Card
from valtable.engine.question import PASS
from valtable.games.realm import tell
from valtable.games.realm.cards import Citizen
from valtable.games.realm.effects import gain
from valtable.games.realm.state import CENTRE, CITIZENS, Place, Realm, Ruler
from valtable.games.realm.vocabulary import TakeCitizen


def citizens_to_take(game: Realm, effect: TakeCitizen) -> list[Place]:
    """The citizen stacks whose top card fits; the "+" of its cost is ignored (l.419)."""
    rows = [row for row, stack in enumerate(game.citizens) if stack and fits(stack[-1], effect)]
    return [CENTRE[CITIZENS + row] for row in rows]


def fits(card: Citizen, wanted: TakeCitizen) -> bool:
    return card.cost <= wanted.cost and wanted.role in (-1, card.role) and wanted.name in ("", card.counts_as)


def can_take(game: Realm, _player: Ruler, effect: TakeCitizen) -> bool:
    return bool(citizens_to_take(game, effect))


def take_citizen(game: Realm, player: Ruler, effect: TakeCitizen, card: Card, may_decline: bool) -> bool:
    """Take a citizen of the centre as a reward, for nothing."""
    places = citizens_to_take(game, effect)
    if not places:
        return False
    place = game.ask(player, "take-citizen", [*places, PASS] if may_decline else places, card)
    if not isinstance(place, Place):
        return False
    take_top(game, player, place)
    return True


def take_top(game: Realm, player: Ruler, place: Place) -> None:
    """The top citizen of a stack, for nothing."""
    tell.took(game, "took-citizen", player, game.citizens[place.row][-1], place)
    gain_citizen(game, player, draw_citizen(game, place.row))


def draw_citizen(game: Realm, row: int) -> Citizen:
    """The top citizen of a stack; with mixed citizens the next one is turned up (l.700)."""
    stack = game.citizens[row]
    game.citizens[row] = stack[:-1]
    left = len(stack) - 1
    if left and game.unseen[row] == left:
        game.unseen[row] = left - 1
        game.reveal()
        tell.turned_up(game, stack[-2], CENTRE[CITIZENS + row])
    return stack[-1]


def gain_citizen(game: Realm, player: Ruler, card: Citizen) -> None:
    """The citizen joins the tableau, recruited or not, and the powers that answer to that work."""
    player.tableau = player.tableau.with_citizen(card)
    for domain in player.tableau.powers.on_gain_citizen:
        gain(game, player, domain.effect, domain)

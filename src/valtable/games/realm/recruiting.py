"""Recruiting citizens (rulebook l.316-327)."""

from __future__ import annotations

from valtable.engine.question import Choice
from valtable.games.realm import tell
from valtable.games.realm.citizens import draw_citizen, gain_citizen
from valtable.games.realm.paying import DEEDS, citizen_cost, spend
from valtable.games.realm.state import CENTRE, CITIZENS, Realm, Ruler
from valtable.games.realm.vocabulary import GOLD


def add_recruits(game: Realm, player: Ruler, found: list[Choice]) -> None:
    """The citizens that the player can pay for."""
    purse = player.gold + player.magic
    names = player.tableau.names
    plus = not player.tableau.powers.ignores_plus
    surcharge = game.ways.surcharge
    number = CITIZENS
    for citizens in game.citizens:
        if citizens:
            citizen = citizens[-1]
            rest = purse - citizen.cost
            if surcharge is not None:
                rest -= surcharge(game, citizen)
            if rest >= 0 and (not plus or rest >= names.get(citizen.counts_as, 0)):
                found.append(DEEDS[number])
        number += 1


def recruit(game: Realm, player: Ruler, number: int) -> None:
    """Pay, and put the citizen in the tableau (l.318-321)."""
    row = number - CITIZENS
    card = game.citizens[row][-1]
    paid = spend(game, player, card, GOLD, citizen_cost(game, player, card))
    tell.took(game, "recruited", player, card, CENTRE[number], paid.gold, 0, paid.magic)
    gain_citizen(game, player, draw_citizen(game, row))

"""What a seat cannot know, dealt anew (for bots that imagine).

Hidden cards are gathered in the order of the pack, so that nothing of the true order is left; only as many are drawn
as lie somewhere, and the rest stays in the box as it is.
"""

from __future__ import annotations

from typing import TypeVar

from valtable.engine.chance import Chance
from valtable.engine.hidden import in_order
from valtable.engine.pack import Card
from valtable.games.kingdom.cards import Duke
from valtable.games.kingdom.state import DarkLord, Kingdom, Phase, Spare
from valtable.games.realm.cards import Citizen, Domain
from valtable.games.realm.conceal import conceal_events, draw

C = TypeVar("C", bound=Card)


def conceal(game: Kingdom, seat: int, luck: Chance) -> None:
    """Redeal face-down domains and citizens, other players' dukes, and which events come in which order."""
    spare = game.spare
    game.spare = Spare(
        conceal_citizens(game, luck) if game.box.mixed else spare.citizens,
        conceal_domains(game, luck),
        spare.dukes if game.phase == Phase.OVER else conceal_dukes(game, seat, luck),
        conceal_events(game, game.box.events_wanted, spare.events, luck) if game.box.events else spare.events,
    )


def single(cards: list[C], kind: list[C]) -> list[C]:
    """`in_order`, but three times as fast, for cards of a kind that has no two alike."""
    first = kind[0].rank
    places: list[C | None] = [None] * len(kind)
    for card in cards:
        places[card.rank - first] = card
    return [card for card in places if card is not None]


def conceal_domains(game: Kingdom, luck: Chance) -> tuple[Domain, ...]:
    """Every domain but the face-up one on each stack."""
    hidden = list(game.spare.domains)
    for row, stack in enumerate(game.domains):
        hidden.extend(stack if row == game.unturned else stack[:-1])
    pool = single(hidden, game.box.pack.domains)
    deck = draw(pool, len(pool) - len(game.spare.domains), luck)
    for row, stack in enumerate(game.domains):
        down = len(stack) if row == game.unturned else len(stack) - 1
        if down > 0:
            game.domains[row] = (*deck[:down], *stack[down:])
            del deck[:down]
    return tuple(pool)


def conceal_citizens(game: Kingdom, luck: Chance) -> tuple[tuple[Citizen, ...], ...]:
    """With mixed citizens, the cards at the bottom of each stack that nobody has seen."""
    spare: list[tuple[Citizen, ...]] = []
    for row, stack in enumerate(game.citizens):
        down = game.unseen[row]
        pool = in_order(stack[:down] + game.spare.citizens[row])
        game.citizens[row] = (*draw(pool, down, luck), *stack[down:])
        spare.append(tuple(pool))
    return tuple(spare)


def conceal_dukes(game: Kingdom, seat: int, luck: Chance) -> tuple[Duke, ...]:
    """Everybody else's dukes, the kept and the refused, the Dark Lord's and those in the box."""
    hidden = list(game.spare.dukes)
    for player in game.players:
        if player.seat != seat:
            hidden.extend(player.dealt)
    dark_lord = game.dark_lord
    if dark_lord is not None and dark_lord.duke is not None:
        hidden.append(dark_lord.duke)
    pool = single(hidden, game.box.pack.dukes)
    deck = draw(pool, len(pool) - len(game.spare.dukes), luck)
    for player in game.players:
        if player.seat != seat and player.dealt:
            player.dealt = (deck.pop(), deck.pop())
            if player.duke is not None:
                player.duke = player.dealt[0]
    if dark_lord is not None and dark_lord.duke is not None:
        game.dark_lord = DarkLord(deck.pop(), dark_lord.citizens, dark_lord.domains)
    return tuple(pool)

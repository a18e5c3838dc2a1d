"""Hidden cards that the games of the realm share, dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from valtable.engine.chance import Chance
from valtable.engine.hidden import in_order
from valtable.engine.pack import Card
from valtable.games.realm.cards import MonsterEvent
from valtable.games.realm.state import Realm

C = TypeVar("C", bound=Card)


def draw(pool: list[C], n: int, luck: Chance) -> list[C]:
    """So many cards of the pool, which keeps the others."""
    drawn: list[C] = []
    last = len(pool) - 1
    for _ in range(n):
        i = luck.below(last + 1)
        drawn.append(pool[i])
        pool[i] = pool[last]
        last -= 1
    del pool[last + 1 :]
    return drawn


def conceal_events(
    game: Realm, wanted: list[str], spare: Sequence[MonsterEvent], luck: Chance
) -> tuple[MonsterEvent, ...]:
    """The events that nobody has seen; those that were asked for are in the pile, the others may be anywhere."""
    pile = game.event_pile
    down = len(pile) - game.known_events
    sure = [card for card in pile[:down] if card.id in wanted]
    pool = in_order([card for card in (*pile[:down], *spare) if card.id not in wanted])
    others = draw(pool, down - len(sure), luck)
    game.event_pile = (*draw(in_order(sure + others), down, luck), *pile[down:])
    return tuple(pool)

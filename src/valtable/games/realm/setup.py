"""Choosing the areas and citizens of a game."""

from __future__ import annotations

from typing import Final

from valtable.engine.chance import Chance
from valtable.engine.errors import SetupError
from valtable.games.realm.cards import FIRST_VALUES, Citizen, MonsterEvent, RealmPack
from valtable.games.realm.vocabulary import AREAS

FIRST_AREAS: Final = ("hills", "ruins", "forest", "valley", "mountains")  # l.97-101, and in the Saga l.45


def check_citizens(pack: RealmPack, ids: list[str]) -> None:
    """One citizen for each stack (l.107)."""
    for value in FIRST_VALUES:
        fitting = [card.id for card in pack.citizens_of(value)]
        if sum(1 for id in ids if id in fitting) != 1:
            raise SetupError(f"option 'citizens': choose exactly one that activates on {value}: {', '.join(fitting)}")


def chosen_areas(pack: RealmPack, choice: object, chance: Chance) -> list[str]:
    if isinstance(choice, list):
        return choice
    if choice == "random":
        return chance.shuffled([area for area in AREAS if pack.monsters_of(area)])[:5]
    return list(FIRST_AREAS)


def chosen_citizen(kinds: list[Citizen], choice: object, first: tuple[str, ...], chance: Chance) -> Citizen:
    """The citizen of one stack: at random, the one that was asked for, or that of a first game."""
    if choice == "random":
        return chance.pick(kinds)
    ids = choice if isinstance(choice, list) else first
    fitting = [kind for kind in kinds if kind.id in ids]
    return fitting[0] if fitting else kinds[0]


def event_pile(
    pack: RealmPack, n: int, wanted: list[str], chance: Chance
) -> tuple[tuple[MonsterEvent, ...], tuple[MonsterEvent, ...]]:
    """So many monster events, shuffled, on top of the exhausted cards (l.618), and those left; some may be asked for
    (l.620)."""
    if not n:
        return (), tuple(pack.events)
    sure = [card for card in pack.events if card.id in wanted]
    others = chance.shuffled([card for card in pack.events if card.id not in wanted])
    missing = n - len(sure)
    return tuple(chance.shuffled(sure + others[:missing])), tuple(others[missing:])

"""The cards and their figures (component data; rulebook l.49-57, l.108-163, l.178-182)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.villages.figures import ADVENTURERS, ALL, BUILDINGS, KINDS, NONE, TYPES, Power
from tests.games.villages.table import villages
from valtable.engine.effects import Do, Gain, Pay
from valtable.games.villages.cards import Adventurer, Building, Member

PACK = villages().state.box.pack


def power_of(card: Member) -> Power:
    """The power as the hand-made table writes it."""
    if card.power is None:
        assert card.when == ""
        return NONE
    gain = card.power
    pay = 0
    if isinstance(gain, Pay):
        assert gain.resource == "cards"
        pay, gain = gain.amount, gain.effect
    if isinstance(gain, Do):
        text = f"{gain.verb.replace('_', ' ')} {gain.args[0]}"
    else:
        assert isinstance(gain, Gain)
        if gain.counter is not None:
            assert (gain.amount, gain.counter.per) == (1, 1)
            text = f"{gain.resource} per {gain.counter.name or gain.counter.kind}"
        elif card.when == "resource":
            assert gain.amount == 1
            text = gain.resource + (f" for {TYPES[card.only_for]}" if card.only_for >= 0 else "")
        else:
            text = f"{gain.resource} {gain.amount}"
    return Power(card.when, pay, text)


def test_there_are_36_kinds_and_16_adventurers() -> None:
    """l.49."""
    assert sorted(card.id for card in PACK.buildings) == sorted(BUILDINGS)
    assert sorted(card.id for card in PACK.adventurers) == sorted(ADVENTURERS)


def test_there_are_84_building_cards() -> None:
    """l.49; ruling "Copies": nine kinds for each type, three of them three times and six twice; 21 cards for each
    type and for each resource."""
    deck = PACK.deck()
    assert len(deck) == 84
    assert Counter(card.id for card in deck) == {id: card.copies for id, card in BUILDINGS.items()}
    assert set(Counter(card.type for card in deck).values()) == {21}
    assert set(Counter(card.resource for card in deck).values()) == {21}
    for number in range(4):
        assert sorted(card.copies for card in PACK.buildings if card.type == number) == [2] * 6 + [3] * 3


@pytest.mark.parametrize("id", BUILDINGS)
def test_a_building(id: str) -> None:
    """l.110-113: type, cost, resource, victory points, power."""
    card = PACK.by_id[id]
    assert isinstance(card, Building)
    want = BUILDINGS[id]
    assert card.names["en"] == want.name
    assert card.names["fr"]
    assert TYPES[card.type] == want.type
    assert card.copies == want.copies
    assert tuple(card.cost) == want.cost
    assert KINDS[card.resource] == want.resource
    assert card.vp == want.vp
    assert power_of(card) == want.power


@pytest.mark.parametrize("id", ADVENTURERS)
def test_an_adventurer(id: str) -> None:
    """l.183-190: required buildings, victory points, power; l.179: no resource."""
    card = PACK.by_id[id]
    assert isinstance(card, Adventurer)
    want = ADVENTURERS[id]
    assert card.names["en"] == want.name
    assert card.names["fr"]
    assert tuple(card.requires) == want.requires
    assert card.vp == want.vp
    assert power_of(card) == want.power
    assert not hasattr(card, "resource")


def test_every_building_costs_something() -> None:
    """l.290: one resource or more."""
    assert all(sum(card.cost) >= 1 for card in PACK.buildings)


def test_most_buildings_have_a_power() -> None:
    """l.157: most, not all (12 of the 84 cards have none)."""
    assert sum(card.copies for card in PACK.buildings if card.power is None) == 12


def test_every_adventurer_asks_for_buildings() -> None:
    """l.332: one type of building or more."""
    assert all(sum(card.requires) >= 1 for card in PACK.adventurers)


def test_adventurers_may_be_worth_more_than_buildings() -> None:
    """l.182."""
    assert max(card.vp for card in PACK.adventurers) == 5
    assert max(card.vp for card in PACK.buildings) == 3


def test_the_catalogue_has_every_card() -> None:
    notes = {note.id: note for note in villages().rules.catalogue()}
    assert set(notes) == set(ALL)
    for id, note in notes.items():
        assert note.kind == ("building" if id in BUILDINGS else "adventurer")
        assert note.copies == (BUILDINGS[id].copies if id in BUILDINGS else 1)
        assert bool(note.effects) == (ALL[id].power is not NONE)
        assert note.provenance

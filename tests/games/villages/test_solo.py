"""Alone (rulebook l.480-599)."""

from __future__ import annotations

import pytest

from tests.games.villages.figures import BUILDINGS, with_power
from tests.games.villages.table import Table, villages
from valtable.games.villages.state import COIN, COOLING, FREE

TOPS = ("farm", "keep", "market", "harbor", "oracle")


def alone() -> Table:
    return villages(1).with_piles(*TOPS)


def test_nobody_follows() -> None:
    """l.504."""
    table = alone().with_hand(0).lead("harvest").draw("deck", "deck", "deck")
    assert table.prompts == ["lead"]
    assert table.view()["turn"] == 1


# --- the hand limit --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "drawn"), [(4, 3), (5, 3), (6, 2), (7, 1), (8, 0)])
def test_a_harvest_stops_at_eight_cards(cards: int, drawn: int) -> None:
    """l.498-500, l.537: never beyond eight."""
    table = alone().with_hand(0, *["crypt"] * cards).lead("harvest")
    for i in range(drawn):
        assert table.cards(0) == cards + i
        table.draw("deck")
    assert table.cards(0) == min(8, cards + 3)
    assert table.prompts == ["lead"]
    assert table.view()["turn"] == 1


def test_powers_stop_at_eight_cards_too() -> None:
    """l.499: "vous ne pouvez jamais piocher au-dela"."""
    table = alone().with_village(0, "library", "guard_tower").with_hand(0, *["crypt"] * 4).lead("harvest")
    table.draw("deck", "deck", "deck").use("library").draw("deck")
    assert table.cards(0) == 8
    assert table.prompts == ["lead"]


def test_the_card_of_a_building_is_drawn_with_a_full_hand_less_the_building() -> None:
    """l.550: the draw after building is no option; the building has left the hand, so there is room."""
    table = alone().with_hand(0, "hideout", *["crypt"] * 7).with_gold(0, 3).lead("build")
    table.build("hideout").draw("deck")
    assert table.cards(0) == 8
    assert table.village(0) == ["hideout"]


def test_the_power_of_the_armory_is_optional_alone() -> None:
    """l.551-554."""
    table = alone().with_hand(0, "hideout").with_village(0, "armory").with_gold(0, 3).lead("build").draw("deck")
    assert table.offered("use-power") == ["armory", "pass"]
    table.choose("use-power", "pass")
    assert table.cards(0) == 1


# --- the actions -----------------------------------------------------------------------------------------------------


def test_a_development_costs_a_card_for_good() -> None:
    """l.542, l.509-513: one card is removed from the game instead of going onto a pile."""
    table = alone().with_hand(0, "crypt", "smithy", "chapel").lead("develop").choose("trash", "crypt")
    assert table.offered("develop") == ["smithy", "chapel"]
    table.choose("develop", "chapel")
    assert table.resources(0) == ["chapel"]
    assert table.hand(0) == ["smithy"]
    assert table.view()["trash"] == ["crypt"]
    assert table.tops() == list(TOPS)
    assert table.heights() == [1] * 5


@pytest.mark.parametrize(("cards", "possible"), [(0, False), (1, False), (2, True)])
def test_a_development_needs_two_cards(cards: int, possible: bool) -> None:
    """l.543: "par exemple vous n'avez qu'une seule carte en main"; l.545: the Barracks come too late."""
    table = alone().with_hand(0, *["crypt", "smithy"][:cards]).with_village(0, "barracks", "hideout")
    table.with_row("rogue")  # who would come: so there is always a choice of what to lead
    assert ("develop" in table.offered("lead")) == possible


@pytest.mark.parametrize(("gold", "possible"), [(1, False), (2, True)])
def test_recruiting_costs_two(gold: int, possible: bool) -> None:
    """l.560; ruling "Solo paid recruit coins": to the bank."""
    table = alone().with_village(0, "outpost", "shrine").with_row("paladin").with_gold(0, gold).with_bank(4)
    assert ("recruit" in table.offered("lead")) == possible
    if possible:
        table.lead("recruit").use("paladin")
        assert table.all_gold() == 6
        assert table.wealth(0) == 1  # two paid, one back by the Paladin's own power
        assert table.bank == 5


def test_tax() -> None:
    """l.564: one card out of the game for one gold; ruling "Solo tax": no card is drawn."""
    table = alone().with_hand(0, "crypt", "smithy").with_gold(0, 3).with_bank(4).lead("tax").choose("trash", "smithy")
    assert (table.gold(0), table.bank) == (4, 3)
    assert table.hand(0) == ["crypt"]
    assert table.view()["trash"] == ["smithy"]
    assert table.deck == 24


def test_no_tax_without_a_card() -> None:
    """l.564: "si votre main est vide"."""
    table = alone().with_hand(0).with_village(0, "outpost", "shrine").with_row("paladin")
    assert table.offered("lead") == ["harvest", "recruit"]


def test_a_tax_with_an_empty_bank_alone() -> None:
    """l.353: "ne prenez pas de piece d'Or"; the card is given up all the same (l.514: not optional)."""
    table = alone().with_hand(0, "crypt", "smithy").with_gold(0, 3).with_bank(0).lead("tax").choose("trash", "crypt")
    assert (table.gold(0), table.bank, table.cards(0)) == (3, 0, 1)


def test_powers_of_the_tax() -> None:
    """l.482: powers as usual, after the action."""
    table = alone().with_hand(0, "crypt", "smithy").with_village(0, "cathedral").lead("tax").choose("trash", "crypt")
    table.use("cathedral").draw("deck", "deck")
    assert table.cards(0) == 3


def test_powers_are_paid_for_with_normal_discards() -> None:
    """l.514-516: cards are only removed where these rules say so; a power's cost goes onto a pile (l.391, l.200)."""
    table = alone().with_hand(0, "witchs_hut", "smithy").with_resources(0, "wood", "magic").with_gold(0, 2).with_bank(5)
    table.lead("build").build("witchs_hut")
    while table.asked("provide"):
        table.choose("provide", table.offered("provide")[0])
    table.draw("deck").choose("use-power", "witchs_hut").choose("discard-for", "smithy-pile-3")
    assert table.tops()[2] == "smithy"
    assert table.view()["trash"] == []
    assert table.bank == 4


# --- thefts ----------------------------------------------------------------------------------------------------------


def test_cards_are_drawn_instead_of_stolen() -> None:
    """l.569: the Rogue's two."""
    table = alone().with_hand(0).with_village(0, "outpost", "hideout").with_row("rogue").lead("recruit").use("rogue")
    table.draw("deck", "pile-1")
    assert table.cards(0) == 2


def test_gold_is_taken_from_the_bank_instead_of_stolen() -> None:
    """l.570."""
    table = alone().with_village(0, "tannery", "hideout").with_row("thief").with_gold(0, 2).with_bank(4).lead("recruit")
    table.use("thief")
    assert (table.wealth(0), table.bank) == (1, 5)


def test_no_card_speaks_of_an_opponent() -> None:
    """l.569-571: what a card would take from an opponent is drawn, or taken from the bank: that is what it says."""
    texts = {
        note.id: [alone().say(effect, language) for language in ("en", "fr") for effect in note.effects]
        for note in alone().rules.catalogue()
    }
    assert texts["rogue"] == ["At once: draw 2 cards.", "Aussitôt : piocher 2 cartes."]
    assert texts["thief"] == ["At once: gain 1 gold.", "Aussitôt : gagner 1 Or."]
    assert not [id for id, said in texts.items() if "opponent" in str(said) or "adversaire" in str(said)]
    faces = str([face.data() for face in alone().rules.faces().values()])
    assert "steal" not in faces
    assert "steal" in str([face.data() for face in villages(2).rules.faces().values()])


# --- coins ------------------------------------------------------------------------------------------------------------


def test_a_used_resource_rests_for_a_turn() -> None:
    """l.520-529; ruling "Solo cooldown": used on turn t, usable again from turn t + 2."""
    table = alone().with_hand(0, "hideout").with_resources(0, "wood").with_gold(0, 3).with_coin_on_castle(0, FREE)
    table.lead("build").choose("provide", "seat-0-wood").draw("deck")
    assert table.view()["turn"] == 1
    assert (table.gold(0), table.coins(0)) == (2, [COOLING])
    table.lead("harvest").draw("deck", "deck", "deck")
    assert table.view()["turn"] == 2
    assert (table.gold(0), table.coins(0)) == (3, [FREE])


def test_the_castle_rests_too() -> None:
    """l.520."""
    table = alone().with_hand(0, "hideout").with_gold(0, 3).lead("build").draw("deck")
    assert (table.gold(0), table.castle(0)) == (2, COOLING)
    table.lead("harvest").draw("deck", "deck", "deck")
    assert (table.gold(0), table.castle(0)) == (3, FREE)


@pytest.mark.parametrize("coin", [COIN, COOLING])
def test_a_resting_resource_takes_no_coin(coin: int) -> None:
    """l.526, l.531: neither card nor coin is there for the turn after, wherever on the card it lies."""
    table = alone().with_hand(0, "hideout", "crypt").with_resources(0, "wood", coins=(coin,)).with_gold(0, 3)
    table.with_coin_on_castle(0, COIN)
    assert ("build" in table.offered("lead")) == (coin == COOLING)  # at COOLING this is the turn when it is free again


def test_coins_come_and_go_in_two_lots() -> None:
    """l.527-529: first those on the right come home, then those on the left slide over."""
    table = alone().with_resources(0, "food", "wood", "stone", coins=(COIN, COOLING, FREE)).with_gold(0, 1)
    assert table.gold(0) == 2
    assert table.coins(0) == [COOLING, FREE, FREE]


# --- the end ---------------------------------------------------------------------------------------------------------


def test_the_end_comes_with_an_empty_deck() -> None:
    """l.575: at the end of a turn."""
    table = alone().with_deck("shrine").with_hand(0).lead("harvest").draw("deck")
    assert not table.match.over
    assert table.offered("draw") == ["pile-1", "pile-2", "pile-3", "pile-4", "pile-5"]
    table.draw("pile-1", "pile-2")
    assert table.match.over
    assert table.tops()[:2] == ["", ""]  # l.576: the gaps are not filled, no new deck is made


def test_the_last_card_may_go_into_a_gap() -> None:
    """l.208, l.575."""
    table = alone().with_deck("shrine").with_hand(0, *["crypt"] * 7).lead("harvest").draw("pile-4")
    assert table.match.over
    assert table.tops()[3] == "shrine"


def test_no_new_deck_alone() -> None:
    """l.576."""
    table = (
        alone().with_deck("shrine").with_pile(1, "farm", "bakery", "crypt").with_hand(0).lead("harvest").draw("deck")
    )
    assert table.deck == 0
    assert "deck" not in table.offered("draw")
    assert table.heights()[0] == 3


def test_no_target_alone() -> None:
    """l.575: only the deck ends it."""
    table = alone().with_village(0, *[id for id in BUILDINGS if id not in with_power("harvest")][:20]).with_hand(0)
    table.lead("harvest").draw("deck", "deck", "deck")
    assert not table.match.over


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "pothole"),
        (29, "pothole"),
        (30, "backwater"),
        (39, "backwater"),
        (40, "mayor"),
        (49, "mayor"),
        (50, "architect"),
        (59, "architect"),
        (60, "imperator"),
        (75, "imperator"),
    ],
)
def test_ranks(points: int, rank: str) -> None:
    """l.581-599."""
    table = alone().with_deck().with_gold(0, points).at_the_end()
    assert table.match.over
    assert table.match.scores == [points]
    assert table.ending == "ending-rank-" + rank
    assert table.match.winners == ([0] if rank == "imperator" else [])


def test_the_score_is_that_of_the_game() -> None:
    """l.581: cards, end powers, gold, coins on cards (resting or not) included."""
    table = alone().with_deck().with_village(0, "harbor", "hideout", "bard").with_gold(0, 2)
    table.with_resources(0, "food", "wood", coins=(COIN, COOLING)).with_coin_on_castle(0, COOLING).at_the_end()
    assert table.match.scores == [2 + 1 + 4 + 2 + 1 + 2 + 3]

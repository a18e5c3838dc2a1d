"""The five actions, led and followed (rulebook l.252-355; quick reference l.666-676)."""

from __future__ import annotations

import pytest

from tests.games.play import said
from tests.games.villages.figures import ADVENTURERS, PLAIN, TYPES
from tests.games.villages.table import Table, villages

# --- harvest ---------------------------------------------------------------------------------------------------------


def test_lead_a_harvest() -> None:
    """l.262: three cards, one at a time."""
    table = villages().with_hand(0, "farm").lead("harvest")
    for n in (1, 2, 3):
        assert table.cards(0) == n
        table.draw("deck")
    assert table.cards(0) == 4
    assert table.asked("follow-harvest", 1)


def test_follow_a_harvest() -> None:
    """l.263: one card."""
    table = villages().with_hand(1, "farm").following("harvest", 1).follow(1).draw("pile-2")
    assert table.cards(1) == 2
    assert table.asked("lead", 1)


# --- develop ---------------------------------------------------------------------------------------------------------


def test_lead_a_development() -> None:
    """l.268: discard one card to add one from the hand as a resource."""
    table = villages().with_hand(0, "farm", "keep", "market").lead("develop")
    table.choose("develop-cost", "keep-pile-1")
    assert table.offered("develop") == ["farm", "market"]
    table.choose("develop", "market")
    assert table.hand(0) == ["farm"]
    assert table.resources(0) == ["market"]
    assert table.coins(0) == [0]
    assert table.tops()[0] == "keep"
    assert table.village(0) == []


def test_follow_a_development() -> None:
    """l.271: discard two."""
    table = villages().with_hand(1, "farm", "keep", "market", "oracle").following("develop", 1).follow(1)
    table.choose("develop-cost", "keep-pile-1")
    table.choose("develop-cost", "farm-pile-1")
    table.choose("develop", "oracle")
    assert table.hand(1) == ["market"]
    assert table.resources(1) == ["oracle"]


def test_the_cost_is_paid_first() -> None:
    """l.257: "le cout doit etre paye au debut de l'Action"."""
    table = villages().with_hand(0, "farm", "keep", "market").lead("develop")
    assert table.prompts == ["develop-cost"]


def test_a_development_of_the_last_two_cards() -> None:
    """l.268: one to discard and one to lay out; what is left is not asked about."""
    table = villages().with_hand(0, "farm", "keep").lead("develop").discard("develop-cost", "farm", 2)
    assert table.resources(0) == ["keep"]
    assert table.cards(0) == 0


@pytest.mark.parametrize(("cards", "possible"), [(1, False), (2, True)])
def test_lead_a_development_with_few_cards(cards: int, possible: bool) -> None:
    """l.258."""
    table = villages().with_hand(0, *["farm", "keep"][:cards]).with_gold(0, 0)
    assert ("develop" in table.offered("lead")) == possible


@pytest.mark.parametrize(("cards", "possible"), [(2, False), (3, True)])
def test_follow_a_development_with_few_cards(cards: int, possible: bool) -> None:
    """l.258."""
    table = villages().with_hand(1, *["farm", "keep", "oracle"][:cards]).following("develop", 1)
    assert table.asked("follow-develop", 1) == possible


def test_resources_may_be_equal_and_of_a_name_in_the_village() -> None:
    """l.162 speaks of buildings; l.130: of a resource the rest of the card does not matter any more."""
    table = villages().with_village(0, "farm").with_resources(0, "farm").with_hand(0, "farm", "keep").lead("develop")
    table.choose("develop-cost", "keep-pile-1")
    assert table.resources(0) == ["farm", "farm"]


# --- build -----------------------------------------------------------------------------------------------------------


def test_lead_a_building() -> None:
    """l.280: pay, add it, then draw a card."""
    table = villages().with_hand(0, "hideout", "farm").with_resources(0, "wood").with_coin_on_castle(0, 0)
    table.with_gold(0, 1).lead("build").build("hideout").choose("provide", "seat-0-wood")
    assert table.village(0) == ["hideout"]
    assert table.prompts == ["draw"]
    table.draw("deck")
    assert table.cards(0) == 2
    assert table.asked("follow-build", 1) or table.asked("lead", 1)


def test_follow_a_building() -> None:
    """l.283: the same without the card."""
    table = villages().with_hand(1, "hideout", "farm").with_gold(1, 1).following("build", 1)
    assert table.offered("follow-build", 1) == ["hideout", "pass", "pass-until-turn"]
    table.choose("follow-build", "hideout")
    assert table.village(1) == ["hideout"]
    assert table.hand(1) == ["farm"]
    assert table.asked("lead", 1)


def test_decline_a_building() -> None:
    """l.245."""
    table = villages().with_hand(1, "hideout").following("build", 1).choose("follow-build", "pass")
    assert table.village(1) == []
    assert table.hand(1) == ["hideout"]


def test_only_what_can_be_paid_is_offered() -> None:
    """l.288: "vous devez etre en mesure de payer"."""
    table = villages().with_hand(0, "hideout", "witchs_hut", "harbor").with_resources(0, "magic").with_gold(0, 2)
    table.lead("build")
    assert table.offered("build") == ["hideout", "witchs_hut"]


def test_nothing_to_build() -> None:
    """l.258."""
    table = villages().with_hand(0, "harbor", "farm").with_gold(0, 3)
    assert "build" not in table.offered("lead")


def test_no_two_buildings_of_one_name() -> None:
    """l.162, l.286."""
    table = villages().with_hand(0, "hideout", "outpost").with_village(0, "hideout").lead("build")
    assert table.offered("build") == ["outpost"]
    table.build("outpost")
    assert table.village(0) == ["hideout", "outpost"]
    none = villages().with_hand(0, "hideout").with_village(0, "hideout")
    assert "build" not in none.offered("lead")
    follower = villages().with_hand(1, "hideout").with_village(1, "hideout").following("build", 1)
    assert follower.buildable(1) == []


def test_two_players_may_have_the_same_building() -> None:
    """l.162: in one village; l.386: Helen has the same two buildings."""
    table = villages().with_hand(1, "hideout").with_village(0, "hideout").following("build", 1)
    table.choose("follow-build", "hideout")
    assert table.village(1) == ["hideout"]


def test_a_building_is_no_resource() -> None:
    """l.142: cost and resource of a building do not count any more."""
    table = villages().with_hand(0, "hideout").with_village(0, "tannery", "library", "keep").with_coin_on_castle(0, 0)
    table.with_gold(0, 0)
    assert "build" not in table.offered("lead")


# --- recruit ---------------------------------------------------------------------------------------------------------


def recruiting() -> Table:
    """Everybody has one building of each type, and the row is of five who come for that."""
    table = villages(3).with_row("paladin", "rogue", "thief", "monk", "knight").with_adventurer_deck("bard", "ranger")
    for seat in range(3):
        table.with_village(seat, *PLAIN.values())
    return table


def test_tom_recruits_the_paladin() -> None:
    """l.342-346: a building of each of two types; he pays one gold to the bank, takes the Paladin and adds it."""
    table = villages(3).with_village(0, PLAIN["soldier"], PLAIN["holy"]).with_gold(0, 1).with_bank(0)
    table.with_row("paladin", "rogue", "thief", "monk", "knight").with_adventurer_deck("bard")
    assert "recruit" in table.offered("lead")
    table.lead("recruit").use("paladin")
    assert table.village(0) == ["outpost", "shrine", "paladin"]
    assert table.gold(0) + table.bank == 1


@pytest.mark.parametrize("lacking", ["soldier", "holy"])
def test_the_paladin_wants_both(lacking: str) -> None:
    """l.342, l.333."""
    there = [PLAIN[type] for type in TYPES if type != lacking]
    table = villages().with_village(0, *there).with_row("paladin")
    assert "recruit" not in table.offered("lead")


def test_lead_a_recruitment() -> None:
    """l.323: one gold to the bank."""
    table = recruiting().with_gold(0, 1).with_bank(5).lead("recruit")
    assert table.offered("recruit") == ["paladin", "rogue", "thief", "monk"]
    table.choose("recruit", "monk")
    assert (table.gold(0), table.bank) == (0, 6)
    assert table.village(0)[-1] == "monk"


def test_follow_a_recruitment() -> None:
    """l.673 (the damaged l.326 says one): two gold to the bank."""
    table = recruiting().with_gold(1, 2).with_bank(5).following("recruit", 1)
    assert table.offered("follow-recruit") == ["paladin", "rogue", "thief", "monk", "pass"]
    table.choose("follow-recruit", "monk")
    assert (table.gold(1), table.bank) == (0, 7)
    assert table.village(1)[-1] == "monk"


@pytest.mark.parametrize(("gold", "possible"), [(0, False), (1, True)])
def test_gold_for_leading_a_recruitment(gold: int, possible: bool) -> None:
    """l.258."""
    table = recruiting().with_gold(0, gold)
    assert ("recruit" in table.offered("lead")) == possible


@pytest.mark.parametrize(("gold", "possible"), [(1, False), (2, True)])
def test_gold_for_following_a_recruitment(gold: int, possible: bool) -> None:
    """l.258."""
    assert (
        recruiting().with_gold(1, gold).with_gold(2, 0).following("recruit", 1).asked("follow-recruit", 1) == possible
    )


def test_decline_a_recruitment() -> None:
    table = recruiting().following("recruit", 1).choose("follow-recruit", "pass", 1)
    assert len(table.village(1)) == 4
    assert table.gold(1) == 3


def test_the_row_is_filled_from_the_deck() -> None:
    """l.336-339."""
    table = recruiting().lead("recruit").choose("recruit", "monk")
    assert table.view()["adventurers"] == ["paladin", "rogue", "thief", "bard", "knight"]  # l.338: "celle prise"
    assert table.view()["adventurer_deck"] == 1
    assert said(table.happened("adventurer-arrives")[0])["to"] == "bard"


def test_a_follower_may_take_who_just_came() -> None:
    """l.338: the row is filled before the next player follows."""
    table = recruiting().lead("recruit").choose("recruit", "monk")
    assert "bard" in table.offered("follow-recruit", 1)


def test_the_row_shrinks_when_the_deck_is_empty() -> None:
    """l.339: "sauter l'etape de remplacement"."""
    table = recruiting().with_adventurer_deck().lead("recruit").choose("recruit", "monk")
    assert table.view()["adventurers"] == ["paladin", "rogue", "thief", "knight"]


def test_no_adventurers_left() -> None:
    table = recruiting().with_row().with_adventurer_deck()
    assert "recruit" not in table.offered("lead")


@pytest.mark.parametrize("id", ADVENTURERS)
def test_who_comes_where(id: str) -> None:
    """l.331-334; ruling "Requirement icons": several icons of a type need as many buildings of it. Exactly what is
    asked for is enough; one building less of any type is not."""
    need = ADVENTURERS[id].requires
    of_type = {
        "artisan": ["tannery", "farm"],
        "soldier": ["outpost", "stockade"],
        "shadow": ["hideout", "harbor"],
        "holy": ["shrine", "sanctuary"],
    }
    exact = [card for type, n in zip(TYPES, need, strict=True) for card in of_type[type][:n]]
    assert "recruit" in villages().with_village(0, *exact).with_row(id).offered("lead")
    for missing in exact:
        rest = [card for card in exact if card != missing]
        others = [card for type, n in zip(TYPES, need, strict=True) if not n for card in of_type[type]]
        assert "recruit" not in villages().with_village(0, *rest, *others).with_row(id).offered("lead")


def test_buildings_are_not_spent() -> None:
    """Ruling "Requirement icons": one building may serve many adventurers."""
    table = villages(2).with_village(0, "outpost", "shrine").with_row("paladin").with_adventurer_deck()
    table.lead("recruit").pass_powers()
    assert table.village(0) == ["outpost", "shrine", "paladin"]
    again = villages(2).with_village(0, "outpost", "shrine", "hideout", "paladin").with_row("wizard", "rogue")
    assert again.lead("recruit").offered("recruit") == ["wizard", "rogue"]


def test_adventurers_and_resources_are_no_buildings() -> None:
    """Ruling "Requirement icons": buildings only."""
    table = villages().with_village(0, "outpost", "cleric").with_resources(0, "shrine").with_row("paladin")
    assert "recruit" not in table.offered("lead")


# --- tax -------------------------------------------------------------------------------------------------------------


def test_lead_a_tax() -> None:
    """l.349: one gold from the bank and a card."""
    table = villages().with_gold(0, 2).with_bank(4).with_hand(0).lead("tax").draw("deck")
    assert (table.gold(0), table.bank, table.cards(0)) == (3, 3, 1)


def test_follow_a_tax() -> None:
    """l.351: a card."""
    table = villages().with_gold(1, 2).with_bank(4).with_hand(1).following("tax", 1).follow(1).draw("deck")
    assert (table.gold(1), table.bank, table.cards(1)) == (2, 4, 1)


def test_a_tax_with_an_empty_bank() -> None:
    """l.353-355: no gold, but the card all the same, led or followed."""
    table = villages().with_gold(0, 2).with_bank(0).with_hand(0).with_hand(1).lead("tax").draw("deck")
    assert (table.gold(0), table.bank, table.cards(0)) == (2, 0, 1)
    table.follow(1).draw("deck")
    assert table.cards(1) == 1

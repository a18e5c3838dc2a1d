"""Who is asked what: being asked tells nothing of a hand, and the price stands on what is offered."""

from __future__ import annotations

import pytest

from tests.games.play import said
from tests.games.villages.table import villages

# --- being asked -----------------------------------------------------------------------------------------------------


def test_a_follower_who_can_build_nothing_is_asked_all_the_same() -> None:
    """l.81: hands are secret: "Now every follower with a card in hand (public) is asked"."""
    table = villages(3).with_hand(1, "harbor").with_gold(1, 0).with_hand(2).following("build", 1)
    assert table.offered("follow-build", 1) == ["pass", "pass-until-turn"]
    table.choose("follow-build", "pass")
    assert table.asked("lead", 1)  # seat 2 holds no card, as everybody can see


def test_what_the_leader_did_may_be_taken_back_while_a_follower_is_asked() -> None:
    """Nothing has been shown by it: who follows is asked in any case."""
    table = villages().with_hand(0, "hideout").with_pile(1, "farm", "keep").lead("build").draw("pile-1")
    assert table.asked("follow-build", 1)
    assert table.match.can_undo(0)


def test_who_passes_until_their_own_turn_is_not_asked_about_buildings() -> None:
    """l.248: "pass on building until my own turn (a standing answer, public ...)"; other actions are asked about."""
    table = villages(3).with_hand(0, "hideout", "shrine").with_hand(1, "outpost").with_hand(2, "outpost", "tannery")
    table.lead("build").build("hideout").draw("deck")
    table.choose("follow-build", "pass", 1).choose("follow-build", "pass-until-turn", 2)
    assert said(table.happened("passes-build")[0])["player"]["message"][1]["seat"] == 2
    assert [table.player(seat, by=0)["passes_build"] for seat in range(3)] == [False, False, True]
    table.lead("build").draw("deck")
    assert not table.asked("follow-build", 2)
    table.choose("follow-build", "pass", 0)
    assert table.asked("lead", 2)
    assert not table.player(2)["passes_build"]  # it ends at the own lead
    table.lead("tax").draw("deck").decline().lead("build").build("shrine").draw("deck")
    table.choose("follow-build", "pass", 1)
    assert table.buildable(2)


def test_the_standing_pass_is_for_buildings_only() -> None:
    table = villages(3).with_hand(1, "outpost").following("build", 1).choose("follow-build", "pass-until-turn", 1)
    table.choose("follow-build", "pass", 2)
    other = villages(3).with_hand(2, "outpost").following("build", 2).choose("follow-build", "pass-until-turn", 2)
    assert other.asked("lead", 1)
    other.lead("tax").draw("deck")
    assert other.asked("follow-tax", 2)


def test_a_leader_with_one_possible_building_is_asked_which() -> None:
    """l.81: not being asked would tell that nothing else in the hand can be built; of one card everybody knows."""
    table = villages().with_hand(0, "hideout", "harbor").lead("build")
    assert table.offered("build") == ["hideout"]
    assert not villages().with_hand(0, "hideout").lead("build").asked("build")


@pytest.mark.parametrize("prompt", ["first-resource", "develop", "trash"])
def test_a_hand_of_equal_cards_does_not_show_by_not_being_asked(prompt: str) -> None:
    """l.81: "a hand of equal cards must not show by not being asked"."""
    table = villages(1 if prompt == "trash" else 2).with_hand(0, *["crypt"] * 3)
    if prompt == "first-resource":
        table.editing.phase = 0
    else:
        table.lead("develop")
    if prompt == "develop":
        table.discard("develop-cost", "crypt")
    assert table.offered(prompt) == ["crypt"]


def test_the_last_card_is_not_asked_about() -> None:
    """That there is but one card everybody can see."""
    table = villages().with_hand(0, "crypt", "farm").lead("develop").discard("develop-cost", "crypt")
    assert table.resources(0) == ["farm"]


# --- prices ----------------------------------------------------------------------------------------------------------


def test_the_price_stands_on_what_may_be_led() -> None:
    """l.262-355: "The price stands on Develop, Recruit and Tax"."""
    table = villages().with_hand(0, "hideout", "farm").with_village(0, "outpost", "shrine").with_row("paladin")
    assert table.says("lead") == [
        "Which action will you lead?",
        "Harvest: draw 3 cards",
        "Develop: discard 1 card to lay out another as a resource",
        "Build: pay for a building, then draw 1 card",
        "Recruit: pay 1 gold for an adventurer",
        "Tax: take 1 gold and draw 1 card",
    ]
    assert table.says("lead", "fr")[2:] == [
        "Développement : défausser 1 carte pour en poser une autre comme Ressource",
        "Construction : payer un Bâtiment, puis piocher 1 carte",
        "Recrutement : payer 1 Or pour un Aventurier",
        "Impôt : prendre 1 Or et piocher 1 carte",
    ]


def test_a_tax_from_an_empty_bank_says_so() -> None:
    """l.353-355."""
    assert villages().with_bank(0).says("lead")[-1] == "Tax: draw 1 card, but the bank is empty"
    assert villages(1).with_bank(0).says("lead")[-1].endswith("for nothing, since the bank is empty")


@pytest.mark.parametrize(("cards", "harvest"), [(8, "draw nothing, since your hand is full"), (7, "draw 1 card")])
def test_the_price_alone(cards: int, harvest: str) -> None:
    """l.537: "harvesting with a full hand alone draws nothing and says so"; l.542, l.560, l.564."""
    table = villages(1).with_hand(0, *["crypt"] * cards).with_village(0, "outpost", "shrine").with_row("paladin")
    assert table.says("lead")[1:] == [
        f"Harvest: {harvest}",
        "Develop: remove 1 card from the game to lay out another as a resource",
        "Recruit: pay 2 gold for an adventurer",
        "Tax: remove 1 card from the game to take 1 gold",
    ]


def test_the_price_stands_on_what_may_be_followed() -> None:
    """l.263-351, l.673."""
    table = villages().with_hand(1, "farm", "keep", "oracle").following("develop", 1)
    assert table.says("follow-develop")[1] == "Follow: discard 2 cards to lay out another as a resource"
    assert villages().following("harvest", 1).says("follow-harvest")[1] == "Follow: draw 1 card"
    assert villages().following("tax", 1).says("follow-tax")[1] == "Follow: draw 1 card"
    people = villages().with_village(1, "outpost", "shrine").with_row("paladin", "monk").following("recruit", 1)
    assert people.says("follow-recruit")[0] == "Recruit: will you follow for 2 gold with the Paladin?"
    led = villages(1).with_village(0, "outpost", "hideout", "shrine").with_row("paladin", "rogue").lead("recruit")
    assert led.says("recruit")[0] == "Which adventurer will you recruit for 2 gold?"

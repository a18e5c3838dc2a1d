"""Drawing, discarding, the piles, the deck and the hand limit (rulebook l.198-227)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.play import said
from tests.games.villages.table import Table, villages

TOPS = ("farm", "keep", "market", "harbor", "oracle")
PLACES = ["pile-1", "pile-2", "pile-3", "pile-4", "pile-5", "deck"]


def at_the_piles(players: int = 2) -> Table:
    return villages(players).with_piles(*TOPS).with_deck("shrine", "chapel", "tavern", "smithy", "crypt").with_hand(0)


# --- drawing ---------------------------------------------------------------------------------------------------------


def test_draw_from_any_pile_or_the_deck() -> None:
    """l.202-204."""
    table = at_the_piles().lead("harvest")
    assert table.offered("draw") == PLACES


@pytest.mark.parametrize(("number", "top"), list(enumerate(TOPS, 1)))
def test_draw_the_top_card_of_a_pile(number: int, top: str) -> None:
    """l.203."""
    table = at_the_piles().with_pile(number, top, "guildhall").lead("harvest").draw(f"pile-{number}")
    assert table.hand(0) == [top]
    assert table.tops()[number - 1] == "guildhall"
    assert table.deck == 5


def test_draw_the_top_card_of_the_deck() -> None:
    """l.203."""
    table = at_the_piles().lead("harvest").draw("deck")
    assert table.hand(0) == ["shrine"]
    assert table.deck == 4
    assert table.tops() == list(TOPS)


def test_one_at_a_time_from_anywhere() -> None:
    """l.205: one after the other, from the same place or from others; what comes up may be drawn next."""
    table = at_the_piles().lead("harvest").draw("pile-1")
    assert table.tops()[0] == "shrine"
    table.draw("pile-1", "deck")
    assert table.hand(0) == ["farm", "shrine", "tavern"]
    assert table.tops()[0] == "chapel"
    assert table.deck == 2


def test_an_emptied_pile_is_refilled_at_once() -> None:
    """l.208-210: from the deck, face up."""
    table = at_the_piles().lead("harvest").draw("pile-3")
    assert table.tops() == ["farm", "keep", "shrine", "harbor", "oracle"]
    assert table.heights() == [1] * 5
    assert table.deck == 4
    event = table.happened("turned-up")[0]
    assert event.to is None
    assert (said(event)["from"], said(event)["to"]) == ("deck", "pile-3")


def test_a_pile_that_still_has_cards_is_not_refilled() -> None:
    """l.208."""
    table = at_the_piles().with_pile(3, "market", "bakery", "quarry").lead("harvest").draw("pile-3", "pile-3")
    assert table.heights() == [1] * 5
    assert table.tops()[2] == "quarry"
    assert table.deck == 5


def test_adventurers_are_not_drawn() -> None:
    """l.204."""
    table = at_the_piles().with_row("monk", "bard").lead("harvest")
    assert not {"monk", "bard"} & set(table.offered("draw"))


# --- the deck runs out (ruling "Multiplayer deck empty") --------------------------------------------------------------


def test_a_new_deck_is_made_of_all_but_the_tops() -> None:
    """Ruling: all pile cards but each pile's top are shuffled into a new deck."""
    table = at_the_piles().with_deck("shrine").with_pile(1, "farm", "bakery", "quarry").with_pile(4, "harbor", "tavern")
    table.lead("harvest").draw("deck")
    assert table.tops() == list(TOPS)
    assert table.heights() == [1] * 5
    assert table.deck == 3
    assert table.story("reshuffled") == ["reshuffled"]
    assert table.offered("draw") == PLACES
    table.draw("deck", "deck")
    assert len({"bakery", "quarry", "tavern"} & set(table.hand(0))) == 2


def test_the_new_deck_is_shuffled() -> None:
    buried = ("bakery", "quarry", "tavern", "smithy", "crypt", "chapel")
    drawn = set()
    for luck in range(30):
        table = at_the_piles().with_deck().with_pile(1, "farm", *buried).with_luck(luck).lead("harvest").draw("deck")
        drawn.update(table.hand(0))
    assert drawn == set(buried)


def test_a_refill_makes_a_new_deck_when_it_must() -> None:
    """l.208 and the ruling: the last card of a pile is drawn while the deck is empty."""
    table = at_the_piles().with_deck("shrine").with_pile(1, "farm", "bakery").with_hand(0)
    table.lead("tax").draw("deck").decline()
    assert table.asked("lead", 1)
    table.lead("harvest").draw("pile-2")
    assert table.tops()[1] == "bakery"
    assert table.deck == 0


def test_with_nothing_to_make_a_deck_of_an_emptied_pile_stays_empty() -> None:
    """Ruling: "an empty pile stays empty until someone discards"."""
    table = at_the_piles().with_deck().lead("harvest").draw("pile-2")
    assert table.tops() == ["farm", "", "market", "harbor", "oracle"]
    assert table.offered("draw") == ["pile-1", "pile-3", "pile-4", "pile-5"]


def test_an_empty_pile_takes_a_discard() -> None:
    """l.200 and the ruling."""
    table = at_the_piles().with_deck("tavern").with_piles("farm", "", "market", "harbor", "oracle")
    table.with_hand(0, "crypt", "smithy").lead("develop").discard("develop-cost", "crypt", 2)
    assert table.tops()[1] == "crypt"


def test_what_there_is_is_drawn() -> None:
    """Ruling: "If deck and piles are all empty, draw nothing": of three cards only one is there."""
    table = at_the_piles().with_deck().with_piles("farm", "", "", "", "").lead("harvest")
    assert table.cards(0) == 1
    assert table.tops() == [""] * 5


def test_nothing_at_all_to_draw() -> None:
    """Ruling: draw nothing; l.354: the gold of the tax is taken all the same."""
    table = at_the_piles().with_deck().with_piles("", "", "", "", "").with_hand(1).lead("tax")
    assert table.cards(0) == 0
    assert table.gold(0) == 4
    assert not table.asked("draw")


# --- discarding ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 6))
def test_discard_face_up_onto_any_pile(number: int) -> None:
    """l.200."""
    table = at_the_piles().with_hand(0, "crypt", "smithy", "chapel").lead("develop")
    assert table.discards("develop-cost") == ["crypt", "smithy", "chapel"]
    table.discard("develop-cost", "crypt", number)
    assert table.view()["piles"][number - 1][:2] == ["crypt", TOPS[number - 1]]
    event = table.happened("discarded")[0]
    assert event.to is None
    assert said(event)["to"] == f"pile-{number}"


def test_each_discard_onto_a_pile_of_its_own() -> None:
    """l.201: more than one card: the owner chooses which; l.200: onto one of the piles."""
    table = at_the_piles().with_hand(1, "crypt", "smithy", "chapel", "tavern").following("develop", 1).follow(1)
    table.choose("develop-cost", "crypt-pile-1")
    table.choose("develop-cost", "chapel-pile-4")
    assert table.tops() == ["crypt", "keep", "market", "chapel", "oracle"]


def test_a_discarded_card_may_be_drawn_by_the_next() -> None:
    """l.203: it is the top card now."""
    table = at_the_piles().with_hand(0, *["crypt"] * 8).lead("harvest").draw("deck", "deck", "deck")
    for _ in range(3):
        table.choose("hand-limit", "crypt-pile-5")
    table.follow(1).draw("pile-5")
    assert "crypt" in table.hand(1)


# --- the hand limit --------------------------------------------------------------------------------------------------


def test_eight_cards_after_the_action() -> None:
    """l.214-218: more during the action, then down to eight, of one's choice."""
    table = at_the_piles().with_hand(0, *["crypt"] * 7).lead("harvest").draw("deck", "deck")
    assert table.cards(0) == 9
    table.draw("deck")
    assert table.cards(0) == 10
    assert sorted(table.discards("hand-limit")) == ["chapel", "crypt", "shrine", "tavern"]
    table.choose("hand-limit", "shrine-pile-1")
    table.choose("hand-limit", "crypt-pile-2")
    assert table.cards(0) == 8
    assert Counter(table.hand(0)) == {"crypt": 6, "chapel": 1, "tavern": 1}
    assert table.asked("follow-harvest", 1)


def test_eight_cards_are_no_trouble() -> None:
    """l.214: at most eight."""
    table = at_the_piles().with_hand(0, *["crypt"] * 5).lead("harvest").draw("deck", "deck", "deck")
    assert table.cards(0) == 8
    assert table.asked("follow-harvest", 1)


def test_helen_and_the_guard_tower() -> None:
    """l.220-223: 7 cards; she follows Rick's harvest for one, the Guard Tower gives another: 9; she discards one."""
    table = at_the_piles().with_hand(1, *["crypt"] * 7).with_village(1, "guard_tower").following("harvest", 1).follow(1)
    table.draw("deck").use("guard_tower").draw("pile-1")
    assert table.cards(1) == 9
    table.choose("hand-limit", "farm-pile-1")
    assert table.cards(1) == 8
    assert table.asked("lead", 1)


def test_each_at_the_end_of_the_own_action() -> None:
    """Ruling "Hand limit": at the end of that player's own lead or follow, so the leader before anybody follows."""
    table = at_the_piles(3).with_hand(0, *["crypt"] * 8).with_hand(1, *["crypt"] * 8).lead("tax").draw("deck")
    assert [(q.seat, q.prompt) for q in table.match.questions] == [(0, "hand-limit")]
    table.choose("hand-limit", "crypt-pile-1").follow(1).draw("deck")
    assert [(q.seat, q.prompt) for q in table.match.questions] == [(1, "hand-limit")]


def test_the_limit_after_stealing() -> None:
    """l.225-227: take all that may be stolen, then discard at the end of the action."""
    table = at_the_piles().with_hand(0, *["crypt"] * 8).with_hand(1, "farm", "keep").with_row("rogue")
    table.with_village(0, "outpost", "hideout").lead("recruit").use("rogue")
    assert table.cards(1) == 0
    assert table.cards(0) == 10
    for _ in range(2):
        table.choose("hand-limit", "crypt-pile-1")
    assert table.cards(0) == 8


def test_card_and_pile_are_one_question() -> None:
    """l.200: the card and the pile are one's own choice, in one answer; the ids are those of the two things."""
    table = at_the_piles().with_hand(0, "crypt", "smithy", "chapel").lead("develop")
    option = table.question("develop-cost").options[1]
    assert (option.id, option.things) == ("crypt-pile-2", ("crypt", "pile-2"))
    assert option.data()["things"] == ["crypt", "pile-2"]
    assert table.say(option.text) == "Crypt: onto pile 2 (Keep)"
    table.choose("develop-cost", option.id)
    assert table.prompts == ["develop"]
    assert "things" not in table.question("develop").options[0].data()


def test_of_equal_cards_only_the_pile_is_chosen() -> None:
    """Only one card can be discarded: the pile is still one's own choice."""
    table = at_the_piles().with_hand(0, *["crypt"] * 8).with_deck(*["crypt"] * 4).lead("harvest")
    table.draw("deck", "deck", "deck")
    for _ in range(3):
        assert table.discards("hand-limit") == ["crypt"]
        table.discard("hand-limit", "crypt", 3)
    assert table.heights()[2] == 4


def test_all_cards_are_still_there() -> None:
    """Nothing is lost on the way between hands, piles and deck."""
    table = villages(3, seed=4)
    start = table.deck + sum(table.heights()) + sum(table.cards(seat) for seat in range(3))
    assert start == 84
    for _ in range(30):
        if table.match.over:
            break
        table.lead("harvest").finish()
        assert table.deck + sum(table.heights()) + sum(table.cards(seat) for seat in range(3)) == 84

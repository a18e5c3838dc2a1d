"""The thirteen courses of the university and how they are paid (rulebook l.400-408, l.556, l.658-706)."""

import pytest

from tests.games.valroc.table import Table, valroc
from valtable.games.valroc.state import (
    ASSISTANT,
    BANNED,
    CAVE,
    FOUNTAIN,
    MAGE,
    SANCTUARY,
    START,
    TAVERN,
    TRAINING,
    UNIVERSITY,
    Phase,
)


def attending(course: str) -> Table:
    """Seat 0 stands on a course."""
    return valroc().offers_courses(course).mage(UNIVERSITY, 0, 0)


# --- paying ---------------------------------------------------------------------------------------------------------


def test_a_diamond_pays_the_vals_but_not_the_magic_power() -> None:
    """no. 21, no. 28, l.404, l.556: "si le cours a également un coût en PM, vous devez dépenser les PM indiquées"."""
    table = attending("pyromancy").has(0, vals=0, pm=3, diamond=1).acting()
    assert table.offered("attend") == ["diamond", "pass"]
    table.choose("attend", "diamond")
    player = table.player(0)
    assert (player["vals"], player["pm"], player["objects"]["diamond"]) == (0, 1, 0)
    assert player["courses"] == ["pyromancy"]
    table = attending("pyromancy").has(0, vals=9, pm=1, diamond=1).acting()
    assert not table.happened("attends"), "2 PM are due, whatever pays the Vals"
    assert table.happened("misses-course")


def test_a_course_that_cannot_be_paid_stays() -> None:
    """no. 21, l.404 and ruling: nothing happens, and it is there in the next turn."""
    table = attending("pyromancy").has(0, vals=3, pm=9).acting()
    assert table.player(0)["courses"] == []
    assert table.view()["courses"][0] == "pyromancy"


def test_magic_power_for_a_course_may_come_from_a_flask() -> None:
    """l.522: at any moment, so also before one pays."""
    table = attending("pyromancy").has(0, vals=4, pm=0, flask=1).acting()
    assert table.offered("attend") == ["pass", "flask-half", "flask-all"]
    table.play(("attend", "flask-half"), ("attend", "pay"))
    assert (table.player(0)["pm"], table.player(0)["courses"]) == (3, ["pyromancy"])


@pytest.mark.parametrize(
    ("course", "element"),
    [("pyromancy", "fire"), ("hydromancy", "water"), ("geomancy", "earth"), ("aeromancy", "air")],
)
def test_a_point_at_once(course: str, element: str) -> None:
    """l.658-670 and l.406: used at once and then face down, but still a course."""
    table = attending(course).has(0, vals=4, pm=2).acting().choose("attend", "pay")
    assert table.player(0)["skills"][element] == 2
    assert table.player(0)["courses"] == table.player(0)["spent"] == [course]


def test_nobody_takes_the_same_course_twice() -> None:
    """no. 21, l.408: neither copy, not even when it was used once and lies face down."""
    table = valroc().offers_courses("theology", "theology", "liturgy", "commerce").courses(0, "theology")
    table.seat(0).spent = table.seat(0).courses
    offered = table.offered("place", 0)
    assert "university-1" not in offered
    assert "university-2" not in offered
    assert {"university-3", "university-4"} < set(offered)


def test_a_course_for_the_mage_alone() -> None:
    """l.235, l.538: only the mage, or a pawn that a mushroom has made one."""
    table = valroc().offers_courses("meditation").has(0, mushroom=1)
    table.choose("place", "university-1")
    assert table.offered("pawn") == ["mage", "assistant-mushroom", "mercenary-mushroom"]
    table = valroc().offers_courses("meditation")
    assert table.choose("place", "university-1").prompts == ["place"], "it can only be the mage"
    assert table.view()["slots"][START[UNIVERSITY]]["pawn"] == {"seat": 0, "kind": "mage", "mage": True}
    table = valroc().offers_courses("meditation")
    table.seat(0).placed = 1 << MAGE
    assert "university-1" not in table.offered("place", 0)


# --- what they do ---------------------------------------------------------------------------------------------------


def test_commerce_and_meditation_pay_before_the_planning() -> None:
    """l.682-686: 1 Val and 1 PM at the start of each turn."""
    table = valroc().courses(0, "commerce", "meditation").courses(1, "meditation").has(1, pm=12).phase(Phase.TURN)
    assert (table.player(0)["vals"], table.player(0)["pm"]) == (4, 4)
    assert table.player(1)["pm"] == 12, "the surplus is lost (l.137)"
    assert table.asked("place", 0)
    table.next_turn()
    assert (table.player(0)["vals"], table.player(0)["pm"]) == (5, 5)


def test_a_course_pays_from_the_next_turn_on() -> None:
    """l.682: "au début de chaque tour"."""
    table = attending("meditation").has(0, vals=4, pm=0).acting().choose("attend", "pay")
    assert table.view()["turn"] == 2
    assert table.player(0)["pm"] == 1


def test_prospecting_draws_two_cards_and_keeps_one() -> None:
    """l.678: the searcher chooses which; both are discarded."""
    table = valroc().courses(0, "prospecting").put(CAVE, 1, 0).draws("action_2", "action_1").acting()
    assert table.offered("choose-find") == ["action_2", "action_1"]
    table.choose("choose-find", "action_1")
    assert table.player(0)["objects"]["flask"] == 1
    assert sorted(table.view()["action_discard"]) == ["action_1", "action_2"]


def test_teleportation() -> None:
    """l.694: after the look, to an adjacent free room; the same card is read there."""
    table = valroc().courses(0, "teleportation").put(CAVE, 1, 0).put(CAVE, 3, 1).draws("action_2").acting()
    assert table.offered("teleport") == ["pass", "cave-fire"], "air is taken, earth lies across"
    table.choose("teleport", "cave-fire")
    assert table.player(0)["vals"] == 4
    assert table.happened("teleports")
    table = valroc().courses(0, "teleportation").put(CAVE, 1, 0).draws("action_1").acting()
    assert table.offered("teleport") == ["pass", "cave-fire", "cave-air"]
    table.choose("teleport", "pass")
    assert table.player(0)["objects"]["flask"] == 1, "who stays takes what lies here"


def test_no_teleportation_into_a_closed_room() -> None:
    """l.332, l.694: with two players a banned room is not available."""
    table = valroc(2).courses(0, "teleportation").put(CAVE, 1, 0).draws("action_2")
    table.editing.slots[START[CAVE]] = BANNED
    assert table.acting().offered("teleport") == ["pass", "cave-air"]
    table.choose("teleport", "cave-air")
    assert table.player(0)["objects"]["diamond"] == 1


def test_prospecting_and_teleportation_together() -> None:
    """l.678, l.694: first the card, then the room."""
    table = valroc().courses(0, "prospecting", "teleportation").put(CAVE, 1, 0).draws("action_2", "action_4").acting()
    table.play(("choose-find", "action_2"), ("teleport", "cave-air"))
    assert table.player(0)["objects"]["diamond"] == 1


def test_liturgy_draws_two_cards_for_a_favour() -> None:
    """l.690: one that pleases is enough."""
    for cards, skill in ((("full", "wound"), 2), (("wound", "full"), 2), (("full", "medium"), 1)):
        table = valroc().courses(0, "liturgy").put(SANCTUARY, 0, 0).draws(*cards).acting()
        table.play(("offering", "val-1"), ("statue", "statue-fire"))
        assert table.player(0)["skills"]["fire"] == skill
        assert len(table.view()["action_discard"]) == 2
    table = valroc().put(SANCTUARY, 0, 0).draws("full", "wound").acting()
    table.play(("offering", "val-1"), ("statue", "statue-fire"))
    assert table.player(0)["skills"]["fire"] == 1, "without it only one card is drawn"


def test_sacred_rhetoric_at_the_sanctuary() -> None:
    """l.706: one more Val from the reserve, on the statue and for the favour."""
    table = valroc().courses(0, "sacred_rhetoric").put(SANCTUARY, 0, 0).has(0, vals=3).draws("small").acting()
    table.play(("offering", "val-3"), ("statue", "statue-earth"))
    assert (table.player(0)["vals"], table.player(0)["skills"]["earth"]) == (0, 2)
    assert table.now.statues == [0, 0, 4, 0]


def test_sacred_rhetoric_in_the_offering_phase() -> None:
    """l.706: it breaks a tie, and its Val lies on the statue; a bid of nothing stays nothing."""
    table = valroc(3).courses(0, "sacred_rhetoric").phase(Phase.OFFERINGS).turn(3)
    for seat, n in enumerate((1, 1, 0)):
        table.choose("bid", f"val-{n}", seat)
    assert [table.player(seat)["skills"]["fire"] for seat in range(3)] == [2, 1, 1]
    assert table.now.statues[0] == 3
    for seat in range(3):
        table.choose("bid", "val-0", seat)
    assert [table.player(seat)["skills"]["water"] for seat in range(3)] == [1, 1, 1]
    assert table.now.statues[1] == 0


def test_sacred_rhetoric_needs_a_val() -> None:
    """l.706: "une offrande de minimum 1 Val": a diamond alone adds nothing."""
    table = valroc().courses(0, "sacred_rhetoric").put(SANCTUARY, 0, 0).has(0, vals=0, diamond=1).acting()
    table.play(("offering", "diamond"), ("statue", "statue-air"))
    assert (table.now.statues[3], table.now.gems[3]) == (0, 1)


def chance() -> Table:
    table = valroc().courses(0, "manipulating_chance")
    table.editing.action_discard = table.editing.action_deck[:5]
    table.editing.action_deck = table.editing.action_deck[5:]
    return table


def test_manipulating_chance_once_between_two_actions() -> None:
    """l.698 and ruling: the discards go back into the deck; again only after another action."""
    table = chance().put(FOUNTAIN, 0, 1).put(TAVERN, 0, 2).put(CAVE, 0, 2).put(CAVE, 1, 3).raises(0).acting()
    assert table.now.slot == START[FOUNTAIN]
    table.choose("moment", "manipulating_chance", 0)
    assert table.now.slot == START[CAVE] + 1, "without discards nobody asks; the first searcher has left one"
    assert (table.view()["action_deck"], len(table.view()["action_discard"])) == (31, 1)
    table.choose("moment", "manipulating_chance", 0)
    assert (table.view()["action_deck"], len(table.view()["action_discard"])) == (31, 1), "and the second has drawn"
    assert len(table.happened("actions-shuffled")) == 2


def test_manipulating_chance_only_between_actions() -> None:
    """l.698: neither at the start of a turn nor in the midst of a training, not even after a berry."""
    assert chance().phase(Phase.TURN).asked("place", 0)
    table = chance().mage(TRAINING, 0, 0).has(0, pm=3, berry=1).acting()
    assert "manipulating_chance" in table.offered("train", 0)
    table.choose("train", "berry")
    assert "manipulating_chance" not in table.offered("train", 0)


def test_first_aid() -> None:
    """l.702: the first wound after the immune ones, once in a training; its PM are gone."""
    table = valroc().courses(0, "first_aid").mage(TRAINING, 2, 0).has(0, pm=9)
    table.draws("wound", "wound", "small", "wound").acting()
    table.train(4)
    assert table.story("immune", "first-aid", "wounded") == ["immune", "first-aid", "wounded"]
    assert table.player(0)["pm"] == 5
    assert len(table.player(0)["wounds"]) == 1


def test_theology_either_way() -> None:
    """l.674, l.406: up to three spaces on or back, at any moment, once."""
    table = valroc().courses(0, "theology").raises(0).phase(Phase.TURN)
    table.editing.wrath = 2
    table.choose("moment", "theology")
    assert table.offered("move-wrath") == ["wrath-down-2", "wrath-down-1", "wrath-up-1", "wrath-up-2", "wrath-up-3"]
    table.choose("move-wrath", "wrath-down-2")
    assert table.view()["wrath"]["value"] == 0
    assert table.asked("place", 0), "it is used up"


def test_theology_may_bring_the_wrath() -> None:
    """l.674, no. 11, l.278-282: on the last space the wrath comes at once; the cube goes back to 0."""
    table = valroc().courses(0, "theology").used(0, "aurum_b").statues(fire=1).raises(0).phase(Phase.TURN)
    table.editing.wrath = 6
    table.choose("moment", "theology")
    assert table.offered("move-wrath") == ["wrath-down-3", "wrath-down-2", "wrath-down-1", "wrath-up-1", "wrath-up-2"]
    table.choose("move-wrath", "wrath-up-2")
    assert table.view()["wrath"]["value"] == 0
    assert table.player(0)["used"] == []
    assert [table.player(seat)["skills"]["fire"] for seat in range(4)] == [0, 0, 0, 0]


def test_a_pawn_that_stands_on_a_course_counts_once() -> None:
    """no. 8, l.220: one pawn of a player at the university."""
    table = valroc().offers_courses("liturgy", "theology", "commerce", "meditation")
    table.put(UNIVERSITY, 0, 0, ASSISTANT)
    assert not [id for id in table.offered("place", 0) if id.startswith("university")]

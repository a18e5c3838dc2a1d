"""The end of a turn and of the game (rulebook l.618-729)."""

from __future__ import annotations

import pytest

from tests.games.margraves.figures import CHIEFS, LINES
from tests.games.margraves.table import Table, margraves


def ended(*tombs: int) -> Table:
    """Seat 0's turn ends with these tombs."""
    return margraves().with_tombs(*tombs).at_the_end()


# --- tombs ----------------------------------------------------------------------------------------------------------


def test_kira_fills_a_line_of_two() -> None:
    """l.657-668: two knights stand and fill a line; they lie down, and she takes 1 stone and 1 wood."""
    table = ended(0, 0, 0, 0, 0, 0, 0, 1, 1)
    assert table.stock(0) == {"gem": 1, "stone": 1, "wood": 1}
    assert table.view()["tombs"] == [0, 0, 0, 0, 0, 0, 0, 2, 2]


@pytest.mark.parametrize("line", LINES)
def test_every_line_pays(line: str) -> None:
    """l.633-640: nine tombs in a grid of three by four; rows pay what stands at their right, columns what is above."""
    tombs, reward = LINES[line]
    states = [2 if n + 1 in tombs else 0 for n in range(9)]
    states[tombs[-1] - 1] = 1
    table = ended(*states)
    want = dict(reward)
    if table.asked("take"):
        assert want.pop("wild") == 1
        table.choose("take", "supply-stone")
        want["stone"] = 1
    if table.asked("influence"):
        assert want.pop("influence") == 1
        table.choose("influence", "holy")
    if table.asked("privilege"):
        assert want.pop("privilege_i") == 1
        assert table.offered("privilege") == ["privilege-1", "privilege-2", "privilege-3"]
        table.choose("privilege", "privilege-1")
    assert sorted(table.gains(0)) == sorted(f"{name} {n}" for name, n in want.items())
    assert [event.args["card"].id for event in table.happened("line-full")] == [f"card-{line}"]


def test_several_lines_at_once() -> None:
    """l.641-643: rows and columns, all their rewards."""
    table = ended(0, 0, 0, 0, 2, 2, 2, 2, 1)  # the middle row was paid before; the last row is full now
    assert table.gains(0) == ["stone 1", "wood 1"]
    table = ended(1, 1, 0, 0, 1)
    assert [event.args["card"].id for event in table.happened("line-full")] == [
        "card-tomb_column_1",
        "card-tomb_column_2",
    ]


def test_a_line_that_lies_already_does_not_pay_again() -> None:
    """l.653: the knights were laid down when the reward was taken."""
    assert ended(2, 2, 0, 0, 2).gains() == []


def test_standing_knights_wait_for_their_line() -> None:
    table = ended(0, 1, 0, 0, 0, 1)
    assert table.gains() == []
    assert table.view()["tombs"] == [0, 1, 0, 0, 0, 1, 0, 0, 0]


def test_nine_full_tombs_are_emptied() -> None:
    """l.624-630: all go back to the reserve, those of the statue too; then one to each location without a knight."""
    table = margraves().with_tombs(2, 2, 2, 2, 2, 2, 2, 1, 2).with_statue(2).with_knights(kamin=3, silesia=1)
    table.with_reserve(knight=5).at_the_end()
    table.choose("influence", "holy")
    assert table.view()["tombs"] == [0] * 9
    assert table.view()["statue"] == 0
    assert table.reserve("knight") == 5 + 9 + 2 - 6
    assert [location["knights"] for location in table.view()["locations"]] == [1, 3, 1, 1, 1, 1, 1, 1]


def test_too_many_knights_stand_by_the_statue() -> None:
    """l.644-652: no tomb is left for them; they are worth their strength, but bring no reward."""
    table = margraves().with_tombs(2, 2, 2, 2, 2, 2, 2, 2).with_knights(shilina=3).with_pile("mountain", "harpy_flock")
    table.with_stock(0).play("captain").choose("slay", "mountain").choose("slay-here", "knight-3")
    assert table.view()["statue"] == 2
    assert [event.args["n"] for event in table.happened("entombed")] == [9]


def test_the_player_chooses_the_tombs() -> None:
    """l.414: a free tomb, standing."""
    table = margraves().with_knights(shilina=3).with_pile("mountain", "harpy_flock").with_stock(0).play("captain")
    table.choose("slay", "mountain").choose("slay-here", "knight-3")
    assert table.offered("tomb") == [f"tomb-{n}" for n in range(1, 10)]
    table.picks("tomb", "tomb-9", "tomb-8", "tomb-1")
    assert table.view()["tombs"] == [1, 0, 0, 0, 0, 0, 0, 1, 1]


# --- privileges, monsters, citizens ---------------------------------------------------------------------------------


def test_privileges_are_refilled() -> None:
    """l.670-676: three of each level face up."""
    table = margraves().with_privileges("", "lion_banner", "", "hidden_court", "", "great_fair")
    table.with_stack(1, "toll_rights", "wolf_banner").with_stack(2, "raven_spies").at_the_end()
    assert table.view()["privileges"] == [
        *("toll_rights", "lion_banner", "wolf_banner"),
        *("hidden_court", "raven_spies", "great_fair"),
    ]
    assert table.view()["end_reason"] == ""


def test_a_stack_that_cannot_fill_its_spaces_begins_the_last_round() -> None:
    """l.675-677, l.723-725."""
    table = margraves().with_privileges("", "lion_banner", "", "hidden_court", "great_fair", "raven_spies")
    table.with_stack(1, "toll_rights").at_the_end()
    assert table.view()["privileges"][:3] == ["toll_rights", "lion_banner", None]
    assert table.view()["end_reason"] == "privileges"
    full = margraves().with_stack(1).with_stack(2).at_the_end()
    assert full.view()["end_reason"] == "", "nothing had to be filled"


def slain(*pile: str) -> Table:
    """Seat 0 has slain the first of the pile, and its turn is over."""
    table = margraves().with_pile("mountain", *pile).with_strength(0, 8).with_stock(0, magic=3).with_knights()
    table.play("captain").choose("slay", "mountain")
    while table.active == 0:
        prompt = table.prompts[0]
        table.choose(prompt, table.offered(prompt)[0])
    return table


def test_the_next_monster_is_turned_up() -> None:
    """l.696."""
    table = slain("harpy_flock", "wyvern", "cave_troll")
    mountain = table.view()["lairs"][0]
    assert (mountain["top"], mountain["pile"]) == ("wyvern", 2)
    assert set(mountain["beneath"]) == {"ancestral_dragon", "stone_giant", "harpy_flock"}


def test_at_the_lair_card_all_are_shuffled() -> None:
    """l.697-702: all its monsters, the chief too, and the top one face up."""
    table = slain("harpy_flock")
    mountain = table.view()["lairs"][0]
    assert mountain["pile"] == 5
    assert mountain["beneath"] == []
    assert mountain["top"] is not None
    assert len(table.happened("lair-shuffled")) == 1


def test_the_chief_is_one_of_five_from_then_on() -> None:
    tops = set()
    for luck in range(40):
        table = margraves().with_luck(luck).with_pile("mountain", "harpy_flock").with_strength(0, 8).with_knights()
        table.play("captain").choose("slay", "mountain").choose("slay-stored", "knight-0")
        table.choose("influence", "holy")
        tops.add(table.view()["lairs"][0]["top"])
    assert len(tops) == 5
    assert tops & CHIEFS


def test_the_row_moves_up_and_is_refilled() -> None:
    """l.704-708."""
    table = (
        margraves().with_row("", "monk", "", "bard", "").with_deck("pilot", "ranger", "cleric", "trader").at_the_end()
    )
    assert table.view()["row"] == ["monk", "bard", "pilot", "ranger", "cleric"]
    assert table.view()["deck"] == 1
    assert table.view()["end_reason"] == ""


def test_a_deck_that_cannot_fill_the_row_begins_the_last_round() -> None:
    """l.709-711, l.718-721."""
    table = margraves().with_row("", "monk", "", "bard", "pilot").with_deck("ranger").at_the_end()
    assert table.view()["row"] == ["monk", "bard", "pilot", "ranger", None]
    assert table.view()["end_reason"] == "citizens"
    full = margraves().with_deck().at_the_end()
    assert full.view()["end_reason"] == "", "nothing had to be filled"


def test_the_order_at_the_end_of_a_turn() -> None:
    """l.618-619: tombs, privileges, monsters, citizens."""
    table = margraves().with_pile("mountain", "harpy_flock", "wyvern").with_strength(0, 8).with_knights(shilina=1)
    table.with_privileges("", "lion_banner", "toll_rights", "hidden_court", "great_fair", "raven_spies")
    table.with_row("", "monk", "bard", "pilot", "ranger").play("captain").choose("slay", "mountain")
    table.choose("slay-here", "knight-1").choose("slay-stored", "knight-0").choose("tomb", "tomb-1")
    table.choose("influence", "holy")
    assert table.story("line-full", "new-privilege", "new-monster", "new-citizen", "turn") == [
        *("line-full", "new-privilege", "new-monster", "new-citizen", "turn"),
    ]


# --- the end of the game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reason", ["tower", "citizens", "privileges"])
def test_everybody_has_the_same_number_of_turns(reason: str) -> None:
    """l.231-234, l.727-729: the round is played to the end of the turn of whoever sits right of the first player."""
    table = margraves(3).in_the_last_round(reason).with_active(1)
    table.editing.first = 0
    table.play("alchemist").finish()
    assert not table.match.over
    table.play("alchemist").finish()
    assert table.match.over
    assert table.ending == f"ending-{reason}"


def test_a_trigger_in_the_last_turn_of_a_round_ends_it() -> None:
    table = margraves(2).with_active(1).with_row("", "monk", "bard", "pilot", "ranger").with_deck()
    table.play("alchemist").finish()
    assert table.match.over


def test_a_round_without_a_trigger_goes_on() -> None:
    table = margraves(2).play("alchemist").finish().play("alchemist").finish()
    assert not table.match.over
    assert table.view()["round"] == 2


# --- grants at the very end -----------------------------------------------------------------------------------------


def test_knights_of_emptied_tombs_are_for_the_next_player() -> None:
    """l.627-629: they can be gained "au tour du joueur suivant": no grant of this turn reaches them."""
    table = margraves().with_tombs(2, 2, 2, 2, 2, 2, 2, 2, 1).with_reserve(knight=0)
    table.with_privileges("sworn_service", "", "", "", "", "")
    table.at_the_end()
    held = table.stock(0).get("knight", 0)
    while table.match.question(0) is not None and not table.asked("play", 0):
        question = table.match.question(0)
        assert question is not None
        grant = question.option("sworn_service")
        table.match.answer(0, grant if grant is not None else question.options[0])
    assert table.stock(0).get("knight", 0) == held
    assert table.view()["tombs"] == [0] * 9


def test_grants_may_be_used_when_this_very_turn_begins_the_last_round() -> None:
    """l.688 with l.704-711: the row cannot be filled any more, as everybody sees; the grant is not lost."""
    table = margraves().with_row("", "monk", "cleric", "trader", "ranger").with_deck().with_grants(0, "royal_tribute")
    table.at_the_end()
    assert table.asked("last-grants", 0)

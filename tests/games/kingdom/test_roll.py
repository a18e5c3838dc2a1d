"""The Roll Phase (rulebook l.185-197) and the domains that work in it (l.831-845)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.table import kingdom


def test_the_active_player_rolls_two_dice() -> None:
    """l.187; all 36 rolls come up."""
    seen = set()
    for luck in range(400):
        table = kingdom().with_luck(luck)
        seen.add(tuple(table.dice()))
    assert seen == {(a, b) for a in range(1, 7) for b in range(1, 7)}


def test_example_three_and_five() -> None:
    """l.191: 3 and 5 activate the cards of 3, 5 and 8."""
    table = kingdom().with_roll(3, 5).with_tableau(0, "mercenary", "archer", "knight", "champion")
    table = table.with_purse(0)
    # Mercenary 1 strength + 1 gold; starter Peasant 1 gold; Champion 4 strength; Archer (4) and Knights (6) sleep.
    assert table.purse(0) == (2, 5, 0)


def test_roll_powers_come_before_the_harvest() -> None:
    """l.195: decided before the players activate their citizens."""
    table = kingdom().with_roll(3, 4).with_tableau(0, "palace_of_the_dawn").with_tableau(1, "archer")
    assert table.prompts == ["change-dice"]
    assert table.player(1)["strength"] == 0
    table.choose("change-dice", "palace_of_the_dawn").choose("which-die", "die-1")
    assert table.dice() == [2, 4]
    assert table.player(1)["strength"] == 2  # the Archer on 4, the starter Knight on 2 + 4


def test_roll_powers_may_be_left() -> None:
    """l.195: to use them or not."""
    table = kingdom().with_roll(3, 4).with_tableau(0, "palace_of_the_dawn")
    table.choose("change-dice", "pass")
    assert table.dice() == [3, 4]


def test_only_the_active_player_changes_dice() -> None:
    """l.195: the domains of the active player."""
    table = kingdom().with_roll(3, 4).with_tableau(1, "palace_of_the_dawn", "foxgrove_palisade").with_gold(1, 9)
    assert not table.asked("change-dice")
    assert table.dice() == [3, 4]


def test_each_domain_once_in_the_owners_order() -> None:
    """l.195: once per Roll Phase; l.580: the owner chooses the order."""
    table = kingdom().with_roll(3, 4).with_purse(0, gold=9)
    table.with_tableau(0, "palace_of_the_dawn", "foxgrove_palisade", "desert_orchid")
    assert set(table.offered("change-dice")) == {"palace_of_the_dawn", "foxgrove_palisade", "desert_orchid", "pass"}
    table.choose("change-dice", "desert_orchid").choose("which-die", "die-2")
    assert set(table.offered("change-dice")) == {"palace_of_the_dawn", "foxgrove_palisade", "pass"}
    table.choose("change-dice", "foxgrove_palisade").choose("which-die", "die-1")
    assert table.offered("change-dice") == ["palace_of_the_dawn", "pass"]
    table.choose("change-dice", "palace_of_the_dawn")  # a 1 cannot go down: the 6 it is
    assert table.dice() == [5, 1]
    assert not table.asked("change-dice")


def test_a_power_works_again_next_turn() -> None:
    """l.195: once per Roll Phase, and so in each."""
    table = kingdom(1).with_roll(3, 5, 4, 6).with_tableau(0, "palace_of_the_dawn")
    table.choose("change-dice", "pass").act("gold", "gold")
    while not table.asked("change-dice"):
        question = table.match.questions[0]
        table.match.answer(question.seat, question.options[0])
    assert table.offered("change-dice") == ["palace_of_the_dawn", "pass"]
    assert table.dice() == [4, 6]


# --- Palace of the Dawn ----------------------------------------------------------------------------------------------


def test_palace_takes_one_from_a_die() -> None:
    """l.833."""
    table = kingdom().with_roll(6, 2).with_tableau(0, "palace_of_the_dawn")
    table.choose("change-dice", "palace_of_the_dawn")
    assert table.offered("which-die") == ["die-1", "die-2"]
    table.choose("which-die", "die-2")
    assert table.dice() == [6, 1]


def test_palace_never_to_zero() -> None:
    """l.833: zero is forbidden."""
    table = kingdom().with_roll(1, 1).with_tableau(0, "palace_of_the_dawn")
    assert not table.asked("change-dice")
    table = kingdom().with_roll(1, 4).with_tableau(0, "palace_of_the_dawn")
    table.choose("change-dice", "palace_of_the_dawn")
    assert table.dice() == [1, 3]


def test_palace_after_another_domain() -> None:
    """l.833: a die that another domain has already changed may be lowered."""
    table = kingdom().with_roll(1, 2).with_purse(0, gold=2).with_tableau(0, "palace_of_the_dawn", "foxgrove_palisade")
    table.choose("change-dice", "foxgrove_palisade").choose("which-die", "die-1")
    table.choose("change-dice", "palace_of_the_dawn").choose("which-die", "die-1")
    assert table.dice() == [5, 2]


def test_palace_is_free() -> None:
    table = kingdom().with_roll(3, 3).with_purse(0).with_tableau(0, "palace_of_the_dawn")
    table.choose("change-dice", "palace_of_the_dawn")
    assert sorted(table.dice()) == [2, 3]


# --- Foxgrove Palisade -----------------------------------------------------------------------------------------------


def test_foxgrove_makes_a_six_for_two_gold() -> None:
    """l.831."""
    table = kingdom().with_roll(1, 2).with_purse(0, gold=3).with_tableau(0, "foxgrove_palisade")
    table.choose("change-dice", "foxgrove_palisade").choose("which-die", "die-2")
    assert table.dice() == [1, 6]
    assert table.purse(0) == (1, 1, 0)  # 3 - 2 gold, and the starter Knight's strength on the new 6


@pytest.mark.parametrize("magic", [0, 9])
def test_foxgrove_needs_two_gold(magic: int) -> None:
    """l.831: two gold; l.398: magic stands for gold in actions only."""
    table = kingdom().with_roll(1, 2).with_purse(0, gold=1, magic=magic).with_tableau(0, "foxgrove_palisade")
    assert not table.asked("change-dice")


def test_foxgrove_changes_no_six() -> None:
    """Ruling (guide, Rulings): a domain that changes a die must really change it."""
    table = kingdom().with_roll(6, 6).with_purse(0, gold=4).with_tableau(0, "foxgrove_palisade")
    assert not table.asked("change-dice")
    table = kingdom().with_roll(6, 2).with_purse(0, gold=4).with_tableau(0, "foxgrove_palisade")
    table.choose("change-dice", "foxgrove_palisade")
    assert table.dice() == [6, 6]


# --- Desert Orchid ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("holy", [0, 1, 2, 3])
def test_orchid_makes_a_one_for_a_gold_per_holy_citizen(holy: int) -> None:
    """l.845: one gold per holy citizen; free without any."""
    table = kingdom().with_roll(2, 4).with_purse(0, gold=3).with_tableau(0, "desert_orchid", *["paladin"] * holy)
    table.choose("change-dice", "desert_orchid").choose("which-die", "die-1")
    assert table.dice() == [1, 4]
    gold, _, _ = table.purse(0)
    assert gold == 3 - holy + 1  # and the starter Peasant's gold on 1 + 4


def test_orchid_counts_citizen_cards_only() -> None:
    """l.461: the role over the citizen icon means citizen cards; holy icons on domains cost nothing."""
    table = kingdom().with_roll(2, 4).with_purse(0).with_tableau(0, "desert_orchid", "cathedral_of_st_aquila")
    table.choose("change-dice", "desert_orchid").choose("which-die", "die-1")
    assert table.dice() == [1, 4]


def test_orchid_must_be_affordable() -> None:
    table = (
        kingdom().with_roll(2, 4).with_purse(0, gold=1, magic=5).with_tableau(0, "desert_orchid", "paladin", "cleric")
    )
    assert not table.asked("change-dice")


# --- Gargan's Embrace ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_gargan_on_anybodys_double(seat: int) -> None:
    """l.835: one VP when any player rolls a double."""
    table = kingdom(3).with_roll(4, 4).with_tableau(seat, "gargans_embrace")
    assert [table.vp(s) for s in range(3)] == [1 if s == seat else 0 for s in range(3)]


def test_gargan_without_a_double() -> None:
    table = kingdom().with_roll(4, 5).with_tableau(0, "gargans_embrace")
    assert table.vp(0) == 0


@pytest.mark.parametrize("owner", [0, 1])
def test_gargan_on_a_double_made(owner: int) -> None:
    """l.835: or when the dice are changed into a double, whoever changes them."""
    table = kingdom().with_roll(4, 5).with_tableau(0, "palace_of_the_dawn").with_tableau(owner, "gargans_embrace")
    table.choose("change-dice", "palace_of_the_dawn").choose("which-die", "die-2")
    assert table.dice() == [4, 4]
    assert table.vp(owner) == 1


def test_gargan_on_a_double_unmade() -> None:
    """l.835: the VP stays when the double is changed away."""
    table = kingdom().with_roll(4, 4).with_tableau(0, "palace_of_the_dawn", "gargans_embrace")
    table.choose("change-dice", "palace_of_the_dawn")
    assert sorted(table.dice()) == [3, 4]
    assert table.vp(0) == 1


def test_gargan_more_than_once() -> None:
    """l.841: again when the player, after a double, makes another one."""
    table = kingdom().with_roll(2, 2).with_purse(0).with_tableau(0, "palace_of_the_dawn", "desert_orchid")
    table.with_tableau(1, "gargans_embrace")
    table.choose("change-dice", "palace_of_the_dawn")  # 1 and 2
    assert table.vp(1) == 1
    table.choose("change-dice", "desert_orchid")  # the 2 becomes a 1
    assert table.dice() == [1, 1]
    assert table.vp(1) == 2


def test_gargan_for_a_double_unmade_and_made_again() -> None:
    """l.841: the second one counts too."""
    table = kingdom().with_roll(6, 6).with_purse(0, gold=2).with_tableau(0, "palace_of_the_dawn", "foxgrove_palisade")
    table.with_tableau(0, "gargans_embrace")
    table.choose("change-dice", "palace_of_the_dawn")
    assert sorted(table.dice()) == [5, 6]
    table.choose("change-dice", "foxgrove_palisade")
    assert table.dice() == [6, 6]
    assert table.vp(0) == 2


def test_the_harvest_goes_by_the_changed_dice() -> None:
    """l.197: the announced values count: a double unmade activates nothing twice."""
    table = kingdom().with_roll(4, 4).with_purse(0).with_tableau(0, "palace_of_the_dawn", "archer")
    table.choose("change-dice", "palace_of_the_dawn")
    assert table.player(0)["strength"] == 2
    assert not table.asked("herald", 0)

"""The Harvest Phase (rulebook l.199-246)."""

from __future__ import annotations

import pytest

from tests.games.kingdom.table import kingdom, said
from valtable.games import find

# --- activation ------------------------------------------------------------------------------------------------------


def test_left_side_for_the_active_player_right_side_for_the_others() -> None:
    """l.205-206, l.475."""
    table = kingdom(3).with_roll(1, 4)
    for seat in range(3):
        table.with_purse(seat).with_tableau(seat, "cleric", "archer")
    assert table.purse(0) == (1, 2, 3)  # and the starter Peasant on 5
    assert table.purse(1) == table.purse(2) == (1, 1, 1)


def test_every_copy_works_on_its_own() -> None:
    """l.208-210: two Archers, one 4: both are activated."""
    table = kingdom().with_roll(4, 3).with_purse(0).with_tableau(0, "archer", "archer")
    assert table.purse(0) == (0, 4, 0)


def test_three_archers_on_a_double() -> None:
    """l.212-214: three Archers and two 4s: six activations."""
    table = kingdom().with_roll(4, 4).with_purse(0).with_tableau(0, "archer", "archer", "archer")
    assert table.player(0)["strength"] == 6 * 2
    table = kingdom().with_roll(4, 4).with_purse(1).with_tableau(1, "archer", "archer", "archer")
    assert table.player(1)["strength"] == 6 * 1


def test_the_sum_of_a_double_works_once() -> None:
    """l.189, l.212: each die, and the sum of both."""
    table = kingdom().with_roll(4, 4).with_purse(0).with_tableau(0, "champion")
    assert table.player(0)["strength"] == 4


def test_a_card_with_two_values() -> None:
    """l.467: with either of the two."""
    for dice in ((4, 5), (4, 6)):
        table = kingdom().with_roll(*dice).with_purse(0).with_tableau(0, "paladin")
        assert table.player(0)["magic"] == 2


def test_everybody_harvests_at_once_in_any_order() -> None:
    """l.201: all players take part; nobody's answers touch anybody else's."""
    orders = ((0, 1, 2), (2, 1, 0), (1, 2, 0))
    results = []
    for order in orders:
        table = kingdom(3).with_roll(1, 2)
        for seat in range(3):
            table.with_purse(seat)
        assert [q.seat for q in table.match.questions] == [0, 1, 2]
        for seat in order:
            table.choose("herald", ("gold", "strength", "magic")[seat], seat)
        results.append([table.purse(seat) for seat in range(3)])
    assert results == [[(1, 0, 0), (0, 1, 0), (0, 0, 1)]] * 3


def test_more_than_ten() -> None:
    """l.220, l.680: nothing limits resources or VP."""
    table = kingdom().with_roll(4, 4).with_purse(0, gold=60, strength=99, magic=41, vp=120).with_tableau(0, "archer")
    table.choose("herald", "gold", 0)
    assert table.purse(0) == (61, 103, 41)
    assert table.vp(0) == 120


def test_a_new_citizen_waits_for_the_next_roll() -> None:
    """l.321: a citizen is not activated in the turn in which it is recruited."""
    table = kingdom().with_roll(2, 5, 1, 2).with_purse(0, gold=2)  # the Peasant brings a third gold
    table.act("citizen-2", "strength")
    assert table.citizens(0) == ["merchant"]
    # the roll of the second turn: the new Merchant works on the 2, on its right side
    assert table.active == 1
    assert table.player(0)["gold"] == 3 - 2 + 1


# --- steals ----------------------------------------------------------------------------------------------------------


def test_example_the_thief_comes_before_the_others_harvest() -> None:
    """l.224-226: 2 and 5: the Thief (7) takes before the other players activate their cards."""
    table = kingdom().with_roll(2, 5).with_tableau(0, "thief").with_purse(0).with_purse(1)
    # The victim's starter Peasant (5) will give a gold, but there is nothing to steal yet.
    assert not table.asked("steal")
    assert table.purse(0) == (1, 0, 0)
    assert table.purse(1) == (1, 0, 0)


def test_the_thief_is_asked_while_nobody_has_harvested() -> None:
    """l.224, l.854: first at the start of the harvest, the active player's other cards included."""
    table = kingdom().with_roll(2, 5).with_tableau(0, "thief", "peasant").with_purse(0).with_purse(1, gold=1)
    assert table.prompts == ["steal"]
    assert table.offered("steal") == ["seat-1-gold", "pass"]  # less than one is nothing
    assert table.purse(0) == (0, 0, 0)
    assert table.purse(1) == (1, 0, 0)
    table.choose("steal", "seat-1-gold")
    assert table.purse(0) == (1 + 2, 0, 0)  # the starter Peasant and the Peasant
    assert table.purse(1) == (0 + 1, 0, 0)


def test_the_thief_takes_three_gold_or_three_magic() -> None:
    """l.827: 3 gold or 3 magic, never mixed, from one player of their choice."""
    table = kingdom(3).with_roll(2, 5).with_tableau(0, "thief").with_purse(0)
    table.with_purse(1, gold=5, strength=7, magic=2).with_purse(2, magic=4)
    assert table.offered("steal") == ["seat-1-gold", "seat-1-magic", "seat-2-magic", "less"]
    table.choose("steal", "seat-2-magic")  # one answer says it all
    assert table.purse(0) == (1, 0, 3)
    assert table.purse(2) == (1, 0, 1)
    assert table.purse(1) == (6, 7, 2)


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_the_thief_may_take_less(taken: int) -> None:
    """l.827: less than 3 if you like; only who wants less is asked how much."""
    table = kingdom().with_roll(2, 5).with_tableau(0, "thief").with_purse(0).with_purse(1, gold=5)
    assert table.offered("steal") == ["seat-1-gold", "less"]
    if taken == 3:
        table.choose("steal", "seat-1-gold")
    else:
        table.choose("steal", "less")
        assert table.offered("steal-amount") == ["gold-2", "gold-1", "gold-0"]
        table.choose("steal-amount", f"gold-{taken}")
    assert table.purse(0)[0] == taken + 1
    assert table.purse(1)[0] == 5 - taken + 1


def test_the_thief_takes_what_is_there() -> None:
    """l.827: or if the player does not have them."""
    table = kingdom().with_roll(2, 5).with_tableau(0, "thief").with_purse(0).with_purse(1, gold=2, magic=9)
    table.choose("steal", "seat-1-gold")
    assert table.purse(0) == (2 + 1, 0, 0)
    assert table.purse(1) == (0 + 1, 0, 9)


def test_less_of_what_and_from_whom() -> None:
    """l.827: less than 3 from any player; whoever has a single one can only be left alone."""
    table = kingdom(4).with_roll(2, 5).with_tableau(0, "thief").with_purse(0)
    table.with_purse(1, gold=5).with_purse(2, gold=1, magic=2).with_purse(3)
    table.choose("steal", "less")
    assert table.offered("steal-less") == ["seat-1-gold", "seat-2-magic"]
    table.choose("steal-less", "seat-2-magic").choose("steal-amount", "magic-1")
    assert table.purse(0) == (1, 0, 1)
    assert table.purse(2) == (1 + 1, 0, 1)


@pytest.mark.parametrize("answer", ["seat-1-gold", "pass"])
def test_one_gold_or_nothing(answer: str) -> None:
    """Ruling on l.827: even nothing."""
    table = kingdom().with_roll(2, 5).with_tableau(0, "thief").with_purse(0).with_purse(1, gold=1)
    table.choose("steal", answer)
    assert table.purse(0) == (2 if answer == "seat-1-gold" else 1, 0, 0)


def test_two_thieves_choose_one_after_the_other() -> None:
    """l.208: each card individually, also against different players."""
    table = kingdom(3).with_roll(3, 4).with_tableau(0, "thief", "thief").with_purse(0)
    table.with_purse(1, gold=4).with_purse(2, magic=1)
    table.choose("steal", "seat-1-gold")
    assert table.offered("steal") == ["seat-1-gold", "seat-2-magic", "pass"]
    table.choose("steal", "seat-1-gold")
    assert table.purse(0) == (4, 0, 0)


def test_a_thief_off_turn_steals_nothing() -> None:
    """l.205-206: only the left side steals; the right side is 2 gold or 2 magic."""
    table = kingdom().with_roll(2, 5).with_tableau(1, "thief").with_purse(1).with_purse(0, gold=5)
    assert not table.asked("steal")
    table.choose("choose-reward", "magic-2", 1)
    assert table.purse(1) == (1, 0, 2)
    assert table.purse(0) == (6, 0, 0)


def test_what_the_thief_took_can_be_spent_in_the_same_harvest() -> None:
    """l.854: at once, for another activated citizen: on 3 and 4 stolen gold pays for the Alchemist's exchange."""
    table = kingdom().with_roll(3, 4).with_tableau(0, "thief", "alchemist").with_purse(0).with_purse(1, gold=1)
    table.choose("steal", "seat-1-gold")
    table.choose("exchange", "alchemist", 0)
    assert table.purse(0) == (0, 0, 3)


# --- the order of one's own ------------------------------------------------------------------------------------------


def test_example_monk_and_peasant() -> None:
    """l.230-232: 1 and 4, off turn: the Peasant's gold is turned into 2 magic by the Monk."""
    table = kingdom().with_roll(1, 4).with_tableau(1, "monk").with_purse(1)
    assert table.offered("exchange", 1) == ["monk", "pass"]
    table.choose("exchange", "monk", 1)
    assert table.purse(1) == (0, 0, 2)


def test_an_exchange_may_be_declined() -> None:
    """Ruling: never forced; l.242."""
    table = kingdom().with_roll(1, 4).with_tableau(1, "monk").with_purse(1)
    table.choose("exchange", "pass", 1)
    assert table.purse(1) == (1, 0, 0)


def test_each_activation_exchanges_once() -> None:
    """l.208, l.212: two Monks on a double 1 are four activations, each of which may be used or not."""
    table = kingdom().with_roll(1, 1).with_tableau(1, "monk", "monk").with_purse(1, gold=9)
    table.choose("herald", "strength", 1)
    for _ in range(4):
        table.choose("exchange", "monk", 1)
    assert not table.asked("exchange", 1)
    assert table.purse(1) == (5, 1, 8)


def test_an_exchange_pays_for_another() -> None:
    """l.854: 3 and 6 off turn: the Mercenary sells the Knight's strength, the Paladin (9) wants one too."""
    table = kingdom().with_roll(3, 6).with_tableau(1, "mercenary", "paladin", "knight").with_purse(1)
    # starter Knight and Knight: 2 strength
    assert table.offered("exchange", 1) == ["mercenary", "paladin", "pass"]
    table.choose("exchange", "paladin", 1)
    table.choose("exchange", "mercenary", 1)
    assert table.purse(1) == (2, 0, 3)


def test_an_exchange_chain_in_either_order() -> None:
    """l.230: an exchange that cannot be paid yet becomes possible through another one."""
    table = (
        kingdom().with_roll(3, 5).with_tableau(1, "alchemist", "champion").without_starters(1).with_purse(1, magic=1)
    )
    assert table.offered("exchange", 1) == ["alchemist", "pass"]
    table.choose("exchange", "alchemist", 1)  # 1 magic -> 2 gold
    assert table.offered("exchange", 1) == ["champion", "pass"]
    table.choose("exchange", "champion", 1)  # 1 gold -> 4 strength
    assert table.purse(1) == (1, 4, 0)


def test_choices_come_before_exchanges_and_can_pay_for_them() -> None:
    """l.854: the Merchant's 2 gold (left side, on 2) pay for the Alchemist (3)."""
    table = kingdom().with_roll(2, 3).with_tableau(0, "merchant", "alchemist").without_starters(0).with_purse(0)
    table.choose("choose-reward", "gold-2", 0)
    table.choose("exchange", "alchemist", 0)
    assert table.purse(0) == (1, 0, 3)


def test_the_heralds_resource_can_pay_for_an_exchange() -> None:
    """l.854: what has just been gained may be spent, the Herald's on a double included."""
    table = kingdom().with_roll(1, 1).with_tableau(1, "monk").with_purse(1)
    table.choose("herald", "gold", 1)
    table.choose("exchange", "monk", 1)
    assert table.purse(1) == (0, 0, 2)


def test_magic_pays_for_no_exchange() -> None:
    """l.398: magic stands for gold or strength in actions only."""
    table = kingdom().with_roll(3, 5).with_tableau(1, "champion", "mercenary").without_starters(1)
    table.with_purse(1, magic=9)
    assert not table.asked("exchange", 1)
    assert table.purse(1) == (0, 0, 9)


def test_choice_is_one_of_the_two() -> None:
    """l.413: only one of the two elements."""
    table = kingdom().with_roll(2, 3).with_tableau(0, "merchant").with_purse(0)
    assert table.offered("choose-reward") == ["gold-2", "magic-2"]


def test_equal_choices_are_made_in_one_go() -> None:
    """l.208, l.212, l.413: three Merchants on a double are six choices of 2 gold or 2 magic: one question."""
    table = kingdom().with_roll(2, 2).with_tableau(0, "merchant", "merchant", "merchant").with_purse(0)
    assert table.question("choose-reward").message.args["card"].args["n"] == 6
    assert table.offered("choose-reward") == [
        *("gold-12", "gold-10-magic-2", "gold-8-magic-4", "gold-6-magic-6"),
        *("gold-4-magic-8", "gold-2-magic-10", "magic-12"),
    ]
    table.choose("choose-reward", "gold-4-magic-8").choose("herald", "strength", 0)
    assert table.purse(0) == (4, 1, 8)
    gained = [event for event in table.happened("gained") if said(event)["card"]["message"] == ["card-merchant"]]
    assert [said(event)["gains"][0]["message"] for event in gained] == [
        ["amount-gold", {"n": 4}],
        ["amount-magic", {"n": 8}],
    ]


def test_different_cards_choose_apart() -> None:
    """l.413: the choice of one card says nothing about another's; here a Merchant (2) and, off turn, a Thief (7)."""
    table = kingdom().with_roll(2, 5).with_tableau(0, "merchant", "merchant").with_tableau(1, "thief", "thief")
    assert table.offered("choose-reward", 0) == ["gold-4", "gold-2-magic-2", "magic-4"]
    assert table.offered("choose-reward", 1) == ["gold-4", "gold-2-magic-2", "magic-4"]


def own_merchant(effect: str) -> str:
    """The standard pack with another Merchant."""
    text = find("kingdom").text("cards.toml")
    return text.replace('active = "choose(gold+2|magic+2)"', f'active = "{effect}"', 1)


def test_what_shares_out_alike_is_offered_once() -> None:
    """One and three gold, or two and two: the same four."""
    pack = own_merchant("choose(gold+1|gold+2|gold+3 & vp+1)")
    table = kingdom(cards=pack).with_roll(2, 1).with_tableau(0, "merchant", "merchant").with_purse(0)
    assert table.offered("choose-reward") == [
        *("gold-2", "gold-3", "gold-4-vp-1", "gold-4", "gold-5-vp-1", "gold-6-vp-2"),
    ]


@pytest.mark.parametrize(
    ("effect", "answers", "purse"),
    [
        # what is counted at this instant (l.477) may change from one choice to the next
        ("choose(gold+1 per magic|magic+1)", ("magic-1", "gold-1-per-magic"), (1, 0, 1)),
        # too many ways to read
        (f"choose({'|'.join(f'gold+{3**n}' for n in range(5))}|{'|'.join(f'magic+{3**n}' for n in range(5))})",
         ("gold-9", "magic-3"), (9, 0, 3)),
    ],
)  # fmt: skip
def test_choices_that_cannot_be_made_in_one_go(
    effect: str, answers: tuple[str, str], purse: tuple[int, int, int]
) -> None:
    table = kingdom(cards=own_merchant(effect)).with_roll(2, 1).with_tableau(0, "merchant", "merchant").with_purse(0)
    for answer in answers:
        table.choose("choose-reward", answer)
    assert table.purse(0) == purse


# --- the Herald ------------------------------------------------------------------------------------------------------


def test_example_the_herald_when_nothing_matches() -> None:
    """l.236-238: 1 and 2, and no citizen of 1, 2 or 3: the Herald brings 1 magic."""
    table = kingdom().with_roll(1, 2).with_purse(1)
    assert table.offered("herald", 1) == ["gold", "strength", "magic"]
    table.choose("herald", "magic", 1)
    assert table.purse(1) == (0, 0, 1)
    assert not table.asked("herald", 1)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_herald_works_on_anybodys_turn(seat: int) -> None:
    """l.236, l.855: whether you are the active player or not."""
    table = kingdom().with_roll(1, 2).with_purse(seat)
    table.choose("herald", "strength", seat)
    assert table.purse(seat) == (0, 1, 0)


def test_the_herald_on_a_double_that_matches() -> None:
    """l.236: a double: once."""
    table = kingdom().with_roll(5, 5).with_purse(1)
    table.choose("herald", "gold", 1)
    assert table.purse(1) == (3, 0, 0)  # the starter Peasant twice
    assert not table.asked("herald", 1)


def test_the_herald_on_a_double_whose_sum_matches() -> None:
    """l.240: it takes no match at all for the second resource; 3 + 3 wakes the starter Knight."""
    table = kingdom().with_roll(3, 3).with_purse(1)
    table.choose("herald", "gold", 1)
    assert table.purse(1) == (1, 1, 0)
    assert not table.asked("herald", 1)


@pytest.mark.parametrize("dice", [(1, 1), (2, 2), (4, 4)])
def test_the_herald_twice(dice: tuple[int, int]) -> None:
    """l.240: a double that matches nothing: two resources, not of one kind by need."""
    table = kingdom().with_roll(*dice).with_purse(1)
    assert table.offered("herald", 1) == [
        *("gold-2", "gold-1-strength-1", "gold-1-magic-1"),
        *("strength-2", "strength-1-magic-1", "magic-2"),
    ]
    table.choose("herald", "gold-1-magic-1", 1)
    assert table.purse(1) == (1, 0, 1)
    assert not table.asked("herald", 1)


def test_the_starter_peasant_and_knight_are_matches() -> None:
    """l.236, l.148: your citizens, the starters among them: 5 and 6 keep the Herald away."""
    for dice in ((5, 2), (6, 1), (1, 4), (2, 4)):
        table = kingdom().with_roll(*dice)
        assert not table.asked("herald")


def test_example_a_match_that_cannot_be_paid() -> None:
    """l.242-244: 1 and 2, a Monk and no gold: nothing at all, and no Herald."""
    table = kingdom().with_roll(1, 2).with_tableau(1, "monk").with_purse(1)
    assert not table.asked("exchange", 1)
    assert not table.asked("herald", 1)
    assert table.purse(1) == (0, 0, 0)


def test_a_match_that_is_declined() -> None:
    """l.242: or if you decide not to."""
    table = kingdom().with_roll(1, 2).with_tableau(1, "monk").with_purse(1, gold=1)
    table.choose("exchange", "pass", 1)
    assert not table.asked("herald", 1)
    assert table.purse(1) == (1, 0, 0)


def test_a_match_that_brings_nothing() -> None:
    """l.242: a Thief with nobody to rob, a Blacksmith without soldiers: the dice did match."""
    table = kingdom().with_roll(3, 4).with_tableau(0, "thief").with_purse(0).with_purse(1)
    assert not table.asked("herald", 0)
    table = kingdom().with_roll(2, 1).with_tableau(0, "blacksmith").with_purse(0)
    assert not table.asked("herald", 0)
    assert table.purse(0) == (0, 0, 0)


def test_an_unpayable_match_on_a_double_still_calls_the_herald_once() -> None:
    """l.236 and l.242: the double alone calls it."""
    table = kingdom().with_roll(1, 1).with_tableau(1, "monk").with_purse(1)
    table.choose("herald", "strength", 1)
    assert not table.asked("herald", 1)
    assert table.purse(1) == (0, 1, 0)

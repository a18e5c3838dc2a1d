"""The Action Phase (rulebook l.248-261, l.298-351, l.396-433)."""

from __future__ import annotations

import pytest

import valtable
from tests.games.kingdom.table import Table, kingdom, said

# --- two actions -----------------------------------------------------------------------------------------------------


def test_two_actions_and_no_skipping() -> None:
    """l.250, l.261: two actions must be done; there is no way to pass."""
    table = kingdom().in_actions().with_purse(0)
    assert table.offered("action") == ["gold", "strength", "magic"]
    table.act("gold")
    assert table.phase == "second_action"
    assert "pass" not in table.offered("action")
    table.act("magic")
    assert table.active == 1


@pytest.mark.parametrize("resource", ["gold", "strength", "magic"])
def test_the_same_action_twice(resource: str) -> None:
    """l.259; l.331: one strength, gold or magic."""
    table = kingdom().in_actions().with_purse(0)
    table.act(resource, resource)
    facts = table.player(0)
    assert {name: facts[name] for name in ("gold", "strength", "magic")} == {
        name: 2 if name == resource else 0 for name in ("gold", "strength", "magic")
    }


@pytest.mark.parametrize(
    ("first", "second"),
    [("monster-1", "monster-1"), ("citizen-2", "citizen-2"), ("monster-1", "citizen-2"), ("citizen-2", "gold")],
)
def test_any_two_actions(first: str, second: str) -> None:
    """l.250-259."""
    table = kingdom().in_actions().with_purse(0, gold=5, strength=2)
    table.act(first, second)
    assert table.active == 1


def test_only_the_active_player_acts() -> None:
    """l.250."""
    table = kingdom(3).in_actions(1)
    assert [q.seat for q in table.match.questions] == [1]
    with pytest.raises(valtable.IllegalAnswer):
        table.match.answer(0, "gold")


def test_the_first_action_is_finished_before_the_second() -> None:
    """l.261: rewards and choices included."""
    table = kingdom().in_actions().with_stack("monster-1", "goblin_mage").with_purse(0, strength=3)
    table.act("monster-1")
    assert table.prompts == ["choose-reward"]
    table.choose("choose-reward", "gold-1")
    assert table.phase == "second_action"


def test_example_take_a_gold_then_recruit() -> None:
    """l.333: the Archer costs 4 gold and you miss one: take it, then recruit."""
    table = kingdom().in_actions().with_purse(0, gold=3)
    assert "citizen-4" not in table.offered("action")
    table.act("gold", "citizen-4")
    assert table.citizens(0) == ["archer"]
    assert table.purse(0) == (0, 0, 0)


# --- paying ----------------------------------------------------------------------------------------------------------


def test_example_the_treant() -> None:
    """l.311: 3 strength: 1 strength and 2 magic are spent, 1 gold and 1 magic are the reward."""
    table = kingdom().in_actions().with_purse(0, strength=1, magic=2)
    table.act("monster-3")
    assert table.pile(0) == ["treant"]
    assert table.purse(0) == (1, 0, 1)


def test_example_the_gelatinous_cube() -> None:
    """l.534: magic 1 and strength 4: 3 strength and 2 magic."""
    table = kingdom().in_actions().with_stack("monster-2", "gelatinous_cube").with_purse(0, strength=3, magic=2)
    assert table.place("monster-2")["price"] == {"strength": 4, "magic": 1}
    table.act("monster-2")
    assert table.pile(0) == ["gelatinous_cube"]
    assert table.purse(0) == (2, 0, 0)


def test_every_exact_split_is_offered_for_a_monster() -> None:
    """l.303: magic may stand for strength, but one strength at least; exact (ruling), so 0 to 2 magic for a Treant."""
    table = kingdom().in_actions().with_purse(0, strength=9, magic=9)
    table.act("monster-3")
    assert table.offered("pay") == ["magic-0", "magic-1", "magic-2"]
    for magic in (0, 1, 2):
        table = kingdom().in_actions().with_purse(0, strength=9, magic=9)
        table.act("monster-3").choose("pay", f"magic-{magic}")
        assert table.purse(0) == (1, 9 - (3 - magic), 9 - magic + 1)


def test_splits_limited_by_what_one_has() -> None:
    """l.303: a Giant (8) with 5 strength and 4 magic takes 3 or 4 magic."""
    table = kingdom().in_actions().with_stack("monster-4", "giant").with_purse(0, strength=5, magic=4)
    table.act("monster-4")
    assert table.offered("pay") == ["magic-3", "magic-4"]


def test_the_magic_cost_comes_on_top() -> None:
    """l.303, l.530: it is paid besides the magic that stands for strength."""
    table = kingdom().in_actions().with_stack("monster-2", "basilisk").with_purse(0, strength=6, magic=5)
    table.act("monster-2")
    assert table.offered("pay") == ["magic-0", "magic-1", "magic-2"]  # strength 6, magic 3
    table.choose("pay", "magic-2").choose("choose-reward", "gold-3")
    assert table.purse(0) == (3, 2, 0)


@pytest.mark.parametrize(
    ("strength", "magic", "can"),
    [
        (4, 1, True),
        (3, 2, True),
        (1, 4, True),
        (4, 0, False),  # the magic itself is missing
        (3, 1, False),
        (5, 0, False),
        (0, 9, False),  # no strength spent
        (9, 0, False),  # strength never stands for magic
    ],
)
@pytest.mark.parametrize("events", [False, True])
def test_who_can_slay_a_gelatinous_cube(strength: int, magic: int, can: bool, events: bool) -> None:
    """l.303, l.526-530; the same with monster events in the game (l.604)."""
    table = kingdom(events=events).in_actions().with_stack("monster-2", "gelatinous_cube")
    table.with_purse(0, gold=20, strength=strength, magic=magic)
    assert ("monster-2" in table.offered("action")) == can


def paid(place: str, have: int, magic: int) -> set[tuple[int, int]]:
    """Every payment (in kind, magic) by which the card there can be had; the purse is filled anew each time."""
    kind = "strength" if place.startswith("monster") else "gold"

    def fresh() -> Table:
        table = kingdom().in_actions().with_stack("monster-2", "gelatinous_cube", "gelatinous_cube")
        return table.with_purse(0, **{kind: have, "magic": magic})

    if place not in fresh().offered("action"):
        return set()
    asked = fresh().act(place)
    answers = asked.offered("pay") if asked.asked("pay") else [None]
    found = set()
    for answer in answers:
        table = fresh().act(place)
        if answer is not None:
            table.choose("pay", answer)
        (event,) = table.happened("slew", "recruited")
        price = {part["message"][0]: part["message"][1]["n"] for part in said(event)["price"]}
        found.add((price[f"amount-{kind}"], price.get("amount-magic", 0)))
    assert len(found) == len(answers)
    return found


@pytest.mark.parametrize(("place", "cost", "spell"), [("monster-2", 4, 1), ("monster-3", 3, 0), ("citizen-4", 4, 0)])
def test_all_payments_and_no_others(place: str, cost: int, spell: int) -> None:
    """l.303, l.320, l.398, l.530: whatever one has, every exact split with one in kind at least, and nothing else."""
    for have in range(6):
        for magic in range(7):
            fair = {(n, cost - n + spell) for n in range(1, cost + 1) if n <= have and cost - n + spell <= magic}
            assert paid(place, have, magic) == fair, (have, magic)


def test_at_least_one_strength() -> None:
    """l.303, l.528, l.851: magic alone slays nothing, not even a Goblin."""
    table = kingdom().in_actions().with_purse(0, magic=30)
    assert table.offered("action") == ["gold", "strength", "magic"]


def test_at_least_one_gold_for_a_citizen() -> None:
    """l.320, l.398, l.851."""
    table = kingdom().in_actions().with_purse(0, magic=30, strength=0)
    assert not any(id.startswith("citizen") for id in table.offered("action"))
    table = kingdom().in_actions().with_purse(0, magic=30, gold=1)
    assert "citizen-4" in table.offered("action")


def test_at_least_one_gold_for_a_domain() -> None:
    """l.342, l.572."""
    table = kingdom().in_actions().with_stack("domain-1", "cutthroats_truce").with_tableau(0, "rogue", "cleric")
    table.with_purse(0, magic=30)
    assert "domain-1" not in table.offered("action")


def test_every_exact_split_is_offered_for_a_citizen() -> None:
    """l.320: an Archer for 4: 0 to 3 magic; nobody overpays (ruling)."""
    table = kingdom().in_actions().with_purse(0, gold=9, magic=9)
    table.act("citizen-4")
    assert table.offered("pay") == ["magic-0", "magic-1", "magic-2", "magic-3"]
    table.choose("pay", "magic-3")
    assert table.purse(0) == (8, 0, 6)


def test_every_exact_split_is_offered_for_a_domain() -> None:
    """l.342: Cutthroat's Truce for 5: 0 to 4 magic."""
    table = kingdom().in_actions().with_stack("domain-1", "cutthroats_truce").with_tableau(0, "rogue", "cleric")
    table.with_purse(0, gold=9, magic=9).with_purse(1)
    table.act("domain-1")
    assert table.offered("pay") == [f"magic-{n}" for n in range(5)]
    table.choose("pay", "magic-4")
    assert table.purse(0) == (8, 0, 5)


def test_a_cost_of_one_is_paid_in_kind() -> None:
    """l.320, l.398: the Butcher's one gold and the Goblin's one strength leave no room for magic."""
    table = kingdom().in_actions().with_purse(0, gold=3, strength=3, magic=9)
    table.act("citizen-11")
    assert table.purse(0) == (2, 3, 9)
    table.act("monster-1")
    assert table.purse(0) == (3, 2, 9)


def test_strength_buys_nothing_and_gold_slays_nothing() -> None:
    """l.386-394."""
    assert kingdom().in_actions().with_purse(0, strength=50).offered("action")[:-3] == [
        f"monster-{n}" for n in range(1, 6)
    ]
    rich = kingdom().in_actions().with_purse(0, gold=50).offered("action")[:-3]
    assert not any(id.startswith("monster") for id in rich)


# --- slay ------------------------------------------------------------------------------------------------------------


def test_only_the_top_monster() -> None:
    """l.302: the next one is uncovered."""
    table = kingdom().in_actions().with_stack("monster-1", "goblin", "goblin_king").with_purse(0, strength=7)
    table.act("monster-1")
    assert table.top("monster-1") == "goblin_king"
    table.act("monster-1")
    assert table.pile(0) == ["goblin", "goblin_king"]


def test_the_victory_pile_is_public() -> None:
    """l.304, l.536; so are tableaus (l.321, l.343)."""
    table = kingdom().in_actions().with_purse(0, gold=2, strength=1)
    table.act("monster-1", "citizen-11")
    for viewer in (0, 1, None):
        assert table.view(viewer)["players"][0]["monsters"] == ["goblin"]
        assert table.view(viewer)["players"][0]["citizens"] == ["butcher"]


def test_the_vp_of_a_monster_are_not_put_on_the_board() -> None:
    """l.404, l.552: they count at the end only."""
    table = kingdom().in_actions().with_purse(0, strength=4)
    table.act("monster-4")
    assert table.vp(0) == 0


# --- recruit ---------------------------------------------------------------------------------------------------------


def test_example_the_second_peasant() -> None:
    """l.327: 2+ gold; with the starter Peasant the next costs 3."""
    table = kingdom().in_actions().with_purse(0, gold=3)
    assert table.place("citizen-5")["price"] == {"gold": 3}
    table.act("citizen-5")
    assert table.citizens(0) == ["peasant"]
    assert table.purse(0) == (0, 0, 0)


@pytest.mark.parametrize("copies", [0, 1, 2, 3])
def test_the_plus_counts_every_copy(copies: int) -> None:
    """l.320, l.471: one gold more for each card of that name; the starter Knight counts."""
    table = kingdom().in_actions().with_tableau(0, *["knight"] * copies, *["cleric"] * copies).with_purse(0, gold=20)
    assert table.place("citizen-6")["price"] == {"gold": 2 + 1 + copies}
    assert table.place("citizen-1")["price"] == {"gold": 3 + copies}
    assert table.place("citizen-2")["price"] == {"gold": 2}
    table.act("citizen-6")
    assert table.purse(0)[0] == 20 - (3 + copies)


def test_the_plus_goes_by_name_not_by_role_or_owner() -> None:
    """l.445, l.471."""
    table = kingdom().in_actions().with_tableau(0, "monk").with_tableau(1, "cleric", "cleric")
    assert table.place("citizen-1", 0)["price"] == {"gold": 3}
    assert table.place("citizen-1", 1)["price"] == {"gold": 5}


def test_a_recruited_copy_makes_the_next_dearer() -> None:
    """l.320."""
    table = kingdom().in_actions().with_roll(3, 4).with_purse(0, gold=5)
    table.act("citizen-2", "citizen-2")
    assert table.purse(0) == (0, 0, 0)  # 2, then 3
    assert table.citizens(0) == ["merchant", "merchant"]


def test_no_limit_to_the_cards_of_a_tableau() -> None:
    """l.377, l.856."""
    table = kingdom().in_actions().with_tableau(0, *["merchant"] * 40).with_purse(0, gold=4)
    table.act("citizen-1")
    assert len(table.citizens(0)) == 41


# --- build -----------------------------------------------------------------------------------------------------------


def building(domain: str, *citizens: str, gold: int = 30) -> Table:
    return kingdom().in_actions().with_stack("domain-1", domain).with_tableau(0, *citizens).with_purse(0, gold=gold)


def test_example_palace_of_the_dawn() -> None:
    """l.349: a Peasant and two Archers, 11 gold, and the effect for the rest of the game."""
    table = building("palace_of_the_dawn", "peasant", "archer", "archer", gold=11)
    assert table.place("domain-1")["price"] == {"gold": 11}
    table.act("domain-1")
    assert table.domains(0) == ["palace_of_the_dawn"]
    assert table.purse(0) == (0, 0, 0)


def test_every_icon_must_be_there() -> None:
    """l.341, l.564: as many citizens as icons."""
    assert "domain-1" not in building("palace_of_the_dawn", "peasant", "archer").offered("action")
    assert "domain-1" not in building("palace_of_the_dawn", "archer", "archer").offered("action")
    assert "domain-1" in building("palace_of_the_dawn", "archer", "peasant", "knight").offered("action")


def test_starters_show_no_role() -> None:
    """l.566: the starter Peasant is no worker and the starter Knight no soldier."""
    assert "domain-1" not in building("palace_of_the_dawn", "archer", "archer").offered("action")
    assert "domain-1" not in building("palace_of_the_dawn", "peasant", "archer").offered("action")


def test_icons_on_domains_do_not_help_to_build() -> None:
    """l.341, l.564: the citizens of your tableau."""
    table = building("palace_of_the_dawn", "peasant", "archer", "blood_crow_army", "gargans_embrace")
    assert "domain-1" not in table.offered("action")


def test_icons_are_not_used_up() -> None:
    """l.341: to have them is enough."""
    table = building("watcher_on_the_water", "archer", "archer").with_stack("domain-2", "gargans_embrace")
    table.act("domain-1", "domain-2")
    assert table.domains(0) == ["watcher_on_the_water", "gargans_embrace"]
    assert table.citizens(0) == ["archer", "archer"]


def test_the_next_domain_is_turned_up_after_the_reward() -> None:
    """l.344-345: first the reward, then the next card."""
    table = kingdom().in_actions().with_stack("domain-3", "rogues_landing", "coliseum", "the_tower")
    table.with_tableau(0, "merchant", "rogue").with_purse(0, gold=7)
    table.act("domain-3")
    assert table.prompts == ["take-citizen"]
    assert table.top("domain-3") is None
    assert table.place("domain-3")["beneath"] == [None, None]
    table.choose("take-citizen", "citizen-2")
    assert table.top("domain-3") == "coliseum"
    assert table.place("domain-3")["beneath"] == [None]
    (event,) = table.happened("turned-up")
    assert said(event)["to"] == "domain-3"
    assert table.story("built", "took-citizen", "turned-up") == ["built", "took-citizen", "turned-up"]


def test_the_vp_of_a_domain_are_not_put_on_the_board() -> None:
    """l.404, l.584."""
    table = building("palace_of_the_dawn", "peasant", "archer", "archer")
    table.act("domain-1")
    assert table.vp(0) == 0


# --- citizens as rewards ---------------------------------------------------------------------------------------------


def test_example_the_orc_warrior_and_a_fourth_knight() -> None:
    """l.421: three Knights already; the "+" is ignored, so a Knight (2) is a citizen of cost 3 or less."""
    table = kingdom().in_actions().with_stack("monster-5", "orc_warrior").with_tableau(0, *["knight"] * 3)
    table.with_purse(0, strength=9)
    table.act("monster-5")
    assert "citizen-6" in table.offered("take-citizen")
    table.choose("take-citizen", "citizen-6")
    assert table.citizens(0) == ["knight"] * 4
    assert table.purse(0) == (0, 0, 0)


def test_orc_warrior_cost_three_or_less() -> None:
    """l.823: every citizen of the first game but the Archer (4)."""
    table = kingdom().in_actions().with_stack("monster-5", "orc_warrior").with_purse(0, strength=9)
    table.act("monster-5")
    assert table.offered("take-citizen") == [f"citizen-{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9, 11)]


def test_wraith_cost_two_or_less() -> None:
    """l.825."""
    table = kingdom().in_actions().with_stack("monster-1", "wraith").with_purse(0, strength=4, magic=3)
    table.act("monster-1")
    assert table.offered("take-citizen") == [f"citizen-{n}" for n in (2, 5, 6, 7, 8, 9, 11)]


def test_bane_spider_gold_or_a_knight() -> None:
    """l.821."""
    for answer, gold, citizens in (("gold-3", 3, []), ("take-citizen-name-knight", 0, ["knight"])):
        table = kingdom().in_actions().with_stack("monster-3", "bane_spider").with_purse(0, strength=6)
        table.act("monster-3")
        assert table.offered("choose-reward") == ["gold-3", "take-citizen-name-knight"]
        table.choose("choose-reward", answer)
        assert table.purse(0) == (gold, 0, 0)
        assert table.citizens(0) == citizens


def test_bane_spider_without_knights() -> None:
    """l.821: no Knight available: the 3 gold must be taken."""
    table = kingdom().in_actions().with_stack("monster-3", "bane_spider").with_exhausted("citizen-6")
    table.with_purse(0, strength=6)
    table.act("monster-3")
    assert table.phase == "second_action"
    assert table.purse(0) == (3, 0, 0)


def test_example_the_spider_queen() -> None:
    """l.548: 2 gold per Forest monster (herself alone: 2), or a citizen of the centre and 1 VP."""
    table = kingdom().in_actions().with_stack("monster-3", "spider_queen").with_purse(0, strength=10, magic=3)
    table.act("monster-3")
    assert table.offered("choose-reward") == ["gold-2-per-area-forest", "take-citizen-any-vp-1"]
    table.choose("choose-reward", "take-citizen-any-vp-1")
    assert table.offered("take-citizen") == [f"citizen-{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11)]
    table.choose("take-citizen", "citizen-4")
    assert table.citizens(0) == ["archer"]
    assert table.vp(0) == 1
    assert table.purse(0) == (0, 0, 0)


def test_spider_queen_without_citizens() -> None:
    """An impossible reward cannot be chosen (as l.821)."""
    table = kingdom(4).in_actions().with_stack("monster-3", "spider_queen").with_purse(0, strength=10, magic=3)
    table.with_exhausted(*(f"citizen-{n}" for n in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11)))
    table.act("monster-3")
    assert table.phase == "second_action"
    assert table.purse(0) == (2, 0, 0)
    assert table.vp(0) == 0


def test_a_reward_citizen_that_is_not_there() -> None:
    """l.305, l.542: nothing fits: nothing is taken, and the game goes on."""
    table = kingdom(4).in_actions().with_stack("monster-5", "orc_warrior").with_purse(0, strength=9)
    table.with_exhausted(*(f"citizen-{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9, 11)))
    table.act("monster-5")
    assert table.citizens(0) == []
    assert table.phase == "second_action"


def test_a_reward_citizen_waits_for_the_next_roll() -> None:
    """l.321, as for a recruited one."""
    table = kingdom().with_roll(6, 2).with_stack("monster-3", "bane_spider").with_purse(0, strength=5)
    table.act("monster-3").choose("choose-reward", "take-citizen-name-knight")
    assert table.purse(0) == (0, 0, 0)


# --- bosses ----------------------------------------------------------------------------------------------------------


def test_boss_rewards_count_only_ones_own_monsters_of_that_area() -> None:
    """l.504, l.544: slain monsters of the same area, the boss included."""
    table = kingdom().in_actions().with_stack("monster-2", "skeleton_king").with_purse(0, strength=8)
    table.with_victory_pile(0, "skeleton", "flaming_skeleton", "goblin", "troll").with_victory_pile(1, "skeleton")
    table.act("monster-2")
    assert table.purse(0) == (2 * 3, 0, 0)


def test_payment_is_told() -> None:
    """What was spent stands in the event, so that nobody has to guess."""
    table = kingdom().in_actions().with_purse(0, strength=1, magic=2)
    table.act("monster-3")
    (event,) = table.happened("slew")
    assert said(event)["price"] == [
        {"message": ["amount-strength", {"n": 1}]},
        {"message": ["amount-magic", {"n": 2}]},
    ]

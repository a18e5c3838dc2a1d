"""Stacks that run out (rulebook l.263-267, l.313)."""

from __future__ import annotations

from tests.games.kingdom.figures import DOMAINS, crew
from tests.games.kingdom.table import Table, kingdom, said


def exhausted(table: Table) -> tuple[int, int]:
    """How many stacks have run out, and how many exhausted cards are left."""
    facts = table.view()["exhausted"]
    return facts["stacks"], facts["pile"]


def test_the_last_monster_of_a_stack() -> None:
    """l.265, l.313: an exhausted card is laid on the empty place."""
    table = kingdom().in_actions().with_stack("monster-1", "goblin_king").with_purse(0, strength=6)
    table.act("monster-1")
    assert table.top("monster-1") == "exhausted"
    assert exhausted(table) == (1, 3)


def test_the_last_citizen_of_a_stack() -> None:
    table = kingdom().in_actions().with_stack("citizen-7", "rogue").with_purse(0, gold=2)
    table.act("citizen-7")
    assert table.top("citizen-7") == "exhausted"
    assert exhausted(table) == (1, 3)


def test_the_last_domain_of_a_stack() -> None:
    table = kingdom().in_actions().with_stack("domain-2", "coliseum").with_tableau(0, *crew("coliseum"))
    table.with_purse(0, gold=15)
    table.act("domain-2")
    assert table.top("domain-2") == "exhausted"
    assert exhausted(table) == (1, 3)


def test_a_stack_with_one_card_left_is_not_exhausted() -> None:
    table = kingdom().in_actions().with_stack("citizen-7", "rogue", "rogue").with_purse(0, gold=2)
    table.act("citizen-7")
    assert table.top("citizen-7") == "rogue"
    assert exhausted(table) == (0, 4)


def test_nothing_can_be_had_from_an_exhausted_stack() -> None:
    table = kingdom().in_actions().with_exhausted("monster-1", "citizen-7").with_purse(0, 40, 40, 40)
    assert "monster-1" not in table.offered("action")
    assert "citizen-7" not in table.offered("action")


def test_the_card_is_laid_when_the_whole_action_is_finished() -> None:
    """Ruling: rewards included. The Spider Queen's stack is open while her slayer chooses the reward."""
    table = kingdom().in_actions().with_stack("monster-3", "spider_queen").with_purse(0, strength=10, magic=3)
    table.act("monster-3")
    assert table.prompts == ["choose-reward"]
    assert table.top("monster-3") is None
    assert table.view()["exhausted"]["pile"] == 4
    table.choose("choose-reward", "take-citizen-any-vp-1")
    assert table.view()["exhausted"]["pile"] == 4
    table.choose("take-citizen", "citizen-1")
    assert table.top("monster-3") == "exhausted"
    assert table.story("slew", "took-citizen", "exhausted") == ["slew", "took-citizen", "exhausted"]


def test_it_is_laid_before_the_second_action() -> None:
    """l.265: after the action, not after the turn."""
    table = kingdom().in_actions().with_stack("monster-1", "goblin").with_purse(0, strength=1)
    table.act("monster-1")
    assert table.phase == "second_action"
    assert table.top("monster-1") == "exhausted"


def test_two_stacks_emptied_by_one_action() -> None:
    """l.265: the domain's own stack and that of the citizen it gave."""
    table = kingdom().in_actions().with_stack("domain-1", "grimmwater_keep").with_stack("citizen-1", "cleric")
    table.with_tableau(0, *crew("grimmwater_keep")).with_purse(0, gold=DOMAINS["grimmwater_keep"].cost)
    table.act("domain-1").choose("take-citizen", "citizen-1")
    assert exhausted(table) == (2, 2)
    assert table.phase == "second_action"
    assert {said(event)["to"] for event in table.happened("exhausted")} == {"domain-1", "citizen-1"}


def test_a_reward_citizen_can_exhaust_a_stack() -> None:
    """l.313 with l.821: the last Knight as a reward."""
    table = kingdom().in_actions().with_stack("monster-3", "bane_spider", "treant").with_stack("citizen-6", "knight")
    table.with_purse(0, strength=6)
    table.act("monster-3").choose("choose-reward", "take-citizen-name-knight")
    assert table.top("citizen-6") == "exhausted"
    assert exhausted(table) == (1, 3)


def test_a_stack_emptied_by_the_first_action_and_reopened_by_the_second() -> None:
    """l.265, l.843: the same exhausted card comes, goes, and comes again on the domain's own stack."""
    table = kingdom().in_actions().with_stack("monster-1", "goblin").with_stack("domain-1", "watcher_on_the_water")
    table.with_tableau(0, "archer", "archer").with_purse(0, gold=6, strength=1)
    table.act("monster-1")
    assert table.top("monster-1") == "exhausted"
    table.act("domain-1").choose("return-monster", "goblin")
    assert table.top("monster-1") == "goblin"
    assert table.top("domain-1") == "exhausted"
    assert exhausted(table) == (1, 3)


def test_more_stacks_than_exhausted_cards() -> None:
    """l.267: once all are laid the last round runs; a stack that runs out then lies bare, and that is told."""
    table = kingdom().in_actions().with_exhausted("monster-1", "monster-2", "citizen-1")
    table.with_stack("citizen-2", "merchant").with_stack("citizen-7", "rogue").with_purse(0, gold=4)
    table.act("citizen-2")
    assert exhausted(table) == (4, 0)
    table.act("citizen-7")
    table.settle()
    assert exhausted(table) == (5, 0)
    assert table.view()["last_round"]
    assert "citizen-7" not in table.offered("action")
    (event,) = table.happened("left-empty")
    assert said(event) == {"place": {"message": ["place-citizen-7"]}, "to": "citizen-7"}
    assert len(table.happened("exhausted")) == 1

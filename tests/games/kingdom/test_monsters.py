"""Every monster: what it costs, what it gives and what it is worth (component list; rulebook l.486-552)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.kingdom.figures import MONSTERS
from tests.games.kingdom.table import kingdom
from valtable.games import find


class Reward(NamedTuple):
    """What a player gains who has slain two other monsters of that area before (and one of another)."""

    gold: int = 0
    strength: int = 0
    magic: int = 0
    vp: int = 0
    answers: tuple[tuple[str, str], ...] = ()
    citizens: tuple[str, ...] = ()


REWARDS: list[tuple[str, Reward]] = [
    ("goblin", Reward(gold=1)),
    ("goblin_mage", Reward(gold=1, answers=(("choose-reward", "gold-1"),))),
    ("goblin_mage", Reward(magic=1, answers=(("choose-reward", "magic-1"),))),
    ("goblin_king", Reward(gold=3)),
    ("skeleton", Reward(gold=1)),
    ("flaming_skeleton", Reward(gold=1, magic=1)),
    ("skeleton_king", Reward(gold=6)),
    ("treant", Reward(gold=1, magic=1)),
    ("bane_spider", Reward(gold=3, answers=(("choose-reward", "gold-3"),))),
    (
        "bane_spider",
        Reward(answers=(("choose-reward", "take-citizen-name-knight"),), citizens=("knight",)),
    ),
    ("spider_queen", Reward(gold=6, answers=(("choose-reward", "gold-2-per-area-forest"),))),
    (
        "spider_queen",
        Reward(
            vp=1,
            answers=(("choose-reward", "take-citizen-any-vp-1"), ("take-citizen", "citizen-4")),
            citizens=("archer",),
        ),
    ),
    ("owlbear", Reward(magic=2)),
    ("giant", Reward(gold=1, magic=2)),
    ("troll", Reward(magic=6)),
    ("dire_bear", Reward(gold=2, answers=(("choose-reward", "gold-2"),))),
    ("dire_bear", Reward(magic=2, answers=(("choose-reward", "magic-2"),))),
    ("orc_warrior", Reward(answers=(("take-citizen", "citizen-1"),), citizens=("cleric",))),
    ("orc_chieftain", Reward(gold=6)),
    ("gargoyle", Reward(magic=1)),
    ("wraith", Reward(answers=(("take-citizen", "citizen-7"),), citizens=("rogue",))),
    ("witch_queen", Reward(magic=3)),
    ("gelatinous_cube", Reward(gold=2)),
    ("basilisk", Reward(gold=3, answers=(("choose-reward", "gold-3"),))),
    ("basilisk", Reward(magic=3, answers=(("choose-reward", "magic-3"),))),
    ("swamp_dragon", Reward(magic=6)),
    ("kobolds", Reward(gold=2, magic=1)),
    ("gold_golem", Reward(gold=5)),
    ("red_dragon", Reward(gold=9)),
]


def test_every_monster_is_in_the_table() -> None:
    assert {id for id, _ in REWARDS} == set(MONSTERS)


@pytest.mark.parametrize(("id", "reward"), REWARDS)
def test_reward(id: str, reward: Reward) -> None:
    """l.305, l.540-544: paid exactly, then the reward at once."""
    figures = MONSTERS[id]
    kin = next(other for other, f in MONSTERS.items() if f.area == figures.area and f.type != "boss")
    stranger = "goblin" if figures.area != "hills" else "skeleton"
    table = kingdom().in_actions().with_stack("monster-1", id).with_victory_pile(0, kin, kin, stranger)
    table.with_purse(0, strength=figures.strength, magic=figures.magic)
    assert table.place("monster-1")["price"] == {"strength": figures.strength, "magic": figures.magic}
    table.act("monster-1")
    for prompt, answer in reward.answers:
        table.choose(prompt, answer)
    assert table.phase == "second_action"
    assert table.purse(0) == (reward.gold, reward.strength, reward.magic)
    assert table.vp(0) == reward.vp
    assert tuple(table.citizens(0)) == reward.citizens
    assert table.pile(0) == [kin, kin, stranger, id]


@pytest.mark.parametrize("id", sorted(MONSTERS))
def test_one_less_is_not_enough(id: str) -> None:
    """l.303, l.526-530."""
    figures = MONSTERS[id]
    weak = kingdom().in_actions().with_stack("monster-1", id)
    weak.with_purse(0, strength=figures.strength - 1, magic=figures.magic)
    assert "monster-1" not in weak.offered("action")
    if figures.magic:
        dull = kingdom().in_actions().with_stack("monster-1", id)
        dull.with_purse(0, strength=figures.strength, magic=figures.magic - 1)
        assert "monster-1" not in dull.offered("action")


@pytest.mark.parametrize("id", sorted(MONSTERS))
def test_least_strength(id: str) -> None:
    """l.303: one strength and magic for all the rest."""
    figures = MONSTERS[id]
    table = kingdom().in_actions().with_stack("monster-1", id)
    table.with_purse(0, strength=1, magic=figures.strength - 1 + figures.magic)
    assert "monster-1" in table.offered("action")


@pytest.mark.parametrize("id", sorted(MONSTERS))
def test_vp_at_the_end(id: str) -> None:
    """l.552: every monster gives its VP when the game is over; they lie on the card."""
    table = kingdom().with_victory_pile(0, id, id).at_the_end()
    assert table.sheet(0)["score-monsters"] == 2 * MONSTERS[id].vp
    assert table.sheet(1)["score-monsters"] == 0


@pytest.mark.parametrize("id", sorted(MONSTERS))
def test_type(id: str) -> None:
    """l.508-512: the type icon, which Mico (Boss) and Hrothgar (Titan) look at."""
    figures = MONSTERS[id]
    table = kingdom().with_victory_pile(0, id).with_purse(0).with_duke(0, "mico").at_the_end()
    assert sum(table.points(0, "score-duke")) == 1 + (5 if figures.type == "boss" else 0)
    table = kingdom().with_victory_pile(0, id).with_purse(0).with_duke(0, "hrothgar").at_the_end()
    assert sum(table.points(0, "score-duke")) == 2 + (1 if figures.type == "titan" else 0)


def test_where_the_numbers_of_copies_come_from() -> None:
    """l.97-101 give the first five areas for two to four players, l.524 the Ruins for five; one table the other 30."""
    notes = {
        note.id: note.provenance for note in find("kingdom").prepare(2, None).catalogue() if note.kind == "monster"
    }
    one_table = 0
    for id, figures in MONSTERS.items():
        copies = "public" if figures.area in ("barrens", "swamp", "cavern") else "rulebook"
        copies_five = "rulebook" if figures.area == "ruins" else "public"
        assert (notes[id]["copies"], notes[id]["copies_five"]) == (copies, copies_five), id
        assert (notes[id].get("note") == "one-table") == (copies_five == "public"), id
        one_table += [copies, copies_five].count("public")
    assert one_table == 30

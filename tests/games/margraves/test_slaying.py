"""Slaying monsters (rulebook l.380-432)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.margraves.figures import LOCATIONS, MONSTERS
from tests.games.margraves.table import Table, margraves

STRONG = {"mountain": "ancestral_dragon", "forest": "ancient_treant", "ruins": "lich_king", "hills": "goblin_lord"}


def hunting(place: str, lair: str, *pile: str, strength: int = 0, **stock: int) -> Table:
    """Seat 0 plays a captain beside a lair; the knight and the strength of its text come on top."""
    table = margraves().with_place(0, place).with_knights().with_stock(0, **stock).with_strength(0, strength)
    for other, chief in STRONG.items():
        table.with_pile(other, *(pile if other == lair else (chief,)))
    return table


def test_kira_slays_the_wargs() -> None:
    """l.426-432: 1 strength and 2 knights of her location, who stand in the tombs; 1 wood, 1 influence, and the card
    goes face down under its pile."""
    table = hunting("reykstrom", "forest", "warg_pack", "bugbear").with_knights(reykstrom=2)
    table.play("captain").choose("slay", "forest")
    assert table.offered("slay-here") == ["knight-1", "knight-2"], "with a knight and 1 strength of her own"
    table.choose("slay-here", "knight-2")
    assert table.offered("slay-stored") == ["knight-0", "knight-1"]
    table.choose("slay-stored", "knight-0").picks("tomb", "tomb-3", "tomb-5")
    assert table.strength(0) == 0
    assert table.knights("reykstrom") == 0
    assert table.stock(0) == {"knight": 1, "wood": 1}
    table.choose("influence", "soldier")
    assert table.influence(0)["soldier"] == 1
    assert table.view()["tombs"] == [0, 0, 1, 0, 1, 0, 0, 0, 0]
    forest = table.view()["lairs"][1]
    assert "warg_pack" in forest["beneath"]
    assert forest["top"] == "bugbear"


def test_only_a_text_lets_one_slay() -> None:
    """l.391-394."""
    table = hunting("reykstrom", "forest", "warg_pack", strength=8).play("captain", "pennant")
    table.finish()
    assert table.happened("slew") == []


@pytest.mark.parametrize("place", LOCATIONS)
def test_only_lairs_beside_the_location(place: str) -> None:
    """l.380-388: by the paths from one's location; Silesia and Ny'mar touch two lairs."""
    table = margraves().with_place(0, place).with_strength(0, 8).with_knights(**{place: 5}).with_stock(0, magic=3)
    for lair, weak in (
        *(("mountain", "harpy_flock"), ("forest", "warg_pack"), ("ruins", "skeleton_guard")),
        ("hills", "goblin_raiders"),
    ):
        table.with_pile(lair, weak)
    table.play("captain")
    assert set(table.offered("slay")) == {*LOCATIONS[place][2], "pass"}


def test_magic_first() -> None:
    """l.397-402: the magic goes back to the reserve; without it the monster cannot be slain."""
    table = hunting("viktoria", "ruins", "spectre", "revenant", strength=8, magic=2)
    reserve = table.editing.reserve[2]
    table.play("captain").choose("slay", "ruins").choose("slay-stored", "knight-0")
    assert table.reserve("magic") == reserve + 2 - 1, "and one is the reward"
    assert table.strength(0) == 8 - 3
    assert not hunting("viktoria", "ruins", "spectre", strength=8, magic=1).play("captain").asked("slay")


def test_strength_must_suffice() -> None:
    """l.394-396: as much strength as the card says, from the marker and from knights."""
    assert not hunting("viktoria", "ruins", "revenant", strength=1, magic=1).play("captain").asked("slay")
    table = hunting("viktoria", "ruins", "revenant", strength=2, magic=1).play("captain").choose("slay", "ruins")
    table.choose("tomb", "tomb-2")
    assert table.strength(0) == 0
    assert table.stock(0) == {}


def test_knights_of_ones_own_board() -> None:
    """l.411-416: each knight is worth 1 strength, from the location or from storage."""
    table = hunting("reykstrom", "forest", "warg_pack", "bugbear", knight=2, strength=7).play("captain")
    table.choose("slay", "forest").choose("slay-stored", "knight-3").picks("tomb", "tomb-1", "tomb-2", "tomb-6")
    assert table.strength(0) == 8
    assert table.stock(0) == {"wood": 1}


def test_no_more_knights_than_needed() -> None:
    """Ruling: the price is paid exactly."""
    table = hunting("reykstrom", "forest", "warg_pack", strength=8).with_knights(reykstrom=9).play("captain")
    table.choose("slay", "forest")
    assert table.offered("slay-here") == ["knight-0", "knight-1", "knight-2", "knight-3"]
    table.choose("slay-here", "knight-3")
    assert table.asked("tomb"), "nothing is left to be paid"


def test_slaying_may_be_declined() -> None:
    """l.336."""
    table = hunting("reykstrom", "forest", "warg_pack", strength=8).play("captain").choose("slay", "pass")
    assert table.active == 1
    assert table.happened("slew") == []


@pytest.mark.parametrize("monster", MONSTERS)
def test_every_monster_brings_its_reward_and_influence(monster: str) -> None:
    """l.418-422: the rewards at the foot of the card and the influence at its right."""
    lair, _, magic, influence, reward = MONSTERS[monster]
    place = {"mountain": "kamin", "forest": "reykstrom", "ruins": "viktoria", "hills": "inkadeus"}[lair]
    table = hunting(place, lair, monster, strength=7, magic=magic).play("captain").choose("slay", lair)
    if table.asked("slay-stored"):
        table.choose("slay-stored", table.offered("slay-stored")[0])
    rows = ["artisan", "soldier", "shadow", "holy"]
    taken = 0
    while table.active == 0:
        prompt = table.prompts[0]
        if prompt == "influence":
            table.choose("influence", rows.pop())
        else:
            taken += prompt == "privilege"
            table.choose(prompt, table.offered(prompt)[0])
    assert sum(table.influence(0).values()) == influence
    assert taken == reward.get("privilege_i", 0) + reward.get("privilege_ii", 0)
    gained: Counter[str] = Counter()
    for gain in table.gains(0)[2:]:  # after the knight and the strength of the text
        name, n = gain.split()
        gained[name] += int(n)
    want = {name: n for name, n in reward.items() if not name.startswith("privilege")}
    if "wild" in want:
        want["stone"] = want.pop("wild")
    tomb = {"gold": 1} if table.view()["tombs"][0] else {}  # the one who fell fills the first column
    assert gained == Counter(want) + Counter(tomb)


def test_one_monster_for_each_text() -> None:
    """Ruling: "terrasser un Monstre"."""
    table = hunting("silesia", "forest", "warg_pack", "bugbear", strength=8).with_pile("mountain", "harpy_flock")
    table.with_stock(0).play("captain").choose("slay", "forest").finish()
    assert len(table.happened("slew")) == 1

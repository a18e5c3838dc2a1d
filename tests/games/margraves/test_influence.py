"""Influence, bridges, privileges and grants (rulebook l.577-610, l.679-694)."""

from __future__ import annotations

import pytest

from tests.games.margraves.figures import BRIDGES, GRANTS
from tests.games.margraves.table import Table, margraves

TILES = ("lion_banner", "masons_charter", "toll_rights", "hidden_court", "great_fair", "raven_spies")


def building(gold: int = 0, **spaces: int) -> Table:
    """Seat 0 has built on a slot that brings 6 gold, and has three influence to place."""
    table = margraves().with_place(0, "inkadeus").with_stock(0, stone=1, wood=1, magic=1, gem=1).with_gold(0, gold - 6)
    table.with_influence(0, **spaces).with_privileges(*TILES).with_knights()
    return table.choose("play", "build").choose("lay", "captain").choose("slot", "inkadeus-2")


def test_influence_may_be_spread() -> None:
    """l.590-593: one space for each, over several rows if one likes."""
    table = building().picks("influence", "artisan", "holy", "artisan")
    assert table.influence(0) == {"artisan": 2, "soldier": 0, "shadow": 0, "holy": 1}


def test_six_sections() -> None:
    """l.584-589: three spaces each, worth 1 to 5, and a last one worth 6; behind it a row ends."""
    table = building(artisan=15)
    assert table.offered("influence") == ["soldier", "shadow", "holy"]


def test_kira_crosses_the_third_river() -> None:
    """l.605-610: 6 gold to the reserve, the marker to the other bank, and a privilege of either level."""
    table = building(10, artisan=8)
    table.choose("influence", "artisan")
    assert table.gold(0) == 4
    assert table.influence(0)["artisan"] == 9
    assert table.offered("privilege") == [f"privilege-{n}" for n in range(1, 7)] + ["pass"]
    table.choose("privilege", "privilege-4")
    assert table.player(0)["ends"] == ["hidden_court"]


@pytest.mark.parametrize(("bridge", "levels"), [(1, (1,)), (2, (1,)), (3, (1, 2)), (4, (2,)), (5, (2,))])
def test_every_bridge(bridge: int, levels: tuple[int, ...]) -> None:
    """l.594-603: paid when it is crossed; I behind the first two, either behind the third, II behind the last two."""
    table = building(20, holy=3 * bridge - 1).choose("influence", "holy")
    assert table.gold(0) == 20 - BRIDGES[bridge - 1]
    offered = [f"privilege-{n}" for level in levels for n in range(3 * level - 2, 3 * level + 1)]
    assert table.offered("privilege") == [*offered, "pass"]


def test_a_tile_behind_a_bridge_may_be_left() -> None:
    """l.598 "vous pouvez prendre"."""
    table = building(20, holy=2).choose("influence", "holy").choose("privilege", "pass")
    assert table.player(0)["ends"] == table.player(0)["grants"] == []


def test_without_the_gold_nobody_crosses() -> None:
    """l.594-596."""
    table = building(6, artisan=11)  # the bridge costs 8
    assert "artisan" not in table.offered("influence")
    assert "pass" not in table.offered("influence"), "other markers can go on for nothing"


def test_where_every_step_costs_gold_it_may_be_let_go() -> None:
    table = building(8, artisan=2, soldier=5, shadow=8, holy=11)
    assert table.offered("influence") == ["artisan", "soldier", "shadow", "holy", "pass"]
    table.choose("influence", "pass").choose("influence", "pass").choose("influence", "pass")
    assert table.gold(0) == 8
    assert len(table.happened("influence-lost")) == 3


def test_influence_that_cannot_be_placed_is_lost() -> None:
    table = building(6, artisan=11, soldier=11, shadow=11, holy=15)
    assert table.active == 1
    assert len(table.happened("influence-lost")) == 3


def test_the_display_is_not_refilled_before_the_end_of_the_turn() -> None:
    """l.670: at the end of the turn."""
    table = building(20, holy=2, artisan=2).choose("influence", "holy").choose("privilege", "privilege-1")
    table.choose("influence", "artisan")
    assert table.offered("privilege") == ["privilege-2", "privilege-3", "pass"]
    table.choose("privilege", "pass").choose("influence", "shadow")
    assert None not in table.view()["privileges"]


# --- grants ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", GRANTS)
def test_every_grant_brings_what_it_shows(tile: str) -> None:
    """l.686-690: discarded for the rewards shown."""
    table = margraves().with_grants(0, tile).with_knights().choose("play", tile)
    want = dict(GRANTS[tile][1])
    steps = 0
    while not table.asked("play"):
        prompt = table.prompts[0]
        steps += prompt == "influence"
        table.choose(prompt, table.offered(prompt)[0])
    assert steps == want.pop("influence", 0)
    want["stone"] = want.get("stone", 0) + want.pop("wild", 0)
    gained = {"stone": 0}
    for gain in table.gains(0):
        name, n = gain.split()
        gained[name] = gained.get(name, 0) + int(n)
    assert gained == want
    assert table.player(0)["grants"] == []
    assert table.view()["spent"] == [tile]


def test_at_any_time_of_ones_own_turn() -> None:
    """l.687-690: in the middle of a power, to pay for a bridge that stood in the way."""
    table = margraves().with_place(0, "inkadeus").with_stock(0, stone=1, wood=1, magic=1, gem=1).with_knights()
    table.with_grants(0, "toll_rights").with_influence(0, artisan=11, soldier=11, shadow=11, holy=15)
    table.choose("play", "build").choose("lay", "captain").choose("slot", "inkadeus-2")
    assert table.offered("influence") == ["pass", "toll_rights"]
    table.choose("influence", "toll_rights")
    assert table.gold(0) == 10
    assert table.offered("influence") == ["artisan", "soldier", "shadow", "pass"]


def test_several_in_one_turn() -> None:
    table = margraves().with_grants(0, "toll_rights", "royal_tribute", "toll_rights")
    assert table.offered("play")[-2:] == ["toll_rights", "royal_tribute"]
    table.picks("play", "toll_rights", "royal_tribute", "toll_rights")
    assert table.gold(0) == 16
    assert table.asked("play", 0)


def test_never_in_anothers_turn() -> None:
    """l.688 "pendant votre tour"."""
    table = margraves().with_grants(1, "toll_rights").with_gold(1, 1).play("merchant").choose("take", "supply-wood")
    table.choose("offer-take", "pass", 0)
    assert table.offered("offer-take", 1) == ["supply-stone", "supply-wood", "supply-magic", "pass"]


def test_a_grant_can_pay_for_what_was_out_of_reach() -> None:
    table = margraves().with_grants(0, "queens_armoury").with_pile("mountain", "wyvern").with_stock(0, magic=1)
    table.with_knights().with_hand(0, "ranger", "monk").play("ranger").choose("move", "pass")
    assert table.offered("slay") == ["pass", "queens_armoury"]
    table.choose("slay", "queens_armoury")
    assert table.offered("slay") == ["mountain", "pass"]


def test_where_no_grant_would_help_nobody_is_asked() -> None:
    """Nothing but passing is left, and gold would not change that."""
    table = margraves().with_grants(0, "toll_rights").with_knights().play("captain", "pennant").choose("move", "pass")
    assert table.active == 1, "no knight to deploy"


def test_a_grant_that_comes_last_can_still_be_used() -> None:
    """l.688: the turn is not over yet."""
    table = building(20, artisan=1)
    table.picks("influence", "soldier", "artisan", "artisan").choose("privilege", "privilege-3")
    assert table.offered("last-grants") == ["pass", "toll_rights"]
    gold = table.gold(0)
    assert table.choose("last-grants", "toll_rights").gold(0) == gold + 4
    assert table.active == 1


def test_at_the_last_moment_several_may_be_used() -> None:
    table = margraves().with_grants(0, "toll_rights", "royal_tribute").in_the_last_round("tower").play("alchemist")
    table.choose("offer-take", "pass").choose("last-grants", "toll_rights")
    assert table.offered("last-grants") == ["pass", "royal_tribute"]
    assert table.choose("last-grants", "royal_tribute").gold(0) == 5 + 4 + 8
    assert table.active == 1


def test_old_grants_are_asked_about_at_the_end_of_the_last_turn_only() -> None:
    table = margraves().with_grants(0, "toll_rights").play("alchemist").choose("offer-take", "pass")
    assert table.active == 1
    last = margraves().with_grants(0, "toll_rights").in_the_last_round("tower").play("alchemist")
    assert last.choose("offer-take", "pass").asked("last-grants", 0)


def test_tiles_for_the_end_are_kept() -> None:
    """l.691-694."""
    table = building(20, artisan=2).choose("influence", "artisan").choose("privilege", "privilege-1")
    assert table.player(0)["ends"] == ["lion_banner"]
    assert table.player(0)["grants"] == []

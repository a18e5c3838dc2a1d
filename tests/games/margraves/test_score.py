"""The final score (rulebook l.731-779)."""

from __future__ import annotations

import pytest

from tests.games.margraves.table import Table, margraves


def finished(table: Table) -> Table:
    """The last turn of the last round ends now."""
    table.with_active(len(table.state.players) - 1).in_the_last_round("tower").at_the_end()
    assert table.match.over
    return table


def test_influence() -> None:
    """l.746-761: icons on tiles for the end, on citizens in hand or played, and two at each tower, times the points of
    the section in which the marker stands."""
    table = margraves().with_hand(0, "monk", "captain").with_played(0, "bard", "cleric").with_stock(0)
    table.with_ends(0, "cathedral_chapter", "masons_charter").with_tower(0, "thraecius-2")
    table.with_influence(0, artisan=5, soldier=2, shadow=15, holy=9)
    sheet = finished(table).sheet(0)
    # holy: monk, cleric, two on the tile, Thraecius; artisan: bard, the tile, Thraecius; soldier: captain; shadow: none
    assert sheet["holy"] == 5 * 4
    assert sheet["artisan"] == 3 * 2
    assert sheet["soldier"] == 1
    assert sheet["shadow"] == 0


@pytest.mark.parametrize(
    ("space", "points"),
    [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4), (11, 4), (12, 5), (14, 5), (15, 6)],
)
def test_the_worth_of_a_section(space: int, points: int) -> None:
    """l.584-589: 1 in the first section, 6 on the last space."""
    table = margraves().with_hand(0, "captain", "monk").with_influence(0, soldier=space)
    assert finished(table).sheet(0)["soldier"] == points


def test_citizens_laid_face_down_count_too() -> None:
    """l.751: in hand or beside the board."""
    table = margraves().with_hand(0, "monk")
    table.seat(0).laid = table.cards(("captain",), type(table.seat(0).hand[0]))
    assert finished(table).sheet(0)["soldier"] == 1


def test_kiras_five_banners() -> None:
    """l.770-771: five different ones, 5 x 5 = 25."""
    table = margraves().with_ends(0, "lion_banner", "stag_banner", "raven_banner", "boar_banner", "wolf_banner")
    assert finished(table).sheet(0)["banners"] == 25


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ((), 0),
        (("lion_banner",), 1),
        (("lion_banner", "lion_smiths"), 1 + 1),
        (("lion_banner", "lion_smiths", "stag_banner"), 4 + 1),
        (("lion_banner", "lion_smiths", "stag_banner", "stag_guard", "wolf_banner"), 9 + 4),
        (("masons_charter",), 0),
    ],
)
def test_duplicates_form_another_set(tiles: tuple[str, ...], points: int) -> None:
    """l.764-768: the different ones times their number; duplicates make a second set, counted by itself."""
    assert finished(margraves().with_ends(0, *tiles)).sheet(0)["banners"] == points


def test_what_is_left() -> None:
    """l.775-784: 2 for a gem, 1 for three resources, 1 for 5 gold, nothing for knights and strength."""
    table = margraves().with_stock(0, gem=2, stone=1, wood=3, magic=1, knight=1).with_gold(0, 14).with_strength(0, 8)
    sheet = finished(table).sheet(0)
    assert sheet["gems"] == 4
    assert sheet["resources"] == 1
    assert sheet["gold"] == 2
    assert sum(sheet.values()) == 4 + 1 + 2 + 4  # and a point for each of the four starting citizens


def test_most_points_win() -> None:
    """l.738-740."""
    table = finished(margraves(3).with_gold(1, 5).with_gold(2, 4))
    assert table.match.scores == [6, 7, 6]
    assert table.match.winners == [1]
    assert table.match.score is not None
    assert table.match.score.tie is None


def test_a_tie_goes_to_the_richest() -> None:
    """l.741-742."""
    table = finished(margraves(3).with_gold(0, 3).with_gold(1, 4).with_gold(2, 1))
    assert table.match.scores == [6, 6, 6]
    assert table.match.winners == [1]
    assert table.match.score is not None
    assert table.match.score.tie is not None
    assert table.match.score.tie.id == "tie-gold"


def test_a_tie_on_gold_is_shared() -> None:
    """l.742-744."""
    table = finished(margraves(3).with_gold(0, 4).with_gold(1, 4).with_gold(2, 1))
    assert table.match.winners == [0, 1]
    assert table.match.score is not None
    assert table.match.score.tie is not None
    assert table.match.score.tie.id == "tie-shared"

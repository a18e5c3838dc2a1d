"""Without dukes (rulebook l.702-728)."""

from __future__ import annotations

import pytest

import valtable
from tests.games.kingdom.table import Table, kingdom


def table_of(players: int = 3) -> Table:
    table = kingdom(players, no_duke=True)
    for seat in range(players):
        table.with_purse(seat)
    return table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_gets_a_duke(players: int) -> None:
    """l.710."""
    match = valtable.new("kingdom", players, seed=2, options={"no_duke": True})
    assert all(q.prompt != "duke" for q in match.questions)
    for seat in range(players):
        facts = match.view(seat)["players"][seat]
        assert not facts["has_duke"]
        assert facts["duke"] is None
        assert facts["dealt"] == []


@pytest.mark.parametrize(
    ("citizen", "points"), [("merchant", 1), ("archer", 1), ("thief", 2), ("cleric", 2), ("butcher", 1), ("monk", 2)]
)
def test_points_for_role_icons(citizen: str, points: int) -> None:
    """l.716, ruling: 1 per worker, 1 per soldier, 2 per shadow, 2 per holy icon."""
    table = table_of(2).with_tableau(0, citizen).with_tableau(1, "merchant").at_the_end()
    assert sum(table.points(0, "score-no-duke")) == points


def test_icons_on_domains_count_too() -> None:
    """l.716, l.596: the Tower shows one of each."""
    table = table_of(2).with_tableau(0, "the_tower").at_the_end()
    assert sum(table.points(0, "score-no-duke")) == 1 + 1 + 2 + 2


@pytest.mark.parametrize(("purse", "points"), [((1, 1, 1), 1), ((2, 2, 1), 1), ((2, 2, 2), 2), ((0, 1, 1), 0)])
def test_one_point_for_three_resources(purse: tuple[int, int, int], points: int) -> None:
    """l.718: of all kinds together."""
    table = table_of(2).with_purse(0, *purse).at_the_end()
    assert sum(table.points(0, "score-no-duke")) == points


def test_monsters_domains_and_the_board_count_as_ever() -> None:
    """l.714."""
    table = table_of(2).with_victory_pile(0, "troll").with_tableau(0, "coliseum").with_vp(0, 4)
    table.with_victory_pile(1, "goblin", "goblin").with_tableau(1, "violet_thorn", "coliseum").at_the_end()
    sheet = table.sheet(0)
    assert (sheet["score-monsters"], sheet["score-domains"], sheet["score-board"]) == (6, 5, 4)


def most(table: Table, what: str) -> list[int]:
    return [sum(table.points(seat, f"score-most-{what}")) for seat in range(table.match.players)]


def test_seven_points_for_the_most_citizens() -> None:
    """l.722: citizen cards in the tableau; starters are none."""
    table = table_of().with_tableau(0, "merchant", "merchant").with_tableau(1, "merchant").at_the_end()
    assert most(table, "citizens") == [7, 0, 0]


def test_seven_points_for_the_most_monsters() -> None:
    """l.724: in the victory pile."""
    table = table_of().with_victory_pile(1, "goblin", "goblin").with_victory_pile(2, "troll").at_the_end()
    assert most(table, "monsters") == [0, 7, 0]


def test_seven_points_for_the_most_domains() -> None:
    """l.726."""
    table = table_of().with_tableau(2, "coliseum", "the_tower").with_tableau(0, "violet_thorn").at_the_end()
    assert most(table, "domains") == [0, 0, 7]


def test_three_points_each_on_a_tie() -> None:
    """l.728: instead of the seven; nobody else gets anything."""
    table = table_of(4).with_victory_pile(0, "goblin").with_victory_pile(2, "troll").with_victory_pile(3, "giant")
    table.at_the_end()
    assert most(table, "monsters") == [3, 0, 3, 3]


def test_slain_events_count_for_the_most_monsters() -> None:
    """l.648: as standard monsters."""
    table = (
        kingdom(2, no_duke=True, events=True).with_victory_pile(0, "mimic", "sorcerer").with_victory_pile(1, "troll")
    )
    table.at_the_end()
    assert most(table, "monsters") == [7, 0]


def test_nobody_has_the_most_of_nothing() -> None:
    """Ruling: a majority needs at least one card (it makes no difference to who wins)."""
    table = table_of().at_the_end()
    assert most(table, "citizens") == most(table, "monsters") == most(table, "domains") == [0, 0, 0]


def test_ties_are_broken_as_ever() -> None:
    """l.704, l.294: the other rules do not change."""
    table = table_of(2).with_tableau(0, "merchant").with_vp(1, 8).at_the_end()
    assert table.match.scores == [8, 8]  # 1 for the icon and 7 for the most citizens
    assert table.match.winners == [1]


def test_a_whole_score() -> None:
    """l.714-728, added up by hand: table, icons, resources, then the most citizens, monsters (a tie) and domains."""
    table = table_of(2).with_victory_pile(0, "troll").with_tableau(0, "coliseum", "cleric").with_purse(0, 5, 3, 2, 4)
    table.with_victory_pile(1, "goblin").with_purse(1, 1, 1, 0, 2).at_the_end()
    # Coliseum shows 2 soldier and 1 shadow icons: 2 + 2; the Cleric one holy icon: 2
    assert table.match.scores == [6 + 5 + 4 + (2 + 2 + 2) + 3 + 7 + 3 + 7, 1 + 0 + 2 + 0 + 0 + 3]

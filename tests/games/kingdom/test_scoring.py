"""The score (rulebook l.283-294, l.586-600): every duke, every source of points, ties."""

from __future__ import annotations

import pytest

from tests.games.kingdom.figures import CITIZENS, DOMAINS, DUKES, MONSTERS
from tests.games.kingdom.table import Table, kingdom
from valtable.engine.board import things

# An estate with 5 worker, 3 soldier, 4 shadow and 2 holy icons, 6 citizens, 3 domains,
# 5 monsters (2 titans, 1 boss), and 4 gold, 5 strength, 2 magic left.
CITIZEN_CARDS = ["merchant", "knight", "knight", "thief", "cleric", "cleric"]
DOMAIN_CARDS = ["purloiners_perch", "halfpenny_hill", "darktide_harbour"]
MONSTER_CARDS = ["goblin_mage", "giant", "troll", "owlbear", "goblin"]

# Worked out by hand on paper.
BY_HAND = {
    "cornelius": 9 + 3,
    "elsyn": 4 + 8 + 2,
    "elisium": 5 + 3 + 4 + 2 + 2,
    "hrothgar": 10 + 2 + 2,
    "isabella": 3 + 4 + 3,
    "lekzandr": 5 + 4 + 3,
    "node": 3 + 8 + 3,
    "reese": 6 + 5 + 3 + 2,
    "simon": 5 + 3 + 5,
    "waryn": 5 + 8 + 3,
    "mico": 5 + 5 + 5,
    "tsoukalos": 4 + 6 + 3,
    "drakkenstrike": 3 + 6 + 2,
    "waybright": 5 + 6 + 2,
}


def estate(duke: str) -> Table:
    table = kingdom().with_duke(0, duke).with_tableau(0, *CITIZEN_CARDS, *DOMAIN_CARDS)
    return table.with_victory_pile(0, *MONSTER_CARDS).with_purse(0, 4, 5, 2, 7).at_the_end()


def test_every_duke_is_worked_out() -> None:
    assert set(BY_HAND) == set(DUKES)


@pytest.mark.parametrize("duke", sorted(DUKES))
def test_duke(duke: str) -> None:
    """l.290, l.596, l.600."""
    table = estate(duke)
    assert sum(table.points(0, "score-duke")) == BY_HAND[duke]
    assert table.match.scores[0] == 14 + 6 + 7 + BY_HAND[duke]


def counts(citizens: list[str], domains: list[str], monsters: list[str], purse: tuple[int, int, int]) -> dict[str, int]:
    """Everything a duke can count, worked out from the figures alone."""
    gold, strength, magic = purse
    found = {"citizen": len(citizens), "domain": len(domains), "monster": len(monsters), "gold": gold}
    for role in ("worker", "soldier", "shadow", "holy"):
        found[role] = sum(CITIZENS[id].role == role for id in citizens)
        found[role] += sum(DOMAINS[id].roles.get(role, 0) for id in domains)
    for type in ("titan", "boss"):
        found[type] = sum(MONSTERS[id].type == type for id in monsters)
    for n in (2, 3, 4):
        found[f"resources/{n}"] = sum(purse) // n
    found["magic+strength/2"] = (magic + strength) // 2
    return found


ESTATES: list[tuple[list[str], list[str], list[str], tuple[int, int, int]]] = [
    (["archer"], [], ["troll"], (1, 1, 1)),
    (["monk", "thief", "thief"], ["the_tower", "coliseum"], ["wraith", "witch_queen", "red_dragon"], (3, 0, 5)),
    (["miner"] * 5 + ["wizard"] * 2, ["violet_thorn"], ["goblin"] * 4, (0, 7, 8)),
    (["priestess"] * 3 + ["warlord"], list(DOMAINS), list(MONSTERS), (13, 6, 2)),
    ([], [], [], (0, 0, 0)),
]


@pytest.mark.parametrize("duke", sorted(DUKES))
def test_duke_on_other_estates(duke: str) -> None:
    for citizens, domains, monsters, purse in ESTATES:
        table = kingdom().with_duke(0, duke).with_tableau(0, *citizens, *domains).with_victory_pile(0, *monsters)
        table.with_purse(0, *purse).at_the_end()
        found = counts(citizens, domains, monsters, purse)
        expected = [n * found[what] for what, n in DUKES[duke].items()]
        assert sorted(table.points(0, "score-duke")) == sorted(expected), (citizens, domains)


def test_the_four_sources_of_points() -> None:
    """l.285-290: monsters, domains, the board and the duke."""
    table = estate("cornelius")
    assert table.sheet(0) == {"score-monsters": 14, "score-domains": 6, "score-board": 7, "score-duke": 12}
    assert sum(table.sheet(0).values()) == table.match.scores[0]


def test_role_icons_on_citizens_and_domains() -> None:
    """l.292, l.596: Simon scores 1 per worker and 1 per soldier icon."""
    table = kingdom().with_duke(0, "simon").with_purse(0).with_tableau(0, "peasant", "archer", "palace_of_the_dawn")
    table.at_the_end()
    assert sum(table.points(0, "score-duke")) == (1 + 1) + (1 + 2)


def test_starters_show_no_icons_and_are_no_citizens() -> None:
    """l.566: nothing for the three starters."""
    for duke in ("simon", "elisium", "reese"):
        table = kingdom().with_duke(0, duke).with_purse(0).at_the_end()
        assert sum(table.points(0, "score-duke")) == 0


@pytest.mark.parametrize(("purse", "points"), [((2, 2, 2), 2), ((1, 1, 0), 0), ((2, 2, 1), 1), ((0, 0, 11), 3)])
def test_resources_are_added_up_and_divided_once(purse: tuple[int, int, int], points: int) -> None:
    """l.600: not by kind but all together: 2 gold, 2 strength and 2 magic are 6, which Cornelius divides by 3."""
    table = kingdom().with_duke(0, "cornelius").with_purse(0, *purse).at_the_end()
    assert sum(table.points(0, "score-duke")) == points


def test_vp_are_no_resource() -> None:
    """l.404."""
    table = kingdom().with_duke(0, "simon").with_purse(0, vp=20).at_the_end()
    assert sum(table.points(0, "score-duke")) == 0
    assert table.match.scores[0] == 20


def test_slain_events_count_as_monsters_with_their_icons() -> None:
    """l.648: Bat Swarm (2 VP, minion) and Sorcerer (1 VP, titan) for Hrothgar."""
    table = kingdom(events=True).with_duke(0, "hrothgar").with_victory_pile(0, "bat_swarm", "sorcerer").with_purse(0)
    table.at_the_end()
    assert table.sheet(0)["score-monsters"] == 3
    assert sum(table.points(0, "score-duke")) == 2 * 2 + 1


def test_every_monster_and_every_domain_is_worth_something() -> None:
    """l.552, l.584."""
    for id in MONSTERS:
        assert kingdom().with_victory_pile(0, id).at_the_end().sheet(0)["score-monsters"] > 0
    for id in DOMAINS:
        assert kingdom().with_tableau(0, id).at_the_end().sheet(0)["score-domains"] > 0


@pytest.mark.parametrize("duke", sorted(DUKES))
def test_only_boss_and_titan_are_referenced(duke: str) -> None:
    """l.512: a minion and a beast are the same to every duke of the base game."""
    minion = kingdom().with_duke(0, duke).with_purse(0).with_victory_pile(0, "goblin").at_the_end()
    beast = kingdom().with_duke(0, duke).with_purse(0).with_victory_pile(0, "owlbear").at_the_end()
    assert minion.points(0, "score-duke") == beast.points(0, "score-duke")


def test_dukes_are_revealed_at_the_end() -> None:
    """l.154: not before the end of the game."""
    table = kingdom().with_duke(0, "reese").with_duke(1, "mico").at_the_end()
    assert [facts["duke"] for facts in table.view(None)["players"]] == ["reese", "mico"]


# --- who wins --------------------------------------------------------------------------------------------------------


def equal(players: int = 3) -> Table:
    """Everybody with nothing at all."""
    table = kingdom(players, no_duke=False)
    for seat in range(players):
        table.with_purse(seat).with_duke(seat, "isabella")
    return table


def test_the_most_points_win() -> None:
    """l.294."""
    table = equal().with_vp(0, 5).with_vp(1, 9).with_vp(2, 8).at_the_end()
    assert table.match.scores == [5, 9, 8]
    assert table.match.winners == [1]


def test_a_tie_goes_to_the_smaller_tableau() -> None:
    """l.294: the fewest cards in the tableau, among those who are tied."""
    table = equal().with_vp(0, 8).with_vp(1, 8).with_vp(2, 3).with_tableau(0, "merchant", "merchant")
    table.with_tableau(1, "merchant").at_the_end()
    assert table.match.scores == [8, 8, 3]
    assert table.match.winners == [1]


def test_domains_are_cards_of_the_tableau_monsters_are_not() -> None:
    """l.148, l.304, l.294: tableau: starters, citizens and domains; monsters lie in the victory pile."""
    table = equal(2).with_vp(0, 5).with_tableau(0, "merchant").with_vp(1, 0).with_victory_pile(1, *["goblin"] * 5)
    table.at_the_end()
    assert table.match.scores == [5, 5]
    assert table.match.winners == [1]
    table = equal(2).with_vp(0, 2).with_vp(1, 0).with_tableau(1, "halfpenny_hill").at_the_end()
    assert table.match.scores == [2, 2]
    assert table.match.winners == [0]


def test_a_shared_victory() -> None:
    """l.294: if the tie persists."""
    table = equal().with_vp(0, 8).with_vp(2, 8).with_tableau(0, "merchant").with_tableau(2, "thief").at_the_end()
    assert table.match.winners == [0, 2]


def points_shown(table: Table, seat: int) -> int:
    board = table.match.rules.board(table.match.view(seat))
    return int(things(board)[f"seat-{seat}-purse-vp"].facts["value"])


def test_the_board_counts_what_everybody_can_count() -> None:
    """Monsters, domains and the board's points; not the duke, which is a secret until the end (l.154)."""
    table = equal(2).with_vp(0, 5).with_tableau(0, *DOMAIN_CARDS).with_victory_pile(0, *MONSTER_CARDS)
    on_cards = sum(DOMAINS[id].vp for id in DOMAIN_CARDS) + sum(MONSTERS[id].vp for id in MONSTER_CARDS)
    assert points_shown(table, 0) == 5 + on_cards
    assert points_shown(table, 1) == 0

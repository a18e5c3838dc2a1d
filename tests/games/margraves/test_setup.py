"""Setting up and starting wealth (rulebook l.98-193, l.783-807)."""

from __future__ import annotations

import pytest

import valtable
from tests.games.margraves.figures import CHIEFS, CITIZENS, END_TILES, GRANTS, MONSTERS, RESERVE, WEALTH
from tests.games.margraves.table import margraves

TABLES = (2, 3, 4, 5)


@pytest.mark.parametrize("players", TABLES)
def test_citizens(players: int) -> None:
    """l.100-111: those with the icon of that number of players or a lower one; five face up, the rest in the deck."""
    view = valtable.new("margraves", players, seed=3).view(None)
    assert len(view["row"]) == 5
    assert set(view["row"]) <= {id for id, (_, copies) in CITIZENS.items() if copies[players - 2]}
    assert view["deck"] == {2: 24, 3: 36, 4: 48, 5: 60}[players] - 5


@pytest.mark.parametrize("players", TABLES)
def test_knights(players: int) -> None:
    """l.113, l.144: of 20 knights, one stands on each of the eight locations."""
    view = valtable.new("margraves", players, seed=3).view(None)
    assert [location["knights"] for location in view["locations"]] == [1] * 8
    assert view["reserve"]["knight"] == 12


@pytest.mark.parametrize("players", TABLES)
def test_privileges(players: int) -> None:
    """l.116-124: tiles without a number and up to the number of players; three of each level face up."""
    view = valtable.new("margraves", players, seed=3).view(None)
    tiles = {id: copies[players - 2] for id, (_, _, _, copies) in END_TILES.items()}
    tiles.update({id: copies[players - 2] for id, (_, _, copies) in GRANTS.items()})
    levels = {id: figures[0] for id, figures in END_TILES.items()}
    levels.update({id: figures[0] for id, figures in GRANTS.items()})
    assert [levels[id] for id in view["privileges"]] == [1, 1, 1, 2, 2, 2]
    assert all(tiles[id] for id in view["privileges"])
    total = {level: sum(n for id, n in tiles.items() if levels[id] == level) for level in (1, 2)}
    assert view["stacks"] == [total[1] - 3, total[2] - 3]


@pytest.mark.parametrize("seed", range(5))
def test_monsters(seed: int) -> None:
    """l.127-137: the chief face down under the lair card, four others on it, the top one face up."""
    view = valtable.new("margraves", 3, seed=seed).view(None)
    for lair in view["lairs"]:
        assert lair["pile"] == 4
        assert len(lair["beneath"]) == 1
        assert set(lair["beneath"]) <= CHIEFS
        assert MONSTERS[lair["top"]][0] == lair["id"]
        assert lair["top"] not in CHIEFS


@pytest.mark.parametrize("players", TABLES)
def test_reserve(players: int) -> None:
    """l.139-142: resources and gems by the number of players; l.155: a gem for each player out of it."""
    view = valtable.new("margraves", players, seed=3).view(None)
    resources, gems = RESERVE[players]
    assert [view["reserve"][name] for name in ("stone", "wood", "magic")] == [resources] * 3
    assert view["reserve"]["gem"] == gems - players


@pytest.mark.parametrize("players", TABLES)
def test_players(players: int) -> None:
    """l.155-171: a gem and four towers in storage, strength 0, four citizens, Shilina, the lowest segment, and the
    first space of every row."""
    match = valtable.new("margraves", players, seed=3)
    for seat in range(players):
        facts = match.view(seat)["players"][seat]
        assert facts["stock"] == {"stone": 0, "wood": 0, "magic": 0, "gem": 1, "knight": 0}
        assert facts["towers"] == 4
        assert facts["room"] == 7
        assert facts["strength"] == facts["gold"] == 0
        assert sorted(facts["hand"]) == ["alchemist", "captain", "merchant", "paladin"]
        assert facts["place"] == "shilina"
        assert facts["ship"] == 0
        assert facts["influence"] == {"artisan": 0, "soldier": 0, "shadow": 0, "holy": 0}


def test_the_draft() -> None:
    """l.177-185: four tiles each, everybody keeps one at once and passes the rest to the left; the fourth goes."""
    match = valtable.new("margraves", 3, seed=5)
    packets = [match.view(seat)["players"][seat]["packet"] for seat in range(3)]
    kept: list[list[str]] = [[], [], []]
    for n in (4, 3, 2):
        assert sorted((q.seat, q.prompt, len(q.options)) for q in match.questions) == [
            (seat, "draft", n) for seat in range(3)
        ]
        for seat in (2, 0, 1):
            kept[seat].append(packets[seat].pop(0))
            match.answer(seat, kept[seat][-1])
        packets = [packets[2], packets[0], packets[1]]
        if n > 2:
            assert [match.view(seat)["players"][seat]["packet"] for seat in range(3)] == packets
    view = match.view(None)
    assert [player["wealth"] for player in view["players"]] == kept
    assert [player["packet_size"] for player in view["players"]] == [0, 0, 0]


def test_the_draft_is_secret() -> None:
    """l.179, l.187: dealt in secret, and revealed at the same time."""
    match = valtable.new("margraves", 2, seed=5)
    first = match.view(0)["players"][0]["packet"][0]
    match.answer(0, first)
    for seat in (1, None):
        facts = match.view(seat)["players"][0]
        assert facts["wealth"] is None
        assert facts["packet"] is None
        assert [event.kind for event in match.events if event.seen_by(seat)] == []
    assert match.view(0)["players"][0]["wealth"] == [first]


def test_tiles_are_resolved_one_at_a_time_round_the_table() -> None:
    """l.187-192: the first player one tile, then clockwise, until all are resolved; then the first turn."""
    table = margraves(3).with_active(1)
    table.editing.first = 1
    for seat, tiles in enumerate(
        (("inheritance", "tithe"), ("war_chest", "guild_dues"), ("hush_money", "tourney_prize"))
    ):
        table.with_wealth(seat, *tiles)
    order = []
    while table.asked("wealth"):
        question = table.question("wealth")
        order.append(question.seat)
        table.choose("wealth", question.options[0].id)
    assert order == [1, 2, 0]  # the last tile of each resolves itself
    resolved = [event.args["player"].args["seat"] for event in table.happened("resolved")]
    assert resolved == [1, 2, 0, 1, 2, 0]
    assert table.asked("play", 1)
    assert [table.gold(seat) for seat in range(3)] == [12, 8, 8]
    assert table.view()["round"] == 1


def test_kiras_three_tiles() -> None:
    """l.797-807: one Shadow influence, 1 wood and 1 stone; a privilege I from the face-down stack and 2 gold; strength
    2 and 2 knights from the fortress."""
    table = margraves().with_wealth(0, "smugglers_cache", "old_parchment", "sworn_vassals").with_stack(1, "toll_rights")
    table.with_wealth(1, "inheritance", "tithe", "war_chest")
    table.choose("wealth", "smugglers_cache")
    assert table.influence(0)["shadow"] == 1
    assert table.stock(0) == {"wood": 1, "stone": 1, "gem": 1}
    table.choose("wealth", "inheritance")
    shown = table.view()["privileges"]
    table.choose("wealth", "old_parchment")
    assert table.player(0)["grants"] == ["toll_rights"]
    assert table.view()["privileges"] == shown  # none of those face up
    assert table.gold(0) == 2
    table.choose("wealth", "tithe")
    assert table.strength(0) == 2
    assert table.stock(0) == {"wood": 1, "stone": 1, "gem": 1, "knight": 2}
    assert table.reserve("knight") == 10


def test_a_grant_from_wealth_waits_for_the_first_turn() -> None:
    """l.791-792: it cannot be exchanged before one's first turn."""
    table = margraves().with_active(1).with_stack(1, "toll_rights")
    table.editing.first = 1
    table.with_wealth(0, "frontier_fort", "inheritance").with_wealth(1, "royal_warrant", "temple_offering")
    table.choose("wealth", "royal_warrant")
    assert "toll_rights" not in table.offered("take")
    table.choose("take", "supply-stone")
    table.choose("wealth", "frontier_fort").picks("take", "supply-stone", "supply-stone")
    assert table.asked("take", 1)
    assert "toll_rights" not in table.offered("take")
    table.picks("take", "supply-wood", "supply-wood")
    assert "toll_rights" in table.offered("play", 1)


def test_resources_of_ones_choice() -> None:
    """l.787-789: any combination."""
    table = margraves().with_wealth(0, "full_granaries").with_wealth(1, "inheritance")
    table.picks("take", "supply-magic", "supply-stone", "supply-magic")
    assert table.stock(0) == {"magic": 2, "stone": 1, "gem": 1}


@pytest.mark.parametrize("tile", WEALTH)
def test_every_tile_brings_what_it_shows(tile: str) -> None:
    """l.785: as if it had been gained in the game."""
    table = margraves().with_wealth(0, tile).with_wealth(1, "inheritance")
    while table.asked("take", 0):
        table.choose("take", "supply-wood")
    want = dict(WEALTH[tile])
    facts = table.player(0)
    assert facts["gold"] == want.pop("gold", 0)
    assert facts["strength"] == want.pop("strength", 0)
    assert len(facts["grants"]) + len(facts["ends"]) == want.pop("privilege_i", 0)
    wood = want.pop("wood", 0) + want.pop("wild", 0)
    stock = {"stone": 0, "magic": 0, "knight": 0, "gem": 1, "wood": wood}
    for guild in ("artisan", "soldier", "shadow", "holy"):
        assert facts["influence"][guild] == want.pop("influence_" + guild, 0)
    assert facts["stock"] == {**stock, **want}

"""The components are those of the box (rulebook l.22-95 and the figures typed in again)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import valtable
from tests.games.margraves.figures import (
    BRIDGES,
    CHIEFS,
    CITIZENS,
    COSTS,
    END_TILES,
    GRANTS,
    GUILD_OF,
    GUILDS,
    LINES,
    LOCATIONS,
    MONSTERS,
    RESERVE,
    SEGMENTS,
    SLOTS,
    STARTERS,
    WEALTH,
)
from valtable.games.margraves.cards import FOLDER, STANDARD, Reward
from valtable.games.margraves.vocabulary import BANNERS, GAINS, TOKENS


def amounts(reward: Reward) -> dict[str, int]:
    return {GAINS[kind]: n for kind, n in reward.amounts}


def test_how_many_there_are_of_everything() -> None:
    """l.22-95: 20 monsters, 60 citizens, 4 lairs, 33 and 27 privileges, 20 tiles of wealth; 13 of each resource, 6 gems
    and 20 knights."""
    assert len(STANDARD.monsters) == 20
    assert sum(card.copies for card in STANDARD.citizens if not card.starting) == 60
    assert len(STANDARD.lairs) == 4
    assert [sum(tile.copies for tile in STANDARD.privileges if tile.level == level) for level in (0, 1)] == [33, 27]
    assert len(STANDARD.wealth) == 20
    assert STANDARD.supply[5].tokens == (13, 13, 13, 6, 20)


def test_citizens() -> None:
    """l.100-107, l.350-378, l.808-967: guilds and groups; a game for 3 uses the first two."""
    assert {card.id: GUILDS[card.index] for card in STANDARD.citizens} == GUILD_OF
    assert [card.id for card in STANDARD.starters] == [*STARTERS]
    for players in (2, 3, 4, 5):
        deck = Counter(card.id for card in STANDARD.citizen_deck(players))
        assert deck == {id: copies[players - 2] for id, (_, copies) in CITIZENS.items()}
    assert [len(STANDARD.citizen_deck(players)) for players in (2, 3, 4, 5)] == [24, 36, 48, 60]


@pytest.mark.parametrize(
    ("guild", "pennant"),
    [
        ("holy", ["move", "deploy", "deploy"]),  # l.811-813
        ("soldier", ["strength+1", "move", "deploy"]),  # l.857-859
        ("artisan", ["wild+1", "move", "deploy"]),  # l.899-901
        ("shadow", ["gold+2", "move", "deploy"]),  # l.936-939
    ],
)
def test_pennants(guild: str, pennant: list[str]) -> None:
    """l.236-240: three icons, the same for all citizens of a guild."""
    for card in STANDARD.citizens:
        if GUILD_OF[card.id] == guild:
            assert card.guild is not None
            assert [str(part) for part in card.guild.pennant] == pennant


def test_locations() -> None:
    """l.295, l.319-322, l.380-388, l.488-501: two guilds, three slots, roads both ways, one or two lairs."""
    for location in STANDARD.locations:
        guilds, roads, lairs = LOCATIONS[location.id]
        assert tuple(GUILDS[index] for index in location.guilds) == guilds
        assert {other.id for other in location.neighbours} == roads
        assert {lair.id for lair in location.lairs} == lairs
        assert tuple(amounts(tower) for tower in location.towers) == SLOTS[location.id]
        assert len({str(amounts(tower)) for tower in location.towers}) == 3  # l.496: a reward of its own
    assert [location.id for location in STANDARD.locations] == [*LOCATIONS]
    assert {id for id, (_, _, lairs) in LOCATIONS.items() if len(lairs) == 2} == {"silesia", "nymar"}
    assert sum(len(lairs) for _, _, lairs in LOCATIONS.values()) == 10


def test_monsters() -> None:
    """l.127-135, l.426-432: five in each lair, one of them the chief; the wargs as in the example."""
    for monster in STANDARD.monsters:
        lair, strength, magic, influence, reward = MONSTERS[monster.id]
        assert STANDARD.lairs[monster.lair].id == lair
        assert (monster.strength, monster.magic, monster.influence) == (strength, magic, influence)
        assert amounts(monster.reward) == reward
        assert monster.chief == (monster.id in CHIEFS)
    assert MONSTERS["warg_pack"][1:] == (3, 0, 1, {"wood": 1})


def test_privileges() -> None:
    """l.116-118: without a number, or with one; l.679-694: granted, or for the end of the game."""
    for tile in STANDARD.privileges:
        if tile.grant is not None:
            level, reward, copies = GRANTS[tile.id]
            assert amounts(tile.grant) == reward
        else:
            level, icons, banner, copies = END_TILES[tile.id]
            assert dict(zip(GUILDS, tile.icons, strict=True)) == {**dict.fromkeys(GUILDS, 0), **icons}
            assert (BANNERS[tile.banner] if tile.banner >= 0 else "") == banner
        assert tile.level == level - 1
        for players in (2, 3, 4, 5):
            stack = [one.id for one in STANDARD.privilege_stack(tile.level, players)]
            assert stack.count(tile.id) == copies[players - 2]
    assert len(STANDARD.privileges) == len(END_TILES) + len(GRANTS)


def test_the_boards() -> None:
    """l.551, l.571-575, l.584-610, l.633-664 and the designed figures."""
    assert tuple(amounts(segment.reward) for segment in STANDARD.segments) == SEGMENTS
    assert tuple(bridge.gold for bridge in STANDARD.bridges) == BRIDGES
    assert BRIDGES[2] == 6
    assert [bridge.levels for bridge in STANDARD.bridges] == [(0,), (0,), (0, 1), (1,), (1,)]
    assert STANDARD.costs == COSTS
    for line in STANDARD.lines:
        tombs, reward = LINES[line.id]
        assert tuple(n + 1 for n in line.tombs) == tombs
        assert amounts(line.reward) == reward
    for players, (resources, gems) in RESERVE.items():
        assert STANDARD.supply[players].tokens == (resources, resources, resources, gems, 20)
    assert {tile.id: amounts(tile.reward) for tile in STANDARD.wealth} == WEALTH


def test_everything_says_where_it_comes_from() -> None:
    for card in STANDARD.cards():
        assert card.provenance["figures"] in ("rulebook", "designed")
    citizens = [card for card in STANDARD.citizens if card.provenance["figures"] == "rulebook"]
    assert len(citizens) == 20
    assert all("lines" in card.provenance for card in citizens)


TEXT = (FOLDER / "cards.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('pennant = "gold+2 & move & deploy"', 'pennant = "gold+2 & move"', "guild 'shadow': pennant: should be 3"),
        ('pennant = "gold+2 & move & deploy"', 'pennant = "gold+2 & slay & move"', "'slay' cannot stand on a pennant"),
        ('"each: gold+1 per tower"', '"each: knight+1 per tower"', "starter 'alchemist': power: 'knight+1 per tower'"),
        ('"each: gold+1 per tower"', '"each: slay"', "should be pay ... -> ..., or gold or strength per tower"),
        ('"may(march)"', '"march"', "citizen 'monk': power: 'march' needs a may(...)"),
        ('"may(march)"', '"may(summon)"', "citizen 'monk': power: 'summon' cannot be allowed here"),
        ('"may(march)"', '"may(gold+2)"', "citizen 'monk': power: 'gold+2' cannot be allowed here"),
        ('"may(march)"', '"may(choose(move|gold+2))"', "citizen 'monk': power: 'move' cannot be chosen here"),
        ('"may(march)"', '"may(slay)", "may(slay)"', "citizen 'monk': power: should let one monster be slain"),
        (
            '"may(march)"',
            '"choose(gold+1|strength+1) & choose(magic+1|stone+1)"',
            "there should be one choice in a sentence",
        ),
        ('"opponents: pay gold 1 -> wild+1"', '"opponents: pay wild 1 -> gold+1"', "opponents pay gold"),
        ('power = "stone+1"', 'power = "slay"', "location 'kamin': power: should be gains"),
        ('roads = ["kamin", "thraecius"]', 'roads = ["kamin"]', "'shilina' should have a road back"),
        ('roads = ["kamin", "thraecius"]', 'roads = ["rome"]', "location 'shilina': roads: 'rome' should be one of"),
        ('lair = "forest"', 'lair = "sea"', "lair: 'sea' should be one of mountain, forest"),
        ('id = "lich_king"\n', 'id = "lich_king"\nnails = 3\n', "chief 'lich_king': nails: is not a field"),
        ('reward = "gold+4"\ncopies', 'reward = "slay"\ncopies', "grant 'toll_rights': reward: should be plain gains"),
        ('reward = "gold+8"', 'reward = "gold+1 per tower"', "grant 'royal_tribute': reward: should be plain gains"),
        ("tombs = [1]", "tombs = [1, 1]", "line 'tomb_column_1': tombs: should be different tombs"),
        ("tokens = { stone = 7", "tokens = { iron = 7", "supply 'supply_2': tokens: unknown 'iron'"),
        ("costs = [2, 3, 4, 5, 6]", "costs = [2, 3]", "market 'citizen_row': costs: should be 5 numbers"),
        ("players = 2\n", "players = 3\n", "there should be a supply for 2, 3, 4 and 5 players"),
    ],
)
def test_a_wrong_pack_is_refused(old: str, new: str, reason: str) -> None:
    assert old in TEXT
    with pytest.raises(valtable.SetupError, match=re.escape(reason)):
        valtable.new("margraves", 2, 1, {"cards": TEXT.replace(old, new, 1)})


def test_tokens_are_named_in_the_order_of_the_reserve() -> None:
    assert TOKENS == ("stone", "wood", "magic", "gem", "knight")

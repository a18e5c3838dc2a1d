"""Moving the margrave, deploying knights, and the eight locations (rulebook l.284-330, l.483-575)."""

from __future__ import annotations

import pytest

from tests.games.margraves.figures import LOCATIONS
from tests.games.margraves.table import Table, margraves


def moved(place: str, goal: str, **stock: int) -> Table:
    """Seat 0's margrave moves from one place to the next by an artisan's pennant."""
    table = margraves().with_place(0, place).with_knights()
    if stock:
        table.with_stock(0, **stock)
    return table.play("merchant", "pennant").choose("pick-up", "pass").choose("move", goal)


def test_kira_moves_from_shilina_to_kamin() -> None:
    """l.295-299: Shilina is joined to Kamin and Thraecius; in Kamin the power brings 1 stone."""
    table = margraves().play("merchant", "pennant").choose("pick-up", "pass")
    assert table.offered("move") == ["kamin", "thraecius", "pass"]
    table.choose("move", "kamin").choose("enter", "kamin")
    assert table.place(0) == "kamin"
    assert table.stock(0) == {"gem": 1, "stone": 1}


@pytest.mark.parametrize("place", LOCATIONS)
def test_roads(place: str) -> None:
    """l.288: to a location directly connected by a white road."""
    table = margraves().with_place(0, place).play("merchant", "pennant").choose("pick-up", "pass")
    assert set(table.offered("move")) == {*LOCATIONS[place][1], "pass"}


def test_kira_deploys_from_her_storage() -> None:
    """l.319-328: from Kamin a knight could go to Shilina or Silesia; she places one from her board and takes 2 gold."""
    table = margraves().with_place(0, "kamin").with_stock(0, knight=1, gem=1)
    table.play("merchant", "pennant").choose("pick-up", "pass").choose("move", "pass")
    assert table.offered("deploy") == ["shilina", "silesia", "kamin", "pass"]
    table.choose("deploy", "kamin")
    assert table.knights("kamin") == 2
    table.choose("enter", "two-gold")
    assert table.gold(0) == 2
    assert table.stock(0) == {"gem": 1}


def test_a_deployed_knight_brings_the_power() -> None:
    """l.313-315: moving a knight into a location activates its power."""
    table = margraves().play("captain", "pennant").choose("move", "pass").choose("deploy", "kamin")
    table.choose("enter", "kamin")
    assert table.stock(0) == {"gem": 1, "stone": 1}
    assert (table.knights("shilina"), table.knights("kamin")) == (0, 2)


def test_without_knights_nothing_is_deployed() -> None:
    """l.309-312: only from the margrave's location or one's own board."""
    table = margraves().with_knights(silesia=2).play("captain", "pennant").choose("move", "pass")
    assert table.active == 1


def test_knights_on_the_map_serve_everybody() -> None:
    """l.302-308: whoever placed them."""
    table = margraves().with_knights(kamin=1).with_place(1, "kamin").with_active(1)
    table.play("captain", "pennant").choose("move", "pass").choose("deploy", "silesia")
    assert table.knights("silesia") == 1


def test_any_number_of_pieces_in_a_location() -> None:
    """l.485-486."""
    table = margraves(5).with_knights(shilina=9)
    assert {player["place"] for player in table.view()["players"]} == {"shilina"}
    table.play("captain", "pennant").choose("move", "pass").choose("deploy", "kamin").choose("enter", "kamin")
    assert table.knights("shilina") == 8


# --- the powers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "place", "token"), [
    ("shilina", "kamin", "stone"),
    ("thraecius", "inkadeus", "wood"),
    ("silesia", "reykstrom", "magic"),
])  # fmt: skip
def test_kamin_inkadeus_reykstrom(start: str, place: str, token: str) -> None:
    """l.504-507: the resource shown."""
    table = moved(start, place).choose("enter", place)
    assert table.stock(0) == {"gem": 1, token: 1}


def test_every_power_may_be_left_for_two_gold() -> None:
    """l.290-293, l.499-501."""
    table = moved("shilina", "kamin").choose("enter", "two-gold")
    assert table.gold(0) == 2
    assert table.stock(0) == {"gem": 1}


def test_a_power_that_brings_nothing_gives_two_gold() -> None:
    """l.293: who cannot use it."""
    table = margraves().with_reserve(stone=0).play("merchant", "pennant").choose("pick-up", "pass")
    assert table.choose("move", "kamin").gold(0) == 2
    table = margraves().with_place(0, "nymar").with_strength(0, 8).play("merchant", "pennant")
    assert table.choose("pick-up", "pass").choose("move", "viktoria").gold(0) == 2


def test_silesia() -> None:
    """l.516-517: 1 gold for a resource of one's choice."""
    table = margraves().with_place(0, "kamin").with_gold(0, 3).play("captain", "pennant").choose("move", "silesia")
    assert table.offered("enter") == ["silesia", "two-gold"]
    table.choose("enter", "silesia").choose("take", "supply-wood")
    assert table.gold(0) == 2
    assert table.stock(0) == {"gem": 1, "wood": 1}


def test_viktoria() -> None:
    """l.521: 1 strength."""
    assert moved("nymar", "viktoria").choose("enter", "viktoria").strength(0) == 1


def test_shilina() -> None:
    """l.523-530: pay what stands under the citizen, never from the deck."""
    table = margraves().with_place(0, "kamin").with_gold(0, 4).with_row("monk", "bard", "pilot", "ranger", "cleric")
    table.with_knights().play("captain", "pennant").choose("move", "shilina")
    assert table.offered("enter-recruit") == ["row-1", "row-2", "row-3", "two-gold"]
    table.choose("enter-recruit", "row-2")
    assert table.gold(0) == 1
    assert "bard" in table.hand(0)
    assert table.active == 1
    assert table.view()["row"][:4] == ["monk", "pilot", "ranger", "cleric"]


def test_shilina_without_gold() -> None:
    assert moved("kamin", "shilina").gold(0) == 2


def test_thraecius() -> None:
    """l.532-535: 3 resources in any combination for a gem."""
    table = moved("shilina", "thraecius", stone=1, wood=2, magic=1).choose("enter", "thraecius")
    table.choose("pay", "stone").choose("pay", "wood").choose("pay", "wood")
    assert table.stock(0) == {"magic": 1, "gem": 1}
    assert moved("shilina", "thraecius", stone=2).gold(0) == 2, "two resources are not enough"
    bare = margraves().with_stock(0, stone=3).with_reserve(gem=0).play("captain", "pennant")
    assert bare.choose("move", "thraecius").gold(0) == 2, "no gem is left (l.511)"


# --- the naval track ------------------------------------------------------------------------------------------------


def test_kira_sails_four_segments() -> None:
    """l.571-575: 2 stone, 1 wood and 1 magic; 6 gold, 1 influence and a privilege I that lay face up."""
    table = moved("reykstrom", "nymar", stone=2, wood=1, magic=1)
    table.choose("enter-sail", "stone").picks("sail", "stone", "wood", "magic")
    assert table.player(0)["ship"] == 4
    assert table.gold(0) == 6
    tile = table.view()["privileges"][1]
    assert table.offered("privilege") == ["privilege-1", "privilege-2", "privilege-3"]
    table.choose("privilege", "privilege-2")
    assert tile in (*table.player(0)["grants"], *table.player(0)["ends"])
    table.choose("influence", "holy")
    assert table.influence(0) == {"artisan": 0, "soldier": 0, "shadow": 0, "holy": 1}
    assert table.stock(0) == {}


def test_any_number_of_resources() -> None:
    """l.540-544: one segment for each."""
    table = moved("reykstrom", "nymar", stone=2, wood=1).choose("enter-sail", "wood").choose("sail", "pass")
    assert table.player(0)["ship"] == 1
    assert table.gold(0) == 3
    assert table.stock(0) == {"stone": 2}


def test_the_naval_track_has_no_end() -> None:
    """l.567-569: eight segments, round and round."""
    table = margraves().with_place(0, "reykstrom").with_ship(0, 7).with_stock(0, magic=2).with_knights()
    table.play("captain", "pennant").choose("move", "nymar").choose("enter-sail", "magic").choose("sail", "magic")
    assert table.player(0)["ship"] == 1
    assert table.gold(0) == 3
    assert table.offered("privilege") == ["privilege-4", "privilege-5", "privilege-6"]


def test_a_privilege_of_the_track_must_be_taken() -> None:
    """l.557-561: "vous devez prendre"; with none face up there is nothing to take."""
    table = margraves().with_place(0, "reykstrom").with_ship(0, 3).with_stock(0, magic=1).with_knights()
    table.with_privileges("", "", "", "hidden_court", "great_fair", "raven_spies").with_stack(1, "toll_rights")
    table.play("captain", "pennant").choose("move", "nymar").choose("enter-sail", "magic")
    assert table.active == 1
    assert table.player(0)["ends"] == table.player(0)["grants"] == []


def test_nymar_without_resources() -> None:
    assert moved("reykstrom", "nymar", gem=1).gold(0) == 2

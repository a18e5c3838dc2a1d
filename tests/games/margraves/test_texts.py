"""The texts of the citizens (rulebook l.332-378, l.808-967)."""

from __future__ import annotations

import pytest

from tests.games.margraves.table import Table, margraves


def playing(card: str, players: int = 2, gold: int = 0) -> Table:
    """Seat 0 holds the card and another; no monster can be slain."""
    table = margraves(players).with_hand(0, card, "monk" if card != "monk" else "captain").with_knights()
    for seat in range(players):
        table.with_gold(seat, gold)
    return table


# --- everybody ------------------------------------------------------------------------------------------------------


def test_each_player_from_the_active_one_on() -> None:
    """l.339-343: the active player first, then clockwise; all may decline."""
    table = playing("champion", 4, gold=1).with_active(2)
    table.with_hand(2, "champion", "monk").play("champion")
    order = []
    while table.asked("offer"):
        question = table.question("offer")
        order.append(question.seat)
        table.choose("offer", "yes" if question.seat == 3 else "pass")
    assert order == [2, 3, 0, 1]
    assert [table.strength(seat) for seat in range(4)] == [0, 0, 3, 1]
    assert [table.gold(seat) for seat in range(4)] == [1, 1, 1, 0]


def test_each_opponent_from_the_left_on() -> None:
    """l.343-346."""
    table = playing("artificer", 4, gold=2).with_active(1).with_hand(1, "artificer", "monk").play("artificer")
    order = []
    while table.asked("offer"):
        question = table.question("offer")
        order.append(question.seat)
        table.choose("offer", "pass")
    assert order == [2, 3, 0]


def test_who_cannot_pay_or_would_gain_nothing_is_not_asked() -> None:
    table = playing("champion", 3).with_gold(1, 1).with_gold(2, 1).with_strength(2, 8).play("champion")
    assert [q.seat for q in table.match.questions] == [1]
    table.choose("offer", "yes")
    assert table.active == 1


# --- the starting citizens ------------------------------------------------------------------------------------------


def test_alchemist() -> None:
    """l.352-357: 5 gold; 1 gold for a resource, if one likes; each player 1 gold per tower."""
    table = playing("alchemist", 3).with_tower(1, "kamin-1").with_tower(1, "shilina-1").with_tower(2, "kamin-2")
    table.play("alchemist")
    assert table.offered("offer-take") == ["supply-stone", "supply-wood", "supply-magic", "pass"]
    table.choose("offer-take", "supply-stone")
    assert [table.gold(seat) for seat in range(3)] == [4, 2, 1]
    assert table.stock(0) == {"gem": 1, "stone": 1}
    declined = playing("alchemist").play("alchemist").choose("offer-take", "pass")
    assert declined.gold(0) == 5


def test_captain() -> None:
    """l.359-364: a knight and 1 strength; each player may buy a knight for 1 gold; then a monster may be slain."""
    table = playing("captain", gold=1).play("captain")
    assert table.stock(0) == {"gem": 1, "knight": 1}
    assert table.strength(0) == 1
    table.choose("offer", "yes", 0).choose("offer", "yes", 1)
    assert table.stock(0) == {"gem": 1, "knight": 2}
    assert table.stock(1) == {"gem": 1, "knight": 1}
    assert [table.gold(seat) for seat in (0, 1)] == [0, 0]


def test_merchant() -> None:
    """l.366-370: a resource and 4 gold; each player may pay 1 gold for a resource."""
    table = playing("merchant", gold=1).play("merchant").choose("take", "supply-magic")
    assert table.gold(0) == 5
    table.choose("offer-take", "supply-stone", 0).choose("offer-take", "pass", 1)
    assert table.stock(0) == {"gem": 1, "magic": 1, "stone": 1}
    assert [table.gold(seat) for seat in (0, 1)] == [4, 1]


def test_paladin() -> None:
    """l.372-378: a magic and 1 strength; each player 1 strength per tower; then a monster may be slain."""
    table = playing("paladin").with_tower(0, "kamin-1").with_tower(1, "kamin-2").with_tower(1, "shilina-1")
    table.with_pile("mountain", "harpy_flock").with_strength(0, 1).play("paladin")
    assert [table.strength(seat) for seat in (0, 1)] == [3, 2]
    assert table.stock(0) == {"gem": 1, "magic": 1}
    assert table.offered("slay") == ["mountain", "pass"]


# --- holy -----------------------------------------------------------------------------------------------------------


def test_artificer() -> None:
    """l.815-821: strength, magic and stone; each opponent may pay *you* 2 gold for strength and stone."""
    table = playing("artificer", 3, gold=2).play("artificer")
    assert table.strength(0) == 1
    assert table.stock(0) == {"gem": 1, "magic": 1, "stone": 1}
    table.choose("offer", "yes", 1).choose("offer", "pass", 2)
    assert [table.gold(seat) for seat in range(3)] == [4, 0, 2]
    assert table.strength(1) == 1
    assert table.stock(1) == {"gem": 1, "stone": 1}


def test_cleric() -> None:
    """l.823-832: a magic; the margrave may move; take back one played earlier, never this Cleric."""
    table = playing("cleric").with_played(0, "captain", "merchant").play("cleric")
    assert table.stock(0) == {"gem": 1, "magic": 1}
    table.choose("move", "kamin").choose("enter", "two-gold")
    assert table.offered("take-back") == ["played-captain", "played-merchant"]
    table.choose("take-back", "played-captain")
    assert table.hand(0) == ["captain", "monk"]
    assert table.player(0)["played"] == ["merchant", "cleric"]


def test_cleric_alone_on_the_pile() -> None:
    """l.338: what cannot be done is not done."""
    table = playing("cleric").play("cleric").choose("move", "pass")
    assert table.active == 1
    assert table.hand(0) == ["monk"]


def test_another_cleric_may_be_taken_back() -> None:
    """l.831: only the one just played may not."""
    table = playing("cleric").with_played(0, "cleric").play("cleric").choose("move", "pass")
    assert table.hand(0) == ["cleric", "monk"]


def test_monk() -> None:
    """l.834-841: 2 gold and a magic; a knight from any location to any other, without the margrave."""
    table = playing("monk").with_knights(silesia=1, viktoria=2).with_stock(0, knight=3, gem=1).play("monk")
    assert table.gold(0) == 2
    assert table.offered("march-from") == ["silesia", "viktoria", "pass"]
    table.choose("march-from", "viktoria")
    assert "viktoria" not in table.offered("march-to")
    assert len(table.offered("march-to")) == 7
    table.choose("march-to", "inkadeus").choose("enter", "inkadeus")
    assert (table.knights("viktoria"), table.knights("inkadeus")) == (1, 1)
    assert table.stock(0) == {"gem": 1, "magic": 1, "wood": 1, "knight": 3}
    assert playing("monk").with_knights(silesia=1).play("monk").choose("march-from", "pass").active == 1


@pytest.mark.parametrize(("choice", "magic", "strength"), [("magic-2", 2, 0), ("strength-2", 0, 2)])
def test_priestess(choice: str, magic: int, strength: int) -> None:
    """l.843-854: 2 magic or 2 strength; each player may pay 1 gold for 1 strength; then a monster."""
    table = playing("priestess", gold=1).with_pile("mountain", "harpy_flock").play("priestess")
    assert table.offered("choose") == ["magic-2", "strength-2"]
    table.choose("choose", choice)
    assert table.stock(0).get("magic", 0) == magic
    assert table.strength(0) == strength
    table.choose("offer", "yes", 0).choose("offer", "pass", 1)
    assert table.strength(0) == strength + 1
    assert table.asked("slay") == (strength == 2)


# --- soldiers -------------------------------------------------------------------------------------------------------


def test_bogatyr() -> None:
    """l.861-870: 2 strength or 2 knights; a knight from here or from storage anywhere; then a monster."""
    table = playing("bogatyr").with_knights(shilina=1, kamin=1).play("bogatyr").choose("choose", "knight-2")
    assert table.stock(0) == {"gem": 1, "knight": 2}
    assert len(table.offered("post")) == 9
    table.choose("post", "viktoria")
    assert table.offered("post-from") == ["shilina", "knight"]
    table.choose("post-from", "shilina").choose("enter", "viktoria")
    assert (table.knights("shilina"), table.knights("viktoria")) == (0, 1)
    assert table.strength(0) == 1


def test_bogatyr_from_storage_to_ones_own_location() -> None:
    """l.864: "dans le Lieu de votre choix"; a knight that is here already cannot come here."""
    table = playing("bogatyr").with_knights(shilina=1).with_stock(0, knight=1).play("bogatyr")
    table.choose("choose", "strength-2").choose("post", "shilina")
    assert table.knights("shilina") == 2
    assert table.stock(0) == {}
    table = playing("bogatyr").with_knights(shilina=1).play("bogatyr").choose("choose", "strength-2")
    assert "shilina" not in table.offered("post")
    assert table.choose("post", "pass").active == 1


def test_champion() -> None:
    """l.872-877: 3 strength; each player may pay 1 gold for 1 strength; then a monster."""
    table = playing("champion", gold=1).with_pile("mountain", "harpy_flock").play("champion")
    assert table.strength(0) == 3
    table.choose("offer", "pass", 0).choose("offer", "yes", 1)
    assert table.strength(1) == 1
    assert table.offered("slay") == ["mountain", "pass"]


def test_ranger() -> None:
    """l.879-887: 2 strength; the margrave may move; then a monster beside where it is now."""
    table = playing("ranger").with_place(0, "thraecius").with_strength(0, 1).with_pile("mountain", "harpy_flock")
    table.with_pile("hills", "goblin_lord").play("ranger")
    assert table.strength(0) == 3
    table.choose("move", "shilina")
    assert table.offered("slay") == ["mountain", "pass"]


def test_warlord() -> None:
    """l.889-897: 1 strength and a knight from any other location to yours, which must be done; then a monster."""
    table = playing("warlord").with_place(0, "kamin").with_knights(viktoria=1, nymar=1, kamin=1).play("warlord")
    assert table.strength(0) == 1
    assert table.offered("summon") == ["nymar", "viktoria"]
    table.choose("summon", "nymar").choose("enter", "kamin")
    assert table.knights("kamin") == 2
    assert table.stock(0) == {"gem": 1, "stone": 1}
    assert not playing("warlord").with_knights(shilina=1).play("warlord").asked("summon"), "nobody can come"


# --- artisans -------------------------------------------------------------------------------------------------------


def test_bard() -> None:
    """l.903-912: up to two knights from one location to yours, each with the power; then a knight may be deployed."""
    table = playing("bard").with_place(0, "kamin").with_knights(viktoria=2, nymar=1).play("bard")
    assert table.offered("rally") == ["nymar", "viktoria", "pass"]
    table.choose("rally", "viktoria").choose("enter", "kamin")
    assert table.offered("rally") == ["viktoria", "pass"], "both from one location"
    table.choose("rally", "viktoria").choose("enter", "two-gold")
    assert table.knights("kamin") == 2
    assert table.stock(0) == {"gem": 1, "stone": 1}
    assert table.gold(0) == 2
    assert table.offered("deploy") == ["shilina", "silesia", "pass"]


def test_bard_may_bring_nobody() -> None:
    """l.903: "jusqu'à 2"."""
    table = playing("bard").with_knights(viktoria=2).play("bard").choose("rally", "pass")
    assert table.active == 1


def test_woodcutter() -> None:
    """l.914-917: 2 strength and a wood; each player may pay 1 gold for a wood; then a monster."""
    table = playing("woodcutter", gold=1).play("woodcutter").choose("offer", "yes", 0).choose("offer", "yes", 1)
    assert table.strength(0) == 2
    assert table.stock(0) == {"gem": 1, "wood": 2}
    assert table.stock(1) == {"gem": 1, "wood": 1}


def test_town_crier() -> None:
    """l.919-925: 2 gold for any citizen of the row, whatever its space costs; then take one back. Both must be done."""
    table = playing("town_crier", gold=2).with_row("monk", "bard", "pilot", "ranger", "cleric")
    table.with_played(0, "captain").play("town_crier")
    assert table.offered("recruit") == ["row-1", "row-2", "row-3", "row-4", "row-5"]
    table.choose("recruit", "row-5")
    assert table.gold(0) == 0
    assert table.hand(0) == ["captain", "cleric", "monk"]
    assert table.active == 1


def test_town_crier_without_gold() -> None:
    """l.338: not possible, so it is left out."""
    table = playing("town_crier", gold=1).with_played(0, "captain", "merchant").play("town_crier")
    assert table.offered("take-back") == ["played-captain", "played-merchant"]


def test_trader() -> None:
    """l.927-933: a resource and 2 gold; a naval action or another resource, or neither; each player may pay a resource
    for 3 gold."""
    table = playing("trader").with_stock(1, wood=1, stone=1).play("trader").choose("take", "supply-stone")
    assert table.gold(0) == 2
    assert table.offered("choose") == ["sail", "wild-1", "pass"]
    table.choose("choose", "wild-1").choose("take", "supply-magic")
    assert table.offered("offer-pay", 0) == ["stone", "magic", "pass"]
    table.choose("offer-pay", "stone", 0).choose("offer-pay", "wood", 1)
    assert [table.gold(seat) for seat in (0, 1)] == [5, 3]
    assert table.stock(0) == {"gem": 1, "magic": 1}
    assert table.stock(1) == {"stone": 1}


def test_trader_sails() -> None:
    """l.929: see Ny'mar."""
    table = playing("trader").play("trader").choose("take", "supply-stone").choose("choose", "sail")
    assert table.gold(0) == 5, "the one resource is shipped without asking"
    assert table.player(0)["ship"] == 1


# --- shadow ---------------------------------------------------------------------------------------------------------


def test_necromancer() -> None:
    """l.941-948: up to two lying knights; deploy one; each player may pay 1 gold for a magic."""
    table = playing("necromancer", gold=1).with_tombs(2, 1, 0, 2, 2).play("necromancer")
    assert table.offered("raise") == ["tomb-1", "tomb-4", "tomb-5", "pass"]
    table.picks("raise", "tomb-1", "tomb-5")
    assert table.stock(0) == {"gem": 1, "knight": 2}
    assert table.view()["tombs"] == [0, 1, 0, 2, 0, 0, 0, 0, 0]
    table.choose("deploy", "shilina")
    assert table.gold(0) == 3, "nobody to be had for 1 gold, so 2 gold"
    table.choose("offer", "yes", 0).choose("offer", "pass", 1)
    assert table.stock(0) == {"gem": 1, "knight": 1, "magic": 1}


def test_necromancer_may_raise_fewer() -> None:
    table = (
        playing("necromancer").with_tombs(2, 2).play("necromancer").choose("raise", "tomb-2").choose("raise", "pass")
    )
    assert table.stock(0) == {"gem": 1, "knight": 1}


def test_necromancer_with_a_full_storage() -> None:
    """l.265-271: who gives the knight up leaves it in its tomb."""
    table = playing("necromancer").with_tombs(2).with_stock(0, stone=8).play("necromancer")
    table.choose("raise", "tomb-1").choose("storage", "pass").choose("raise", "pass")
    assert table.view()["tombs"][0] == 2


def test_peddler() -> None:
    """l.950-954: 2 resources and 2 gold; each opponent may pay *you* 1 gold for a resource."""
    table = playing("peddler", 3, gold=1).play("peddler").picks("take", "supply-stone", "supply-wood")
    assert table.asked("offer-take", 1)
    table.choose("offer-take", "supply-magic", 1).choose("offer-take", "pass", 2)
    assert [table.gold(seat) for seat in range(3)] == [4, 0, 1]
    assert table.stock(0) == {"gem": 1, "stone": 1, "wood": 1}
    assert table.stock(1) == {"gem": 1, "magic": 1}


def test_pilot() -> None:
    """l.956-962: recruit at the price or take a resource, or neither; then the margrave must go anywhere else."""
    table = playing("pilot", gold=3).with_row("monk", "bard", "pilot", "ranger", "cleric").play("pilot")
    assert table.offered("choose") == ["recruit", "wild-1", "pass"]
    table.choose("choose", "recruit")
    assert table.offered("recruit") == ["row-1", "row-2"]
    table.choose("recruit", "row-2")
    assert table.gold(0) == 0
    assert len(table.offered("travel")) == 7
    assert "shilina" not in table.offered("travel")
    table.choose("travel", "viktoria").choose("enter", "viktoria")
    assert table.place(0) == "viktoria"
    assert table.strength(0) == 1


def test_scoundrel() -> None:
    """l.964-967: 2 strength and 2 gold; each player may pay 1 strength for 2 gold; then a monster or 2 gold."""
    table = playing("scoundrel").with_strength(1, 1).with_pile("mountain", "harpy_flock").with_strength(0, 1)
    table.play("scoundrel").choose("offer", "pass", 0).choose("offer", "yes", 1)
    assert [table.gold(seat) for seat in (0, 1)] == [2, 2]
    assert [table.strength(seat) for seat in (0, 1)] == [3, 0]
    assert table.offered("choose") == ["slay", "gold-2", "pass"]
    assert table.choose("choose", "gold-2").gold(0) == 4
    weak = playing("scoundrel").with_pile("mountain", "stone_giant").play("scoundrel").choose("offer", "pass")
    assert weak.offered("choose") == ["gold-2", "pass"]

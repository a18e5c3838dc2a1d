"""Spells and objects that are used at any moment (rulebook l.264-272, l.522-526, l.624-648)."""

import pytest

from tests.games.valroc.table import Table, valroc
from valtable.games.valroc.state import DARK, OBJECT_NAMES, Phase


def test_what_a_spell_costs_in_all() -> None:
    """no. 10, l.270-272, l.490: it is turned up, takes effect, moves the sceptre, and stays before the player."""
    table = valroc().spells(0, "aurum_a").statues(fire=3).raises(0).phase(Phase.TURN)
    table.choose("moment", "aurum_a").choose("rob-statue", "val-3")
    assert table.story("cast", "robbed-statue", "wrath-moved") == ["cast", "robbed-statue", "wrath-moved"]
    assert (table.player(0, by=1)["used"], table.player(0)["spells"]) == (["aurum_a"], [])
    assert table.view()["wrath"]["value"] == 1


def test_aurum_takes_ten_vals_in_all() -> None:
    """no. 29, l.624: from one statue or several; the diamonds stay."""
    table = valroc().spells(0, "aurum_a").statues(fire=6, water=7, air=2).has(0, vals=0).raises(0).phase(Phase.TURN)
    table.editing.gems = [0, 1, 0, 0]
    table.choose("moment", "aurum_a").choose("rob-statue", "val-5")
    assert table.offered("rob-statue")[:2] == ["val-5", "val-4"], "ten in all"
    table.choose("rob-statue", "val-4")
    assert table.offered("rob-statue") == ["val-1", "val-0"]
    table.choose("rob-statue", "val-1")
    assert table.player(0)["vals"] == 10
    assert [statue["vals"] for statue in table.view()["statues"]] == [1, 3, 0, 1]
    assert [statue["diamonds"] for statue in table.view()["statues"]] == [0, 1, 0, 0]


def test_aurum_may_hire_the_mercenary() -> None:
    """l.214, l.624: whoever has no Vals left for him may steal some when it is their turn to place."""
    table = valroc().spells(0, "aurum_a").statues(fire=6).has(0, vals=0)
    table.seat(0).placed = 3
    assert table.offered("place", 0) == ["pass", "aurum_a"]
    table.choose("place", "aurum_a").choose("rob-statue", "val-2")
    assert "fountain-1" in table.offered("place", 0)


@pytest.mark.parametrize("name", OBJECT_NAMES)
def test_immesco_steals_any_object(name: str) -> None:
    """l.632 and ruling: any search token, mushrooms and berries included."""
    table = valroc().spells(0, "immesco_a").has(2, **{name: 1}).raises(0).phase(Phase.TURN)
    if table.asked("moment", 2):  # a flask of one's own
        table.choose("moment", "not-now", 2)
    table.choose("moment", "immesco_a", 0)
    assert (table.player(0)["objects"][name], table.player(2)["objects"][name]) == (1, 0)
    assert table.view()["wrath"]["value"] == 1


def test_immesco_chooses_victim_and_object() -> None:
    """l.632."""
    table = valroc().spells(0, "immesco_a").has(1, diamond=1, plant=2).has(3, berry=1).raises(0).phase(Phase.TURN)
    table.choose("moment", "immesco_a")
    assert table.offered("victim") == ["seat-1", "seat-3"]
    table.choose("victim", "seat-1")
    assert table.offered("steal-object") == ["seat-1-diamond", "seat-1-plant"]
    table.choose("steal-object", "seat-1-plant")
    assert (table.player(0)["objects"]["plant"], table.player(1)["objects"]["plant"]) == (1, 1)


def test_a_spell_that_would_do_nothing_is_not_offered() -> None:
    """l.624-644: nobody has an object, no Val lies on a statue, nobody has kept a gauge."""
    table = valroc().spells(0, "immesco_a", "aurum_a", "restoructo_a").keeps(0, "small").has(0, diamond=1)
    assert table.phase(Phase.TURN).asked("place", 0)


def test_impedimendio() -> None:
    """l.640: a point of an opponent in an element of one's choice; one's own track still ends at 12 (no. 3, l.137)."""
    table = valroc().spells(0, "impedimendio_a").has(1, fire=0, water=5).has(0, water=12).raises(0).phase(Phase.TURN)
    table.choose("moment", "impedimendio_a").choose("victim", "seat-1")
    assert table.offered("absorb-skill") == ["water", "earth", "air"], "no fire to be had"
    table.choose("absorb-skill", "water")
    assert (table.player(0)["skills"]["water"], table.player(1)["skills"]["water"]) == (12, 4)


def test_the_halves_of_a_flask() -> None:
    """no. 28, l.522-526: ten at once, five and five, or a flask found with five; the token goes back when empty."""
    table = valroc().has(0, flask=1, open_flask=1, pm=0).raises(0).phase(Phase.TURN)
    assert table.view()["stock"]["flask"] == 2
    assert table.offered("moment")[1:4] == ["flask-half", "flask-all", "flask-rest"]
    table.choose("moment", "flask-half")
    assert (table.player(0)["pm"], table.player(0)["objects"]["open_flask"]) == (5, 2)
    table.choose("moment", "flask-rest")
    assert table.view()["stock"]["flask"] == 3
    table.choose("moment", "flask-rest")
    assert (table.player(0)["pm"], table.view()["stock"]["flask"]) == (12, 4)
    assert not table.asked("moment")
    table = valroc().has(0, flask=1, pm=1).raises(0).phase(Phase.TURN).choose("moment", "flask-all")
    assert (table.player(0)["pm"], table.view()["stock"]["flask"]) == (11, 4)


def test_nobody_drinks_with_full_power() -> None:
    """l.137, l.522: with 12 PM there is nothing to gain, so nobody asks."""
    assert valroc().has(0, flask=1, pm=12).phase(Phase.TURN).asked("place", 0)


def test_learning_from_a_deck_that_runs_out() -> None:
    """no. 10, l.264: the discarded spells make a new deck."""
    table = valroc().dark(8).put(DARK, 1, 0).acting()
    deck = table.editing.spell_deck
    table.editing.spell_deck = deck[:1]
    table.editing.spell_discard = tuple([(card, 0, 0) for card in deck[1:]])
    assert table.happened("spells-shuffled")
    drawn = table.offered("keep-spell", 0)
    assert drawn[0] == deck[0].id
    table.choose("keep-spell", drawn[1])
    assert table.player(0)["spells"] == [drawn[1]]
    assert table.view()["spell_discard"] == 1
    assert table.view()["spell_deck"] == 14


def test_upper_slot_first() -> None:
    """no. 10, l.258-264: who stands above applies the rite and learns before the other."""
    table = valroc().dark(8).put(DARK, 1, 0).put(DARK, 0, 2).has(2, vals=5, pm=0).acting()
    assert table.asked("exchange", 2)
    table.choose("exchange", "to-pm-5")
    assert table.asked("keep-spell", 2)
    table.choose("keep-spell", table.offered("keep-spell")[0])
    assert table.view()["slots"][0]["pawn"]["seat"] == 2, "they stay for the turn (l.248)"


def strong_wrath(*used: str) -> Table:
    table = (
        valroc().spells(0, "aurum_b").used(0, *used).statues(air=3, fire=1).has(1, air=0).raises(0).phase(Phase.TURN)
    )
    table.editing.wrath = 7
    return table.choose("moment", "aurum_b").choose("rob-statue", "val-0").choose("rob-statue", "val-0")


def test_wrath_forgives_the_spell_that_costs_least() -> None:
    """no. 11, l.280: "la perte de points de prestige est la plus petite"; nobody falls below 0 (no. 3, l.137)."""
    table = strong_wrath("araori_a", "decimendo_a")
    assert table.player(0)["used"] == ["decimendo_a", "aurum_b"], "Araori costs nothing, and is taken back"
    assert [table.player(seat)["skills"]["air"] for seat in range(4)] == [0, 0, 0, 0]
    assert table.view()["spell_discard"] == 1


def test_wrath_without_a_dominant_god_or_a_used_spell() -> None:
    """no. 11, l.280-282 and ruling: placing a pawn brings it; nothing is forgiven, nobody loses a point."""
    table = valroc().statues(fire=1, air=1)
    table.editing.wrath = 7
    table.play(("place", "dark_quarter-1"), ("pawn", "assistant"))
    assert table.story("wrath", "spell-forgiven", "lost") == ["wrath"]
    assert table.view()["wrath"]["value"] == 0

"""The offering phase: secret bids, diamonds, Mobiluro and the dummy third (rulebook l.437-462, l.556, l.648)."""

from tests.games.valroc.table import Table, valroc
from valtable.engine.script import RAISE_HAND
from valtable.games.valroc.state import SANCTUARY, Phase


def offerings(players: int = 3, statue: int = 0) -> Table:
    table = valroc(players).phase(Phase.OFFERINGS).turn(3)
    table.editing.statue = table.editing.shown = statue
    return table


def dummy(statue: int, *cards: int) -> Table:
    """Two players in the midst of a phase, with the third one's cards on the four statues."""
    table = offerings(2, statue)
    table.editing.offering_cards = cards
    table.editing.shown = statue
    table.editing.announced = (3, 3)
    return table


def bid(table: Table, *vals: int) -> Table:
    for seat, n in enumerate(vals):
        if table.asked("bid", seat):
            table.choose("bid", f"val-{n}", seat)
    return table


def skills(table: Table, element: str) -> list[int]:
    return [table.player(seat)["skills"][element] for seat in range(table.match.players)]


def test_the_statues_are_emptied_first() -> None:
    """no. 23, l.443: Vals and diamonds; the tokens are free again."""
    table = offerings().statues(fire=3, air=8)
    table.editing.gems = [0, 0, 2, 0]
    assert [(s["vals"], s["diamonds"]) for s in table.view()["statues"]] == [(0, 0)] * 4
    assert table.view()["stock"]["diamond"] == 4


def test_fire_water_earth_air() -> None:
    """no. 23, l.445: clockwise from fire."""
    table = offerings()
    seen = []
    for _ in range(4):
        seen.append(table.view()["statue"])
        bid(table, 1, 0, 0)
    assert seen == ["fire", "water", "earth", "air"]
    assert table.player(0)["skills"] == {"fire": 2, "water": 2, "earth": 2, "air": 1}, "three Vals for four statues"


def test_a_tie_costs_all_and_gives_nothing() -> None:
    """no. 23, l.452: "personne ne gagne le PC mais tous les Vals sont dépensés"; a third lower bid gains nothing."""
    table = bid(offerings(), 3, 3, 1)
    assert skills(table, "fire") == [1, 1, 1]
    assert table.now.statues[0] == 7
    assert [player.vals for player in table.now.players] == [0, 0, 2]


def test_diamond_against_diamond() -> None:
    """no. 28, l.556: nobody wins, not even who has bid more Vals without one."""
    table = offerings().has(0, diamond=1, vals=1).has(1, diamond=1, vals=1).has(2, vals=9)
    for seat, n in ((0, 1), (1, 1), (2, 9)):
        table.choose("bid", f"val-{n}", seat)
        if seat < 2:
            table.choose("bid-diamond", "yes", seat)
    assert skills(table, "fire") == [1, 1, 1]
    assert table.view()["statues"][0]["diamonds"] == 2


def test_bids_change_the_gods_bonus() -> None:
    """no. 23, l.458: the statue with most Vals dominates the next turns; a diamond before any Vals (l.556)."""
    table = bid(bid(bid(bid(offerings(), 1, 0, 0), 0, 3, 0), 0, 0, 2), 0, 0, 0)
    assert table.view()["turn"] == 4
    assert [s["element"] for s in table.view()["statues"] if s["dominant"]] == ["water"]


# --- Mobiluro -------------------------------------------------------------------------------------------------------


def test_mobiluro_of_the_rulebook() -> None:
    """l.648: nobody has bid for water; "vous remportez alors l'enchère"."""
    table = bid(offerings(statue=1).spells(0, "mobiluro_a"), 0, 0, 0)
    table.choose("change-bid", "mobiluro_a").choose("bid", "val-1", 0)
    assert skills(table, "water") == [2, 1, 1]
    assert (table.player(0)["used"], table.player(0)["vals"]) == (["mobiluro_a"], 2)


def test_mobiluro_may_take_a_bid_back() -> None:
    """l.648: one changes one's mind; the Vals of the first bid stay in the purse."""
    table = offerings().spells(1, "mobiluro_a").choose("bid", "val-2", 1)
    table.match.answer(1, RAISE_HAND)
    bid(table, 3, 0, 0).choose("change-bid", "mobiluro_a")
    assert table.offered("bid", 1) == ["val-0", "val-1", "val-2", "val-3"], "what is in the purse, no more"
    table.choose("bid", "val-0", 1)
    assert (table.player(1)["vals"], table.now.statues[0]) == (3, 3)


def test_mobiluro_with_the_dummy_bidder() -> None:
    """no. 24, l.462, l.648: the third one's card is seen first, and beaten; all of it lies on the statue."""
    table = bid(dummy(2, 0, 1, 2, 5).spells(0, "mobiluro_a"), 1, 0)
    assert table.happened("fictive-bids")[0].args["n"] == 2
    table.choose("change-bid", "mobiluro_a").choose("bid", "val-3", 0)
    assert skills(table, "earth") == [2, 1]
    assert table.now.statues[2] == 5
    assert table.view()["statue"] == "air"


def test_whoever_has_let_it_be_may_answer_another_mobiluro() -> None:
    """l.648: a bid that was changed is a reason to think again."""
    table = bid(offerings().spells(0, "mobiluro_a").spells(1, "mobiluro_b"), 0, 0, 0)
    table.choose("change-bid", "not-now", 0).choose("change-bid", "mobiluro_b", 1).choose("bid", "val-1", 1)
    table.choose("change-bid", "mobiluro_a", 0).choose("bid", "val-2", 0)
    assert skills(table, "fire") == [2, 1, 1]
    assert table.view()["statue"] == "water"


def test_mobiluro_only_when_bids_lie_open() -> None:
    """l.648: "pendant une phase d'Offrandes", not at any other moment."""
    assert valroc().spells(0, "mobiluro_a").phase(Phase.TURN).asked("place", 0)


# --- two players ----------------------------------------------------------------------------------------------------


def test_the_dummy_bidder_wins_ties_and_loses() -> None:
    """no. 24, l.462: as if there were three; it gains nothing, its Vals lie on the statue."""
    for cards, bids, gained in (((0, 2), (1, 0), 1), ((0, 2), (2, 1), 1), ((0, 2), (3, 0), 2), ((0, 0), (0, 0), 1)):
        table = bid(dummy(1, *cards, 0, 0), *bids)
        assert skills(table, "water") == [gained, 1]
        assert table.now.statues[1] == sum(bids) + cards[1]


def test_a_diamond_beats_the_dummy_bidder() -> None:
    """no. 24, no. 28, l.462, l.556."""
    table = dummy(1, 0, 6, 0, 0).has(0, diamond=1, vals=0)
    table.choose("bid-diamond", "yes", 0).choose("bid", "val-0", 1)
    assert skills(table, "water") == [2, 1]


def test_the_dummy_bidders_cards_are_shuffled_for_each_phase() -> None:
    """no. 24, l.462: four of the ten, on the statues face down."""
    seen = set()
    for seed in range(1, 6):
        table = valroc(2, seed).phase(Phase.OFFERINGS).turn(3)
        assert len(table.now.offering_cards) == 4
        seen.add(table.now.offering_cards)
    assert len(seen) > 1


# --- the sanctuary --------------------------------------------------------------------------------------------------


def test_the_monk_comes_for_one_turn() -> None:
    """no. 19, l.388-390: an additional pawn in the next turn, then he is back."""
    table = valroc().put(SANCTUARY, 0, 2).acting().play(("offering", "val-1"), ("statue", "statue-fire"))
    assert table.view()["monk"] == 2
    table.choose("place", "pass", 0).choose("place", "pass", 1).choose("place", "fountain-1", 2)
    assert "monk" in table.offered("pawn", 2)
    table.choose("pawn", "monk", 2).next_turn()
    assert table.view()["monk"] is None


def test_no_monk_without_an_offering() -> None:
    """no. 19, l.388: "minimum 1 Val"."""
    table = valroc().put(SANCTUARY, 0, 2).acting().choose("offering", "pass")
    assert table.view()["monk"] is None
    assert table.happened("no-offering")


def test_vals_beside_a_diamond() -> None:
    """l.379, l.556: "si plusieurs statues possèdent un diamant, comparez alors les Vals"."""
    table = valroc().put(SANCTUARY, 0, 0).has(0, vals=5, diamond=1).statues(fire=3).draws("medium")
    table.editing.gems = [1, 0, 0, 0]
    table.acting().choose("offering", "diamond")
    assert table.offered("offering-vals") == ["val-0", "val-1", "val-2", "val-3", "val-4", "val-5"]
    table.play(("offering-vals", "val-4"), ("statue", "statue-air"))
    assert [s["element"] for s in table.view()["statues"] if s["dominant"]] == ["air"]
    assert (table.player(0)["vals"], table.player(0)["skills"]["air"]) == (1, 2)


def test_one_visitor_at_the_sanctuary() -> None:
    """no. 19, l.234: "rend ce lieu inaccessible pour les autres"."""
    table = valroc().put(SANCTUARY, 0, 1)
    assert "sanctuary-1" not in table.offered("place", 0)

"""The draft, the offering phase, the end and the score (rulebook l.173-204, l.437-498)."""

import pytest

import valtable
from tests.games.valroc.table import Table, valroc
from valtable.games.valroc.draft import rank
from valtable.games.valroc.scoring import hunting_points, score
from valtable.games.valroc.state import ARENA, Phase, Valroc

HANDS = {"fire": "firebrand", "water": "wavelet", "earth": "moss", "air": "breeze"}


@pytest.mark.parametrize(("players", "mythics"), [(2, 1), (3, 2), (4, 3), (4, 1)])
def test_the_draft(players: int, mythics: int) -> None:
    """no. 4 and no. 30, l.175-182, l.204, l.498: four dealt, three kept; six of nine, so many of them mythic."""
    match = valtable.new("valroc", players, 5, {"hands": "draft", "mythics": mythics})
    sizes: list[int] = []
    while match.questions[0].prompt in ("draft", "give-up", "give-up-mythic"):
        question = match.questions[-1]
        if question.prompt == "draft" and question.seat == 0:
            sizes.append(len(question.options))
        match.answer(question.seat, question.options[0])
    assert sizes == [4, 3, 2] * 3
    for seat in range(players):
        backs = match.view(seat)["players"][seat]["backs"]
        assert sum(backs.values()) == 6
        assert backs["mythic"] == mythics


def test_packets_go_left_right_left() -> None:
    """no. 4, l.179."""
    match = valtable.new("valroc", 4, 5, {"hands": "draft"})
    for category in range(3):
        packets = [match.view(seat)["players"][seat]["packet"] for seat in range(4)]
        for seat in range(4):
            match.answer(seat, packets[seat][0])
        step = 1 if category == 1 else -1
        for seat in range(4):
            assert match.view(seat)["players"][seat]["packet"] == packets[(seat + step) % 4][1:]
        for _ in range(8):
            question = match.questions[0]
            match.answer(question.seat, question.options[0])


def test_two_free_skill_points() -> None:
    """no. 2, l.198: both in one element or in two."""
    match = valtable.new("valroc", 2, 1)
    match.answer(0, "fire")
    match.answer(0, "fire")
    match.answer(1, "air")
    match.answer(1, "earth")
    assert match.view(None)["players"][0]["skills"]["fire"] == 3
    assert match.view(None)["players"][1]["skills"] == {"fire": 1, "water": 1, "earth": 2, "air": 2}


def test_the_first_player() -> None:
    """no. 5, l.200: the sum, then the best mythic, then the next best creature."""
    cards = valroc().creature
    weak = (cards("phoenix"), cards("firebrand"), cards("cinder"))
    strong = (cards("phoenix"), cards("firebrand"), cards("blaze"))
    assert rank(strong) > rank(weak)
    same = rank((cards("phoenix"), cards("blaze"), cards("firebrand")))
    assert same > rank((cards("phoenix"), cards("cinder"), cards("cinder"))), "8 and 8, but the second best is 5"


def offerings(players: int = 3) -> Table:
    table = valroc(players).phase(Phase.OFFERINGS)
    table.editing.turn = 3
    return table


def bids(table: Table, *vals: int) -> Table:
    for seat, n in enumerate(vals):
        if table.asked("bid", seat):
            table.choose("bid", f"val-{n}", seat)
    return table


def test_bids() -> None:
    """no. 23, l.443-456: statues are emptied, the highest gains a point, a tie nobody; all Vals are spent."""
    table = offerings().statues(earth=9)
    bids(table, 2, 1, 0)
    assert [table.player(seat)["skills"]["fire"] for seat in range(3)] == [2, 1, 1]
    assert [s["vals"] for s in table.view()["statues"]] == [3, 0, 0, 0]
    assert table.view(1)["players"][0]["vals"] is None, "Vals are hidden (l.443)"
    bids(table, 1, 1, 0)
    assert [table.player(seat)["skills"]["water"] for seat in range(3)] == [1, 1, 1]
    assert table.now.statues[1] == 2
    before = table.view()["dark"]["card"]
    bids(bids(table, 0, 0, 1), 0, 0, 2)
    assert table.view()["turn"] == 4
    assert table.view()["dark"]["card"] != before


def test_bids_are_secret_until_all_are_made() -> None:
    """no. 23, l.447."""
    table = offerings()
    before = table.view(1), table.view(None)
    table.choose("bid", "val-3", 0)
    assert (table.view(1), table.view(None)) == before


def test_diamonds_in_the_offerings() -> None:
    """no. 28, l.556: a diamond beats any Vals; diamond against diamond the Vals decide."""
    table = offerings().has(0, diamond=1, vals=0).has(1, vals=9)
    table.choose("bid-diamond", "yes", 0).choose("bid", "val-9", 1).choose("bid", "val-0", 2)
    assert table.player(0)["skills"]["fire"] == 2
    table = offerings().has(0, diamond=1, vals=1).has(1, diamond=1, vals=2)
    for seat, n in ((0, 1), (1, 2), (2, 0)):
        table.choose("bid", f"val-{n}", seat)
        if seat < 2:
            table.choose("bid-diamond", "yes", seat)
    assert table.player(1)["skills"]["fire"] == 2


def test_mobiluro() -> None:
    """l.648: nobody has bid for water; a changed mind wins it with 1 Val."""
    table = bids(offerings().spells(0, "mobiluro_a"), 0, 0, 0)
    table.choose("change-bid", "mobiluro_a").choose("bid", "val-1", 0)
    assert table.player(0)["skills"]["fire"] == 2
    assert table.player(0)["used"] == ["mobiluro_a"]


def test_the_dummy_bidder() -> None:
    """no. 24, l.462: its card beats lower bids, and its Vals lie on the statue."""
    table = bids(offerings(2), 0, 0)
    value = table.happened("fictive-bids")[0].args["n"]
    assert table.now.statues[0] == value
    assert [table.player(seat)["skills"]["fire"] for seat in range(2)] == [1, 1]


def test_the_end() -> None:
    """no. 25, l.466: with the sixth creature; other mages in the arena still fight."""
    table = valroc().mage(ARENA, 0, 0).mage(ARENA, 1, 1).has(0, fire=2, water=3).has(1, water=2, earth=3)
    table.beaten(0, "blaze", "cinder", "mist", "scoria", "vapour").hand(0, "firebrand").hand(1, "wavelet").acting()
    table.choose("fight", "firebrand").choose("fight", "wavelet", 1)
    assert table.match.over
    assert table.ending == "ending-six"
    assert table.player(1)["beaten"] == ["wavelet"]


def counted(element: str, *counts: int) -> Valroc:
    """Players who have beaten so many creatures of one element."""
    table = valroc(len(counts))
    index = ("fire", "water", "earth", "air").index(element)
    cards = [card for card in table.state.box.pack.creatures if card.affinities == (index,)]
    for player, n in zip(table.editing.players, counts, strict=True):
        player.beaten = tuple(cards[:n])
    return table.editing


def test_the_hunting_board() -> None:
    """no. 26, l.481-485: 3, 3, 1, 1 in the first row (air); 4, 2, 2, 1 in the third (fire); none scores nothing."""
    assert hunting_points(counted("air", 3, 3, 1, 1), 0) == [9, 9, 3, 3]
    assert hunting_points(counted("fire", 4, 2, 2, 1), 2) == [5, 3, 3, 0]
    assert hunting_points(counted("water", 1, 0, 0, 0), 1) == [7, 0, 0, 0]


def test_the_score_sheet() -> None:
    """no. 27, l.468-490."""
    table = valroc(2).beaten(0, "blaze").courses(0, "theology").has(0, vals=8, fire=4)
    used = next(card for card in table.editing.spell_deck if card.id == "aurum_a")
    table.seat(0).used = (used,)
    table.editing.end_reason = "six"
    lines = {
        line.message.id: line.points for line in score(table.editing).sheets[0] if "hunting" not in line.message.id
    }
    assert lines == {
        "score-creatures": 5,
        "score-skills": 7,
        "score-courses": 5,
        "score-vals": 2,
        "score-hybrids": -1,
        "score-spells": -2,
    }


def test_ties() -> None:
    """no. 27, l.492-494: creatures, the best of them, skills; else shared."""
    table = valroc(2)
    table.editing.end_reason = "six"
    assert score(table.editing).winners == [0, 1]
    table.seat(0).skills[0] += 1
    table.seat(1).vals += 3
    assert score(table.editing).totals[0] == score(table.editing).totals[1]
    assert score(table.editing).winners == [0]


def test_options_that_do_not_go_together() -> None:
    with pytest.raises(valtable.SetupError, match="mythics"):
        valtable.new("valroc", 3, 1, {"mythics": 2})

"""What nobody else may know, looked at through the public door by other seats and a spectator (rulebook l.178, l.264,
l.443, l.447, l.462)."""

from __future__ import annotations

import json

import pytest

import valtable
from tests.games.valroc.table import Table, valroc
from valtable.engine.match import Match
from valtable.games.valroc.state import ARENA, DARK, FOUNTAIN, Phase


def known(match: Match, seat: int | None) -> str:
    """Everything that seat can see: the table, the board, what was told, and its own question."""
    view = match.view(seat)
    question = None if seat is None else match.question(seat)
    told = [[event.kind, event.data()["args"]] for event in match.events if event.seen_by(seat)]
    asked = None if question is None else question.data()
    return json.dumps([view, match.rules.board(view).data(), told, asked], sort_keys=True)


def others(table: Table, seat: int) -> dict[int | None, str]:
    seats: list[int | None] = [None, *range(table.match.players)]
    return {other: known(table.match, other) for other in seats if other != seat}


def offerings(players: int) -> Table:
    table = valroc(players).phase(Phase.OFFERINGS).turn(3)
    for seat in range(players):
        table.has(seat, vals=5 + seat, diamond=1)
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bid_shows_nothing_before_all_are_made(players: int) -> None:
    """no. 23, l.447: neither the Vals nor the diamond, in any order of answers."""
    for seat in range(players):
        seen = []
        for n, diamond in ((0, "no"), (5, "yes")):
            table = offerings(players)
            table.choose("bid", f"val-{n}", seat)
            table.choose("bid-diamond", diamond, seat)
            seen.append(others(table, seat))
            assert table.view(seat)["bids"] is None
        assert seen[0] == seen[1]


def test_bids_are_open_once_all_are_made() -> None:
    """no. 23, l.449: everybody sees them, and who may change one is asked then."""
    table = offerings(3).spells(0, "mobiluro_a").choose("moment", "not-now", 0)
    for seat, n in enumerate((1, 2, 4)):
        table.choose("bid", f"val-{n}", seat).choose("bid-diamond", "no", seat)
    assert table.asked("change-bid", 0)
    assert [bid["vals"] for bid in table.view(None)["bids"]] == [1, 2, 4]
    assert [event.args["n"] for event in table.happened("bids") if event.seen_by(None)] == [1, 2, 4]


def test_vals_are_announced_and_hidden_during_the_phase() -> None:
    """no. 23, l.443: one's own purse is open to oneself alone, until the phase is over."""
    table = offerings(3)
    for _ in range(4):
        for viewer in (None, 0, 1, 2):
            shown = [player["vals"] is not None for player in table.view(viewer)["players"]]
            assert shown == [seat == viewer for seat in range(3)]
            assert [player["points"] is not None for player in table.view(viewer)["players"]] == shown
            assert table.view(viewer)["announced"] == [5, 6, 7]
        for seat in range(3):
            table.choose("bid", "val-1", seat).choose("bid-diamond", "no", seat)
    assert table.view(None)["turn"] == 4
    assert [player["vals"] for player in table.view(None)["players"]] == [1, 2, 3]
    assert table.view(None)["announced"] == []


def test_the_dummy_bidders_cards_lie_face_down() -> None:
    """no. 24, l.462: each is turned up when its statue has been bid for."""
    views = []
    for cards in ((2, 3, 4, 5), (2, 6, 0, 1)):
        table = valroc(2).phase(Phase.OFFERINGS).turn(3)
        table.editing.statue = 1
        table.editing.offering_cards = cards
        table.editing.shown = 1
        table.editing.announced = (3, 3)
        views.append([known(table.match, seat) for seat in (None, 0, 1)])
        assert table.view()["offering_cards"] == [2]
        table.choose("bid", "val-0", 0).choose("bid", "val-0", 1)
        assert table.view()["offering_cards"] == list(cards[:2])
    assert views[0] == views[1]


def test_a_spell_is_learnt_in_secret() -> None:
    """no. 10, l.264: which two were drawn, which is kept and which goes face down."""
    seen = []
    for drawn, kept in ((("aurum_a", "araori_a"), "aurum_a"), (("mobiluro_a", "decimendo_b"), "decimendo_b")):
        table = valroc().dark(8).put(DARK, 1, 0).put(FOUNTAIN, 0, 0).learns(*drawn).acting()
        during = others(table, 0)
        table.choose("keep-spell", kept)
        assert table.player(0)["spells"] == [kept]
        seen.append((during, others(table, 0)))
    assert seen[0] == seen[1]


def test_what_somebody_waits_for_lies_open() -> None:
    """l.268: who is asked when must not show what they hold, so everybody sees when somebody wants to be asked."""
    table = valroc().spells(1, "aurum_a").put(FOUNTAIN, 0, 0).mage(ARENA, 0, 2).acting()
    table.choose("moment", "later-turn", 1)
    assert len({table.view(seat)["players"][1]["waits"] for seat in (None, 0, 1)}) == 1
    assert table.player(1)["waits"] != table.player(0)["waits"]


def test_hands_and_packets() -> None:
    """l.177-178, no. 4: others see the backs and how many there are."""
    match = valtable.new("valroc", 3, 4, {"hands": "draft"})
    other = valtable.new("valroc", 3, 4, {"hands": "draft"})
    match.answer(0, match.questions[0].options[0])
    other.answer(0, other.questions[0].options[1])
    for seat in (None, 1, 2):
        assert known(match, seat) == known(other, seat)
        assert match.view(seat)["players"][0]["hand"] is None
        assert match.view(seat)["players"][0]["packet"] is None
    assert [event.kind for event in match.events if event.kind == "drafted" and event.seen_by(1)] == []

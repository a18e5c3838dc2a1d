"""At any moment, but never inside an opponent's action: the windows of a turn (rulebook l.254, l.268, l.406)."""

import random

import pytest

import valtable
from tests.games.valroc.table import Table, valroc
from valtable.engine.match import Match
from valtable.games.valroc.state import ARENA, CAVE, DARK, FOUNTAIN, START, TAVERN, TRAINING, Phase

# What only happens when an action of the second phase has begun.
BEGUN = {
    *("rite", "visits", "searches", "trains", "draws", "offers", "no-offering", "favour", "no-favour"),
    *("attends", "misses-course", "tamed", "beaten", "no-fight", "shares", "found", "found-nothing"),
}


def city() -> Table:
    """Seat 1 holds a flask; three others act before and after."""
    table = valroc().has(1, flask=1, pm=0).put(FOUNTAIN, 0, 0).put(FOUNTAIN, 1, 2)
    return table.put(TAVERN, 0, 1).mage(ARENA, 0, 3).hand(3)


def asked_at(table: Table) -> tuple[str, int]:
    """The phase and the slot at which seat 1 is asked."""
    assert table.asked("moment", 1)
    return table.view()["phase"], table.now.slot


def test_not_now_is_until_the_next_action() -> None:
    table = city().acting()
    assert asked_at(table) == ("actions", START[FOUNTAIN])
    table.choose("moment", "not-now")
    assert asked_at(table) == ("actions", START[FOUNTAIN] + 1)
    table.choose("moment", "not-now")
    assert asked_at(table) == ("actions", START[TAVERN])


def test_not_before_my_next_act() -> None:
    table = city().acting().choose("moment", "later-mine")
    assert asked_at(table) == ("actions", START[TAVERN]), "not before seat 2's fountain, but before one's own tavern"
    assert "later-mine" not in table.offered("moment")


def test_not_before_the_arena() -> None:
    table = city().acting().choose("moment", "later-arena")
    assert asked_at(table) == ("actions", START[ARENA])
    assert "later-arena" not in table.offered("moment")


def test_not_before_the_arena_lapses_with_the_turn() -> None:
    """Nobody goes to the arena in this turn: nobody waits for ever."""
    table = valroc().has(1, flask=1, pm=0).put(FOUNTAIN, 0, 0).put(TAVERN, 0, 2).acting()
    table.choose("moment", "later-arena")
    assert asked_at(table)[0] == "turn"
    table = valroc().has(1, flask=1, pm=0).put(FOUNTAIN, 0, 0).put(TAVERN, 0, 2).turn(3).acting()
    table.choose("moment", "later-arena")
    assert asked_at(table)[0] == "offerings"
    assert table.offered("moment")[-2:] == ["later-mine", "later-turn"], "the arena is another turn's matter now"


def test_not_before_the_offerings() -> None:
    table = city().acting().choose("moment", "later-offerings")
    while not table.asked("moment"):
        table.decline()
    assert asked_at(table)[0] == "offerings"
    assert table.view()["turn"] == 3


def test_not_before_the_next_turn() -> None:
    table = city().acting().choose("moment", "later-turn")
    assert asked_at(table)[0] == "turn"
    assert table.view()["turn"] == 2


def test_who_waits_still_sees_it_beside_their_own_choices() -> None:
    """Inside one's own act nobody is asked twice, and nothing is kept back."""
    table = valroc().has(1, flask=1, pm=1).put(FOUNTAIN, 0, 0).mage(TRAINING, 0, 1).acting()
    table.choose("moment", "later-turn")
    assert table.offered("train", 1) == ["stop", "draw", "flask-half", "flask-all"]


def test_something_new_is_asked_about() -> None:
    """Whoever waits because of a flask has not said "not before" of what they find afterwards."""
    table = valroc().has(1, flask=1, pm=0).put(FOUNTAIN, 0, 0).put(CAVE, 1, 1).put(CAVE, 2, 2)
    table.draws("water flask 10").acting().choose("moment", "later-turn")
    assert asked_at(table) == ("actions", START[CAVE] + 2)
    assert table.player(1)["objects"]["flask"] == 2


def test_what_is_of_no_use_at_a_window_wakes_nobody() -> None:
    """A berry is eaten in training: who waits with a flask is left in peace."""
    table = valroc().has(1, flask=1, pm=0).put(FOUNTAIN, 0, 0).put(CAVE, 2, 1).put(CAVE, 3, 2)
    table.draws("earth berry").acting().choose("moment", "later-turn")
    assert table.player(1)["objects"]["berry"] == 1
    assert asked_at(table)[0] == "turn"


def test_a_spell_just_learnt_is_asked_about() -> None:
    table = valroc().dark(8).put(DARK, 1, 1).has(1, flask=1, pm=0).put(FOUNTAIN, 0, 0).learns("aurum_a", "araori_a")
    table.statues(air=3).acting().choose("moment", "later-turn").choose("keep-spell", "aurum_a")
    assert asked_at(table) == ("actions", START[FOUNTAIN])
    assert "aurum_a" in table.offered("moment")


def test_everybody_is_asked_from_the_first_player_on() -> None:
    """Clockwise; each may use as much as they like before the next is asked."""
    table = valroc().has(1, flask=1, open_flask=1, pm=0).has(3, flask=1).has(0, flask=1).put(FOUNTAIN, 0, 2)
    table.editing.first = 2
    table.acting()
    order = []
    while table.asked("moment"):
        order.append(table.match.questions[0].seat)
        table.choose("moment", "flask-rest" if order == [3, 0, 1] else "not-now")
    assert order == [3, 0, 1, 1, 3, 0, 1], "before the fountain, and at the start of the next turn"


# --- never inside an opponent's action ------------------------------------------------------------------------------


def test_a_training_is_never_interrupted() -> None:
    """no. 29, l.268: whatever the others hold, from the first draw to the chosen element."""
    table = valroc().mage(TRAINING, 0, 0).has(0, pm=5).has(1, flask=1, pm=0).spells(2, "impedimendio_a", "immesco_a")
    table.draws("small", "small", "medium").acting()
    table.choose("moment", "not-now", 1).choose("moment", "not-now", 2)
    for answer in (*[("train", "draw")] * 3, ("train", "stop"), ("count", "skill-1"), ("train-element", "fire")):
        assert [question.seat for question in table.match.questions] == [0]
        table.choose(*answer)


def leaning(match: Match, rng: random.Random) -> None:
    """An answer that leads to spells and flasks."""
    question = rng.choice(match.questions)
    liked = [option for option in question.options if option.id.startswith(("dark", "cave", "training", "draw", "not"))]
    match.answer(question.seat, rng.choice(liked if liked and rng.random() < 0.7 else list(question.options)))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_whole_games_never_interrupt_an_action(players: int, seed: int) -> None:
    """l.268, through the public door: when somebody is asked "at any moment" in the second phase, nothing of the action
    that comes has happened yet, and no card lies open."""
    match = valtable.new("valroc", players, seed)
    rng = random.Random(seed)
    windows = 0
    while not match.over:
        view = match.view(None)
        if match.questions[0].prompt == "moment" and view["phase"] == "actions" and not view["end_reason"]:
            windows += 1
            this_step = match.events[match._trail[-1].told :]
            assert view["looking"] == []
            assert not [event.kind for event in this_step if event.kind in BEGUN]
        leaning(match, rng)
    assert windows > 20


def test_undo_never_crosses_a_window() -> None:
    """Whether somebody is asked shows what they hold: nobody takes an answer back after that."""
    table = valroc().has(1, flask=1, pm=0).put(FOUNTAIN, 0, 0)
    for seat in range(3):
        table.choose("place", "pass", seat)
    assert table.match.can_undo(2)
    table.choose("place", "pass", 3)
    assert table.asked("moment", 1)
    assert not any(table.match.can_undo(seat) for seat in range(4))
    table.choose("moment", "flask-half")
    assert table.match.can_undo(1), "nobody else was asked yet"
    table.match.undo(1)
    assert table.player(1)["pm"] == 0
    table.choose("moment", "later-turn")
    assert not table.match.can_undo(1)


def test_undo_does_not_show_whether_somebody_holds_a_spell() -> None:
    """A spell that is of no use now is never asked about, and yet nobody can undo across that window."""
    refusals = []
    for spells in ((), ("decimendo_a",), ("aurum_a",)):
        table = valroc().spells(1, *spells).put(FOUNTAIN, 0, 0).put(TAVERN, 0, 2).phase(Phase.PLANNING)
        table.editing.passed = 0b1110
        table.choose("place", "pass", 0)
        refusals.append(table.match.undo_refusal(0))
    assert refusals[1] == refusals[2] == "revealed"

"""At any moment, but never inside an opponent's action: the windows of a turn (rulebook l.256, l.268, l.406, l.624)."""

import random
from collections import Counter

import pytest

import valtable
from tests.games.valroc.table import Table, valroc
from valtable.engine.match import Match
from valtable.engine.script import RAISE_HAND
from valtable.games import find
from valtable.games.valroc.state import ARENA, CAVE, DARK, FOUNTAIN, START, TAVERN, TRAINING, Phase
from valtable.text import speaker_of

SPELLS = (
    *("aurum_a", "decimendo_a", "immesco_a", "araori_a"),
    *("impedimendio_a", "restoructo_a", "mobiluro_a", "evictendus_a"),
)
# What only happens when an action of the second phase has begun.
BEGUN = {
    *("rite", "visits", "searches", "trains", "draws", "offers", "no-offering", "favour", "no-favour"),
    *("attends", "misses-course", "tamed", "beaten", "no-fight", "shares", "found", "found-nothing"),
}


def city() -> Table:
    """Seat 1 holds a spell, all pawns are placed, and seat 3 will fight."""
    table = valroc().spells(1, "impedimendio_a").put(FOUNTAIN, 0, 0).put(FOUNTAIN, 1, 2)
    return table.put(TAVERN, 0, 1).mage(ARENA, 0, 3).acting()


def raises(table: Table, seat: int) -> Table:
    """The seat raises its hand in the midst of the game."""
    table.match.answer(seat, RAISE_HAND)
    return table


def asked_at(table: Table, seat: int = 1) -> tuple[str, int]:
    """The phase and the slot at which that seat is asked."""
    assert table.asked("moment", seat)
    return table.view()["phase"], table.now.slot


def upcoming(table: Table, seat: int = 1) -> str:
    """What the window says will come."""
    message = table.question("moment", seat).message.args["next"]
    text: str = speaker_of(find("valroc"), "en").say(message)
    return text


# --- no moment is lost ----------------------------------------------------------------------------------------------


def test_a_hand_raised_while_another_places() -> None:
    """l.256, l.624: "à n'importe quel moment de la partie", so also before somebody else's placement."""
    table = valroc().spells(1, "impedimendio_a")
    assert table.prompts == ["place"]
    raises(table, 1)
    assert asked_at(table) == ("planning", 0)
    assert upcoming(table) == "Player 1 places next"
    table.choose("moment", "impedimendio_a").choose("victim", "seat-0").choose("absorb-skill", "fire")
    assert table.player(1)["skills"]["fire"] == 2
    assert table.asked("place", 0), "and then the placement goes on"


def test_between_the_placements_of_others() -> None:
    """l.624: asked again before the next one, as often as one likes."""
    table = raises(valroc().spells(3, "impedimendio_a"), 3).choose("moment", "later-next", 3)
    for seat in (0, 1):
        table.play(("place", f"cave-{('fire', 'water')[seat]}"), ("pawn", "assistant"))
        assert upcoming(table, 3) == f"Player {seat + 2} places next"
        table.choose("moment", "later-next", 3)
    assert table.asked("place", 2)


def test_after_ones_own_last_placement() -> None:
    """l.256: whoever places last may still use something before the first action, though their own question is open."""
    table = valroc().has(1, flask=1, pm=0).put(FOUNTAIN, 0, 0)
    table.editing.passed = 0b1101
    table.editing.active = 1
    assert table.match.can_raise_hand(1)
    raises(table, 1)
    assert table.asked("place", 1), "the question is still there"
    table.choose("place", "pass", 1)
    assert asked_at(table) == ("actions", START[FOUNTAIN])
    assert upcoming(table) == "Player 1 acts next (Magic Fountain)"


def test_before_every_action_even_where_nobody_is_asked_anything() -> None:
    """l.256, l.268: the fountain, the tavern and the cave ask nothing, and yet there is a moment before each action."""
    table = valroc().has(1, flask=2, pm=0).put(FOUNTAIN, 0, 0).put(FOUNTAIN, 1, 2).put(TAVERN, 0, 1).put(CAVE, 0, 3)
    table.raises(1).acting()
    seen = []
    while table.asked("moment", 1):
        seen.append(upcoming(table))
        table.choose("moment", "later-next", 1)
        if table.view()["phase"] != "actions":
            break
    assert seen == [
        "Player 1 acts next (Magic Fountain)",
        "Player 3 acts next (Magic Fountain)",
        "Player 2 acts next (Tavern)",
        "Player 4 acts next (Cave)",
    ]


def test_before_every_statue_and_when_the_bids_lie_open() -> None:
    """l.624, l.648: a hand that is up is asked at both."""
    table = valroc(3).spells(1, "aurum_a").phase(Phase.OFFERINGS).turn(3).raises(1)
    seen = []
    while table.view()["phase"] == "offerings":
        if table.asked("moment", 1):
            seen.append(upcoming(table))
            table.choose("moment", "later-next", 1)
        elif table.asked("change-bid", 1):
            seen.append("open bids")
            table.choose("change-bid", "later-next", 1)
        else:
            table.decline()
    statues = [f"The offerings to the statue of {element} come next" for element in ("fire", "water", "earth", "air")]
    assert seen == [text for statue in statues for text in (statue, "open bids")]


def test_whoever_bids_last_may_wait_for_the_open_bids() -> None:
    """l.648: a losing offering may be taken back; the hand goes up before one's own fist is closed."""
    table = valroc(3).spells(1, "mobiluro_a").phase(Phase.OFFERINGS).turn(3)
    table.choose("bid", "val-3", 0).choose("bid", "val-0", 2)
    raises(table, 1).choose("bid", "val-2", 1)
    assert table.offered("change-bid", 1)[:2] == ["not-now", "mobiluro_a"]


def test_a_hand_stays_up_where_nothing_can_be_used() -> None:
    """With 12 PM there is nothing to drink: the next moment is the one at which there is."""
    table = valroc().has(1, flask=1, pm=12).put(FOUNTAIN, 0, 0).put(TAVERN, 0, 2).raises(1).acting()
    assert table.asked("place", 0)
    assert table.now.players[1].waits == -1


def test_one_last_moment() -> None:
    """l.466, l.640: after the last action, before the points are counted."""
    table = valroc().spells(1, "impedimendio_a").acting()
    table.editing.quiet = 30
    assert upcoming(table) == "The score is counted next"


# --- few questions --------------------------------------------------------------------------------------------------


def test_nobody_is_asked_where_nothing_comes_of_it() -> None:
    """A flask is drunk in one's own turn; a spell thwarts nobody where nobody fights or trains."""
    table = valroc().has(1, flask=1, pm=0).spells(2, "aurum_a").put(FOUNTAIN, 0, 0).mage(TRAINING, 0, 3).has(3, pm=3)
    assert table.draws("small").acting().asked("train", 3)


def test_before_others_fight_or_train() -> None:
    """l.632-644: one question for the whole turn, once all pawns are placed."""
    table = city()
    assert asked_at(table) == ("actions", START[FOUNTAIN])
    table.choose("moment", "not-now")
    assert table.asked("fight", 3), "not before each action"
    table = valroc().spells(1, "araori_a").mage(TRAINING, 0, 3).keeps(3, "small").acting()
    assert asked_at(table) == ("actions", START[TRAINING]), "Restoructo could take the gauge"


def test_before_the_statues_are_emptied_but_not_before_each() -> None:
    """l.443, l.624: the first statue is the last chance of an Aurum; flasks and Restoructo are no reason to ask."""
    table = valroc(3).spells(1, "araori_a").has(0, flask=1, pm=0).keeps(2, "small").statues(fire=2)
    table.phase(Phase.OFFERINGS).turn(3)
    assert [question.seat for question in table.match.questions] == [1]
    table.choose("moment", "not-now", 1)
    assert table.prompts == ["bid"] * 3
    table = valroc(3).spells(1, "aurum_a").has(0, flask=1, pm=0).phase(Phase.OFFERINGS).turn(3)
    assert table.prompts == ["bid"] * 3, "nothing lies on the statues"


def test_open_bids_concern_whoever_could_win_by_another() -> None:
    """l.648: "vous remportez alors l'enchère"; who leads, or cannot reach the highest bid, is not asked."""
    for bids, asked in (((0, 0, 0), True), ((1, 0, 0), True), ((0, 1, 0), False), ((3, 0, 0), False)):
        table = valroc(3).spells(1, "araori_a").phase(Phase.OFFERINGS).turn(3)
        for seat, n in enumerate(bids):
            table.choose("bid", f"val-{n}", seat)
        assert table.asked("change-bid", 1) == asked


def test_a_spell_that_lies_open_elsewhere_is_none_that_somebody_holds() -> None:
    """l.272: both Mobiluros lie face up, so nobody can change a bid any more, and everybody sees that."""
    table = valroc(3).spells(1, "araori_a").used(0, "mobiluro_a", "mobiluro_b").phase(Phase.OFFERINGS).turn(3)
    for seat in range(3):
        table.choose("bid", "val-0", seat)
    assert table.view()["statue"] == "water"
    assert table.prompts == ["bid"] * 3


@pytest.mark.parametrize(("players", "seed"), [(4, 1), (4, 2), (3, 3)])
def test_a_player_who_says_not_now_is_asked_a_few_times_in_a_turn(players: int, seed: int) -> None:
    """All placed, the first statue, four times the open bids, and after the last action."""
    match = valtable.new("valroc", players, seed)
    rng = random.Random(seed)
    windows: Counter[tuple[int, int]] = Counter()
    while not match.over:
        question = match.questions[0]
        if question.prompt in ("moment", "change-bid"):
            windows[match.view(None)["turn"], question.seat] += 1
            match.answer(question.seat, "not-now")
        else:
            match.answer(question.seat, rng.choice(question.options))
    assert 0 < max(windows.values()) <= 6


# --- together, and in the players' order ----------------------------------------------------------------------------


def test_all_who_are_concerned_are_asked_together() -> None:
    table = valroc().spells(0, "impedimendio_a").spells(1, "aurum_a").spells(2, "immesco_a").statues(fire=2)
    table.mage(ARENA, 0, 3).acting()
    assert [(question.seat, question.prompt) for question in table.match.questions] == [
        *((seat, "moment") for seat in range(3)),
    ]
    table.choose("moment", "not-now", 2).choose("moment", "not-now", 0).choose("moment", "not-now", 1)
    assert table.asked("fight", 3)


def test_wishes_come_true_from_the_first_player_on() -> None:
    """And everybody may think again after each."""
    table = valroc().spells(0, "aurum_a").spells(1, "aurum_b").statues(fire=2).mage(ARENA, 0, 3)
    table.editing.first = 1
    table.acting().choose("moment", "aurum_a", 0).choose("moment", "aurum_b", 1)
    table.choose("rob-statue", "val-2", 1)
    assert [question.seat for question in table.match.questions] == [0], "seat 0 has not had its wish"
    assert "aurum_a" not in table.offered("moment", 0), "and there is nothing left to take"


# --- waiting --------------------------------------------------------------------------------------------------------


def test_not_before_the_arena() -> None:
    table = city().choose("moment", "later-arena")
    assert asked_at(table) == ("actions", START[ARENA])
    assert upcoming(table) == "Player 4 acts next (Arena)"
    assert "later-arena" not in table.offered("moment")


def test_not_before_the_arena_lapses_with_the_turn() -> None:
    """Nobody goes to the arena in this turn: nobody waits for ever."""
    table = valroc().spells(1, "impedimendio_a").put(FOUNTAIN, 0, 0).raises(1).acting().choose("moment", "later-arena")
    assert table.asked("place", 0)
    assert table.now.players[1].waits == table.now.players[0].waits


def test_not_before_the_next_turn() -> None:
    table = city().choose("moment", "later-turn").choose("fight", "pass", 3)
    assert table.view()["phase"] == "turn"
    assert upcoming(table) == "The turn begins"


def test_not_before_the_offerings() -> None:
    table = city().choose("moment", "later-offerings")
    while not table.asked("moment"):
        table.decline()
    assert (table.view()["phase"], table.view()["turn"]) == ("offerings", 3)


def test_not_before_the_end() -> None:
    table = city().choose("moment", "later-end")
    while not table.asked("moment"):
        table.decline()
    assert table.view()["end_reason"] == "quiet"


def test_whoever_waits_still_sees_it_beside_their_own_choices() -> None:
    """Inside one's own act nobody is asked twice, and nothing is kept back."""
    table = valroc().has(1, flask=1, pm=1).put(FOUNTAIN, 0, 0).mage(TRAINING, 0, 1).raises(1).acting()
    table.choose("moment", "later-turn")
    assert table.offered("train", 1) == ["draw", "flask-half", "flask-all"]


def test_something_new_ends_a_wait() -> None:
    """Whoever waits has not said "not before" of what they get afterwards: a spell or a flask (l.264, l.522)."""
    table = valroc().dark(8).put(DARK, 1, 1).has(1, flask=1, pm=0).mage(ARENA, 0, 3).raises(1)
    table.learns("aurum_a", "araori_a").acting()
    table.play(("moment", "later-end"), ("target", "pass"), ("keep-spell", "aurum_a"))
    assert table.now.players[1].waits == table.now.players[0].waits
    table = valroc().has(1, flask=1, pm=0).put(CAVE, 1, 1).raises(1).draws("water flask 10").acting()
    table.choose("moment", "later-end")
    assert table.now.players[1].waits == table.now.players[0].waits


# --- being asked tells nothing --------------------------------------------------------------------------------------


def course(table: Table, spell: str) -> list[tuple[int, str]]:
    """Who is asked what until the next turn, when everybody declines; one's own spell is never named to others."""
    table.spells(1, spell)
    seen = []
    turn = table.view()["turn"]
    while table.match.questions and table.view()["turn"] == turn:
        for question in table.match.questions:
            seen.append((question.seat, question.prompt))
            seen.extend((other, str(table.match.undo_refusal(other))) for other in range(table.match.players))
        table.decline()
    return seen


def one_turn() -> Table:
    """Everything that could depend on a spell: placing without Vals, training, counting, a course, two fights, bids."""
    table = (
        valroc(3).statues(fire=3, air=1).has(1, vals=0, pm=2, fire=2, water=3, diamond=1).hand(1, "firebrand", "cinder")
    )
    table.keeps(1, "small").keeps(2, "medium").has(2, flask=1).draws("small", "medium").turn(3)
    table.mage(ARENA, 0, 2).put(TRAINING, 0, 1, 1, True).put(ARENA, 2, 1, 0)
    table.editing.passed = 0b101
    table.editing.active = 1
    table.seat(1).placed = 0b11
    return table


@pytest.mark.parametrize("spell", SPELLS)
def test_who_is_asked_does_not_show_which_spell_it_is(spell: str) -> None:
    """l.264: spells are secret; the same seats are asked the same, and undo is refused for the same reasons."""
    assert course(one_turn(), spell) == course(one_turn(), "araori_b")


def test_whoever_holds_nothing_for_it_is_asked_as_well() -> None:
    """Others see a face-down spell, and not that it is one for the training ground."""
    assert "impedimendio_a" in city().offered("moment", 1)
    hidden = valroc().spells(1, "araori_a").put(FOUNTAIN, 0, 0).put(FOUNTAIN, 1, 2).put(TAVERN, 0, 1)
    hidden.mage(ARENA, 0, 3).acting()
    laters = ["later-next", "later-arena", "later-offerings", "later-turn", "later-end"]
    assert hidden.offered("moment", 1) == ["not-now", *laters]


def test_everybody_with_a_hand_is_asked_whether_they_fight() -> None:
    """l.423: whether a creature could be beaten is the player's secret."""
    strong = valroc().mage(ARENA, 0, 0).hand(0, "blaze").has(0, water=3, air=5, pm=1).acting()
    weak = valroc().mage(ARENA, 0, 0).hand(0, "blaze").acting()
    assert strong.offered("fight", 0) == ["blaze", "pass"]
    assert weak.offered("fight", 0) == ["pass"]


# --- never inside an opponent's action ------------------------------------------------------------------------------


def test_a_training_is_never_interrupted() -> None:
    """no. 29, l.268: whatever the others hold, from the first draw to the chosen element."""
    table = valroc().mage(TRAINING, 0, 0).has(0, pm=5).has(1, flask=1, pm=0).spells(2, "impedimendio_a", "immesco_a")
    table.draws("small", "small", "medium").raises(1, 2).acting()
    table.choose("moment", "not-now", 1).choose("moment", "not-now", 2)
    raises(table, 2)
    for answer in (*[("train", "draw")] * 2, ("train", "stop"), ("count", "skill-1"), ("train-element", "fire")):
        assert [question.seat for question in table.match.questions] == [0]
        table.choose(*answer)


def leaning(match: Match, rng: random.Random) -> None:
    """An answer that leads to spells and flasks, or a raised hand."""
    seats = [seat for seat in range(match.players) if match.can_raise_hand(seat)]
    if seats and rng.random() < 0.1:
        match.answer(rng.choice(seats), RAISE_HAND)
        return
    question = rng.choice(match.questions)
    liked = [
        option for option in question.options if option.id.startswith(("dark", "cave", "training", "draw", "later"))
    ]
    match.answer(question.seat, rng.choice(liked if liked and rng.random() < 0.7 else list(question.options)))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_whole_games_never_interrupt_an_action(players: int, seed: int) -> None:
    """no. 29, l.268: when a window opens between actions, nothing of the action that comes has happened yet, and no
    card lies open."""
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
    assert windows > 10


def test_undo_does_not_cross_a_window_of_others() -> None:
    """Who has answered at a window may take that back until the others have answered as well."""
    table = valroc().spells(0, "impedimendio_a").spells(1, "aurum_a").statues(fire=2).mage(ARENA, 0, 3).acting()
    table.choose("moment", "not-now", 0)
    assert table.match.can_undo(0)
    table.match.undo(0)
    table.choose("moment", "not-now", 0).choose("moment", "not-now", 1)
    assert not table.match.can_undo(0)

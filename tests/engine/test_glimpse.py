"""What a bot gets: never the truth it cannot know, and nothing it does changes the match."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from tests.engine import toy
from valtable.engine.game import Game
from valtable.engine.glimpse import Enough, Imagined, Playout
from valtable.engine.match import Match
from valtable.engine.question import Choice, Option, Question


class First:
    """Answers everything with the first option, and remembers the questions."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def choose(self, question: Question) -> Option:
        self.asked.append(question)
        return question.options[0]


class Stop:
    """Stops at the first question, and remembers it."""

    def __init__(self) -> None:
        self.question: Question | None = None

    def choose(self, question: Question) -> None:
        self.question = question


def stop(match: Match, seat: int, rng: random.Random) -> tuple[Question, Imagined]:
    """The imagined world at the open question."""
    stopper = Stop()
    world = match.glimpse(seat).imagine(rng, stopper)
    assert stopper.question is not None
    return stopper.question, world


def test_a_glimpse_is_the_view_and_the_question() -> None:
    match = toy.start()
    toy.play_to(match, "draw")
    glimpse = match.glimpse(0)
    assert glimpse.seat == 0
    assert glimpse.view == match.view(0)
    assert glimpse.question is match.question(0)
    assert match.glimpse(1).question is None


def test_what_a_glimpse_offers_holds_no_state() -> None:
    """Whatever a bot can reach by a public name is a view, a question or a seat."""
    glimpse = toy.start().glimpse(0)
    public = {name for name in dir(glimpse) if not name.startswith("_")}
    assert public == {"imagine", "question", "seat", "view"}


def test_the_question_of_another_seat_cannot_be_imagined() -> None:
    match = toy.start()
    toy.play_to(match, "draw")
    with pytest.raises(ValueError, match="seat 1 has no open question"):
        match.glimpse(1).imagine(random.Random(1), First())


def test_an_imagined_world_starts_at_the_open_question_with_the_same_view() -> None:
    match = toy.start(players=3, seed=8)
    rng = random.Random(3)
    compared = 0
    while not match.over:
        for question in match.questions:
            if len(match.questions) == 1 and question.prompt != "colour":
                asked, world = stop(match, question.seat, rng)
                assert asked.data() == question.data()
                assert world.view(question.seat) == match.view(question.seat)
                assert not world.over
                assert world.scores == []
                assert world.winners == []
                compared += 1
        match.answer(match.questions[0].seat, rng.choice(match.questions[0].options))
    assert compared > 20


def test_what_others_have_done_in_an_open_stretch_is_in_the_imagined_world() -> None:
    """Seat 2 has bought in public: seat 0's imagined world knows it at seat 0's own question."""
    match = toy.start(players=3)
    toy.play_to(match, "colour")
    match.answer(2, "blue")
    question, world = stop(match, 0, random.Random(1))
    assert question.seat == 0
    assert world.view(0)["players"][2]["bought"] == ["blue"]


def test_public_answers_of_others_are_kept() -> None:
    match = toy.start(players=3)
    toy.play_to(match, "colour")
    match.answer(1, "blue")

    class Until(Playout):
        def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
            if prompt == "tip":
                raise Enough
            return choices[0]

    for seed in range(20):
        world = match.glimpse(0).imagine(random.Random(seed), Until())
        assert world.view(0)["players"][1]["bought"] == ["blue"]
        assert world.view(0)["players"][0]["bought"] == ["red", "red"]


def test_imagining_never_changes_the_match() -> None:
    match = toy.start(players=3)
    toy.play_to(match, "boast", 1)
    before = match.save()
    view = match.view(1)
    for seed in range(10):
        world = match.glimpse(1).imagine(random.Random(seed), First())
        assert world.over
        assert len(world.scores) == 3
        assert world.winners
        assert world.value(1) == world.view(1)["players"][1]["coins"]
    assert match.save() == before
    assert match.view(1) == view


def test_a_glimpse_stays_what_it_was_when_the_match_goes_on() -> None:
    match = toy.start()
    toy.play_to(match, "boast", 0)
    glimpse = match.glimpse(0)
    match.answer(0, "flint")
    first = First()
    glimpse.imagine(random.Random(1), first)
    assert (first.asked[0].seat, first.asked[0].prompt) == (0, "boast")


def test_hidden_things_are_dealt_anew() -> None:
    """Over many imaginations the other's gem and the top card take every possible value about equally often."""
    match = toy.start(seed=3)
    toy.play_to(match, "draw")
    rng = random.Random(5)
    gems: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    for _ in range(2400):
        _, world = stop(match, 0, rng)
        game = world.game
        assert isinstance(game, toy.Lanterns)
        kept = game.players[1].kept
        assert kept is not None
        gems[kept.id] += 1
        cards[game.deck[-1].id] += 1
    own = match.view(0)["players"][0]["dealt"]
    assert set(gems) == {gem.id for gem in toy.GEMS} - set(own)
    assert set(cards) == {card.id for card in toy.CARDS}
    assert all(0.75 < n / (2400 / 6) < 1.25 for n in gems.values())
    assert all(0.7 < n / (2400 / 12) < 1.3 for n in cards.values())


def test_secret_answers_of_others_are_chosen_anew() -> None:
    """Whatever seat 1 has secretly kept, seat 0 imagines the very same futures: the answer has no influence at all."""
    futures = []
    for i in (0, 1):
        match = toy.start(players=3)
        match.answer(1, match.questions[1].options[i])
        seen = []
        for seed in range(30):
            first = First()
            match.glimpse(0).imagine(random.Random(seed), first)
            seen.append([(q.seat, q.prompt, [o.id for o in q.options]) for q in first.asked])
        futures.append(seen)
    assert futures[0] == futures[1]


def test_a_secret_answer_is_not_given_to_a_later_question() -> None:
    """The boast offers the same ids as the secret choice: the recorded secret must not answer it."""
    match = toy.start(players=2, seed=1)
    secret = match.questions[1].options[0].id
    if secret == toy.GEMS[0].id:
        secret = match.questions[1].options[1].id
    match.answer(1, secret)
    first = First()
    match.glimpse(0).imagine(random.Random(1), first)
    assert [(q.seat, q.prompt) for q in first.asked[:4]] == [(0, "keep"), (1, "keep"), (0, "boast"), (1, "boast")]


def test_a_secret_stretch_that_has_met_is_concealed_at_the_next_question() -> None:
    match = toy.start(players=2)
    toy.play_to(match, "boast", 0)
    kept = set()
    for seed in range(200):
        _, world = stop(match, 0, random.Random(seed))
        game = world.game
        assert isinstance(game, toy.Lanterns)
        gem = game.players[1].kept
        assert gem is not None
        kept.add(gem.id)
    own = match.view(0)["players"][0]["dealt"]
    assert kept == {gem.id for gem in toy.GEMS} - set(own)


def test_a_fancy_may_stop_at_a_checkpoint() -> None:
    match = toy.start()
    toy.play_to(match, "tip")

    class OneStep(Playout):
        def pick(self, game: Game, seat: int, prompt: str, choices: Sequence[Choice], about: Choice | None) -> Choice:
            return choices[-1]

        def go_on(self, game: Game) -> bool:
            return False

    world = match.glimpse(0).imagine(random.Random(1), OneStep())
    assert not world.over
    assert world.view(0)["phase"] == toy.PHASES.index("draw")


def test_an_imagined_answer_must_be_offered() -> None:
    match = toy.start()

    class Liar:
        def choose(self, question: Question) -> str:
            return "lie"

    liar: Any = Liar()
    with pytest.raises(ValueError, match="'lie' is not an answer to 'keep'"):
        match.glimpse(0).imagine(random.Random(1), liar)
    assert match == toy.start()

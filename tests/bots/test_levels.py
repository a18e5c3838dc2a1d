"""Bots by name, bots of one's own, and what all of them have in common: they answer, and they never peek."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

import valtable
from valtable import arena, bots
from valtable.bots.net import Net, net_of
from valtable.bots.policy import chances, draw
from valtable.bots.search import FARTHER, PLENTY, ROUNDS, Budget, Forecast, Search, SearchBot, agreed
from valtable.engine.chance import Chance
from valtable.engine.errors import SetupError
from valtable.engine.message import Message
from valtable.engine.question import Option

PLAYOUTS = 12


def test_a_name_has_a_level_a_taste_and_a_budget() -> None:
    name = bots.parse("master:builder@0.25")
    assert (name.level, name.taste) == ("master", "builder")
    assert name.budget is not None
    assert name.budget.seconds == 0.25
    counted = bots.parse("master@200p").budget
    assert counted is not None
    assert counted.playouts == 200
    assert bots.parse("adept").budget is None


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("genius", "there is no 'genius'; there are: novice, adept, master, greedy, random"),
        ("", "there is no ''"),
        ("Master", "there is no 'Master'"),
        ("adept@1", "adept does not search"),
        ("greedy:builder", "greedy has no taste"),
        ("master@0", "allowed: 0.001 to 10"),
        ("master@0p", "allowed: 1 to 100000"),
        ("master@99", "allowed: 0.001 to 10"),
    ],
)
def test_a_wrong_name_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(SetupError) as error:
        bots.parse(name)
    assert reason in str(error.value)


def test_a_taste_that_the_game_does_not_know() -> None:
    rules = valtable.new("kingdom", players=2, seed=1).rules
    with pytest.raises(SetupError, match="no taste 'baker' in kingdom; there are: builder"):
        bots.make("adept:baker", 1, rules)


@pytest.mark.parametrize("game", valtable.games())
def test_every_level_and_every_taste_answers(game: str) -> None:
    match = valtable.new(game, players=2, seed=3)
    question = match.questions[0]
    names = ["novice", "adept", f"master@{PLAYOUTS}p", "greedy", "random"]
    tastes = bots.tastes(match.rules)
    assert len(tastes) >= 3
    for name in [*names, *(f"adept:{taste}" for taste in tastes)]:
        bot = bots.make(name, 1, match.rules)
        assert bots.answer_of(bot, question, match.glimpse(question.seat)) in {o.id for o in question.options}


def test_chances_are_by_rating_and_heat() -> None:
    assert chances([0.0, 0.0], 1.0) == [0.5, 0.5]
    cold, hot = chances([1.0, 0.0], 0.25), chances([1.0, 0.0], 4.0)
    assert cold[0] > 0.98
    assert 0.5 < hot[0] < 0.6
    assert [draw([0.0, 0.0], 1.0, luck) for luck in (0.0, 0.49, 0.51, 0.999)] == [0, 0, 1, 1]


def test_a_search_keeps_to_its_playouts() -> None:
    match = valtable.new("kingdom", players=2, seed=4)
    net = net_of(match.rules)
    assert net is not None
    while len(match.questions[0].options) < 5:
        match.answer(match.questions[0].seat, match.questions[0].options[0])
    question = match.questions[0]
    for playouts in (2, 10, 40):
        search = Search(net, question, match.glimpse(question.seat), 1)
        search.run(Budget(playouts=playouts))
        spent = sum(forecast.playouts for forecast in search.forecasts)
        assert spent <= playouts or playouts < len(search.forecasts)
        assert spent > playouts - len(search.forecasts) or len(search.alive) == 1, "it ends early where all is clear"
    bot = SearchBot(net, 1, Budget(seconds=0.01))
    assert bot.choose(question, match.glimpse(question.seat)) in question.options


def test_who_has_plenty_of_time_looks_farther() -> None:
    match = valtable.new("valroc", players=2, seed=4)
    net = net_of(match.rules)
    assert net is not None
    adept = bots.make("adept", 1, match.rules)
    search = None
    while not match.over:  # the last choice of the match: to its end it is not far
        question = match.questions[0]
        glimpse = match.glimpse(question.seat)
        if len(question.options) > 1:
            search = Search(net, question, glimpse, 1)
        match.answer(question.seat, bots.answer_of(adept, question, glimpse))
    assert search is not None
    search.run(Budget(playouts=20))
    assert search.rounds == ROUNDS
    search.run(Budget(playouts=int(PLENTY) * len(search.forecasts)))
    assert search.rounds == FARTHER


def test_a_net_says_how_much_its_ratings_weigh_beside_playouts() -> None:
    match = valtable.new("kingdom", players=2, seed=4)
    plain = net_of(match.rules)
    assert plain is not None
    question = match.questions[0]
    glimpse = match.glimpse(question.seat)
    sober = Net(plain.insight, plain.weights, {"sharpness": 1.0})
    sharp = Net(plain.insight, plain.weights, {"sharpness": 4.0})
    (one, two) = (Search(net, question, glimpse, 1).forecasts for net in (sober, sharp))
    assert len(one) > 1
    assert [forecast.rating for forecast in two] == pytest.approx([forecast.rating / 4 for forecast in one])


def test_what_is_clear_is_not_thought_about_any_longer() -> None:
    """Compared sweep by sweep, since options of one sweep have the same luck."""
    rng = random.Random(1)
    luck = [rng.random() for _ in range(8)]

    def forecast(rating: float, worths: list[float]) -> Forecast:
        found = Forecast(Option("a", Message("a")), rating)
        found.worths = worths
        return found

    steady = forecast(0.0, luck)
    assert forecast(0.0, [one + 0.05 for one in luck]).ahead_of(steady), "a little better every time"
    assert not forecast(0.0, [rng.random() for _ in luck]).ahead_of(steady), "perhaps it was luck"
    assert forecast(0.0, list(luck)).ahead_of(steady), "it makes no difference"
    assert forecast(0.1, [one + rng.uniform(-0.0005, 0.0005) for one in luck]).ahead_of(steady), "nor that"


def test_several_searches_of_one_question_are_weighed_together() -> None:
    """Each has its own luck; what playouts came to is added up, and what one of them had left counts."""
    rating, even = 0.0, 0.5
    first = (even, False, [("a", rating, 10, 6.0, True), ("b", rating, 10, 5.0, False), ("c", rating, 2, 2.0, False)])
    other = (even, False, [("a", rating, 10, 3.0, False), ("b", rating, 10, 9.0, True), ("c", rating, 2, 2.0, False)])
    assert agreed([first], Chance(1)) == "a", "c did well twice, and was put aside"
    assert agreed([other], Chance(1)) == "b"
    assert agreed([first, other], Chance(1)) == "b"
    secret = (even, True, first[2])
    assert {agreed([secret], Chance(seed)) for seed in range(99)} == {"a", "c"}, "nobody can tell which"


# ---- bots of one's own ----------------------------------------------------------------------------------------------

CLASS = """
class First:
    def choose(self, question):
        return question.options[0]

class Looks:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, question, glimpse):
        assert glimpse.view["seat"] == question.seat
        return question.options[self.seed % len(question.options)].id

class Mute:
    pass
"""

PROGRAM = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    assert told["game"] == "kingdom" and told["view"]["seat"] == told["seat"]
    print(json.dumps({"option": told["question"]["options"][0]["id"]}), flush=True)
"""


def test_a_class_and_a_program_sit_where_bots_sit(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(CLASS)
    (tmp_path / "talks.py").write_text(PROGRAM)
    program = f"exec:{sys.executable} {tmp_path / 'talks.py'}"
    result = valtable.run("kingdom", [f"{tmp_path}/own.py:First", f"{tmp_path}/own.py:Looks", program], seed=2)
    assert len(result.scores) == 3
    first = valtable.run("kingdom", [f"{tmp_path}/own.py:First"] * 2, seed=5)
    told = valtable.run("kingdom", [program] * 2, seed=5)
    assert first.scores == told.scores, "both always take the first option"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("{}/own.py:Nobody", "^bot: there is no class 'Nobody' in .*own.py; it has First, Looks$"),
        ("{}/none.py:First", "there is no file"),
        ("{}/own.py:Mute", "no method choose"),
        ("{}/broken.py:First", "cannot be read: SyntaxError"),
        ("exec:{}/nothing", "cannot be started"),
    ],
)
def test_one_of_ones_own_that_does_not_work(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "own.py").write_text(CLASS)
    (tmp_path / "broken.py").write_text("class")
    with pytest.raises(SetupError, match=reason):
        valtable.run("kingdom", [name.format(tmp_path), "random"], seed=2)
    with pytest.raises(SetupError, match=reason):  # and no game of a simulation is blamed for it
        arena.simulate("kingdom", [name.format(tmp_path), "random"], games=1, seed=2, workers=1)


def test_a_program_that_talks_nonsense_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "mad.py").write_text("import sys\nfor line in sys.stdin: print('hello', flush=True)")
    with pytest.raises(ValueError, match="which is no JSON"):
        valtable.run("kingdom", [f"exec:{sys.executable} {tmp_path / 'mad.py'}", "random"], seed=2)

"""Games that are played to learn from: what is taken down of them, on both builds. (Learning itself needs torch.)"""

from __future__ import annotations

import pytest

import valtable
from valtable.bots.net import net_of
from valtable.games import find
from valtable.learn.lesson import Lesson
from valtable.learn.selfplay import Job, Table, compete, play, tables


def job(game: str, games: int, weights: tuple[bytes, ...], seed: int = 1) -> Job:
    return Job(game, [Table(2, {}, 1.0)], weights, [], games, seed, 1.0)


def weights_of(game: str) -> tuple[bytes, ...]:
    net = net_of(find(game).prepare(2, {}))
    assert net is not None
    return tuple(bytes(part) for part in net.weights)


@pytest.mark.parametrize("game", valtable.games())
def test_what_a_net_plays_is_taken_down(game: str) -> None:
    lesson = play(job(game, 1, weights_of(game)))
    assert lesson.games == 1
    assert len(lesson) == len(lesson.chosen) == len(lesson.results) == len(lesson.advantages) > 10
    assert sum(lesson.widths) == len(lesson.choice_lengths)
    assert sum(lesson.state_lengths) == len(lesson.state_places) == len(lesson.state_values)
    assert sum(lesson.choice_lengths) == len(lesson.choice_places) == len(lesson.choice_values)
    assert all(0 <= chosen < width for chosen, width in zip(lesson.chosen, lesson.widths, strict=True))
    assert all(likelihood <= 0 for likelihood in lesson.likelihoods)
    insight = find(game).prepare(2, {}).insight
    assert insight is not None
    assert max(lesson.state_places) < insight.width
    assert max(lesson.choice_places) < insight.choice_width


def test_the_same_seed_gives_the_same_lesson_and_another_another() -> None:
    weights = weights_of("kingdom")
    first = play(job("kingdom", 1, weights)).parts()
    assert play(job("kingdom", 1, weights)).parts() == first
    assert play(job("kingdom", 1, weights, 2)).parts() != first


def test_against_greedy_only_the_student_is_taken_down() -> None:
    weights = weights_of("kingdom")
    tables = [Table(3, {}, 1.0)]
    among_selves = play(Job("kingdom", tables, weights, [], 1, 5, 1.0))
    against_greedy = play(Job("kingdom", tables, weights, [], 1, 5, 1.0, rivals=1.0))
    assert against_greedy.games == 1
    assert 10 < len(against_greedy) < len(among_selves) / 2


def test_greedy_is_taken_down_to_be_imitated() -> None:
    lesson = play(job("kingdom", 1, ()))
    assert lesson.games == 1
    assert len(lesson) > 10
    assert set(lesson.likelihoods) == {0.0}


def test_lessons_are_added_up() -> None:
    one = play(job("kingdom", 1, ()))
    both = Lesson()
    both.add(one.parts())
    both.add(one.parts())
    assert both.games == 2
    assert both.chosen == one.chosen + one.chosen
    assert len(both) == 2 * len(one)


def test_a_net_is_tried_against_greedy() -> None:
    wins, games = compete("kingdom", Table(2, {}, 1.0), weights_of("kingdom"), 2, 5)
    assert games == 2
    assert 0 <= wins <= 2


def test_tables_to_learn_at_have_every_option_once() -> None:
    found = tables(find("kingdom"), [2, 3], 0.2)
    assert {table.players for table in found} == {2, 3}
    assert sum(table.weight for table in found if table.players == 2) == pytest.approx(1.0)
    assert {"events": True} in [table.options for table in found]
    assert len({(table.players, str(table.options)) for table in found}) == len(found)

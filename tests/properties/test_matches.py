"""Random whole matches of every game at every table, checked from every side at random points."""

import pytest

import valtable
from tests.properties.checks import check_match
from tests.properties.table import COMPILED, SOME, TABLES, Table, plugin
from valtable.games import GAMES

SEEDS = [1] if COMPILED else [3]  # each build plays games of its own


@pytest.mark.parametrize("table", SOME, ids=[table.name for table in SOME])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_match_holds_at_every_point(table: Table, seed: int) -> None:
    match = check_match(table, seed, plugin(table.game).OFTEN)
    assert match.over
    assert match.history


def test_every_number_of_players_and_every_option_is_tried() -> None:
    for game in valtable.games():
        tables = [table for table in TABLES if table.game == game]
        info = GAMES[game]
        assert {table.players for table in tables} == set(range(info.min_players, info.max_players + 1))
        for setting in info.settings:
            tried = [table.options[setting.name] for table in tables if setting.name in table.options]
            assert [value for value in tried if value != setting.default], f"{setting.name} is never tried"
            for word in setting.words:
                assert word == setting.default or word in tried
            if setting.items:
                assert [value for value in tried if isinstance(value, list)]


@pytest.mark.parametrize("game", valtable.games())
def test_always_taking_the_first_option_comes_to_an_end(game: str) -> None:
    """The loop that the README shows."""
    match = valtable.new(game, players=3, seed=7)
    for _ in range(5000):
        if match.over:
            break
        question = match.questions[0]
        match.answer(question.seat, question.options[0])
    assert match.over

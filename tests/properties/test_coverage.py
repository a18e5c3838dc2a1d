"""Every card is played: a small fuzz that reaches every card and all but the rarest accidents.

`python -m tests.fuzz` is the large one, which must reach them all.
"""

from collections import Counter

import pytest

import valtable
from tests.fuzz import fuzz, report
from tests.properties.table import COMPILED, plugin

SHARE = 0.97  # of all goals, this share at least; of those that are about one card ("goblin: slain"), all
PART = 8  # on the interpreted build one game in so many
CHUNK = 25  # games between two looks whether it is enough


@pytest.mark.parametrize("game", valtable.games())
def test_every_card_is_played(game: str) -> None:
    enough = plugin(game).ENOUGH
    goals = plugin(game).goals()
    assert len(set(goals)) == len(goals)
    if not COMPILED:
        seen, broken = fuzz(game, range(enough, enough + enough // PART))
        assert broken == []
        assert len(seen) > len(goals) / 2
        return
    seen = Counter()
    lost = goals
    for first in range(1, 1 + enough, CHUNK):
        some, broken = fuzz(game, range(first, first + CHUNK))
        assert broken == []
        seen.update(some)
        lost = [goal for goal in goals if not seen[goal]]
        if not of_one_card(lost) and len(lost) <= (1 - SHARE) * len(goals):
            return
    pytest.fail(f"never seen in {enough} games: {lost}")


def of_one_card(goals: list[str]) -> list[str]:
    return [goal for goal in goals if " " not in goal.partition(": ")[0]]


def test_a_fuzz_that_misses_something_or_breaks_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    game = valtable.games()[0]
    goals = plugin(game).goals()
    seen = Counter(goals)
    assert report(game, 1, seen, [], True) == 0
    assert report(game, 1, seen, ["a game"], True) == 1
    del seen[goals[0]]
    assert report(game, 1, seen, [], True) == 1
    assert report(game, 1, seen, [], False) == 0, "one game alone need not reach everything"
    assert f"missing            {goals[0]}" in capsys.readouterr().out

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


@pytest.mark.parametrize("game", valtable.games())
def test_every_card_is_played(game: str) -> None:
    enough = plugin(game).ENOUGH
    if not COMPILED:
        seen, broken = fuzz(game, range(enough, enough + enough // PART))
        assert broken == []
        assert len(seen) > len(plugin(game).goals()) / 2
        return
    seen, broken = fuzz(game, range(1, 1 + enough))
    assert broken == []
    goals = plugin(game).goals()
    assert len(set(goals)) == len(goals)
    lost = [goal for goal in goals if not seen[goal]]
    assert [goal for goal in lost if " " not in goal.partition(": ")[0]] == []
    assert len(lost) <= (1 - SHARE) * len(goals), lost


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

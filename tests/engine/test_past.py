"""What copies of a match share: its past, until one of them goes on differently."""

from concurrent.futures import ThreadPoolExecutor

from tests.engine import toy
from valtable.engine.past import Past


def test_copies_share_one_list_until_they_part() -> None:
    one: Past[int] = Past([1, 2, 3])
    two = one.copy()
    two.extend([4])
    three = two.copy()
    assert one._items is two._items is three._items
    assert (one.all(), two.all(), three.all()) == ([1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4])
    one.extend([5, 6])
    assert one._items is not two._items
    assert (one.all(), two.all(), three.all()) == ([1, 2, 3, 5, 6], [1, 2, 3, 4], [1, 2, 3, 4])


def test_who_cuts_takes_nothing_from_the_others() -> None:
    one: Past[int] = Past([1, 2, 3])
    two = one.copy()
    one.cut(1)
    assert one._items is two._items
    one.extend([9])
    assert (one.all(), two.all()) == ([1, 9], [1, 2, 3])
    assert (len(one), one[1], two.first(2), one.first(5)) == (2, 9, [1, 2], [1, 9])


def test_copies_go_on_in_threads_of_their_own() -> None:
    start: Past[int] = Past(range(100))

    def go_on(name: int) -> list[int]:
        mine = start.copy()
        for _ in range(200):
            mine.extend([name])
        return mine.all()

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(go_on, range(40))) == [[*range(100), *[name] * 200] for name in range(40)]


def test_copying_a_match_does_not_grow_with_it() -> None:
    """Of the past nothing is copied, nor of the steps that undo could still reach."""
    match = toy.start(players=2, length="long", seed=4)
    while not match.over:
        twin = match.copy()
        assert twin._history._items is match._history._items
        assert twin._events._items is match._events._items
        assert twin._latest is match._latest
        assert twin._trail[-1] is not match._trail[-1]
        for mine, theirs in zip(twin._trail[:-1], match._trail[:-1], strict=True):
            assert mine is theirs
        question = match.questions[0]
        match.answer(question.seat, question.options[-1])
    assert len(match.history) > 50


def test_one_past_serves_the_match_and_the_copy_before_each_answer() -> None:
    """Whoever copies, answers and keeps the copy, as the server does, has one list all along."""
    match = toy.start(players=2, seed=4)
    history, events = match._history._items, match._events._items
    while not match.over:
        match = match.copy()
        match.answer(match.questions[0].seat, match.questions[0].options[0])
        match.compact()
    assert match._history._items is history
    assert match._events._items is events


def test_copies_that_part_and_undo_never_meet_again() -> None:
    match = toy.start(players=2, seed=4)
    toy.play_to(match, "second")
    twins = [match.copy() for _ in range(3)]
    before = match.save()
    twins[0].answer(0, "coin-1")
    twins[1].answer(0, "coin-0")
    twins[2].undo(0)
    twins[2].answer(0, "coin-1")
    assert match.save() == before
    for twin, answers in zip(twins, [[(0, "coin-1")], [(0, "coin-0")]], strict=False):
        assert twin.history == [*match.history, *answers]
    assert twins[2].history == [*match.history[:-1], (0, "coin-1")]
    again = match.copy()
    again.undo(0)
    assert match.save() == before, "the step that undo went back to is not the original's"
    for twin in (*twins, match, again):
        assert toy.reload(twin.save()) == twin
        assert twin.events == toy.reload(twin.save()).events

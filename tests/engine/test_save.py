"""Saved matches: what was saved is what is loaded; whatever is wrong with a text is a LoadError and nothing else."""

import functools
import hashlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import valtable
from tests.engine import toy
from valtable.engine.errors import LoadError
from valtable.engine.match import Match


@functools.cache
def saved() -> str:
    """A match in the middle of a simultaneous stretch, with a name that is not ASCII and one that needs escapes."""
    info = toy.INFO
    match = Match.start(info, info.prepare(3, {"lamps": ["wax", "oil"]}), 12, ["Zoé", 'Bob "\\" O\nX', "三"])
    toy.play_to(match, "colour")
    match.answer(1, "red")
    return match.save()


def signed(body: dict[str, Any]) -> str:
    """A saved text with a checksum that fits, whatever it holds."""
    body = {name: part for name, part in body.items() if name != "digest"}
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return json.dumps({**body, "digest": hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()})


def test_what_was_saved_is_loaded() -> None:
    match = toy.reload(saved())
    assert match.save() == saved()
    assert match.names == ["Zoé", 'Bob "\\" O\nX', "三"]
    assert match.options["lamps"] == ["wax", "oil"]
    assert match.seed == 12


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_every_point_of_a_match(players: int) -> None:
    match = toy.start(players=players, seed=players)
    while True:
        twin = toy.reload(match.save())
        assert twin == match
        assert twin.history == match.history
        assert [event.data() for event in twin.events] == [event.data() for event in match.events]
        assert [question.data() for question in twin.questions] == [question.data() for question in match.questions]
        for seat in range(players):
            assert twin.view(seat) == match.view(seat)
            assert twin.undo_refusal(seat) == match.undo_refusal(seat)
        assert (twin.over, twin.scores, twin.winners) == (match.over, match.scores, match.winners)
        if match.over:
            return
        question = match.questions[len(match.history) % len(match.questions)]
        match.answer(question.seat, question.options[len(match.history) % len(question.options)])


def test_the_order_of_events_outlives_saving() -> None:
    match = toy.start(players=3)
    toy.play_to(match, "colour")
    toy.answer(match, (2, "blue"), (1, "red"), (0, "red"), (1, "red"))
    twin = toy.reload(match.save())
    assert twin.events == match.events
    for each in (match, twin):
        each.undo(1)
        each.undo(0)
        toy.answer(each, (0, "blue"), (1, "blue"), (0, "yes"))
    assert twin.events == match.events
    assert twin == match


def test_the_text_says_what_it_is() -> None:
    body = json.loads(saved())
    assert body["format"] == "valtable-match"
    assert body["version"] == 1
    assert body["game"] == "lanterns"
    assert body["rules"] == 3
    assert body["history"][-1] == [1, "red"]


def test_another_format_version_is_refused() -> None:
    with pytest.raises(LoadError, match="format version 2; this program reads version 1"):
        toy.reload(signed({**json.loads(saved()), "version": 2}))


@pytest.mark.parametrize("version", [4, 0, -1])
def test_a_version_of_the_rules_that_this_program_does_not_know_is_refused(version: int) -> None:
    words = f"version {version} of the rules of lanterns; this program plays version 3"
    with pytest.raises(LoadError, match=words) as refused:
        toy.reload(signed({**json.loads(saved()), "rules": version}))
    assert refused.value.why == "version"


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("game", "chess", "no 'chess'"),
        ("options", {"weather": "foul"}, "'weather' does not exist"),
        ("options", {"length": "eternal"}, "'eternal' is not allowed"),
        ("options", {"trap": "setup"}, "cannot be set up"),
    ],
)
def test_what_cannot_be_set_up_here_is_refused(field: str, value: Any, words: str) -> None:
    with pytest.raises(LoadError, match=words):
        toy.reload(signed({**json.loads(saved()), field: value}))


FIELDS = sorted(set(json.loads(saved())) - {"digest"})


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_refused(field: str) -> None:
    """The checksum fits: such a text was made by another program, and is refused all the same."""
    body = json.loads(saved())
    del body[field]
    with pytest.raises(LoadError):
        toy.reload(signed(body))


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", [None, 7, "x", [1], {"a": 1}, [[1, 2, 3]], [["a"]]], ids=repr)
def test_a_field_of_the_wrong_kind_is_refused(field: str, value: Any) -> None:
    if field == "seed" and value == 7:
        value = 7.5  # 7 is a seed
    if field == "options" and value is None:
        value = True  # None are the standard options
    with pytest.raises(LoadError):
        toy.reload(signed({**json.loads(saved()), field: value}))


def test_a_number_of_players_that_cannot_be_is_refused() -> None:
    with pytest.raises(LoadError):
        toy.reload(signed({**json.loads(saved()), "players": 9}))
    with pytest.raises(LoadError, match="9 is not allowed"):
        toy.reload(signed({**json.loads(saved()), "players": 9, "names": list("abcdefghi")}))


@pytest.mark.parametrize(
    "answers", [[[0, "green"]], [[2, "red"], [2, "red"]], [[9, "red"]], [[1, "red"], [1, "red"], [1, "red"], [1, "x"]]]
)
def test_answers_that_do_not_fit_are_refused(answers: list[Any]) -> None:
    body = json.loads(saved())
    with pytest.raises(LoadError):
        toy.reload(signed({**body, "answers": answers}))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"state":"Lanterns"', '"state":"Chess"'),
        ('"thing":"card-1"', '"thing":"card-99"'),
        ('"coins":', '"money":'),
        ('{"tuple":', '{"triple":'),
        ('"chance":{"chance":"', '"chance":{"chance":"x'),
    ],
)
def test_a_state_that_these_rules_do_not_know_is_refused(old: str, new: str) -> None:
    assert old in saved()
    with pytest.raises(LoadError, match="saved state"):
        toy.reload(signed(json.loads(saved().replace(old, new))))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "3",
        "[]",
        "{}",
        '"valtable-match"',
        "NaN",
        "nonsense",
        '{"format": "chess-match", "version": 1}',
        '{"format": "valtable-match"}',
        '{"format": "valtable-match", "version": 1}',
        '{"format": "valtable-match", "version": 1, "digest": null}',
        '{"format": "valtable-match", "version": 1, "names": "\\ud800"}',
        '{"format": "valtable-match", "version": 1, "x": ' + "9" * 5000 + "}",
        "[" * 100_000,
        '{"a":' * 100_000,
        "\ud800",
        "\x00",
    ],
    ids=lambda text: repr(text[:60]),
)
def test_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(LoadError):
        valtable.load(text)
    with pytest.raises(LoadError):
        toy.reload(text)


@pytest.mark.parametrize("text", [None, 5, ["{}"], {"format": "valtable-match"}], ids=repr)
def test_what_is_no_text_is_refused(text: Any) -> None:
    with pytest.raises(LoadError):
        valtable.load(text)


def test_a_game_that_is_not_on_the_shelf_is_refused() -> None:
    with pytest.raises(LoadError, match="no 'lanterns'; there are: kingdom"):
        valtable.load(saved())


def test_every_truncation_is_refused() -> None:
    text = saved()
    for end in range(len(text)):
        with pytest.raises(LoadError):
            toy.reload(text[:end])


def loads_or_refuses(text: str) -> None:
    """A damaged text is refused, unless the damage is no damage: JSON that means the same."""
    try:
        match = toy.reload(text)
    except LoadError:
        return
    assert match.save() == saved()


@given(st.integers(0, len(saved()) - 1), st.characters())
def test_a_flipped_character_is_noticed(place: int, character: str) -> None:
    loads_or_refuses(saved()[:place] + character + saved()[place + 1 :])


@given(st.integers(0, len(saved()) - 1), st.integers(0, len(saved()) - 1), st.text(max_size=4))
def test_a_changed_stretch_is_noticed(start: int, end: int, text: str) -> None:
    loads_or_refuses(saved()[: min(start, end)] + text + saved()[max(start, end) :])


@given(st.text())
def test_any_text_is_loaded_or_refused(text: str) -> None:
    with pytest.raises(LoadError):
        toy.reload(text)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(FIELDS), ANYTHING)
def test_any_field_of_any_kind_is_loaded_or_refused(field: str, value: Any) -> None:
    """Whatever a foreign program has signed: a match comes back or a LoadError, never another exception."""
    try:
        match = toy.reload(signed({**json.loads(saved()), field: value}))
    except LoadError:
        return
    assert isinstance(match, Match)

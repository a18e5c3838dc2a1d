"""The effect language: what is written is read back, and what is wrong is pointed at."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from valtable.engine.effects import (
    ANY_NAME,
    All,
    Choose,
    Counter,
    Do,
    Effect,
    EffectError,
    Gain,
    May,
    Numbered,
    Pay,
    Plain,
    Vocabulary,
    parts_of,
)
from valtable.engine.message import Message


class Turn(Do):
    """Turn so far, either way."""

    def __init__(self, verb: str, args: tuple[str, ...]) -> None:
        super().__init__(verb, args)
        if len(args) != 1 or not args[0].lstrip("-").isdigit():
            raise ValueError("needs a number")
        self.n = int(args[0])

    def message(self) -> Message:
        return Message("effect-turn", {"n": self.n})


WORDS = Vocabulary(
    ("oil", "wax"),
    {"lamp": (), "colour": ("red", "blue"), "oil": (), "oil+wax": (), "friend": ANY_NAME},
    {"turn": Turn, "light_up": Do, "rest": Plain, "burn": Numbered},
)

resources = st.sampled_from(["oil", "wax"])
numbers = st.integers(0, 99)
counters = st.none() | st.builds(
    lambda kind, per: Counter(kind[0], kind[1], per),
    st.sampled_from([("lamp", ""), ("colour", "red"), ("colour", "blue"), ("oil", ""), ("oil+wax", "")]),
    st.integers(1, 9),
)
gains = st.builds(Gain, resources, numbers, counters)
deeds = st.builds(lambda n: Turn("turn", (str(n),)), st.integers(-5, 5)) | st.builds(
    lambda args: Do("light_up", tuple(args)),
    st.lists(st.sampled_from(["any", "cost<=3", "role:holy", "-1", "a+b", "7"]), max_size=3),
)


def several(parts: st.SearchStrategy[Effect], pays: st.SearchStrategy[Effect]) -> st.SearchStrategy[Effect]:
    """What the grammar calls an effect: parts joined by "&". A payment takes all that follows, so it comes last."""
    return st.builds(
        lambda some, last: All((*some, *last)) if len(some) + len(last) > 1 else (*some, *last)[0],
        st.lists(parts, min_size=1, max_size=3),
        st.lists(pays, max_size=1),
    )


def deeper(inner: st.SearchStrategy[Effect]) -> st.SearchStrategy[Effect]:
    pays: st.SearchStrategy[Effect] = st.builds(Pay, resources, numbers, counters, inner)
    parts: st.SearchStrategy[Effect] = (
        gains
        | deeds
        | st.builds(May, inner)
        | st.builds(lambda some: Choose(tuple(some)), st.lists(inner, min_size=2, max_size=3, unique_by=str))
    )
    return several(parts, pays) | pays


effects = st.recursive(several(gains | deeds, gains), deeper, max_leaves=6)


def shape(effect: Effect) -> Any:
    """The effect as nested tuples: its structure, which equal texts could hide."""
    if isinstance(effect, Gain):
        return ("gain", effect.resource, effect.amount, count(effect.counter))
    if isinstance(effect, (All, Choose)):
        return (type(effect).__name__, *[shape(part) for part in effect.parts])
    if isinstance(effect, May):
        return ("may", shape(effect.effect))
    if isinstance(effect, Pay):
        return ("pay", effect.resource, effect.amount, count(effect.counter), shape(effect.effect))
    assert isinstance(effect, Do)
    return (effect.verb, effect.args)


def count(counter: Counter | None) -> Any:
    return None if counter is None else (counter.kind, counter.name, counter.per)


@given(effects)
def test_what_is_written_is_read_back(effect: Effect) -> None:
    text = str(effect)
    back = WORDS.parse(text)
    assert shape(back) == shape(effect)
    assert back == effect
    assert hash(back) == hash(effect)
    assert str(back) == text
    assert shape(WORDS.parse(f"  {text.replace('&', '  &  ').replace('(', '( ')}  ")) == shape(effect)


@given(effects)
def test_every_effect_has_words_and_parts(effect: Effect) -> None:
    assert effect.message().id.startswith("effect-")
    parts = parts_of(effect)
    assert parts[0] is effect
    assert all(str(part) in str(effect) for part in parts)


@given(st.text(alphabet="oilwaxturn may choose(pay)->|&+:0123456789,<=-.\t", max_size=40))
def test_any_text_is_read_or_pointed_at(text: str) -> None:
    problem: EffectError | None = None
    try:
        effect = WORDS.parse(text)
        assert WORDS.parse(str(effect)) == effect
    except EffectError as error:
        problem = error
    if problem is not None:
        assert 1 <= problem.column <= len(text) + 1
        assert str(problem) == f"column {problem.column}: {problem.reason}"


BROKEN = [
    ("", 1, "expected an effect, found 'the end'"),
    ("   ", 4, "expected an effect, found 'the end'"),
    ("oil", 1, "expected an effect, found 'oil'"),
    ("oil+", 5, "expected a number, found 'the end'"),
    ("oil+x", 5, "expected a number, found 'x'"),
    ("oil+1 &", 8, "expected an effect, found 'the end'"),
    ("oil+1 & & wax+1", 9, "expected an effect, found '&'"),
    ("oil+1 wax+1", 7, "unexpected 'wax'"),
    ("oil+1)", 6, "unexpected ')'"),
    (
        "gold+1",
        1,
        "expected an effect, found 'gold'; known words: oil, wax, choose, may, pay, turn, light_up",
    ),
    ("oil+1 per moon", 11, "cannot count 'moon'; countable are lamp, colour, oil, oil+wax, friend"),
    ("oil+1 per", 10, "cannot count ''"),
    ("oil+1 per 0 lamp", 13, "cannot count in groups of 0"),
    ("oil+1 per lamp:red", 11, "lamp: takes no name, but 'red' follows"),
    ("oil+1 per colour:green", 11, "colour: 'green' should be one of red, blue"),
    ("oil+1 per colour", 11, "colour: '' should be one of red, blue"),
    ("oil+1 per friend", 11, "friend: needs a name"),
    ("rest(1)", 1, "rest: takes no arguments"),
    ("burn", 1, "burn: needs a number from 1 to 99"),
    ("burn(0)", 1, "burn: needs a number from 1 to 99"),
    ("burn(1,2)", 1, "burn: needs a number from 1 to 99"),
    ("oil+1 per wax+oil", 11, "cannot count 'wax+oil'"),
    ("choose(oil+1)", 13, "a choice needs two effects or more"),
    ("choose(oil+1|wax+1", 19, "expected ')', found 'the end'"),
    ("choose oil+1", 8, "expected '(', found 'oil'"),
    ("may(oil+1", 10, "expected ')', found 'the end'"),
    ("may oil+1", 5, "expected '(', found 'oil'"),
    ("pay oil 1", 10, "expected '->', found 'the end'"),
    ("pay gold 1 -> oil+1", 5, "unknown resource 'gold'; there are oil, wax"),
    ("pay oil -> wax+1", 9, "expected a number, found '->'"),
    ("pay oil 1 -> ", 14, "expected an effect, found 'the end'"),
    ("oil+1 & turn(x)", 9, "turn: needs a number"),
    ("turn", 1, "turn: needs a number"),
    ("turn(", 6, "expected an argument, found 'the end'"),
    ("turn()", 6, "expected an argument, found ')'"),
    ("turn(1", 7, "expected ')', found 'the end'"),
    ("light_up(any,)", 14, "expected an argument, found ')'"),
    ("oil+1 ; wax+1", 7, "unexpected ';'"),
    ("Oil+1", 1, "unexpected 'O'"),
    ("oil+1 & wax*2", 12, "unexpected '*'"),
    ("  .", 3, "unexpected '.'"),
    ("choose(oil+1|oil+1)", 14, "twice"),
]


@pytest.mark.parametrize(("text", "column", "reason"), BROKEN, ids=[repr(text) for text, _, _ in BROKEN])
def test_a_broken_text_is_pointed_at(text: str, column: int, reason: str) -> None:
    with pytest.raises(EffectError) as caught:
        WORDS.parse(text)
    assert caught.value.column == column
    assert reason in caught.value.reason


def test_the_sides_of_a_choice_can_be_offered() -> None:
    effect = WORDS.parse("choose(oil+2|wax+1 & turn(-1)|may(light_up(any)))")
    assert isinstance(effect, Choose)
    ids = [branch.id for branch in effect.branches]
    assert ids == ["oil-2", "wax-1-turn-minus-1", "may-light-up-any"]
    assert len(set(ids)) == len(ids)


def test_different_effects_are_different() -> None:
    texts = ["oil+1", "oil+2", "wax+1", "oil+1 per lamp", "may(oil+1)", "pay wax 1 -> oil+1", "turn(1)", "turn(-1)"]
    parsed = [WORDS.parse(text) for text in texts]
    assert len(set(parsed)) == len(texts)
    assert parsed[0] != "oil+1"
    assert repr(parsed[0]) == "<oil+1>"


def test_arguments_are_read_once_into_what_they_are() -> None:
    turn = WORDS.parse("turn(-3)")
    assert isinstance(turn, Turn)
    assert turn.n == -3
    burn = WORDS.parse("burn(12)")
    assert isinstance(burn, Numbered)
    assert (burn.n, burn.message().id, burn.message().args) == (12, "effect-burn", {"n": 12})
    gain = WORDS.parse("oil+1 per colour:blue")
    assert isinstance(gain, Gain)
    assert gain.counter is not None
    assert gain.counter.index == 1

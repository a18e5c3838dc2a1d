"""The codec writes a checkpoint down and reads it back."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine import toy
from valtable.engine.chance import Chance
from valtable.engine.codec import Decoder, encode
from valtable.engine.errors import LoadError

THINGS = {thing.id: thing for thing in toy.GEMS}
DECODER = Decoder(THINGS, {"Lanterns": toy.Lanterns, "Lantern": toy.Lantern})

KEYS = st.integers() | st.text(max_size=4)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.sampled_from(toy.GEMS),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(st.integers(), inner, max_size=4)
        | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(VALUES)
def test_whatever_a_state_holds_comes_back_through_json(value: Any) -> None:
    text = json.dumps(encode(value))
    back = DECODER.decode(json.loads(text))
    assert back == value
    assert type(back) is type(value)
    assert json.dumps(encode(back)) == text


@given(st.integers(0, 2**64 - 1))
def test_luck_comes_back_whole(state: int) -> None:
    written = encode(Chance(state))
    assert written == {"chance": str(state)}
    assert DECODER.decode(json.loads(json.dumps(written))).state == state


def test_a_checkpoint_comes_back_whole() -> None:
    rules = toy.INFO.prepare(3, {})
    game = rules.setup(Chance(7))
    data = rules.dump(game)
    back = rules.restore(json.loads(json.dumps(data)))
    assert isinstance(back, toy.Lanterns)
    assert rules.dump(back) == data
    assert back is not game
    assert back.players[1].dealt[0] is game.players[1].dealt[0], "cards are shared"  # type: ignore[attr-defined]


def test_the_order_of_a_dictionary_does_not_matter() -> None:
    assert encode({2: "b", 1: "a"}) == encode({1: "a", 2: "b"})


@pytest.mark.parametrize("value", [object(), {1, 2}, 1.5, b"x"], ids=lambda value: type(value).__name__)
def test_a_state_may_not_hold_anything_else(value: Any) -> None:
    with pytest.raises(TypeError, match="a state may not hold"):
        encode([value])


@pytest.mark.parametrize(
    "data",
    [
        {"thing": "unknown"},
        {"state": "Lamp", "fields": {}},
        {"state": "Lantern", "fields": {"seat": 1}},
        {"what": 1},
        {},
        1.5,
    ],
    ids=str,
)
def test_strange_data_is_refused(data: Any) -> None:
    with pytest.raises(LoadError, match="the saved state"):
        DECODER.decode([data])

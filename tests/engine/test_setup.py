"""Setting up: every bad argument of `new` and `run` gives a SetupError that names it and lists what is allowed."""

from pathlib import Path
from typing import Any

import pytest

import valtable
from tests.engine import toy
from valtable.engine.errors import SetupError
from valtable.engine.setting import Setting

WORDS = Setting("length", "short", ("short", "long"))
SWITCH = Setting("wind", False, (False, True))
LIST = Setting("lamps", "all", ("all",), ("oil", "wax", "gas"), 2)
ANY_NUMBER = Setting("lamps", [], (), ("oil", "wax", "gas"))
TEXT = Setting("cards", "")


@pytest.mark.parametrize(
    ("setting", "value", "normal"),
    [
        (WORDS, "long", "long"),
        (SWITCH, True, True),
        (SWITCH, False, False),
        (LIST, "all", "all"),
        (LIST, ["wax", "oil"], ["wax", "oil"]),
        (LIST, ("wax", "oil"), ["wax", "oil"]),
        (ANY_NUMBER, [], []),
        (ANY_NUMBER, ["gas"], ["gas"]),
        (TEXT, "", ""),
        (TEXT, "any text\nat all", "any text\nat all"),
    ],
    ids=lambda value: value.name if isinstance(value, Setting) else repr(value),
)
def test_what_is_allowed_comes_back_in_its_normal_form(setting: Setting, value: Any, normal: Any) -> None:
    checked = setting.check(value)
    assert checked == normal
    assert type(checked) is type(normal)


@pytest.mark.parametrize(
    ("setting", "value", "words"),
    [
        (WORDS, "endless", "option 'length': 'endless' is not allowed; allowed: 'short' or 'long'"),
        (WORDS, ["short"], "option 'length': ['short'] is not allowed"),
        (WORDS, 1, "option 'length': 1 is not allowed"),
        (SWITCH, 1, "option 'wind': 1 is not allowed; allowed: False or True"),
        (SWITCH, "True", "option 'wind': 'True' is not allowed; allowed: False or True"),
        (LIST, "some", "option 'lamps': 'some' is not allowed; allowed: 'all' or a list of 2 of: oil, wax, gas"),
        (LIST, ["oil", "sun"], "option 'lamps': unknown 'sun'; allowed: 'all' or a list of 2 of: oil, wax, gas"),
        (LIST, ["oil", "oil"], "option 'lamps': the same one twice"),
        (LIST, ["oil"], "option 'lamps': 1 given; allowed: 'all' or a list of 2 of"),
        (LIST, [["oil"], 3], "option 'lamps': unknown"),
        (ANY_NUMBER, ["sun"], "option 'lamps': unknown 'sun'; allowed: a list of: oil, wax, gas"),
        (TEXT, 5, "option 'cards': 5 is not allowed; allowed: a text"),
        (TEXT, True, "option 'cards': True is not allowed; allowed: a text"),
    ],
    ids=lambda value: value.name if isinstance(value, Setting) else repr(value),
)
def test_what_is_not_allowed_is_named(setting: Setting, value: Any, words: str) -> None:
    with pytest.raises(SetupError) as caught:
        setting.check(value)
    assert words in str(caught.value)


def test_a_switch_is_a_switch() -> None:
    assert SWITCH.switch
    assert not WORDS.switch


def test_options_that_are_not_given_have_their_standard_value() -> None:
    rules = toy.INFO.prepare(2, {"wind": True, "length": None})
    standard = {"length": "short", "lamps": [], "trap": "", "chapter": "", "coffer": {"won": []}}
    assert rules.options == {**standard, "wind": True}
    assert toy.INFO.prepare(2, None).options["wind"] is False
    assert toy.INFO.prepare(2, rules.options).options == rules.options, "settled options settle as they are"


@pytest.mark.parametrize("players", [0, 5, -1, "2", 2.0, True, None, [2]], ids=repr)
def test_a_number_of_players_that_cannot_be(players: Any) -> None:
    with pytest.raises(SetupError, match=r"players: .* is not allowed; lanterns takes 1 to 4"):
        toy.INFO.prepare(players, {})


def test_an_option_that_does_not_exist() -> None:
    with pytest.raises(SetupError, match="option 'storm' does not exist in lanterns; there are: length, lamps, wind"):
        toy.INFO.prepare(2, {"storm": 1})


GAME = valtable.games()[0]

BAD_NEW: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game: there is no 'chess'; there are: "),
    ({"game": None}, "game: there is no None"),
    ({"game": ["kingdom"]}, "game: there is no ['kingdom']"),
    ({"players": 0}, "players: 0 is not allowed"),
    ({"players": 99}, "players: 99 is not allowed"),
    ({"players": "2"}, "players: '2' is not allowed"),
    ({"players": True}, "players: True is not allowed"),
    ({"players": 2.0}, "players: 2.0 is not allowed"),
    ({"players": None}, "players: None is not allowed"),
    ({"seed": "seven"}, "seed: 'seven' is not allowed; it should be a whole number"),
    ({"seed": 1.5}, "seed: 1.5 is not allowed"),
    ({"seed": True}, "seed: True is not allowed"),
    ({"options": "events"}, "options: expected a mapping of names to values, not 'events'"),
    ({"options": ["events"]}, "options: expected a mapping"),
    ({"options": {"nonsense": 1}}, "option 'nonsense' does not exist in"),
    ({"options": {5: 1}}, "option 5 does not exist in"),
    ({"names": ["Zoé"]}, "names: expected 2 names"),
    ({"names": ["Zoé", ""]}, "names: expected 2 names that are not empty"),
    ({"names": ["Zoé", " "]}, "names: expected 2 names that are not empty"),
    ({"names": ["Zoé", 5]}, "names: expected 2 names"),
    ({"names": "ab"}, "names: expected 2 names"),
    ({"names": 5}, "names: expected 2 names"),
    ({"names": ["Zoé", "\ud800"]}, "names: expected 2 names"),
]


@pytest.mark.parametrize(("change", "words"), BAD_NEW, ids=[repr(change) for change, _ in BAD_NEW])
def test_bad_arguments_of_new(change: dict[str, Any], words: str) -> None:
    arguments: dict[str, Any] = {"game": GAME, "players": 2, "seed": 1, **change}
    with pytest.raises(SetupError) as caught:
        valtable.new(**arguments)
    assert words in str(caught.value)
    assert isinstance(caught.value, valtable.ValtableError)


class Silent:
    """Sits there and cannot choose."""


BAD_RUN: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game: there is no 'chess'"),
    ({"choosers": []}, "players: 0 is not allowed"),
    ({"choosers": ["random"] * 99}, "players: 99 is not allowed"),
    ({"choosers": "random"}, "choosers: expected a list"),
    ({"choosers": 2}, "choosers: expected a list with a bot's name"),
    ({"choosers": ["random", "clairvoyant"]}, "bot: there is no 'clairvoyant'; there are: "),
    ({"choosers": ["random", Silent()]}, "is neither a bot's name nor an object with choose(question)"),
    ({"choosers": ["random", None]}, "choosers: None is neither"),
    ({"seed": "seven"}, "seed: 'seven' is not allowed"),
    ({"options": {"nonsense": 1}}, "option 'nonsense' does not exist"),
]


@pytest.mark.parametrize(("change", "words"), BAD_RUN, ids=[words for _, words in BAD_RUN])
def test_bad_arguments_of_run(change: dict[str, Any], words: str) -> None:
    arguments: dict[str, Any] = {"game": GAME, "choosers": ["random", "random"], "seed": 1, **change}
    with pytest.raises(SetupError) as caught:
        valtable.run(**arguments)
    assert words in str(caught.value)


def test_a_match_without_seed_or_names_gets_some() -> None:
    match, other = valtable.new(GAME), valtable.new(GAME)
    assert match.seed != other.seed
    assert match.names == ["Player 1", "Player 2"]
    assert valtable.new(GAME, seed=match.seed) == match
    assert valtable.new(GAME, seed=5, names=["Zoé", "Bob"]).names == ["Zoé", "Bob"]


@pytest.mark.parametrize("seed", [0, -1, 2**64, 2**64 + 7, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    match = valtable.new(GAME, seed=seed)
    assert match.seed == seed
    assert valtable.load(match.save()) == match


def test_a_pack_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="option 'cards': cannot read"):
        valtable.new(GAME, options={"cards": tmp_path / "missing.toml"})
    with pytest.raises(SetupError, match="option 'cards': cannot read"):
        valtable.new(GAME, options={"cards": str(tmp_path)})
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\xff")
    with pytest.raises(SetupError, match="option 'cards': cannot read"):
        valtable.new(GAME, options={"cards": binary})
    broken = tmp_path / "broken.toml"
    broken.write_text("[[card", encoding="utf-8")
    with pytest.raises(SetupError, match="option 'cards': "):
        valtable.new(GAME, options={"cards": broken})


def test_a_pack_of_ones_own_is_played_and_saved(tmp_path: Path) -> None:
    from valtable.games import GAMES

    text = (GAMES[GAME].folder / "cards.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text + "\n# mine\n", encoding="utf-8")
    match = valtable.new(GAME, seed=3, options={"cards": own})
    assert match.options["cards"].endswith("# mine\n")
    own.unlink()
    assert valtable.load(match.save()) == match, "the pack travels with the match"

"""Card packs of any game: whatever is wrong with an entry, one line names the file, the card and what it is."""

from __future__ import annotations

import itertools
import tomllib
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest

from valtable.engine.errors import SetupError
from valtable.games import GAMES, find

# What no field of any card may be, and what some may be.
NEVER: tuple[Any, ...] = (date(1979, 5, 27), 1.5, [[1]], {"a": {"b": 1}})
ODD: tuple[Any, ...] = (-1, 999, "", "x", "gold+1", "steal(gold,99)", [], ["x"], {}, True)

# A pack may be wrong by itself, or for the books that are read with it.
REFUSALS = ("option 'cards': the card pack: ", "option 'cards': books.toml: ")

NUMBERS = itertools.count()

Refused = Callable[[dict[str, Any]], str]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def tables(game: str) -> dict[str, Any]:
    return tomllib.loads(find(game).text("cards.toml"))


@pytest.fixture
def shared(game: str) -> set[str]:
    """The kinds of cards that the game shares with others."""
    folder = find(game).shared
    return set() if folder is None else set(tomllib.loads((folder / "cards.toml").read_text(encoding="utf-8")))


@pytest.fixture
def refused(game: str, monkeypatch: pytest.MonkeyPatch) -> Refused:
    """Why a pack with such tables is refused, or an empty text. Anything but a SetupError is a traceback."""
    info = find(game)
    options = {setting.name: setting.default for setting in info.settings}

    loads = tomllib.loads

    def refused(tables: dict[str, Any]) -> str:
        own = f"own {next(NUMBERS)}"  # each is another text: a pack that was read is kept
        monkeypatch.setattr(tomllib, "loads", lambda text: dict(tables) if text == own else loads(text))
        try:
            info.rules(info.max_players, {**options, "cards": own})
        except SetupError as error:
            return str(error)
        return ""

    return refused


def fields(tables: dict[str, Any]) -> list[tuple[str, int, str]]:
    """Each field of each kind of card, and where it is first."""
    found: dict[tuple[str, str], int] = {}
    for kind, cards in tables.items():
        for i, card in enumerate(cards):
            for field in card:
                found.setdefault((kind, field), i)
    return [(kind, i, field) for (kind, field), i in found.items()]


def changed(tables: dict[str, Any], kind: str, i: int, card: dict[str, Any]) -> dict[str, Any]:
    """The same tables with another card there."""
    return {**tables, kind: [*tables[kind][:i], card, *tables[kind][i + 1 :]]}


def test_the_tables_themselves_are_good(tables: dict[str, Any], refused: Refused) -> None:
    assert refused(tables) == ""
    assert len(fields(tables)) > 10


def test_nonsense_is_named_with_its_card_and_field(tables: dict[str, Any], refused: Refused) -> None:
    for kind, i, field in fields(tables):
        card = tables[kind][i]
        name = "?" if field == "id" else card["id"]
        for value in NEVER:
            reason = refused(changed(tables, kind, i, {**card, field: value}))
            assert reason.startswith(f"option 'cards': the card pack: {kind} {name!r}"), (kind, field, value)
            assert f"{field}: " in reason or f" {field} '" in reason  # or in a card within the card
            assert "\n" not in reason


def test_no_odd_value_ends_in_a_traceback(tables: dict[str, Any], refused: Refused) -> None:
    reasons: set[str] = set()
    for kind, i, field in fields(tables):
        for value in ODD:
            reasons.add(refused(changed(tables, kind, i, {**tables[kind][i], field: value})))
    reasons.discard("")
    assert len(reasons) > 100
    assert all(reason.startswith(REFUSALS) and "\n" not in reason for reason in reasons)


def test_what_is_missing_or_misspelt_is_named(tables: dict[str, Any], refused: Refused) -> None:
    for kind, i, field in fields(tables):
        card = tables[kind][i]
        name = "?" if field == "id" else card["id"]
        reason = refused(changed(tables, kind, i, {key: value for key, value in card.items() if key != field}))
        if reason and field != "when":  # some fields may be left out, and a power without a time is one too many
            assert reason == f"option 'cards': the card pack: {kind} {name!r}: {field}: is missing"
        assert not reason or reason.startswith(f"option 'cards': the card pack: {kind} {name!r}: ")
    for kind, cards in tables.items():
        reason = refused(changed(tables, kind, 0, {**cards[0], "surplus": 1}))
        name = cards[0]["id"]
        assert reason == f"option 'cards': the card pack: {kind} {name!r}: surplus: is not a field of this kind of card"


def test_a_whole_kind_that_is_missing_or_misspelt_is_named(
    tables: dict[str, Any], refused: Refused, shared: set[str]
) -> None:
    """A kind that a game shares with others may be left out: then it is that of the box."""
    for kind in tables:
        for wrong in ([], 3, [3], {"id": "x"}):
            assert f"there should be [[{kind}]] tables" in refused({**tables, kind: wrong})
        without = refused({k: v for k, v in tables.items() if k != kind})
        assert without == "" if kind in shared else f"there should be [[{kind}]] tables" in without
        assert refused({**tables, kind + "s": tables[kind]}).startswith(
            f"option 'cards': the card pack: there is no kind of component called '{kind}s'; there are "
        )
        twice = refused({**tables, kind: [*tables[kind], tables[kind][0]]})
        assert twice == f"option 'cards': the card pack: {kind} {tables[kind][0]['id']!r}: id: is used twice"

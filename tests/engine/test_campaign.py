"""Campaigns: chapters that follow one another, a coffer between them, and a record that can be kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

import valtable
from tests.engine import toy
from valtable.engine.campaign import Campaign
from valtable.engine.errors import LoadError, SetupError
from valtable.engine.match import Match
from valtable.engine.save import digest_of
from valtable.engine.setting import Setting

WHEN = "2026-11-16T20:15:00Z"


def campaign(**options: Any) -> Campaign:
    return Campaign.start(toy.INFO, "The Two", ["Ann", "Ben"], WHEN, options)


def played(match: Match, won: bool) -> Match:
    """To the end: a chapter is won with red lanterns, and lost with blue ones."""
    while not match.over:
        question = match.questions[0]
        match.answer(question.seat, question.options[0 if won else -1])
    return match


def lost(record: Campaign, chapter: str) -> Match:
    return played(record.begin(chapter, 5), won=False)


def won(record: Campaign, chapter: str) -> Match:
    return played(record.begin(chapter, 5), won=True)


def standings(record: Campaign) -> list[str]:
    return [chapter.standing for chapter in record.chapters()]


def reopened(record: Campaign) -> Campaign:
    return Campaign.from_json(record.to_json(), toy.find)


def test_a_campaign_from_its_beginning_to_its_end() -> None:
    record = campaign(wind=True)
    assert record.options == {"length": "short", "lamps": [], "wind": True, "trap": ""}
    assert standings(record) == ["open", "sealed", "open"]

    first = record.finished(lost(record, "dusk"), WHEN)
    assert (first.won, first.chapter, first.ending) == (False, "dusk", ["ending"])
    assert first.note is not None
    assert first.note[0] == "blue-lanterns"
    assert (standings(record), record.coffer) == (["open", "sealed", "open"], {"won": []})

    record = reopened(record)
    match = won(record, "dusk")
    assert match.legacy == {"won": ["dusk"]}
    assert record.finished(match, WHEN).won
    assert (standings(record), record.coffer) == (["won", "open", "open"], {"won": ["dusk"]})
    assert [one.won for one in record.tries_of("dusk")] == [False, True]
    assert [keepsake.about for keepsake in record.keepsakes()] == [valtable.Message("wick-about", {"of": "dusk"})]

    assert reopened(record) == record
    following = record.next()
    assert following is not None
    assert following.id == "night"
    record.finished(won(record, "night"), WHEN)
    following = record.next()
    assert following is not None
    assert following.apart
    record.finished(won(record, "fair"), WHEN)
    assert record.next() is None
    assert reopened(record).to_json() == record.to_json()


def test_what_a_chapter_is_and_what_a_sealed_one_tells() -> None:
    open_one, sealed, apart = (chapter.data() for chapter in campaign().chapters())
    assert open_one["name"] == ["chapter-dusk"]
    assert sealed == {"id": "night", "number": "II", "standing": "sealed", "apart": False}
    assert (apart["number"], apart["apart"]) == ("", True)


def test_options_chosen_for_a_chapter_are_kept_for_the_next_one() -> None:
    record = campaign()
    match = record.begin("dusk", 1, {"wind": True})
    assert (match.options["wind"], match.options["chapter"]) == (True, "dusk")
    assert record.options["wind"] is True
    with pytest.raises(SetupError, match="wind"):
        record.begin("dusk", 1, {"wind": "strong"})
    assert record.options["wind"] is True


def test_what_cannot_be_begun_or_entered() -> None:
    record = campaign()
    for chapter, words in (("night", "still sealed"), ("noon", "there is no 'noon'; there are: dusk, night, fair")):
        with pytest.raises(SetupError, match=words):
            record.begin(chapter, 1)
    with pytest.raises(SetupError, match="not over"):
        record.finished(record.begin("dusk", 1), WHEN)
    with pytest.raises(SetupError, match="no open chapter"):
        record.finished(played(toy.start(2), won=True), WHEN)
    match = won(record, "dusk")
    with pytest.raises(SetupError, match="when"):
        record.finished(match, "yesterday")
    assert record == campaign()
    record.finished(match, WHEN)
    with pytest.raises(SetupError, match="as it stands now"):
        record.finished(match, WHEN)
    with pytest.raises(SetupError, match="won already"):
        record.begin("dusk", 1)
    assert len(record.tries) == 1


def test_a_game_that_keeps_nothing() -> None:
    match = valtable.new("villages", 2, 1)
    assert match.legacy is None
    with pytest.raises(SetupError, match="keeps nothing between matches"):
        valtable.new_campaign("villages")


def test_a_match_keeps_its_coffer_when_it_is_saved() -> None:
    match = toy.start(2, chapter="night", coffer={"won": ["dusk"]})
    assert match.legacy is None
    again = toy.reload(match.save())
    assert again == match
    assert played(again, won=True).legacy == {"won": ["dusk", "night"]}


def deep(levels: int) -> Any:
    return {} if levels == 0 else {"in": deep(levels - 1)}


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ([], "allowed: a JSON object"),
        ("dusk", "allowed: a JSON object"),
        ({"won": [1.5]}, "texts, whole numbers, lists and objects"),
        ({"won": [True]}, "texts, whole numbers, lists and objects"),
        ({"won": None}, "texts, whole numbers, lists and objects"),
        ({1: []}, "texts, whole numbers, lists and objects"),
        (deep(900), "4 deep at most"),
        ({"won": ["dusk"] * 1000}, "too many; allowed: 4096"),
        ({"won": [2**60]}, "whole numbers"),
        ({"won": ["noon"]}, "won: allowed: dusk"),
        ({"won": ["night"]}, "'night' comes after 'dusk'"),
        ({"lost": []}, "won: allowed"),
    ],
)
def test_a_coffer_that_is_refused(value: Any, words: str) -> None:
    with pytest.raises(SetupError, match=f"option 'coffer': .*{words}"):
        toy.INFO.prepare(2, {"coffer": value})


def test_a_coffer_in_its_normal_form() -> None:
    assert toy.INFO.prepare(2, {}).options["coffer"] == {"won": []}
    assert toy.INFO.prepare(2, {"coffer": {"won": ["night", "dusk"]}}).options["coffer"] == {"won": ["dusk", "night"]}
    setting = Setting("coffer", {}, check=toy.read_coffer)
    assert setting.data()["object"] is True
    assert setting.check(deep(0)) == {"won": []}


def forged(**changes: Any) -> str:
    """A campaign in which somebody has changed something, checksum and all."""
    body = {**campaign().data(), **changes}
    return json.dumps({**body, "digest": digest_of(body)})


def attempt(**changes: Any) -> dict[str, Any]:
    return {"chapter": "dusk", "won": False, "ending": ["ending"], "note": None, "when": WHEN, **changes}


def nested(levels: int) -> list[Any]:
    return ["ending", {"in": {"message": nested(levels - 1)}}] if levels else ["ending"]


def refused(text: str) -> tuple[str, str]:
    with pytest.raises(LoadError) as caught:
        Campaign.from_json(text, toy.find)
    return caught.value.why, str(caught.value)


def test_a_file_that_is_none() -> None:
    for text, expected, words in (
        ("", "other", "not a campaign"),
        ("[]", "other", "some other file"),
        ('{"format": "valtable-campaign", "ver', "damaged", "not a campaign"),
        ("[" * 100_000, "other", "not a campaign"),
        (" " * 1_000_001, "other", "at most 1000000 signs"),
        (forged().replace("The Two", "The Ten"), "damaged", "checksum"),
    ):
        why, told = refused(text)
        assert (why, words in told) == (expected, True), told


FORGED: list[tuple[dict[str, Any], str, str]] = [
    ({"version": 2}, "version", "format version 2"),
    ({"game": "chess"}, "setup", "there is no 'chess'"),
    ({"game": 3}, "damaged", "'game' is missing or of the wrong kind"),
    ({"players": 3}, "damaged", "a name for each player"),
    ({"players": True}, "damaged", "'players' is missing"),
    ({"names": ["Ann", "\x1b[2J"]}, "setup", "names: "),
    ({"name": ""}, "setup", "name: "),
    ({"since": "long ago"}, "setup", "since: "),
    ({"extra": 1}, "damaged", "something strange"),
    ({"options": {"wind": "strong"}}, "setup", "option 'wind'"),
    ({"options": {"coffer": {}}}, "damaged", "second coffer"),
    ({"coffer": {"won": ["noon"]}}, "setup", "option 'coffer'"),
    ({"coffer": {"won": {"a": {"b": {"c": {}}}}}}, "setup", "4 deep"),
    ({"tries": [7]}, "damaged", "of the wrong kind"),
    ({"tries": [attempt(chapter="noon")]}, "damaged", "unknown chapter 'noon'"),
    ({"tries": [attempt(chapter="night")]}, "damaged", "does not fit its coffer"),
    ({"tries": [attempt(won=True)]}, "damaged", "does not fit its coffer"),
    ({"tries": [attempt(won="yes")]}, "damaged", "of the wrong kind"),
    ({"tries": [attempt(ending="<b>")]}, "damaged", "of the wrong kind"),
    ({"tries": [attempt(ending=["x" * 3000])]}, "damaged", "of the wrong kind"),
    ({"tries": [attempt(ending=nested(200))]}, "damaged", "of the wrong kind"),
    ({"tries": [attempt(note=["n", {"a": {"b": 1}}])]}, "damaged", "of the wrong kind"),
    ({"tries": [attempt(note=["n", {"a": [1, 2]}])]}, "damaged", "of the wrong kind"),
    ({"tries": [attempt(when=12)]}, "setup", "when: 12"),
    ({"tries": [attempt()] * 401}, "damaged", "401 tries are too many"),
]


@pytest.mark.parametrize(
    ("changes", "expected", "words"),
    [pytest.param(*case, id=f"{n}-{next(iter(case[0]))}") for n, case in enumerate(FORGED)],
)
def test_a_forged_file_is_refused_with_the_reason(changes: dict[str, Any], expected: str, words: str) -> None:
    why, told = refused(forged(**changes))
    assert (why, words in told) == (expected, True), told

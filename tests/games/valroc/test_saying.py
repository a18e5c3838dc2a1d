"""Answers that carry a number say it in both languages, one and many; no two answers to a question say the same."""

import random

import pytest

import valtable
from tests.games.valroc.table import Table, valroc
from valtable.games import find
from valtable.games.valroc.state import DARK, SANCTUARY, TRAINING, Phase
from valtable.text import speaker_of


def said(table: Table, prompt: str, language: str) -> dict[str, str]:
    """What the buttons of the open question say, by their ids."""
    question = table.question(prompt)
    speaker = speaker_of(find("valroc"), language)
    return {option.id: speaker.option(question, option) for option in question.options}


@pytest.mark.parametrize(("language", "one", "many"), [("en", "1 step ", "3 steps "), ("fr", "1 pas ", "3 pas ")])
def test_steps_of_the_sceptre(language: str, one: str, many: str) -> None:
    """l.674."""
    table = valroc().courses(0, "theology").raises(0).phase(Phase.TURN)
    table.editing.wrath = 4
    texts = said(table.choose("moment", "theology"), "move-wrath", language)
    for way in ("up", "down"):
        assert texts[f"wrath-{way}-1"].startswith(one)
        assert texts[f"wrath-{way}-3"].startswith(many)
    assert len(set(texts.values())) == 6


@pytest.mark.parametrize(("language", "power"), [("en", "MP"), ("fr", "PM")])
def test_exchanges(language: str, power: str) -> None:
    """l.616."""
    table = valroc().dark(8).put(DARK, 0, 0).has(0, vals=2, pm=2).acting()
    texts = said(table, "exchange", language)
    assert texts["to-pm-1"].startswith("1 Val ")
    assert texts["to-pm-1"].endswith(f"1 {power}")
    assert texts["to-pm-2"].startswith("2 Vals ")
    assert texts["to-vals-1"].endswith(" 1 Val")
    assert texts["to-vals-2"].startswith(f"2 {power} ")
    assert texts["to-vals-2"].endswith(" 2 Vals")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_gauges_to_discard_and_vals_beside_a_diamond(language: str) -> None:
    """l.362, l.556: every answer has words of its own."""
    table = valroc().mage(TRAINING, 0, 0).has(0, pm=0).keeps(0, "small", "small", "small", "medium", "full").acting()
    texts = said(table.choose("count", "skill-0"), "keep-cards", language)
    assert len({*texts.values()}) == len(texts) == 3
    table = valroc().put(SANCTUARY, 0, 0).has(0, diamond=1, vals=2).acting().choose("offering", "diamond")
    texts = said(table, "offering-vals", language)
    assert texts["val-1"] == "1 Val"
    assert "0" not in texts["val-0"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_copies_of_a_card_are_told_apart(language: str) -> None:
    """l.26-32, l.490: by what a spell costs, and by the slot of a course."""
    table = valroc().spells(0, "aurum_a", "aurum_b").statues(fire=3).raises(0).phase(Phase.TURN)
    texts = said(table, "moment", language)
    assert "2" in texts["aurum_a"]
    assert "3" in texts["aurum_b"]
    table = valroc().offers_courses("theology", "theology", "liturgy", "commerce")
    texts = said(table, "place", language)
    assert texts["university-1"] != texts["university-2"]
    assert "1" in texts["university-1"]
    assert "3" not in texts["university-3"], "of which there is only one"


@pytest.mark.parametrize(("players", "options"), [(2, {"hands": "draft"}), (4, {})])
def test_no_question_says_the_same_twice(players: int, options: dict[str, str]) -> None:
    """Whatever is offered, each answer has words of its own, in both languages."""
    speakers = [speaker_of(find("valroc"), language) for language in ("en", "fr")]
    match = valtable.new("valroc", players, 5, options)
    rng = random.Random(5)
    while not match.over:
        question = rng.choice(match.questions)
        for speaker in speakers:
            texts = [speaker.option(question, option) for option in question.options]
            assert len(set(texts)) == len(texts), f"{question.prompt}: {texts}"
        match.answer(question.seat, rng.choice(question.options))

"""How many? A dozen numbers are a row, more are a slider; and what is harmless is always at hand."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import valtable
from tests.browser.conftest import NewPage
from tests.browser.play import Person
from valtable.engine.question import Question


def found(fits: Callable[[Question], bool], most: int = 60) -> tuple[str, int, Question]:
    """A match in the middle of a game where somebody is asked such a question: saved, the seat, the question."""
    for seed in range(most):
        rng = random.Random(seed)
        match = valtable.new("valroc", players=2, seed=seed)
        while not match.over:
            for question in match.questions:
                if fits(question):
                    return match.save(), question.seat, question
            question = match.questions[0]
            match.answer(question.seat, rng.choice(question.options))
    raise AssertionError("no game comes to that")


def opened(me: Person, saved: str, seat: int) -> None:
    """That match at a table, with me where the question is."""
    me.go(me.call("POST", f"/tables/open?seat={seat}", saved)["id"])
    me.drawn("drawn.question !== null")


def answer_of(page: Page, press: Callable[[], None]) -> str:
    """The option that is sent when this is pressed."""
    before: int = page.evaluate("window.given.length")
    press()
    option: str = page.wait_for_function("(n) => window.given[n]?.option", arg=before).json_value()
    return option


def bids(question: Question) -> list[int]:
    ids = [option.id for option in question.options]
    return [int(id[4:]) for id in ids if id.startswith("val-")] if question.prompt == "bid" else []


@pytest.mark.parametrize("narrow", [False, True], ids=["laptop", "phone"])
def test_many_amounts_are_a_slider(new_page: NewPage, narrow: bool) -> None:
    saved, seat, question = found(lambda question: len(bids(question)) > 13)
    size = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True} if narrow else {}
    me = Person(new_page(reduced_motion="reduce", **size))
    page = me.page
    opened(me, saved, seat)
    assert me.glowing() == me.expected(), "every amount can be chosen"
    bar = page.get_by_role("region", name=me.say("table-question"))
    slider = bar.get_by_role("slider", name=me.say("table-amount"))
    last = max(bids(question))
    for control in (slider, *bar.get_by_role("button").all()):
        box = control.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= (390 if narrow else 1440)  # noqa: PT018
        assert not narrow or control.get_attribute("class") == "ask__why" or round(box["height"]) >= 44
    # Its two buttons go a step, its keys as a slider's do, and digits go to that number.
    expect(slider).to_have_value("0")
    bar.get_by_role("button", name=me.say("table-more")).click()
    expect(slider).to_have_value("1")
    bar.get_by_role("button", name=me.say("table-less")).click()
    expect(slider).to_have_value("0")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.type("12")
    expect(slider).to_be_focused()
    expect(slider).to_have_value("12")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    said = slider.get_attribute("aria-valuetext") or ""
    assert str(last - 1) in said
    expect(bar.locator("button[data-option]")).to_contain_text(str(last - 1))
    assert answer_of(page, lambda: page.keyboard.press("Enter")) == f"val-{last - 1}"


def test_a_dozen_amounts_are_a_row_of_numbers(new_page: NewPage) -> None:
    saved, seat, question = found(lambda question: 6 < len(bids(question)) <= 12)
    me = Person(new_page(reduced_motion="reduce"))
    opened(me, saved, seat)
    assert me.glowing() == me.expected()
    bar = me.page.get_by_role("region", name=me.say("table-question"))
    numbers = bar.get_by_role("group", name=me.say("table-amount")).get_by_role("button")
    expect(numbers).to_have_count(len(bids(question)))
    tops = {round((one.bounding_box() or {"y": 0})["y"]) for one in numbers.all()}
    assert len(tops) == 1, "side by side"
    expect(numbers.nth(3)).to_have_accessible_name("3 Vals")
    # Digits are amounts here, not the places of buttons.
    assert answer_of(me.page, lambda: me.page.keyboard.press("3")) == "val-3"


def test_not_now_is_one_key_away(new_page: NewPage) -> None:
    saved, seat, _ = found(lambda question: question.prompt == "moment" and len(question.options) > 5)
    me = Person(new_page(reduced_motion="reduce"))
    opened(me, saved, seat)
    bar = me.page.get_by_role("region", name=me.say("table-question"))
    first = bar.locator("button[data-option]").first
    expect(first).to_have_attribute("data-option", "not-now")
    expect(first).to_contain_text("N")
    assert answer_of(me.page, lambda: me.page.keyboard.press("n")) == "not-now"

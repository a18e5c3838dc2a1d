"""A calm table: one press is one answer, buttons share a row, what glows is in sight, only hyphens break names."""

from __future__ import annotations

import itertools
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.play import Person, two_at_a_table
from tests.browser.test_amounts import answer_of, found, opened
from valtable.engine.question import Question

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# Words of the names on the table that stand on more lines than their (soft) hyphens allow.
BROKEN: Final = """() => {
  const names = document.querySelectorAll(".board :is(.card__name, .hollow b, .district__name)");
  return [...names].filter((name) => name.checkVisibility() && name.textContent).flatMap((name) => {
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
    return [...text.data.matchAll(/[\\p{L}\\u00ad'’]+/gu)].filter((word) => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
      return new Set(boxes.map((box) => Math.round(box.y))).size > word[0].split("\\u00ad").length;
    }).map((word) => word[0]);
  });
}"""


def waits(question: Question) -> list[str]:
    return [option.id for option in question.options if option.id.startswith("later-")]


def test_waits_stand_behind_one_button(new_page: NewPage) -> None:
    saved, seat, question = found(lambda question: len(waits(question)) > 2 and len(question.options) > 5)
    me = Person(new_page(reduced_motion="reduce"))
    page = me.page
    opened(me, saved, seat)
    assert me.glowing() == me.expected(), "every answer can be given"
    bar = page.get_by_role("region", name=me.say("table-question"))
    buttons = bar.locator(".ask__buttons button")
    assert len({round((one.bounding_box() or {"y": 0})["y"]) for one in buttons.all()}) == 1, "one row"
    later = bar.get_by_role("button", name=me.say("table-later"))
    menu = page.get_by_role("menu", name=me.say("table-later"))
    expect(menu).to_have_count(0)
    later.click()
    expect(menu.get_by_role("menuitem")).to_have_count(len(waits(question)))
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(later).to_be_focused()
    # By keyboard: the figure on the button opens it, arrows walk, Enter answers.
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(later.locator("kbd").inner_text())
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    assert answer_of(page, lambda: page.keyboard.press("Enter")) == waits(question)[1]


def test_a_double_tap_is_one_answer(new_page: NewPage) -> None:
    """The second tap meets the next question, whose button is in the same place."""

    def finger(**options: Any) -> Page:
        return new_page(**options, **PHONE)

    ann, _ = two_at_a_table(finger)
    page = ann.page
    page.evaluate("addEventListener('click', () => { window.clicks = (window.clicks ?? 0) + 1; }, true)")
    state = ann.asked()
    box = ann.option("gold", state).bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ann.pause()  # from here on no time passes
    page.touchscreen.tap(*at)
    again = ann.answered(state)
    page.touchscreen.tap(*at)
    page.wait_for_function("() => window.clicks === 2")
    ann.rest()
    assert len(ann.given) == 1, "answered once"
    assert again["question"]["n"] == state["question"]["n"] + 1
    # A moment later the same place answers again.
    ann.pause()
    page.touchscreen.tap(*at)
    ann.answered(again)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_city_on_a_phone(new_page: NewPage, language: str) -> None:
    """All districts at once, what glows within reach, and no word broken without a hyphen."""
    saved, seat, _ = found(lambda question: question.prompt == "place" and len(question.options) > 9)
    locale = {"en": "en-GB", "fr": "fr-FR"}[language]
    me = Person(new_page(reduced_motion="reduce", locale=locale, **PHONE), language)
    opened(me, saved, seat)
    me.page.evaluate("document.fonts.ready")
    high, seen = me.page.evaluate("(({scrollHeight: a, clientHeight: b}) => [a, b])(document.querySelector('.centre'))")
    assert high <= seen, "nothing to scroll"
    assert me.page.evaluate(BROKEN) == []
    for lit in me.page.locator(".centre .is-choice").all():
        box = lit.bounding_box()
        assert box is not None
        assert round(box["width"]) >= 40, lit.get_attribute("data-id")
        assert round(box["height"]) >= 40, lit.get_attribute("data-id")


def test_what_glows_comes_into_sight(new_page: NewPage) -> None:
    """A spell at the far end of my cards: the row turns to it."""
    kept = {"not-now", "flask-all", "flask-half", "flask-rest"}

    def spells(question: Question) -> list[str]:
        asked = question.options if question.prompt == "moment" else ()
        return [option.id for option in asked if option.id not in kept and not option.id.startswith("later-")]

    saved, seat, question = found(lambda question: bool(spells(question)))
    me = Person(new_page(reduced_motion="reduce", **PHONE))
    opened(me, saved, seat)
    target = me.option(spells(question)[0])
    expect(target).to_be_in_viewport(ratio=0.9)
    box = target.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


def test_choices_made_for_me_are_said_beside_what_came_of_them(new_page: NewPage) -> None:
    """In the log as a word; in full for whoever listens, and in the text mode."""
    turns = itertools.count()
    saved, seat, _ = found(lambda question: question.prompt == "place" and next(turns) > 40)
    me = Person(new_page(reduced_motion="reduce"))
    opened(me, saved, seat)
    events = me.state["log"]["events"]

    def mine(event: dict[str, Any]) -> bool:
        player = (event["message"][1:] or [{}])[0].get("player")
        return bool(player) and player["message"][1]["seat"] == seat

    pairs = [i for i, event in enumerate(events[:-1]) if event["kind"] == "forced" and mine(events[i + 1])]
    assert pairs, "this game has no such choice"
    log = me.page.get_by_role("tabpanel", name=me.say("table-log"))
    marks = log.get_by_text(me.say("table-only"))
    shown = [i for i in pairs if i >= len(events) - 120]
    expect(marks).to_have_count(len(shown))
    expect(log.locator(".lines > li", has_text="made for you").first).to_contain_text(me.say("table-only"))
    me.page.goto(f"/t/{me.table}?text")
    me.page.get_by_role("button", name=me.say("text-log-all")).click()
    said = "\n".join(me.page.locator(".text__log > li").all_inner_texts())
    assert said.count("made for you") == sum(event["kind"] == "forced" for event in events)

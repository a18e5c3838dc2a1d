"""Both games on a phone, 390 pixels wide and touched: all reachable, large enough, nothing to scroll sideways."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

import valtable
from tests.browser.conftest import Console, NewPage
from tests.browser.play import BOT, ME, Person, steps_to, thing_of
from tests.browser.test_amounts import opened

WIDE = "() => [document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth]"


def no_wider_than_the_screen(page: Page, where: str) -> None:
    whole, body, screen = page.evaluate(WIDE)
    assert max(whole, body) <= screen, f"{where}: {whole} and {body} in {screen}"


def press_long(page: Page, target: Locator) -> None:
    """A finger that stays where it is."""
    target.tap(trial=True)  # it has come to rest, and nothing lies over it
    box = target.bounding_box()
    assert box is not None
    at: dict[str, Any] = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    client = page.context.new_cdp_session(page)
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("dialog")).to_be_visible()
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    client.detach()


def find(me: Person, option: str, state: dict[str, Any]) -> Locator:
    """The thing or the button, on whichever of the tabs it lies."""
    target = me.option(option, state)
    for tab in me.page.get_by_role("navigation", name=me.say("table-views")).get_by_role("button").all():
        if target.is_visible():
            break
        tab.tap()
    expect(target).to_be_visible()
    return target


LEFT: Final = 40  # answers, of which half are mine


def nearly_over(game: str) -> str:
    """A match of two, saved when so many answers are left."""
    rng = random.Random(11)
    match = valtable.new(game, 2, seed=11)
    while not match.over:
        question = match.questions[0]
        match.answer(question.seat, rng.choice(question.options))
    answers = match.history[:-LEFT]
    match = valtable.new(game, 2, seed=11)
    for seat, option in answers:
        match.answer(seat, option)
    return match.save()


@pytest.mark.parametrize(("game", "others", "most"), [("kingdom", 2, 8), ("villages", 1, 16)])
def test_a_phone_is_enough(phone: Page, game: str, others: int, most: int) -> None:
    """The first turns, and the last."""
    me = Person(phone)
    phone.emulate_media(reduced_motion="reduce")
    me.home()
    no_wider_than_the_screen(phone, "home")
    me.open(game, [ME, *[BOT] * others], seed=11)
    tabs = phone.get_by_role("navigation", name=me.say("table-views"))
    for name in ("table", "mine", "players", "log"):
        tab = tabs.get_by_role("button", name=me.say(f"table-tab-{name}"))
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "page")
        no_wider_than_the_screen(phone, name)
    expect(phone.get_by_role("tabpanel", name=me.say("table-log"))).to_be_visible()
    tabs.get_by_role("button", name=me.say("table-tab-table")).tap()

    # A long press looks closely and chooses nothing.
    state = me.asked()
    card = next(node for node in cards(state["board"]) if node["kind"] in ("card", "pile"))
    press_long(phone, me.page.locator(f'[data-id="{card["id"]}"] > button').first)
    sheet = phone.get_by_role("dialog")
    no_wider_than_the_screen(phone, "zoom")
    sheet.get_by_role("button", name=me.say("close")).tap()
    expect(sheet).to_have_count(0)
    assert me.state["question"] == state["question"]

    assert tapped_through(me, most) == most
    if game == "villages":
        opened(me, nearly_over(game), 0)
        assert tapped_through(me, 4 * LEFT) > 5
        assert me.state["table"]["status"] == "over"
        expect(phone.get_by_role("table")).to_be_visible()
        no_wider_than_the_screen(phone, "the end")


def tapped_through(me: Person, most: int) -> int:
    """How many answers were tapped: so many, or to the end. All that glows is large enough at first."""
    phone = me.page
    tapped = 0
    while tapped < most:
        state = me.asked()
        if state["table"]["status"] == "over":
            break
        options = [option["id"] for option in state["question"]["options"]]
        small = {}
        for option in options if tapped < 8 else ():
            box = find(me, option, state).bounding_box()
            assert box is not None
            if round(box["height"]) < 44 or round(box["width"]) < 44:
                small[option] = (round(box["width"]), round(box["height"]))
        assert not small, f"too small for a finger: {small}"
        no_wider_than_the_screen(phone, state["question"]["prompt"])
        things = [option for option in options if thing_of(state, option) is not None]
        chosen = things[0] if things and tapped % 2 == 0 else options[0]
        for step in steps_to(state, chosen):
            me.tap(find(me, step, state))
        me.answered(state)
        tapped += 1
    return tapped


# Buttons and fields that are no words in a sentence, and lower than a finger is wide.
SMALL = """() => [...document.querySelectorAll("button, select, input:not([type=file])")]
    .filter((one) => one.checkVisibility() && !one.closest("p, label, dt, dd, .guide__icon") && one.offsetWidth > 1)
    .map((one) => [one.ariaLabel || one.textContent.trim().slice(0, 30), one.getBoundingClientRect()])
    .filter(([, box]) => Math.round(box.height) < 44)
    .map(([name, box]) => `${name}: ${Math.round(box.height)}`)"""


def test_pages_fit_a_phone_in_french(new_page: NewPage, console: Console) -> None:
    console.allow("404")  # there is nothing at /nowhere
    page = new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="fr-FR")
    for path in ("/", "/about", "/guide", "/guide/kingdom", "/guide/villages", "/nowhere"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("main")).not_to_have_attribute("aria-busy", "true")
        no_wider_than_the_screen(page, path)
        assert page.evaluate(SMALL) == [], path


def cards(board: dict[str, Any]) -> list[dict[str, Any]]:
    found = [board] if board.get("facts", {}).get("card") and board.get("id") else []
    return found + [card for child in board.get("children", []) for card in cards(child)]

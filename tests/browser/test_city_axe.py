"""axe finds nothing at the table of Valroc: in the draft, in the planning, in the offerings; by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.play import BOT, ME, Mirror, Person
from tests.browser.test_axe import LAPTOP, PHONE, Examiner

SEED = 1
LATE = 8  # the turn: by then there are beaten creatures, courses, spells and gauges


def late(prompt: str, turn: int) -> str:
    """A game of four as it stands when the first player is asked this, as a file."""
    mirror = Mirror("valroc", 4, SEED)
    while not mirror.match.over:
        question = mirror.match.question(0)
        if question is not None and question.prompt == prompt and mirror.match.view(0)["turn"] >= turn:
            return mirror.match.save()
        seat = mirror.match.questions[0].seat
        mirror.follow(seat, mirror.advice(seat))
    raise AssertionError(f"nobody is asked {prompt}")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_in_the_city(new_page: NewPage, size: dict[str, Any]) -> None:
    """The draft, then a late game with much on the table: planning, the players' mats, a bid, and the text mode."""
    me = Person(new_page(reduced_motion="reduce", **size))
    page = me.page
    axe = Examiner(page, nights=size is not PHONE)
    narrow = size is PHONE

    def tab(name: str) -> None:
        if narrow:
            views = page.get_by_role("navigation", name=me.say("table-views"))
            views.get_by_role("button", name=me.say(f"table-tab-{name}")).click()

    me.open("valroc", [ME, BOT], SEED, options={"hands": "draft"})
    assert me.asks("draft")
    axe.look("draft")
    me.choose(me.state["question"]["options"][0]["id"])
    me.asked()
    axe.look("draft with picks", "main")

    made = me.call("POST", "/tables/open", late("place", LATE))["id"]
    me.go(made)
    assert me.asks("place")
    expect(page.locator(".map .spot.is-choice").first).to_be_visible()
    axe.look("planning")
    tab("players")
    folded = page.locator(".mini__fold[aria-expanded=false]")
    while folded.count():
        folded.first.click()
    axe.look("mats unfolded", "aside")
    if narrow:
        tab("mine")
        axe.look("my side", "main")

    made = me.call("POST", "/tables/open", late("bid", LATE))["id"]
    me.go(made)
    assert me.asks("bid")
    axe.look("a bid", "main")
    page.goto(f"/t/{made}?text")
    expect(page.get_by_role("heading", name=me.say("text-question"))).to_be_visible()
    axe.look("text mode", night=False)
    axe.verdict(6 if narrow else 11)

"""axe finds nothing wrong on any page in any state: by day and by night, on a laptop and on a phone."""

from __future__ import annotations

import functools
from collections.abc import Callable
from importlib import resources
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Console, NewPage
from tests.browser.play import BOT, ME, OPEN, Mirror, Person, meet, nodes, thing_of

LAPTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@functools.cache
def script() -> str:
    return (resources.files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


class Examiner:
    """Lets axe look at a page, by day and by night, and gathers what it finds.

    A phone has the colours of a laptop: there it looks by day only.
    """

    def __init__(self, page: Page, nights: bool = True) -> None:
        self.page = page
        self.nights = nights
        self.looks = 0
        self.found: list[str] = []

    def look(self, where: str, part: str = "html", night: bool = True) -> None:
        """At the whole page, or at what is new on it."""
        self.page.evaluate("(script) => { if (!window.axe) (0, eval)(script); }", script())
        for light in ("light", "dark") if night and self.nights else ("light",):
            self.page.emulate_media(color_scheme=light, reduced_motion="reduce")
            # Colours change over a moment; axe must not see them half-way.
            self.page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))")
            # At night only the colours are others: the two rules that look at colours.
            rules = {} if light == "light" else {"runOnly": ["color-contrast", "link-in-text-block"]}
            results = self.page.evaluate(
                "([part, rules]) => axe.run(part, {resultTypes: ['violations'], ...rules})", [part, rules]
            )
            self.looks += 1
            for violation in results["violations"]:
                for node in violation["nodes"][:4]:
                    said = (node.get("any") or node.get("all") or node.get("none") or [{}])[0].get("message", "")
                    self.found.append(f"{where}, {light}: {violation['id']}: {node['target']} {said[:160]}")

    def verdict(self, least: int) -> None:
        assert self.looks >= least
        assert self.found == [], f"{len(self.found)} found:\n" + "\n".join(dict.fromkeys(self.found))


def finished(game: str) -> str:
    mirror = Mirror(game, 2, 23)
    while not mirror.match.over:
        seat = mirror.match.questions[0].seat
        mirror.follow(seat, mirror.advice(seat))
    return mirror.match.save()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_on_the_pages(new_page: NewPage, console: Console, size: dict[str, Any]) -> None:
    console.allow("404")
    me = Person(new_page(reduced_motion="reduce", **size))
    page = me.page
    axe = Examiner(page, nights=size is not PHONE)
    me.call("PUT", "/me", {"name": "Ann", "language": "en"})
    me.call("POST", "/tables", {"game": "villages", "seats": [ME, OPEN], "public": True})
    me.call("POST", "/tables/open", finished("kingdom"))
    me.home()
    expect(page.get_by_role("heading", name=me.say("tables-finished"))).to_be_visible()
    axe.look("home")
    me.button("options").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(me.say("options-own-list")).first.click()
    axe.look("options", "dialog")
    page.keyboard.press("Escape")
    me.settings()
    axe.look("settings", "dialog")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=me.say("home-rename")).click()
    axe.look("name", "dialog")
    for path in ("/about", "/guide", "/guide/villages", "/nowhere", "/t/nothing"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("main")).not_to_have_attribute("aria-busy", "true")
        axe.look(path)
    # The lobby, as its host and as somebody with the link.
    table = me.open("kingdom", [ME, OPEN, BOT], seed=1)
    axe.look("lobby")
    guest = Person(new_page(reduced_motion="reduce", **size))
    guest.go(table)
    other = Examiner(guest.page, nights=size is not PHONE)
    other.look("lobby of a guest")
    axe.verdict(10 if size is PHONE else 20)
    other.verdict(1 if size is PHONE else 2)


@pytest.mark.parametrize(("size", "game"), [(LAPTOP, "kingdom"), (PHONE, "villages")], ids=["laptop", "phone"])
def test_axe_finds_nothing_at_a_table(new_page: NewPage, size: dict[str, Any], game: str) -> None:
    me = Person(new_page(reduced_motion="reduce", **size))
    page = me.page
    axe = Examiner(page, nights=size is not PHONE)
    narrow = size is PHONE

    def tab(name: str) -> None:
        if narrow:
            views = page.get_by_role("navigation", name=me.say("table-views"))
            views.get_by_role("button", name=me.say(f"table-tab-{name}")).click()

    def closed(what: Callable[[], None], where: str, part: str = "dialog") -> None:
        what()
        expect(page.locator(part)).to_be_visible()
        axe.look(where, part)
        page.keyboard.press("Escape")

    ben = Person(new_page(reduced_motion="reduce"))
    table = me.open(game, [ME, OPEN, BOT], seed=3)
    ben.go(table)
    ben.button("sit").click()
    ben.drawn("drawn.seat === 1")
    people = (me, ben)
    for _ in range(6):  # until there is something to see, and then until it is my turn
        person, state = next(one for one in zip(people, meet(people), strict=True) if one[1]["question"] is not None)
        person.answer(state["question"]["options"][0]["id"])
    waited = False
    while True:
        mine, his = meet(people)
        if mine["question"] is None:
            if not waited:
                axe.look("waiting", night=False)
                waited = True
            ben.answer(his["question"]["options"][0]["id"])
        elif waited:
            break
        else:
            me.answer(mine["question"]["options"][0]["id"])
    tab("table")
    axe.look("my turn")
    # What can only be looked at opens when it is clicked.
    lit = {thing_of(me.state, option["id"]) for option in me.state["question"]["options"]}
    ids = [node["id"] for node in nodes(me.state["board"]) if node.get("facts", {}).get("card") and node.get("id")]
    quiet = [page.locator(f'[data-id="{id}"] > button').first for id in ids if id not in lit]
    closed(next(card for card in quiet if card.is_visible()).click, "zoom", ".zoomed")
    tab("players")
    for fold in page.get_by_role("button", expanded=False).filter(has_not_text="…").all():
        if fold.is_visible():
            fold.click()
    axe.look("mats unfolded", "aside")
    if narrow:
        tab("mine")
        axe.look("my side", "main")
    tab("log")
    page.get_by_role("tab", name=me.say("table-talk")).click()
    page.get_by_role("textbox", name=me.say("talk-say")).fill("Hello!")
    page.get_by_role("textbox", name=me.say("talk-say")).press("Enter")
    expect(page.get_by_role("list", name=me.say("talk"))).to_contain_text("Hello!")
    axe.look("talk", "aside")
    tab("table")
    closed(lambda: me.button("table-guide").click(), "guide")
    closed(lambda: me.button("table-menu").click(), "menu")

    def report() -> None:
        me.button("table-menu").click()
        me.button("report").click()
        expect(page.get_by_role("textbox", name=me.say("report-label"))).to_be_visible()

    closed(report, "report")
    page.goto(f"/t/{table}?text")
    expect(page.get_by_role("heading", name=me.say("text-question"))).to_be_visible()
    axe.look("text mode")
    page.evaluate("sessionStorage.clear()")

    made = me.call("POST", "/tables/open", finished(game))["id"]
    me.go(made)
    expect(page.get_by_role("table")).to_be_visible()
    axe.look("the end")
    page.goto(f"/t/{made}/replay?at=20")
    expect(page.get_by_role("slider")).to_be_visible()
    axe.look("replay", night=False)
    axe.verdict(11 if narrow else 18)

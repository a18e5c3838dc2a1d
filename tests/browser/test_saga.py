"""The Saga at real pages: a whole book by two browsers, its story told once to each, and turns by touch."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPage
from tests.browser.play import BOT, ME, OPEN, Mirror, Person, nodes
from tests.browser.test_axe import LAPTOP, PHONE, Examiner
from tests.browser.test_phone import no_wider_than_the_screen
from tests.browser.test_together import two

SEED: Final = 35  # Book One is won with it, and soon, as the advisers play
BAR: Final = {"whole": "intact", "breached": "breach", "gone": ""}


def told(state: dict[str, Any]) -> list[str]:
    """What the story tells by itself now."""
    moments = [node for node in nodes(state["board"]) if node["kind"] == "moment"]
    return [node["id"] for node in moments if node.get("facts", {}).get("now")]


def read(person: Person, moments: list[str], key: str = "") -> None:
    """Read what is told, one moment after the other: by its button, or with any key."""
    for moment in moments:
        page = person.page.locator(f'dialog[data-id="{moment}"]')
        expect(page).to_be_visible()
        if key:
            person.page.keyboard.press(key)
        else:
            page.locator(".btn--main").click()
        expect(page).to_have_count(0)


def shows_what_is_true(person: Person) -> None:
    """Walls, captives, the task and the shadows are those of the view."""
    view = person.call("GET", f"/tables/{person.table}/view?seat=0")
    page = person.page
    for i, column in enumerate(view["columns"], 1):
        drawn = page.locator(f'[data-id="wall-{i}"]').get_attribute("data-barrier") or ""
        assert BAR[drawn] == column["wall"]
    struck = {strike["column"] for strike in view["threat"] if strike["column"]}
    assert page.locator(".lane.is-struck").count() == len(struck)
    assert page.locator(".omens .omen__n").count() >= len({strike["value"] for strike in view["threat"]})
    expect(page.locator(".cage__n")).to_have_text(str(len(view["oubliettes"])))
    if view["task"]:
        expect(page.locator("[data-id=task-seals] .seal:not(.seal--free)")).to_have_count(len(view["task"]["placed"]))


def test_two_browsers_read_a_book_to_its_end(new_page: NewPage) -> None:
    """Every answer is a click on what glows; each page of the book is told to both, once, and can be opened again."""
    people = two(new_page)
    ann, ben = people
    table = ann.open("saga", [ME, OPEN], SEED)
    ben.go(table)
    ben.button("sit").click()
    mirror = Mirror("saga", 2, SEED)
    ben.drawn("drawn.seat === 1")
    pages = told(ann.current())
    assert pages == ["story-prophecy", "story-solstice_road"]
    read(ann, pages)
    read(ben, pages, "x")
    ann.page.reload()
    ann.drawn()
    assert ann.page.locator("dialog.moment").count() == 0, "it is told once"
    looks = 0
    while not mirror.match.over:
        seat = mirror.match.questions[0].seat
        state = people[seat].current()
        fresh = [moment for moment in told(state) if moment not in pages]
        if fresh:
            pages.extend(fresh)
            for person in people:
                person.current()
                read(person, fresh)
            shows_what_is_true(ann)
            looks += 1
        option = mirror.advice(seat)
        people[seat].option(option, state).click()
        people[seat].answered(state)
        mirror.follow(seat, option)
    assert looks == 2
    assert mirror.match.winners == [0, 1]
    for person in people:
        person.drawn("drawn.table.status === 'over'")
        read(person, ["story-prophecy-won"])
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()


def test_the_table_by_touch_and_what_axe_says(new_page: NewPage) -> None:
    """390 pixels wide: what glows is on some tab and large enough for a finger. axe finds nothing there, nor on a
    laptop, by day and by night, on the table and on the page that covers it."""
    wide = Person(new_page(**LAPTOP))
    wide.open("saga", [ME, BOT], SEED)
    laptop = Examiner(wide.page)
    laptop.look("the opening")
    read(wide, told(wide.current()), "Escape")
    laptop.look("the table")
    wide.page.locator("[data-id=page] > button").click()
    expect(wide.page.locator('dialog[data-id="story-solstice_road"]')).to_be_visible()
    read(wide, ["story-solstice_road"])
    laptop.verdict(4)

    phone = new_page(**PHONE)
    phone.emulate_media(reduced_motion="reduce")
    me = Person(phone)
    me.open("saga", [ME, BOT], SEED)
    examiner = Examiner(phone, nights=False)
    no_wider_than_the_screen(phone, "the opening")
    read(me, told(me.current()))
    seen: set[str] = set()
    state = me.asked()
    for _ in range(10):
        prompt = state["question"]["prompt"]
        for option in state["question"]["options"] if prompt not in seen else []:
            target = on_some_tab(me, option["id"], state)
            target.tap(trial=True)
            box = target.bounding_box()
            assert box is not None
            assert min(round(box["width"]), round(box["height"])) >= 44, f"{option['id']}: {box}"
        if prompt not in seen:
            examiner.look(f"phone, {prompt}")
            no_wider_than_the_screen(phone, prompt)
        seen.add(prompt)
        me.tap(on_some_tab(me, state["question"]["options"][0]["id"], state))
        me.answered(state)
        state = me.asked()
        for moment in told(state):
            if phone.locator(f'dialog[data-id="{moment}"]').count():
                read(me, [moment])
    assert "action" in seen
    examiner.verdict(2)


def on_some_tab(me: Person, option: str, state: dict[str, Any]) -> Locator:
    """The thing or the button, on whichever of the tabs it lies."""
    target = me.option(option, state)
    tabs = me.page.get_by_role("navigation", name=me.say("table-views")).get_by_role("button")
    for tab in range(tabs.count()):
        if target.is_visible():
            break
        tabs.nth(tab).tap()
    expect(target).to_be_visible()
    return target

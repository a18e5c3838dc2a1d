"""The teacher at the page: hints on the table, the review of a finished match, and practice from one of its moments."""

from __future__ import annotations

from playwright.sync_api import expect

import valtable
from tests.browser.conftest import NewPage
from tests.browser.play import BOT, ME, OPEN, TABLE, Person, steps_to, thing_of
from tests.browser.test_axe import PHONE, Examiner, finished
from tests.browser.test_french import english_on


def test_a_hint_is_drawn_on_the_table_and_can_be_played(new_page: NewPage) -> None:
    me = Person(new_page(reduced_motion="reduce"))
    me.open("kingdom", [ME, BOT], seed=3)
    while not me.asks("action"):
        me.choose(me.asked()["question"]["options"][0]["id"])
        me.asked()
    seals = me.page.locator(".hint:visible")
    expect(seals).to_have_count(0)
    me.page.keyboard.press("h")
    expect(seals).to_have_count(3)
    panel = me.page.get_by_role("region", name=me.say("hint"))
    expect(panel.get_by_role("listitem")).to_have_count(3)
    expect(panel).to_contain_text(me.say("hint-used", n=1))
    axe = Examiner(me.page)
    axe.look("a hint")
    axe.verdict(2)

    # Each seal lies on what one presses for it.
    state = me.state
    for option in me.page.locator(".hint").evaluate_all("(all) => all.map((one) => one.dataset.hint)"):
        first = steps_to(state, option)[0]
        thing = thing_of(state, first)
        pressed = me.page.locator(f'[data-id="{thing}"]' if thing else f'[data-option="{first}"]').first.bounding_box()
        seal = me.page.locator(f'.hint[data-hint="{option}"]').bounding_box()
        assert pressed is not None
        assert seal is not None
        assert pressed["x"] - 12 <= seal["x"] + seal["width"] / 2 <= pressed["x"] + pressed["width"] + 12
        assert pressed["y"] - 12 <= seal["y"] + seal["height"] / 2 <= pressed["y"] + pressed["height"] + 24

    best = me.page.locator(".hint--1").get_attribute("data-hint")
    assert best is not None
    me.page.keyboard.press("h")  # hidden, and shown again without being counted
    expect(seals).to_have_count(0)
    me.page.keyboard.press("h")
    expect(panel).to_contain_text(me.say("hint-used", n=1))
    me.choose(best)
    expect(seals).to_have_count(0)


def test_a_hint_in_words_and_on_a_phone(new_page: NewPage) -> None:
    me = Person(new_page(reduced_motion="reduce", **PHONE))
    table = me.open("villages", [ME], seed=2)
    me.drawn("drawn.question !== null && drawn.question.options.length > 2")
    me.button("hint").tap()
    expect(me.page.locator(".hint:visible").first).to_be_visible()
    expect(me.page.locator(".ask .whys li")).to_have_count(3)
    axe = Examiner(me.page, nights=False)
    axe.look("a hint on a phone")
    axe.verdict(1)
    me.switch("settings-text")
    me.button("hint").tap()
    expect(me.page.locator(".text__hints li")).to_have_count(3)
    # Where the host does not want them, nobody is offered any.
    me.call("PUT", f"/tables/{table}", {"hints": False})
    expect(me.button("hint")).to_have_count(0)


def test_hints_are_off_where_others_may_come_unless_the_host_wants_them(new_page: NewPage) -> None:
    me = Person(new_page(reduced_motion="reduce"))
    me.open("villages", [ME, OPEN], seed=1)
    allow = me.page.get_by_role("switch", name=me.say("options-hints"))
    expect(allow).not_to_be_checked()
    allow.locator("..").click()
    me.drawn("drawn.table.hints")
    expect(allow).to_be_checked()


def test_a_match_is_reviewed_and_a_position_taken(new_page: NewPage) -> None:
    me = Person(new_page(locale="fr-FR", reduced_motion="reduce"), "fr")
    me.call("PUT", "/me", {"name": "Zoé", "language": "fr"})
    match = valtable.load(finished("kingdom"))
    match.names = ["Zoé", "Gaspard"]
    table = me.call("POST", "/tables/open", match.save())["id"]
    me.go(table)
    me.page.get_by_role("link", name=me.say("end-review")).click()
    points = me.page.get_by_role("region", name=me.say("review-points"))
    rows = points.get_by_role("button")
    expect(rows.first).to_be_visible()
    marks = me.page.locator(".tp")
    expect(marks).to_have_count(rows.count())

    # A turning point is opened by its row, by its mark, and by arrows; the table of that moment is drawn beside it.
    rows.last.click()
    expect(rows.last).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator(".then__small .slot").first).to_be_visible()
    marks.first.click()
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    if rows.count() > 1:
        me.page.keyboard.press("ArrowRight")
        expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    opened = me.page.get_by_role("region", name=me.say("review-point"))
    expect(opened.get_by_role("link", name=me.say("review-see"))).to_be_visible()
    assert english_on(me.page) == {}
    axe = Examiner(me.page)
    axe.look("a review")
    axe.verdict(2)

    opened.get_by_role("button", name=me.say("practice")).click()
    dialog = me.page.get_by_role("dialog", name=me.say("practice"))
    dialog.get_by_label(me.say("practice-others")).select_option("random")
    assert english_on(me.page) == {}
    dialog.get_by_role("button", name=me.say("practice-go")).click()
    me.page.wait_for_url(TABLE)
    assert me.table != table
    state = me.drawn("drawn.table.id === arg && drawn.question !== null", me.table)
    assert [seat["level"] for seat in state["table"]["seats"] if not seat["mine"]] == ["random"]
    me.choose(state["question"]["options"][0]["id"])

"""Everything by keyboard alone: from the first page through several turns, with a focus that can be seen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.play import TABLE, Person, thing_of

# Whether the focus is on something, and drawn: an outline of 2 px or more.
FOCUS = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const style = getComputedStyle(at);
  return {name: at.getAttribute("aria-label") ?? at.innerText ?? "", seen: at.matches(":focus-visible"),
          outline: style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth),
          id: at.closest("[data-id]")?.dataset.id ?? null, option: at.dataset.option ?? null};
}"""


def tab_to(page: Page, name: str, most: int = 60) -> None:
    """Tab until the focus is on what is called so; it can be seen all the way."""
    for _ in range(most):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        if focus is None:
            continue  # round the corner: the browser's own bar
        assert focus["outline"] >= 2, f"the focus cannot be seen on {focus}"
        if name in focus["name"]:
            return
    raise AssertionError(f"no way to {name!r} by Tab")


def test_from_home_through_several_turns_by_keyboard(new_page: NewPage) -> None:
    me = Person(new_page(reduced_motion="reduce"))
    page = me.page
    me.home()
    expect(page.get_by_role("button", name=me.say("start-play"))).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS)["name"] == me.say("skip")

    # Dialogs give the focus back where it was.
    tab_to(page, me.say("options"))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(me.button("options")).to_be_focused()

    tab_to(page, me.say("start-play"))
    page.keyboard.press("Enter")
    page.wait_for_url(TABLE)
    me.asked()

    # Arrow keys walk over what glows; Enter takes it; the focus is never lost when the table changes.
    ways = set()
    for turn in range(12):
        state = me.asked()
        if state["table"]["status"] == "over":
            break
        options = [option["id"] for option in state["question"]["options"]]
        things = {thing_of(state, option) for option in options} - {None}
        buttons = [option for option in options if thing_of(state, option) is None]
        if things and turn % 2 == 0:
            ways.add("thing")
            for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft"):
                page.keyboard.press(key)
                focus = page.evaluate(FOCUS)
                assert focus is not None, "an arrow key goes to something that glows"
                assert focus["seen"], "and it can be seen there"
                assert focus["outline"] >= 2
                assert focus["id"] in things or focus["option"] in buttons, f"{focus} does not glow"
            if focus["id"] in things:
                look = page.locator(".zoomed")  # what has the focus is shown closely
                expect(look).to_be_visible()
            page.keyboard.press("Enter")
        elif buttons:
            ways.add("number")
            if not things and "read" not in ways:  # from the buttons up to the cards, to read them, and down again
                ways.add("read")
                places = []
                page.locator(".ask__text").focus()
                for key in ("ArrowRight", "ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown"):
                    page.keyboard.press(key)
                    places.append(page.evaluate("document.activeElement.closest('.ask, .slot')?.className ?? ''"))
                assert "ask" in places[0]
                assert "slot" in places[2], f"arrows are trapped among the buttons: {places}"
                assert "ask" in places[4], f"there is no way back to the buttons: {places}"
            page.keyboard.press("1")
        else:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        me.answered(state)
        if "thing" in ways:
            assert page.evaluate(FOCUS) is not None, "the focus is lost"
    assert ways == {"thing", "number", "read"}

    # A close look is opened by the focus and closed by Escape.
    me.asked()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=me.say("table-keys"))
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    tab_to(page, me.say("settings"), 120)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=me.say("settings"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(me.button("settings")).to_be_focused()
    # The guide stands beside the table and closes the same way.
    tab_to(page, me.say("table-why"), 120)
    box = me.button("table-why").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44, f"too small for a finger: {box}"
    page.keyboard.press("Enter")
    guide = page.get_by_role("dialog")
    expect(guide).to_be_visible()
    expect(guide.locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(guide).to_have_count(0)
    expect(me.button("table-why")).to_be_focused()

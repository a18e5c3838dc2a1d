"""An answer that is made of two things: one points at the card, then at the pile."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.play import BOT, ME, Person, nodes


def at_a_discard(me: Person) -> tuple[str, str]:
    """A table of Villages where a card is to be discarded; the first two cards of the hand."""
    me.home()
    me.open("villages", [ME, BOT], seed=4)
    while not me.asks("develop-cost"):
        state = me.asked()
        ids = [option["id"] for option in state["question"]["options"]]
        me.answer("develop" if "develop" in ids else "pass" if "pass" in ids else ids[0])
    cards = list(dict.fromkeys([option["things"][0] for option in me.state["question"]["options"]]))
    return cards[0], cards[1]


def test_first_the_cards_glow_then_the_piles(page: Page) -> None:
    me = Person(page)
    first, second = at_a_discard(me)
    piles = {f"pile-{n}" for n in range(1, 6)}
    assert me.glowing() == me.expected()
    assert not me.glowing() & piles
    me.option(first).click()
    expect(page.locator('[data-id="pile-1"].is-choice')).to_be_visible()
    assert me.glowing() == {f"seat-0-{first}", *piles}
    page.keyboard.press("Escape")  # back, since nothing was answered
    expect(page.locator('[data-id="pile-1"].is-choice')).to_have_count(0)
    assert me.glowing() == me.expected()
    me.option(first).click()
    expect(page.locator('[data-id="pile-1"].is-choice')).to_be_visible()
    page.wait_for_timeout(600)  # else it would be a double click
    me.option(first).click()  # and back in the other way
    expect(page.locator('[data-id="pile-1"].is-choice')).to_have_count(0)
    me.choose(f"{second}-pile-3")
    pile = next(node for node in nodes(me.state["board"]) if node.get("id") == "pile-3")
    assert pile["facts"]["card"] == second


def test_by_keyboard_and_in_the_text_mode(page: Page) -> None:
    me = Person(page)
    first, _ = at_a_discard(me)
    me.option(first).focus()
    page.keyboard.press("Enter")
    pile = me.option("pile-2")
    expect(page.locator('[data-id="pile-2"].is-choice')).to_be_visible()
    back = page.locator(".btn--back")
    expect(back).to_contain_text("Back: not")
    back.click()
    expect(back).to_have_count(0)
    me.option(first).focus()
    page.keyboard.press("Enter")
    pile.focus()
    before = me.state
    page.keyboard.press("Enter")
    me.answered(before)

    while not me.asks("develop-cost"):
        state = me.asked()
        ids = [option["id"] for option in state["question"]["options"]]
        me.answer(next((id for id in ("develop", "harvest", "pass") if id in ids), ids[0]))
    me.switch("settings-text")
    options = page.locator("ol.text__options button")
    cards = list(dict.fromkeys([option["things"][0] for option in me.state["question"]["options"]]))
    expect(options).to_have_count(len(cards))
    options.first.click()
    expect(options).to_have_count(5)
    page.get_by_role("button", name="Back: not").first.click()
    expect(options).to_have_count(len(cards))
    options.first.click()
    expect(options).to_have_count(5)
    before = me.state
    options.nth(1).click()
    me.answered(before)

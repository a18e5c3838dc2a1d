"""Others are followed at the reader's pace, the log speaks to the reader, and the end is counted before one's eyes.

Time decides nothing here: the stories go step by step, or look at what the page noted while it moved by itself.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

import valtable
from tests.browser.conftest import NewPage
from tests.browser.play import BOT, ME, Person

# Notes in which order the secrets at the end are turned over, and what the headline showed meanwhile.
COUNTED: Final = """
window.counted = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  for (const tower of document.querySelectorAll(".tower")) {
    const id = tower.querySelector(".tower__plate").textContent;
    const turned = tower.querySelector(".secret:not(.is-turned)");
    if (turned && !window.counted.some((one) => one.id === id)) {
      window.counted.push({id, told: document.querySelector(".end").classList.contains("is-told")});
    }
  }
}).observe(document.body, {subtree: true, childList: true, attributes: true}));
"""


def test_others_are_told_step_by_step_and_the_log_says_you(new_page: NewPage) -> None:
    me = Person(new_page(reduced_motion="no-preference"))
    page = me.page
    page.add_init_script("localStorage['valtable.pace'] ??= 'step'")
    me.open("kingdom", [ME, BOT, BOT], seed=8)
    bar = page.get_by_role("region", name=me.say("table-question"))
    further = bar.get_by_role("button", name=me.say("pace-next"))
    skip = bar.get_by_role("button", name=me.say("pace-skip"))
    place = page.locator(".asking").bounding_box()
    names = [seat["name"] for seat in me.state["table"]["seats"]]

    told: list[str] = []
    for _ in range(40):
        # Until the bots have nothing more to do: all that they do is held, and told at my own steps.
        state = me.drawn("drawn.question !== null || drawn.table.status === 'over'")
        while page.locator(".pace__next:enabled").count():
            assert me.glowing() == set(), "nothing can be answered before it is told"
            assert page.locator(".asking").bounding_box() == place, "the bar has one place and one height"
            said = page.locator(".told__loud")
            line, number = said.inner_text(), said.get_attribute("data-event")
            if page.locator(".ask--other > .crest").count():
                told.append(line)
                assert any(name in line for name in names[1:]), line
            if len(told) % 2:
                further.click()
            else:
                page.keyboard.press("x")  # any key goes on
            expect(page.locator(f".ask:has(.pace__next:enabled) [data-event='{number}']")).to_have_count(0)
        if len(told) > 8:
            break
        me.choose(state["question"]["options"][0]["id"])
    assert len(told) > 8, told
    assert me.glowing() == me.expected()

    # What they did meanwhile lies over the log, in at most four lines, until I act.
    since = page.get_by_role("region", name=me.say("since"))
    expect(since).to_be_visible()
    assert 1 <= since.get_by_role("listitem").count() <= 4
    assert names[0] not in since.inner_text()
    log = page.get_by_role("tabpanel", name=me.say("table-log"))
    heads = log.get_by_role("heading").all_inner_texts()
    assert any(head.startswith(me.say("log-you")) for head in heads), heads
    assert any(head.startswith(tuple(names[1:])) for head in heads), heads
    assert log.locator(".turn__dice svg").count() > 2
    lines = me.log()
    assert any(line.startswith("You ") for line in lines), lines
    assert not any(names[0] in line for line in lines), lines
    assert len(lines) < len(me.state["log"]["events"]), "what belongs together is one line"
    mine = me.state
    me.choose(mine["question"]["options"][0]["id"])
    expect(since).to_have_count(0)

    # At another pace from the bar; the page remembers it. To my turn is one press away, whatever waits.
    for _ in range(20):
        me.drawn("drawn.question !== null || drawn.table.status === 'over'")
        if page.locator(".pace__skip:enabled").count():
            break
        me.choose(me.state["question"]["options"][0]["id"])
    skip.click()
    assert me.glowing() == me.expected()
    dialog = me.settings()
    dialog.get_by_text(me.say("pace-quick"), exact=True).click()
    page.keyboard.press("Escape")
    assert page.evaluate("localStorage['valtable.pace']") == "quick"

    # Who wants no motion waits for nobody, and has no pace to choose.
    page.emulate_media(reduced_motion="reduce")
    for _ in range(6):
        me.choose(me.asked()["question"]["options"][0]["id"])
        assert page.locator(".pace").count() == 0
    me.asked()
    assert me.glowing() == me.expected()


def nearly_over() -> tuple[str, int, str]:
    """A game of Kingdom with one answer to come: saved, whose answer it is, and which."""
    match = valtable.new("kingdom", players=3, seed=7)
    before = ("", 0, "")
    while not match.over:
        question = match.questions[0]
        option = question.options[min(len(question.options) - 1, len(match.history) % 3)].id
        before = (match.save(), question.seat, option)
        match.answer(question.seat, option)
    return before


def test_the_end_is_counted_before_my_eyes(new_page: NewPage) -> None:
    saved, seat, option = nearly_over()
    match = valtable.load(saved)
    match.answer(seat, option)
    assert match.over
    me = Person(new_page(reduced_motion="no-preference"))
    page = me.page
    page.add_init_script("localStorage['valtable.pace'] ??= 'quick'")
    page.add_init_script(COUNTED)
    table = me.call("POST", f"/tables/open?seat={seat}", saved)["id"]
    me.go(table)
    me.drawn("drawn.question !== null")
    me.choose(option)
    towers = page.get_by_role("figure", name=me.say("end-sheet"))
    expect(towers).to_have_attribute("data-told", "all")
    counted = page.evaluate("window.counted")
    # From the last place to the first, and nobody is told who has won before the last secret is turned over.
    plates = page.locator(".tower__plate").all_inner_texts()
    assert [one["id"].split()[0][:3] for one in counted] == [plate.split()[0][:3] for plate in reversed(plates)]
    assert [one["told"] for one in counted[:-1]] == [False] * (len(counted) - 1)
    totals = match.scores
    place = 1 + sum(total > totals[seat] for total in totals)
    assert place > 1, "the story is about somebody who has lost"
    headline = page.get_by_role("heading", level=1)
    expect(headline).to_have_text(me.say("end-you-came", place=place, n=max(totals) - totals[seat]))
    expect(page.locator(".end--dusk")).to_have_count(1)
    assert page.locator(".end__why").inner_text().count(".") == 2, "why, in two sentences"
    # Whoever comes back has it all at once, and in their own language.
    page.evaluate("localStorage['valtable.language'] = 'fr'")
    page.reload()
    expect(page.locator(".towers")).to_have_attribute("data-told", "all")
    assert page.locator(".tower__n").all_inner_texts() == [str(total) for total in sorted(totals, reverse=True)]
    expect(headline).to_contain_text("Vous ")
    expect(page.locator(".is-turned")).to_have_count(0)

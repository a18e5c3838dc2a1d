"""What stands around a game: text mode, light and motion, table talk, reports, and watching."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

import valtable
from tests.browser.conftest import Console, NewPage
from tests.browser.play import BOT, ME, OPEN, Person, go_on
from tests.serving import ServerProcess

# What moves or fades. The steady ring round what has changed does neither: it is there for a second, and gone.
MOVING = """() => document.getAnimations().filter((one) => one.playState === "running"
    && one.animationName !== "steady" && one.effect.getComputedTiming().duration > 5).length"""
# Twelve lines of table talk at once.
CHATTER = """(table) => Promise.all(Array.from({length: 12}, () => fetch(`/api/tables/${table}/talk`, {method: "POST",
    headers: {"Content-Type": "application/json"}, body: JSON.stringify({seat: 0, text: "Tra la la"})})))"""
# Notes the pins and the lines on mats that come and go, since each stays for some seconds only.
WATCH = """() => {
  window.passing = [];
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes)
      for (const node of addedNodes)
        for (const one of node instanceof Element ? [node, ...node.querySelectorAll(".pin, .says")] : [])
          if (one.matches(".pin")) window.passing.push(`${one.dataset.seat} ${one.dataset.pin}`);
          else if (one.matches(".says")) window.passing.push(`${one.closest(".mat").dataset.id}: ${one.textContent}`);
  }).observe(document.querySelector(".board"), {childList: true, subtree: true});
}"""
# The colour behind the table.
GROUND = """() => {
  for (let at = document.querySelector("main"); at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (!colour.startsWith("rgba(0, 0, 0, 0")) return colour;
  }
  return "";
}"""


def light_of(colour: str) -> int:
    """How bright a colour is, 0 to 765."""
    return sum(int(part) for part in re.findall(r"\d+", colour)[:3])


def passed(person: Person, what: str) -> None:
    """Until that has been seen on the page, for however long."""
    person.page.wait_for_function("(what) => window.passing.includes(what)", arg=what)


def test_talk_is_escaped_limited_and_can_be_muted_and_one_points(new_page: NewPage, console: Console) -> None:
    ann, ben, eve = (Person(new_page(reduced_motion="reduce")) for _ in range(3))
    table = ann.open("villages", [ME, OPEN], seed=2)
    ben.go(table)
    ben.button("sit").click()
    ben.drawn("drawn.seat === 1 && drawn.table.status === 'playing'")
    eve.go(table)
    for person in (ann, ben, eve):
        person.page.get_by_role("tab", name=person.say("table-talk")).click()

    nasty = """<img src=x onerror="window.hacked = true"><b>bold</b> & 'quoted'"""
    field = ann.page.get_by_role("textbox", name=ann.say("talk-say"))
    field.fill(nasty)
    ann.button("talk-send").click()
    for person in (ann, ben, eve):
        lines = person.page.get_by_role("list", name=person.say("talk"))
        expect(lines).to_contain_text(nasty)
        assert lines.locator("img").count() == 0
        assert person.page.evaluate("window.hacked") is None
    expect(field).to_have_value("")
    field.fill("x" * 500)
    assert len(field.input_value()) == 300, "no more than the server takes"

    # Too much at once is refused, and the words stay in their field. (More is allowed every second: where pressing
    # takes long, a few lines besides make it too much.)
    console.allow("429")
    refused = 0
    for n in range(30):
        field.fill(f"line {n}")
        if n > 12:
            ann.page.evaluate(CHATTER, table)
        with ann.page.expect_response("**/talk") as answer:
            field.press("Enter")
        if answer.value.status == 429:
            refused += 1
            expect(field).to_have_value(f"line {n}")
            break
        expect(field).to_have_value("")
    assert refused == 1
    expect(
        ann.page.get_by_role("status").filter(has_text=ann.say("error-too-many", seconds=1)[:20]).first
    ).to_be_visible()

    # Ben mutes it: he sees nothing of it any more, until he listens again.
    ben.button("talk-mute").click()
    expect(ben.page.get_by_role("list", name=ben.say("talk"))).to_have_count(0)
    expect(ben.page.get_by_text(ben.say("talk-is-muted"))).to_be_visible()
    ben.button("talk-unmute").click()
    expect(ben.page.get_by_role("list", name=ben.say("talk"))).to_contain_text("line 0")

    # What somebody has just said stands on their mat, in both of their pages and the spectator's.
    go_on((ann, ben), lambda: sum(seat["asked"] for seat in ann.current()["table"]["seats"]) == 1)
    everybody = (ann, ben, eve)
    for person in everybody:
        person.current()
        person.page.evaluate(WATCH)
    seat = next(seat["seat"] for seat in ann.state["table"]["seats"] if not seat["asked"])
    waiting, active = (ann, ben) if seat == 0 else (ben, ann)
    waiting.call("POST", f"/tables/{table}/talk", {"seat": seat, "text": "I would take this one."})
    for person in everybody:
        passed(person, f"seat-{seat}: {person.say('talk-quoted', text='I would take this one.')}")

    # Who is not asked points at a card: by pointer, by keyboard, in words. It answers nothing, and everybody sees it.
    page = waiting.page
    before = waiting.current()
    card = page.locator(".centre .slot[data-id]").first
    first = card.get_attribute("data-id")
    waiting.button("point").click()
    card.get_by_role("button").click()
    for person in everybody:
        passed(person, f"{seat} {first}")
        told = person.page.get_by_role("list", name=person.say("talk")).get_by_role("listitem").first
        expect(told).to_contain_text(person.say("point-told", name="", thing="").strip(" :."))
    expect(page.locator(".is-pointing")).to_have_count(0)
    page.locator(".ask__text").focus()
    for key in ("p", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    for person in everybody:
        person.page.wait_for_function(
            "(first) => window.passing.some((one) => /^[01] /.test(one) && one !== first)", arg=f"{seat} {first}"
        )
    page.keyboard.press("p")
    expect(page.get_by_role("region", name=waiting.say("table-question"))).to_contain_text(waiting.say("point-how"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name=waiting.say("table-question"))).not_to_contain_text(waiting.say("point-how"))
    now = waiting.call("GET", f"/tables/{table}")
    assert now["version"] == before["version"] == waiting.current()["version"], "nothing at the table has changed"
    waiting.go(table, "?text")
    waiting.button("point").click()
    page.locator(f"[data-point='seat-{1 - seat}']").click()
    for person in (active, eve):
        passed(person, f"{seat} seat-{1 - seat}")
    expect(page.get_by_role("list", name=waiting.say("talk"))).to_contain_text(
        waiting.say("point-told", name="", thing="").strip(" :.")
    )
    waiting.go(table, "?text=off")

    # Who has to decide does not point, nor does whoever only watches.
    for person in (active, eve):
        expect(person.button("point")).to_have_count(0)
        person.page.locator(".ask__text").focus()
        person.page.keyboard.press("p")
        expect(person.page.locator(".is-pointing")).to_have_count(0)

    # Whoever watches hears, and has nothing to press.
    expect(eve.page.get_by_role("textbox", name=eve.say("talk-say"), exact=True)).to_have_count(0)
    assert eve.state["question"] is None
    assert eve.glowing() == set()
    question = eve.page.get_by_role("region", name=eve.say("table-question"))
    assert question.get_by_role("button").count() == 0
    expect(eve.page.get_by_text(eve.say("watching"))).to_be_visible()
    before = eve.state["version"]
    go_on((ann, ben), lambda: eve.version() > before + 3)
    eve.current()
    assert question.get_by_role("button").count() == 0
    assert eve.glowing() == set()


def test_text_mode_reports_and_light(new_page: NewPage, server: ServerProcess) -> None:
    me = Person(new_page(reduced_motion="reduce", color_scheme="light"))
    page = me.page
    table = me.open("kingdom", [ME, BOT], seed=9)
    me.asked()

    # By day and by night, as the system or the reader has it.
    day = light_of(page.evaluate(GROUND))
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    night = light_of(page.evaluate(GROUND))
    assert night < 200 < day
    me.settings().get_by_text(me.say("settings-day"), exact=True).click()
    assert light_of(page.evaluate(GROUND)) == day
    page.keyboard.press("Escape")

    # Nothing moves for those who want it still.
    for _ in range(4):
        me.choose(me.asked()["question"]["options"][0]["id"])
        assert page.evaluate(MOVING) == 0

    # A card that cannot be chosen says why: the rules know what is missing.
    while not me.asks("action"):
        me.choose(me.asked()["question"]["options"][0]["id"])
        me.asked()
    offered = {option["id"] for option in me.state["question"]["options"]}
    dim = next(f"domain-{n}" for n in range(1, 6) if f"domain-{n}" not in offered)
    page.locator(f'[data-id="{dim}"] > button').click()
    reasons = page.get_by_role("note")
    expect(reasons).to_have_attribute("data-refused", dim)
    expect(reasons.get_by_role("heading")).to_contain_text("You lack")
    expect(reasons.get_by_role("term").first).to_have_text(me.say("why-it-takes"))
    page.keyboard.press("Escape")
    expect(reasons).to_have_count(0)

    # Text mode: the same game as headings, lists and plain buttons; for addresses that ask for it.
    page.goto(f"/t/{table}?text")
    expect(page.get_by_role("heading", name=me.say("text-question"))).to_be_visible()
    page.goto(f"/t/{table}")
    expect(page.get_by_role("region", name=me.say("table-question"))).to_be_visible()
    page.goto("/?text")
    page.locator(f'a[href$="/t/{table}"]').first.click()
    expect(page.get_by_role("heading", name=me.say("text-question"))).to_be_visible()
    me.asked()
    domains = page.get_by_role("heading", name="Domains").locator("..")
    domains.get_by_role("button", name=me.say("why-not")).first.click()
    expect(page.get_by_role("status").filter(has_text="You lack").first).to_be_visible()
    for _ in range(5):
        state = me.asked()
        options = page.locator("ol button[data-option]")
        assert [one.get_attribute("data-option") for one in options.all()] == [
            option["id"] for option in state["question"]["options"]
        ]
        options.first.focus()
        page.keyboard.press("Enter")
        me.answered(state)
        expect(page.get_by_role("heading", name=me.say("text-question"))).to_be_focused()
    assert "?text" in page.url, "how one reads goes with the reader"
    assert me.asked()["question"]["n"] > 5
    assert page.locator("svg.scene").count() == 0

    # A report goes to the host's folder, with the match as it is.
    me.drawn("drawn.question !== null && !drawn.table.seats[1].asked")  # nothing more comes by itself
    me.button("text-menu").click()
    me.button("report").click()
    page.get_by_role("textbox", name=me.say("report-label")).fill("The dragon ate my homework <script>")
    page.get_by_role("dialog").get_by_role("button", name=me.say("report-send")).click()
    expect(page.get_by_role("status").filter(has_text=me.say("report-thanks"))).to_be_visible()
    (file,) = (server.data / "reports").iterdir()
    report = json.loads(file.read_text(encoding="utf-8"))
    assert report["words"] == "The dragon ate my homework <script>"
    match = valtable.load(report["match"])
    assert report["position"] == len(match.history)
    assert match.given(0) == me.state["question"]["n"]

    # Taking back leaves the focus at the question, as answering does.
    state = me.asked()
    undo = me.button("text-undo")
    while not state["undo"]["allowed"]:
        page.locator("ol button[data-option]").first.click()
        me.answered(state)
        state = me.asked()
    undo.focus()
    page.keyboard.press("Enter")
    me.answered(state)
    expect(page.get_by_role("heading", name=me.say("text-question"))).to_be_focused()

    me.button("text-leave").click()
    expect(page.get_by_role("region", name=me.say("table-question"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("region", name=me.say("table-question"))).to_be_visible()


def test_cards_fly_and_glow_breathes_where_motion_is_wanted(new_page: NewPage) -> None:
    me = Person(new_page(reduced_motion="no-preference"))
    me.open("kingdom", [ME, BOT], seed=9)
    me.asked()
    assert me.page.evaluate(MOVING) > 0, "what may be chosen breathes"
    me.page.evaluate(
        """() => {
          window.flown = 0;
          new MutationObserver((changes) => {
            for (const change of changes) for (const node of change.addedNodes)
              if (node.classList?.contains("flights")) window.flown += node.children.length;
          }).observe(document.body, {childList: true, subtree: true});
        }"""
    )
    for _ in range(6):
        me.choose(me.asked()["question"]["options"][0]["id"])
    me.page.wait_for_function("() => window.flown > 0")  # a card that was taken flies
    # The reader may want it still although the system does not.
    me.settings().get_by_text(me.say("settings-motion-none"), exact=True).click()
    me.page.keyboard.press("Escape")
    me.asked()
    me.page.wait_for_function(f"() => ({MOVING})() === 0")

"""Hands that are quicker, slower or elsewhere: double clicks, held keys, late answers, several tabs, a lost network."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import Console, NewPage
from tests.browser.play import BOT, ME, Person, two_at_a_table


def test_one_press_is_one_answer(new_page: NewPage) -> None:
    ann, ben = two_at_a_table(new_page)
    page = ann.page
    bar = page.get_by_role("region", name=ann.say("table-question"))
    undo = page.get_by_role("button", name=ann.say("table-undo"))

    # A double click is one answer, although the next question offers the same again; so is a key that is held.
    state = ann.asked()
    ann.option("gold").dblclick()
    ann.answered(state)
    ann.rest()
    assert len(ann.given) == 1
    undo.click()
    ann.drawn("drawn.question.n === arg", state["question"]["n"])
    numbers = [one.get_attribute("data-option") for one in bar.locator("button[data-option]").all()]
    key = str(numbers.index("gold") + 1)
    page.keyboard.down(key)
    ann.answered(state)
    for _ in range(5):
        page.keyboard.down(key)
    ann.rest()
    page.keyboard.up(key)
    assert len(ann.given) == 2

    # And one is taken back at a time, however slow the server is.
    taken: list[Route] = []
    page.route("**/undo", lambda route: taken.append(route))
    undo.dblclick()
    ann.rest()
    (held,) = taken
    held.continue_()
    ann.drawn("drawn.question.n === arg", state["question"]["n"])
    ann.rest()
    assert len(taken) == 1
    page.unroute("**/undo")

    # "Are you sure?" comes under the pointer of a double click: it is no yes. By keyboard it has the focus.
    ann.switch("settings-confirm")
    ann.choose("gold")
    before = ann.state
    ann.option("strength").dblclick()
    expect(bar).to_contain_text(ann.say("table-sure"))
    ann.rest()
    assert ann.call("GET", f"/tables/{ann.table}")["version"] == before["version"]
    yes = ann.button("table-sure-yes")
    expect(yes).to_be_focused()
    expect(yes).to_have_attribute("aria-describedby", "ask-sure")
    page.locator("#ask-sure").hover()  # where the second press may fall
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    expect(yes).to_be_focused()
    # What others do meanwhile leaves it standing.
    ben.call("POST", f"/tables/{ben.table}/talk", {"seat": 1, "text": "Take your time."})
    ann.after(before["version"] + 1)
    expect(yes).to_be_focused()
    page.keyboard.press("Escape")
    expect(bar).not_to_contain_text(ann.say("table-sure"))
    expect(ann.option("strength")).to_be_focused()


def test_what_is_said_aloud_is_said_once(new_page: NewPage) -> None:
    ann, ben = two_at_a_table(new_page)
    page = ann.page
    page.evaluate(
        """() => {
          window.aloud = [];
          const box = [...document.querySelectorAll(".board > [role=status]")].at(-1);
          new MutationObserver(() => window.aloud.push(box.textContent)).observe(box, {childList: true, subtree: true,
            characterData: true});
        }"""
    )
    question = page.get_by_role("region", name=ann.say("table-question")).locator(".ask__text b").first.inner_text()
    ben.call("POST", f"/tables/{ben.table}/talk", {"seat": 1, "text": "Hello!"})
    expect(page.get_by_role("tab", name=ann.say("table-talk"))).to_contain_text("1")
    # The talk is heard although the log is open; the question is not said again because of it.
    expect(page.get_by_role("status").filter(has_text="Hello!")).to_have_count(1)
    assert page.evaluate("window.aloud") == []
    # The same thing twice is said twice: the question, when the answer to it is taken back.
    given = ann.state["question"]["n"]
    ann.choose("gold")
    page.wait_for_function("window.aloud.length > 0")
    page.keyboard.press("u")
    ann.drawn("drawn.question.n === arg", given)
    page.wait_for_function("(question) => window.aloud.at(-1).includes(question)", arg=question)
    said = page.evaluate("window.aloud.length")
    ann.choose("gold")
    page.wait_for_function("(n) => window.aloud.length > n", arg=said)
    assert question

    # Arrow keys change the tab of the log, as tabs do.
    page.get_by_role("tab", name=ann.say("table-log"), exact=True).focus()
    page.keyboard.press("ArrowRight")
    talk = page.get_by_role("tab", name=ann.say("table-talk"))
    expect(talk).to_be_focused()
    expect(talk).to_have_attribute("aria-selected", "true")


def test_two_tabs_of_one_seat_and_an_answer_that_comes_too_late(new_page: NewPage, console: Console) -> None:
    console.allow("409")
    ann, _ = two_at_a_table(new_page)
    other = Person(ann.page.context.new_page())
    console.watch(other.page)
    other.go(ann.table)
    other.drawn("drawn.seat === 0 && drawn.question !== null")
    version = ann.choose("gold")["version"]
    other.after(version)
    assert other.question == ann.question

    # "Are you sure?" in one tab is about its own question: when the other tab has answered, it goes away.
    other.switch("settings-confirm")
    other.option("strength").click()
    bar = other.page.get_by_role("region", name=other.say("table-question"))
    expect(bar).to_contain_text(other.say("table-sure"))
    ann.page.keyboard.press("u")
    for person in (ann, other):
        person.after(version + 1)
    expect(bar).not_to_contain_text(other.say("table-sure"))

    # An answer to a question that is gone is refused, and the page shows what is asked now.
    asked = ann.drawn("drawn.question !== null")["question"]
    stale = {"seat": 0, "n": asked["n"] + 1, "prompt": asked["prompt"], "option": "gold"}
    ann.page.evaluate("(answer) => { window.instead = answer; }", stale)
    ann.option("gold").click()
    expect(ann.page.get_by_role("status").filter(has_text=ann.say("table-moved-on"))).to_be_visible()
    assert ann.question == asked


def test_what_is_pressed_next_counts_although_the_response_is_still_to_come(new_page: NewPage) -> None:
    """A change may be quicker than the reply to the answer that made it: the next question can be answered at once."""
    ann, _ = two_at_a_table(new_page)
    ann.page.evaluate("() => { window.holding = true; }")
    first = ann.asked()
    ann.option("gold").click()
    second = ann.answered(first)
    assert second["question"]["n"] == first["question"]["n"] + 1
    ann.option("strength").click()
    ann.answered(second)
    # And a press on the same question again is no second answer.
    ann.page.wait_for_function("() => window.held.length === 2")
    ann.page.evaluate("() => { for (const reply of window.held) reply(); }")
    ann.rest()
    assert len(ann.given) == 2


def test_an_answer_is_seen_although_the_live_connection_is_gone(new_page: NewPage, console: Console) -> None:
    console.allow(r"WebSocket|live\?\S*' violates")  # nothing else is cut off
    me = Person(new_page(reduced_motion="reduce"))
    me.page.add_init_script(
        """(() => {
          const Plain = window.WebSocket;
          window.WebSocket = class extends Plain {
            constructor(...given) {
              if (window.cut) given[0] = given[0].replace(location.host, "127.0.0.1:9");
              super(...given);
              window.sockets = [...(window.sockets ?? []), this];
            }
          };
        })();"""
    )
    me.open("kingdom", [ME, BOT], seed=9)
    state = me.drawn("drawn.question !== null && !drawn.table.seats[1].asked")  # nothing more comes by itself
    lines = me.page.locator(".log .lines > li")
    before = lines.count()
    me.page.evaluate("() => { window.cut = true; for (const one of window.sockets) one.close(); }")
    expect(me.page.get_by_text(me.say("connection-lost"))).to_be_visible()
    me.option(state["question"]["options"][0]["id"]).click()
    # It goes over the API, and the page shows what came of it.
    expect(lines).not_to_have_count(before)
    assert me.state["version"] == state["version"], "nothing has come over the live connection"
    newest = me.call("GET", f"/tables/{me.table}")
    assert newest["version"] > state["version"]
    me.page.evaluate("() => { window.cut = false; }")
    expect(me.page.get_by_text(me.say("connection-lost"))).to_have_count(0)
    me.after(newest["version"])


def test_addresses_and_files_that_make_no_sense(new_page: NewPage, console: Console) -> None:
    console.allow("40[04]")
    me = Person(new_page(reduced_motion="reduce"))
    for address in ("/#%", "/guide/kingdom#%E0%A4%A", "/t/%25%E0"):
        me.page.goto("about:blank")
        me.page.goto(address)
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    # What a dialog cannot do it says in the dialog: the page behind it is out of reach.
    me.home()
    me.page.get_by_role("button", name=me.say("home-rename")).click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("\u200b")
    me.button("name-keep").click()
    expect(dialog.get_by_role("status")).to_contain_text(me.say("error-bad-name", max=24))
    # Picking the game that is picked already keeps what was set up.
    me.page.keyboard.press("Escape")
    chairs = me.page.get_by_role("list", name=me.say("seats")).first
    before = chairs.get_by_role("combobox").count()
    me.button("seat-add").click()
    expect(chairs.get_by_role("combobox")).to_have_count(before + 1)
    me.page.locator("button[aria-pressed=true]").click()
    expect(chairs.get_by_role("combobox")).to_have_count(before + 1)
    chairs.get_by_role("combobox").last.focus()
    chairs.get_by_role("combobox").last.select_option("remove")
    expect(me.button("seat-add")).to_be_focused()

"""Coming back: a lobby that is set up together, turns that are timed and told, the talk of those who watch, and
the page as an app that opens while its server is away."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import CUT_OFF, Console, NewPage
from tests.browser.play import BOT, ME, OPEN, Person
from tests.browser.test_axe import Examiner
from tests.serving import ServerProcess


def test_a_lobby_a_timer_and_those_who_watch(new_page: NewPage) -> None:
    """The host changes how it is played and who sits there; then turns are timed, and spectators keep to themselves."""
    ann = Person(new_page(reduced_motion="reduce"))
    table = ann.call("POST", "/tables", {"game": "kingdom", "seats": [ME, OPEN, OPEN, BOT]})["id"]
    ann.go(table)
    ben = Person(new_page(reduced_motion="reduce", viewport={"width": 390, "height": 844}, locale="fr-FR"), "fr")
    ben.go(table)
    ben.button("sit").first.click()
    name = ben.drawn("drawn.seat === 1")["table"]["seats"][1]["name"]

    # The host sees to the seats and to the options; everybody sees what comes of it.
    examiner = Examiner(ann.page)
    examiner.look("lobby")
    ann.button("seat-send-away-of", seat=name).click()
    ben.drawn("drawn.seat === null")
    ann.button("seat-take-away-of", n=4).click()
    ann.drawn("drawn.table.seats.length === 3")
    ann.button("seat-add").click()
    ann.drawn("drawn.table.seats.length === 4")
    ann.button("seat-take-away-of", n=4).click()
    ben.drawn("drawn.table.seats.length === 3")
    ann.button("set-up-change").click()
    dialog = ann.page.get_by_role("dialog", name=ann.say("set-up"))
    dialog.get_by_role("combobox", name=ann.say("turn-time")).select_option("86400")
    dialog.get_by_text(ann.say("at-zero-lend")).click()
    dialog.get_by_role("switch").first.locator("..").click()
    examiner.look("set-up", "dialog")
    dialog.get_by_role("button", name=ann.say("options-done"), exact=True).click()
    expect(dialog).to_have_count(0)
    ann.drawn("drawn.table.at_zero === 'lend' && Object.values(drawn.table.options).includes(true)")
    assert ann.state["table"]["pace"] == 86400
    expect(ben.page.get_by_text(ben.say("at-zero-lend"))).to_be_visible()
    examiner.verdict(3)

    # The game begins; the time that is left stands in the header, and beside whoever is waited for.
    ben.button("sit").first.click()
    ben.drawn("drawn.seat !== null")
    ann.button("seat-take-away-of", n=3).click()
    ann.drawn("drawn.table.status === 'playing' && drawn.table.due !== null")
    expect(ann.page.locator("header").get_by_role("timer")).to_be_visible()
    expect(ann.page.locator("header").get_by_role("timer")).to_contain_text("23")
    left = re.compile(r"^Il reste 23\sh\s\d\d\smin\.$")
    expect(ben.page.locator("header").get_by_role("timer")).to_have_attribute("aria-label", left)

    # The other ways to be told of a turn are found from the table, too.
    ann.button("table-menu").click()
    ann.button("turns-other").click()
    told = ann.page.get_by_role("dialog", name=ann.say("turns"))
    expect(told.get_by_role("textbox", name=ann.say("feed-address"))).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)

    # Whoever watches talks with others who watch, and is told so.
    cy = Person(new_page(reduced_motion="reduce"))
    cy.home()
    cy.go(table)
    cy.page.get_by_role("tab", name=cy.say("table-talk")).click()
    expect(cy.page.get_by_text(cy.say("talk-unheard"))).to_be_visible()
    field = cy.page.get_by_role("textbox", name=cy.say("talk-say-watching"))
    field.fill("She has the duke of mines.")
    field.press("Enter")
    expect(cy.page.locator(".talk__lines").get_by_text("She has the duke of mines.")).to_be_visible()
    ann.page.get_by_role("tab", name=ann.say("table-talk")).click()
    said = ann.page.get_by_role("textbox", name=ann.say("talk-say"), exact=True)
    said.fill("Good luck!")
    said.press("Enter")
    for person in (cy, ann):
        expect(person.page.locator(".talk__lines").get_by_text("Good luck!")).to_be_visible()
    expect(ann.page.get_by_text("She has the duke of mines.")).to_have_count(0)


def test_an_app_that_tells_of_turns_and_opens_without_its_server(
    new_page: NewPage, server: ServerProcess, console: Console
) -> None:
    console.allow(f"{CUT_OFF}|ERR_FAILED")
    ann = Person(new_page(reduced_motion="reduce", service_workers="allow", permissions=["notifications"]))
    ann.page.add_init_script("""
      const real = Notification.requestPermission.bind(Notification);
      Notification.requestPermission = () => ((window.asked = true), real());
      ServiceWorkerRegistration.prototype.showNotification =
        async (title, more) => void window.shown.push(JSON.stringify([title, more]));
      window.shown = [];
    """)
    ann.home()
    links = (
        "() => [...document.querySelectorAll('link[rel=manifest], link[rel=apple-touch-icon]')].map((one) => one.href)"
    )
    for address in ann.page.evaluate(links):
        assert ann.page.request.get(address).ok
    manifest = ann.page.request.get("/manifest.webmanifest").json()
    assert all(ann.page.request.get(icon["src"]).ok for icon in manifest["icons"])
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    ann.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    # It asks only when that is wanted.
    assert ann.page.evaluate("window.asked") is None
    ann.settings()
    ann.button("turns-open").click()
    dialog = ann.page.get_by_role("dialog", name=ann.say("turns"))
    dialog.get_by_role("switch", name=ann.say("alerts")).locator("..").click()
    expect(dialog.get_by_role("switch", name=ann.say("alerts"))).to_be_checked()
    assert ann.page.evaluate("window.asked") is True
    feed = dialog.get_by_role("textbox", name=ann.say("feed-address")).input_value()
    examiner = Examiner(ann.page)
    examiner.look("turns", "dialog")
    examiner.verdict(2)
    ann.page.keyboard.press("Escape")

    # Another page is before this one when it becomes her turn: a notification, and a mark on the tab.
    table = ann.call("POST", "/tables", {"game": "kingdom", "seats": [ME, OPEN], "title": "Friday"})["id"]
    ann.go(table)

    # Another worker takes over: that is news only where the server's page is another one, too.
    takes_over = "navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))"
    with ann.page.expect_response(lambda response: response.url == f"{server.url}/"):
        ann.page.evaluate(takes_over)
    expect(ann.page.get_by_text(ann.say("new-build"))).to_have_count(0)
    ann.page.evaluate("window.ask = fetch; window.fetch = async () => new Response('another page')")
    ann.page.evaluate(takes_over)
    expect(ann.page.get_by_text(ann.say("new-build"))).to_be_visible()
    ann.page.evaluate("window.fetch = window.ask")

    ann.page.evaluate("Object.defineProperty(document, 'visibilityState', {configurable: true, value: 'hidden'})")
    ben = Person(new_page(reduced_motion="reduce"))
    ben.go(table)
    ben.button("sit").click()
    ann.drawn("drawn.question !== null")
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/static/favicon-turn.svg")
    ann.page.wait_for_function("() => window.shown.length > 0")
    title, more = json.loads(ann.page.evaluate("window.shown[0]"))
    assert title == ann.say("alert-turn")
    assert (more["body"], more["data"]) == ("Friday", {"url": f"/t/{table}"})
    assert f"/t/{table}" in ann.page.request.get(feed).text()
    ann.page.evaluate("delete document.visibilityState")

    # The server goes away: the page opens all the same, and shows nothing as if it were now.
    server.kill()
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("home-title"))
    expect(ann.page.get_by_text(ann.say("server-away"), exact=True)).to_be_visible()
    expect(ann.page.get_by_text(ann.say("server-away-tables"))).to_be_visible()
    expect(ann.page.get_by_text("Friday")).to_have_count(0)
    ann.page.goto(f"/t/{table}")
    expect(ann.page.get_by_text(ann.say("server-away-table"))).to_be_visible()
    server.start()
    assert ann.drawn("drawn.question !== null")["table"]["title"] == "Friday"
    expect(ann.page.get_by_text(ann.say("server-away-table"))).to_have_count(0)

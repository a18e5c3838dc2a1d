"""A finished match again: the slider, links to positions, other eyes, and the file that can be kept and opened."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import Console, NewPage
from tests.browser.play import TABLE, Mirror, Person


def finished(game: str, players: int, seed: int) -> Mirror:
    mirror = Mirror(game, players, seed)
    while not mirror.match.over:
        seat = mirror.match.questions[0].seat
        mirror.follow(seat, mirror.advice(seat))
    return mirror


def test_replay_link_download_and_open(new_page: NewPage, console: Console, tmp_path: Path) -> None:
    mirror = finished("kingdom", 3, 4)
    me = Person(new_page(reduced_motion="reduce"))
    me.home()
    kept = tmp_path / "match.json"
    kept.write_text(mirror.match.save(), encoding="utf-8")

    # A damaged file is refused, and the page says why.
    broken = tmp_path / "broken.json"
    broken.write_text(
        kept.read_text(encoding="utf-8").replace('"option":"gold"', '"option":"gild"')[:-200], encoding="utf-8"
    )
    console.allow("400")
    picker = me.page.get_by_label(me.say("open-match"))
    picker.set_input_files(broken)
    expect(me.page.get_by_role("status").filter(has_text=me.say("error-bad-file", why="damaged"))).to_be_visible()
    broken.write_text("a letter to a friend", encoding="utf-8")
    picker.set_input_files(broken)
    expect(me.page.get_by_role("status").filter(has_text=me.say("error-bad-file", why="other"))).to_be_visible()
    assert TABLE.search(me.page.url) is None

    # A sound one opens, dropped anywhere on the page.
    dropped = me.page.evaluate_handle(
        """(text) => {
          const data = new DataTransfer();
          data.items.add(new File([text], "match.json", {type: "application/json"}));
          return data;
        }""",
        kept.read_text(encoding="utf-8"),
    )
    heading = me.page.get_by_role("heading", level=1)
    assert heading.evaluate(
        """(at, dataTransfer) =>
            !at.dispatchEvent(new DragEvent("dragover", {dataTransfer, bubbles: true, cancelable: true}))""",
        dropped,
    ), "the page takes it: else the browser would show the file instead"
    heading.dispatch_event("drop", {"dataTransfer": dropped})
    me.page.wait_for_url(TABLE)
    state = me.drawn("drawn.score !== null")
    assert state["score"]["totals"] == mirror.match.scores
    table = me.table

    # Every position has a link; the slider and the buttons go there.
    me.page.get_by_role("link", name=me.say("end-replay")).click()
    bar = me.page.get_by_role("region", name=me.say("replay"))
    slider = bar.get_by_role("slider", name=me.say("replay-position"))
    last = mirror.position
    expect(slider).to_have_attribute("max", str(last))
    # Dragged over the whole game it asks for a few positions, not for all; where it rests is what is shown.
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url) if "/positions/" in request.url else None)
    rests = 80
    took = slider.evaluate(
        """async (slider, last) => {
          const start = performance.now();
          for (let at = 20; at <= last; at += 1) {
            slider.value = at;
            slider.dispatchEvent(new Event("input", {bubbles: true}));
            await new Promise((go) => setTimeout(go, 5));
          }
          return performance.now() - start;
        }""",
        rests,
    )
    me.page.wait_for_url(f"**/replay?at={rests}")
    log = me.page.get_by_role("tabpanel", name=me.say("table-log"))

    def events(at: int) -> int:
        return len(me.call("GET", f"/tables/{table}/positions/{at}")["log"]["events"])

    expect(log).to_have_attribute("data-events", str(events(rests)))
    assert len(asked) <= 4 + 2 * took / 90, "a slider that is dragged is no flood"
    # A position that the server had no time for comes a little later. (The slider has not come by this one so far.)
    console.allow("429")
    refused: list[str] = []

    def busy(route: Route) -> None:
        if refused:
            route.continue_()
        else:
            refused.append(route.request.url)
            route.fulfill(status=429, json={"code": "too-many", "detail": "too many", "args": {"seconds": 1}})

    me.page.route("**/positions/7", busy)
    slider.fill("7")
    me.page.wait_for_url("**/replay?at=7")
    expect(log).to_have_attribute("data-events", str(events(7)))
    assert refused
    bar.get_by_role("button", name=me.say("replay-next")).click()
    me.page.wait_for_url("**/replay?at=8")
    bar.get_by_role("button", name=me.say("replay-end"), exact=True).click()
    me.page.wait_for_url(f"**/replay?at={last}")
    expect(bar.get_by_role("button", name=me.say("replay-next"))).to_be_disabled()
    bar.get_by_role("button", name=me.say("replay-start")).click()
    me.page.wait_for_url("**/replay?at=0")
    bar.get_by_role("button", name=me.say("replay-play"), exact=True).click()
    me.page.wait_for_url(re.compile(r"/replay\?at=([2-9]|\d\d)$"))  # it goes on by itself
    bar.get_by_role("button", name=me.say("replay-pause")).click()

    # Somebody else follows a link to a position, and looks through another seat.
    other = Person(new_page(locale="fr-FR", reduced_motion="reduce"), "fr")
    at = 9
    other.page.goto(f"/t/{table}/replay?at={at}&seat=1")
    place = other.page.get_by_role("region", name=other.say("replay"))
    expect(place.get_by_role("slider")).to_have_value(str(at))
    expect(place.get_by_role("combobox", name=other.say("replay-eyes"))).to_have_value("1")
    then = Mirror("kingdom", 3, 4)
    for seat, option in mirror.match.history[:at]:  # the payments among them
        then.match.answer(seat, option)
    shown = other.call("GET", f"/tables/{table}/positions/{at}?seat=1")
    assert shown["board"] == json.loads(json.dumps(then.match.rules.board(then.match.view(1)).data()))
    duke = then.match.view(1)["players"][1]["duke"]
    name = then.match.rules.names("fr")[f"card-{duke}"]
    mine = other.page.get_by_role("region", name=other.say("table-mine"))
    expect(mine).to_contain_text(name)
    place.get_by_role("combobox", name=other.say("replay-eyes")).select_option("")
    other.page.wait_for_url(f"**/replay?at={at}")
    expect(mine).to_have_count(0)
    expect(other.page.get_by_role("main")).not_to_contain_text(name)

    # The download is the match, and opens as the same game.
    me.page.goto(f"/t/{table}")
    with me.page.expect_download() as coming:
        me.page.get_by_role("link", name=me.say("end-download")).click()
    saved = tmp_path / "again.json"
    coming.value.save_as(saved)
    assert json.loads(saved.read_text(encoding="utf-8"))["history"] == [list(answer) for answer in mirror.match.history]
    other.home()
    other.page.get_by_label(other.say("open-match")).set_input_files(saved)
    other.page.wait_for_url(TABLE)
    assert other.drawn("drawn.score !== null")["score"]["totals"] == mirror.match.scores

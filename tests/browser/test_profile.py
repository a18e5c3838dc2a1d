"""What is remembered of a finished game: in the list, in the profile of this browser, and along its replay."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.play import Person
from tests.browser.test_axe import Examiner


def played_alone(me: Person, game: str, seed: int) -> str:
    """A whole game alone, over the API; the table's id."""
    table: str = me.call("POST", "/tables", {"game": game, "seats": [{"kind": "me"}], "seed": seed})["id"]
    rng = random.Random(seed)
    while (question := me.call("GET", f"/tables/{table}?seat=0")["question"]) is not None:
        body = {"seat": 0, "n": question["n"], "prompt": question["prompt"]}
        me.call("POST", f"/tables/{table}/answers", {**body, "option": rng.choice(question["options"])["id"]})
    return table


def test_a_finished_game_is_remembered(new_page: NewPage, tmp_path: Path) -> None:
    me = Person(new_page(reduced_motion="reduce"))
    me.page.goto("/profile")
    expect(me.page.locator(".prof__hero")).to_contain_text(me.say("profile-none"))
    table = played_alone(me, "villages", 1)
    result = me.call("GET", f"/tables/{table}")["table"]["result"]
    points = str(result["totals"][0])

    # It ended while nobody looked: the list says how, and the profile knows of it.
    me.home()
    row = me.page.get_by_role("region", name=me.say("tables-finished")).get_by_role("listitem").first
    expect(row).to_contain_text(points)
    me.page.goto("/profile")
    best = me.page.get_by_role("region", name=me.say("profile-best"))
    expect(best.locator(".bs__n")).to_have_text(points)
    expect(me.page.get_by_role("region", name=me.say("profile-days"))).to_be_visible()
    axe = Examiner(me.page)
    axe.look("profile")
    axe.verdict(2)

    # It is taken along in a file: forgotten here, and added again.
    with me.page.expect_download() as saved:
        me.button("profile-export").click()
    file = tmp_path / "profile.json"
    saved.value.save_as(file)
    me.button("profile-forget").click()
    me.button("profile-forget-sure").click()
    expect(best).to_have_count(0)
    picker = me.page.get_by_label(me.say("profile-import"))
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text(encoding="utf-8").replace('"total"', '"totals"'), encoding="utf-8")
    picker.set_input_files(broken)
    expect(me.page.get_by_role("status").filter(has_text=me.say("profile-bad-file"))).to_be_visible()
    expect(best).to_have_count(0)
    picker.set_input_files(file)
    expect(best.locator(".bs__n")).to_have_text(points)

    # Its replay has a mark for each turn, and goes from turn to turn.
    marks = me.call("GET", f"/tables/{table}/course")["marks"]
    me.page.goto(f"/t/{table}/replay")
    expect(me.page.locator(".course__turn")).to_have_count(len(marks) - 1)
    expect(me.page.locator(".course__line")).to_have_count(1)
    bar = me.page.get_by_role("region", name=me.say("replay"), exact=True)
    at = [mark["at"] for mark in marks]
    for _ in range(2):
        bar.get_by_role("button", name=me.say("replay-turn-after")).click()
    start = [one for one in at if one > 0][1]
    turn = next(mark["n"] for mark in marks if mark["at"] == start)
    said = me.say("replay-at-turn", turn=turn, at=start, of=at[-1])
    expect(bar.get_by_role("slider")).to_have_attribute("aria-valuetext", said)
    me.page.keyboard.press("PageUp")
    expect(bar.get_by_role("slider")).to_have_attribute("max", str(at[-1]))
    expect(bar.get_by_role("slider")).to_have_value(str(next(one for one in at if one > 0)))
    me.page.keyboard.press("End")
    expect(bar.locator(".points-now b")).to_have_text(points)

"""A newcomer plays a whole Kingdom against bots, by clicking."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.play import STILL, TABLE, Person, play_first


def test_a_newcomer_plays_a_whole_game_in_french_and_again(new_page: NewPage) -> None:
    me = Person(new_page(locale="fr-FR", reduced_motion="reduce"), "fr")
    me.page.add_init_script(STILL)
    me.home()
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")

    # Two clicks: the game, and play.
    kingdom = me.page.get_by_role("button", name=re.compile("Royaume"))
    kingdom.click()
    expect(kingdom).to_have_attribute("aria-pressed", "true")
    me.button("start-play").click()
    me.page.wait_for_url(TABLE)
    state = me.asked()
    assert state["table"]["game"] == "kingdom"
    assert [seat["kind"] for seat in state["table"]["seats"]].count("person") == 1
    assert me.glowing() == me.expected()

    me.calm()
    bar = me.page.locator(".asking").bounding_box()
    me.choose(state["question"]["options"][0]["id"])
    assert me.page.locator(".asking").bounding_box() == bar, "the question bar has one place and one height"
    chosen = play_first(me)
    assert len(chosen) > 15, "a game has more than a few decisions"
    assert me.shifted < 0.1, "the board stands still"

    expect(me.page.get_by_role("heading", level=1)).to_be_focused()  # whoever cannot see it hears who has won

    # The score sheet says what the server says.
    score = me.call("GET", f"/tables/{me.table}")["score"]
    towers = me.page.get_by_role("figure", name=me.say("end-sheet")).locator(".tower")
    expect(towers).to_have_count(len(score["totals"]))
    sheet = me.page.get_by_role("table")
    foot = sheet.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert [int(total) for total in foot] == score["totals"]
    for column, lines in enumerate(score["sheets"]):
        cells = [row.get_by_role("cell").nth(column).inner_text() for row in sheet.get_by_role("row").all()[1:-1]]
        assert sum(int(cell) for cell in cells if cell != "–") == sum(line["points"] for line in lines)
        assert sum(line["points"] for line in lines) == score["totals"][column]
    parts = me.page.evaluate(
        """() => [...document.querySelectorAll("figure ol > li")].map((row) =>
            [...row.querySelectorAll("[data-points]")].reduce((sum, part) => sum + Number(part.dataset.points), 0))"""
    )
    assert sorted(parts) == sorted(score["totals"]), "the parts of each bar add up to its total"

    # And again.
    before = me.table
    me.button("end-rematch").click()
    me.page.wait_for_url(lambda url: TABLE.search(url) is not None and before not in url)
    again = me.drawn("drawn.table.id === arg", me.table)
    assert again["table"]["game"] == "kingdom"
    assert [seat["name"] for seat in again["table"]["seats"]] == [seat["name"] for seat in state["table"]["seats"]]
    me.asked()
    assert me.glowing() == me.expected()

"""A first game, led by the coach: from "Learn to play" to its end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.play import STILL, TABLE, Person
from tests.browser.test_axe import PHONE, Examiner
from tests.browser.test_french import english_on
from valtable.games import find


def notes(game: str) -> list[str]:
    """All notes of a game's first lesson."""
    coach = find(game).coach
    assert coach is not None
    return [mark.id for mark in coach.marks]


def test_the_coach_leads_a_first_game_to_its_end(new_page: NewPage) -> None:
    me = Person(new_page(reduced_motion="reduce"))
    page = me.page
    me.home()
    me.button("start-learn").click()
    expect(page).to_have_url(TABLE)
    me.asked()
    seats = me.state["table"]["seats"]
    assert [(seat["kind"], seat["mine"]) for seat in seats] == [("person", True), ("bot", False)]
    assert seats[1]["level"].startswith("novice")
    axe = Examiner(page)
    note = page.locator(".coach")
    came: list[str] = []

    def shown() -> str:
        return note.get_attribute("data-mark") or ""

    # The first note; an answer goes on as well as its button, and the board is not covered where it glows.
    expect(note).to_be_visible()
    came.append(shown())
    axe.look("a note")
    me.choose(me.state["question"]["options"][0]["id"])
    me.drawn("drawn.question?.prompt === 'action'")

    # The dice: pins on what they have woken. What the note says can be heard.
    expect(note.locator("h2")).to_have_text("The dice wake your citizens")
    expect(note).to_contain_text("You rolled 1 and 5.")
    expect(page.locator(".coach-heard")).to_contain_text("The dice wake your citizens. You rolled 1 and 5.")
    pinned = page.locator(".coach-pin:visible").evaluate_all("(all) => all.map((one) => one.dataset.pinned)")
    assert pinned == ["dice", "seat-0-starter_peasant", "seat-0-starter_knight"]
    covered = page.evaluate(
        """(ids) => ids.some((id) => {
          const boxes = [`[data-id="${id}"]`, ".coach"].map((one) => document.querySelector(one));
          const [a, b] = boxes.map((one) => one.getBoundingClientRect());
          return a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
        })""",
        pinned,
    )
    assert not covered

    # Skipped, and taken up again where it was: also by another look at the page, and in words.
    note.get_by_role("button", name=me.say("coach-skip")).click()
    expect(note).to_have_count(0)
    page.keyboard.press("t")
    expect(note).to_have_attribute("data-mark", "dice")
    page.goto(f"/t/{me.table}?text")
    me.drawn()
    said = page.locator("section[data-mark]")
    expect(said).to_contain_text("You rolled 1 and 5.")
    expect(said).to_contain_text("Starter Peasant")
    axe.look("a note in words", night=False)
    said.get_by_role("button", name=me.say("coach-next", what="what you earn")).click()
    came.append("dice")
    expect(said).to_have_attribute("data-mark", "purse")
    page.goto(f"/t/{me.table}?text=off")
    me.drawn()
    expect(note).to_have_attribute("data-mark", "purse")

    # To the end of the game, reading what comes.
    state = me.asked()
    while state["table"]["status"] != "over":
        me.read_notes(came)
        options = me.state["question"]["options"]
        me.answer(options[(7 * me.state["question"]["n"]) % len(options)]["id"])
        state = me.asked()
    assert came == notes("kingdom")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(note).to_have_count(0)
    axe.verdict(3)


NAMES = {"villages": "Villages of Valeria", "valroc": "Valroc", "saga": "La Saga du Ténébréon"}


# How far things may shift in a whole game: 0.02 to 0.09 of a screen were seen.
STIRS = 0.15


@pytest.mark.parametrize(("game", "size"), [("villages", {}), ("valroc", {}), ("saga", PHONE)])
def test_a_first_game_to_its_end(new_page: NewPage, game: str, size: dict[str, Any]) -> None:
    """The other lessons, in French; Margraves' is the whole game of its own story. Meanwhile the board stands still."""
    me = Person(new_page(reduced_motion="reduce", locale="fr-FR", **size), "fr")
    page = me.page
    page.add_init_script(STILL)
    me.call("PUT", "/me", {"name": "Anne", "language": "fr"})
    state = me.learn(NAMES[game])
    me.calm()
    came: list[str] = []
    while state["table"]["status"] != "over":
        me.read_story()
        if not came:
            assert english_on(page) == {}
        me.read_notes(came)
        options = state["question"]["options"]
        state = me.answer(options[(7 * state["question"]["n"]) % len(options)]["id"], state)
        if state["question"] is None:
            state = me.asked()
    assert me.shifted < STIRS, "the board stands still"
    assert sorted(came) == sorted(notes(game))


def test_a_lesson_on_a_phone_in_french(new_page: NewPage) -> None:
    me = Person(new_page(reduced_motion="reduce", locale="fr-FR", **PHONE), "fr")
    me.call("PUT", "/me", {"name": "Anne", "language": "fr"})
    me.home()
    me.page.get_by_role("button", name="Villages of Valeria").tap()
    me.button("start-learn").tap()
    expect(me.page).to_have_url(TABLE)
    me.asked()
    note = me.page.locator(".coach")
    expect(note.locator("h2")).to_have_text("Chaque carte est deux choses")
    assert english_on(me.page) == {}
    axe = Examiner(me.page, nights=False)
    axe.look("a note on a phone")
    me.tap(note.get_by_role("button").first)
    expect(note).to_have_count(0)
    me.tap(me.button("coach-tour"))  # skipped ...
    me.tap(me.button("coach-tour"))  # ... and taken up again
    me.answer(me.state["question"]["options"][0]["id"])
    me.drawn("drawn.question?.prompt === 'lead'")
    expect(note).to_have_attribute("data-mark", "lead")
    axe.verdict(1)

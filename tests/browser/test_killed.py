"""The server is killed in the middle of a game and started again: pages come back, and nothing is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import CUT_OFF, Console, NewPage
from tests.browser.play import BOT, ME, OPEN, Person, meet
from tests.serving import ServerProcess


def test_the_game_goes_on_after_kill_9(new_page: NewPage, server: ServerProcess, console: Console) -> None:
    console.allow(CUT_OFF)
    ann = Person(new_page(reduced_motion="reduce"))
    ben = Person(new_page(reduced_motion="reduce"))
    table = ann.open("kingdom", [ME, OPEN, BOT], seed=5)
    ben.go(table)
    ben.button("sit").click()
    ben.drawn("drawn.seat === 1")
    people = (ann, ben)

    def turn() -> tuple[Person, int]:
        """Somebody who is asked takes the first thing that glows; who, and the version that was acknowledged."""
        person, state = next(one for one in zip(people, meet(people), strict=True) if one[1]["question"] is not None)
        version: int = person.choose(state["question"]["options"][0]["id"])["version"]
        return person, version

    for kill in range(2):
        for _ in range(4):
            turn()
        whose, acknowledged = turn()
        server.kill()  # at once after the answer
        log = ann.log()
        for person in people:
            expect(person.page.get_by_text(person.say("connection-lost"))).to_be_visible()
        if kill == 0:  # what is pressed now is not lost silently: the page says so, and shows the question still
            for person in [one for one in people if one.state["question"] is not None][:1]:
                person.option(person.state["question"]["options"][0]["id"]).click()
                expect(
                    person.page.get_by_role("status").filter(has_text=person.say("error-unreachable"))
                ).to_be_visible()
        server.start()
        whose.after(acknowledged)
        for person in people:
            assert person.current()["table"]["id"] == table
            expect(person.page.get_by_text(person.say("connection-lost"))).to_have_count(0)
        assert ann.log()[-len(log) :] == log, "what has happened stays as it was"
    before = [state["version"] for state in meet(people)]
    whose, acknowledged = turn()
    assert acknowledged > before[people.index(whose)]

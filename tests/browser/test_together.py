"""Two browsers at one table, in two languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.play import ME, OPEN, TABLE, Mirror, Person, with_seed

VILLAGES_SEED = 37  # a short one
HARVEST_SEED = 2  # both have to decide in one of the first harvests


def two(new_page: NewPage) -> tuple[Person, Person]:
    ann = Person(new_page(reduced_motion="reduce"))
    ben = Person(new_page(locale="fr-FR", reduced_motion="reduce"), "fr")
    return ann, ben


def same(mirror: Mirror, people: tuple[Person, Person]) -> None:
    """Both pages show the match as it is, and each only the question that is put to it."""
    for seat, person in enumerate(people):
        state = person.current()
        question = mirror.match.question(seat)
        if question is None:
            assert state["question"] is None
        else:
            shown = state["question"]
            assert (shown["seat"], shown["prompt"]) == (seat, question.prompt)
            assert [option["id"] for option in shown["options"]] == [option.id for option in question.options]


def test_a_whole_game_of_villages_by_two_browsers(new_page: NewPage) -> None:
    ann, ben = people = two(new_page)
    with_seed(ann.page, VILLAGES_SEED)
    ann.home()
    ann.page.get_by_role("button", name=re.compile("Villages")).click()
    chairs = ann.page.get_by_role("list", name=ann.say("seats")).first
    while chairs.get_by_role("combobox").count() > 1:
        chairs.get_by_role("combobox").last.select_option("remove")
    chairs.get_by_role("combobox").select_option("open")
    ann.button("start-invite").click()
    ann.page.wait_for_url(TABLE)
    ann.drawn("drawn.table.status === 'open'")
    link = ann.page.get_by_role("textbox", name=ann.say("invite-link")).input_value()
    expect(ann.page.get_by_role("img", name=ann.say("invite-code"))).to_be_visible()

    # Ben follows the link and sits down under a name of his.
    ben.page.goto(link)
    ben.drawn("drawn.seat === null")
    expect(ben.page.get_by_role("heading", level=1)).to_be_visible()
    ben.page.get_by_role("textbox", name=ben.say("sit-name")).fill("Benoît")
    ben.button("sit").click()
    ben.drawn("drawn.seat === 1 && drawn.table.status === 'playing'")
    ann.drawn("drawn.seat === 0 && drawn.table.status === 'playing'")
    expect(ann.page.get_by_role("region", name="Benoît")).to_be_visible()
    assert ann.table == ben.table

    mirror = Mirror("villages", 2, VILLAGES_SEED)
    same(mirror, people)
    while not mirror.match.over:
        seat = mirror.match.questions[-1].seat
        option = mirror.advice(seat)
        if mirror.position % 5 == 0:
            same(mirror, people)
            assert people[seat].glowing() == people[seat].expected()
            if mirror.match.question(1 - seat) is None:
                assert people[1 - seat].glowing() == set(), "nobody else has anything to choose"
        people[seat].asked()
        people[seat].choose(option)
        mirror.follow(seat, option)
    same(mirror, people)

    # Both see the same end, and it is the true one.
    for person in people:
        state = person.drawn("drawn.score !== null")
        assert state["score"]["totals"] == mirror.match.scores
        assert state["score"]["winners"] == mirror.match.winners
        foot = person.page.get_by_role("table").get_by_role("row").last.get_by_role("cell")
        expect(foot).to_have_text([str(total) for total in mirror.match.scores])
    # The first to ask for another game makes it, the other one finds it.
    before = ann.table
    ann.button("end-rematch").click()
    ann.page.wait_for_url(lambda url: TABLE.search(url) is not None and before not in url)
    ben.button("end-rematch-ready").click()
    ben.page.wait_for_url(f"**/t/{ann.table}")
    assert {person.drawn("drawn.table.id === arg", ann.table)["seat"] for person in people} == {0, 1}


def test_nobody_waits_in_line_when_all_decide_at_once(new_page: NewPage) -> None:
    ann, ben = people = two(new_page)
    table = ann.open("kingdom", [ME, OPEN], HARVEST_SEED)
    ben.go(table)
    ben.button("sit").click()
    for seat, person in enumerate(people):
        person.drawn("drawn.seat === arg && drawn.question !== null", seat)
    mirror = Mirror("kingdom", 2, HARVEST_SEED)
    same(mirror, people)

    def both_at_once() -> None:
        """Both glow; the second to be named goes first, and the other's question stays as it is."""
        first, last = (question.seat for question in reversed(mirror.match.questions))
        for person in people:
            assert person.glowing() == person.expected() != set()
        kept = people[last].question
        option = mirror.advice(first)
        people[first].choose(option)
        mirror.follow(first, option)
        same(mirror, people)
        assert people[last].question == kept
        option = mirror.advice(last)
        people[last].choose(option)
        mirror.follow(last, option)
        same(mirror, people)

    both_at_once()  # the dukes
    while len(mirror.match.questions) < 2:
        seat = mirror.match.questions[0].seat
        option = mirror.advice(seat)
        people[seat].choose(option)
        mirror.follow(seat, option)
        same(mirror, people)
    both_at_once()  # a harvest

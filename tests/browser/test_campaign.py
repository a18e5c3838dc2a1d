"""A campaign of two browsers: begun on the first page, lost, tried again, won, gone on with, saved and opened."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Console, NewPage
from tests.browser.play import TABLE, Person
from tests.browser.test_axe import PHONE, Examiner
from tests.server.guest import Served, serving
from tests.story import STORY, told


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with told(), serving(tmp_path_factory.mktemp("story")) as served:
        yield served


@pytest.fixture
def server(story: Served) -> Served:
    """A server on which Villages is a story of three chapters."""
    return story


def book(person: Person, number: str) -> Locator:
    return person.page.get_by_role("list", name=person.say("books")).get_by_role("listitem").filter(has_text=number)


def play_to_the_end(people: tuple[Person, Person], won: bool) -> None:
    """Over the API, which is quick; until both pages know."""
    STORY.won = won
    path = f"/tables/{people[0].table}"
    while people[0].call("GET", path)["table"]["status"] != "over":
        for person in people:
            question = person.call("GET", path)["question"]
            if question is not None:
                body = {key: question[key] for key in ("seat", "n", "prompt")}
                person.call("POST", f"{path}/answers", {**body, "option": question["options"][0]["id"]})
    for person in people:
        person.drawn("drawn.table.status === 'over'")


def test_a_campaign_of_two(new_page: NewPage, console: Console, tmp_path: Path) -> None:
    console.allow("no words for setting-chapter")  # an option of this story only: Villages has none of that name
    ann, ben = Person(new_page(reduced_motion="reduce")), Person(new_page(reduced_motion="reduce", **PHONE))
    ann.home()
    ann.page.get_by_role("button", name="Villages of Valeria").click()
    for seat in ann.page.locator(".chair select").all()[1:]:
        seat.select_option("remove")
    ann.page.locator(".chair select").select_option("open")
    ann.page.get_by_role("switch", name=ann.say("start-campaign")).locator("..").click()
    ann.button("start-invite").click()
    ann.page.wait_for_url(TABLE)
    ann.drawn()
    ben.go(ann.table)
    ben.button("sit").click()
    ben.drawn("drawn.seat === 1 && drawn.table.status === 'playing'")

    # Lost: the same book again. Who looks at the shelf meanwhile sees it, and follows.
    play_to_the_end((ann, ben), won=False)
    shelf = ben.page.get_by_role("link", name=ben.say("campaign-shelf"))
    shelf.click()
    expect(book(ben, "I").first).to_contain_text(ben.say("book-tried", n=1))
    expect(book(ben, "II")).to_contain_text(ben.say("book-opens-after", number="I"))
    before = ann.table
    ann.button("try-again").click()
    ann.page.wait_for_url(lambda url: TABLE.search(url) is not None and before not in url)
    second = ann.drawn("drawn.table.id === arg", ann.table)
    expect(book(ben, "I").first).to_contain_text(ben.say("book-playing", n=2))
    axe = Examiner(ben.page, nights=False)
    axe.look("the shelf on a phone")
    axe.verdict(1)
    width = ben.page.evaluate("document.documentElement.scrollWidth")
    assert width == 390, "only the books may be wider than a phone"
    ben.page.get_by_role("link", name=ben.say("book-take-up")).click()
    assert ben.drawn("drawn.table.id === arg", ann.table)["seat"] == 1
    assert [seat["name"] for seat in second["table"]["seats"]] == [seat["name"] for seat in ben.state["table"]["seats"]]

    # Won: the next book, with one click; the other finds the way from the end of the game.
    play_to_the_end((ann, ben), won=True)
    ann.page.get_by_role("button", name=ann.say("book-next", name="II. Villages of Valeria")).click()
    ann.page.wait_for_url(lambda url: TABLE.search(url) is not None and second["table"]["id"] not in url)
    third = ann.drawn("drawn.table.id === arg", ann.table)
    assert third["table"]["options"]["coffer"] == {"won": ["farm"]}
    ben.page.get_by_role("link", name=ben.say("end-rematch-ready")).click()
    assert ben.drawn("drawn.table.id === arg", ann.table)["seat"] == 1

    # From the first page to the shelf, by the keyboard; another book means giving this one up.
    ann.home()
    row = ann.page.get_by_role("link", name=ann.say("campaigns-go-on", name=""))
    row.focus()
    ann.page.keyboard.press("Enter")
    expect(book(ann, ann.say("book-won")).first).to_contain_text(ann.say("book-won-at", n=2))
    expect(ann.page.get_by_role("region", name=ann.say("coffer"))).to_contain_text("1 VP")
    axe = Examiner(ann.page)
    axe.look("the shelf")
    apart = ann.page.locator(".vol--apart button")
    apart.focus()
    ann.page.keyboard.press("Enter")
    expect(apart).to_have_attribute("aria-pressed", "true")
    ann.button("book-take-up").click()
    axe.look("giving up", ".now")
    ann.button("try-give-up-no").click()
    ann.page.locator(".vol--open:not(.vol--apart) button").click()
    expect(ann.page.get_by_role("link", name=ann.say("book-take-up"))).to_have_attribute(
        "href", f"/t/{third['table']['id']}"
    )

    # In words, and along in a file.
    ann.switch("settings-text")
    expect(ann.page.locator(".camp__sky")).to_be_hidden()
    axe.look("the shelf in words")
    axe.verdict(6)
    ann.switch("settings-text")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name=ann.say("campaign-save")).click()
    file = tmp_path / "campaign.json"
    download.value.save_as(file)
    here = ann.page.url
    ann.home()
    ann.page.locator("#open-campaign").set_input_files(file)
    ann.page.wait_for_url("**/c/*")
    assert ann.page.url != here
    expect(book(ann, ann.say("book-won")).first).to_contain_text(ann.say("book-won-at", n=2))
    ann.button("book-take-up").click()
    ann.page.wait_for_url(TABLE)
    expect(ann.page.get_by_role("heading", name=ann.say("seats"))).to_be_visible()

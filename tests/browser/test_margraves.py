"""Margraves at a real page: a whole game on the map by clicking, turns by touch, two browsers to the end, and axe."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.play import BOT, ME, OPEN, STILL, Mirror, Person, nodes, thing_of
from tests.browser.test_axe import LAPTOP, PHONE, Examiner
from tests.browser.test_lesson import notes
from tests.browser.test_phone import find, no_wider_than_the_screen
from tests.browser.test_together import two

SEED: Final = 4  # a short one
SHORT: Final = 29  # for two, as their advisers play


def on_map(state: dict[str, Any]) -> dict[str, str]:
    """Where everybody's margrave stands: token -> location."""
    places = [node for node in nodes(state["board"]) if node["kind"] == "area" and "x" in node.get("facts", {})]
    return {
        node["id"]: place["id"] for place in places for node in nodes(place) if node.get("id", "").endswith("-margrave")
    }


def shows_what_is_true(me: Person) -> None:
    """The map, the storage and the influence as they are drawn are what the server says."""
    view = me.call("GET", f"/tables/{me.table}/view?seat=0")
    for player in view["players"]:
        seat = player["seat"]
        expect(me.page.locator(f'.node[data-id="{player["place"]}"] [data-id="seat-{seat}-margrave"]')).to_have_count(1)
        expect(me.page.locator(f'.buoy [data-id="seat-{seat}-ship"]')).to_have_count(1)
    for place in view["locations"]:
        built = me.page.locator(f'.node[data-id="{place["id"]}"] .plot.is-taken')
        expect(built).to_have_count(len([owner for owner in place["towers"] if owner is not None]))
    mine = view["players"][0]
    expect(me.page.locator(".mine .cells__free")).to_have_count(mine["room"])
    for token, n in mine["stock"].items():
        expect(me.page.locator(f'.mine [data-id="seat-0-{token}"] i')).to_have_count(n)


def test_a_whole_game_by_clicking(new_page: NewPage) -> None:
    """A first game, led by the coach: every answer is a click on what glows, from the draft to the score sheet."""
    me = Person(new_page(reduced_motion="reduce"))
    me.call("PUT", "/me", {"name": "Ann", "language": "en"})
    me.page.add_init_script(STILL)
    state = me.learn("Margraves of Valeria")
    me.calm()
    came: list[str] = []
    prompts: set[str] = set()
    clicks = moved = 0
    while state["table"]["status"] != "over":
        assert clicks < 300, "this game does not end"
        me.read_notes(came)
        question = state["question"]
        if question["prompt"] not in prompts:  # the first time that this is asked
            assert me.glowing() == me.expected() != set(), question["prompt"]
            if question["prompt"] not in ("draft", "wealth"):
                shows_what_is_true(me)
            prompts.add(question["prompt"])
        ids = [option["id"] for option in question["options"]]
        option = "build" if "build" in ids else ids[0]
        if question["prompt"] == "move":
            assert thing_of(state, option) == option, "a location is clicked on the map"
        me.option(option, state).click()
        clicks += 1
        state = me.answered(state)
        if question["prompt"] == "move" and state["board"] is not None and option != "pass":
            assert on_map(state)["seat-0-margrave"] == option
            moved += 1
        state = me.asked()
    assert moved >= 5
    assert me.shifted < 0.12, "the board stands still"
    assert came == notes("margraves")
    assert {"draft", "wealth", "play", "use", "move", "enter", "deploy", "enter-recruit"} <= prompts

    score = me.call("GET", f"/tables/{me.table}")["score"]
    foot = me.page.get_by_role("table").get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert [int(total) for total in foot] == score["totals"]


def test_two_browsers_to_the_end(new_page: NewPage) -> None:
    """Two people play a whole game: both pages show the same table, and only who is asked can choose."""
    people = two(new_page)
    ann, ben = people
    table = ann.open("margraves", [ME, OPEN], SHORT)
    ben.go(table)
    ben.button("sit").click()
    for seat, person in enumerate(people):
        person.drawn("drawn.seat === arg && drawn.question !== null", seat)
    mirror = Mirror("margraves", 2, SHORT)
    while not mirror.match.over:
        seat = mirror.match.questions[0].seat
        person = people[seat]
        state = person.current()
        assert state["question"] is not None
        assert [one["id"] for one in state["question"]["options"]] == [
            one.id for one in mirror.match.questions[0].options
        ]
        option = mirror.advice(seat)
        person.option(option, state).click()
        person.answered(state)
        mirror.follow(seat, option)
    score = mirror.match.score
    assert score is not None
    for person in people:
        person.drawn("drawn.table.status === 'over'")
        foot = person.page.get_by_role("table").get_by_role("row").last.get_by_role("cell").all_inner_texts()
        assert [int(total) for total in foot] == list(score.totals)


# --- by touch --------------------------------------------------------------------------------------------------------


def test_turns_on_a_phone(phone: Page) -> None:
    """390 pixels wide: nothing is wider than the screen, and all that glows is large enough for a finger."""
    me = Person(phone)
    phone.emulate_media(reduced_motion="reduce")
    me.open("margraves", [ME, BOT, BOT], SEED)
    tabs = phone.get_by_role("navigation", name=me.say("table-views"))
    state = me.asked()
    prompts: list[str] = []
    while len(prompts) < 30 and state["table"]["status"] != "over":
        question = state["question"]
        small = {}
        for option in question["options"]:
            target = find(me, option["id"], state)
            target.tap(trial=True)  # scrolled to where a finger gets at it, and nothing lies over it
            box = target.bounding_box()
            assert box is not None
            if round(box["height"]) < 44 or round(box["width"]) < 44:
                small[option["id"]] = (round(box["width"]), round(box["height"]))
        assert not small, f"too small for a finger: {question['prompt']} {small}"
        if question["prompt"] not in prompts:
            for name in ("table", "mine", "players", "log"):
                tabs.get_by_role("button", name=me.say(f"table-tab-{name}")).tap()
                no_wider_than_the_screen(phone, f"{question['prompt']}, {name}")
        prompts.append(question["prompt"])
        ids = [option["id"] for option in question["options"]]
        me.tap(find(me, "build" if "build" in ids else ids[0], state))
        me.answered(state)
        state = me.asked()
    assert {"draft", "play", "move", "deploy"} <= set(prompts)


# --- axe -------------------------------------------------------------------------------------------------------------


def as_asked(prompt: str) -> str:
    """A game of four as it stands when the first player is asked this, as a file."""
    for seed in range(20):
        mirror = Mirror("margraves", 4, seed)
        while not mirror.match.over:
            question = mirror.match.question(0)
            if question is not None and question.prompt == prompt and mirror.match.view(0)["round"] > 3:
                return mirror.match.save()
            seat = mirror.match.questions[0].seat
            mirror.follow(seat, mirror.advice(seat))
    raise AssertionError(f"nobody is asked {prompt}")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing(new_page: NewPage, size: dict[str, Any]) -> None:
    """The draft, a ride, a tower on the map, the mats and the text mode; by day and by night."""
    me = Person(new_page(reduced_motion="reduce", **size))
    page = me.page
    axe = Examiner(page, nights=size is not PHONE)
    narrow = size is PHONE

    def tab(name: str) -> None:
        if narrow:
            views = page.get_by_role("navigation", name=me.say("table-views"))
            views.get_by_role("button", name=me.say(f"table-tab-{name}")).click()

    me.open("margraves", [ME, BOT], SEED)
    assert me.asks("draft")
    axe.look("draft")
    for prompt, glows in (("move", ".node.is-choice"), ("slot", ".plot.is-choice")):
        made = me.call("POST", "/tables/open", as_asked(prompt))["id"]
        me.go(made)
        assert me.asks(prompt)
        expect(page.locator(f".map {glows}").first).to_be_visible()
        axe.look(prompt)
    tab("players")
    folded = page.locator(".mini__fold[aria-expanded=false]")
    while folded.count():
        folded.first.click()
    axe.look("mats unfolded", "aside")
    if narrow:
        tab("mine")
        axe.look("my side", "main")
    page.goto(f"/t/{made}?text")
    expect(page.get_by_role("heading", name=me.say("text-question"))).to_be_visible()
    axe.look("text mode", night=False)
    axe.verdict(4 if narrow else 8)

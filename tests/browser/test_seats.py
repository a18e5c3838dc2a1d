"""Seats that change hands: taken up on another device, lent to a bot and taken back, shared at one screen."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Console, NewPage
from tests.browser.play import ME, OPEN, TABLE, Mirror, Person
from valtable.games import find

SEED = 8  # both are asked in the first harvest
PAIR = [ME, {"kind": "person", "name": "Bertille"}]


def menu(person: Person) -> Locator:
    """Open the dialog of the table."""
    person.button("table-menu").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def test_a_seat_goes_on_elsewhere_with_its_words(new_page: NewPage, console: Console) -> None:
    console.allow("403|400|404")  # wrong words are refused
    laptop = Person(new_page(reduced_motion="reduce"))
    laptop.home()
    laptop.button("start-play").click()
    laptop.page.wait_for_url(TABLE)
    table = laptop.table
    laptop.choose(laptop.asked()["question"]["options"][0]["id"])
    seat = menu(laptop).get_by_role("listitem").filter(has_text=laptop.say("seat-mine"))
    words = seat.locator(".recovery__words").inner_text()
    assert len(words.split("-")) == 4
    laptop.page.keyboard.press("Escape")
    asked = laptop.asked()["question"]

    # Elsewhere one only watches, until one has the words; wrong ones are refused where one can read it.
    phone = Person(new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True))
    assert phone.go(table)["seat"] is None
    phone.button("watching-menu").tap()
    field = phone.page.get_by_role("textbox", name=phone.say("recover-label"))
    field.fill("one two three")
    phone.button("recover").tap()
    dialog = phone.page.get_by_role("dialog")
    expect(dialog.get_by_role("status").filter(has_text=phone.say("error-bad-words"))).to_be_visible()
    field.fill(words.replace("-", " ").upper())
    phone.button("recover").tap()
    expect(dialog).to_have_count(0)
    phone.drawn("drawn.seat === 0 && drawn.question !== null")
    assert phone.question == asked

    # Both devices hold the seat now: what one answers the other one sees.
    phone.answer(asked["options"][0]["id"])
    again = phone.asked()["question"]
    assert again["n"] > asked["n"]
    laptop.drawn("drawn.question?.n === arg", again["n"])
    assert laptop.question == phone.question == again

    # New words make the old ones void.
    phone.button("table-menu").tap()
    phone.button("recovery-new").tap()
    fresh = dialog.locator(".recovery__words").inner_text()
    assert fresh != words
    other = Person(new_page())
    other.go(table)
    other.button("watching-menu").click()
    other.page.get_by_role("textbox", name=other.say("recover-label")).fill(words)
    other.button("recover").click()
    expect(other.page.get_by_role("status").filter(has_text=other.say("error-bad-words"))).to_be_visible()


def test_an_abandoned_seat_is_lent_to_a_bot_and_taken_back(new_page: NewPage) -> None:
    ann, ben = Person(new_page(reduced_motion="reduce")), Person(new_page(reduced_motion="reduce"))
    table = ann.open("kingdom", [ME, OPEN], SEED)
    ben.go(table)
    ben.button("sit").click()
    ben.drawn("drawn.seat === 1 && drawn.question !== null")
    ben.page.goto("/")  # he is away
    ann.drawn("!drawn.table.seats[1].online")

    # Ann is the host: she lends his seat to a bot, which answers at once; the focus stays in his row.
    dialog = menu(ann)
    row = dialog.get_by_role("listitem").nth(1)
    expect(row).to_contain_text(ann.say("seat-away"))
    row.get_by_role("combobox").focus()
    row.get_by_role("combobox").select_option("greedy")
    ann.drawn("drawn.table.seats[1].lent && !drawn.table.seats[1].asked")
    back = row.get_by_role("button", name=ann.say("seat-take-back"))
    expect(back).to_be_focused()
    ann.page.keyboard.press("Escape")
    ann.choose(ann.asked()["question"]["options"][0]["id"])

    # Ben comes back: nothing glows, the page says who plays, and he takes his seat back himself.
    ben.go(table)
    ben.drawn("drawn.seat === 1")
    assert ben.glowing() == set()
    expect(ben.page.get_by_text(ben.say("lent"))).to_be_visible()
    ben.button("lent-back").click()
    ben.drawn("!drawn.table.seats[1].lent")
    expect(ben.page.get_by_text(ben.say("lent"))).to_have_count(0)

    # And again: this time the host gives it back.
    dialog = menu(ann)
    row.get_by_role("combobox").select_option("greedy")
    ben.drawn("drawn.table.seats[1].lent")
    back.click()
    ben.drawn("!drawn.table.seats[1].lent")
    ann.page.keyboard.press("Escape")
    for _ in range(30):
        if ben.question is not None:
            break
        ann.drawn("drawn.table.seats.some((seat) => seat.asked)")
        ben.current()
        if ann.question is not None:
            ann.answer(ann.question["options"][0]["id"])
            ben.current()
    assert ben.glowing() == ben.expected() != set()


def test_at_one_screen_the_other_one_may_look_at_their_own_side(new_page: NewPage) -> None:
    me = Person(new_page(reduced_motion="reduce"))
    me.page.goto("/")
    table = me.call("POST", "/tables", {"game": "kingdom", "seats": PAIR, "seed": SEED})["id"]
    me.page.goto(f"/t/{table}")
    mirror = Mirror("kingdom", 2, SEED)
    names = find("kingdom").prepare(2, {}).names("en")
    mine = me.drawn()["table"]["seats"][0]["name"]

    def handed_to(name: str) -> Locator:
        """Who comes next, below the table as everybody may see it."""
        me.drawn("drawn.seat === null")
        return me.page.get_by_role("heading", name=me.say("handover-title", name=name))

    def secrets(seat: int) -> list[str]:
        cards = mirror.match.view(seat)["players"][seat]["dealt"]
        return [*cards, *(names[f"card-{card}"] for card in cards)]

    def shown(seat: int) -> int:
        page = me.page.content()
        return sum(word in page for word in secrets(seat))

    def take_over() -> int:
        """Whoever is asked sits down, if they do not already; their seat."""
        if me.page.get_by_text(me.say("handover-about")).count():
            me.page.get_by_role("group").filter(has_text=me.say("handover-about")).get_by_role("button").first.click()
        me.drawn("drawn.question !== null")
        state = me.current()
        seat: int = state["question"]["seat"]
        return seat

    # Both choose their dukes, until one of them is asked and the other one waits.
    while len(mirror.match.questions) > 1:
        seat = take_over()
        option = me.state["question"]["options"][0]["id"]
        me.choose(option)
        mirror.follow(seat, option)
    people = [(0, mine), (1, "Bertille")]
    here = people.pop(take_over())
    (there,) = people
    assert shown(here[0]) > 0

    # The device is passed: everything secret is gone before anybody says who they are.
    me.button("pass").click()
    expect(handed_to(here[1])).to_be_visible()
    assert shown(0) + shown(1) == 0
    me.button("handover-look", name=there[1]).click()
    me.drawn("drawn.seat === arg", there[0])
    expect(me.page.get_by_role("region", name=me.say("table-mine"))).to_be_visible()
    assert shown(there[0]) > 0
    assert shown(here[0]) == 0
    assert me.glowing() == set(), "they only look"
    # And back, in the same way.
    me.button("looking-done").click()
    expect(handed_to(here[1])).to_be_visible()
    assert shown(0) + shown(1) == 0
    me.button("handover-ready", name=here[1]).click()
    me.drawn("drawn.seat === arg && drawn.question !== null", here[0])
    expect(me.page.get_by_role("region", name=me.say("table-mine"))).to_be_visible()
    assert me.glowing() == me.expected()
    assert shown(there[0]) == 0


def test_a_held_key_answers_once_and_never_hands_over(new_page: NewPage) -> None:
    me = Person(new_page(reduced_motion="reduce"))
    me.page.goto("/")
    table = me.call("POST", "/tables", {"game": "kingdom", "seats": PAIR, "seed": SEED})["id"]
    me.page.goto(f"/t/{table}")
    mine = me.drawn()["table"]["seats"][0]["name"]
    me.button("handover-ready", name=mine).click()
    state = me.drawn("drawn.seat === 0 && drawn.question !== null")
    me.option(state["question"]["options"][0]["id"]).focus()
    for _ in range(3):
        me.page.keyboard.down("Enter")  # the second one and all after it are repeats
    me.drawn("drawn.seat === null")
    expect(me.button("handover-ready", name="Bertille")).to_be_focused()
    for _ in range(3):
        me.page.keyboard.down("Enter")
    me.rest()
    assert len(me.given) == 1
    assert me.state["seat"] is None, "nobody has said that they are Bertille"
    expect(me.button("handover-ready", name="Bertille")).to_be_focused()
    me.page.keyboard.up("Enter")
    me.page.keyboard.press("Enter")
    me.drawn("drawn.seat === 1 && drawn.question !== null")

"""Taking back, being asked twice, never being asked: undo, "confirm my turn" and standing answers; and the hot seat."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPage
from tests.browser.play import ME, OPEN, Mirror, Person, go_on, two_at_a_table, with_seed
from valtable.games import find

SEED = 8


def test_undo_confirm_and_standing_answers(new_page: NewPage) -> None:
    ann, ben = two_at_a_table(new_page)
    undo = ann.page.get_by_role("button", name=ann.say("table-undo"))

    # What can be taken back is taken back, by the button and by its key.
    asked = ann.question
    board = ann.state["board"]
    ann.choose("gold")
    assert ann.question != asked
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    ann.drawn("drawn.question.n === arg", asked and asked["n"])
    assert ann.question == asked
    assert ann.state["board"] == board
    ann.choose("gold")
    ann.page.keyboard.press("u")
    ann.drawn("drawn.question.n === arg", asked and asked["n"])
    assert ann.state["board"] == board

    # "Confirm my turn": an answer for good is asked about once more. The first action is not for good.
    ann.switch("settings-confirm")
    ann.choose("gold")
    before = ann.state
    ann.option("strength").click()
    bar = ann.page.get_by_role("region", name=ann.say("table-question"))
    expect(bar).to_contain_text(ann.say("table-sure"))
    ann.button("table-sure-no").click()
    expect(bar).not_to_contain_text(ann.say("table-sure"))
    assert ann.call("GET", f"/tables/{ann.table}")["version"] == before["version"], "nothing was answered"
    ann.option("strength").click()
    ann.button("table-sure-yes").click()
    ann.after(before["version"] + 1)

    # Dice have rolled since: it cannot be taken back, and the page says why.
    reason = ann.drawn("!drawn.undo.allowed")["undo"]["reason"]
    assert reason == "chance"
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # it says that it is disabled, and answers all the same
    expect(bar.get_by_role("status")).to_have_text(ann.say(f"undo-{reason}"))

    # "Always" is offered only for letting something be, and says what it does: Ben never follows a harvest again.
    expect(ann.button("table-always")).to_have_count(0)
    table = ann.open("villages", [ME, OPEN], 1)
    ben.go(table)
    ben.button("sit").click()
    go_on((ben, ann), lambda: ben.asks("follow-harvest"))
    label = ben.option("pass").inner_text().splitlines()[0]
    ben.button("table-always").click()
    ben.page.get_by_role("menuitem", name=ben.say("table-always-this", option=label)).click()
    ben.drawn("drawn.standing['follow-harvest'] === 'pass' && drawn.question?.prompt !== 'follow-harvest'")
    off = ben.page.get_by_role("region", name=ben.say("table-question")).get_by_role(
        "button", name=ben.say("table-standing-off")
    )
    expect(off).to_contain_text(label)
    # One click, and he is asked again.
    off.click()
    ben.drawn("Object.keys(drawn.standing).length === 0")
    expect(off).to_have_count(0)
    go_on((ann, ben), lambda: ben.asks("follow-harvest"))
    assert ben.glowing() == ben.expected()


def test_a_hot_seat_hides_what_is_secret(new_page: NewPage) -> None:
    me = Person(new_page(reduced_motion="reduce"))
    with_seed(me.page, SEED)
    me.home()
    me.page.get_by_role("button", name="Kingdom").first.click()
    chairs = me.page.get_by_role("list", name=me.say("seats")).first
    while chairs.get_by_role("combobox").count() > 1:
        chairs.get_by_role("combobox").last.select_option("remove")
    chairs.get_by_role("combobox").select_option("person")
    me.page.get_by_role("textbox", name=me.say("seat-person-name", n=2)).fill("Bertille")
    me.button("start-play").click()
    mirror = Mirror("kingdom", 2, SEED)
    names = find("kingdom").prepare(2, {}).names("en")

    def secrets(seat: int) -> list[str]:
        """The dukes dealt to a seat: their ids and their names."""
        cards = mirror.match.view(seat)["players"][seat]["dealt"]
        return [*cards, *(names[f"card-{card}"] for card in cards)]

    def shown(words: list[str]) -> list[str]:
        page = me.page.content()
        return [word for word in words if word in page]

    mine = me.drawn()["table"]["seats"][0]["name"]

    def handed_to(name: str) -> Locator:
        return me.page.get_by_role("heading", name=me.say("handover-title", name=name))

    for seat, name in enumerate((mine, "Bertille")):
        me.drawn("drawn.seat === null")  # the table as everybody may see it, and who comes next below it
        expect(handed_to(name)).to_be_visible()
        expect(me.page.locator("[data-id=citizen-1]")).to_be_visible()
        assert shown(secrets(0) + secrets(1)) == [], "nothing secret before somebody says who it is"
        ready = me.button("handover-ready", name=name)
        expect(ready).to_be_focused()
        ready.click()
        state = me.drawn("drawn.seat === arg && drawn.question !== null", seat)
        assert len(shown(secrets(seat))) == 4, "now one's own, by id and by name"
        assert shown(secrets(1 - seat)) == [], "and never the other's"
        option = state["question"]["options"][0]["id"]
        me.choose(option)
        mirror.follow(seat, option)
        if seat == 0:
            # Whoever has just answered may take it back, without seeing anything of the next one.
            expect(handed_to("Bertille")).to_be_visible()
            me.button("handover-undo", name=mine).click()
            expect(handed_to("Bertille")).to_have_count(0)
            assert me.drawn("drawn.question !== null")["question"]["n"] == 0
            assert shown(secrets(1)) == []
            me.choose(option)

    # A few rounds more: the screen changes hands whenever the other one is asked.
    handed = 0
    while handed < 4:
        if me.page.get_by_text(me.say("handover-about")).count():
            handed += 1
            assert shown(secrets(0) + secrets(1)) == []
            me.page.get_by_role("group").filter(has_text=me.say("handover-about")).get_by_role("button").first.click()
        me.drawn("drawn.question !== null")
        state = me.current()
        seat = state["question"]["seat"]
        assert shown(secrets(1 - seat)) == []
        option = state["question"]["options"][0]["id"]
        me.choose(option)
        mirror.follow(seat, option)

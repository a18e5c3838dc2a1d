"""Valroc, the city of eight places, played at a real page: with the mouse, by touch and by keyboard."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.play import BOT, ME, Person, nodes, thing_of
from tests.browser.test_keyboard import FOCUS
from tests.browser.test_phone import find, no_wider_than_the_screen
from valtable.games.valroc.cards import STANDARD, Creature

SEED: Final = 2  # a short one
ELEMENTS: Final = ("fire", "water", "earth", "air")
PLACES: Final = ("dark_quarter", "fountain", "tavern", "cave", "training", "sanctuary", "university", "arena")
DRAWS: Final = 4  # in one training


class Player:
    """Somebody who wants to see the whole city and to have an end: trains for the creatures at hand, and fights them.

    Knows nothing but what the page shows.
    """

    def __init__(self) -> None:
        self.draws = 0
        self.seen: set[str] = set()  # the places visited so far

    def choose(self, state: dict[str, Any]) -> str:
        question = state["question"]
        options: list[str] = [option["id"] for option in question["options"]]
        prompt = question["prompt"]
        if prompt != "train":
            self.draws = 0
        if prompt == "place":
            return self.place(state, options)
        if prompt == "train":
            self.draws += 1
            return "draw" if "draw" in options and self.draws <= DRAWS else "stop"
        if prompt in ("free-skill", "train-element"):
            return self.element(state, options)
        if prompt == "moment":  # nothing is used, and nobody asks again before the next turn
            return next((option for option in options if option == "later-turn"), options[0])
        if prompt == "bid":
            return options[min(1, len(options) - 1)]
        if prompt == "offering":
            return next((option for option in options if option.startswith("val")), options[0])
        return options[0]

    def place(self, state: dict[str, Any], options: list[str]) -> str:
        """To the arena with a fight in sight, else to train; then wherever nobody of mine was so far, and for magic."""
        near = self.nearest(state)
        ready = near is not None and near[0] == 0 and near[1].pm <= number(state, "pm")
        wishes = ["arena"] if ready else ["training"] if number(state, "pm") > 2 else ["fountain"]
        wishes += [place for place in PLACES if place not in self.seen and place != "arena"]
        wishes.append("fountain")
        here = {option.rsplit("-", 1)[0]: option for option in reversed(options)}
        visits = sum(1 for pawn in standing(state) if pawn.startswith("seat-0-"))
        for place in wishes:
            if place in here and visits < 2:
                self.seen.add(place)
                return here[place]
        return "pass"

    def element(self, state: dict[str, Any], options: list[str]) -> str:
        """Where the creature that lacks least lacks most."""
        near = self.nearest(state)
        if near is None:
            return options[0]
        lacks = [need - number(state, name) for need, name in zip(near[1].skill, ELEMENTS, strict=True)]
        return max(options, key=lambda option: lacks[ELEMENTS.index(option)])

    def nearest(self, state: dict[str, Any]) -> tuple[int, Creature] | None:
        """The creature in my hand that lacks the fewest skill points."""
        found = []
        for node in row(state, "seat-0-hand"):
            card = STANDARD.by_id[node["facts"]["card"]]
            assert isinstance(card, Creature)
            gap = sum(max(0, need - number(state, name)) for need, name in zip(card.skill, ELEMENTS, strict=True))
            found.append((gap, card.id, card))
        return min(found)[::2] if found else None


def row(state: dict[str, Any], id: str) -> list[dict[str, Any]]:
    """What lies in a row of the board."""
    return next((node.get("children", []) for node in nodes(state["board"]) if node.get("id") == id), [])


def number(state: dict[str, Any], of: str) -> int:
    """My own number of something, from its track or counter."""
    found: int = next(node for node in nodes(state["board"]) if node.get("id") == f"seat-0-{of}")["facts"]["value"]
    return found


def turn_of(state: dict[str, Any]) -> int:
    """The turn, as the table says it; 0 before the first."""
    title = next(node for node in nodes(state["board"]) if node.get("id") == "turn")["title"]
    n: int = title[1]["n"] if len(title) > 1 else 0
    return n


def standing(state: dict[str, Any]) -> dict[str, str]:
    """The pawns on the city's places: pawn -> place."""
    city = next((node for node in nodes(state["board"]) if node["kind"] == "map"), None)
    spots = [node for node in nodes(city) if node["kind"] in ("pile", "card")]
    return {
        token["id"]: spot["id"]
        for spot in spots
        for token in spot.get("children", [])
        if token["kind"] == "token" and token.get("id")
    }


def press(me: Person, state: dict[str, Any], option: str) -> dict[str, Any]:
    """Click what glows, and wait until I am asked again; the state then."""
    me.option(option, state).click()
    me.answered(state)
    return me.asked()


# My tracks and counters as they are drawn: the number, and how many cells are filled.
TRACKS = """(names) => Object.fromEntries(names.map((name) => {
  const track = document.querySelector(`[data-id="seat-0-${name}"]`);
  return [name, [parseInt(track.querySelector(".track__value").innerText), track.querySelectorAll("li.on").length]];
}))"""


def tracks_are_true(me: Person) -> None:
    """What the page shows of me is what the server says, not only what the board said."""
    facts = me.call("GET", f"/tables/{me.table}/view?seat=0")["players"][0]
    true = {"pm": facts["pm"], **facts["skills"]}
    assert me.page.evaluate(TRACKS, list(true)) == {name: [n, n] for name, n in true.items()}
    expect(me.page.locator('[data-id="seat-0-val"] .value')).to_have_text(str(facts["vals"]))
    expect(me.page.locator('[data-id="seat-0-prestige"] .value')).to_have_text(str(facts["points"]))
    hand = [card.get_attribute("data-id") for card in me.page.locator('[data-id="seat-0-hand"] .slot').all()]
    assert hand == [f"seat-0-{card}" for card in facts["hand"]]


def test_a_whole_game_in_the_city_by_clicking(new_page: NewPage) -> None:
    """One person against a bot: every answer is a click on the page, from the free skill points to the score sheet."""
    me = Person(new_page(reduced_motion="reduce"))
    me.call("PUT", "/me", {"name": "Ann", "language": "en"})
    me.open("valroc", [ME, BOT], SEED)
    player = Player()
    state = me.asked()
    sent: dict[str, str] = {}  # pawn -> the last place where it was seen
    going, on_places = "", 0
    clicked: list[str] = []
    prompts: set[str] = set()
    while state["table"]["status"] != "over":
        assert len(clicked) < 400, "this game does not end"
        question = state["question"]
        if question["prompt"] not in prompts:  # the first time that this is asked
            assert me.glowing() == me.expected() != set(), question["prompt"]
            tracks_are_true(me)
            prompts.add(question["prompt"])
        option = player.choose(state)
        clicked.append(option)
        before, turn = standing(state), turn_of(state)
        if question["prompt"] == "place":
            going = option if option != "pass" else ""
            assert not going or thing_of(state, going) == going, "a place is clicked on the map"
        state = press(me, state, option)
        if not going or question["prompt"] not in ("place", "pawn"):
            continue
        if turn_of(state) != turn or (state["question"] or {}).get("prompt") != "place":
            continue  # which pawn, or everybody is done and the places are being resolved
        # The only change of mine: one pawn more, on the place it was sent to, and drawn there.
        mine = {pawn: at for pawn, at in standing(state).items() if pawn.startswith("seat-0-")}
        new = [pawn for pawn in mine if before.get(pawn) != mine[pawn]]
        assert [mine[pawn] for pawn in new] == [going]
        if question["prompt"] == "pawn":
            assert new == [f"seat-0-{option}"]
        expect(me.page.locator(f'.map [data-id="{going}"] [data-id="{new[0]}"]')).to_be_visible()
        expect(me.page.locator(f'[data-id="{new[0]}"]')).to_have_count(1)  # not before me any more
        sent[new[0]] = going
        on_places += 1
    places = {option.rsplit("-", 1)[0] for option in clicked}
    assert places >= set(PLACES), "all eight places were clicked on the map"
    assert on_places >= 5
    assert {pawn.removeprefix("seat-0-") for pawn in sent} >= {"mage", "assistant"}
    assert {"free-skill", "place", "pawn", "train", "count", "train-element", "bid", "fight"} <= prompts

    # The score sheet says what the server says, and somebody has beaten six creatures.
    score = me.call("GET", f"/tables/{me.table}")["score"]
    sheet = me.page.get_by_role("table")
    foot = sheet.get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert [int(total) for total in foot] == score["totals"]
    for column, lines in enumerate(score["sheets"]):
        cells = [line.get_by_role("cell").nth(column).inner_text() for line in sheet.get_by_role("row").all()[1:-1]]
        points = [int(cell.replace("\N{MINUS SIGN}", "-")) for cell in cells if cell != "–"]
        assert sum(points) == sum(line["points"] for line in lines) == score["totals"][column]
    final = me.call("GET", f"/tables/{me.table}/view?seat=0")
    assert max(len(one["beaten"]) for one in final["players"]) >= 6


# --- by touch --------------------------------------------------------------------------------------------------------


def test_turns_in_the_city_on_a_phone(phone: Page) -> None:
    """390 pixels wide: planning and actions by touch. Nothing is wider than the screen, all can be reached."""
    me = Person(phone)
    phone.emulate_media(reduced_motion="reduce")
    me.open("valroc", [ME, BOT, BOT], SEED)
    tabs = phone.get_by_role("navigation", name=me.say("table-views"))
    player = Player()
    state = me.asked()
    prompts: list[str] = []
    while turn_of(state) < 3:
        question = state["question"]
        small = {}
        for option in question["options"]:
            target = find(me, option["id"], state)
            target.tap(trial=True)  # scrolled to where a finger gets at it, and nothing lies over it
            box = target.bounding_box()
            assert box is not None
            if round(box["height"]) < 44 or round(box["width"]) < 44:
                small[option["id"]] = (round(box["width"]), round(box["height"]))
            assert box["x"] >= 0, option["id"]
            assert box["x"] + box["width"] <= 390, option["id"]
        assert not small, f"too small for a finger: {small}"
        if question["prompt"] not in prompts:
            for name in ("table", "mine", "players", "log"):
                tabs.get_by_role("button", name=me.say(f"table-tab-{name}")).tap()
                no_wider_than_the_screen(phone, f"{question['prompt']}, {name}")
        prompts.append(question["prompt"])
        me.tap(find(me, player.choose(state), state))
        me.answered(state)
        state = me.asked()
    assert prompts.count("place") >= 4
    assert {"free-skill", "place", "pawn", "train", "count"} <= set(prompts)


# --- by keyboard -----------------------------------------------------------------------------------------------------


def walk(page: Page, wanted: set[str]) -> dict[str, list[str]]:
    """The keys by which the arrows lead from the first thing that glows to each of the others: id -> keys."""
    keys = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

    def at() -> str:
        focus = page.evaluate(FOCUS)
        assert focus is not None, "an arrow key goes to something that glows"
        assert focus["seen"], "and it can be seen there"
        assert focus["outline"] >= 2
        here: str = focus["option"] or focus["id"]
        return here

    page.locator(".ask__text").focus()
    page.keyboard.press("ArrowDown")
    ways: dict[str, list[str]] = {at(): ["ArrowDown"]}
    todo = list(ways)
    while todo and not wanted <= set(ways):
        here = todo.pop(0)
        for key in keys:
            page.locator(".ask__text").focus()
            for step in [*ways[here], key]:
                page.keyboard.press(step)
            there = at()
            if there not in ways:
                ways[there] = [*ways[here], key]
                todo.append(there)
    return ways


def test_a_turn_in_the_city_by_keyboard(new_page: NewPage) -> None:
    """Planning and an action without a mouse: arrows and Enter on the map and the pawns, figures for the buttons."""
    me = Person(new_page(reduced_motion="reduce"))
    page = me.page
    me.open("valroc", [ME, BOT], SEED)
    state = me.asked()

    def keyed(*keys: str) -> dict[str, Any]:
        before = me.state
        for key in keys:
            page.keyboard.press(key)
        me.answered(before)
        return me.asked()

    # Two free skill points: the buttons have figures.
    for key, element in (("1", "fire"), ("3", "earth")):
        assert me.asks("free-skill")
        was = number(state, element)
        state = keyed(key)
        assert number(state, element) == was + 1

    # The mage to the training ground, the assistant to the cave: arrows reach everything that glows.
    for place, pawn in (("training", "mage"), ("cave", "assistant")):
        assert me.asks("place")
        options = {option["id"] for option in state["question"]["options"]}
        ways = walk(page, options)
        assert set(ways) == options, "arrows reach all that glows, and nothing else"
        target = next(option for option in sorted(options) if option.startswith(place))
        page.locator(".ask__text").focus()
        state = keyed(*ways[target], "Enter")
        if me.asks("pawn"):
            things = {thing_of(state, option["id"]) for option in state["question"]["options"]}
            ways = walk(page, {thing for thing in things if thing})
            page.locator(".ask__text").focus()
            state = keyed(*ways[f"seat-0-{pawn}"], "Enter")
        assert standing(state)[f"seat-0-{pawn}"] == target
    # No more: N is the answer with which nothing happens.
    if me.asks("place"):
        state = keyed("n")
    # My training: draw by a figure, then stop.
    assert me.asks("train")
    magic = number(state, "pm")
    labels = [option["id"] for option in state["question"]["options"]]
    state = keyed(str(labels.index("draw") + 1))
    assert number(state, "pm") == magic - 1
    if me.asks("train"):
        state = keyed(str([option["id"] for option in state["question"]["options"]].index("stop") + 1))
    while not me.asks("place"):
        assert state["question"]["prompt"] in ("count", "train-element", "keep-cards", "moment")
        state = keyed("1" if not me.asks("moment") else "n")
    assert turn_of(state) == 2

"""People at a real page: what they can see, point at and press, so that the tests read like play.

A person knows the table as the page itself knows it: the newest state that came over its live connection and has been
drawn. Everything else goes through the page, by roles and names, and by the ids that the wire promises (`data-id` of
a thing, `data-option` of a button).
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, Route, expect

import valtable
from tests.table.mirror import Mirror as Wire
from valtable import bots
from valtable.server import assets

# Notes what has come over the live connection, once the page has drawn it, and has done what it does after a drawing:
# it moves the focus, speaks, turns to another tab, and draws that too. Each such round ends after a frame (a page that
# nobody sees has none), and there are at most two.
# The time that events tell stands still when a test says so: whether two taps are a double tap is up to the test.
LISTEN: Final = """
(() => {
  const round = (work) => setTimeout(() => {
    let done = false;
    const once = () => {
      if (!done) setTimeout(work);
      done = true;
    };
    requestAnimationFrame(once);
    setTimeout(once, 250);
  });
  const stamp = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp");
  const when = {...stamp, get() { return window.instant ?? stamp.get.call(this); }};
  Object.defineProperty(Event.prototype, "timeStamp", when);
  // What a change makes of a state, by docs/wire.md.
  const unfolded = (arg) =>
    Array.isArray(arg) && typeof arg[0] !== "string" ? arg.map(unfolded)
      : typeof arg === "object" && arg !== null ? {message: message(arg)} : arg;
  const message = (short) => {
    if (!Array.isArray(short)) return ["player-name", short];
    const [id, args] = short;
    return args ? [id, Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, unfolded(arg)]))] : [id];
  };
  const put = (state, nodes, {table, seats, root, log, talk, gallery, nodes: changed, ...rest}) => {
    for (const [name, node] of Object.entries(changed ?? {})) {
      nodes[name] = node.kind ? node : {...nodes[name], ...node};
    }
    const lines = log?.events.map(({kind, args}) => ({kind, message: message([`event-${kind}`, args])}));
    if (rest.question) {
      const options = rest.question.options.map((option) => ({...option, text: message(option.text)}));
      rest.question = {...rest.question, options, message: message(rest.question.message)};
    }
    const tree = (name) => {
      const {children, ...node} = nodes[name];
      return {...(name.includes("/") ? {} : {id: name}), ...node, ...(children ? {children: children.map(tree)} : {})};
    };
    const outermost = root === undefined ? state.root : root;
    const people = [...(state.table?.seats ?? [])];
    for (const [n, facts] of Object.entries(seats ?? {})) people[n] = {...people[n], ...facts};
    return {
      ...state, ...rest, root: outermost, board: outermost && tree(outermost),
      table: {...state.table, ...table, seats: people},
      log: log ? {from: 0, events: [...(state.log?.events ?? []).slice(0, log.from), ...lines]} : state.log,
      talk: talk ? {from: 0, said: [...(state.talk?.said ?? []).slice(0, talk.from), ...talk.said]} : state.talk,
      gallery: gallery
        ? {from: 0, said: [...(state.gallery?.said ?? []).slice(0, gallery.from), ...gallery.said]} : state.gallery,
    };
  };
  const Plain = window.WebSocket;
  window.given = []; // all answers that were sent
  window.held = []; // replies to answers, if they are to be held up
  window.WebSocket = class extends Plain {
    send(text) {
      const up = JSON.parse(text);
      if (up.type === "answer") {
        if (window.instead) up.answer = window.instead;
        window.given.push(up.answer);
      }
      super.send(JSON.stringify(up));
    }
    set onmessage(take) {
      super.onmessage = (event) => {
        const reply = window.holding && JSON.parse(event.data).type === "answered";
        if (reply) window.held.push(() => take(event));
        else take(event);
      };
    }
    constructor(...given) {
      super(...given);
      let [state, nodes] = [{}, {}];
      this.addEventListener("message", (event) => {
        const down = JSON.parse(event.data);
        if (down.type !== "change") return;
        if (!down.after) [state, nodes] = [{}, {}];
        const now = state = put(state, nodes, down.change);
        round(() => round(() => (window.drawn = now)));
      });
    }
  };
})();
"""
# Sums how far things move without being asked to, as browsers measure it, from `Person.calm` on. The log is meant to
# move, and is left out; so are my own cards, which close up where one has left, and what is first drawn after a phone
# has turned to another tab, as a page is turned.
STILL: Final = """
  window.shifted = 0;
  let [tab, turned] = ["", false];
  new PerformanceObserver((list) => list.getEntries().forEach((one) => {
    const mine = one.sources.every(({node}) => (node?.closest ? node : node?.parentElement)?.closest(".mine .group"));
    if (one.startTime > (window.calm ?? Infinity) && !turned && !mine) window.shifted += one.value;
    turned = false;
  })).observe({type: "layout-shift"});
  new MutationObserver(() => {
    const now = document.querySelector(".tabs [aria-current]")?.dataset.tab ?? tab;
    turned ||= now !== tab;
    tab = now;
  }).observe(document, {subtree: true, childList: true, attributeFilter: ["aria-current"]});
  const hidden = Object.assign(document.createElement("style"), {textContent: ".log__body {visibility: hidden}"});
  addEventListener("DOMContentLoaded", () => document.head.append(hidden));
"""
CLICKABLE: Final = {"card", "pile", "back", "mat", "die", "token", "leaf", "lane"}
TABLE: Final = re.compile(r"/t/[^/?]+$")


# --- words -----------------------------------------------------------------------------------------------------------


@functools.cache
def _words(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(assets.words(language).body.decode("utf-8")))
    return bundle


def say(id: str, language: str = "en", **args: Any) -> str:
    """The page's words, from the same files that the page reads."""
    bundle = _words(language)
    text, errors = bundle.format_pattern(bundle.get_message(id).value, args)
    assert not errors, f"{id}: {errors}"
    return str(text)


# --- boards ----------------------------------------------------------------------------------------------------------


def nodes(board: dict[str, Any] | None) -> Iterator[dict[str, Any]]:
    """Everything on a board."""
    if board is not None:
        yield board
        for child in board.get("children", []):
            yield from nodes(child)


def thing_of(state: dict[str, Any], option: str) -> str | None:
    """The id of the thing that an option lights up and that can be clicked, by docs/wire.md; None: it is a button."""
    kinds = {node["id"]: node["kind"] for node in nodes(state["board"]) if node.get("id")}
    maps = [node for node in nodes(state["board"]) if node["kind"] == "map"]
    places = {place.get("id") for board in maps for place in board.get("children", [])}
    for id in (f"seat-{state['question']['seat']}-{option}", option):
        if id in kinds:
            return id if kinds[id] in CLICKABLE or id in places else None
    return None


def steps_to(state: dict[str, Any], option: str) -> list[str]:
    """What one points at to choose an option, by docs/wire.md: itself, or the things that it is made of, one after the
    other; where all begin with the same thing, only at what differs."""
    made = {one["id"]: one["things"] for one in state["question"]["options"] if "things" in one}
    if option not in made:
        return [option]
    things: list[str] = made[option]
    return things if len({other[0] for other in made.values()}) > 1 else things[1:]


# --- people ----------------------------------------------------------------------------------------------------------


class Person:
    """Somebody before a page."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.language = language
        page.add_init_script(LISTEN)

    def say(self, id: str, **args: Any) -> str:
        """The page's words in this person's language."""
        return say(id, self.language, **args)

    def button(self, id: str, **args: Any) -> Locator:
        """The button that is called so."""
        return self.page.get_by_role("button", name=self.say(id, **args), exact=True)

    # --- going places ---

    def home(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", level=1)).to_have_text(self.say("home-title"))

    def go(self, table: str, query: str = "") -> dict[str, Any]:
        """To a table, until it is drawn."""
        self.page.goto(f"/t/{table}{query}")
        return self.drawn()

    @property
    def table(self) -> str:
        """The id of the table whose page this is."""
        found = re.search(r"/t/([^/?#]+)", self.page.url)
        assert found is not None, self.page.url
        return found.group(1)

    # --- the API, with this person's cookie ---

    def call(self, method: str, path: str, data: Any = None) -> Any:
        """A call that must succeed."""
        response = self.page.request.fetch("/api" + path, method=method, data=data)
        assert response.ok, f"{method} {path}: {response.status} {response.text()}"
        return response.json()

    def open(self, game: str, seats: list[dict[str, Any]], seed: int, **more: Any) -> str:
        """A new table, and there; its id."""
        made: str = self.call("POST", "/tables", {"game": game, "seats": seats, "seed": seed, **more})["id"]
        self.go(made)
        return made

    def answer(self, option: str, state: dict[str, Any] | None = None) -> dict[str, Any]:
        """Answer over the API as the page does, and wait until the page shows what came of it; the state then."""
        question = (state or self.asked())["question"]
        body = {"seat": question["seat"], "n": question["n"], "prompt": question["prompt"], "option": option}
        body["usual"] = "usual" not in question
        return self.after(self.call("POST", f"/tables/{self.table}/answers", body)["version"])

    # --- the table ---

    @property
    def state(self) -> dict[str, Any]:
        """The table as the page has drawn it last."""
        found: dict[str, Any] = self._look("window.drawn")
        return found

    @property
    def question(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self._look("window.drawn.question")
        return found

    def _look(self, what: str) -> Any:
        # A board as text: Playwright's own way to carry a value takes much longer.
        return json.loads(self.page.evaluate(f"JSON.stringify({what})"))

    def drawn(self, condition: str = "true", arg: Any = None) -> dict[str, Any]:
        """Wait until the page shows a state (`drawn`) that fits a condition in JavaScript; that state."""
        text: str = self.page.wait_for_function(
            f"""(arg) => {{
              const drawn = window.drawn;
              if (!drawn || !document.querySelector("main:not([aria-busy=true])")) return null;
              return ({condition}) ? JSON.stringify(drawn) : null;
            }}""",
            arg=arg,
            polling=25,
        ).json_value()
        found: dict[str, Any] = json.loads(text)
        return found

    def after(self, version: int) -> dict[str, Any]:
        """Until the page shows that version or a newer one."""
        return self.drawn("drawn.version >= arg", version)

    def current(self) -> dict[str, Any]:
        """Until the page shows the table as it is now; the state."""
        return self.after(self.version())

    def version(self) -> int:
        """Of the table as it is now, to the eyes that this page looks through."""
        seat = self._look("window.drawn.seat")
        path = f"/tables/{self.table}" + ("" if seat is None else f"?seat={seat}")
        found: int = self.call("GET", path)["version"]
        return found

    def answered(self, before: dict[str, Any]) -> dict[str, Any]:
        """Until the page shows that the question of that state is answered, whatever others do meanwhile; the state."""
        question = before["question"]
        return self.drawn(
            "drawn.question === null || drawn.question.seat !== arg.seat || drawn.question.n !== arg.n",
            {"seat": question["seat"], "n": question["n"]},
        )

    def asked(self) -> dict[str, Any]:
        """Until I am asked, or the game is over; the state."""
        return self.drawn("drawn.question !== null || drawn.table.status === 'over'")

    def asks(self, prompt: str) -> bool:
        """Whether this is what I am asked now."""
        question = self.question
        return question is not None and question["prompt"] == prompt

    def option(self, option: str, state: dict[str, Any] | None = None) -> Locator:
        """What one presses (last) to choose an option: the thing that glows, or its button."""
        seen = state or self.state
        option = steps_to(seen, option)[-1]
        thing = thing_of(seen, option)
        if thing is None:
            slider = self.page.locator(f'input[data-options~="{option}"]')
            if slider.count():  # one of many amounts: the button beside the slider says which
                offered = (slider.get_attribute("data-options") or "").split()
                slider.fill(str(offered.index(option)))
            menu = self.page.locator(f'button[data-options~="{option}"]')
            if menu.count() and menu.get_attribute("aria-expanded") == "false":  # one of several waits
                menu.click()
            return self.page.locator(f'button[data-option="{option}"]')
        return self.page.locator(f'button[data-id="{thing}"], [data-id="{thing}"] > button').first

    def choose(self, option: str) -> dict[str, Any]:
        """Click what glows; the state after it. Where things move, a page first tells what others did."""
        expect(self.page.locator(".pace__skip:enabled")).to_have_count(0)
        before = self.state
        for step in steps_to(before, option):
            self.option(step, before).click()
        return self.answered(before)

    def tap(self, target: Locator) -> None:
        """A finger's answer; not so soon after the last one that the two would be a double tap."""
        self.pause()
        target.tap()

    def pause(self) -> None:
        """A moment passes as the page counts it; then its time stands still."""
        self.page.evaluate("() => { window.instant = (window.instant ?? performance.now()) + 1000; }")

    def rest(self) -> None:
        """Until the page has done all that comes of what was pressed: whatever it sends for it, it has sent."""
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")

    @property
    def given(self) -> list[str]:
        """The options of all answers that the page has sent over its live connections."""
        found: list[str] = self.page.evaluate("window.given.map((answer) => answer.option)")
        return found

    def glowing(self) -> set[str]:
        """The options that the page offers: every lit thing and every button, by their ids."""
        return set(
            self.page.evaluate(
                """() => [...document.querySelectorAll(".board .is-choice, .board [data-options]")].flatMap((lit) =>
                    lit.dataset.options?.split(" ") ?? [lit.dataset.option ?? lit.closest("[data-id]")?.dataset.id])"""
            )
        )

    def expected(self) -> set[str]:
        """What ought to glow."""
        state = self.state
        first = [steps_to(state, option["id"])[0] for option in state["question"]["options"]]
        return {thing_of(state, id) or id for id in first}

    def log(self) -> list[str]:
        """What has happened, as the log says it, newest first."""
        panel = self.page.get_by_role("tabpanel", name=self.say("table-log"))
        return panel.get_by_role("listitem").all_inner_texts()[::-1]

    def calm(self) -> None:
        """From here on all that moves counts: the letters are there, and the table is drawn (STILL)."""
        self.page.evaluate(
            """document.fonts.ready
              .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
              .then(() => { window.calm = performance.now(); })"""
        )

    @property
    def shifted(self) -> float:
        found: float = self.page.evaluate("window.shifted")
        return found

    # --- the coach ---

    def learn(self, game: str) -> dict[str, Any]:
        """From the home page to the first question of a first lesson."""
        self.home()
        self.page.get_by_role("button", name=game).click()
        self.button("start-learn").click()
        self.page.wait_for_url(TABLE)
        return self.asked()

    def read_notes(self, came: list[str]) -> None:
        """Read every note of the coach that is due, by keyboard: T goes to it, Enter goes on."""
        note = self.page.locator(".coach")
        while note.count():
            came.append(note.get_attribute("data-mark") or "")
            self.page.keyboard.press("t")
            expect(note.get_by_role("button").first).to_be_focused()
            self.page.keyboard.press("Enter")
            expect(self.page.locator(f'.coach[data-mark="{came[-1]}"]')).to_have_count(0)

    def read_story(self) -> None:
        """Close the pages of a story that are told now, one after the other."""
        expect(self.page.locator(".pace__skip:enabled")).to_have_count(0)  # what others do is told before it
        self.rest()
        told = self.page.locator("dialog.moment")
        while told.count():
            id = told.first.get_attribute("data-id")
            self.page.keyboard.press("Escape")
            expect(self.page.locator(f'dialog.moment[data-id="{id}"]')).to_have_count(0)

    # --- dialogs and tools ---

    def settings(self) -> Locator:
        """Open the settings."""
        self.button("settings").click()
        return self.page.get_by_role("dialog", name=self.say("settings"))

    def switch(self, id: str) -> None:
        """Flip a switch in the settings, and close them again."""
        dialog = self.settings()
        dialog.get_by_role("switch", name=self.say(id)).locator("..").click()
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    def record(self) -> list[str]:
        """From now on: every text that reaches this page over its live connection."""
        frames: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
        return frames


def states(frames: list[str]) -> list[dict[str, Any]]:
    """The states among what came over a live connection."""
    found: list[dict[str, Any]] = []
    mirror = Wire()
    for frame in frames:
        if json.loads(frame)["type"] == "change":
            if "after" not in json.loads(frame):
                mirror = Wire()  # another connection, perhaps
            assert mirror.take(frame)
            found.append(mirror.whole)
    return found


# --- whole games -----------------------------------------------------------------------------------------------------

ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
BOT: Final = {"kind": "bot", "level": "greedy"}


def play_first(person: Person, most: int = 400) -> list[str]:
    """Always the first thing offered, by clicking, until the game is over; what was clicked."""
    chosen: list[str] = []
    state = person.asked()
    while state["table"]["status"] != "over":
        assert len(chosen) < most, "this game does not end"
        option = state["question"]["options"][0]["id"]
        chosen.append(option)
        person.choose(option)
        state = person.asked()
    return chosen


def go_on(people: Sequence[Person], until: Callable[[], bool], most: int = 100) -> None:
    """Whoever is asked takes the first option, over the API, until it is so; every page knows of it then."""
    for _ in range(most):
        people[0].drawn(
            "drawn.table.status === 'over' || drawn.table.seats.some((s) => s.asked && s.kind === 'person')"
        )
        for person in people:
            person.current()
        if until():
            return
        for person in people:
            if person.question is not None:
                person.answer(person.question["options"][0]["id"])
                break
    raise AssertionError("it does not come to that")


def meet(people: Sequence[Person]) -> list[dict[str, Any]]:
    """Until every page shows the newest table and one of these people is asked, or the game is over; their states."""
    while True:
        states = [person.current() for person in people]
        if any(state["question"] is not None or state["table"]["status"] == "over" for state in states):
            return states
        people[0].drawn("drawn.version > arg", states[0]["version"])  # a bot is at it


class Mirror:
    """The same match in the test's own hands, made from the seed: what is true, and a bot's advice for every seat."""

    def __init__(self, game: str, players: int, seed: int, options: dict[str, Any] | None = None) -> None:
        self.match = valtable.new(game, players=players, seed=seed, options=options or {})
        self.advisers = [bots.make("greedy", seat, self.match.rules) for seat in range(players)]

    def advice(self, seat: int) -> str:
        question = self.match.question(seat)
        assert question is not None
        chosen: str = self.advisers[seat].choose(question, self.match.glimpse(seat)).id
        return chosen

    def follow(self, seat: int, option: str) -> None:
        """An answer, and the payments that the page makes after it."""
        question = self.match.question(seat)
        self.match.answer(seat, option)
        while question is not None and question.usual is None and (usual := self.match.usual(seat)) is not None:
            self.match.answer(seat, usual)

    @property
    def position(self) -> int:
        return len(self.match.history)


def with_seed(page: Page, seed: int) -> None:
    """The next table that this page opens is a game that the test knows: the page itself never sends a seed."""

    def pass_on(route: Route) -> None:
        body: dict[str, Any] = route.request.post_data_json or {}
        if route.request.method == "POST":
            route.continue_(post_data=json.dumps({**body, "seed": seed}))
        else:
            route.continue_()

    page.route("**/api/tables", pass_on)


def two_at_a_table(new_page: Callable[..., Page]) -> tuple[Person, Person]:
    """Ann and Ben after the dukes and the first harvest; Ann has two actions."""
    ann, ben = Person(new_page(reduced_motion="reduce")), Person(new_page(reduced_motion="reduce"))
    table = ann.open("kingdom", [ME, OPEN], 8)  # a seed with which both are asked in the first harvest
    ben.go(table)
    ben.button("sit").click()
    ben.drawn("drawn.seat === 1 && drawn.question !== null")
    go_on((ben, ann), lambda: ann.asks("action"))
    return ann, ben

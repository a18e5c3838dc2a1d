"""What one answer costs in the page: from the click to the message, and from the push to the drawn frame.

    .venv/bin/python -m benchmarks.page [GAME ...]

A real Chromium at laptop size plays against a bot by clicking what glows, on a server of its own. Figures are
milliseconds: by the clock the median and the best of all answers, which other work on the machine makes longer; and
what the page's thread computed for each answer, with all pushes that followed it (the bot's answers, too) and the
flights of cards.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

import valtable
from tests.browser.conftest import FLAGS
from tests.browser.play import BOT, ME, Person
from tests.serving import ServerProcess
from tools import machine

ANSWERS: Final = 25
NAMES: Final = ("click to message", "message to push", "push is taken in", "until the frame is drawn")
COMPUTED: Final = {
    "script": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
    "all": "TaskDuration",
}
# Around the page's own handlers: when it was clicked, when the answer went out, what the push took until it was drawn.
TIMES: Final = """
(() => {
  window.times = [];
  let [clicked, sent] = [0, 0];
  window.addEventListener("click", () => (clicked = performance.now()), true);
  window.WebSocket = class extends window.WebSocket {
    send(text) {
      if (JSON.parse(text).type === "answer") sent = performance.now();
      super.send(text);
    }
    set onmessage(take) {
      super.onmessage = (event) => {
        const begun = performance.now();
        take(event);
        const taken = performance.now();
        if (!sent || !event.data.startsWith('{"type":"change"')) return;
        const time = [sent - clicked, begun - sent, taken - begun];
        sent = 0;
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.onmessage = () => window.times.push([...time, performance.now() - taken]);
          after.port2.postMessage(null);
        });
      };
    }
  };
})();
"""


def measure(browser: Browser, server: ServerProcess, game: str) -> str:
    """A line of figures."""
    context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
    person = Person(context.new_page())
    person.page.add_init_script(TIMES)
    person.open(game, [ME, BOT], seed=5)
    person.asked()
    inside = context.new_cdp_session(person.page)
    inside.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = {one["name"]: one["value"] for one in inside.send("Performance.getMetrics")["metrics"]}
    for n in range(ANSWERS):
        options = person.asked()["question"]["options"]
        person.read_story()
        person.choose(options[n % len(options)]["id"])
        if person.state["score"]:
            break
    after = {one["name"]: one["value"] for one in inside.send("Performance.getMetrics")["metrics"]}
    times: list[list[float]] = person.page.evaluate("window.times")
    context.close()
    figures = [
        f"{name} {statistics.median(column):.1f} ({min(column):.1f})"
        for name, column in zip(NAMES, zip(*times, strict=True), strict=True)
    ]
    each = {name: (after[id] - before[id]) * 1000 / len(times) for name, id in COMPUTED.items()}
    computed = ", ".join(f"{name} {value:.1f}" for name, value in each.items())
    return f"{game:10} {len(times)} answers, median (best): {', '.join(figures)}; computed for each: {computed}"


def main() -> None:
    found = machine.browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "data").start()
        browser = playwright.chromium.launch(executable_path=found or None, args=FLAGS)
        try:
            for game in sys.argv[1:] or valtable.games():
                print(measure(browser, server, game), flush=True)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()

"""What has changed travels, and some of it is lost, doubled or late: the page shows the table as it is all the same."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.conftest import NewPage
from tests.browser.play import BOT, ME, Person

# The page's own handler gets the messages of a bad connection; whoever else listens gets them as they come.
BAD: Final = """
(() => {
  window.trouble = true;
  window.fates = {lost: 0, doubled: 0, late: 0};
  let [n, held] = [0, null];
  window.WebSocket = class extends window.WebSocket {
    set onmessage(handle) {
      this.addEventListener("message", (event) => {
        n += 1;
        const fate = !window.trouble ? "" : n % 5 === 2 ? "lost" : n % 7 === 3 ? "doubled" : n % 4 === 1 ? "late" : "";
        if (fate) window.fates[fate] += 1;
        if (fate === "lost") return;
        if (fate === "late" && !held) return void (held = event);
        handle(event);
        if (fate === "doubled") handle(event);
        if (held) handle(held);
        held = null;
      });
    }
  };
})();
"""
# Everything that lies on the table, as it is drawn; but for what is only lit for a moment.
SHOWN: Final = """
JSON.stringify([...document.querySelectorAll("[data-id]")].map((one) => [
  one.dataset.id,
  [...one.classList].filter((name) => !["is-rung", "ticked", "is-tumbling"].includes(name)).sort().join(" "),
  one.textContent,
]))
"""


@pytest.mark.parametrize("game", ["kingdom", "margraves"])
def test_a_bad_connection_shows_the_same_table(new_page: NewPage, game: str) -> None:
    me = Person(new_page(reduced_motion="reduce"))
    me.page.add_init_script(BAD)
    me.open(game, [ME, BOT, BOT], seed=8)
    for _ in range(8):
        question = me.asked()["question"]
        me.answer(question["options"][-1]["id"])
    fates: dict[str, int] = me.page.evaluate("window.fates")
    assert min(fates.values()) > 1, fates
    me.page.evaluate("window.trouble = false")
    me.answer(me.asked()["question"]["options"][0]["id"])
    me.asked()
    other = Person(me.page.context.new_page())  # which is sent everything at once
    other.go(me.table)
    other.asked()
    shown: str = other.page.evaluate(SHOWN)
    assert len(shown) > 2000
    me.page.wait_for_function(f"(shown) => {SHOWN} === shown", arg=shown)

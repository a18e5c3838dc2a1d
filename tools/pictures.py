"""Takes the pictures of the README: real tables in a real browser, played on by bots from a seed.

python -m tools.pictures            all of them, into docs/
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import valtable
from tests.browser.conftest import FLAGS
from tests.serving import ServerProcess
from tools import machine
from valtable import bots

DOCS = Path(__file__).resolve().parent.parent / "docs"
LAPTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "device_scale_factor": 1.5}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
# name, game, seed, turns played, screen, light or dark, language
SHOTS = [
    ("kingdom", "kingdom", 7, 20, LAPTOP, "light", "en-GB"),
    ("villages", "villages", 11, 14, LAPTOP, "light", "en-GB"),
    ("kingdom-night", "kingdom", 7, 20, LAPTOP, "dark", "fr-FR"),
    ("saga", "saga", 3, 16, LAPTOP, "light", "en-GB"),
    ("saga-page", "saga", 3, 16, LAPTOP, "dark", "fr-FR"),
    ("margraves", "margraves", 5, 9, LAPTOP, "light", "en-GB"),
    ("margraves-night", "margraves", 5, 9, LAPTOP, "dark", "fr-FR"),
    ("margraves-phone", "margraves", 5, 9, PHONE, "light", "en-GB"),
    ("valroc", "valroc", 4, 8, LAPTOP, "light", "en-GB"),
    ("valroc-phone", "valroc", 4, 8, PHONE, "light", "en-GB"),
    ("valroc-night", "valroc", 4, 8, LAPTOP, "dark", "fr-FR"),
]
STORY = "dialog.moment"  # a page of the story, which lies over the table until it is read
TOLD = ("saga-page",)  # the pictures in which it is being read
NAMES = ["Maëlle", "Théo", "Inès", "Old Fox"]


def position(game: str, seed: int, turns: int) -> str:
    """A saved match of four greedy bots at the beginning of the first seat's turn, some turns into the game."""
    match = valtable.new(game, 4, seed=seed, names=NAMES)
    players = [bots.make("greedy", seat, match.rules) for seat in range(4)]
    while not match.over:
        question = match.questions[0]
        view = match.view(0)
        now = int(view["turn"] if "turn" in view else view["round"])
        if question.seat == 0 and view["active"] == 0 and now >= turns and len(question.options) > 3:
            return match.save()
        match.answer(question.seat, players[question.seat].choose(question, match.glimpse(question.seat)))
    raise SystemExit(f"{game}: the game of seed {seed} is over before turn {turns}")


def shoot(browser: Browser, server: ServerProcess, shot: tuple[Any, ...]) -> Path:
    name, game, seed, turns, screen, scheme, locale = shot
    context = browser.new_context(base_url=server.url, locale=locale, color_scheme=scheme, **screen)
    page = context.new_page()
    page.goto("/")
    made = page.evaluate(
        "async text => (await (await fetch('/api/tables/open', {method: 'POST', body: text})).json())",
        position(game, seed, turns),
    )
    page.goto(f"/t/{made['id']}")
    page.wait_for_selector(".is-choice >> nth=0")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(1500)  # the cards have landed
    while name not in TOLD and page.locator(STORY).count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(1500)
    target = DOCS / f"{name}.jpg"
    page.screenshot(path=target, type="jpeg", quality=86)
    context.close()
    return target


def home(browser: Browser, server: ServerProcess) -> Path:
    context = browser.new_context(base_url=server.url, locale="en-GB", **LAPTOP)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.wait_for_timeout(800)
    target = DOCS / "home.jpg"
    page.screenshot(path=target, type="jpeg", quality=86)
    context.close()
    return target


def main(wanted: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder) / "data").start()
        browser = playwright.chromium.launch(executable_path=machine.browser() or None, args=FLAGS)
        try:
            for shot in SHOTS:
                if not wanted or shot[0] in wanted:
                    print(shoot(browser, server, shot))
            if not wanted or "home" in wanted:
                print(home(browser, server))
        finally:
            browser.close()
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""A real Chromium before a real server. A test fails when its page writes an error to the console.

Of a failed one, its report says what every page showed then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

from tests.patience import PATIENCE
from tests.serving import ServerProcess
from tools import machine

# As root there is no sandbox; the rest keeps a browser without a screen and without the internet quiet.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE_MS = 1000 * PATIENCE
expect.set_options(timeout=PATIENCE_MS)

# What a page shows, in a few lines: for the report of a failed test.
SHOWN = """() => {
  const seen = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
    .map((one) => one.innerText.trim().replace(/\\s+/g, " ").slice(0, 120)).filter(Boolean);
  const at = document.activeElement;
  const lines = [`headings: ${seen("h1, h2").slice(0, 8).join(" | ")}`, `question bar: ${seen(".ask").join(" | ")}`,
    `said: ${seen("[role=status]").join(" | ")}`, `dialogs: ${seen("dialog[open]").join(" | ")}`,
    `focus: ${!at || at === document.body ? "nowhere" : `${at.tagName} ${at.ariaLabel ?? at.innerText.slice(0, 60)}`}`];
  const drawn = window.drawn;
  if (drawn) {
    const {seat, version, question, table} = drawn;
    const asked = question && `${question.prompt} n=${question.n}: ${question.options.map((one) => one.id).join(" ")}`;
    lines.push(`last state: ${table.status}, seat ${seat}, version ${version}`,
      `asked: ${table.seats.filter((one) => one.asked).map((one) => one.seat).join(" ")}`,
      `my question: ${asked?.slice(0, 300) ?? "none"}`);
  }
  return lines.join("\\n");
}"""

NewPage = Callable[..., Page]


# What a browser says of a server that is killed: of calls it does not take, and of those it was answering.
CUT_OFF = (
    "ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|WebSocket connection"
)


class Console:
    """What pages complain about. A test that provokes a complaint allows it by a pattern."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.allowed: list[str] = []
        self.pages: list[Page] = []

    def allow(self, pattern: str) -> None:
        self.allowed.append(pattern)

    def watch(self, page: Page) -> Page:
        self.pages.append(page)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.location.get('url', '')}: {message.text}")

    def unexpected(self) -> list[str]:
        return [error for error in self.errors if not any(re.search(pattern, error) for pattern in self.allowed)]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failed story tells what its pages showed at that moment."""
    report = yield
    console = getattr(item, "funcargs", {}).get("console")
    if call.when == "call" and report.failed and isinstance(console, Console):
        for n, page in enumerate(console.pages, 1):
            report.sections.append((f"page {n}, {page.url}", shown(page)))
        report.sections.append(("console of the pages", "\n".join(console.unexpected()) or "quiet"))
    return report


def shown(page: Page) -> str:
    """What a page shows, as far as it can still say so."""
    try:
        text: str = page.wait_for_function(SHOWN).json_value()
    except Error as error:
        return f"it does not answer: {error}"
    return text


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    found = machine.browser()
    chosen = {"executable_path": found} if found else {}
    return {**browser_type_launch_args, **chosen, "args": FLAGS}


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("served") / "data").start()
    yield server
    server.kill()


@pytest.fixture
def server(one_server: ServerProcess) -> ServerProcess:
    """The server of all these tests; one of them may kill it, and the next one finds it alive."""
    return one_server if one_server.alive else one_server.start()


@pytest.fixture
def console() -> Iterator[Console]:
    """Everything that pages of this test complain about; what it does not allow fails it."""
    heard = Console()
    yield heard
    assert not heard.unexpected(), "\n".join(heard.unexpected())


@pytest.fixture
def new_page(browser: Browser, server: ServerProcess, console: Console) -> Iterator[NewPage]:
    """`new_page(**context options)`: a page of somebody else, with cookies of its own. Relative addresses work.

    Nothing moves on it and nobody is waited for, unless the test wants to see that (`reduced_motion="no-preference"`).
    """
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        laptop = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
        settings: dict[str, Any] = {"base_url": server.url, "locale": "en-GB", **laptop, **options}
        # What a worker asks for no test can see or answer; and each page would have to start one.
        settings = {"service_workers": "block", **settings}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        return console.watch(context.new_page())

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """One page at laptop size, in English."""
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    """One page at 390 x 844 that is touched, not clicked."""
    return new_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, device_scale_factor=2)

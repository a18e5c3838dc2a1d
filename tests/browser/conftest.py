"""A real Chromium before a real server. A test fails when its page writes an error to the console."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

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
PATIENCE_MS = 30_000  # build servers are slow at times
expect.set_options(timeout=PATIENCE_MS)  # else five seconds: fewer than a page may wait before it knocks again

NewPage = Callable[..., Page]


class Console:
    """What pages complain about. A test that provokes a complaint allows it by a pattern."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.allowed: list[str] = []

    def allow(self, pattern: str) -> None:
        self.allowed.append(pattern)

    def watch(self, page: Page) -> Page:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.location.get('url', '')}: {message.text}")

    def unexpected(self) -> list[str]:
        return [error for error in self.errors if not any(re.search(pattern, error) for pattern in self.allowed)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games take their time on a busy machine; no single step may take longer than PATIENCE_MS all the same."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(300))


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
    """`new_page(**context options)`: a page of somebody else, with cookies of its own. Relative addresses work."""
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> Page:
        settings = {"base_url": server.url, "locale": "en-GB", "viewport": {"width": 1440, "height": 900}, **options}
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

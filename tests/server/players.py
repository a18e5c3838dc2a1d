"""Programs of examples/ as players, and guests who go from one server to another."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

from websockets.sync.client import ClientConnection

from tests.patience import PATIENCE
from tests.server.guest import Guest

ROOT = Path(__file__).resolve().parents[2]


def example(name: str) -> ModuleType:
    """A program of examples/, as a module."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def gone_to(guest: Guest, url: str) -> Guest:
    """The same browser at the address of another server: its cookies come along, as the host is the same."""
    twin = Guest(url)
    for cookie in guest.http.cookies.jar:
        twin.http.cookies.jar.set_cookie(cookie)
    return twin


def next_state(live: ClientConnection) -> Any:
    """The next state that is pushed."""
    while True:
        message = json.loads(live.recv(PATIENCE))
        assert message["type"] != "gone", message
        if message["type"] == "state":
            return message["state"]


def state_from(live: ClientConnection, version: int) -> Any:
    """The first state pushed that is at least of that version."""
    while True:
        state = next_state(live)
        if state["version"] >= version:
            return state

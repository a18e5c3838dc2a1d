"""Which build the tests run on: a `.py` earlier on the path would hide the compiled one without a word."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES

BUILD = os.environ.get("VALTABLE_BUILD")  # set by dev.py for each of its stages
MODULES = ("valtable.engine.game", "valtable.engine.script", "valtable.games.kingdom.actions", "valtable.bots.greedy")


def build_of(name: str) -> str:
    file = importlib.import_module(name).__file__
    assert file is not None
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def test_one_build_is_loaded_and_the_one_that_was_asked_for() -> None:
    builds = {name: build_of(name) for name in MODULES}
    assert set(builds.values()) == {BUILD or builds[MODULES[0]]}, builds

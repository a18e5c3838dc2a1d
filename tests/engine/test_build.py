"""Which build the tests run on: a `.py` earlier on the path would hide the compiled one without a word."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES

import pytest

SUFFIXES = {"compiled": EXTENSION_SUFFIXES, "interpreted": SOURCE_SUFFIXES}
BUILD = os.environ.get("VALTABLE_BUILD")


@pytest.mark.skipif(BUILD is None, reason="VALTABLE_BUILD does not say which build is meant")
@pytest.mark.parametrize("name", ["valtable.engine.match"])
def test_the_build_that_was_asked_for_is_loaded(name: str) -> None:
    assert BUILD in SUFFIXES, f"VALTABLE_BUILD is {BUILD!r}, not one of {sorted(SUFFIXES)}"
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith(tuple(SUFFIXES[BUILD])), f"{name} was loaded from {file}"

"""One server for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guest import PRESENT, Guest, Served, serving


@pytest.hookimpl(tryfirst=True)  # before xdist looks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a module stay together, so that its servers (and its PostgreSQL) are started once."""
    for item in items:
        if Path(__file__).parent == item.path.parent and item.path.stem != "test_leaks":  # of that each takes long
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="module")
def module_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data")) as served:
        yield served


@pytest.fixture
def server(module_server: Served) -> Served:
    """A server whose limits are as fresh as at its start."""
    module_server.limits.buckets.clear()
    return module_server


@pytest.fixture
def ana(server: Served) -> Guest:
    return server.guest("Ana")


@pytest.fixture
def bo(server: Served) -> Guest:
    return server.guest("Bo")


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    yield
    while PRESENT:
        PRESENT.pop().http.close()

"""How hypothesis runs here, without a clock and always the same on a build server; and which tests come first."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("developer", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "developer")

LONG = ("server", "properties")  # what takes long comes first: so no core is left waiting at the end


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        room = item.path.relative_to(Path(__file__).parent).parts[0]
        return LONG.index(room) if room in LONG else len(LONG)

    items.sort(key=place)

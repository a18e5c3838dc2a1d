"""The folder in which everything is kept on this machine."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    """VALTABLE_DATA, or the usual place of this system."""
    given = os.environ.get("VALTABLE_DATA")
    return Path(given) if given else platformdirs.user_data_path("valtable", appauthor=False)

"""Builds the page before the package is packed, so that whoever installs Valtable needs Python alone."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import web


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no interest here
    """Runs the same build as dev.py; quick when the page is current."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            web.build()
        except web.BuildFailed as failure:
            sys.exit("\n".join(filter(None, [failure.details, f"the page: {failure}"])))

"""Saved states of older versions of the rules, step by step brought up to date."""

from __future__ import annotations

from typing import Any


def upgrade_1(data: Any) -> Any:
    """Version 2 knows which shuffles can still be told apart, and who passes on building until their own turn."""
    fields = data["fields"]
    players = [{**one, "fields": {**one["fields"], "passes_build": False}} for one in fields["players"]]
    return {**data, "fields": {**fields, "players": players, "mixed": fields["shuffles"]}}

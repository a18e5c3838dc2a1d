"""Saving matches: JSON with a format version, the rules' version and a digest, so that damage is noticed."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from valtable.engine.match import Match

FORMAT: Final = "valtable-match"
VERSION: Final = 1


def save_match(match: Match) -> str:
    """The match as text: the oldest checkpoint that undo can reach, and the answers since."""
    first = match._trail[0]
    body = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game,
        "rules": match.rules.version,
        "seed": match.seed,
        "players": match.players,
        "names": match.names,
        "options": match.options,
        "checkpoint": match.rules.dump(first.checkpoint),
        "answers": [[seat, id] for moment in match._trail for seat, id in moment.answers],
        "history": [[seat, id] for seat, id in match.history],
        "events": [event.data() for event in match._events.first(first.told)],
    }
    body["digest"] = digest_of(body)
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def digest_of(body: dict[str, Any]) -> str:
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

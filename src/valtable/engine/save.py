"""Saving matches: JSON with a format version, the rules' version and a digest, so that damage is noticed."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

from valtable.engine.events import canonical

if TYPE_CHECKING:
    from valtable.engine.match import Match

FORMAT: Final = "valtable-match"
VERSION: Final = 1


def save_match(match: Match) -> str:
    """The match as text: the oldest checkpoint that undo can reach, and the answers since. A long match is mostly its
    log, whose events are texts already."""
    first = match._trail[0]
    parts = {
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
    }
    texts = {name: canonical(value) for name, value in parts.items()}
    texts["events"] = f"[{','.join([event.line for event in match._events.first(first.told)])}]"
    texts["digest"] = canonical(_digest(_joined({name: texts[name] for name in sorted(texts)})))
    return _joined(texts)


def _joined(texts: dict[str, str]) -> str:
    """The JSON of an object, from that of its values."""
    return "{" + ",".join([f'"{name}":{text}' for name, text in texts.items()]) + "}"


def digest_of(body: dict[str, Any]) -> str:
    return _digest(canonical(body))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

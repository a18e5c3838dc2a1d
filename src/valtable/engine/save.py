"""Saved matches: JSON with a format version, the rules' version and a digest, so that damage is noticed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from valtable.engine.errors import LoadError, RulesError, SetupError, ValtableError
from valtable.engine.events import event_from_data
from valtable.engine.info import GameInfo
from valtable.engine.match import Match, Moment

FORMAT: Final = "valtable-match"
VERSION: Final = 1
FIELDS: Final[dict[str, type]] = {
    "game": str,
    "rules": int,
    "seed": int,
    "players": int,
    "names": list,
    "options": dict,
    "checkpoint": dict,
    "answers": list,
    "history": list,
    "events": list,
}


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
        "events": [event.data() for event in match._events[: first.told]],
    }
    body["digest"] = _digest(body)
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def load_match(text: str, find: Callable[[str], GameInfo]) -> Match:
    """The match that `save_match` wrote, or a LoadError that says what is wrong."""
    body = _read(text)
    try:
        return _restore(body, find)
    except LoadError:
        raise
    except (ValtableError, RulesError, LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise LoadError(f"the saved match cannot be read: {type(error).__name__}: {error}") from error


def _restore(body: dict[str, Any], find: Callable[[str], GameInfo]) -> Match:
    for field, kind in FIELDS.items():
        if type(body.get(field)) is not kind:
            raise LoadError(f"the saved match cannot be read: {field!r} is missing or of the wrong kind")
    if len(body["names"]) != body["players"] or not all(isinstance(name, str) for name in body["names"]):
        raise LoadError("the saved match cannot be read: there should be a name for each player")
    for seat, id in [*body["answers"], *body["history"]]:
        if type(seat) is not int or type(id) is not str:
            raise LoadError("the saved match cannot be read: an answer should be a seat and an option")
    try:
        info = find(body["game"])
        rules = info.prepare(body["players"], body["options"])
    except SetupError as error:
        raise LoadError(f"the saved match cannot be set up here: {error}", "setup") from error
    if body["rules"] != rules.version:
        raise LoadError(
            f"saved under version {body['rules']} of the rules of {info.name}; "
            f"this program plays version {rules.version}",
            "version",
        )
    match = Match(info, rules, body["seed"], list(body["names"]))
    match._events = [event_from_data(data) for data in body["events"]]
    match._trail = [Moment(rules.restore(body["checkpoint"]), len(match._events))]
    answers = [(seat, id) for seat, id in body["answers"]]
    history = [(seat, id) for seat, id in body["history"]]
    if sorted(history[len(history) - len(answers) :]) != sorted(answers):
        raise LoadError("the saved match cannot be read: its answers are not the last of its history")
    match.history = history[: len(history) - len(answers)]
    match._advance()
    for seat, id in answers:
        match.answer(seat, id)
    match.history = history
    return match


def _read(text: str) -> dict[str, Any]:
    if not isinstance(text, str):
        raise LoadError(f"not a saved match: a text is needed, not {type(text).__name__}", "other")
    try:
        body = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        why = "damaged" if FORMAT in text[:100] else "other"  # perhaps cut off
        raise LoadError(f"not a saved match: {error}", why) from error
    if not isinstance(body, dict) or body.get("format") != FORMAT:
        raise LoadError("not a saved match: this is some other file", "other")
    if body.get("version") != VERSION:
        raise LoadError(
            f"saved in format version {body.get('version')!r}; this program reads version {VERSION}", "version"
        )
    digest = body.pop("digest", None)
    if digest != _digest(body):
        raise LoadError("the saved match is damaged: its contents do not fit its checksum")
    return body


def _digest(body: dict[str, Any]) -> str:
    text = json.dumps(body, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

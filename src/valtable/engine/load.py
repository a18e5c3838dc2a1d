"""Loading saved matches.

A rule that is mended never costs a match that was saved before: its checkpoint is brought to the shape of today, and
its answers are given again as far as they fit. Only what cannot be read at all is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Final

from valtable.engine import sound
from valtable.engine.errors import LoadError, RulesError, SetupError, ValtableError
from valtable.engine.events import event_from_data
from valtable.engine.game import Game
from valtable.engine.info import GameInfo
from valtable.engine.match import Match, Move, StepRecord
from valtable.engine.past import Past
from valtable.engine.rules import Rules
from valtable.engine.save import FORMAT, VERSION, digest_of

LONGEST_ID: Final = 200
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


def load_match(text: str, find: Callable[[str], GameInfo]) -> Match:
    """The match that `save_match` wrote, or a LoadError that says what is wrong."""
    return resume_match(text, find)[0]


def resume_match(text: str, find: Callable[[str], GameInfo], moves: Sequence[Move] = ()) -> tuple[Match, bool]:
    """The match that `save_match` wrote, with the moves that were made since; or a LoadError that says what is wrong.

    Beside it whether it was mended: it was of an older version, or some of its answers no longer fit. Then whoever
    keeps the text and the moves apart should keep this match instead.
    """
    body = _read(text)
    try:
        match = _restore(body, find)
        answers: list[Move] = [(seat, id) for seat, id in body["answers"]]
        left_out = match.catch_up([*answers, *moves])
        return match, left_out > 0 or body["rules"] < match.rules.version
    except LoadError:
        raise
    except (ValtableError, RulesError, LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise LoadError(f"the saved match cannot be read: {type(error).__name__}: {error}") from error


def replay_match(text: str, find: Callable[[str], GameInfo], moves: Sequence[Move] = ()) -> Match:
    """The same match played again from its deal, as far as its answers still fit: for whoever holds a text whose
    checkpoint these rules can no longer read. What did not fit is told in its log."""
    body = _read(text)
    try:
        info, rules = _prepared(body, find)
        if body["rules"] > rules.version:
            raise _from_tomorrow(body, rules)
        match = Match.start(info, rules, body["seed"], list(body["names"]))
        answers: list[Move] = [(seat, id) for seat, id in body["history"]]
        match.catch_up([*answers, *moves])
        return match
    except LoadError:
        raise
    except (ValtableError, RulesError, LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise LoadError(f"the saved match cannot be played again: {type(error).__name__}: {error}") from error


def _restore(body: dict[str, Any], find: Callable[[str], GameInfo]) -> Match:
    info, rules = _prepared(body, find)
    history = [(seat, id) for seat, id in body["history"]]
    answers = [(seat, id) for seat, id in body["answers"]]
    before = len(history) - len(answers)
    if before < 0 or sorted(history[before:]) != sorted(answers):
        raise LoadError("the saved match cannot be read: its answers are not the last of its history")
    match = Match(info, rules, body["seed"], list(body["names"]))
    match.remember(history[:before])
    match._events = Past([event_from_data(data) for data in body["events"]])
    match._trail = [StepRecord(_checkpoint(body, rules), len(match._events))]
    try:
        match._advance()
    except Exception as error:
        why = "version" if body["rules"] < rules.version else "damaged"
        told = f"the saved match cannot go on from its checkpoint: {type(error).__name__}: {error}"
        raise LoadError(told, why) from error
    return match


def _prepared(body: dict[str, Any], find: Callable[[str], GameInfo]) -> tuple[GameInfo, Rules]:
    """The rules of a saved match, when all that it says of itself is of the right kind."""
    for field, kind in FIELDS.items():
        if type(body.get(field)) is not kind:
            raise LoadError(f"the saved match cannot be read: {field!r} is missing or of the wrong kind")
    if len(body["names"]) != body["players"] or not all(isinstance(name, str) for name in body["names"]):
        raise LoadError("the saved match cannot be read: there should be a name for each player")
    for seat, id in [*body["answers"], *body["history"]]:
        if type(seat) is not int or type(id) is not str or not 0 <= seat < body["players"] or len(id) > LONGEST_ID:
            raise LoadError("the saved match cannot be read: an answer should be a seat and an option")
    sound.check_events(body["events"], len(body["history"]), body["players"])
    try:
        info = find(body["game"])
        rules = info.prepare(body["players"], body["options"])
    except SetupError as error:
        raise LoadError(f"the saved match cannot be set up here: {error}", "setup") from error
    return info, rules


def _checkpoint(body: dict[str, Any], rules: Rules) -> Game:
    """The saved state, brought from the version that it was saved under to that of today, one step at a time."""
    version = body["rules"]
    if not 1 <= version <= rules.version:
        raise _from_tomorrow(body, rules)
    state = body["checkpoint"]
    try:
        for older in range(version, rules.version):
            if older in rules.upgrades:
                rules.upgrades[older](state)
        sound.check_size(state, rules)
        game = rules.restore(state)
        sound.check(game, rules)
        return game
    except Exception as error:
        if version == rules.version:
            raise
        raise LoadError(
            f"saved under version {version} of the rules of {body['game']}, and cannot be brought to version "
            f"{rules.version}: {type(error).__name__}: {error}",
            "version",
        ) from error


def _from_tomorrow(body: dict[str, Any], rules: Rules) -> LoadError:
    told = f"saved under version {body['rules']} of the rules of {body['game']}"
    return LoadError(f"{told}; this program plays version {rules.version}", "version")


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
    if digest != digest_of(body):
        raise LoadError("the saved match is damaged: its contents do not fit its checksum")
    return body

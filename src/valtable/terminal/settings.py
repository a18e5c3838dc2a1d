"""Reads `--option NAME[=VALUE]` with what the game says about its options."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from valtable.engine.errors import SetupError
from valtable.engine.info import GameInfo
from valtable.engine.setting import Setting
from valtable.terminal.seats import split

YES: Final = ("yes", "true", "on", "1", "oui")
NO: Final = ("no", "false", "off", "0", "non")


def read_options(info: GameInfo, given: list[str]) -> dict[str, Any]:
    """The options of a match from the command line; whether the values go together is the game's to say."""
    known = {setting.name: setting for setting in info.settings}
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        setting = known.get(name)
        if setting is None:
            raise SetupError(f"option {name!r} does not exist in {info.name}; there are: {', '.join(known)}")
        if name in options:
            raise SetupError(f"option {name!r} is given twice")
        options[name] = read_value(setting, value.strip() if equals else None)
    return options


def read_value(setting: Setting, text: str | None) -> Any:
    """One value: a switch alone is on; otherwise one of the setting's words, or a list of its ids."""
    if text is None:
        if not setting.switch:
            raise SetupError(f"option {setting.name!r} needs a value: {setting.name}=...; allowed: {setting.allowed()}")
        return True
    if setting.switch and text.lower() in YES + NO:
        return text.lower() in YES
    if setting.reading is not None:
        return setting.check(read_object(setting, text))
    for word in setting.words:
        if str(word) == text:
            return word
    if setting.items:
        return setting.check(split(text))
    if setting.words:
        return setting.check(text)
    return text


def read_object(setting: Setting, text: str) -> Any:
    """A JSON object: written out, or in a file."""
    try:
        return json.loads(text if text.startswith("{") else Path(text).expanduser().read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(f"option {setting.name!r}: cannot read {text!r}: {error.strerror or error}") from error
    except (ValueError, RecursionError) as error:
        raise SetupError(f"option {setting.name!r}: this is no JSON: {error}") from error


def write_options(info: GameInfo, options: dict[str, Any]) -> list[str]:
    """The options that differ from the usual, as the command line takes them; a card pack is not one of them."""
    found: list[str] = []
    for setting in info.settings:
        value = options.get(setting.name, setting.default)
        if value == setting.default or not (setting.words or setting.items):
            continue
        if isinstance(value, list):
            found.append(f"{setting.name}={','.join(value)}")
        else:
            found.append(setting.name if value is True else f"{setting.name}={value}")
    return found

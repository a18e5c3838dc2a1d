"""Says messages in the reader's language, from the Fluent files of the table and of the game.

Beside its words a message in an .ftl file may have attributes, which say how it goes together with others:

    .verb, .rest   the message is "verb rest"; in a list the verb is not said again when the part before has the same
    .one           how a question is asked that has one candidate, `$only`, beside "no"
    .after         how the message follows `$before`, the parts before it in a list, when a plain "and" will not do
    .ARGUMENT      how that argument is put in: a list as `and` (the default) or `or`, and a message as
                   `rest`, which leaves its verb out
    .you           what it says to the `player` whose deed it tells; .you-ARGUMENT: to another player whom it names
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from valtable.engine.errors import SetupError
from valtable.engine.info import GameInfo
from valtable.engine.match import Match
from valtable.engine.message import Message
from valtable.engine.pack import LANGUAGES
from valtable.engine.question import Option, Question
from valtable.engine.rules import Rules
from valtable.engine.setting import Setting

__all__ = ["LANGUAGES", "MissingText", "Speaker", "speaker_for", "speaker_of", "typeset"]

WORDS: Final = Path(__file__).parent / "words"


class MissingText(KeyError):
    """A message cannot be said in this language: the id or one of its arguments is missing. A bug, never a user's."""

    def __str__(self) -> str:
        return str(self.args[0])


class Speaker:
    """Says everything of one game at one table in one language."""

    def __init__(
        self, rules: Rules, info: GameInfo, language: str, names: Sequence[str], reader: int | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise SetupError(f"language: there is no {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.players = list(names)
        self.reader = reader  # the seat of whoever reads it, who is "you"
        self._bundle = _bundle(info, language)
        self._names = rules.names(language)  # data of a card pack: looked up, never read as Fluent

    def say(self, message: Message) -> str:
        """The message in words."""
        name = self._names.get(message.id)
        if name is not None:
            return name
        if message.id == "player-name":
            return self.player(message.args["seat"])
        form = "one" if "only" in message.args and self._has(message, "one") else self._to_reader(message)
        return self._form(message, form, self._arguments(message))

    def say_data(self, data: Any) -> str:
        """The same for the plain JSON that `Message.data` and `plain` make."""
        return self.say(_read(data["message"] if isinstance(data, dict) else data))

    def title(self, message: Message) -> str:
        """The message with a capital letter, for a heading, a button or a cell of a table."""
        return _capital(self.say(message))

    def option(self, question: Question, option: Option) -> str:
        """What the button of an option says: `option-PROMPT-ID` where there is one, else the option's own words."""
        special = f"option-{question.prompt}-{option.id}"
        if self._bundle.has_message(special):
            return self.title(Message(special, {**question.message.args, **option.text.args}))
        return self.title(option.text)

    def option_data(self, question: dict[str, Any], id: str, text: Any) -> str:
        """The same for plain JSON: the prompt and the message of a question, and an option's id and text."""
        message = _read(question["message"])
        return self.option(Question(0, question["prompt"], (), message, ""), Option(id, _read(text)))

    def paid(self, payments: Sequence[tuple[Question, Option]]) -> str:
        """That these payments were made without a question; each is called `ID-done` where its button, which is called
        ID, says something else."""
        ways: dict[str, tuple[Message, int]] = {}
        for _, option in payments:
            done = option.text.id + "-done"
            way = Message(done, option.text.args) if self._bundle.has_message(done) else option.text
            said = self.say(way)
            ways[said] = (way, ways[said][1] + 1 if said in ways else 1)
        listed = [Message("paid-times", {"n": n, "way": way}) if n > 1 else way for way, n in ways.values()]
        about = payments[0][0].message.args
        if "card" in about:
            return self.title(Message("paid-for", {"card": about["card"], "ways": listed}))
        return self.title(Message("paid", {"ways": listed}))

    def player(self, seat: int) -> str:
        """The name of whoever sits there."""
        if seat < len(self.players):
            return self.players[seat]
        return self.say(Message("player-number", {"n": seat + 1}))

    def joined(self, parts: Sequence[Message], how: str = "and") -> str:
        """Several messages as one list: "2 gold, 1 magic and 1 strength"."""
        runs: list[list[str]] = []  # parts that share their verb
        verb = ""
        for part in parts:
            previous, verb = verb, self._attribute(part, "verb")
            if verb and verb == previous:
                runs[-1].append(self._attribute(part, "rest"))
                continue
            if runs and how == "and":
                before = self._list([self._list(run, how) for run in runs], "and-clauses")
                whole = self._attribute(part, "after", {"before": before})
                if whole:
                    runs = [[whole]]
                    continue
            runs.append([self.say(part)])
        clauses = how + "-clauses" if any(self._has(part, "verb") for part in parts) else how
        return self._list([self._list(run, how) for run in runs], clauses)

    def setting(self, setting: Setting) -> str:
        """What an option of the game is called."""
        return self.say(Message("setting-" + setting.name))

    def setting_about(self, setting: Setting) -> str:
        """One line on what it does."""
        return self.say(Message(f"setting-{setting.name}-about"))

    def setting_word(self, setting: Setting, word: Any) -> str:
        """One of the words that may be chosen for it."""
        if isinstance(word, bool):
            return self.say(Message("switch-on" if word else "switch-off"))
        return self.say(Message(f"setting-{setting.name}-{word}"))

    # --- inside -----------------------------------------------------------------------------------------------------

    def _arguments(self, message: Message) -> dict[str, Any]:
        """The arguments as Fluent takes them: numbers and texts."""
        said: dict[str, Any] = {}
        for name, value in message.args.items():
            if isinstance(value, Message):
                how = self._attribute(message, name)
                rest = self._attribute(value, "rest") if how == "rest" else ""
                said[name] = rest or self.say(value)
            elif isinstance(value, (list, tuple)):
                said[name] = self.joined(value, self._attribute(message, name) or "and")
            else:
                said[name] = value
        return said

    def _list(self, texts: list[str], how: str) -> str:
        """The texts with the language's commas and its "and" or "or" before the last."""
        if not texts:
            return ""
        whole = texts[0]
        for i, text in enumerate(texts[1:], 2):
            joint = how if i == len(texts) else "comma"
            whole = self._form(Message("list-" + joint), "", {"before": whole, "next": text})
        return whole

    def _has(self, message: Message, attribute: str) -> bool:
        return self._bundle.has_message(message.id) and attribute in self._bundle.get_message(message.id).attributes

    def _to_reader(self, message: Message) -> str:
        """The attribute that speaks to the reader, where the message names them and has one."""
        for name, value in message.args.items() if self.reader is not None else ():
            if isinstance(value, Message) and value.id == "player-name" and value.args["seat"] == self.reader:
                attribute = "you" if name == "player" else f"you-{name}"
                if self._has(message, attribute):
                    return attribute
        return ""

    def _attribute(self, message: Message, attribute: str, more: dict[str, Any] | None = None) -> str:
        """An attribute of the message in words, or an empty text where it has none."""
        if not self._has(message, attribute):
            return ""
        constant = attribute in message.args
        return self._form(message, attribute, {} if constant else {**self._arguments(message), **(more or {})})

    def _form(self, message: Message, attribute: str, args: dict[str, Any]) -> str:
        """The pattern of a message, or of one of its attributes, filled in; nothing may be missing."""
        if not self._bundle.has_message(message.id):
            raise MissingText(f"no words for {message.id!r} in {self.language!r}")
        entry = self._bundle.get_message(message.id)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None, f"{message.id} has attributes only"
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"cannot say {message!r} in {self.language!r}: {errors[0]}")
        return str(text)


def speaker_for(match: Match, language: str, reader: int | None = None) -> Speaker:
    """A speaker for the people at this match, or for the one who sits there."""
    return Speaker(match.rules, match.info, language, match.names, reader)


def speaker_of(info: GameInfo, language: str, names: Sequence[str] = (), reader: int | None = None) -> Speaker:
    """A speaker for a game that nobody plays yet, with its standard cards."""
    return Speaker(info.prepare(info.max_players, None), info, language, names, reader)


@cache
def _bundle(info: GameInfo, language: str) -> FluentBundle:
    """The table's words and the game's, read once."""
    bundle = FluentBundle([language], use_isolating=False)
    words = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    for text in (words, info.text(f"text/{language}.ftl")):
        bundle.add_resource(FluentResource(typeset(text, language)))
    return bundle


def typeset(text: str, language: str) -> str:
    """French with no-break spaces before : ; ! ? % » and after «; done here, because nobody sees them in a file."""
    return re.sub(" (?=[:;!?%»])|(?<=«) ", "\u00a0", text) if language == "fr" else text


def _read(data: Sequence[Any]) -> Message:
    """The message that `Message.data` wrote."""
    args = data[1] if len(data) > 1 else {}
    return Message(data[0], {name: _read_argument(value) for name, value in args.items()})


def _read_argument(value: Any) -> Any:
    if isinstance(value, list):
        return [_read_argument(part) for part in value]
    return _read(value["message"]) if isinstance(value, dict) else value


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

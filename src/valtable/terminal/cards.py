"""Lists the cards of a game with their sources, and checks a card pack of the user's own."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from valtable.engine.catalogue import CardNote
from valtable.engine.errors import SetupError
from valtable.engine.info import GameInfo
from valtable.engine.message import Message
from valtable.engine.rules import Rules
from valtable.terminal.commands import simple
from valtable.text import LANGUAGES, MissingText, Speaker

WIDE: Final = 110  # from this width on, sources have a column of their own


def show_cards(
    info: GameInfo, language: str, kind: str | None, find: str | None, cards_text: str | None, console: Console
) -> None:
    """Every card, or those of one kind, or those in whose name or text something is found."""
    rules = rules_with(info, cards_text)
    speaker = Speaker(rules, info, language, ())
    notes = catalogue(rules)
    if not notes:
        console.print(Text(speaker.say(Message("cards-no-list", {"game": Message("game-" + info.name)}))))
        return
    kinds = list(dict.fromkeys(note.kind for note in notes))
    if kind is not None and kind not in kinds:
        raise SetupError(f"kind: there is no {kind!r}; there are: {', '.join(kinds)}")
    found = [note for note in notes if kind in (None, note.kind) and (find is None or mentions(speaker, note, find))]
    if not found:
        console.print(Text(speaker.say(Message("cards-none"))))
    for one in kinds:
        group = [note for note in found if note.kind == one]
        if group:
            console.print(table(speaker, one, group, console.width))


def rules_with(info: GameInfo, cards_text: str | None) -> Rules:
    """The rules with every option as usual but the cards."""
    if not cards_text:
        return info.prepare(info.max_players, None)
    if not takes_pack(info):
        raise SetupError(f"option 'cards' does not exist in {info.name}")
    options = {setting.name: setting.default for setting in info.settings}
    return info.rules(info.max_players, {**options, "cards": cards_text})


def takes_pack(info: GameInfo) -> bool:
    return any(setting.name == "cards" for setting in info.settings)


def catalogue(rules: Rules) -> list[CardNote]:
    """The cards, or none for a game that has no list of them."""
    try:
        return rules.catalogue()
    except NotImplementedError:
        return []


def mentions(speaker: Speaker, note: CardNote, wanted: str) -> bool:
    said = " ".join(speaker.say(message) for message in (note.name, *note.facts, *note.effects))
    return simple(wanted) in simple(f"{note.id} {said}")


def table(speaker: Speaker, kind: str, notes: list[CardNote], width: int) -> Table:
    """One kind of card; where there is little room, sources stand below the text."""
    heading = Message("cards-heading", {"kind": Message("kinds-" + kind), "n": sum(note.copies for note in notes)})
    grid = Table(title=Text(speaker.title(heading), "bold"), title_justify="left", box=box.SIMPLE_HEAD, show_lines=True)
    shares = (
        {"card": 5, "figures": 5, "text": 10, "source": 8} if width >= WIDE else {"card": 5, "figures": 5, "text": 11}
    )
    room = width - 3 * len(shares) - 1  # the rest is padding
    widths = [room * share // sum(shares.values()) for share in shares.values()]
    for word, column in zip(shares, widths, strict=True):
        grid.add_column(speaker.say(Message("cards-" + word)), width=column)
    for note in notes:
        name = fold([speaker.title(note.name)], widths[0], "bold")
        if note.copies > 1:
            name.append(f"\n×{note.copies}", "dim")
        figures = fold([speaker.title(fact) for fact in note.facts], widths[1])
        text = fold([speaker.title(effect) for effect in note.effects], widths[2])
        source = sources(speaker, note.provenance)
        if width >= WIDE:
            grid.add_row(name, figures, text, fold(source, widths[3], "dim"))
        else:
            below = fold([" · ".join(source)], widths[2], "dim")
            grid.add_row(name, figures, Text("\n").join([part for part in (text, below) if part]))
    return grid


def fold(lines: list[str], width: int, style: str = "") -> Text:
    """The lines no wider than this. Rich would break at the no-break spaces that French puts before its colons."""
    return Text("\n".join(part for line in lines for part in textwrap.wrap(line, width)), style)


def sources(speaker: Speaker, provenance: dict[str, str]) -> list[str]:
    """Who says so: each source with what rests on it, the lines of the rulebook, a note."""
    fields: dict[str, list[str]] = {}
    for field, source in provenance.items():
        if field not in ("lines", "note"):
            fields.setdefault(source, []).append(said(speaker.say, "source-" + field, field))
    lines = [
        speaker.title(Message("source-part", {"fields": ", ".join(names), "source": Message("source-" + source)}))
        for source, names in fields.items()
    ]
    if "lines" in provenance:
        lines.append(speaker.title(Message("source-lines", {"lines": provenance["lines"]})))
    if "note" in provenance:
        lines.append(said(speaker.title, "note-" + provenance["note"], provenance["note"]))
    return lines


def said(say: Callable[[Message], str], id: str, otherwise: str) -> str:
    """A field or a note in words. A pack of the user's own may speak of any field, by the name it has there, and its
    notes are sentences already."""
    try:
        return say(Message(id))
    except MissingText:
        return otherwise


# --- packs of the user's own ----------------------------------------------------------------------------------------


def check_pack(info: GameInfo, path: Path, console: Console, language: str = "en") -> bool:
    """Say in one line what is wrong with a card pack, or what is in it and how it differs from the standard one."""
    standard = rules_with(info, None)
    speaker = Speaker(standard, info, language, ())
    game = Message("game-" + info.name)
    if not takes_pack(info):
        console.print(Text(speaker.say(Message("pack-none", {"game": game}))))
        return False
    try:
        rules = rules_with(info, path.read_text(encoding="utf-8") or "\n")
    except (OSError, UnicodeDecodeError, SetupError) as error:
        reason = str(error).removeprefix("option 'cards': ").replace("the card pack: ", "").replace("\n", " ")
        if isinstance(error, OSError) and error.strerror:
            reason = error.strerror
        bad = speaker.say(Message("pack-bad", {"file": str(path), "reason": reason}))
        console.print(Text(bad, "red"), soft_wrap=True)
        return False
    console.print(Text(speaker.say(Message("pack-good", {"file": str(path), "game": game})), "green"), soft_wrap=True)
    own = Speaker(rules, info, language, ())
    console.print(counts(speaker, catalogue(rules), catalogue(standard)))
    for line in differences(own, rules, speaker, standard):
        console.print(Text(line))
    return True


def counts(speaker: Speaker, here: list[CardNote], standard: list[CardNote]) -> Table:
    """How many different cards of each kind there are, here and in the standard pack."""
    grid = Table(box=box.SIMPLE_HEAD)
    for word in ("kind", "here", "standard"):
        grid.add_column(speaker.say(Message("pack-" + word)), justify="left" if word == "kind" else "right")
    for kind in dict.fromkeys(note.kind for note in standard):
        numbers = [str(sum(1 for note in notes if note.kind == kind)) for notes in (here, standard)]
        grid.add_row(speaker.title(Message("kinds-" + kind)), *numbers)
    return grid


def differences(own: Speaker, rules: Rules, usual: Speaker, standard: Rules) -> list[str]:
    """What was added, left out and changed."""
    here = {note.id: note for note in catalogue(rules)}
    there = {note.id: note for note in catalogue(standard)}
    lines: list[str] = []
    added = [note.name for id, note in here.items() if id not in there]
    missing = [note.name for id, note in there.items() if id not in here]
    if added:
        lines.append(own.say(Message("pack-added", {"cards": added})))
    if missing:
        lines.append(usual.say(Message("pack-missing", {"cards": missing})))
    for id, note in here.items():
        if id in there:
            before = described(usual, standard, there[id])
            after = described(own, rules, note)
            gone = [text for text in before if text not in after]
            come = [text for text in after if text not in before]
            if gone or come:
                nothing = own.say(Message("pack-nothing"))
                change = {"before": "; ".join(gone) or nothing, "after": "; ".join(come) or nothing}
                lines.append(own.say(Message("pack-changed", {"card": note.name})))
                lines.append("  " + own.say(Message("pack-change", change)))
    return lines or [own.say(Message("pack-same"))]


def described(speaker: Speaker, rules: Rules, note: CardNote) -> list[str]:
    """Everything about a card that a pack can change, in words."""
    names = [rules.names(language)[note.name.id] for language in LANGUAGES]
    facts = [speaker.say(message) for message in (*note.facts, *note.effects)]
    return [" / ".join(names), speaker.say(Message("kind-" + note.kind)), f"×{note.copies}", *facts]

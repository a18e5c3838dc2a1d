"""The Atom feed of somebody's turns: the tables that wait for them, for any feed reader."""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

from valtable import door
from valtable.engine.message import Message
from valtable.games import GAMES
from valtable.table.sight import when
from valtable.table.table import Table
from valtable.text import Speaker, speaker_of

ATOM: Final = "http://www.w3.org/2005/Atom"


def atom(owner: str, tables: list[Table], base: str, path: str, language: str) -> bytes:
    """The feed of whoever owns these seats. An entry is a turn: another one at the same table is another entry."""
    ElementTree.register_namespace("", ATOM)
    speaker = speaker_of(GAMES[door.games()[0]], language)
    turns = [
        (since, table, seat)
        for table in tables
        for seat, since in table.clock.since.items()
        if table.seats[seat].owner == owner
    ]
    turns.sort(key=lambda turn: -turn[0])
    feed = ElementTree.Element(f"{{{ATOM}}}feed", {"{http://www.w3.org/XML/1998/namespace}lang": language})
    newest = max([since for since, _, _ in turns] or [table.created for table in tables] or [0])
    _put(feed, "id", f"urn:valtable:feed:{owner[:32]}")
    _put(feed, "title", speaker.say(Message("ui-feed-title")))
    _put(feed, "updated", when(newest))
    author = ElementTree.SubElement(feed, f"{{{ATOM}}}author")
    _put(author, "name", "Valtable")
    _link(feed, "self", base + path)
    _link(feed, "alternate", base + "/")
    for since, table, seat in turns:
        entry = ElementTree.SubElement(feed, f"{{{ATOM}}}entry")
        _put(entry, "id", f"urn:valtable:turn:{table.id}:{seat}:{since}")
        _put(entry, "title", speaker.say(Message("ui-feed-turn", {"title": title_of(table, language)})))
        _put(entry, "updated", when(since))
        _link(entry, "alternate", f"{base}/t/{table.id}")
        _put(entry, "summary", summary(table, seat, speaker, language))
    body: bytes = ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)
    return body


def title_of(table: Table, language: str) -> str:
    return table.title or game_name(table, language)


def game_name(table: Table, language: str) -> str:
    return speaker_of(GAMES[table.game], language).say(Message(f"game-{table.game}"))


def summary(table: Table, seat: int, speaker: Speaker, language: str) -> str:
    """Which game, with whom, and until when."""
    others = ", ".join(other.name for number, other in enumerate(table.seats) if number != seat and other.name)
    words = {"game": game_name(table, language), "player": table.seats[seat].name, "others": others or "-"}
    due = table.clock.due
    if due is None:
        return speaker.say(Message("ui-feed-about", words))
    return speaker.say(Message("ui-feed-about-due", {**words, "due": when(due).replace("T", " ").replace("Z", " UTC")}))


def _put(parent: ElementTree.Element, name: str, text: str) -> None:
    ElementTree.SubElement(parent, f"{{{ATOM}}}{name}").text = text


def _link(parent: ElementTree.Element, rel: str, href: str) -> None:
    ElementTree.SubElement(parent, f"{{{ATOM}}}link", {"rel": rel, "href": href})

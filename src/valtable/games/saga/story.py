"""The story as it is told: a moment for the opening, for each page, and for the end, two leaves each."""

from __future__ import annotations

from typing import Final

from valtable.engine.board import Node, meter
from valtable.engine.effects import Effect
from valtable.engine.message import Message
from valtable.games.realm.board import PURSE
from valtable.games.saga.books import Book, Library, Page, RuleCard, Task, Told
from valtable.games.saga.look import LOOK
from valtable.games.saga.vocabulary import FOR_GOOD

SIX: Final = 6


def stories(pack: Library, id: str, page: int, end: str, players: int) -> Node:
    """All that was told so far; what belongs to the present moment is told by itself to whoever has not read it."""
    book = pack.find(Book, id)
    last = min(page, len(book.pages))
    moments = [opening(pack, book, players), *[turned(pack, book, one, players) for one in book.pages[:last]]]
    if end:
        moments.append(ending(book, end))
        moments[-1].facts.update({"now": True, "last": True})
    else:
        for moment in moments[0 if last == 1 else -1 :]:
            moment.facts["now"] = True
    return Node("area", Message("area-story"), "story", {"place": "story"}, moments)


def opening(pack: Library, book: Book, players: int) -> Node:
    """How the book begins: its opening, what everybody starts with, and what holds for the whole of it."""
    right = [section("story-start", "sunrise", fact) for fact in book.facts()[:1]] if any(book.start) else []
    right.extend(rules(pack, book, "story-six-book"))
    right.append(boxed("story-first-task", book.pages[0], players))
    title = Message("story-begins", {"book": book.heading()})
    return moment(book.id, title, told(book, book.opening, book.heading(), book.hook.messages()[0]), right)


def turned(pack: Library, book: Book, page: Page, players: int) -> Node:
    """A page: its story, what it does, and its task."""
    title = Message("story-turns", {"page": page.name()})
    if page.number > 1:
        title = Message("story-done", {"task": book.pages[page.number - 2].task.name()})
    right = rules(pack, page, "story-six-page")
    right.extend(rules(pack, book, "story-six-book"))
    last = page.number == len(book.pages)
    right.append(boxed("story-last-task" if last else "story-next-task", page, players))
    return moment(page.id, title, told(page, page.story, page.name(), page_heading(book, page)), right)


def ending(book: Book, end: str) -> Node:
    """How it ended, well or badly."""
    text = book.victory if end == "won" else book.defeat
    right: list[Node] = []
    if end == "won" and book.stores:
        kept = [Message("card-" + id) for id in book.stores]
        right.append(section("story-kept", "locked-chest", Message("story-coffer", {"cards": kept})))
    if end == "lost":
        right.append(section("story-again", "return-arrow", Message("story-try-again")))
    title = Message("story-end-" + end, {"book": book.name()})
    leaf = told(book, text, Message("story-title-" + end), shortly(book))
    return moment(f"{book.id}-{end}", title, leaf, right)


def moment(id: str, title: Message, left: Node, right: list[Node]) -> Node:
    return Node("moment", title, "story-" + id, {}, [left, *right])


def shortly(book: Book) -> Message:
    """Which book, in two words."""
    return Message("book-number", {"n": book.number}) if book.number else book.name()


def page_heading(book: Book, page: Page) -> Message:
    """Which page of which book."""
    return Message("board-page-of", {"book": shortly(book), "n": page.leaf})


def told(card: RuleCard, text: Told, title: Message, heading: Message) -> Node:
    """The left leaf: a picture, a title, and the paragraphs."""
    paragraphs = [Node("note", message, "", {"tone": "story"}) for message in text.messages()]
    return Node("leaf", title, "", {**picture(card), "heading": heading}, paragraphs)


def picture(card: RuleCard) -> dict[str, str]:
    seen = LOOK.card(card.id, card.kind)
    return {"scene": seen.scene, "glyph": seen.glyph}


def section(head: str, glyph: str, message: Message) -> Node:
    """A sentence under a heading of its own."""
    return Node("note", message, "", {"head": Message(head), "glyph": glyph})


def rules(pack: Library, card: RuleCard, six: str) -> list[Node]:
    """What a card does at once, what holds from now on, and what a six does."""
    found: list[Node] = []
    if card.immediate is not None:
        found.append(section("story-at-once", "lightning-trio", says(card.immediate)))
    for rule in card.rules:
        if rule.verb == "radiants":
            use = pack.radiant.effect.message()
            found.append(section("story-saga", "sun", Message("story-radiants", {"effect": use})))
        else:
            head = "story-saga" if rule.verb in FOR_GOOD else "story-open"
            found.append(section(head, "infinity", says(rule)))
    if card.on_six is not None:
        note = section(six, "rolling-dices", says(card.on_six))
        note.facts["key"] = SIX
        found.append(note)
    return found


def says(effect: Effect) -> Message:
    """What it does, as a sentence of its own."""
    return Message("board-does", {"effect": effect.message()})


def brings(task: Task) -> Node:
    """What each token on a task brings."""
    gain = Message("board-task-gain", {"effect": task.reward.message()})
    return Node("note", gain, "", {"glyph": "open-treasure-chest"})


def boxed(heading: str, page: Page, players: int) -> Node:
    """A task, as it is announced."""
    task = page.task
    costs = [meter(name, n) for name, n in zip(PURSE, task.cost(players), strict=True) if n]
    children = [Node("row", Message("board-task-cost"), "", {"as": "cost"}, costs), brings(task)]
    return Node("leaf", task.name(), "", {"heading": Message(heading)}, children)

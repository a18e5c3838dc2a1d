"""The books of the Saga: a story told page by page, with what each page does to those who read it.

A book is a `[[book]]` table with its cover, and a `[[page]]` table for each page: a rule card on the left, and on the
right the task that must be done before the page is turned (l.125-147). Anybody may write a book of their own in the
same format; it is checked like ours, and a complaint names file, table, field and, in an effect, the column.
"""

from __future__ import annotations

import re
from typing import Final

from valtable.engine.effects import Effect, parts_of
from valtable.engine.message import Message
from valtable.engine.pack import BRIEF, LANGUAGES, CardPack, Entry
from valtable.games.realm.cards import RealmCard, flat
from valtable.games.realm.vocabulary import amounts
from valtable.games.saga.cards import Boon, DarkMonster, Pack, Radiant, allowed
from valtable.games.saga.vocabulary import FOR_GOOD, HELP, HERE, LASTING, STORY, VOCABULARY, Instruction

FILE: Final = "books.toml"  # the standard books
KINDS: Final = ("book", "page")
GOODS: Final = ("gold", "strength", "magic", "vp")
COSTS: Final = ("gold", "strength", "magic")
LONGEST_STORY: Final = 130  # words: what a page holds
LONGEST_HOOK: Final = 20


class Told:
    """Something told in every language, paragraph by paragraph."""

    __slots__ = ("id", "paragraphs")

    def __init__(self, entry: Entry, field: str, most: int) -> None:
        self.id = f"{field}-{entry.id}"
        self.paragraphs: dict[str, list[str]] = {}
        texts = entry.table(field)
        if set(texts) != set(LANGUAGES):
            raise entry.wrong(field, f"should be told in {' and '.join(LANGUAGES)}, not {BRIEF.repr(list(texts))}")
        for language, text in texts.items():
            if not isinstance(text, str) or not text.strip():
                raise entry.wrong(field, f"{language} should be a text, not {BRIEF.repr(text)}")
            if words_in(text) > most:
                raise entry.wrong(field, f"{language} has {words_in(text)} words; a page holds {most} at most")
            self.paragraphs[language] = [typeset(part, language) for part in re.split(r"\s*\n\s*\n\s*", text.strip())]
        counts = {language: len(parts) for language, parts in self.paragraphs.items()}
        if len(set(counts.values())) > 1:
            found = " and ".join(f"{n} in {language}" for language, n in counts.items())
            raise entry.wrong(field, f"should have as many paragraphs in every language, not {found}")

    def messages(self) -> list[Message]:
        """A message for each paragraph."""
        return [Message(f"{self.id}-{i}") for i in range(1, len(self.paragraphs[LANGUAGES[0]]) + 1)]

    def names(self, language: str) -> dict[str, str]:
        """The paragraphs by message id."""
        return {f"{self.id}-{i}": text for i, text in enumerate(self.paragraphs[language], 1)}


class RuleCard(RealmCard):
    """A rule card (l.129): what is resolved once when it is revealed, what holds while it lies open, and what happens
    on a six. The back of a cover is one, too; it lies open for the whole book (l.206)."""

    __slots__ = ("hook", "immediate", "on_six", "rules")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.names = {language: typeset(name, language) for language, name in self.names.items()}
        self.hook = Told(entry, "hook", LONGEST_HOOK)  # the story in a sentence, where there is no room for it
        self.immediate = instruction(entry, "immediate", STORY)
        self.rules: list[Instruction] = []  # that hold, one by one
        lasting = instruction(entry, "lasting", LASTING)
        for rule in () if lasting is None else flat(lasting):
            if not isinstance(rule, Instruction):
                raise entry.wrong("lasting", f"{str(lasting)!r} happens once: it belongs to immediate or on_six")
            self.rules.append(rule)
        self.on_six = instruction(entry, "on_six", STORY)

    def does(self) -> list[tuple[str, Effect]]:
        """A rule for the rest of the saga stays when the page is turned (l.133)."""
        found: list[tuple[str, Effect]] = [("page", self.immediate)] if self.immediate is not None else []
        found.extend([("saga" if rule.verb in FOR_GOOD else "open", rule) for rule in self.rules])
        return [*found, ("six", self.on_six)] if self.on_six is not None else found

    def told(self) -> list[Told]:
        """All that it tells."""
        return [self.hook]


def instruction(entry: Entry, field: str, verbs: tuple[str, ...]) -> Effect | None:
    """What a rule card says there, if anything. It stands in no column, so it cannot speak of its own."""
    if not entry.has(field):
        return None
    effect = allowed(entry, field, verbs)
    for part in parts_of(effect):
        if isinstance(part, Instruction) and part.aim in HERE:
            raise entry.wrong(field, f"{str(part)!r}: only a dark monster stands in a column")
    return effect


class Task(RealmCard):
    """A task (l.137): what each token on it costs, and what whoever places one gains."""

    __slots__ = ("costs", "gold", "magic", "reward", "strength", "tokens")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.kind = "task"
        self.names = {language: typeset(name, language) for language, name in self.names.items()}
        self.costs = [entry.counts("cost", COSTS, 1, 40)]  # for small teams, for three, and for four or five
        for field in ("cost_three", "cost_four"):
            self.costs.append(entry.counts(field, COSTS, 1, 40) if entry.has(field) else self.costs[-1])
        self.gold, self.strength, self.magic = self.costs[0]
        if not self.gold + self.strength + self.magic:
            raise entry.wrong("cost", f"should be of {', '.join(COSTS)}")
        self.tokens = 0  # that complete it, or 0 for one per player (l.145)
        if entry.has("tokens") and entry.data["tokens"] != "players":
            self.tokens = entry.number("tokens", 1, 5)
        elif entry.has("tokens"):
            entry.take("tokens")
        self.reward = allowed(entry, "reward", HELP)

    def needed(self, players: int) -> int:
        """How many tokens complete it."""
        return self.tokens or players

    def cost(self, players: int) -> tuple[int, int, int]:
        """Gold, strength and magic for each token, in a team of so many."""
        gold, strength, magic = self.costs[min(max(players, 2), 4) - 2]
        return gold, strength, magic

    def facts(self) -> list[Message]:
        found = [Message("fact-cost", {"price": amounts(self.gold, self.strength, self.magic)})]
        for name, cost, smaller in zip(("three", "four"), self.costs[1:], self.costs, strict=False):
            if cost != smaller:
                found.append(Message("fact-cost-" + name, {"price": amounts(*cost)}))
        return [*found, Message("fact-tokens", {"n": self.tokens})]

    def does(self) -> list[tuple[str, Effect]]:
        return [("task", self.reward)]


class Page(RuleCard):
    """A page that lies open: its story and its rules on the left, its task on the right."""

    __slots__ = ("book", "number", "story", "task")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.book = entry.text("book")
        self.number = entry.number("number", 1, 40)
        self.story = Told(entry, "story", LONGEST_STORY)
        task = entry.part("task")
        self.task = Task(task)
        task.done()

    @property
    def leaf(self) -> int:
        """The number at the foot of its left side: rule cards and tasks are counted one by one."""
        return 2 * self.number - 1

    def facts(self) -> list[Message]:
        return [Message("fact-page", {"book": Message("card-" + self.book), "n": self.leaf})]

    def told(self) -> list[Told]:
        return [self.hook, self.story]


class Book(RuleCard):
    """A book: its cover, what everybody starts with, and how it begins and ends."""

    __slots__ = (
        "dark_monsters",
        "defeat",
        "needs",
        "number",
        "opening",
        "pages",
        "series",
        "start",
        "stores",
        "victory",
    )

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.number = entry.number("number", 0, 99)  # in the saga, or 0 for a book that stands apart
        self.series = Told(entry, "series", LONGEST_HOOK) if entry.has("series") else None  # what it is part of
        self.start = entry.counts("start", GOODS, 0, 40)
        self.dark_monsters = entry.number("dark_monsters", 0, 9)  # of the box, drawn at random
        self.needs = tuple(entry.texts("needs", "ids"))  # from the coffer
        self.stores = tuple(entry.texts("stores", "ids"))  # in the coffer, once it is won
        self.opening = Told(entry, "opening", LONGEST_STORY)
        self.victory = Told(entry, "victory", LONGEST_STORY)
        self.defeat = Told(entry, "defeat", LONGEST_STORY)
        self.pages: list[Page] = []

    def heading(self) -> Message:
        """Its title, with its number in the saga or with what else it is part of."""
        if self.number:
            return Message("book-heading", {"number": Message("book-number", {"n": self.number}), "name": self.name()})
        if self.series is not None:
            return Message("book-heading", {"number": self.series.messages()[0], "name": self.name()})
        return self.name()

    def facts(self) -> list[Message]:
        goods = [Message("amount-" + unit, {"n": n}) for unit, n in zip(GOODS, self.start, strict=True) if n]
        start = [Message("fact-start", {"goods": goods})] if goods else []
        return [*start, Message("fact-dark-monsters", {"n": self.dark_monsters})]

    def told(self) -> list[Told]:
        series = [self.series] if self.series is not None else []
        return [self.hook, *series, self.opening, self.victory, self.defeat]


class Books(CardPack[RealmCard]):
    """A shelf of books, each with its pages in order."""

    def __init__(self, text: str, file: str, cards: Pack) -> None:
        super().__init__(text, file, VOCABULARY, KINDS)
        self.books = self.read("book", Book)
        self.pages = self.read("page", Page)
        everything: list[RealmCard] = [*self.books, *self.pages, *[page.task for page in self.pages]]
        self.index(everything, (*cards.by_id, *VOCABULARY.resources))
        for page in self.pages:
            book = self.by_id.get(page.book)
            if not isinstance(book, Book):
                known = ", ".join(book.id for book in self.books)
                raise self.wrong(f"page {page.id!r}: book: there is no {page.book!r}; there are {known}")
            book.pages.append(page)
        numbers = [book.number for book in self.saga()]
        for book in self.books:
            if numbers.count(book.number) > 1:
                raise self.wrong(f"book {book.id!r}: number: {book.number} is used twice")
            self.in_order(book)
            self.check_coffer(book, cards)
        for card in (*self.books, *self.pages):
            self.check_monsters(card, cards)

    def in_order(self, book: Book) -> None:
        """The pages of a book are numbered from 1, without gaps."""
        book.pages.sort(key=lambda page: page.number)
        for n, page in enumerate(book.pages, 1):
            if page.number != n:
                raise self.wrong(f"page {page.id!r}: number: should be {n} in {book.id!r}, not {page.number}")
        if not book.pages:
            raise self.wrong(f"book {book.id!r}: there should be a [[page]] with book = {book.id!r}")

    def check_coffer(self, book: Book, cards: Pack) -> None:
        """Radiant tokens, boons and dark monsters of the saga may lie in the coffer, and rule cards as a reminder."""
        pages = [page.id for page in book.pages]
        for field, ids in (("needs", book.needs), ("stores", book.stores)):
            for id in ids:
                card = cards.by_id.get(id)
                if isinstance(card, (Radiant, Boon)) or (isinstance(card, DarkMonster) and card in cards.saga_monsters):
                    continue
                if field == "needs" or id not in pages:
                    reason = "is no boon, no dark monster of the saga and no radiant token"
                    raise self.wrong(f"book {book.id!r}: {field}: {id!r} {reason}")

    def check_monsters(self, card: RuleCard, cards: Pack) -> None:
        """The dark monsters that a card speaks of exist."""
        for part in [part for _, effect in card.does() for part in parts_of(effect)]:
            id = part.monster if isinstance(part, Instruction) else ""
            if id and not isinstance(cards.by_id.get(id), DarkMonster):
                raise self.wrong(f"{card.kind} {card.id!r}: {str(part)!r}: there is no dark monster {id!r}")

    def saga(self) -> list[Book]:
        """The books that follow one another."""
        return sorted([book for book in self.books if book.number], key=lambda book: book.number)

    def names(self, language: str) -> dict[str, str]:
        """Titles, names and every paragraph of the story, by message id."""
        found = super().names(language)
        for card in (*self.books, *self.pages):
            for told in card.told():
                found.update(told.names(language))
        return found


class Library(Pack):
    """The cards and the books that a match is played with."""

    def __init__(self, cards: str, file: str, books: str, books_file: str) -> None:
        super().__init__(cards, file)
        self.books = Books(books, books_file, self)
        self.by_id.update(self.books.by_id)

    def shown(self) -> list[RealmCard]:
        """The cards, and each book page by page."""
        found = super().shown()
        for book in self.books.books:
            found.append(book)
            for page in book.pages:
                found.extend([page, page.task])
        return found

    def names(self, language: str) -> dict[str, str]:
        return {**super().names(language), **self.books.names(language)}


def words_in(text: str) -> int:
    """How many words a text has; a lone colon or guillemet is none."""
    return sum(1 for word in text.split() if any(letter.isalnum() for letter in word))


def typeset(text: str, language: str) -> str:
    """French with no-break spaces before : ; ! ? » and after «; done here, because nobody sees them in a file."""
    return re.sub(" (?=[:;!?»])|(?<=«) ", "\u00a0", text) if language == "fr" else text

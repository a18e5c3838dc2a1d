"""Nothing hidden leaves the server: everything that reaches an opponent's and a spectator's browser, read as raw text.

The truth is the same match in the test's hands. What a card's id is looked for in are frames and answers as they came,
not the states in them, so that no corner of the wire is forgotten.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import NewPage
from tests.browser.play import ME, OPEN, Mirror, Person
from tests.properties.checks import state as truth
from valtable.games.kingdom.state import Kingdom
from valtable.games.villages.state import Villages

WORD = re.compile(r"\w+")
# The proofs of one's own seat: random, and some of the words for it are names of cards as well.
OWN = re.compile(r'"(secret|recovery|words)":"[^"]*"')
# The same for everybody and without a match: all cards there are, words, rules.
SHELF = re.compile(r"/api/(games|words|bots)\b|/kit$|\.svg$")


class Eavesdropper:
    """Everything that reaches one page, with the version of the table that it belongs to."""

    def __init__(self, page_of: Person) -> None:
        self.person = page_of
        self.frames = page_of.record()
        self.responses: list[Response] = []
        page_of.page.on("response", self._came)

    def _came(self, response: Response) -> None:
        if "/api/" in response.url and not SHELF.search(response.url.split("?")[0]):
            self.responses.append(response)

    def heard(self) -> list[tuple[int | None, str]]:
        """(version, raw text) of each; without a version it must be clean of everything that is ever hidden."""
        found: list[tuple[int | None, str]] = []
        for frame in self.frames:
            down = json.loads(frame)
            found.append((down["change"]["version"] if down["type"] == "change" else down.get("version"), frame))
        for response in self.responses:
            if response.status != 101:
                text = response.text()
                data = json.loads(text) if text.startswith("{") else {}
                found.append((data.get("version"), OWN.sub("", text)))
        return found


class Versions:
    """Which positions of the match are the versions that somebody is told: several may look the same to them."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.first: dict[int, int] = {}

    def note(self, position: int) -> None:
        """The match is there now."""
        self.first.setdefault(self.person.version(), position)

    def position(self, version: int) -> int:
        """The first one that looks so; what came before the game belongs to its beginning."""
        return self.first[version] if version >= min(self.first) else 0


def kingdom_hidden(mirror: Mirror, seat: int | None, _known: set[str]) -> set[str]:
    """Dukes of others and those in the box, and domains that lie face down: there is one of each."""
    game = truth(mirror.match)
    assert isinstance(game, Kingdom)
    dukes = [card for player in game.players if player.seat != seat for card in player.dealt]
    dukes += game.spare.dukes
    # The top one of each stack is open, but for one whose next card is turned up at the end of the turn only.
    faces = [len(stack) - (row != game.unturned) for row, stack in enumerate(game.domains)]
    down = [card for stack, n in zip(game.domains, faces, strict=True) for card in stack[: max(0, n)]]
    return {card.id for card in (*dukes, *down, *game.spare.domains)}


def villages_hidden(mirror: Mirror, seat: int | None, known: set[str]) -> set[str]:
    """Cards of which this seat has never seen a copy: in the decks, in the box, and in the hands of others.

    `known` gathers all that has lain open so far.
    """
    game = truth(mirror.match)
    assert isinstance(game, Villages)
    bit = 0 if seat is None else 1 << seat
    everybody = (1 << len(game.players)) - 1
    known.update(card.id for pile in (*game.piles, game.trash) for card in pile)
    known.update(card.id for card in game.row if card is not None)
    unseen = [card.id for card in (*game.deck, *game.adventurer_deck, *game.spare)]
    for player in game.players:
        known.update(card.id for card in (*player.resources, *player.village.buildings, *player.village.adventurers))
        for card, knowers, _ in player.hand:
            if knowers & bit or knowers & everybody == everybody or player.seat == seat:
                known.add(card.id)
            else:
                unseen.append(card.id)
    return set(unseen) - known


@pytest.mark.parametrize(
    ("game", "hidden_from", "seed", "least"),
    [("kingdom", kingdom_hidden, 3, 2000), ("villages", villages_hidden, 23, 1000)],
    ids=["kingdom", "villages"],
)
def test_no_hidden_card_reaches_an_opponent_or_a_spectator(
    new_page: NewPage, game: str, hidden_from: Any, seed: int, least: int
) -> None:
    ann, ben, eve = (Person(new_page(reduced_motion="reduce")) for _ in range(3))
    for name, person in (("Ann", ann), ("Ben", ben), ("Eve", eve)):  # no name that is part of a card's
        person.call("PUT", "/me", {"name": name, "language": "en"})
        # In text mode the same arrives, and less is drawn.
        person.page.add_init_script("sessionStorage.setItem('valtable.text', 'on')")
    ears = {0: Eavesdropper(ann), 1: Eavesdropper(ben), None: Eavesdropper(eve)}
    table = ann.open(game, [ME, OPEN], seed)
    ben.go(table)
    eve.go(table)
    ben.button("sit").click()
    people = (ann, ben)
    for seat, person in enumerate(people):
        person.drawn("drawn.seat === arg && drawn.table.status === 'playing'", seat)
    eve.drawn("drawn.seat === null && drawn.table.status === 'playing'")

    mirror = Mirror(game, 2, seed)
    eyes: tuple[int | None, ...] = (0, 1, None)
    known: dict[int | None, set[str]] = {seat: set() for seat in eyes}
    hidden: dict[int | None, dict[int, set[str]]] = {  # by position; a payment that follows an answer is one with it
        seat: {0: hidden_from(mirror, seat, known[seat])} for seat in eyes
    }
    versions = {seat: Versions(ear.person) for seat, ear in ears.items()}
    for told in versions.values():
        told.note(0)
    while not mirror.match.over:
        seat = mirror.match.questions[0].seat
        option = mirror.advice(seat)
        people[seat].current()
        people[seat].answer(option)
        mirror.follow(seat, option)
        for one in eyes:
            hidden[one][mirror.position] = hidden_from(mirror, one, known[one])
            versions[one].note(mirror.position)
        if mirror.position % 25 == 0:  # whatever else a curious page might ask for
            for person in (ann, ben, eve):
                person.page.evaluate("(table) => fetch(`/api/tables/${table}/view`).then((r) => r.text())", table)
                person.page.evaluate("(table) => fetch(`/api/tables/${table}`).then((r) => r.text())", table)
    for person in (ann, ben, eve):
        person.drawn("drawn.score !== null")

    looked_for = 0
    for listener, ear in ears.items():
        heard = ear.heard()
        assert len([1 for version, _ in heard if version is not None]) > mirror.position // 3
        always = set.intersection(*hidden[listener].values())
        for version, text in heard:
            position = None if version is None else versions[listener].position(version)
            if position == mirror.position:
                continue  # the game is over: everything may be shown
            secret = always if position is None else hidden[listener][position]
            looked_for += len(secret)
            leaked = secret & set(WORD.findall(text))  # alone or in an id such as seat-1-CARD
            assert not leaked, f"{leaked} hidden from {listener} at {position}: {text[:300]}"
    assert looked_for > least, "there was much to be found"
    # Whoever may see it does get it, so the search would have found it.
    for seat in (0, 1):
        own = set[str]().union(*hidden[1 - seat].values()) - set[str]().union(*hidden[seat].values())
        assert any(card in frame for card in own for frame in ears[seat].frames)

"""Valroc in two browsers: the draft and the offerings, where both decide at once and in secret."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.play import ME, OPEN, Mirror, Person, nodes
from tests.browser.test_city import turn_of
from tests.browser.test_secrets import Eavesdropper, Versions
from tests.browser.test_together import two

SEED = 6
WORD = re.compile(r"\w+")


def held(mirror: Mirror, seat: int) -> set[str]:
    """The creatures in that player's hand and packet: nobody else's business."""
    player = mirror.match.view(seat)["players"][seat]
    return {*player["hand"], *player["packet"]}


def told(person: Person) -> tuple[dict[str, Any], list[str]]:
    """All that somebody's page knows of the game, but for who is asked; the log as it is drawn, for frames carry what
    is new only."""
    state = person.state
    return {key: state[key] for key in ("board", "question", "score", "standing", "talk")}, person.log()


def test_two_browsers_through_draft_and_offerings(new_page: NewPage) -> None:
    """Nobody waits in line, nobody sees the other's packet, creatures or bids; not even in the raw frames."""
    ann, ben = people = two(new_page)
    for name, person in (("Ann", ann), ("Ben", ben)):
        person.call("PUT", "/me", {"name": name, "language": person.language})
    ears = [Eavesdropper(person) for person in people]
    options = {"hands": "draft"}
    table = ann.open("valroc", [ME, OPEN], SEED, options=options)
    ben.go(table)
    ben.button("sit").click()
    for seat, person in enumerate(people):
        person.drawn("drawn.seat === arg && drawn.question !== null", seat)
    mirror = Mirror("valroc", 2, SEED, options)
    secret: list[dict[int, set[str]]] = [{}, {}]  # by seat and position: what that seat must not be told
    versions = [Versions(person) for person in people]
    mine: list[set[str]] = [set(), set()]

    def note() -> list[dict[str, Any]]:
        """Both pages show the match as it is, each with its own question only. Their states."""
        shown = [person.current() for person in people]
        for seat, state in enumerate(shown):
            versions[seat].note(mirror.position)
            question = mirror.match.question(seat)
            ids = [] if question is None else [option.id for option in question.options]
            assert [option["id"] for option in (state["question"] or {"options": []})["options"]] == ids
            mine[seat] |= held(mirror, seat)
        for seat in (0, 1):
            secret[seat][mirror.position] = held(mirror, 1 - seat) - mine[seat]
        return shown

    now = note()

    def answer(seat: int) -> None:
        option = mirror.advice(seat)
        people[seat].option(option, now[seat]).click()
        people[seat].answered(now[seat])
        mirror.follow(seat, option)
        now[:] = note()

    def both_at_once(silent: bool = False) -> None:
        """Both glow; the second goes first, and the first one's question stays. Silent: the whole page stays."""
        for person in people:
            assert person.glowing() == person.expected() != set()
        kept, question, position = told(ann), ann.question, mirror.position
        answer(1)
        while mirror.match.question(1) is not None:  # an answer of several parts
            answer(1)
        assert mirror.position > position
        assert ann.question == question
        if silent:
            assert told(ann) == kept
        answer(0)
        while mirror.match.question(0) is not None and mirror.match.question(1) is None:
            answer(0)

    # The draft: nine picks, each of both at once, from a packet that only its holder sees.
    for pick in range(9):
        for seat, person in enumerate(people):
            facts = mirror.match.view(seat)["players"][seat]
            shown = person.page.locator(f'[data-id="seat-{seat}-packet"] [data-id]')
            expect(shown).to_have_count(len(facts["packet"]))
            ids = {card.get_attribute("data-id") for card in shown.all()}
            assert ids == {f"seat-{seat}-{card}" for card in facts["packet"]}
            assert len(facts["hand"]) == pick
            text = person.page.content()
            assert not [card for card in held(mirror, 1 - seat) - mine[seat] if f'"seat-{1 - seat}-{card}"' in text]
        assert [question.prompt for question in mirror.match.questions] == ["draft", "draft"]
        both_at_once()
    # Six of nine, one of them mythic; then two free skill points each.
    assert {question.prompt for question in mirror.match.questions} == {"give-up-mythic"}
    both_at_once()
    for seat in (0, 1):
        hand = mirror.match.view(seat)["players"][seat]
        assert sum(hand["backs"].values()) == len(hand["hand"]) == 6
        assert hand["backs"]["mythic"] == 1
    assert {question.prompt for question in mirror.match.questions} == {"free-skill"}
    both_at_once()

    # Three turns, and their offerings: whoever is asked plays.
    while not offered(mirror):
        assert turn_of(now[0]) <= 3
        answer(mirror.match.questions[-1].seat)
    statues = 0
    while mirror.match.view(None)["phase"] == "offerings":
        if len(mirror.match.questions) < 2:  # a diamond, a spell, a favour: one after the other
            answer(mirror.match.questions[0].seat)
            continue
        assert {question.prompt for question in mirror.match.questions} == {"bid"}
        for seat, person in enumerate(people):
            expect(person.page.locator(f'[data-id="seat-{seat}-val"]')).to_have_count(1)
            for hidden in ("val", "prestige"):  # prestige would tell the Vals
                expect(person.page.locator(f'[data-id="seat-{1 - seat}-{hidden}"]')).to_have_count(0)
            board = {node.get("id") for node in nodes(now[seat]["board"])}
            assert f"seat-{seat}-val" in board
            assert f"seat-{1 - seat}-val" not in board
        logs = [person.log() for person in people]
        both_at_once(silent=True)
        statues += 1
        # Now both bids lie open, for both.
        for person, before in zip(people, logs, strict=True):
            assert person.log()[:3] != before[:3]
            events = person.call("GET", f"/tables/{table}")["log"]["events"]
            assert [event["kind"] for event in events].count("bids") >= 2 * statues
    assert statues == 4

    # After the maintenance the Vals lie open again, and the next turn has begun.
    for seat, person in enumerate(people):
        assert turn_of(now[seat]) == 4
        expect(person.page.locator(f'[data-id="seat-{1 - seat}-val"]')).to_have_count(1)

    # Everything that has reached either browser, as raw text.
    looked_for = 0
    for seat, ear in enumerate(ears):
        heard = [(version, text) for version, text in ear.heard() if version is not None]
        assert len(heard) > mirror.position // 3
        for version, text in heard:
            position = versions[seat].position(version)
            hidden_now = secret[seat][position]
            looked_for += len(hidden_now)
            leaked = hidden_now & set(WORD.findall(text))
            assert not leaked, f"{leaked} hidden from seat {seat} at {position}"
        # The search finds what is there: the holder gets it.
        assert any(card in text for _, text in heard for card in mine[seat])
    assert looked_for > 500, "there was much to be found"


def offered(mirror: Mirror) -> bool:
    """Both are asked for a bid."""
    return [question.prompt for question in mirror.match.questions] == ["bid", "bid"]

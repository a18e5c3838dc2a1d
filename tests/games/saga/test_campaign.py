"""A whole campaign played by bots, from Book One to the end: lost and tried again, saved and opened between books."""

from __future__ import annotations

import valtable
from valtable import bots
from valtable.engine.match import Match

WHEN = "2026-11-16T20:15:00Z"
MOST = 80  # tries: some books are hard for such players


def play(match: Match, seed: int) -> Match:
    players = [bots.make("greedy", seed + seat) for seat in range(match.players)]
    while not match.over:
        question = match.questions[0]
        match.answer(question.seat, players[question.seat].choose(question, match.glimpse(question.seat)))
    return match


def test_a_team_of_bots_wins_every_book() -> None:
    campaign = valtable.new_campaign("saga", 2, "The Two", names=["Ann", "Ben"])
    books = [chapter.id for chapter in campaign.chapters()]
    sealed = [chapter.id for chapter in campaign.chapters() if chapter.standing == "sealed"]
    order: list[str] = []
    for seed in range(1, MOST):
        chapter = campaign.next()
        if chapter is None:
            break
        before = campaign.coffer
        match = play(campaign.begin(chapter.id, seed), seed)
        assert match.options["book"] == chapter.id
        won = campaign.finished(match, WHEN).won
        assert won == bool(match.winners)
        if won:
            order.append(chapter.id)
            assert campaign.coffer == match.legacy
            assert campaign.coffer["won"] == order
        else:
            assert campaign.coffer == before, "lost: the coffer is as it was"
        again = valtable.open_campaign(campaign.to_json())
        assert again == campaign
        assert [one.data() for one in again.chapters()] == [one.data() for one in campaign.chapters()]
        campaign = again
    assert sorted(order) == sorted(books), "every book, each once"
    assert [id for id in order if id in sealed] == sealed
    assert sum(one.won for one in campaign.tries) == len(books) < len(campaign.tries), "some were lost first"
    assert {keepsake.tone for keepsake in campaign.keepsakes()} == {"good", "dark"}

"""Paying is one click, or one key, with the usual payment; what was paid is said, and can be changed or taken back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import valtable
from tests.browser.conftest import NewPage
from tests.browser.play import Person


def before_a_payment(game: str, payments: int) -> tuple[int, list[str], str]:
    """A game alone (its seed), the answers up to a question, and the option after which so much is to be paid."""
    rng = random.Random(1)
    for seed in range(200):
        match = valtable.new(game, players=1, seed=seed)
        given: list[str] = []
        while not match.over and len(given) < 25:
            question = match.questions[0]
            for option in question.options if question.usual is None else ():
                after = match.after(0, option)
                made = 0
                while after.questions and (usual := after.usual(0)) is not None:
                    after.answer(0, usual)
                    made += 1
                if made >= payments and after.questions[0].usual is None:
                    return seed, given, option.id
            given.append(rng.choice(question.options).id)
            match.answer(0, given[-1])
    raise AssertionError(f"nothing is paid in {game}")


@pytest.mark.parametrize(("game", "payments"), [("kingdom", 1), ("villages", 2)])
def test_one_key_pays_and_the_payment_can_be_changed(new_page: NewPage, game: str, payments: int) -> None:
    seed, given, option = before_a_payment(game, payments)
    me = Person(new_page(reduced_motion="reduce"))
    me.home()
    me.open(game, [{"kind": "me"}], seed)
    for answer in given:
        me.answer(answer)
    bar = me.page.get_by_role("region", name=me.say("table-question"))
    before = me.state
    board = me.call("GET", f"/tables/{me.table}")["board"]

    def taken_back() -> bool:
        """Whether all is as it was."""
        me.drawn("drawn.question.n === arg", before["question"]["n"])
        return bool(me.call("GET", f"/tables/{me.table}")["board"] == board)

    def press() -> dict[str, Any]:
        """Choose it by keyboard, and see it paid."""
        asked = me.state
        me.option(option).focus()
        me.page.keyboard.press("Enter")
        state = me.answered(asked)
        expect(bar.locator(".ask__paid")).to_be_visible()
        return state

    paid = press()
    assert paid["question"]["n"] >= before["question"]["n"] + 1 + payments, "the click and all that was to be paid"
    assert "usual" not in paid["question"]
    assert me.page.locator(".ask__way").inner_text().strip()

    # "Change": the choice of the payment is open, the usual one is marked, and another one is as good.
    me.page.keyboard.press("c")
    changed = me.drawn("drawn.question.n === arg", before["question"]["n"] + 1)
    asked = changed["question"]
    assert asked["usual"] in [one["id"] for one in asked["options"]]
    expect(bar.locator(".ask__paid")).to_have_count(0)
    other = next(one["id"] for one in asked["options"] if one["id"] != asked["usual"])
    me.option(other).focus()
    me.page.keyboard.press("Enter")
    after = me.answered(changed)
    assert after["question"]["n"] == asked["n"] + 1, "whoever chooses how to pay is asked about the rest, too"
    me.page.keyboard.press("u")
    me.drawn("drawn.question.n === arg", asked["n"])
    me.page.keyboard.press("u")
    assert taken_back()

    # "Undo" takes the whole of it back, in one.
    press()
    me.page.keyboard.press("u")
    assert taken_back()

    # The same in text mode; and whoever wants to be asked is asked.
    me.go(me.table, "?text")
    me.page.locator(f'button[data-option="{option}"]').click()
    change = me.button("table-change")
    expect(change).to_be_visible()
    change.click()
    me.drawn("drawn.question.n === arg", before["question"]["n"] + 1)
    expect(me.page.locator(f'button[data-option="{asked["usual"]}"]')).to_contain_text(me.say("table-usual"))
    me.call("POST", f"/tables/{me.table}/undo", {"seat": 0})
    me.drawn("drawn.question.n === arg", before["question"]["n"])
    me.switch("settings-usual")
    me.page.locator(f'button[data-option="{option}"]').click()
    assert me.answered(before)["question"]["usual"] == asked["usual"]

"""Whole games, and parts of games, through the loop that a person sits at."""

from __future__ import annotations

import io
import json
import random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import valtable
from tests.terminal.sitting import Sitting, last_option, typing
from valtable.engine.save import digest_of
from valtable.terminal import store
from valtable.terminal.play import FORGET, Play

ALONE = ["human", "greedy"]


def test_a_game_against_a_bot_to_the_end() -> None:
    sitting = Sitting(ALONE, last_option, ["Ann", "Bot"], seed=3)
    sitting.play.run()
    match = sitting.play.match
    assert match.over
    tail = sitting.since()[-2500:]
    for seat, points in enumerate(match.scores):
        assert match.names[seat] in tail
        assert str(points) in tail
    assert f"{match.names[match.winners[0]]} wins." in tail
    assert "valtable play kingdom --seed 3 --bots greedy" in tail
    assert "Bot recruits" in sitting.screen  # the person is told what the bot did


def test_a_solo_game_shows_the_opponents_sheet_and_is_kept_apart() -> None:
    sitting = Sitting(["human"], last_option, ["Ann"], seed=5)
    sitting.play.run()
    match = sitting.play.match
    assert match.over
    assert match.score is not None
    tail = sitting.screen[-2500:]
    assert "The Dark Lord" in tail
    assert str(sum(line.points for line in match.score.others[0][1])) in tail
    assert ("Ann wins." in tail) == (match.winners == [0])
    assert store.unfinished() == []
    assert sitting.saved.folder.parent.name == "finished"
    assert valtable.load(sitting.saved.path.read_text(encoding="utf-8")) == match


def test_nobody_sees_the_dukes_of_another() -> None:
    """Between two hand-overs the screen never names a duke that is not the reader's."""
    dukes: dict[int, list[str]] = {}
    looks = 0

    def keyboard(play: Play) -> str:
        nonlocal looks
        match = play.match
        for question in match.questions:
            if question.prompt == "duke":
                dukes[question.seat] = [play.speaker.option(question, option) for option in question.options]
        question_here = match.question(play.person)
        if question_here is None or "Pass the table" in sitting.screen[-200:]:
            shown = sitting.since()
            for names in dukes.values():
                assert not any(name in shown for name in names)
            return ""
        shown = sitting.since()
        looks += 1
        for seat, names in dukes.items():
            if seat != play.person:
                assert not any(name in shown for name in names)
        if len(match.history) > 40:
            raise EOFError
        return str(len(question_here.options))

    sitting = Sitting(["human", "human"], keyboard, ["Ann", "Bob"], seed=4)
    sitting.play.run()
    assert looks > 20
    assert set(dukes) == {0, 1}
    assert sitting.screen.count("Pass the table to Bob") > 3
    assert "Ann keeps a duke in secret." in sitting.screen  # told to Bob, after the hand-over


def test_without_hand_over_nobody_is_asked_to_pass_the_table() -> None:
    sitting = Sitting(["human", "human"], typing(["1", "1", "1"]), ["Ann", "Bob"], hand_over=False)
    sitting.play.run()
    assert "Pass the table" not in sitting.screen
    assert "Bob ▸" in sitting.screen


def test_the_one_who_hands_over_may_take_the_answer_back() -> None:
    sitting = Sitting(["human", "human"], typing(["", "1", "u", "2"]), ["Ann", "Bob"])
    kept = sitting.play.match.questions[0].options[1].id
    sitting.play.run()
    assert "Ann may type u" in sitting.screen
    assert sitting.play.match.history == [(0, kept)]


def test_what_was_paid_can_be_taken_back_or_paid_otherwise_and_is_saved() -> None:
    before: dict[int, list[str]] = {}  # by how many answers were given: the match whenever that was asked

    def keyboard(play: Play) -> str:
        question = play.match.question(0)
        assert question is not None
        if question.prompt == "pay":
            return "u"
        if play.paid is not None:  # all of it is taken back; the next time it is to be paid otherwise
            assert "✓ " + play.paid.said in sitting.screen
            return "u" if "> u\n" not in sitting.screen else "x"
        if question.prompt != "action":
            return str(len(question.options))
        saved = before.setdefault(play.match.given(0), [])
        saved.append(play.match.save())
        if len(saved) == 3:
            raise EOFError
        return str(max(1, len(question.options) - 3))  # the last three only take a resource

    sitting = Sitting(["human"], keyboard, seed=2)
    sitting.play.run()
    assert "> x\n" in sitting.screen
    again = next(saved for saved in before.values() if len(saved) == 3)
    assert again[0] == again[1] == again[2]
    assert valtable.load(sitting.saved.path.read_text(encoding="utf-8")).save() == again[0]


def test_an_undo_that_is_refused_says_why() -> None:
    sitting = Sitting(["human"], typing(["u", "1", "u"]))
    sitting.play.run()
    assert "There is no answer of yours to take back." in sitting.screen
    assert "That cannot be undone: chance has spoken since." in sitting.screen
    assert len(sitting.play.match.history) == 1


def test_the_commands() -> None:
    lines = ["h", "w", "l", "b", "c", "c 1", "c archer", "c nonsense", "c o", "t", "", "99", "zz"]
    sitting = Sitting(ALONE, typing(lines), ["Ann", "Bot"])
    sitting.play.run()
    parts = sitting.screen.split("\n> ")
    answers = dict(zip(lines, parts[1:], strict=False))
    assert "takes your last answer back" in answers["h"]
    assert "keep one in secret" in answers["w"]
    assert "Bot keeps a duke in secret." in answers["l"]
    assert "Starter Herald" in answers["b"]
    assert "Which card?" in answers["c"]
    assert "Costs 4 gold" in answers["c archer"]
    assert "No card is called “nonsense”." in answers["c nonsense"]
    assert "Several cards fit" in answers["c o"]
    assert "┌─ Monsters" in answers["t"]
    assert "Enter alone chooses nothing" in answers[""]
    assert "type a number from 1 to 2" in answers["99"]
    assert "type a number from 1 to 2" in answers["zz"]
    duke = sitting.play.speaker.option(sitting.play.match.questions[0], sitting.play.match.questions[0].options[0])
    assert duke in answers["c 1"]
    assert len(sitting.play.match.history) == 1  # the bot's


def test_answers_by_id_and_by_name() -> None:
    sitting = Sitting(["human"], typing([]), seed=9)
    first = sitting.play.match.questions[0].options
    sitting.keyboard = typing([first[1].id])
    sitting.play.run()
    assert sitting.play.match.history == [(0, first[1].id)]


def test_quit_and_resume_give_the_same_match() -> None:
    count = 0

    def keyboard(play: Play) -> str:
        nonlocal count
        count += 1
        return "q" if count > 12 else last_option(play)

    sitting = Sitting(ALONE, keyboard, ["Ann", "Bot"])
    sitting.play.run()
    assert f"valtable resume {sitting.saved.id}" in sitting.screen
    again = store.find(sitting.saved.id)
    assert (again.seats, again.language) == (ALONE, "en")
    assert again.read() == sitting.play.match


@pytest.mark.parametrize("interruption", [KeyboardInterrupt, EOFError])
def test_an_interruption_loses_no_answer(interruption: type[BaseException]) -> None:
    count = 0

    def keyboard(play: Play) -> str:
        nonlocal count
        count += 1
        if count > 7:
            raise interruption
        return last_option(play)

    sitting = Sitting(ALONE, keyboard)
    if interruption is KeyboardInterrupt:
        with pytest.raises(KeyboardInterrupt):
            sitting.play.run()
    else:
        sitting.play.run()
    assert str(sitting.saved.path) in sitting.screen.replace("\n", "")
    assert store.find(sitting.saved.id).read().history == sitting.play.match.history
    assert sum(1 for seat, _ in sitting.play.match.history if seat == 0) == 7


def test_every_answer_is_on_disk_before_the_next_question() -> None:
    def keyboard(play: Play) -> str:
        assert store.find(sitting.saved.id).read() == play.match
        if len(play.match.history) > 10:
            raise EOFError
        return last_option(play)

    sitting = Sitting(ALONE, keyboard)
    sitting.play.run()
    assert len(sitting.play.match.history) > 10


def test_who_comes_back_is_told_what_a_mended_rule_took_back(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(ALONE, typing(["1"] * 6))
    sitting.play.run()
    body = json.loads(sitting.saved.path.read_text(encoding="utf-8"))
    del body["digest"]
    body["answers"].append([0, "what-is-no-more"])
    body["history"].append([0, "what-is-no-more"])
    text = json.dumps({**body, "digest": digest_of(body)})
    sitting.saved.path.write_text(text, encoding="utf-8")

    monkeypatch.setattr("valtable.terminal.play.RECALL", 0)  # however much has happened since
    saved = store.find(sitting.saved.id)
    match = saved.read()
    assert match.history == sitting.play.match.history
    file = io.StringIO()
    lines = iter(["1"])
    Play(match, saved, Console(file=file, width=80), read=lambda _prompt: next(lines)).ask(match.questions[0])
    told = "The rules were mended since this match was last saved: one answer was taken back."
    assert told in " ".join(file.getvalue().split())
    assert store.find(saved.id).read() == match
    assert [event.kind for event in match.events].count("taken-back") == 1


def test_a_full_disk_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(["human"], typing(["1", "1"]))

    def refuse(*paths: object) -> None:
        raise OSError(28, f"No space left on device for {len(paths)} files")

    monkeypatch.setattr("os.replace", refuse)
    sitting.play.run()
    assert "No space left on device" in sitting.screen
    assert len(sitting.play.match.history) == 2


def test_a_copy_can_be_saved_anywhere(tmp_path: object) -> None:
    path = f"{tmp_path}/copy.json"
    sitting = Sitting(ALONE, typing(["1", f"s {path}", "s", "s /no/such/folder/x.json"]))
    sitting.play.run()
    with open(path, encoding="utf-8") as file:
        assert valtable.load(file.read()) == sitting.play.match
    assert "Cannot save /no/such/folder/x.json" in sitting.screen


def test_french() -> None:
    sitting = Sitting(["human", "human"], typing(["", "1", "a", "2", "", "p", "h", "j"]), ["Ann", "Bob"], language="fr")
    sitting.play.run()
    text = " ".join(sitting.screen.replace("\u00a0", " ").split())
    for words in ("Passez la table à Bob", "Quel Duc gardez-vous", "Monstres", "Les Ducs", "annule votre dernière"):
        assert words in text
    assert "Ann garde un Duc en secret." in text
    assert "La partie est enregistrée" in text


@pytest.mark.parametrize(("width", "language"), [(60, "fr"), (80, "en"), (80, "fr"), (120, "en")])
@pytest.mark.parametrize(("game", "options"), [("kingdom", {"events": True}), ("valroc", {"hands": "draft"})])
def test_no_line_is_wider_than_the_screen(width: int, language: str, game: str, options: dict[str, Any]) -> None:
    commands = iter(["b", "h", "w", "c 1", "l"])

    def keyboard(play: Play) -> str:
        if len(play.match.history) > 60:
            command = next(commands, None)
            if command is None:
                play.saved.folder = play.saved.folder.with_name("x")  # a path of any length may be wider
                raise EOFError
            return command
        return last_option(play)

    seats = ["human", "random", "random"]
    sitting = Sitting(seats, keyboard, width=width, language=language, options=options, game=game)
    sitting.play.run()
    shown = sitting.screen[: sitting.screen.rindex("\n> ")]
    assert len(shown.splitlines()) > 500
    widest = max(shown.splitlines(), key=cell_len)
    assert cell_len(widest) <= width, widest


class Terminal(io.StringIO):
    """A file that says it is a screen, and forgets what it was asked to forget."""

    def isatty(self) -> bool:
        return True

    def page(self) -> str:
        text = self.getvalue()
        self.truncate(0)
        self.seek(0)
        return text


@pytest.mark.parametrize(("width", "height", "language"), [(80, 40, "fr"), (120, 45, "en")])
@pytest.mark.parametrize(("game", "top"), [("kingdom", "┌─ Mon"), ("valroc", "/8 ")])
def test_on_a_terminal_everything_fits_on_the_screen(
    width: int, height: int, language: str, game: str, top: str
) -> None:
    pages: list[tuple[int, str]] = []
    rng = random.Random(7)

    def keyboard(play: Play) -> str:
        question = play.match.question(play.person)
        assert question is not None
        pages.append((len(question.options), file.page()))
        if len(play.match.history) > (50 if game == "kingdom" else 120):
            raise EOFError
        return str(len(question.options) if game == "kingdom" else rng.randint(1, len(question.options)))

    sitting = Sitting(["human", "random"], keyboard, language=language, game=game)
    file = Terminal()
    console = Console(file=file, width=width, height=height, force_terminal=True, color_system=None, _environ={})
    sitting.play = Play(sitting.play.match, sitting.saved, console, read=sitting.read)
    sitting.play.run()
    assert len(pages) > 15
    assert max(count for count, _ in pages) > 12
    for count, page in pages:
        lines = page.split("\x1b[H")[-1].splitlines()
        assert len(lines) < height
        assert any(top in line for line in lines[:2])  # the top of the table is still there
        for number in range(1, count + 1):  # each option is listed, or marked on the table
            assert any(f"{number} " in line.replace("]", " ") for line in lines), number


def test_secrets_leave_the_scrollback_when_the_table_is_passed() -> None:
    pages: list[str] = []

    def keyboard(play: Play) -> str:
        pages.append(file.page())
        if len(play.match.history) > 12:
            raise EOFError
        return last_option(play)

    sitting = Sitting(["human", "human"], keyboard, ["Ann", "Bob"])
    file = Terminal()
    console = Console(file=file, width=80, height=40, force_terminal=True, color_system=None, _environ={})
    sitting.play = Play(sitting.play.match, sitting.saved, console, read=sitting.read)
    sitting.play.run()
    passing = [page for page in pages if "Pass the table" in page]
    assert len(passing) > 3
    assert all(FORGET in page for page in passing)


def test_a_card_and_its_pile_are_chosen_from_two_short_lists() -> None:
    """Forty pairs would fill the screen. Undo leads back to the first list; nothing is answered before the second."""
    steps = iter(["1", "u", "2", "3"])
    shown: list[str] = []

    def keyboard(play: Play) -> str | None:
        question = play.match.question(play.person)
        assert question is not None
        if question.prompt == "lead":
            return "develop"
        if question.prompt != "develop-cost":
            return None if shown else "1"
        shown.append(sitting.since().rpartition("─" * 80)[2])
        return next(steps)

    sitting = Sitting(["human", "greedy"], keyboard, ["Ann", "Bot"], seed=4, game="villages")
    sitting.play.run()
    cards, first, again, second = shown[:4]
    assert cards == again
    assert "pile" not in cards.partition("?")[2]
    assert all(f"onto pile {n} (" in second for n in range(1, 6))
    assert first != second
    seat, option = sitting.play.match.history[-1]
    assert (seat, option.rpartition("-pile-")[2]) == (0, "3")

"""The vocabulary: every effect is read, printed back, said in both languages and drawn."""

from __future__ import annotations

import json
import re
from typing import Protocol

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from tests.games.saga.shelf import BOOKS, CARDS, all_effects, speaker
from tools import web
from valtable.engine import look
from valtable.engine.effects import Effect, EffectError, parts_of
from valtable.engine.look import Token
from valtable.engine.message import Message
from valtable.engine.pack import LANGUAGES
from valtable.games.realm.vocabulary import VERBS as REALM_VERBS
from valtable.games.realm.vocabulary import ChangeDie
from valtable.games.saga.cards import FOLDER
from valtable.games.saga.vocabulary import VOCABULARY, Instruction

EFFECTS = all_effects()
BADGES = {"gold", "strength", "magic", "vp", "wild", "citizen", "monster", "wall", "radiant", "task"}
NBSP = "\u00a0"

# What a user's own cards and books may say beside ours: each verb with each kind of argument.
MORE = [
    *[f"{verb}({where})" for verb in ("attack", "breach_wall") for where in ("self", "3", "all", "weakest", "beside")],
    *[
        f"{verb}({stack},{n})"
        for verb in ("capture", "banish")
        for stack in ("column", "any", "fullest")
        for n in (1, 2)
    ],
    *[f"tokens(gold,1,{under})" for under in ("self", "task", "monsters")],
    *[f"{verb}({who},{what},1)" for verb in ("lose", "gain") for who in ("each", "active") for what in ("vp", "gold")],
    *["gain(each,wild,1)", "gain(active,wild,2)"],
    *[f"{verb}({who})" for verb in ("dim", "give_radiant") for who in ("each", "active")],
    *[f"{verb}({n})" for verb in ("free", "build_wall", "mend_wall", "recharge", "convert") for n in (1, 2)],
    *["set_die(6)", "add_die(2)", "add_die(-2)", "shift_numbers(2)", "radiant_pays(1)", "wall_price(9)"],
]


def every_effect() -> list[Effect]:
    return [*EFFECTS.values(), *[VOCABULARY.parse(text) for text in MORE]]


def said(text: str, language: str = "en") -> str:
    return speaker(language).say(VOCABULARY.parse(text).message()).replace(NBSP, " ")


def test_every_verb_is_on_some_card() -> None:
    used = {getattr(part, "verb", "") for effect in EFFECTS.values() for part in parts_of(effect)}
    assert set(VOCABULARY.verbs) - set(REALM_VERBS) <= used


@pytest.mark.parametrize("place", EFFECTS)
def test_an_effect_prints_back(place: str) -> None:
    effect = EFFECTS[place]
    assert VOCABULARY.parse(str(effect)) == effect


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    reader = speaker(language)
    for effect in every_effect():
        text = reader.say(effect.message())
        assert text.strip() == text
        assert text
        assert not re.search(r"[{}]|  |\b[a-z]+-[a-z]+-[a-z]|\.\.| ,", text), text
        if language == "fr":
            assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]|\w'\w", text), text
        for token in [*effect.tokens(), *effect.tokens(tight=True)]:
            if "text" in token:
                assert reader.say(token["text"])


def width(token: Token, language: str) -> int:
    """The room it takes on a strip: a badge or an icon that of two letters."""
    if "text" in token:
        return len(speaker(language).say(token["text"]))
    return 2 if "n" not in token else len(str(token["n"])) + (2 if "of" in token else 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_are_known_to_the_page_and_fit_a_strip(language: str) -> None:
    for effect in every_effect():
        for tokens in (effect.tokens(), effect.tokens(tight=True)):
            assert tokens
            for token in tokens:
                assert set(token) in ({"n", "of"}, {"n"}, {"of"}, {"glyph"}, {"sign"}, {"text"}, {"card"}), token
                assert token.get("of", "gold") in BADGES
                assert token.get("sign", "or") in ("or", "then", "per", "and", "up-to")
                assert token.get("card", "thorn_lord") in CARDS.by_id
            if len(parts_of(effect)) == 1:
                assert sum(width(token, language) for token in tokens) <= 24, str(effect)


def test_glyphs_are_there() -> None:
    web.install()
    known = json.loads(web.ICONS.read_text(encoding="utf-8"))["icons"]
    glyphs = {token["glyph"] for effect in every_effect() for token in effect.tokens() if "glyph" in token}
    assert len(glyphs) > 8
    assert glyphs <= set(known)


class Readable(Protocol):
    """A card that says its figures and what it does."""

    def facts(self) -> list[Message]: ...

    def effects(self) -> list[Message]: ...


def everything() -> list[Readable]:
    cards: list[Readable] = [*CARDS.dark_monsters, *CARDS.saga_monsters, CARDS.radiant]
    helpers: list[Readable] = [*CARDS.favours, *CARDS.boons]
    return [*cards, *helpers, *BOOKS.books, *BOOKS.pages, *[page.task for page in BOOKS.pages]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_pages_can_be_read(language: str) -> None:
    reader = speaker(language)
    for card in everything():
        for message in [*card.facts(), *card.effects()]:
            assert reader.say(message)
    for thing in (*CARDS.by_id.values(), *BOOKS.by_id.values()):
        assert reader.say(thing.name())
        assert reader.say(Message("kind-" + thing.kind))
        assert reader.say(Message("kinds-" + thing.kind))
        for field in thing.provenance:
            if field == "note":
                assert reader.say(Message("note-" + thing.provenance["note"]))
            elif field != "lines":
                assert reader.say(Message("source-" + field))


def test_both_languages_have_the_same_messages() -> None:
    found = []
    for language in LANGUAGES:
        entries = parse((FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")).body
        assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
        ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
        assert len(set(ids)) == len(ids)
        found.append(set(ids))
    assert found[0] == found[1]


# --- the arguments are fields ---------------------------------------------------------------------------------------


def read(text: str) -> Instruction:
    found = VOCABULARY.parse(text)
    assert isinstance(found, Instruction)
    return found


def test_arguments_are_read_into_fields() -> None:
    attack = read("attack(4)")
    assert (attack.aim, attack.column) == ("number", 4)
    taken = read("banish(fullest,2)")
    assert (taken.aim, taken.n) == ("fullest", 2)
    tokens = read("tokens(strength,2,task)")
    assert (tokens.resource, tokens.n, tokens.aim) == ("strength", 2, "task")
    lose = read("lose(each,vp,1)")
    assert (lose.aim, lose.resource, lose.n) == ("each", "vp", 1)
    spawn = read("spawn(thorn_lord,5)")
    assert (spawn.monster, spawn.column) == ("thorn_lord", 5)


def test_what_a_changed_die_may_show() -> None:
    changes = {text: VOCABULARY.parse(text) for text in ("set_die(any)", "set_die(2)", "add_die(1)", "add_die(-1)")}
    shown = {
        text: [change.results(6), change.results(1)]
        for text, change in changes.items()
        if isinstance(change, ChangeDie)
    }
    assert shown == {
        "set_die(any)": [[1, 2, 3, 4, 5], [2, 3, 4, 5, 6]],
        "set_die(2)": [[2], [2]],
        "add_die(1)": [[], [2]],
        "add_die(-1)": [[5], []],
    }


@pytest.mark.parametrize(
    ("text", "column", "reason"),
    [
        (
            "attack(6)",
            1,
            "attack: argument 1 should be a number from 1 to 5 or one of self, all, ",
        ),
        ("attack(left)", 1, "attack: argument 1 should be a number from 1 to 5 or one of self"),
        ("attack", 1, "attack: argument 1 should be a number from 1 to 5 or one of self"),
        ("gold+1 & capture(column)", 10, "capture: argument 2 should be a number from 1 to 99, which is missing"),
        ("banish(1)", 1, "banish: argument 1 should be one of column, any, fullest, not '1'"),
        ("tokens(vp,1,task)", 1, "tokens: argument 1 should be one of gold, strength, magic, not 'vp'"),
        ("tokens(gold,1)", 1, "tokens: argument 3 should be one of self, task, monsters, which is missing"),
        ("tokens(gold,1,task,2)", 1, "tokens: takes 3 arguments, not 4"),
        ("lose(each,wild,1)", 1, "lose: argument 2 should be one of gold, strength, magic, vp, not 'wild'"),
        ("lose(all,vp,1)", 1, "lose: argument 1 should be one of each, active, not 'all'"),
        ("dim(each,1)", 1, "dim: takes 1 argument, not 2"),
        ("spawn(5)", 1, "spawn: argument 1 should be the id of a dark monster, not '5'"),
        ("spawn(thorn_lord,9)", 1, "spawn: argument 2 should be a number from 1 to 5, not '9'"),
        ("task_locked(1)", 1, "task_locked: argument 1 should be the id of a dark monster, not '1'"),
        ("set_die(7)", 1, "set_die: needs a number from 1 to 6"),
        ("add_die(0)", 1, "add_die: needs a step such as -1 or 1"),
        ("recruit_more(13,1)", 1, "recruit_more: argument 1 should be a number from 1 to 12, not '13'"),
        ("shift_numbers(5)", 1, "shift_numbers: argument 1 should be a number from 1 to 4, not '5'"),
        ("free(1) & conquer", 11, "expected an effect, found 'conquer'"),
        ("cancel_six(1)", 1, "cancel_six: takes no arguments"),
    ],
)
def test_what_is_wrong_is_pointed_at(text: str, column: int, reason: str) -> None:
    with pytest.raises(EffectError) as error:
        VOCABULARY.parse(text)
    assert error.value.column == column
    assert error.value.reason.startswith(reason)


# --- in words -------------------------------------------------------------------------------------------------------


def test_effects_in_words() -> None:
    assert said("attack(1) & attack(5)") == "attack column 1 and column 5"
    assert said("attack(2) & attack(3) & attack(4)", "fr") == "attaquer la colonne 2, la colonne 3 et la colonne 4"
    assert said("capture(fullest,1) & tokens(strength,1,task)") == (
        "capture a citizen of the fullest stack and put 1 strength on the task"
    )
    assert said("choose(banish(any,1)|lose(each,vp,2))") == (
        "banish a citizen of any stack or make each player lose 2 VP"
    )
    assert said("choose(build_wall(1)|vp+3)", "fr") == "construire 1 Mur, ou gagner 3 PV"
    assert said("spawn(thorn_lord,5)") == ("put the Thorn Lord in column 5 in place of its monster, which is discarded")
    assert said("task_locked(thorn_lord)", "fr") == (
        "aucun jeton ne se pose sur la Tâche tant que la carte Sire d’Épines est dans la rangée"
    )
    assert said("task_for_vp(2,3)") == "whoever places a token may pay 2 VP to pay 3 less of one resource"
    assert said("breach_wall(1) & breach_wall(2)", "fr") == (
        "endommager le Mur de la colonne 1 et celui de la colonne 2"
    )


def test_a_rule_that_stays_says_so() -> None:
    """l.133: some rules hold while the card is visible, others for the rest of the books."""
    (page,) = [page for page in BOOKS.pages if page.id == "what_the_water_says"]
    assert [speaker("en").say(message) for message in page.effects()] == [
        "At once: give each player a radiant token, bright side up.",
        "From now on, in every book: radiant tokens can be used.",
    ]


def test_effects_in_icons() -> None:
    assert VOCABULARY.parse("choose(add_die(1)|add_die(-1))").tokens() == [
        look.phrase(Message("short-add-die", {"n": "+1"})),
        look.sign("or"),
        look.phrase(Message("short-add-die", {"n": "\u22121"})),
    ]
    assert VOCABULARY.parse("tokens(strength,2,task)").tokens(tight=True) == [
        look.amount("+2", "strength"),
        look.sign("then"),
        look.badge("task"),
    ]

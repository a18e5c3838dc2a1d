"""The faces of Valroc's cards: their corners and strips, from the same data that drives the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from valtable.engine import look
from valtable.engine.look import Face, Label, Look, Strip, Token
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.games.valroc import catalogue
from valtable.games.valroc.cards import Course, Creature, Hand, Object, Pack, Rite, Spell
from valtable.games.valroc.vocabulary import ELEMENT_NAMES

LOOK: Final[Look] = look.read_look(Path(__file__).parent / "look.toml")


def faces(pack: Pack) -> dict[str, Face]:
    """Of everything that lies on the table under its own name; action cards are drawn as gauges and wounds."""
    return {card.id: face(card) for card in pack.cards() if not isinstance(card, Hand)}


def face(card: Card) -> Face:
    """What it takes, what it is worth, and what it does by when or where it does it."""
    shown = Face(card.kind, card.name(), LOOK.card(card.id, card.kind), catalogue.facts(card), catalogue.effects(card))
    if isinstance(card, Creature):
        show_creature(shown, card)
    elif isinstance(card, Course):
        shown.cost = [look.amount(n, unit) for unit, n in (("val", card.val), ("pm", card.pm)) if n]
        if card.mage_only:
            shown.tag = Label(LOOK.badges["mage"].glyph, Message("tag-mage-only"))
        shown.strips = [Strip(card.effect.tokens(), LOOK.when[card.when])]
    elif isinstance(card, Spell):
        shown.worth = [look.amount(signed(-card.loss), "prestige")]
        shown.strips = [Strip(card.effect.tokens(), LOOK.when[card.when])]
    elif isinstance(card, Rite):
        shown.strips = [Strip(card.effect.tokens(), LOOK.when[card.district])]
    elif isinstance(card, Object):
        shown.strips = [Strip([look.phrase(Message("short-" + card.id))], LOOK.when["keep"])]
    return shown


def show_creature(shown: Face, card: Creature) -> None:
    """The skills it takes top left, its prestige top right, the PM beside its name, its affinities on the picture."""
    shown.key = [look.amount(n, name) for name, n in zip(ELEMENT_NAMES, card.skill, strict=True) if n]
    shown.worth = [look.amount(card.prestige, "prestige")]
    shown.cost = [look.amount(card.pm, "pm")]
    first = ELEMENT_NAMES[card.affinities[0]]
    glyph = LOOK.badges["hybrid" if card.hybrid else first].glyph
    shown.tag = Label(glyph, Message("creature-of", {"elements": catalogue.affinities(card)}))
    if card.tameable:
        tokens: list[Token] = [
            look.amount(signed(n), name) for name, n in zip(ELEMENT_NAMES, card.mount, strict=True) if n
        ]
        shown.strips = [Strip(tokens, LOOK.when["mount"])]


def signed(n: int) -> str:
    """A number with its sign, as it is printed."""
    if n == 0:
        return "0"
    return f"+{n}" if n > 0 else f"\u2212{-n}"

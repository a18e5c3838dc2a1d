"""The faces of the Saga's cards: dark monsters, favours, boons, radiant tokens, books, pages and tasks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from valtable.engine import look
from valtable.engine.effects import Do, Effect
from valtable.engine.look import Face, Label, Look, Strip
from valtable.engine.message import Message
from valtable.engine.pack import Card
from valtable.games.realm import look as realm
from valtable.games.saga import catalogue
from valtable.games.saga.books import Library, Page, RuleCard, Task
from valtable.games.saga.cards import Boon, DarkMonster, Favour, Radiant
from valtable.games.saga.vocabulary import FOR_GOOD

LOOK: Final[Look] = look.read_look(Path(__file__).parent / "look.toml", realm.FILE)


def faces(pack: Library) -> dict[str, Face]:
    return {card.id: face(card) for card in pack.all_cards()}


def face(card: Card) -> Face:
    if not isinstance(card, catalogue.OWN):
        return realm.face(LOOK, card)
    shown = Face(card.kind, card.name(), LOOK.card(card.id, card.kind), card.facts(), card.effects())
    if isinstance(card, DarkMonster):
        draw_dark_monster(shown, card)
    elif isinstance(card, Favour):
        shown.key = [look.amount(card.cost, "vp")]
        shown.strips = [strip(card.effect, "favour")]
    elif isinstance(card, Boon):
        shown.strips = [strip(card.effect, card.timing)]
    elif isinstance(card, Radiant):
        shown.strips = [strip(card.effect, "radiant")]
    elif isinstance(card, Task):
        costs = (("gold", card.gold), ("strength", card.strength), ("magic", card.magic))
        shown.key = [look.amount(n, name) for name, n in costs if n]
        shown.strips = [strip(card.reward, "task")]
    else:
        draw_rules(shown, card)
    return shown


def draw_dark_monster(shown: Face, card: DarkMonster) -> None:
    """What slaying it takes and is worth, when it acts, what it does then, and what it leaves behind."""
    shown.key = [look.amount(card.strength, "strength")]
    if card.magic:
        shown.key.append(look.amount(card.magic, "magic"))
    shown.worth = [look.amount(card.vp, "vp")]
    wakes = Message("tag-wakes-" + card.activation, {"n": card.value} if card.value else None)
    shown.tag = Label(LOOK.when[card.activation], wakes)
    shown.strips = [strip(card.instructions, card.activation), strip(card.reward, "reward")]


def draw_rules(shown: Face, card: RuleCard) -> None:
    """What a rule card does at once, while it lies open, and on a six."""
    if isinstance(card, Page):
        shown.key = [{"n": card.leaf}]
    if card.immediate is not None:
        shown.strips.append(strip(card.immediate, "page"))
    for rule in card.rules():
        assert isinstance(rule, Do)
        shown.strips.append(strip(rule, "saga" if rule.verb in FOR_GOOD else "open"))
    if card.on_six is not None:
        shown.strips.append(strip(card.on_six, "six"))


def strip(effect: Effect, when: str, tone: str = "") -> Strip:
    return Strip(LOOK.drawn(effect.tokens(True)), LOOK.when[when], tone)

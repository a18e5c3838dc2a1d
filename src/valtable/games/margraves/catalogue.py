"""The components as a catalogue shows them."""

from __future__ import annotations

from valtable.engine.catalogue import CardNote, card_note
from valtable.engine.effects import All
from valtable.engine.message import Message, amount
from valtable.engine.pack import Card
from valtable.games.margraves.cards import (
    Bridge,
    Citizen,
    Guild,
    Line,
    Location,
    Market,
    Monster,
    Pack,
    Privilege,
    Segment,
    Supply,
    Wealth,
)
from valtable.games.margraves.vocabulary import GUILDS, LEVELS, TOKENS


def names(pack: Pack, language: str) -> dict[str, str]:
    return pack.names(language)


def catalogue(pack: Pack) -> list[CardNote]:
    return [card_note(card, facts, effects) for card in pack.cards()]


def guild(index: int) -> Message:
    return Message("guild-" + GUILDS[index])


def in_row(values: tuple[int, ...]) -> str:
    return " / ".join([str(n) for n in values])


def facts(card: Card) -> list[Message]:
    """The figures on the card."""
    if isinstance(card, Citizen):
        return [Message("fact-guild", {"guild": guild(card.index)})]
    if isinstance(card, Location):
        return [
            Message("fact-guilds", {"guilds": [guild(index) for index in card.guilds]}),
            Message("fact-roads", {"places": [place.name() for place in card.neighbours]}),
            Message("fact-lairs", {"lairs": [lair.name() for lair in card.lairs]}),
        ]
    if isinstance(card, Monster):
        price = [amount(unit, n) for unit, n in (("strength", card.strength), ("magic", card.magic)) if n]
        return [Message("fact-price", {"price": price})]
    if isinstance(card, Privilege):
        return [Message("fact-level-" + LEVELS[card.level])]
    if isinstance(card, Line):
        return [Message("fact-tombs", {"values": in_row(tuple([n + 1 for n in card.tombs]))})]
    if isinstance(card, Bridge):
        levels = [Message("privilege-" + LEVELS[level]) for level in card.levels]
        return [Message("fact-bridge", {"price": amount("gold", card.gold), "levels": levels})]
    if isinstance(card, Market):
        return [Message("fact-costs", {"values": in_row(card.costs)})]
    if isinstance(card, Supply):
        tokens = [amount(token, n) for token, n in zip(TOKENS, card.tokens, strict=True)]
        return [Message("fact-supply", {"n": card.players, "tokens": tokens})]
    return []


def effects(card: Card) -> list[Message]:
    """What the card does, in words made from its effects."""
    if isinstance(card, Guild):
        return [Message("when-pennant", {"effect": All(card.pennant).message()})]
    if isinstance(card, Citizen):
        assert card.guild is not None
        pennant = Message("when-pennant", {"effect": All(card.guild.pennant).message()})
        return [pennant, *[Message("when-text", {"effect": part.message()}) for part in card.power]]
    if isinstance(card, Location):
        towers = [Message("when-tower", {"effect": tower.effect.message()}) for tower in card.towers]
        return [Message("when-entered", {"effect": card.power.message()}), *towers]
    if isinstance(card, Monster):
        return [Message("when-slain", {"effect": card.whole.effect.message()})]
    if isinstance(card, Privilege):
        return [Message("when-end" if card.grant is None else "when-granted", {"effect": card.message()})]
    if isinstance(card, Wealth):
        return [Message("when-wealth", {"effect": card.reward.effect.message()})]
    if isinstance(card, Segment):
        return [Message("when-sailed", {"effect": card.reward.effect.message()})]
    if isinstance(card, Line):
        return [Message("when-full", {"effect": card.reward.effect.message()})]
    return []

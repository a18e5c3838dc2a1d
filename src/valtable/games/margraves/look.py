"""The faces of Margraves' cards: their corners and strips, from the same data that drives the rules."""

from __future__ import annotations

from typing import Final

from valtable.engine import look
from valtable.engine.look import Face, Look, Strip, Token
from valtable.engine.pack import Card
from valtable.games.margraves import catalogue
from valtable.games.margraves.cards import FOLDER, WHO, Citizen, Monster, Pack, Privilege, Wealth
from valtable.games.margraves.vocabulary import BANNERS, GUILDS

LOOK: Final[Look] = look.read_look(FOLDER / "look.toml")
LEVEL_FIELDS: Final = ("privilege_i", "privilege_ii")


def faces(pack: Pack) -> dict[str, Face]:
    """Of everything that lies on the table as a card or a tile."""
    cards: list[Card] = [*pack.citizens, *pack.monsters, *pack.privileges, *pack.wealth]
    return {card.id: face(card) for card in cards}


def face(card: Card) -> Face:
    """What it takes, what it is worth, and what it does."""
    shown = Face(card.kind, card.name(), LOOK.card(card.id, card.kind), catalogue.facts(card), catalogue.effects(card))
    if isinstance(card, Citizen):
        assert card.guild is not None
        shown.field = GUILDS[card.index]
        shown.key = [look.badge(GUILDS[card.index])]
        pennant = [token for part in card.guild.pennant for token in part.tokens(True)]
        strips = [Strip(part.effect.tokens(), LOOK.when[WHO[part.who]]) for part in card.power]
        shown.strips = [Strip(pennant, LOOK.when["pennant"]), *strips]
    elif isinstance(card, Monster):
        shown.key = [look.amount(n, unit) for unit, n in (("magic", card.magic), ("strength", card.strength)) if n]
        shown.strips = [Strip(card.whole.effect.tokens(), LOOK.when["slain"])]
    elif isinstance(card, Privilege):
        shown.field = LEVEL_FIELDS[card.level]
        shown.key = [look.badge(LEVEL_FIELDS[card.level])]
        shown.strips = [Strip(privilege_tokens(card), LOOK.when["end" if card.grant is None else "granted"])]
    elif isinstance(card, Wealth):
        shown.strips = [Strip(card.reward.effect.tokens(), LOOK.when["wealth"])]
    return shown


def privilege_tokens(tile: Privilege) -> list[Token]:
    """What a grant brings, or the icons and the banner for the end of the game."""
    if tile.grant is not None:
        return tile.grant.effect.tokens()
    found: list[Token] = []
    for name, n in zip(GUILDS, tile.icons, strict=True):
        found.extend([look.badge(name)] * n)
    if tile.banner >= 0:
        found.append(look.badge(BANNERS[tile.banner]))
    return found

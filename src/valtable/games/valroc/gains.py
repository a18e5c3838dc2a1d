"""Gaining and losing: magic power, skill points, Vals and objects (rulebook l.137, l.214-222, l.502-556)."""

from __future__ import annotations

from typing import Final

from valtable.engine.effects import Gain
from valtable.engine.windows import EVERY
from valtable.games.valroc import tell
from valtable.games.valroc.cards import Action
from valtable.games.valroc.state import (
    FLASK,
    MERCENARY,
    MOST,
    OPEN_FLASK,
    USUAL,
    Player,
    Valroc,
)
from valtable.games.valroc.vocabulary import ELEMENT_NAMES, OBJECTS

FLASKS: Final = (FLASK, OPEN_FLASK)


def gain_pm(game: Valroc, player: Player, n: int) -> None:
    """Up to 12: the surplus is lost (l.137)."""
    n = min(n, MOST - player.pm)
    player.pm += n
    tell.gained(game, player, "pm", n)


def gain_skill(game: Valroc, player: Player, element: int, n: int = 1) -> None:
    """Up to 12 as well."""
    n = min(n, MOST - player.skills[element])
    player.skills[element] += n
    tell.gained(game, player, ELEMENT_NAMES[element], n)


def lose_skill(game: Valroc, player: Player, element: int) -> bool:
    """Never below 0 (l.137); whether there was a point to lose."""
    if not player.skills[element]:
        return False
    player.skills[element] -= 1
    tell.lost(game, player, ELEMENT_NAMES[element], 1)
    return True


def gain_vals(game: Valroc, player: Player, n: int, pawn_kind: int) -> None:
    """The mercenary never brings any: they are lost (l.222)."""
    if pawn_kind == MERCENARY:
        if n:
            tell.did(game, "mercenary-brings-nothing", player)
        return
    player.vals += n
    tell.gained(game, player, "val", n)


def gain_object(game: Valroc, player: Player, kind: int) -> None:
    """Take a token, if there is one left (ruling)."""
    if game.stock(FLASK if kind == OPEN_FLASK else kind) < 1:
        tell.did(game, "none-left", player, {"object": tell.object_name(kind)})
        return
    player.objects[kind] += 1
    tell.did(game, "found", player, {"object": tell.object_name(kind), "to": f"seat-{player.seat}-objects"})
    if kind in FLASKS:
        asks_again(player)


def asks_again(player: Player) -> None:
    """The player has got something new to use at a window, and of that they have not said "not before"."""
    if player.waits != EVERY:
        player.waits = USUAL


def gain_find(game: Valroc, player: Player, gain: Gain, pawn_kind: int) -> None:
    """What a room of the cave yields (l.502-556)."""
    name = gain.resource
    if name == "val":
        gain_vals(game, player, gain.amount, pawn_kind)
    elif name == "pm":
        gain_pm(game, player, gain.amount)
    elif name in ELEMENT_NAMES:
        gain_skill(game, player, ELEMENT_NAMES.index(name), gain.amount)
    elif name == "flask":
        gain_object(game, player, FLASK if gain.amount == 10 else OPEN_FLASK)
    else:
        gain_object(game, player, OBJECTS.index(name))


# --- action cards ---------------------------------------------------------------------------------------------------


def draw_action(game: Valroc) -> Action | None:
    """The next action card, laid open; the discards are shuffled when the deck has run out (ruling)."""
    if not game.action_deck:
        if not game.action_discard:
            return None
        shuffle_actions(game)
    card = game.action_deck[-1]
    game.action_deck = game.action_deck[:-1]
    game.looking = (*game.looking, card)
    game.reveal()
    return card


def take_action(game: Valroc, card: Action) -> None:
    """An open card goes where it belongs."""
    game.looking = tuple([other for other in game.looking if other is not card])


def shuffle_actions(game: Valroc) -> None:
    """The discards go back into the deck, which is shuffled."""
    game.action_deck = tuple(game.chance.shuffled([*game.action_deck, *game.action_discard]))
    game.action_discard = ()
    tell.plain(game, "actions-shuffled")


def discard_action(game: Valroc, card: Action) -> None:
    take_action(game, card)
    game.action_discard = (*game.action_discard, card)

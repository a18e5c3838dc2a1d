"""Gold, strength, and what lies in storage (rulebook l.243-281, l.509-514)."""

from __future__ import annotations

from collections.abc import Sequence

from valtable.engine.question import PASS, Choice
from valtable.games.margraves import tell
from valtable.games.margraves.state import OWN, STRONGEST, SUPPLY, Margraves, Player, Taken, Token
from valtable.games.margraves.vocabulary import GOLD, MAGIC, RESOURCES, STRENGTH, TOKENS


def gain_gold(game: Margraves, player: Player, n: int) -> None:
    """Nobody can have too much of it, and it never runs out (l.278)."""
    player.gold += n
    tell.gained(game, player, "gold", n)


def pay_gold(game: Margraves, player: Player, n: int) -> None:
    player.gold -= n
    tell.paid(game, player, "gold", n)


def gain_strength(game: Margraves, player: Player, n: int) -> None:
    """Up to 8: the rest is lost (l.252)."""
    n = min(n, STRONGEST - player.strength)
    player.strength += n
    tell.gained(game, player, "strength", n)


def gain_tokens(game: Margraves, player: Player, token: int, n: int) -> None:
    """Only what the reserve still holds (l.511-514), one after the other."""
    for _ in range(n):
        if not game.reserve[token]:
            tell.about_token(game, "none-left", player, TOKENS[token])
            return
        if make_room(game, player, token):
            game.reserve[token] -= 1
            player.stock[token] += 1
            tell.gained(game, player, TOKENS[token], 1)


def make_room(game: Margraves, player: Player, token: int) -> bool:
    """In a full storage something else goes back, or the new token is given up (l.265-271).

    Towers stay. Putting back a token of the same kind would change nothing.
    """
    if player.room() > 0:
        return True
    choices: list[Choice] = [OWN[i] for i, held in enumerate(player.stock) if held and i != token]
    choice = game.ask(player, "storage", [*choices, PASS], OWN[token]) if choices else PASS
    if not isinstance(choice, Token):
        tell.about_token(game, "gave-up", player, TOKENS[token])
        return False
    put_back(game, player, choice.index)
    tell.about_token(game, "threw-away", player, choice.id)
    return True


def put_back(game: Margraves, player: Player, token: int, n: int = 1) -> None:
    player.stock[token] -= n
    game.reserve[token] += n


def available(game: Margraves) -> list[Taken]:
    """The resources that the reserve still holds."""
    return [SUPPLY[i] for i in range(RESOURCES) if game.reserve[i]]


def gain_wild(game: Margraves, player: Player, n: int) -> None:
    """Resources of one's choice, one after the other (l.257)."""
    for _ in range(n):
        choices = available(game)
        if not choices:
            tell.about_token(game, "none-left", player, "wild")
            return
        gain_tokens(game, player, game.ask(player, "take", choices).index, 1)


def pay_resources(game: Margraves, player: Player, n: int) -> None:
    """Resources of one's choice go back to the reserve."""
    for _ in range(n):
        held = [OWN[i] for i in range(RESOURCES) if player.stock[i]]
        pay_token(game, player, game.ask(player, "pay", held).index)


def usual(game: Margraves, seat: int, prompt: str, choices: Sequence[Choice], _about: Choice | None) -> Choice | None:
    """What one has most of; magic last, which alone slays monsters that ask for it (l.394)."""
    if prompt != "pay":
        return None
    stock = game.players[seat].stock
    held = [choice for choice in choices if isinstance(choice, Token)]
    return min(held, key=lambda token: (token.index == MAGIC, -stock[token.index]))


def pay_token(game: Margraves, player: Player, token: int) -> None:
    put_back(game, player, token)
    tell.paid(game, player, TOKENS[token], 1)


def can_pay(player: Player, price: tuple[int, int]) -> bool:
    """Gold, strength or any resources."""
    kind, n = price
    if kind == GOLD:
        return player.gold >= n
    if kind == STRENGTH:
        return player.strength >= n
    return player.resources() >= n

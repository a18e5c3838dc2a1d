"""The naval action (rulebook l.537-575)."""

from __future__ import annotations

from valtable.engine.question import PASS, Choice
from valtable.games.margraves import tell
from valtable.games.margraves.cards import SEGMENTS
from valtable.games.margraves.rewards import decide, gain_all
from valtable.games.margraves.state import OWN, Margraves, Player, Token
from valtable.games.margraves.storage import pay_token
from valtable.games.margraves.vocabulary import RESOURCES


def cargo(player: Player) -> list[Choice]:
    """The kinds of resources that the player could send."""
    return [OWN[i] for i in range(RESOURCES) if player.stock[i]]


def sail(game: Margraves, player: Player, may: bool, first: Token | None = None) -> None:
    """Any number of resources, and the ship goes on by one segment for each (l.540-548).

    It is seen going on with each of them; the rewards come together, when it has arrived.
    """
    start = player.ship
    sent = 0
    if first is not None:
        send(game, player, first)
        sent = 1
    while True:
        choices = cargo(player)
        if sent or may or not choices:
            choices.append(PASS)
        choice = decide(game, player, "sail", choices)
        if choice is PASS:
            break
        if isinstance(choice, Token):
            send(game, player, choice)
            sent += 1
    if not sent:
        return
    segments = game.box.pack.segments
    tell.counted(game, "sailed", player, sent, segments[start].id, segments[player.ship].id)
    gain_all(game, player, [segments[(start + i) % SEGMENTS].reward for i in range(1, sent + 1)])


def send(game: Margraves, player: Player, token: Token) -> None:
    pay_token(game, player, token.index)
    player.ship = (player.ship + 1) % SEGMENTS

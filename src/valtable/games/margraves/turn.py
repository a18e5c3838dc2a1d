"""A turn from the card that is played to its end (rulebook l.210-234, l.618-729)."""

from __future__ import annotations

from valtable.engine.question import Choice
from valtable.games.margraves import tell
from valtable.games.margraves.cards import DISPLAY, ROW, Citizen
from valtable.games.margraves.citizens import play_face_up
from valtable.games.margraves.rewards import decide, last_grants
from valtable.games.margraves.state import (
    BUILD,
    RECALL,
    Margraves,
    Phase,
    Player,
    distinct_citizens,
)
from valtable.games.margraves.tombs import empty_tombs, honour
from valtable.games.margraves.towers import can_build


def begin(game: Margraves) -> None:
    """The active player's turn."""
    game.card = None
    game.part = 0
    game.fresh = 0
    game.slain = -1
    game.phase = Phase.PLAY
    tell.turn(game)


def play_step(game: Margraves) -> None:
    """One citizen for its pennant, its text, the recall or a tower (l.213-220); the last one means recall (l.222).

    For the recall it does not matter which card is played: all come back.
    """
    player = game.active_player()
    if len(player.hand) == 1:
        game.phase = Phase.RECALL
        return
    choice: Choice | None = None
    while choice is None:
        choices: list[Choice] = [*distinct_citizens(player.hand), RECALL]
        if can_build(game, player):
            choices.append(BUILD)
        choice = decide(game, player, "play", choices)
    if choice is RECALL:
        game.phase = Phase.RECALL
    elif choice is BUILD:
        game.phase = Phase.BUILD
    elif isinstance(choice, Citizen):
        play(game, player, choice)


def play(game: Margraves, player: Player, card: Citizen) -> None:
    use: Choice | None = None
    while use is None:
        use = decide(game, player, "use", card.uses, card)
    play_face_up(player, card)
    game.card = card
    game.part = 0
    game.phase = Phase.PENNANT if use.id == "pennant" else Phase.POWER
    mat = f"seat-{player.seat}"
    tell.with_card(game, "plays-" + use.id, player, card, mat, f"{mat}-played")


# --- the end of the turn --------------------------------------------------------------------------------------------


def turn_end(game: Margraves) -> None:
    """Tombs, privileges, monsters, citizens, in this order (l.618-711); then the next player or the end (l.727)."""
    player = game.active_player()
    honour(game, player)
    last_grants(game, player)
    empty_tombs(game)
    refill_privileges(game)
    turn_up_monster(game)
    refill_row(game)
    game.active = (game.active + 1) % len(game.players)
    if game.active == game.first:
        if game.end_reason:
            game.phase = Phase.OVER
            game.card = None
            tell.plain(game, "over")
            return
        game.round += 1
    begin(game)


def refill_privileges(game: Margraves) -> None:
    """Three of each level; where a stack cannot do that, the last round begins (l.670-677)."""
    for i, tile in enumerate(game.display):
        if tile is not None:
            continue
        level = i // DISPLAY
        stack = game.stacks[level]
        if not stack:
            last_round(game, "privileges")
            continue
        game.display[i] = stack[-1]
        game.stacks[level] = stack[:-1]
        game.reveal()
        tell.plain(game, "new-privilege", stack[-1], game.box.spaces[i].id, f"stack-{level + 1}")


def turn_up_monster(game: Margraves) -> None:
    """The next of the pile; when the lair card is reached, all its monsters are shuffled, the chief with them
    (l.696-702)."""
    lair = game.slain
    if lair < 0:
        return
    game.slain = -1
    card = game.box.pack.lairs[lair]
    if not game.piles[lair]:
        game.piles[lair] = tuple(game.chance.shuffled(game.beneath[lair]))
        game.beneath[lair] = ()
        tell.plain(game, "lair-shuffled", card, card.id)
    game.reveal()
    tell.plain(game, "new-monster", game.piles[lair][-1], card.id)


def refill_row(game: Margraves) -> None:
    """Those who are left move up, and new ones come; where the deck cannot fill the row, the last round begins
    (l.704-711)."""
    row = game.row
    if None not in row:
        return
    left = [card for card in row if card is not None]
    while len(left) < ROW and game.deck:
        card = game.deck[-1]
        left.append(card)
        game.deck = game.deck[:-1]
        game.reveal()
        tell.plain(game, "new-citizen", card, game.box.removing[len(left) - 1].id, "citizens")
    if len(left) < ROW:
        last_round(game, "citizens")
    game.row = [*left, *[None] * (ROW - len(left))]


def last_round(game: Margraves, reason: str) -> None:
    """The round is played to its end (l.727)."""
    if not game.end_reason:
        game.end_reason = reason
        tell.plain(game, "last-round-" + reason)

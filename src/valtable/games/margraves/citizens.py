"""Citizens: recruiting, taking played ones back, and the recall (rulebook l.433-452, l.523-530, l.829-832)."""

from __future__ import annotations

from valtable.engine.question import PASS, Choice
from valtable.games.margraves import tell
from valtable.games.margraves.cards import Citizen, Used
from valtable.games.margraves.rewards import decide
from valtable.games.margraves.state import Margraves, Phase, Player, RowSpace, distinct_citizens, less


def hireable(game: Margraves, player: Player, price: int = 0) -> list[Choice]:
    """The spaces of the row whose citizen the player could pay for: what the space costs, or a fixed price."""
    gold = player.gold
    row = game.row
    return [space for space in game.box.hiring_for(price) if space.price <= gold and row[space.index] is not None]


def hire(game: Margraves, player: Player, space: RowSpace) -> None:
    """Pay, and take the citizen in hand; the space stays empty until the end of the turn."""
    card = game.row[space.index]
    assert card is not None
    player.gold -= space.price
    game.row[space.index] = None
    player.hand = (*player.hand, card)
    tell.hired(game, player, card, space.price, space.id)


def recruit(game: Margraves, player: Player, price: int, may: bool) -> None:
    """Recruit one from the row, never from the deck (l.529)."""
    while True:
        choices = hireable(game, player, price)
        if may or not choices:
            choices.append(PASS)
        choice = decide(game, player, "recruit", choices)
        if choice is not None:
            break
    if isinstance(choice, RowSpace):
        hire(game, player, choice)


def recall_step(game: Margraves) -> None:
    """One citizen leaves the row for good, all one's own come back, and one more may be recruited (l.437-449)."""
    player = game.active_player()
    tell.recalls(game, player)
    remove(game, player)
    take_all_back(player)
    recruit(game, player, 0, True)
    game.phase = Phase.TURN_END


def remove(game: Margraves, player: Player) -> None:
    """It must be done (l.437), unless the row is empty."""
    choice: RowSpace | None = None
    while choice is None:
        spaces = [space for space in game.box.removing if game.row[space.index] is not None]
        if not spaces:
            return
        choice = decide(game, player, "remove", spaces)
    card = game.row[choice.index]
    assert card is not None
    game.row[choice.index] = None
    game.removed = (*game.removed, card)
    tell.with_card(game, "removed", player, card, choice.id)


def take_all_back(player: Player) -> None:
    """Face up, says the rulebook (l.441): nobody is left in doubt about this hand."""
    player.hand = (*player.hand, *player.played, *player.laid)
    player.played = player.laid = player.doubt = ()


def take_back(game: Margraves, player: Player) -> None:
    """One played earlier, but not the card that is at work now (l.829-832, l.922-925); it must be done."""
    choice: Used | None = None
    while choice is None:
        earlier = player.played[:-1]
        choices = [card.as_played for card in distinct_citizens(earlier)]
        choices.extend([card.as_laid for card in distinct_citizens(player.laid)])
        if not choices:
            return
        unsure = bool(player.laid) and len(earlier) + len(player.laid) > 1
        choice = decide(game, player, "take-back", choices, game.card, unsure)
    card = choice.card
    player.hand = (*player.hand, card)
    if choice is card.as_played:
        player.played = less(player.played, card)
        tell.with_card(game, "took-back", player, card, f"seat-{player.seat}-played", f"seat-{player.seat}-hand")
    else:
        player.laid = less(player.laid, card)
        player.doubt = (*player.doubt, card) if player.laid else ()
        tell.took_back_laid(game, player, card)


def play_face_up(player: Player, card: Citizen) -> None:
    """Onto the pile beside the player's board (l.213)."""
    player.hand = less(player.hand, card)
    player.played = (*player.played, card)
    if player.doubt.count(card) > player.hand.count(card):
        player.doubt = less(player.doubt, card)


def play_face_down(player: Player, card: Citizen) -> None:
    """For a tower (l.225): which of the cards in hand it was, nobody else sees."""
    player.hand = less(player.hand, card)
    player.laid = (*player.laid, card)
    player.doubt = player.hand

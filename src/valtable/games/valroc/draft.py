"""The draft, the hand of six, two free skill points, and who goes first (rulebook l.173-204, l.498)."""

from __future__ import annotations

from typing import Final

from valtable.engine.message import player_name
from valtable.games.valroc import tell
from valtable.games.valroc.cards import Creature
from valtable.games.valroc.gains import gain_skill
from valtable.games.valroc.setup import deal
from valtable.games.valroc.state import PICKS, Laid, Phase, Player, Valroc
from valtable.games.valroc.words import ELEMENTS

ROUNDS: Final = 9  # three picks from each of three decks
FREE_SKILLS: Final = 2  # l.198


def draft_step(game: Valroc) -> None:
    """Everybody picks a creature at once; the packets go on to the left, wild ones to the right (l.178-180)."""
    game.together(game.players, pick, True)
    if len(game.players) == 2:
        fictive_pick(game)
    game.draft_round += 1
    if game.draft_round % PICKS:
        pass_on(game, (game.draft_round // PICKS) != 1)
    else:
        lay_last(game)
        if game.draft_round < ROUNDS:
            deal(game)
        else:
            game.phase = Phase.KEEP
    game.reveal()


def pick(game: Valroc, player: Player) -> None:
    card = game.ask(player, "draft", player.packet)
    player.packet = tuple([other for other in player.packet if other is not card])
    player.hand = (*player.hand, card)
    if game.journal is not None:
        args = {"player": player_name(player.seat), "card": card.name(), "to": f"seat-{player.seat}-hand"}
        game.tell("drafted", args, (player.seat,))


def fictive_pick(game: Valroc) -> None:
    """With two players a third packet goes round, from which a card is drawn at random and laid away (l.204)."""
    card = game.chance.pick(game.fictive)
    game.fictive = tuple([other for other in game.fictive if other is not card])
    game.laid = (*game.laid, (card, 0))


def pass_on(game: Valroc, left: bool) -> None:
    packets = [player.packet for player in game.players]
    if len(game.players) == 2:
        packets.append(game.fictive)
    packets = [packets[-1], *packets[:-1]] if left else [*packets[1:], packets[0]]
    for player in game.players:
        player.packet = packets[player.seat]
    if len(game.players) == 2:
        game.fictive = packets[2]
    tell.plain(game, "packets-left" if left else "packets-right")


def lay_last(game: Valroc) -> None:
    """The fourth card of each packet is discarded (l.180), and so is what was not dealt."""
    laid: list[Laid] = list(game.laid)
    for player in game.players:
        laid.extend([(card, 1 << player.seat) for card in player.packet])
        player.packet = ()
    laid.extend([(card, 0) for card in game.fictive])
    game.fictive = ()
    category = (game.draft_round - 1) // PICKS
    laid.extend([(card, 0) for card in game.creature_decks[category]])
    game.creature_decks[category] = ()
    game.laid = tuple(laid)


def keep_step(game: Valroc) -> None:
    """Six of the nine are kept, with exactly as many mythic ones as agreed (l.182, l.498)."""
    game.together(game.players, choose_hand, True)
    laid: list[Laid] = list(game.laid)
    for player in game.players:
        laid.extend([(card, 1 << player.seat) for card in player.packet])
        player.packet = ()
    game.laid = tuple(laid)
    game.phase = Phase.SKILLS


def choose_hand(game: Valroc, player: Player) -> None:
    """Lay away the mythic creatures that are too many, then as many others as there are mythic ones left."""
    for _ in range(PICKS - game.box.mythics):
        lay_away(game, player, "lay-away-mythic", [card for card in player.hand if card.mythic])
    for _ in range(game.box.mythics):
        lay_away(game, player, "lay-away", [card for card in player.hand if not card.mythic])


def lay_away(game: Valroc, player: Player, prompt: str, cards: list[Creature]) -> None:
    card = game.ask(player, prompt, cards)
    player.hand = tuple([other for other in player.hand if other is not card])
    player.packet = (*player.packet, card)
    if game.journal is not None:
        game.tell("laid-away", {"player": player_name(player.seat), "card": card.name()}, (player.seat,))


def skills_step(game: Valroc) -> None:
    """Two skill points of one's choice (l.198); then the first player is found."""
    game.together(game.players, choose_skills)
    choose_first(game)
    game.phase = Phase.TURN


def choose_skills(game: Valroc, player: Player) -> None:
    for _ in range(FREE_SKILLS):
        gain_skill(game, player, game.ask(player, "free-skill", ELEMENTS).index)


def choose_first(game: Valroc) -> None:
    """Most prestige in hand; then the best mythic creature, the next best creature and so on; then luck (l.200)."""
    game.reveal()
    game.prestige = tuple([sum([card.prestige for card in player.hand]) for player in game.players])
    ranks = [rank(player.hand) for player in game.players]
    best = max(ranks)
    level = [seat for seat, one in enumerate(ranks) if one == best]
    game.first = level[0] if len(level) == 1 else game.chance.pick(level)
    for player in game.players:
        tell.did(game, "announces-prestige", player, {"n": game.prestige[player.seat]})
    tell.did(game, "first-player", game.players[game.first])


def rank(hand: tuple[Creature, ...]) -> list[int]:
    mythic = max([card.prestige for card in hand if card.mythic], default=0)
    rest = sorted([card.prestige for card in hand], reverse=True)
    if mythic in rest:
        rest.remove(mythic)
    return [sum([card.prestige for card in hand]), mythic, *rest]

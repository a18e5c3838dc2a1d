"""The draft, the hand of six, two free skill points, and who goes first (rulebook l.173-204, l.498)."""

from __future__ import annotations

from typing import Final

from valtable.engine.hidden import Held
from valtable.engine.message import player_name
from valtable.games.valroc import tell
from valtable.games.valroc.cards import Creature
from valtable.games.valroc.gains import gain_skill
from valtable.games.valroc.setup import deal
from valtable.games.valroc.state import PICKS, Phase, Player, Valroc
from valtable.games.valroc.vocabulary import ELEMENTS

ROUNDS: Final = 9  # three picks from each of three decks
FREE_SKILLS: Final = 2  # l.198


def draft_step(game: Valroc) -> None:
    """Everybody picks a creature at once; the packets go on to the left, wild ones to the right (l.178-180)."""
    game.together(game.players, pick, True)
    if len(game.players) == 2:
        dummy_pick(game)
    game.draft_round += 1
    if game.draft_round % PICKS:
        pass_on(game, (game.draft_round // PICKS) != 1)
    else:
        set_last_aside(game)
        if game.draft_round < ROUNDS:
            deal(game)
        else:
            game.phase = Phase.KEEP
    game.reveal()


def pick(game: Valroc, player: Player) -> None:
    card = game.ask(player, "draft", player.packet)
    player.packet = tuple([other for other in player.packet if other is not card])
    player.hand = (*player.hand, card)
    journal = game.journal
    if journal is not None:
        args = {"player": player_name(player.seat), "card": card.name(), "to": f"seat-{player.seat}-hand"}
        journal.tell("drafted", args, (player.seat,))


def dummy_pick(game: Valroc) -> None:
    """With two players a third packet goes round, from which a card is drawn at random and set aside (l.204)."""
    card = game.chance.pick(game.dummy)
    game.dummy = tuple([other for other in game.dummy if other is not card])
    game.set_aside = (*game.set_aside, (card, 0, 0))


def pass_on(game: Valroc, left: bool) -> None:
    packets = [player.packet for player in game.players]
    if len(game.players) == 2:
        packets.append(game.dummy)
    packets = [packets[-1], *packets[:-1]] if left else [*packets[1:], packets[0]]
    for player in game.players:
        player.packet = packets[player.seat]
    if len(game.players) == 2:
        game.dummy = packets[2]
    tell.plain(game, "packets-left" if left else "packets-right")


def set_last_aside(game: Valroc) -> None:
    """The fourth card of each packet is discarded (l.180), and so is what was not dealt."""
    set_packets_aside(game)
    category = (game.draft_round - 1) // PICKS
    unseen: list[Held[Creature]] = [(card, 0, 0) for card in (*game.dummy, *game.creature_decks[category])]
    game.set_aside = (*game.set_aside, *unseen)
    game.dummy = ()
    game.creature_decks[category] = ()


def set_packets_aside(game: Valroc) -> None:
    """What only its player has seen goes out of the game."""
    for player in game.players:
        seen: list[Held[Creature]] = [(card, 1 << player.seat, 0) for card in player.packet]
        game.set_aside = (*game.set_aside, *seen)
        player.packet = ()


def keep_step(game: Valroc) -> None:
    """Six of the nine are kept, with exactly as many mythic ones as agreed (l.182, l.498)."""
    game.together(game.players, choose_hand, True)
    set_packets_aside(game)
    game.phase = Phase.SKILLS


def choose_hand(game: Valroc, player: Player) -> None:
    """Give up the mythic creatures that are too many, then as many others as there are mythic ones left."""
    for _ in range(PICKS - game.box.mythics):
        give_up(game, player, "give-up-mythic", [card for card in player.hand if card.mythic])
    for _ in range(game.box.mythics):
        give_up(game, player, "give-up", [card for card in player.hand if not card.mythic])


def give_up(game: Valroc, player: Player, prompt: str, cards: list[Creature]) -> None:
    card = game.ask(player, prompt, cards)
    player.hand = tuple([other for other in player.hand if other is not card])
    player.packet = (*player.packet, card)
    journal = game.journal
    if journal is not None:
        args = {"player": player_name(player.seat), "card": card.name(), "from": f"seat-{player.seat}"}
        journal.tell("laid-away", args, (player.seat,))


def skills_step(game: Valroc) -> None:
    """Two skill points of one's choice (l.198); then the first player is found."""
    game.together(game.players, choose_skills)
    choose_first(game)
    game.phase = Phase.TURN


def choose_skills(game: Valroc, player: Player) -> None:
    for _ in range(FREE_SKILLS):
        gain_skill(game, player, game.ask(player, "free-skill", ELEMENTS).index)


def choose_first(game: Valroc) -> None:
    """Most prestige in hand; then the best mythic creature, the next best creature and so on; then luck (l.200). Those
    who are level announce one creature after the other, until it is decided."""
    game.reveal()
    ranks = [rank(player.hand) for player in game.players]
    game.prestige = tuple([one[0] for one in ranks])
    for player in game.players:
        tell.did(game, "announces-prestige", player, {"n": game.prestige[player.seat]})
    level = [player for player in game.players if game.prestige[player.seat] == max(game.prestige)]
    place = 1
    while len(level) > 1 and place < max([len(ranks[player.seat]) for player in level]):
        tell.plain(game, "first-player-tie", {"players": [player_name(player.seat) for player in level]})
        shown = [ranks[player.seat][place] if place < len(ranks[player.seat]) else 0 for player in level]
        for player, n in zip(level, shown, strict=True):
            tell.did(game, "announces-mythic" if place == 1 else "announces-next", player, {"n": n})
        level = [player for player, n in zip(level, shown, strict=True) if n == max(shown)]
        place += 1
    first = level[0]
    if len(level) > 1:
        first = game.chance.pick(level)
        tell.plain(game, "first-player-lot", {"players": [player_name(player.seat) for player in level]})
    game.first = first.seat
    tell.did(game, "first-player", first)


def rank(hand: tuple[Creature, ...]) -> list[int]:
    """The total of a hand, its best mythic creature, then the others from the best on."""
    mythic = max([card.prestige for card in hand if card.mythic], default=0)
    rest = sorted([card.prestige for card in hand], reverse=True)
    if mythic in rest:
        rest.remove(mythic)
    return [sum([card.prestige for card in hand]), mythic, *rest]

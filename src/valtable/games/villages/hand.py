"""Drawing and discarding (rulebook l.198-227): one card at a time, from any pile or the deck, onto any pile."""

from __future__ import annotations

from valtable.engine.hidden import Held, mixed_by, mixed_unseen
from valtable.engine.question import Choice
from valtable.games.villages import tell
from valtable.games.villages.cards import Building
from valtable.games.villages.state import HAND_LIMIT, Discard, Pile, Player, Villages


def can_draw(game: Villages, player: Player) -> bool:
    """Whether there is a card to draw; alone, never beyond the hand limit (l.498)."""
    if game.box.solo and len(player.hand) >= HAND_LIMIT:
        return False
    return bool(game.deck) or any(game.piles)


def draw(game: Villages, player: Player, n: int) -> None:
    """Draw n cards, one at a time, from anywhere (l.202-206)."""
    for _ in range(n):
        make_deck(game)
        if not can_draw(game, player):
            return
        draw_one(game, player)


def draw_one(game: Villages, player: Player) -> None:
    sources: list[Pile] = [pile for pile in game.box.piles if game.piles[pile.number]]
    if game.deck:
        sources.append(game.box.deck)
    pile = game.ask(player, "draw", sources)
    if pile is game.box.deck:
        card = game.deck[-1]
        game.deck = game.deck[:-1]
        game.reveal()
        known_to = 1 << player.seat
    else:
        card = game.piles[pile.number][-1]
        game.piles[pile.number] = game.piles[pile.number][:-1]
        known_to = game.box.everyone
    player.hand = (*player.hand, (card, known_to, game.shuffles))
    tell.drew(game, player, card, pile)
    refill(game, pile)


def refill(game: Villages, pile: Pile) -> None:
    """A pile that runs out gets a new card from the deck at once (l.208)."""
    if pile.number >= 0 and game.deck and not game.piles[pile.number]:
        card = game.deck[-1]
        game.deck = game.deck[:-1]
        game.piles[pile.number] = (card,)
        game.reveal()
        tell.turned_up(game, "turned-up", card, "deck", pile.id)


def make_deck(game: Villages) -> None:
    """When the deck has run out, everything but the top cards of the piles is shuffled into a new one; not alone."""
    if game.deck or game.box.solo:
        return
    buried = [card for pile in game.piles for card in pile[:-1]]
    if not buried:
        return
    game.piles = [pile[-1:] for pile in game.piles]
    game.deck = tuple(game.chance.shuffled(buried))
    game.shuffles += 1
    tell.simply(game, "reshuffled")
    for place in game.box.piles:
        refill(game, place)


def lose(game: Villages, player: Player, card: Building, unseen_by: int = 0) -> None:
    """Take a card out of the hand. Of equal cards the best known one goes, and everybody is sure of one less; those who
    do not see which card it is (`unseen_by`) are sure of one less of every kind."""
    places = [i for i, held in enumerate(player.hand) if held[0] is card]
    gone = places[0]
    for i in places:
        if player.hand[i][1].bit_count() > player.hand[gone][1].bit_count():
            gone = i
    if game.mixed < game.shuffles:
        if unseen_by:
            game.mixed = mixed_unseen(player.hand, game.mixed)
        else:
            game.mixed = mixed_by(player.hand, player.hand[gone], game.mixed, game.box.players)
    doubts: dict[str, int] = {card.id: ~player.hand[gone][1]}
    hand: list[Held[Building]] = []
    for i, held in enumerate(player.hand):
        if i != gone:
            doubt = doubts.get(held[0].id, unseen_by)
            hand.append((held[0], held[1] & ~doubt, held[2]))
            doubts[held[0].id] = doubt & ~held[1]
    player.hand = tuple(hand)


def pick(game: Villages, player: Player, prompt: str) -> Building:
    """A card of the hand. Others see how many cards there are, but not how many different ones."""
    return game.ask(player, prompt, player.kinds_in_hand(), hidden=len(player.hand) > 1)


def discard(
    game: Villages, player: Player, n: int, prompt: str, about: Choice | None = None, kept: Building | None = None
) -> None:
    """Put n cards of one's choice (but the `kept` one) face up on piles of one's choice (l.200)."""
    for _ in range(n):
        cards = [held[0] for held in player.hand]
        if kept is not None:
            cards.remove(kept)
        choices: list[Discard] = []
        for card in dict.fromkeys(cards):
            choices.extend(game.box.discards_of(card))
        choice = game.ask(player, prompt, choices, about)
        lose(game, player, choice.card)
        game.piles[choice.pile.number] = (*game.piles[choice.pile.number], choice.card)
        tell.given_up(game, "discarded", player, choice.card, choice.pile.id)


def trash(game: Villages, player: Player) -> None:
    """Alone: remove a card of one's choice from the game (l.509-516)."""
    card = pick(game, player, "trash")
    lose(game, player, card)
    game.trash = (*game.trash, card)
    tell.given_up(game, "trashed", player, card, "box")


def keep_hand_limit(game: Villages, player: Player) -> None:
    """After the action, down to eight cards (l.214-218)."""
    if len(player.hand) > HAND_LIMIT:
        discard(game, player, len(player.hand) - HAND_LIMIT, "hand-limit")

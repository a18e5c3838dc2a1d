"""What a seat cannot know, dealt anew (for bots that imagine)."""

from __future__ import annotations

from typing import Final

from valtable.engine.chance import Chance
from valtable.engine.hidden import Held, Redeal, dealt
from valtable.games.valroc.cards import Creature, Spell
from valtable.games.valroc.state import DIAMOND, Phase, Player, Valroc
from valtable.games.valroc.vocabulary import CATEGORIES

DEALS: Final = 12  # how often the creatures are dealt anew before the search for a fitting deal is given up
STIR: Final = 60  # swaps before a deal is looked at
LINGER: Final = 15  # one look in sixteen takes a deal that fits: those that come about easily are left as easily
SWAPS: Final = 3200  # after so many this deal is given up
LOW: Final = (1 << 32) - 1


def conceal(game: Valroc, seat: int, luck: Chance) -> None:
    """Redeal what the seat cannot know: creatures, spells and bids of the others, all decks, and the dummy bidder's
    cards.

    A world keeps all that a seat can tell from the table as it lies: the backs of creatures, its own discards, the
    prestige announced (l.200), the recommended hands. It forgets what a good memory would add: which creatures went on
    to a neighbour in the draft, how a tie for the first player was broken, which spells the seat itself had discarded
    before the deck was shuffled, and what others did with cards that nobody saw.
    """
    others = [player for player in game.players if player.seat != seat]
    if game.phase != Phase.OVER:
        if game.box.draft:
            redeal_creatures(game, seat, others, luck)
        else:
            swap_hands(game, others, luck)
        redeal_spells(game, seat, others, luck)
        redeal_bids(game, others, luck)
    game.action_deck = tuple(dealt(game.action_deck, luck))
    game.course_deck = tuple(dealt(game.course_deck, luck))
    game.dark_deck = tuple(dealt(game.dark_deck, luck))
    redeal_offerings(game, luck)


# --- creatures ------------------------------------------------------------------------------------------------------


def swap_hands(game: Valroc, others: list[Player], luck: Chance) -> None:
    """The recommended hands are known. Whose is whose is seen when its first creature is beaten, and when the prestige
    announced (l.200) is not that of any other hand."""
    unseen = [player for player in others if not player.beaten]
    if not game.prestige:
        deal_hands(unseen, luck)
        return
    for total in sorted(set(game.prestige)):
        deal_hands([player for player in unseen if game.prestige[player.seat] == total], luck)


def deal_hands(players: list[Player], luck: Chance) -> None:
    hands = luck.shuffled(sorted([player.hand for player in players], key=rank_of_first))
    for i, player in enumerate(players):
        player.hand = hands[i]


def rank_of_first(hand: tuple[Creature, ...]) -> int:
    return hand[0].rank


def redeal_creatures(game: Valroc, seat: int, others: list[Player], luck: Chance) -> None:
    """By categories, which the backs show: hands and packets of the others, undealt cards, and those set aside unseen.
    Once their prestige is announced, every hand is worth what it was said to be."""
    aside: list[Held[Creature]] = []
    for category in range(len(CATEGORIES)):
        redeal: Redeal[Creature] = Redeal(seat, len(game.players), 0, 0)
        before = [held for held in game.set_aside if held[0].category == category]
        redeal.gather(before)
        redeal.gather_deck(game.creature_decks[category])
        for cards in [game.dummy, *[lot for player in others for lot in (player.hand, player.packet)]]:
            redeal.gather_deck([card for card in cards if card.category == category])
        redeal.shuffle(luck)
        aside.extend(redeal.deal(before))
        game.dummy = another(game.dummy, category, redeal)
        for player in others:
            player.hand = another(player.hand, category, redeal)
            player.packet = another(player.packet, category, redeal)
        game.creature_decks[category] = redeal.deal_deck(len(game.creature_decks[category]))
    game.set_aside = tuple(aside)
    if game.prestige:
        fit_hands(game, seat, others, luck)


def another(cards: tuple[Creature, ...], category: int, redeal: Redeal[Creature]) -> tuple[Creature, ...]:
    """As many other cards of that category."""
    n = len([card for card in cards if card.category == category])
    return (*[card for card in cards if card.category != category], *redeal.deal_deck(n))


def fit_hands(game: Valroc, seat: int, others: list[Player], luck: Chance) -> None:
    """A deal in which every hand has the prestige announced, less what its player has beaten; where none is found, the
    hands stay as they were dealt, and the announcement is forgotten."""
    out = len(others)
    cards: list[Creature] = []  # all hidden ones: those in hands first
    owners: list[int] = []  # who of the others has each of them; `out` for nobody
    for i, player in enumerate(others):
        cards.extend(player.hand)
        owners.extend([i] * len(player.hand))
    held = len(cards)
    hidden = [one[0] for one in game.set_aside if not one[1] >> seat & 1]
    cards.extend(hidden)
    owners.extend([out] * len(hidden))
    spots: list[list[int]] = [[], [], []]  # of each category
    for i, card in enumerate(cards):
        spots[card.category].append(i)
    wanted = [game.prestige[player.seat] - sum([card.prestige for card in player.beaten]) for player in others]
    for _ in range(DEALS):
        if make_fit(cards, owners, held, spots, wanted, luck):
            break
        for places in spots:
            again = luck.shuffled([cards[i] for i in places])
            for n, i in enumerate(places):
                cards[i] = again[n]
    take_hands(game, seat, others, cards)


def make_fit(
    cards: list[Creature], owners: list[int], held: int, spots: list[list[int]], wanted: list[int], luck: Chance
) -> bool:
    """Swap random cards of the same category until all hands are worth what is wanted of them.

    A swap that does no harm is always made, one that takes the hands n points away from it once in 2**n times: so all
    deals that fit come about equally often (Metropolis).
    """
    excess = [-n for n in wanted]
    excess.append(0)  # nothing is wanted of what nobody holds
    for i in range(held):
        excess[owners[i]] += cards[i].prestige
    out = len(wanted)
    off = sum([abs(n) for n in excess])
    if not held:
        return off == 0
    for n in range(SWAPS):
        bits = luck.bits()
        if off == 0 and n >= STIR and not bits & LINGER:
            return True
        i = ((bits & LOW) * held) >> 32
        places = spots[cards[i].category]
        j = places[((bits >> 32) * len(places)) >> 32]
        one, other = owners[i], owners[j]
        if one == other:
            continue
        more = cards[j].prestige - cards[i].prestige
        if more:
            then = off + abs(excess[one] + more) - abs(excess[one])
            if other != out:
                then += abs(excess[other] - more) - abs(excess[other])
            if then > off and luck.below(1 << (then - off)):
                continue
            off = then
            excess[one] += more
            if other != out:
                excess[other] -= more
        cards[i], cards[j] = cards[j], cards[i]
    return False


def take_hands(game: Valroc, seat: int, others: list[Player], cards: list[Creature]) -> None:
    """Hands, and what was set aside unseen, from one list, in their order."""
    start = 0
    for player in others:
        end = start + len(player.hand)
        player.hand = tuple(cards[start:end])
        start = end
    aside: list[Held[Creature]] = []
    for one in game.set_aside:
        if one[1] >> seat & 1:
            aside.append(one)
        else:
            aside.append((cards[start], one[1], one[2]))
            start += 1
    game.set_aside = tuple(aside)


# --- spells and bids ------------------------------------------------------------------------------------------------


def redeal_spells(game: Valroc, seat: int, others: list[Player], luck: Chance) -> None:
    """Whatever the seat does not see may lie anywhere: of two spells one is kept in secret, and the other is shuffled
    back some day, so it makes no difference when a spell was drawn."""
    redeal: Redeal[Spell] = Redeal(seat, len(game.players), 0, 0)
    redeal.gather(game.spell_discard)
    redeal.gather_deck(game.spell_deck)
    for player in others:
        redeal.gather(player.spells)
    redeal.shuffle(luck)
    game.spell_discard = redeal.deal(game.spell_discard)
    for player in others:
        player.spells = redeal.deal(player.spells, player.seat)
    game.spell_deck = redeal.deal_deck(len(game.spell_deck))


def redeal_offerings(game: Valroc, luck: Chance) -> None:
    """The dummy bidder's cards that are still face down (l.462)."""
    if not game.offering_cards:
        return
    shown = list(game.offering_cards[: game.shown])
    rest = list(game.box.pack.boards.offerings)
    for value in shown:
        rest.remove(value)
    rest = luck.shuffled(rest)
    game.offering_cards = (*shown, *rest[: 4 - len(shown)])


def redeal_bids(game: Valroc, others: list[Player], luck: Chance) -> None:
    """What lies in closed fists could be anything (l.447)."""
    if game.phase != Phase.OFFERINGS or game.shown > game.statue:
        return
    for player in others:
        game.bids[player.seat] = luck.below(player.vals + 1)
        game.gem_bids[player.seat] = luck.below(2) if player.objects[DIAMOND] else 0

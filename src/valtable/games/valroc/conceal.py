"""What a seat cannot know, dealt anew (for bots that imagine)."""

from __future__ import annotations

from typing import Final

from valtable.engine.chance import Chance
from valtable.engine.moments import EVERY
from valtable.engine.rules import Random
from valtable.games.valroc.cards import Creature, Spell
from valtable.games.valroc.gains import arm
from valtable.games.valroc.state import DIAMOND, Laid, LaidSpell, Phase, Player, Valroc

DEALS: Final = 6  # how often the creatures are dealt anew before the search for a fitting deal is given up
STIR: Final = 80  # swaps before a deal is looked at: the first that fits are not those that fit most often
SWAPS: Final = 800  # and after so many this deal is given up
LOW: Final = (1 << 32) - 1
SHUFFLES: Final = 24  # tries to change a hand without changing what it was announced to be worth


def conceal(game: Valroc, seat: int, rng: Random) -> None:
    """Redeal what the seat cannot know: creatures, spells and bids of the others, all decks, the fictive bidder's
    cards, what the others wait for, and all luck.

    A world keeps all that a seat can tell from the table as it lies: the backs of creatures, its own discards, the
    prestige announced (l.200), the recommended hands, the spells of each shuffle. It forgets what a good memory would
    add: which creatures went on to a neighbour in the draft, how a tie for the first player was broken, and what others
    did, or were asked, with cards that nobody saw.
    """
    luck = Chance(rng.getrandbits(64))
    others = [player for player in game.players if player.seat != seat]
    if game.phase != Phase.OVER:
        if game.box.draft:
            redeal_creatures(game, seat, others, luck)
        else:
            swap_hands(game, others, luck)
        redeal_spells(game, seat, others, luck)
        redeal_bids(game, others, luck)
    for player in others:
        player.waits = EVERY
    for player in game.players:
        arm(game, player)
    game.action_deck = tuple(luck.shuffled(game.action_deck))
    game.course_deck = tuple(luck.shuffled(game.course_deck))
    game.dark_deck = tuple(luck.shuffled(game.dark_deck))
    redeal_offerings(game, luck)
    game.chance = Chance(luck.bits())


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
    hands = luck.shuffled([player.hand for player in players])
    for i, player in enumerate(players):
        player.hand = hands[i]


def redeal_creatures(game: Valroc, seat: int, others: list[Player], luck: Chance) -> None:
    """By categories, which the backs show: hands and packets of the others, undealt cards, and discards not seen. Once
    their prestige is announced, every hand is worth what it was said to be."""
    if game.prestige:
        if not redeal_hands(game, seat, others, luck):
            mix_hands(game, seat, others, luck)
        return
    for category in range(3):
        pool: list[Creature] = []
        for player in others:
            pool.extend([card for card in (*player.hand, *player.packet) if card.category == category])
        pool.extend([card for card in game.fictive if card.category == category])
        pool.extend(game.creature_decks[category])
        pool.extend([laid[0] for laid in game.laid if not laid[1] >> seat & 1 and laid[0].category == category])
        pool = luck.shuffled(pool)
        for player in others:
            player.hand = tuple([pool.pop() if card.category == category else card for card in player.hand])
            player.packet = tuple([pool.pop() if card.category == category else card for card in player.packet])
        game.fictive = tuple([pool.pop() if card.category == category else card for card in game.fictive])
        game.creature_decks[category] = tuple([pool.pop() for _ in game.creature_decks[category]])
        laid: list[Laid] = []
        for one in game.laid:
            hidden = not one[1] >> seat & 1 and one[0].category == category
            laid.append((pool.pop(), one[1]) if hidden else one)
        game.laid = tuple(laid)


def redeal_hands(game: Valroc, seat: int, others: list[Player], luck: Chance) -> bool:
    """A new deal in which every hand has the prestige announced, less what its player has beaten; whether one was
    found. It begins with any deal, so that it is no nearer to the truth than to any other."""
    out = len(others)
    cards: list[Creature] = []  # all hidden ones: those in hands first
    owners: list[int] = []  # who of the others has each of them; `out` for nobody
    for i, player in enumerate(others):
        cards.extend(player.hand)
        owners.extend([i] * len(player.hand))
    held = len(cards)
    hidden = [laid[0] for laid in game.laid if not laid[1] >> seat & 1]
    cards.extend(hidden)
    owners.extend([out] * len(hidden))
    places: list[list[int]] = [[], [], []]  # of each category
    for i, card in enumerate(cards):
        places[card.category].append(i)
    wanted = [game.prestige[player.seat] - sum([card.prestige for card in player.beaten]) for player in others]
    for _ in range(DEALS):
        for spots in places:
            dealt = luck.shuffled([cards[i] for i in spots])
            for n, i in enumerate(spots):
                cards[i] = dealt[n]
        if make_fit(cards, owners, held, places, wanted, luck):
            take_hands(game, seat, others, cards)
            return True
    return False


def make_fit(
    cards: list[Creature], owners: list[int], held: int, places: list[list[int]], wanted: list[int], luck: Chance
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
        if off == 0 and n >= STIR:
            return True
        bits = luck.bits()
        i = ((bits & LOW) * held) >> 32
        spots = places[cards[i].category]
        j = spots[((bits >> 32) * len(spots)) >> 32]
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
    return off == 0


def take_hands(game: Valroc, seat: int, others: list[Player], cards: list[Creature]) -> None:
    """Hands and hidden discards from one list, in their order."""
    start = 0
    for player in others:
        end = start + len(player.hand)
        player.hand = tuple(cards[start:end])
        start = end
    laid: list[Laid] = []
    for one in game.laid:
        if one[1] >> seat & 1:
            laid.append(one)
        else:
            laid.append((cards[start], one[1]))
            start += 1
    game.laid = tuple(laid)


def mix_hands(game: Valroc, seat: int, others: list[Player], luck: Chance) -> None:
    """When no deal was found: change hidden cards of the true one for others of their category, one at a time or two,
    so that every hand keeps its prestige."""
    hands = [list(player.hand) for player in others]
    out = [laid[0] for laid in game.laid if not laid[1] >> seat & 1]
    for _ in range(SHUFFLES):
        for hand in hands:
            if hand and out:
                change_hand(hand, out, luck)
        if len(hands) > 1:
            exchange_between(hands, luck)
    for i, player in enumerate(others):
        player.hand = tuple(hands[i])
    game.laid = tuple([one if one[1] >> seat & 1 else (out.pop(), one[1]) for one in game.laid])


def change_hand(hand: list[Creature], out: list[Creature], luck: Chance) -> None:
    """Change one card with one that is out; if that changes the sum, try a second one that makes up for it."""
    i = luck.below(len(hand))
    j = luck.below(len(out))
    if hand[i].category != out[j].category:
        return
    gap = out[j].prestige - hand[i].prestige
    if gap == 0:
        hand[i], out[j] = out[j], hand[i]
        return
    k = luck.below(len(hand))
    if k == i:
        return
    start = luck.below(len(out))
    for step in range(len(out)):
        m = (start + step) % len(out)
        if m != j and out[m].category == hand[k].category and out[m].prestige - hand[k].prestige == -gap:
            hand[i], out[j] = out[j], hand[i]
            hand[k], out[m] = out[m], hand[k]
            return


def exchange_between(hands: list[list[Creature]], luck: Chance) -> None:
    """Two hands change cards of the same category and prestige."""
    a = luck.below(len(hands))
    b = luck.below(len(hands))
    if a == b or not hands[a] or not hands[b]:
        return
    i = luck.below(len(hands[a]))
    j = luck.below(len(hands[b]))
    one, other = hands[a][i], hands[b][j]
    if one.category == other.category and one.prestige == other.prestige:
        hands[a][i], hands[b][j] = other, one


# --- spells and bids ------------------------------------------------------------------------------------------------


def redeal_spells(game: Valroc, seat: int, others: list[Player], luck: Chance) -> None:
    """A spell held since before the deck was last shuffled cannot be in the new deck: it changes places with spells of
    its time only."""
    for shuffle in range(game.spell_shuffles + 1):
        latest = shuffle == game.spell_shuffles
        pool: list[Spell] = list(game.spell_deck) if latest else []
        for player in others:
            pool.extend([held[0] for held in player.spells if held[1] == shuffle])
        pool.extend([laid[0] for laid in game.spell_discard if laid[1] == shuffle and not laid[2] >> seat & 1])
        pool = luck.shuffled(pool)
        for player in others:
            player.spells = tuple([(pool.pop(), shuffle) if held[1] == shuffle else held for held in player.spells])
        discard: list[LaidSpell] = []
        for laid in game.spell_discard:
            hidden = laid[1] == shuffle and not laid[2] >> seat & 1
            discard.append((pool.pop(), shuffle, laid[2]) if hidden else laid)
        game.spell_discard = tuple(discard)
        if latest:
            game.spell_deck = tuple(pool)


def redeal_offerings(game: Valroc, luck: Chance) -> None:
    """The fictive bidder's cards that are still face down (l.462)."""
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

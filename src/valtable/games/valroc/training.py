"""The training ground: stop or go on, then gauges into skill points (rulebook l.334-371)."""

from __future__ import annotations

from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message
from valtable.engine.question import NO, YES, Amount, Choice
from valtable.games.valroc import tell
from valtable.games.valroc.anytime import (
    AT_PLACE,
    COUNTING,
    GAUGE_CARDS,
    INSIDE,
    WINDOWS,
    keep_limit,
    object_choice,
    pay_wrath,
    show_spell,
)
from valtable.games.valroc.cards import Action, Spell
from valtable.games.valroc.dark import helped, struck
from valtable.games.valroc.gains import discard_action, draw_action, gain_skill, take_action
from valtable.games.valroc.state import (
    BERRY,
    GAUGE_FULL,
    GAUGE_MEDIUM,
    GAUGE_SMALL,
    PLANT,
    START,
    TRAINING,
    Player,
    Valroc,
)
from valtable.games.valroc.words import ELEMENTS, FULL_GAUGE, QUARTERS

STOP: Final = Choice("stop")
COST: Final = 1  # PM for a draw (l.340)
# What fills a gauge, by its size: small, medium, full, as cards and as tokens.
TOKENS: Final = (GAUGE_SMALL, GAUGE_MEDIUM, GAUGE_FULL)
SIZES: Final = (QUARTERS[1], QUARTERS[2], QUARTERS[3])
GAUGE_CHOICES: Final = GAUGE_CARDS[:2]  # Araori fills these
POINTS: Final = [Amount("skill", n) for n in range(40)]


class Draw(Choice):
    """A card, or several at a time (l.606). The button says what one risks: that lies open anyway."""

    __slots__ = ("n", "safe")

    def __init__(self, n: int, safe: int) -> None:
        super().__init__("draw" if n == 1 else "draw-two")
        self.n = n
        self.safe = safe  # for so many draws one is still immune

    def words(self, game: Game) -> Message:
        assert isinstance(game, Valroc)
        if self.safe > 0:
            return Message("option-draw-immune", {"n": self.n, "safe": self.safe})
        cards = game.action_deck or game.action_discard
        wounds = len([card for card in cards if card.wound])
        return Message("option-draw", {"n": self.n, "wounds": wounds, "cards": len(cards)})


class Training:
    """One training while it lasts: how many draws were made, and whether a wound has ended it."""

    __slots__ = ("begun", "draws", "ended", "ignored", "immunity")

    def __init__(self, immunity: int) -> None:
        self.immunity = immunity
        self.begun = False  # whether a card was drawn, be it with a berry
        self.draws = 0
        self.ended = False
        self.ignored = False  # whether the course has taken a wound away (l.702)


def visit_training_ground(game: Valroc, player: Player, slot: int) -> None:
    """Draw as long as one dares, then count (l.338-364)."""
    training = Training(game.box.pack.boards.immunity[slot - START[TRAINING]])
    tell.did(game, "trains", player, {"n": training.immunity})
    while not training.ended:
        choice = next_draw(game, player, training)
        if choice is STOP:
            break
        if isinstance(choice, Draw):
            training.draws += 1
            player.pm -= draw_cost(game, player)
            tell.lost(game, player, "pm", draw_cost(game, player))
            draw(game, player, training, choice.n)
        elif choice is not None:
            player.objects[BERRY] -= 1
            tell.did(game, "ate-berry", player)
            draw(game, player, training, 1)
    count(game, player)
    if training.ended:
        rest_if_wounded(game, player)
    keep_limit(game, player)


def draw_cost(game: Valroc, player: Player) -> int:
    """1 PM, or more for who is struck by the Salvo of Pain (l.604)."""
    slot = struck(game, player.seat, "dear_training")
    return COST if slot < 0 else game.dark.rites[slot].number


def next_draw(game: Valroc, player: Player, training: Training) -> Choice | None:
    """Stop, draw, or eat a berry for a free card (l.340-346, l.544); two cards at a time by Moonlight (l.606)."""
    choices: list[Choice] = [STOP]
    if game.action_deck or game.action_discard:
        if player.pm >= draw_cost(game, player):
            safe = max(training.immunity - training.draws, 0)
            choices.append(Draw(1, safe))
            moonlight = helped(game, player.seat, "double_draws")
            if moonlight is not None and training.draws < moonlight.draws:
                choices.append(Draw(moonlight.number, safe))
        if player.objects[BERRY]:
            choices.append(object_choice(game, BERRY))
    moment = AT_PLACE[TRAINING] | (INSIDE if training.begun else 0)
    if game.armed:
        return WINDOWS.ask(game, player, "train", choices, moment)
    return game.ask(player, "train", choices)


def draw(game: Valroc, player: Player, training: Training, n: int) -> None:
    """Action cards, one or several at once, which are then looked at (l.341-342, l.606)."""
    training.begun = True
    drawn: list[Action] = []
    for _ in range(n):
        card = draw_action(game)
        if card is not None:
            tell.did(game, "draws", player, {"gauge": card.name()})
            drawn.append(card)
    for card in drawn:
        look_at(game, player, training, card)


def look_at(game: Valroc, player: Player, training: Training, card: Action) -> None:
    """A gauge is kept; a wound ends the training unless something wards it off (l.342-348)."""
    if not card.wound:
        take_action(game, card)
        player.kept = (*player.kept, card)
        return
    if warded(game, player, training):
        discard_action(game, card)
        return
    take_action(game, card)
    player.wounds = (*player.wounds, card)
    training.ended = True
    tell.did(game, "wounded", player)


def warded(game: Valroc, player: Player, training: Training) -> bool:
    """By the immunity of the first draws (cards of one draw share it), by a course, or by a plant."""
    if max(training.draws, 1) <= training.immunity:
        tell.did(game, "immune", player)
        return True
    if not training.ignored and player.course_number("ignore_wound"):
        training.ignored = True
        tell.did(game, "first-aid", player)
        return True
    if player.objects[PLANT] and game.ask(player, "use-plant", (YES, NO)) is YES:
        player.objects[PLANT] -= 1
        tell.did(game, "used-plant", player)
        return True
    return False


# --- counting -------------------------------------------------------------------------------------------------------


def count(game: Valroc, player: Player) -> None:
    """Full gauges become skill points in one single element (l.358-360); Araori fills a gauge (l.636)."""
    filled = 0
    while True:
        cards = gauges(player)
        tokens = [player.objects[kind] for kind in TOKENS]
        quarters = sum([n * size for n, size in zip(cards, SIZES, strict=True)])
        more = sum([n * size for n, size in zip(tokens, SIZES, strict=True)])
        by_cards = quarters // FULL_GAUGE
        most = (quarters + more) // FULL_GAUGE
        # The most that cards alone give comes first, then more with tokens, then less.
        numbers = [by_cards, *range(by_cards + 1, most + 1), *range(by_cards - 1, -1, -1)]
        choices: list[Choice] = [POINTS[n] for n in numbers]
        araori = player.spell("fill_gauge")
        if araori is not None and (cards[0] or cards[1] or tokens[0] or tokens[1]):
            choices.append(araori)
        choice = WINDOWS.ask(game, player, "count", choices, COUNTING)
        if isinstance(choice, Amount):
            use_gauges(game, player, choice.n)
            filled += choice.n
            break
        if isinstance(choice, Spell):
            fill_gauge(game, player, choice)
            filled += 1
    if filled:
        gain_skill(game, player, game.ask(player, "train-element", ELEMENTS).index, filled)


def gauges(player: Player) -> list[int]:
    """How many small, medium and full ones there are among the cards."""
    found = [0, 0, 0]
    for card in player.kept:
        found[card.centre - 1] += 1
    return found


def use_gauges(game: Valroc, player: Player, n: int) -> None:
    """Make n full gauges: of cards first, the small ones first, and of tokens for what is lacking. Every size divides
    the next, so a sum that is large enough can always be made up exactly."""
    left = n * FULL_GAUGE
    cards = gauges(player)
    tokens = [player.objects[kind] for kind in TOKENS]
    best = cheapest(left, cards, tokens)
    for size in range(3):
        for _ in range(best[size]):
            spend_card(game, player, size)
        player.objects[TOKENS[size]] -= best[3 + size]
    if left:
        tell.did(game, "gauges-used", player, {"n": sum(best)})


def cheapest(quarters: int, cards: list[int], tokens: list[int]) -> list[int]:
    """How many of each to use for exactly so many quarters: as few tokens as can be, then as many cards as can be."""
    best: list[int] = [0] * 6
    cost = -1
    for a in range(tokens[0] + 1):
        for b in range(tokens[1] + 1):
            for c in range(tokens[2] + 1):
                rest = quarters - a * SIZES[0] - b * SIZES[1] - c * SIZES[2]
                if rest < 0:
                    break
                for full in range(min(cards[2], rest // SIZES[2]) + 1):
                    for medium in range(min(cards[1], (rest - full * SIZES[2]) // SIZES[1]) + 1):
                        small = rest - full * SIZES[2] - medium * SIZES[1]
                        if small > cards[0]:
                            continue
                        price = 1000 * (a * SIZES[0] + b * SIZES[1] + c * SIZES[2]) + 100 - small - medium - full
                        if cost < 0 or price < cost:
                            cost = price
                            best = [small, medium, full, a, b, c]
    return best


def spend_card(game: Valroc, player: Player, size: int) -> None:
    kept: list[Action] = list(player.kept)
    for card in kept:
        if card.centre - 1 == size:
            kept.remove(card)
            player.kept = tuple(kept)
            discard_action(game, card)
            return


def fill_gauge(game: Valroc, player: Player, spell: Spell) -> None:
    """Araori: a small or a medium gauge, a card's or a token, counts as a full one now (l.636)."""
    show_spell(game, player, spell)
    cards = gauges(player)
    choices: list[Choice] = [GAUGE_CHOICES[size] for size in range(2) if cards[size]]
    choices.extend([object_choice(game, TOKENS[size]) for size in range(2) if player.objects[TOKENS[size]]])
    choice = game.ask(player, "fill-gauge", choices, spell)
    for size in range(2):
        if choice is GAUGE_CHOICES[size]:
            spend_card(game, player, size)
        elif choice is object_choice(game, TOKENS[size]):
            player.objects[TOKENS[size]] -= 1
    pay_wrath(game, player)


def rest_if_wounded(game: Valroc, player: Player) -> None:
    """With a second wound the mage rests for the next turn, on the last of them (l.364)."""
    if len(player.wounds) < 2:
        return
    for card in player.wounds[:-1]:
        discard_action(game, card)
    player.resting = (*player.resting, player.wounds[-1])
    player.wounds = ()
    player.out = game.turn + 1
    tell.did(game, "mage-out", player)

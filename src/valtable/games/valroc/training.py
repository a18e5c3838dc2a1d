"""The training ground: stop or go on, then gauges into skill points (rulebook l.334-371)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from valtable.engine.game import Game
from valtable.engine.message import Message, amount
from valtable.engine.question import NO, YES, Amount, Choice
from valtable.games.valroc import tell
from valtable.games.valroc.anytime import (
    GAUGE_CARDS,
    WINDOWS,
    keep_limit,
    might_be,
    object_choice,
    pay_wrath,
    show_spell,
)
from valtable.games.valroc.cards import Action, Spell
from valtable.games.valroc.dark import helped, struck
from valtable.games.valroc.gains import discard_action, draw_action, gain_skill, take_action
from valtable.games.valroc.state import (
    BEFORE,
    BERRY,
    GAUGE_FULL,
    GAUGE_MEDIUM,
    GAUGE_SMALL,
    INSIDE,
    PLANT,
    START,
    TRAINING,
    Player,
    Valroc,
)
from valtable.games.valroc.vocabulary import CENTRES, ELEMENTS, FULL_GAUGE, QUARTERS

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

    def label(self, game: Game) -> Message:
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
    """1 PM, or more for whoever is struck by the Salvo of Pain (l.604)."""
    slot = struck(game, player.seat, "raise_draw_cost")
    return COST if slot < 0 else game.dark.rites[slot].number


def next_draw(game: Valroc, player: Player, training: Training) -> Choice | None:
    """Draw, or eat a berry for a free card (l.340-346, l.544); two cards at a time by Moonlight (l.606). Nobody stops
    before the first draw, unless they cannot pay for it."""
    cards = bool(game.action_deck or game.action_discard)
    payable = cards and player.pm >= draw_cost(game, player)
    choices: list[Choice] = [STOP] if training.draws or not payable else []
    if payable:
        safe = max(training.immunity - training.draws, 0)
        choices.append(Draw(1, safe))
        moonlight = helped(game, player.seat, "double_draws")
        if moonlight is not None and training.draws < moonlight.draws:
            choices.append(Draw(moonlight.number, safe))
    if cards and player.objects[BERRY]:
        choices.append(object_choice(game, BERRY))
    return WINDOWS.ask(game, player, "train", choices, BEFORE[TRAINING] | (INSIDE if training.begun else 0))


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
        by_cards = quarters(cards) // FULL_GAUGE
        most = (quarters(cards) + quarters(tokens)) // FULL_GAUGE
        # The most that cards alone give comes first, then more with tokens, then less.
        numbers = [by_cards, *range(by_cards + 1, most + 1), *range(by_cards - 1, -1, -1)]
        choices: list[Choice] = [POINTS[n] for n in numbers]
        fillable = cards[0] + cards[1] + tokens[0] + tokens[1] > 0
        araori = player.spell("fill_gauge")
        if araori is not None and fillable:
            choices.append(araori)
        hidden = fillable and bool(player.spells) and might_be(game, "fill_gauge")
        choice = game.ask(player, "count", choices, None, hidden)
        if isinstance(choice, Amount):
            use_gauges(game, player, choice.n, cards, tokens)
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


def quarters(gauges: list[int]) -> int:
    """What so many small, medium and full gauges amount to."""
    return gauges[0] * SIZES[0] + gauges[1] * SIZES[1] + gauges[2] * SIZES[2]


class Mix(Choice):
    """Small, medium and full gauges that make up some skill points: so many cards, and so many tokens."""

    __slots__ = ("cards", "tokens")

    def __init__(self, cards: list[int], tokens: list[int]) -> None:
        numbers = "-".join([str(n) for n in (*cards, *tokens)])
        super().__init__("gauges-" + numbers)
        self.cards = cards
        self.tokens = tokens

    def label(self, game: Game) -> Message:
        parts = [amount("card_" + name, n) for name, n in zip(CENTRES[1:], self.cards, strict=True) if n]
        parts.extend([amount("gauge_" + name, n) for name, n in zip(CENTRES[1:], self.tokens, strict=True) if n])
        return Message("option-gauges", {"gauges": parts})


def use_gauges(game: Valroc, player: Player, n: int, cards: list[int], tokens: list[int]) -> None:
    """Make n full gauges of cards and tokens, combined as the player likes (l.358)."""
    if not n:
        return
    mix = game.ask(player, "use-gauges", mixes(n * FULL_GAUGE, cards, tokens))
    for size in range(3):
        for _ in range(mix.cards[size]):
            spend_card(game, player, size)
        player.objects[TOKENS[size]] -= mix.tokens[size]
    tell.did(game, "gauges-used", player, {"n": sum(mix.cards) + sum(mix.tokens)})


def mixes(total: int, cards: list[int], tokens: list[int]) -> list[Mix]:
    """All that make exactly so many quarters: fewest tokens first, since these take none of the four places, then most
    cards. Every size divides the next, so there is always one where the sum is large enough."""
    found: list[Mix] = []
    for spare in within(total, tokens):
        rest = total - quarters(spare)
        found.extend([Mix(used, spare) for used in within(rest, cards) if quarters(used) == rest])
    found.sort(key=dearness)
    return found


def usual(_game: Valroc, _seat: int, prompt: str, choices: Sequence[Choice], _about: Choice | None) -> Choice | None:
    """Of the gauges that make up skill points, those with the fewest tokens, which are offered first."""
    return choices[0] if prompt == "use-gauges" else None


def within(total: int, gauges: list[int]) -> list[list[int]]:
    """How many small, medium and full ones of these may be taken without exceeding so many quarters."""
    found: list[list[int]] = []
    for full in range(min(gauges[2], total // SIZES[2]) + 1):
        left = total - full * SIZES[2]
        for medium in range(min(gauges[1], left // SIZES[1]) + 1):
            most = left - medium * SIZES[1]
            found.extend([[small, medium, full] for small in range(min(gauges[0], most) + 1)])
    return found


def dearness(mix: Mix) -> tuple[int, int]:
    return quarters(mix.tokens), -sum(mix.cards)


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

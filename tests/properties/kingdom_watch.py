"""What a complete fuzz of Kingdom must have seen: every card played, and every branch of every effect.

The goals are listed from the cards themselves, so that a card that is added is a goal at once. What has been reached is
told from the state before each step, the questions and answers in it, and the events it wrote.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from typing import Final

from tests.properties.table import Table
from valtable.engine.effects import Choose, Do, Effect, Gain, May, Pay, parts_of
from valtable.engine.effects import Counter as CardCounter
from valtable.engine.events import Event
from valtable.engine.game import Game
from valtable.engine.pack import Card
from valtable.engine.rules import Rules
from valtable.games.kingdom.rules import STANDARD
from valtable.games.kingdom.state import Kingdom, Phase, Player
from valtable.games.realm.cards import Citizen, Domain, MonsterEvent, flat
from valtable.games.realm.state import CENTRE, CITIZENS, DOMAINS
from valtable.games.realm.tableau import Tableau
from valtable.games.realm.vocabulary import ROLES, Steal

RESOURCES: Final = ("gold", "strength", "magic")
SIDES: Final = ("active", "passive")
GENERAL: Final = (
    *(f"a steal takes less {when}" for when in ("than there is", "because there is less")),
    *(f"the Herald is called {times}" for times in ("once", "twice")),
    *(f"{what} token is put on a monster" for what in RESOURCES),
    *(f"a monster is slain with a {what} token" for what in RESOURCES),
    *(f"everybody loses {what}" for what in RESOURCES),
    *(
        f"a {kind} is returned {where}"
        for kind in ("citizen", "monster")
        for where in ("to its stack", "to an empty stack", "under an event")
    ),
    "a slain event is replaced by an exhausted card",
    "a slain event leaves an empty place: no exhausted card is left",
    *(f"a {kind} stack is exhausted" for kind in ("monster", "citizen", "domain")),
    *(f"an event appears on a {kind} stack" for kind in ("monster", "citizen", "domain")),
    "two stacks run out at once, and the player chooses which is covered first",
    "two events wake at once",
    "several equal cards are chosen for in one go",
    "a stack runs out when no exhausted card is left",
    "the last round is announced",
    "the end comes at once, without a last round",
    *(f"magic helps to {deed}" for deed in ("slay", "recruit", "build")),
    "a mixed stack turns up the next citizen",
    "a player rests",
    *(f"end of the game: {reason}" for reason in ("monsters", "domains", "exhausted")),
    *(f"end of a solo game: {reason}" for reason in ("monsters", "overrun", "exhausted-won", "exhausted-lost")),
    "a victory is shared",
    "a tie is broken by the smaller tableau",
    "a majority without dukes",
    "a tied majority without dukes",
    "the Dark Lord captures a citizen",
    "the Dark Lord captures a domain",
    "a six rouses the stack of the player's choice",
    "the sum of the dice rouses a stack",
    "an exhausted monster stack attacks all the same",
    "alone, a steal is a gain",
)


def goals() -> list[str]:
    """Every goal, in the order of the cards."""
    found: list[str] = []
    for citizen in (*STANDARD.starters, *STANDARD.citizens):
        for side, effect in zip(SIDES, citizen.sides, strict=True):
            found.append(f"{citizen.id}: {side} side works")
            found.extend(f"{citizen.id}: {side}: {branch}" for branch in branches(effect, citizen))
    for monster in (*STANDARD.monsters, *STANDARD.events):
        found.append(f"{monster.id}: slain")
        found.extend(f"{monster.id}: {branch}" for branch in branches(monster.reward, monster))
        if isinstance(monster, MonsterEvent):
            found.append(f"{monster.id}: wakes")
    found.append("bane_spider: no knight left to choose")
    for domain in STANDARD.domains:
        found.append(f"{domain.id}: built")
        found.extend(f"{domain.id}: {branch}" for branch in branches(domain.effect, domain))
    for duke in STANDARD.dukes:
        found.extend((f"{duke.id}: scored", f"{duke.id}: scored by the Dark Lord"))
    return [*found, *GENERAL]


def branches(effect: Effect, card: Card) -> list[str]:
    """The ways an effect can go."""
    found: list[str] = []
    optional = False
    for part in parts_of(effect):
        if isinstance(part, Choose) and not any(isinstance(side, Steal) for side in part.parts):
            found.extend(f"chooses {branch.id}" for branch in part.branches)
        elif isinstance(part, Pay):
            found.append(f"pays {part.amount} {part.resource}")
            optional = True
        elif isinstance(part, May):
            optional = True
        elif isinstance(part, Do):
            found.append(str(part))
        elif isinstance(part, Gain):
            if part.resource == "wild":
                found.extend(f"chooses {resource}" for resource in RESOURCES)
            elif part.counter is not None or isinstance(card, Domain):
                found.append(str(part))
    return [*found, "declined"] if optional else found


class KingdomWatch:
    """Counts what happens, step by step."""

    def __init__(self, table: Table, seen: Counter[str]) -> None:
        self.own_pack = "cards" in table.options
        self.total = seen
        self.seen: Counter[str] = Counter()
        self.answers: list[tuple[str, str, Sequence[str], str, int]] = []

    def before_step(self, game: Game) -> None:
        assert isinstance(game, Kingdom)
        self.answers = []
        self.phase = game.phase
        self.active = game.active
        self.tableaux = [player.tableau for player in game.players]
        self.covers = dict(game.covers)
        self.tokens = {number: game.tokens_on(number) for number in range(DOMAINS + 5)}
        self.places = {place.id: place.number for place in CENTRE}
        self.monsters = [len(stack) for stack in game.monsters]
        self.exhausted = game.exhausted_pile
        self.harvests: dict[int, Counter[str]] = {}
        if game.phase in (Phase.HARVEST, Phase.SECOND_HARVEST):
            for player in game.in_play():
                self.activations(game, player)

    def side(self, seat: int) -> str:
        return SIDES[0] if self.phase == Phase.HARVEST and seat == self.active else SIDES[1]

    def activations(self, game: Kingdom, player: Player) -> None:
        """Which cards the dice call, by the rulebook (l.187-244)."""
        side = self.side(player.seat)
        values = (game.die1, game.die2, game.die1 + game.die2)
        tableau = player.tableau
        cards = (*tableau.starters, *tableau.citizens)
        called = [card for value in values for card in cards if value in card.activation]
        fixed: Counter[str] = Counter()
        for card in called:
            self.seen[f"{card.id}: {side} side works"] += 1
            for part in flat(card.sides[SIDES.index(side)]):
                if isinstance(part, Gain) and part.resource != "wild":
                    n = 1 if part.counter is None else how_many(tableau, part.counter) // part.counter.per
                    fixed[part.resource] += part.amount * n
                    self.seen[f"{card.id}: {side}: {part}"] += n > 0
        self.harvests[player.seat] = +fixed
        heralds = (game.die1 == game.die2) + (not called)
        if heralds:
            self.seen[f"starter_herald: {side} side works"] += 1
            self.seen[f"the Herald is called {'once' if heralds == 1 else 'twice'}"] += 1

    def asked(self, prompt: str, about: str, offered: Sequence[str], chosen: str, seat: int) -> None:
        self.answers.append((prompt, about, offered, chosen, seat))

    def after_step(self, game: Game, events: Sequence[Event]) -> None:
        assert isinstance(game, Kingdom)
        for prompt, about, offered, chosen, seat in self.answers:
            self.answered(game, prompt, about, offered, chosen, seat)
        self.check_harvest(events)
        built = ""
        slain = ""
        for event in events:
            card = event.args["card"].id.removeprefix("card-") if "card" in event.args else ""
            if event.kind == "built":
                built = card
            elif event.kind == "slew":
                slain = card
            self.happened(game, event, card, built, slain)
        if sum(1 for event in events if event.kind == "event-woke") > 1:
            self.seen["two events wake at once"] += 1
        captured = sum(1 for event in events if event.kind == "captured")
        if captured > 2:
            self.seen["the sum of the dice rouses a stack"] += 1

    def check_harvest(self, events: Sequence[Event]) -> None:
        """Everybody has harvested just what the dice, the rulebook and the cards say."""
        told: dict[int, Counter[str]] = {seat: Counter() for seat in self.harvests}
        for event in events:
            if event.kind == "harvested":
                gains = told[event.args["player"].args["seat"]]
                gains.update({gain.id.removeprefix("amount-"): gain.args["n"] for gain in event.args["gains"]})
        assert told == self.harvests, f"harvested {told}, but the cards give {self.harvests}"

    # ---- questions ----

    def answered(self, game: Kingdom, prompt: str, about: str, offered: Sequence[str], chosen: str, seat: int) -> None:
        seen = self.seen
        card = STANDARD.by_id.get(about)
        where = f"{about}: {self.side(seat)}" if isinstance(card, Citizen) else about
        if prompt in ("choose-reward", "herald", "gain-any"):
            seen[f"{where}: chooses {chosen}"] += 1
            if isinstance(card, Citizen) and any("-magic-" in id for id in offered):
                seen["several equal cards are chosen for in one go"] += 1
        elif prompt == "exchange":
            for id in offered[:-1]:
                if id == chosen:
                    self.paid(f"{id}: {self.side(seat)}", id)
                elif chosen == "pass":
                    seen[f"{id}: {self.side(seat)}: declined"] += 1
        elif chosen == "pass" and prompt in ("change-dice", "action-end"):
            for id in offered[:-1]:
                seen[f"{id}: declined"] += 1
        elif chosen in ("pass", "no"):
            seen[f"{about}: declined"] += 1
        elif prompt == "steal-amount":
            seen["a steal takes less than there is"] += 1
        elif prompt == "steal" and chosen != "less":
            seen[f"{where}: steal({chosen.rpartition('-')[2]},3)"] += 1
        elif prompt == "cover-first":
            seen["two stacks run out at once, and the player chooses which is covered first"] += 1
        elif prompt == "rouse":
            seen["a six rouses the stack of the player's choice"] += 1
        elif prompt == "pay" and chosen != "magic-0":
            kind = "recruit" if isinstance(card, Citizen) else "build" if isinstance(card, Domain) else "slay"
            seen[f"magic helps to {kind}"] += 1

    def paid(self, where: str, card: str) -> None:
        """Its payment was made; a price that a counter multiplies may have been nothing."""
        for part in all_parts(card):
            if isinstance(part, Pay):
                self.seen[f"{where}: pays {part.amount} {part.resource}"] += 1
                if built_domain(card) and isinstance(part.effect, Gain):
                    self.seen[f"{where}: {part.effect}"] += 1

    # ---- events ----

    def happened(self, game: Kingdom, event: Event, card: str, built: str, slain: str) -> None:
        seen, kind, args = self.seen, event.kind, event.args
        if kind == "slew":
            self.slew(args["from"], card, built)
        elif kind == "built":
            seen[f"{card}: built"] += 1
            tableau = self.tableaux[self.active]
            if sum(amount.args["n"] for amount in args["price"]) < self.cost(card):
                assert "pratchetts_plateau" in [domain.id for domain in tableau.domains]
                seen["pratchetts_plateau: discount(domain,1)"] += 1
        elif kind == "recruited":
            if tableau_ignores(self.tableaux[self.active], card):
                assert sum(amount.args["n"] for amount in args["price"]) == self.cost(card)
                seen["emerald_stronghold: ignore_plus(citizen)"] += 1
        elif kind == "event-woke":
            seen[f"{card}: wakes"] += 1
        elif kind in ("took-citizen", "robbed", "took-monster", "returned"):
            self.moved(kind, args["to"], card, built, slain)
        elif kind == "gained":
            self.gained(game, card)
        elif kind == "exchanged" or kind == "used-free":
            if built_domain(card):
                self.paid(card, card)
        elif kind == "die-changed":
            self.dice(card)
        elif kind == "stole":
            resource = args["what"].id.removeprefix("amount-")
            asked = any(answer[0] == "steal-amount" for answer in self.answers)
            for part in all_parts(card):
                if isinstance(part, Steal) and part.resource.id == resource:
                    if built_domain(card):
                        seen[f"{card}: {part}"] += 1
                    if args["what"].args["n"] < part.n and not asked:
                        seen["a steal takes less because there is less"] += 1
        elif kind == "token-put":
            seen[f"{args['what'].id.removeprefix('amount-')} token is put on a monster"] += 1
        elif kind == "lost":
            seen[f"everybody loses {args['what'].id.removeprefix('amount-')}"] += 1
        elif kind in ("exhausted", "event-appears"):
            place = args["to"].partition("-")[0]
            seen[
                f"a {place} stack is exhausted" if kind == "exhausted" else f"an event appears on a {place} stack"
            ] += 1
        elif kind == "left-empty":
            seen["a stack runs out when no exhausted card is left"] += 1
        elif kind == "last-round":
            seen["the last round is announced"] += 1
        elif kind.startswith("end-") and game.phase == Phase.OVER:
            seen["the end comes at once, without a last round"] += 1
        elif kind == "turned-up" and args["to"].startswith("citizen-"):
            seen["a mixed stack turns up the next citizen"] += 1
        elif kind == "rests":
            seen["a player rests"] += 1
        elif kind == "captured":
            self.captured(card, args["from"])

    def cost(self, card: str) -> int:
        found = STANDARD.by_id[card]
        assert isinstance(found, (Citizen, Domain))
        return found.cost

    def slew(self, place: str, card: str, built: str) -> None:
        self.seen[f"{card}: slain"] += 1
        number = self.places[place]
        for resource, n in zip(("strength", "magic", "gold"), self.tokens[number], strict=True):
            if n and self.covers.get(number) in (None, STANDARD.by_id[card]):
                self.seen[f"a monster is slain with a {resource} token"] += 1
        if isinstance(STANDARD.by_id[card], MonsterEvent):
            some = "is replaced by an exhausted card"
            self.seen[
                f"a slain event {some if self.exhausted else 'leaves an empty place: no exhausted card is left'}"
            ] += 1
        self.rewarded(card)
        if built:
            self.seen[f"{built}: slay_action"] += 1
        asked = [a for a in self.answers if a[0] == "choose-reward" and a[1] == card]
        if card == "bane_spider" and not asked:
            self.seen["bane_spider: no knight left to choose"] += 1

    def rewarded(self, card: str) -> None:
        """Gains that count something: the slain monster itself is always among it, unless the player chose another."""
        for part in all_parts(card):
            if isinstance(part, Gain) and part.counter is not None:
                branch = [a for a in self.answers if a[0] == "choose-reward" and a[1] == card]
                if not branch or branch[-1][3].startswith(part.resource):
                    self.seen[f"{card}: {part}"] += 1

    def moved(self, kind: str, goal: str, card: str, built: str, slain: str) -> None:
        """A card came to a player or went back: by the power of the domain just built, or as a monster's reward."""
        verbs = {
            "took-citizen": "take_citizen",
            "robbed": "steal_random_monster",
            "took-monster": "steal_random_monster",
        }
        cause = slain if slain and not built else built
        for part in all_parts(cause):
            worked = isinstance(part, Do) and part.verb == verbs.get(kind, "return")
            if worked or (isinstance(part, Gain) and kind == "returned"):
                self.seen[f"{cause}: {part}"] += 1
        if kind == "returned":
            what = "citizen" if goal.startswith("citizen-") else "monster"
            cover = self.covers.get(self.places[goal])
            where = (
                "to its stack"
                if cover is None
                else "under an event"
                if isinstance(cover, MonsterEvent)
                else "to an empty stack"
            )
            self.seen[f"a {what} is returned {where}"] += 1

    def gained(self, game: Kingdom, card: str) -> None:
        if not built_domain(card):
            return
        for part in all_parts(card):
            if isinstance(part, Steal) and game.box.solo:
                self.seen["alone, a steal is a gain"] += 1
                self.seen[f"{card}: {part}"] += 1
            elif isinstance(part, Gain):
                self.seen[f"{card}: {part}"] += 1

    def dice(self, card: str) -> None:
        self.paid(card, card)
        for part in all_parts(card):
            if isinstance(part, Do):
                self.seen[f"{card}: {part}"] += 1

    def captured(self, card: str, place: str) -> None:
        kind = "domain" if built_domain(card) else "citizen"
        self.seen[f"the Dark Lord captures a {kind}"] += 1
        column = (self.places[place] - CITIZENS) % 5
        if not self.monsters[column]:
            self.seen["an exhausted monster stack attacks all the same"] += 1

    # ---- the end ----

    def ended(self, game: Game, rules: Rules) -> None:
        assert isinstance(game, Kingdom)
        self.scored(game, rules)
        for goal, n in self.seen.items():
            if goal in GENERAL or not self.own_pack:  # what other cards do proves nothing about ours
                self.total[goal] += n

    def scored(self, game: Kingdom, rules: Rules) -> None:
        seen = self.seen
        score = rules.score(game)
        for player in game.players:
            if player.duke is not None:
                seen[f"{player.duke.id}: scored"] += 1
        if game.dark_lord is not None:
            assert game.dark_lord.duke is not None
            seen[f"{game.dark_lord.duke.id}: scored by the Dark Lord"] += 1
            seen[f"end of a solo game: {score.ending.id.removeprefix('ending-solo-')}"] += 1
            return
        seen[f"end of the game: {game.end_reason}"] += 1
        leaders = [n for n in score.totals if n == max(score.totals)]
        if len(score.winners) > 1:
            seen["a victory is shared"] += 1
        if len(leaders) > len(score.winners):
            seen["a tie is broken by the smaller tableau"] += 1
        if game.box.no_duke:
            points = [
                line.points for sheet in score.sheets for line in sheet if line.message.id.startswith("score-most-")
            ]
            seen["a majority without dukes"] += 7 in points
            seen["a tied majority without dukes"] += 3 in points


@functools.cache
def all_parts(card: str) -> list[Effect]:
    """Every part of every effect on the card."""
    return [part for _, effect in STANDARD.by_id[card].does() for part in parts_of(effect)]


def built_domain(card: str) -> bool:
    return isinstance(STANDARD.by_id.get(card), Domain)


def tableau_ignores(tableau: Tableau, card: str) -> bool:
    """Whether the "+" of this citizen's cost would have counted, but for a domain."""
    citizen = STANDARD.by_id[card]
    assert isinstance(citizen, Citizen)
    owned = "emerald_stronghold" in [domain.id for domain in tableau.domains]
    return owned and any(other.counts_as == citizen.counts_as for other in (*tableau.starters, *tableau.citizens))


def how_many(tableau: Tableau, counter: CardCounter) -> int:
    """How many cards of the tableau an effect of a citizen counts."""
    if counter.kind == "domain":
        return len(tableau.domains)
    if counter.kind == "name":
        return sum(1 for card in (*tableau.starters, *tableau.citizens) if card.counts_as == counter.name)
    assert counter.kind == "citizen_role"
    return sum(1 for card in tableau.citizens if ROLES[card.role] == counter.name)

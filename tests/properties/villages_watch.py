"""What a complete fuzz of Villages must have seen, and what each action must have brought.

The goals are listed from figures typed in again, beside the rulebook's rules; what has been reached is told from the
state before each step, the questions and answers in it, and the events it wrote.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tests.games.villages.figures import ADVENTURERS, ALL, BUILDINGS, KINDS, Power
from tests.properties.table import Table
from tests.properties.villages_paying import buildable, recruitable
from tests.properties.villages_scores import RANKS, counted, end_points, rank, tie_breaks
from valtable.engine.events import Event
from valtable.engine.game import Game
from valtable.engine.rules import Rules
from valtable.games.villages.state import Phase, Player, Villages

ACTIONS: Final = ("harvest", "develop", "build", "recruit", "tax")
ROLES: Final = ("leading", "following")
TARGET: Final = {2: 12, 3: 12, 4: 10, 5: 10}  # l.450-457
LIMIT: Final = 8  # l.214
PASSES: Final = {"pass", "pass-until-turn"}
QUIET: Final = 30  # rounds: our own end of a game that stands still
GENERAL: Final = (
    *(f"an action is led: {action}" for action in ACTIONS),
    *(f"an action is followed: {action}" for action in ACTIONS),
    *(f"an action is not followed: {action}" for action in ACTIONS),
    *(f"an action cannot be {done}: {action}" for done in ("led", "followed") for action in ACTIONS[1:4]),
    "an action cannot be led: tax",  # alone, without a card
    "a follower wants to build nothing before leading again",
    "a follower is not asked about a building: no card in hand",
    "a follower is not asked about a building: nothing before leading again",
    *(f"a coin on {whose} for {kind}" for whose in ("one's own", "the castle", "another's") for kind in KINDS),
    "a building is paid with coins of one's own, another's, the castle and a power",
    "a building is paid with powers alone",
    "another's coin comes home",
    "a pile is drawn from and filled again",
    "the deck is made anew",
    "the deck is made anew again",
    "nothing is left to draw",
    "a pile stays empty",
    *(f"the hand limit costs {n} cards" for n in (1, 2, 3)),
    "a theft leaves more than eight cards in hand",
    "a theft of two cards finds only one",
    "the same building is in hand twice",
    "a tax finds the bank empty",
    "a power gives less gold than it should: the bank is empty",
    "a power of gold cannot be used: the bank is empty",
    "a power cannot be used: nobody has anything to take",
    "a power cannot be used: too few cards to discard",
    "two powers in one action",
    "three powers in one action",
    "an older power is used before that of the new card",
    "a recruit is not replaced",
    "alone, drawing stops at eight cards",
    "alone, a card is given up to develop",
    "alone, a card is given up for the tax",
    "alone, a theft of cards is a draw",
    "alone, a theft of gold is paid by the bank",
    "alone, a coin takes a turn longer to come home",
    *(f"end of the game: {what}" for what in ("the leader reaches the target", "a follower reaches it", "quiet")),
    "end of the game: two villages reach the target",
    *(f"end of a solo game: {what}" for what in ("empty deck", "quiet")),
    *(f"rank alone: {name}" for name in (*RANKS, "pothole")),
    *(f"a tie is broken by {what}" for what in ("the larger village", "gold", "resources")),
    "a victory is shared",
)


def goals() -> list[str]:
    """Every goal, in the order of the cards."""
    found: list[str] = []
    for id, building in BUILDINGS.items():
        found.extend(f"{id}: {what}" for what in ("built", "laid out", "discarded", "given up"))
        found.extend(branches(id, building.power))
    for id, person in ADVENTURERS.items():
        found.append(f"{id}: recruited")
        found.extend(branches(id, person.power))
    return [*found, *GENERAL]


def branches(id: str, power: Power) -> list[str]:
    """The ways the power of a card can go; what a native power stands for is a rarer accident."""
    if not power.when:
        return []
    if power.when == "end":
        return [f"{id}: scores"]
    used = [f"{id}: used {role}" for role in ROLES]
    if power.when == "resource":
        kinds = KINDS if power.gain.startswith("native") else [power.gain]
        return [*used, f"{id}: declined", *(f"power of {id}: gives {kind}" for kind in kinds)]
    return [*used, *(f"{id}: declined {role}" for role in ROLES)]


class Answer(NamedTuple):
    prompt: str
    about: str
    offered: Sequence[str]
    chosen: str


class Before(NamedTuple):
    """What a player had when a step began."""

    gold: int
    hand: int
    home: int  # coins that come home at the start of a turn
    own_home: bool
    members: list[str]


class VillagesWatch:
    """Counts what happens, step by step, and holds it against the rulebook."""

    def __init__(
        self, table: Table, seen: Counter[str], pieces: Callable[[Game], dict[str, int]], least: Callable[[Game], int]
    ) -> None:
        self.own_pack = "cards" in table.options
        self.alone = table.players == 1
        self.total = seen
        self.seen: Counter[str] = Counter()
        self.pieces = pieces
        self.least = least
        self.start: dict[str, int] = {}
        self.quiet = 0
        self.turn = 0
        self.reached = ""
        self.empty = 0  # piles
        self.placed: Counter[int] = Counter()  # coins that others put on a seat's resources

    def before_step(self, game: Game) -> None:
        assert isinstance(game, Villages)
        if not self.start:
            self.start = dict(self.pieces(game))
        self.game = game
        self.answers: list[Answer] = []
        self.phase = game.phase
        self.active = game.active
        self.bank = game.bank
        self.row = len(game.row)
        self.shuffles = game.shuffles
        self.before = [had(player, self.alone) for player in game.players]
        self.actor = (game.active + (game.follower if game.phase != Phase.LEAD else 0)) % len(game.players)
        self.leads = game.phase == Phase.LEAD
        self.can_build: set[str] = set()
        self.can_recruit: set[str] = set()
        if self.phase == Phase.FOLLOW:
            self.look(game)

    def look(self, game: Villages) -> None:
        """What the actor could do now, once the coins are home."""
        if not self.own_pack:
            self.can_build = buildable(game, game.players[self.actor])
            self.can_recruit = recruitable(game, game.players[self.actor], self.leads)

    def asked(self, prompt: str, about: str, offered: Sequence[str], chosen: str, seat: int) -> None:
        game = self.game
        assert dict(self.pieces(game)) == self.start, "something was created or lost"
        assert self.least(game) >= 0, "something fell below zero"
        assert seat == self.actor
        self.check_piles(game)
        player = game.players[seat]
        if prompt == "lead":
            self.look(game)
            assert all(coin != 1 for coin in (player.castle, *player.coins)), "the coins are not home"
            if not self.own_pack:
                self.check_lead(player, offered)
        elif prompt == "use-power":
            self.unusable(game, player, [id.removeprefix("village-") for id in offered])
        if not self.own_pack:
            if prompt in ("build", "follow-build"):
                assert {*offered} - PASSES == self.can_build
                self.seen["an action cannot be followed: build"] += not self.can_build
            elif prompt in ("recruit", "follow-recruit"):
                assert {*offered} - {"pass"} == self.can_recruit
        hand = [held[0].id for held in player.hand]
        self.seen["the same building is in hand twice"] += len(set(hand)) < len(hand)
        names = [id.removeprefix("village-") for id in offered]  # a power goes by the name of its card here
        self.answers.append(Answer(prompt, about, names, chosen.removeprefix("village-")))

    def check_piles(self, game: Villages) -> None:
        """A pile runs out only when there is nothing to fill it with (l.208); alone, an empty deck is not filled."""
        empty = game.piles.count(())
        if empty > self.empty:
            assert not game.deck
            assert self.alone or all(len(pile) <= 1 for pile in game.piles)
        self.empty = empty

    def check_lead(self, player: Player, offered: Sequence[str]) -> None:
        """Exactly what can be paid for is offered (l.256, l.354, l.542, l.564)."""
        possible = {"harvest"}
        if len(player.hand) >= 2:
            possible.add("develop")
        if self.can_build:
            possible.add("build")
        if self.can_recruit:
            possible.add("recruit")
        if player.hand or not self.alone:
            possible.add("tax")
        assert {*offered} == possible

    def unusable(self, game: Villages, player: Player, offered: Sequence[str]) -> None:
        """Powers of this action that are not offered although they have not been used."""
        used = [answer.chosen for answer in self.answers if answer.prompt == "use-power"]
        for card in player.village.members():
            when, price, gain = ALL[card.id].power
            if self.own_pack or card.id in offered or card.id in used or when != game.action:
                continue
            if card.id not in self.before[self.actor].members:
                continue
            if gain.startswith("gold") and not game.bank:
                self.seen["a power of gold cannot be used: the bank is empty"] += 1
            elif price > len(player.hand):
                self.seen["a power cannot be used: too few cards to discard"] += 1
            else:
                assert gain.startswith("cards")
                assert (self.alone and len(player.hand) >= LIMIT) or not (game.deck or any(game.piles))

    # ---- what a step brought ----

    def after_step(self, game: Game, events: Sequence[Event]) -> None:
        assert isinstance(game, Villages)
        self.check_piles(game)
        for player in game.players:
            assert len(player.hand) <= LIMIT, "the hand limit (l.214)"
        for event in events:
            self.happened(game, event)
        if self.phase in (Phase.LEAD, Phase.FOLLOW):
            self.action(game, [event for event in events if not event.kind.endswith("-secretly")])
        elif self.phase == Phase.TURN_END:
            self.check_end(game)
        if not self.reached and any(size(player) >= TARGET.get(len(game.players), 99) for player in game.players):
            self.reached = "the leader reaches the target" if self.phase == Phase.LEAD else "a follower reaches it"
        self.seen["the deck is made anew"] += game.shuffles > self.shuffles
        self.seen["the deck is made anew again"] += game.shuffles > max(1, self.shuffles)
        self.seen["a pile stays empty"] += not all(game.piles)

    def check_end(self, game: Villages) -> None:
        """l.439, l.575, and a game that stands still."""
        self.quiet += 1
        self.turn += 1
        over = any(size(player) >= TARGET[len(game.players)] for player in game.players) if not self.alone else False
        over = over or (self.alone and not game.deck) or self.quiet >= QUIET * len(game.players)
        assert (game.phase == Phase.OVER) == over
        assert game.turn == self.turn
        assert game.active == (self.active + 1) % len(game.players)

    def action(self, game: Villages, events: Sequence[Event]) -> None:
        """One player leads or follows, or does not."""
        role = ROLES[not self.leads]
        action = game.action
        acted = [event for event in events if event.kind != "turn"]
        if self.leads:
            self.seen[f"an action is led: {action}"] += 1
            lead = [answer for answer in self.answers if answer.prompt == "lead"]
            for other in ACTIONS:
                if lead and other not in lead[0].offered:
                    self.seen[f"an action cannot be led: {other}"] += 1
        elif any(answer.chosen in PASSES for answer in self.answers if answer.prompt.startswith("follow-")):
            until_turn = self.answers[-1].chosen == "pass-until-turn"
            assert [event.kind for event in acted] == (["passes-build"] if until_turn else [])
            assert action != "build" or game.players[self.actor].passes_build == until_turn
            self.seen[f"an action is not followed: {action}"] += 1
            self.seen["a follower wants to build nothing before leading again"] += until_turn
            return
        elif not self.answers:
            self.check_impossible(game, action)
            assert not acted
            if action != "build":
                self.seen[f"an action cannot be followed: {action}"] += 1
            return
        else:
            self.seen[f"an action is followed: {action}"] += 1
        used: list[str] = []
        for answer in self.answers:
            if answer.prompt == "use-power":
                for id in answer.offered:
                    if id == answer.chosen and id != "pass":
                        used.append(id)
                        self.seen[f"{id}: used {role}"] += 1
                    elif answer.chosen == "pass":
                        self.seen[f"{id}: declined {role}"] += 1
        if not self.own_pack:
            self.check_action(game, action, used, events)

    def check_impossible(self, game: Villages, action: str) -> None:
        """Nobody was asked, so the action could not be followed, as everybody can see."""
        player = game.players[self.actor]
        if action == "develop":
            assert len(player.hand) < 3
        elif action == "build":
            assert not player.hand or player.passes_build
            why = "nothing before leading again" if player.passes_build else "no card in hand"
            self.seen[f"a follower is not asked about a building: {why}"] += 1
        else:
            assert action == "recruit"
            assert not self.can_recruit

    def check_action(self, game: Villages, action: str, used: list[str], events: Sequence[Event]) -> None:
        """Just so many cards and so much gold as the rulebook and the used powers give."""
        player, before = game.players[self.actor], self.before[self.actor]
        kinds = Counter(event.kind for event in events)
        assert len(set(used)) == len(used), "a power works once (l.374)"
        new = [card_of(event) for event in events if event.kind in ("built", "recruited")]
        assert len(new) == (action in ("build", "recruit"))
        cards, gold, price, stolen = base(action, self.leads, self.alone), 0, 0, 0
        for id in used:
            when, cost, gain = ALL[id].power
            assert (when == action and id in before.members) or (when == "instant" and id in new)
            price += cost
            what, _, amount = gain.rpartition(" ")
            if what == "steal cards" and not self.alone:
                stolen += int(amount)
            elif what in ("cards", "steal cards"):
                cards += int(amount)
            elif what == "cards per":
                cards += sum(1 for card in player.village.buildings if BUILDINGS[card.id].type == amount)
            elif what == "gold" or self.alone:
                gold += int(amount)
        self.check_payment(events, before.members)
        resource_price = sum(ALL[card_of(event)].power.pay for event in events if event.kind == "used-power")
        drawn = kinds["drew-pile"] + kinds["drew-deck"]
        took = kinds["stole-card"]
        cost = (1 if self.leads else 2) if action == "develop" and not self.alone else 0
        given_up = int(self.alone and action in ("develop", "tax"))
        assert kinds["trashed"] == given_up
        assert took <= stolen
        assert drawn <= cards
        self.seen["a theft of two cards finds only one"] += (took, stolen) == (1, 2)
        if drawn < cards:
            empty = not game.deck and sum(map(len, game.piles)) <= kinds["discarded"]
            full = self.alone and len(player.hand) + price >= LIMIT
            assert empty or full, "more could have been drawn"
            self.seen["nothing is left to draw"] += empty
            self.seen["alone, drawing stops at eight cards"] += full
        self.check_hand(player, before, action, drawn + took - cost - given_up - price - resource_price, kinds, took)
        assert kinds["discarded"] == cost + price + resource_price + self.over_limit
        self.check_gold(game, action, gold, events)
        self.seen["two powers in one action"] += len(used) == 2
        self.seen["three powers in one action"] += len(used) == 3
        if len(used) > 1 and used[-1] in new:
            self.seen["an older power is used before that of the new card"] += 1
        if action == "recruit":
            self.seen["a recruit is not replaced"] += len(game.row) < self.row
            assert len(game.row) == self.row - (not kinds["adventurer-arrives"])
        if self.alone:
            self.seen[f"alone, a card is given up {'to develop' if action == 'develop' else 'for the tax'}"] += given_up
            for id in used:
                self.seen["alone, a theft of cards is a draw"] += ALL[id].power.gain.startswith("steal cards")
                self.seen["alone, a theft of gold is paid by the bank"] += ALL[id].power.gain.startswith("steal gold")

    def check_hand(
        self, player: Player, before: Before, action: str, change: int, kinds: Counter[str], took: int
    ) -> None:
        left = kinds["built"] + kinds["developed"]
        assert left == (action in ("build", "develop"))
        held = before.hand + change - left
        self.over_limit = max(0, held - LIMIT)
        assert len(player.hand) == held - self.over_limit
        if self.over_limit:
            assert not self.alone
            self.seen[f"the hand limit costs {min(3, self.over_limit)} cards"] += 1
            self.seen["a theft leaves more than eight cards in hand"] += took > 0

    def check_gold(self, game: Villages, action: str, gold: int, events: Sequence[Event]) -> None:
        """What came from the bank and from others, and what was paid (l.323, l.349-355, l.560)."""
        player, before = game.players[self.actor], self.before[self.actor]
        gains = sum(gain.args["n"] for event in events for gain in event.args.get("gains", []))
        home = before.home if self.leads else 0
        taxed = int(action == "tax" and self.leads)
        cost = 0
        if action == "recruit":
            cost = 1 if self.leads and not self.alone else 2
        stolen = sum(event.args["what"].args["n"] for event in events if event.kind == "stole-gold")
        coins = sum(1 for event in events if event.kind.startswith("coin-on-"))
        assert player.gold == before.gold + gains + stolen - coins - cost
        assert game.bank == self.bank - (gains - home) + cost
        if gains - home < gold + taxed:
            assert game.bank == 0
            self.seen["a tax finds the bank empty"] += taxed and self.bank == 0
            short = gains - home < gold + (taxed if self.bank else 0)
            self.seen["a power gives less gold than it should: the bank is empty"] += short
        assert gains - home <= gold + taxed

    def check_payment(self, events: Sequence[Event], owned: list[str]) -> None:
        """The coins and powers are just the cost, each power once and only one that was there before (l.288-319)."""
        paid = [event for event in events if event.kind.startswith("coin-on-") or event.kind == "used-power"]
        powers = [card_of(event) for event in paid if event.kind == "used-power"]
        assert len(set(powers)) == len(powers)
        built = [BUILDINGS[card_of(event)] for event in events if event.kind == "built"]
        if not built:
            assert not paid
            return
        gave = [event.args["resource" if "resource" in event.args else "what"].id for event in paid]
        assert tuple(gave.count(f"resource-{kind}") for kind in KINDS) == built[0].cost
        for id, event in zip(powers, [event for event in paid if event.kind == "used-power"], strict=True):
            what, _, only = ALL[id].power.gain.partition(" for ")
            assert ALL[id].power.when == "resource"
            assert id in owned
            assert only in ("", built[0].type)
            assert what == "native" or event.args["what"].id == f"resource-{what}"
        ways = {event.kind for event in paid}
        self.seen["a building is paid with coins of one's own, another's, the castle and a power"] += len(ways) == 4
        self.seen["a building is paid with powers alone"] += ways == {"used-power"}

    # ---- events ----

    def happened(self, game: Villages, event: Event) -> None:
        seen, kind, args = self.seen, event.kind, event.args
        card = card_of(event)
        words = {"built": "built", "developed": "laid out", "discarded": "discarded", "trashed": "given up"}
        if kind in words:
            seen[f"{card}: {words[kind]}"] += 1
        if kind == "recruited":
            seen[f"{card}: recruited"] += 1
        if kind in ("built", "recruited"):
            self.quiet = -1 if self.phase == Phase.TURN_END else 0
            self.offered_powers(card)
        elif kind == "turn":
            before = self.before[self.actor]
            seen["another's coin comes home"] += self.placed[self.actor] > 0
            seen["alone, a coin takes a turn longer to come home"] += self.alone and before.own_home and not before.home
            self.placed[self.actor] = 0
        elif kind == "turned-up":
            seen["a pile is drawn from and filled again"] += 1
        elif kind == "used-power":
            seen[f"power of {card}: gives {args['what'].id.removeprefix('resource-')}"] += 1
            seen[f"{card}: used {ROLES[not self.leads]}"] += 1
        elif kind.startswith("coin-on-"):
            whose = {"own": "one's own", "castle": "the castle", "other": "another's"}[kind.removeprefix("coin-on-")]
            seen[f"a coin on {whose} for {args['resource'].id.removeprefix('resource-')}"] += 1
            if kind == "coin-on-other":
                owner = args["owner"].args["seat"]
                assert owner != self.actor
                self.placed[owner] += 1
                assert not args["to"].endswith("castle"), "nobody uses another's castle (l.314)"

    def offered_powers(self, card: str) -> None:
        """Resource powers that were offered to pay and not used; and a theft that found nobody."""
        for answer in self.answers:
            if answer.prompt == "provide":
                for id in answer.offered:
                    if id in ALL and all(other.chosen != id for other in self.answers if other.prompt == "provide"):
                        self.seen[f"{id}: declined"] += 1
        theft = ALL[card].power.gain.startswith("steal") and not self.own_pack
        if theft and not self.alone and not any(card in a.offered for a in self.answers if a.prompt == "use-power"):
            self.seen["a power cannot be used: nobody has anything to take"] += 1

    # ---- the end ----

    def ended(self, game: Game, rules: Rules) -> None:
        assert isinstance(game, Villages)
        self.scored(game, rules)
        for goal, n in self.seen.items():
            if n and (goal in GENERAL or not self.own_pack):  # what other cards do proves nothing about ours
                self.total[goal] += n

    def scored(self, game: Villages, rules: Rules) -> None:
        seen = self.seen
        score = rules.score(game)
        players = rules.view(game, None)["players"]
        for player in players:
            counts = counted(player["buildings"], player["adventurers"])
            for card in (*player["buildings"], *player["adventurers"]):
                seen[f"{card}: scores"] += end_points(card, counts) > 0
        if self.alone:
            found = rank(score.totals[0])
            assert score.ending.id == f"ending-rank-{found}"
            seen[f"rank alone: {found}"] += 1
            seen[f"end of a solo game: {'quiet' if game.deck else 'empty deck'}"] += 1
            return
        assert score.ending.id == ("ending-target" if self.reached else "ending-quiet")
        seen[f"end of the game: {self.reached or 'quiet'}"] += 1
        target = TARGET[len(players)]
        seen["end of the game: two villages reach the target"] += (
            sum(1 for player in game.players if size(player) >= target) > 1
        )
        leaders = [player for player in players if score.totals[player["seat"]] == max(score.totals)]
        tie = "" if score.tie is None else score.tie.id
        assert tie == ("" if len(leaders) == 1 else "tie-shared" if len(score.winners) > 1 else "tie-broken")
        if len(score.winners) > 1:
            seen["a victory is shared"] += 1
        elif len(leaders) > 1:
            winner = tie_breaks(players[score.winners[0]])
            others = [tie_breaks(player) for player in leaders if player["seat"] not in score.winners]
            level = max(next(i for i in range(3) if winner[i] != other[i]) for other in others)
            seen[f"a tie is broken by {('the larger village', 'gold', 'resources')[level]}"] += 1


def had(player: Player, alone: bool) -> Before:
    coins = [player.castle, *player.coins]
    home = coins.count(2) if alone else sum(1 for coin in coins if coin)
    members = [card.id for card in player.village.members()]
    return Before(player.gold, len(player.hand), home, 1 in coins, members)


def base(action: str, leads: bool, alone: bool) -> int:
    """How many cards the action itself lets one draw (l.262, l.280, l.349, l.564)."""
    if action == "harvest":
        return 3 if leads else 1
    if action == "build":
        return int(leads)
    return int(action == "tax" and not alone)


def size(player: Player) -> int:
    return len(player.village.buildings) + len(player.village.adventurers)


def card_of(event: Event) -> str:
    return event.args["card"].id.removeprefix("card-") if "card" in event.args else ""

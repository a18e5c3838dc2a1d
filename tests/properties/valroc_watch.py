"""What a complete fuzz of Valroc must have seen, told from the questions, the answers, the events and the checkpoints.

A goal that is about one card begins with its id and nothing else ("phoenix: beaten").
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tests.games.valroc.figures import COURSES, CREATURES, ROOMS
from valtable.engine.events import Event
from valtable.engine.game import Game
from valtable.engine.rules import Rules
from valtable.games import GAMES
from valtable.games.valroc.fights import possible_fights
from valtable.games.valroc.state import DISTRICT_OF, SLOTS, Phase, Valroc, seat_of
from valtable.games.valroc.vocabulary import DISTRICTS, OBJECTS, PAWNS

PACK: Final[dict[str, Any]] = tomllib.loads((GAMES["valroc"].folder / "cards.toml").read_text(encoding="utf-8"))
SPELLS: Final = [card["id"] for card in PACK["spell"]]
RITES: Final = {card[half]["id"]: card[half]["effect"] for card in PACK["dark_magic"] for half in ("upper", "lower")}
TOKENS: Final = (*OBJECTS, "open_flask")
GAUGES: Final = ("gauge_full", "gauge_medium", "gauge_small")

# What makes a fight possible, or impossible.
ARENA_RITES: Final = [
    id
    for id, effect in RITES.items()
    if effect.partition("(")[0]
    in ("combine_mounts", "arena_bonus", "balance_bonus", "no_mount", "arena_malus", "balance_malus")
]
# Where each kind of pawn may go; with a mushroom it is a mage there.
ANYWHERE: Final = ("fountain", "tavern", "cave", "sanctuary", "university")
PLACED: Final = [
    *(f"mage on {place}" for place in (*ANYWHERE, "training", "arena")),
    *(f"{pawn} on {place}" for pawn in ("assistant", "mercenary") for place in ("dark_quarter", *ANYWHERE)),
    *(f"monk on {place}" for place in ANYWHERE),
    *(f"{pawn} as a mage on {place}" for pawn in PAWNS[1:] for place in ("training", "university", "arena")),
]
KINDS: Final = (
    *("mercenary-brings-nothing", "none-left", "found-nothing", "teleports", "redirects", "shares", "drank"),
    *("robbed-statue", "stole-object", "took-surplus", "surplus-discarded", "used-course", "immune", "first-aid"),
    *("used-plant", "ate-berry", "ate-mushroom", "mage-out", "mage-back", "favour", "no-favour", "no-offering"),
    *("wins-offering", "fictive-wins", "nobody-wins", "misses-course", "no-fight", "wrath", "spell-forgiven"),
    *("spells-shuffled", "actions-shuffled", "strikes-element", "end-six", "end-quiet"),
)
PROMPTS: Final = (
    *("choose-find", "second-find", "exchange", "exchange-way", "fill-gauge", "fight-again", "change-bid", "moment"),
    *("keep-cards", "use-gauges"),
)
ANSWERS: Final = (
    *("moment: later-next", "moment: later-arena", "moment: later-offerings", "moment: later-turn", "moment: not-now"),
    *("moment: later-end", "change-bid: later-next"),
    *("change-bid: not-now", "attend: diamond", "attend: pay", "attend: pass"),
    *("offering: diamond", "offering: pass", "bid-diamond: yes", "bid-diamond: no"),
    *("train: draw", "train: draw-two", "train: berry", "train: stop", "train: flask-all", "train: flask-half"),
    *("train: flask-rest", "moment: flask-all", "moment: flask-half", "moment: flask-rest", "place: flask-half"),
    *("use-plant: yes", "use-plant: no", "exchange: pass", "exchange-way: into-pm", "exchange-way: into-vals"),
    *("fill-gauge: card-small", "fill-gauge: card-medium", "fill-gauge: gauge_small", "fill-gauge: gauge_medium"),
    *("fight-again: pass", "target: pass", "redirect: pass", "teleport: pass", "second-find: pass", "place: pass"),
    *(f"move-wrath: wrath-{way}-{n}" for way in ("up", "down") for n in (1, 2, 3)),
    *(f"{prompt}: {element}" for prompt in ("absorb-skill", "malus-element") for element in ROOMS),
    *(f"statue: statue-{element}" for element in ROOMS),
)
BRANCHES: Final = (
    *("a wrath by placing", "a wrath by a spell", "a wrath by a course", "a wrath without a dominant god"),
    *("a course adds to an offering in the sanctuary", "a course adds to a bid", "two diamonds are bid at once"),
    *("a fight with a spell", "two fights in a row", "a rite finds nobody to strike", "two rites in one turn"),
    *("favour for a small offering", "favour for a medium offering", "favour for a great offering"),
    *("Vals into PM", "PM into Vals"),
)


def goals() -> list[str]:
    return [
        *(f"{id}: {what}" for id in CREATURES for what in ("drafted", "beaten")),
        *(f"{id}: {what}" for id in COURSES for what in ("attended", "works")),
        *(f"{id}: {what}" for id in SPELLS for what in ("learnt", "cast")),
        *(f"{id}: {what}" for id in RITES for what in ("used", "works")),
        *(f"a fight hangs on: {id}" for id in ARENA_RITES),
        *(f"{token}: {what}" for token in TOKENS for what in ("found", "stolen")),
        *(f"{token}: spent in a training" for token in GAUGES),
        *(f"the {room} room: {find or 'nothing'}" for room, finds in ROOMS.items() for find in finds),
        *(f"a pawn: {placed}" for placed in PLACED),
        *(f"it happens: {kind}" for kind in KINDS),
        *(f"it happens: {branch}" for branch in BRANCHES),
        *(f"somebody is asked: {prompt}" for prompt in PROMPTS),
        *(f"an answer is given: {answer}" for answer in ANSWERS),
    ]


def find_id(find: Any) -> str:
    """What a room yields, as the figures write it; "" is nothing."""
    name: str = find.id.partition("-")[2]
    if find.id == "find-nothing":
        return ""
    if find.id.startswith("object-"):
        return {"flask": "flask+10", "open_flask": "flask+5"}.get(name, name + "+1")
    return f"{name}+{find.args['n']}"


class ValrocWatch:
    """Counts reached goals."""

    def __init__(self, seen: Counter[str]) -> None:
        self.seen = seen
        self.phase = 0
        self.place = ""
        self.actor = -1
        self.tells: list[str] = []  # the rites that tell on the action of this step
        self.hangs: dict[str, set[str]] = {}  # creatures that could not be fought without a rite
        self.tokens: list[int] = []
        self.answers: set[str] = set()

    def before_step(self, game: Game) -> None:
        """Note whose action comes, and which rites tell on it."""
        assert isinstance(game, Valroc)
        self.phase = game.phase
        self.place = ""
        self.actor = -1
        self.tells = []
        self.hangs = {}
        self.answers = set()
        if game.phase != Phase.ACTIONS:
            return
        slot = next((slot for slot in range(game.slot, SLOTS) if game.slots[slot] >= 0), SLOTS)
        if slot == SLOTS:
            return
        self.place = DISTRICTS[DISTRICT_OF[slot]]
        self.actor = seat_of(game.slots[slot])
        self.tokens = game.players[self.actor].objects[:]
        if game.dark_on == 3:
            self.branch("two rites in one turn")
        for half, rite in enumerate(game.dark.rites):
            if game.dark_on >> half & 1 and rite.district == self.place:
                concerned = game.dark_targets[half] if rite.against else seat_of(game.slots[half])
                if concerned == self.actor:
                    self.tells.append(rite.id)
                    if rite.id in ARENA_RITES:
                        self.compare_fights(game, 1 << half, rite.id)

    def compare_fights(self, game: Valroc, bit: int, rite: str) -> None:
        """What could be fought with the rite, and what without it."""
        player = game.players[self.actor]
        now = {fight.creature.id for fight in possible_fights(game, player)}
        game.dark_on -= bit
        without = {fight.creature.id for fight in possible_fights(game, player)}
        game.dark_on += bit
        if without - now:
            self.seen[f"a fight hangs on: {rite}"] += 1
        self.hangs[rite] = now - without

    def asked(self, prompt: str, about: str, offered: Sequence[str], chosen: str, seat: int) -> None:
        self.answers.add(f"{prompt}: {chosen}")
        self.seen[f"somebody is asked: {prompt}"] += 1
        self.seen[f"an answer is given: {prompt}: {chosen}"] += 1
        if prompt == "choose-find":
            self.seen["prospecting: works"] += 1
        elif prompt == "exchange" and chosen != "pass":
            self.branch("Vals into PM" if chosen.startswith("to-pm") else "PM into Vals")

    def branch(self, name: str) -> None:
        self.seen[f"it happens: {name}"] += 1

    def after_step(self, game: Game, events: Sequence[Event]) -> None:
        assert isinstance(game, Valroc)
        for player in game.players:
            assert len(player.kept) + len(player.wounds) <= 4, "four cards, a wound included (l.362)"
        assert not game.looking, "drawn cards go somewhere"
        kinds = Counter(event.kind for event in events)
        for event in events:
            self.note(event)
        self.wraths(events)
        self.rites(game, kinds, events)
        self.offerings(game, kinds, events)
        if kinds["tamed"] + kinds["beaten"] > 1:
            self.branch("two fights in a row")
        if self.place == "training" and kinds["gauges-used"]:
            for kind, name in enumerate(OBJECTS):
                if name in GAUGES and game.players[self.actor].objects[kind] < self.tokens[kind]:
                    self.seen[f"{name}: spent in a training"] += 1

    def note(self, event: Event) -> None:
        """What one event tells alone."""
        args = event.args
        card = args["card"].id.removeprefix("card-") if "card" in args else ""
        seen = self.seen
        seen[f"it happens: {event.kind}"] += 1
        if event.kind in ("tamed", "beaten"):
            seen[f"{card}: beaten"] += 1
            for rite, creatures in self.hangs.items():
                seen[f"a fight hangs on: {rite}"] += card in creatures
        elif event.kind in ("drafted", "cast", "learnt"):
            seen[f"{card}: {event.kind}"] += 1
        elif event.kind == "attends":
            seen[f"{card}: attended"] += 1
            if card in COURSES and COURSES[card].when == "at_once":
                seen[f"{card}: works"] += 1
        elif event.kind == "rite":
            seen[f"{card}: used"] += 1
        elif event.kind == "used-course":
            seen[f"{card}: works"] += 1
        elif event.kind == "gained" and self.phase == Phase.TURN:
            for gain in args["gains"]:
                seen[f"{'commerce' if gain.id == 'amount-val' else 'meditation'}: works"] += 1
        elif event.kind == "teleports":
            seen["teleportation: works"] += 1
        elif event.kind == "first-aid":
            seen["first_aid: works"] += 1
        elif event.kind in ("found", "stole-object"):
            what = "found" if event.kind == "found" else "stolen"
            seen[f"{args['object'].id.removeprefix('object-')}: {what}"] += 1
        elif event.kind == "searches":
            room = args["element"].id.removeprefix("element-")
            seen[f"the {room} room: {find_id(args['find']) or 'nothing'}"] += 1
        elif event.kind == "placed":
            pawn = args["pawn"].id.removeprefix("pawn-")
            changed = "pawn: " + pawn + "-mushroom" in self.answers
            seen[f"a pawn: {pawn}{' as a mage' if changed else ''} on {args['to'].rpartition('-')[0]}"] += 1

    def wraths(self, events: Sequence[Event]) -> None:
        """What moved the evil sceptre to its last space."""
        causes = {"placed": "placing", "cast": "a spell", "used-course": "a course"}
        cause = ""
        for i, event in enumerate(events):
            cause = causes.get(event.kind, cause)
            if event.kind == "wrath":
                self.branch(f"a wrath by {cause}")
                then = events[i + 1 : i + 3]
                if all(after.kind != "lost" for after in then):
                    self.branch("a wrath without a dominant god")

    def rites(self, game: Valroc, kinds: Counter[str], events: Sequence[Event]) -> None:
        """Whether a rite did what it says."""
        signs = {
            "combine_mounts": kinds["tamed"] + kinds["beaten"] > 0,
            "arena_bonus": kinds["tamed"] + kinds["beaten"] > 0,
            "balance_bonus": kinds["tamed"] + kinds["beaten"] > 0,
            "share_fountain": kinds["shares"] > 0,
            "share_tavern": kinds["shares"] > 0,
            "redirect_search": kinds["redirects"] > 0,
            "two_finds": any(answer.startswith("second-find: cave-") for answer in self.answers),
            "raise_draw_cost": kinds["draws"] > 0,
            "double_draws": "train: draw-two" in self.answers,
        }
        for rite in self.tells:
            if signs.get(RITES[rite].partition("(")[0], True):
                self.seen[f"{rite}: works"] += 1
        for event in events:
            if event.kind == "rite":
                rite = event.args["card"].id.removeprefix("card-")
                verb = RITES[rite].partition("(")[0]
                if verb == "exchange" and any(answer.startswith("exchange: to-") for answer in self.answers):
                    self.seen[f"{rite}: works"] += 1
                if verb == "force_exchange" and kinds["strikes"]:
                    self.seen[f"{rite}: works"] += 1
                asked = any(answer.startswith("target: ") for answer in self.answers)
                if verb in ("no_mount", "arena_malus", "balance_malus", "raise_draw_cost") and not (
                    asked or kinds["strikes"]
                ):
                    self.branch("a rite finds nobody to strike")

    def offerings(self, game: Valroc, kinds: Counter[str], events: Sequence[Event]) -> None:
        """At the sanctuary and in the offering phase; and a fight with a spell."""
        gems: set[int] = set()
        for event in events:
            if event.kind == "offers":
                args = event.args
                if args["added"]:
                    self.seen["sacred_rhetoric: works"] += 1
                    where = "an offering in the sanctuary" if self.place == "sanctuary" else "a bid"
                    self.branch(f"a course adds to {where}")
                if self.place == "sanctuary":
                    worth = 7 if args["diamond"] else args["n"] + args["added"]
                    size = "small" if worth < 4 else "medium" if worth < 7 else "great"
                    if kinds["favour"]:
                        self.branch(f"favour for a {size} offering")
                    if kinds["draws"] > 1:
                        self.seen["liturgy: works"] += 1
            elif event.kind == "bids" and event.args["diamond"]:
                gems.add(event.args["player"].args["seat"])
            elif event.kind == "cast" and event.args["card"].id.startswith("card-evictendus"):
                self.branch("a fight with a spell")
        if len(gems) > 1:
            self.branch("two diamonds are bid at once")

    def ended(self, game: Game, rules: Rules) -> None:
        pass

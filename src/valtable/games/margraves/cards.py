"""The components of Margraves, read once from a pack and shared by every state."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeVar

from valtable.engine.effects import All, Branch, Choose, Do, Effect, EffectError, Gain, May, Pay, parts_of
from valtable.engine.game import Game
from valtable.engine.message import Message, amount
from valtable.engine.pack import LONGEST, Card, CardPack, Entry, Offer, standard_pack
from valtable.engine.question import PASS, Choice
from valtable.games.margraves.vocabulary import (
    BANNERS,
    GAINS,
    GUILDS,
    LEVELS,
    TOKENS,
    VERBS,
    VOCABULARY,
    WILD,
)

N = TypeVar("N", bound=Card)

FOLDER: Final = Path(__file__).parent

GROUPS: Final = 4  # of citizens and of privileges: for any number of players, and from 3, 4 and 5 players on
LOCATIONS: Final = 8  # l.483
LAIRS: Final = 4
TOWER_SLOTS: Final = 3  # l.494
MONSTERS: Final = 5  # in each lair, the chief included (l.127-135)
SEGMENTS: Final = 8  # l.551
TOMBS: Final = 9  # l.634
BRIDGES: Final = 5  # l.584
ROW: Final = 5  # citizens face up (l.110)
DISPLAY: Final = 3  # privileges of each level face up (l.121)
DEALT: Final = 4  # wealth tiles for each player (l.179)
ICONS_ON_PENNANT: Final = 3  # l.237

# Whom a part of a citizen's text is about.
SELF: Final = 0
EACH: Final = 1  # everybody, the active player first (l.340)
OPPONENTS: Final = 2  # everybody else, from the left on (l.343)
WHO: Final = ("self", "each", "opponents")

MUST: Final = ("travel", "summon", "rally", "raise", "recruit", "take_back")  # what a text may order
MAY: Final = ("move", "deploy", "post", "march", "slay", "sail", "recruit")  # what it may allow
ON_PENNANT: Final = ("move", "deploy")
TO_CHOOSE: Final = ("recruit", "sail", "slay")  # instead of gains
PRICES: Final = ("gold", "strength", "wild")

# Other things that have such an id on the board: no component may be called so.
TAKEN: Final = (
    *("gold", "strength", "recall", "build", "pennant", "text", "hand", "laid", "storage", "influence", "tombs"),
    *("statue", "naval", "row", "privileges", "supply", "the_map", "wealth", "packet", "grants", "ends", *TOKENS),
)


# --- effects --------------------------------------------------------------------------------------------------------


class Reward:
    """So much of this and that at once, as (what, how many) in the order in which it is handed out."""

    __slots__ = ("amounts", "effect", "kinds")

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        total: dict[int, int] = {}
        for part in effect.parts if isinstance(effect, All) else (effect,):
            if not isinstance(part, Gain) or part.counter is not None:
                raise ValueError("should be plain gains, as in gold+2 & wild+1")
            kind = GAINS.index(part.resource)
            total[kind] = total.get(kind, 0) + part.amount
        self.amounts = tuple([(kind, total[kind]) for kind in sorted(total)])
        self.kinds = sum([1 << kind for kind in total])  # a bit for each

    def messages(self) -> list[Message]:
        return [amount(GAINS[kind], n) for kind, n in self.amounts]


def reward(entry: Entry, field: str) -> Reward:
    try:
        return Reward(entry.effect(field))
    except ValueError as error:
        raise entry.wrong(field, str(error)) from error


def texts(entry: Entry, field: str, least: int, most: int) -> list[str]:
    """Several effects, each as a text."""
    found = entry.texts(field, "effects")
    if not least <= len(found) <= most:
        raise entry.wrong(field, f"should be {least} to {most} effects, not {len(found)}")
    for text in found:
        if len(text) > LONGEST:
            raise entry.wrong(field, f"an effect should be {LONGEST} characters at most, not {len(text)}")
    return found


def parsed(entry: Entry, field: str, text: str) -> Effect:
    try:
        return entry.vocabulary.parse(text)
    except EffectError as error:
        raise entry.wrong(field, f"{error} in {text!r}") from error


class Part:
    """One sentence of a citizen's text: about whom, and what happens."""

    __slots__ = ("branches", "effect", "gain", "offer", "price", "steps", "who")

    def __init__(self, card: Card, who: int, effect: Effect) -> None:
        self.who = who
        self.effect = effect
        # Of a sentence in which something is paid: what, how much, and what for.
        inner = effect.effect if isinstance(effect, May) else effect
        self.offer = Offer(card, inner.message())
        self.price = (GAINS.index(inner.resource), inner.amount) if isinstance(inner, Pay) else (-1, 0)
        self.gain = Reward(inner.effect) if isinstance(inner, Pay) else None
        # What happens one after the other, and between what is chosen; gains stand beside their effects.
        steps = inner.parts if isinstance(inner, All) else (inner,)
        self.steps = tuple([(step, Reward(step) if is_plain(step) else None) for step in steps])
        self.branches: tuple[tuple[Branch, Reward | None], ...] = ()
        for step in steps:
            if isinstance(step, Choose):
                self.branches = tuple([(b, Reward(b.effect) if is_plain(b.effect) else None) for b in step.branches])

    def message(self) -> Message:
        effect = self.effect
        if self.who == EACH and isinstance(effect, Gain) and effect.counter is not None:
            what = amount(effect.resource, effect.amount)
            return Message("part-each-gains", {"what": what, "counter": effect.counter.message()})
        if self.who == EACH:
            return Message("part-each-may", {"effect": effect.message()})
        if self.who == OPPONENTS and isinstance(effect, Pay):
            price = amount(effect.resource, effect.amount)
            return Message("part-opponents-may", {"price": price, "effect": effect.effect.message()})
        return effect.message()


def part_of(card: Card, entry: Entry, text: str) -> Part:
    """A sentence such as `gold+5`, `may(slay)` or `each: pay gold 1 -> knight+1`."""
    who = SELF
    head, colon, rest = text.partition(":")
    if colon and head in WHO[EACH:]:
        who, text = WHO.index(head), rest.strip()
    effect = parsed(entry, "power", text)
    reason = misfit(effect) if who == SELF else misfit_for_others(effect)
    if who == OPPONENTS and not (isinstance(effect, Pay) and effect.resource == "gold"):
        reason = reason or "opponents pay gold"
    if reason:
        raise entry.wrong("power", f"{reason} in {text!r}")
    try:
        return Part(card, who, effect)
    except ValueError as error:
        raise entry.wrong("power", f"{error} in {text!r}") from error


def misfit(effect: Effect) -> str:
    """Why this cannot be a sentence about the player, or an empty text."""
    parts = effect.parts if isinstance(effect, All) else (effect,)
    if len([part for part in parts if isinstance(part, Choose)]) > 1:
        return "there should be one choice in a sentence, not more,"
    for part in parts:
        if isinstance(part, Do):
            if part.verb not in MUST:
                return f"{part.verb!r} needs a may(...)"
        elif isinstance(part, Choose):
            if not all(is_plain(branch) for branch in part.parts):
                return "a choice that has to be made should be between gains"
        elif isinstance(part, May):
            if part is not effect:
                return "may(...) should stand alone"
            reason = misfit_of_may(part.effect)
            if reason:
                return reason
        elif not is_plain(part):
            return f"{str(part)!r} cannot happen here"
    return ""


def misfit_of_may(effect: Effect) -> str:
    if isinstance(effect, Pay):
        return misfit_for_others(effect)
    if isinstance(effect, Choose):
        for part in effect.parts:
            if not is_plain(part) and not (isinstance(part, Do) and part.verb in TO_CHOOSE):
                return f"{str(part)!r} cannot be chosen here"
        return ""
    return "" if isinstance(effect, Do) and effect.verb in MAY else f"{str(effect)!r} cannot be allowed here"


def misfit_for_others(effect: Effect) -> str:
    """Everybody may be offered to pay for gains, or gain gold or strength by their towers."""
    if isinstance(effect, Pay):
        if effect.resource not in PRICES or effect.counter is not None:
            return f"a price should be some {', '.join(PRICES)}"
        if not is_plain(effect.effect):
            return "what is paid for should be gains"
        kinds = [kind for kind, _ in Reward(effect.effect).amounts]
        if max(kinds) > WILD or (len(kinds) > 1 and WILD in kinds):
            return "what is paid for should be gold, strength, tokens, or wild alone"
        return ""
    if isinstance(effect, Gain) and effect.counter is not None and effect.resource in ("gold", "strength"):
        return ""
    return f"{str(effect)!r} should be pay ... -> ..., or gold or strength per tower"


def is_plain(effect: Effect) -> bool:
    parts = effect.parts if isinstance(effect, All) else (effect,)
    return all(isinstance(part, Gain) and part.counter is None for part in parts)


# --- cards ----------------------------------------------------------------------------------------------------------


class Guild(Card):
    """One of the four guilds: a row of the influence track, and the pennant of its citizens."""

    __slots__ = ("index", "pennant", "rewards")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.index = -1
        effect = entry.effect("pennant")
        self.pennant: tuple[Effect, ...] = effect.parts if isinstance(effect, All) else (effect,)
        if len(self.pennant) != ICONS_ON_PENNANT:
            raise entry.wrong("pennant", f"should be {ICONS_ON_PENNANT} actions")
        for part in self.pennant:
            if not is_plain(part) and not (isinstance(part, Do) and part.verb in ON_PENNANT):
                raise entry.wrong("pennant", f"{str(part)!r} cannot stand on a pennant")
        self.rewards = tuple([Reward(part) if isinstance(part, Gain) else None for part in self.pennant])


class Outline:
    """What a citizen's text comes to for whoever plays it: gains, deeds, and what others are offered.

    Of several things to choose from, each counts for its share.
    """

    __slots__ = ("deeds", "force", "gains", "others", "slays")

    def __init__(self, power: Sequence[Part]) -> None:
        total: dict[int, float] = {}
        deeds: dict[int, None] = {}
        self.others = len([part for part in power if part.who != SELF])
        for part in power:
            if part.who != SELF:
                continue
            for effect, reward in part.steps:
                if isinstance(effect, Choose):
                    share = 1.0 / len(part.branches)
                    for branch, gain in part.branches:
                        add_up(total, deeds, branch.effect, gain, share)
                else:
                    add_up(total, deeds, effect, reward, 1.0)
        self.gains = tuple(sorted(total.items()))
        self.deeds = tuple(deeds)
        self.slays = VERBS.index("slay") in deeds
        # What it adds to the blow that it may end with.
        self.force = int(total.get(GAINS.index("strength"), 0) + total.get(GAINS.index("knight"), 0))


def add_up(total: dict[int, float], deeds: dict[int, None], effect: Effect, gain: Reward | None, share: float) -> None:
    if isinstance(effect, Do):
        deeds[VERBS.index(effect.verb)] = None
    elif gain is not None:
        for kind, n in gain.amounts:
            total[kind] = total.get(kind, 0.0) + n * share


class Citizen(Card):
    """A citizen: the guild gives the pennant, the text is its own."""

    __slots__ = ("as_laid", "as_played", "groups", "guild", "index", "outline", "power", "starting", "uses")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.index = GUILDS.index(entry.word("guild", GUILDS))
        self.guild: Guild | None = None
        self.power = tuple([part_of(self, entry, text) for text in texts(entry, "power", 1, 4)])
        verbs = [one.verb for part in self.power for one in parts_of(part.effect) if isinstance(one, Do)]
        if verbs.count("slay") > 1:
            raise entry.wrong("power", "should let one monster be slain, not more")
        self.outline = Outline(self.power)
        self.starting = entry.kind == "starter"
        self.groups = (0,) * GROUPS if self.starting else entry.numbers("copies", 0, 20, GROUPS)
        self.copies = 5 if self.starting else sum(self.groups)
        self.as_played = Used("played-" + self.id, self)
        self.as_laid = Used("laid-" + self.id, self)
        self.uses = (Use("pennant", self), Use("text", self))


class Use(Choice):
    """One of the two ways to play a citizen: for the pennant of its guild, or for its own text (l.213-220)."""

    __slots__ = ("card",)

    def __init__(self, id: str, card: Citizen) -> None:
        super().__init__(id)
        self.card = card

    def label(self, game: Game) -> Message:
        guild = self.card.guild
        assert guild is not None
        if self.id == "pennant":
            return Message("option-pennant", {"effect": All(guild.pennant).message()})
        first, *others = [part.message() for part in self.card.power]
        for other in others:
            first = Message("effect-then", {"first": first, "then": other})
        return Message("option-text", {"effect": first})


class Used(Choice):
    """A citizen that was played, face up or face down, to be taken back."""

    __slots__ = ("card",)

    def __init__(self, id: str, card: Citizen) -> None:
        super().__init__(id)
        self.card = card

    def label(self, game: Game) -> Message:
        return self.card.name()


class Placed(Card):
    """Something that has its place on the map."""

    __slots__ = ("x", "y")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.x = entry.number("x", 0, 100)
        self.y = entry.number("y", 0, 100)


class Lair(Placed):
    """Where monsters come from."""

    __slots__ = ("index",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.index = -1


class Location(Placed):
    """A place on the map: guilds, a power, three building slots, roads, and the lairs beside it."""

    __slots__ = (
        *("doors", "exits", "far", "guilds", "index", "lair_ids", "lairs", "neighbours", "offer", "power", "roads"),
        *("stays", "towers"),
    )

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.index = -1
        self.guilds = tuple([GUILDS.index(name) for name in names_in(entry, "guilds", GUILDS)])
        if len(self.guilds) != 2 or self.guilds[0] == self.guilds[1]:
            raise entry.wrong("guilds", "should be two different guilds")
        self.power = entry.effect("power")
        self.offer = Power(self)
        effects = [parsed(entry, "towers", text) for text in texts(entry, "towers", TOWER_SLOTS, TOWER_SLOTS)]
        if not all(is_plain(effect) for effect in effects):
            raise entry.wrong("towers", "should be plain gains")
        self.towers = tuple([Reward(effect) for effect in effects])
        self.roads = tuple(entry.texts("roads", "locations"))
        self.lair_ids = tuple(entry.texts("lairs", "lairs"))
        self.neighbours: tuple[Location, ...] = ()
        self.lairs: tuple[Lair, ...] = ()
        self.far: tuple[int, ...] = ()  # along how many roads each location is reached from here
        # Where a margrave or a knight may go, as choices: along the roads, to this place, or either; or nowhere.
        self.exits: tuple[Choice, ...] = ()
        self.stays: tuple[Choice, ...] = ()
        self.doors: tuple[Choice, ...] = ()
        if not is_power(self.power):
            raise entry.wrong("power", "should be gains, pay gold or wild -> gains, recruit or sail")


class Power(Choice):
    """What a location offers to whoever enters, under the location's own id."""

    __slots__ = ("gain", "location", "price", "verb")

    def __init__(self, location: Location) -> None:
        super().__init__(location.id)
        self.location = location
        power = location.power
        gain = power.effect if isinstance(power, Pay) else power
        self.verb = power.verb if isinstance(power, Do) else ""
        self.price = (GAINS.index(power.resource), power.amount) if isinstance(power, Pay) else (-1, 0)
        self.gain = Reward(gain) if is_plain(gain) else None

    def label(self, game: Game) -> Message:
        return self.location.power.message()


def is_power(effect: Effect) -> bool:
    if isinstance(effect, Do):
        return str(effect) in ("recruit", "sail")
    if isinstance(effect, Pay):
        return effect.resource in ("gold", "wild") and effect.counter is None and is_plain(effect.effect)
    return is_plain(effect)


def names_in(entry: Entry, field: str, allowed: tuple[str, ...]) -> list[str]:
    found = entry.texts(field, ", ".join(allowed))
    for name in found:
        if name not in allowed:
            raise entry.wrong(field, f"{name[:40]!r} should be one of {', '.join(allowed)}")
    return found


class Monster(Card):
    """A monster: what it takes to slay it, and what that brings."""

    __slots__ = ("chief", "influence", "lair", "lair_id", "magic", "reward", "strength", "whole")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.lair_id = entry.text("lair")
        self.lair = -1
        self.chief = entry.kind == "chief"
        self.strength = entry.number("strength", 1, 20)
        self.magic = entry.number("magic", 0, 8)
        self.influence = entry.number("influence", 0, 9)
        self.reward = reward(entry, "reward")
        parts = self.reward.effect.parts if isinstance(self.reward.effect, All) else (self.reward.effect,)
        more: tuple[Effect, ...] = (Gain("influence", self.influence),) if self.influence else ()
        self.whole = Reward(All((*parts, *more)))  # influence included


class Privilege(Card):
    """A privilege tile: granted once, or for the end of the game (icons of guilds, a banner)."""

    __slots__ = ("banner", "grant", "groups", "icons", "level")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.level = entry.number("level", 1, 2) - 1
        self.grant = reward(entry, "reward") if entry.kind == "grant" else None
        ends = self.grant is None
        self.icons = entry.counts("icons", GUILDS) if ends and entry.has("icons") else (0,) * len(GUILDS)
        self.banner = BANNERS.index(entry.word("banner", BANNERS)) if ends and entry.has("banner") else -1
        self.groups = entry.numbers("copies", 0, 20, GROUPS)
        self.copies = sum(self.groups)

    def label(self, game: Game) -> Message:
        return Message("option-offer", self.about())

    def beside(self) -> bool:
        return self.grant is not None

    def about(self) -> dict[str, Message]:
        return {"card": self.name(), "effect": self.message()}

    def message(self) -> Message:
        """What it is good for."""
        if self.grant is not None:
            return self.grant.effect.message()
        return Message("privilege-end", {"signs": self.signs()})

    def signs(self) -> list[Message]:
        """The icons and the banner of a tile for the end of the game."""
        found = [
            Message("guild-icons", {"n": n, "guild": Message("guild-" + name)})
            for name, n in zip(GUILDS, self.icons, strict=True)
            if n
        ]
        if self.banner >= 0:
            found.append(Message("banner-" + BANNERS[self.banner]))
        return found


class Wealth(Card):
    """A tile of starting wealth."""

    __slots__ = ("reward",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.reward = reward(entry, "reward")

    def label(self, game: Game) -> Message:
        return Message("option-offer", {"card": self.name(), "effect": self.reward.effect.message()})


class Segment(Placed):
    """A segment of the naval track."""

    __slots__ = ("reward",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.reward = reward(entry, "reward")


class Line(Card):
    """A row or a column of the heroic tombs."""

    __slots__ = ("reward", "tombs")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.tombs = tuple([n - 1 for n in entry.numbers("tombs", 1, TOMBS)])
        self.reward = reward(entry, "reward")
        if not self.tombs or len(set(self.tombs)) != len(self.tombs):
            raise entry.wrong("tombs", "should be different tombs, one or more")


class Bridge(Card):
    """A bridge of the influence track: what it costs, and which privileges wait behind it."""

    __slots__ = ("gold", "levels")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.gold = entry.number("gold", 0, 50)
        self.levels = tuple([n - 1 for n in entry.numbers("levels", 1, len(LEVELS))])


class Supply(Card):
    """The tokens in the reserve for one number of players."""

    __slots__ = ("players", "tokens")

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.players = entry.number("players", 2, 5)
        self.tokens = entry.counts("tokens", TOKENS, 0, 60)
        if self.tokens[3] < self.players:
            raise entry.wrong("tokens", "there should be a gem for each player")
        if self.tokens[4] < LOCATIONS:
            raise entry.wrong("tokens", f"there should be {LOCATIONS} knights or more")


class Market(Card):
    """The row of citizens: what each of its spaces costs."""

    __slots__ = ("costs",)

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.costs = entry.numbers("costs", 0, 50, ROW)


KINDS: Final = (
    *("guild", "starter", "citizen", "lair", "location", "monster", "chief", "grant", "end"),
    *("segment", "line", "bridge", "market", "supply", "wealth"),
)


class Pack(CardPack[Card]):
    """All the components that a match may be played with."""

    def __init__(self, text: str, file: str) -> None:
        super().__init__(text, file, VOCABULARY, KINDS)
        guilds = {guild.id: guild for guild in self.read("guild", Guild)}
        if tuple(guilds) != GUILDS:
            raise self.wrong(f"the guilds should be {', '.join(GUILDS)}")
        self.guilds = [guilds[name] for name in GUILDS]
        self.starters = self.read("starter", Citizen)
        self.citizens = [*self.starters, *self.read("citizen", Citizen)]
        self.lairs = self.read("lair", Lair)
        self.locations = self.read("location", Location)
        self.monsters = [*self.read("monster", Monster), *self.read("chief", Monster)]
        self.privileges = [*self.read("grant", Privilege), *self.read("end", Privilege)]
        self.segments = self.read("segment", Segment)
        self.lines = self.read("line", Line)
        self.bridges = self.read("bridge", Bridge)
        self.markets = self.read("market", Market)
        self.supplies = self.read("supply", Supply)
        self.wealth = self.read("wealth", Wealth)
        self.index(self.cards(), TAKEN)
        for n, things, name in (
            (LAIRS, self.lairs, "lairs"),
            (LOCATIONS, self.locations, "locations"),
            (SEGMENTS, self.segments, "segments"),
            (BRIDGES, self.bridges, "bridges"),
            (1, self.markets, "market"),
            (4, self.supplies, "supplies"),
        ):
            if len(things) != n:
                raise self.wrong(f"there should be {n} {name}, not {len(things)}")
        if sorted([supply.players for supply in self.supplies]) != [2, 3, 4, 5]:
            raise self.wrong("there should be a supply for 2, 3, 4 and 5 players")
        self.supply = {supply.players: supply for supply in self.supplies}
        self.costs = self.markets[0].costs
        self.at_least(2, self.starters, "starting citizens")
        self.at_least(ROW, self.citizen_deck(2), "citizens for two players")
        self.at_least(DEALT * 5, self.wealth, "tiles of starting wealth")
        for level in range(len(LEVELS)):
            self.at_least(
                DISPLAY, self.privilege_stack(level, 2), f"privileges {LEVELS[level].upper()} for two players"
            )
        self.join()

    def join(self) -> None:
        """Let the components know each other."""
        for i, guild in enumerate(self.guilds):
            guild.index = i
        for citizen in self.citizens:
            citizen.guild = self.guilds[citizen.index]
        for i, lair in enumerate(self.lairs):
            lair.index = i
        places = {location.id: location for location in self.locations}
        lairs = {lair.id: lair for lair in self.lairs}
        for i, location in enumerate(self.locations):
            location.index = i
            location.neighbours = tuple([self.named(location, "roads", places, name) for name in location.roads])
            location.exits = (*location.neighbours, PASS)
            location.stays = (location, PASS)
            location.doors = (*location.neighbours, location, PASS)
            location.lairs = tuple([self.named(location, "lairs", lairs, name) for name in location.lair_ids])
            if not location.neighbours:
                raise self.wrong(f"location {location.id!r}: roads: should lead somewhere")
            for other in location.neighbours:
                if location.id not in other.roads or other is location:
                    raise self.wrong(f"location {location.id!r}: roads: {other.id!r} should have a road back")
        for location in self.locations:
            location.far = distances(location)
        for monster in self.monsters:
            monster.lair = self.named(monster, "lair", lairs, monster.lair_id).index
        for lair in self.lairs:
            here = [monster for monster in self.monsters if monster.lair == lair.index]
            if len(here) != MONSTERS or len([monster for monster in here if monster.chief]) != 1:
                raise self.wrong(f"lair {lair.id!r}: there should be {MONSTERS} monsters, one of them the chief")

    def named(self, card: Card, field: str, among: dict[str, N], name: str) -> N:
        if name not in among:
            raise self.wrong(f"{card.kind} {card.id!r}: {field}: {name[:40]!r} should be one of {', '.join(among)}")
        return among[name]

    def cards(self) -> list[Card]:
        return [
            *(*self.guilds, *self.citizens, *self.lairs, *self.locations, *self.monsters, *self.privileges),
            *(*self.segments, *self.lines, *self.bridges, *self.markets, *self.supplies, *self.wealth),
        ]

    def citizen_deck(self, players: int) -> list[Citizen]:
        """Those whose icon says that number of players or fewer (l.100-107)."""
        return [card for card in self.citizens for _ in range(in_use(card.groups, players))]

    def privilege_stack(self, level: int, players: int) -> list[Privilege]:
        """Those without a number, and those with that number of players or fewer (l.116-118)."""
        tiles = [tile for tile in self.privileges if tile.level == level]
        return [tile for tile in tiles for _ in range(in_use(tile.groups, players))]


def distances(start: Location) -> tuple[int, ...]:
    """The number of roads to each location; more than there are locations, where none leads."""
    far = [LOCATIONS + 1] * LOCATIONS
    far[start.index] = 0
    reached = [start]
    for place in reached:
        for other in place.neighbours:
            if far[other.index] > LOCATIONS:
                far[other.index] = far[place.index] + 1
                reached.append(other)
    return tuple(far)


def in_use(groups: Sequence[int], players: int) -> int:
    return sum(groups[: players - 1])


STANDARD: Final = standard_pack(Pack, FOLDER)

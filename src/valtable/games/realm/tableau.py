"""A player's duchy: starters, citizens and domains, with everything that is counted on them.

A tableau never changes: gaining a card makes a new one. So states share it when they are copied, and what is derived
from it (icons, names, what the dice would bring) is worked out once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from valtable.engine.effects import Choose, Counter, Effect, Gain
from valtable.engine.fields import value
from valtable.engine.game import State
from valtable.games.realm.cards import ACTIVE, Citizen, Domain, Exchange, flat, steals
from valtable.games.realm.vocabulary import ROLES, Discount, IgnorePlus

if TYPE_CHECKING:
    from valtable.games.realm.outlook import Outlook


class Yield:
    """What one die value brings on one side of the cards of a tableau."""

    __slots__ = ("cards", "exchanges", "fixed", "gold", "later", "magic", "plain", "steals", "strength", "vp")

    def __init__(self, cards: list[Citizen]) -> None:
        self.cards = cards  # one entry for each activation
        self.gold = 0
        self.strength = 0
        self.magic = 0
        self.vp = 0
        self.steals: tuple[tuple[Citizen, Effect], ...] = ()
        self.later: tuple[tuple[Citizen, Effect], ...] = ()  # choices, and what depends on more than the tableau
        self.exchanges: tuple[Exchange, ...] = ()
        self.plain = True  # nothing but the fixed gains
        self.fixed = True  # whatever else lies in the tableau


NOTHING: Final = Yield([])
UNKNOWN: Final[list[Yield | None]] = [None] * 26  # a place for each value up to 12 and each side


class Powers:
    """The continuous powers of some domains, sorted by when they work."""

    __slots__ = (
        "at_action_end",
        "at_action_start",
        "at_harvest",
        "discount",
        "ignores_plus",
        "on_doubles",
        "on_gain_citizen",
        "on_roll",
        "on_slay",
    )

    def __init__(self, domains: tuple[Domain, ...]) -> None:
        self.on_roll = [card for card in domains if card.timing == "roll"]
        self.on_doubles = [card for card in domains if card.timing == "any_roll_doubles"]
        self.at_harvest = [card for card in domains if card.timing == "harvest"]
        self.at_action_start = [card for card in domains if card.timing == "action_start"]
        self.at_action_end = [card for card in domains if card.timing == "action_end"]
        self.on_slay = [card for card in domains if card.timing == "action_on_slay"]
        self.on_gain_citizen = [card for card in domains if card.timing == "action_on_gain_citizen"]
        passive = [part for card in domains if card.timing == "action_passive" for part in flat(card.effect)]
        self.discount = sum([part.n for part in passive if isinstance(part, Discount)])
        self.ignores_plus = any(isinstance(part, IgnorePlus) for part in passive)


@value
class Tableau(State):
    """Starters, citizens and domains of one player."""

    __slots__ = (
        "citizens",
        "domains",
        "icons",
        "names",
        "outlook",
        "powers",
        "roles",
        "starters",
        "thieves",
        "yields",
    )

    starters: tuple[Citizen, ...]
    citizens: tuple[Citizen, ...]
    domains: tuple[Domain, ...]

    def __init__(
        self,
        starters: tuple[Citizen, ...],
        citizens: tuple[Citizen, ...],
        domains: tuple[Domain, ...],
        before: Tableau | None = None,
    ) -> None:
        """From its cards; or, with the domains of the tableau `before`, from what was worked out there."""
        self.starters = starters
        self.citizens = citizens
        self.domains = domains
        self.outlook: Outlook | None = None  # on what the dice will bring: see outlook.py
        if before is not None:
            self.powers: Powers = before.powers
            self.names: dict[str, int] = before.names.copy()  # how many cards have each name
            self.roles: list[int] = before.roles[:]  # role icons on citizen cards
            self.icons: list[int] = before.icons[:]  # role icons on citizens and domains (l.596)
            self.thieves: int = before.thieves  # cards that take from others
            self.yields: list[Yield | None] = before.yields[:]  # by value and side
            return
        self.powers = Powers(domains)
        self.names = {}
        self.roles = [0] * len(ROLES)
        self.icons = [0] * len(ROLES)
        self.thieves = 0
        self.yields = UNKNOWN[:]
        for card in starters:
            self.names[card.counts_as] = self.names.get(card.counts_as, 0) + 1
            self.thieves += card.thief
        for card in citizens:
            self.count_citizen(card, 1)
        for domain in domains:
            for role in range(len(ROLES)):
                self.icons[role] += domain.roles[role]

    def with_citizen(self, card: Citizen) -> Tableau:
        twin = Tableau(self.starters, (*self.citizens, card), self.domains, self)
        twin.count_citizen(card, 1)
        return twin

    def without_citizen(self, card: Citizen) -> Tableau:
        i = self.citizens.index(card)
        twin = Tableau(self.starters, self.citizens[:i] + self.citizens[i + 1 :], self.domains, self)
        twin.count_citizen(card, -1)
        return twin

    def with_domain(self, card: Domain) -> Tableau:
        twin = Tableau(self.starters, self.citizens, (*self.domains, card))
        twin.yields = self.yields[:]
        twin.forget()
        return twin

    def count_citizen(self, card: Citizen, n: int) -> None:
        """Count a card that has come (1) or gone (-1)."""
        self.names[card.counts_as] = self.names.get(card.counts_as, 0) + n
        self.roles[card.role] += n
        self.icons[card.role] += n
        if card.thief:
            self.thieves += n
        for number in card.activation:
            self.yields[2 * number] = self.yields[2 * number + 1] = None
        self.forget()

    def forget(self) -> None:
        """Drop what the dice bring wherever it depends on other cards of the tableau."""
        for key, found in enumerate(self.yields):
            if found is not None and not found.fixed:
                self.yields[key] = None

    @property
    def size(self) -> int:
        """How many cards it has, for ties (l.294)."""
        return len(self.starters) + len(self.citizens) + len(self.domains)

    def meets(self, domain: Domain) -> bool:
        """Whether the citizens show the roles that a domain asks for (l.341, l.566)."""
        need = domain.roles
        have = self.roles
        return have[0] >= need[0] and have[1] >= need[1] and have[2] >= need[2] and have[3] >= need[3]

    def count(self, counter: Counter) -> int:
        """How many of those things lie here, or -1 when it takes more than the tableau to know."""
        kind = counter.kind
        if kind == "domain":
            return len(self.domains)
        if kind == "citizen":
            return len(self.citizens)
        if kind == "citizen_role":
            return self.roles[counter.index]
        if kind == "role":
            return self.icons[counter.index]
        if kind == "name":
            return self.names.get(counter.name, 0)
        return -1

    def at(self, value: int, side: int) -> Yield:
        """What that value brings on that side of the cards."""
        found = self.yields[2 * value + side]
        if found is None:
            found = self.yields[2 * value + side] = self.harvest(value, side)
        return found

    def harvest(self, value: int, side: int) -> Yield:
        woken = [card for card in self.starters if card.wakes[value]]
        woken.extend([card for card in self.citizens if card.wakes[value]])
        if not woken:
            return NOTHING
        out = Yield(woken)
        for card in woken:
            half = card.halves[side]
            out.gold += half.gold
            out.strength += half.strength
            out.magic += half.magic
            out.vp += half.vp
            if half.more:
                out.exchanges += tuple(card.exchanges[side])
                for part in half.more:
                    self.add_yield(out, card, part, side)
        out.plain = not (out.later or out.exchanges)
        return out

    def add_yield(self, out: Yield, card: Citizen, part: Effect, side: int) -> None:
        """A part that is counted or chosen."""
        if isinstance(part, Gain):
            n = part.amount
            if part.counter is not None:
                out.fixed = False
                n *= self.count(part.counter) // part.counter.per
            if n < 0 or part.resource == "wild":
                out.later += ((card, part),)
            elif part.resource == "gold":
                out.gold += n
            elif part.resource == "strength":
                out.strength += n
            elif part.resource == "magic":
                out.magic += n
            else:
                out.vp += n
        elif side == ACTIVE and steals(part):
            out.steals += ((card, part),)
        elif isinstance(part, Choose):
            out.later += ((card, part),)

"""The order of results on a deal, kept up to date with every table that is entered or ends.

A day may have thousands of players, and each of them asks: nothing here is worked out anew for everybody at once.
"""

from bisect import bisect_left, insort
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from connectable.server.groups.log import Deal, Ended, Entered

Key = tuple[int, int, int, int]
"""Less is better."""
Place = tuple[Key, int]
"""The key of a person's result, and how many came before her: who came first stands first among equals."""


class Standing(NamedTuple):
    """What counts of one person on a deal."""

    player: str
    """The hash; empty: somebody who is known by the table alone."""
    tables: list[str]
    """Hers that count, in the order in which they began."""
    result: "Ended | None"
    """The one that stands; None: nothing is finished yet."""
    attempt: int = 0
    """On a deal with a goal: which of the tables reached it; 0: none."""


class Board:
    """Who stands where on one deal."""

    def __init__(self, deal: "Deal", ended: "dict[str, Ended]") -> None:
        self.deal, self.ended = deal, ended
        """`ended`: how tables of the deal ended; it grows elsewhere."""
        self.standings: dict[str, Standing] = {}
        """By person: her hash, or her only table."""
        self.numbers: dict[str, int] = {}
        """By person: how many came before her."""
        self.person_at: dict[str, str] = {}
        """By table that counts."""
        self.places: list[Place] = []
        """Of everybody with a result, the best first."""
        self.at: dict[int, str] = {}
        """Who has that number."""
        self.solved = 0
        """How many have reached the goal."""

    def enter(self, entered: "Entered") -> None:
        """On a daily only a browser with a secret is a person: without one nobody could tell a second attempt from a
        first."""
        if entered.practice or (self.deal.keyed and not entered.player):
            return
        who = entered.player or entered.table
        known = self.standings.get(who)
        if known is None:
            self.at[len(self.numbers)] = who
            self.numbers[who] = len(self.numbers)
        elif len(known.tables) >= self.deal.attempts:
            return
        self.person_at[entered.table] = who
        self.set(who, [*known.tables, entered.table] if known else [entered.table])

    def end(self, table: str) -> None:
        if who := self.person_at.get(table):
            self.set(who, self.standings[who].tables)

    def set(self, who: str, tables: list[str]) -> None:
        """Somebody's standing, again from her own tables."""
        before = self.standings.get(who)
        if before and before.result:
            place = self.place_of(who, before)
            del self.places[bisect_left(self.places, place)]
            self.solved -= before.attempt > 0
        after = self.standings[who] = self.standing(who if who not in tables else "", tables)
        if after.result:
            insort(self.places, self.place_of(who, after))
            self.solved += after.attempt > 0

    def standing(self, player: str, tables: list[str]) -> Standing:
        """What stands of these tables of one person."""
        deal = self.deal
        if not deal.turns:
            result = self.ended.get(tables[0])
            return Standing(player, tables, result if result and counts(result, deal) else None)
        ended = [self.ended[table] for table in tables if table in self.ended]
        for attempt, table in enumerate(tables, 1):
            one = self.ended.get(table)
            if one and one.reached and counts(one, deal) and one.turns <= deal.turns:
                return Standing(player, tables, one, attempt)
        used = len(ended) == len(tables) == deal.attempts and ended[-1].at < deal.shown
        return Standing(player, tables, ended[-1] if used else None)

    def place_of(self, who: str, one: Standing) -> Place:
        return key_of(self.deal, one), self.numbers[who]

    def rank(self, one: Standing) -> int:
        """From 1; equals have the same."""
        return 1 + bisect_left(self.places, (key_of(self.deal, one), -1))

    def behind(self, rank: int) -> int:
        """How many have a worse rank than this one, which somebody has."""
        key, _ = self.places[rank - 1]
        return len(self.places) - bisect_left(self.places, (key, len(self.numbers)))

    def best(self, most: int) -> list[Standing]:
        return [self.standings[self.at[number]] for _, number in self.places[:most]]

    def points(self) -> list[int]:
        """Of everybody with a result, the best first: points, or the attempt that reached the goal."""
        if self.deal.turns:
            return [0 if unsolved else attempt for (unsolved, attempt, _, _), _ in self.places]
        return [-points for (_, points, _, _), _ in self.places]


def counts(result: "Ended", deal: "Deal") -> bool:
    """Whether it was played to its end, in time, and by the person alone."""
    return bool(result.points) and result.at < deal.shown and not any(seat.away for seat in result.seats)


def key_of(deal: "Deal", one: Standing) -> Key:
    """Not lost, points, what decides between equals, of the last less. With a goal the fewest attempts are best, and
    none come last."""
    result = one.result
    assert result is not None, "only results are ranked"
    if deal.turns:
        return int(not one.attempt), one.attempt, 0, 0
    return int(result.out), -result.points[person_of(deal)], -result.tie, result.fewer


def person_of(deal: "Deal") -> int:
    return deal.seats.index("human")

"""Who did how well on a deal: which tables count, in which order their results stand, and what an asker sees of it.

Results are taken from the ends of tables that this server has judged action by action; no client sends one.
"""

from collections.abc import Container
from statistics import mean
from typing import NamedTuple

from connectable.fairness.dice import commitment
from connectable.registry import meta
from connectable.server.groups.distribution import spread
from connectable.server.groups.log import Deal, Ended, GroupLog, Par
from connectable.server.protocol.challenges import DealResult, DealSeen, ParSeen
from connectable.server.tables.auth import digest

MOST_RESULTS = 100
GRADES = 5
Key = tuple[bool, int, int, int]


class Standing(NamedTuple):
    """What counts of one person on a deal."""

    player: str
    """The hash; empty: somebody who is known by the table alone."""
    tables: list[str]
    """Hers that count, in the order in which they began."""
    result: Ended | None
    """The one that stands; None: nothing is finished yet."""
    attempt: int = 0
    """On a deal with a goal: which of the tables reached it; 0: none."""


class Asker(NamedTuple):
    """Who asks about a deal."""

    player: str = ""
    """The secret of a browser."""
    table: str = ""
    """A table whose result is wanted."""


def player_hash(group: GroupLog, secret: str) -> str:
    """What is kept of a browser: different on every deal, so that nobody can be followed from day to day."""
    return digest(f"{group.name} {secret}") if secret else ""


def secret_of(deal: Deal, now: int) -> str | None:
    """The secret, once nobody can gain anything from it."""
    return deal.secret.hex() if now >= deal.shown else None


def people(group: GroupLog) -> dict[str, list[str]]:
    """Person → her tables that count, as many as the deal has attempts. On a daily only a browser with a secret is a
    person: without one nobody could tell a second attempt from a first."""
    found: dict[str, list[str]] = {}
    for table, entered in group.entered.items():
        if entered.practice or (group.deal.keyed and not entered.player):
            continue
        found.setdefault(entered.player or table, []).append(table)
    return {who: tables[: group.deal.attempts] for who, tables in found.items()}


def standing(group: GroupLog, who: str, tables: list[str]) -> Standing:
    """What stands of these tables of one person."""
    deal, player = group.deal, who if who not in group.entered else ""
    if not deal.turns:
        result = group.ended.get(tables[0])
        return Standing(player, tables, result if result and counts(result, deal) else None)
    ended = [group.ended[table] for table in tables if table in group.ended]
    for attempt, table in enumerate(tables, 1):
        one = group.ended.get(table)
        if one and one.reached and counts(one, deal) and one.turns <= deal.turns:
            return Standing(player, tables, one, attempt)
    used = len(ended) == len(tables) == deal.attempts and ended[-1].at < deal.shown
    return Standing(player, tables, ended[-1] if used else None)


def counts(result: Ended, deal: Deal) -> bool:
    """Whether it was played to its end, in time, and by the person alone."""
    return bool(result.points) and result.at < deal.shown and not any(seat.away for seat in result.seats)


def finished(group: GroupLog) -> list[Standing]:
    """Everybody with a result, the best first."""
    found = [standing(group, who, tables) for who, tables in people(group).items()]
    return sorted((one for one in found if one.result), key=lambda one: rank_key(group.deal, one), reverse=True)


def rank_key(deal: Deal, one: Standing) -> Key:
    """More is better: not lost, points, what decides between equals, of the last less. With a goal the fewest attempts
    are best, and none come last."""
    assert one.result is not None, "only results are ranked"
    if deal.turns:
        return one.attempt > 0, -one.attempt, 0, 0
    result = one.result
    return not result.out, result.points[person_of(deal)], result.tie, -result.fewer


def person_of(deal: Deal) -> int:
    return deal.seats.index("human")


def own_standing(group: GroupLog, asker: Asker) -> Standing | None:
    """The asker's standing, by her secret or by a table; None: she has none that counts."""
    wanted = player_hash(group, asker.player)
    for who, tables in people(group).items():
        if (wanted and who == wanted) or (asker.table and asker.table in tables):
            return standing(group, who, tables)
    return None


def has_finished(group: GroupLog, asker: Asker, now: int) -> bool:
    """Whether nothing that others did can help the asker any more."""
    own = own_standing(group, asker)
    return now >= group.deal.shown or (own is not None and own.result is not None)


def deal_seen(group: GroupLog, now: int, asker: Asker | None = None, hidden: frozenset[str] = frozenset()) -> DealSeen:
    """The deal with its results, as the asker may know them; `hidden`: names that the host does not show."""
    asker = asker or Asker()
    deal, ranked = group.deal, ranking(group, now, asker, hidden)
    own = own_standing(group, asker)
    return DealSeen(
        id=group.name,
        day=deal.day,
        game=deal.game,
        options=deal.options,
        seats=deal.seats,
        commitment=commitment(deal.secret),
        until=deal.until,
        shown=deal.shown,
        secret=secret_of(deal, now),
        begun=len(people(group)),
        results=ranked[:MOST_RESULTS],
        count=len(ranked),
        quantiles=spread([result.points for result in ranked]),
        own=next((result for result in ranked if result.you), None),
        turns=deal.turns,
        attempts=deal.attempts,
        left=attempts_left(group, own, now),
        playing=next((table for table in (own.tables if own else []) if table not in group.ended), ""),
        solved=sum(result.attempts > 0 for result in ranked),
        grade=deal.grade or grade_of(deal, group.par),
        par=par_seen(group.par),
        ranked=now < deal.until,
    )


def ranking(
    group: GroupLog, now: int, asker: Asker, hidden: frozenset[str], only: Container[str] | None = None
) -> list[DealResult]:
    """Every result, the best first; `only`: those of these players, with their places among all."""
    deal, every = group.deal, finished(group)
    own, open_to = own_standing(group, asker), has_finished(group, asker, now)
    places = {rank_key(deal, one): place for place, one in reversed([*enumerate(every, 1)])}
    return [
        result_seen(group, one, places[rank_key(deal, one)], hidden, open_to, bool(own and own.tables == one.tables))
        for one in every
        if only is None or one.player in only
    ]


def attempts_left(group: GroupLog, own: Standing | None, now: int) -> int:
    """How many more tables of the asker would count."""
    if now >= group.deal.until or (own and own.result):
        return 0
    return group.deal.attempts - (len(own.tables) if own else 0)


def result_seen(
    group: GroupLog, one: Standing, place: int, hidden: frozenset[str], open_to: bool, own: bool
) -> DealResult:
    result, deal = one.result, group.deal
    assert result is not None, "only results are shown"
    seat = person_of(deal)
    name = result.seats[seat].name
    is_gone = any(group.entered[table].forgotten for table in one.tables)
    if one.player in group.forgotten or name.casefold() in hidden:
        name = ""
    points = one.attempt if deal.turns else result.points[seat]
    table = result.table if open_to and not is_gone else ""
    return DealResult(place, name, points, result.at, result.tie, result.fewer, one.attempt, table, own)


def par_seen(par: Par | None) -> ParSeen | None:
    return ParSeen(par.level, mean(par.points), min(par.points), max(par.points)) if par else None


def grade_of(deal: Deal, par: Par | None) -> int:
    """1 to 5 by what a bot makes of it; 0: not known yet, or never for this game."""
    limits = meta(deal.game).daily_grades
    if par is None or not limits:
        return 0
    return 1 + sum(mean(par.points) < limit for limit in limits)

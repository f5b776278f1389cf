"""Who did how well on a deal: which tables count, in which order their results stand, and what an asker sees of it.

Results are taken from the ends of tables that this server has judged action by action; no client sends one.
"""

from collections.abc import Collection
from statistics import mean
from typing import NamedTuple

from connectable.fairness.dice import commitment
from connectable.registry import meta
from connectable.server.groups.board import Standing, person_of
from connectable.server.groups.distribution import spread
from connectable.server.groups.log import Deal, GroupLog, Par
from connectable.server.protocol.challenges import DealResult, DealSeen, ParSeen
from connectable.server.tables.auth import digest

MOST_RESULTS = 100
GRADES = 5


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


def own_standing(group: GroupLog, asker: Asker) -> Standing | None:
    """The asker's standing, by her secret or by a table; None: she has none that counts."""
    board = group.board
    found = board.standings.get(player_hash(group, asker.player)) if asker.player else None
    return found or board.standings.get(board.person_at.get(asker.table, ""))


def has_finished(group: GroupLog, asker: Asker, now: int) -> bool:
    """Whether nothing that others did can help the asker any more."""
    own = own_standing(group, asker)
    return now >= group.deal.shown or (own is not None and own.result is not None)


def deal_seen(group: GroupLog, now: int, asker: Asker | None = None, hidden: frozenset[str] = frozenset()) -> DealSeen:
    """The deal with its results, as the asker may know them; `hidden`: names that the host does not show."""
    asker = asker or Asker()
    deal, board, own = group.deal, group.board, own_standing(group, asker)
    results = ranking(group, now, asker, hidden)
    points = board.points()
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
        begun=len(board.standings),
        results=results,
        count=len(points),
        quantiles=spread(points),
        own=own_result(group, now, asker, hidden),
        turns=deal.turns,
        attempts=deal.attempts,
        left=attempts_left(group, own, now),
        playing=next((table for table in (own.tables if own else []) if table not in group.ended), ""),
        solved=board.solved,
        grade=deal.grade or grade_of(deal, group.par),
        par=par_seen(group.par),
        ranked=now < deal.until,
    )


def ranking(
    group: GroupLog, now: int, asker: Asker, hidden: frozenset[str], only: Collection[str] | None = None
) -> list[DealResult]:
    """The best results; `only`: those of these players, with their places among all."""
    board, own = group.board, own_standing(group, asker)
    if only is None:
        shown = board.best(MOST_RESULTS)
    else:
        known = [board.standings[who] for who in only if who in board.standings]
        shown = sorted((one for one in known if one.result), key=lambda one: board.place_of(one.player, one))
    open_to = has_finished(group, asker, now)
    return [result_seen(group, one, hidden, open_to, one is own) for one in shown]


def own_result(group: GroupLog, now: int, asker: Asker, hidden: frozenset[str] = frozenset()) -> DealResult | None:
    """The asker's own; None: she has none yet."""
    own = own_standing(group, asker)
    if own is None or own.result is None:
        return None
    return result_seen(group, own, hidden, has_finished(group, asker, now), True)


def attempts_left(group: GroupLog, own: Standing | None, now: int) -> int:
    """How many more tables of the asker would count."""
    if now >= group.deal.until or (own and own.result):
        return 0
    return group.deal.attempts - (len(own.tables) if own else 0)


def result_seen(group: GroupLog, one: Standing, hidden: frozenset[str], open_to: bool, own: bool) -> DealResult:
    result, deal = one.result, group.deal
    assert result is not None, "only results are shown"
    seat = person_of(deal)
    name = result.seats[seat].name
    is_gone = any(group.entered[table].forgotten for table in one.tables)
    if one.player in group.forgotten or name.casefold() in hidden:
        name = ""
    points = one.attempt if deal.turns else result.points[seat]
    table = result.table if open_to and not is_gone else ""
    return DealResult(group.board.rank(one), name, points, result.at, result.tie, result.fewer, one.attempt, table, own)


def par_seen(par: Par | None) -> ParSeen | None:
    return ParSeen(par.level, mean(par.points), min(par.points), max(par.points)) if par else None


def grade_of(deal: Deal, par: Par | None) -> int:
    """1 to 5 by what a bot makes of it; 0: not known yet, or never for this game."""
    limits = meta(deal.game).daily_grades
    if par is None or not limits:
        return 0
    return 1 + sum(mean(par.points) < limit for limit in limits)

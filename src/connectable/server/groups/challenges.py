"""Deals that several tables play: the daily ones and those that somebody shares. The same secret, the same cards.

When a secret is shown is decided here and nowhere else: not when a game is over, but when the deal is.
"""

from datetime import UTC, datetime, timedelta
from statistics import quantiles

from connectable.fairness.dice import commitment, new_secret
from connectable.options import OptionValue
from connectable.registry import GAMES
from connectable.server.groups.log import Circle, Circles, Deal, Ended, Opened
from connectable.server.protocol.group_messages import DealResult, DealSeen
from connectable.server.tables.auth import digest
from connectable.storage import UnknownTable
from connectable.table import Table

HOUR = 3_600_000
CHALLENGE_OPEN = 7 * 24 * HOUR
CHALLENGE_GRACE = 24 * HOUR
DAILY_GRACE = HOUR
"""For games that were begun before the deal closed."""
MOST_RESULTS = 100
DAILIES: dict[str, dict[str, OptionValue]] = {"connections": {"way": "solitaire"}, "connnect": {}}
"""CX-O5, and the same dice for one at CoNNNect: game and options, one seat each."""


def day_of(now: int) -> str:
    """The day by world time, `2026-11-16`."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def midnight_after(day: str) -> int:
    return int((datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp() * 1000)


async def dailies(circles: Circles, day: str, now: int) -> list[Circle]:
    """The deals of a day; today's are made when somebody first asks."""
    found = [await daily(circles, game, day, now) for game in DAILIES if game in GAMES]
    return [circle for circle in found if circle is not None]


async def daily(circles: Circles, game: str, day: str, now: int) -> Circle | None:
    """The deal of a day; its name has an underscore, a challenge's code has none."""
    name = f"daily_{game}_{day}"
    try:
        return await circles.find("deal", name)
    except UnknownTable:
        if day != day_of(now):
            return None
    until = midnight_after(day)
    deal = Deal(game, dict(DAILIES[game]), ["human"], [""], new_secret(), until, until + DAILY_GRACE, day)
    return await circles.open("deal", name, Opened(now, deal=deal))


def shared(table: Table, now: int) -> Opened:
    """A deal from a table on which one person plays."""
    who = ["human" if seat.who == "human" else f"bot:{seat.level}" for seat in table.seats]
    contributions = [seat.contribution for seat in table.seats]
    until = now + CHALLENGE_OPEN
    return Opened(
        now,
        deal=Deal(table.game, dict(table.options), who, contributions, table.secret, until, until + CHALLENGE_GRACE),
    )


async def is_open(circles: Circles, table: Table, now: int) -> bool:
    """Whether the table's secret may be shown once its game is over."""
    if not table.deal:
        return True
    try:
        return now >= (await circles.find("deal", table.deal)).deal.shown
    except UnknownTable:  # so old that it was removed
        return True


def secret_of(deal: Deal, now: int) -> str | None:
    """The secret, once nobody can gain by it any more."""
    return deal.secret.hex() if now >= deal.shown else None


def player_of(circle: Circle, secret: str) -> str:
    """What is kept of a browser: not the same on two deals, so that nobody can be followed from day to day."""
    return digest(f"{circle.name} {secret}") if secret else ""


def counting(circle: Circle) -> list[str]:
    """The tables that count: of each browser the first that it began."""
    known: set[str] = set()
    found = []
    for table, entered in circle.entered.items():
        if not entered.player or entered.player not in known:
            found.append(table)
        known.add(entered.player)
    return found


def deal_seen(circle: Circle, now: int, own: str = "") -> DealSeen:
    """The deal with its results; `own` is a table to be found among them."""
    deal, tables = circle.deal, counting(circle)
    results = [circle.ended[table] for table in tables if table in circle.ended]
    results = [one for one in results if one.points and one.at < deal.shown and not any(s.away for s in one.seats)]
    results.sort(key=standing, reverse=True)
    places = {standing(one): place for place, one in reversed([*enumerate(results, 1)])}
    ranked = [DealResult(places[standing(one)], *told(one, deal)) for one in results]
    points = [result.points for result in ranked]
    return DealSeen(
        id=circle.name,
        day=deal.day,
        game=deal.game,
        options=deal.options,
        seats=deal.seats,
        commitment=commitment(deal.secret),
        until=deal.until,
        shown=deal.shown,
        secret=secret_of(deal, now),
        begun=len(tables),
        results=ranked[:MOST_RESULTS],
        count=len(ranked),
        quantiles=spread(points),
        own=next((ranked[place] for place, one in enumerate(results) if one.table == own), None),
    )


def standing(result: Ended) -> tuple[bool, int, int]:
    """More is better: not lost, points, what decides between equals."""
    seat = next((number for number, seat in enumerate(result.seats) if seat.who == "human"), 0)
    return not result.out, result.points[seat], result.tie


def told(result: Ended, deal: Deal) -> tuple[str, int, int]:
    seat = deal.seats.index("human")
    return result.seats[seat].name, result.points[seat], result.at


def spread(points: list[int]) -> list[int]:
    """The best, the quarters, the last."""
    if not points:
        return []
    ordered = sorted(points, reverse=True)
    quarters = quantiles(ordered, n=4, method="inclusive") if len(ordered) > 1 else [ordered[0]] * 3
    return [ordered[0], *(round(quarter) for quarter in sorted(quarters, reverse=True)), ordered[-1]]

"""Deals that several tables play: the daily ones, and those that somebody shares. The same secret, the same cards.

When a secret is shown is decided here and nowhere else: not when a game is over, but when the deal is.
"""

from datetime import UTC, datetime, timedelta
from statistics import quantiles

from connectable.fairness.dice import commitment, new_secret
from connectable.registry import GAMES, meta
from connectable.registry import game as rules_of
from connectable.server.groups.log import Deal, Ended, Entered, GroupLog, GroupLogs, Opened
from connectable.server.protocol.challenges import DealResult, DealSeen
from connectable.server.protocol.errors import ApiError
from connectable.server.tables.auth import digest
from connectable.server.tables.dispatch import SENDER
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.names import new_deal_name
from connectable.server.tables.start_from import StartFrom
from connectable.storage import UnknownTable
from connectable.table import Table
from connectable.table.commands import Share

HOUR = 3_600_000
CHALLENGE_OPEN = 7 * 24 * HOUR
CHALLENGE_GRACE = 24 * HOUR
DAILY_GRACE = HOUR
"""For games that began before the deal closed."""
MOST_RESULTS = 100


def daily_games() -> list[str]:
    """The games with a daily deal, in alphabetical order."""
    return [name for name in sorted(GAMES) if meta(name).daily is not None]


def day_of(now: int) -> str:
    """The day in UTC, such as `2026-11-16`."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def midnight_after(day: str) -> int:
    return int((datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp() * 1000)


async def daily_deals(groups: GroupLogs, day: str, now: int) -> list[GroupLog]:
    """The deals of a day; today's are made when somebody first asks."""
    found = [await daily_deal(groups, game, day, now) for game in daily_games()]
    return [group for group in found if group is not None]


async def daily_deal(groups: GroupLogs, game: str, day: str, now: int) -> GroupLog | None:
    """A game's deal of a day; its name has an underscore, a challenge's code has none."""
    name = f"daily_{game}_{day}"
    try:
        return await groups.find("deal", name)
    except UnknownTable:
        if day != day_of(now):
            return None
    until = midnight_after(day)
    options = dict(meta(game).stored_options(meta(game).daily or {}))
    shown, rules = until + DAILY_GRACE, rules_of(game).rules
    deal = Deal(game, options, ["human"], [""], new_secret(), until, shown, day, rules)
    return await groups.create("deal", name, Opened(now, deal=deal))


async def todays_deal(groups: GroupLogs, game: str, day: str, now: int) -> GroupLog:
    """Today's deal of that game, or of the first that has one; ApiError for any other day or game."""
    games, today = daily_games(), day_of(now)
    game = game or next(iter(games), "")
    if day != today or game not in games:
        known = ", ".join(games)
        raise ApiError("malformed", f"daily: today is {today}, and there is a daily deal of {known}")
    group = await daily_deal(groups, game, today, now)
    assert group is not None, "today's deal is made when it is asked for"
    return group


async def share(groups: GroupLogs, hosted: HostedTable, token_hash: str) -> str:
    """The name of the deal that lets others play the same cards and dice; each table has at most one."""
    host = groups.host
    if not hosted.table.deal:
        name, now = new_deal_name(), groups.calendar()
        deal = groups.opening("deal", name, [shared_deal(hosted.table, now), Entered(now, hosted.id)])
        await host.command(hosted, Share(SENDER, name, token_hash=token_hash), f"share {name}", also=[deal])
        if hosted.table.phase == "over":
            await groups.end("deal", name, hosted.table)
    return hosted.table.deal


def shared_deal(table: Table, now: int) -> Opened:
    """The deal of a table at which one person plays."""
    who = ["human" if seat.who == "human" else f"bot:{seat.level}" for seat in table.seats]
    contributions = [seat.contribution for seat in table.seats]
    until = now + CHALLENGE_OPEN
    return Opened(
        now,
        deal=Deal(
            table.game,
            dict(table.options),
            who,
            contributions,
            table.secret,
            until,
            until + CHALLENGE_GRACE,
            rules=table.rules,
        ),
    )


def from_deal(group: GroupLog, player: str, now: int) -> StartFrom:
    """What a new table on this deal starts from; ApiError when the deal is closed."""
    deal = group.deal
    if now >= deal.until:
        raise ApiError("malformed", "this deal is closed", "tb-error-deal-closed")
    return StartFrom(
        deal.game,
        dict(deal.options),
        list(deal.seats),
        secret=deal.secret,
        contributions=list(deal.contributions),
        deal=group.name,
        player=player_hash(group, player),
        rules=deal.rules,
    )


async def is_secret_open(groups: GroupLogs, table: Table, now: int) -> bool:
    """Whether the table's secret may be shown once its game is over."""
    if not table.deal:
        return True
    try:
        return now >= (await groups.find("deal", table.deal)).deal.shown
    except UnknownTable:  # so old that it was removed
        return True


def secret_of(deal: Deal, now: int) -> str | None:
    """The secret, once nobody can gain anything from it."""
    return deal.secret.hex() if now >= deal.shown else None


def player_hash(group: GroupLog, secret: str) -> str:
    """What is kept of a browser: different on every deal, so that nobody can be followed from day to day."""
    return digest(f"{group.name} {secret}") if secret else ""


def counting_tables(group: GroupLog) -> list[str]:
    """The tables that count: the first that each browser started."""
    known: set[str] = set()
    found = []
    for table, entered in group.entered.items():
        if not entered.player or entered.player not in known:
            found.append(table)
        known.add(entered.player)
    return found


def deal_seen(group: GroupLog, now: int, own: str = "") -> DealSeen:
    """The deal with its results; `own` is a table to look for among them."""
    deal, tables = group.deal, counting_tables(group)
    results = [group.ended[table] for table in tables if table in group.ended]
    results = [one for one in results if one.points and one.at < deal.shown and not any(s.away for s in one.seats)]
    results.sort(key=rank_key, reverse=True)
    places = {rank_key(one): place for place, one in reversed([*enumerate(results, 1)])}
    ranked = [DealResult(places[rank_key(one)], *result_fields(one, deal)) for one in results]
    points = [result.points for result in ranked]
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
        begun=len(tables),
        results=ranked[:MOST_RESULTS],
        count=len(ranked),
        quantiles=spread(points),
        own=next((ranked[place] for place, one in enumerate(results) if one.table == own), None),
    )


def rank_key(result: Ended) -> tuple[bool, int, int, int]:
    """More is better: not lost, points, what decides between equals; of the last less."""
    seat = next((number for number, seat in enumerate(result.seats) if seat.who == "human"), 0)
    return not result.out, result.points[seat], result.tie, -result.fewer


def result_fields(result: Ended, deal: Deal) -> tuple[str, int, int]:
    """Name, points and time of a result."""
    seat = deal.seats.index("human")
    return result.seats[seat].name, result.points[seat], result.at


def spread(points: list[int]) -> list[int]:
    """The best, the quartiles, the last."""
    if not points:
        return []
    ordered = sorted(points, reverse=True)
    quarters = quantiles(ordered, n=4, method="inclusive") if len(ordered) > 1 else [ordered[0]] * 3
    return [ordered[0], *(round(quarter) for quarter in sorted(quarters, reverse=True)), ordered[-1]]

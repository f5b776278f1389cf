"""The dailies: one deal per day and game, the same for everybody, and what somebody has made of them day by day.

A day is a day by world time. Its deals are made, and their commitments published, the day before.
"""

from datetime import UTC, date, datetime, timedelta

from connectable.fairness.dice import commitment, new_secret
from connectable.registry import GAMES, meta
from connectable.registry import game as rules_of
from connectable.server.groups.log import Deal, GroupLog, GroupLogs, Opened
from connectable.server.groups.standings import Asker, own_result, own_standing, par_seen
from connectable.server.protocol.challenges import Commitments
from connectable.server.protocol.dailies import DayDone, DayResult
from connectable.server.protocol.errors import ApiError
from connectable.storage import UnknownTable

HOUR = 3_600_000
DAILY_GRACE = HOUR
"""For games that began before the day was over."""
WEEK = 7
LONGEST_STREAK = 400
"""Days looked back."""


def daily_games() -> list[str]:
    """The games with a daily deal, in alphabetical order."""
    return [name for name in sorted(GAMES) if meta(name).daily is not None or meta(name).daily_start is not None]


def day_of(now: int) -> str:
    """The day in UTC, such as `2026-11-16`."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def days_from(day: str, days: int) -> str:
    """The day so many days later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def day_number(day: str) -> int:
    """Days since 1 January 1970."""
    return (date.fromisoformat(day) - date(1970, 1, 1)).days


def midnight_after(day: str) -> int:
    return int((datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp() * 1000)


def checked_day(day: str, today: str) -> str:
    """The day, if it is one and not a later one than today; ApiError."""
    try:
        date.fromisoformat(day)
    except ValueError:
        raise ApiError("malformed", f"day: {day!r:.40} is no day such as {today}") from None
    if day > today:
        raise ApiError("malformed", f"day: today is {today}, and later days are not open yet", "tb-error-day-later")
    return day


async def daily_deals(groups: GroupLogs, day: str, now: int) -> list[GroupLog]:
    """The deals of a day; those of today and tomorrow are made when somebody first asks."""
    found = [await daily_deal(groups, game, day, now) for game in daily_games()]
    return [group for group in found if group is not None]


async def daily_deal(groups: GroupLogs, game: str, day: str, now: int) -> GroupLog | None:
    """A game's deal of a day; its name has underscores, a challenge's code has none."""
    name = f"daily_{game}_{day}"
    try:
        return await groups.find("deal", name)
    except UnknownTable:
        today = day_of(now)
        if day not in (today, days_from(today, 1)):
            return None
    return await groups.create("deal", name, Opened(now, deal=new_deal(game, day)))


def new_deal(game: str, day: str) -> Deal:
    """The deal of a day, with a secret of its own: there is no master key that could give away another day."""
    about, until = meta(game), midnight_after(day)
    shown, rules, secret = until + DAILY_GRACE, rules_of(game).rules, new_secret()
    if about.daily_start is None:
        options = dict(about.stored_options(about.daily or {}))
        return Deal(game, options, ["human"], [""], secret, until, shown, day, rules, keyed=True)
    start = about.daily_start(day_number(day))
    options, seats = dict(about.stored_options(start.options)), list(start.seats)
    return Deal(
        game, options, seats, [""] * len(seats), secret, until, shown, day, rules,
        list(start.entries), start.turns, start.attempts, start.grade, keyed=True,
    )  # fmt: skip


async def deal_of_day(groups: GroupLogs, game: str, day: str, now: int) -> GroupLog:
    """The deal of that game, or of the first that has one, today or on a day before; ApiError."""
    games, today = daily_games(), day_of(now)
    game = game or next(iter(games), "")
    if game not in games:
        raise ApiError("malformed", f"daily: there is a daily deal of {', '.join(games)}")
    group = await daily_deal(groups, game, checked_day(day, today), now)
    if group is None:
        raise ApiError("not-found", f"nobody asked for a deal of {game} on {day}", "tb-error-no-day")
    return group


async def tomorrow(groups: GroupLogs, now: int) -> Commitments:
    """What is published of tomorrow's deals."""
    day = days_from(day_of(now), 1)
    deals = [group.deal for group in await daily_deals(groups, day, now)]
    return Commitments(day, {deal.game: commitment(deal.secret) for deal in deals})


async def has_done(groups: GroupLogs, game: str, day: str, player: str) -> bool:
    """Whether somebody has a result of that day."""
    try:
        group = await groups.find("deal", f"daily_{game}_{day}")
    except UnknownTable:
        return False
    own = own_standing(group, Asker(player))
    return own is not None and own.result is not None


async def streak(groups: GroupLogs, game: str, day: str, player: str) -> int:
    """Days in a row up to this one; a day that is not done yet takes nothing away."""
    if not player:
        return 0
    found = int(await has_done(groups, game, day, player))
    for back in range(1, LONGEST_STREAK):
        if not await has_done(groups, game, days_from(day, -back), player):
            break
        found += 1
    return found


async def week(groups: GroupLogs, game: str, day: str, player: str) -> list[DayDone]:
    """The week up to a day."""
    days = [days_from(day, -back) for back in range(WEEK - 1, -1, -1)]
    return [DayDone(one, bool(player) and await has_done(groups, game, one, player)) for one in days]


async def day_result(groups: GroupLogs, game: str, day: str, player: str, now: int) -> DayResult | None:
    """What somebody made of another day."""
    try:
        group = await groups.find("deal", f"daily_{game}_{day}")
    except UnknownTable:
        return None
    own = own_result(group, now, Asker(player)) if player else None
    if own is None:
        return None
    par = par_seen(group.par)
    count = len(group.board.places)
    return DayResult(day, own.rank, count, own.points, own.attempts, par.points if par else None)


async def best_of_month(groups: GroupLogs, game: str, day: str, player: str, now: int) -> int:
    """The best place in the days of this month up to this one; 0: none."""
    first = date.fromisoformat(day).replace(day=1)
    days = [(first + timedelta(days=number)).isoformat() for number in range(date.fromisoformat(day).day)]
    found = [await day_result(groups, game, one, player, now) for one in days]
    return min((one.rank for one in found if one), default=0)

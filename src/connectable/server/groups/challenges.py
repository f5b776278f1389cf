"""Deals that several tables play, daily ones and those that somebody shares: how a table begins on one.

When a secret is shown is decided here and nowhere else: not when a game is over, but when the deal is.
"""

from connectable.server.groups.log import Deal, Entered, GroupLog, GroupLogs, Opened
from connectable.server.groups.standings import player_hash
from connectable.server.protocol.errors import ApiError
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
"""For games that began before the deal closed."""


async def share(groups: GroupLogs, hosted: HostedTable, token_hash: str, player: str = "") -> str:
    """The name of the deal that lets others play the same cards and dice; each table has at most one."""
    host = groups.host
    if not hosted.table.deal:
        name, now = new_deal_name(), groups.calendar()
        entered = Entered(now, hosted.id, player_hash(GroupLog("deal", name), player))
        deal = groups.opening("deal", name, [shared_deal(hosted.table, now), entered])
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
    """What a new table on this deal starts from. A day that is over is played apart from the ranking; a challenge that
    is closed is not (ApiError)."""
    deal = group.deal
    closed = now >= deal.until
    if closed and not deal.day:
        raise ApiError("malformed", "this deal is closed", "tb-error-deal-closed")
    return StartFrom(
        deal.game,
        dict(deal.options),
        list(deal.seats),
        tuple((seat, text) for seat, text in deal.given),
        secret=deal.secret,
        contributions=list(deal.contributions),
        deal=group.name,
        player=player_hash(group, player),
        rules=deal.rules,
        practice=closed,
    )


async def is_secret_open(groups: GroupLogs, table: Table, now: int) -> bool:
    """Whether the table's secret may be shown once its game is over."""
    if not table.deal:
        return True
    try:
        return now >= (await groups.find("deal", table.deal)).deal.shown
    except UnknownTable:  # so old that it was removed
        return True

"""Profiles: what the server does for somebody who is a secret of her browser and nothing else."""

from collections.abc import Sequence

from connectable.server.groups.dailies import daily_games, day_of, days_from
from connectable.server.groups.log import Forgotten, GroupLog, GroupLogs
from connectable.server.groups.standings import player_hash
from connectable.storage import UnknownTable

DAYS = 100
"""Dailies that are looked through."""


async def forget(groups: GroupLogs, player: str, deals: Sequence[str], now: int) -> int:
    """Takes the name off the results of a secret; the number of deals that had one."""
    today = day_of(now)
    dailies = [f"daily_{game}_{days_from(today, -back)}" for back in range(DAYS) for game in daily_games()]
    found = 0
    for name in dict.fromkeys([*dailies, *deals]):
        try:
            group = await groups.find("deal", name)
        except UnknownTable:
            continue
        found += await forget_on(groups, group, player)
    return found


async def forget_on(groups: GroupLogs, group: GroupLog, player: str) -> bool:
    who = player_hash(group, player)
    if who in group.forgotten or all(entered.player != who for entered in group.entered.values()):
        return False
    await groups.note(group, Forgotten(groups.host.clock(), who), f"forgotten {who}")
    return True

"""Attempts at a goal: a table on such a deal ends when its person has had the turns that the deal gives."""

from collections.abc import Sequence

from connectable.server.groups.log import GroupLogs, turns_of
from connectable.server.tables.hosted_table import HostedTable
from connectable.storage import StoreError, UnknownTable
from connectable.table import Change, Refused
from connectable.table.commands import Propose
from connectable.table.evolve import acting_seats


class AttemptWatch:
    """Ends attempts that are over."""

    def __init__(self, groups: GroupLogs) -> None:
        self.groups = groups
        groups.host.listeners.append(self.on_change)

    def on_change(self, hosted: HostedTable, changes: Sequence[Change], own: bool) -> None:
        table = hosted.table
        if table.deal and table.given and table.phase == "playing":
            self.groups.run(self.check(hosted))

    async def check(self, hosted: HostedTable) -> None:
        """Stops the game, as its only person could, once the last turn is over without the goal."""
        try:
            turns = (await self.groups.find("deal", hosted.table.deal)).deal.turns
        except UnknownTable:
            return
        table = hosted.table
        seat = next((number for number, one in enumerate(table.seats) if one.who == "human"), 0)
        if table.phase != "playing" or not turns or seat in acting_seats(table) or turns_of(table, seat) < turns:
            return
        try:
            await self.groups.host.command(hosted, Propose(seat, "stop"), f"attempt {table.id}")
        except (Refused, StoreError):
            return  # it has ended otherwise, or the next change tries again

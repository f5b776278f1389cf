"""What has to be at hand before a game is started or read: content that people brought, and the actions of a game that
it goes on from. Other processes work it out; then starting takes no time.
"""

import asyncio

from connectable.options import Options
from connectable.registry import GAMES, game, heavy_content
from connectable.server.work.jobs import PlayGiven, ReadContent
from connectable.server.work.workshop import SMALL, Workshop
from connectable.table.events import Created, write_event
from connectable.table.games import meta_of
from connectable.table.given import GivenStart, keep, kept
from connectable.table.model import Table

LONGEST_NAME = 64
"""Longer values of an option for content are content."""


def is_own_content(name: str, options: Options) -> bool:
    """Whether these options bring a board, sheet or deck of somebody's own."""
    for kind in meta_of(name).content:
        value = options.get(kind.option)
        if value is not None and len(str(value)) > LONGEST_NAME:
            return True
    return False


class Preparation:
    """Prepares tables, in the workshop."""

    def __init__(self, workshop: Workshop) -> None:
        self.workshop = workshop

    async def content(self, name: str, rules: str, options: Options, seats: int, who: str) -> None:
        """Reads what these options bring; BadInput when it cannot be played."""
        if not is_own_content(name, options):
            return
        heavy = heavy_content(name)
        if heavy is None or not heavy.is_at_hand(options):
            job = ReadContent(GAMES[name], name, rules, dict(options), seats)
            data = await self.workshop.do(job, bytes, who)
            if heavy is not None:
                heavy.take_over(options, data)
        # What a game still reads for itself it reads beside the others: the job has shown that this ends soon.
        await asyncio.to_thread(game(name, rules).start, seats, dict(options))

    def needs(self, table: Table) -> bool:
        """Whether there is anything to prepare for a table; before every move, so without waiting."""
        return is_own_content(table.game, table.options) or bool(table.given and table.phase == "gathering")

    async def table(self, table: Table) -> None:
        """Everything that a start of this table, or a look at its stored state, would have to wait for."""
        await self.content(table.game, table.rules, table.options, len(table.seats), f"table {table.id}")
        if len(table.given) > SMALL and table.phase == "gathering" and kept(table) is None:
            await self.given(created_of(table), table)

    async def given(self, created: Created, table: Table) -> None:
        """Plays the actions that a table starts with."""
        job = PlayGiven(GAMES[table.game], table.game, write_event(created), len(table.seats))
        keep(table, await self.workshop.do(job, GivenStart, f"table {table.id}"))


def created_of(table: Table) -> Created:
    """As much of a table's first event as its start depends on."""
    return Created(
        table.at,
        table.id,
        table.game,
        dict(table.options),
        table.settings,
        table.seats,
        table.commitment,
        table.secret,
        given=table.given,
        rules=table.rules,
    )

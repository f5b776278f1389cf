"""The changes of a table, read back from its stored events."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable

from connectable.storage import Store
from connectable.table import Change, Table, evolve
from connectable.table.events import Started, read_event

READ_AT_ONCE = 1_000
YIELD_SECONDS = 0.01
"""Of processor time, before other work gets its turn."""


class DamagedTable(Exception):
    """What is stored of a table cannot be read: a fault of this server's, at this table alone."""

    def __init__(self, table_id: str, position: int) -> None:
        super().__init__(f"table {table_id}: event {position} cannot be read")
        self.table_id = table_id


Prepare = Callable[[Table], Awaitable[None]]
"""Called with a table before its game starts."""


async def nothing(table: Table) -> None:
    pass


async def read_changes(store: Store, table_id: str, table: Table | None, prepare: Prepare = nothing) -> list[Change]:
    """Everything that is stored after the table as it is known; DamagedTable."""
    return [change async for change in stored_changes(store, table_id, table, prepare)]


async def stored_changes(
    store: Store, table_id: str, table: Table | None, prepare: Prepare = nothing
) -> AsyncIterator[Change]:
    """The same one by one."""
    began = time.thread_time()
    while True:
        position = table.position if table else 0
        stored = await asyncio.wrap_future(store.events(table_id, position, READ_AT_ONCE))
        for row in stored:
            try:
                event = read_event(row.data)
                if isinstance(event, Started) and table is not None:
                    await prepare(table)
                table = evolve(table, event)
            except Exception as error:  # whatever it is, it comes from what is stored
                raise DamagedTable(table_id, row.position) from error
            if table.position != row.position:  # one is missing
                raise DamagedTable(table_id, table.position)
            yield Change(event, table)
            if time.thread_time() - began > YIELD_SECONDS:
                await asyncio.sleep(0)  # a long table must not hold up the others
                began = time.thread_time()
        if len(stored) < READ_AT_ONCE:
            return

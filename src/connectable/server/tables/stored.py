"""Between a table and the store: what is written of a change, and the changes read back from stored events."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

import msgspec

from connectable.storage import Append, NewEvent, NewTableRow, Store
from connectable.table import Change, Table, evolve
from connectable.table.events import Created, Finished, Started, read_event, write_event
from connectable.table.evolve import write_outcome

READ_AT_ONCE = 1_000
YIELD_SECONDS = 0.01
"""Of processor time, before other work gets its turn."""
WHO_LENGTH = 32
"""Characters of a token's hash in stored keys: 128 bits."""


class DamagedTable(Exception):
    """What is stored of a table cannot be read: a fault of this server's, at this table alone."""

    def __init__(self, table_id: str, position: int) -> None:
        super().__init__(f"table {table_id}: event {position} cannot be read")
        self.table_id = table_id


def asker(token_hash: str, seat: int) -> str:
    """Who sends a request, as its key is stored: a person, whatever the seat; or the server on behalf of a seat."""
    return token_hash[:WHO_LENGTH] or str(seat)


def stored_key(who: str, key: str) -> str:
    return f"{who} {key}"


def append_of(changes: Sequence[Change], key: str, owner: str | None) -> Append:
    """The append of these changes, behind the table before them, by its owner; a table's first ones create it."""
    first, after = changes[0].event, changes[-1].table
    ended = any(isinstance(event, Finished) for event, _ in changes)
    return Append(
        after.id,
        after.position - len(changes),
        [NewEvent(write_event(event), event.at) for event, _ in changes],
        key=key,
        status=after.phase,
        outcome=encode_outcome(after) if ended else None,
        new=row_of(first) if isinstance(first, Created) else None,
        owner=owner,
    )


def row_of(created: Created) -> NewTableRow:
    listed = created.settings.visibility == "public"
    return NewTableRow(created.id, created.id, created.game, b"{}", created.at, "gathering", listed)


def encode_outcome(table: Table) -> bytes:
    assert table.outcome is not None
    return msgspec.json.encode(write_outcome(table.outcome))


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

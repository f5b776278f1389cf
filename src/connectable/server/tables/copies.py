"""Tables of other processes, for somebody who only reads them: as they are stored at that moment."""

from collections import OrderedDict

from connectable.server.tables.snapshots import load_snapshot
from connectable.server.tables.stored import Prepare, nothing, read_changes
from connectable.storage import Store, UnknownTable
from connectable.table import Table

MOST_COPIES = 500
"""Tables of which the latest known state is kept, to read on from there."""


class TableCopies:
    """The latest copies that somebody asked for."""

    def __init__(self, store: Store, prepare: Prepare = nothing) -> None:
        self.store = store
        self.prepare = prepare
        self.copies: OrderedDict[str, Table] = OrderedDict()

    async def read(self, table_id: str) -> Table:
        """The table with everything that is stored of it; UnknownTable, DamagedTable."""
        copy = self.copies.pop(table_id, None)
        if copy is None and (snapshot := await load_snapshot(self.store, table_id, self.prepare)):
            copy = snapshot.table
        changes = await read_changes(self.store, table_id, copy, self.prepare)
        table = changes[-1].table if changes else copy
        if table is None or table.deleted:
            raise UnknownTable(table_id)
        self.copies[table_id] = table
        while len(self.copies) > MOST_COPIES:
            self.copies.popitem(last=False)
        return table

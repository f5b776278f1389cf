"""What a store holds, as far as the program itself never asks for it."""

import tempfile
from pathlib import Path

from connectable.storage import Page, Store, TableRow, UnknownTable, backups


def row(store: Store, table_id: str) -> TableRow:
    """The table of that id; UnknownTable."""
    for table in store.tables(page=Page(10_000)).result():
        if table.id == table_id:
            return table
    raise UnknownTable(table_id)


def position(store: Store, table_id: str) -> int:
    return row(store, table_id).position


def results(store: Store) -> dict[str, tuple[int, bytes]]:
    """Time and outcome of each table that is over."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "backup"
        store.backup(path).result()
        return {found[0]: (found[1], found[2]) for table, found in backups.read(path) if table == "results"}

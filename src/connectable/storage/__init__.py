"""The append-only event store: SQLite by default, PostgreSQL for more than one process, one interface.

It stores and finds; it knows no rules and no table logic.
"""

from pathlib import Path

from connectable.storage.cluster import Cluster, Peer, ServerProcess
from connectable.storage.database import DatabaseStore
from connectable.storage.sqlite import SQLite, default_path
from connectable.storage.store import (
    Append,
    Declined,
    Filter,
    NewEvent,
    NewTableRow,
    NotOwner,
    Outage,
    Page,
    Pruned,
    Repeated,
    StalePosition,
    Store,
    StoredEvent,
    StoredSnapshot,
    StoreError,
    TableExists,
    TableRow,
    TooBig,
    UnknownTable,
)

__all__ = [
    "Append",
    "Cluster",
    "Declined",
    "Filter",
    "NewEvent",
    "NewTableRow",
    "NotOwner",
    "Outage",
    "Page",
    "Peer",
    "Pruned",
    "Repeated",
    "ServerProcess",
    "StalePosition",
    "Store",
    "StoreError",
    "StoredEvent",
    "StoredSnapshot",
    "TableExists",
    "TableRow",
    "TooBig",
    "UnknownTable",
    "default_path",
    "open_store",
]


def open_store(place: str | Path | None = None, *, patience: float = 0.0) -> Store:
    """The store at a `postgresql://` address, in a SQLite file, or (None) in the user's data folder.

    `patience`: for how many seconds a write is tried again while PostgreSQL is away."""
    if isinstance(place, str) and place.startswith(("postgresql://", "postgres://")):
        try:
            from connectable.storage.postgresql import PostgreSQL
        except ImportError as error:
            raise StoreError('PostgreSQL needs its driver: pip install "connectable[postgres]"') from error
        return DatabaseStore(PostgreSQL(place, patience=patience))
    return DatabaseStore(SQLite(Path(place) if place is not None else default_path()))

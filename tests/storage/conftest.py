"""One suite, both stores: every test that asks for `place` or `store` runs on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from connectable.storage import NewTableRow, Store, open_store
from storage.postgresql_server import Server, running


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with running() as server:
        yield server


@pytest.fixture
def postgresql(server: Server) -> str:
    return server.new_place()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store can be."""
    if request.param == "sqlite":
        return str(tmp_path / "store" / "tables.sqlite")
    address: str = request.getfixturevalue("postgresql")
    return address


@pytest.fixture
def store(place: str) -> Iterator[Store]:
    store = open_store(place)
    yield store
    store.close()


@pytest.fixture
def table(store: Store) -> str:
    """The id of a table without events."""
    store.create(NewTableRow("t1", "Quiet Fox", "connnect", b"{}", created_at=100)).result()
    return "t1"

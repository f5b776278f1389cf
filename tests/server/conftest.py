"""Real servers on free loopback ports, on SQLite and, where a test asks for it, on PostgreSQL.

Each test has a server of its own, but in modules that override `host` with `shared_host`: their tests see only tables
that they made, and those that look at the whole server or change it take `own_host`.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from connectable.registry import GAMES
from connectable.server.app import Config
from server.running_server import FAST, RunningServer
from storage.postgresql_server import Server as Postgres
from storage.postgresql_server import running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An address for a new store."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_place()


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small games that only these tests use; the laws of the whole suite do not know them."""
    for name, module in {"inturn": "turn_game", "racing": "race_game", "sealed": "sealed_game"}.items():
        monkeypatch.setitem(GAMES, name, f"server.{module}")


StartServer = Callable[..., RunningServer]


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Starts servers that end with the test."""
    with ExitStack() as stack:

        def start(place: str = "", config: Config = FAST, **more: Any) -> RunningServer:
            return stack.enter_context(RunningServer(place or str(tmp_path / "tables.sqlite"), config, **more))

        yield start


@pytest.fixture
def own_host(start_server: StartServer) -> RunningServer:
    """A server on SQLite that nobody else uses."""
    return start_server()


@pytest.fixture
def host(own_host: RunningServer) -> RunningServer:
    return own_host


@pytest.fixture(scope="session")
def shared_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all who only make tables of their own."""
    with RunningServer(str(tmp_path_factory.mktemp("shared") / "tables.sqlite")) as server:
        yield server

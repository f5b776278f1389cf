"""A real server on a free loopback port for every test, on SQLite and, where a test asks for it, on PostgreSQL."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from connectable.registry import GAMES
from connectable.server.app import Config
from server.running_app import FAST, Standing
from storage.postgresql_server import Server as Postgres
from storage.postgresql_server import running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a new store can be."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_place()


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small games of the tests' own, which the laws of the whole suite need not know."""
    for name, module in {"inturn": "turn_game", "racing": "race_game", "sealed": "sealed_game"}.items():
        monkeypatch.setitem(GAMES, name, f"server.{module}")


Stand = Callable[..., Standing]


@pytest.fixture
def stand(tmp_path: Path) -> Iterator[Stand]:
    """Starts servers that end with the test."""
    with ExitStack() as stack:

        def start(place: str = "", config: Config = FAST, **more: Any) -> Standing:
            return stack.enter_context(Standing(place or str(tmp_path / "tables.sqlite"), config, **more))

        yield start


@pytest.fixture
def host(stand: Stand) -> Standing:
    """A server on SQLite."""
    return stand()

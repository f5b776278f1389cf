"""The first house deck is kept for good: whole games of every way replay, and stored tables go on."""

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from connectable.games.connections import GAME
from connectable.storage import open_store
from contract.released import outcome
from fixtures.stores.observe import digest, game_seen, rebuilt
from paths import FIXTURES
from server.running_server import RemoteTable, RunningServer

FOLDER = FIXTURES / "house-1"
ENDS: dict[str, Any] = json.loads((FOLDER / "outcomes.json").read_text("utf-8"))
TABLES: dict[str, Any] = json.loads((FOLDER / "tables.json").read_text("utf-8"))
NOW = TABLES.pop("now")
STEPS = 12


@pytest.fixture
def place(tmp_path: Path) -> str:
    """The store as it was left."""
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((FOLDER / "tables.sql").read_text("utf-8"))
    return str(path)


@pytest.mark.parametrize("name", ENDS)
def test_a_game_with_the_first_deck_ends_as_it_did(name: str) -> None:
    assert outcome((FOLDER / f"{name}.record.json").read_text("utf-8")) == ENDS[name]


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_tables_in_mid_game_are_rebuilt(
    place: str, target: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    new = str(tmp_path / "new.sqlite") if target == "sqlite" else request.getfixturevalue("postgresql")
    with closing(open_store(new)) as store:
        store.restore(Path(place)).result()
        for name, table in TABLES.items():
            assert GAME.format(rebuilt(store, table["id"]).state) == table["state"], name


def test_every_seat_sees_what_it_saw_and_play_goes_on(place: str) -> None:
    chance = random.Random(5)
    with RunningServer(place, clock=lambda: NOW) as host:
        for name, table in TABLES.items():
            remote = RemoteTable(host, table)
            found = {viewer: digest(item, table["shape"][viewer]) for viewer, item in game_seen(remote).items()}
            assert found == table["seen"], name
            for step in range(STEPS):
                if acting := remote.see(None)["to_act"]:
                    seat = chance.choice(acting)
                    answer = remote.act(seat, chance.choice(remote.see(seat)["legal"]), key=f"later-{step}")
                    assert answer.status_code == 200, answer.text
            assert GAME.format(rebuilt(host.store, table["id"]).state) != table["state"], name

"""Stores of every version that was ever in use: their tables are found as they were left, and play goes on."""

import json
import random
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from connectable.contract import CHANCE
from connectable.registry import game
from connectable.storage import StoreError, migrations, open_store
from contract.released import headings
from fixtures.stores.observe import cut, digest, facts, rebuilt, seen, shape_of
from server.running_server import RemoteTable, RunningServer

FOLDER = Path(__file__).parents[1] / "fixtures/stores"
VERSIONS = sorted(path.stem for path in FOLDER.glob("*.sql"))
Old = dict[str, Any]


@pytest.fixture(params=VERSIONS)
def old(request: pytest.FixtureRequest) -> Old:
    """What a version says of its tables."""
    found: Old = json.loads((FOLDER / f"{request.param}.json").read_text("utf-8"))
    return found


@pytest.fixture
def place(old: Old, tmp_path: Path) -> str:
    """The store as that version left it."""
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((FOLDER / f"{old['version']}.sql").read_text("utf-8"))
    return str(path)


@pytest.fixture(params=["with snapshots", "without"])
def thawed(request: pytest.FixtureRequest, place: str) -> str:
    """A snapshot is only a cache: the events alone must do, too."""
    if request.param == "without":
        with closing(sqlite3.connect(place)) as db:
            db.execute("DELETE FROM snapshots")
            db.commit()
    return place


def stand(place: str, old: Old) -> RunningServer:
    """A server at the very moment when the old one ended: no clock has run out since."""
    now: int = old["now"]
    return RunningServer(place, clock=lambda: now)


def test_there_is_a_store_of_every_version() -> None:
    assert {"0.1.0", *(version for version, released in headings().items() if released)} <= {*VERSIONS}


def test_every_phase_of_every_game_is_in_it(old: Old) -> None:
    found = {(table["game"], table["phase"]) for table in old["tables"].values()}
    assert len(found) == 9


def apart_from_the_referee(found: dict[str, Any]) -> dict[str, Any]:
    """Verdicts on a deck of one's own are the referee's, who has learned since; those on house decks are kept."""
    state = found.get("state") or ""
    own = '"deck": "north' in state
    return {**found, "state": re.sub(r"(?m)^pairs .*$", "pairs", state)} if own else found


def test_tables_are_rebuilt_from_their_events(place: str, old: Old) -> None:
    with closing(open_store(place)) as store:
        for name, table in old["tables"].items():
            found = facts(rebuilt(store, table["id"]))
            assert apart_from_the_referee(found) == apart_from_the_referee({key: table[key] for key in found}), name


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_comes_back(place: str, old: Old, target: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    new = str(tmp_path / "new.sqlite") if target == "sqlite" else request.getfixturevalue("postgresql")
    with closing(open_store(new)) as store:
        assert store.restore(Path(place)).result() > len(old["tables"])  # rooms and deals have logs of their own
        for name, table in old["tables"].items():
            found = facts(rebuilt(store, table["id"]))
            assert apart_from_the_referee(found) == apart_from_the_referee({key: table[key] for key in found}), name


def test_every_seat_sees_what_it_saw(thawed: str, old: Old) -> None:
    with stand(thawed, old) as host:
        for name, table in old["tables"].items():
            if not table["deleted"]:
                shape = old["shapes"][table["game"]]
                found = {viewer: digest(item, shape) for viewer, item in seen(RemoteTable(host, table)).items()}
                assert found == table["seen"], name


def test_what_was_deleted_stays_away(place: str, old: Old) -> None:
    (deleted,) = [table["id"] for table in old["tables"].values() if table["deleted"]]
    with stand(place, old) as host:
        for table_id in (deleted, *old["gone"]):
            assert host.http.get(f"/api/tables/{table_id}").status_code == 404


def test_rooms_and_deals_know_their_tables(place: str, old: Old) -> None:
    with stand(place, old) as host:
        for path, kept in old["circles"].items():
            found = host.http.get(path, headers={"table-code": kept["code"]}).json()
            if "deals" in found:  # a game may have had no daily then
                games = [deal["game"] for deal in kept["answer"]["deals"]]
                found["deals"] = [deal for deal in found["deals"] if deal["game"] in games]
            assert cut(found, shape_of(kept["answer"])) == kept["answer"], path


def test_play_goes_on(thawed: str, old: Old) -> None:
    chance = random.Random(5)
    with stand(thawed, old) as host:
        for name, table in old["tables"].items():
            if table["phase"] != "playing":
                continue
            go_on(RemoteTable(host, table), chance)
            later = rebuilt(host.store, table["id"])
            assert later.position > table["position"], name
            assert facts(later)["state"] != table["state"], name


def go_on(table: RemoteTable, chance: random.Random) -> None:
    """One random action of somebody whose turn it is, with a key that the old store has not seen."""
    now = rebuilt(table.host.store, table.id)
    if now.ready_until:  # between two rounds: when everybody who is here is ready, the server rolls
        for seat in sorted(now.here()):
            assert table.command(seat, "ready").status_code == 200
    acting = table.see(None)["to_act"]
    if acting == [CHANCE]:
        rules = game(now.game)
        answer = table.command(0, "roll", "later", notation=rules.notation(chance.choice(rules.chance(now.state))[0]))
    else:
        seat = chance.choice(acting)
        answer = table.act(seat, chance.choice(table.see(seat)["legal"]), key="later")
    assert answer.status_code == 200, answer.text


def test_a_backup_of_an_old_version_is_restored(old: Old, place: str, tmp_path: Path) -> None:
    """The file of an old version is a backup of that version: a new one takes it, into either kind of store."""
    with closing(open_store(tmp_path / "new.sqlite")) as store:
        count = store.restore(Path(place)).result()
        names = {row.id for row in store.tables().result()}
    assert count == len(names)
    with closing(open_store(place)) as upgraded:
        assert {row.id for row in upgraded.tables().result()} == names


def test_an_older_version_refuses_what_a_newer_has_changed(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a sentence that says what to do; the store is not touched."""
    with closing(open_store(place)):  # upgraded
        pass
    before = Path(place).read_bytes()
    older = migrations.known("sqlite")[:-1]
    monkeypatch.setattr(migrations, "known", lambda dialect: older)
    with pytest.raises(StoreError, match="is newer than the .* use a newer version of connectable"):
        open_store(place)
    assert Path(place).read_bytes() == before

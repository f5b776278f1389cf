"""PostgreSQL goes away and comes back; other programs hold its locks; notices from other processes."""

import sys
import threading
from collections.abc import Iterator

import psycopg
import pytest

from connectable.storage import NewEvent, NewTableRow, Store, StoreError, open_store
from connectable.storage.database import DatabaseStore
from connectable.storage.postgresql import PostgreSQL
from storage.postgresql_server import Server
from storage.rows import position


@pytest.fixture
def place(postgresql: str) -> str:
    return postgresql


@pytest.fixture
def stopped(server: Server) -> Iterator[Server]:
    """The server, running again in the end whatever happens."""
    yield server
    if not (server.data / "postmaster.pid").exists():
        server.start()


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_the_database_is_away_for_a_while(store: Store, table: str, stopped: Server, mode: str) -> None:
    store.append(table, 0, [NewEvent(b"a", 1)]).result()
    stopped.stop(mode)
    with pytest.raises(StoreError, match=r"store postgresql://.*/postgres: ") as caught:
        store.append(table, 1, [NewEvent(b"lost", 1)]).result()
    assert caught.value.away
    assert not caught.value.unknown
    with pytest.raises(StoreError):
        store.events(table).result()
    assert store.healthy().result() is False
    stopped.start()
    assert store.append(table, 1, [NewEvent(b"b", 1)]).result() == 2
    assert [event.data for event in store.events(table).result()] == [b"a", b"b"]
    assert store.healthy().result() is True


def test_patience_outlasts_a_restart(place: str, stopped: Server) -> None:
    store = open_store(place, patience=60)
    store.create(NewTableRow("t1", "n", "connnect", b"", 1)).result()
    stopped.stop()
    answers = [store.append("t1", number, [NewEvent(b"", 1)]) for number in range(5)]
    assert not answers[0].done()
    stopped.start()
    assert [answer.result(timeout=60) for answer in answers] == [1, 2, 3, 4, 5]
    store.close()


def test_closing_does_not_wait_for_a_database_that_is_away(place: str, stopped: Server) -> None:
    store = open_store(place, patience=1e6)
    stopped.stop()
    answer = store.create(NewTableRow("t1", "n", "connnect", b"", 1))
    store.close()
    assert isinstance(answer.exception(timeout=0), StoreError)


def test_connections_that_were_cut_are_replaced_unnoticed(store: Store, table: str, place: str) -> None:
    store.append(table, 0, [NewEvent(b"", 1)]).result()
    store.events(table).result()
    with psycopg.connect(place, autocommit=True) as other:
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    assert store.append(table, 1, [NewEvent(b"", 1)]).result() == 2
    assert len(store.events(table).result()) == 2


BOMB = """
CREATE SEQUENCE bombs;
CREATE FUNCTION explode() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('bombs') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER explode AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION explode();
"""
"""Cuts the connection in the middle of the first commit; a sequence counts on though the transaction is lost."""


@pytest.mark.parametrize("key", [None, "k"])
def test_a_connection_cut_in_the_middle_of_a_commit(store: Store, table: str, place: str, key: str | None) -> None:
    with psycopg.connect(place, autocommit=True) as other:
        other.execute(BOMB.encode())
    first = store.append(table, 0, [NewEvent(b"a", 1)], key=key)
    if key is None:  # nobody can tell whether it is stored: the one who sent it has to look
        with pytest.raises(StoreError, match="while committing") as caught:
            first.result()
        assert caught.value.unknown
        assert position(store, table) == 0
    else:
        assert first.result() == 1
        assert len(store.events(table).result()) == 1


def test_a_table_locked_by_another_program_holds_up_only_itself(place: str) -> None:
    store = DatabaseStore(PostgreSQL(place, lock_seconds=0.05, writers=1))
    for number in range(3):
        store.create(NewTableRow(f"t{number}", f"n{number}", "connnect", b"", 1)).result()
    with psycopg.connect(place) as other:
        other.execute("SELECT 1 FROM tables WHERE id = 't1' FOR UPDATE")
        go = threading.Event()
        store._write("", lambda db: go.wait())
        answers = [store.append(f"t{number}", 0, [NewEvent(b"", 1)]) for number in range(3)]
        go.set()
        assert (answers[0].result(), answers[2].result()) == (1, 1)
        with pytest.raises(StoreError, match="lock timeout"):
            answers[1].result()
    assert store.append("t1", 0, [NewEvent(b"", 1)]).result() == 1
    store.close()


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://amara:opensesame@127.0.0.1:1/x",
        "postgresql://amara:opensesame@127.0.0.1:port/x",
        "postgresql://amara:opensesame@[/x",
        "postgresql://amara:opensesame@/x?nonsense=1",
    ],
)
def test_errors_do_not_tell_the_password(address: str) -> None:
    with pytest.raises(StoreError) as caught:
        open_store(address)
    assert "opensesame" not in str(caught.value)


def test_without_the_driver_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "connectable.storage.postgresql", None)
    with pytest.raises(StoreError, match=r"pip install \"connectable\[postgres\]\""):
        open_store("postgresql://somewhere/x")


def test_a_commit_is_on_the_disk_whatever_the_default(place: str) -> None:
    with psycopg.connect(place, autocommit=True) as other:
        other.execute("ALTER ROLE postgres SET synchronous_commit = off")
    store = DatabaseStore(PostgreSQL(place))
    try:
        assert store._write("", lambda db: db.rows("SHOW synchronous_commit")).result() == [("on",)]
    finally:
        store.close()
        with psycopg.connect(place, autocommit=True) as other:
            other.execute("ALTER ROLE postgres RESET synchronous_commit")

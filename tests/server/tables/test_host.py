"""One table, several servers: what one stores the other publishes; copies catch up and are evicted."""

import threading
from concurrent.futures import Future
from pathlib import Path

import msgspec
import pytest

from connectable.server import pruning
from connectable.server.tables import host as hosting
from connectable.server.tables.host import GROUP_PREFIX
from connectable.storage import StoredEvent
from connectable.table import rebuild
from connectable.table.events import read_event
from server.conftest import StartServer
from server.running_server import FAST, RemoteTable, RunningServer, until
from storage.postgresql_server import Server as Postgres


@pytest.fixture
def pair(start_server: StartServer, postgres: Postgres) -> tuple[RunningServer, RunningServer]:
    place = postgres.new_place()
    return start_server(place), start_server(place)


def test_what_one_process_stores_the_other_tells(pair: tuple[RunningServer, RunningServer]) -> None:
    one, two = pair
    table = one.make("human", "human", game="inturn")
    with table.at(two).live(1) as live:
        before = live.read("snapshot")["table"]["position"]
        action = table.see(0)["legal"][0]
        assert table.act(0, action).status_code == 200
        event = live.read("event")
        assert event["events"] == [{"kind": "action", "seat": 0, "text": action}]
        assert event["position"] == before + 1
        assert table.at(two).act(1, event["table"]["legal"][0], before + 1).status_code == 200
    until(lambda: table.see(0)["phase"] == "over")


def test_two_seats_in_the_same_instant(pair: tuple[RunningServer, RunningServer]) -> None:
    """Both want the same number, on two servers: one gets it, the other is told why not."""
    table = pair[0].make("human", "human", game="racing")
    sides = [table, table.at(pair[1])]
    for number in range(12):
        position = [side.see(seat)["position"] for seat, side in enumerate(sides)]
        answers = [0, 0]
        gate = threading.Barrier(2)

        def take(seat: int, number: int, at: int, gate: threading.Barrier, answers: list[int]) -> None:
            gate.wait()
            answers[seat] = sides[seat].act(seat, f"take {number}", at).status_code

        threads = [threading.Thread(target=take, args=(s, number, position[s], gate, answers)) for s in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [200, 422]
    record = table.get(0, "/record").json()["entries"]
    assert len(record) == 12


def test_the_same_key_at_two_servers_plays_once(pair: tuple[RunningServer, RunningServer]) -> None:
    table = pair[0].make("human", "human", game="racing")
    position = table.see(0)["position"]
    wish = {"action": "take 5", "position": position, "key": "once"}
    first = table.post(0, "/actions", **wish)
    second = table.at(pair[1]).post(0, "/actions", **wish)
    assert (first.status_code, first.json()) == (second.status_code, second.json()) == (200, first.json())


def test_an_outdated_copy_takes_what_was_stored_and_not_its_own_decision(
    start_server: StartServer, tmp_path: Path
) -> None:
    """The same key reaches a server with an outdated copy: it would lead to the same position, at another time."""
    place = str(tmp_path / "shared.sqlite")  # a file knows no owners: both believe that the table is theirs
    one, two = start_server(place, clock=lambda: 1_000_000), start_server(place, clock=lambda: 1_000_500)
    table = one.make("human", "human", game="racing")
    other = table.at(two)
    wish = {"action": "take 5", "position": other.see(0)["position"], "key": "once"}
    assert table.post(0, "/actions", **wish).json() == other.post(0, "/actions", **wish).json()
    stored = [read_event(event.data) for event in one.store.events(table.id).result()]
    assert two.services.host.tables[table.id].table == rebuild(stored)


def test_a_deleted_table_is_gone_everywhere(pair: tuple[RunningServer, RunningServer]) -> None:
    table = pair[0].make("human", "open")
    other = table.at(pair[1])
    assert other.get(0).status_code == 200
    assert table.command(0, "delete").status_code == 200
    until(lambda: other.get(0).status_code == 404)


def test_bots_play_once_however_many_servers_there_are(pair: tuple[RunningServer, RunningServer]) -> None:
    table = pair[0].make("human", "bot:greedy", game="racing")
    other = table.at(pair[1])
    other.see(0)
    for number in range(0, 40, 10):
        assert other.act(0, f"take {number}").status_code == 200
    until(lambda: sum(owner == 1 for owner in table.see(0)["view"]["taken"]) >= 30)


def test_a_copy_reads_only_what_is_new(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    events = host.store.events

    def counted(table_id: str, after: int, limit: int) -> "Future[list[StoredEvent]]":
        if not table_id.startswith(GROUP_PREFIX):  # codes are reserved in a log of their own
            asked.append(after)
        return events(table_id, after, limit)

    monkeypatch.setattr(host.store, "events", counted)
    table = host.make("human", game="racing")
    for number in range(30):
        assert table.act(0, f"take {number}").status_code == 200
    assert asked == [], "a table in memory is never read again"
    host.services.host.tables.clear()
    table.see(0)
    assert asked == [0]


def test_quiet_tables_leave_the_memory_and_come_back(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosting, "MOST_TABLES", 3)
    tables = [host.make() for _ in range(6)]
    with tables[0].live(0) as live:
        before = live.read("snapshot")["table"]
        for table in tables:
            table.see(0)
        assert len(host.services.host.tables) <= 4
        assert tables[0].id in host.services.host.tables, "somebody sits there"
        assert {**tables[0].see(0), "now": 0} == {**before, "now": 0}


def test_tables_that_nobody_asks_for_leave_the_memory(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table = host.make()
    host.services.host.evict()
    assert table.id in host.services.host.tables
    monkeypatch.setattr(hosting, "IDLE_SECONDS", -1.0)
    host.services.host.evict()
    assert host.services.host.tables == {}
    assert table.see(0)["phase"] == "playing"


def test_long_tables_leave_the_memory_first(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """By how much they take, not by their number: a few thousand records that somebody imports would fill it."""
    monkeypatch.setattr(hosting, "LONG_TABLE", 4)
    monkeypatch.setattr(hosting, "MOST_ENTRIES", 11)
    short, watched, *others = [host.make("human", game="racing") for _ in range(4)]
    with watched.live(0) as live:
        live.read("snapshot")
        for table in (watched, *others):
            for number in range(6):
                assert table.act(0, f"take {number}").status_code == 200
        host.services.host.evict()
        assert {*host.services.host.tables} == {short.id, watched.id}, "it is short, and somebody sits there"
    assert len(others[0].see(0)["legal"]) == len(watched.see(0)["legal"])


def test_long_tables_that_nobody_asks_for_leave_the_memory_sooner(
    host: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record that somebody imported and never looked at must not stay as long as a game of friends who pause."""
    monkeypatch.setattr(hosting, "LONG_TABLE", 4)
    monkeypatch.setattr(hosting, "LONG_IDLE_SECONDS", -1.0)
    short, watched, long = [host.make("human", game="racing") for _ in range(3)]
    with watched.live(0) as live:
        live.read("snapshot")
        for table in (watched, long):
            for number in range(6):
                assert table.act(0, f"take {number}").status_code == 200
        host.services.host.evict()
        assert {*host.services.host.tables} == {short.id, watched.id}
    assert len(long.see(0)["legal"]) == len(watched.see(0)["legal"])


def test_a_reloaded_table_is_the_same_for_everybody(host: RunningServer) -> None:
    table = host.make(game="sealed")
    assert table.act(0, "mark 1").status_code == 200
    assert table.command(0, "undo").status_code == 200
    assert table.command(1, "chat", text="hello").status_code == 200
    assert table.act(1, "done").status_code == 200
    before = [table.see(seat) for seat in (0, 1, None)]
    host.services.host.tables.clear()
    after = [table.see(seat) for seat in (0, 1, None)]
    assert [{**seen, "now": 0} for seen in before] == [{**seen, "now": 0} for seen in after]


def test_a_stopped_server_keeps_its_tables(place: str) -> None:
    with RunningServer(place, FAST) as first:
        table = first.make()
        table.play(0)
        seen = table.see(0)
        answer = table.post(1, "/actions", action=table.see(1)["legal"][0], position=table.see(1)["position"], key="k")
        assert answer.status_code == 200
    with RunningServer(place, FAST) as second:
        again = table.at(second)
        assert again.see(0)["phase"] == "over"
        repeated = again.post(1, "/actions", action="play 1", position=seen["position"], key="k")
        assert (repeated.status_code, repeated.json()) == (200, answer.json()), "the key is known after a restart"


def test_pruned_tables_are_gone(start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with RunningServer(str(tmp_path / "old.sqlite"), FAST, clock=lambda: 1_000) as old:
        table = old.make("human", "open")
    config = msgspec.structs.replace(FAST, keep_days=1)
    monkeypatch.setattr(pruning, "FIRST_SECONDS", 0.0)
    monkeypatch.setattr(pruning, "oldest_kept", lambda now, keep, outages: 2_000)  # as if a server had run all the time
    again: RemoteTable = table.at(start_server(str(tmp_path / "old.sqlite"), config))
    until(lambda: again.get(0).status_code == 404)

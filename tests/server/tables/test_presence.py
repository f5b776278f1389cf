"""Who is here: nobody who vanishes holds up a table, and nobody who is there is taken for absent."""

from typing import Any

import pytest
from msgspec.structs import replace

from connectable.server.socket import session
from connectable.table import timing
from games.connect5.toys import CROSS
from server.conftest import StartServer
from server.running_server import FAST, LiveSocket, RemoteTable, RunningServer, new_key, until
from storage.postgresql_server import Server as Postgres

GRACE = 0.3
QUICK = replace(FAST, presence_grace=GRACE)


@pytest.fixture
def host(start_server: StartServer) -> RunningServer:
    return start_server(config=QUICK)


@pytest.fixture
def pair(start_server: StartServer, postgres: Postgres) -> tuple[RunningServer, RunningServer]:
    place = postgres.new_place()
    return start_server(place, QUICK), start_server(place, QUICK)


def is_here(table: RemoteTable, seat: int) -> bool:
    return bool(table.see(None)["seats"][seat]["here"])


def told(live: LiveSocket, seat: int, what: str, timeout: float = 10) -> Any:
    """Waits until a socket is told that about the seat; the table then."""
    while True:
        message = live.read("event", timeout)
        if any(
            (event["kind"], event["seat"], event["text"]) == ("presence", seat, what) for event in message["events"]
        ):
            return message["table"]


def events_of(table: RemoteTable, kind: str) -> int:
    rows = table.host.store.events(table.id).result()
    return sum(f'"event":"{kind}"'.encode() in row.data for row in rows)


@pytest.mark.parametrize("returns", [False, True])
def test_somebody_who_vanishes_is_replaced_and_can_come_back(
    host: RunningServer, monkeypatch: pytest.MonkeyPatch, returns: bool
) -> None:
    monkeypatch.setattr(timing, "ABSENT_MILLIS", 400)
    # Seven dots: a whole game is short. Any game of three ends so, says tests/table/test_offers.py.
    table = host.make("human", "human", "human", game="connect5", options={"board": CROSS})
    with table.live(1) as second, table.live(2):
        with table.live(0) as first:
            first.read("snapshot")
            replace_first(table)
            assert not table.see(1)["seats"][0]["away"], "who is here is never replaced"
            assert table.command(1, "withdraw", kind="replace").status_code == 200
        seat = told(second, 0, "absent")["seats"][0]
        assert (seat["here"], seat["absent_since"] > 0) == (False, True)
        told(second, 0, "gone")
        replace_first(table)
        until(lambda: table.see(1)["to_act"] == [1])
        assert table.see(1)["seats"][0]["away"]
        if returns:
            with table.live(0):
                assert table.command(0, "return").status_code == 200
                seat = table.see(0)["seats"][0]
                assert (seat["away"], seat["here"], seat["absent_since"]) == (False, True, -1)
                play_to_the_end(table, 0, 1, 2)
        else:
            play_to_the_end(table, 1, 2)


def replace_first(table: RemoteTable) -> None:
    """The others agree that the house bot plays for seat 0."""
    assert table.command(1, "propose", kind="replace", subject=0).status_code == 200
    assert table.command(2, "answer", kind="replace", agree=True).status_code == 200


def play_to_the_end(table: RemoteTable, *people: int) -> None:
    def is_over() -> bool:
        seen = table.see(1)
        for seat in seen["to_act"]:
            assert seat not in people or table.play(seat).status_code == 200
        return bool(seen["phase"] == "over")

    until(is_over)


def test_a_page_that_is_loaded_again_is_not_told(host: RunningServer) -> None:
    table = host.make("human", "human", game="inturn")
    with table.live(1) as second:
        for _ in range(5):
            with table.live(0) as first:
                first.read("snapshot")
        with table.live(0):
            second.read("snapshot")
            assert second.quiet(3 * GRACE)
    assert events_of(table, "presence") == 0


def test_requests_are_a_sign_of_life(host: RunningServer) -> None:
    table = host.make("human", "human", game="inturn")
    with table.live(1) as second:
        table.see(0)
        told(second, 0, "absent")
        table.see(0)
        assert told(second, 0, "here")["seats"][0]["here"]
        told(second, 0, "absent")


def test_a_program_that_asks_now_and_then_does_not_come_and_go(host: RunningServer) -> None:
    """Twice the grace between two requests: somebody with a page would be absent meanwhile."""
    table = host.make("human", "human", game="inturn")
    with table.live(1) as second:
        second.read("snapshot")
        for _ in range(4):
            table.see(0)
            assert second.quiet(2 * GRACE)
        told(second, 0, "absent")


@pytest.mark.parametrize("seats", [("human", "bot:greedy"), ("human", "bot:greedy", "bot:greedy")])
def test_bots_miss_nobody(host: RunningServer, seats: tuple[str, ...]) -> None:
    table = host.make(*seats, game="connect5")
    with table.live(0) as first:
        first.read("snapshot")
    with table.live(None) as watcher:
        watcher.read("snapshot")
        watcher.read("watchers")
        assert watcher.quiet(5 * GRACE)
    assert events_of(table, "presence") == 0


def test_beside_bots_people_miss_each_other(host: RunningServer) -> None:
    table = host.make("human", "bot:greedy", "human", game="connect5")
    with table.live(0) as first:
        with table.live(2) as last:
            last.read("snapshot")
        told(first, 2, "absent")


def test_an_action_is_not_stale_because_somebody_came_or_went(host: RunningServer) -> None:
    table = host.make("human", "human", game="inturn")
    with table.live(0) as first:
        seen = first.read("snapshot")["table"]
        told(first, 1, "absent")
        first.send(type="action", action=seen["legal"][0], position=seen["position"], key=new_key())
        first.read("ack")


@pytest.mark.parametrize("seats", [("human", "human"), ("human", "bot:greedy")])
@pytest.mark.parametrize("kind", ["live", "correspondence", "hotseat"])
def test_only_people_who_play_live_with_others_are_missed(
    host: RunningServer, seats: tuple[str, ...], kind: str
) -> None:
    table = host.make(*seats, game="connect5", table_kind=kind)
    with table.live(0) as first:
        first.read("snapshot")
        if kind == "live" and "human" in seats[1:]:
            told(first, 1, "absent")
        else:
            assert first.quiet(3 * GRACE)
    assert (events_of(table, "presence") > 0) == (kind == "live" and "human" in seats[1:])


def test_after_a_restart_those_who_do_not_return_are_absent(start_server: StartServer, tmp_path: Any) -> None:
    place = str(tmp_path / "again.sqlite")
    with RunningServer(place, replace(QUICK, presence_grace=60.0)) as before:
        table = before.make("human", "human", game="inturn")
        with table.live(0) as first, table.live(1) as second:
            first.read("snapshot")
            second.read("snapshot")
    table = table.at(start_server(place, QUICK))
    with table.live(0) as first:
        assert first.read("snapshot")["table"]["seats"][1]["here"]
        told(first, 1, "absent")


def test_nobody_looks_at_tables_without_people(host: RunningServer) -> None:
    table = host.make("human", "human", game="inturn")
    with table.live(0) as first:
        first.read("snapshot")
        told(first, 1, "absent")
    until(lambda: table.id not in host.services.presence.watches)
    assert not is_here(table, 0)


def test_who_is_connected_to_another_server_is_here(pair: tuple[RunningServer, RunningServer]) -> None:
    one, two = pair
    table = one.make("human", "human", game="inturn")
    elsewhere = table.at(two)
    with table.live(0) as first:
        first.read("snapshot")
        with elsewhere.live(1) as second:
            second.read("snapshot")
            second.quiet(6 * GRACE)
            assert events_of(table, "presence") == 0
        told(first, 1, "absent")
    assert (table.id in one.services.host.tables) + (table.id in two.services.host.tables) == 1


def test_a_socket_that_answers_no_ping_is_nobody(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(session, "PING_SECONDS", 0.2)
    monkeypatch.setattr(session, "PONG_SECONDS", 0.5)
    host = start_server(config=QUICK)  # with these times from the start
    table = host.make("human", "human", game="inturn")
    with table.live(0) as first, table.live(1):
        while True:
            message = first.read()
            if message["type"] == "ping":
                first.send(type="pong")
            elif message["type"] == "event":
                break
        assert [seat["here"] for seat in message["table"]["seats"]] == [True, False]

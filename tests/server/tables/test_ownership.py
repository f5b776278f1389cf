"""Two processes on one database: a table lives in one of them, whichever a client reaches, and moves when it dies."""

import asyncio
import json
import urllib.request
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from connectable.server.tables import host as hosting
from connectable.server.tables import ownership
from server.conftest import StartServer
from server.running_server import FAST, UNLIMITED, LiveSocket, RemoteTable, RunningServer, until
from server.tables.test_faults import Process
from storage.postgresql_server import Server as Postgres

Pair = tuple[RunningServer, RunningServer]


@pytest.fixture
def pair(start_server: StartServer, postgres: Postgres) -> Pair:
    place = postgres.new_place()
    return start_server(place), start_server(place)


def lives_in(table: RemoteTable, server: RunningServer) -> bool:
    return server.services.ownership.owns(table.id)


def run(server: RunningServer, work: Callable[[], Any]) -> Any:
    """Does it in the server's own loop."""
    loop = server.services.host.loop
    assert loop

    async def call() -> Any:
        found = work()
        return await found if asyncio.iscoroutine(found) else found

    return asyncio.run_coroutine_threadsafe(call(), loop).result(20)


def give_up(server: RunningServer, by: RunningServer) -> None:
    """One process no longer says that it runs, and the other has taken its tables over."""
    run(server, lambda: setattr(server.services.ownership, "beat", silent))
    until(lambda: server.services.ownership.me.id not in by.services.ownership.peers)
    until(lambda: server.services.ownership.claimed <= by.services.ownership.claimed)  # a busy store is asked again
    until(lambda: by.services.ownership.taking is None)


async def silent(cluster: object) -> None:
    """In place of a beat."""


def test_a_table_lives_in_one_process_whichever_is_asked(pair: Pair) -> None:
    one, two = pair
    table = one.make("human", "human", game="inturn")
    with table.live(0) as first, table.at(two).live(1) as second:
        first.read("snapshot")
        seen = second.read("snapshot")["table"]
        assert (lives_in(table, one), lives_in(table, two)) == (True, False)
        assert table.id not in two.services.host.tables
        action = table.at(two).see(0)["legal"][0]
        assert table.at(two).act(0, action).status_code == 200
        assert first.read("event")["events"] == second.read("event")["events"]
        second.send(type="action", action=action, position=seen["position"] + 1, key="through the other")
        assert second.read()["type"] in ("ack", "refused", "event")


def test_what_a_process_forwards_is_what_the_other_answers(pair: Pair) -> None:
    one, two = pair
    table = one.make("human", "open", game="inturn", table_visibility="private")
    with table.live(0) as live:
        live.read("snapshot")  # it stays where somebody is connected
        for path in ("", "/events?after=1", "/record"):
            here, there = table.get(0, path), table.at(two).get(0, path)
            assert (here.status_code, without_time(here)) == (there.status_code, without_time(there))
            assert here.headers["cache-control"] == there.headers["cache-control"]
        assert table.at(two).get(None).status_code == 200
        stranger = two.http.get(table.path)
        assert (stranger.status_code, stranger.json()["error"]) == (404, "not-found")
        assert table.at(two).post(0, "/actions", action="?", position=0, key="k").status_code == 422
        headers = {**table.headers(0), "content-type": "application/json"}
        assert two.http.post(table.path + "/actions", content=b"{", headers=headers).status_code == 400


def without_time(answer: httpx.Response) -> Any:
    return {name: value for name, value in answer.json().items() if name != "now"}


def test_a_table_goes_to_the_process_that_its_people_are_connected_to(pair: Pair) -> None:
    """A proxy sends everybody at a table to one process, but the request that made it may have gone to another."""
    one, two = pair
    table = one.make("human", "human", game="inturn")
    with table.at(two).live(1) as live:
        live.read("snapshot")
        assert (lives_in(table, one), lives_in(table, two)) == (False, True)
        with table.live(0) as other:
            other.read("snapshot")
            assert lives_in(table, two), "it stays where somebody is connected"


def test_a_table_does_not_go_to_and_fro(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = pair
    table = one.make("human", "human", game="inturn")
    for _ in range(2):
        table.at(two).see(0)
    assert lives_in(table, two)
    for _ in range(3):
        table.see(0)
    assert lives_in(table, two)
    monkeypatch.setattr(hosting, "HAND_OVER_SECONDS", 0.0)
    for _ in range(2):
        table.see(0)
    assert lives_in(table, one)


def test_lists_of_tables_need_no_table_to_move(pair: Pair) -> None:
    one, two = pair
    room = one.http.post("/api/rooms", json={"name": "Friends"}).json()
    table = one.make("human", "open", game="inturn", table_visibility="public", room=pick(room))
    with table.live(0) as live:
        live.read("snapshot")
        assert two.http.get(f"/api/codes/{room['code']}").json()["room"] == room["id"]
        held = {"seats": [{"table": table.id, "token": table.tokens[0]}]}
        (status,) = two.http.post("/api/seats", json=held).json()["seats"]
        assert (status["gone"], status["seat"]) == (False, 0)
        assert [row["id"] for row in two.http.get("/api/tables").json()["tables"]] == [table.id]
        seen = two.http.get(f"/api/rooms/{room['id']}", headers={"table-code": room["code"]}).json()
        assert seen["table"] == table.id
        table.at(two).join("Friend")
        (status,) = two.http.post("/api/seats", json=held).json()["seats"]
        assert status["phase"] == "playing", "what is listed is what is stored"
        assert (lives_in(table, one), lives_in(table, two)) == (True, False)


def pick(room: dict[str, Any]) -> dict[str, str]:
    return {"id": room["id"], "code": room["code"]}


def test_a_process_that_was_given_up_learns_it(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """It hung, or the network was gone: its tables live elsewhere, and it believes that they are its own."""
    monkeypatch.setattr(ownership, "SILENT_SECONDS", 0.6)
    one, two = pair
    table = one.make("human", "human", game="racing")
    with table.live(0) as live:
        live.read("snapshot")
        give_up(one, by=two)
        assert lives_in(table, one), "it still believes it"
        assert table.at(two).act(1, "take 3").status_code == 200
        position = table.at(two).see(0)["position"]
        live.send(type="action", action="take 4", position=position, key="late")
        with pytest.raises(ConnectionClosed) as closed:
            live.read("ack")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert (lives_in(table, one), lives_in(table, two)) == (False, True)
    again = table.post(0, "/actions", action="take 4", position=position, key="late")
    assert again.status_code == 200, "sent again, it is forwarded"
    assert table.see(0)["view"]["taken"][:6] == table.at(two).see(0)["view"]["taken"][:6] == [-1, -1, -1, 1, 0, -1]


def test_a_process_that_comes_back_lets_go_of_what_others_have(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "SILENT_SECONDS", 0.6)
    one, two = pair
    table = one.make("human", "human", game="racing")
    with table.live(0) as live:
        live.read("snapshot")
        give_up(one, by=two)
        run(one, lambda: delattr(one.services.ownership, "beat"))
        with pytest.raises(ConnectionClosed):
            live.read("never")
    until(lambda: not lives_in(table, one))
    assert lives_in(table, two)


def test_bots_and_clocks_go_on_when_their_process_ends(start_server: StartServer, postgres: Postgres) -> None:
    """Nobody asks for these tables: the process that is left finds them by itself."""
    place = postgres.new_place()
    left = start_server(place)
    with RunningServer(place, replace(FAST, bot_pause=60.0)) as ending:
        bots = ending.make("human", "bot:greedy", game="inturn")
        position = bots.see(0)["position"]
        assert bots.act(0, bots.see(0)["legal"][0], position).status_code == 200
        clocked = ending.make("human", "human", game="inturn", table_clock="turn 2")
        assert not left.services.host.tables
    until(lambda: {bots.id, clocked.id} <= {*left.services.host.tables})
    until(lambda: bots.at(left).see(0)["position"] > position + 1)
    until(lambda: clocked.at(left).see(0)["phase"] == "over" or clocked.at(left).see(1)["legal"])


def test_the_owner_is_killed(postgres: Postgres) -> None:
    """kill −9: clients come back to whoever is left, and nothing that was acknowledged is missing."""
    place = postgres.new_place()
    servers = [Process("--database", place), Process("--database", place)]
    try:
        for server in servers:
            until(server.ready, seconds=30)
        owner, other = servers
        made = httpx.post(owner.url + "/api/tables", json={"game": "racing", "seats": ["human", "human"]}).json()
        first = socket_at(owner, made, 0)
        second = socket_at(other, made, 1)  # through the other process
        for number in range(0, 20, 2):
            for seat, live in enumerate((first, second)):
                live.send(type="action", action=f"take {number + seat}", position=0, key=f"k{number}")
                assert live.read("ack")["key"] == f"k{number}"
        owner.kill()
        with pytest.raises(ConnectionClosed):
            second.read("never")
        again = socket_at(other, made, 1)
        taken = again.read("snapshot")["table"]["view"]["taken"]
        assert taken[:20] == [0, 1] * 10
        again.send(type="action", action="take 30", position=0, key="after")
        again.read("ack")
    finally:
        for server in servers:
            server.kill()


def socket_at(server: Process, made: dict[str, Any], seat: int) -> LiveSocket:
    address = f"{server.url.replace('http', 'ws')}/api/tables/{made['id']}/live"
    live = LiveSocket(connect(address, max_size=None, max_queue=None, open_timeout=20, legacy=True))
    live.send(type="hello", token=made["tokens"][str(seat)], after=0)
    return live


def test_nobody_else_can_pretend_to_forward(pair: Pair) -> None:
    one, _ = pair
    table = one.make("human", "open", game="inturn", table_visibility="private")
    for secret in ("x", "guess", one.services.ownership.me.id):
        headers = {"connectable-forwarded": f"{secret} x 192.0.2.1", **table.headers(0)}
        answer = one.http.get(table.path, headers=headers)
        assert (answer.status_code, "view" in answer.json()) == (503, False)
    with pytest.raises(Exception, match="503"):
        connect(
            one.url.replace("http", "ws") + table.path + "/live",
            additional_headers={"connectable-forwarded": "guess x 192.0.2.1"},
            legacy=True,
        )


def test_limits_count_the_client_and_not_the_process_between(start_server: StartServer, postgres: Postgres) -> None:
    place = postgres.new_place()
    config = replace(FAST, rate_limits=replace(UNLIMITED, guesses="5/minute"))
    one, two = start_server(place, config), start_server(place, config)
    table = one.make("human", "human", game="inturn")
    with table.live(0) as live:
        live.read("snapshot")
        wrong = {"authorization": "Bearer wrong"}
        assert [two.http.get(table.path, headers=wrong).status_code for _ in range(7)][-1] == 429
        counted = {who for what, who in one.services.limiter.counts if what == "guesses"}
    assert counted == {"127.0.0.1"}


def test_metrics_tell_how_many_processes_there_are(pair: Pair) -> None:
    one, _ = pair
    until(lambda: one.services.ownership.peers)
    with urllib.request.urlopen(one.url + "/metrics", timeout=10) as answer:
        assert "connectable_peers 1" in answer.read().decode()


def test_a_process_that_nobody_can_reach_keeps_its_tables(start_server: StartServer, postgres: Postgres) -> None:
    """Its address is wrong: the other says so instead of serving a second copy."""
    place = postgres.new_place()
    one, two = start_server(place), start_server(place)
    run(one, lambda: None)
    table = one.make("human", "human", game="inturn")
    with table.live(0) as live:
        live.read("snapshot")
        me = one.services.ownership.me
        one.store.cluster().beat(me).result()  # type: ignore[union-attr]
        with_wrong_address(two, me.id)
        answer = table.at(two).get(0)
        assert (answer.status_code, answer.json()["error"]) == (503, "store-away")
        assert json.loads(answer.content)["detail"]["reason"]
        assert lives_in(table, one)


def with_wrong_address(server: RunningServer, process: str) -> None:
    import psycopg

    address = server.store._database._address  # type: ignore[attr-defined]
    with psycopg.connect(**address, autocommit=True) as db:
        db.execute("UPDATE processes SET address = '127.0.0.1:1' WHERE id = %s", (process,))

"""A rematch and its table are stored together: every link to a rematch opens, whatever dies in between."""

import random
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from connectable.storage import NewEvent, NewTableRow
from server.conftest import StartServer
from server.failing_store import Trouble
from server.running_server import FAST, RemoteTable, RunningServer, new_key, until
from server.tables.test_faults import Process

OLD_REMATCH = b'{"event":"rematched","at":%d,"table":"%s"}'
"""The event as older versions stored it, before they created the table."""


def over(host: RunningServer, **wishes: Any) -> RemoteTable:
    table = host.make(**wishes)
    for seat in (0, 1):
        assert table.play(seat).status_code == 200
    return table


def agree(table: RemoteTable) -> int:
    table.command(0, "propose", kind="rematch")
    return table.command(1, "answer", kind="rematch", agree=True).status_code


def rematch_of(table: RemoteTable, at: RunningServer | None = None) -> RemoteTable:
    there = table.at(at or table.host)
    return RemoteTable(there.host, {**table.made, "id": there.see(0)["rematch"]})


def test_the_rematch_is_there_with_the_answer(host: RunningServer) -> None:
    table = over(host)
    assert agree(table) == 200
    assert rematch_of(table).see(0)["phase"] == "playing"


@pytest.mark.parametrize("writes", range(8))
@pytest.mark.parametrize("in_room", [False, True])
def test_every_link_opens_wherever_the_store_died(tmp_path: Path, writes: int, in_room: bool) -> None:
    """The store takes so many more writes and then no more; afterwards a new server looks at what is there."""
    place = str(tmp_path / "tables.sqlite")
    with RunningServer(place, FAST) as first:
        more: dict[str, Any] = {}
        if in_room:
            room = first.http.post("/api/rooms", json={"name": "Friday"}).json()
            more = {"room": {"id": room["id"], "code": room["code"]}}
        table = over(first, **more)
        trouble = Trouble(first.store)
        trouble.lasts = lambda: trouble.done >= writes
        agree(table)
        time.sleep(0.1)
    with RunningServer(place, FAST) as second:
        following = table.at(second).see(0)["rematch"]
        if following:
            assert rematch_of(table, second).get(0).status_code == 200
        if following and in_room:
            seen = second.http.get(f"/api/rooms/{room['id']}", headers={"table-code": room["code"]}).json()
            assert seen["table"] == following


def old_rematch(table: RemoteTable, *, row: bool) -> RemoteTable:
    """What an older version leaves behind when it dies after the event, or after the row of the new table."""
    store, following = table.host.store, f"{table.id}-2"
    at = len(store.events(table.id).result())
    event = OLD_REMATCH.replace(b"%d", b"1000").replace(b"%s", following.encode())
    if row:
        new = NewTableRow(following, following, "highcard", b"{}", 1000, "gathering", listed=False)
        store.create(new).result()
    store.append(table.id, at, [NewEvent(event, 1000)]).result()
    table.host.services.host.tables.clear()  # as after a restart
    assert table.see(0)["rematch"] == following
    return RemoteTable(table.host, {**table.made, "id": following})


@pytest.mark.parametrize("row", [False, True])
def test_a_half_made_rematch_heals_when_its_player_looks(host: RunningServer, row: bool) -> None:
    following = old_rematch(over(host), row=row)
    assert host.http.get(following.path).status_code == 404, "nobody else makes it"
    assert following.see(0)["phase"] == "playing"
    assert following.play(0).status_code == 200


def test_a_half_made_rematch_heals_at_the_socket(host: RunningServer) -> None:
    following = old_rematch(over(host), row=False)
    with following.live(1) as live:
        assert live.read("snapshot")["table"]["phase"] == "playing"


def test_a_rematch_that_was_deleted_stays_deleted(host: RunningServer) -> None:
    table = over(host)
    agree(table)
    following = rematch_of(table)
    for seat in (0, 1):
        following.play(seat)
    assert following.command(following.see(0)["host"] ^ 1, "delete").status_code == 200
    for seat in (0, 1):
        assert following.get(seat).status_code == 404


def test_a_rematch_of_a_rematch(host: RunningServer) -> None:
    table = over(host)
    agree(table)
    second = rematch_of(table)
    for seat in (0, 1):
        second.play(seat)
    agree(second)
    assert rematch_of(second).id == f"{table.id}-3"


def test_against_bots_the_seats_of_a_rematch_are_drawn(host: RunningServer) -> None:
    table = host.make("human", "bot:random")
    table.play(0)
    until(lambda: table.see(0)["phase"] == "over")
    assert table.command(0, "propose", kind="rematch").status_code == 200
    assert rematch_of(table).see(0)["settings"]["seating"] == "random"


def test_killed_while_rematches_are_agreed(tmp_path: Path) -> None:
    """Several tables agree at once, and the process dies in between."""
    server, chance = Process("--data", str(tmp_path)), random.Random(11)
    try:
        until(server.ready, seconds=30)
        for _ in range(3):
            with httpx.Client(base_url=server.url, timeout=10) as http:
                made = [finished(http) for _ in range(8)]
                threads = [threading.Thread(target=agreed, args=(http, one)) for one in made]
                for thread in threads:
                    thread.start()
                time.sleep(0.01 + chance.random() / 20)
                server.kill()
                for thread in threads:
                    thread.join()
            server.start()
            until(server.ready, seconds=30)
            with httpx.Client(base_url=server.url, timeout=10) as http:
                for one in made:
                    seen = ask(http, one, 0).json()
                    if seen["rematch"]:
                        assert ask(http, {**one, "id": seen["rematch"]}, 0).status_code == 200
    finally:
        server.kill()


def finished(http: httpx.Client) -> dict[str, Any]:
    made: dict[str, Any] = http.post("/api/tables", json={"game": "highcard", "seats": ["human", "human"]}).json()
    for seat in (0, 1):
        seen = ask(http, made, seat).json()
        send(http, made, seat, "/actions", action=seen["legal"][0], position=seen["position"])
    send(http, made, 0, "/commands", command="propose", data={"kind": "rematch"})
    return made


def agreed(http: httpx.Client, made: dict[str, Any]) -> None:
    try:
        send(http, made, 1, "/commands", command="answer", data={"kind": "rematch", "agree": True})
    except httpx.HTTPError:
        return


def ask(http: httpx.Client, made: dict[str, Any], seat: int) -> httpx.Response:
    headers = {"authorization": f"Bearer {made['tokens'][str(seat)]}"}
    return http.get(f"/api/tables/{made['id']}", headers=headers)


def send(http: httpx.Client, made: dict[str, Any], seat: int, what: str, **body: Any) -> None:
    headers = {"authorization": f"Bearer {made['tokens'][str(seat)]}"}
    http.post(f"/api/tables/{made['id']}{what}", json={"key": new_key(), **body}, headers=headers)


def test_two_servers_agree_on_one_rematch(start_server: StartServer, postgres: Any) -> None:
    place = postgres.new_place()
    one, two = start_server(place), start_server(place)
    table = over(one)
    assert agree(table.at(two)) == 200
    until(lambda: table.see(0)["rematch"])
    assert rematch_of(table).see(0)["phase"] == rematch_of(table, two).see(1)["phase"] == "playing"

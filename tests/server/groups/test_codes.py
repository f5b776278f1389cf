"""Codes: a word and three digits, for everybody who is told one."""

import math
import re
from typing import Any

import httpx
import pytest

from connectable.server.groups import code_claims
from connectable.server.rate_limit import RateLimits
from connectable.server.tables import codes
from connectable.server.tables.auth import digest
from connectable.storage import NewEvent, NewTableRow
from server.conftest import StartServer
from server.running_server import FAST, RemoteTable, RunningServer

CODE = re.compile(r"[a-z]{3,9}-[0-9]{3}")


def look(host: RunningServer, code: str) -> httpx.Response:
    return host.http.get(f"/api/codes/{code}")


def test_there_are_enough_codes() -> None:
    words = codes.words()
    assert len(set(words)) == len(words)
    assert all(re.fullmatch(r"[a-z]{3,9}", word) for word in words)
    assert math.log2(len(words) * 1000) > 20
    assert all(CODE.fullmatch(codes.new_code()) for _ in range(100))


@pytest.mark.parametrize("visibility", ["private", "public"])
def test_a_code_leads_to_its_table_while_seats_are_open(host: RunningServer, visibility: str) -> None:
    table = host.make("human", "open", table_visibility=visibility)
    assert CODE.fullmatch(table.code)
    assert look(host, table.code).json() == {"code": table.code, "table": table.id, "room": "", "class": ""}
    assert table.made["link"].endswith(f"/t/{table.id}#{table.code}")
    table.join("Friend")
    assert look(host, table.code).status_code == 404
    assert table.get(None).status_code == 200, "with the name of the table it still opens it to watchers"


@pytest.mark.parametrize(
    "typed", ["HERON-482", "heron 482", " Heron482 ", "heron–482", "h e r o n 4 8 2", "ｈｅｒｏｎ４８２", "heron-๔๘๒"]
)
def test_a_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert codes.written(typed) == "heron-482"


@pytest.mark.parametrize("typed", ["", "heron", "482", "heron-48", "heron-4822", "abcdefghjkmn", "482-heron", "x" * 99])
def test_what_is_no_code_stays_as_it_is(typed: str) -> None:
    assert codes.written(typed) == typed[:64]


def test_a_typed_code_opens_a_private_table(host: RunningServer) -> None:
    table = host.make("human", "open")
    typed = table.code.upper().replace("-", " ")
    assert look(host, typed).json()["table"] == table.id
    assert host.http.get(table.path, headers={"table-code": typed}).status_code == 200
    joined = host.http.post(f"{table.path}/join", json={"name": "Friend", "code": typed})
    assert joined.status_code == 200
    with table.open() as socket:
        socket.send(f'{{"type": "hello", "code": "{typed}"}}')
        assert "snapshot" in str(socket.recv(timeout=10))


def test_a_rooms_code_leads_to_the_room(host: RunningServer) -> None:
    room = host.http.post("/api/rooms", json={"name": "Friday"}).json()
    assert CODE.fullmatch(room["code"])
    assert look(host, room["code"]).json() == {"code": room["code"], "table": "", "room": room["id"], "class": ""}
    typed = room["code"].upper().replace("-", "")
    assert host.http.get(f"/api/rooms/{room['id']}", headers={"table-code": typed}).status_code == 200
    table = host.make("human", "open", room={"id": room["id"], "code": typed})
    assert table.code == room["code"]
    assert look(host, room["code"]).json()["room"] == room["id"]


def test_a_code_of_an_older_version_still_opens_what_it_opened(host: RunningServer) -> None:
    """Twelve letters and digits, which may look like a word and three digits."""
    old = "abcdefghj234"
    opened = b'{"type":"opened","at":1,"name":"Old","code":"%s"}' % digest(old).encode()
    host.store.create(NewTableRow("circle_room_moss", "circle_room_moss", "room", b"{}", 1, "circle")).result()
    host.store.append("circle_room_moss", 0, [NewEvent(opened, 1)], key="opened").result()
    assert host.http.get("/api/rooms/moss", headers={"table-code": old}).status_code == 200
    table = host.make("human", "open", room={"id": "moss", "code": old})
    assert table.code == old
    assert look(host, old).json() == {"code": old, "table": "", "room": "moss", "class": ""}


def test_two_tables_never_hold_one_code(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["heron-482", "heron-482", "heron-482", "kite-714", "heron-482"])
    monkeypatch.setattr(code_claims, "new_code", lambda: next(drawn))
    first, second = host.make("human", "open"), host.make("human", "open")
    assert (first.code, second.code) == ("heron-482", "kite-714")
    first.join("Friend")
    third = host.make("human", "open")
    assert third.code == "heron-482", "it is free again"
    assert look(host, "heron-482").json()["table"] == third.id


def test_a_code_taken_at_the_same_moment_is_drawn_again(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["heron-482", "heron-482", "kite-714"])
    monkeypatch.setattr(code_claims, "new_code", lambda: next(drawn))
    first = host.make("human", "open")
    claims = host.services.codes
    last, stale = claims.last_claim, [True]

    async def outdated(code_hash: str) -> Any:
        return (0, None) if stale and stale.pop() else await last(code_hash)

    monkeypatch.setattr(claims, "last_claim", outdated)
    second = host.make("human", "open")
    assert (first.code, second.code) == ("heron-482", "kite-714")


def test_ten_wrong_tries_a_minute_and_then_a_wait(start_server: StartServer) -> None:
    config = FAST.__class__(bot_pause=0.0, rate_limits=RateLimits())
    host = start_server(config=config)
    table = host.make("human", "open")
    wrong = "zebra-000" if table.code != "zebra-000" else "zebra-001"
    assert [look(host, wrong).status_code for _ in range(10)] == [404] * 10
    answer = host.http.get(f"/api/codes/{table.code}", headers={"accept-language": "de"})
    assert (answer.status_code, answer.json()["error"]) == (429, "too-fast")
    assert 0 < int(answer.headers["retry-after"]) <= 120
    assert answer.headers["retry-after"] in answer.json()["sentence"]
    assert host.http.get(table.path, headers={"table-code": table.code}).status_code == 429, "one count for all"
    assert table.get(0).status_code == 200


def test_a_code_is_found_after_a_restart_and_at_another_server(place: str) -> None:
    with RunningServer(place, FAST) as first:
        table = first.make("human", "open")
    with RunningServer(place, FAST) as second:
        assert look(second, table.code).json()["table"] == table.id


def test_a_deleted_table_frees_its_code(host: RunningServer) -> None:
    table: RemoteTable = host.make("human", "open")
    assert table.command(0, "delete").status_code == 200
    assert look(host, table.code).status_code == 404


def test_codes_are_not_stored_as_they_are(host: RunningServer) -> None:
    table = host.make("human", "open")
    log_id = code_claims.log_id_of(digest(table.code))
    stored = b"".join(event.data for name in (table.id, log_id) for event in host.store.events(name).result())
    assert table.code.encode() not in stored
    assert host.http.get(f"/api/tables/{log_id}").status_code == 404, "it is no table"

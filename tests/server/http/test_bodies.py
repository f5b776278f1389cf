"""What comes in is read or refused: bytes that are no text, nesting without end, records of every size."""

import json

import pytest

from connectable.registry import game
from server.running_server import RunningServer

BAD = {
    "bytes in a value": b'{"%s": "\xff\xfe"}',
    "bytes in a name": b'{"\xff": 1, "%s": 2}',
    "deep lists": b'{"%s": ' + b"[" * 50_000,
    "deep and closed": b'{"%s": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "deep objects": b'{"%s": ' + b'{"a":' * 10_000 + b"1" + b"}" * 10_000 + b"}",
    "deep in an unknown field": b'{"else": ' + b"[" * 30_000 + b"]" * 30_000 + b', "%s": 1}',
}
PATHS = {
    "/api/tables": "game",
    "/api/rooms": "name",
    "/api/seats": "seats",
    "/api/challenges": "table",
    "ID/join": "name",
    "ID/actions": "action",
    "ID/commands": "data",
}


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


@pytest.mark.parametrize("body", BAD.values(), ids=BAD)
@pytest.mark.parametrize("path", PATHS)
def test_a_body_that_cannot_be_read_is_malformed(host: RunningServer, path: str, body: bytes) -> None:
    table = host.make()
    headers = {**table.headers(0), "content-type": "application/json"}
    content = body.replace(b"%s", PATHS[path].encode())
    answer = host.http.post(path.replace("ID", table.path), content=content, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


@pytest.mark.parametrize("depth", [50, 200, 500, 900, 1500])
def test_a_record_nested_at_any_depth_is_no_fault_of_ours(host: RunningServer, depth: int) -> None:
    record = {"game": "highcard", "rules": game("highcard").rules, "options": {}, "seats": 2, "entries": []}
    entries = json.dumps(["table", {"note": 0}]).replace("0", "[" * depth + "]" * depth)
    content = json.dumps({"record": record}).replace('"entries": []', f'"entries": [{entries}]')
    answer = host.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
    assert answer.status_code in (201, 400)


def test_a_socket_message_that_cannot_be_read_is_malformed(host: RunningServer) -> None:
    table = host.make()
    with table.live(0) as live:
        live.read("snapshot")
        for text in ('{"type": "command", "data": ' + "[" * 50_000, "[" * 60_000, '{"type":'):
            live.socket.send(text)
            refused = live.read("refused")
            assert (refused["status"], refused["problem"]["error"]) == (400, "malformed")


def test_a_record_of_eight_seats_can_be_imported(host: RunningServer) -> None:
    table = host.make(*["human"] * 8, game="connections")
    record = table.get(0, "/record").json()
    wish = {"game": "connections", "rules": record["rules"], "options": record["options"], "seats": 8, "entries": []}
    answer = host.http.post("/api/tables", json={"record": wish})
    assert answer.status_code == 201, answer.text
    assert len(answer.json()["tokens"]) == 8


@pytest.mark.parametrize("seats", [0, -1, 9])
def test_a_record_of_no_seats_or_too_many_is_malformed(host: RunningServer, seats: int) -> None:
    wish = {"game": "connections", "rules": "1", "options": {}, "seats": seats, "entries": []}
    assert host.http.post("/api/tables", json={"record": wish}).status_code == 400

"""Who gets in, how often, and with how much; what errors say and do not say."""

import json
import socket

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from connectable.server.app import Config
from connectable.server.http import request
from connectable.server.http.handlers import records
from connectable.server.rate_limit import RateLimits, address_of
from connectable.server.tables import auth
from server.conftest import StartServer
from server.running_server import FAST, RemoteTable, RunningServer, new_key, until


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


def test_a_private_table_shows_nothing_without_code_or_token(host: RunningServer) -> None:
    table = host.make("human", "open")
    nowhere = host.http.get("/api/tables/nowhere").json()
    for what in ("", "/record"):
        for headers in ({}, {"table-code": "wrong"}, {"authorization": "Bearer wrong"}):
            answer = host.http.get(table.path + what, headers=headers)
            assert (answer.status_code, answer.json()) == (404, nowhere), "nobody learns that it is there"
    assert host.http.post(table.path + "/join", json={"name": "Mia", "code": "wrong"}).json() == nowhere
    assert table.get(None).status_code == 200
    assert table.get(0).status_code == 200


def test_a_public_table_is_open_to_watchers_only(host: RunningServer) -> None:
    table = host.make(table_visibility="public")
    assert host.http.get(table.path).status_code == 200, "nobody needs its code to watch"
    act = {"action": "play 1", "position": 0, "key": "k"}
    for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": "Basic eDp5"}, {"authorization": ""}):
        answer = host.http.post(table.path + "/actions", json=act, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (401, "no-seat")
        assert answer.headers["www-authenticate"] == "Bearer"


def test_tokens_and_codes_are_kept_as_hashes(host: RunningServer) -> None:
    table = host.make()
    stored = b"".join(event.data for event in host.store.events(table.id).result())
    assert table.code.encode() not in stored
    for token in table.tokens.values():
        assert len(token) == 43
        assert token.encode() not in stored
        assert auth.digest(token).encode() in stored


def test_a_token_is_one_seat_at_one_table(host: RunningServer) -> None:
    table, other = host.make(), host.make()
    assert host.http.get(other.path, headers=table.headers(0)).status_code == 404


def test_every_answer_carries_the_headers(host: RunningServer) -> None:
    for path in ("/api/tables", "/healthz", "/nowhere", "/api/tables/x"):
        headers = host.http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "strict-transport-security" not in headers, "plain HTTP at home must work"
        assert "server" not in headers


def test_bodies_are_bounded_and_json(host: RunningServer) -> None:
    big = host.http.post("/api/tables", content=b'"' + b"x" * 200_000, headers={"content-type": "application/json"})
    assert (big.status_code, big.json()["error"]) == (413, "too-big")
    assert host.http.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"}).status_code == 415
    deep = host.http.post("/api/tables", content=b"[" * 100_000, headers={"content-type": "application/json"})
    assert deep.status_code == 400


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "nothing"},
        {"game": "highcard", "seats": ["human"]},
        {"game": "highcard", "seats": ["human", "bot:wild"]},
        {"game": "highcard", "seats": ["human", "ghost"]},
        {"game": "highcard", "seats": ["human"] * 9},
        {"game": "highcard", "options": {"size": 3}},
        {"game": "highcard", "table": {"clock": "turn 0"}},
        {"game": "highcard", "table": {"visibility": "secret"}},
        {"game": "highcard", "extra": 1},
        {"game": 7},
        {},
        [],
        None,
    ],
)
def test_a_bad_wish_is_malformed_and_says_where(host: RunningServer, wish: object) -> None:
    headers = {"content-type": "application/json"}
    answer = host.http.post("/api/tables", content=json.dumps(wish), headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    assert answer.json()["sentence"]
    assert answer.json()["detail"]["reason"]


def test_names_are_one_visible_line(host: RunningServer) -> None:
    table = host.make("human", "open", names=["  Pl\x07oy\u202e\n "])
    assert table.see(0)["seats"][0]["name"] == "Pl oy"
    answer = host.http.post(table.path + "/join", json={"name": "\u200b\n", "code": table.code})
    assert (answer.status_code, answer.json()["rule"]) == (422, "TB-NAME")


def test_a_fault_of_ours_shows_nothing_of_the_inside(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("the secret is 42")

    table = host.make()
    monkeypatch.setattr(records, "record_seen", broken)
    answer = table.get(0, "/record")
    assert (answer.status_code, answer.json()["error"]) == (500, "trouble")
    assert "42" not in answer.text
    assert "Traceback" not in answer.text


def test_errors_have_one_shape(host: RunningServer) -> None:
    shapes = set()
    for answer in (
        host.http.get("/api/nowhere"),
        host.http.get("/nowhere.png"),
        host.http.post("/nowhere"),
        host.http.delete("/api/tables"),
        host.http.post("/api/tables", json={}),
        host.http.get("/api/tables/none"),
        host.make().act(0, "play 0"),
    ):
        assert answer.status_code >= 400
        shapes.add(tuple(answer.json()))
    assert len(shapes) == 1


def slow(**paces: str) -> Config:
    return Config(bot_pause=0.0, rate_limits=RateLimits(**paces))


def test_requests_tables_and_guesses_are_counted_by_address(start_server: StartServer) -> None:
    host = start_server(config=slow(tables="2/minute", guesses="3/minute"))
    table = host.make()
    host.make()
    body = {"game": "highcard", "seats": ["human", "human"]}
    answer = host.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"], answer.headers["retry-after"]) == (
        429,
        "too-fast",
        str(answer.json()["detail"]["seconds"]),
    )
    for _ in range(3):
        assert host.http.get(table.path).status_code == 404
    assert table.get(None).status_code == 429, "who guesses too often is not heard, even with the right code"
    assert table.get(0).status_code == 200, "who has a seat is"


def test_acts_and_lines_are_counted_by_seat(start_server: StartServer) -> None:
    host = start_server(config=slow(acts="3/minute", lines="2/minute"))
    table = host.make("human", "human", game="racing")
    assert [table.command(0, "chat", text="x").status_code for _ in range(3)] == [200, 200, 429]
    assert [table.act(0, f"take {n}").status_code for n in range(4)] == [200, 200, 200, 429]
    assert table.act(1, "take 9").status_code == 200, "the other seat is another one"


def test_messages_are_counted_by_socket(start_server: StartServer) -> None:
    host = start_server(config=slow(messages="5/minute"))
    with host.make().live(0) as live:
        for _ in range(5):
            live.send(type="pong")
        live.send(type="pong")
        live.socket.recv(timeout=5)
        with pytest.raises(Exception, match="too many messages"):
            live.read("nothing")


def test_a_household_is_one_address() -> None:
    assert address_of(("192.0.2.7", 1)) == "192.0.2.7" == address_of(("::ffff:192.0.2.7", 1))
    assert address_of(("2001:db8::1", 1)) == address_of(("2001:db8::2", 1)) != address_of(("2001:db8:1::1", 1))


@pytest.mark.parametrize("key", ["", "x" * 65, "with blank", "\n", "ü", "line\n", 7, None])
def test_a_bad_key_is_malformed(host: RunningServer, key: object) -> None:
    table = host.make()
    assert table.post(0, "/actions", action="play 1", position=0, key=key).status_code == 400


@pytest.mark.parametrize("table_id", ["..", "%00", "a/b", "x" * 200, "'; DROP TABLE tables; --", "ä", "%2e%2e%2f"])
def test_odd_ids_name_no_table(host: RunningServer, table_id: str) -> None:
    assert host.http.get(f"/api/tables/{table_id}").status_code in (404, 405)
    assert host.http.get("/healthz").status_code == 200


def test_surrogates_and_odd_json_are_malformed(host: RunningServer) -> None:
    table = RemoteTable(host, host.make().made)
    for body in (b'{"action":"\\ud800","position":0,"key":"k"}', b"\xff\xfe", b"", b"nul", b'{"a":1}{'):
        answer = host.http.post(
            table.path + "/actions", content=body, headers={**table.headers(0), "content-type": "application/json"}
        )
        assert answer.status_code in (400, 422), body
    text = json.dumps({"command": "chat", "key": new_key(), "data": {"text": "\u0000\u202e"}})
    answer = host.http.post(
        table.path + "/commands", content=text, headers={**table.headers(0), "content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["rule"]) == (422, "TB-LINE")


def test_one_address_has_so_many_sockets(start_server: StartServer) -> None:
    host = start_server(config=replace(FAST, sockets_at_once=2))
    table = host.make()
    with table.live(0) as first, table.live(1) as second:
        first.read("snapshot")
        second.read("snapshot")
        with pytest.raises(InvalidStatus):
            table.open().close()
    until(lambda: host.services.sessions.count() == 0)
    with table.live(0) as again:
        again.read("snapshot")


def test_a_body_that_never_comes_is_given_up(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request, "BODY_SECONDS", 0.1)
    with socket.create_connection(("127.0.0.1", int(host.url.rpartition(":")[2])), timeout=10) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
        )
        assert line.recv(100).startswith(b"HTTP/1.1 400")

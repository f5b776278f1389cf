"""Sockets: hello, snapshots, events, acks; who comes back, who reads slowly, who sends rubbish."""

import json
import random
import socket as sockets
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from connectable.server.socket import endpoint
from connectable.server.socket import session as sessions
from server import race_game
from server.conftest import StartServer
from server.running_server import LiveSocket, RemoteTable, RunningServer, new_key, until


def closing(table: RemoteTable, *messages: str) -> int:
    """The code with which the server ends a socket that begins like this."""
    with table.open() as socket, pytest.raises(ConnectionClosed) as caught:
        for message in messages:
            socket.send(message)
        while True:
            socket.recv(timeout=10)
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


def test_a_socket_begins_with_a_snapshot(host: RunningServer) -> None:
    table = host.make()
    with table.live(1) as live:
        snapshot = live.read()
        assert snapshot["type"] == "snapshot"
        seen = table.see(1)
        assert {**snapshot["table"], "now": 0} == {**seen, "now": 0}


def test_actions_are_acknowledged_and_sent_to_everybody_who_may_know(host: RunningServer) -> None:
    table = host.make("human", "human", game="inturn")
    with table.live(0) as first, table.live(1) as second, table.live(None) as watcher:
        seen = [live.read()["table"] for live in (first, second, watcher)]
        action = seen[0]["legal"][0]
        first.send(type="action", action=action, position=seen[0]["position"], key="a")
        position = first.read("ack")["position"]
        for live, before in zip((second, watcher), seen[1:], strict=True):
            event = live.read("event")
            assert event["events"] == [{"kind": "action", "seat": 0, "text": action}]
            assert event["position"] == event["table"]["position"] == before["position"] + 1
        assert position == seen[0]["position"] + 1


def test_sealed_actions_show_only_in_the_view(host: RunningServer) -> None:
    table = host.make()
    with table.live(1) as live:
        before = live.read()["table"]
        table.play(0)
        event = live.read("event")
        assert (event["events"], event["position"]) == ([], before["position"])
        assert event["table"]["view"]["chosen"] == [True, ""]
        assert live.quiet()


def test_refusals_come_with_the_key(host: RunningServer) -> None:
    table = host.make()
    with table.live(0) as live:
        live.read("snapshot")
        live.send(type="action", action="play 0", position=0, key="no")
        refused = live.read("refused")
        assert (refused["key"], refused["status"], refused["problem"]["rule"]) == ("no", 422, "TB-NOTATION")
        live.send(type="command", command="chat", key="c", data={"text": "hi\x07 there"})
        assert live.read("event")["events"] == [{"kind": "chat", "seat": 0, "text": "hi there"}]
        assert live.read("ack")["key"] == "c"
        live.send(type="action", action=table.see(0)["legal"][0], position=0, key="t", **{"try": True})
        assert live.read("ack")["key"] == "t"
        assert table.see(0)["legal"]


def test_watchers_watch(host: RunningServer) -> None:
    table = host.make()
    with table.live(None) as live:
        assert live.read("snapshot")["table"]["legal"] == []
        live.send(type="action", action="play 1", position=0, key="w")
        assert live.read("refused")["status"] == 401


def test_who_comes_back_gets_what_was_missed(host: RunningServer) -> None:
    table = host.make()
    with table.live(1) as live:
        after = live.read()["table"]["position"]
    for text in ("one", "two"):
        table.command(0, "chat", text=text)
    with table.live(1, after) as live:
        event = live.read()
        assert [thing["text"] for thing in event["events"]] == ["one", "two"]
        assert event["position"] == after + 2
    with table.live(1, after + 2) as live:
        assert live.read()["events"] == []
    with table.live(1, after + 99) as live:
        assert live.read()["type"] == "snapshot"


def test_who_missed_too_much_gets_the_whole_view(host: RunningServer) -> None:
    table = host.make("human", game="racing")
    for _ in range(270):
        assert table.command(0, "chat", text="on").status_code == 200
    with table.live(0, 2) as live:
        assert live.read()["type"] == "snapshot"


def test_seats_drawn_at_random_are_sent_again(host: RunningServer) -> None:
    for _ in range(8):
        table = host.make("human", "open", table_seating="random", names=["Ploy"])
        with table.live(0) as live:
            assert live.read()["table"]["seat"] == 0
            table.join("Jonas")
            message = live.read()
            seat = message["table"]["seat"]
            assert message["table"]["seats"][seat]["name"] == "Ploy"
            assert len(message["table"]["view"]["hand"]) == 2
            if seat == 1:
                assert message["type"] == "snapshot"
                return
    raise AssertionError("seats were never drawn another way")


def test_who_is_asked_to_leave_hears_no_more(host: RunningServer) -> None:
    table = host.make("human", "open", "open", game="racing")
    seat = table.join("Jonas")
    with table.open() as socket, pytest.raises(ConnectionClosed) as caught:
        socket.send(json.dumps({"type": "hello", "token": table.tokens[seat]}))
        socket.recv(timeout=10)
        table.command(0, "kick", subject=seat)
        socket.recv(timeout=10)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4411
    with table.open() as socket, pytest.raises(ConnectionClosed) as caught:
        socket.send(json.dumps({"type": "hello", "token": table.tokens[seat], "code": table.code}))
        socket.recv(timeout=10)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4411, "also of somebody who may watch"


def test_a_deleted_table_closes_its_sockets(host: RunningServer) -> None:
    table = host.make("human", "open")
    with table.live(0) as live, pytest.raises(ConnectionClosed):
        live.read()
        table.command(0, "delete")
        while True:
            live.read()


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ("", 4400),
        ("[]", 4400),
        ('{"type":"pong"}', 4400),
        ('{"type":"hello","after":-1}', 4400),
        ('{"type":"hello","code":"wrong"}', 4404),
        ('{"type":"hello","token":"wrong"}', 4404),
        ('{"type":"hello","extra":1}', 4400),
    ],
)
def test_a_wrong_hello_ends_the_socket(host: RunningServer, hello: str, code: int) -> None:
    assert closing(host.make(), hello) == code


def test_a_wrong_token_at_a_public_table(host: RunningServer) -> None:
    assert closing(host.make(table_visibility="public"), '{"type":"hello","token":"wrong"}') == 4401


def test_no_table_no_socket(host: RunningServer) -> None:
    assert closing(RemoteTable(host, {**host.make().made, "id": "nowhere"}), '{"type":"hello"}') == 4404


def test_hello_within_five_seconds(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert endpoint.HELLO_SECONDS == 5.0
    monkeypatch.setattr(endpoint, "HELLO_SECONDS", 0.1)
    assert closing(host.make()) == 4400


def test_only_our_own_pages_open_sockets(host: RunningServer) -> None:
    table = host.make()
    with pytest.raises(InvalidStatus) as caught:
        table.open(origin="http://evil.example").close()
    assert caught.value.response.status_code == 403
    with table.open(origin=host.url) as socket:
        socket.send(json.dumps({"type": "hello", "code": table.code}))
        assert "snapshot" in str(socket.recv(timeout=10))


def test_a_quiet_socket_is_pinged_and_a_silent_one_closed(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "BEAT_SECONDS", 0.02)
    monkeypatch.setattr(sessions, "PING_SECONDS", 0.05)
    monkeypatch.setattr(sessions, "SILENT_SECONDS", 0.4)
    with start_server().make().live(0) as live:
        live.read("snapshot")
        for _ in range(10):
            live.read("ping")
            live.send(type="pong")
        with pytest.raises(ConnectionClosed):
            while True:
                live.read("ping")


def test_big_messages_end_the_socket(host: RunningServer) -> None:
    with host.make().live(0) as live, pytest.raises(ConnectionClosed):
        live.read("snapshot")
        live.socket.send("x" * 100_000)
        live.read("nothing")


def rubbish(chance: random.Random, table: RemoteTable) -> str | bytes:
    """Something that nobody should send."""
    deep = "[" * chance.randrange(1, 3000)
    keys = ["type", "action", "position", "key", "command", "data", "token", "after", "try"]
    values: list[Any] = [
        None, True, -1, 0, 10**30, 1e308, "", "x" * chance.randrange(2000), "\x00", "\ud800", "play 1", "take 1", [],
        {}, [[]], {"a": {"b": {}}}, "action", "command", "hello", "undo", "start", "kick", "chat", "delete", "bot",
    ]  # fmt: skip
    message = {chance.choice(keys): chance.choice(values) for _ in range(chance.randrange(8))}
    text = json.dumps(message)
    shapes = [
        deep,
        text,
        text[: chance.randrange(len(text) + 1)],
        "".join(map(chr, chance.choices(range(32, 1000), k=chance.randrange(60)))),
        json.dumps({"type": "action", "action": chance.choice(values), "position": 0, "key": new_key()}),
        json.dumps({"type": "command", "command": chance.choice(values), "key": new_key(), "data": message}),
    ]
    return chance.choice(shapes)


def test_ten_thousand_random_messages_do_no_harm(host: RunningServer) -> None:
    """Each is answered or ignored; the table stays as it is and its people notice nothing."""
    seed = random.randrange(1 << 30)
    chance = random.Random(seed)
    table = host.make()
    before = table.see(1)
    with table.live(1) as honest, table.live(None) as vandal:
        honest.read("watchers")  # of the other
        vandal.read("snapshot")
        for number in range(10_000):
            vandal.socket.send(rubbish(chance, table))
            if number % 25 == 24:
                vandal.send(type="action", action="x", position=0, key=f"mark{number}")
                while vandal.read("refused")["key"] != f"mark{number}":
                    continue
        assert honest.quiet(), f"seed {seed}"
    assert {**table.see(1), "now": 0} == {**before, "now": 0}, f"seed {seed}"
    assert table.play(1).status_code == 200


def stuck(host: RunningServer) -> sockets.socket:
    """A line with little room, for a client that reads slowly."""
    line = sockets.create_connection(("127.0.0.1", int(host.url.rpartition(":")[2])))
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 65_536)
    return line


def test_one_who_takes_nothing_any_more_is_given_up(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(race_game.Racing, "view", lambda self, state, seat: {"picture": "x" * 50_000})
    monkeypatch.setattr(sessions, "BEAT_SECONDS", 0.02)
    monkeypatch.setattr(sessions, "SEND_SECONDS", 0.3)
    host = start_server()
    table = host.make("human", "human", game="racing")
    with table.open(sock=stuck(host), max_queue=1, close_timeout=0.1) as socket:
        socket.send(json.dumps({"type": "hello", "token": table.tokens[1]}))
        until(lambda: host.services.sessions.count() == 1)
        for _ in range(5_000):
            assert table.command(0, "chat", text="hello").status_code == 200
            if not host.services.sessions.count():
                return
    raise AssertionError("the socket was kept")


def test_one_who_stops_reading_holds_up_nobody(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory stays flat and the others are served; back again, the slow one gets the whole view."""
    monkeypatch.setattr(race_game.Racing, "view", lambda self, state, seat: {"picture": "x" * 50_000})
    table = host.make("human", "human", game="racing")
    with table.open(sock=stuck(host), max_queue=1) as socket, table.live(0) as quick:
        slow = LiveSocket(socket)
        slow.send(type="hello", token=table.tokens[1])
        slow.read("snapshot")
        quick.read("snapshot")
        session = next(session for session in host.services.sessions.by_table[table.id] if session.viewer == 1)
        number = behind = 0
        while behind < 50:
            assert number < 5_000, "the slow socket was never behind"
            quick.send(type="command", command="chat", key=f"c{number}", data={"text": "hello"})
            assert quick.read("ack")["key"] == f"c{number}"
            assert len(session.queue) <= sessions.QUEUE
            behind += session.lags
            number += 1
        position, read = table.see(1)["position"], 0
        while slow.read()["table"]["position"] != position:
            read += 1
        assert read < number, "what was missed is not sent one by one"


def test_messages_that_come_together_are_answered_one_by_one(host: RunningServer) -> None:
    """More of them than may wait; each knows what the one before has done, and refusals keep their place."""
    table = host.make("human", "human", game="racing")
    keys = [f"k{number}" for number in range(60)]
    with table.live(0) as live:
        live.read("snapshot")
        for number, key in enumerate(keys):
            if number % 3:
                live.send(type="command", command="chat", key=key, data={"text": f"{number}"})
            else:
                live.send(type="action", action="nothing like this", key=key, position=0)
        answers: list[tuple[str, str]] = []
        while len(answers) < len(keys):
            message = live.read()
            if message["type"] in ("ack", "refused"):
                answers.append((message["type"], message["key"]))
        assert answers == [("ack" if number % 3 else "refused", key) for number, key in enumerate(keys)]


def test_an_action_is_carried_out_though_its_client_goes(host: RunningServer) -> None:
    """It was heard: nobody can know that the client heard of it, and who repeats the key gets the same answer."""
    table = host.make("human", "human", game="inturn")
    seen = table.see(0)
    wish = {"action": seen["legal"][0], "position": seen["position"], "key": "once"}
    with table.live(0) as live:
        live.read("snapshot")
        live.send(type="action", **wish)
    until(lambda: table.see(0)["position"] > seen["position"])
    again = table.post(0, "/actions", **wish)
    assert again.status_code == 200
    assert again.json()["position"] == seen["position"] + 1

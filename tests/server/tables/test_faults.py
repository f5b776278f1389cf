"""Faults: servers killed midway, databases that go away, clients that vanish. Nothing that was acknowledged is lost,
nothing is done twice."""

import itertools
import json
import os
import random
import signal
import socket as sockets
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
import pytest

from connectable.record import replay
from paths import TESTS
from server.conftest import StartServer
from server.running_server import RunningServer, new_key, until
from storage.postgresql_server import Server as Postgres


class Process:
    """A server in a process of its own, which can be killed and started again on the same port."""

    def __init__(self, *place: str) -> None:
        with sockets.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.place = place
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        paths = os.pathsep.join([str(TESTS), str(TESTS.parent / "examples"), *filter(None, sys.path)])
        command = [sys.executable, "-m", "server.served_process", "--port", str(self.port), *self.place]
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.DEVNULL)

    def ready(self) -> bool:
        # Asked again and again while the server starts: httpx would set TLS up anew each time and slow the start down.
        try:
            with urllib.request.urlopen(self.url + "/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)


class Player:
    """Sends an action until it is answered, to whichever server is up, always with the same key."""

    def __init__(self, urls: list[str], made: dict[str, Any], seat: int) -> None:
        self.urls = itertools.cycle(urls)
        self.path = f"/api/tables/{made['id']}/actions"
        self.http = httpx.Client(headers={"authorization": f"Bearer {made['tokens'][str(seat)]}"}, timeout=5)
        self.acknowledged: list[str] = []

    def take(self, number: int) -> None:
        action = f"take {number}"
        body = {"action": action, "position": 0, "key": new_key()}
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                answer = self.http.post(next(self.urls) + self.path, json=body)
            except httpx.HTTPError:
                time.sleep(0.02)
                continue
            if answer.status_code == 200:
                self.acknowledged.append(action)
                return
            assert answer.status_code in (503, 500), answer.text
            time.sleep(0.05)
        raise AssertionError("never answered")


def play_under_fire(servers: list[Process], kills: int) -> None:
    """Two seats take numbers while servers are killed and started again."""
    for server in servers:
        until(server.ready, seconds=30)
    wish = {"game": "racing", "seats": ["human", "human"]}
    made = httpx.post(servers[0].url + "/api/tables", json=wish, timeout=10).json()
    players = [Player([server.url for server in servers], made, seat) for seat in (0, 1)]

    def all_of(seat: int) -> None:
        for number in range(seat, 80, 2):
            players[seat].take(number)

    threads = [threading.Thread(target=all_of, args=(seat,)) for seat in (0, 1)]
    for thread in threads:
        thread.start()
    chance = random.Random(7)
    for _ in range(kills):
        time.sleep(0.2 + chance.random() / 4)
        victim = chance.choice(servers)
        victim.kill()
        victim.start()
        until(victim.ready, seconds=30)
    for thread in threads:
        thread.join(90)
    for player in players:
        player.http.close()
    headers = {"authorization": f"Bearer {made['tokens']['0']}"}
    record = httpx.get(f"{servers[0].url}/api/tables/{made['id']}/record", headers=headers, timeout=10).json()
    record.pop("dice")
    for seat, player in enumerate(players):
        assert len(player.acknowledged) == 40
        assert [action for who, action in record["entries"] if who == seat] == player.acknowledged, "once, in order"
    assert replay(record).taken.count(-1) == 400 - 80


def test_killed_between_steps_on_sqlite(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path))
    try:
        play_under_fire([server], kills=2)
        assert server.stop() == 0, "a polite end is no fault"
    finally:
        server.kill()


def test_killed_between_steps_with_two_processes_on_postgresql(postgres: Postgres) -> None:
    place = postgres.new_place()
    servers = [Process("--database", place), Process("--database", place)]
    try:
        play_under_fire(servers, kills=2)
    finally:
        for server in servers:
            server.kill()


def test_the_database_is_away_for_a_moment(start_server: StartServer, postgres: Postgres) -> None:
    host = start_server(postgres.new_place())
    table = host.make("human", "human", game="racing")
    assert table.act(0, "take 1").status_code == 200
    position = table.see(0)["position"]
    answers: list[int] = []
    postgres.stop()
    try:
        wish = {"action": "take 2", "position": position, "key": "patient"}
        thread = threading.Thread(target=lambda: answers.append(table.post(0, "/actions", **wish).status_code))
        thread.start()
        assert table.see(1)["position"] == position, "what is in memory can be seen"
    finally:
        postgres.start()
    thread.join(20)
    if answers == [503]:  # longer than the server waits: the same key again
        answers.append(table.post(0, "/actions", **wish).status_code)
    assert answers[-1] == 200
    assert table.see(1)["view"]["taken"][:4] == [-1, 0, 0, -1]
    assert table.act(1, "take 3").status_code == 200


def test_a_database_that_stays_away_is_reported(
    start_server: StartServer, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = start_server(postgres.new_place(), patience=0.5)
    table = host.make("human", "human", game="racing")
    position = table.see(0)["position"]
    with table.live(1) as live:
        live.read("snapshot")
        postgres.stop()
        try:
            answer = table.act(0, "take 2", position)
            assert (answer.status_code, answer.json()["error"]) == (503, "store-away")
            assert live.quiet(), "nobody hears of what is not stored"
        finally:
            postgres.start()
        assert table.act(0, "take 2", position).status_code == 200
        assert live.read("event")["events"][0]["text"] == "take 2"


def test_a_client_that_vanishes_in_the_middle_of_an_action(host: RunningServer) -> None:
    table = host.make("human", "human", game="racing")
    position = table.see(0)["position"]
    body = json.dumps({"action": "take 7", "position": position, "key": "gone"}).encode()
    head = (
        f"POST {table.path}/actions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        f"Authorization: Bearer {table.tokens[0]}\r\nContent-Length: {len(body)}\r\n\r\n"
    ).encode()
    port = int(host.url.rpartition(":")[2])
    with sockets.create_connection(("127.0.0.1", port)) as half:
        half.sendall(head + body[:10])
    with sockets.create_connection(("127.0.0.1", port)) as whole:
        whole.sendall(head + body)
        whole.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
    until(lambda: table.see(0)["view"]["taken"][7] == 0)
    with table.live(0, position) as live:
        event = live.read()
        assert [thing["text"] for thing in event["events"]] == ["take 7"]
        live.send(type="action", action="take 7", position=position, key="gone")
        assert live.read("ack")["position"] == position + 1
    assert len(table.get(0, "/record").json()["entries"]) == 1


def test_a_socket_that_vanishes_after_its_action(host: RunningServer) -> None:
    table = host.make("human", "human", game="racing")
    position = table.see(0)["position"]
    with table.live(0) as live:
        live.read("snapshot")
        live.send(type="action", action="take 9", position=position, key="gone")
        live.socket.socket.shutdown(sockets.SHUT_RDWR)
    until(lambda: table.see(1)["view"]["taken"][9] == 0)
    with table.live(0, position) as live:
        assert [thing["text"] for thing in live.read()["events"]] == ["take 9"]
        live.send(type="action", action="take 9", position=position, key="gone")
        assert live.read("ack")["position"] == position + 1


def test_the_same_action_sent_many_times_at_once(host: RunningServer) -> None:
    table = host.make("human", "human", game="racing")
    wish = {"action": "take 1", "position": table.see(0)["position"], "key": "many"}
    answers: list[str] = []
    threads = [
        threading.Thread(target=lambda: answers.append(table.post(0, "/actions", **wish).text)) for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 8
    assert len(set(answers)) == 1
    assert len(table.get(0, "/record").json()["entries"]) == 1

"""A server in a process of its own, its tables over HTTP, and sockets at them."""

import itertools
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

KEYS = itertools.count()


class Server:
    """`connectable serve` on a free port; it can be killed and started again."""

    def __init__(self, data: Path, *, limited: bool = False) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.data = data
        self.limited = limited
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30)
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "connectable", "serve", "--port", str(self.port), "--data", str(self.data)]
        if not self.limited:  # one address plays everybody
            command += ["--limits", "none"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(self.answers, 60)

    def answers(self) -> bool:
        try:
            return self.http.get("/healthz").status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def make(self, game: str, *seats: str, options: dict[str, Any] | None = None, **table: Any) -> "Table":
        wish = {"game": game, "seats": list(seats), "options": options or {}, "table": {"pauses": False, **table}}
        return self.made(wish)

    def made(self, wish: dict[str, Any]) -> "Table":
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


class Table:
    """A table, for somebody who holds all its tokens."""

    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server, self.id, self.code = server, made["id"], made["code"]
        self.tokens: dict[int, str] = {int(seat): token for seat, token in made["tokens"].items()}
        self.path = f"/api/tables/{self.id}"

    def get(self, seat: int | None, what: str = "") -> httpx.Response:
        return self.server.http.get(self.path + what, headers=self.headers(seat))

    def headers(self, seat: int | None) -> dict[str, str]:
        return {"table-code": self.code} if seat is None else {"authorization": f"Bearer {self.tokens[seat]}"}

    def see(self, seat: int | None = None) -> dict[str, Any]:
        answer = self.get(seat)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def events(self, seat: int | None) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.get(seat, "/events").json()["events"]
        return found

    def act(self, seat: int, action: str = "") -> httpx.Response:
        """An action; by default the one that the seat would most likely take without thinking."""
        seen = self.see(seat)
        body = {"action": action or usual(seen["legal"]), "position": seen["position"], "key": new_key()}
        return self.server.http.post(self.path + "/actions", json=body, headers=self.headers(seat))

    def tell(self, seat: int, command: str, **data: Any) -> httpx.Response:
        body = {"command": command, "key": new_key(), "data": data}
        return self.server.http.post(self.path + "/commands", json=body, headers=self.headers(seat))

    def join(self, name: str) -> int:
        answer = self.server.http.post(self.path + "/join", json={"name": name, "code": self.code})
        assert answer.status_code == 200, answer.text
        seat: int = answer.json()["seat"]
        self.tokens[seat] = answer.json()["token"]
        return seat

    def step(self) -> None:
        """Whoever may act does."""
        seat = next(seat for seat in self.tokens if seat in self.see(seat)["to_act"])
        assert self.act(seat).status_code == 200

    def left(self, seat: int) -> int:
        """Milliseconds on the seat's clock."""
        seen = self.see(seat)
        mine = seen["seats"][seat]
        left: int = mine["millis_left"] - (seen["now"] - mine["since"] if mine["since"] >= 0 else 0)
        return left

    @contextmanager
    def live(self, seat: int) -> Iterator[ClientConnection]:
        with connect(f"ws://127.0.0.1:{self.server.port}{self.path}/live", max_size=None) as found:
            found.send(json.dumps({"type": "hello", "token": self.tokens[seat], "code": self.code}))
            yield found


def usual(legal: list[str]) -> str:
    return "done" if "done" in legal else legal[0]


def new_key() -> str:
    return f"{os.getpid()}-{next(KEYS)}"


def until(claim: Callable[[], object], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not claim():
        assert time.monotonic() < deadline, "it never came to that"
        time.sleep(0.05)

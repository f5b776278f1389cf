"""A server in a thread of the test process, and clients that talk to it like any other."""

import itertools
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from connectable.cli.serve import bound
from connectable.server.app import Config, build
from connectable.server.http.connections import Connections
from connectable.server.http.security_headers import SecurityHeaders
from connectable.server.http.uvicorn_config import uvicorn_config
from connectable.server.rate_limit import RateLimits
from connectable.server.services import Services
from connectable.storage import Store, open_store

UNLIMITED = RateLimits(**dict.fromkeys(RateLimits.__struct_fields__, "100000/second"))
FAST = Config(bot_pause=0.0, rate_limits=UNLIMITED, par_games=0)
KEYS = itertools.count()


class RunningServer:
    """A server that runs until its `with` block ends."""

    def __init__(
        self, place: str, config: Config = FAST, clock: Callable[[], int] | None = None, patience: float = 5.0
    ) -> None:
        self.store: Store = open_store(place, patience=patience)
        self.connections = Connections(config.connection_limits)
        self.listening = bound("127.0.0.1", 0)
        self.address = f"127.0.0.1:{self.listening.getsockname()[1]}"
        self.app = build(self.store, replace(config, peer_address=self.address), clock, self.connections)
        self.uvicorn = uvicorn.Server(uvicorn_config(self.app, "127.0.0.1", 0, self.connections))
        self.thread = threading.Thread(target=self.uvicorn.run, args=([self.listening],), name="server")

    def __enter__(self) -> "RunningServer":
        self.thread.start()
        until(lambda: self.uvicorn.started)
        self.url = f"http://{self.address}"
        self.http = httpx.Client(base_url=self.url, timeout=20)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.http.close()
        self.uvicorn.should_exit = True
        self.thread.join(20)
        assert not self.thread.is_alive(), "the server did not end"
        self.store.close()

    @property
    def services(self) -> Services:
        assert isinstance(self.app, SecurityHeaders)
        services: Services = self.app.app.state.services  # type: ignore[attr-defined]
        return services

    def make(self, *seats: str, **wishes: Any) -> "RemoteTable":
        """A new table; `table_…` are its own settings."""
        table = {name.removeprefix("table_"): value for name, value in wishes.items() if name.startswith("table_")}
        more = {name: value for name, value in wishes.items() if not name.startswith("table_")}
        body = {"game": "highcard", "seats": list(seats) or ["human", "human"], "table": table, **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return RemoteTable(self, answer.json())


class RemoteTable:
    """A table on a server, as seen by clients that hold its tokens."""

    def __init__(self, host: RunningServer, made: dict[str, Any]) -> None:
        self.host, self.made = host, made
        self.id: str = made["id"]
        self.code: str = made["code"]
        self.tokens: dict[int, str] = {int(seat): token for seat, token in made["tokens"].items()}
        self.path = f"/api/tables/{self.id}"

    def at(self, host: RunningServer) -> "RemoteTable":
        """The same table, on another server."""
        return RemoteTable(host, self.made)

    def headers(self, seat: int | None) -> dict[str, str]:
        if seat is None:
            return {"table-code": self.code} if self.code else {}
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    def get(self, seat: int | None, what: str = "") -> httpx.Response:
        return self.host.http.get(self.path + what, headers=self.headers(seat))

    def see(self, seat: int | None) -> Any:
        answer = self.get(seat)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, seat: int | None, what: str, **body: Any) -> httpx.Response:
        return self.host.http.post(self.path + what, json=body, headers=self.headers(seat))

    def act(self, seat: int, action: str, position: int | None = None, **more: Any) -> httpx.Response:
        at = self.see(seat)["position"] if position is None else position
        return self.post(seat, "/actions", **{"action": action, "position": at, "key": new_key(), **more})

    def command(self, seat: int, command: str, key: str = "", **data: Any) -> httpx.Response:
        return self.post(seat, "/commands", command=command, key=key or new_key(), data=data)

    def join(self, name: str, **more: Any) -> int:
        answer = self.host.http.post(self.path + "/join", json={"name": name, "code": self.code, **more})
        assert answer.status_code == 200, answer.text
        seat: int = answer.json()["seat"]
        self.tokens[seat] = answer.json()["token"]
        return seat

    def play(self, seat: int) -> httpx.Response:
        """The first legal action of a seat."""
        seen = self.see(seat)
        return self.act(seat, seen["legal"][0], seen["position"])

    @contextmanager
    def live(self, seat: int | None, after: int = 0) -> Iterator["LiveSocket"]:
        with self.open() as socket:
            live = LiveSocket(socket)
            live.send(type="hello", token=None if seat is None else self.tokens[seat], code=self.code, after=after)
            yield live

    def open(self, **more: Any) -> ClientConnection:
        # With a short queue, a socket that nobody reads stops taking anything, and closing it waits ten seconds.
        wishes = {"max_size": None, "max_queue": None, **more}
        socket: ClientConnection = connect(self.host.url.replace("http", "ws") + self.path + "/live", **wishes)
        return socket


class LiveSocket:
    """A socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def read(self, kind: str = "", timeout: float = 10) -> Any:
        """The next message, or the next one of that kind."""
        deadline = time.monotonic() + timeout
        while True:
            message = json.loads(self.socket.recv(timeout=max(0.0, deadline - time.monotonic())))
            if kind in ("", message["type"]):
                return message

    def quiet(self, timeout: float = 0.3) -> bool:
        """Whether nothing comes."""
        try:
            self.socket.recv(timeout=timeout)
        except TimeoutError:
            return True
        return False


def new_key() -> str:
    return f"k{next(KEYS)}"


def until(claim: Callable[[], object], seconds: float = 20) -> None:
    """Waits until the claim is true."""
    deadline = time.monotonic() + seconds
    while not claim():
        assert time.monotonic() < deadline, "it never became true"
        time.sleep(0.01)

"""A class on a running server, as its teacher and its pupils use it."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from server.running_server import RunningServer, new_key

PLAN = {"game": "highcard", "seats": 2}


class ClassRoom:
    """A class that somebody has opened."""

    def __init__(self, host: RunningServer, name: str = "5b", **plan: Any) -> None:
        self.host = host
        answer = host.http.post("/api/classes", json={"name": name, "plan": {**PLAN, **plan}})
        assert answer.status_code == 201, answer.text
        self.made: dict[str, Any] = answer.json()
        self.id, self.code, self.token = self.made["id"], self.made["code"], self.made["token"]
        self.pupils: list[dict[str, Any]] = []

    @property
    def path(self) -> str:
        return f"/api/classes/{self.id}"

    def join(self, name: str, code: str | None = None) -> httpx.Response:
        body = {"name": name, "code": self.code if code is None else code}
        return self.host.http.post(f"{self.path}/join", json=body)

    def fill(self, *names: str) -> "ClassRoom":
        for name in names:
            answer = self.join(name)
            assert answer.status_code == 200, answer.text
            self.pupils.append(answer.json())
        return self

    def see(self, token: str | None = None) -> Any:
        answer = self.get(token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get(self, token: str | None = None) -> httpx.Response:
        return self.host.http.get(self.path, headers=bearer(self.token if token is None else token))

    def post(self, token: str, command: str, key: str = "", **data: Any) -> httpx.Response:
        body = {"command": command, "key": key or new_key(), **data}
        return self.host.http.post(f"{self.path}/commands", json=body, headers=bearer(token))

    def tell(self, command: str, **data: Any) -> Any:
        """As the teacher."""
        answer = self.post(self.token, command, **data)
        assert answer.status_code == 200, answer.text
        return self.see() if command != "close" else None

    def start(self) -> list[str]:
        """The names of the tables of a new round."""
        self.tell("lots")
        return [table["table"] for table in self.tell("start")["tables"]]

    def table(self, table: str, pupil: int | None = None) -> httpx.Response:
        headers = {"table-code": self.code} if pupil is None else bearer(self.pupils[pupil]["token"])
        return self.host.http.get(f"/api/tables/{table}", headers=headers)

    def table_of(self, pupil: int) -> str:
        """Where a pupil is told to sit; empty: nowhere."""
        tables = self.see(self.pupils[pupil]["token"])["tables"]
        found: str = tables[0]["table"] if tables else ""
        return found

    @contextmanager
    def live(self, token: str) -> Iterator["ClassSocket"]:
        with connect(self.host.url.replace("http", "ws") + f"{self.path}/live", max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "token": token}))
            yield ClassSocket(socket)


class ClassSocket:
    """What somebody is told about a class."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def until(self, claim: Callable[[Any], object]) -> Any:
        """The first class that it is told of and that is so."""
        while True:
            seen = json.loads(self.socket.recv(timeout=20))["class"]
            if claim(seen):
                return seen


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}

"""A client that asks for deltas sees what one that gets whole tables sees, at every moment, in fewer bytes."""

import json
import random
from typing import Any

import pytest

from server.conftest import StartServer
from server.patching import patched
from server.running_server import LiveSocket, RemoteTable, new_key

MOVES = 40


class Watcher:
    """A socket and the table as its client keeps it."""

    def __init__(self, live: LiveSocket, hello: dict[str, Any]) -> None:
        self.live, self.table, self.kinds = live, dict[str, Any](), list[str]()
        self.bytes = 0
        live.send(type="hello", **hello)
        self.hear()

    def hear(self) -> None:
        text = self.live.socket.recv(timeout=10)
        message = json.loads(text)
        self.kinds.append(message["type"])
        self.bytes += len(text)
        if message["type"] == "delta":
            assert message["position"] == message["changes"].get("/position", self.table["position"])
            self.table = patched(self.table, message)
        elif "table" in message:
            self.table = message["table"]

    def until(self, position: int) -> dict[str, Any]:
        while self.table["position"] < position:
            self.hear()
        return {name: value for name, value in self.table.items() if name != "now"}


@pytest.mark.parametrize("game", ["connnect", "connect5", "connections"])
def test_deltas_lead_to_the_same_table(start_server: StartServer, game: str) -> None:
    host, rng = start_server(), random.Random(game)
    wish = {"game": game, "seats": ["human", "human"], "table": {"kind": "correspondence"}}  # nobody is ever absent
    table = RemoteTable(host, host.http.post("/api/tables", json=wish).json())
    with table.open() as one, table.open() as two, table.open() as three, table.open() as four:
        hello = {"token": table.tokens[0], "code": table.code}
        whole, delta = Watcher(LiveSocket(one), hello), Watcher(LiveSocket(two), {**hello, "deltas": True})
        short = Watcher(LiveSocket(four), {**hello, "deltas": True, "short": True})
        watching = Watcher(LiveSocket(three), {"code": table.code, "deltas": True})
        for _ in range(MOVES):
            seen = {seat: table.get(seat).json() for seat in (0, 1)}
            seat = rng.choice([seat for seat in seen if seen[seat]["legal"]])
            body = {"action": rng.choice(seen[seat]["legal"]), "position": seen[seat]["position"], "key": new_key()}
            assert host.http.post(table.path + "/actions", json=body, headers=table.headers(seat)).status_code == 200
            now = table.get(0).json()
            assert whole.until(now["position"]) == delta.until(now["position"]) == short.until(now["position"])
            assert {**delta.table, "now": 0} == {**now, "now": 0}
        now = table.get(None).json()
        assert watching.until(now["position"]) == {name: value for name, value in now.items() if name != "now"}
    assert "delta" not in whole.kinds
    assert delta.kinds[0] == "snapshot"
    assert {*delta.kinds[1:]} == {"delta", "watchers"}
    assert short.bytes <= delta.bytes < whole.bytes
    assert (short.bytes < delta.bytes) == (game == "connect5"), "the only game with short previews"


def test_whoever_comes_back_gets_the_whole_table(start_server: StartServer) -> None:
    table = start_server().make(table_kind="correspondence")
    with table.open() as socket:
        first = Watcher(LiveSocket(socket), {"token": table.tokens[0], "code": table.code, "deltas": True})
        position = first.table["position"]
    table.command(1, "chat", text="good morning")
    with table.open() as socket:
        hello = {"token": table.tokens[0], "code": table.code, "deltas": True, "after": position}
        again = Watcher(LiveSocket(socket), hello)
        assert again.kinds == ["event"]
        table.command(1, "chat", text="hello")
        again.hear()
        assert again.kinds == ["event", "delta"]
        assert {**again.table, "now": 0} == {**table.get(0).json(), "now": 0}

"""Who acts, who sits where, who was removed, which code leads where: items 1, 6, 7, 10."""

import json
import re
import socket
import tempfile
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from fair_table.server import Server, new_key


def item_1_acting_for_another(server: Server) -> str:
    table = server.make("connnect", "human", "open", "open")
    table.join("Late")
    body = json.dumps({"command": "chat", "key": new_key(), "data": {"text": "late words"}}).encode()
    head = (
        f"POST {table.path}/commands HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
        f"Authorization: Bearer {table.tokens[1]}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", server.port)) as late:
        late.sendall(head.encode())
        assert table.tell(0, "kick", subject=1).status_code == 200
        assert table.join("Next") == 1
        late.sendall(body)
        status = late.recv(4096).split()[1].decode()
    said = [event["seat"] for event in table.events(1) if event["kind"] == "chat"]
    assert (status, said) == ("403", [])
    return f"a body that came after its sender was removed and the seat was taken anew: {status}, nothing was said"


def item_6_rematch(server: Server) -> str:
    table = server.make("connect5", "human", "human")
    table.tell(0, "propose", kind="stop")
    table.tell(1, "answer", kind="stop", agree=True)
    table.tell(0, "propose", kind="rematch")
    table.tell(1, "answer", kind="rematch", agree=True)
    name = table.see(0)["rematch"]
    table.id, table.path = name, f"/api/tables/{name}"
    seats = [table.see(seat)["seat"] for seat in (0, 1)]
    assert seats == [1, 0]
    alone = server.make("connnect", "human", "bot:greedy", dice="table", draw_cards=True)
    for _ in range(3):
        alone.tell(0, "propose", kind="stop")
        alone.tell(0, "propose", kind="rematch")
        alone.path = f"/api/tables/{alone.see(0)['rematch']}"
        seen = alone.see(0)
        assert seen["host"] == seen["seat"]
        assert seen["outcomes"]
    return (
        f"{name} opens for both at once; the seats 0 and 1 are now {seats}; "
        "three rematches with real dice against a bot: the person was the host and could type"
    )


def item_7_kicked(server: Server) -> str:
    table = server.make("connect5", "human", "open", "open")
    seat = table.join("Jonas")
    code = 0
    with table.live(seat) as live:
        live.recv(timeout=10)
        table.tell(0, "kick", subject=seat)
        try:
            live.recv(timeout=10)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
    answer = table.get(seat)
    assert (code, answer.status_code, answer.json()["error"]) == (4411, 403, "kicked")
    again = table.join("Jonas")
    assert table.see(again)["seat"] == again
    return f"socket closed with {code}, request {answer.status_code} “{answer.json()['sentence']}”; sat down again"


def item_10_codes(server: Server) -> str:
    table = server.make("connect5", "human", "open")
    assert re.fullmatch(r"[a-z]+-[0-9]{3}", table.code)
    spoken = table.code.replace("-", " ").upper()
    found = server.http.get(f"/api/codes/{spoken}").json()["table"]
    assert found == table.id
    with tempfile.TemporaryDirectory() as data:
        limited = Server(Path(data), limited=True)
        try:
            tries = [limited.http.get("/api/codes/nobody-000").status_code for _ in range(12)]
        finally:
            limited.kill()
    assert tries == [404] * 10 + [429] * 2
    return f"“{spoken}” leads to {found}; twelve wrong ones: {tries.count(404)} × 404, then {tries.count(429)} × 429"

"""A table whose stored events cannot be read is a fault of the server's, and of that table alone."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from connectable.i18n import Speech
from server.running_server import FAST, RemoteTable, RunningServer

DAMAGE = {
    "noise": ("UPDATE events SET data = ? WHERE table_id = ? AND position = 2", b"\xff\xfe{"),
    "empty": ("UPDATE events SET data = ? WHERE table_id = ? AND position = 1", b""),
    "other": ("UPDATE events SET data = ? WHERE table_id = ? AND position = 3", b'{"event":"acted","at":1}'),
    "impossible": (
        "UPDATE events SET data = ? WHERE table_id = ? AND position = 3",
        b'{"event":"acted","at":1,"seat":0,"notation":"nonsense"}',
    ),
    "missing": ("DELETE FROM events WHERE ? = ? OR (table_id = ?2 AND position = 2)", b"0"),
    "first missing": ("DELETE FROM events WHERE ? = ? OR (table_id = ?2 AND position = 1)", b"0"),
    "unknown game": ("UPDATE events SET data = replace(data, 'highcard', ?) WHERE table_id = ?", b"nothing"),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_only_the_damaged_table_answers_with_a_fault(tmp_path: Path, kind: str) -> None:
    place = str(tmp_path / "tables.sqlite")
    with RunningServer(place, FAST) as first:
        table, sound = first.make(table_visibility="public"), first.make(table_visibility="public")
        table.play(0)
    sql, data = DAMAGE[kind]
    with closing(sqlite3.connect(place)) as db, db:
        db.execute(sql, (data, table.id))
    with RunningServer(place, FAST) as second:
        for seat in (0, None):
            answer = table.at(second).get(seat)
            assert (answer.status_code, answer.json()["error"]) == (500, "damaged")
            assert answer.json()["sentence"] == Speech("en").say("tb-error-damaged")
        act = table.at(second).post(1, "/actions", action="play 1", position=0, key="k")
        assert act.status_code == 500
        assert closed(table.at(second)) == 1011
        assert sound.at(second).play(0).status_code == 200
        listed = second.http.get("/api/tables", params={"phase": "playing"}).json()["tables"]
        assert [one["id"] for one in listed] == [sound.id]
        held = [{"table": one.id, "token": one.tokens[0]} for one in (table, sound)]
        statuses = second.http.post("/api/seats", json={"seats": held}).json()["seats"]
        assert [status["gone"] for status in statuses] == [False, False], "a seat is not given up for it"
        assert second.http.get("/healthz").status_code == 200


def closed(table: RemoteTable) -> int | None:
    with table.live(0) as live:
        with pytest.raises(ConnectionClosedError):
            live.read()
        return live.socket.close_code

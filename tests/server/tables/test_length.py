"""A table does not grow for ever: whoever plays against themselves for days would make every move of it slow."""

import pytest

from connectable.table import length
from server.running_server import RunningServer


@pytest.fixture
def host(shared_host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> RunningServer:
    monkeypatch.setattr(length, "MOST_EVENTS", 6)
    monkeypatch.setattr(length, "MOST_PLAYED", 9)
    return shared_host


def test_a_long_table_is_only_played_on_then_only_left(host: RunningServer) -> None:
    table = host.make("human", game="racing")
    position, number = 0, 0
    while position < length.MOST_EVENTS:
        assert table.command(0, "chat", text="hello").status_code == 200
        position = host.services.host.tables[table.id].position
    for command, data in (("chat", {"text": "hello"}), ("undo", {})):
        answer = table.command(0, command, **data)
        assert (answer.status_code, answer.json()["rule"]) == (422, "TB-LONG"), answer.text
    while host.services.host.tables[table.id].position < length.MOST_PLAYED:
        answer = table.act(0, f"take {number}", key=f"take-{number}")
        assert answer.status_code == 200
        number += 1
    assert table.act(0, f"take {number}").json()["rule"] == "TB-LONG"
    again = table.act(0, f"take {number - 1}", key=f"take-{number - 1}")
    assert (again.status_code, again.json()) == (200, answer.json()), "what was stored once is never refused later"
    assert table.command(0, "delete").status_code == 200

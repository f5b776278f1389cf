"""The whole history of a seat: what a page that is opened later shows in its log."""

from typing import Any

import pytest

from connectable.server.tables import history
from server.conftest import StartServer
from server.running_server import RemoteTable, RunningServer


def events(table: RemoteTable, seat: int | None, after: int = 0) -> list[dict[str, Any]]:
    """Page by page, until there is no more."""
    found: list[dict[str, Any]] = []
    while True:
        answer = table.get(seat, f"/events?after={after + len(found)}")
        assert answer.status_code == 200, answer.text
        page = answer.json()
        assert page["after"] == after + len(found)
        found += page["events"]
        if after + len(found) == page["position"]:
            return found
        assert page["events"]


def kinds(found: list[dict[str, Any]]) -> list[tuple[str, int, str]]:
    return [(event["kind"], event["seat"], event["text"]) for event in found]


def test_it_is_what_the_socket_said(host: RunningServer) -> None:
    table = host.make("human", "human", "human", game="sealed")
    with table.live(1) as live:
        position = live.read("snapshot")["table"]["position"]
        heard: list[dict[str, Any]] = []
        table.act(0, "mark 1")
        table.act(1, "mark 2")
        table.act(0, "done")
        table.command(1, "undo")
        table.act(1, "done")
        table.act(2, "done")
        while not heard or heard[-1]["kind"] != "end":
            heard += live.read("event")["events"]
    assert events(table, 1)[position:] == heard
    assert events(table, 1, position) == heard
    assert len(events(table, 1)) == table.see(1)["position"]


def test_what_was_sealed_is_in_nobody_elses(host: RunningServer) -> None:
    table = host.make("human", "human", "human", game="sealed")
    before = [len(events(table, seat)) for seat in (0, 1, None)]
    table.act(0, "mark 1")
    table.act(0, "mark 2")
    table.command(0, "undo")
    assert [len(events(table, seat)) for seat in (0, 1, None)] == [before[0] + 3, *before[1:]]
    marks = [event for event in events(table, 0) if event["kind"] in ("action", "undo")][-3:]
    assert [event["text"] for event in marks] == ["mark 1", "mark 2", ""]
    assert marks[-1]["back"] == [before[0] + 2], "the number of the action that was taken back"
    assert "deal 1 ?" in [event["text"] for event in events(table, 0)]


@pytest.mark.parametrize("game", ["connnect", "connect5", "connections"])
def test_pages_from_memory_and_from_the_store_are_the_same(
    game: str, start_server: StartServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    place = str(tmp_path / "again.sqlite")
    host = start_server(place)
    table = host.make("human", "human", game=game)
    for number in range(40):
        for person in (0, 1):
            table.command(person, "ready")  # no mistake outside a break
        seen = next(seen for seat in (number % 2, 1 - number % 2) if (seen := table.see(seat))["legal"])
        assert table.act(seen["seat"], seen["legal"][0], seen["position"]).status_code == 200
        if number % 7 == 0 and table.see(seen["seat"])["undo"]:
            table.command(seen["seat"], "undo")
    usual = {seat: events(table, seat) for seat in (0, 1, None)}
    assert any("back" in event for event in usual[0] + usual[1])
    monkeypatch.setattr(history, "MOST_AT_ONCE", 7)
    again = table.at(start_server(place))
    for seat, found in usual.items():
        assert events(again, seat) == found
        again.host.services.host.tables[table.id].logs[seat].recent.clear()
        assert events(again, seat) == found, "also what is no longer in memory"


def test_seats_and_offers_are_told_in_full(host: RunningServer) -> None:
    table = host.make("human", "open", "open", names=["Ploy"], game="connect5")
    jonas = table.join("Jonas")
    table.command(0, "kick", subject=jonas)
    mara = table.join("Mara")
    table.command(mara, "leave")
    table.join("Nok")
    table.command(0, "start")
    action = table.see(0)["legal"][0]
    table.act(0, action)
    table.command(0, "propose", kind="takeback")
    table.command(1, "answer", kind="takeback", agree=True)
    table.act(0, action)
    table.command(0, "propose", kind="replace", subject=1)
    table.command(1, "answer", kind="replace", agree=False)
    table.command(0, "propose", kind="replace", subject=1)
    table.command(0, "withdraw", kind="replace")
    table.command(1, "leave")
    table.command(1, "return")
    told = kinds(events(table, 0))
    assert told[:9] == [
        ("made", -1, ""),
        ("seat", 1, "join Jonas"),
        ("seat", 1, "kick Jonas"),
        ("seat", 1, "join Mara"),
        ("seat", 1, "leave Mara"),
        ("seat", 1, "join Nok"),
        ("seat", 2, "bot greedy"),
        ("start", -1, ""),
        ("action", 0, action),
    ]
    for line in (
        ("offer", 0, f"takeback {action}"),
        ("offer_end", 0, "takeback accepted"),
        ("offer", 0, "replace 1"),
        ("offer_end", 0, "replace declined 1"),
        ("offer_end", 0, "replace withdrawn 1"),
        ("seat", 1, "away"),
        ("seat", 1, "back"),
    ):
        assert line in told


def test_drawn_seats_say_who_went_where(host: RunningServer) -> None:
    for _ in range(20):
        table = host.make("human", "human", names=["Ploy", "Mara"], table_seating="random", game="connect5")
        (text,) = [event["text"] for event in events(table, None) if event["kind"] == "start"]
        names = [seat["name"] for seat in table.see(None)["seats"]]
        assert names == ["Ploy", "Mara"] if text == "" else ["Mara", "Ploy"]
        if text:
            assert text == "1 0"
            return
    raise AssertionError("seats were never drawn another way")


def test_who_may_not_look_gets_nothing(host: RunningServer) -> None:
    table = host.make("human", "human", game="connect5")
    path = f"/api/tables/{table.id}/events"
    assert host.http.get(path).status_code == 404
    assert host.http.get(path, headers={"table-code": table.code}).status_code == 200
    assert table.get(0, "/events?after=-1").status_code == 400
    assert table.get(0, "/events?before=1").status_code == 400
    beyond = table.get(0, "/events?after=99999").json()
    assert (beyond["events"], beyond["position"]) == ([], table.see(0)["position"])

"""Rooms, and the seats that a browser holds."""

from typing import Any

import pytest

from connectable.server.groups import log, rooms
from server.conftest import StartServer
from server.running_server import RemoteTable, RunningServer, until


def room(host: RunningServer, name: str = "Friday") -> dict[str, Any]:
    answer = host.http.post("/api/rooms", json={"name": name})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def look(host: RunningServer, made: dict[str, Any], code: str | None = None) -> Any:
    headers = {"table-code": made["code"] if code is None else code}
    return host.http.get(f"/api/rooms/{made['id']}", headers=headers)


def make_in(host: RunningServer, made: dict[str, Any], *seats: str, **more: Any) -> RemoteTable:
    return host.make(*seats, room={"id": made["id"], "code": made["code"]}, **more)


def test_a_room_leads_to_its_newest_table(start_server: StartServer, place: str) -> None:
    host = start_server(place)
    made = room(host)
    assert made["link"] == f"{host.url}/r/{made['id']}#{made['code']}"
    assert look(host, made).json() == {"id": made["id"], "name": "Friday", "table": "", "tables": []}
    first = make_in(host, made, "human", "open", names=["Ploy"])
    assert look(host, made).json()["table"] == first.id
    assert first.see(0)["room"] == made["id"]
    second = make_in(host, made)
    seen = look(host, made).json()
    assert seen["table"] == second.id
    assert [table["id"] for table in seen["tables"]] == [second.id, first.id]
    assert seen["tables"][1]["seats"][0]["name"] == "Ploy"


def test_the_code_of_the_room_opens_its_tables(host: RunningServer) -> None:
    made = room(host)
    table = make_in(host, made, "human", "open")
    assert table.made["code"] == made["code"]
    assert table.join("Jonas") == 1


def test_results_stay_in_the_room(start_server: StartServer, place: str) -> None:
    host = start_server(place)
    made = room(host)
    table = make_in(host, made, names=["Ploy", "Jonas"])
    for seat in (0, 1):
        table.play(seat)
    until(lambda: look(host, made).json()["tables"][0]["points"])
    points = table.see(0)["outcome"]["points"]
    table.command(0, "delete")
    (played,) = look(host, made).json()["tables"]
    assert (played["phase"], played["points"], played["game"]) == ("over", points, "highcard")
    assert [seat["name"] for seat in played["seats"]] == ["Ploy", "Jonas"]
    assert table.tokens[0] not in look(host, made).text


def test_a_rematch_is_the_rooms_next_table(host: RunningServer) -> None:
    made = room(host)
    table = make_in(host, made)
    for seat in (0, 1):
        table.play(seat)
    table.command(0, "propose", kind="rematch")
    table.command(1, "answer", kind="rematch", agree=True)
    until(lambda: look(host, made).json()["table"] not in ("", table.id))
    assert look(host, made).json()["table"] == table.see(0)["rematch"]


def test_a_table_that_was_cleared_away_leaves_no_trace(host: RunningServer) -> None:
    made = room(host)
    table = make_in(host, made, "human", "open")
    table.command(0, "delete")
    assert look(host, made).json()["table"] == ""
    assert look(host, made).json()["tables"] == []


def test_nobody_learns_of_a_room_without_its_code(host: RunningServer) -> None:
    made = room(host)
    nowhere = host.http.get("/api/rooms/nowhere", headers={"table-code": "x"})
    assert nowhere.status_code == 404
    for code in ("", "wrong"):
        assert look(host, made, code).json() == nowhere.json()
    wish = {"game": "highcard", "room": {"id": made["id"], "code": "wrong"}}
    assert host.http.post("/api/tables", json=wish).json() == nowhere.json()
    stored = b"".join(event.data for event in host.store.events(f"circle_room_{made['id']}").result())
    assert made["code"].encode() not in stored


@pytest.mark.parametrize("name", ["x" * 40, 7, None])
def test_a_room_has_a_short_name(host: RunningServer, name: object) -> None:
    assert host.http.post("/api/rooms", json={"name": name}).status_code == 400


def test_a_room_is_no_table(host: RunningServer) -> None:
    made = room(host)
    for what in ("", "/record", "/replay"):
        answer = host.http.get(f"/api/tables/circle_room_{made['id']}{what}", headers={"table-code": made["code"]})
        assert answer.status_code == 404
    assert host.http.get("/api/tables").json()["tables"] == []


def test_rooms_are_forgotten_and_found_again(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MOST_GROUPS", 1)
    host = start_server()
    made, _ = room(host), room(host, "Monday")
    assert len(host.services.groups.groups) == 1
    assert look(host, made).json()["name"] == "Friday"


def test_two_servers_share_a_room(start_server: StartServer, postgres: Any) -> None:
    place = postgres.new_place()
    one, two = start_server(place), start_server(place)
    made = room(one)
    first, second = make_in(one, made), make_in(two, made)
    for host in (one, two):
        assert {table["id"] for table in look(host, made).json()["tables"]} == {first.id, second.id}


def test_a_room_shows_its_latest_tables(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_TABLES", 2)
    made = room(host)
    tables = [make_in(host, made).id for _ in range(3)]
    assert [table["id"] for table in look(host, made).json()["tables"]] == tables[:0:-1]


def held(host: RunningServer, *seats: tuple[str, str]) -> Any:
    body = {"seats": [{"table": table, "token": token} for table, token in seats]}
    answer = host.http.post("/api/seats", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["seats"]


def test_the_seats_that_a_browser_holds(host: RunningServer) -> None:
    playing, waiting = host.make(names=["Ploy", "Jonas"]), host.make("human", "open")
    first, second, third = held(
        host, (playing.id, playing.tokens[0]), (waiting.id, waiting.tokens[0]), ("gone", playing.tokens[0])
    )
    assert (first["phase"], first["seat"], first["turn"], first["gone"]) == ("playing", 0, True, False)
    assert [seat["name"] for seat in first["seats"]] == ["Ploy", "Jonas"]
    assert (second["phase"], second["turn"], second["game"]) == ("gathering", False, "highcard")
    assert third["gone"]
    playing.play(0)
    assert not held(host, (playing.id, playing.tokens[0]))[0]["turn"]
    playing.play(1)
    assert sum(held(host, (playing.id, playing.tokens[0]))[0]["points"]) == 1


def test_a_wrong_token_looks_like_no_table(host: RunningServer) -> None:
    table = host.make()
    (wrong,), (gone,) = held(host, (table.id, "wrong")), held(host, ("nowhere", "wrong"))
    assert {**wrong, "table": ""} == {**gone, "table": ""}
    (other,) = held(host, (table.id, host.make().tokens[0]))
    assert other["gone"]


def test_so_many_seats_and_no_more(host: RunningServer) -> None:
    assert len(held(host, *[("x", "y")] * 50)) == 50
    body = {"seats": [{"table": "x", "token": "y"}] * 51}
    assert host.http.post("/api/seats", json=body).status_code == 400

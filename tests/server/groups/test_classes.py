"""Classes over HTTP and sockets, on both stores: from the code to the moment when nothing is left of them."""

import itertools
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from connectable.server.app import Config
from connectable.server.groups.classes.keeper import log_id_of
from connectable.server.groups.classes.model import DESK_MILLIS, LIFE_MILLIS
from connectable.server.rate_limit import RateLimits
from connectable.storage import Filter, Page, UnknownTable
from server.conftest import StartServer
from server.groups.class_room import ClassRoom, bearer
from server.running_server import RemoteTable, RunningServer, new_key, until

FOUR = ("Ploy", "Jonas", "Amara", "Teo")


def play(room: ClassRoom, table: str, pupil: int) -> Any:
    seen = room.table(table, pupil).json()
    body = {"action": seen["legal"][0], "position": seen["position"], "key": new_key()}
    headers = bearer(room.pupils[pupil]["token"])
    return room.host.http.post(f"/api/tables/{table}/actions", json=body, headers=headers)


def test_a_lesson_from_the_code_to_nothing(start_server: StartServer, place: str) -> None:
    host = start_server(place)
    room = ClassRoom(host)
    assert room.made["link"] == f"{host.url}/class/{room.id}#{room.code}"
    found = host.http.get(f"/api/codes/{room.code.upper().replace('-', ' ')}").json()
    assert found == {"code": room.code, "table": "", "room": "", "class": room.id}
    room.fill(*FOUR)
    tables = room.start()
    assert len(tables) == 2
    seen = room.see()
    assert (seen["phase"], seen["teacher"], seen["groups"]) == ("playing", True, 2)
    assert sorted(seat["name"] for table in seen["tables"] for seat in table["seats"]) == sorted(FOUR)
    assert {table["state"] for table in seen["tables"]} == {"playing"}
    for pupil, table in itertools.product(range(4), tables):
        if room.table_of(pupil) == table:
            assert play(room, table, pupil).status_code == 200
    until(lambda: room.see()["phase"] == "gathering")  # all games are over: so is the round
    shown = room.see()["tables"]
    assert {table["state"] for table in shown} == {"over"}
    assert all(min(seat["rank"] for seat in table["seats"]) == 1 for table in shown)

    room.tell("close", keep=False)
    assert nothing_is_left(host, room, tables)
    assert room.get().status_code == 404
    assert host.http.get(f"/api/codes/{room.code}").status_code == 404
    assert room.join("Late").status_code == 404


def nothing_is_left(host: RunningServer, room: ClassRoom, tables: list[str]) -> bool:
    """Whether the store has no row of it: neither the class, nor its code, nor a table."""
    for log in (log_id_of(room.id), *tables):
        with pytest.raises(UnknownTable):
            host.store.events(log).result()
    rows = host.store.tables(Filter(), Page(1_000)).result()
    return [row.id for row in rows] == []


def test_no_byte_of_a_pupil_is_left_in_the_file(start_server: StartServer, tmp_path: Path) -> None:
    host = start_server(str(tmp_path / "store" / "tables.sqlite"))
    room = ClassRoom(host).fill("Wilhelmina", "Ploy")
    room.start()
    files = [*(tmp_path / "store").iterdir()]
    assert any(b"Wilhelmina" in file.read_bytes() for file in files)
    room.tell("close")
    until(lambda: room.get().status_code == 404)
    until(lambda: not any(b"Wilhelmina" in file.read_bytes() for file in files if file.exists()))


def test_what_she_keeps_stays(start_server: StartServer, place: str) -> None:
    host = start_server(place)
    room = ClassRoom(host).fill(*FOUR)
    tables = room.start()
    room.tell("close", keep=True)
    seen = room.see()
    assert (seen["phase"], seen["kept"]) == ("closed", True)
    assert {table["state"] for table in seen["tables"]} == {"stopped"}
    assert room.table(tables[0]).json()["phase"] == "over"
    assert host.http.get(f"/api/codes/{room.code}").status_code == 404, "the code is free again"
    assert room.join("Late").json()["rule"] == "TB-CLASS-CLOSED"


def test_a_pupil_sees_her_own_table_and_nothing_else(host: RunningServer) -> None:
    room = ClassRoom(host, "5b", options={}).fill(*FOUR)
    tables = room.start()
    seen = room.see(room.pupils[0]["token"])
    assert [table["table"] for table in seen["tables"]] == [room.table_of(0)]
    assert len(seen["people"]) == 2
    assert seen["me"] == 0
    assert not seen["teacher"]
    assert seen["rounds"] == []
    (other,) = {*tables} - {room.table_of(0)}
    stranger = host.http.get(f"/api/tables/{other}", headers=bearer(room.pupils[0]["token"]))
    assert stranger.status_code == 404
    watched = room.table(other).json()
    assert watched["seat"] is None, "with the code she watches, as the wall does"
    assert watched["legal"] == []


@pytest.mark.parametrize("command", ["plan", "move", "lots", "remove", "start", "pause", "extend", "end", "close"])
def test_a_pupil_leads_nothing(host: RunningServer, command: str) -> None:
    room = ClassRoom(host).fill(*FOUR)
    before = room.see()
    data: dict[str, Any] = {"plan": {"game": "highcard"}} if command == "plan" else {}
    answer = room.post(room.pupils[0]["token"], command, **data)
    assert (answer.status_code, answer.json()["rule"]) == (422, "TB-TEACHER")
    assert answer.json()["sentence"] == "Only the teacher of this class can do this."
    assert room.see() == before


@pytest.mark.parametrize("token", ["", "wrong", "x" * 200])
def test_strangers_learn_nothing(host: RunningServer, token: str) -> None:
    room = ClassRoom(host).fill("Ploy")
    assert room.get(token).status_code == 401
    assert room.post(token, "lots").status_code == 401
    with room.live(token[:60]) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.until(lambda seen: True)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    nowhere = host.http.post("/api/classes/nowhere/join", json={"name": "Mallory", "code": room.code})
    assert room.join("Mallory", "wrong-000").json() == nowhere.json()
    stored = b"".join(event.data for event in host.store.events(log_id_of(room.id)).result())
    for secret in (room.code, room.token, room.pupils[0]["token"]):
        assert secret.encode() not in stored


def test_a_pause_holds_every_table_up(host: RunningServer) -> None:
    room = ClassRoom(host, clock="turn 60").fill(*FOUR)
    tables = room.start()
    assert room.tell("pause", on=True)["paused"]
    for table in tables:
        seen = room.table(table).json()
        assert seen["paused"]
        assert seen["to_act"] == [-1]
        assert [seat["since"] for seat in seen["seats"]] == [-1, -1]
    pupil = next(number for number in range(4) if room.table_of(number) == tables[0])
    body = {"action": "1", "position": room.table(tables[0], pupil).json()["position"], "key": "a"}
    answer = host.http.post(f"/api/tables/{tables[0]}/actions", json=body, headers=bearer(room.pupils[pupil]["token"]))
    assert answer.json()["rule"] == "TB-PAUSED"
    assert {table["state"] for table in room.see()["tables"]} == {"paused"}
    assert room.post(room.token, "plan", plan={"game": "highcard", "seats": 4}).status_code == 200
    room.tell("pause", on=False)
    assert not any(room.table(table).json()["paused"] for table in tables)
    assert room.post(room.token, "plan", plan={"game": "highcard"}).json()["rule"] == "TB-CLASS-LOCKED"


def test_moved_in_the_middle_of_a_game(host: RunningServer) -> None:
    room = ClassRoom(host, game="connect5", seats=3, fill=True).fill(*FOUR)
    tables = room.start()
    moved = 0
    here = tables.index(room.table_of(moved))
    there = 1 - here
    room.tell("move", number=moved, group=there)
    assert room.table_of(moved) == tables[there]
    assert room.table(tables[there], moved).json()["seat"] is not None
    assert room.table(tables[here], moved).status_code == 404, "her token is nobody's where she was"
    assert FOUR[0] not in [seat["name"] for seat in room.see()["tables"][here]["seats"]]


def test_two_at_full_tables_change_places_in_one_step(host: RunningServer) -> None:
    room = ClassRoom(host, game="connect5", seats=2).fill(*FOUR)
    tables = room.start()
    first = 0
    other = next(number for number in range(1, 4) if room.table_of(number) != room.table_of(first))
    before = {number: (room.table_of(number), seat_at(room, number)) for number in (first, other)}
    assert room.post(room.token, "move", number=first, group=tables.index(before[other][0])).status_code == 422
    room.tell("swap", number=first, other=other)
    after = {number: (room.table_of(number), seat_at(room, number)) for number in (first, other)}
    assert (after[first], after[other]) == (before[other], before[first])
    assert room.table(before[first][0], first).status_code == 404
    assert all(seat["who"] == "human" for table in room.see()["tables"] for seat in table["seats"])
    assert room.post(room.token, "swap", number=0, other=99).json()["rule"] == "TB-CLASS-NOBODY"


def test_somebody_who_waits_takes_the_place_of_another(host: RunningServer) -> None:
    room = ClassRoom(host, game="connect5", seats=2).fill(*FOUR[:2])
    (table,) = room.start()
    room.fill("Late").tell("swap", number=2, other=0)
    assert (room.table_of(2), room.table_of(0)) == (table, "")


def seat_at(room: ClassRoom, pupil: int) -> Any:
    return room.table(room.table_of(pupil), pupil).json()["seat"]


def open_desk(room: ClassRoom, word: str = "", token: str = "") -> Any:
    return room.host.http.post(f"{room.path}/desk", json={"word": word}, headers=bearer(token))


def test_the_desk_is_carried_over_to_another_browser_once(start_server: StartServer) -> None:
    time = Time()
    room = ClassRoom(start_server(clock=time)).fill(*FOUR)
    word = open_desk(room, token=room.token).json()["word"]
    opened = open_desk(room, word)
    assert opened.status_code == 200
    desk = opened.json()["token"]
    assert room.see(desk)["teacher"]
    assert room.post(desk, "lots").status_code == 200
    assert room.post(room.token, "start").status_code == 200, "the first desk leads on"
    again = open_desk(room, word)
    assert (again.status_code, again.json()["rule"]) == (422, "TB-CLASS-DESK")
    assert again.json()["sentence"] == "This link has been used, or its time is over. Ask for a new one at the desk."
    late = open_desk(room, token=desk).json()["word"]
    time.now += DESK_MILLIS
    assert open_desk(room, late).json()["rule"] == "TB-CLASS-DESK"
    stored = b"".join(event.data for event in room.host.store.events(log_id_of(room.id)).result())
    assert not any(secret.encode() in stored for secret in (word, late, desk))


def test_no_pupil_and_no_stranger_gets_the_desk(start_server: StartServer) -> None:
    host = start_server(config=Config(bot_pause=0.0, rate_limits=RateLimits(guesses="3/minute")))
    room = ClassRoom(host).fill(*FOUR[:2])
    for token in ("", "wrong", room.pupils[0]["token"]):
        assert open_desk(room, token=token).status_code in (401, 422)
    word = open_desk(room, token=room.token).json()["word"]
    for guess in ("a" * 16, room.code, room.pupils[0]["token"]):
        assert open_desk(room, guess).json()["rule"] == "TB-CLASS-DESK"
    assert open_desk(room, word).status_code == 429, "who guesses has to wait"
    assert not room.see(room.pupils[0]["token"])["teacher"]


def test_results_of_connections_count_cards_links_and_misses(host: RunningServer) -> None:
    room = ClassRoom(host, game="connections", options={"find": "own", "judge": "referee"}).fill(*FOUR[:2])
    room.start()
    (table,) = room.see()["tables"]
    assert table["figures"] == {"cards": 1, "links": 0, "misses": 0}
    assert [seat["figures"] for seat in table["seats"]] == [{"misses": 0}] * 2


def test_somebody_who_comes_late_takes_a_bots_seat(host: RunningServer) -> None:
    room = ClassRoom(host, game="connect5", seats=4, fill=True).fill(*FOUR[:3])
    (table,) = room.start()
    room.fill("Late")
    assert room.table_of(3) == ""
    room.tell("move", number=3, group=0)
    assert room.table(table, 3).json()["seat"] == 3


def test_who_is_sent_away_loses_her_seat(host: RunningServer) -> None:
    room = ClassRoom(host, game="connect5", seats=2).fill(*FOUR[:2])
    (table,) = room.start()
    with room.live(room.pupils[1]["token"]) as socket:
        socket.until(lambda seen: seen["phase"] == "playing")
        room.tell("remove", number=1)
        with pytest.raises(ConnectionClosed):
            socket.until(lambda seen: False)
    assert room.get(room.pupils[1]["token"]).status_code == 401
    assert room.table(table, 1).status_code == 404
    assert "bot" in [seat["who"] for seat in room.see()["tables"][0]["seats"]]


def test_the_first_seat_of_a_class_is_no_host(host: RunningServer) -> None:
    room = ClassRoom(host, game="connect5", seats=2).fill(*FOUR[:2])
    (table,) = room.start()
    for pupil, command in itertools.product(range(2), ("delete", "switch_chat")):
        body = {"command": command, "key": new_key(), "data": {"on": True} if command == "switch_chat" else {}}
        path, headers = f"/api/tables/{table}/commands", bearer(room.pupils[pupil]["token"])
        assert host.http.post(path, json=body, headers=headers).json()["rule"] == "TB-CLASS"
    for command in ("pause", "halt", "reseat"):
        body = {"command": command, "key": new_key(), "data": {"on": True}}
        assert host.http.post(path, json=body, headers=headers).status_code == 400


def test_the_teacher_is_told_who_asks_for_her(host: RunningServer) -> None:
    room = ClassRoom(host).fill(*FOUR)
    tables = room.start()
    with room.live(room.token) as socket:
        room.post(room.pupils[2]["token"], "help", on=True)
        seen = socket.until(lambda seen: any(table["state"] == "help" for table in seen["tables"]))
        (asking,) = [table for table in seen["tables"] if table["state"] == "help"]
        assert (asking["table"], asking["name"]) == (room.table_of(2), "Amara")
        room.tell("helped", group=tables.index(asking["table"]))
        socket.until(lambda seen: all(table["state"] != "help" for table in seen["tables"]))


def test_a_pupil_is_led_to_her_table_and_from_round_to_round(host: RunningServer) -> None:
    room = ClassRoom(host).fill(*FOUR)
    with room.live(room.pupils[0]["token"]) as socket:
        first = {*room.start()}
        seen = socket.until(lambda seen: seen["tables"] and seen["tables"][0]["phase"] == "playing")
        assert seen["tables"][0]["table"] in first
        room.tell("end")
        socket.until(lambda seen: seen["phase"] == "gathering")
        second = {*room.start()}
        seen = socket.until(lambda seen: seen["tables"])
        assert seen["tables"][0]["table"] in second
        room.tell("close")
        with pytest.raises(ConnectionClosed) as closed:
            socket.until(lambda seen: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4410


def test_points_change_under_the_teachers_eyes(host: RunningServer) -> None:
    room = ClassRoom(host).fill(*FOUR[:2])
    (table,) = room.start()
    with room.live(room.token) as socket:
        for pupil in (0, 1):
            play(room, table, pupil)
        seen = socket.until(lambda seen: seen["tables"][0]["state"] == "over")
    assert {seat["rank"] for seat in seen["tables"][0]["seats"]} >= {1}


class Time:
    """A clock that somebody turns."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


def test_the_round_ends_with_its_time_and_the_class_with_its_day(start_server: StartServer, place: str) -> None:
    time = Time()
    host = start_server(place, clock=time)
    room = ClassRoom(host, minutes=20, game="connect5", seats=2).fill(*FOUR)
    tables = room.start()
    assert room.see()["until"] == time.now + 20 * 60_000
    time.now += 20 * 60_000
    until(lambda: room.see()["phase"] == "gathering")
    until(lambda: all(room.table(table).json()["phase"] == "over" for table in tables))
    time.now += LIFE_MILLIS
    until(lambda: room.get().status_code == 404)
    assert nothing_is_left(host, room, tables)


def test_a_lesson_goes_on_after_a_crash(start_server: StartServer, place: str) -> None:
    """What was stored and not yet done is done by the server that comes next."""
    host = start_server(place)
    room = ClassRoom(host, game="connect5", seats=2).fill(*FOUR)
    tables = room.start()
    host.services.classes.follower.follow = still  # type: ignore[method-assign]  # the end comes right after the store
    room.post(room.token, "pause", on=True)
    assert not room.table(tables[0]).json()["paused"]
    host.__exit__(None, None, None)
    again = start_server(place)
    room.host = again
    until(lambda: all(room.table(table).json()["paused"] for table in tables))
    again.services.classes.follower.follow = still  # type: ignore[method-assign]
    room.post(room.token, "close", keep=False)
    again.__exit__(None, None, None)
    last = start_server(place)
    room.host = last
    until(lambda: room.get().status_code == 404)
    assert nothing_is_left(last, room, tables)


async def still(room: object) -> bool:
    return False


def test_a_class_on_two_servers(start_server: StartServer, postgres: Any) -> None:
    """Tables live in one process; what the teacher says at the other reaches them."""
    place = postgres.new_place()
    one, two = start_server(place), start_server(place)
    room = ClassRoom(one, game="connect5", seats=2).fill(*FOUR)
    tables = room.start()
    room.host = two
    room.tell("pause", on=True)
    until(lambda: all(room.table(table).json()["paused"] for table in tables))
    room.tell("end")
    until(lambda: all(room.table(table).json()["phase"] == "over" for table in tables))
    room.tell("close")
    until(lambda: [row.id for row in two.store.tables(Filter(), Page(1_000)).result()] == [])


def test_a_repeated_command_is_done_once(host: RunningServer) -> None:
    room = ClassRoom(host).fill(*FOUR)
    room.tell("lots")
    first = room.post(room.token, "start", key="start-1")
    again = room.post(room.token, "start", key="start-1")
    assert (first.status_code, again.status_code) == (200, 200)
    assert len(room.see()["tables"]) == 2
    assert room.see()["rounds"] == []


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        ({"game": "nothing"}, ""),
        ({"game": "connect5", "options": {"board": "nowhere"}}, "board"),
        ({"game": "connect5", "clock": "soon"}, "clock"),
        ({"game": "connect5", "clock": "days 1"}, "clock"),
        ({"game": "connect5", "level": "genius"}, "level"),
        ({"game": "connect5", "seats": 9}, ""),
        ({"game": "connect5", "more": 1}, ""),
    ],
)
def test_a_plan_that_no_table_can_play(host: RunningServer, plan: dict[str, Any], key: str) -> None:
    answer = host.http.post("/api/classes", json={"plan": plan})
    assert answer.status_code == 400
    assert key in answer.json()["detail"]["reason"]


def test_a_deck_too_small_for_its_tables_starts_nothing(host: RunningServer) -> None:
    room = ClassRoom(host, game="connections", options={"cards": 20}, seats=8)
    room.fill(*(f"P{number}" for number in range(8))).tell("lots")
    answer = room.post(room.token, "start")
    assert (answer.status_code, room.see()["phase"]) == (400, "gathering")


def test_thirty_behind_one_address_with_the_usual_limits(start_server: StartServer) -> None:
    host = start_server(config=Config(bot_pause=0.0))
    room = ClassRoom(host, game="connect5", seats=4)
    for number in range(30):
        assert host.http.get(f"/api/codes/{room.code}").status_code == 200
        room.fill(f"P{number}")
        assert room.get(room.pupils[number]["token"]).status_code == 200
    assert len(room.start()) == 8


def test_wrong_codes_for_tables_keep_nobody_out_of_a_class(start_server: StartServer) -> None:
    limits = RateLimits(guesses="3/minute")
    host = start_server(config=Config(bot_pause=0.0, rate_limits=limits))
    room = ClassRoom(host)
    for _ in range(4):
        host.http.get("/api/codes/wrong-000")
    assert host.http.get("/api/codes/wrong-000").status_code == 429
    assert room.join("Ploy").status_code == 200, "the link still works"
    for _ in range(3):
        assert room.join("Mallory", "wrong-000").status_code == 404
    assert room.join("Mallory").status_code == 429


def test_classes_are_limited_like_tables(start_server: StartServer) -> None:
    host = start_server(config=Config(rate_limits=RateLimits(tables="2/minute")))
    plan = {"plan": {"game": "highcard"}}
    assert [host.http.post("/api/classes", json=plan).status_code for _ in range(3)] == [201, 201, 429]


def test_somebody_who_guesses_codes_keeps_nobody_from_her_table(start_server: StartServer) -> None:
    """All are behind one address, and one of them types wrong codes all the time."""
    host = start_server(config=Config(bot_pause=0.0, rate_limits=RateLimits(guesses="3/minute")))
    room = ClassRoom(host, game="connect5").fill(*FOUR[:2])
    (table,) = room.start()
    for _ in range(5):
        host.http.get("/api/codes/wrong-000")
    assert host.http.get("/api/codes/wrong-000").status_code == 429
    for token in (room.token, room.pupils[0]["token"]):
        with room.live(token) as socket:
            assert socket.until(lambda seen: seen["phase"] == "playing")
    made = {"id": table, "code": room.code, "tokens": {"0": room.pupils[0]["token"]}}
    with RemoteTable(host, made).live(0) as live:
        assert live.read("snapshot")["table"]["seat"] is not None
    assert room.tell("pause", on=True)["paused"]

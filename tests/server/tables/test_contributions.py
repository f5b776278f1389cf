"""Everybody can add to the dice after they were sealed, also whoever makes the table and whoever sits down last."""

from typing import Any

import pytest

from connectable.fairness.dice import commitment
from connectable.fairness.proof import prove
from connectable.record import read_record
from connectable.table import decide, next_tick
from connectable.table.commands import Tick
from server.running_server import RemoteTable, RunningServer


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


def phase(table: RemoteTable) -> str:
    return str(table.see(None)["phase"])


def proven(table: RemoteTable, record: Any) -> None:
    secret = bytes.fromhex(record["dice"]["secret"])
    assert record["dice"]["commitment"] == commitment(secret) == table.made["commitment"]
    assert prove(read_record(record)).holds


def test_play_waits_for_whoever_made_the_table(host: RunningServer) -> None:
    table = host.make("human", "bot:greedy", contribute=True)
    assert phase(table) == "gathering"
    assert table.command(0, "contribute", text="mine").status_code == 200
    assert phase(table) != "gathering"


def test_whoever_sits_down_last_adds_to_the_dice_too(host: RunningServer) -> None:
    table = host.make("human", "open", contribute=True)
    assert table.command(0, "contribute", text="first").status_code == 200
    assert phase(table) == "gathering"
    seat = table.join("Last", contribution="last")
    assert phase(table) == "playing"
    for one in (0, 1):
        assert table.play(one).status_code == 200
    record = table.get(seat, "/record").json()
    assert record["dice"]["contributions"] == ["first", "last"]
    proven(table, record)


def test_the_others_may_be_there_first(host: RunningServer) -> None:
    table = host.make("human", "open", contribute=True)
    table.join("Early", contribution="early")
    assert phase(table) == "gathering", "who made the table has not added anything yet"
    table.command(0, "contribute", text="late")
    assert phase(table) == "playing"


def test_the_host_can_start_without_waiting(host: RunningServer) -> None:
    table = host.make("human", "human", contribute=True)
    assert phase(table) == "gathering"
    assert table.command(0, "start").status_code == 200
    assert phase(table) == "playing"


def test_without_the_wish_nobody_waits(host: RunningServer) -> None:
    assert phase(host.make("human", "human")) == "playing"
    assert phase(host.make("human", "human", game="connnect", table_dice="table", contribute=True)) == "playing"


@pytest.mark.parametrize("text", ["é", "a" * 65, "line\nbreak"])
def test_what_cannot_be_added_takes_no_seat(host: RunningServer, text: str) -> None:
    table = host.make("human", "open")
    answer = host.http.post(table.path + "/join", json={"name": "Ada", "code": table.code, "contribution": text})
    assert answer.status_code in (400, 422)
    assert [seat["who"] for seat in table.see(0)["seats"]] == ["human", "open"]


def rematch_of(table: RemoteTable) -> RemoteTable:
    """The table after a finished game and an agreement."""
    for seat in (0, 1):
        assert table.play(seat).status_code == 200
    table.command(0, "propose", kind="rematch")
    assert table.command(1, "answer", kind="rematch", agree=True).status_code == 200
    following = RemoteTable(table.host, {**table.made, "id": table.see(0)["rematch"]})
    following.made["commitment"] = following.see(0)["commitment"]
    return following


def test_in_a_rematch_everybody_adds_to_the_new_dice(host: RunningServer) -> None:
    table = host.make("human", "human", contribute=True)
    for seat in (0, 1):
        table.command(seat, "contribute", text=f"game one {seat}")
    following = rematch_of(table)
    assert following.made["commitment"] != table.made["commitment"]
    assert phase(following) == "gathering"
    for seat in (0, 1):
        assert following.command(seat, "contribute", text=f"game two {seat}").status_code == 200
    assert phase(following) == "playing"
    seats = {following.see(seat)["seat"]: seat for seat in (0, 1)}
    for place in (0, 1):
        assert following.play(seats[place]).status_code == 200
    record = following.get(0, "/record").json()
    assert sorted(record["dice"]["contributions"]) == ["game two 0", "game two 1"]
    proven(following, record)


def test_a_rematch_does_not_wait_for_ever(host: RunningServer) -> None:
    table = host.make("human", "human", contribute=True)
    table.command(0, "start")
    following = rematch_of(table)
    assert following.command(0, "contribute", text="here").status_code == 200
    assert phase(following) == "gathering", "the other one may still come"
    hosted = host.services.host.tables[following.id]
    assert next_tick(hosted.table) == hosted.table.awaits_until
    begun = decide(hosted.table, Tick(-1), hosted.table.awaits_until)[-1].table
    assert begun.phase == "playing"
    assert decide(hosted.table, Tick(-1), hosted.table.awaits_until - 1) == []

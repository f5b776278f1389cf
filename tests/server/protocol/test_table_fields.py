"""What everybody may know about seats, offers and breaks, and the settings of a table."""

from typing import Any

import pytest
from msgspec.structs import replace

from connectable.server.protocol.public_fields import outcome_seen
from server.running_server import RemoteTable, RunningServer, until
from table.play import PlayedTable


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


@pytest.mark.parametrize("seconds", [-1, 0, 5, 120])
def test_a_time_to_object_is_a_setting(host: RunningServer, seconds: int) -> None:
    table = host.make("human", "human", table_objection=seconds, table_pauses=True)
    settings = table.see(0)["settings"]
    assert (settings["objection"], settings["pauses"]) == (seconds, True)


@pytest.mark.parametrize("seconds", [-2, 1, 4, 121, 2**60, True, "20", 7.5, None])
def test_what_is_no_time_to_object_is_refused(host: RunningServer, seconds: object) -> None:
    body = {"game": "highcard", "seats": ["human", "human"], "table": {"objection": seconds}}
    answer = host.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    assert "objection" in answer.json()["detail"]["reason"]


def test_tables_wait_for_nobody_unless_asked_to(host: RunningServer) -> None:
    settings = host.make("human", "human").see(0)["settings"]
    assert (settings["objection"], settings["pauses"]) == (-1, True)


def test_an_offer_names_the_action_and_when_it_lapses(host: RunningServer) -> None:
    table = host.make("human", "human", game="connect5")
    action = turn_of(table, 0)[-1]
    assert table.command(0, "propose", kind="takeback").status_code == 200
    seen = table.see(1)
    (offer,) = seen["offers"]
    lapses = offer.pop("until") - seen["now"]
    assert 60_000 < lapses <= 120_000
    assert (offer.pop("refused"), offer.pop("waiting")) == ([], [1])
    assert offer == {"kind": "takeback", "by": 0, "subject": -1, "agreed": [], "notation": action}


def turn_of(table: RemoteTable, seat: int) -> list[str]:
    """Plays until somebody else is to act; the actions."""
    actions = []
    while (seen := table.see(seat))["to_act"] == [seat]:
        actions.append(seen["legal"][0])
        assert table.act(seat, actions[-1], seen["position"]).status_code == 200
    return actions


def test_an_undo_past_a_bots_answer_is_offered_and_counted(host: RunningServer) -> None:
    table = host.make("human", "bot:greedy", game="connect5")
    turn_of(table, 0)
    until(lambda: table.see(0)["to_act"] == [0])
    seen = table.see(0)
    assert (seen["undo"], seen["undo_seen"]) == (False, True)
    assert table.command(0, "undo").status_code == 200
    assert [seat["takebacks"] for seat in table.see(0)["seats"]] == [1, 0]
    told = [event for event in table.get(0, "/events").json()["events"] if event["kind"] == "undo"]
    assert [event["text"] for event in told] == ["seen"]
    assert table.get(0, "/record").json()["entries"][-1][1]["seen"] == 0


def test_take_backs_are_counted_in_the_result() -> None:
    table = PlayedTable("connect5", 2).play().table
    assert table.phase == "over"
    for takebacks, counted in (((2, 0), [2, 0]), ((), [0, 0])):
        outcome = outcome_seen(replace(table, takebacks=takebacks))
        assert outcome is not None
        assert outcome.takebacks == counted


def test_an_undo_past_what_was_seen_is_not_offered_among_people(host: RunningServer) -> None:
    table = host.make("human", "human", game="connect5")
    turn_of(table, 0)
    turn_of(table, 1)
    for seat in (0, 1, None):
        assert not table.see(seat)["undo_seen"]
    assert not table.see(0)["undo"]
    assert table.command(0, "undo").status_code == 422


def test_a_break_ends_when_all_who_are_here_are_ready(host: RunningServer) -> None:
    table = host.make("human", "human", game="connnect", table_pauses=True)
    assert (table.see(0)["ready"], table.see(0)["ready_until"]) == ([], -1)
    until(lambda: play_once(table)["ready_until"] > 0)
    assert table.see(0)["to_act"] == [-1], "the table itself"
    assert table.command(0, "ready").status_code == 200
    assert table.see(1)["ready"] == [0]
    assert table.command(1, "ready").status_code == 200
    seen = table.see(None)
    assert (seen["ready"], seen["ready_until"]) == ([], -1)
    assert seen["to_act"]


def play_once(table: RemoteTable) -> Any:
    """One action of whoever is to act first; the table after it."""
    for seat in table.see(None)["to_act"][:1]:
        legal = table.see(seat)["legal"]
        assert table.act(seat, legal[-1]).status_code == 200
    return table.see(None)


def test_whose_answer_is_wanted(host: RunningServer) -> None:
    table = host.make("human", "human", "human", "human", game="connect5")
    turn_of(table, 0)
    assert (table.see(0)["takeback"], table.see(1)["takeback"]) == (True, False)
    table.command(0, "propose", kind="takeback")
    assert not table.see(0)["takeback"], "asked already"
    table.command(1, "answer", kind="takeback", agree=True)
    (offer,) = table.see(2)["offers"]
    assert (offer["agreed"], offer["waiting"]) == ([1], [2, 3])
    table.command(2, "answer", kind="takeback", agree=True)
    table.command(3, "answer", kind="takeback", agree=True)
    assert table.see(0)["offers"] == []
    turn_of(table, 0)
    table.command(0, "propose", kind="replace", subject=1)
    assert table.see(0)["offers"][0]["waiting"] == [1, 2, 3], "she is here and may agree herself"
    table.command(2, "answer", kind="replace", agree=False)
    (offer,) = table.see(2)["offers"]
    assert (offer["refused"], offer["waiting"]) == ([2], [1, 3])


def test_what_can_be_typed_is_told_to_the_host(host: RunningServer) -> None:
    table = host.make("human", "human", game="connnect", table_dice="table", table_draw_cards=True)
    outcomes = table.see(0)["outcomes"]
    assert len(outcomes) == 56
    assert (table.see(1)["outcomes"], table.see(None)["outcomes"]) == ([], [])
    assert table.command(0, "roll", notation="roll 1 2 3").status_code == 200
    assert (table.see(0)["correctable"], table.see(1)["correctable"]) == ("roll 1 2 3", "")
    assert table.command(0, "correct", notation="roll 1 2 4").status_code == 200
    assert table.see(0)["correctable"] == "roll 1 2 4"
    told = table.get(1, "/events").json()["events"][-3:]
    assert [(event["kind"], event["text"]) for event in told] == [
        ("action", "roll 1 2 3"),
        ("undo", "correct"),
        ("action", "roll 1 2 4"),
    ]


def test_secrets_of_the_moment(host: RunningServer) -> None:
    assert not host.make("human", "human", game="connect5").see(0)["secrets"]
    table = host.make("human", "human", game="connnect", table_kind="hotseat")
    assert table.see(0)["secrets"], "both write their first numbers"
    assert not host.make("human", "open", game="connnect").see(0)["secrets"], "nothing lies on the table yet"


@pytest.mark.parametrize(("way", "seats", "sentence"), [("solitaire", 2, "one player"), ("classic", 1, "2 to 8")])
def test_a_wrong_number_of_seats_is_said(host: RunningServer, way: str, seats: int, sentence: str) -> None:
    wish = {"game": "connections", "options": {"way": way}, "seats": ["human"] * seats}
    answer = host.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    assert sentence in answer.json()["sentence"]


def test_the_house_says_how_many_can_play(host: RunningServer) -> None:
    games = {found["name"]: found for found in host.http.get("/api/house").json()["games"]}
    limits = {limit["value"]: limit["seats"] for limit in games["connections"]["seat_limits"]}
    assert (limits["solitaire"], limits["classic"], limits["quads"]) == ([1, 1], [2, 8], [1, 8])
    assert games["connect5"]["seat_limits"] == []
    assert {name for name, found in games.items() if found["draws_cards"]} == {"connnect"}
    assert {*games["connect5"]["first_seat"]} == {"base", "advanced"}
    assert all(50 < wins < 100 for wins in games["connect5"]["first_seat"].values())
    assert games["connnect"]["first_seat"] == {}


def test_the_dice_are_checked_with_the_code_of_the_link(host: RunningServer) -> None:
    table = host.make("human", "human")
    for seat in (0, 1):
        table.play(seat)
    path = f"/api/tables/{table.id}/draws"
    assert host.http.get(path).status_code == 404
    seen = [host.http.get(path, headers={"table-code": table.code}).json(), table.get(0, "/draws").json()]
    assert seen[0] == seen[1]
    assert seen[0]["draws"]

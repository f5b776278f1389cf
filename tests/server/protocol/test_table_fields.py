"""What everybody may know about seats, offers and breaks, and the settings of a table."""

from typing import Any

import pytest

from server.running_server import RemoteTable, RunningServer, until


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
    assert (settings["objection"], settings["pauses"]) == (-1, False)


def test_an_offer_names_the_action_and_when_it_lapses(host: RunningServer) -> None:
    table = host.make("human", "human", game="connect5")
    action = turn_of(table, 0)[-1]
    assert table.command(0, "propose", kind="takeback").status_code == 200
    seen = table.see(1)
    (offer,) = seen["offers"]
    lapses = offer.pop("until") - seen["now"]
    assert 60_000 < lapses <= 120_000
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
    assert table.see(0)["to_act"] == []
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

"""A table knows the version of its rules and names its deck; what starts from an older game goes on by its rules."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from connectable.bots.task import Seeds, answer, bot_task
from connectable.contract import CHANCE
from connectable.registry import game
from connectable.server.groups.challenges import shared_deal
from connectable.server.tables.rematch import rematch_of
from connectable.table.snapshot import freeze, thaw
from paths import FIXTURES
from server.conftest import StartServer
from server.running_server import RemoteTable, RunningServer
from table.play import PlayedTable

NAMED = {"deck": "house-2", "verdicts": "581418fec595e7a1"}


@pytest.fixture
def host(start_server: StartServer) -> RunningServer:
    return start_server()


def old_record() -> dict[str, Any]:
    record: dict[str, Any] = json.loads((FIXTURES / "house-1/classic.record.json").read_text("utf-8"))
    return record


def test_a_new_table_names_its_deck_and_the_verdicts(host: RunningServer) -> None:
    made = host.make("human", "human", game="connections", options={"rounds": 1, "rulings": "b + a = falls"})
    record = made.get(0, "/record").json()
    assert record["rules"] == made.see(0)["rules"] == "2"
    assert record["options"] == {"rounds": 1, "rulings": "A + B = falls\n", **NAMED}


def test_a_table_from_a_record_of_version_1_goes_on_by_it(host: RunningServer) -> None:
    record = {**old_record(), "entries": old_record()["entries"][:40]}
    answer = host.http.post("/api/tables", json={"record": record})
    assert answer.status_code == 201, answer.text
    made = RemoteTable(host, answer.json())
    assert made.see(None)["rules"] == "1"
    assert made.get(0, "/record").json()["options"] == record["options"]
    seat = made.see(None)["to_act"][0]
    assert made.play(seat).status_code == 200


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rules": "3"}, "rules '3' are not known, only 1, 2"),
        (
            {"rules": "2", "options": {**NAMED, "verdicts": "0" * 16}},
            "option verdicts: '0000000000000000' is not known",
        ),
        ({"rules": "2", "options": {"deck": "house-9"}}, "option deck: house-9 is not known"),
    ],
)
def test_a_record_that_cannot_be_replayed_is_refused_with_the_reason(
    host: RunningServer, change: dict[str, Any], reason: str
) -> None:
    answer = host.http.post("/api/tables", json={"record": {**old_record(), **change}})
    assert answer.status_code == 400
    assert reason in answer.json()["detail"]["reason"]


def test_the_daily_names_its_deck(host: RunningServer) -> None:
    (deal,) = [deal for deal in host.http.get("/api/daily").json()["deals"] if deal["game"] == "connections"]
    assert deal["options"].items() >= {"way": "solitaire", **NAMED}.items()


def test_a_game_with_rulings_of_its_own_is_no_challenge(host: RunningServer) -> None:
    def share(**options: Any) -> int:
        made = host.make("human", game="connections", options=options)
        return host.http.post("/api/challenges", json={"table": made.id}, headers=made.headers(0)).status_code

    assert share() == 201
    assert share(rulings="A + B = falls") == 422


def test_a_deal_keeps_the_version_and_a_rematch_is_of_the_newest() -> None:
    table = PlayedTable("connections", 2, {"rounds": 1}).play().table
    old = replace(table, rules="1")
    deal = shared_deal(old, 0).deal
    assert deal is not None
    assert (deal.rules, deal.options) == ("1", {"rounds": 1})
    rematch = rematch_of(old, 0)
    assert (rematch.rules, rematch.options) == ("2", {"rounds": 1, **NAMED})


def test_a_snapshot_keeps_the_version() -> None:
    table = PlayedTable("connections", 2, {"rounds": 1}).play(20).table
    thawed = thaw(freeze(table))
    assert thawed is not None
    assert (thawed.rules, thawed.state) == ("2", table.state)


def test_a_bot_is_asked_by_the_rules_of_its_table() -> None:
    rules = game("connections", "1")
    state = rules.start(2)
    while rules.to_act(state) == (CHANCE,):
        state = rules.apply(state, CHANCE, rules.legal(state, CHANCE)[0])
    task = bot_task(rules, state, rules.to_act(state)[0], "greedy", Seeds(1, 2))
    assert task.rules == "1"
    assert answer(task).chosen

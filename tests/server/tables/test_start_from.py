"""Tables that start from another game: records from anywhere, finished tables from here."""

import re
from typing import Any

import pytest

from connectable.fairness.dice import commitment, draw
from connectable.record import read_record, replay, states
from connectable.registry import game
from connectable.server.tables import create
from server.running_server import RemoteTable, RunningServer


def finished(host: RunningServer, **more: Any) -> RemoteTable:
    table = host.make(**more)
    for seat in (0, 1):
        assert table.play(seat).status_code == 200
    return table


def record_of(table: RemoteTable, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.get(seat, "/record").json()
    return found


def start(host: RunningServer, **wish: Any) -> RemoteTable:
    answer = host.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return RemoteTable(host, answer.json())


def refused(host: RunningServer, **wish: Any) -> tuple[int, str]:
    answer = host.http.post("/api/tables", json=wish)
    assert answer.status_code != 201
    return answer.status_code, answer.json()["detail"]["reason"]


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


def test_a_finished_record_opens_as_a_finished_table(host: RunningServer) -> None:
    record = record_of(finished(host))
    table = start(host, record=record)
    seen = table.see(None)
    assert (seen["phase"], seen["given"], seen["game"]) == ("over", True, "highcard")
    again = record_of(table)
    assert again["entries"] == record["entries"]
    assert again["dice"]["given"] == len(record["entries"])


def test_a_record_goes_on_from_any_point(host: RunningServer) -> None:
    record = record_of(finished(host))
    for at in range(len(record["entries"])):
        table = start(host, record=record, at=at)
        assert record_of(table, 0)["entries"], "what is left to chance is drawn at once"
        while table.see(0)["phase"] == "playing":
            (seat,) = [seat for seat in (0, 1) if table.see(seat)["legal"]][:1]
            assert table.play(seat).status_code == 200
        again = record_of(table)
        assert again["entries"][:at] == record["entries"][:at]
        assert replay({key: value for key, value in again.items() if key != "dice"})


def test_dice_after_the_given_actions_are_fair_under_a_new_commitment(host: RunningServer) -> None:
    """CoNNNect: what follows is drawn from the new secret, and anybody can check it."""
    rules = game("connnect")
    table = start(host, game="connnect", seats=["human"])
    fork = start(host, record=record_of(table, 0), at=1)
    assert fork.made["commitment"] != table.made["commitment"]
    fork.command(0, "propose", kind="stop")
    record = record_of(fork)
    dice = record.pop("dice")
    secret = bytes.fromhex(dice["secret"])
    assert commitment(secret) == fork.made["commitment"]
    drawn = []
    for state, (seat, text) in zip(states(read_record(record)), record["entries"], strict=False):
        if seat == -1:
            outcome = draw(secret, dice["contributions"], rules.label(state), 0, rules.chance(state))
            drawn.append(rules.notation(outcome) == text)
    assert len(drawn) > 3
    assert all(drawn[dice["given"] :])


def test_an_undo_of_what_was_given_draws_another_take(host: RunningServer) -> None:
    record = record_of(finished(host))
    table = start(host, record=record, at=len(record["entries"]) - 1)
    hosted = host.services.host.tables[table.id].table
    assert all(count == 1 for count in hosted.draws.values())
    assert len(hosted.draws) == sum(seat == -1 for seat, _ in record["entries"])


def test_what_was_taken_back_is_not_given(host: RunningServer) -> None:
    table = host.make("human", "human", game="connect5")
    table.act(0, "place D1")
    table.act(1, "place H9")
    table.command(1, "undo")
    table.act(1, "place I7")
    record = record_of(table, 0)
    assert [who for who, _ in record["entries"]].count("table") == 1
    fork = start(host, record=record)
    assert record_of(fork)["entries"] == [[0, "place D1"], [1, "place I7"]]


def test_seats_are_as_wished_and_the_game_starts_when_they_are_taken(host: RunningServer) -> None:
    record = record_of(finished(host))
    table = start(host, record=record, at=2, seats=["human", "open"], names=["Ploy"])
    assert table.see(0)["phase"] == "gathering"
    assert record_of(table, 0)["entries"] == []
    table.join("Jonas")
    assert table.see(0)["phase"] == "playing"
    assert record_of(table, 0)["entries"][:1] != []
    full = start(host, record=record)
    assert set(full.tokens) == {0, 1}, "all seats are the maker's when nothing is wished"


def test_others_see_of_it_what_the_rules_show(host: RunningServer) -> None:
    """Who brings the record knows it; who sits down there does not."""
    table = host.make("human", "human", "human", game="sealed")
    for seat in range(3):
        table.act(seat, f"mark {seat + 1}")
        table.act(seat, "done")
    record = record_of(table)
    fork = start(host, record=record, at=4, seats=["human", "open", "open"])
    fork.join("Mia")
    fork.join("Jonas")
    assert fork.see(1)["view"]["marks"] == ["", "", ""]
    assert fork.see(0)["view"]["marks"] == ["1", "", ""]
    assert [0, "mark 1"] not in record_of(fork, 1)["entries"]


@pytest.mark.parametrize("seat", [1, None])
def test_how_much_was_given_in_secret_shows_nowhere(host: RunningServer, seat: int | None) -> None:
    """Two tables from records that differ in what this viewer cannot know."""
    deals = [[-1, "deal 0 3"], [-1, "deal 1 5"], [-1, "deal 2 7"]]
    seen = []
    for marks in ([], [[0, "mark 1"]], [[2, "mark 4"], [2, "mark 5"], [0, "mark 9"]]):
        record = {"game": "sealed", "rules": "1", "options": {}, "seats": 3, "entries": [*deals, *marks]}
        table = start(host, record=record)
        text = table.get(seat).text + table.get(seat, "/record").text
        for name in (table.id, table.made["commitment"]):
            text = text.replace(name, "")
        seen.append(re.sub(r'"now":\d+', "", text))
    assert seen[0] == seen[1] == seen[2]


def test_from_a_finished_table_of_this_server(host: RunningServer) -> None:
    table = finished(host)
    whole = len(record_of(table)["entries"])
    for headers, code in (({}, table.code), (table.headers(0), "")):
        wish = {"from": {"table": table.id, "at": 2, "code": code}, "seats": ["human", "bot:random"]}
        answer = host.http.post("/api/tables", json=wish, headers=headers)
        assert answer.status_code == 201, answer.text
        assert RemoteTable(host, answer.json()).see(0)["given"] is True
    status, sentence = refused(host, **{"from": {"table": table.id, "at": whole + 1, "code": table.code}})
    assert (status, str(whole) in sentence) == (400, True)


def test_from_a_table_in_play_is_refused(host: RunningServer) -> None:
    table = host.make()
    wish = {"from": {"table": table.id}}
    answer = host.http.post("/api/tables", json=wish, headers=table.headers(0))
    assert (answer.status_code, answer.json()["rule"]) == (422, "TB-NOT-OVER")


def test_from_a_private_table_takes_its_code(host: RunningServer) -> None:
    table = finished(host)
    nowhere = refused(host, **{"from": {"table": "nowhere"}})
    assert nowhere[0] == 404
    assert refused(host, **{"from": {"table": table.id}}) == nowhere
    assert refused(host, **{"from": {"table": table.id, "code": "wrong"}}) == nowhere


def test_a_record_with_secrets_cut_out_goes_nowhere(host: RunningServer) -> None:
    """The record of a game under way shows `deal 1 ?`: it is not enough to go on from."""
    table = host.make("human", "human", game="sealed")
    status, sentence = refused(host, record=record_of(table, 0))
    assert (status, "entry 1" in sentence) == (400, True)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rules": "99"}, "99"),
        ({"format": 2}, "format 2"),
        ({"game": "chess"}, "chess"),
        ({"seats": 7}, "seats"),
        ({"options": {"size": 3}}, "size"),
        ({"entries": [[0, "play 1"]]}, "entry 0"),
        ({"entries": [["table", {"undo": [5]}]]}, "undo"),
        ({"entries": [["table", {"undo": "x"}]]}, "undo"),
        ({"entries": [["table", "x"]]}, "entry 0"),
        ({"entries": [["chair", "x"]]}, "entries"),
        ({"entries": [[9, "play 1"]]}, "entries"),
        ({"entries": [[0]]}, "entries"),
        ({"entries": 7}, "entries"),
        ({"more": 1}, "more"),
        ({"entries": [[0, "x" * 500]]}, "400"),
        ({"entries": [[-1, "\u0000"]]}, "entry 0"),
    ],
)
def test_a_bad_record_is_malformed_and_says_where(host: RunningServer, change: dict[str, Any], told: str) -> None:
    record = {**record_of(finished(host)), **change}
    status, sentence = refused(host, record=record)
    assert (status, told in sentence) == (400, True), sentence


def test_a_record_that_is_too_big_is_said_to_be(host: RunningServer) -> None:
    seats = ["human", "human"]
    entries = [[n % 2, f"take {n}"] for n in range(400)]
    record = {"format": 1, "game": "racing", "rules": "1", "options": {}, "seats": 2, "entries": entries}
    assert start(host, record=record, seats=seats).see(0)["phase"] == "over"
    padded = [["table", {"undo": []}]] * 20_000
    assert refused(host, record={**record, "entries": padded})[0] == 413, "the body is past its limit"


def test_more_than_an_event_holds_is_too_big(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(create, "EVENT_BYTES", 900)
    record = record_of(finished(host))
    start(host, record=record, at=0)
    monkeypatch.setattr(create, "EVENT_BYTES", 500)
    assert refused(host, record=record)[0] == 413


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"at": 99}, "at"),
        ({"game": "racing"}, "game"),
        ({"options": {"x": 1}}, "options"),
        ({"seats": ["human"]}, "seats"),
        ({"daily": "2026-11-16"}, "one of"),
        ({"from": {"table": "x"}}, "one of"),
    ],
)
def test_requests_that_contradict_the_record(host: RunningServer, more: dict[str, Any], told: str) -> None:
    status, sentence = refused(host, record=record_of(finished(host)), **more)
    assert (status, told in sentence) == (400, True), sentence


def test_at_counts_the_actions_of_a_record(host: RunningServer) -> None:
    assert refused(host, game="highcard", at=3)[0] == 400


def test_a_table_from_a_record_comes_back_after_a_restart(own_host: RunningServer) -> None:
    record = record_of(finished(own_host))
    table = start(own_host, record=record, at=3)
    before = table.see(0)
    own_host.services.host.tables.clear()
    after = table.see(0)
    assert {**after, "now": 0} == {**before, "now": 0}


@pytest.mark.parametrize("name", ["connnect", "connect5", "connections"])
def test_real_games_go_on_on_another_server(host: RunningServer, name: str) -> None:
    seats = 1 if name != "connect5" else 2
    table = host.make(*["human"] * seats, game=name)
    for _ in range(6):
        acting = next(seat for seat in range(seats) if table.see(seat)["legal"])
        assert table.play(acting).status_code == 200
    record = record_of(table, 0)
    fork = start(host, record=record)
    one, other = table.see(0), fork.see(0)
    assert (one["view"], one["legal"], one["to_act"]) == (other["view"], other["legal"], other["to_act"])


@pytest.mark.parametrize("name", ["connnect", "connect5", "connections"])
def test_a_lesson_starts_in_the_middle_and_says_what_leads_on(host: RunningServer, name: str) -> None:
    answer = host.http.post("/api/tables", json={"game": name, "lesson": True, "seats": ["human", "human"]})
    made = answer.json()
    table = RemoteTable(host, made)
    seen = table.see(0)
    assert (seen["phase"], seen["given"], seen["to_act"]) == ("playing", True, [0])
    for act in made["lesson"][0]:
        assert table.act(0, act).status_code == 200, act
    own = [event["text"] for event in table.get(0, "/events").json()["events"] if event["kind"] == "action"]
    assert own == made["lesson"][0]  # what was given is no event of this table


def test_a_lesson_is_refused_where_there_is_none_or_with_another_start(host: RunningServer) -> None:
    assert refused(host, game="highcard", lesson=True)[0] == 400
    assert refused(host, game="nothing", lesson=True)[0] == 400
    assert refused(host, game="connections", lesson=True, options={"words": "xx"})[0] == 400
    assert "lesson" in refused(host, game="connnect", lesson=True, daily="2026-11-17")[1]

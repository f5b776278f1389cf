"""Finished games step by step: everything for a client that knows no rules, nothing before the end."""

from typing import Any

import pytest

from connectable.record import read_record, states
from connectable.registry import game
from connectable.server import replays
from connectable.server.work import jobs
from server.running_server import RemoteTable, RunningServer


def over(host: RunningServer) -> RemoteTable:
    table = host.make()
    for seat in (0, 1):
        assert table.play(seat).status_code == 200
    return table


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


def test_the_moments_of_a_game(host: RunningServer) -> None:
    table = over(host)
    found = table.get(None, "/replay").json()
    record = table.get(None, "/record").json()
    assert [[one["seat"], one["notation"]] for one in found["moments"]] == record["entries"]
    assert found["moments"][-1]["points"] == table.see(None)["outcome"]["points"]
    assert (found["table"], found["game"], found["start"]) == (table.id, "highcard", [0, 0])


def test_what_was_taken_back_has_no_moment(host: RunningServer) -> None:
    table = host.make("human", "human", game="connect5")
    table.act(0, "place D1")
    table.command(0, "undo")
    table.act(0, "place H9")
    table.command(0, "propose", kind="stop")
    table.command(1, "answer", kind="stop", agree=True)
    assert [one["notation"] for one in table.get(0, "/replay").json()["moments"]] == ["place H9"]


def test_any_moment_through_anybodys_eyes(host: RunningServer) -> None:
    table = over(host)
    record = table.get(None, "/record").json()
    del record["dice"]
    rules = game("highcard")
    for at, state in enumerate(states(read_record(record))):
        for asked, seat in (("?seat=0", 0), ("?seat=1", 1), ("?seat=watcher", None)):
            seen = table.get(0, f"/replay/{at}{asked}").json()
            assert seen["view"] == rules.view(state, seat)
            assert (seen["at"], seen["seat"], seen["to_act"]) == (at, seat, list(rules.to_act(state)))
            assert seen["of"] == len(record["entries"])
            assert (seen["moment"] is None) == (at == 0)
    assert table.get(1, "/replay/1").json()["seat"] == 1, "the caller's own eyes when nothing else is asked"
    assert table.get(None, "/replay/1").json()["seat"] is None


def test_a_game_under_way_has_no_moments(host: RunningServer) -> None:
    table = host.make()
    for what in ("/replay", "/replay/0", "/replay/1?seat=1"):
        for seat in (0, None):
            answer = table.get(seat, what)
            assert (answer.status_code, answer.json()["rule"]) == (422, "TB-NOT-OVER")
            assert "view" not in answer.text


def test_a_private_game_has_none_without_its_code(host: RunningServer) -> None:
    table = over(host)
    for what in ("/replay", "/replay/0"):
        assert host.http.get(table.path + what).status_code == 404


@pytest.mark.parametrize("at", ["99", "-1", "x", "1.5", "²", "9" * 30])
def test_moments_that_are_not(host: RunningServer, at: str) -> None:
    table = over(host)
    assert table.get(0, f"/replay/{at}").status_code == 404
    assert table.get(0, "/replay/0?seat=7").status_code == 404
    assert table.get(0, "/replay/0?seat=x").status_code == 400


def test_games_that_are_looked_at_are_kept_within_bounds(
    own_host: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "MOST_GAMES", 2)
    for _ in range(3):
        over(own_host).get(None, "/replay")
    assert len(own_host.services.replays.games) == 2


def test_it_is_played_through_once(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table = over(host)
    table.get(None, "/replay")
    monkeypatch.setattr(host.services.replays, "play_through", None)
    assert table.get(None, "/replay/2").status_code == 200


@pytest.mark.parametrize(
    ("name", "view", "points"),
    [
        ("connect5", {"points": [3, 4]}, [3, 4]),
        ("connections", {"seats": [{"points": 3}, {"points": 4}]}, [3, 4]),
        ("connnect", {"seats": 2, "sheets": [{"points": {"a": 1, "b": 2}}, {"points": {}}]}, [3, 0]),
        ("highcard", {"seats": 2}, [0, 0]),
        ("highcard", {"points": 7}, [0, 0]),
    ],
)
def test_points_are_found_in_every_kind_of_view(name: str, view: dict[str, Any], points: list[int]) -> None:
    assert jobs.points(name, view, 2) == points


@pytest.mark.parametrize(("name", "seats"), [("connnect", 2), ("connect5", 2), ("connections", 2)])
def test_the_views_of_our_games_have_points(name: str, seats: int) -> None:
    rules = game(name)
    view = dict(rules.view(rules.start(seats), None))
    found = view.get("points") or view.get("sheets") or view.get("seats")
    assert isinstance(found, list)
    assert len(jobs.points(name, view, seats)) == seats
    assert isinstance(view["round"], int)

"""Dailies: one per game and day, the same for everybody; the first attempts count, and the server alone judges."""

from typing import Any

import pytest
from msgspec.structs import replace

from connectable.fairness.dice import commitment
from connectable.games.connect5.positions import ATTEMPTS, FIRST_DAY, of_day, positions
from connectable.server.groups import dailies, distribution, standings
from connectable.server.groups.log import Deal, Ended, Entered, Forgotten, GroupLog, Opened, Par
from connectable.server.groups.par import squares_of
from connectable.server.groups.standings import Asker
from connectable.server.protocol.dailies import Bin
from connectable.table import Seat
from server.conftest import StartServer
from server.groups.test_challenges import DAY, HOUR, Watch, ask, lay
from server.running_server import FAST, RemoteTable, RunningServer, until

SOLO = Deal("connnect", {}, ["human"], [""], bytes(32), 50, 100, "2026-11-16")
GOAL = Deal("connect5", {}, ["human", "bot:defender"], ["", ""], bytes(32), 50, 100, "2026-11-16", turns=2, attempts=3)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def host(start_server: StartServer, watch: Watch) -> RunningServer:
    return start_server(clock=watch)


def begin(host: RunningServer, name: str, player: str, game: str, day: str = DAY) -> RemoteTable:
    answer = host.http.post("/api/tables", json={"game": game, "daily": day, "names": [name], "player": player})
    assert answer.status_code == 201, answer.text
    return RemoteTable(host, answer.json())


def result(host: RunningServer, game: str, player: str = "", day: str = DAY) -> Any:
    answer = host.http.get(f"/api/daily/{game}/{day}", headers={"player-key": player})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_all_three_games_have_one_and_tomorrows_is_sealed_today(host: RunningServer, watch: Watch) -> None:
    today = ask(host, "/api/daily")
    assert [deal["game"] for deal in today["deals"]] == ["connect5", "connections", "connnect"]
    assert today["next"]["day"] == "2026-11-17"
    watch.now += 12 * HOUR
    tomorrow = ask(host, "/api/daily")
    assert tomorrow["day"] == "2026-11-17"
    assert {deal["game"]: deal["commitment"] for deal in tomorrow["deals"]} == today["next"]["commitments"]


@pytest.mark.rule("CX-O5")
def test_connections_is_28_cards_found_by_trying_with_three_lives(host: RunningServer) -> None:
    table = begin(host, "Ploy", "p", "connections")
    options = table.see(0)["options"]
    assert (options["cards"], options["find"], options["lives"], options["way"]) == (28, "own", 3, "solitaire")


def test_one_result_per_person_and_without_a_secret_none(host: RunningServer) -> None:
    for name, player, cards in (("Ploy", "p", 1), ("again", "p", 9), ("nobody", "", 9), ("Jo", "j", 2)):
        lay(begin(host, name, player, "connections"), cards)
    until(lambda: result(host, "connections")["deal"]["count"] == 2)
    deal = result(host, "connections", "p")["deal"]
    assert [(one["rank"], one["name"], one["you"]) for one in deal["results"]] == [(1, "Jo", False), (2, "Ploy", True)]
    assert (deal["own"]["name"], deal["left"], deal["playing"]) == ("Ploy", 0, "")


def test_no_client_can_send_a_result(host: RunningServer) -> None:
    table = begin(host, "Ploy", "p", "connections")
    forged = {"points": [99], "player": "p", "reached": True}
    for path in (f"/api/daily/connections/{DAY}", "/api/daily", f"/api/tables/{table.id}/record", "/api/challenges"):
        assert host.http.post(path, json=forged).status_code in (400, 401, 404, 405)
    wish = {"game": "connections", "daily": DAY, "player": "p", "record": table.get(0, "/record").json()}
    assert host.http.post("/api/tables", json=wish).status_code == 400
    assert table.command(0, "finish", points=[99]).status_code == 400
    assert result(host, "connections", "p")["deal"]["count"] == 0


def test_nothing_is_taken_back_on_a_daily(host: RunningServer) -> None:
    table = begin(host, "Ploy", "p", "connections")
    assert table.act(0, "aside").status_code == 200
    assert table.command(0, "undo").status_code == 422
    assert table.command(0, "propose", kind="takeback").json()["rule"] == "TB-DEAL"
    assert table.post(0, "/hint").status_code == 422


def solve(table: RemoteTable, proof: dict[str, Any]) -> None:
    """The proof, played out against the bot."""
    while True:
        given = len(table.host.services.host.tables[table.id].table.live)
        for action in proof["play"]:
            assert table.act(0, action).status_code == 200
        if "then" not in proof:
            return
        until(lambda: table.see(0)["to_act"] == [0])
        live = table.host.services.host.tables[table.id].table.live
        reply = " / ".join(entry.notation for entry in live[given + len(proof["play"]) :])
        proof = proof["then"].get(reply, proof["then"][""])


def fail(table: RemoteTable, turns: int) -> None:
    """Turns that bring nothing, until the attempt is over."""
    for _ in range(turns):
        until(lambda: table.see(0)["phase"] == "over" or table.see(0)["to_act"] == [0])
        seen = table.see(0)
        if seen["phase"] == "over":
            break
        harmless = [text for text in seen["legal"] if text.startswith("step")] or seen["legal"]
        assert table.act(0, harmless[-1]).status_code == 200
    until(lambda: table.see(0)["phase"] == "over")


def test_connect5_is_a_position_with_three_attempts(host: RunningServer, watch: Watch) -> None:
    start = of_day(dailies.day_number(DAY))
    position = positions()[(dailies.day_number(DAY) - FIRST_DAY) % len(positions())]
    first = begin(host, "Ploy", "p", "connect5")
    deal = result(host, "connect5", "p")["deal"]
    assert (deal["attempts"], deal["turns"], deal["left"], deal["playing"]) == (ATTEMPTS, start.turns, 2, first.id)
    fail(first, start.turns)
    assert first.see(0)["stopped"]
    assert result(host, "connect5", "p")["squares"] == [], "attempts are left"
    assert host.http.get(f"/api/tables/{first.id}/review", headers=first.headers(0)).status_code == 400
    second = begin(host, "Ploy", "p", "connect5")
    solve(second, position["proof"])
    until(lambda: result(host, "connect5", "p")["deal"]["solved"] == 1)
    found = result(host, "connect5", "p")
    assert found["squares"] == [0, 2]
    assert (found["deal"]["own"]["attempts"], found["deal"]["left"], found["by_par"]) == (2, 0, False)
    third = begin(host, "Ploy", "p", "connect5")
    fail(third, start.turns)
    assert result(host, "connect5", "p")["deal"]["own"]["attempts"] == 2, "what comes after the solution is for fun"


def test_the_opponent_answers_everybody_alike(host: RunningServer) -> None:
    tables = [begin(host, name, name, "connect5") for name in ("Ploy", "Jo")]
    action = tables[0].see(0)["legal"][0]
    lines = []
    for table in tables:
        assert table.act(0, action).status_code == 200
        until(lambda table=table: table.see(0)["to_act"] == [0] or table.see(0)["phase"] == "over")  # type: ignore[misc]
        live = table.host.services.host.tables[table.id].table.live
        lines.append([entry.notation for entry in live])
    assert lines[0] == lines[1]


def test_a_day_that_is_over_is_played_apart_from_the_ranking(host: RunningServer, watch: Watch) -> None:
    lay(begin(host, "Ploy", "p", "connections"), 1)
    watch.now += 24 * HOUR
    late = begin(host, "Jo", "j", "connections")
    lay(late, 3)
    seen = result(host, "connections", "j")["deal"]
    assert (seen["count"], seen["begun"], seen["own"], seen["ranked"], seen["left"]) == (1, 1, None, False, 0)
    assert late.see(0)["deal"] == seen["id"]
    refused = host.http.post("/api/tables", json={"game": "connections", "daily": "2026-11-10"})
    assert (refused.status_code, refused.json()["sentence"]) == (404, "There was no daily challenge here on this day.")


def test_the_day_changes_at_midnight_by_world_time_wherever_one_is(host: RunningServer, watch: Watch) -> None:
    opened = begin(host, "Ploy", "p", "connections")
    watch.now = dailies.midnight_after(DAY) - 1
    assert ask(host, "/api/daily")["day"] == DAY
    watch.now += 1
    assert ask(host, "/api/daily")["day"] == "2026-11-17"
    lay(opened, 2)
    until(lambda: result(host, "connections", "p")["deal"]["count"] == 1)
    assert result(host, "connections", "p")["streak"] == 1, "begun in time, it counts for its own day"
    watch.now = dailies.midnight_after(DAY) + HOUR
    secret = result(host, "connections", "p")["deal"]["secret"]
    assert commitment(bytes.fromhex(secret)) == opened.made["commitment"]


def test_what_ends_after_the_hour_of_grace_does_not_count(host: RunningServer, watch: Watch) -> None:
    opened = begin(host, "Ploy", "p", "connections")
    watch.now = dailies.midnight_after(DAY) + HOUR
    lay(opened, 1)
    assert result(host, "connections", "p")["deal"]["count"] == 0


def test_days_in_a_row_and_yesterday(host: RunningServer, watch: Watch) -> None:
    for day in ("2026-11-16", "2026-11-17", "2026-11-18"):
        lay(begin(host, "Ploy", "p", "connections", day), 1)
        watch.now += 24 * HOUR
    found = result(host, "connections", "p", "2026-11-18")
    assert (found["streak"], [day["done"] for day in found["days"]]) == (3, [False] * 4 + [True] * 3)
    assert (found["yesterday"]["rank"], found["yesterday"]["count"], found["best"]) == (1, 1, 1)
    assert ask(host, "/api/daily")["streaks"]["connections"] == 0, "nobody is known without a secret"
    assert host.http.get("/api/daily", headers={"player-key": "p"}).json()["streaks"]["connections"] == 3
    watch.now += 24 * HOUR
    assert host.http.get("/api/daily", headers={"player-key": "p"}).json()["streaks"]["connections"] == 0


def test_others_are_replayed_only_after_finishing(host: RunningServer) -> None:
    done, mine = begin(host, "Ploy", "p", "connections"), begin(host, "Jo", "j", "connections")
    lay(done, 1)
    until(lambda: result(host, "connections", "j")["deal"]["count"] == 1)
    assert result(host, "connections", "j")["deal"]["results"][0]["table"] == ""
    path, key = f"/api/tables/{done.id}/replay", {"player-key": "j"}
    assert host.http.get(path, headers=key).status_code == 404
    lay(mine, 0)
    until(lambda: result(host, "connections", "j")["deal"]["count"] == 2)
    assert result(host, "connections", "j")["deal"]["results"][0]["table"] == done.id
    assert host.http.get(path, headers=key).status_code == 200
    assert host.http.get(f"{path}/3", headers=key).json()["of"] > 3
    assert host.http.get(f"/api/tables/{done.id}", headers=key).status_code == 404, "the replay and nothing else"
    assert host.http.get(path, headers={"player-key": "somebody"}).status_code == 404


def test_a_name_can_be_hidden_by_the_host_and_forgotten_by_its_owner(host: RunningServer) -> None:
    for name, player in (("Rude Name", "r"), ("Ploy", "p")):
        lay(begin(host, name, player, "connections"), 1)
    until(lambda: result(host, "connections")["deal"]["count"] == 2)
    hidden = host.http.post("/api/host/names", json={"name": "rude name"})
    assert hidden.json() == {"names": ["rude name"]}
    assert {one["name"] for one in result(host, "connections")["deal"]["results"]} == {"", "Ploy"}
    assert len(host.http.post("/api/profile/forget", json={"player": "p"}).json()["tables"]) == 1
    assert host.http.post("/api/profile/forget", json={"player": "p"}).json() == {"tables": []}
    assert {one["name"] for one in result(host, "connections", "p")["deal"]["results"]} == {""}
    shown = host.http.post("/api/host/names", json={"name": "Rude Name", "hidden": False})
    assert shown.json() == {"names": []}
    assert host.http.get("/api/host/names", headers={"x-forwarded-for": "1.2.3.4"}).status_code == 404
    assert host.http.get("/api/host/names", headers={"sec-fetch-site": "cross-site"}).status_code == 404


def friends(host: RunningServer, player: str, *secrets: str) -> Any:
    body, headers = {"friends": [*secrets]}, {"player-key": player}
    answer = host.http.post(f"/api/daily/connections/{DAY}/friends", json=body, headers=headers)
    assert answer.status_code == 200, answer.text
    return [(one["rank"], one["name"], one["you"]) for one in answer.json()["results"]]


def test_friends_with_the_same_link_see_each_other_and_nobody_else(host: RunningServer) -> None:
    ours, theirs = "the-link-of-ploy", "the-link-of-others"
    for number, (name, player) in enumerate((("Ploy", "p"), ("Sol", "s"), ("Jo", "j"))):
        lay(begin(host, name, player, "connections"), 3 - number)
    until(lambda: result(host, "connections")["deal"]["count"] == 3)
    assert friends(host, "p", ours) == [(1, "Ploy", True)]
    assert friends(host, "s", theirs) == [(2, "Sol", True)]
    assert friends(host, "j", ours, theirs) == [(1, "Ploy", False), (2, "Sol", False), (3, "Jo", True)]
    assert friends(host, "p", ours) == [(1, "Ploy", True), (3, "Jo", False)]
    assert friends(host, "not-played", ours) == [(1, "Ploy", False), (3, "Jo", False)]
    assert friends(host, "", ours, ours) == [(1, "Ploy", False), (3, "Jo", False)]
    assert friends(host, "p", "a-link-nobody-has") == [(1, "Ploy", True)]
    rows = host.services.store.events(f"circle_deal_daily_connections_{DAY}", 0, 100).result()
    assert not any(secret.encode() in row.data for row in rows for secret in (ours, theirs))
    assert len(rows) == len(host.services.store.events(f"circle_deal_daily_connections_{DAY}", 0, 100).result())


def test_the_store_knows_no_secret_of_a_browser(host: RunningServer) -> None:
    begin(host, "Ploy", "a-secret-of-mine", "connections")
    rows = host.services.store.events(f"circle_deal_daily_connections_{DAY}", 0, 100).result()
    assert all(b"a-secret-of-mine" not in row.data for row in rows)


def filled(deal: Deal, *ends: Ended | tuple[str, Ended]) -> GroupLog:
    group = GroupLog("deal", "x")
    group.add(Opened(0, deal=deal))
    for number, end in enumerate(ends):
        player, one = end if isinstance(end, tuple) else (f"p{number}", end)
        group.add(Entered(number, one.table, standings.player_hash(group, player)))
        group.add(one)
    return group


def end(table: str, points: list[int], *, reached: bool = False, turns: int = 2) -> Ended:
    return Ended(9, table, "x", [Seat("human", table), Seat("bot")], points, reached=reached, turns=turns)


def test_a_goal_counts_only_within_its_turns_and_attempts() -> None:
    group = filled(
        GOAL,
        ("quick", end("a", [5, 0], reached=True)),
        ("slow", end("b", [5, 0], reached=True, turns=3)),
        ("tried", end("c", [])),
        ("tried", end("d", [5, 0], reached=True)),
        ("late", end("e", [])),
        ("late", end("f", [])),
        ("late", end("g", [])),
        ("late", end("h", [5, 0], reached=True)),
    )
    seen = standings.deal_seen(group, 0)
    assert [(one.rank, one.name, one.attempts) for one in seen.results] == [(1, "a", 1), (2, "d", 2), (3, "g", 0)]
    assert (seen.count, seen.solved, seen.begun) == (3, 2, 4)


def test_the_share_of_others_is_told_from_twenty_results_on() -> None:
    assert distribution.ahead(18, 19) is None
    assert distribution.ahead(19, 20) == 100
    assert distribution.ahead(17, 20) == 100 * 17 // 19
    assert distribution.ahead(0, 20) == 0


@pytest.mark.parametrize(
    ("points", "own", "lows"),
    [([], None, []), ([7], 7, [7]), ([30, 81], 68, [*range(30, 85, 5)]), ([0, 3], None, [0, 1, 2, 3])],
)
def test_columns_have_one_round_width(points: list[int], own: int | None, lows: list[int]) -> None:
    found = distribution.bins(points, own)
    assert [one.low for one in found] == lows
    assert sum(one.count for one in found) == len(points)
    assert [one for one in found if one.own] == [one for one in found if own is not None and one.low <= own <= one.high]
    assert all(isinstance(one, Bin) for one in found)


def test_squares_are_above_at_and_below_what_the_bot_made() -> None:
    par = Par(0, "strong", [10, 12], [[5, 5, 0], [5, 5, 2]])
    assert squares_of(SOLO, [7, 5, 0], par) == [2, 1, 0]
    assert squares_of(SOLO, [7, 5, 1], None) == []
    assert squares_of(SOLO, [4, 4, 1, 9], par) == [0, 0, 1, 1]


def test_somebody_forgotten_keeps_her_place_without_a_name() -> None:
    group = filled(SOLO, ("me", end("a", [9])), ("you", end("b", [5])))
    group.add(Forgotten(9, standings.player_hash(group, "me")))
    seen = standings.deal_seen(group, 0, Asker("me"))
    assert [(one.rank, one.name) for one in seen.results] == [(1, ""), (2, "b")]
    assert seen.own is not None
    assert seen.own.points == 9


def test_par_is_played_with_the_same_dice_and_shows_in_the_result(start_server: StartServer, watch: Watch) -> None:
    host = start_server(clock=watch, config=replace(FAST, par_games=1))
    table = begin(host, "Ploy", "p", "connections")
    lay(table, 1)
    until(lambda: result(host, "connections", "p")["deal"]["par"] is not None, 60)
    par = result(host, "connections", "p")["deal"]["par"]
    assert par["level"] == "strong"
    assert par["least"] <= par["points"] <= par["most"] <= 28
    assert len(result(host, "connections", "p")["squares"]) == 27

"""Deals that several tables play: the same cards for everybody, results side by side, the secret when nobody gains."""

from typing import Any

import pytest
from msgspec.structs import replace

from connectable.fairness.dice import commitment
from connectable.meta import Meta
from connectable.registry import game, meta
from connectable.server.groups import dailies, distribution, log, standings
from connectable.server.groups.log import Deal, Ended, Entered, GroupLog, Opened
from connectable.table import Seat, Settings, create
from connectable.table.events import Created
from server import race_game
from server.conftest import StartServer
from server.running_server import RemoteTable, RunningServer, until
from table.play import PlayedTable

NOON = 1_794_830_400_000
"""16 November 2026, 12:00 by world time."""
DAY = "2026-11-16"
HOUR = 3_600_000


class Watch:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def host(start_server: StartServer, watch: Watch) -> RunningServer:
    return start_server(clock=watch)


def ask(host: RunningServer, path: str) -> Any:
    answer = host.http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_any_game_may_bring_a_daily_of_its_own(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    own = Meta(daily={})
    monkeypatch.setattr(dailies, "meta", lambda name: own if name == "racing" else meta(name))
    deals = ask(host, "/api/daily")["deals"]
    assert [deal["game"] for deal in deals] == ["connect5", "connections", "connnect", "racing"]
    assert play_daily(host, "Ploy", game="racing").see(0)["phase"] == "playing"


@pytest.mark.parametrize(("field", "tie"), [("taken", 0), ("left", 7), ("", 0)])
def test_any_game_may_name_the_field_that_breaks_ties(monkeypatch: pytest.MonkeyPatch, field: str, tie: int) -> None:
    monkeypatch.setattr(log, "meta", lambda name: Meta(tie_field=field))
    monkeypatch.setattr(race_game.Racing, "view", lambda self, state, seat: {"taken": [1], "left": 7})
    table = PlayedTable("racing", 1).table
    assert log.tie_break(table) == tie


def play_daily(host: RunningServer, name: str, player: str = "", game: str = "connections") -> RemoteTable:
    wish = {"game": game, "daily": DAY, "names": [name], "player": player or name}
    answer = host.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return RemoteTable(host, answer.json())


def of_connections(host: RunningServer, query: str = "") -> Any:
    (deal,) = [deal for deal in ask(host, f"/api/daily{query}")["deals"] if deal["game"] == "connections"]
    return deal


def drawn(table: RemoteTable) -> list[str]:
    return [text for seat, text in table.get(0, "/record").json()["entries"] if seat == -1]


def lay(table: RemoteTable, cards: int) -> None:
    """Solitaire to its end: so many cards are placed where they hold, the rest laid aside."""
    rules, hosted = game("connections"), table.host.services.host.tables[table.id]
    while table.see(0)["phase"] == "playing":
        found = placement(rules, hosted.table.state) if cards else []
        cards -= bool(found)
        for action in found or ["aside"]:
            assert table.act(0, action).status_code == 200


def placement(rules: Any, state: Any) -> list[str]:
    """The steps that place the card at the first try; none: it fits nowhere."""
    for action in rules.legal(state, 0):
        text = rules.notation(action)
        if text.partition(" ")[0] in ("card", "at", "lay"):
            after = rules.apply(state, 0, action)
            if text.startswith("lay"):
                if len(rules.view(after, None)["web"]) > len(rules.view(state, None)["web"]):
                    return [text]
            elif rest := placement(rules, after):
                return [text, *rest]
    return []


@pytest.mark.rule("CX-O5")
def test_the_same_solitaire_for_everyone(host: RunningServer) -> None:
    one, other = play_daily(host, "Ploy"), play_daily(host, "Jonas")
    for table in (one, other):
        for _ in range(5):
            assert table.act(0, "aside").status_code == 200
    assert drawn(one) == drawn(other)
    assert len(drawn(one)) > 5
    found = ask(host, "/api/daily")
    assert found["day"] == DAY
    (deal,) = [deal for deal in found["deals"] if deal["game"] == "connections"]
    assert deal["commitment"] == one.made["commitment"] == other.made["commitment"]
    assert (deal["begun"], deal["count"], deal["secret"]) == (2, 0, None)
    assert one.see(0)["deal"] == deal["id"]


def test_the_same_dice_for_one_at_connnect(host: RunningServer) -> None:
    one, other = (play_daily(host, name, game="connnect") for name in ("Ploy", "Jonas"))
    assert drawn(one) == drawn(other)
    assert one.made["commitment"] != play_daily(host, "Mia").made["commitment"], "each game has a deal of its own"


def test_another_day_another_deal(host: RunningServer, watch: Watch) -> None:
    today = {deal["commitment"] for deal in ask(host, "/api/daily")["deals"]}
    watch.now += 24 * HOUR
    tomorrow = ask(host, "/api/daily")
    assert tomorrow["day"] == "2026-11-17"
    assert not today & {deal["commitment"] for deal in tomorrow["deals"]}
    assert {deal["commitment"] for deal in ask(host, f"/api/daily?day={DAY}")["deals"]} == today
    assert ask(host, "/api/daily?day=2026-11-18")["deals"] == [], "nobody looks into the future"


@pytest.mark.rule("CX-O5")
def test_results_are_compared_and_the_secret_waits_for_the_end_of_the_day(host: RunningServer, watch: Watch) -> None:
    few, more = play_daily(host, "Ploy", "a"), play_daily(host, "Jonas", "b")
    again = play_daily(host, "Ploy again", "a")
    lay(few, 0)
    lay(more, 3)
    lay(again, 6)
    until(lambda: of_connections(host)["count"] == 2)
    deal = of_connections(host, f"?table={few.id}")
    assert [(one["rank"], one["name"]) for one in deal["results"]] == [(1, "Jonas"), (2, "Ploy")]
    assert deal["own"]["rank"] == 2
    assert deal["begun"] == 2, "of one browser the first table counts"
    assert deal["quantiles"][0] == deal["results"][0]["points"] > deal["quantiles"][-1]
    for table in (few, more):
        assert table.see(0)["secret"] is None
        assert "secret" not in table.get(0, "/record").json()["dice"]
    watch.now = deal["until"]
    assert of_connections(host, f"?day={DAY}")["secret"] is None, "games that were begun go on for an hour"
    watch.now = deal["shown"]
    assert watch.now - deal["until"] == HOUR
    secret = of_connections(host, f"?day={DAY}")["secret"]
    assert commitment(bytes.fromhex(secret)) == deal["commitment"]
    assert few.get(0, "/record").json()["dice"]["secret"] == secret


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "connections", "daily": "2026-11-17"},
        {"game": "connections", "daily": "yesterday"},
        {"game": "highcard", "daily": DAY},
        {"game": "connect5", "daily": DAY, "seats": ["human", "bot:random"]},
        {"game": "connections", "daily": DAY, "options": {"judge": "trust"}},
        {"game": "connections", "daily": DAY, "seats": ["human", "human"]},
        {"game": "connections", "daily": DAY, "table": {"visibility": "public"}},
        {"game": "connections", "daily": DAY, "table": {"dice": "table"}},
        {"game": "connections", "daily": DAY, "challenge": "x"},
    ],
)
def test_a_daily_is_what_it_is(host: RunningServer, wish: dict[str, Any]) -> None:
    assert host.http.post("/api/tables", json=wish).status_code == 400


def test_nothing_changes_the_dice_of_a_deal(host: RunningServer) -> None:
    table = play_daily(host, "Ploy")
    assert table.act(0, "aside").status_code == 200
    refused = table.command(0, "propose", kind="takeback")
    assert (refused.status_code, refused.json()["rule"]) == (422, "TB-DEAL")
    assert refused.json()["sentence"].startswith("The deal is the same for everybody")


def shared(host: RunningServer, table: RemoteTable, seat: int = 0) -> Any:
    return host.http.post("/api/challenges", json={"table": table.id}, headers=table.headers(seat))


def accept(host: RunningServer, code: str, name: str) -> RemoteTable:
    answer = host.http.post("/api/tables", json={"challenge": code, "names": [name]})
    assert answer.status_code == 201, answer.text
    return RemoteTable(host, answer.json())


@pytest.mark.rule("CX-O5")
def test_a_challenge_gives_a_friend_the_very_same_cards(start_server: StartServer, place: str) -> None:
    host = start_server(place)
    mine = host.make("human", "bot:random", names=["Ploy"])
    made = shared(host, mine)
    assert made.status_code == 201, made.text
    code = made.json()["id"]
    assert made.json()["link"] == f"{host.url}/c/{code}"
    friends = accept(host, code, "Jonas")
    assert friends.made["commitment"] == mine.made["commitment"]
    assert friends.see(0)["view"] == mine.see(0)["view"]
    for table in (mine, friends):
        table.play(0)
        until(lambda table=table: table.see(0)["phase"] == "over")  # type: ignore[misc]
        assert table.see(0)["secret"] is None
    until(lambda: ask(host, f"/api/challenges/{code}")["count"] == 2)
    deal = ask(host, f"/api/challenges/{code}?table={mine.id}")
    assert {one["name"] for one in deal["results"]} == {"Ploy", "Jonas"}
    assert (deal["secret"], deal["own"]["name"], deal["seats"]) == (None, "Ploy", ["human", "bot:random"])


def test_a_finished_game_can_be_shared_and_keeps_its_secret_from_then_on(host: RunningServer, watch: Watch) -> None:
    table = host.make("human", "bot:random", names=["Ploy"])
    table.play(0)
    until(lambda: table.see(0)["phase"] == "over")
    secret = table.see(0)["secret"]
    assert secret
    code = shared(host, table).json()["id"]
    assert shared(host, table).json()["id"] == code, "a table has one"
    assert table.see(0)["secret"] is None
    assert ask(host, f"/api/challenges/{code}")["count"] == 1
    watch.now += 7 * 24 * HOUR
    closed = host.http.post("/api/tables", json={"challenge": code})
    assert (closed.status_code, closed.json()["sentence"]) == (400, "This deal is closed. A new one comes every day.")
    assert ask(host, f"/api/challenges/{code}")["secret"] is None
    watch.now += 24 * HOUR
    assert ask(host, f"/api/challenges/{code}")["secret"] == secret


def test_at_a_table_of_several_nobody_shares_the_others_cards(host: RunningServer) -> None:
    for seats in (("human", "human"), ("human", "open")):
        refused = shared(host, host.make(*seats))
        assert (refused.status_code, refused.json()["rule"]) == (422, "TB-SHARE")
    finished = host.make()
    for seat in (0, 1):
        finished.play(seat)
    assert shared(host, finished).status_code == 422


def test_what_cannot_be_shared(host: RunningServer) -> None:
    real = host.make("human", "bot:random", table_dice="table")
    assert shared(host, real).status_code == 422
    record = host.make("human", "bot:random").get(0, "/record").json()
    assert record["dice"].get("given") is None
    daily = play_daily(host, "Ploy")
    assert shared(host, daily).json()["id"] == daily.see(0)["deal"], "a daily is shared already"
    assert host.http.post("/api/challenges", json={"table": daily.id}).status_code == 401
    for table in ("nowhere", real.id):
        wish = {"table": table}
        assert host.http.post("/api/challenges", json=wish, headers=daily.headers(0)).status_code == 404


def test_an_unknown_challenge_is_not_found(host: RunningServer) -> None:
    for name in ("nowhere", "x" * 60, "a b", "..", "circle_room_x"):
        assert host.http.get(f"/api/challenges/{name}").status_code == 404
        assert host.http.post("/api/tables", json={"challenge": name}).status_code == 404


def test_secrets_of_browsers_are_kept_as_hashes_of_their_own_for_each_deal() -> None:
    one, other = GroupLog("deal", "a"), GroupLog("deal", "b")
    assert standings.player_hash(one, "") == ""
    assert standings.player_hash(one, "me") != standings.player_hash(other, "me")
    assert "me" not in standings.player_hash(one, "me")


def filled(*results: tuple[str, int, bool, int, bool]) -> GroupLog:
    group = GroupLog("deal", "x")
    group.add(Opened(0, deal=Deal("connections", {}, ["human"], [""], bytes(32), 50, 100)))
    for number, (name, points, out, tie, away) in enumerate(results):
        group.add(Entered(number, f"t{number}"))
        group.add(Ended(number, f"t{number}", "connections", [Seat("human", name, away=away)], [points], out, tie))
    return group


def test_ranks_go_by_points_then_links_and_the_lost_come_last() -> None:
    seen = standings.deal_seen(
        filled(
            ("a", 5, False, 2, False), ("b", 9, True, 9, False), ("c", 5, False, 7, False), ("d", 5, False, 2, False)
        ),
        0,
    )
    assert [(one.rank, one.name) for one in seen.results] == [(1, "c"), (2, "a"), (2, "d"), (4, "b")]


@pytest.mark.rule("CX-J6")
def test_misses_count_after_links() -> None:
    group = GroupLog("deal", "x")
    group.add(Opened(0, deal=Deal("connections", {}, ["human"], [""], bytes(32), 50, 100)))
    for number, (links, misses) in enumerate([(4, 2), (4, 1), (5, 9)]):
        group.add(Entered(number, f"t{number}"))
        seat = Seat("human", f"{links} {misses}")
        group.add(Ended(number, f"t{number}", "connections", [seat], [7], tie=links, fewer=misses))
    assert [one.name for one in standings.deal_seen(group, 0).results] == ["5 9", "4 1", "4 2"]
    table = create(
        Created(0, "moss", "connections", {"find": "own"}, Settings(), (Seat("human"),), "c", bytes(32), rules="2")
    )[-1].table
    missed = game("connections").carry(table.state, other_misses(table.state))
    assert (log.fewer(table), log.fewer(replace(table, state=missed))) == (0, 3)


def other_misses(state: Any) -> Any:
    """The same state after three misses."""
    after = state.copy()
    after.misses = (3,)
    return after


def test_what_the_house_bot_played_or_what_came_too_late_does_not_count() -> None:
    group = filled(("a", 5, False, 0, True))
    group.add(Entered(1, "late"))
    group.add(Ended(100, "late", "connections", [Seat("human", "b")], [7]))
    group.add(Entered(1, "stopped"))
    group.add(Ended(9, "stopped", "connections", [Seat("human", "c")]))
    assert standings.deal_seen(group, 0).count == 0
    assert standings.deal_seen(group, 0).quantiles == []


@pytest.mark.parametrize(
    ("points", "spread"), [([4], [4] * 5), ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]), ([7, 7], [7] * 5), ([], [])]
)
def test_quantiles(points: list[int], spread: list[int]) -> None:
    assert distribution.spread(points) == spread


def test_two_servers_have_the_same_daily(start_server: StartServer, postgres: Any) -> None:
    place = postgres.new_place()
    one, two = start_server(place, clock=Watch()), start_server(place, clock=Watch())
    assert ask(one, "/api/daily") == ask(two, "/api/daily")

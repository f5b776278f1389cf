"""Hints and reviews over HTTP: who gets them, what they say, and that they know no more than their seat."""

import asyncio
from typing import Any

import pytest

import highcard
from connectable.bots import appraisal, evaluation, levels
from connectable.bots.levels import Level, Thought, Worth
from connectable.bots.task import BotTask
from connectable.server.app import Config
from connectable.server.bots.hints import hint_task
from connectable.server.bots.pool import BotPool, NoAnswer
from connectable.server.bots.worker import BotAnswer, choose
from connectable.server.http.handlers import bots
from connectable.server.protocol.table import EventSeen
from connectable.server.rate_limit import RateLimits
from server.conftest import StartServer
from server.running_server import FAST, RemoteTable, RunningServer, until


def by_card(rules: Any, state: highcard.State, seat: int, rng: Any, budget: Any) -> Thought:
    """Every card is worth its tenth; a hand that was guessed plays no part."""
    worths = tuple(Worth(action, int(action[-1]) / 10) for action in rules.legal(state, seat))
    return Thought(max(worths, key=lambda one: one.value).action, worths)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[BotTask]:
    """Bots that weigh, in this process; a reason that the catalogue of the table happens to have."""
    found: list[BotTask] = []

    async def attempt(self: BotPool, task: BotTask, seconds: float) -> BotAnswer:
        found.append(task)
        await asyncio.sleep(0)
        return choose(task)

    weighs = {"greedy": Level(by_card), "medium": Level(by_card, 8), "strong": Level(by_card, 3)}
    for module in (levels, evaluation, appraisal):
        monkeypatch.setattr(module, "levels_of", lambda name: weighs)
    for other in (evaluation, appraisal):
        monkeypatch.setattr(other, "unit_of", lambda name: "share")
        monkeypatch.setattr(other, "reason_of", lambda rules, state, seat, action: ("tb-prompt", {"seat": seat}))
    monkeypatch.setattr(appraisal, "outlook", lambda rules, state, seat, steps, *more: int(steps[-1][-1]) / 10)
    monkeypatch.setattr(BotPool, "attempt", attempt)
    return found


def hint(table: RemoteTable, seat: int = 0, lang: str = "en") -> Any:
    headers = {**table.headers(seat), "accept-language": lang}
    return table.host.http.post(table.path + "/hint", headers=headers)


def test_a_hint_names_an_action_its_reason_and_the_worths(host: RunningServer, asked: list[BotTask]) -> None:
    table = host.make("human", "bot:greedy", game="inturn")
    legal = table.see(0)["legal"]
    best = max(legal)
    found = hint(table).json()
    assert found["action"] == best
    assert found["key"] == "tb-prompt"
    assert found["sentence"]
    assert found["unit"] == "share"
    assert [one["action"] for one in found["worths"]] == sorted(legal, reverse=True)
    assert hint(table, lang="th").json()["sentence"] != found["sentence"]
    assert table.act(0, found["action"]).status_code == 200


def test_a_hint_of_a_game_without_weighing_bots_names_an_action_alone(host: RunningServer) -> None:
    table = host.make("human", "bot:greedy", game="inturn")
    found = hint(table).json()
    assert found["action"] in table.see(0)["legal"]
    assert (found["sentence"], found["key"], found["unit"], found["worths"]) == ("", "", "", [])


def test_hidden_things_make_no_difference(host: RunningServer, asked: list[BotTask]) -> None:
    """Two tables that differ in the other's hand and in what it chose: the very same task goes out."""
    table = host.make("human", "bot:greedy", game="inturn")
    hosted = host.services.host.tables[table.id]
    here, cards = hosted.table, hosted.table.state.hands
    others = [card for card in highcard.CARDS if card not in cards[0] + cards[1]]
    task = hint_task(hosted.table, 0, hosted.log_of(0).position)
    hosted.loaded = type(here)(
        **{
            **{name: getattr(here, name) for name in here.__struct_fields__},
            "state": highcard.State((cards[0], "".join(others[:2])), ("", "")),
            "secret": b"another",
        }
    )
    assert hint_task(hosted.table, 0, hosted.log_of(0).position) == task
    hosted.loaded = here


@pytest.mark.parametrize(
    ("seats", "wish", "rule"),
    [
        (("human", "human"), {"game": "inturn"}, "TB-HINT-PEOPLE"),
        (("human", "open"), {"game": "inturn"}, "TB-NOT-PLAYING"),
    ],
)
def test_where_there_are_no_hints(host: RunningServer, seats: tuple[str, ...], wish: dict[str, str], rule: str) -> None:
    answer = hint(host.make(*seats, **wish))
    assert answer.status_code == 422
    assert answer.json()["rule"] == rule
    assert "hint" in answer.json()["sentence"].lower() or rule == "TB-NOT-PLAYING"


def test_a_hint_is_for_the_seat_to_act(start_server: StartServer) -> None:
    host = start_server(config=Config(bot_pause=60.0, rate_limits=FAST.rate_limits))
    table = host.make("human", "bot:greedy", game="inturn")
    table.play(0)
    assert hint(table).json()["rule"] == "TB-HINT-TURN"


def test_no_hints_on_a_deal(host: RunningServer) -> None:
    made = host.http.post("/api/tables", json={"game": "connections", "daily": today(host)})
    assert made.status_code == 201, made.text
    assert hint(RemoteTable(host, made.json())).json()["rule"] == "TB-HINT-DEAL"


def today(host: RunningServer) -> str:
    day: str = host.http.get("/api/daily").json()["day"]
    return day


def test_watchers_get_none(host: RunningServer) -> None:
    table = host.make("human", "bot:greedy", game="inturn")
    assert table.host.http.post(table.path + "/hint", headers=table.headers(None)).status_code == 401


def test_hints_have_a_rate_limit(start_server: StartServer) -> None:
    limits = RateLimits(**dict.fromkeys(RateLimits.__struct_fields__, "100000/second") | {"hints": "2/minute"})
    host = start_server(config=Config(bot_pause=0.0, rate_limits=limits))
    table = host.make("human", "bot:greedy", game="inturn")
    assert [hint(table).status_code for _ in range(4)].count(429) >= 1


def test_a_hint_for_a_moment_that_is_gone_is_stale(
    host: RunningServer, asked: list[BotTask], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = host.make("human", "bot:greedy", game="inturn")

    async def late(self: BotPool, task: BotTask, *more: object) -> BotAnswer:
        return BotAnswer("play 0")

    monkeypatch.setattr(BotPool, "ask", late)
    assert hint(table).status_code == 409


def test_what_others_do_meanwhile_takes_no_hint_away(
    host: RunningServer, asked: list[BotTask], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = host.make("human", "bot:greedy", game="inturn")
    best = max(table.see(0)["legal"])

    async def late(self: BotPool, task: BotTask, *more: object) -> BotAnswer:
        hosted = host.services.host.tables[table.id]
        hosted.logs[0].add(EventSeen("chat", 1, "hello"), hosted.position)
        return BotAnswer(best)

    monkeypatch.setattr(BotPool, "ask", late)
    assert hint(table).json()["action"] == best


def test_no_bot_that_answers_is_a_fault_of_ours(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(self: BotPool, task: BotTask, *more: object) -> BotAnswer:
        raise NoAnswer("lost")

    monkeypatch.setattr(BotPool, "ask", lost)
    assert hint(host.make("human", "bot:greedy", game="inturn")).status_code == 500
    assert bots.MOST_WORTHS > 1


def finished(host: RunningServer) -> RemoteTable:
    table = host.make("human", "bot:greedy", game="inturn")
    worst = min(table.see(0)["legal"])
    table.act(0, worst)
    until(lambda: table.see(0)["phase"] == "over")
    return table


def test_a_review_is_found_in_the_background(host: RunningServer, asked: list[BotTask]) -> None:
    table = finished(host)
    until(lambda: table.get(0, "/review").json()["progress"] == 1.0)
    found = table.get(0, "/review").json()
    hand = sorted(host.services.host.tables[table.id].table.state.hands[0])
    cost = round((int(hand[1]) - int(hand[0])) / 10, 4)
    assert found["unit"] == "share"
    assert found["costs"] == [pytest.approx(cost), 0.0]
    (decision,) = found["decisions"]
    assert (decision["at"], decision["seat"]) == (4, 0)
    assert (decision["played"], decision["better"]) == (f"play {hand[0]}", f"play {hand[1]}")
    assert decision["sentence"]
    count = len(asked)
    assert table.get(None, "/review").json() == found, "it is kept, and the same for everybody"
    assert len(asked) == count


def test_a_review_never_shows_the_search_what_the_seat_did_not_know(host: RunningServer, asked: list[BotTask]) -> None:
    hands, guessed = set(), set()
    for _ in range(6):
        asked.clear()
        table = finished(host)
        until(lambda table=table: table.get(0, "/review").json()["progress"] == 1.0)  # type: ignore[misc]
        true = host.services.host.tables[table.id].table.state.hands[1]
        hands.add(true)
        guessed |= {(true, task.state.split()[0].split("/")[1]) for task in asked if task.steps and task.seat == 0}
    assert any(true != other for true, other in guessed)


def test_no_review_while_the_game_goes_on(host: RunningServer) -> None:
    table = host.make("human", "human")
    answer = table.get(0, "/review")
    assert (answer.status_code, answer.json()["rule"]) == (422, "TB-NOT-OVER")


def test_bots_that_do_not_weigh_review_nothing(host: RunningServer) -> None:
    table = finished(host)
    until(lambda: table.get(0, "/review").json()["progress"] == 1.0)
    assert table.get(0, "/review").json() == {"progress": 1.0, "unit": "", "costs": [0.0, 0.0], "decisions": []}


def test_a_decision_that_takes_too_long_is_left_out(
    host: RunningServer, asked: list[BotTask], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(host)

    async def lost(self: BotPool, task: BotTask, *more: object) -> BotAnswer:
        raise NoAnswer("lost")

    monkeypatch.setattr(BotPool, "ask", lost)
    until(lambda: table.get(0, "/review").json()["progress"] == 1.0)
    assert table.get(0, "/review").json()["decisions"] == []

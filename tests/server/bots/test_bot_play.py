"""Bots and absent seats play by themselves, in processes that may crash; time runs out by itself."""

import asyncio
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

import highcard
from connectable.bots.task import BotTask
from connectable.record import replay
from connectable.registry import game
from connectable.server.app import Config
from connectable.server.bots.pool import BotPool, NoAnswer
from connectable.server.bots.worker import choose
from server.conftest import StartServer
from server.running_server import FAST, UNLIMITED, RunningServer, until

TASK = BotTask("highcard", "highcard", "47/19 4/", 1, "greedy", 7)


def test_a_table_of_bots_plays_to_the_end(host: RunningServer) -> None:
    table = host.make("bot:greedy", "bot:random")
    until(lambda: table.see(None)["phase"] == "over")


@pytest.mark.parametrize("name", ["connnect", "connect5", "connections"])
def test_our_games_are_played_to_the_end_and_their_records_replay(host: RunningServer, name: str) -> None:
    """The host leaves the seat to the house bot and watches: every message is complete, the record replays."""
    table = host.make("human", "bot:random", game=name)
    with table.live(0) as live:
        position = live.read("snapshot")["table"]["position"]
        table.command(0, "leave")
        seen: Any = {"phase": "playing"}
        while seen["phase"] == "playing":
            message = live.read("event", timeout=60)
            position += len(message["events"])
            seen = message["table"]
            assert message["position"] == seen["position"] == position
    record = table.get(None, "/record").json()
    record.pop("dice")
    outcome = game(name).outcome(replay(record))
    assert outcome is not None
    assert list(outcome.points) == seen["outcome"]["points"]


def test_a_bot_answers_a_person(host: RunningServer) -> None:
    table = host.make("human", "bot:greedy", game="inturn")
    table.play(0)
    until(lambda: table.see(0)["phase"] == "over")


def test_the_house_bot_plays_for_a_person_who_left_until_they_return(host: RunningServer) -> None:
    table = host.make("human", "human", game="inturn")
    table.command(1, "leave")
    table.command(1, "return")
    table.play(0)
    assert table.see(1)["legal"], "the seat is its own again"
    table.command(1, "leave")
    until(lambda: table.see(0)["phase"] == "over")


def test_bots_go_on_after_a_restart(start_server: StartServer, place: str) -> None:
    with RunningServer(place, Config(bot_pause=60.0, rate_limits=UNLIMITED)) as first:
        table = first.make("bot:greedy", "bot:greedy")
        assert table.see(None)["phase"] == "playing"
    again = table.at(start_server(place))
    until(lambda: again.see(None)["phase"] == "over")


def test_an_undo_gives_up_the_bots_thought(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat of the bot is asked again, about the new position."""
    asked: list[str] = []

    async def slow(self: BotPool, task: BotTask, *more: object) -> str:
        asked.append(task.state)
        await asyncio.sleep(0.2 if len(asked) > 1 else 30)
        return "play " + task.state.partition(" ")[0].partition("/")[2][0]

    monkeypatch.setattr(BotPool, "choose", slow)
    table = host.make("human", "bot:greedy", game="inturn")
    table.play(0)
    until(lambda: len(asked) == 1)
    assert table.command(0, "undo").status_code == 200
    table.play(0)
    until(lambda: table.see(0)["phase"] == "over")
    assert len(asked) == 2


def test_a_bot_that_cannot_answer_plays_what_costs_least(
    host: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def lost(self: BotPool, task: BotTask, *more: object) -> str:
        raise NoAnswer("lost")

    monkeypatch.setattr(BotPool, "choose", lost)
    with caplog.at_level(logging.CRITICAL):
        table = host.make("human", "bot:greedy")
        table.play(0)
        until(lambda: table.see(0)["phase"] == "over")


def test_a_bot_sees_only_what_its_seat_may_know(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """What crosses is a guess: over many games the other hand is not always the true one."""
    guesses: list[bool] = []

    async def spy(self: BotPool, task: BotTask, *more: object) -> str:
        state = highcard.GAME.read(task.state)
        guesses.append(state.hands[0] == true_hand[0])
        return f"play {state.hands[1][0]}"

    monkeypatch.setattr(BotPool, "choose", spy)
    true_hand = [""]
    for _ in range(12):
        table = host.make("human", "open")
        table.command(0, "start")
        true_hand[0] = table.see(0)["view"]["hand"]
        until(lambda: len(guesses) > 0)
        table.play(0)
    assert not all(guesses)


def run(pool: BotPool, *tasks: BotTask) -> list[str | BaseException]:
    async def all_of_them() -> list[str | BaseException]:
        try:
            return await asyncio.gather(*(pool.choose(task) for task in tasks), return_exceptions=True)
        finally:
            await pool.close()

    return asyncio.run(all_of_them())


def test_workers_choose_what_the_bot_chooses() -> None:
    pool = BotPool(2)
    assert run(pool, *[TASK] * 4) == [choose(TASK).notation] * 4
    assert pool.started <= 2


def program(tmp_path: Path, text: str) -> tuple[str, ...]:
    file = tmp_path / "worker.py"
    file.write_text(text)
    return (sys.executable, str(file))


def test_a_crashed_worker_is_replaced_and_the_task_repeated(tmp_path: Path) -> None:
    crash_once = program(
        tmp_path,
        "import os, sys, pathlib\n"
        "from connectable.server.bots.worker import main\n"
        "flag = pathlib.Path(__file__).with_name('flag')\n"
        "if not flag.exists():\n"
        "    flag.touch(); print('ready', flush=True); sys.stdin.buffer.readline(); os._exit(9)\n"
        "main()\n",
    )
    pool = BotPool(1, command=crash_once)
    assert run(pool, TASK) == [choose(TASK).notation]
    assert pool.started == 2


@pytest.mark.parametrize("text", ["import time; time.sleep(60)", "import os; os._exit(1)", "print('rubbish')"])
def test_a_worker_that_never_answers_is_given_up(tmp_path: Path, text: str) -> None:
    pool = BotPool(1, grace=0.3, start=0.3, command=program(tmp_path, text))
    (answer,) = run(pool, TASK)
    assert isinstance(answer, NoAnswer)
    assert pool.started <= 2


def test_an_error_of_the_bot_is_no_crash() -> None:
    bad = BotTask("highcard", "highcard", "nonsense", 1, "greedy", 7)
    pool = BotPool(1)
    wrong, right = run(pool, bad, TASK)
    assert isinstance(wrong, NoAnswer)
    assert "nonsense" in str(wrong)
    assert right == choose(TASK).notation
    assert pool.started == 1


def test_time_runs_out_by_itself(host: RunningServer) -> None:
    table = host.make(table_clock="turn 1")
    seen = table.see(0)
    assert seen["seats"][0]["millis_left"] == 1000
    assert seen["seats"][0]["since"] > 0
    until(lambda: table.see(0)["phase"] == "over", seconds=10)


def test_the_rules_own_time_runs_out_by_itself(host: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(highcard.HighCard, "patience", lambda self, state, seat: 1)
    table = host.make("human", "human")
    assert table.see(0)["seats"][1]["deadline"] > table.see(0)["now"]
    until(lambda: table.see(0)["phase"] == "over", seconds=10)
    by_post = host.make("human", "human", table_kind="correspondence")
    assert by_post.see(0)["seats"][1]["deadline"] == -1


def test_time_runs_out_after_a_restart(start_server: StartServer, tmp_path: Path) -> None:
    place = str(tmp_path / "tables.sqlite")
    with RunningServer(place, FAST) as first:
        table = first.make(table_clock="turn 2")
    again = table.at(start_server(place))
    until(lambda: again.see(0)["phase"] == "over", seconds=10)


def test_a_clock_that_jumps_costs_nobody_the_game(start_server: StartServer) -> None:
    now = [10_000_000]
    host = start_server(clock=lambda: now[0])
    table = host.make("human", "human", game="inturn", table_clock="turn 60")
    now[0] = 1_000
    assert table.play(0).status_code == 200
    assert table.see(1)["phase"] == "playing"
    now[0] = 5_000
    assert table.play(1).status_code == 200

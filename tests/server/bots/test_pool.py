"""The pool: turns by urgency and by table, time that shrinks and recovers, processes that end when they must."""

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from connectable.bots.task import BotTask
from connectable.server.bots import pool as pooling
from connectable.server.bots.pool import LEAST_SECONDS, BotPool, NoAnswer, seconds_of
from connectable.server.bots.worker import BotAnswer, choose
from connectable.server.work.queue import Queue, Urgency
from server.bots.test_bot_play import TASK, program
from server.running_server import RunningServer, until

SLOW = (
    "import sys, time, json\n"
    "sys.stdout.write('ready\\n'); sys.stdout.flush()\n"
    "for line in sys.stdin:\n"
    "    task = json.loads(line)\n"
    "    if task['level'] != 'greedy': time.sleep(60)\n"
    "    print(json.dumps({'notation': 'quick'}), flush=True)\n"
)
ECHO = (
    "import sys, json\n"
    "sys.stdout.write('ready\\n'); sys.stdout.flush()\n"
    "for line in sys.stdin:\n"
    "    print(json.dumps({'notation': json.loads(line)['level']}), flush=True)\n"
)
"""Answers with the level it was asked for."""


def ran(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(30):
            await work()

    asyncio.run(bounded())


def test_the_urgent_come_first_and_tables_take_turns() -> None:
    order: list[str] = []

    async def one(queue: Queue, table: str, urgency: Urgency) -> None:
        ticket = await queue.turn(table, urgency)
        order.append(table)
        await asyncio.sleep(0)
        queue.done(ticket)

    async def work() -> None:
        queue = Queue(1)
        first = await queue.turn("now", Urgency.ALONE)
        wanted = [
            ("review", Urgency.REVIEW),
            *[("big", Urgency.ALONE)] * 3,
            ("small", Urgency.ALONE),
            ("hint", Urgency.HINT),
            ("awaited", Urgency.AWAITED),
        ]
        tasks = [asyncio.create_task(one(queue, *wish)) for wish in wanted]
        await asyncio.sleep(0)
        assert queue.length() == len(wanted)
        queue.done(first)
        await asyncio.gather(*tasks)
        assert queue.length() == len(queue.running) == 0

    ran(work)
    assert order == ["awaited", "hint", "big", "small", "big", "big", "review"]


def test_a_review_leaves_the_last_slot_free() -> None:
    async def work() -> None:
        queue = Queue(2)
        await queue.turn("a", Urgency.REVIEW)
        second = asyncio.create_task(queue.turn("b", Urgency.REVIEW))
        await asyncio.sleep(0)
        assert not second.done()
        await queue.turn("c", Urgency.AWAITED)
        second.cancel()

    ran(work)


def test_who_is_overtaken_while_waiting_leaves_no_trace() -> None:
    async def work() -> None:
        queue = Queue(1)
        first = await queue.turn("a", Urgency.ALONE)
        waiting = [asyncio.create_task(queue.turn(name, Urgency.ALONE)) for name in "bc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert queue.length() == 1
        queue.done(first)
        assert (await waiting[1]).table == "c"
        late = asyncio.create_task(queue.turn("d", Urgency.ALONE))
        await asyncio.sleep(0)
        queue.done(next(iter(queue.running)))
        late.cancel()  # called already, and never told
        await asyncio.gather(late, return_exceptions=True)
        assert not queue.running

    ran(work)


def test_who_is_overtaken_in_the_moment_of_its_turn_is_passed_over() -> None:
    async def work() -> None:
        queue = Queue(1)
        first = await queue.turn("a", Urgency.ALONE)
        waiting = [asyncio.create_task(queue.turn(name, Urgency.ALONE)) for name in "bb"]
        waiting.append(asyncio.create_task(queue.turn("c", Urgency.ALONE)))
        await asyncio.sleep(0)
        waiting[0].cancel()
        queue.done(first)  # before the cancelled one could leave
        assert (await waiting[2]).table == "c"
        await asyncio.gather(waiting[0], return_exceptions=True)
        queue.done(next(iter(queue.running)))
        assert (await waiting[1]).table == "b"

    ran(work)


def test_time_shrinks_with_the_tables_that_wait_and_recovers() -> None:
    async def work() -> None:
        queue = Queue(2)
        assert queue.share("a") == 1.0
        tasks = [asyncio.create_task(queue.turn(f"t{number}", Urgency.ALONE)) for number in range(8)]
        tasks += [asyncio.create_task(queue.turn("t1", Urgency.ALONE)) for _ in range(5)]
        tasks += [asyncio.create_task(queue.turn(f"r{number}", Urgency.REVIEW)) for number in range(9)]
        await asyncio.sleep(0)
        assert queue.share("t1") == 2 / 8, "tables count, not their seats, and reviews do not"
        assert queue.share("new") == 2 / 9
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for ticket in list(queue.running):
            queue.done(ticket)
        assert queue.share("t1") == 1.0

    ran(work)


def test_what_happens_at_a_table_does_not_change_what_it_is_told_about_the_load() -> None:
    async def work() -> None:
        queue = Queue(1)
        tasks = [asyncio.create_task(queue.turn("other", Urgency.ALONE))]
        await asyncio.sleep(0)
        before = queue.share("own")
        tasks += [asyncio.create_task(queue.turn("own", Urgency.AWAITED)) for _ in range(3)]
        await asyncio.sleep(0)
        assert queue.share("own") == before
        for task in tasks:
            task.cancel()

    ran(work)


def test_levels_have_their_seconds_and_a_least() -> None:
    assert seconds_of("champion", 1.0) == 2.0
    assert seconds_of("champion", 0.5) == 1.0
    assert seconds_of("easy", 0.01) == LEAST_SECONDS


def test_a_task_carries_the_seconds_of_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    async def attempt(self: BotPool, task: BotTask, seconds: float) -> BotAnswer:
        given.append(task.seconds)
        await asyncio.sleep(0)
        return BotAnswer("x")

    monkeypatch.setattr(BotPool, "attempt", attempt)
    task = BotTask("highcard", "highcard", "", 0, "champion", 1)

    async def work() -> None:
        pool = BotPool(1)
        await asyncio.gather(*(pool.choose(task, f"t{number}") for number in range(4)))

    ran(work)
    assert given == [2.0, 2 / 3, 1.0, 2.0], "the first came when nobody else was there"


def test_a_bot_that_hangs_is_ended_in_time_and_a_quicker_one_answers(tmp_path: Path) -> None:
    async def work() -> None:
        pool = BotPool(1, grace=0.2, command=program(tmp_path, SLOW))
        try:
            task = BotTask("highcard", "highcard", "", 0, "easy", 1)
            assert await pool.choose(task) == "quick"
            assert (pool.started, pool.ended) == (2, 1)
        finally:
            await pool.close()

    began = time.monotonic()
    ran(work)
    assert time.monotonic() - began < 20, "it sleeps for a minute"


def test_a_review_that_hangs_is_given_up_without_a_quicker_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from connectable.server.bots import pool as module

    monkeypatch.setattr(module, "REVIEW_SECONDS", 0.2)

    async def work() -> None:
        pool = BotPool(1, grace=0.1, command=program(tmp_path, SLOW))
        try:
            with pytest.raises(NoAnswer):
                await pool.ask(BotTask("highcard", "highcard", "", 0, "easy", 1), "t", Urgency.REVIEW)
        finally:
            await pool.close()

    ran(work)


def test_being_overtaken_ends_the_process_and_frees_the_slot(tmp_path: Path) -> None:
    async def work() -> None:
        pool = BotPool(1, command=program(tmp_path, SLOW))
        try:
            slow = asyncio.create_task(pool.choose(BotTask("highcard", "highcard", "", 0, "champion", 1), "a"))
            while not pool.running:  # counted when it is there, not when it is asked for
                await asyncio.sleep(0.01)
            slow.cancel()
            assert await pool.choose(BotTask("highcard", "highcard", "", 0, "greedy", 1), "b") == "quick"
            assert (pool.started, pool.ended) == (2, 1)
        finally:
            await pool.close()

    ran(work)


def test_who_has_waited_too_long_for_its_turn_is_played_by_a_quicker_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thinking at a hundred tables takes longer than anybody waits, however little each bot gets."""
    levels = program(tmp_path, ECHO)
    monkeypatch.setattr(pooling, "QUEUE_SECONDS", 0.0)
    found: list[str] = []

    async def work() -> None:
        pool = BotPool(1, command=levels)
        busy = await pool.queue.turn("another", Urgency.AWAITED)
        asked = [
            asyncio.create_task(pool.ask(replace(TASK, level="champion"), f"table{number}", urgency))
            for number, urgency in enumerate((Urgency.AWAITED, Urgency.HINT, Urgency.ALONE))
        ]
        await asyncio.sleep(0.05)
        pool.queue.done(busy)
        found.extend([(await one).notation for one in asked])
        await pool.close()

    ran(work)
    assert found == ["greedy", "champion", "greedy"]


def test_a_hundred_tables_get_on_alike() -> None:
    """Each asks again and again; nobody is ever more than one choice ahead."""
    done: Counter[str] = Counter()
    spread: list[int] = []

    async def table(pool: BotPool, name: str) -> None:
        for _ in range(3):
            assert await pool.choose(TASK, name) == choose(TASK).notation
            done[name] += 1
            spread.append(max(done.values()) - min(done[f"t{number}"] for number in range(100)))

    async def work() -> None:
        pool = BotPool(1)
        try:
            await asyncio.gather(*(table(pool, f"t{number}") for number in range(100)))
            assert pool.started == 1
        finally:
            await pool.close()

    ran(work)
    assert done.total() == 300
    assert max(spread) <= 1


def test_tables_are_told_that_the_server_is_busy_and_counters_show_it(host: RunningServer) -> None:
    table = host.make("human", "bot:greedy", game="inturn")
    assert table.see(0)["hurried"] is False
    people = host.make("human", "human")
    queue, names = host.services.pool.queue, itertools.count()
    loop = host.services.host.loop
    assert loop is not None
    tickets = [
        asyncio.run_coroutine_threadsafe(queue.turn(f"other{next(names)}", Urgency.ALONE), loop) for _ in range(3)
    ]
    until(lambda: len(queue.busy()) == 3)
    assert table.see(0)["hurried"] is True
    assert people.see(0)["hurried"] is False, "there are no bots"
    with table.live(0) as live:
        assert live.read("snapshot")["table"]["hurried"] is True
    text = host.http.get("/metrics").text
    assert "connectable_bots_waiting 2" in text
    assert "connectable_workers_busy 1" in text
    assert "connectable_bots_share 0.25" in text
    for ticket in tickets:
        ticket.cancel()
    for one in list(queue.running):
        loop.call_soon_threadsafe(queue.done, one)
    until(lambda: not queue.busy())
    assert table.see(0)["hurried"] is False

"""Workers change to the compiled form when it appears, and nobody who waits for a bot notices."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from connectable.bots.task import BotTask
from connectable.server.bots.pool import BotPool
from connectable.server.work.form import STAMP, VARIABLE, WorkerForm

TASK = BotTask("highcard", "highcard", "", 0, "greedy", 1)
PROGRAM = """
import json, os, sys, time
from pathlib import Path
first = Path(os.environ["PYTHONPATH"].split(os.pathsep)[0])
if (first / "broken").exists():
    sys.exit("cannot be imported")
print("ready", flush=True)
for line in sys.stdin:
    while not Path(sys.argv[1], "go").exists():
        time.sleep(0.01)
    print(json.dumps({"notation": first.name}), flush=True)
"""
"""A worker that answers with the folder it imports from."""


@pytest.fixture
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the compiled form will be."""
    folder = tmp_path / "compiled"
    folder.mkdir()
    monkeypatch.setenv(VARIABLE, str(folder))
    return folder


@pytest.fixture
def run(tmp_path: Path, compiled: Path) -> Callable[[Callable[[BotPool], Awaitable[None]]], None]:
    """Gives work a pool of one such worker."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    (tmp_path / "go").touch()

    def start(work: Callable[[BotPool], Awaitable[None]]) -> None:
        async def with_pool() -> None:
            pool = BotPool(1, command=(sys.executable, str(program), str(tmp_path)))
            try:
                await work(pool)
            finally:
                await pool.close()

        asyncio.run(with_pool())

    return start


Run = Callable[[Callable[[BotPool], Awaitable[None]]], None]


def own() -> str:
    """Where a worker of this process finds the package: other tests may put folders before it."""
    return Path(next(path for path in sys.path if path)).name


def test_an_idle_worker_makes_room_for_a_compiled_one(compiled: Path, run: Run) -> None:
    async def work(pool: BotPool) -> None:
        assert await pool.choose(TASK) == own()
        [old] = pool.running
        (compiled / STAMP).write_text("new")
        assert await pool.choose(TASK) == "compiled"
        assert await asyncio.wait_for(old.wait(), 20) == 0, "it ends by itself, in order"
        assert await pool.choose(TASK) == "compiled"
        assert (pool.started, pool.ended) == (2, 0)

    run(work)


def test_a_worker_that_thinks_answers_first(compiled: Path, run: Run, tmp_path: Path) -> None:
    async def work(pool: BotPool) -> None:
        (tmp_path / "go").unlink()
        pool.queue.slots = 2
        slow = asyncio.create_task(pool.choose(TASK, "a"))
        while not pool.running:
            await asyncio.sleep(0.01)
        [old] = pool.running
        (compiled / STAMP).write_text("new")
        quick = asyncio.create_task(pool.choose(TASK, "b"))
        while pool.started < 2:
            await asyncio.sleep(0.01)
        (tmp_path / "go").touch()
        assert (await slow, await quick) == (own(), "compiled")
        assert await asyncio.wait_for(old.wait(), 20) == 0
        assert pool.ended == 0

    run(work)


def test_a_compiled_form_that_does_not_start_is_left_alone(compiled: Path, run: Run) -> None:
    async def work(pool: BotPool) -> None:
        assert await pool.choose(TASK) == own()
        (compiled / "broken").touch()
        (compiled / STAMP).write_text("new")
        assert await pool.choose(TASK) == own()
        assert await pool.choose(TASK) == own()
        assert (pool.started, pool.ended) == (3, 1), "it was tried once"

    run(work)


def test_what_was_compiled_before_is_of_other_sources(compiled: Path) -> None:
    (compiled / STAMP).write_text("old")
    form = WorkerForm()
    assert not form.takes_over()
    (compiled / STAMP).unlink()
    assert not form.takes_over(), "while it is exchanged"
    (compiled / STAMP).write_text("new")
    assert form.takes_over()
    assert not form.takes_over(), "once is enough"
    assert form.paths().split(os.pathsep)[0] == str(compiled)


def test_without_a_folder_workers_have_the_servers_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    form = WorkerForm()
    assert not form.takes_over()
    assert form.paths().split(os.pathsep)[0] == next(path for path in sys.path if path)

"""Servers that are killed while people play: a few times in every test run, a thousand times with `make soak`."""

import multiprocessing
import sys
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("servers are forked to be killed", allow_module_level=True)

from faults.real import campaign
from faults.real.server import learn_games


def played(place: str, errors: str, kills: int, results: "multiprocessing.queues.Queue[tuple[list[str], int]]") -> None:
    learn_games()
    ledger = campaign.run(place, errors, kills, people=2, say=lambda *_, **__: None)
    results.put((ledger.complaints, len(ledger.told)))


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """In a process of its own: forking one with threads is for the brave."""
    context = multiprocessing.get_context("spawn")
    results = context.Queue()
    lab = context.Process(
        target=played, args=(str(tmp_path / "tables.sqlite"), str(tmp_path / "errors.txt"), 8, results)
    )
    lab.start()
    complaints, told = results.get(timeout=240)
    lab.join(60)
    assert complaints == []
    assert told
    errors = (tmp_path / "errors.txt").read_text()
    assert "Traceback" not in errors, errors[-2000:]

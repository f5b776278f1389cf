"""Hostile clients beside an innocent one: a few hundred messages in every test run, 100,000 with `make soak`."""

import asyncio
import multiprocessing
import sys
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("servers are forked, and hosts have one loopback address elsewhere", allow_module_level=True)

from faults.real import hostile
from faults.real.server import UNLIMITED, Victim, learn_games

Found = dict[str, tuple[int, int, int]]


def besieged(folder: Path, results: "multiprocessing.queues.Queue[Found]") -> None:
    learn_games()
    victim = Victim(str(folder / "tables.sqlite"), str(folder / "errors.txt"), UNLIMITED)
    victim.start()
    victim.wait()
    found: Found = {}
    chosen = hostile.attacks(1)
    for name in ("odd bodies", "guessed codes", "sockets, odd messages"):
        attack = asyncio.run(hostile.under(victim.port, victim, name, chosen[name], 1))
        found[name] = (attack.messages, len(attack.waits), attack.failures)
    victim.kill()
    results.put(found)


def test_an_innocent_plays_on(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    results = context.Queue()
    lab = context.Process(target=besieged, args=(tmp_path, results))
    lab.start()
    found: Found = results.get(timeout=280)
    lab.join(60)
    assert all(messages >= 100 and failures == 0 for messages, _, failures in found.values()), found
    assert sum(acts for _, acts, _ in found.values())
    assert "Traceback" not in (tmp_path / "errors.txt").read_text()

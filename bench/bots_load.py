"""Whether people can play while bots think at a hundred tables.

    PYTHONPATH=build/compiled:. python bench/bots_load.py [--tables 100] [--seconds 60] [--workers 2]

One person and bots at each table, on `connectable serve --limits none`. People take a few seconds for each act, as
people do. Printed are the times from an act to its answer, and how long anybody waited while only bots were to act,
from one change at the table to the next. The same people without bots come first: the machine may be busy.
"""

import argparse
import asyncio
import tempfile
import time

from bench.moves.load import Kind, PlayedTable
from bench.moves.process import Process

KINDS = [
    Kind("connect5", 1, "", "Connect 5", ("strong",)),
    Kind("connnect", 1, "", "CoNNNect", ("strong", "strong")),
    Kind("connections", 1, "", "Connections", ("strong", "strong")),
]
WITHOUT_BOTS = [Kind("connect5", 2, "", "Connect 5"), Kind("connnect", 2, "", "CoNNNect")]
SHORTEST, LONGEST = 2.0, 6.0
"""Seconds that people think."""


class Waits:
    """What people went through."""

    def __init__(self) -> None:
        self.acts: list[float] = []
        self.bots: list[float] = []


async def play(table: PlayedTable, until: float, waits: Waits) -> None:
    """One person's evening: thinks, acts, waits for the bots."""
    while time.perf_counter() < until and not table.over:
        able = [player for player in table.players if player.legal]
        if not able:
            await wait_for_bots(table, until, waits)
            continue
        await asyncio.sleep(table.random.uniform(SHORTEST, LONGEST))
        able = [player for player in able if player.legal]
        if not able or table.over:
            continue
        player = table.random.choice(able)
        began = time.perf_counter()
        status, position = await player.act(table.random.choice(player.legal), over_http=False)
        waits.acts.append(time.perf_counter() - began)
        while status == 200 and player.position < position:
            await table.next_message()


async def wait_for_bots(table: PlayedTable, until: float, waits: Waits) -> None:
    """Until something changes."""
    began = time.perf_counter()
    table.news.clear()
    try:
        await asyncio.wait_for(table.news.wait(), max(0.1, until - began))
    except TimeoutError:
        if until - began < 3.0:  # the measurement ended, not the patience
            return
    waits.bots.append(time.perf_counter() - began)


async def evening(kinds: list[Kind], process: Process, given: argparse.Namespace) -> Waits:
    waits = Waits()
    tables = [
        PlayedTable(kinds[number % len(kinds)], process.port, given.seed + number, {"deltas": True})
        for number in range(given.tables)
    ]
    for table in tables:
        await table.open()
    until = time.perf_counter() + given.seconds
    await asyncio.gather(*(play(table, until, waits) for table in tables))
    for table in tables:
        await table.close()
    return waits


def line(label: str, found: list[float]) -> str:
    if not found:
        return f"{label:28} none"
    ordered = sorted(found)
    share = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000 for part in (0.5, 0.99)]
    longest = ordered[-1] * 1000
    return f"{label:28}{len(found):6}  p50 {share[0]:7.1f} ms  p99 {share[1]:7.1f} ms  longest {longest:7.1f} ms"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--tables", type=int, default=100)
    arguments.add_argument("--seconds", type=float, default=60.0)
    arguments.add_argument("--workers", type=int, default=2, help="processes in which bots think")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    for label, kinds in (("without bots", WITHOUT_BOTS), ("with bots", KINDS)):
        with tempfile.TemporaryDirectory(prefix="connectable-bench-") as folder:
            serve = ["serve", "--port", "PORT", "--data", folder, "--limits", "none"]
            process = Process("-m", "connectable", *serve, "--bot-workers", str(given.workers))
            try:
                waits = asyncio.run(evening(kinds, process, given))
                print(line(f"{label}: acts", waits.acts), flush=True)
                if waits.bots and kinds is KINDS:
                    print(line(f"{label}: waiting for a bot", waits.bots), flush=True)
            finally:
                process.stop()


if __name__ == "__main__":
    main()

"""A worker process: reads tasks as JSON lines, answers each with one legal action. It sees guessed states only.

Started by `pool.py` as `python -m connectable.server.bots.worker`; it ends with its parent.
"""

import sys

import msgspec
from msgspec import Struct

from connectable.bots.appraisal import Line
from connectable.bots.evaluation import Unit
from connectable.bots.levels import Worth
from connectable.bots.task import BotTask, answer, appraisal_of
from connectable.server.work.processes import READY
from connectable.system import give_way, limit_memory

MEMORY_BYTES = 2 << 30
"""A search that runs away fails there instead of taking down the machine."""


class BotAnswer(Struct, frozen=True, omit_defaults=True):
    """The action that a bot chose, or what went wrong."""

    notation: str = ""
    error: str = ""
    """What went wrong, for the log."""
    key: str = ""
    values: dict[str, str | int] = {}
    unit: Unit = ""
    worths: list[Worth[str]] = []
    """The chosen action first, then the alternatives, best first."""
    lines: list[Line] = []
    """Of a decision that was to be judged: what was played, then its rivals."""


def choose(task: BotTask) -> BotAnswer:
    """What that bot does in that state, or how a decision made there compares with others."""
    if task.steps:
        appraisal = appraisal_of(task)
        return BotAnswer(unit=appraisal.unit, lines=list(appraisal.lines))
    found = answer(task)
    return BotAnswer(found.chosen, "", *found.reason, found.unit, list(found.worths))


def main() -> None:
    limit_memory(MEMORY_BYTES)
    give_way()
    decoder = msgspec.json.Decoder(BotTask)
    write_line(READY)
    for line in sys.stdin.buffer:
        try:
            chosen = choose(decoder.decode(line))
        except (ValueError, MemoryError, ArithmeticError, LookupError, TypeError, AttributeError) as error:
            chosen = BotAnswer(error=f"{type(error).__name__}: {error}"[:500])
        write_line(msgspec.json.encode(chosen) + b"\n")


def write_line(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

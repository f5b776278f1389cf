"""A worker process: reads tasks as JSON lines, answers each with one legal action. It sees guessed states only.

Run by `workers.py` as `python -m connectable.server.bots.worker`; it ends with its parent.
"""

import sys

import msgspec
from msgspec import Struct

from connectable.bots.evaluation import Unit
from connectable.bots.levels import Worth
from connectable.bots.task import BotTask, answer

MEMORY_BYTES = 2 << 30
READY = b"ready\n"
"""The first line: from now on time counts."""


class Choice(Struct, frozen=True, omit_defaults=True):
    notation: str = ""
    error: str = ""
    """What went wrong, for the log."""
    key: str = ""
    values: dict[str, str | int] = {}
    unit: Unit = ""
    worths: list[Worth[str]] = []
    """What was chosen, then the best of the others first."""


def choose(task: BotTask) -> Choice:
    """What that bot does in that state."""
    found = answer(task)
    return Choice(found.chosen, "", *found.reason, found.unit, list(found.worths))


def bound_memory() -> None:
    """A search that runs wild ends here and not on the machine."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))


def main() -> None:
    bound_memory()
    decoder = msgspec.json.Decoder(BotTask)
    tell(READY)
    for line in sys.stdin.buffer:
        try:
            choice = choose(decoder.decode(line))
        except (ValueError, MemoryError, ArithmeticError, LookupError, TypeError, AttributeError) as error:
            choice = Choice(error=f"{type(error).__name__}: {error}"[:500])
        tell(msgspec.json.encode(choice) + b"\n")


def tell(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

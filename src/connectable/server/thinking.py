"""A worker process: reads tasks as JSON lines, answers each with one legal action. It sees guessed states only.

Run by `workers.py` as `python -m connectable.server.thinking`; it ends with its parent.
"""

import sys
from typing import Any

import msgspec
from msgspec import Struct

from connectable.bots.levels import think
from connectable.generator import Generator
from connectable.registry import GAMES, game, register

MEMORY_BYTES = 2 << 30


class Task(Struct, frozen=True):
    """One choice to make."""

    game: str
    module: str
    """Where the game is, for one that is not of this package."""
    state: str
    """The text of a state that the server guessed for this seat."""
    seat: int
    level: str
    seed: int


class Choice(Struct, frozen=True):
    notation: str = ""
    error: str = ""
    """What went wrong, for the log."""


def choose(task: Task) -> str:
    """What that bot does in that state."""
    if task.game not in GAMES:
        register(task.game, task.module)
    rules = game(task.game)
    state: Any = rules.read(task.state)
    return rules.notation(think(rules, task.level, state, task.seat, Generator(task.seed)).action)


def bound_memory() -> None:
    """A search that runs wild ends here and not on the machine."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))


def main() -> None:
    bound_memory()
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            answer = Choice(choose(decoder.decode(line)))
        except (ValueError, MemoryError, ArithmeticError, LookupError, TypeError, AttributeError) as error:
            answer = Choice(error=f"{type(error).__name__}: {error}"[:500])
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

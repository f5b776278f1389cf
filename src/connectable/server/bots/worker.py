"""A worker process: reads tasks as JSON lines, answers each with one legal action. It sees guessed states only.

Run by `workers.py` as `python -m connectable.server.bots.worker`; it ends with its parent.
"""

import sys
from typing import Any

import msgspec
from msgspec import Struct

from connectable.bots.evaluation import Unit, weigh
from connectable.bots.levels import Budget, think
from connectable.generator import Generator
from connectable.registry import GAMES, game, register

MEMORY_BYTES = 2 << 30
READY = b"ready\n"
"""The first line: from now on time counts."""


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
    seconds: float = 0.0
    """After these the bot answers with what it has; 0: as long as its simulations take."""
    simulations: int = 0
    """0: as many as the level does by itself."""
    weighs: bool = False
    """Whether what it thinks of the other choices is wanted too."""


class Worth(Struct, frozen=True):
    """What one choice is worth."""

    notation: str
    worth: float
    key: str = ""
    """Of the sentence that says why."""
    values: dict[str, str | int] = {}


class Choice(Struct, frozen=True, omit_defaults=True):
    notation: str = ""
    error: str = ""
    """What went wrong, for the log."""
    key: str = ""
    values: dict[str, str | int] = {}
    unit: Unit = ""
    worths: list[Worth] = []
    """What was chosen, then the best of the others first."""


def choose(task: Task) -> Choice:
    """What that bot does in that state."""
    if task.game not in GAMES:
        register(task.game, task.module)
    rules = game(task.game)
    state: Any = rules.read(task.state)
    rng, budget = Generator(task.seed), Budget(task.simulations, task.seconds)
    if not task.weighs:
        return Choice(rules.notation(think(rules, task.level, state, task.seat, rng, budget).action))
    found = weigh(rules, task.level, state, task.seat, rng, budget)
    worths = [Worth(one.notation, one.worth, *one.reason) for one in found.worths]
    return Choice(found.chosen, "", *found.reason, found.unit, worths)


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
    tell(READY)
    for line in sys.stdin.buffer:
        try:
            answer = choose(decoder.decode(line))
        except (ValueError, MemoryError, ArithmeticError, LookupError, TypeError, AttributeError) as error:
            answer = Choice(error=f"{type(error).__name__}: {error}"[:500])
        tell(msgspec.json.encode(answer) + b"\n")


def tell(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

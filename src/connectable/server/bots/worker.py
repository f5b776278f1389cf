"""A worker process: reads tasks as JSON lines, answers each with one legal action. It sees guessed states only.

Started by `pool.py` as `python -m connectable.server.bots.worker`; it ends with its parent.
"""

import sys
from typing import Any

import msgspec

from connectable.bots.evaluation import weigh
from connectable.bots.levels import Budget, think
from connectable.generator import Generator
from connectable.registry import GAMES, game, register
from connectable.server.bots.task import BotAnswer, BotTask, Worth

MEMORY_BYTES = 2 << 30
READY = b"ready\n"
"""The first line: time counts from now on."""


def choose(task: BotTask) -> BotAnswer:
    """What that bot does in that state."""
    if task.game not in GAMES:
        register(task.game, task.module)
    rules = game(task.game)
    state: Any = rules.read(task.state)
    rng, budget = Generator(task.seed), Budget(task.simulations, task.seconds)
    if not task.weighs:
        return BotAnswer(rules.notation(think(rules, task.level, state, task.seat, rng, budget).action))
    found = weigh(rules, task.level, state, task.seat, rng, budget)
    worths = [Worth(one.notation, one.worth, *one.reason) for one in found.worths]
    return BotAnswer(found.chosen, "", *found.reason, found.unit, worths)


def limit_memory() -> None:
    """A search that runs away fails here instead of taking down the machine."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))


def main() -> None:
    limit_memory()
    decoder = msgspec.json.Decoder(BotTask)
    write_line(READY)
    for line in sys.stdin.buffer:
        try:
            answer = choose(decoder.decode(line))
        except (ValueError, MemoryError, ArithmeticError, LookupError, TypeError, AttributeError) as error:
            answer = BotAnswer(error=f"{type(error).__name__}: {error}"[:500])
        write_line(msgspec.json.encode(answer) + b"\n")


def write_line(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()

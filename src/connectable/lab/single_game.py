"""One game of bots against each other, from its seed alone, so that it is the same in every process.

Chance is drawn by the name of the thing that is due: one deal is the same deal whoever sits where. Bots are shown
determinized states only. Nothing is counted here.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from typing import Any, NamedTuple

from connectable.bots.levels import Budget, think
from connectable.contract import CHANCE
from connectable.generator import Generator
from connectable.options import OptionValue
from connectable.playout import pick
from connectable.registry import GAMES, AnyGame, game, package, register

MOST_ACTIONS = 100_000
"""A game that is still going on then never ends."""
AHEAD = 4
"""Tasks a process that are handed out before the first is back: a stopped run loses no more."""


class Task(NamedTuple):
    """Everything that decides a game, as plain data: this is what crosses to another process."""

    game: str
    module: str
    levels: tuple[str, ...]
    """Seat by seat."""
    options: tuple[tuple[str, OptionValue], ...]
    budget: Budget
    seed: str
    deal: int
    turn: int
    """How far the seats are rotated in this game of the deal."""


class Thinking(NamedTuple):
    """How much one seat thought."""

    choices: int = 0
    simulations: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class Played(NamedTuple):
    """How a game ended."""

    task: Task
    points: tuple[int, ...]
    scores: tuple[float, ...]
    """1 for the first alone, 1/n for n that share it."""
    reason: str
    thinking: tuple[Thinking, ...]


def task_of(
    name: str, players: Sequence[str], options: dict[str, OptionValue], budget: Budget, seed: str, number: int
) -> Task:
    """Game `number` of a match: each deal is played once in every rotation of the players."""
    deal, turn = divmod(number, len(players))
    levels = (*players[turn:], *players[:turn])
    return Task(name, package(name), levels, tuple(sorted(options.items())), budget, seed, deal, turn)


def play(task: Task) -> Played:
    """Plays to the end. Where several may act at once, each acts in the order of seats, one action at a time."""
    if task.game not in GAMES:
        register(task.game, task.module)
    rules = game(task.game)
    state = rules.start(len(task.levels), dict(task.options))
    thinking = [Thinking()] * len(task.levels)
    actions, seat = 0, CHANCE
    while acting := rules.to_act(state):
        seat = following(acting, seat)
        state, thinking = step(rules, task, state, seat, actions, thinking)
        actions += 1
        if actions > MOST_ACTIONS:
            raise RuntimeError(f"{task}: not over after {MOST_ACTIONS} actions")
    outcome = rules.outcome(state)
    assert outcome is not None, f"{task}: nobody is to act, yet there is no outcome"
    return Played(task, outcome.points, shares(outcome.ranks), outcome.reason, tuple(thinking))


def following(acting: Sequence[int], last: int) -> int:
    """Who acts next of those who may: the first after the one who acted last, in the order of seats."""
    return next((seat for seat in acting if seat > last), acting[0])


def step(
    rules: AnyGame, task: Task, state: Any, seat: int, actions: int, thinking: list[Thinking]
) -> tuple[Any, list[Thinking]]:
    """The state after what chance or a bot does, and what the seats have thought until now."""
    if seat == CHANCE:
        rng = generator(task.seed, f"deal {task.deal} {rules.label(state)}")
        return rules.apply(state, CHANCE, pick(rules, state, CHANCE, rng)), thinking
    rng = generator(task.seed, f"deal {task.deal} turn {task.turn} bot {seat} {actions}")
    guess = rules.determinize(state, seat, rng)
    begun = time.perf_counter()
    thought = think(rules, task.levels[seat], guess, seat, rng, task.budget)
    took = time.perf_counter() - begun
    so_far = thinking[seat]
    thinking[seat] = Thinking(
        so_far.choices + 1,
        so_far.simulations + thought.simulations,
        so_far.seconds + took,
        max(so_far.longest, took),
    )
    return rules.apply(state, seat, thought.action), thinking


def generator(seed: str, label: str) -> Generator:
    digest = blake2b(f"{seed}\n{label}".encode(), digest_size=8).digest()
    return Generator(int.from_bytes(digest, "big"))


def shares(ranks: Sequence[int]) -> tuple[float, ...]:
    first = ranks.count(1)
    return tuple(1 / first if rank == 1 else 0.0 for rank in ranks)


def play_all(tasks: Iterable[Task], processes: int = 1) -> Iterator[Played]:
    """The games in the order of the tasks, each as soon as it and those before it are over."""
    if processes == 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        waiting = []
        for task in tasks:
            waiting.append(pool.submit(play, task))
            if len(waiting) >= AHEAD * processes:
                yield waiting.pop(0).result()
        while waiting:
            yield waiting.pop(0).result()

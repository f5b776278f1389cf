"""One game of bots against each other, decided by its seed alone, so that it is the same in every process.

Chance is drawn by the label of what is due: a deal is the same whoever sits where. Bots are shown determinized states
only. Nothing is counted here.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

from connectable.bots.levels import Budget, pauses_of
from connectable.contract import CHANCE
from connectable.generator import Generator
from connectable.lab.first_timers import think_as
from connectable.options import OptionValue
from connectable.playout import pick
from connectable.registry import GAMES, AnyGame, game, package, register
from connectable.system import process_pool

MOST_ACTIONS = 100_000
"""A game that is not over by then never ends."""
AHEAD = 4
"""Games handed to each process before the first result is back: a run that is stopped loses no more than these."""


class MatchGame(NamedTuple):
    """Everything that decides one game of a match, as plain data that can cross to another process."""

    name: str
    module: str
    """Where the game is, for one that is not part of this package."""
    levels: tuple[str, ...]
    """Seat by seat."""
    options: tuple[tuple[str, OptionValue], ...]
    budget: Budget
    seed: str
    deal: int
    turn: int
    """How far the seats are rotated in this game of the deal."""


class SeatEffort(NamedTuple):
    """How much one seat thought in a whole game."""

    choices: int = 0
    simulations: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class GameResult(NamedTuple):
    """How a game ended."""

    game: MatchGame
    points: tuple[int, ...]
    scores: tuple[float, ...]
    """1 for the only winner, 1/n for each of n who share the win."""
    reason: str
    efforts: tuple[SeatEffort, ...]
    """Seat by seat."""


def game_of_match(
    name: str, players: Sequence[str], options: dict[str, OptionValue], budget: Budget, seed: str, number: int
) -> MatchGame:
    """Game `number` of a match: each deal is played once in every rotation of the players."""
    deal, turn = divmod(number, len(players))
    levels = (*players[turn:], *players[:turn])
    return MatchGame(name, package(name), levels, tuple(sorted(options.items())), budget, seed, deal, turn)


def play(match_game: MatchGame) -> GameResult:
    """Plays to the end. Where several may act at once, each acts in the order of seats, one action at a time; where
    they race each other, whoever is done with the pauses of its level first, as at a table."""
    if match_game.name not in GAMES:
        register(match_game.name, match_game.module)
    rules = game(match_game.name)
    state = rules.start(len(match_game.levels), dict(match_game.options))
    efforts = [SeatEffort()] * len(match_game.levels)
    actions, seat = 0, CHANCE
    clocks = [0.0] * len(match_game.levels)
    while acting := rules.to_act(state):
        seat = next_seat(rules, match_game, state, acting, seat, clocks)
        state, efforts = step(rules, match_game, state, seat, actions, efforts)
        actions += 1
        if actions > MOST_ACTIONS:
            raise RuntimeError(f"{match_game}: not over after {MOST_ACTIONS} actions")
    outcome = rules.outcome(state)
    assert outcome is not None, f"{match_game}: nobody is to act, yet there is no outcome"
    return GameResult(match_game, outcome.points, shares(outcome.ranks), outcome.reason, tuple(efforts))


def next_seat(
    rules: AnyGame, match_game: MatchGame, state: Any, acting: Sequence[int], last: int, clocks: list[float]
) -> int:
    """Who acts next; the clocks say when each seat has acted last, in pauses."""
    if len(acting) < 2 or CHANCE in acting:
        return following(acting, last)
    pauses = {seat: pauses_of(rules, match_game.levels[seat], state, seat) for seat in acting}
    if len({*pauses.values()}) == 1:
        return following(acting, last)
    ready = {seat: max(*clocks, clocks[seat] + pauses[seat]) for seat in acting}  # nobody acts in the past
    seat = min(ready, key=lambda one: (ready[one], one <= last, one))
    clocks[seat] = ready[seat]
    return seat


def following(acting: Sequence[int], last: int) -> int:
    """Who acts next of those who may: the first after the one who acted last, in the order of seats."""
    return next((seat for seat in acting if seat > last), acting[0])


def step(
    rules: AnyGame, match_game: MatchGame, state: Any, seat: int, actions: int, efforts: list[SeatEffort]
) -> tuple[Any, list[SeatEffort]]:
    """The state after what chance or a bot does, and how much the seats have thought until now."""
    if seat == CHANCE:
        rng = generator(match_game.seed, f"deal {match_game.deal} {rules.label(state)}")
        return rules.apply(state, CHANCE, pick(rules, state, CHANCE, rng)), efforts
    rng = generator(match_game.seed, f"deal {match_game.deal} turn {match_game.turn} bot {seat} {actions}")
    guess = rules.determinize(state, seat, rng)
    begun = time.perf_counter()
    thought = think_as(rules, match_game.levels[seat], guess, seat, rng, match_game.budget)
    took = time.perf_counter() - begun
    so_far = efforts[seat]
    efforts[seat] = SeatEffort(
        so_far.choices + 1,
        so_far.simulations + thought.simulations,
        so_far.seconds + took,
        max(so_far.longest, took),
    )
    return rules.apply(state, seat, thought.action), efforts


def generator(seed: str, label: str) -> Generator:
    digest = blake2b(f"{seed}\n{label}".encode(), digest_size=8).digest()
    return Generator(int.from_bytes(digest, "big"))


def shares(ranks: Sequence[int]) -> tuple[float, ...]:
    first = ranks.count(1)
    return tuple(1 / first if rank == 1 else 0.0 for rank in ranks)


def play_all(games: Iterable[MatchGame], processes: int = 1) -> Iterator[GameResult]:
    """The results in the order of the games, each as soon as it and those before it are over."""
    if processes == 1:
        yield from map(play, games)
        return
    with process_pool(processes) as pool:
        waiting = []
        for each in games:
            waiting.append(pool.submit(play, each))
            if len(waiting) >= AHEAD * processes:
                yield waiting.pop(0).result()
        while waiting:
            yield waiting.pop(0).result()

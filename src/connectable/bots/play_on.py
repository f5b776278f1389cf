"""What a position brings a seat when a quick bot plays the round on for everybody: what every game can be judged by.

Chance is drawn by the name of what is due, so that two lines of play meet the same dice and cards.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

from connectable.bots.evaluation import unit_of
from connectable.bots.levels import Budget, bots_of, think
from connectable.contract import CHANCE, Outcome
from connectable.generator import Generator
from connectable.playout import pick
from connectable.registry import AnyGame

MOST_ACTIONS = 5_000
"""No position takes so many actions to its end."""


def outlook(rules: AnyGame, state: Any, seat: int, seed: int) -> float:
    """What the end brings that seat, in the unit of the game's bots.

    Where they say in `standing` what points each seat has, the end of the round is enough: the next one begins anew."""
    level, simulations = player_of(rules, state)
    standing: Callable[[Any], Sequence[int]] | None = getattr(bots_of(rules.name), "standing", None)
    for number in range(MOST_ACTIONS):
        acting = rules.to_act(state)
        if not acting:
            break
        if standing and number and rules.begins(state) == "round":
            return lead(standing(state), seat)
        who = acting[number % len(acting)]
        if who == CHANCE:
            action = pick(rules, state, CHANCE, Generator(mixed(seed, rules.label(state))))
        else:
            rng = Generator(mixed(seed, f"seat {who} {number}"))
            action = think(rules, level, state, who, rng, Budget(simulations)).action
        state = rules.apply(state, who, action)
    outcome = rules.outcome(state)
    if outcome is None:
        raise ValueError(f"not over after {MOST_ACTIONS} actions")
    return share(outcome, seat) if unit_of(rules.name) == "share" else lead(outcome.points, seat)


def player_of(rules: AnyGame, state: Any) -> tuple[str, int]:
    """The level that plays positions out, and its simulations: greedy, unless a game's bots name another."""
    own = getattr(bots_of(rules.name), "player", None)
    found: tuple[str, int] = own(state) if own else ("greedy", 0)
    return found


def share(outcome: Outcome, seat: int) -> float:
    """Its part of the win."""
    return 1 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0


def lead(points: Sequence[int], seat: int) -> float:
    """Points more than the best of the others; alone, all points."""
    return float(points[seat] - max((one for other, one in enumerate(points) if other != seat), default=0))


def mixed(seed: int, label: str) -> int:
    return int.from_bytes(blake2b(f"{seed} {label}".encode(), digest_size=7).digest(), "big")

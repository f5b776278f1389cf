"""How the shipped deck plays among bots: turns without a fit, placements by their factor, solitaire by level.

Everything is seeded; the numbers of rounds are small enough for a coffee, and `make deck-report ROUNDS=5` takes five
times as many.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from connectable.bots.levels import choose
from connectable.contract import CHANCE
from connectable.generator import Generator
from connectable.playout import pick
from connectable.registry import AnyGame

FACTORS = {2: 2, 3: 3, 4: 10}
"""Pairs made at once → what a placement counts (CX-K4)."""
GAME = 5
"""Rounds of a game."""


@dataclass
class Rounds:
    """What was counted in some rounds."""

    played: int = 0
    actions: int = 0
    begun: int = 0
    """Turns begun."""
    stuck: int = 0
    """Turns that began without a card that fits."""
    pairs: Counter[int] = field(default_factory=Counter)
    """Pairs made at once → placements."""
    with_three: int = 0
    """Rounds with a ×3."""

    @property
    def laid(self) -> int:
        return max(1, sum(self.pairs.values()))

    def told(self) -> Iterator[str]:
        shares = ", ".join(f"×{factor} {self.pairs[pairs] / self.laid:.1%}" for pairs, factor in FACTORS.items())
        yield f"{self.actions / self.played:.0f} actions per round, {self.laid / self.played:.1f} cards laid; {shares}"
        yield f"no card fits at the start of {self.stuck / max(1, self.begun):.1%} of turns"
        share = self.with_three / self.played
        yield f"×3 in {self.with_three} of {self.played} rounds: in {1 - (1 - share) ** GAME:.0%} of games of {GAME}"


def classic(rules: AnyGame, level: str, seats: int, rounds: int) -> Rounds:
    """Classic rounds with help shown, all seats of one level."""
    found = Rounds(rounds)
    for seed in range(rounds):
        before = found.pairs[3]
        state, rng = rules.start(seats, {"rounds": 1}), Generator(seed)
        while acting := rules.to_act(state):
            seat = acting[0]
            chance = seat == CHANCE
            action = pick(rules, state, seat, rng) if chance else turn(rules, level, state, seat, rng, found)
            state = rules.apply(state, seat, action)
        found.with_three += found.pairs[3] > before
    return found


def turn(rules: AnyGame, level: str, state: Any, seat: int, rng: Generator, found: Rounds) -> Any:
    if state.choices[seat] is None and state.drawn < 0:
        found.begun += 1
        found.stuck += not any(rules.notation(one).startswith("card") for one in rules.legal(state, seat))
    action = choose(rules, level, state, seat, rng)
    pairs = rules.preview(state, seat, action).get("pairs")
    if isinstance(pairs, list | tuple) and pairs:
        found.pairs[len(pairs)] += 1
    found.actions += 1
    return action


def solitaire(rules: AnyGame, level: str, games: int) -> list[int]:
    """The cards in the web at the end of each game, fewest first; the same deals for every level."""
    found = []
    for seed in range(games):
        state, cards, rng = rules.start(1, {"way": "solitaire"}), Generator(seed), Generator(1000 + seed)
        while acting := rules.to_act(state):
            seat = acting[0]
            action = pick(rules, state, seat, cards) if seat == CHANCE else choose(rules, level, state, seat, rng)
            state = rules.apply(state, seat, action)
        outcome = rules.outcome(state)
        assert outcome is not None
        found.append(outcome.points[0])
    return sorted(found)

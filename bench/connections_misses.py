"""How often bots miss where people find the links themselves (CX-J6): the share of their tries, by level.

python bench/connections_misses.py [GAMES] [SIMULATIONS]
"""

import sys
from collections import Counter

from connectable.bots.connections import LEVELS
from connectable.bots.levels import Budget, Think
from connectable.games.connections import GAME
from connectable.generator import Generator
from connectable.options import OptionValue
from connectable.playout import pick

WAYS: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"way": "classic", "rounds": 1}),
    (2, {"way": "endless"}),
    (1, {"way": "solitaire"}),
    (2, {"way": "quick", "rounds": 1}),
    (2, {"way": "quads", "rounds": 1}),
    (2, {"way": "rummy"}),
]
WANTED = {
    "gentle": (25, 35),
    "greedy": (20, 30),
    "easy": (15, 25),
    "medium": (8, 15),
    "skilled": (5, 11),
    "strong": (3, 8),
    "champion": (0, 3),
}
"""Per cent of tries."""
MOST = 3000
"""Actions after which a game is left."""


def play(level: Think, seats: int, options: dict[str, OptionValue], seed: int, budget: Budget) -> tuple[int, int]:
    """Tries and misses of one game in which that level has every seat."""
    state, rng, tries = GAME.start(seats, {**options, "find": "own"}), Generator(seed), 0
    for _ in range(MOST):
        acting = GAME.to_act(state)
        if not acting:
            break
        seat = acting[rng.randrange(len(acting))]
        if seat < 0:
            action = pick(GAME, state, seat, rng)
        else:
            action = level(GAME, GAME.determinize(state, seat, rng), seat, rng, budget).action
            tries += GAME.is_try(state, seat, action)
        state = GAME.apply(state, seat, action)
    return tries, sum(state.misses)


def main(games: int, simulations: int) -> None:
    for name, level in LEVELS.items():
        tries, misses, shares = 0, 0, Counter[str]()
        for seats, options in WAYS:
            played = [play(level.think, seats, options, seed, Budget(simulations)) for seed in range(games)]
            tried, missed = (sum(column) for column in zip(*played, strict=True))
            tries, misses = tries + tried, misses + missed
            shares[str(options["way"])] = round(100 * missed / max(1, tried))
        low, high = WANTED.get(name, (0, 100))
        share = 100 * misses / max(1, tries)
        verdict = "as wanted" if low <= share <= high else "NOT AS WANTED"
        wanted = f"wanted {low}–{high} %: {verdict}" if name in WANTED else ""
        print(f"{name:9} {tries:6} tries, {misses:5} misses: {share:4.1f} % {wanted}  {dict(shares)}", flush=True)


if __name__ == "__main__":
    given = [int(text) for text in sys.argv[1:]]
    main(*(given + [6, 12][len(given) :]))

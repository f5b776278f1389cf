"""Print a seeded sample of accepted pairs of every kind of link, to be read and labelled true or false.

The pairs are of words that stand well on cards; only words and kind are printed, in an order that hides the source.
"""

import random
import sys
from itertools import combinations

from candidates import candidates

from connectable.games.connections import referee

EACH = 60
"""Pairs per kind; all of them where there are fewer."""


def main(seed: int) -> None:
    words = sorted({word.english.lower() for word in candidates() if referee.knows(word.english)})
    found: dict[str, list[tuple[str, str]]] = {}
    for one, two in combinations(words, 2):
        verdict = referee.judge(one, two)
        if referee.accepts(verdict):
            found.setdefault(verdict.reason, []).append((two, one) if verdict.turned else (one, two))
    rng = random.Random(seed)
    for kind, pairs in sorted(found.items()):
        for one, two in rng.sample(pairs, min(EACH, len(pairs))):
            print(f"{kind},{one},{two}")


if __name__ == "__main__":
    main(int(sys.argv[1]))

"""Print a seeded sample of accepted pairs of every typed kind of link, to be read and labelled true or false.

The pairs are of words that stand well on cards, in an order that mixes the kinds. `sample_reasons.py SEED` prints what
the tests keep, with empty labels; with `--blind` the same rows as readers get them: the sentence and nothing else.
"""

import csv
import random
import sys
from itertools import combinations

from candidates import candidates

from connectable.games.connections import referee
from connectable.i18n import Speech

EACH = 60
"""Pairs per kind; all of them where there are fewer."""
Row = tuple[str, str, str]
"""The kind, and the two words in its direction."""


def sample(seed: int) -> list[Row]:
    words = sorted({word.english.lower() for word in candidates() if referee.knows(word.english)})
    found: dict[str, list[Row]] = {}
    for one, two in combinations(words, 2):
        verdict = referee.judge(one, two)
        if referee.accepts(verdict) and verdict.reason != "found":
            first, second = (two, one) if verdict.turned else (one, two)
            found.setdefault(verdict.reason, []).append((verdict.reason, first, second))
    rng = random.Random(seed)
    rows = [row for _, pairs in sorted(found.items()) for row in rng.sample(pairs, min(EACH, len(pairs)))]
    rng.shuffle(rows)
    return rows


def main(seed: int, *, blind: bool) -> None:
    paper = csv.writer(sys.stdout, lineterminator="\n")
    say = Speech("en").say
    paper.writerow(["sentence", "first", "second"] if blind else ["kind", "one", "two", "first", "second"])
    for kind, one, two in sample(seed):
        told = [say(f"cx-link-{kind}", first=one, second=two)] if blind else [kind, one, two]
        paper.writerow([*told, "", ""])


if __name__ == "__main__":
    main(int(sys.argv[1]), blind="--blind" in sys.argv)

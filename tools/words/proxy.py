"""How well the referee finds what people associate, without people's norms: sources that it did not learn from.

Printed by `make words`: AUC against random and hard strangers, and the share found at 1, 5 and 10 % false alarms.
"""

import numpy as np
from fit import Floats, Pairs, Sources, associations, fit, strangers
from scipy.stats import rankdata

from connectable.games.connections.referee.evidence import BIT

TIMES = 10
"""Strangers for every pair."""
MOST = 3000
"""Pairs of a source that are tested."""
WRITTEN = frozenset(("found", "property", "part", "made"))
"""Kinds that facts written by hand are among."""


def report(sources: Sources) -> None:
    """The figures on cues kept back, and on each source whose kinds were left out of fit and score."""
    kept_back = associations(sources.words, lambda rest: rest == 0)
    show("cues kept back", sources, kept_back, frozenset())
    show("the same, no written facts", sources, kept_back, WRITTEN)
    show("written facts, without them", sources, of_kind(sources, "found"), WRITTEN)
    show("said together, without it", sources, of_kind(sources, "said"), frozenset({"said"}))
    show("definitions, without them", sources, of_kind(sources, "defined"), frozenset({"defined", "walk"}))


def of_kind(sources: Sources, kind: str) -> Pairs:
    """Pairs of common words that have this evidence, a seeded choice."""
    common = set(sources.common.tolist())
    found = sorted(pair for pair, bits in sources.links.items() if bits & BIT[kind] and common.issuperset(pair))
    chosen = np.random.default_rng(4).permutation(len(found))[:MOST]
    return np.array(found)[np.sort(chosen)]


def show(name: str, sources: Sources, pairs: Pairs, without: frozenset[str]) -> None:
    weights = fit(sources, without)
    good, random, hard = (
        weights.scores(sources.columns(some))
        for some in (pairs, *(strangers(pairs, sources.common, sort, TIMES, 5) for sort in ("random", "hard")))
    )
    rates = " / ".join(f"{found_at(good, random, share):.3f}" for share in (0.01, 0.05, 0.1))
    print(f"{name:28} AUC {area(good, random):.4f} random, {area(good, hard):.4f} hard; found {rates} at 1/5/10 %")


def area(good: Floats, bad: Floats) -> float:
    """The chance that a pair that belongs together scores more than one that does not."""
    ranks = rankdata(np.concatenate([good, bad]))
    return float((ranks[: len(good)].sum() - len(good) * (len(good) + 1) / 2) / (len(good) * len(bad)))


def found_at(good: Floats, bad: Floats, share: float) -> float:
    return float((good > np.quantile(bad, 1 - share)).mean())

"""What each source weighs: a logistic regression on associations of our own, brought to the referee's scale.

Two thirds of the cues are for fitting; `proxy.py` tests on the others. No pair is kept: about a dozen numbers come out.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from zlib import crc32

import numpy as np
import numpy.typing as npt
import scipy.sparse as sp
from sources import ROOT

from connectable.games.connections.referee.evidence import BIT, EVIDENCE
from connectable.games.connections.referee.word_forms import bases

Floats = npt.NDArray[np.float64]
Pairs = npt.NDArray[np.int64]
KINDS = tuple(name for name in EVIDENCE if not name.endswith(" turned"))
"""A kind and its turned twin share a weight."""
COLUMNS = ("glove", "minilm", "walk", *KINDS)
NEGATIVES = 6
"""Pairs of words that do not belong together, of each sort, for every pair that does."""
STRENGTH = 3.0
"""How strongly weights are drawn to zero."""
DEBATABLE, CLEAR = (0.96, 5.0), (0.994, 9.0)
"""Where the referee's scale is fixed: this share of random pairs of common words scores less than this."""


@dataclass(frozen=True)
class Sources:
    """Everything that is known of pairs of words."""

    words: list[str]
    common: Pairs
    glove: Floats
    minilm: Floats
    walk: sp.csr_matrix
    links: Mapping[tuple[int, int], int]
    families: list[set[int]]
    """Of each word, the numbers of its families."""
    broad: int
    """From this number on, families are broad."""

    def columns(self, pairs: Pairs) -> Floats:
        """One row per pair, in the order of COLUMNS."""
        one, two = pairs[:, 0], pairs[:, 1]
        walk = np.asarray(self.walk[one].multiply(self.walk[two]).sum(axis=1)).ravel()
        bits = np.array([self.bits(a, b) for a, b in pairs.tolist()])
        kinds = [bits & (BIT[name] | BIT.get(f"{name} turned", 0)) > 0 for name in KINDS]
        near = [np.einsum("ij,ij->i", part[one], part[two]) for part in (self.glove, self.minilm)]
        return np.column_stack([*near, np.sqrt(np.maximum(walk, 0)), *kinds]).astype(np.float64)

    def bits(self, a: int, b: int) -> int:
        found = self.links.get((min(a, b), max(a, b)), 0)
        shared = self.families[a] & self.families[b]
        return found | BIT["family" if min(shared) < self.broad else "broad"] if shared else found


@dataclass(frozen=True)
class Weights:
    """A weight per column, and what is subtracted from their sum, on the referee's scale."""

    columns: dict[str, float]
    middle: float

    def scores(self, columns: Floats) -> Floats:
        return np.asarray(columns @ np.array([self.columns[name] for name in COLUMNS]) - self.middle)


def associations(words: list[str], wanted: Callable[[int], bool]) -> Pairs:
    """The pairs of `associations.txt` whose cue has a wanted remainder by three, as places in the vocabulary."""
    at, found = {word: place for place, word in enumerate(words)}, []
    for line in (ROOT / "tools" / "words" / "associations.txt").read_text(encoding="utf-8").splitlines():
        cue, colon, answers = line.partition(":")
        if colon and not line.startswith("#") and cue in at and wanted(crc32(cue.encode()) % 3):
            forms = [bases(answer.strip(), at)[:1] for answer in answers.split(",")]
            found += [(at[cue], at[form[0]]) for form in forms if form and form[0] != cue]
    return np.array(found)


def strangers(pairs: Pairs, common: Pairs, sort: str, times: int, seed: int) -> Pairs:
    """The cues with other words: random common ones, or (hard) answers to other cues."""
    rng = np.random.default_rng(seed)
    known = {(min(a, b), max(a, b)) for a, b in pairs.tolist()}
    cues = rng.choice(pairs[:, 0], 2 * times * len(pairs))
    others = rng.choice(common if sort == "random" else pairs[:, 1], len(cues))
    found = [
        (a, b)
        for a, b in zip(cues.tolist(), others.tolist(), strict=True)
        if a != b and (min(a, b), max(a, b)) not in known
    ]
    return np.array(found[: times * len(pairs)])


def regress(good: Floats, bad: Floats) -> Floats:
    """Logistic regression by Newton's method; both sides weigh the same; the last number is the constant."""
    columns = np.column_stack([np.vstack([good, bad]), np.ones(len(good) + len(bad))])
    answers = np.r_[np.ones(len(good)), np.zeros(len(bad))]
    weights = np.r_[np.full(len(good), len(bad) / len(good)), np.ones(len(bad))]
    found = np.zeros(columns.shape[1])
    pull = np.r_[np.full(len(found) - 1, STRENGTH), 1e-6]
    for _ in range(25):
        chances = 1 / (1 + np.exp(-columns @ found))
        slope = columns.T @ (weights * (chances - answers)) + pull * found
        bend = (columns * (weights * chances * (1 - chances))[:, None]).T @ columns + np.diag(pull)
        found = found - np.linalg.solve(bend, slope)
    return found


def fit(sources: Sources, without: frozenset[str] = frozenset()) -> Weights:
    """The weights; columns in `without` have none."""
    pairs = associations(sources.words, lambda rest: rest != 0)
    good = sources.columns(pairs)
    bad = np.vstack(
        [
            sources.columns(strangers(pairs, sources.common, sort, NEGATIVES, seed))
            for seed, sort in enumerate(("random", "hard"))
        ]
    )
    used = [place for place, name in enumerate(COLUMNS) if name not in without]
    plain = np.zeros(len(COLUMNS))
    plain[used] = np.maximum(regress(good[:, used], bad[:, used])[:-1], 0)
    return to_scale(sources, plain)


def to_scale(sources: Sources, plain: Floats) -> Weights:
    """The weights stretched and shifted so that random pairs score what the two fixed points say."""
    rng = np.random.default_rng(3)
    one, two = rng.choice(sources.common, (2, 60_000))
    scores = sources.columns(np.column_stack([one, two])[one != two]) @ plain
    (low_share, low), (high_share, high) = DEBATABLE, CLEAR
    here, there = np.quantile(scores, [low_share, high_share])
    stretch = (high - low) / (there - here)
    columns = {name: round(float(weight * stretch), 4) for name, weight in zip(COLUMNS, plain, strict=True)}
    return Weights(columns, round(float(here * stretch - low), 4))

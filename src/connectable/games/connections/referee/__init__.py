"""The word referee: do two words connect, how surely, and why (CX-J3)?

Deterministic, offline and open to appeal. It knows words, not cards; the pairs of the shipped deck are looked up in a
table, all others are worked out from the lexicon.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from typing import Final, Literal

from connectable.games.connections.referee import pair_table
from connectable.games.connections.referee.evidence import EVIDENCE, TELLING
from connectable.games.connections.referee.lexicon import Places, lexicon

Kind = Literal["clear", "debatable", "no"]

CLEAR: Final = 9.0
"""So close that nobody asks: fewer than 1 in 100 random pairs of common words score as much."""
FOUND: Final = 7.0
"""Words so close are found together, even without a typed link."""
DEBATABLE: Final = 5.0
"""About 4 in 100 random pairs score as much."""
FURTHER: Final = 0.5
"""What evidence beside the strongest still adds."""
MEMORY: Final = 1 << 19
"""Verdicts remembered."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the referee says of two words."""

    kind: Kind
    score: float
    reason: str
    """One of the `REASONS` of cards.py; empty: it knows none."""


SAME: Final = Verdict("clear", 20.0, "same")
"""A word and itself."""

REMEMBERED: dict[tuple[str, str], Verdict] = {}
"""What was judged before; it changes no answer, only its speed."""


def knows(word: object) -> bool:
    """Whether the word, or the word it is a form of, is in the vocabulary."""
    return isinstance(word, str) and lexicon().places(word) is not None


def score(a: object, b: object) -> float:
    """How closely two words connect, in hundredths: about 0 at random, above CLEAR surely."""
    return judge(a, b).score


def judge(a: object, b: object) -> Verdict:
    """The verdict on two words, in either order; a ValueError names a word it does not know."""
    if not (isinstance(a, str) and isinstance(b, str)):
        raise unknown(b if isinstance(a, str) else a)
    if (found := REMEMBERED.get((a, b))) is None:
        found = rule(a, b)
        remember(a, b, found)
    return found


def judge_all(words: Iterable[str]) -> None:
    """Judges every two words and remembers it: for a whole deck many times faster than pair by pair."""
    known = sorted({word: places(word) for word in words}.items())
    closeness = lexicon().all_closeness([where for _, where in known])
    for (number, (one, here)), (other, (two, there)) in combinations(enumerate(known), 2):
        remember(one, two, weigh(here, there, closeness[number][other]))


def remember(a: str, b: str, found: Verdict) -> None:
    if len(REMEMBERED) >= MEMORY:
        REMEMBERED.clear()
    REMEMBERED[a, b] = found


def rule(a: str, b: str) -> Verdict:
    if (found := REMEMBERED.get((b, a))) is not None:
        return found
    if in_deck := pair_table.look_up(a, b):
        hundredths, reason = in_deck
        return verdict(hundredths / 100, reason)
    return work_out(*sorted((places(a), places(b))))


def accepts(verdict: Verdict) -> bool:
    """Judging by referee: what is clear stands, and what is debatable with a reason (CX-J2)."""
    return verdict.kind == "clear" or (verdict.kind == "debatable" and bool(verdict.reason))


def places(word: str) -> Places:
    found = lexicon().places(word)
    if found is None:
        raise unknown(word)
    return found


def unknown(word: object) -> ValueError:
    return ValueError(f"the referee does not know the word {word!r:.80}; it knows common English words and terms")


def work_out(one: Places, two: Places) -> Verdict:
    return weigh(one, two, lexicon().closeness(one, two))


def weigh(one: Places, two: Places, closeness: float) -> Verdict:
    """Closeness and evidence together."""
    if one == two:
        return SAME
    bits, family = lexicon().evidence(one, two)
    found = {
        kind: (weight, reason)
        for number, (kind, reason, weight) in enumerate(EVIDENCE)
        if bits >> number & 1 or (family and kind == "family")
    }
    weights = sorted((weight for weight, _ in found.values()), reverse=True)
    total = closeness + sum(weights[:1]) + FURTHER * sum(weights[1:])
    telling = next((found[kind][1] for kind in TELLING if kind in found), "")
    return verdict(round(total, 2), telling)


def verdict(score: float, reason: str) -> Verdict:
    kind: Kind = "clear" if score >= CLEAR else "debatable" if score >= DEBATABLE else "no"
    return Verdict(kind, score, reason or ("found" if score >= FOUND else ""))

"""A stand-in referee: the verdict on two words by a stable hash; it knows no language.

It deliberately explains nothing: the measured referee takes this place.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal

REASONS: Final = ("opposite", "same", "is-a", "part", "made", "said", "family", "property", "found")


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether two words connect, how surely, and why."""

    kind: Literal["clear", "debatable", "no"]
    score: float
    reason: str


def judge(a: str, b: str) -> Verdict:
    """The verdict on two words, in either order."""
    digest = sha256(" / ".join(sorted((a, b))).encode()).digest()
    number = digest[0] * 256 + digest[1]
    if number >= 4500:
        return Verdict("no", 0.0, "")
    reason = REASONS[digest[2] % 9]
    return Verdict("clear", 1.0, reason) if number < 2600 else Verdict("debatable", 0.5, reason)


def accepts(verdict: Verdict) -> bool:
    """Whether a verdict lets a pair stand."""
    return verdict.kind == "clear" or (verdict.kind == "debatable" and bool(verdict.reason))


def knows(word: str) -> bool:
    """Whether the referee can judge the word at all."""
    return bool(word)

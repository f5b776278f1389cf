"""The word referee: do two words connect, how surely, and why (CX-J3)?

Deterministic, offline and open to appeal. It knows words, not cards; every pair is worked out from the lexicon.
"""

from dataclasses import dataclass, replace
from typing import Final, Literal

from connectable.games.connections.referee.evidence import BIT, EVIDENCE, TELLING, Evidence
from connectable.games.connections.referee.lexicon import Places, lexicon

Kind = Literal["clear", "debatable", "no"]

CLEAR: Final = 9.0
"""So close that nobody asks: fewer than 1 in 100 random pairs of common words score as much."""
FOUND: Final = 6.4
"""Words so close are found together, even without a typed link."""
DEBATABLE: Final = 4.1
"""What a source says of both words stands from here on; about 7 in 100 random pairs are as near."""
MEMORY: Final = 1 << 19
"""Verdicts remembered."""
NOTHING: Final = Evidence("found", loose=True)
"""Where no evidence is kept, near words are found together."""
USAGE: Final = sum(BIT[name] for name, kind in EVIDENCE.items() if kind.usage)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the referee says of two words."""

    kind: Kind
    score: float
    reason: str
    """One of the `REASONS` of cards.py; empty: it knows none."""
    turned: bool = False
    """Whether the reason runs from the second word to the first: of MAMMAL and MOOSE, the MOOSE is the kind."""
    usage: bool = False
    """Whether it would not stand without what is a matter of English alone (CX-O6)."""


SAME: Final = Verdict("clear", 20.0, "same")
"""A word and itself."""

Both = tuple[Verdict, Verdict]
"""The verdict, and that without English usage."""
REMEMBERED: dict[tuple[str, str], Both] = {}
"""What was judged before, the smaller word first; it changes no answer, only its speed."""


def knows(word: object) -> bool:
    """Whether the word, or the word it is a form of, is in the vocabulary."""
    return isinstance(word, str) and lexicon().places(word) is not None


def score(a: object, b: object) -> float:
    """How closely two words connect, in hundredths: about 0 at random, above CLEAR surely."""
    return judge(a, b).score


def judge(a: object, b: object) -> Verdict:
    """The verdict on two words; in the other order it is the same, turned. A ValueError names an unknown word."""
    return both(a, b)[0]


def judge_concept(a: object, b: object) -> Verdict:
    """The verdict without what is only English usage: for readers of other languages (CX-O6)."""
    return both(a, b)[1]


def both(a: object, b: object) -> Both:
    if not (isinstance(a, str) and isinstance(b, str)):
        raise unknown(b if isinstance(a, str) else a)
    found = REMEMBERED.get((a, b) if a <= b else (b, a))
    if found is None:
        found = remember(min(a, b), max(a, b), work_out(places(min(a, b)), places(max(a, b))))
    return found if a <= b else (turn(found[0]), turn(found[1]))


def remember(a: str, b: str, found: Both) -> Both:
    if len(REMEMBERED) >= MEMORY:
        REMEMBERED.clear()
    REMEMBERED[a, b] = found
    return found


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


def work_out(one: Places, two: Places) -> Both:
    return weigh(one, two, lexicon().closeness(one, two))


def weigh(one: Places, two: Places, closeness: float) -> Both:
    """Closeness and evidence together."""
    if one == two:
        return SAME, SAME
    bits = lexicon().evidence(one, two)
    whole = told(closeness, bits)
    if not bits & USAGE:
        return whole, whole
    concept = told(closeness, bits & ~USAGE)
    return replace(whole, usage=accepts(whole) and not accepts(concept)), concept


def told(closeness: float, bits: int) -> Verdict:
    weights = lexicon().weights
    total = closeness + sum(weight for place, weight in enumerate(weights) if bits >> place & 1)
    telling = next((EVIDENCE[name] for name in TELLING if bits & BIT[name]), None)
    return verdict(round(total, 2), telling or NOTHING)


def verdict(score: float, telling: Evidence) -> Verdict:
    """The verdict by score and what tells most; what is loose needs a higher score than the others."""
    kind: Kind = "clear" if score >= CLEAR else "debatable" if score >= DEBATABLE else "no"
    told = not telling.loose or score >= FOUND
    return Verdict(kind, score, telling.reason if told else "", telling.turned and told)


def turn(found: Verdict) -> Verdict:
    """The same, said of the two words in the other order."""
    directed = found.reason in ("is-a", "part", "made", "property")
    return replace(found, turned=not found.turned) if directed else found

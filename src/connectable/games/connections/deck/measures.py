"""How a deck plays, counted exactly: pairs that connect, first turns with a legal play, words nobody can match.

`connectable check` and `make deck-report` print what is measured here; it refuses nothing.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import comb

from connectable.contract import Detail
from connectable.games.connections.deck import Deck
from connectable.games.connections.engine.cards import ACCEPTED, CLEAR, NO, reason_name

HAND = 5
"""Cards dealt in the classic way."""
PARTNERS = 3
"""A word that connects with fewer is hard to place."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something its author should look at: key and data of the sentence, and the line."""

    key: str
    detail: Detail
    line: int


@dataclass(frozen=True, slots=True)
class Report:
    """The measures of a deck."""

    hash: str
    cards: int
    words: int
    values: dict[int, int]
    """Value → cards."""
    clear: float
    """Share of pairs of different words, on different cards, that are clear."""
    accepted: float
    """Share that the referee accepts: clear, or debatable with a reason."""
    first_turns: float
    """Share of deals in which one of five cards can be laid against the starter."""
    fits: float
    """How many of five cards can, on average."""
    partners: dict[str, int] = field(repr=False)
    """Word → how many others it connects with."""
    findings: tuple[Finding, ...] = ()


def report(deck: Deck) -> Report:
    """All measures; a word the referee does not know connects with nothing."""
    words = list(deck.words)
    partners, accepted, clear = count_partners(deck)
    pairs = max(
        1, comb(len(words), 2) - sum(len(set(card.words)) * (len(set(card.words)) - 1) // 2 for card in deck.cards)
    )
    first_turns, fits = openings(deck, accepted)
    return Report(
        deck.hash,
        len(deck.cards),
        len(words),
        dict(sorted(Counter(card.value for card in deck.cards).items())),
        clear / pairs,
        len(accepted) / pairs,
        first_turns,
        fits,
        partners,
        tuple(sorted(findings(deck, partners), key=lambda finding: finding.line)),
    )


def count_partners(deck: Deck) -> tuple[dict[str, int], set[tuple[str, str]], int]:
    """Partners of each word, every accepted pair and the number of clear ones; pairs of one card cannot meet and do not
    count."""
    words = deck.words
    partners = dict.fromkeys(words, 0)
    together = {pair for card in deck.cards for pair in combinations(sorted(card.words), 2)}
    accepted, clear = set(), 0
    for one, two, verdict in verdicts_of(deck, words):
        if (one, two) in together:
            continue
        clear += verdict % 4 == CLEAR
        if verdict >= ACCEPTED:
            accepted.add((one, two))
            partners[one] += 1
            partners[two] += 1
    return partners, accepted, clear


def verdicts_of(deck: Deck, words: tuple[str, ...]) -> Iterator[tuple[str, str, int]]:
    """Every two of these words that are more than nothing to the referee, in alphabetical order, with the verdict."""
    if deck.verdicts is None:
        return
    order = tuple(sorted(words))
    table = deck.verdicts.table(order)
    size = len(order)
    for one in range(size):
        row = table[one * size : one * size + size]
        for two in range(one + 1, size):
            if row[two]:
                yield order[one], order[two], row[two]


def openings(deck: Deck, accepted: set[tuple[str, str]]) -> tuple[float, float]:
    """Share of deals with a legal first play, and cards of a hand that fit: exact, over all hands and starters."""
    friends: dict[str, set[str]] = {}
    for one, two in accepted:
        friends.setdefault(one, set()).add(two)
        friends.setdefault(two, set()).add(one)
    others = len(deck.cards) - 1
    reach = [set().union(*(friends.get(word, set()) for word in card.words)) for card in deck.cards]
    fitting = [
        sum(1 for other, card in enumerate(deck.cards) if other != starter and not near.isdisjoint(card.words))
        for starter, near in enumerate(reach)
    ]
    stuck = sum(comb(others - fit, HAND) for fit in fitting) / (len(deck.cards) * comb(others, HAND))
    return 1 - stuck, HAND * sum(fitting) / (len(deck.cards) * others)


def findings(deck: Deck, partners: dict[str, int]) -> list[Finding]:
    """Words that come twice, are unknown, are related to a neighbour on their card, or connect with too few."""
    found, seen = [], dict[str, int]()
    lines = deck.lines or tuple(range(1, len(deck.cards) + 1))
    unknown = deck.verdicts.unknown if deck.verdicts else frozenset(deck.words)
    related = {(one, two): verdict for one, two, verdict in verdicts_of(deck, deck.words) if verdict % 4 != NO}
    for card, line in zip(deck.cards, lines, strict=True):
        for word in card.words:
            if (first := seen.setdefault(word.casefold(), line)) != line:
                found.append(Finding("cx-content-twice", {"word": word, "first": first}, line))
            elif word in unknown:
                found.append(Finding("cx-content-unknown", {"word": word}, line))
            elif partners[word] < PARTNERS:
                found.append(Finding("cx-content-lonely", {"word": word, "partners": partners[word]}, line))
        for one, two in combinations(sorted(card.words), 2):
            if (one, two) in related:
                reason = reason_name(related[one, two])
                found.append(Finding("cx-content-related", {"one": one, "two": two, "reason": reason}, line))
    return found

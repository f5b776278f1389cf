"""A stand-in deck: made-up words; it deliberately checks little: the real deck takes this place."""

from dataclasses import dataclass
from hashlib import sha256

from connectable.contract import BadContent


@dataclass(frozen=True, slots=True)
class Card:
    """Four words (north, east, south, west) and a value from 1 to 5."""

    words: tuple[str, str, str, str]
    value: int


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards in order; a card's number is its place."""

    cards: tuple[Card, ...]
    hash: str


def house() -> Deck:
    """The deck that ships."""
    names = [first + second for first in FIRST for second in SECOND]
    cards = [Card((names[4 * i], names[4 * i + 1], names[4 * i + 2], names[4 * i + 3]), i % 5 + 1) for i in range(124)]
    return Deck(tuple(cards), "stand-in")


FIRST = ["ba", "de", "fi", "go", "lu", "mi", "no", "pa", "re", "so", "tu"]
SECOND = [a + b for a in "bcdfghjklmnprst" for b in ("a", "e", "i")] + ["x"]


def read_deck(text: str) -> Deck:
    """The deck of a CSV text: `north,east,south,west,value`, a card a line."""
    cards = []
    for number, line in enumerate(text.splitlines()[1:], start=2):
        fields = line.split(",")
        if len(fields) != 5 or fields[4] not in ("1", "2", "3", "4", "5"):
            raise BadContent("cx-content-card", {"text": line[:80]}, number)
        cards.append(Card((fields[0], fields[1], fields[2], fields[3]), int(fields[4])))
    return Deck(tuple(cards), sha256(text.encode()).hexdigest()[:16])

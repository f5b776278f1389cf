"""The deck in play as numbers: which word is on which side, what each card is worth, every pair's verdict.

It is made once per deck (`content.py`) and never changes; house rulings are not part of it.
"""

from typing import Final, final

NO: Final = 0
DEBATABLE: Final = 1
CLEAR: Final = 2
ACCEPTED: Final = 64
"""A verdict byte: 64 if the referee lets the pair stand + 4 × reason + kind."""

KIND_NAMES: Final = ("no", "debatable", "clear")
REASONS: Final = ("", "opposite", "same", "is-a", "part", "made", "said", "family", "property", "found")
"""CX-J3: the kinds of link; the first is that none is known."""
SIDES: Final = ("north", "east", "south", "west")


@final
class Cards:
    """Cards and words by number; `hash` names the deck together with all its verdicts."""

    def __init__(
        self,
        words: tuple[str, ...],
        sides: tuple[int, ...],
        values: tuple[int, ...],
        verdicts: bytes,
        near: bytes,
        hash_: str,
        all_known: bool,
    ) -> None:
        self.words: Final = words
        self.sides: Final = sides
        """Card × 4 + side (north, east, south, west) → word."""
        self.values: Final = values
        self.verdicts: Final = verdicts
        """Word × words + word → verdict byte."""
        self.near: Final = near
        """Card × words + word → the sides (1 north, 2 east, 4 south, 8 west) the referee lets touch it."""
        self.hash: Final = hash_
        self.all_known: Final = all_known
        """Whether the referee knows every word."""

    def count(self) -> int:
        return len(self.values)

    def word(self, card: int, turn: int, side: int) -> int:
        """The word at a side of a card that was turned so many quarters clockwise."""
        return self.sides[card * 4 + (side - turn) % 4]

    def verdict(self, a: int, b: int) -> int:
        return self.verdicts[a * len(self.words) + b]

    def names(self, card: int) -> tuple[str, str, str, str]:
        """The words of an unturned card."""
        north, east, south, west = self.sides[card * 4 : card * 4 + 4]
        return self.words[north], self.words[east], self.words[south], self.words[west]


def kind_name(verdict: int) -> str:
    return KIND_NAMES[verdict % 4]


def reason_name(verdict: int) -> str:
    return REASONS[verdict % 64 // 4]

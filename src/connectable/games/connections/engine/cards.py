"""The deck in play as numbers: which word is on which side, what each card is worth, every pair's verdict.

It is made once per deck (`content.py`) and never changes; house rulings are not part of it.
"""

from typing import Final, final

NO: Final = 0
DEBATABLE: Final = 1
CLEAR: Final = 2
ACCEPTED: Final = 64
"""A verdict byte: 64 if the referee lets the pair stand + 4 × what is told + kind."""

KIND_NAMES: Final = ("no", "debatable", "clear")
REASONS: Final = ("", "opposite", "same", "is-a", "part", "made", "said", "family", "property", "found")
"""CX-J3: the kinds of link; the first is that none is known."""
DIRECTED: Final = ("is-a", "part", "made", "property")
"""Those that run from one word to the other."""
TOLD: Final = REASONS + DIRECTED
"""What a verdict byte can tell: a kind of link, and at the end the directed ones from the second word to the first."""
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
        ids: tuple[int, ...],
        card_ids: tuple[int, ...],
        translations: tuple[dict[str, tuple[str, ...]], ...],
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
        self.ids: Final = ids
        """CX-O6: word → its id, the same whichever cards of the deck are in play."""
        self.card_ids: Final = card_ids
        self.translations: Final = translations
        """Card → language → its words, where the deck has them in that language."""

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
    return TOLD[verdict % 64 // 4]


def is_turned(verdict: int) -> bool:
    """Whether the link runs from the second word to the first."""
    return verdict % 64 // 4 >= len(REASONS)


def mirrored(verdict: int) -> int:
    """The verdict on the two words in the other order."""
    told = verdict % 64 // 4
    if told >= len(TOLD) or TOLD[told] not in DIRECTED:
        return verdict
    other = REASONS.index(TOLD[told]) if told >= len(REASONS) else len(REASONS) + DIRECTED.index(TOLD[told])
    return verdict + 4 * (other - told)

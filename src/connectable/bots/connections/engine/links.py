"""What a bot sees of a deck: which side of a card may touch which word, as flat tables for the search.

Which links a level knows is decided elsewhere; here they are only looked up. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

TURNS: Final[vec[u8]] = vec[u8](
    [sum([1 << (side - own) % 4 for own in range(4) if sides >> own & 1]) for side in range(4) for sides in range(16)]
)
"""Side × 16 + sides of a card that may lie there → the turns (bits) that bring one of them there."""
LOWEST: Final[vec[u8]] = vec[u8]([0] + [(n & -n).bit_length() - 1 for n in range(1, 16)])
"""The lowest of some bits."""


@final
class Sight:
    """A deck with the links of one level."""

    def __init__(self, sides: tuple[int, ...], values: tuple[int, ...], words: int, near: bytes) -> None:
        self.count: i64 = len(values)
        self.words: i64 = words
        self.values: vec[i64] = vec[i64](values)
        self.near: vec[u8] = vec[u8](near)
        """Card × words + word → the sides (1 north, 2 east, 4 south, 8 west) that may touch it."""
        self.face: vec[i64] = vec[i64](
            [
                sides[card * 4 + (side - turn) % 4]
                for card in range(len(values))
                for turn in range(4)
                for side in range(4)
            ]
        )
        """(Card × 4 + turn) × 4 + side → word."""

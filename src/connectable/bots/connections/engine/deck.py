"""A deck for the search: which side of a card may touch which word, in flat tables.

Which links a level knows is decided in `strength.py`; here they are only looked up. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

TURNS: Final[vec[u8]] = vec[u8](
    [sum([1 << (side - own) % 4 for own in range(4) if sides >> own & 1]) for side in range(4) for sides in range(16)]
)
"""Side × 16 + a set of sides of a card (bits) → the turns (bits) that bring one of those sides to that side."""
LOWEST: Final[vec[u8]] = vec[u8]([0] + [(n & -n).bit_length() - 1 for n in range(1, 16)])
"""A set of four bits → the number of its lowest one."""


@final
class KnownDeck:
    """A deck with the links that one level knows.

    A piece is a card and how it is turned: card × 4 + turn. Its sides are 0 north, 1 east, 2 south, 3 west; a turn
    moves every word one side further, clockwise:

            n               w
          w   e   turn 1  s   n
            s               e
    """

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

"""A small generator for playouts: the same numbers interpreted and compiled, from a seed alone.

For speed and repeatability only; dice that people rely on come from `dice.py`.
"""

from typing import Final, final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


@final
class Generator:
    """Marsaglia's xorshift128: four 32-bit words, so that nothing overflows an i64."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = (seed ^ 123456789) & 0xFFFFFFFF
        self.y: i64 = (seed >> 32 ^ 362436069) & 0xFFFFFFFF
        self.z: i64 = 521288629
        self.w: i64 = 88675123
        for _ in range(16):  # seeds that differ in one bit start far apart
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        t: i64 = (self.x ^ (self.x << 11)) & MASK
        self.x, self.y, self.z = self.y, self.z, self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def randrange(self, n: int) -> int:
        """A whole number from 0 to n − 1, for n up to 2³⁰."""
        return self.below(n)

    def below(self, n: i64) -> i64:
        """`randrange` for compiled callers."""
        return (self.word() * n) >> 32

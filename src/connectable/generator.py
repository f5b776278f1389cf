"""A small generator for playouts: the same numbers interpreted and compiled, from a seed alone.

It is for speed and repeatability only; dice that people rely on come from `fairness/dice.py`.
"""

from typing import Final, final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


@final
class Generator:
    """Marsaglia's xorshift128: four 32-bit words, so that nothing overflows an i64."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = mixed(seed & 0xFFFFFFFF)
        self.y: i64 = mixed(self.x ^ (seed >> 32 & 0xFFFFFFFF))
        self.z: i64 = mixed(self.y + 1 & MASK)
        self.w: i64 = mixed(self.z + 1 & MASK) | 1  # never all zero

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
        return (self.word() * n) >> 32  # scales 32 bits to n: no division, and no overflow up to 2³⁰


def mixed(n: i64) -> i64:
    """32 bits, each of which depends on every bit of n, so that neighbouring seeds start far apart."""
    n = ((n >> 16) ^ n) * 0x45D9F3B & MASK
    n = ((n >> 16) ^ n) * 0x45D9F3B & MASK
    return (n >> 16) ^ n

"""Sets of dots as bits: two words of sixty, since a board has at most 120 dots (C5-B8).

A loop takes the lowest bit with `bit = left & -left` and looks its place up: `PLACES[bit % PRIME]`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HALF: Final[i64] = 60
"""Dots per word: dot 60 is bit 0 of the second."""
BITS: Final[vec[i64]] = vec[i64]([2**place for place in range(60)])
"""Powers of two: compiled, `1 << n` is a 32-bit shift."""
PRIME: Final[i64] = 61
PLACES: Final[vec[i64]] = vec[i64]([next((k for k in range(60) if 2**k % 61 == rest), 0) for rest in range(61)])
"""The place of a single bit, by its remainder: the powers of two below 2⁶⁰ leave sixty different ones."""

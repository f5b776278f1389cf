"""Sets of dots as bits: two words of sixty, since a board has at most 120 dots (C5-B8).

A loop takes the lowest bit with `bit = left & -left` and asks for its place: `place_of(bit)`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HALF: Final[i64] = 60
"""Dots per word: dot 60 is bit 0 of the second."""
BITS: Final[vec[i64]] = vec[i64]([2**place for place in range(60)])
"""Powers of two: compiled, `1 << n` is a 32-bit shift."""
SERIES: Final[i64] = 0x218A392CD3D5DBF
"""A De Bruijn series: of its 64 bits and the zeros after them, every six in a row differ from all others."""
PLACES: Final[vec[i64]] = vec[i64](
    [next(k for k in range(64) if int(SERIES) * 2**k >> 58 & 63 == six) for six in range(64)]
)
"""The place of a single bit, by the six bits at the top of its product with the series."""
LOWER: Final[i64] = 0x3FFFFFFF
"""The lower half of a word."""
TWOS: Final[i64] = 0x555555555555555
FOURS: Final[i64] = 0x333333333333333
BYTES: Final[i64] = 0xF0F0F0F0F0F0F0F
ONES: Final[i64] = 0x101010101010101


def place_of(bit: i64) -> i64:
    """The place of a single bit. Compiled code has no instruction for it; a product and a table are nearly as quick."""
    return PLACES[((bit * SERIES) >> 58) & 63]


def size_of(word: i64) -> i64:
    """How many bits of a word are set: summed up in pairs, in fours, in bytes.

    The product leaves the sum of all bytes in bits 56 to 63. What overflows is above them, interpreted, and lost,
    compiled: the mask makes both alike."""
    pairs = word - ((word >> 1) & TWOS)
    fours = (pairs & FOURS) + ((pairs >> 2) & FOURS)
    return ((((fours + (fours >> 4)) & BYTES) * ONES) >> 56) & 255


def nth_dot(near: i64, far: i64, number: i64) -> i64:
    """The dot of a set before which it has so many others."""
    base: i64 = 0
    low = near & LOWER
    size = size_of(low)
    if number >= size:  # half of the word at once
        near ^= low
        number -= size
    while near == 0 or number > 0:
        if near == 0:
            near, far, base = far, 0, HALF
        else:
            near &= near - 1
            number -= 1
    return base + place_of(near & -near)

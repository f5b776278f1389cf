"""What the referee says of every two words of a deck: of a house deck, when that deck was made, and never again.

A file beside a house deck: a line of JSON with the words, and a verdict byte (`engine/cards.py`) for every two of them.
"""

import json
import struct
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from importlib.resources import files
from itertools import chain
from operator import itemgetter

from connectable.games.connections import referee
from connectable.games.connections.engine.cards import ACCEPTED, KIND_NAMES, REASONS, mirrored
from connectable.games.connections.referee.table import below

ENGLISH = "en"
SAID = REASONS.index("said")
SAID_TOGETHER = ACCEPTED + 4 * SAID + KIND_NAMES.index("debatable")
WITHOUT_USAGE = bytes(4 * SAID if verdict % ACCEPTED // 4 == SAID else verdict for verdict in range(256))
"""CX-O6: verdict byte → the same where usage does not count: the link is known, but does not connect."""
MIRROR = bytes(mirrored(verdict) for verdict in range(256))
"""Verdict byte → that on the two words in the other order."""
SAME = ACCEPTED + 4 * REASONS.index("same") + KIND_NAMES.index("clear")
"""The verdict on a word and itself."""


@dataclass(frozen=True, slots=True)
class KeptVerdicts:
    """The verdicts of one deck."""

    words: tuple[str, ...]
    below: bytes
    """A byte for every two words, at number · (number − 1) / 2 + smaller number; the larger is the first word."""
    hash: str
    """The deck's: records name it."""
    directed: bool = False
    """Whether the bytes tell which way a link runs, and what changes without English usage; `house-1` has neither."""
    unknown: frozenset[str] = frozenset()
    """Words that the referee does not know: they connect with nothing."""
    usage: Mapping[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    """CX-O6: language → pairs of words, by number, that are said together in it."""
    concepts: tuple[tuple[int, int, int], ...] = ()
    """CX-O6: pairs with another verdict where English usage does not count: larger number, smaller number, byte."""

    def table(self, words: tuple[str, ...], language: str = ENGLISH) -> bytes:
        """A byte for every two of these words, each of which the deck has.

        CX-O6: in another language its own usage counts instead of that of English, and none where it is unknown."""
        size = len(self.words)
        square = bytearray([SAME]) * (size * size)
        for one in range(1, size):
            row = self.below[one * (one - 1) // 2 : one * (one + 1) // 2]
            square[one * size : one * size + one] = row
            square[one : one * size : size] = row.translate(MIRROR) if self.directed else row
        if language != ENGLISH:
            if not self.directed:
                square = square.translate(WITHOUT_USAGE)
            for one, two, verdict in self.concepts:
                square[one * size + two], square[two * size + one] = verdict, MIRROR[verdict]
            for one, two in self.usage.get(language, ()):
                for place in (one * size + two, two * size + one):
                    square[place] = square[place] if square[place] >= ACCEPTED else SAID_TOGETHER
        number = {word: place for place, word in enumerate(self.words)}
        numbers = [number[word] for word in words]
        chosen = itemgetter(*numbers)
        return b"".join(bytes(chosen(square[one * size : one * size + size])) for one in numbers)


def judged(cards: Sequence[tuple[Sequence[str], int]]) -> KeptVerdicts:
    """What the referee says now of the words of these cards, with their values."""
    words = sorted({word for own, _ in cards for word in own})
    known = [word for word in words if referee.knows(word)]
    unknown = frozenset(words) - set(known)
    found, concepts = below(known)
    without = tuple(
        (one, two, told_without(found[one * (one - 1) // 2 + two], verdict))
        for one, row in enumerate(concepts)
        for two, verdict in sorted(row.items())
    )
    digest = blake2b(digest_size=8)
    for own, value in cards:
        digest.update(f"{','.join(own).upper()},{value}\n".encode())
    digest.update(found + repr(without).encode())
    order = (*known, *sorted(unknown))
    rest = bytes(sum(range(len(known), len(order))))
    return KeptVerdicts(order, found + rest, digest.hexdigest(), True, unknown, concepts=without)


def told_without(whole: int, concept: int) -> int:
    """What is told of a pair where English usage does not count: that it is only usage, if that is what it lacks."""
    return 4 * SAID if whole >= ACCEPTED > concept else concept


def read_verdicts(name: str) -> KeptVerdicts:
    """The verdicts of the house deck of that name."""
    source = files("connectable.games.connections") / "content" / f"{name}.bin"
    head, _, body = source.read_bytes().partition(b"\n")
    header = json.loads(head)
    words: list[str] = header["words"]
    data = zlib.decompress(body)
    pairs = len(words) * (len(words) - 1) // 2
    usage, start = {}, pairs
    for language, count in header.get("usage", {}).items():
        numbers = struct.unpack_from(f"<{2 * count}H", data, start)
        usage[language] = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        start += 4 * count
    concepts = tuple(struct.iter_unpack("<HHB", data[start:]))
    return KeptVerdicts(
        tuple(words), data[:pairs], header["hash"], header.get("directed", False), usage=usage, concepts=concepts
    )


def verdict_file(kept: KeptVerdicts) -> bytes:
    """The bytes that `read_verdicts` takes back."""
    header: dict[str, object] = {"words": list(kept.words), "hash": kept.hash}
    body = kept.below
    if kept.usage:
        header["usage"] = {language: len(pairs) for language, pairs in kept.usage.items()}
        for pairs in kept.usage.values():
            numbers = list(chain.from_iterable(pairs))
            body += struct.pack(f"<{len(numbers)}H", *numbers)
    if kept.directed:
        header["directed"] = True
        body += b"".join(struct.pack("<HHB", *concept) for concept in kept.concepts)
    head = json.dumps(header, separators=(",", ":"), ensure_ascii=False)
    return head.encode() + b"\n" + zlib.compress(body, 9)

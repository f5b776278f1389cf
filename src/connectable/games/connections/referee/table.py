"""The verdicts on every two of many words, as bytes: far faster than pair by pair, and the same.

The products of a row with many others are taken in one multiplication of long numbers; walks and evidence are looked up
from the side of each word, since few pairs share any. Verdicts are made row by row, so that whoever asks can stop in
between.
"""

import struct
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt
from operator import mul
from typing import Final

from connectable.games.connections import referee
from connectable.games.connections.engine.cards import ACCEPTED, DIRECTED, KIND_NAMES, REASONS
from connectable.games.connections.referee.lexicon import Places, lexicon

LANES: Final = 256
"""Rows that are multiplied together."""
LEAST: Final = referee.DEBATABLE - 0.01
"""What is not nearer and has no evidence is nothing."""
Concept = dict[int, int]
"""Number of an earlier word → verdict byte without English usage, where that differs (CX-O6)."""


def byte_of(verdict: referee.Verdict) -> int:
    told = len(REASONS) + DIRECTED.index(verdict.reason) if verdict.turned else REASONS.index(verdict.reason)
    return KIND_NAMES.index(verdict.kind) + 4 * told + ACCEPTED * referee.accepts(verdict)


def below(words: Sequence[str]) -> tuple[bytes, list[Concept]]:
    """A verdict byte for every two words, at number · (number − 1) / 2 + smaller number, the larger as the first word;
    and by number those that differ without English usage. Each word is known."""
    rows, concepts = [], []
    for row, concept in rows_below(words):
        rows.append(row)
        concepts.append(concept)
    return b"".join(rows), concepts


def rows_below(words: Sequence[str]) -> Iterator[tuple[bytes, Concept]]:
    """The same, word by word: the bytes for a word and all before it."""
    places = [referee.places(word) for word in words]
    rows = [lexicon().row(where) for where in places]
    vectors = lexicon().vectors
    widest = max((sum(map(mul, row, row)) for row in rows), default=0)
    closeness = [vectors.closeness_of(product) for product in (*range(widest + 1), *range(-widest, 0))]
    plain = [byte_for(near, 0) for near in closeness]
    same = byte_of(referee.SAME)
    for number, (found, near, evidence) in enumerate(
        zip(products(rows, widest), nearness(places), evidence_of(places), strict=True)
    ):
        row = bytearray(map(plain.__getitem__, found))  # a negative product counts from the end
        concept: Concept = {}
        for other, nearer in near.items():
            total = closeness[found[other]] + nearer
            if total >= LEAST:
                row[other] = byte_for(total, 0)
        for other, bits in evidence.items():
            total = closeness[found[other]] + near.get(other, 0.0)
            if places[number] == places[other]:
                row[other] = same
                continue
            row[other] = byte_for(total, bits)
            if bits & referee.USAGE and (without := byte_for(total, bits & ~referee.USAGE)) != row[other]:
                concept[other] = without
        yield bytes(row), concept


@lru_cache(maxsize=1 << 16)
def byte_for(closeness: float, bits: int) -> int:
    return byte_of(referee.told(closeness, bits))


def products(rows: Sequence[list[int]], widest: int) -> Iterator[list[int]]:
    """The products of each row with all before it; none is larger than `widest`.

    A column of many rows is one long number with a lane for each row; only the sums have to fit their lanes. A row has
    few different numbers: the columns that are to be multiplied by the same one are added first."""
    kind, width = ("H", 16) if widest < 1 << 15 else ("I", 32)
    middle = 1 << width - 1
    blocks = []
    for start in range(0, len(rows), LANES):
        part = rows[start : start + LANES]
        form = f"<{len(part)}{kind}"
        base = middle * int.from_bytes(struct.pack(form, *[1] * len(part)), "little")
        columns = [
            int.from_bytes(struct.pack(form, *(value + middle for value in column)), "little") - base
            for column in zip(*part, strict=True)
        ]
        blocks.append((form, base, columns, len(part) * width // 8))
    for number, row in enumerate(rows):
        where: dict[int, list[int]] = {}
        for place, value in enumerate(row):
            where.setdefault(value, []).append(place)
        found: list[int] = []
        for form, base, columns, size in blocks[: number // LANES + 1]:
            pick = columns.__getitem__
            total = base + sum(value * sum(map(pick, alike)) for value, alike in where.items() if value)
            found += struct.unpack(form, total.to_bytes(size, "little"))
        yield [value - middle for value in found[:number]]


def nearness(places: Sequence[Places]) -> Iterator[dict[int, float]]:
    """For each word what walks add for those before it that share a place of a walk with it."""
    walks = lexicon().walks
    visitors: dict[int, list[tuple[int, int]]] = {}
    lengths: list[float] = []
    for number, where in enumerate(places):
        row, length = walks.row(where)
        shared: dict[int, int] = {}
        for at, value in row.items():
            here = visitors.setdefault(at, [])
            for other, weight in here:
                shared[other] = shared.get(other, 0) + value * weight
            here.append((number, value))
        yield {other: walks.weight * sqrt(product / (length * lengths[other])) for other, product in shared.items()}
        lengths.append(length)


def evidence_of(places: Sequence[Places]) -> Iterator[dict[int, int]]:
    """For each word its evidence with those before it; a term has that of its last word (`Lexicon.evidence`)."""
    last = [where[-1] for where in places]
    by_last, by_part, by_family = (dict[int, list[int]]() for _ in range(3))
    links = lexicon().links
    near: dict[int, list[int]] = {place: [] for place in last}
    for place, linked_places in near.items():
        for other in links.of(place):
            if other in near:
                linked_places.append(other)
                near[other].append(place)
    for number, where in enumerate(places):
        linked = {other for place in near[last[number]] for other in by_last.get(place, ())}
        linked.update(by_last.get(last[number], ()))
        for part in where:
            linked.update(by_part.get(part, ()))
        for family in links.families(last[number]):
            linked.update(by_family.get(family, ()))
            by_family.setdefault(family, []).append(number)
        yield {other: lexicon().evidence(where, places[other]) for other in linked}
        by_last.setdefault(last[number], []).append(number)
        for part in set(where):
            by_part.setdefault(part, []).append(number)

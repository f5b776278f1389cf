"""Gentle play of CoNNNect: a beginner's eye on the sheet. What it looks at it judges well, the rest it overlooks.

It looks at a few spaces of the zone, sees long Connects only as a line or as two pairs, plans nothing and keeps no
bonus in mind. The lot decides where it looks, never what it does there.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from connectable.bots.connnect.greedy import CIRCLE_PART, PAIR, THREE, at, name, neighbours
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.registry import AnyGame

LOOKS_AT = 9
"""Free spaces of the zone that it looks at before it writes a number."""
SHORT = 3
"""Numbers of a Connect that it sees however it bends; a longer one only as a line, or four as two pairs side by side,
which may be shifted."""
FOUR, PAIRS = 4, 2
ORDER = ("claim", "take", "write", "zone", "done", "drop", "lose", "free", "move", "switch", "change", "out")
"""What comes first of what it has seen."""


def gentle(game: AnyGame, state: Any, seat: int, rng: Rng, budget: Budget) -> Thought:
    """The best of what it has seen."""
    actions = game.legal(state, seat)
    if len(actions) == 1:
        return Thought(actions[0])
    view: Any = game.view(state, seat)
    sheet = view["sheets"][seat]
    named = [(action, game.notation(action).split()) for action in actions]
    spaces = looked_at(sorted({words[2] for _, words in named if words[0] == "write"}), rng)
    seen = [one for one in named if is_seen(one[1], spaces)] or named
    return Thought(max(seen, key=lambda one: worth(sheet, one[1]))[0])


def looked_at(spaces: Sequence[str], rng: Rng) -> set[str]:
    """The free spaces around the one that the eye falls on."""
    if not spaces:
        return set()
    middle = place_of(spaces[rng.randrange(len(spaces))])
    return set(sorted(spaces, key=lambda space: (distance(place_of(space), middle), space))[:LOOKS_AT])


def distance(one: int, other: int) -> int:
    return abs(one % 6 - other % 6) + abs(one // 6 - other // 6)


def place_of(space: str) -> int:
    return ord(space[0]) - 97 + 6 * (int(space[1]) - 1)


def is_seen(words: list[str], spaces: set[str]) -> bool:
    kind, *rest = words
    if kind == "write":
        return rest[1] in spaces
    if kind != "claim" or len(rest) == SHORT:
        return True
    columns, rows = Counter(space[0] for space in rest), Counter(space[1] for space in rest)
    return 1 in (len(columns), len(rows)) or (len(rest) == FOUR and max(*columns.values(), *rows.values()) == PAIRS)


def worth(sheet: Any, words: list[str]) -> tuple[int, int]:
    """What comes first, then how much of it."""
    kind, *rest = words
    value = 0
    if kind == "claim":
        value = len(rest)
    elif kind == "take":
        value = int(rest[-1])
    elif kind == "write":
        value = fit(sheet, int(rest[0]), rest[1])
    elif kind == "zone":
        value = room(sheet, int(rest[0]))
    return -ORDER.index(kind), value


def fit(sheet: Any, number: int, space: str) -> int:
    """How well a number goes with what is beside it and not claimed, in a row of three best, and in a circle."""
    k = place_of(space)
    total = 0
    for beside in neighbours(k):
        other = written(sheet, beside)
        if other is None or abs(other - number) > 1:
            continue
        total += PAIR
        further = 2 * beside - k
        if further in neighbours(beside) and written(sheet, further) == 2 * other - number:
            total += THREE
    row, column = k // 12 * 2, k % 6 // 2 * 2
    block = [sheet["grid"][r][c] for r in (row, row + 1) for c in (column, column + 1)]
    return total + (CIRCLE_PART[1 + sum(mark not in ".x" for mark in block)] if "x" not in block else 0)


def written(sheet: Any, k: int) -> int | None:
    """The number that still counts there."""
    mark = at(sheet["grid"], name(k))
    return None if mark in ".x" or name(k) in sheet["claimed"] else int(mark)


def room(sheet: Any, zone: int) -> int:
    """Free spaces of a zone."""
    return sum(at(sheet["grid"], name(k)) == "." for k in range(36) if zone in (k % 6 // 2 + 1, k // 12 + 4))

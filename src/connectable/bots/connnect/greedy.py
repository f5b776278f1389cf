"""Greedy play of CoNNNect: each action is judged by what the seat's own sheet promises after it.

It looks one action ahead, by previews and views alone, and ignores races and the other seats.
"""

from typing import Any

from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.registry import AnyGame

PAIR = 6
"""Neighbours that are equal or consecutive and not claimed."""
THREE = 18
"""A Connect-3 in the making or made, in a line: what bends it does not see coming."""
CIRCLE_PART = (0, 0, 1, 3, 0)
"""A circle by how many of its four spaces are written; filled ones are points already."""
POINT = 10
HAND = {"move": 12, "switch": 8, "plus": 8, "again": 14}
"""Bonuses kept for later."""


def greedy(game: AnyGame, state: Any, seat: int, rng: Rng, budget: Budget) -> Thought:
    """The legal action with the best sheet after it, the first among equals."""
    actions = game.legal(state, seat)
    if len(actions) == 1:
        return Thought(actions[0])
    view = game.view(state, seat)
    return Thought(max(actions, key=lambda action: judge(game, state, seat, action, view)))


def judge(game: AnyGame, state: Any, seat: int, action: Any, view: Any) -> float:
    """Points now, what is fulfilled, and what the numbers on the sheet may become."""
    word, *rest = game.notation(action).split()
    sheet = view["sheets"][seat]
    if word == "zone":
        return zone_worth(sheet, view["roll"], int(rest[0]))
    if word in ("done", "out"):
        return 0 if word == "done" else -1000
    promise = game.preview(state, seat, action)
    score = POINT * float(str(promise["points"])) + bonus_worth(word, rest, promise)
    if word == "write":
        score += place_worth(sheet["grid"], sheet["claimed"], int(rest[0]), rest[1])
    return score


def bonus_worth(word: str, rest: list[str], promise: Any) -> float:
    """What choosing, using or saving a bonus is worth besides its points."""
    if word == "claim":
        return 20 + 15 * len(rest) + 30 * len(promise["objectives"])
    if word == "take":
        return HAND.get(rest[0], 10)
    return {"free": -40, "drop": 0, "move": -5, "switch": -30, "change": -30, "lose": -1}.get(word, 0)


def zone_worth(sheet: Any, roll: list[int], zone: int) -> float:
    """Room first, then neighbours for the two other numbers."""
    numbers = list(roll)
    numbers.remove(zone)
    spaces = [name(k) for k in range(36) if zone in (k % 6 // 2 + 1, k // 12 + 4)]
    room = [space for space in spaces if at(sheet["grid"], space) == "."]
    worths = [
        max((place_worth(sheet["grid"], sheet["claimed"], n, space) for space in room), default=-50) for n in numbers
    ]
    return sum(worths) + (0 if len(room) >= 2 else -200)


def place_worth(grid: list[str], claimed: list[str], number: int, space: str) -> float:
    """How well a number fits there: the numbers beside it, and the circle it helps to fill."""
    k = (ord(space[0]) - 97) + 6 * (int(space[1]) - 1)
    score = 0.0
    for step in neighbours(k):
        other = at(grid, name(step))
        if other in ".x" or name(step) in claimed:
            continue
        if abs(int(other) - number) <= 1:
            score += PAIR
        further = 2 * step - k
        if further not in neighbours(step):
            continue
        third = at(grid, name(further))
        if third in ".x" or name(further) in claimed:
            continue
        if int(third) - int(other) == int(other) - number and abs(int(other) - number) <= 1:
            score += THREE
    row, column = k // 12 * 2, k % 6 // 2 * 2
    block = [grid[r][c] for r in (row, row + 1) for c in (column, column + 1)]
    filled = 1 + sum(mark not in ".x" for mark in block)
    return score + (CIRCLE_PART[filled] if "x" not in block else 0)


def neighbours(k: int) -> list[int]:
    row, column = divmod(k, 6)
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [r * 6 + c for r, c in beside if 0 <= r < 6 and 0 <= c < 6]


def at(grid: list[str], space: str) -> str:
    return grid[int(space[1]) - 1][ord(space[0]) - 97]


def name(k: int) -> str:
    return "abcdef"[k % 6] + str(k // 6 + 1)

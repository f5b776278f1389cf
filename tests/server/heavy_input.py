"""What people may send that takes long to read: a deck nobody has judged, a board of one long line, a whole game."""

import random
from typing import Any

from connectable.contract import CHANCE
from connectable.games.connections.deck import house
from connectable.registry import game


def own_deck(cards: int, seed: int = 1) -> str:
    """A deck that nobody has judged before: known words in a new order."""
    rng = random.Random(seed)
    words = list(house().words)
    rows = [",".join([*rng.sample(words, 4), str(rng.randint(1, 5))]) for _ in range(cards)]
    return "north,east,south,west,value\n" + "\n".join(rows)


def big_board() -> str:
    """A line through the largest drawing, back and forth, with a few dots: it takes long to follow."""
    width, height = 158, 117
    rows = []
    for line in range(0, height, 2):
        right = line % 4 == 0
        row = ["─"] * width
        if line:
            row[0 if right else -1] = "└" if right else "┘"
        if line + 2 < height:
            row[-1 if right else 0] = "┐" if right else "┌"
            rows += [row, [" "] * (width - 1) + ["│"] if right else ["│"] + [" "] * (width - 1)]
        else:
            row[-1 if right else 0] = "●"
            rows.append(row)
    for place in (0, 2, 4, 6, 20):
        rows[0][place] = "●"
    return "\n".join("".join(row) for row in rows)


def played(name: str, seats: int, seed: int = 3, **options: Any) -> dict[str, Any]:
    """The record of a whole random game."""
    rules, rng = game(name), random.Random(seed)
    state, entries = rules.start(seats, options), list[list[Any]]()
    while acting := rules.to_act(state):
        seat = rng.choice(acting)
        actions = [one for one, _ in rules.chance(state)] if seat == CHANCE else list(rules.legal(state, seat))
        action = rng.choice(actions)
        entries.append([seat, rules.notation(action)])
        state = rules.apply(state, seat, action)
    return {"game": name, "rules": rules.rules, "options": options, "seats": seats, "entries": entries}

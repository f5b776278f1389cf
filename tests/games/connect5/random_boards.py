"""Random drawings without loose ends: most are boards, the others break one of the subtler conditions (C5-B8).

It judges nothing: the twin and the game do.
"""

from random import Random

CHARACTERS = {
    "": " ",
    "EW": "─",
    "NS": "│",
    "ES": "┌",
    "SW": "┐",
    "EN": "└",
    "NW": "┘",
    "ENS": "├",
    "NSW": "┤",
    "ESW": "┬",
    "ENW": "┴",
    "ENSW": "┼",
}


def random_drawing(generator: Random, rows: int = 4, columns: int = 5) -> str:
    """Points on a grid, each line between neighbours there or not, and dots on some of the points."""
    east = {(r, c) for r in range(rows) for c in range(columns - 1) if generator.random() < 0.75}
    south = {(r, c) for r in range(rows - 1) for c in range(columns) if generator.random() < 0.75}
    lines = []
    for r in range(rows):
        line = ""
        below = ""
        for c in range(columns):
            arms = "".join(
                side
                for side, there in [
                    ("E", (r, c) in east),
                    ("N", (r - 1, c) in south),
                    ("S", (r, c) in south),
                    ("W", (r, c - 1) in east),
                ]
                if there
            )
            dotted = len(arms) == 1 or (arms != "" and generator.random() < 0.6)
            line += generator.choice("●◉") if dotted else CHARACTERS[arms]
            line += "─" if (r, c) in east else " "
            below += "│ " if (r, c) in south else "  "
        lines += [line, below]
    return "\n".join(lines)

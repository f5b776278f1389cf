"""Random sheets with more Connects than play produces, and the position text that contains them.

They keep the counts that play keeps (numbers, boxes, bonuses), so that the game reads them.
"""

from dataclasses import dataclass, field
from random import Random

from games.connnect.naive import CONNECT_4, CONNECT_5, Claim, Space, filled_circles, find_claims

SETUP_SPACES = [(0, 1), (1, 3), (2, 5), (3, 0), (4, 2), (5, 4)]
ICONS = {
    3: ["move:1", "move:1", "switch:1", "switch:1", "plus:1", "plus:2", "again:2", "number3:2", "number4:2"],
    4: ["move:3", "switch:3", "plus:3", "again:3", "any:2", "number1:3", "number6:3", "six:6"],
}
DECKS = {"A": ["A1", "A2", "A3", "A4", "A5"], "B": ["B1", "B2", "B3", "B4", "B5"], "C": ["C1", "C2", "C3", "C4"]}
ROUNDS = 12


@dataclass
class Drawn:
    """One seat's sheet in round 12."""

    letters: str
    cards: list[str]
    grid: list[str]
    before: list[str]
    """The grid without the two numbers of the round."""
    boxes: int
    claims: list[Claim] = field(default_factory=list)
    icons: dict[int, list[tuple[str, int]]] = field(default_factory=lambda: {3: [], 4: []})
    """By row: the icon and the round in which it was taken."""

    def claimed(self) -> set[Space]:
        return {space for claim in self.claims for space in claim["spaces"]}

    def fives(self) -> list[Claim]:
        return [claim for claim in self.claims if claim["name"] in CONNECT_5]

    def open_letters(self) -> str:
        """CN-C8: a card claimed in an earlier round is turned down, and nobody claims one twice in a round."""
        return "".join(letter for letter in self.letters if letter not in [claim["name"] for claim in self.fives()])

    def agains(self) -> int:
        return sum("again" in icon for row in (3, 4) for icon, _ in self.icons[row])


def drawn_sheet(rng: Random, table: Drawn | None = None) -> Drawn:
    """A sheet with some claims made in earlier rounds and in this one; at the same table the cards are the same."""
    letters = table.letters if table else "".join(sorted(rng.sample("ABCDEFGH", 4)))
    cards = table.cards if table else [rng.choice(deck) for deck in DECKS.values()]
    boxes = rng.randrange(8)
    numbers = 6 + 2 * ROUNDS - rng.randrange(boxes + 1)
    others = [(row, column) for row in range(6) for column in range(6) if (row, column) not in SETUP_SPACES]
    spaces = SETUP_SPACES + rng.sample(others, numbers - 6)
    grid = numbered(spaces, rng)
    drawn = Drawn(letters, cards, grid, grid, boxes)
    for number in sorted(rng.sample([*range(1, ROUNDS + 1)] * 2, rng.randrange(7))):  # three in a round would score B5
        claim(drawn, number, rng)
    drawn.before = without_two(grid, [space for space in spaces[6:] if space not in drawn.claimed()], rng)
    return drawn if drawn.before != grid else drawn_sheet(rng, table)


def numbered(spaces: list[Space], rng: Random) -> list[str]:
    """Numbers at random, of a few kinds, or rising across the sheet."""
    style, first = rng.randrange(3), rng.randrange(1, 5)
    grid = [["."] * 6 for _ in range(6)]
    for row, column in spaces:
        few, slope = first + rng.randrange(3), (row + column + rng.randrange(2)) % 6 + 1
        grid[row][column] = str((rng.randrange(1, 7), few, slope)[style])
    return ["".join(line) for line in grid]


def claim(drawn: Drawn, number: int, rng: Random) -> None:
    """One claim, with the bonus that belongs to it."""
    taken = [made["name"] for made in drawn.claims]
    letters = "".join(letter for letter in drawn.letters if letter not in taken)
    found = sorted(find_claims(drawn.grid, drawn.claimed(), 0, letters), key=lambda item: (item[0], sorted(item[1])))
    if not found:
        return
    names = {name for name, _ in found}
    wanted = rng.choice(sorted(names & set(CONNECT_5)) or sorted(names & set(CONNECT_4)) or sorted(names))
    name, spaces = rng.choice([item for item in found if item[0] == wanted])
    numbers = [int(drawn.grid[row][column]) for row, column in spaces]
    row = 3 if name == "3" else 4
    left = list(ICONS[row])
    for icon, _ in drawn.icons[row]:
        left.remove(icon)
    if name == "3" or name in CONNECT_4:
        likely = [icon for icon in left if "again" in icon and rng.random() < 0.5]
        drawn.icons[row].append(((likely or [rng.choice(left)])[0], number))
    drawn.claims.append({"round": number, "name": name, "spaces": set(spaces), "numbers": numbers})


def without_two(grid: list[str], spaces: list[Space], rng: Random) -> list[str]:
    """The grid before the two numbers of the round, or the grid itself where every number is claimed."""
    if len(spaces) < 2:
        return grid
    gone = rng.sample(spaces, 2)
    return [
        "".join("." if (row, column) in gone else mark for column, mark in enumerate(line))
        for row, line in enumerate(grid)
    ]


def position(sheets: list[Drawn], rng: Random) -> str:
    """The position text: everybody has written both numbers of round 12 and may claim."""
    table = sheets[0]
    rolls = ["".join(map(str, [rng.randrange(1, 7), *sorted(rng.choices(range(1, 7), k=2))])) for _ in range(ROUNDS)]
    lines = [
        f"connnect 1 seats {len(sheets)} setup shared phase act round {ROUNDS} active 0",
        " ".join(["shapes", *table.letters]),
        " ".join(["cards", *table.cards]),
        " ".join(["tracker", *rolls]),
    ]
    for seat, drawn in enumerate(sheets):
        lines.append(f"sheet {seat} {sheet_fields(drawn, drawn.grid, ROUNDS)} dice={rolls[-1]}")
        lines.append(f"begun {seat} {sheet_fields(drawn, drawn.before, ROUNDS - 1)} dice={rolls[-1]} waits=12")
    return "\n".join(lines)


def sheet_fields(drawn: Drawn, grid: list[str], latest: int) -> str:
    """The fields with everything up to that round."""
    claims = [
        "".join(f"{'abcdef'[column]}{row + 1}" for row, column in sorted(made["spaces"])) + f"@{made['round']}"
        for made in drawn.claims
        if made["round"] <= latest
    ]
    icons = {row: [icon for icon, number in drawn.icons[row] if number <= latest] for row in (3, 4)}
    taken = [f"{row}:{icon}" for row in (3, 4) for icon in sorted(icons[row], key=ICONS[row].index)]
    fields = {
        "grid": "/".join(grid),
        "circles": ",".join(str(3 * down + right + 1) for down, right in sorted(filled_circles(grid))),
        "claims": ",".join(claims),
        "taken": ",".join(taken),
        "boxes": str(drawn.boxes or ""),
    }
    return " ".join(f"{name}={value}" for name, value in fields.items() if value)

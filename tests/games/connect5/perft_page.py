"""Write `docs/perft.md`: the number of sequences of actions, counted by the twin.

Run `PYTHONPATH=tests python -m games.connect5.perft_page` after changing the positions; tests compare the page with
both programs.
"""

from functools import cache

from games.connect5 import naive
from games.connect5.positions import POSITIONS, Position
from paths import ROOT

PAGE = ROOT / "docs" / "perft.md"

TOP = """# Counting sequences of actions in Connect 5

Two programs that share no code count the same thing: the number of different sequences of *n* actions from a position.
One is the game, the other a naive twin written from the rules alone (`tests/games/connect5/naive.py`). A jump is one
action, and so is *stop*; a finished round has no actions. The counts for *n* = 1, 2, 3, … must agree exactly: a missing
jump, a double counted twice or a round that ends a turn late would show.

Dots are named a, b, c, … in reading order. `0* a2 e +1` says that seat 0 has a double on a, a single on e and one token
in reserve, and is to act (`*`). Tokens that are missing were eaten.
"""


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    parts = [TOP]
    for board in dict.fromkeys(position.board for position in POSITIONS):
        here = [position for position in POSITIONS if position.board == board]
        parts.append(f"## {board}\n\n```\n{here[0].drawing}```\n")
        parts += [f"| {' | '.join(row)} |" for row in [HEAD, ["---"] * 4]]
        parts += [f"| {' | '.join(row(position))} |" for position in here]
        parts.append("")
    return "\n".join(parts)


HEAD = ["name", "position", "sequences of 1, 2, 3, … actions", "straight jumps only"]


def row(position: Position) -> list[str]:
    numbers = [" ".join(map(str, counts(position.name, straight))) for straight in (False, True)]
    return [position.name, described(position), *numbers]


def described(position: Position) -> str:
    """`0* a2 e +1 · 1 b d +1`."""
    seats = []
    for seat in range(position.seats):
        own = [dot + ("2" if len(text) == 2 else "") for dot, text in position.tokens.items() if text[0] == str(seat)]
        reserve = position.reserve[seat] if position.reserve else naive.EACH
        seats.append(" ".join([f"{seat}{'*' if seat == position.seat else ''}", *own, f"+{reserve}"]))
    quiet = f", after {position.quiet} quiet turns" if position.quiet else ""
    return " · ".join(seats) + quiet


@cache
def counts(name: str, straight: bool) -> list[int]:
    """The twin's counts of sequences of 1, 2, 3, … actions."""
    [position] = [each for each in POSITIONS if each.name == name]
    state = twin(position, straight)
    return [naive.perft(state, depth) for depth in range(1, position.depth + 1)]


def twin(position: Position, straight_jumps: bool = False) -> naive.State:
    if not position.tokens:
        return naive.start(position.drawing, position.seats, straight_jumps)
    return naive.position(
        position.drawing,
        position.seats,
        position.tokens,
        list(position.reserve),
        position.seat,
        position.quiet,
        straight_jumps,
    )


if __name__ == "__main__":
    main()

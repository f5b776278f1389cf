"""Toy circuits and positions for the rule examples; every name in them can be read off the drawing."""

from collections.abc import Sequence

from connectable.contract import Refusal
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.state import State

LINE = "◉───●───◉───●───◉───●───◉"
"""A1 to G1, every other dot circled."""
RINGS = "◉───◉───◉───◉───◉───◉───◉"
PLAIN = "●───●───●───●───●───●───●"
BRIDGE = """\
●───●───┐
│       │
◉───●───┼───◉
        │   │
        ●───●"""
"""At the bridge the way from B2 goes straight on to D2, the one from B1 to C3."""
TEE = """\
●───◉───┬───◉───●
        │
        ●───●"""
"""B1, D1 and C2 lie around the T."""
CROSS = """\
        ●
        │
●───●───◉───●───●
        │
        ●"""
"""C2 has four arms."""
BEND = """\
◉───●───┐
        │
◉───◉───●
│
●"""
"""B1 and C2 are joined around a corner; C2 is the dot below it."""
SQUARE = """\
◉───●───◉
│       │
●       ●
│       │
◉───●───◉
        │
        ●"""
KITE = """\
●───●───●
    │   │
    └───●───●"""
"""B1, C1 and C2 are adjacent to each other."""
TREE = """\
●───●───●───●
        │
        ●
        │
        ●"""
"""Six dots where lines meet at C1."""


def position(
    drawing: str,
    *seats: str,
    turn: int = 0,
    reserve: Sequence[int] | None = None,
    eaten: Sequence[int] | None = None,
    chain: str = "",
    quiet: int = 0,
    passes: int = 0,
    jumps: str = "any",
) -> State:
    """A quick game on a toy circuit: each seat's dots, `*` after a double; the next seat has eaten what is missing."""
    count = len(seats)
    on_board = [sum(2 if dot.endswith("*") else 1 for dot in dots.split()) for dots in seats]
    left = list(reserve) if reserve is not None else [25 - tokens - (tokens == 0) for tokens in on_board]
    gone = [25 - tokens - kept for tokens, kept in zip(on_board, left, strict=True)]
    meals = list(eaten) if eaten is not None else [gone[(seat + 1) % count] for seat in range(count)]
    lines = [
        f"connect5 seats {count} board drawn mode quick jumps {jumps}",
        f"round 1 of 1 starter 0 turn {turn} quiet {quiet} passes {passes}",
        *([f"chain {chain}"] if chain else []),
        *(
            f"seat {seat} reserve {left[seat]} eaten {meals[seat]} on {dots}".rstrip()
            for seat, dots in enumerate(seats)
        ),
        "drawing",
        *("|" + row for row in drawing.split("\n")),
    ]
    return GAME.read("\n".join(lines))


def legal(state: State, *words: str) -> set[str]:
    """The legal actions of the seat to act, only of these kinds if any are given."""
    found = {GAME.notation(action) for action in GAME.legal(state, GAME.to_act(state)[0])}
    return {text for text in found if not words or text.split()[0] in words}


def play(state: State, *texts: str) -> State:
    """The state after these actions of whoever is to act."""
    for text in texts:
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, GAME.parse(state, seat, text))
    return state


def refused(state: State, text: str, seat: int | None = None) -> Refusal:
    """The refusal of an action that must be refused."""
    seat = GAME.to_act(state)[0] if seat is None else seat
    refusal = GAME.refusal(state, seat, GAME.parse(state, seat, text))
    assert refusal is not None, f"{text} is legal"
    return refusal


def tokens_by_dot(state: State) -> dict[str, tuple[int, int]]:
    """The seat and the number of tokens on each dot."""
    dots = GAME.view(state, None)["dots"]
    assert isinstance(dots, dict)
    return {name: (stand["seat"], stand["tokens"]) for name, stand in dots.items()}

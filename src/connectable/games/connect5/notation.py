"""Text, both ways: actions as people type them, positions as they are stored.

Nothing here judges an action: what is well written but not legal parses, and `refusal` answers.
"""

import re

from connectable.games.connect5 import content
from connectable.games.connect5.circuit import ROW, spot_name
from connectable.games.connect5.engine.board import (
    JUMP,
    NOWHERE,
    PASS,
    PLACE,
    SANDWICH,
    SPLIT,
    SPLIT_JUMP,
    STACK,
    STEP,
    STOP,
    Action,
    Board,
)
from connectable.games.connect5.engine.score import eaten_now
from connectable.games.connect5.engine.state import State

WORDS = {
    PLACE: "place",
    STACK: "stack",
    STEP: "step",
    SPLIT: "split",
    JUMP: "jump",
    SPLIT_JUMP: "split",
    SANDWICH: "sandwich",
    STOP: "stop",
    PASS: "pass",
}
KINDS = {
    ("place", 1): PLACE,
    ("stack", 1): STACK,
    ("step", 2): STEP,
    ("split", 2): SPLIT,
    ("jump", 3): JUMP,
    ("split", 3): SPLIT_JUMP,
    ("sandwich", 3): SANDWICH,
    ("stop", 0): STOP,
    ("pass", 0): PASS,
}
"""Word and number of dots → kind; three dots are from, over, to."""
SPOT = re.compile(r"([A-Z]{1,2})([1-9][0-9]{0,2})")
LONGEST = 60


def notation(action: Action) -> str:
    """`place F5`, `step C7 C9`, `jump D4 B4 B3` (from, over, to), `split D4 B4 B3`, `stop`."""
    spots = [spot for spot in (action.at, action.over, action.to) if spot != NOWHERE]
    return " ".join([WORDS[action.kind], *map(spot_name, spots)])


def parse(board: Board, text: object) -> Action:
    """The action of a text; a ValueError says what would be well written."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise ValueError(f"action: {text!r:.80} is not a short text")
    word, *dots = text.split() or [""]
    kind = KINDS.get((word.lower(), len(dots)))
    if kind is None:
        raise ValueError(f"action: {text!r:.80} is none of " + ", ".join(f"{w} + {n} dots" for w, n in KINDS))
    spots = [read_spot(dot) for dot in dots]
    at = spots[0] if spots else NOWHERE
    over = spots[1] if len(spots) == 3 else NOWHERE
    to = spots[-1] if len(spots) > 1 else NOWHERE
    return board.intern(kind, at, over, to)


def read_spot(text: str) -> int:
    """The spot of a dot's name; letters may be small."""
    match = SPOT.fullmatch(text.upper())
    if not match:
        raise ValueError(f"dot: {text!r:.80} is not letters and a number like F5")
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - 64
    return (int(match[2]) - 1) * ROW + column - 1


def dot_name(board: Board, dot: int) -> str:
    return spot_name(board.spots[dot])


def format_state(state: State) -> str:
    """The whole position, a line each for game, round, chain, last action, finished rounds, seats, own drawing."""
    setup = state.setup
    named = setup.choice in content.NAMES
    names = [spot_name(spot) for spot in setup.board.spots]
    lines = [
        f"connect5 seats {setup.seats} board {setup.choice if named else 'drawn'}"
        f" mode {'full' if setup.full else 'quick'} jumps {'straight' if setup.board.straight else 'any'}",
        round_line(state),
    ]
    if state.chain >= 0:
        size = "single" if state.cells[state.chain] & 1 else "double"
        lines.append(f"chain {names[state.chain]} {size} over {names[state.over]}")
    if state.last:
        lines.append(f"last {state.last_seat} {notation(state.last)}")
    for ended in state.done:
        row = " ".join(names[dot] for dot in ended.row)
        made = f" by {ended.maker} {row}" if ended.row else ""
        lines.append(f"ended {ended.reason} eaten {' '.join(map(str, ended.eaten))}{made}")
    lines += [seat_line(state, seat, names) for seat in range(setup.seats)]
    if not named:
        lines += ["drawing", *("|" + row for row in setup.board.text.split("\n"))]
    return "\n".join(lines)


def round_line(state: State) -> str:
    """Round and starter, whose turn it is (`-`: nobody's), quiet turns and passes in a row."""
    over = state.seat < 0
    number = len(state.done) + (0 if over else 1)
    turn = "-" if over else state.seat
    return (
        f"round {number} of {state.setup.rounds} starter {number - 1} turn {turn}"
        f" quiet {state.quiet} passes {state.passes}"
    )


def seat_line(state: State, seat: int, names: list[str]) -> str:
    """What a seat has: `F5` one token, `H3*` two."""
    reserve = state.reserves >> 8 * seat & 255
    dots = [
        name + ("" if cell & 1 else "*")
        for name, cell in zip(names, state.cells, strict=True)
        if cell and (cell - 1) // 2 == seat
    ]
    return " ".join([f"seat {seat} reserve {reserve} eaten {eaten_now(state, seat)} on", *dots])

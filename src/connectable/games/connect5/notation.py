"""Actions as one line of text, both ways: what people type is what is stored.

Nothing here judges an action: text that is well formed but not legal parses, and `refusal` answers.
"""

import re

from connectable.games.connect5.circuit import ROW, spot_name
from connectable.games.connect5.engine.actions import (
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
)
from connectable.games.connect5.engine.board import Board

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
    if not action.text:
        spots = [spot for spot in (action.at, action.over, action.to) if spot != NOWHERE]
        action.text = " ".join([WORDS[action.kind], *[spot_name(spot) for spot in spots]])
    return action.text


def parse(board: Board, text: object) -> Action:
    """The action of a text; a ValueError says what would be well formed."""
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
    """The spot of a dot's name, in capital or small letters."""
    match = SPOT.fullmatch(text.upper())
    if not match:
        raise ValueError(f"dot: {text!r:.80} is not letters and a number like F5")
    column = 0
    for letter in match[1]:
        column = column * 26 + ord(letter) - 64
    return (int(match[2]) - 1) * ROW + column - 1


def dot_name(board: Board, dot: int) -> str:
    return spot_name(board.spots[dot])

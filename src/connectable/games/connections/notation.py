"""Actions as one line of text, both ways; cards, piles, places, lines and pairs count from 1, seats from 0.

`parse` refuses malformed text only: text that is well formed but not legal parses, and `refusal` answers.
"""

import re
from typing import Final

from connectable.games.connections.engine.actions import (
    ABSTAIN,
    ACCEPT,
    APPEAL,
    APPEAL_FILL,
    APPEAL_JOIN,
    APPEAL_LAY,
    ASIDE,
    BACK,
    BECAUSE,
    CARD,
    CHALLENGE,
    DEAL,
    DONE,
    DRAW,
    FALLS,
    FILL,
    FINE,
    JOIN,
    KEEP,
    LAY,
    NEW_LINE,
    OPEN,
    PASS,
    RETURN,
    RIGHT,
    SPACE,
    STANDS,
    STEAL,
    STUCK,
    TAKE,
    Action,
    act,
)
from connectable.games.connections.engine.cards import REASONS
from connectable.games.connections.engine.state import State
from connectable.games.connections.engine.web import space_at, x_of, y_of

PLAIN: Final = {
    "back": BACK,
    "draw": DRAW,
    "keep": KEEP,
    "pass": PASS,
    "aside": ASIDE,
    "stuck": STUCK,
    "done": DONE,
    "stands": STANDS,
    "falls": FALLS,
    "abstain": ABSTAIN,
    "appeal": APPEAL,
    "accept": ACCEPT,
}
NAMES: Final = {kind: name for name, kind in PLAIN.items()}
ENDS: Final = ("left", "right")
NUMBER: Final = r"(0|[1-9][0-9]{0,2})"
SIGNED: Final = r"(0|-?[1-9][0-9]{0,2})"
FORMS: Final = {
    DEAL: f"deal {NUMBER} {NUMBER}",
    OPEN: f"open {NUMBER}",
    CARD: f"card {NUMBER}",
    SPACE: f"at {SIGNED},{SIGNED}",
    BECAUSE: "because ([a-z-]+)",
    LAY: f"lay {NUMBER} at {SIGNED},{SIGNED} turn ([0-3])",
    FILL: f"lay {NUMBER} in ([1-4]) turn ([0-3])",
    JOIN: f"lay {NUMBER} (?:(new)|(left|right) {NUMBER}) turn ([0-3])",
    TAKE: "take ([1-4])",
    RETURN: f"return {NUMBER} ([1-4])",
    STEAL: f"steal ([0-7]) {NUMBER} (left|right)",
    FINE: "fine ([0-7])",
    CHALLENGE: f"challenge ([0-7]) {NUMBER}",
    APPEAL_LAY: "appeal (?:turn )?([0-3])",
    APPEAL_FILL: "appeal in ([1-4]) turn ([0-3])",
    APPEAL_JOIN: f"appeal (left|right) {NUMBER} turn ([0-3])",
}
PATTERNS: Final = {kind: re.compile(form) for kind, form in FORMS.items()}
LONGEST: Final = 80
SHORT_TURN: Final = re.compile("turn ([0-3])")
"""What people may type for the last step of a placement on the web."""


def notation(action: Action) -> str:
    """The one way to write an action."""
    kind, a, b, c = action.kind, action.a, action.b, action.c
    match kind:
        case 0:
            return f"deal {a} {b + 1}"
        case 1:
            return f"open {a + 1}"
        case 2:
            return f"card {a + 1}"
        case 3:
            return f"at {x_of(a)},{y_of(a)}"
        case 4:
            return f"because {REASONS[a]}"
        case 6:
            return f"lay {a + 1} at {x_of(b)},{y_of(b)} turn {c}"
        case 7:
            return f"lay {a + 1} in {b + 1} turn {c}"
        case 8:
            where = "new" if b == NEW_LINE else f"{ENDS[b % 2]} {b // 2 + 1}"
            return f"lay {a + 1} {where} turn {c}"
        case 15:
            return f"take {a + 1}"
        case 16:
            return f"return {a + 1} {b + 1}"
        case 17:
            return f"steal {a} {b + 1} {ENDS[c]}"
        case 18:
            return f"fine {a}"
        case 19:
            return f"challenge {a} {b + 1}"
        case 25:
            return f"appeal {c}"
        case 26:
            return f"appeal in {b + 1} turn {c}"
        case 27:
            return f"appeal {ENDS[b % 2]} {b // 2 + 1} turn {c}"
        case _:
            return NAMES[kind]


def parse(state: State, seat: int, text: object) -> Action:
    """The action a text names; a ValueError says what is malformed."""
    if not isinstance(text, str):
        raise ValueError(f"action: {text!r:.80} is not text")
    if len(text) > LONGEST:
        raise ValueError(f"action: {text!r:.40}… is longer than {LONGEST} characters")
    words = " ".join(text.split()).lower()
    if words in PLAIN:
        return act(PLAIN[words])
    short = SHORT_TURN.fullmatch(words)
    if short:
        return short_turn(state, seat, int(short[1]))
    for kind, pattern in PATTERNS.items():
        found = pattern.fullmatch(words)
        if found:
            return built(state, kind, found)
    raise ValueError(f"action {words!r} is not known; known: {', '.join([*PLAIN, *FORMS.values()])}")


def short_turn(state: State, seat: int, turn: int) -> Action:
    """`turn 2`: the chosen card at its chosen space."""
    choice = state.choices[seat] if 0 <= seat < state.setup.seats else None
    if choice is None or choice.space < 0:
        raise ValueError("action: turn names no card and space; choose them first or write: lay CARD at X,Y turn N")
    return act(LAY, choice.card, choice.space, turn)


def built(state: State, kind: int, found: re.Match[str]) -> Action:
    parts = found.groups()
    match kind:
        case 0:
            return act(DEAL, seat_in(state, parts[0]), card_in(state, parts[1]))
        case 1 | 2:
            return act(kind, card_in(state, parts[0]))
        case 3:
            return act(SPACE, space_in(parts[0], parts[1]))
        case 4:
            if parts[0] not in REASONS[1:]:
                raise ValueError(f"action: because {parts[0]!r} is not one of {', '.join(REASONS[1:])}")
            return act(BECAUSE, REASONS.index(parts[0]))
        case 6:
            return act(LAY, card_in(state, parts[0]), space_in(parts[1], parts[2]), int(parts[3]))
        case 7 | 16:
            turn = int(parts[2]) if kind == FILL else 0
            return act(kind, card_in(state, parts[0]), int(parts[1]) - 1, turn)
        case 8:
            where = NEW_LINE if parts[1] else counted("line", parts[3]) * 2 + ENDS.index(parts[2])
            return act(JOIN, card_in(state, parts[0]), where, int(parts[4]))
        case 15:
            return act(TAKE, int(parts[0]) - 1)
        case 17:
            return act(STEAL, int(parts[0]), counted("line", parts[1]), RIGHT if parts[2] == "right" else 0)
        case 18:
            return act(FINE, int(parts[0]))
        case 25:
            return act(APPEAL_LAY, 0, 0, int(parts[0]))
        case 26:
            return act(APPEAL_FILL, 0, int(parts[0]) - 1, int(parts[1]))
        case 27:
            return act(APPEAL_JOIN, 0, counted("line", parts[1]) * 2 + ENDS.index(parts[0]), int(parts[2]))
        case _:
            return act(CHALLENGE, int(parts[0]), counted("pair", parts[1]))


def seat_in(state: State, text: str) -> int:
    if int(text) >= state.setup.seats:
        raise ValueError(f"action: seat {text} is not one of 0 to {state.setup.seats - 1}")
    return int(text)


def card_in(state: State, text: str) -> int:
    most = state.setup.cards.count()
    if not 1 <= int(text) <= most:
        raise ValueError(f"action: card {text} is not one of 1 to {most}")
    return int(text) - 1


def space_in(x: str, y: str) -> int:
    if abs(int(x)) > 500 or abs(int(y)) > 500:
        raise ValueError(f"action: space {x},{y} is further out than 500")
    return space_at(int(x), int(y))


def counted(what: str, text: str) -> int:
    if not int(text):
        raise ValueError(f"action: {what} numbers start at 1")
    return int(text) - 1

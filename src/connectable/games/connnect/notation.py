"""Actions as one line of text, both ways. Spaces are a column letter and a row number: a1 top left, f6 bottom right.

Chance: `shape F` (letter of the card) · `card A3` · `first 0` (seat, from 0) · `roll 2 4 5` (rising).
A seat: `zone 4` · `write 2 b3` (a waiting die, or the number a bonus or Free Action gave) ·
`free 2 as 3` (Free Action: the die 2 will be written as 3; `write 3 b3` follows) · `drop 5` ·
`move b2` (cross out; `write` follows) · `switch 5` (the zone die with the number die 5) ·
`change 2 to 3` or `change 2 to 3 and 5 to 4` (Plus/minus) · `claim a1 b1 c1` · `take plus 2` (bonus and stars;
without stars the best one) · `lose` (*Any two*) · `done` · `out`.

It says what a line means, not whether it is legal.
"""

import re
from collections.abc import Callable

from connectable.games.connnect.engine.actions import (
    CARD_DEALS,
    CHOOSE_ZONE,
    CLAIM,
    DEAL_CARD,
    DEAL_FIRST,
    DEAL_ROLL,
    DEAL_SHAPE,
    DONE_ACTION,
    DROP,
    DROPS,
    FIRST_SEATS,
    FREE,
    FREES,
    LOSE,
    LOSE_IT,
    MOVE_OUT,
    MOVES,
    OUT_ACTION,
    ROLL_OF,
    SAY_DONE,
    SAY_OUT,
    SHAPE_DEALS,
    SWITCHES,
    TAKE,
    TAKES,
    USE_PLUS_MINUS,
    USE_SWITCH,
    WRITE,
    WRITES,
    ZONE_CHOICES,
    Action,
    icon_code,
    icon_word,
    plus_minus_code,
    plus_minus_of,
)
from connectable.games.connnect.engine.claims import claim_of
from connectable.games.connnect.engine.geometry import names_of, space_name, space_named
from connectable.games.connnect.engine.layout import BONUSES, NUMBER
from connectable.games.connnect.engine.state import State, dice_of, faces_of

MOST_TEXT = 200


MOST_PARSED = 4096
PARSED: dict[str, Action] = {}
"""Texts that were read before, but for those that mean something else in another state."""


def notation(action: Action) -> str:
    return LINES[int(action.kind)](int(action.a), int(action.b))


def plus_minus_line(code: int, _: int) -> str:
    second = f" and {code >> 6 & 7} to {code >> 9}" if code >> 6 else ""
    return f"change {code & 7} to {code >> 3 & 7}{second}"


LINES: dict[int, Callable[[int, int], str]] = {
    DEAL_SHAPE: lambda letter, _: f"shape {chr(65 + letter)}",
    DEAL_CARD: lambda code, _: f"card {'ABC'[code // 100]}{code % 100}",
    DEAL_FIRST: lambda seat, _: f"first {seat}",
    DEAL_ROLL: lambda dice, _: "roll " + " ".join(map(str, faces_of(dice))),
    CHOOSE_ZONE: lambda face, _: f"zone {face}",
    WRITE: lambda number, space: f"write {number} {space_name(space)}",
    FREE: lambda face, number: f"free {face} as {number}",
    DROP: lambda face, _: f"drop {face}",
    MOVE_OUT: lambda space, _: f"move {space_name(space)}",
    USE_SWITCH: lambda face, _: f"switch {face}",
    USE_PLUS_MINUS: plus_minus_line,
    CLAIM: lambda spaces, _: "claim " + " ".join(names_of(spaces)),
    TAKE: lambda code, _: f"take {icon_word(code)} {code // 64}",
    LOSE: lambda _, __: "lose",
    SAY_DONE: lambda _, __: "done",
    SAY_OUT: lambda _, __: "out",
}


def parse(state: State, seat: int, text: object) -> Action:
    """The action a line means; ValueError says what would be right."""
    if not isinstance(text, str) or len(text) > MOST_TEXT:
        raise ValueError(f"{text!r:.80} is not an action: expected a line of at most {MOST_TEXT} characters")
    known = PARSED.get(text)
    if known is not None:
        return known
    word, _, rest = " ".join(text.lower().split()).partition(" ")
    if word == "take":
        return taken(state, seat, rest)
    if word not in FORMS:
        raise ValueError(f"{text!r:.80} is not an action: it begins with none of {', '.join(FORMS)}, take")
    pattern, build, example = FORMS[word]
    found = re.fullmatch(pattern, rest)
    action = build(*found.groups(default="")) if found else None
    if action is None:
        raise ValueError(f"{text!r:.80} is not an action: expected something like {example!r}")
    if len(PARSED) >= MOST_PARSED:
        PARSED.clear()
    PARSED[text] = action
    return action


def rolled(*faces: str) -> Action:
    return ROLL_OF[dice_of(sorted(map(int, faces)), 0)]


def written(number: str, space: str) -> Action:
    return WRITES[int(number) * 36 + space_named(space)]


def changed(face: str, to: str, other: str, other_to: str) -> Action:
    return plus_minus_of(plus_minus_code(int(face), int(to), int(other or 0), int(other_to or 0)))


def claimed(text: str) -> Action | None:
    """The claim of these spaces; None when one is named twice."""
    spaces = [space_named(name) for name in text.split()]
    return claim_of(sum(2**space for space in spaces)) if len(set(spaces)) == len(spaces) else None


def taken(state: State, seat: int, text: str) -> Action:
    """The icon by its word and stars; without stars the best one that is left in the row."""
    found = re.fullmatch(ICON, text)
    code = icon_code(found[1].replace(" ", ""), int(found[2] or 0)) if found else -1
    if not found or code < 0:
        raise ValueError(f"'take {text!s:.80}' is not an action: expected something like 'take plus 2'")
    if found[2] is None and 0 <= seat < state.seats:
        sheet, layout = state.sheets[seat], state.layout
        left = layout.row(sheet.pending >> 4) & ~sheet.taken
        codes = [int(icon.code) for k, icon in enumerate(layout.icons) if left >> k & 1 and icon.code % 64 == code]
        code = max(codes, default=code)
    return TAKES[code]


ICON = f"({'|'.join(BONUSES[:NUMBER])}|{BONUSES[NUMBER]} ?[1-6])(?: ([0-9][0-9]?))?"
FACE = "([1-6])"
SPACE = "([a-f][1-6])"
FORMS: dict[str, tuple[str, Callable[..., Action | None], str]] = {
    "zone": (FACE, lambda face: ZONE_CHOICES[int(face)], "zone 4"),
    "write": (f"{FACE} {SPACE}", written, "write 2 b3"),
    "free": (f"{FACE} (?:as )?{FACE}", lambda face, number: FREES[int(face) * 7 + int(number)], "free 2 as 3"),
    "drop": (FACE, lambda face: DROPS[int(face)], "drop 5"),
    "move": (SPACE, lambda space: MOVES[space_named(space)], "move b2"),
    "switch": (FACE, lambda face: SWITCHES[int(face)], "switch 5"),
    "change": (f"{FACE} (?:to )?{FACE}(?: (?:and )?{FACE} (?:to )?{FACE})?", changed, "change 2 to 3 and 5 to 4"),
    "claim": ("((?:[a-f][1-6])(?: [a-f][1-6])*)", claimed, "claim a1 b1 c1"),
    "lose": ("", lambda: LOSE_IT, "lose"),
    "done": ("", lambda: DONE_ACTION, "done"),
    "out": ("", lambda: OUT_ACTION, "out"),
    "shape": ("([a-z])", lambda letter: SHAPE_DEALS[ord(letter) - 97], "shape F"),
    "card": ("([abc])([1-9][0-9]?)", lambda deck, n: CARD_DEALS["abc".index(deck) * 100 + int(n)], "card A3"),
    "first": ("([0-3])", lambda seat: FIRST_SEATS[int(seat)], "first 0"),
    "roll": (f"{FACE} {FACE} {FACE}", rolled, "roll 2 4 5"),
}

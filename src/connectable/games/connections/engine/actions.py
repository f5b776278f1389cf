"""Actions: one small record for everything a seat or chance can do, each made once.

They know nothing of words, legality or text; `notation.py` writes them.
"""

from typing import Final, final

DEAL: Final = 0
"""Chance: a card for a seat's hand (a = seat, b = card)."""
OPEN: Final = 1
"""Chance: a card turned up as starter or pile top (a = card)."""
CARD: Final = 2
"""Own step: the card to lay or return (a)."""
SPACE: Final = 3
"""Own step: the space of the web (a)."""
BECAUSE: Final = 4
"""Own step: the kind of link the placement will carry (a = reason, 1–9)."""
BACK: Final = 5
"""Own step: what was chosen is put back."""
LAY: Final = 6
"""A card laid on the web (a = card, b = space, c = turn)."""
FILL: Final = 7
"""A card laid in one's quad (a = card, b = place 0–3, c = turn)."""
JOIN: Final = 8
"""A card laid in one's runs (a = card, b = line × 2 + end, or NEW_LINE, c = turn)."""
DRAW: Final = 9
KEEP: Final = 10
PASS: Final = 11
ASIDE: Final = 12
STUCK: Final = 13
DONE: Final = 14
TAKE: Final = 15
"""The top card of a pile (a = pile)."""
RETURN: Final = 16
"""A card back on a pile (a = card, b = pile)."""
STEAL: Final = 17
"""The end card of another's run (a = seat, b = line, c = end)."""
FINE: Final = 18
"""No objection to what waits (a = its seat)."""
CHALLENGE: Final = 19
"""A pair of what waits is challenged (a = its seat, b = pair)."""
STANDS: Final = 20
FALLS: Final = 21
ABSTAIN: Final = 22
APPEAL: Final = 23
"""CX-J7: the own miss that waits is put to the vote."""
ACCEPT: Final = 24
"""CX-J7: the own miss that waits counts."""
APPEAL_LAY: Final = 25
"""CX-J7, links shown: the chosen card is laid in its space although the referee refuses (c = turn)."""
APPEAL_FILL: Final = 26
"""The same in one's quad (b = place, c = turn)."""
APPEAL_JOIN: Final = 27
"""The same in one's runs (b = line × 2 + end, c = turn)."""

LEFT: Final = 0
RIGHT: Final = 1
NEW_LINE: Final = 4000

OWN_STEPS: Final = (CARD, SPACE, BECAUSE, BACK)
"""CX-K5: the steps that no other seat sees."""
ANSWERS: Final = (FINE, CHALLENGE, STANDS, FALLS, ABSTAIN, APPEAL, ACCEPT)
"""CX-J5, CX-J7: what seats say to a placement that waits: the others to any, its own seat to a miss."""
APPEALS: Final = (APPEAL_LAY, APPEAL_FILL, APPEAL_JOIN)
"""CX-J7: placements against the referee's word."""


@final
class Action:
    """One act; what a, b and c mean depends on the kind."""

    def __init__(self, kind: int, a: int, b: int, c: int) -> None:
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Action)
            and self.kind == other.kind
            and self.a == other.a
            and self.b == other.b
            and self.c == other.c
        )

    def __hash__(self) -> int:
        return code(self.kind, self.a, self.b, self.c)

    def __repr__(self) -> str:
        return f"Action({self.kind}, {self.a}, {self.b}, {self.c})"


def code(kind: int, a: int, b: int, c: int) -> int:
    """One number for one action; a stays under 2²², b under 2²¹ and c under 8, so no two share a number.

    Compiled, a product of numbers below 2³¹ takes one instruction: hence two of them and not three in a row."""
    return (kind * 4194304 + a) * 16777216 + (b * 8 + c)


made: dict[int, Action] = {}


def act(kind: int, a: int = 0, b: int = 0, c: int = 0) -> Action:
    """The action with these numbers, the same object each time."""
    key = code(kind, a, b, c)
    found = made.get(key)
    if found is None:
        found = made[key] = Action(kind, a, b, c)
    return found

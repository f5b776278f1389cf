"""The pairs of words that lie joined on the table: on the web, in quads and in lines.

What was laid is heard by everybody, and so is why it holds; it judges nothing.
"""

from typing import Final

from connectable.games.connections.engine.cards import reason_name
from connectable.games.connections.engine.judging import pair_key
from connectable.games.connections.engine.setup import QUADS
from connectable.games.connections.engine.state import State
from connectable.games.connections.engine.ways.quads import needs_at
from connectable.games.connections.engine.web import WIDE, pairs_against

EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def joined(state: State) -> list[tuple[int, int]]:
    """Two words of two cards that touch, each pair once."""
    if state.setup.web:
        return on_web(state)
    return in_quads(state) if state.setup.way == QUADS else in_lines(state)


def on_web(state: State) -> list[tuple[int, int]]:
    cells, cards = state.web.cells, state.setup.cards
    found: list[tuple[int, int]] = []
    for space, piece in cells.items():
        for step, side in ((1, EAST), (WIDE, SOUTH)):
            beside = cells.get(space + step, -1)
            if beside >= 0:
                own = cards.word(piece // 4, piece % 4, side)
                found.append((own, cards.word(beside // 4, beside % 4, (side + 2) % 4)))
    return found


def in_quads(state: State) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for seat, built in enumerate(state.quads):
        for quad in [*built, state.building[seat]]:
            for place, piece in enumerate(quad):
                if piece >= 0:
                    met = pairs_against(state.setup.cards, needs_at(state, quad, place), piece)
                    found += [(own, other) for side, own, other in met if side in (EAST, SOUTH)]
    return found


def in_lines(state: State) -> list[tuple[int, int]]:
    cards = state.setup.cards
    found: list[tuple[int, int]] = []
    for lines in state.lines:
        for line in lines:
            for left, right in zip(line.pieces, line.pieces[1:], strict=False):
                found.append((cards.word(left // 4, left % 4, EAST), cards.word(right // 4, right % 4, WEST)))
    return found


def why(state: State, a: int, b: int) -> str:
    """Why a joined pair holds: by a house ruling, or the kind of link; empty where the referee knows none."""
    ruling = state.rulings.get(pair_key(state, a, b))
    if ruling is not None:
        return "stands" if ruling else "falls"
    return reason_name(state.setup.cards.verdict(a, b))

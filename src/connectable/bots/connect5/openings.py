"""The first token of a round, by lot: bots that begin alike every time are no fun to play."""

from connectable.bots.connect5.greedy import lines_of
from connectable.contract import Rng
from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.state import TOKENS, State, lane

OPENINGS = 8
"""Dots that the lot decides between: those in most rows of five, away from everybody else."""


def opening(state: State, seat: int, rng: Rng) -> Action | None:
    """A good place for the first token of that seat; None: it has one already, or others have more."""
    if not is_opening(state, seat):
        return None
    cells, board = state.cells, state.setup.board
    lines = lines_of(board)
    free = [dot for dot in range(int(board.dots)) if not cells[dot]]
    calm = [dot for dot in free if not any(cells[other] for other in neighbours(state, dot))]
    best = sorted(calm or free, key=lambda dot: (-len(lines.through[dot]), dot))[:OPENINGS]
    return board.actions[best[rng.randrange(len(best))]] if best else None


def is_opening(state: State, seat: int) -> bool:
    """Whether that seat is to place its first token and nobody has more than one."""
    reserves = [int(lane(state.reserves, other)) for other in range(state.setup.seats)]
    return reserves[seat] == TOKENS and min(reserves) >= TOKENS - 1


def neighbours(state: State, dot: int) -> list[int]:
    """The dots beside one."""
    board = state.setup.board
    return [int(board.leg_to[leg]) for leg in range(board.first_leg[dot], board.first_leg[dot + 1])]

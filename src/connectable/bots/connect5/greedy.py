"""Greedy play of Connect 5: win in one, block in one, eat where it is safe, else build towards five in a row.

It looks one action ahead, at the game's own states; among equals the lot decides.
"""

from dataclasses import dataclass
from functools import lru_cache

from connectable.bots.connect5.engine.rows import Row, rows_of
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.games.connect5.engine.actions import NOWHERE, PLACE, STACK, Action
from connectable.games.connect5.engine.apply import step
from connectable.games.connect5.engine.board import Board
from connectable.games.connect5.engine.jumps import ways
from connectable.games.connect5.engine.legal import actions
from connectable.games.connect5.engine.state import FIVE, State, lane
from connectable.registry import AnyGame

SHAPE = (1, 3, 9, 27, 81, 81)
"""What a row is worth by the dots one seat holds in it while nobody else holds any."""


@dataclass(frozen=True)
class BoardLines:
    """What the bot looks up on a board."""

    rows: list[Row]
    """Every set of five dots that makes a Connect 5."""
    through: list[list[Row]]
    """The rows through each dot."""
    over: list[list[int]]
    """The jumps over each dot."""


def greedy(game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    """The best action by `worth`; the lot decides among equals."""
    lines, board = lines_of(state.setup.board), state.setup.board
    guards = {dot for row in lines.rows for dot in [fifth(state, row)] if dot is not None}
    legal = actions(state)
    worths = [worth(state, step(state, board.slot_of(action)), action, lines, guards) for action in legal]
    most = max(worths)
    best = [action for action, value in zip(legal, worths, strict=True) if value == most]
    return Thought(best[rng.randrange(len(best))])


def worth(state: State, after: State, action: Action, lines: BoardLines, guards: set[int]) -> tuple[int, int, int, int]:
    """A win, rows left to others, tokens eaten less tokens in danger, rows built or spoilt.

    A Connect 5 that ends the round with too few points is worse than anything that goes on."""
    if len(after.done) > len(state.done):
        points = round_points(after)
        made = after.done[-1].maker == state.seat
        return (1 if points[state.seat] == max(points) else -1) if made else 0, 0, 0, 0
    board, seat = state.setup.board, int(state.seat)
    at, to = int(board.dot(action.at)), int(board.dot(action.to))
    if action.kind in (PLACE, STACK):
        at, to = -1, at
    left = sum(not after.cells[dot] for dot in guards)
    eaten = int(lane(after.eaten, seat) - lane(state.eaten, seat))
    if to == NOWHERE:
        return 0, -left, 0, 0
    danger = in_danger(after, to, lines) if after.chain < 0 else 0
    built = sum(promise(after, row, seat) for row in lines.through[to])
    lost = sum(promise(state, row, seat) for row in lines.through[at]) if at != NOWHERE else 0
    return 0, -left, 2 * eaten - danger, built - lost


def round_points(after: State) -> list[int]:
    """What each seat has where a round has ended: in this round, and in all of them where it was the last."""
    first = 0 if after.seat < 0 else len(after.done) - 1
    return [
        sum(ended.eaten[seat] + (int(FIVE) if ended.maker == seat else 0) for ended in after.done[first:])
        for seat in range(after.setup.seats)
    ]


def fifth(state: State, row: Row) -> int | None:
    """The only dot of a row that another seat lacks for a Connect 5; None: nobody else holds four of it."""
    cells = [int(state.cells[dot]) for dot in row]
    owners = [(cell - 1) // 2 for cell in cells if cell and (cell - 1) // 2 != state.seat]
    if len(owners) != 4 or len(set(owners)) != 1:
        return None
    return next(dot for dot, cell in zip(row, cells, strict=True) if not cell or (cell - 1) // 2 != owners[0])


def in_danger(state: State, dot: int, lines: BoardLines) -> int:
    """Tokens on this dot that somebody could eat at once."""
    board, cells = state.setup.board, state.cells
    owner = (int(cells[dot]) - 1) // 2
    for number in lines.over[dot]:
        mover = int(cells[board.jump_at[number]])
        hunter = (mover - 1) // 2
        if mover and hunter != owner and ways(board, cells, 2 * hunter + 1, number):
            return 2 - int(cells[dot]) % 2
    return 0


def promise(state: State, row: Row, seat: int) -> int:
    """What a row holds for this seat: its own to build, one other's to spoil, nothing when two are in it."""
    cells = [int(state.cells[dot]) for dot in row]
    owners = {(cell - 1) // 2 for cell in cells if cell}
    mine = sum((cell - 1) // 2 == seat for cell in cells if cell)
    if owners <= {seat}:
        return SHAPE[mine]
    theirs = 5 - mine - cells.count(0)
    return SHAPE[theirs] // 2 if len(owners - {seat}) == 1 and mine == 1 else 0


@lru_cache(12)
def lines_of(board: Board) -> BoardLines:
    dots = int(board.dots)
    rows = rows_of(board)
    through: list[list[Row]] = [[] for _ in range(dots)]
    for row in rows:
        for dot in row:
            through[dot].append(row)
    over: list[list[int]] = [[] for _ in range(dots)]
    for number in range(board.jumps):
        over[board.jump_over[number]].append(number)
    return BoardLines(rows, through, over)

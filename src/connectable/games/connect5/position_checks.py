"""Whether a position that was read could come up in play; a ValueError names the line.

It does not search for a way to reach the position: each check is something that play never breaks.
"""

from connectable.games.connect5.engine.fives import five_through
from connectable.games.connect5.engine.state import QUIET, State
from connectable.games.connect5.position_lines import Lines


def check_counts(lines: Lines, state: State) -> None:
    over = state.seat < 0
    most_quiet, most_passes = (QUIET, state.setup.seats) if over else (QUIET - 1, state.setup.seats - 1)
    if state.quiet > most_quiet or state.passes > min(most_passes, state.quiet):
        raise lines.wrong("too many quiet turns or passes: the round would have ended")
    if state.chain >= 0 and (state.quiet or state.passes):
        raise lines.wrong("a chain begins with an eat: quiet and passes are 0")
    meals = tuple(state.eaten >> 8 * seat & 255 for seat in range(state.setup.seats))
    if over and state.done[-1].eaten != meals:
        raise lines.wrong("the last round and the seats tell different numbers of eaten tokens")
    if state.last and not (state.done or any(state.cells)):
        raise lines.wrong("nothing was played yet, so there is no last action")


def check_fives(lines: Lines, state: State) -> None:
    """C5-W1: nobody has a Connect 5 while the round goes on, but for the seat that is still jumping."""
    if state.seat < 0:
        maker, row = state.done[-1].maker, state.done[-1].row
        if any((int(state.cells[dot]) - 1) // 2 != maker for dot in row):
            raise lines.wrong("the row of the last round is not on the board")
        return
    for dot, cell in enumerate(state.cells):
        owner = (int(cell) - 1) // 2
        row = five_through(state.setup.board, state.cells, owner, dot) if cell else ()
        if row and not (state.chain >= 0 and owner == state.seat):
            raise lines.wrong("somebody has five in a row, so the round has ended")

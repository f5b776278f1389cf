"""Why an action of Connect 5 is good, as the key and values of one sentence: the first thing that is true of it.

It judges nothing: it says what an action does, not whether another does more. `seat` in the values counts from 0.
"""

from connectable.bots.connect5.engine.model import RoundModel, model_of
from connectable.bots.connect5.engine.open_ends import open_ends
from connectable.bots.connect5.engine.playouts import is_hunted
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.connect5.engine.threats import holder_of_three, in_danger, prey, threatens, threes
from connectable.bots.levels import Reason
from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.state import State, lane


def reason(game: object, state: State, seat: int, action: Action) -> Reason:
    """The key of the sentence and its values."""
    board = state.setup.board
    slot = board.slot_of(action)
    before = model_of(rows_for(board), state)
    after = before.twin()
    after.act(slot)
    if slot >= board.stop and after.maker < 0:
        return ("c5-hint-stop" if slot == board.stop else "c5-hint-pass"), {}
    return now(before, after, seat) or later(before, after, seat, slot)


def now(before: RoundModel, after: RoundModel, seat: int) -> Reason | None:
    """A Connect 5 made or stopped, one of its ends closed, tokens eaten."""
    if after.maker == seat:
        return "c5-hint-five", {}
    for turn in range(1, before.seats):
        other = (seat + turn) % before.seats
        if threatens(before, other) and not threatens(after, other):
            return "c5-hint-block", {"seat": int(other)}
        if after.seat >= 0 and open_ends(after, other) < open_ends(before, other):
            return "c5-hint-close", {"seat": int(other)}
    eaten = lane(after.eaten, seat) - lane(before.eaten, seat)
    if eaten > 0:
        return "c5-hint-eat", {"count": int(eaten)}
    return None


def later(before: RoundModel, after: RoundModel, seat: int, slot: int) -> Reason:
    """What it prepares or prevents, else whether its token is safe."""
    reached = open_ends(after, seat)
    if reached > open_ends(before, seat):
        if reached < after.seats:  # every other seat can close one
            return "c5-hint-four", {}
        return ("c5-hint-fork", {}) if after.seats == 2 else ("c5-hint-ends", {"dots": int(reached)})
    if in_danger(after, seat) < in_danger(before, seat):
        return "c5-hint-save", {}
    if slot >= before.board.stacks_from and slot < before.board.steps_from:
        return "c5-hint-stack", {}
    spoilt = holder_of_three(before, after.landed, seat)
    if spoilt >= 0:
        return "c5-hint-spoil", {"seat": int(spoilt)}
    if prey(after, seat) > prey(before, seat):
        return "c5-hint-hunt", {}
    if threes(after, after.landed, seat):
        return "c5-hint-three", {}
    return ("c5-hint-room" if is_hunted(after, after.landed, seat) else "c5-hint-safe"), {}

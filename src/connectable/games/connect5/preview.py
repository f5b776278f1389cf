"""What an action would bring: the way, what is eaten, points, and whether the turn or the round ends.

It compares the states before and after the action; it decides nothing.
"""

from collections.abc import Sequence
from typing import Final, TypedDict, cast

from mypy_extensions import i64

from connectable.games.connect5.circuit import spot_name
from connectable.games.connect5.engine import score
from connectable.games.connect5.engine.actions import JUMP, STOP, Action
from connectable.games.connect5.engine.apply import is_plain, step
from connectable.games.connect5.engine.fives import five_at, five_through
from connectable.games.connect5.engine.state import State
from connectable.games.connect5.notation import notation
from connectable.games.connect5.threats import ends, jumps_of
from connectable.games.connect5.view import name

MOST_CHAINS = 12
"""That are listed behind one jump: the best ones."""
MOST_STEPS: Final[i64] = 400
"""Jumps that are followed to find them: on a board that people drew chains may branch without end."""


class Chain(TypedDict):
    """A whole chain that begins with the action: it jumps on, and stops where it could go further still."""

    actions: list[str]
    """What follows the action, up to the end of the turn."""
    path: list[str]
    """From, over, to, over, to."""
    points: int
    """Of the whole chain, the action included."""
    connect5: list[str]


class Preview(TypedDict):
    """What a legal action would bring."""

    points: int
    ends_turn: bool
    reveals: bool
    path: list[str]
    """Dots passed."""
    eaten: list[str]
    connect5: list[str]
    """The row of a Connect 5."""
    ends_round: bool
    chains: list[Chain]
    """Ways to jump on, best first."""


USUAL: dict[str, object] = {
    "points": 0,
    "ends_turn": True,
    "reveals": False,
    "eaten": [],
    "connect5": [],
    "ends_round": False,
    "chains": [],
}
"""Of an action that places or moves a token and nothing more."""


def previews(state: State, actions: Sequence[Action]) -> list[Preview]:
    """For legal actions, in their order."""
    slot_of, points = state.setup.board.slot_of, score.points_of(state, int(state.seat))
    return [preview(state, action, step(state, slot_of(action)), points) for action in actions]


def short_previews(state: State, actions: Sequence[Action]) -> list[dict[str, object]]:
    """The same without what is usual."""
    board, cells, points = state.setup.board, state.cells[:], score.points_of(state, int(state.seat))
    found: list[dict[str, object]] = []
    for action in actions:
        slot = board.slot_of(action)
        if slot < board.jumps_from and is_plain(state, cells, slot):
            found.append({"path": path_of(action)})
        else:
            whole = cast(dict[str, object], preview(state, action, step(state, slot), points))
            found.append({name: value for name, value in whole.items() if name == "path" or value != USUAL[name]})
    return found


def preview(state: State, action: Action, after: State, points: int) -> Preview:
    """Dots passed, dots eaten, points (so far: `points`), whether turn and round end, the row of a Connect 5."""
    closes = len(after.done) > len(state.done)
    row = [name(state, dot) for dot in after.done[-1].row] if closes else []
    return {
        "points": score.points_of(after, int(state.seat)) - points,
        "ends_turn": after.chain < 0,
        "reveals": False,
        "path": path_of(action),
        "eaten": [spot_name(action.over)] if JUMP <= action.kind < STOP else [],
        "connect5": row or pending_row(state, after),
        "ends_round": closes,
        "chains": chains(state, action, after, points) if after.chain >= 0 else [],
    }


def path_of(action: Action) -> list[str]:
    """The dots that an action names; nobody changes the list, which the action keeps."""
    if not action.path:
        action.path = notation(action).split(" ")[1:]
    return action.path


def chains(state: State, action: Action, after: State, points: int) -> list[Chain]:
    """C5-M7: the whole chains of two jumps and more that begin with this one."""
    found: list[Chain] = []
    jump_on(after, state, path_of(action), [], found, points, [MOST_STEPS])
    found.sort(key=lambda chain: (-chain["points"], len(chain["path"])))
    return found[:MOST_CHAINS]


def jump_on(
    now: State, state: State, path: list[str], acts: list[str], found: list[Chain], points: int, steps: list[i64]
) -> None:
    """Add every chain that goes on from here."""
    board = state.setup.board
    for slot in jumps_of(now):
        if steps[0] <= 0:
            return
        steps[0] -= 1
        later = step(now, slot)
        over, to = ends(board, slot)
        way = [*path, name(state, over), name(state, to)]
        so_far = [*acts, notation(board.actions[slot])]
        goes_on = later.chain >= 0
        end = step(later, board.stop) if goes_on else later
        row = [name(state, dot) for dot in end.done[-1].row] if len(end.done) > len(state.done) else []
        gained = score.points_of(end, int(state.seat)) - points
        found.append(
            {"actions": [*so_far, "stop"] if goes_on else so_far, "path": way, "points": gained, "connect5": row}
        )
        if goes_on:
            jump_on(later, state, way, so_far, found, points, steps)


def pending_row(state: State, after: State) -> list[str]:
    """C5-W2: the row that would count if the chain stopped now."""
    if after.chain < 0:
        return []
    joint = five_at(after, after.cells, after.chain)
    return (
        [name(state, dot) for dot in five_through(after.setup.board, after.cells, after.seat, joint)]
        if joint >= 0
        else []
    )

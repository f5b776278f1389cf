"""The state after an action that is known to be legal: nothing is checked here."""

from mypy_extensions import i64

from connectable.games.connnect.engine import rounds
from connectable.games.connnect.engine.actions import Action
from connectable.games.connnect.engine.geometry import POW
from connectable.games.connnect.engine.legal import DICE
from connectable.games.connnect.engine.sheet_actions import act
from connectable.games.connnect.engine.state import BUSY, ZONE, State


def step(state: State, seat: int, action: Action) -> State:
    """The state after a legal action of a seat or of the dice."""
    if seat == DICE:
        return rounds.deal(state, action)
    if state.phase == ZONE:
        return rounds.choose_zone(state, action.a)
    at: i64 = seat
    sheet = act(state, state.sheets[at], action)
    if sheet.status == BUSY:
        return state.with_sheet(at, sheet, state.busy)
    done = state.with_sheet(at, sheet, state.busy & ~POW[at])
    return done if done.busy else rounds.end_step(done)

"""Why an action is not legal, and so whether it is: the only authority.

It asks the module of the phase; `sheet_actions.py` answers for what a seat does with its own sheet.
"""

from mypy_extensions import i64

from connectable.contract import Refusal
from connectable.games.connnect.engine import rounds
from connectable.games.connnect.engine.actions import Action
from connectable.games.connnect.engine.legal import DICE
from connectable.games.connnect.engine.sheet_actions import act_refusal
from connectable.games.connnect.engine.state import ACT, BUSY, OUT, OVER, SETUP, ZONE, State


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do that; None when it may."""
    phase: i64 = state.phase
    if phase == OVER:
        return Refusal("CN-E1", {"why": "over"})
    if seat == DICE:
        if rounds.is_chance(phase):
            return rounds.chance_refusal(state, action)
        return Refusal("CN-R1", {"why": "no-roll"})
    if not 0 <= seat < state.seats:
        return Refusal("CN-S8", {"why": "seat", "seats": int(state.seats)})
    if phase in (ACT, SETUP):
        sheet = state.sheets[seat]
        if sheet.status == BUSY:
            return act_refusal(state, sheet, action)
        return Refusal("CN-F4", {"why": "out"}) if sheet.status == OUT else Refusal("CN-R5", {"why": "done"})
    if phase == ZONE:
        return rounds.zone_refusal(state, seat, action)
    return Refusal("CN-R1", {"why": "roll-first"}) if state.round > 0 else Refusal("CN-S8", {"why": "chance-first"})

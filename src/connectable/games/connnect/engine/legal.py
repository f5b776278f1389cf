"""Who may act, and every legal action of a seat or of the dice."""

from typing import Final

from mypy_extensions import i64

from connectable.games.connnect.engine import rounds
from connectable.games.connnect.engine.actions import Action
from connectable.games.connnect.engine.geometry import POW
from connectable.games.connnect.engine.sheet_actions import act_legal
from connectable.games.connnect.engine.state import ACT, BUSY, OVER, SETUP, ZONE, State

DICE: Final = -1
"""The seat CHANCE of the contract, as a constant that the compiler knows."""
DICE_ACT: Final[tuple[int, ...]] = (DICE,)
ACTING: Final[list[tuple[int, ...]]] = [tuple(seat for seat in range(4) if bits >> seat & 1) for bits in range(16)]
"""The busy bits of a state → its busy seats."""


def to_act(state: State) -> tuple[int, ...]:
    """The seats that may act now; nobody when the game is over."""
    if state.phase in (ACT, SETUP):
        return ACTING[state.busy]
    if rounds.is_chance(state.phase):
        return DICE_ACT
    return () if state.phase == OVER else ACTING[POW[state.active]]


def legal(state: State, seat: int) -> list[Action]:
    """Every legal action of that seat; for the dice, every outcome."""
    phase: i64 = state.phase
    if seat == DICE:
        return rounds.chance_legal(state) if rounds.is_chance(phase) else []
    if not 0 <= seat < state.seats:
        return []
    if phase in (ACT, SETUP):
        sheet = state.sheets[seat]
        return act_legal(state, sheet) if sheet.status == BUSY else []
    return rounds.zone_legal(state) if phase == ZONE and seat == state.active else []

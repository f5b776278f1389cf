"""Why an action is not legal, and so whether it is: the only authority.

It asks the module that keeps the rule: `judging.py` for answers and votes, the file of the way for the rest.
"""

from connectable.contract import CHANCE, Refusal
from connectable.games.connections.engine import judging, rounds
from connectable.games.connections.engine.actions import ANSWERS, DEAL, OPEN, Action
from connectable.games.connections.engine.setup import QUICK
from connectable.games.connections.engine.state import OVER, State, pending_of, window_of
from connectable.games.connections.engine.ways import classic, quads, quick, rummy, solitaire


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do that; None when it may."""
    if state.stage == OVER:
        return Refusal("CX-G1", {"why": "over"})
    if seat == CHANCE:
        return rounds.chance_refusal(state, action)
    if not 0 <= seat < state.setup.seats:
        return Refusal("CX-G1", {"why": "no-seat", "seats": state.setup.seats})
    if rounds.due(state) != rounds.NOTHING:
        return Refusal("CX-G1", {"why": "card-due", "label": rounds.label(state)})
    if action.kind in (DEAL, OPEN):
        return Refusal("CX-G1", {"why": "chance-only"})
    if action.kind in ANSWERS:
        return judging.answer_refusal(state, seat, action)
    return waiting_refusal(state, seat) or way_refusal(state, seat, action)


def waiting_refusal(state: State, seat: int) -> Refusal | None:
    """Why a seat may only answer and vote now."""
    if state.vote is not None:
        return judging.vote_first(state, state.vote)
    if pending_of(state, seat) is not None:
        return Refusal("CX-J7", {"why": "pending"})
    if not state.setup.at_once:
        if state.windows:
            return Refusal("CX-J5", {"why": "window", "seat": state.windows[0].seat})
        return None if seat == state.turn else Refusal("CX-G1", {"why": "turn", "seat": state.turn})
    if window_of(state, seat) is not None:
        return Refusal("CX-J5", {"why": "waiting"})
    if state.idle[seat]:
        return Refusal("CX-Q", {"why": "stuck"}) if state.setup.way == QUICK else Refusal("CX-4", {"why": "passed"})
    return None


def way_refusal(state: State, seat: int, action: Action) -> Refusal | None:
    match state.setup.way:
        case "solitaire":
            return solitaire.refusal(state, seat, action)
        case "quick":
            return quick.refusal(state, seat, action)
        case "quads":
            return quads.refusal(state, seat, action)
        case "rummy":
            return rummy.refusal(state, seat, action)
        case _:
            return classic.refusal(state, seat, action)

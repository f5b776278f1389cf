"""Quick play: all at once, no turns; the first empty hand collects the others' cards (CX-Q).

The order of arrival decides; the table's clock says *fine* for a silent seat.
"""

from connectable.contract import Refusal
from connectable.games.connections.engine.actions import APPEAL_LAY, CARD, DRAW, LAY, OWN_STEPS, STUCK, Action, act
from connectable.games.connections.engine.placing import (
    LAID,
    MISSED,
    WAITS,
    busy_refusal,
    choose,
    fits_somewhere,
    lapse,
    lay,
    lay_against_referee,
    legal_steps,
    lift,
    step_refusal,
)
from connectable.games.connections.engine.rounds import finish_round, take_top
from connectable.games.connections.engine.state import State, Window, cards_left, put


def legal(state: State, seat: int) -> list[Action]:
    choice = state.choices[seat]
    if choice is not None:
        return legal_steps(state, seat, choice)
    placing = [act(CARD, card) for card in state.hands[seat] if fits_somewhere(state, card)]
    return [*placing, act(DRAW if cards_left(state) else STUCK)]


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    if action.kind in OWN_STEPS or action.kind in (LAY, APPEAL_LAY):
        return step_refusal(state, seat, action)
    if action.kind not in (DRAW, STUCK):
        return Refusal("CX-Q", {"why": "not-here"})
    busy = busy_refusal(state, seat)
    if busy is not None:
        return busy
    left = cards_left(state)
    if action.kind == DRAW:
        return None if left else Refusal("CX-Q", {"why": "pile-empty"})
    return Refusal("CX-Q", {"why": "pile-left", "left": left}) if left else None


def play(state: State, seat: int, action: Action) -> None:
    if action.kind in OWN_STEPS:
        choose(state, seat, action)
    elif action.kind == DRAW:
        take_top(state, 0, seat)
    elif action.kind == STUCK:
        get_stuck(state, seat)
    elif action.kind == APPEAL_LAY:
        lay_against_referee(state, seat, action.c)
        lapse(state)
    else:
        place(state, seat, action)


def get_stuck(state: State, seat: int) -> None:
    state.idle = put(state.idle, seat, True)
    if all(state.idle) and not state.windows:
        finish_round(state, "stuck")


def place(state: State, seat: int, action: Action) -> None:
    result = lay(state, seat, action)
    if result == LAID:
        laid(state, seat)
    elif result == WAITS:
        stir(state)
    elif result == MISSED:
        missed(state, seat, action.a)
    else:
        lapse(state)  # CX-J6: a miss wakes nobody, but it lies there until it is accepted


def missed(state: State, seat: int, card: int) -> None:
    """CX-J6: a miss draws the top card; with the pile empty the seat is stuck."""
    if cards_left(state):
        take_top(state, 0, seat)
    else:
        get_stuck(state, seat)


def upheld(state: State, seat: int, space: int) -> None:
    state.web = state.web.settle(space)
    laid(state, seat)


def stand(state: State, window: Window) -> None:
    state.web = state.web.settle(window.space)
    laid(state, window.seat)


def laid(state: State, seat: int) -> None:
    """A card stands; with the last card of a hand the round is over."""
    stir(state)
    if not state.hands[seat]:
        finish_round(state, "out", seat)


def fall(state: State, window: Window) -> None:
    lift(state, window.seat, window.space)
    if cards_left(state):
        take_top(state, 0, window.seat)
    stir(state)


def stir(state: State) -> None:
    """The web changed: nobody is stuck any more, and choices whose space is gone lapse."""
    state.idle = (False,) * state.setup.seats
    lapse(state)

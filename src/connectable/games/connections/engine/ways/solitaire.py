"""Solitaire: through the whole deck, card by card; each is placed or laid aside for good (CX-S).

It has no scoring of its own: points are the cards in the web.
"""

from connectable.contract import Refusal
from connectable.games.connections.engine.actions import ASIDE, CARD, LAY, OWN_STEPS, Action, act
from connectable.games.connections.engine.finding import MOST_MISSES, misses_in_turn
from connectable.games.connections.engine.placing import (
    MISSED,
    busy_refusal,
    choose,
    fits_somewhere,
    lay,
    legal_steps,
    step_refusal,
)
from connectable.games.connections.engine.rounds import finish_round
from connectable.games.connections.engine.state import WEB, State, cards_left, gain, out_of_hand


def legal(state: State, seat: int) -> list[Action]:
    choice = state.choices[seat]
    if choice is not None:
        return legal_steps(state, seat, choice)
    placing = [act(CARD, card) for card in state.hands[seat] if fits_somewhere(state, card)]
    return [*placing, act(ASIDE)]


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    if action.kind in OWN_STEPS or action.kind == LAY:
        return step_refusal(state, seat, action)
    if action.kind != ASIDE:
        return Refusal("CX-S", {"why": "not-here"})
    return busy_refusal(state, seat)


def play(state: State, seat: int, action: Action) -> None:
    if action.kind in OWN_STEPS:
        choose(state, seat, action)
        return
    if action.kind == ASIDE:
        lay_aside(state, seat)
        return
    links = len(state.web.pairs(action.b, action.a * 4 + action.c))
    if lay(state, seat, action) == MISSED:
        missed(state, seat, action.a)
    else:
        state.links += links
        go_on(state, seat)


def missed(state: State, seat: int, card: int) -> None:
    """CX-J6: a miss costs a life; where there are none to lose, the third with one card lays it aside."""
    if state.setup.lives:
        if state.misses[seat] >= state.setup.lives:
            finish(state, seat, "lives")
    elif misses_in_turn(state, seat) >= MOST_MISSES:
        lay_aside(state, seat)


def lay_aside(state: State, seat: int) -> None:
    card = state.hands[seat][0]
    out_of_hand(state, seat, card)
    state.aside = (*state.aside, card)
    go_on(state, seat)


def go_on(state: State, seat: int) -> None:
    """The next card comes by itself; after the last one the game is over."""
    if cards_left(state):
        state.drawing, state.missed_at = 0, state.misses[seat]
    else:
        finish(state, seat, "solitaire")


def finish(state: State, seat: int, reason: str) -> None:
    gain(state, seat, WEB, len(state.web.cells))
    finish_round(state, reason)

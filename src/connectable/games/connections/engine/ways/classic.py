"""Classic and endless: in turn, place a card or draw one and then place or keep it (CX-C, CX-E).

Whether a card fits and what it scores is in `placing.py`.
"""

from connectable.contract import Refusal
from connectable.games.connections.engine.actions import APPEAL_LAY, CARD, DRAW, KEEP, LAY, OWN_STEPS, PASS, Action, act
from connectable.games.connections.engine.finding import MOST_MISSES, misses_in_turn
from connectable.games.connections.engine.placing import (
    LAID,
    MISSED,
    PENDING,
    busy_refusal,
    choose,
    fits_somewhere,
    lay,
    lay_against_referee,
    legal_steps,
    lift,
    step_refusal,
    worth,
)
from connectable.games.connections.engine.rounds import begin_turn, finish_round, take_top
from connectable.games.connections.engine.setup import CLASSIC, ENDLESS
from connectable.games.connections.engine.state import FALLEN, FRESH, LAYING, LINKS, State, Window, cards_left, gain


def legal(state: State, seat: int) -> list[Action]:
    choice = state.choices[seat]
    if choice is not None:
        return legal_steps(state, seat, choice)
    if state.step == LAYING:
        placing = [act(CARD, state.drawn)] if fits_somewhere(state, state.drawn) else []
        return [*placing, act(KEEP)]
    placing = [act(CARD, card) for card in state.hands[seat] if fits_somewhere(state, card)]
    return [*placing, act(DRAW if cards_left(state) else PASS)]


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    if action.kind in OWN_STEPS or action.kind in (LAY, APPEAL_LAY):
        if action.kind == CARD and state.step == LAYING and action.a != state.drawn:
            return Refusal("CX-C", {"why": "drawn-only", "card": state.drawn + 1})
        return step_refusal(state, seat, action)
    if action.kind not in (DRAW, KEEP, PASS):
        return Refusal("CX-C", {"why": "not-here"})
    busy = busy_refusal(state, seat)
    if busy is not None:
        return busy
    if action.kind == KEEP:
        return None if state.step == LAYING else Refusal("CX-C", {"why": "nothing-drawn"})
    if state.step == LAYING:
        return Refusal("CX-C", {"why": "drawn", "card": state.drawn + 1})
    left = cards_left(state)
    if action.kind == DRAW:
        return None if left else Refusal("CX-C", {"why": "pile-empty"})
    return Refusal("CX-C", {"why": "pile-left", "left": left}) if left else None


def play(state: State, seat: int, action: Action) -> None:
    if action.kind in OWN_STEPS:
        choose(state, seat, action)
    elif action.kind == LAY:
        place(state, seat, action)
    elif action.kind == APPEAL_LAY:
        lay_against_referee(state, seat, action.c)
    elif action.kind == DRAW:
        state.drawn = take_top(state, 0, seat)
        state.step = LAYING
    else:
        end_turn(state, seat, False)


def place(state: State, seat: int, action: Action) -> None:
    """After a miss the turn goes on where it was: with the drawn card, if one was drawn."""
    laid = lay(state, seat, action)
    if laid == MISSED:
        missed(state, seat, action.a)
    elif laid != PENDING:
        state.drawn, state.step = -1, FRESH
        if laid == LAID:
            score(state, seat, action.b)


def missed(state: State, seat: int, card: int) -> None:
    """CX-J6: the third miss of a turn ends it, and costs what a fallen card costs."""
    if misses_in_turn(state, seat) >= MOST_MISSES:
        pay(state, seat, card)


def upheld(state: State, seat: int, space: int) -> None:
    """CX-J7: what people let stand scores at once."""
    state.web = state.web.settle(space)
    score(state, seat, space)


def stand(state: State, window: Window) -> None:
    state.web = state.web.settle(window.space)
    score(state, window.seat, window.space)


def score(state: State, seat: int, space: int) -> None:
    gain(state, seat, LINKS, worth(state, state.web.cells[space] // 4, space))
    end_turn(state, seat, True)


def fall(state: State, window: Window) -> None:
    pay(state, window.seat, lift(state, window.seat, window.space))


def pay(state: State, seat: int, card: int) -> None:
    """CX-J1: in classic one card is drawn; in endless, where a hand costs nothing, the card's value is deducted."""
    if state.setup.way == ENDLESS:
        gain(state, seat, FALLEN, -state.setup.cards.values[card])
    elif cards_left(state):
        take_top(state, 0, seat)
    end_turn(state, seat, False)


def end_turn(state: State, seat: int, placed: bool) -> None:
    state.quiet = state.quiet + 1 if state.began_empty and not placed else 0  # CX-G4
    if state.setup.way == CLASSIC and state.out < 0 and not state.hands[seat]:
        state.out = seat
    after = (seat + 1) % state.setup.seats
    if state.setup.way == ENDLESS and not state.web.needs:
        finish_round(state, "full")
    elif after == state.out:
        finish_round(state, "out")
    elif state.quiet == state.setup.seats:
        finish_round(state, "quiet")
    else:
        begin_turn(state, after)

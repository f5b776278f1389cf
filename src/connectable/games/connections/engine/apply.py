"""The state after an action that is known to be legal: nothing is checked here.

`step` copies the state once; everything below it changes that copy.
"""

from connectable.contract import CHANCE
from connectable.games.connections.engine import judging, rounds
from connectable.games.connections.engine.actions import ANSWERS, CHALLENGE, FINE, Action
from connectable.games.connections.engine.setup import RUMMY
from connectable.games.connections.engine.state import State, Window, window_of
from connectable.games.connections.engine.ways import classic, quads, quick, rummy, solitaire


def step(state: State, seat: int, action: Action) -> State:
    """The state after a legal action of a seat or of chance."""
    new = state.copy()
    if seat == CHANCE:
        rounds.come(new, action)
    elif action.kind in ANSWERS:
        answer(new, seat, action)
    else:
        way_play(new, seat, action)
    return new


def way_play(new: State, seat: int, action: Action) -> None:
    match new.setup.way:
        case "solitaire":
            solitaire.play(new, seat, action)
        case "quick":
            quick.play(new, seat, action)
        case "quads":
            quads.play(new, seat, action)
        case "rummy":
            rummy.play(new, seat, action)
        case _:
            classic.play(new, seat, action)


def answer(new: State, seat: int, action: Action) -> None:
    """Fine, an objection or a vote, and what follows from it."""
    if action.kind == FINE:
        judging.say_fine(new, seat, action.a)
    elif action.kind == CHALLENGE:
        judging.challenge(new, seat, action.a, action.b)
    else:
        judging.give_vote(new, seat, action.kind)
    vote = new.vote
    if vote is not None:
        if not judging.all_voted(new, vote):
            return
        window = window_of(new, vote.seat)
        assert window is not None, "a vote is on something that waits"
        if not judging.rule(new, vote):
            fall(new, window, vote.pair)
    settle(new)


def settle(new: State) -> None:
    """CX-J5: what nobody objects to any more, or nobody can, stands."""
    for window in new.windows:
        if new.windows and judging.settled(new, window):
            judging.close_window(new, window.seat)
            stand(new, window)


def stand(new: State, window: Window) -> None:
    match new.setup.way:
        case "quick":
            quick.stand(new, window)
        case "quads":
            quads.stand(new, window)
        case "rummy":
            rummy.stand(new, window)
        case _:
            classic.stand(new, window)


def fall(new: State, window: Window, pair: int) -> None:
    if new.setup.way == RUMMY:
        rummy.fall(new, window, pair)
        return
    judging.close_window(new, window.seat)
    match new.setup.way:
        case "quick":
            quick.fall(new, window)
        case "quads":
            quads.fall(new, window)
        case _:
            classic.fall(new, window)

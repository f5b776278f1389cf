"""The state after an action that is known to be legal: nothing is checked here.

`step` copies the state once; everything below it changes that copy.
"""

from connectable.contract import CHANCE
from connectable.games.connections.engine import finding, judging, jury, placing, rounds
from connectable.games.connections.engine.actions import ACCEPT, ANSWERS, APPEAL, CHALLENGE, DEAL, FINE, Action
from connectable.games.connections.engine.setup import RUMMY
from connectable.games.connections.engine.state import Miss, State, Vote, Window, pending_of, window_of
from connectable.games.connections.engine.ways import classic, quads, quick, rummy, solitaire


def step(state: State, seat: int, action: Action) -> State:
    """The state after a legal action of a seat or of chance."""
    new = state.copy()
    if seat == CHANCE:
        rounds.come(new, action)
        if new.setup.way == RUMMY and action.kind == DEAL:
            rummy.dealt(new, action.a)
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
    """What a seat says to something that waits, and what follows from it."""
    if action.kind == FINE:
        judging.say_fine(new, seat, action.a)
    elif action.kind == CHALLENGE:
        judging.challenge(new, seat, action.a, action.b)
    elif action.kind == APPEAL:
        jury.appeal(new, seat)
    elif action.kind == ACCEPT:
        miss = pending_of(new, seat)
        assert miss is not None, "refused before"
        lose(new, miss)
    else:
        judging.give_vote(new, seat, action.kind)
    vote = new.vote
    if vote is not None:
        if not judging.all_voted(new, vote):
            return
        if judging.is_appeal(vote):
            decide_appeal(new, vote)
        else:
            decide(new, vote)
    settle(new)


def decide(new: State, vote: Vote) -> None:
    """CX-J2: all votes on a challenge are given."""
    window = window_of(new, vote.seat)
    assert window is not None, "a vote is on something that waits"
    if not judging.rule(new, vote):
        fall(new, window, vote.pair)


def decide_appeal(new: State, vote: Vote) -> None:
    """CX-J7: all votes on an appeal are given."""
    miss = pending_of(new, vote.seat)
    assert miss is not None, "an appeal is on a miss that waits"
    if not judging.rule(new, vote):
        lose(new, miss)
        return
    jury.forget(new, miss)
    match new.setup.way:
        case "quick":
            quick.upheld(new, miss.seat, miss.place)
        case "quads":
            quads.upheld(new, miss.seat)
        case "rummy":
            pass  # the card lies in its line, which is judged at *done*
        case _:
            classic.upheld(new, miss.seat, miss.place)


def lose(new: State, miss: Miss) -> None:
    """CX-J6: a miss that waited counts: its card goes back, and it costs what it costs in this way."""
    jury.forget(new, miss)
    match new.setup.way:
        case "quads":
            quads.take_out(new, miss.seat, miss.place)
        case "rummy":
            rummy.detach(new, miss.seat, miss.place)
        case _:
            placing.lift(new, miss.seat, miss.place)
    finding.count(new, miss)
    match new.setup.way:
        case "quick":
            quick.missed(new, miss.seat, miss.card)
        case "quads":
            quads.missed(new, miss.seat, miss.card)
        case "rummy":
            rummy.missed(new, miss.seat, miss.card)
        case _:
            classic.missed(new, miss.seat, miss.card)


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

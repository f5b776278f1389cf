"""What bots say to what others laid, and to a miss of their own: fine or a challenge, a vote, an appeal."""

from collections.abc import Callable, Sequence
from functools import partial

from connectable.bots.connections.strength import SURE, Strength, believed, own_score
from connectable.games.connections.engine.actions import (
    ABSTAIN,
    ACCEPT,
    APPEAL,
    CHALLENGE,
    FALLS,
    FINE,
    STANDS,
    Action,
    act,
)
from connectable.games.connections.engine.judging import is_appeal, is_open, voted_pairs
from connectable.games.connections.engine.state import State, pending_of, window_of


def reply(state: State, seat: int, legal: Sequence[Action], strength: Strength) -> Action | None:
    """What a level says when it is asked something; None: it is not."""
    return reply_with(state, seat, legal, strength, partial(believed, state, strength))


def reply_with(
    state: State, seat: int, legal: Sequence[Action], strength: Strength, accepts: Callable[[int, int], bool]
) -> Action | None:
    miss = pending_of(state, seat)
    if miss is not None and state.vote is None:
        cards = state.setup.cards
        is_sure = all(own_score(cards, strength, a, b) >= strength.belief + SURE for a, b in miss.pairs)
        return act(APPEAL if is_sure else ACCEPT)
    asked = [action for action in legal if action.kind in (FINE, STANDS)]
    return answer(state, asked[0], accepts) if asked else None


def answer(state: State, asked: Action, accepts: Callable[[int, int], bool]) -> Action:
    """Fine or a challenge, stands or falls; CX-J7: on an appeal bots abstain."""
    vote = state.vote
    if vote is not None:
        if is_appeal(vote):
            return act(ABSTAIN)
        ((a, b),) = voted_pairs(state, vote)
        return act(STANDS) if accepts(a, b) else act(FALLS)
    window = window_of(state, asked.a)
    assert window is not None, "it is asked about something that waits"
    for place, pair in enumerate(window.pairs):
        if is_open(state, pair) and not accepts(pair[0], pair[1]):
            return act(CHALLENGE, window.seat, place)
    return asked

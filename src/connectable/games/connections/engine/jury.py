"""The jury (CX-J7): the referee answers first, people have the last word.

A miss with an appeal left waits; an appeal puts all its failed pairs to one vote. What follows is in `apply.py`.
"""

from connectable.contract import Refusal
from connectable.games.connections.engine.cards import SIDES
from connectable.games.connections.engine.finding import failing, hold, holding
from connectable.games.connections.engine.judging import allowed, pair_refusal
from connectable.games.connections.engine.state import Miss, State, Vote, put
from connectable.games.connections.engine.web import Needs, pairs_against


def appeal(state: State, seat: int) -> None:
    """Open the vote on the miss of a seat that waits."""
    state.appealed = put(state.appealed, seat, True)
    state.vote = Vote(seat, -1, -1, (0,) * state.setup.seats)


def lay_and_appeal(state: State, seat: int, card: int, place: int, turn: int, needs: Needs) -> None:
    """Links shown: a placement that the referee refuses is put to the vote at once; the caller lays the card."""
    met = pairs_against(state.setup.cards, needs, card * 4 + turn)
    failed = failing(state, met)
    hold(state, Miss(seat, card, place, turn, failed, holding(met, failed)))
    appeal(state, seat)


def forget(state: State, miss: Miss) -> None:
    """The miss waits no more."""
    state.pending = tuple([other for other in state.pending if other.seat != miss.seat])


def appeal_refusal(
    state: State, seat: int, card: int, turn: int, needs: Needs, where: dict[str, int]
) -> Refusal | None:
    """Why a placement cannot be laid as an appeal."""
    if not 0 <= turn < 4:
        return Refusal("CX-K2", {"why": "turn"})
    met = pairs_against(state.setup.cards, needs, card * 4 + turn)
    for side, own, other in met:
        if not allowed(state, own, other):
            return pair_refusal(state, own, other, {"side": SIDES[side], "turns": [], **where})
    if not failing(state, met):
        return Refusal("CX-J7", {"why": "not-refused"})
    return Refusal("CX-J7", {"why": "appealed"}) if state.appealed[seat] else None


def is_refused(state: State, needs: Needs, piece: int) -> bool:
    """Whether the referee refuses a placement that the grid and the rulings allow."""
    return bool(failing(state, pairs_against(state.setup.cards, needs, piece)))

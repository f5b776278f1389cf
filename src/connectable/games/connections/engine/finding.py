"""Find it yourself (CX-J6): every card laid is a try, and a try with a pair that is not accepted is a miss.

What a miss costs, the file of each way says; who has the last word is in `jury.py`.
"""

from typing import Final

from connectable.games.connections.engine.actions import Action
from connectable.games.connections.engine.judging import holds, pair_key
from connectable.games.connections.engine.state import Miss, State, put

MOST_MISSES: Final = 3
"""In turn, with the third the turn is over; alone, the card is laid aside."""


def miss_of(state: State, seat: int, action: Action, met: list[tuple[int, int, int]]) -> Miss | None:
    """The miss that a placement with these pairs (side, word, word) is; None where it is none or nobody tries."""
    if not state.setup.own:
        return None
    failed = failing(state, met)
    return Miss(seat, action.a, action.b, action.c, failed, holding(met, failed)) if failed else None


def failing(state: State, met: list[tuple[int, int, int]]) -> tuple[tuple[int, int], ...]:
    """The pairs (side, word, word) that are not accepted, as two words each."""
    return tuple([(own, other) for _, own, other in met if not holds(state, own, other)])


def holding(met: list[tuple[int, int, int]], failed: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The pairs of a placement beside those that failed."""
    return tuple([(own, other) for _, own, other in met if (own, other) not in failed])


def is_unknown(state: State, met: list[tuple[int, int, int]]) -> bool:
    """Whether nobody can know before the try what comes of a placement with these pairs: rulings are public."""
    return state.setup.own and any(pair_key(state, own, other) not in state.rulings for _, own, other in met)


def counts_at_once(state: State, miss: Miss) -> bool:
    """Count a miss that cannot be appealed: the card stays in the hand, all have seen it. False: it waits (CX-J7)."""
    if may_appeal(state, miss.seat):
        hold(state, miss)
        return False
    state.choices = put(state.choices, miss.seat, None)
    state.known = state.known | {miss.card}
    count(state, miss)
    return True


def may_appeal(state: State, seat: int) -> bool:
    return state.setup.jury and not state.appealed[seat]


def hold(state: State, miss: Miss) -> None:
    """CX-J7: the miss waits for an appeal."""
    state.pending = tuple(sorted([*state.pending, miss], key=lambda one: one.seat))


def count(state: State, miss: Miss) -> None:
    """The miss counts; everybody sees what failed."""
    state.misses = put(state.misses, miss.seat, state.misses[miss.seat] + 1)
    state.miss = miss
    state.failed = state.failed | {pair_key(state, a, b) for a, b in miss.pairs}


def misses_in_turn(state: State, seat: int) -> int:
    """The misses of the seat in turn since its turn (solitaire: its card) began.

    It is the difference of two counts, because a take-back gives back the turn, but no miss.
    """
    return state.misses[seat] - state.missed_at


def carry(state: State, misses: tuple[int, ...]) -> State:
    """The state after an undo, with the misses that were counted before it: they are not taken back."""
    counted = tuple([max(own, before) for own, before in zip(state.misses, misses, strict=True)])
    if counted == state.misses:
        return state
    new = state.copy()
    new.misses = counted
    return new

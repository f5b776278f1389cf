"""Who may act, and every legal action of a seat or of chance; the file of each way lists what is its own."""

from connectable.contract import CHANCE
from connectable.games.connections.engine import judging, rounds
from connectable.games.connections.engine.actions import Action
from connectable.games.connections.engine.state import OVER, State, pending_of, window_of
from connectable.games.connections.engine.ways import classic, quads, quick, rummy, solitaire


def to_act(state: State) -> tuple[int, ...]:
    """The seats that may act now; nobody when the game is over."""
    if state.stage == OVER:
        return ()
    if rounds.due(state) != rounds.NOTHING:
        return (CHANCE,)
    return tuple([seat for seat in range(state.setup.seats) if may_act(state, seat)])


def may_act(state: State, seat: int) -> bool:
    """Whether a seat has anything to do while no card is due."""
    return judging.asked(state, seat) or plays(state, seat)


def plays(state: State, seat: int) -> bool:
    """Whether a seat may do more than answer and vote."""
    if state.vote is not None:
        return False
    if state.setup.at_once:
        return not state.idle[seat] and window_of(state, seat) is None and pending_of(state, seat) is None
    return seat == state.turn and not state.windows and not state.pending


def legal(state: State, seat: int) -> list[Action]:
    """Every legal action of that seat; for chance, every card that may come."""
    if state.stage == OVER:
        return []
    if rounds.due(state) != rounds.NOTHING:
        return rounds.outcomes(state) if seat == CHANCE else []
    if not 0 <= seat < state.setup.seats:
        return []
    answers = judging.legal_answers(state, seat)
    return answers + way_legal(state, seat) if plays(state, seat) else answers


def way_legal(state: State, seat: int) -> list[Action]:
    match state.setup.way:
        case "solitaire":
            return solitaire.legal(state, seat)
        case "quick":
            return quick.legal(state, seat)
        case "quads":
            return quads.legal(state, seat)
        case "rummy":
            return rummy.legal(state, seat)
        case _:
            return classic.legal(state, seat)

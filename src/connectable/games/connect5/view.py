"""The view of a position. Nothing in this game is secret: every seat and every watcher sees the same."""

from typing import Literal, TypedDict, cast

from connectable.games.connect5.engine import score
from connectable.games.connect5.engine.state import Round, State, lane
from connectable.games.connect5.notation import notation
from connectable.games.connect5.threats import Threats, names, threats

RoundEnd = Literal["connect5", "stuck", "quiet"]


class Stand(TypedDict):
    """What stands on a dot."""

    seat: int
    tokens: int


class Chain(TypedDict):
    """C5-M7: the token that may jump on."""

    dot: str
    double: bool
    over: str


class Last(TypedDict):
    """The last action of all."""

    seat: int
    action: str


class Ended(TypedDict):
    """A finished round."""

    reason: RoundEnd
    eaten: list[int]
    maker: int | None
    row: list[str]


class View(TypedDict):
    """The whole table of Connect 5."""

    board: str
    """The option: a name or a drawing."""
    mode: Literal["quick", "full"]
    straight_jumps: bool
    seats: int
    round: int
    rounds: int
    starter: int
    turn: int | None
    dots: dict[str, Stand]
    """Occupied dots only."""
    reserve: list[int]
    eaten: list[int]
    """This round."""
    points: list[int]
    """All rounds."""
    quiet: int
    chain: Chain | None
    last: Last | None
    ended: list[Ended]
    row: list[str]
    """The Connect 5 on the board, once the game is over."""
    threats: Threats


def view(state: State) -> View:
    setup = state.setup
    over = state.seat < 0
    seats = range(setup.seats)
    number = len(state.done) + (0 if over else 1)
    ended = [ended_round(state, each) for each in state.done]
    return {
        "board": setup.choice,
        "mode": "full" if setup.full else "quick",
        "straight_jumps": setup.board.straight,
        "seats": int(setup.seats),
        "round": number,
        "rounds": int(setup.rounds),
        "starter": number - 1,
        "turn": None if over else int(state.seat),
        "dots": {name(state, dot): stand(int(cell)) for dot, cell in enumerate(state.cells) if cell},
        "reserve": [int(lane(state.reserves, seat)) for seat in seats],
        "eaten": [int(lane(state.eaten, seat)) for seat in seats],
        "points": score.points(state),
        "quiet": int(state.quiet),
        "chain": chain(state),
        "last": {"seat": int(state.last_seat), "action": notation(state.last)} if state.last else None,
        "ended": ended,
        "row": ended[-1]["row"] if over else [],
        "threats": threats(state),
    }


def name(state: State, dot: int) -> str:
    return names(state.setup.board)[dot]


def stand(cell: int) -> Stand:
    return {"seat": (cell - 1) // 2, "tokens": 2 - cell % 2}


def chain(state: State) -> Chain | None:
    if state.chain < 0:
        return None
    double = stand(int(state.cells[state.chain]))["tokens"] == 2
    return {"dot": name(state, state.chain), "double": double, "over": name(state, state.over)}


def ended_round(state: State, ended: Round) -> Ended:
    maker = ended.maker if ended.row else None
    row = [name(state, dot) for dot in ended.row]
    return {"reason": cast(RoundEnd, ended.reason), "eaten": list(ended.eaten), "maker": maker, "row": row}

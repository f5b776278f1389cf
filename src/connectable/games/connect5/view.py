"""What a client is told: the view of a position and the preview of an action. Nothing in this game is secret."""

from collections.abc import Mapping
from typing import TypedDict

from connectable.games.connect5.circuit import spot_name
from connectable.games.connect5.engine import score
from connectable.games.connect5.engine.board import JUMP, NOWHERE, STOP, Action
from connectable.games.connect5.engine.state import Round, State, five_at, five_through, lane
from connectable.games.connect5.notation import notation


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

    reason: str
    eaten: list[int]
    maker: int | None
    row: list[str]


class View(TypedDict):
    """The whole table of Connect 5."""

    board: str
    """The option: a name or a drawing."""
    mode: str
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
    }


def name(state: State, dot: int) -> str:
    return spot_name(state.setup.board.spots[dot])


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
    return {"reason": ended.reason, "eaten": list(ended.eaten), "maker": maker, "row": row}


def preview(state: State, action: Action, after: State) -> Mapping[str, object]:
    """Dots passed, dots eaten, points, whether the turn and the round end, the row of a Connect 5."""
    seat = state.seat
    closes = len(after.done) > len(state.done)
    row = [name(state, dot) for dot in after.done[-1].row] if closes else []
    return {
        "points": score.points(after)[seat] - score.points(state)[seat],
        "ends_turn": after.chain < 0,
        "reveals": False,
        "path": [spot_name(spot) for spot in (action.at, action.over, action.to) if spot != NOWHERE],
        "eaten": [spot_name(action.over)] if JUMP <= action.kind < STOP else [],
        "connect5": row or pending_row(state, after),
        "ends_round": closes,
    }


def pending_row(state: State, after: State) -> list[str]:
    """C5-W2: the row that would count if the chain stopped now."""
    if after.chain < 0:
        return []
    joint = five_at(after, after.cells, after.chain)
    return (
        [name(state, dot) for dot in five_through(after.setup.board, after.cells, after.seat, joint)]
        if joint >= 0
        else []
    )

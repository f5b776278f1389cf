"""A second, deliberately naive Connect 5: one round, written from the rules alone, to check the real one.

It shares no code with the game, does nothing clever and explains no refusal: it lists and applies legal actions.

Actions are plain tuples, dots are (row, column):
("place", dot) · ("stack", dot) · ("step", dot, to) · ("split", dot, to) · ("pass",) · ("stop",) ·
("eat", dot, over, to, how) with how one of "single", "whole", "split", "sandwich".
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from string import ascii_lowercase

from games.connect5.naive_board import OPPOSITE, Board, Spot, read_board

Action = tuple[str | Spot, ...]
Tokens = tuple[int, int]
"""Whose they are and how many: (seat, 1) is a single, (seat, 2) a double."""

EACH = 25
QUIET_LIMIT = 60


@dataclass(frozen=True)
class Chain:
    """An eating turn that can go on (C5-M7)."""

    dot: Spot
    size: int
    """1: a single jumps, 2: a double."""
    came_from: Spot
    """The eaten token's dot: the last leg ran from it to `dot`."""


@dataclass(frozen=True)
class State:
    board: Board
    seats: int
    straight_jumps: bool
    tokens: dict[Spot, Tokens]
    reserve: list[int]
    points: list[int]
    seat: int = 0
    chain: Chain | None = None
    passes: int = 0
    """Passes in a row (C5-W3)."""
    quiet: int = 0
    """Turns in a row without a placement, a stack or an eat (C5-W4)."""
    ended: str = ""
    """"", "connect5", "blocked" or "quiet"."""
    names: dict[str, Spot] = field(default_factory=dict)
    """a, b, c, …: the first dots in reading order."""
    drawing: str = ""


def start(drawing: str, seats: int, straight_jumps: bool = False) -> State:
    if not 2 <= seats <= 5:
        raise ValueError(f"{seats} seats")
    board = read_board(drawing)
    names = dict(zip(ascii_lowercase, board.dots, strict=False))
    return State(board, seats, straight_jumps, {}, [EACH] * seats, [0] * seats, names=names, drawing=drawing)


def position(
    drawing: str,
    seats: int,
    tokens: Mapping[str, str],
    reserve: list[int],
    seat: int = 0,
    quiet: int = 0,
    straight_jumps: bool = False,
) -> State:
    """A round in the middle: "0" is a single of seat 0, "11" a double of seat 1.

    Tokens neither in reserve nor on the board were eaten by the seat before their owner's.
    """
    empty = start(drawing, seats, straight_jumps)
    on_board = {empty.names[name]: (int(text[0]), len(text)) for name, text in tokens.items()}
    lost = [EACH - reserve[owner] - sum(n for s, n in on_board.values() if s == owner) for owner in range(seats)]
    eaten = lost[1:] + lost[:1]
    return replace(empty, tokens=on_board, reserve=reserve, points=eaten, seat=seat, quiet=quiet)


def over(state: State) -> bool:
    return state.ended != ""


def points(state: State) -> list[int]:
    return state.points


def actions(state: State) -> list[Action]:
    if over(state):
        return []
    if state.chain is not None:
        return [*jumps(state, state.chain.dot, state.chain.size, state.chain.came_from), ("stop",)]
    if state.reserve[state.seat] == EACH:  # C5-M1: tokens never come back, so this is the first turn
        return placements(state)
    found = placements(state) + stacks(state)
    for dot in state.board.dots:
        if state.tokens.get(dot, (-1, 0))[0] == state.seat:
            found += steps(state, dot)
            found += jumps(state, dot, state.tokens[dot][1], None)
    return found or [("pass",)]  # C5-W3


def perft(state: State, depth: int) -> int:
    """The number of action sequences of that length."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(actions(state))
    return sum(perft(act(state, action), depth - 1) for action in actions(state))


def placements(state: State) -> list[Action]:
    """C5-M2."""
    if state.reserve[state.seat] == 0:
        return []
    return [("place", dot) for dot in state.board.dots if dot not in state.tokens]


def stacks(state: State) -> list[Action]:
    """C5-M3."""
    if state.reserve[state.seat] == 0:
        return []
    return [("stack", dot) for dot in state.board.dots if holds(state, dot, 1) and dot in state.board.circled]


def holds(state: State, dot: Spot, count: int) -> bool:
    """Whether the seat has a single (1) or a double (2) there."""
    return state.tokens.get(dot) == (state.seat, count)


def steps(state: State, dot: Spot) -> list[Action]:
    """C5-M4, C5-M5."""
    found: list[Action] = []
    for to in state.board.stretches[dot]:
        if to in state.tokens:
            continue
        if holds(state, dot, 1):
            found.append(("step", dot, to))
        if holds(state, dot, 2):
            found.append(("split", dot, to))
            if dot in state.board.circled and to in state.board.circled:
                found.append(("step", dot, to))
    return found


def jumps(state: State, dot: Spot, size: int, came_from: Spot | None) -> list[Action]:
    """Every jump with the token on that dot (C5-M6, C5-M7, C5-D1 to C5-D7)."""
    found: list[Action] = []
    for over_dot, first in state.board.stretches[dot].items():
        if over_dot not in state.tokens or state.tokens[over_dot][0] == state.seat:
            continue
        if came_from is not None and first.pieces & state.board.stretches[came_from][dot].pieces:
            continue  # C5-M8
        for to, second in state.board.stretches[over_dot].items():
            if to == dot or first.pieces & second.pieces:
                continue  # C5-M8
            if state.straight_jumps and second.leaves != OPPOSITE[first.enters]:
                continue  # C5-O1
            found += [("eat", dot, over_dot, to, how) for how in ways_to_eat(state, dot, size, over_dot, to)]
    return found


def ways_to_eat(state: State, dot: Spot, size: int, over_dot: Spot, to: Spot) -> list[str]:
    eaten_size = state.tokens[over_dot][1]
    free = to not in state.tokens
    both_circled = dot in state.board.circled and to in state.board.circled
    ways = []
    if size == 1 and eaten_size == 1 and free:  # C5-D1
        ways.append("single")
    if size == 2 and free and to in state.board.circled:  # C5-D2, C5-D3
        ways.append("whole")
    if size == 2 and eaten_size == 1 and free:  # C5-D2
        ways.append("split")
    if eaten_size == 1 and holds(state, to, 1) and both_circled:  # C5-D4, C5-D5, C5-D6
        ways.append("sandwich")
    return ways


def act(state: State, action: Action) -> State:
    if action not in actions(state):
        raise ValueError(f"{action} is not one of {actions(state)}")
    kind = action[0]
    if kind == "eat":
        return eat(state, action)
    if kind == "stop":
        return end_turn(replace(state, chain=None, quiet=0, passes=0))
    if kind == "pass":
        return end_turn(replace(state, passes=state.passes + 1, quiet=state.quiet + 1))
    tokens = dict(state.tokens)
    reserve = list(state.reserve)
    dot = spot(action, 1)
    if kind in ("place", "stack"):
        put(tokens, dot, state.seat)
        reserve[state.seat] -= 1
        return end_turn(replace(state, tokens=tokens, reserve=reserve, quiet=0, passes=0))
    to = spot(action, 2)
    moving = tokens[dot][1] if kind == "step" else 1
    for _ in range(moving):
        take(tokens, dot)
        put(tokens, to, state.seat)
    return end_turn(replace(state, tokens=tokens, quiet=state.quiet + 1, passes=0))


def spot(action: Action, place: int) -> Spot:
    dot = action[place]
    assert isinstance(dot, tuple)
    return dot


def put(tokens: dict[Spot, Tokens], dot: Spot, seat: int) -> None:
    tokens[dot] = (seat, tokens.get(dot, (seat, 0))[1] + 1)


def take(tokens: dict[Spot, Tokens], dot: Spot) -> None:
    seat, count = tokens.pop(dot)
    if count > 1:
        tokens[dot] = (seat, count - 1)


def eat(state: State, action: Action) -> State:
    dot, over_dot, to, how = spot(action, 1), spot(action, 2), spot(action, 3), action[4]
    tokens = dict(state.tokens)
    gained = list(state.points)
    gained[state.seat] += tokens.pop(over_dot)[1]  # C5-M6: a double is two tokens
    moving = 2 if how == "whole" else 1
    for _ in range(moving):
        take(tokens, dot)
        put(tokens, to, state.seat)
    after = replace(state, tokens=tokens, points=gained, chain=None, quiet=0, passes=0)
    if how == "sandwich":  # C5-D7
        return end_turn(after)
    if not jumps(after, to, moving, over_dot):  # C5-M7: with no further jump the turn ends by itself
        return end_turn(after)
    return replace(after, chain=Chain(to, moving, over_dot))


def end_turn(state: State) -> State:
    if connect5(state):
        gained = list(state.points)
        gained[state.seat] += 5
        return replace(state, points=gained, ended="connect5")
    if state.passes == state.seats:
        return replace(state, ended="blocked")
    if state.quiet == QUIET_LIMIT:
        return replace(state, ended="quiet")
    return replace(state, seat=(state.seat + 1) % state.seats)


def connect5(state: State) -> bool:
    """Whether the seat has five different own dots in a row along one route (C5-W1)."""
    own = [dot for dot in state.board.dots if dot in state.tokens and state.tokens[dot][0] == state.seat]
    rows = [[dot] for dot in own]
    for _ in range(4):
        rows = [[*row, dot] for row in rows for dot in own if goes_on(state.board, row, dot)]
    return rows != []


def goes_on(board: Board, row: list[Spot], dot: Spot) -> bool:
    last = row[-1]
    if dot in row or dot not in board.stretches[last]:
        return False
    if len(row) == 1:
        return True
    return not board.stretches[row[-2]][last].pieces & board.stretches[last][dot].pieces  # C5-M8

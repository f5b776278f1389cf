"""A whole position as text, both ways; `read` trusts nothing and names the line that is wrong.

connect5 seats 2 board base mode quick jumps any
round 1 of 1 starter 0 turn 1 quiet 0 passes 0
chain F5 single over F4      (only while a chain goes on)
last 0 place F5
ended connect5 eaten 3 1 by 0 A1 B1 C1 D1 E1      (a line for each finished round)
seat 0 reserve 24 eaten 0 on F5 H3*               (`*`: a double)
seat 1 …
drawing                      (an own board: its rows follow, each after `|`)
"""

import re

from librt.vecs import vec
from mypy_extensions import u8

from connectable.games.connect5 import content, notation
from connectable.games.connect5.circuit import spot_name
from connectable.games.connect5.engine.actions import NOWHERE
from connectable.games.connect5.engine.fives import five_through
from connectable.games.connect5.engine.jumps import can_jump_on
from connectable.games.connect5.engine.score import eaten_now
from connectable.games.connect5.engine.state import TOKENS, Round, Setup, State, find_dots, lane
from connectable.games.connect5.position_checks import check_counts, check_fives
from connectable.games.connect5.position_lines import Lines

LONGEST = 40_000
HEAD = re.compile(r"connect5 seats ([2-5]) board ([a-z]+) mode (quick|full) jumps (any|straight)")
ROUND = re.compile(r"round ([1-5]) of ([1-5]) starter ([0-4]) turn ([0-4]|-) quiet (\d{1,2}) passes ([0-5])")
CHAIN = re.compile(r"chain (\S+) (single|double) over (\S+)")
LAST = re.compile(r"last ([0-4]) (.{1,60})")
ENDED = re.compile(r"ended (connect5|stuck|quiet) eaten ((?:\d{1,3} )*\d{1,3})(?: by ([0-4]) (\S+ \S+ \S+ \S+ \S+))?")
SEAT = re.compile(r"seat ([0-4]) reserve (\d{1,2}) eaten (\d{1,3}) on((?: \S+)*)")


def format(state: State) -> str:
    """The whole position."""
    setup = state.setup
    named = setup.choice in content.names()
    names = [spot_name(spot) for spot in setup.board.spots]
    lines = [
        f"connect5 seats {setup.seats} board {setup.choice if named else content.DRAWN}"
        f" mode {'full' if setup.full else 'quick'} jumps {'straight' if setup.board.straight else 'any'}",
        round_line(state),
    ]
    if state.chain >= 0:
        size = "single" if state.cells[state.chain] & 1 else "double"
        lines.append(f"chain {names[state.chain]} {size} over {names[state.over]}")
    if state.last:
        lines.append(f"last {state.last_seat} {notation.notation(state.last)}")
    for ended in state.done:
        row = " ".join(names[dot] for dot in ended.row)
        made = f" by {ended.maker} {row}" if ended.row else ""
        lines.append(f"ended {ended.reason} eaten {' '.join(map(str, ended.eaten))}{made}")
    lines += [seat_line(state, seat, names) for seat in range(setup.seats)]
    if not named:
        lines += ["drawing", *("|" + row for row in setup.board.text.split("\n"))]
    return "\n".join(lines)


def round_line(state: State) -> str:
    """Round and starter, whose turn it is (`-`: nobody's), quiet turns and passes in a row."""
    over = state.seat < 0
    number = len(state.done) + (0 if over else 1)
    turn = "-" if over else state.seat
    return (
        f"round {number} of {state.setup.rounds} starter {number - 1} turn {turn}"
        f" quiet {state.quiet} passes {state.passes}"
    )


def seat_line(state: State, seat: int, names: list[str]) -> str:
    """What a seat has: `F5` one token, `H3*` two."""
    dots = [
        name + ("" if cell & 1 else "*")
        for name, cell in zip(names, state.cells, strict=True)
        if cell and (cell - 1) // 2 == seat
    ]
    return " ".join([f"seat {seat} reserve {lane(state.reserves, seat)} eaten {eaten_now(state, seat)} on", *dots])


def read(text: object) -> State:
    """The state of a position text; ValueError says which line is wrong and why."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise ValueError(f"position: {text!r:.80} is not a text of at most {LONGEST} characters")
    head, _, drawn = text.partition("\ndrawing\n")
    lines = Lines(head.rstrip("\n").split("\n"))
    setup = read_setup(lines, drawn)
    number, _, starter, turn, quiet, passes = lines.take(ROUND).groups()
    over = turn == "-"
    state_seat = -1 if over else int(turn)
    if int(starter) != int(number) - 1 or int(number) > setup.rounds or state_seat >= setup.seats:
        raise lines.wrong("round, starter and turn do not fit the number of seats and rounds")
    chain = lines.maybe(CHAIN)
    last, last_seat = read_last(lines, setup)
    done = []
    while ended := lines.maybe(ENDED):
        done.append(read_round(lines, setup, ended))
    if len(done) != int(number) - (not over) or (over and len(done) != setup.rounds):
        raise lines.wrong(f"{len(done)} rounds have ended: that does not fit round {number} and turn {turn}")
    cells, reserves, eaten = read_seats(lines, setup)
    if lines.taken < len(lines.rows):
        raise lines.wrong(f"{lines.rows[lines.taken]!r:.80} is one line too many", 1)
    at, jumped, came = read_chain(lines, setup, chain, cells, state_seat)
    state = State(
        setup,
        cells,
        reserves,
        eaten,
        state_seat,
        int(quiet),
        int(passes),
        at,
        jumped,
        came,
        tuple(done),
        last,
        last_seat,
    )
    find_dots(state)
    check_counts(lines, state)
    check_fives(lines, state)
    return state


def read_setup(lines: Lines, drawn: str) -> Setup:
    seats, board, mode, jumps = lines.take(HEAD).groups()
    choice = board
    if board == "drawn":
        rows = drawn.split("\n")
        if not all(row.startswith("|") for row in rows):
            raise lines.wrong("a drawn board needs its drawing: after a line 'drawing' rows that begin with |")
        choice = "\n".join(row[1:] for row in rows) + "\n"
    elif drawn:
        raise lines.wrong(f"the {board} board takes no drawing")
    return content.setup(int(seats), {"board": choice, "mode": mode, "straight_jumps": jumps == "straight"})


def read_last(lines: Lines, setup: Setup) -> tuple[int, int]:
    """Slot and seat of the last action."""
    found = lines.maybe(LAST)
    if not found:
        return -1, -1
    action = notation.parse(setup.board, found[2])
    if int(found[1]) >= setup.seats or setup.board.find(action) == NOWHERE or notation.notation(action) != found[2]:
        raise lines.wrong("the last action is none of this board and these seats")
    return int(action.slot), int(found[1])


def read_dot(lines: Lines, setup: Setup, name: str) -> int:
    dot = setup.board.dot(notation.read_spot(name))
    if dot == NOWHERE or notation.dot_name(setup.board, dot) != name:
        raise lines.wrong(f"the board has no dot {name!r:.20}")
    return int(dot)


def read_round(lines: Lines, setup: Setup, found: re.Match[str]) -> Round:
    reason, eaten, maker, row = found.groups()
    meals = tuple(map(int, eaten.split()))
    dots = tuple(read_dot(lines, setup, name) for name in row.split()) if row else ()
    if len(meals) != setup.seats or (reason == "connect5") != bool(dots) or int(maker or 0) >= setup.seats:
        raise lines.wrong("an ended round names its reason, what each seat has eaten, and for connect5 by whom")
    if sum(meals) > TOKENS * setup.seats or (dots and not is_row(setup, dots)):
        raise lines.wrong("no round ends like this: too many eaten tokens, or no row of five dots")
    return Round(reason, meals, int(maker) if dots else -1, dots)


def is_row(setup: Setup, dots: tuple[int, ...]) -> bool:
    """C5-W1: five different dots along one route."""
    cells = vec[u8]([u8(1 if dot in dots else 0) for dot in range(setup.board.dots)])
    return len(set(dots)) == 5 and len(five_through(setup.board, cells, 0, dots[0])) == 5


def read_seats(lines: Lines, setup: Setup) -> tuple[vec[u8], int, int]:
    """Cells, reserves and eaten tokens, where nothing is created or lost."""
    cells = vec[u8]([u8(0)] * setup.board.dots)
    reserves = eaten = gone = meals = 0
    for seat in range(setup.seats):
        number, reserve, meal, dots = lines.take(SEAT).groups()
        tokens = int(reserve)
        for word in dots.split():
            dot, double = read_dot(lines, setup, word.removesuffix("*")), word.endswith("*")
            if cells[dot] or (double and not setup.board.ring[dot]):
                raise lines.wrong(f"{word} is taken twice, or a double on a plain dot")
            cells[dot] = u8(2 * seat + 1 + double)
            tokens += 1 + double
        if int(number) != seat or tokens > TOKENS:
            raise lines.wrong(f"seat {seat} comes here, with at most {TOKENS} tokens")
        gone, meals = gone + TOKENS - tokens, meals + int(meal)
        reserves, eaten = reserves | int(reserve) << 8 * seat, eaten | min(int(meal), 255) << 8 * seat
    if gone != meals:
        raise lines.wrong(f"{gone} tokens are missing, {meals} were eaten")
    full = sum(int(TOKENS) << 8 * seat for seat in range(setup.seats, 5))
    return cells, reserves | full, eaten


def read_chain(
    lines: Lines, setup: Setup, found: re.Match[str] | None, cells: vec[u8], seat: int
) -> tuple[int, int, int]:
    """C5-M7: the dot that jumps on, the dot just eaten, the arm just used."""
    if not found:
        return -1, -1, 0
    at, over = read_dot(lines, setup, found[1]), read_dot(lines, setup, found[3])
    leg = setup.board.leg(over, at)
    if seat < 0 or cells[at] != 2 * seat + 1 + (found[2] == "double") or cells[over] or leg == NOWHERE:
        raise lines.wrong("the chain names no such token of the seat to act, or no free dot beside it")
    came = setup.board.leg_into[leg]
    if not can_jump_on(setup.board, cells, 2 * seat + 1, at, came):
        raise lines.wrong("the chain cannot go on, so the turn has ended")
    return at, over, came

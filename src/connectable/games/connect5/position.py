"""Reads a position text back into a state and trusts nothing in it.

What could not come about on any board is refused here with a ValueError that names the line.
"""

import re
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import u8

from connectable.games.connect5 import content, notation
from connectable.games.connect5.engine.board import NOWHERE
from connectable.games.connect5.engine.state import QUIET, TOKENS, Round, Setup, State, can_jump_on, five_through

LONGEST = 40_000
HEAD = re.compile(r"connect5 seats ([2-5]) board (base|advanced|drawn) mode (quick|full) jumps (any|straight)")
ROUND = re.compile(r"round ([1-5]) of ([1-5]) starter ([0-4]) turn ([0-4]|-) quiet (\d{1,2}) passes ([0-5])")
CHAIN = re.compile(r"chain (\S+) (single|double) over (\S+)")
LAST = re.compile(r"last ([0-4]) (.{1,60})")
ENDED = re.compile(r"ended (connect5|stuck|quiet) eaten ((?:\d{1,3} )*\d{1,3})(?: by ([0-4]) (\S+ \S+ \S+ \S+ \S+))?")
SEAT = re.compile(r"seat ([0-4]) reserve (\d{1,2}) eaten (\d{1,3}) on((?: \S+)*)")


@dataclass
class Lines:
    """The lines of a text, taken one by one."""

    rows: list[str]
    taken: int = field(default=0)

    def take(self, pattern: re.Pattern[str]) -> re.Match[str]:
        """The next line, which must be of that form."""
        found = self.maybe(pattern)
        if not found:
            row = self.rows[self.taken] if self.taken < len(self.rows) else ""
            raise self.wrong(f"{row!r:.80} is not of the form {pattern.pattern}", 1)
        return found

    def maybe(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.fullmatch(self.rows[self.taken]) if self.taken < len(self.rows) else None
        self.taken += found is not None
        return found

    def wrong(self, what: str, ahead: int = 0) -> ValueError:
        return ValueError(f"position: line {self.taken + ahead}: {what}")


def read_state(text: object) -> State:
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


def check_counts(lines: Lines, state: State) -> None:
    over = state.seat < 0
    most_quiet, most_passes = (QUIET, state.setup.seats) if over else (QUIET - 1, state.setup.seats - 1)
    if state.quiet > most_quiet or state.passes > min(most_passes, state.quiet):
        raise lines.wrong("too many quiet turns or passes: the round would have ended")
    if state.chain >= 0 and (state.quiet or state.passes):
        raise lines.wrong("a chain begins with an eat: quiet and passes are 0")
    meals = tuple(state.eaten >> 8 * seat & 255 for seat in range(state.setup.seats))
    if over and state.done[-1].eaten != meals:
        raise lines.wrong("the last round and the seats tell different numbers of eaten tokens")
    if state.last and not (state.done or any(state.cells)):
        raise lines.wrong("nothing was played yet, so there is no last action")


def check_fives(lines: Lines, state: State) -> None:
    """C5-W1: nobody has a Connect 5 while the round goes on, but for the seat that is still jumping."""
    if state.seat < 0:
        maker, row = state.done[-1].maker, state.done[-1].row
        if any((int(state.cells[dot]) - 1) // 2 != maker for dot in row):
            raise lines.wrong("the row of the last round is not on the board")
        return
    for dot, cell in enumerate(state.cells):
        owner = (int(cell) - 1) // 2
        row = five_through(state.setup.board, state.cells, owner, dot) if cell else ()
        if row and not (state.chain >= 0 and owner == state.seat):
            raise lines.wrong("somebody has five in a row, so the round has ended")

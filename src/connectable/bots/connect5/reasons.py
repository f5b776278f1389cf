"""Why an action of Connect 5 is good, as the key and values of one sentence: the first thing that is true of it.

It judges nothing: it says what an action does, not whether another does more. `seat` in the values counts from 0.
"""

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.model import Play, play_of
from connectable.bots.connect5.engine.playouts import eat, fill, gap, is_hunted
from connectable.bots.connect5.engine.rows import tables_of
from connectable.bots.connect5.engine.search import LOOKS, five, is_close
from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.state import State, lane

Reason = tuple[str, dict[str, str | int]]


def reason(game: object, state: State, seat: int, action: Action) -> Reason:
    """The key of the sentence and its values."""
    board = state.setup.board
    slot = board.slot_of(action)
    before = play_of(tables_of(board), state)
    after = before.twin()
    after.act(slot)
    if slot >= board.stop and after.maker < 0:
        return ("c5-hint-stop" if slot == board.stop else "c5-hint-pass"), {}
    return now(before, after, seat) or later(before, after, seat, slot)


def now(before: Play, after: Play, seat: i64) -> Reason | None:
    """A Connect 5 made or stopped, tokens eaten."""
    if after.maker == seat:
        return "c5-hint-five", {}
    for turn in range(1, before.seats):
        other = (seat + turn) % before.seats
        if threatens(before, other) and not threatens(after, other):
            return "c5-hint-block", {"seat": int(other)}
    eaten = lane(after.eaten, seat) - lane(before.eaten, seat)
    if eaten > 0:
        return "c5-hint-eat", {"count": int(eaten)}
    return None


def later(before: Play, after: Play, seat: i64, slot: i64) -> Reason:
    """What it prepares or prevents, else how it stands."""
    reached = ends(after, seat)
    if reached > ends(before, seat):
        return ("c5-hint-fork" if reached > 1 else "c5-hint-four"), {}
    if in_danger(after, seat) < in_danger(before, seat):
        return "c5-hint-save", {}
    if slot >= before.board.stacks_from and slot < before.board.steps_from:
        return "c5-hint-stack", {}
    spoilt = holder_of_three(before, after.landed, seat)
    if spoilt >= 0:
        return "c5-hint-spoil", {"seat": int(spoilt)}
    if prey(after, seat) > prey(before, seat):
        return "c5-hint-hunt", {}
    if threes(after, after.landed, seat):
        return "c5-hint-three", {}
    return ("c5-hint-room" if is_hunted(after, after.landed, seat) else "c5-hint-safe"), {}


def threatens(play: Play, who: i64) -> bool:
    """Whether that seat, were it its turn, could make a Connect 5 that wins or shares the win."""
    if play.seat < 0 or not is_close(play, who):
        return False
    turn = play.twin()
    turn.seat, turn.chain = who, -1
    return five(turn, LOOKS) >= 0


def ends(play: Play, seat: i64) -> i64:
    """The free dots where one more token of that seat makes a Connect 5."""
    rows, counts, found = play.rows, play.counts, vec[i64]([0] * int(play.board.dots))
    total: i64 = 0
    for row in range(rows.count):
        if i64(counts[seat * rows.count + row]) == 4:
            dot = gap(play, seat, row)
            if i64(play.cells[dot]) == 0 and found[dot] == 0 and fill(play, seat, dot, row) >= 0:
                found[dot] = 1
                total += 1
    return total


def in_danger(play: Play, seat: i64) -> i64:
    """The dots of that seat where somebody could eat."""
    total: i64 = 0
    for dot in range(play.board.dots):
        here = i64(play.cells[dot])
        if here > 0 and (here - 1) >> 1 == seat and is_hunted(play, dot, seat):
            total += 1
    return total


def prey(play: Play, seat: i64) -> i64:
    """The dots of others where that seat could eat."""
    total: i64 = 0
    for dot in range(play.board.dots):
        here = i64(play.cells[dot])
        if here > 0 and (here - 1) >> 1 != seat and eat(play, dot, seat) >= 0:
            total += 1
    return total


def holder_of_three(before: Play, dot: i64, seat: i64) -> i64:
    """The seat that alone held three dots of a row through this one, or −1."""
    rows, counts = before.rows, before.counts
    for place in range(rows.first_through[dot], rows.first_through[dot + 1]):
        row = rows.through[place]
        for turn in range(1, before.seats):
            other = (seat + turn) % before.seats
            if i64(counts[other * rows.count + row]) == 3 and held(before, row) == 3:
                return other
    return -1


def threes(after: Play, dot: i64, seat: i64) -> bool:
    """Whether a row through this dot holds three of that seat and nobody else."""
    rows = after.rows
    for place in range(rows.first_through[dot], rows.first_through[dot + 1]):
        row = rows.through[place]
        if i64(after.counts[seat * rows.count + row]) == 3 and held(after, row) == 3:
            return True
    return False


def held(play: Play, row: i64) -> i64:
    """The dots of a row that anybody holds."""
    total: i64 = 0
    for seat in range(play.seats):
        total += i64(play.counts[seat * play.rows.count + row])
    return total

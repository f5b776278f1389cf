"""Boards: finds the drawings, checks them character by character, and makes the tables of each board once.

A board of ours is one file in `content/`: its name is the name of the file. A board that passes `check` keeps every
promise of C5-B8; the rules rely on that and never look again.
"""

from functools import cache, lru_cache
from importlib.resources import files

from connectable.contract import BadContent, Detail
from connectable.games.connect5.circuit import ARMS, BRIDGE, DOTS, TEES, Cell, Circuit
from connectable.games.connect5.engine.board import Board
from connectable.games.connect5.engine.state import Setup
from connectable.options import Options

FOLDER = files(__package__).joinpath("content")
SUFFIX = ".txt"
USUAL = "base"
"""The board of a game that asks for none."""
DRAWN = "drawn"
"""What a position calls a board that came as a drawing; no file has this name."""
FEWEST, MOST = 5, 120
COLUMNS, LINES = 160, 120


@cache
def names() -> tuple[str, ...]:
    """The names of our own boards, the usual one first."""
    found = [file.name.removesuffix(SUFFIX) for file in FOLDER.iterdir() if file.name.endswith(SUFFIX)]
    return tuple(sorted(found, key=lambda name: (name != USUAL, name)))


def setup(seats: int, chosen: Options) -> Setup:
    """The setup that the options ask for; BadContent names the option."""
    return made_once(seats, str(chosen["board"]), chosen["mode"] == "full", bool(chosen["straight_jumps"]))


@lru_cache(24)
def made_once(seats: int, choice: str, full: bool, straight: bool) -> Setup:
    try:
        made = board(choice, straight)
    except BadContent as error:
        raise BadContent(error.key, {**error.detail, "option": "board"}, error.line, error.column) from None
    return Setup(made, choice if choice in names() else made.text, full, seats)


def board(choice: str, straight: bool) -> Board:
    """The tables of a board by name or drawing; BadContent says what is wrong with it."""
    return tables(drawing(choice), straight)


def drawing(choice: str) -> str:
    """The drawing behind the `board` option, without trailing spaces and lines."""
    if choice in names():
        return stored(choice)
    if "\n" not in choice and not any(dot in choice for dot in DOTS):
        raise BadContent("c5-content-unknown", {"board": choice[:40], "known": list(names())})
    return tidy(choice)


@cache
def stored(name: str) -> str:
    return tidy(FOLDER.joinpath(name + SUFFIX).read_text("utf-8"))


def tidy(text: str) -> str:
    return "\n".join(row.rstrip(" \r") for row in text.split("\n")).rstrip("\n")


@lru_cache(12)
def circuit(text: str) -> Circuit:
    """The checked circuit of a tidy drawing."""
    check(text)
    return Circuit(text)


@lru_cache(12)
def tables(text: str, straight: bool) -> Board:
    drawn = circuit(text)
    legs = [(leg.at, leg.to, leg.out, leg.into) for legs in drawn.legs for leg in legs]
    return Board(text, straight, drawn.spots, drawn.circled, legs)


def check(text: object) -> Circuit:
    """The circuit of a drawing; BadContent points at the first character that is wrong."""
    if not isinstance(text, str):
        raise BadContent("c5-content-text", {})
    check_size(text)
    drawn = Circuit(tidy(text))
    check_characters(drawn)
    if not FEWEST <= len(drawn.dots) <= MOST:  # C5-B8
        key = "c5-content-few" if len(drawn.dots) < FEWEST else "c5-content-many"
        spare = drawn.dots[MOST] if len(drawn.dots) > MOST else (drawn.dots or [(0, 0)])[-1]
        raise wrong(key, {"dots": len(drawn.dots), "fewest": FEWEST, "most": MOST}, spare)
    check_ends(drawn)
    check_lines(drawn)
    check_stretches(drawn)
    check_connected(drawn)
    return drawn


def wrong(key: str, detail: Detail, cell: Cell) -> BadContent:
    return BadContent(key, detail, cell[1] + 1, cell[0] + 1)


def check_size(text: str) -> None:
    limits: Detail = {"columns": COLUMNS, "lines": LINES}
    if len(text) > (COLUMNS + 2) * LINES * 2:
        raise BadContent("c5-content-size", limits, 1, 1)
    rows = tidy(text).split("\n")
    if len(rows) > LINES:
        raise BadContent("c5-content-size", limits, LINES + 1, 1)
    for line, row in enumerate(rows):
        if len(row) > COLUMNS:
            raise BadContent("c5-content-size", limits, line + 1, COLUMNS + 1)


def check_characters(drawn: Circuit) -> None:
    for cell, character in drawn.cells():
        if character not in ARMS and character not in DOTS:
            raise wrong("c5-content-foreign", {"character": character, "allowed": DOTS + "".join(ARMS)}, cell)


def check_ends(drawn: Circuit) -> None:
    """C5-B8: no line has a loose end."""
    for cell, character in drawn.cells():
        for arm in ARMS.get(character, ()):
            if not drawn.meets(cell, arm):
                side = ("north", "east", "south", "west")[arm]
                raise wrong("c5-content-loose", {"character": character, "side": side}, cell)


def check_lines(drawn: Circuit) -> None:
    """Every line lies between points: no ring without dots, and no ring of Ts alone."""
    walked = {(cell, way) for piece in drawn.pieces for cell, way in strands(drawn, piece.ends[0], piece.arms[0])}
    for cell, character in drawn.cells():
        if character in DOTS or character in TEES:
            continue
        for way in (0, 1) if character == BRIDGE else (0,):
            if (cell, way) not in walked:
                raise wrong("c5-content-ring", {"character": character}, cell)
    for cluster in tee_clusters(drawn):
        inner = {n for cell in cluster for n, _ in drawn.exits[cell] if set(drawn.pieces[n].ends) <= cluster}
        if len(inner) >= len(cluster):
            explain_tangle(drawn, cluster)


def strands(drawn: Circuit, start: Cell, arm: int) -> set[tuple[Cell, int]]:
    """The line cells of a piece; at a bare crossing with the way it is passed, elsewhere 0."""
    piece = drawn.walk(start, arm)
    found: set[tuple[Cell, int]] = {(cell, way % 2) for cell, way in piece.bridges}
    for (column, line), (column2, line2) in zip(piece.corners, piece.corners[1:], strict=False):
        span = [
            (x, y)
            for x in range(min(column, column2), max(column, column2) + 1)
            for y in range(min(line, line2), max(line, line2) + 1)
        ]
        found.update((cell, 0) for cell in span if drawn.at(cell) != BRIDGE)
    return found


def tee_clusters(drawn: Circuit) -> list[set[Cell]]:
    """Ts joined without a dot between (C5-B5)."""
    left, found = set(drawn.tees), []
    while left:
        cluster, queue = set(), [min(left)]
        while queue:
            cell = queue.pop()
            if cell in left:
                left.remove(cell)
                cluster.add(cell)
                queue += [end for number, _ in drawn.exits[cell] for end in drawn.pieces[number].ends]
        found.append(cluster)
    return found


def explain_tangle(drawn: Circuit, cluster: set[Cell]) -> None:
    """Ts in a ring give two ways between their dots; say between which, or that the ring leads nowhere."""
    ends = sorted({end for cell in cluster for n, _ in drawn.exits[cell] for end in drawn.pieces[n].ends} - cluster)
    for cell in ends:
        check_legs(drawn, drawn.number[cell])
    raise wrong("c5-content-ring", {"character": drawn.at(min(cluster))}, min(cluster))


def check_stretches(drawn: Circuit) -> None:
    for dot in range(len(drawn.dots)):
        check_legs(drawn, dot)


def check_legs(drawn: Circuit, dot: int) -> None:
    """C5-B8: no stretch returns to its dot, no two lead to the same one."""
    seen: set[int] = set()
    for leg in drawn.legs_from(dot):
        if leg.to == dot:
            raise wrong("c5-content-return", {"dot": drawn.names[dot]}, drawn.dots[dot])
        if leg.to in seen:
            raise wrong("c5-content-twice", {"dot": drawn.names[dot], "to": drawn.names[leg.to]}, drawn.dots[dot])
        seen.add(leg.to)


def check_connected(drawn: Circuit) -> None:
    """C5-B8: every dot can be reached from the first."""
    reached, queue = {0}, [0]
    while queue:
        for leg in drawn.legs[queue.pop()]:
            if leg.to not in reached:
                reached.add(leg.to)
                queue.append(leg.to)
    for dot, cell in enumerate(drawn.dots):
        if dot not in reached:
            raise wrong("c5-content-apart", {"dot": drawn.names[dot], "first": drawn.names[0]}, cell)

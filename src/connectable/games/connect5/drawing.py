"""The terminal picture: the circuit with its box characters, tokens as letters, at most 80 columns.

Seats have letters: a, b, c … for one token, A, B, C … for a double; colour only helps. No words live here.
"""

from collections.abc import Mapping
from typing import Any

from connectable.contract import Pen
from connectable.games.connect5 import content
from connectable.games.connect5.circuit import Circuit, letters
from connectable.games.connect5.engine.state import QUIET

COLOURS = ("red", "blue", "magenta", "yellow", "green")
MARGIN = 4
BAND = 76
"""Columns drawn side by side; a wider board goes on below."""


def draw(view: Mapping[str, Any], seat: int | None, pen: Pen) -> str:
    """Board, seats and what is going on."""
    marks = set(view["row"]) or last_dots(view)
    lines = [heading(view, pen), "", *board_lines(view, marks, pen), "", *seat_lines(view, pen)]
    if view["last"]:
        lines.append(pen.say("c5-draw-last", seat=view["last"]["seat"] + 1, action=view["last"]["action"]))
    if view["chain"]:
        lines.append(pen.say("c5-draw-chain", dot=view["chain"]["dot"]))
    if view["row"]:
        lines.append(pen.say("c5-draw-row", seat=view["ended"][-1]["maker"] + 1, dots=" ".join(view["row"])))
    if view["quiet"] > QUIET // 2:
        lines.append(pen.say("c5-draw-quiet", turns=view["quiet"], most=int(QUIET)))
    return "\n".join(lines)


def heading(view: Mapping[str, Any], pen: Pen) -> str:
    title = pen.ink("bold", pen.say("c5-draw-round", round=view["round"], rounds=view["rounds"]))
    if view["turn"] is None:
        return title + "  " + pen.say("c5-draw-over")
    return title + "  " + pen.say("c5-draw-turn", seat=view["turn"] + 1)


def last_dots(view: Mapping[str, Any]) -> set[str]:
    """Where the last action ended."""
    words = view["last"]["action"].split() if view["last"] else []
    return set(words[-1:]) if len(words) > 1 else set()


def board_lines(view: Mapping[str, Any], marks: set[str], pen: Pen) -> list[str]:
    drawn = content.circuit(content.drawing(view["board"]))
    width = max(len(row) for row in drawn.rows)
    lines: list[str] = []
    for start in range(0, width, BAND):
        lines += band(drawn, view, marks, pen, range(start, min(width, start + BAND)))
    return lines


def band(drawn: Circuit, view: Mapping[str, Any], marks: set[str], pen: Pen, columns: range) -> list[str]:
    """Some columns of the board with letters above and below and numbers at the side."""
    edge = pen.ink("dim", " " * MARGIN + column_letters(drawn, columns))
    rows = {line: str(row + 1) for row, line in enumerate(sorted({line for _, line in drawn.dots}))}
    lines = [edge]
    for line in range(len(drawn.rows)):
        number = rows.get(line, "").rjust(MARGIN - 1) + " "
        cells = [cell_text(drawn, view, marks, pen, (column, line)) for column in columns]
        lines.append(pen.ink("dim", number) + "".join(cells).rstrip())
    return [*lines, edge]


def column_letters(drawn: Circuit, columns: range) -> str:
    """Each name over its column; where dots stand close, the names that fit."""
    text = ""
    for place, column in enumerate(sorted({column for column, _ in drawn.dots})):
        if column in columns and len(text) <= column - columns.start:
            text = text.ljust(column - columns.start) + letters(place)
    return text


def cell_text(drawn: Circuit, view: Mapping[str, Any], marks: set[str], pen: Pen, cell: tuple[int, int]) -> str:
    if cell not in drawn.number:
        character = drawn.at(cell)
        return character if character == " " else pen.ink("dim", character)
    name = drawn.names[drawn.number[cell]]
    stands = view["dots"].get(name)
    text = token(stands["seat"], stands["tokens"], pen) if stands else drawn.at(cell)
    return pen.ink("reverse", text) if name in marks else text


def token(seat: int, tokens: int, pen: Pen) -> str:
    letter = "abcde"[seat] if tokens == 1 else "ABCDE"[seat]
    return pen.ink("bold", pen.ink(COLOURS[seat], letter))


def seat_lines(view: Mapping[str, Any], pen: Pen) -> list[str]:
    lines = []
    for seat in range(view["seats"]):
        arrow = "> " if seat == view["turn"] else "  "
        said = pen.say(
            "c5-draw-seat",
            seat=seat + 1,
            points=view["points"][seat],
            reserve=view["reserve"][seat],
            eaten=view["eaten"][seat],
        )
        lines.append(arrow + token(seat, 1, pen) + token(seat, 2, pen) + " " + said)
    return lines

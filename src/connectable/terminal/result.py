"""The result of a game as a table: points by source, total and rank of each seat, and how it ended."""

from connectable.contract import Outcome
from connectable.terminal.game_text import GameText
from connectable.terminal.pen import WIDTH, Pen, columns, pad, signed, wrap
from connectable.terminal.setup import BOT, YOU


def result(outcome: Outcome, players: list[str], text: GameText, pen: Pen) -> str:
    """The table in lines of at most 80 columns."""
    sources = list(dict.fromkeys(source for part in outcome.breakdown for source in part))
    rows = [[text.source(source), *(signed(part.get(source, 0)) for part in outcome.breakdown)] for source in sources]
    total = [pen.say("tb-total"), *map(signed, outcome.points)]
    rank = [pen.say("tb-rank"), *map(str, outcome.ranks)]
    head = ["", *(seat_name(seat, player, pen) for seat, player in enumerate(players))]
    body = [*rows, total, rank]
    if too_wide([head, *body]):
        head = ["", *(str(seat + 1) for seat in range(len(players)))]
    first = max(columns(row[0]) for row in body)
    width = max(columns(cell) for row in [head, *body] for cell in row[1:]) + 2
    lines = [pad(row[0], first) + "".join(pad(cell, width, right=True) for cell in row[1:]) for row in [head, *body]]
    lines[-2] = pen.ink("bold", lines[-2])
    return "\n".join([wrap(text.end(outcome.reason)), "", *lines, ""])


def too_wide(rows: list[list[str]]) -> bool:
    first = max(columns(row[0]) for row in rows)
    width = max(columns(cell) for row in rows for cell in row[1:]) + 2
    return first + width * (len(rows[0]) - 1) > WIDTH


def seat_name(seat: int, player: str, pen: Pen) -> str:
    """The seat, with its level if a bot plays it."""
    if player == YOU:
        return pen.say("tb-seat", seat=seat + 1)
    level = player.removeprefix(BOT)
    key = f"tb-level-{level}"  # a game may have levels of its own, without a catalogue entry
    return pen.say("tb-seat-bot", seat=seat + 1, level=pen.say(key) if pen.speech.knows(key) else level)

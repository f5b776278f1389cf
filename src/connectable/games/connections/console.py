"""What people type and read in the terminal beside the picture: seats counted from 1, a placement in one line, what was
laid in words, and a large web in parts.

It changes nothing and decides nothing: a typed line becomes notation, and the rules answer.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from connectable.contract import Pen
from connectable.games.connections import drawing
from connectable.games.connections.engine.actions import APPEAL, CHALLENGE, Action
from connectable.games.connections.engine.cards import REASONS
from connectable.games.connections.engine.state import State, pending_of, window_of
from connectable.games.connections.engine.web import x_of, y_of
from connectable.games.connections.own_language import dictionary, language_for, view_for, worded
from connectable.games.connections.preview import pairs_of, placed_by, preview
from connectable.games.connections.rulings import exported
from connectable.games.connections.view import pair_view, rulings_view

SEATED: Final = re.compile(r"(deal|steal|fine|challenge) (\d+)(.*)")
"""Notation that names a seat."""
WHOLE: Final = re.compile(
    r"lay (?P<card>\d+) (?:(?:at )?(?P<spot>-?\d+,-?\d+)|(?P<place>in [1-4]|new|(?:left|right) \d+))"
    r"(?: (?:turn )?(?P<turn>[0-3]))?(?: because (?P<reason>[a-z-]+))?"
)
"""A whole placement in one line."""
SPOT: Final = re.compile(r"(-?\d{1,3}) ?, ?(-?\d{1,3})")
ACROSS: Final = 15
"""Columns of the map side by side."""
CELL: Final = 5


def spoken(notation: str) -> str:
    """Notation as people read it: its seats count from 1."""
    found = SEATED.fullmatch(notation)
    return f"{found[1]} {int(found[2]) + 1}{found[3]}" if found else notation


def typed(state: State, seat: int, text: str) -> list[str]:
    """The actions, in notation, that a typed line stands for; what it does not know stays as it is."""
    words = " ".join(text.split()).lower()
    if found := SEATED.fullmatch(words):
        return [f"{found[1]} {int(found[2]) - 1}{found[3]}"]
    found = WHOLE.fullmatch(words)
    return placement(state, seat, found.groupdict()) if found else [text]


def placement(state: State, seat: int, parts: Mapping[str, str | None]) -> list[str]:
    """The small actions of a placement, without those that the seat has already taken."""
    card, spot, turn = str(parts["card"]), parts["spot"], parts["turn"] or "0"
    where = f"at {spot}" if spot else parts["place"]
    choice = state.choices[seat]
    chosen = f"at {x_of(choice.space)},{y_of(choice.space)}" if choice is not None and choice.space >= 0 else ""
    steps = [f"card {card}", *([f"at {spot}"] if spot else [])]
    if choice is not None and (str(choice.card + 1) != card or chosen not in ("", where)):
        steps.insert(0, "back")
    elif choice is not None:
        steps = steps[2 if chosen else 1 :]
    because = [f"because {parts['reason']}"] if parts["reason"] in REASONS[1:] else []
    return [*steps, *because, f"lay {card} {where} turn {turn}"]


@dataclass(frozen=True, slots=True)
class Told:
    """Something to tell everybody: the key of a sentence, its values and the pairs of words it is about."""

    key: str
    values: Mapping[str, str | int]
    pairs: Sequence[Mapping[str, Any]]
    state: State
    """The cards in play and the language of their words."""


def report(before: State, seat: int, action: Action, after: State) -> list[Told]:
    """What an action brought, in words: pairs laid, missed, challenged or appealed, and new house rulings."""
    found: list[Told] = []
    who = {"seat": seat + 1}
    met = pairs_of(before, seat, action) if seat >= 0 else []
    missed = next((miss for miss in new_misses(before, after) if miss.seat == seat), None)
    if missed is not None:
        pairs = [pair_view(after, a, b) for a, b in missed.pairs]
        found.append(Told("cx-told-miss", who | {"card": missed.card + 1}, pairs, after))
    elif met:
        points = preview(before, seat, action)["points"]
        values = who | {"card": placed_by(before, seat, action).a + 1, "points": points}
        found.append(
            Told(
                "cx-told-laid" if points else "cx-told-joined",
                values,
                [pair_view(after, a, b) for _, a, b in met],
                after,
            )
        )
    if action.kind == CHALLENGE and (window := window_of(before, action.a)):
        a, b, _ = window.pairs[action.b]
        found.append(Told("cx-told-challenge", who, [pair_view(before, a, b)], after))
    if action.kind == APPEAL and (miss := pending_of(before, seat)):
        found.append(Told("cx-told-appeal", who, [pair_view(before, a, b) for a, b in miss.pairs], after))
    size = len(after.setup.cards.words)
    fresh = [pair_view(after, key // size, key % size) for key in sorted(after.rulings.keys() - before.rulings.keys())]
    return [*found, *([Told("cx-told-ruling", {}, fresh, after)] if fresh else [])]


def new_misses(before: State, after: State) -> list[Any]:
    """Tries that failed: those that count at once, and those that wait for an appeal."""
    waiting = [miss for miss in after.pending if miss not in before.pending]
    old = [*before.pending, before.miss]
    return waiting + ([after.miss] if after.miss is not None and after.miss not in old else [])


def told(one: Told, pen: Pen) -> str:
    """The sentence of a report."""
    setup = one.state.setup
    own = dictionary(setup.cards, language_for(setup.words, pen.say("cx-draw-language")))
    pairs = " · ".join(drawing.pair_text(worded(pair, own), pen) for pair in one.pairs)
    return pen.say(one.key, **one.values, pairs=pairs)


def look(view: Mapping[str, Any], text: str, pen: Pen) -> str | None:
    """A map of the whole web, or with a spot the part of the web around it; None: it is no such question."""
    if view["way"] in ("quads", "rummy") or not view["web"]:
        return None
    if not text:
        return "\n".join([*web_map(view, pen), pen.say("cx-draw-map")])
    found = SPOT.fullmatch(text)
    own = view_for(view, pen.say("cx-draw-language"))
    return drawing.web(own, pen, (int(found[1]), int(found[2]))) if found else None


def web_map(view: Mapping[str, Any], pen: Pen) -> list[str]:
    """The numbers of all cards in their places, in strips of at most 80 columns."""
    cells = {(cell["x"], cell["y"]): cell["card"] for cell in view["web"]}
    columns, rows = ([*range(min(axis), max(axis) + 1)] for axis in zip(*cells, strict=True))
    lines = []
    for start in range(0, len(columns), ACROSS):
        strip = columns[start : start + ACROSS]
        lines.append(pen.ink("dim", " " * CELL + "".join(str(x).rjust(CELL) for x in strip)))
        for y in rows:
            cards = "".join(str(cells.get((x, y), "·")).rjust(CELL) for x in strip)
            lines.append(pen.ink("dim", str(y).rjust(CELL)) + cards)
    return lines


def export(state: State) -> dict[str, str]:
    """What people may take from a game into another one, by the command that shows it."""
    return {"rulings": exported(rulings_view(state))}

"""What an action would bring: points, circles, lines, objectives, a Connect, and whether it ends the turn or reveals.

It plays the act on the seat's own sheet and compares; it never looks at another seat's acts.
"""

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from mypy_extensions import i64

from connectable.contract import CHANCE
from connectable.games.connnect.engine.actions import CHOOSE_ZONE, CLAIM, MOVE_OUT, WRITE, Action
from connectable.games.connnect.engine.claims import find
from connectable.games.connnect.engine.geometry import NAMES, POW, ZONES, count, names_of, space_name, spaces_of
from connectable.games.connnect.engine.layout import CONNECTS
from connectable.games.connnect.engine.rounds import goals_after
from connectable.games.connnect.engine.score import lines, total
from connectable.games.connnect.engine.sheet_actions import act
from connectable.games.connnect.engine.state import BUSY, OUT, ROUNDS, SETUP, Sheet, State, size_of


class ConnectView(TypedDict):
    """A Connect that could be claimed: its spaces and their numbers, in the order of the run."""

    spaces: list[str]
    numbers: list[int]


class Preview(TypedDict):
    """What a legal action would bring."""

    points: int
    """Now; with *done* the points of the objectives it scores."""
    ends_turn: bool
    reveals: bool
    spaces: NotRequired[list[str]]
    """The spaces it touches; for a zone the free spaces left in it."""
    circles: NotRequired[list[int]]
    """Filled by it."""
    lines: NotRequired[int]
    """Connected by it."""
    boxes: NotRequired[int]
    """Crossed by it."""
    objectives: NotRequired[list[str]]
    """Fulfilled by it; they are scored when the round ends."""
    connect: NotRequired[ConnectView]
    """The largest Connect that a written number would complete."""
    shape: NotRequired[str]
    letter: NotRequired[str]
    bonus: NotRequired[int]
    """The row that a claim may choose a bonus from; 0: none."""


def previews(state: State, seat: int, actions: Sequence[Action]) -> list[Preview]:
    """For legal actions, in their order."""
    if seat == CHANCE:
        return [preview(state, seat, action) for action in actions]
    old = state.sheets[seat]
    points, goals = worth(state, old), goals_of(state, old)
    return [own_preview(state, seat, action, points, goals) for action in actions]


def preview(state: State, seat: int, action: Action) -> Preview:
    """For a legal action."""
    if seat == CHANCE:
        return {"points": 0, "ends_turn": False, "reveals": True}
    old = state.sheets[seat]
    return own_preview(state, seat, action, worth(state, old), goals_of(state, old))


def own_preview(state: State, seat: int, action: Action, points: i64, goals: i64) -> Preview:
    """For a legal action of a seat, whose sheet has these points and objectives before it."""
    if action.kind == CHOOSE_ZONE:
        left = state.sheets[seat].marks[0] & ZONES[action.a]
        return {"points": 0, "ends_turn": False, "reveals": True, "spaces": names_of(left)}
    old = state.sheets[seat]
    new = act(state, old, action)
    if new.status != BUSY:
        return last_word(state, seat, new)
    circles: i64 = new.circles & ~old.circles
    found: Preview = {
        "points": int(worth(state, new) - points),
        "ends_turn": False,
        "reveals": False,
        "spaces": touched(action),
        "circles": [k + 1 for k in range(9) if circles & POW[k]],
        "lines": int(lines(new.circles) - lines(old.circles)),
        "boxes": int(new.boxes - old.boxes),
        "objectives": [] if state.phase == SETUP else completed(state, new, goals),
    }
    if action.kind == WRITE and state.phase != SETUP and (largest := connect(state, new, POW[action.b])):
        found["connect"] = largest
    if action.kind == CLAIM:
        add_claim(found, state, action, new)
    return found


def last_word(state: State, seat: int, new: Sheet) -> Preview:
    """*Done* scores objectives; *out* none. The last one to say it reveals the round."""
    final = state.round == ROUNDS
    goals: i64 = new.goals if state.phase == SETUP or new.status == OUT else goals_after(state, new, final)
    gained = [state.layout.cards[place] for k, place in enumerate(state.cards) if (goals & ~new.goals) & POW[k]]
    return {
        "points": sum(int(card.points) for card in gained),
        "ends_turn": True,
        "reveals": state.busy & ~POW[seat] == 0,
        "objectives": [card.name for card in gained],
    }


def worth(state: State, sheet: Sheet) -> i64:
    return total(state.layout, state.cards, sheet)


def goals_of(state: State, sheet: Sheet) -> i64:
    """The objectives that the sheet would have if the round ended now."""
    return goals_after(state, sheet, state.round == ROUNDS)


def completed(state: State, new: Sheet, before: i64) -> list[str]:
    """Open objectives that the round's end would score only because of this act."""
    goals: i64 = goals_of(state, new) & ~before
    if not goals:
        return []
    return [state.layout.cards[place].name for k, place in enumerate(state.cards) if goals & POW[k]]


def touched(action: Action) -> list[str]:
    if action.kind == WRITE:
        return [NAMES[action.b]]
    if action.kind == MOVE_OUT:
        return [NAMES[action.a]]
    return names_of(action.a) if action.kind == CLAIM else []


def connect(state: State, sheet: Sheet, space: i64) -> ConnectView | None:
    """The largest Connect through a space that the sheet could claim; of equal ones that with fewest Agains."""
    claims: list[Action] = []
    find(state, sheet, claims)
    through = [int(claim.a) for claim in claims if claim.a & space]
    if not through:
        return None
    best = max(through, key=lambda spaces: (count(spaces), -count(spaces & sheet.claimed)))
    run = sorted((number_at(sheet, place), place) for place in spaces_of(best))
    return {"spaces": [space_name(place) for _, place in run], "numbers": [number for number, _ in run]}


def number_at(sheet: Sheet, space: int) -> int:
    return next(number for number in range(1, 7) if sheet.marks[number] & POW[space])


def add_claim(found: Preview, state: State, action: Action, new: Sheet) -> None:
    shape = int(action.b)
    found["shape"] = CONNECTS[shape]
    found["letter"] = state.layout.letter(shape - 6) if shape >= 6 else ""
    found["bonus"] = int(size_of(shape)) if new.pending else 0

"""What a seat may know, field by field: its own sheet as it is, the others' as they were when the round began.

Nothing here decides anything; what is not named here does not leave the server.
"""

from typing import TypedDict

from connectable.games.connnect.engine.actions import icon_word
from connectable.games.connnect.engine.claims import PICTURES
from connectable.games.connnect.engine.geometry import names_of
from connectable.games.connnect.engine.layout import BONUSES, CONNECTS, FIVES, FOURS, GOALS, KEPT, Layout
from connectable.games.connnect.engine.score import SOURCES, breakdown, lines
from connectable.games.connnect.engine.state import (
    BUSY,
    DONE,
    OUT,
    PENDING,
    PHASES,
    STATUS,
    ZONE,
    Sheet,
    State,
    claim_points,
    claim_round,
    claim_shape,
    claim_spaces,
    faces_of,
    in_hand,
    size_of,
)


class ShapeView(TypedDict):
    """An open or turned-down Connect-5 card."""

    letter: str
    shape: str
    picture: list[str]
    down: bool


class ObjectiveView(TypedDict):
    name: str
    goal: str
    count: int
    points: int
    end: bool


class IconView(TypedDict):
    """A printed bonus: `move`, `number3`."""

    row: int
    bonus: str
    stars: int


class ClaimView(TypedDict):
    spaces: list[str]
    size: int
    shape: str
    letter: str
    points: int
    round: int


class SheetView(TypedDict):
    grid: list[str]
    """Rows from the top: `.` free, `x` crossed out."""
    claimed: list[str]
    circles: list[int]
    lines: int
    claims: list[ClaimView]
    taken: list[int]
    """Places in the list of icons."""
    hand: dict[str, int]
    """Bonuses taken and not used."""
    boxes: int
    objectives: list[str]
    dice: list[int]
    """Zone die first; after Switch and Plus/minus. In the set-up three numbers."""
    waiting: list[int]
    pending: str
    pending_number: int
    status: str
    out: int
    points: dict[str, int]
    """As the sheet stands, by source."""


class View(TypedDict):
    seat: int | None
    seats: int
    setup: str
    phase: str
    round: int
    active: int
    roll: list[int]
    """The dice that wait for the zone choice."""
    tracker: list[list[int]]
    """Per round the zone die and the number dice."""
    shapes: list[ShapeView]
    scores: list[int]
    """Score cards left, the top one first."""
    objectives: list[ObjectiveView]
    raced: list[str]
    """Connect-4 shapes that were claimed in an earlier round."""
    setup_spaces: list[str]
    arrows: list[str]
    minus: list[int]
    icons: list[IconView]
    sheets: list[SheetView]
    begun: SheetView | None
    """The seat's own sheet when its round began, while a round runs."""


def view(state: State, seat: int | None) -> View:
    layout, sealed = state.layout, state.is_sealed()
    own = seat if seat is not None and 0 <= seat < state.seats else None
    choosing = state.phase == ZONE
    return {
        "seat": own,
        "seats": int(state.seats),
        "setup": "own" if state.own else "shared",
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "active": int(state.active),
        "roll": faces_of(state.tracker[-1]) if choosing else [],
        "tracker": [faces_of(dice) for dice in (state.tracker[:-1] if choosing else state.tracker)],
        "shapes": shapes(state),
        "scores": [int(score) for score in layout.scores][int(state.spent) :],
        "objectives": [objective(layout, place) for place in state.cards],
        "raced": [FOURS[k] for k in range(4) if state.raced >> k & 1],
        "setup_spaces": names_of(layout.setup),
        "arrows": [f"row {n + 1}" if n < 6 else f"column {'abcdef'[n - 6]}" for n in layout.arrows],
        "minus": [int(value) for value in layout.minus],
        "icons": icons(layout),
        "sheets": [
            sheet_view(state, state.sheets[k] if k == own else state.before[k], status(state, k, k == own))
            for k in range(state.seats)
        ],
        "begun": sheet_view(state, state.before[own], STATUS[BUSY]) if own is not None and sealed else None,
    }


def status(state: State, seat: int, own: bool) -> str:
    """CN-R5: until all are done, the others see *done* for a seat that has just gone out."""
    now = state.sheets[seat]
    if not own and now.status == OUT and state.before[seat].status != OUT:
        return "done"
    return STATUS[DONE if now.status == BUSY and not state.is_sealed() else now.status]


def shapes(state: State) -> list[ShapeView]:
    return [
        {
            "letter": letter,
            "shape": FIVES[five],
            "picture": PICTURES[2][five].split("/"),
            "down": bool(state.down >> five & 1),
        }
        for letter, five in state.layout.letters.items()
        if state.dealt >> five & 1
    ]


def objective(layout: Layout, place: int) -> ObjectiveView:
    card = layout.cards[place]
    return {
        "name": card.name,
        "goal": GOALS[card.goal],
        "count": int(card.amount),
        "points": int(card.points),
        "end": card.end,
    }


def icons(layout: Layout) -> list[IconView]:
    return [
        {"row": 3 if k < layout.threes else 4, "bonus": icon_word(icon.code), "stars": int(icon.stars)}
        for k, icon in enumerate(layout.icons)
    ]


def sheet_view(state: State, sheet: Sheet, shown_status: str) -> SheetView:
    waiting = int(sheet.dice >> 9)
    parts = breakdown(state.layout, state.cards, sheet)
    return {
        "grid": sheet.grid(),
        "claimed": names_of(sheet.claimed),
        "circles": [k + 1 for k in range(9) if sheet.circles >> k & 1],
        "lines": int(lines(sheet.circles)),
        "claims": [claim_view(state.layout, claim) for claim in sheet.claims],
        "taken": [k for k in range(len(state.layout.icons)) if sheet.taken >> k & 1],
        "hand": {BONUSES[kind]: int(in_hand(sheet, kind)) for kind in range(KEPT)},
        "boxes": int(sheet.boxes),
        "objectives": [state.layout.cards[place].name for k, place in enumerate(state.cards) if sheet.goals >> k & 1],
        "dice": faces_of(sheet.dice) if sheet.dice else [],
        "waiting": [k for k in range(3) if waiting >> k & 1],
        "pending": PENDING[sheet.pending & 15],
        "pending_number": int(sheet.pending >> 4 & 7),
        "status": shown_status,
        "out": int(sheet.left),
        "points": {source: int(parts[k]) for k, source in enumerate(SOURCES)},
    }


def claim_view(layout: Layout, claim: int) -> ClaimView:
    shape = int(claim_shape(claim))
    size = int(size_of(shape))
    return {
        "spaces": names_of(claim_spaces(claim)),
        "size": size,
        "shape": CONNECTS[shape],
        "letter": layout.letter(shape - 6) if size == 5 else "",
        "points": int(claim_points(claim)),
        "round": int(claim_round(claim)),
    }

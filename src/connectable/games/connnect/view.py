"""What a seat may know, field by field: its own sheet as it is, the others' as they were when the round began.

Nothing here decides anything; what is not named here does not leave the server.
"""

from functools import lru_cache
from typing import Literal, NamedTuple, TypedDict, cast

from connectable.games.connnect.engine.actions import icon_word
from connectable.games.connnect.engine.claims import PICTURES
from connectable.games.connnect.engine.geometry import names_of
from connectable.games.connnect.engine.layout import ANY, BONUSES, CONNECTS, FIVES, FOURS, GOALS, KEPT, NUMBER, Layout
from connectable.games.connnect.engine.score import SOURCES, arrow_points, breakdown, counted, lines
from connectable.games.connnect.engine.state import (
    BUSY,
    DONE,
    OUT,
    PENDING,
    PHASES,
    ROUNDS,
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

Phase = Literal["shapes", "cards", "first", "setup-roll", "setup", "roll", "zone", "act", "over"]
Pending = Literal["", "free", "move", "take", "any", "number"]
"""What a seat must do before anything else."""
Status = Literal["busy", "done", "out"]
Goal = Literal[
    "claimed", "used", "free", "lines", "corners", "arrows", "zones",
    "connect3", "connect4", "connect5", "fours", "each", "equal", "round",
]  # fmt: skip
"""What an objective counts."""
Source = Literal["connect3", "connect4", "connect5", "arrows", "circles", "lines", "objectives", "minus"]
Kept = Literal["move", "switch", "plus", "again"]
"""Bonuses that can be kept in hand."""

KEPT_VIEWS, KEPT_LAYOUTS = 512, 64
"""Sheets and layouts whose views are kept: two sheets for each state that `table/known.py` keeps."""


class ShapeView(TypedDict):
    """An open or turned-down Connect-5 card."""

    letter: str
    shape: str
    picture: list[str]
    down: bool


class ObjectiveView(TypedDict):
    name: str
    goal: Goal
    count: int
    points: int
    end: bool


class IconView(TypedDict):
    """A printed bonus: `move`, `number3`."""

    row: Literal[3, 4]
    bonus: str
    stars: int
    at_once: bool
    """Used when it is taken; the others are kept or count by themselves."""


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
    unused: list[int]
    """Those of the taken icons that are still in hand; of equal ones the later."""
    hand: dict[Kept, int]
    """Bonuses taken and not used."""
    boxes: int
    objectives: list[str]
    progress: list[int]
    """What each open objective counts on this sheet, in the order of the view's objectives."""
    arrows: list[int]
    """Points of each arrow line as it stands, in the order of the view's arrows; 0 while it is open."""
    dice: list[int]
    """Zone die first; after Switch and Plus/minus. In the set-up three numbers."""
    waiting: list[int]
    pending: Pending
    pending_number: int
    status: Status
    out: int
    points: dict[Source, int]
    """As the sheet stands, by source."""


class View(TypedDict):
    seat: int | None
    seats: int
    setup: Literal["shared", "own"]
    phase: Phase
    round: int
    rounds: int
    """Of the whole game."""
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
        "rounds": ROUNDS,
        "active": int(state.active),
        "roll": faces_of(state.tracker[-1]) if choosing else [],
        "tracker": tracked(state.tracker[:-1] if choosing else state.tracker),
        "shapes": shapes(layout, int(state.dealt), int(state.down)),
        "scores": scores(layout, int(state.spent)),
        "objectives": objectives(layout, state.cards),
        "raced": raced(int(state.raced)),
        "setup_spaces": setup_spaces(layout),
        "arrows": arrows(layout),
        "minus": minus(layout),
        "icons": icons(layout),
        "sheets": [
            sheet_view(state, state.sheets[k] if k == own else state.before[k], status(state, k, k == own))
            for k in range(state.seats)
        ],
        "begun": sheet_view(state, state.before[own], "busy") if own is not None and sealed else None,
    }


def status(state: State, seat: int, own: bool) -> Status:
    """CN-R5: until all are done, the others see *done* for a seat that has just gone out."""
    now = state.sheets[seat]
    if not own and now.status == OUT and state.before[seat].status != OUT:
        return "done"
    return STATUS[DONE if now.status == BUSY and not state.is_sealed() else now.status]


@lru_cache(KEPT_VIEWS)
def tracked(rolls: tuple[int, ...]) -> list[list[int]]:
    return [faces_of(dice) for dice in rolls]


@lru_cache(KEPT_LAYOUTS)
def scores(layout: Layout, spent: int) -> list[int]:
    return [int(score) for score in layout.scores][spent:]


@lru_cache(KEPT_LAYOUTS)
def raced(claimed: int) -> list[str]:
    return [FOURS[k] for k in range(4) if claimed >> k & 1]


@lru_cache(KEPT_LAYOUTS)
def setup_spaces(layout: Layout) -> list[str]:
    return names_of(layout.setup)


@lru_cache(KEPT_LAYOUTS)
def arrows(layout: Layout) -> list[str]:
    return [f"row {n + 1}" if n < 6 else f"column {'abcdef'[n - 6]}" for n in layout.arrows]


@lru_cache(KEPT_LAYOUTS)
def minus(layout: Layout) -> list[int]:
    return [int(value) for value in layout.minus]


@lru_cache(KEPT_LAYOUTS)
def shapes(layout: Layout, dealt: int, down: int) -> list[ShapeView]:
    return [
        {
            "letter": letter,
            "shape": FIVES[five],
            "picture": PICTURES[2][five].split("/"),
            "down": bool(down >> five & 1),
        }
        for letter, five in layout.letters.items()
        if dealt >> five & 1
    ]


@lru_cache(KEPT_LAYOUTS)
def objectives(layout: Layout, cards: tuple[int, ...]) -> list[ObjectiveView]:
    return [objective(layout, place) for place in cards]


def objective(layout: Layout, place: int) -> ObjectiveView:
    card = layout.cards[place]
    return {
        "name": card.name,
        "goal": GOALS[card.goal],
        "count": int(card.amount),
        "points": int(card.points),
        "end": card.end,
    }


@lru_cache(KEPT_LAYOUTS)
def icons(layout: Layout) -> list[IconView]:
    return [
        {
            "row": 3 if k < layout.threes else 4,
            "bonus": icon_word(icon.code),
            "stars": int(icon.stars),
            "at_once": icon.kind in (ANY, NUMBER),
        }
        for k, icon in enumerate(layout.icons)
    ]


def unused(layout: Layout, sheet: Sheet) -> list[int]:
    """The taken icons that the hand still holds; the sheet counts kinds, so equal ones are used from the left."""
    left = {kind: int(in_hand(sheet, kind)) for kind in range(KEPT)}
    found = []
    for place in reversed(range(len(layout.icons))):
        kind = int(layout.icons[place].kind)
        if sheet.taken >> place & 1 and left.get(kind, 0):
            left[kind] -= 1
            found.append(place)
    return found[::-1]


class Seen(NamedTuple):
    """A sheet and how it looks, with the objectives that it was looked at with."""

    sheet: Sheet
    cards: tuple[int, ...]
    view: SheetView


SEEN: dict[tuple[int, int, Status], Seen] = {}
"""By the identity of the sheet, which stays its own while it is kept here, the round and the status shown: so it is
found without a look at what is written on it."""


def sheet_view(state: State, sheet: Sheet, shown_status: Status) -> SheetView:
    key = (id(sheet), int(state.round), shown_status)
    found = SEEN.get(key)
    if found is None or found.sheet is not sheet or found.cards is not state.cards:
        if len(SEEN) >= KEPT_VIEWS:
            SEEN.clear()
        shown = kept_view(state.layout, state.cards, int(state.round), sheet, shown_status)
        found = SEEN[key] = Seen(sheet, state.cards, shown)
    return found.view


@lru_cache(KEPT_VIEWS)
def kept_view(layout: Layout, cards: tuple[int, ...], number: int, sheet: Sheet, shown_status: Status) -> SheetView:
    """A sheet in that round: all viewers see it again and again, as long as nothing is written on it. Whoever compares
    views sees at once that it is the same."""
    waiting = int(sheet.dice >> 9)
    parts = breakdown(layout, cards, sheet)
    return {
        "grid": sheet.grid(),
        "claimed": names_of(sheet.claimed),
        "circles": [k + 1 for k in range(9) if sheet.circles >> k & 1],
        "lines": int(lines(sheet.circles)),
        "claims": [claim_view(layout, claim) for claim in sheet.claims],
        "taken": [k for k in range(len(layout.icons)) if sheet.taken >> k & 1],
        "unused": unused(layout, sheet),
        "hand": {cast(Kept, BONUSES[kind]): int(in_hand(sheet, kind)) for kind in range(KEPT)},
        "boxes": int(sheet.boxes),
        "objectives": [layout.cards[place].name for k, place in enumerate(cards) if sheet.goals >> k & 1],
        "progress": [int(counted(layout, sheet, layout.cards[place].goal, number)) for place in cards],
        "arrows": [int(arrow_points(sheet, line)) for line in layout.arrows],
        "dice": faces_of(sheet.dice) if sheet.dice else [],
        "waiting": [k for k in range(3) if waiting >> k & 1],
        "pending": PENDING[sheet.pending & 15],
        "pending_number": int(sheet.pending >> 4 & 7),
        "status": shown_status,
        "out": int(sheet.left),
        "points": {cast(Source, source): int(parts[k]) for k, source in enumerate(SOURCES)},
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

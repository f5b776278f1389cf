"""States and sheets of CoNNNect: immutable records without rules.

A sheet is one seat's; a state holds every seat's sheet as it is now and as it was when its round began,
because the others may see only the latter until all are done (CN-R5).
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from connectable.games.connnect.engine.geometry import FULL, POW, SIDE, SPACES
from connectable.games.connnect.engine.layout import Layout

SHAPES: Final = 0
CARDS: Final = 1
FIRST: Final = 2
SETUP_ROLL: Final = 3
SETUP: Final = 4
ROLL: Final = 5
ZONE: Final = 6
ACT: Final = 7
OVER: Final = 8
PHASES: Final = ("shapes", "cards", "first", "setup-roll", "setup", "roll", "zone", "act", "over")
ROUNDS: Final = 12

BUSY: Final = 0
DONE: Final = 1
OUT: Final = 2
STATUS: Final = ("busy", "done", "out")
MARKS: Final = ".123456x"
"""Signs of a space in texts, by its place in Sheet.marks."""

# What a seat must do before anything else; the low bits of Sheet.pending.
NOTHING: Final = 0
FREE_WRITE: Final = 1
MOVE_WRITE: Final = 2
TAKE_BONUS: Final = 3
ANY_WRITE: Final = 4
NUMBER_WRITE: Final = 5
PENDING: Final = ("", "free", "move", "take", "any", "number")


@final
@mypyc_attr(free_list_len=1)
class Sheet:
    """One seat's sheet, its dice of the round and what it must still do at once."""

    def __init__(
        self,
        marks: vec[i64],
        claimed: i64,
        circles: i64,
        claims: tuple[int, ...],
        taken: i64,
        hand: i64,
        boxes: i64,
        goals: i64,
        dice: i64,
        pending: i64,
        status: i64,
        left: i64,
    ) -> None:
        self.marks = marks
        """Sets of spaces: 0 free, 1–6 with that number, 7 crossed out."""
        self.claimed = claimed
        self.circles = circles
        """Filled circles; they stay filled (CN-O1)."""
        self.claims = claims
        """In order; see `claim_code`."""
        self.taken = taken
        """Icons of the layout, by place; of equal ones the first."""
        self.hand = hand
        """Bonuses taken and not used: six bits for each kind that can be kept."""
        self.boxes = boxes
        """Crossed Free Action boxes."""
        self.goals = goals
        """Objectives scored: bit k for the open card of deck k."""
        self.dice = dice
        """Three faces of three bits (in a round the zone die first), then a bit for each die that waits."""
        self.pending = pending
        """What comes first, and from bit 4 its number, die, row or count."""
        self.status = status
        self.left = left
        """The round in which the seat went out, else 0."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sheet):
            return NotImplemented
        return (
            all(self.marks[k] == other.marks[k] for k in range(8))
            and self.claims == other.claims
            and self.numbers() == other.numbers()
        )

    def numbers(self) -> tuple[int, ...]:
        return (
            self.claimed, self.circles, self.taken, self.hand, self.boxes, self.goals, self.dice, self.pending,
            self.status, self.left,
        )  # fmt: skip

    def __hash__(self) -> int:
        return hash((self.marks[0], self.claims, self.numbers()))

    def grid(self) -> list[str]:
        """Rows from the top: `.` free, `x` crossed out."""
        marks: list[str] = []
        for space in range(SPACES):
            number: i64 = 0
            while not self.marks[number] & POW[space]:
                number += 1
            marks.append(MARKS[number])
        text = "".join(marks)
        return [text[k : k + SIDE] for k in range(0, SPACES, SIDE)]

    def act(self, marks: vec[i64], circles: i64, hand: i64, boxes: i64, dice: i64, pending: i64) -> "Sheet":
        """The sheet after an act that claims nothing."""
        return Sheet(
            marks, self.claimed, circles, self.claims, self.taken, hand, boxes, self.goals, dice, pending, BUSY, 0
        )

    def say(self, status: i64, left: i64) -> "Sheet":
        """The sheet after *done* or *out*."""
        return Sheet(
            self.marks, self.claimed, self.circles, self.claims, self.taken, self.hand, self.boxes, self.goals,
            self.dice, self.pending, status, left,
        )  # fmt: skip

    def next(self, goals: i64, dice: i64) -> "Sheet":
        """The sheet when a round begins or ends; seats that are out stay out."""
        status: i64 = OUT if self.left else BUSY
        return Sheet(
            self.marks, self.claimed, self.circles, self.claims, self.taken, self.hand, self.boxes, goals,
            dice, NOTHING, status, self.left,
        )  # fmt: skip


@final
@mypyc_attr(free_list_len=1)
class State:
    """A whole game at one moment."""

    def __init__(
        self,
        layout: Layout,
        seats: i64,
        own: bool,
        phase: i64,
        round: i64,
        active: i64,
        dealt: i64,
        down: i64,
        cards: tuple[int, ...],
        raced: i64,
        spent: i64,
        tracker: tuple[int, ...],
        busy: i64,
        sheets: list[Sheet],
        before: list[Sheet],
    ) -> None:
        self.layout = layout
        self.seats = seats
        self.own = own
        """Each seat rolls its own set-up dice."""
        self.phase = phase
        self.round = round
        """1–12; the two steps of the set-up are −1 and 0."""
        self.active = active
        self.dealt = dealt
        """Open shape cards, as bits of FIVES."""
        self.down = down
        """Those of them that were turned down."""
        self.cards = cards
        """Open objectives, deck A first, as places in the layout."""
        self.raced = raced
        """Connect-4 shapes claimed in an earlier round (CN-C5)."""
        self.spent = spent
        """Score cards that are gone."""
        self.tracker = tracker
        """Per round the dice, zone die first; while the zone is not chosen the last one is in rising order."""
        self.busy = busy
        """Seats that may act now, as bits, in SETUP and ACT."""
        self.sheets = sheets
        self.before = before

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.numbers() == other.numbers()
            and self.layout.text == other.layout.text
            and self.sheets == other.sheets
            and self.before == other.before
        )

    def numbers(self) -> tuple[object, ...]:
        return (
            self.seats, self.own, self.phase, self.round, self.active, self.dealt, self.down, self.cards, self.raced,
            self.spent, self.tracker,
        )  # fmt: skip

    def __hash__(self) -> int:
        return hash((self.numbers(), tuple(self.sheets)))

    def with_sheet(self, seat: i64, sheet: Sheet, busy: i64) -> "State":
        """The state after an act of one seat."""
        sheets = self.sheets.copy()
        sheets[seat] = sheet
        return State(
            self.layout, self.seats, self.own, self.phase, self.round, self.active, self.dealt, self.down, self.cards,
            self.raced, self.spent, self.tracker, busy, sheets, self.before,
        )  # fmt: skip

    def is_sealed(self) -> bool:
        """Whether acts of one seat are hidden from the others now."""
        return self.phase in (ACT, SETUP)


def empty_sheet() -> Sheet:
    return Sheet(vec[i64]([FULL, 0, 0, 0, 0, 0, 0, 0]), 0, 0, (), 0, 0, 0, 0, 0, NOTHING, BUSY, 0)


def in_hand(sheet: Sheet, kind: i64) -> i64:
    """How many bonuses of a kind are taken and not used."""
    return (sheet.hand >> (6 * kind)) & 63


def dice_of(faces: Sequence[int], waiting: int) -> int:
    """Dice packed for a sheet; bit k of `waiting` stands for die k.

    bit   11 10 9 | 8 7 6 | 5 4 3 | 2 1 0
          waiting | die 2 | die 1 | die 0     (in a round die 0 is the zone die)
    """
    return faces[0] | faces[1] << 3 | faces[2] << 6 | waiting << 9


def faces_of(dice: int) -> list[int]:
    return [dice & 7, dice >> 3 & 7, dice >> 6 & 7]


def claim_code(spaces: i64, shape: i64, points: i64, round: i64) -> i64:
    """A claim packed for a sheet.

    bit   51 … | 41 … 50 | 36 … 40 | 0 … 35
         round |  points |   shape | spaces
    """
    return spaces | shape << 36 | points << 41 | round << 51


def claim_spaces(claim: i64) -> i64:
    return claim & FULL


def claim_shape(claim: i64) -> i64:
    """0 straight, 1 corner; 2–5 are FOURS, 6–13 are FIVES."""
    return (claim >> 36) & 31


def claim_points(claim: i64) -> i64:
    return (claim >> 41) & 1023


def claim_round(claim: i64) -> i64:
    return claim >> 51


def size_of(shape: i64) -> i64:
    """How many numbers a claim of that shape holds."""
    if shape < 2:
        return 3
    return 4 if shape < 6 else 5

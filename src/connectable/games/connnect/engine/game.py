"""CoNNNect by the contract: who acts, what is legal and why not, what an act does.

The parts are in the modules beside it; sentences are in the catalogues, pictures in `drawing.py`.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from connectable.contract import IllegalAction, Outcome, Refusal, Rng
from connectable.games.connnect import notation, position
from connectable.games.connnect.content import load
from connectable.games.connnect.engine import rounds, score
from connectable.games.connnect.engine.geometry import POW, ZONES, count
from connectable.games.connnect.engine.sheet_actions import act, act_legal, act_refusal
from connectable.games.connnect.engine.state import (
    ACT,
    BUSY,
    CHOOSE_ZONE,
    DROP,
    FREE,
    LOSE,
    OUT,
    OVER,
    ROLL,
    SAY_DONE,
    SAY_OUT,
    SETUP,
    SETUP_ROLL,
    TAKE,
    WRITE,
    ZONE,
    Action,
    Sheet,
    State,
)
from connectable.games.connnect.preview import preview
from connectable.games.connnect.view import view
from connectable.generator import Generator
from connectable.options import Option, settle

DICE: Final = -1
"""CHANCE, known when this is compiled."""
CHANCE_ACTS: Final[tuple[int, ...]] = (DICE,)
ACTING: Final[list[tuple[int, ...]]] = [tuple(seat for seat in range(4) if bits >> seat & 1) for bits in range(16)]
"""By busy bits."""


@final
class Connnect:
    """The game object; it holds nothing that changes."""

    def __init__(self) -> None:
        self.name = "connnect"
        self.rules = "1"
        self.seats = (1, 4)
        self.options: tuple[Option, ...] = (Option("setup", "shared", ("shared", "own")), Option("sheet", "house"))

    def start(self, seats: object, options: object = None) -> State:
        if type(seats) is not int or not 1 <= seats <= 4:
            raise ValueError(f"seats: {seats!r:.80} is not a number from 1 to 4")
        chosen = settle(self.options, options)
        return rounds.begin(load(str(chosen["sheet"])), seats, chosen["setup"] == "own")

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.phase in (ACT, SETUP):
            return ACTING[state.busy]
        if rounds.is_chance(state.phase):
            return CHANCE_ACTS
        return () if state.phase == OVER else (int(state.active),)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refused(state, seat, action)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return legal(state, seat)

    def chance(self, state: State) -> Sequence[tuple[Action, float]]:
        return rounds.chance_outcomes(state) if rounds.is_chance(state.phase) else []

    def label(self, state: State) -> str:
        return rounds.label(state)

    def apply(self, state: State, seat: int, action: Action) -> State:
        no = refused(state, seat, action)
        if no is not None:
            raise IllegalAction(no)
        return after(state, seat, action)

    def idle(self, state: State, seat: int) -> Action:
        """The roomiest zone, plain writing, *done*; Free Actions and *out* only where nothing else is left."""
        return min(legal(state, seat), key=lambda action: cost(state, seat, action))

    def patience(self, state: State, seat: int) -> int:
        return 0

    def answers(self, state: State, seat: int) -> bool:
        return False

    def begins(self, state: State) -> str:
        """Before a roll: all have shown what they wrote."""
        if state.phase == ROLL and state.round > 1:
            return "round"
        return "step" if state.phase in (ROLL, SETUP_ROLL) else ""

    def preview(self, state: State, seat: int, action: Action) -> Mapping[str, object]:
        if refused(state, seat, action) is not None:
            return {}
        return preview(state, seat, action)

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        return view(state, seat)

    def shown(self, state: State, seat: int, action: Action, to: int | None) -> str | None:
        """CN-R5: acts of a round are sealed; *out* looks like *done* until all are done."""
        if seat == to or not state.is_sealed():
            return notation.notation(action)
        if not notation.is_last_word(action):
            return None
        return "done" if state.busy & ~POW[seat] else notation.notation(action)

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def notation(self, action: Action) -> str:
        return notation.notation(action)

    def parse(self, state: State, seat: int, text: object) -> Action:
        return notation.parse(state, seat, text)

    def format(self, state: State) -> str:
        return position.format(state)

    def read(self, text: object) -> State:
        return position.read(text)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        return guessed(state, seat, rng)

    def random_playout(self, seats: int, seed: int) -> Outcome:
        return playout(self.start(seats), seed)


def refused(state: State, seat: int, action: Action) -> Refusal | None:
    """Why not; None = legal."""
    phase: i64 = state.phase
    if phase == OVER:
        return Refusal("CN-E1", {"why": "over"})
    if seat == DICE:
        if rounds.is_chance(phase):
            return rounds.chance_refusal(state, action)
        return Refusal("CN-R1", {"why": "no-roll"})
    if not 0 <= seat < state.seats:
        return Refusal("CN-S8", {"why": "seat", "seats": int(state.seats)})
    if phase in (ACT, SETUP):
        sheet = state.sheets[seat]
        if sheet.status == BUSY:
            return act_refusal(state, sheet, action)
        return Refusal("CN-F4", {"why": "out"}) if sheet.status == OUT else Refusal("CN-R5", {"why": "done"})
    if phase == ZONE:
        return rounds.zone_refusal(state, seat, action)
    return Refusal("CN-R1", {"why": "roll-first"}) if state.round > 0 else Refusal("CN-S8", {"why": "chance-first"})


def legal(state: State, seat: int) -> list[Action]:
    """Every legal action of that seat."""
    phase: i64 = state.phase
    if seat == DICE:
        return rounds.chance_legal(state) if rounds.is_chance(phase) else []
    if not 0 <= seat < state.seats:
        return []
    if phase in (ACT, SETUP):
        sheet = state.sheets[seat]
        return act_legal(state, sheet) if sheet.status == BUSY else []
    return rounds.zone_legal(state) if phase == ZONE and seat == state.active else []


def after(state: State, seat: int, action: Action) -> State:
    """The state after an action that is known to be legal."""
    if seat == DICE:
        return rounds.deal(state, action)
    if state.phase == ZONE:
        return rounds.choose_zone(state, action.a)
    at: i64 = seat
    sheet = act(state, state.sheets[at], action)
    if sheet.status == BUSY:
        return state.with_sheet(at, sheet, state.busy)
    done = state.with_sheet(at, sheet, state.busy & ~POW[at])
    return done if done.busy else rounds.end_step(done)


def cost(state: State, seat: int, action: Action) -> int:
    """How much a seat whose time is up would mind that action; the first of equals is played."""
    if action.kind == CHOOSE_ZONE:
        return -int(count(state.sheets[seat].marks[0] & ZONES[action.a]))
    cheap = (SAY_DONE, WRITE, LOSE, TAKE, DROP)
    return cheap.index(action.kind) if action.kind in cheap else len(cheap) + int(action.kind == SAY_OUT)


def guessed(state: State, seat: int, rng: Rng) -> State:
    """CN-R5: busy seats go back to the start of their round, done ones get some legal sheet."""
    if not state.is_sealed():
        return state
    sheets: list[Sheet] = []
    for other in range(state.seats):
        sheet, start = state.sheets[other], state.before[other]
        if other == seat or start.status == OUT:
            sheets.append(sheet)
        else:
            sheets.append(start if sheet.status == BUSY else completed(state, start, rng))
    return State(
        state.layout, state.seats, state.own, state.phase, state.round, state.active, state.dealt, state.down,
        state.cards, state.raced, state.spent, state.tracker, state.busy, sheets, state.before,
    )  # fmt: skip


def completed(state: State, sheet: Sheet, rng: Rng) -> Sheet:
    """Some legal way to play the round to its end; Free Actions only where nothing else is left."""
    while sheet.status == BUSY:
        actions = act_legal(state, sheet)
        likely = [action for action in actions if action.kind not in (FREE, SAY_OUT)]
        pool = likely or actions
        sheet = act(state, sheet, pool[rng.randrange(len(pool))])
    return sheet


def playout(state: State, seed: int) -> Outcome:
    """Random legal actions to the end, with the trusted step."""
    rng = Generator(seed)
    while state.phase != OVER:
        seat = chosen_seat(state, rng)
        if seat == DICE:
            state = rounds.deal(state, drawn(state, rng))
            continue
        actions = legal(state, seat)
        state = after(state, seat, actions[rng.below(len(actions))])
    found = score.outcome(state)
    assert found is not None
    return found


def chosen_seat(state: State, rng: Generator) -> int:
    if state.is_sealed():
        acting = ACTING[state.busy]
        return acting[rng.below(len(acting))]
    rng.word()  # one seat to choose from: the same numbers as in play through the contract
    return DICE if rounds.is_chance(state.phase) else int(state.active)


def drawn(state: State, rng: Generator) -> Action:
    """A chance outcome by its weight."""
    outcomes = rounds.chance_outcomes(state)
    point = rng.randrange(1 << 30) / (1 << 30)
    for action, share in outcomes:
        point -= share
        if point < 0:
            return action
    return outcomes[-1][0]

"""The course of a game: chance, the zone choice, and what happens when everybody is done.

What a seat does within a round is in `writing.py`, `bonuses.py` and `claims.py`.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from connectable.contract import Refusal
from connectable.games.connnect.engine.actions import (
    CARD_DEALS,
    CHOOSE_ZONE,
    DEAL_CARD,
    DEAL_FIRST,
    DEAL_ROLL,
    DEAL_SHAPE,
    FIRST_SEATS,
    ROLL_ACTIONS,
    ROLL_OF,
    ROLLS,
    SHAPE_DEALS,
    ZONE_CHOICES,
    Action,
)
from connectable.games.connnect.engine.geometry import POW, count
from connectable.games.connnect.engine.layout import Layout
from connectable.games.connnect.engine.score import fulfils
from connectable.games.connnect.engine.state import (
    ACT,
    CARDS,
    FIRST,
    OVER,
    ROLL,
    ROUNDS,
    SETUP,
    SETUP_ROLL,
    SHAPES,
    ZONE,
    Sheet,
    State,
    claim_round,
    claim_shape,
    empty_sheet,
    faces_of,
)

DECKS: Final = 3


def begin(layout: Layout, seats: i64, own: bool) -> State:
    """A new game, before any chance."""
    sheets = [empty_sheet() for _ in range(seats)]
    return State(layout, seats, own, SHAPES, -1, 0, 0, 0, (), 0, 0, (), 0, sheets, sheets)


def is_chance(phase: i64) -> bool:
    return phase == ROLL or phase <= SETUP_ROLL


def chance_legal(state: State) -> list[Action]:
    """Every outcome of what is due."""
    if state.phase in (ROLL, SETUP_ROLL):
        return ROLL_ACTIONS.copy()
    if state.phase == SHAPES:
        return [SHAPE_DEALS[ord(at) - 65] for at, five in state.layout.letters.items() if not state.dealt & POW[five]]
    if state.phase == CARDS:
        return [CARD_DEALS[card.code] for card in state.layout.cards if card.deck == len(state.cards)]
    if state.phase == FIRST:
        return [FIRST_SEATS[seat] for seat in range(state.seats)]
    return []


def chance_outcomes(state: State) -> Sequence[tuple[Action, float]]:
    """Outcomes with probabilities: cards and seats equally likely, dice by their ways."""
    if state.phase in (ROLL, SETUP_ROLL):
        return ROLLS.copy()
    found = chance_legal(state)
    return [(action, 1 / len(found)) for action in found]


def label(state: State) -> str:
    """The stable name of what is due at a chance point."""
    if state.phase == SHAPES:
        return f"shape {count(state.dealt) + 1}"
    if state.phase == CARDS:
        return f"objective {'ABC'[len(state.cards)]}"
    if state.phase == FIRST:
        return "first seat"
    if state.phase == SETUP_ROLL:
        return f"setup {state.round + 2} roll" + (f" seat {roller(state)}" if state.own else "")
    return f"round {state.round} roll" if state.phase == ROLL else ""


def roller(state: State) -> int:
    """CN-S8: in own set-up the first seat without dice."""
    return next(seat for seat in range(state.seats) if not state.sheets[seat].dice)


def chance_refusal(state: State, action: Action) -> Refusal | None:
    if state.phase in (ROLL, SETUP_ROLL):
        if action.kind == DEAL_ROLL and action.a in ROLL_OF:
            return None
        return Refusal("CN-R1", {"why": "roll-first"})
    for each in chance_legal(state):
        if each.kind == action.kind and each.a == action.a and each.b == action.b:
            return None
    if state.phase == SHAPES:
        return Refusal("CN-S3", {"open": int(count(state.dealt))})
    if state.phase == CARDS:
        return Refusal("CN-S5", {"deck": "ABC"[len(state.cards)]})
    return Refusal("CN-S8", {"why": "first", "seats": int(state.seats)})


def zone_refusal(state: State, seat: i64, action: Action) -> Refusal | None:
    """CN-R1: why that zone cannot be chosen; None when it can."""
    if seat != state.active:
        return Refusal("CN-R1", {"why": "active", "seat": int(state.active)})
    faces = faces_of(state.tracker[-1])
    if action.kind != CHOOSE_ZONE:
        return Refusal("CN-R1", {"why": "zone-first", "numbers": faces})
    if action.a not in faces:
        return Refusal("CN-R1", {"why": "face", "zone": int(action.a), "numbers": faces})
    return None


def zone_legal(state: State) -> list[Action]:
    roll: i64 = state.tracker[-1]
    low: i64 = roll & 7
    middle: i64 = (roll >> 3) & 7
    high: i64 = (roll >> 6) & 7
    found = [ZONE_CHOICES[low]]
    if middle != low:
        found.append(ZONE_CHOICES[middle])
    if high != middle:
        found.append(ZONE_CHOICES[high])
    return found


def deal(state: State, action: Action) -> State:
    """The state after a chance action."""
    if action.kind == DEAL_ROLL:
        return roll(state, action.a)
    dealt, cards, phase, active = state.dealt, state.cards, state.phase, state.active
    if action.kind == DEAL_SHAPE:
        dealt |= POW[state.layout.letters[chr(65 + action.a)]]
        phase = CARDS if count(dealt) == state.layout.drawn else SHAPES
    elif action.kind == DEAL_CARD:
        cards = (*cards, state.layout.place(action.a))
        phase = FIRST if len(cards) == DECKS else CARDS
    else:
        assert action.kind == DEAL_FIRST
        active = action.a
        phase = SETUP_ROLL
    return State(
        state.layout, state.seats, state.own, phase, state.round, active, dealt, state.down, cards, state.raced,
        state.spent, state.tracker, 0, state.sheets, state.sheets,
    )  # fmt: skip


def roll(state: State, dice: i64) -> State:
    """CN-S6: set-up dice go to everybody or to the next seat; CN-R1: a round's dice wait for the zone choice."""
    if state.phase == ROLL:
        return moved(state, ZONE, state.round, state.active, (*state.tracker, int(dice)), 0, state.sheets)
    waiting: i64 = dice | 7 << 9
    if not state.own:
        sheets = [sheet.next(0, waiting) for sheet in state.sheets]
        return moved(state, SETUP, state.round, state.active, (), everybody(state), sheets)
    seat = roller(state)
    sheets = state.sheets.copy()
    sheets[seat] = sheets[seat].next(0, waiting)
    last = seat == state.seats - 1
    busy: i64 = everybody(state) if last else 0
    return moved(state, SETUP if last else SETUP_ROLL, state.round, state.active, (), busy, sheets)


def choose_zone(state: State, face: i64) -> State:
    """CN-R1: the other two are the number dice, in rising order."""
    rolled: i64 = state.tracker[-1]
    low: i64 = rolled & 7
    middle: i64 = (rolled >> 3) & 7
    high: i64 = rolled >> 6
    one: i64 = middle if low == face else low
    two: i64 = middle if high == face and low != face else high
    dice: i64 = face | one << 3 | two << 6
    sheets = [sheet if sheet.left else sheet.next(sheet.goals, dice | 6 << 9) for sheet in state.sheets]
    tracker = (*state.tracker[:-1], int(dice))
    return moved(state, ACT, state.round, state.active, tracker, everybody(state), sheets)


def moved(
    state: State, phase: i64, round: i64, active: i64, tracker: tuple[int, ...], busy: i64, sheets: list[Sheet]
) -> State:
    """The state at another point of the game, where nothing is sealed yet."""
    return State(
        state.layout, state.seats, state.own, phase, round, active, state.dealt, state.down, state.cards, state.raced,
        state.spent, tracker, busy, sheets, sheets,
    )  # fmt: skip


def everybody(state: State) -> i64:
    """The seats that are not out, as bits."""
    found: i64 = 0
    for seat, sheet in enumerate(state.sheets):
        if not sheet.left:
            found |= POW[seat]
    return found


def end_step(state: State) -> State:
    """The state when nobody is busy any more: the next step of the set-up, or the next round."""
    if state.phase == SETUP:
        sheets = [sheet.next(0, 0) for sheet in state.sheets]
        if state.round < 0:
            return moved(state, SETUP_ROLL, 0, state.active, (), 0, sheets)
        return moved(state, ROLL, 1, state.active, (), 0, sheets)
    return end_round(state)


def end_round(state: State) -> State:
    """CN-R4: races, objectives, score card, next active player."""
    raced, down, spent = races_after(state)
    final = state.round == ROUNDS
    sheets = [sheet.next(goals_after(state, sheet, final), 0) for sheet in state.sheets]
    left = everybody(state)
    phase: i64 = OVER if final or not left else ROLL
    round: i64 = state.round if phase == OVER else state.round + 1
    active: i64 = state.active
    if phase == ROLL:
        active = (active + 1) % state.seats
        while not left & POW[active]:
            active = (active + 1) % state.seats
    return State(
        state.layout, state.seats, state.own, phase, round, active, state.dealt, down, state.cards, raced,
        spent, state.tracker, 0, sheets, sheets,
    )  # fmt: skip


def races_after(state: State) -> tuple[i64, i64, i64]:
    """CN-C5, CN-C8: the raced Connect-4 shapes, the cards turned down and the score cards gone after this round."""
    raced: i64 = state.raced
    down: i64 = state.down
    for sheet in state.sheets:
        for claim in sheet.claims:
            shape: i64 = claim_shape(claim)
            if shape >= 2 and claim_round(claim) == state.round:
                if shape < 6:
                    raced |= POW[shape - 2]
                else:
                    down |= POW[shape - 6]
    spent: i64 = state.spent + (1 if down != state.down else 0)
    return raced, down, spent


def goals_after(state: State, sheet: Sheet, final: bool) -> i64:
    """CN-O4: open objectives at the end of a round, *end game* ones at the end only; none for a seat that is out."""
    goals: i64 = sheet.goals
    if sheet.left:
        return goals
    for deck, place in enumerate(state.cards):
        card = state.layout.cards[place]
        if not goals & POW[deck] and (final or not card.end) and fulfils(state.layout, sheet, card, state.round):
            goals |= POW[deck]
    return goals

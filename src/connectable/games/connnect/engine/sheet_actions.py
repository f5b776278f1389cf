"""What one seat may do with its own sheet in the round, why not, and what it does.

Everything here depends on the state's open things and on that one sheet alone, never on another seat's (CN-R5).
"""

from mypy_extensions import i64

from connectable.contract import Refusal
from connectable.games.connnect.engine import bonuses, writing
from connectable.games.connnect.engine.actions import (
    CLAIM,
    DONE_ACTION,
    DROP,
    FREE,
    LOSE,
    LOSE_IT,
    MOVE_OUT,
    SAY_DONE,
    SAY_OUT,
    TAKE,
    USE_PLUS_MINUS,
    USE_SWITCH,
    WRITE,
    Action,
)
from connectable.games.connnect.engine.claims import claim_refusal, find
from connectable.games.connnect.engine.state import (
    ANY_WRITE,
    FREE_WRITE,
    MOVE_WRITE,
    NOTHING,
    NUMBER_WRITE,
    SETUP,
    TAKE_BONUS,
    Sheet,
    State,
)


def act_legal(state: State, sheet: Sheet) -> list[Action]:
    """Every legal act of a busy seat."""
    if state.phase == SETUP:
        return writing.setup_legal(state, sheet)
    if sheet.pending != NOTHING:
        return pending_legal(state, sheet)
    if sheet.dice >> 9:
        return writing.fill_legal(state, sheet)
    found: list[Action] = [DONE_ACTION]
    find(state, sheet, found)
    if sheet.hand:
        bonuses.add_moves(sheet, found)
    return found


def pending_legal(state: State, sheet: Sheet) -> list[Action]:
    """What comes before anything else."""
    asked: i64 = sheet.pending & 15
    if asked == TAKE_BONUS:
        return bonuses.take_legal(state.layout, sheet)
    found: list[Action] = []
    number: i64 = (sheet.pending >> 4) & 7
    if asked == FREE_WRITE:
        writing.add_writes(number, writing.zone_left(sheet), found)
    elif asked != ANY_WRITE:
        writing.add_writes(number, sheet.marks[0], found)
    else:
        left: i64 = writing.zone_left(sheet)
        n: i64 = 1
        while n < 7:
            writing.add_writes(n, left, found)
            n += 1
        if number == 2:  # CN-B2: before its first number
            bonuses.add_switches(sheet, found)
        if left == 0:
            found.append(LOSE_IT)
    return found


def act_refusal(state: State, sheet: Sheet, action: Action) -> Refusal | None:
    """Why a busy seat may not do that; None when it may."""
    if state.phase == SETUP:
        return writing.setup_refusal(state, sheet, action)
    if sheet.pending != NOTHING:
        return pending_refusal(state, sheet, action)
    kind: i64 = action.kind
    if kind in (WRITE, FREE, DROP, SAY_OUT):
        return writing.fill_refusal(state, sheet, action)
    if kind == SAY_DONE:
        return writing.done_refusal(sheet)
    if kind == CLAIM:
        if sheet.dice >> 9:
            return Refusal("CN-R2", {"why": "fill-first", "numbers": writing.faces_waiting(sheet)})
        return claim_refusal(state, sheet, action)
    if kind == MOVE_OUT:
        if writing.is_stuck(state, sheet):
            return Refusal("CN-F4", {"why": "stuck"})
        return bonuses.move_refusal(sheet, action.a)
    if kind == USE_SWITCH:
        return bonuses.early_switch_refusal(sheet, action.a)
    if kind == USE_PLUS_MINUS:
        return bonuses.plus_minus_refusal(sheet, action.a, writing.is_stuck(state, sheet))
    if kind == TAKE:
        return Refusal("CN-C9", {"why": "no-claim"})
    if kind == LOSE:
        return Refusal("CN-B5", {"why": "nothing"})
    return Refusal("CN-R1", {"why": "chosen"})


def pending_refusal(state: State, sheet: Sheet, action: Action) -> Refusal | None:
    """*At once* means before any other act (CN-B8)."""
    asked: i64 = sheet.pending & 15
    kind: i64 = action.kind
    number: i64 = (sheet.pending >> 4) & 7
    if asked == TAKE_BONUS:
        if kind == TAKE:
            return bonuses.take_refusal(state.layout, sheet, action.a)
        return Refusal("CN-C9", {"why": "choose", "row": int(number)})
    if asked == ANY_WRITE:
        return any_refusal(sheet, action, number)
    if kind == WRITE and action.a == number:
        return writing.space_refusal(sheet, action.b, writing.zone(sheet) if asked == FREE_WRITE else 0)
    if asked == FREE_WRITE:
        return Refusal("CN-F1", {"why": "chosen", "number": int(number), "zone": writing.zone(sheet)})
    if asked == MOVE_WRITE:
        return Refusal("CN-B1", {"why": "chosen", "number": int(number)})
    assert asked == NUMBER_WRITE
    return Refusal("CN-B7", {"number": int(number)}) if kind == WRITE else Refusal("CN-B8", {"why": "number"})


def any_refusal(sheet: Sheet, action: Action, left: i64) -> Refusal | None:
    """CN-B5, and the one place besides the start where a Switch may come (CN-B2)."""
    full = writing.zone_left(sheet) == 0
    if action.kind == WRITE:
        if full:
            return Refusal("CN-B5", {"why": "full", "zone": writing.zone(sheet)})
        return writing.space_refusal(sheet, action.b, writing.zone(sheet))
    if action.kind == USE_SWITCH:
        return bonuses.switch_refusal(sheet, action.a) if left == 2 else Refusal("CN-B2", {"why": "late"})
    if action.kind == LOSE:
        return None if full else Refusal("CN-B5", {"why": "fits", "zone": writing.zone(sheet)})
    return Refusal("CN-B8", {"why": "any", "left": int(left), "zone": writing.zone(sheet)})


def act(state: State, sheet: Sheet, action: Action) -> Sheet:
    """The sheet after a legal act; a chain of ifs because it compiles to plain comparisons."""
    kind: i64 = action.kind
    if kind == WRITE:
        return writing.write(sheet, action.a, action.b)
    if kind == SAY_DONE:
        return writing.done(sheet)
    if kind == FREE:
        return writing.free(sheet, action.a, action.b)
    if kind == CLAIM:
        return bonuses.claim(state, sheet, action.a, action.b)
    if kind == TAKE:
        return bonuses.take(state.layout, sheet, action.a)
    if kind == MOVE_OUT:
        return bonuses.move_out(sheet, action.a)
    if kind == USE_PLUS_MINUS:
        return bonuses.use_plus_minus(sheet, action.a)
    if kind == USE_SWITCH:
        return bonuses.use_switch(sheet, action.a)
    if kind == DROP:
        return writing.drop(sheet, action.a)
    if kind == LOSE:
        return bonuses.lose(sheet)
    assert kind == SAY_OUT
    return writing.out(sheet, state.round)

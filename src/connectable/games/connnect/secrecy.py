"""What a seat may know: what it is shown of an action, and guesses that look the same to it.

Nothing here changes a game.
"""

from connectable.contract import Rng
from connectable.games.connnect.engine.actions import FREE, SAY_DONE, SAY_OUT, Action
from connectable.games.connnect.engine.sheet_actions import act, act_legal
from connectable.games.connnect.engine.state import BUSY, OUT, Sheet, State
from connectable.games.connnect.notation import notation


def shown(state: State, seat: int, action: Action, to: int | None) -> str | None:
    """CN-R5: the acts of a round are sealed; *out* looks like *done* until all are done."""
    if seat == to or not state.is_sealed():
        return notation(action)
    if action.kind not in (SAY_DONE, SAY_OUT):
        return None
    others_busy = state.busy & ~(1 << seat)
    return "done" if others_busy else notation(action)


def has_secrets(state: State) -> bool:
    """CN-R5: while the acts of a round are sealed."""
    return state.seats > 1 and state.is_sealed()


def determinize(state: State, seat: int, rng: Rng) -> State:
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

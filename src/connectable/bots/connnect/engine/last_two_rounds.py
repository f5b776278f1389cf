"""The last two rounds of CoNNNect solved, for a seat alone: the points expected when both are played as well as can be.

Every act of the round before the last is tried, and after each way to end it the mean over the 56 rolls of the last
round, each with its best zone and solved to its end. Compiled.
"""

from typing import final

from mypy_extensions import i64

from connectable.bots.connnect.engine.last_round import OUT_COST, LastRound
from connectable.games.connnect.engine.actions import SAY_DONE, Action
from connectable.games.connnect.engine.rounds import end_round
from connectable.games.connnect.engine.score import total
from connectable.games.connnect.engine.sheet_actions import act, act_legal
from connectable.games.connnect.engine.state import DONE, Sheet, State

Key = tuple[int, int, int, int, int, int, int, tuple[int, ...], tuple[int, ...]]


@final
class LastTwoRounds:
    """The round before the last of a game alone; what it has found out is kept."""

    def __init__(self, state: State, sheets: i64, limit: i64) -> None:
        self.state = state
        self.sheets = sheets
        """Ends of this round that it may look beyond."""
        self.limit = limit
        """Sheets that it may look at beyond each of them."""
        self.is_exact = True
        """Whether that was enough."""
        self.known: dict[Key, float] = {}
        self.ends: dict[Key, float] = {}

    def after(self, sheet: Sheet, action: Action) -> float:
        """The points expected when this legal action comes next."""
        return self.ended(sheet) if action.kind == SAY_DONE else self.most(act(self.state, sheet, action))

    def most(self, sheet: Sheet) -> float:
        """The points expected from here on."""
        if sheet.left:
            return float(total(self.state.layout, self.state.cards, sheet) - OUT_COST)
        key = key_of(sheet, sheet.dice, sheet.pending)
        known = self.known.get(key)
        if known is not None:
            return known
        best = -1000.0
        for action in act_legal(self.state, sheet):
            best = max(best, self.after(sheet, action))
        self.known[key] = best
        return best

    def ended(self, sheet: Sheet) -> float:
        """The mean over the rolls of the last round."""
        key = key_of(sheet, 0, 0)
        known = self.ends.get(key)
        if known is not None:
            return known
        if len(self.ends) >= self.sheets:
            self.is_exact = False
            return float(total(self.state.layout, self.state.cards, sheet))
        found, _, is_exact = beyond(self.state, sheet, self.limit)
        self.is_exact = self.is_exact and is_exact
        self.ends[key] = found
        return found


def beyond(state: State, sheet: Sheet, limit: i64, until: float = 0.0) -> tuple[float, i64, bool]:
    """The points expected when this sheet ends the round, alone; sheets looked at, and whether the limit was enough."""
    after = end_round(state.with_sheet(0, sheet.say(DONE, 0), 0))
    last = LastRound(after, after.sheets[0], limit, until)
    return last.expected(after.sheets[0]), last.looked, last.is_exact


def key_of(sheet: Sheet, dice: i64, pending: i64) -> Key:
    """What a sheet is, whatever the order in which it was made."""
    return (
        int(sheet.circles), int(sheet.claimed), int(sheet.taken), int(sheet.hand), int(sheet.boxes), int(dice),
        int(pending), tuple(sheet.marks), tuple(sorted(sheet.claims)),
    )  # fmt: skip

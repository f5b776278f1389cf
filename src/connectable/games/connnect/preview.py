"""What an action would bring: points, circles, lines, objectives, boxes, and whether it ends the turn or reveals.

It plays the act on the seat's own sheet and compares; it never looks at another seat's acts.
"""

from mypy_extensions import i64

from connectable.contract import CHANCE
from connectable.games.connnect.engine.actions import CHOOSE_ZONE, CLAIM, MOVE_OUT, WRITE, Action
from connectable.games.connnect.engine.geometry import POW, ZONES, names_of
from connectable.games.connnect.engine.layout import CONNECTS
from connectable.games.connnect.engine.rounds import goals_after
from connectable.games.connnect.engine.score import lines, total
from connectable.games.connnect.engine.sheet_actions import act
from connectable.games.connnect.engine.state import BUSY, OUT, ROUNDS, SETUP, Sheet, State, size_of


def preview(state: State, seat: int, action: Action) -> dict[str, object]:
    """For a legal action.

    `points` now (with *done*: the objectives it scores) · `ends_turn` · `reveals` · `spaces` it touches · `circles`
    filled · `lines` connected · `boxes` crossed · `objectives` fulfilled now that were not before, scored when the
    round ends · for claims `shape`, `letter` and `bonus` (the row it may choose from) · for zones `spaces` left.
    """
    if seat == CHANCE:
        return {"points": 0, "ends_turn": False, "reveals": True}
    if action.kind == CHOOSE_ZONE:
        left = state.sheets[seat].marks[0] & ZONES[action.a]
        return {"points": 0, "ends_turn": False, "reveals": True, "spaces": names_of(left)}
    old = state.sheets[seat]
    new = act(state, old, action)
    if new.status != BUSY:
        return last_word(state, seat, new)
    circles: i64 = new.circles & ~old.circles
    found: dict[str, object] = {
        "points": worth(state, new) - worth(state, old),
        "ends_turn": False,
        "reveals": False,
        "spaces": touched(action),
        "circles": [k + 1 for k in range(9) if circles & POW[k]],
        "lines": int(lines(new.circles) - lines(old.circles)),
        "boxes": int(new.boxes - old.boxes),
        "objectives": [] if state.phase == SETUP else completed(state, old, new),
    }
    if action.kind == CLAIM:
        found |= claim_preview(state, action, new)
    return found


def last_word(state: State, seat: int, new: Sheet) -> dict[str, object]:
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


def worth(state: State, sheet: Sheet) -> int:
    return int(total(state.layout, state.cards, sheet))


def completed(state: State, old: Sheet, new: Sheet) -> list[str]:
    """Open objectives that the round's end would score only because of this act."""
    final = state.round == ROUNDS
    goals: i64 = goals_after(state, new, final) & ~goals_after(state, old, final)
    return [state.layout.cards[place].name for k, place in enumerate(state.cards) if goals & POW[k]]


def touched(action: Action) -> list[str]:
    if action.kind == WRITE:
        return names_of(POW[action.b])
    if action.kind == MOVE_OUT:
        return names_of(POW[action.a])
    return names_of(action.a) if action.kind == CLAIM else []


def claim_preview(state: State, action: Action, new: Sheet) -> dict[str, object]:
    shape = int(action.b)
    return {
        "shape": CONNECTS[shape],
        "letter": state.layout.letter(shape - 6) if shape >= 6 else "",
        "bonus": int(size_of(shape)) if new.pending else 0,
    }

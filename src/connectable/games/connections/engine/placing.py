"""Laying a card on the web: where it fits, why it does not, what it scores, standing and falling.

The ways that share a web (classic, endless, solitaire, quick) decide what comes before and after.
"""

from typing import Final

from connectable.contract import Refusal
from connectable.games.connections.engine.actions import (
    APPEAL_LAY,
    APPEALS,
    BACK,
    BECAUSE,
    CARD,
    LAY,
    SPACE,
    Action,
    act,
)
from connectable.games.connections.engine.cards import REASONS, SIDES
from connectable.games.connections.engine.finding import counts_at_once, may_appeal, miss_of
from connectable.games.connections.engine.judging import Pair, layable, open_window, pair_refusal, sides_allowed, waits
from connectable.games.connections.engine.jury import appeal_refusal, is_refused, lay_and_appeal
from connectable.games.connections.engine.nearest import card_refusal, near_refusal
from connectable.games.connections.engine.score import placement
from connectable.games.connections.engine.setup import ENDLESS
from connectable.games.connections.engine.state import Choice, State, into_hand, out_of_hand, put
from connectable.games.connections.engine.web import BARE, SHUT, Needs, on_table, pairs_against, x_of, y_of

GIVE_REASON: Final = [act(BECAUSE, reason) for reason in range(1, len(REASONS))]
TURNS: Final = tuple(
    sum([1 << (side - own) % 4 for own in range(4) if sides >> own & 1]) for side in range(4) for sides in range(16)
)
"""Side × 16 + sides of a card that may lie there → the turns (bits) that bring one of them there."""

LAID: Final = 0
"""What came of a placement: the card lies."""
WAITS: Final = 1
"""The card waits for objections (CX-J5)."""
MISSED: Final = 2
"""It was a miss: the card is back in the hand (CX-J6)."""
PENDING: Final = 3
"""It was a miss that can be appealed: the card lies as a waiting one (CX-J7)."""


def turns_mask(state: State, needs: Needs, card: int) -> int:
    """The turns (bits) in which a card may be chosen for a space (CX-K2; where links are tried, by the grid alone)."""
    # Side by side and not in a loop: compiled, four numbers at known places need no tuple.
    mask = turns_beside(state, card, 0, needs[0], 15)
    mask = turns_beside(state, card, 1, needs[1], mask)
    mask = turns_beside(state, card, 2, needs[2], mask)
    return turns_beside(state, card, 3, needs[3], mask)


def turns_beside(state: State, card: int, side: int, need: int, mask: int) -> int:
    """Of these turns (bits), those that bring a fitting word to one side of a space."""
    if need == BARE or not mask:
        return mask
    return 0 if need == SHUT else mask & TURNS[side * 16 + sides_allowed(state, card, need)]


def turns_at(state: State, card: int, space: int) -> list[int]:
    """The turns in which a card fits a space."""
    needs = state.web.needs.get(space)
    return [] if needs is None else turns_of(state, needs, card)


def turns_of(state: State, needs: Needs, card: int) -> list[int]:
    mask = turns_mask(state, needs, card)
    return [turn for turn in range(4) if mask >> turn & 1]


def spaces_for(state: State, card: int) -> list[int]:
    """The spaces a card fits, from the north-west."""
    return sorted([space for space, needs in state.web.needs.items() if turns_mask(state, needs, card)])


def fits_somewhere(state: State, card: int) -> bool:
    return any(turns_mask(state, needs, card) for needs in state.web.needs.values())


def legal_steps(state: State, seat: int, choice: Choice) -> list[Action]:
    """What may follow a chosen card: its spaces, then its turns and a reason; putting it back."""
    if choice.space < 0:
        return [*[act(SPACE, space) for space in spaces_for(state, choice.card)], act(BACK)]
    needs = state.web.needs.get(choice.space)
    found = [] if needs is None else placements(state, seat, needs, choice.card, LAY, APPEAL_LAY, choice.space)
    return found + legal_asides(choice)


def placements(state: State, seat: int, needs: Needs, card: int, lays: int, appeals: int, place: int) -> list[Action]:
    """The ways to lay a card at a place; CX-J7: what the referee refuses is listed as an appeal, while one is left."""
    turns = turns_of(state, needs, card)
    if not state.setup.offers_appeal:
        return [act(lays, card, place, turn) for turn in turns]
    appealed = 0 if appeals == APPEAL_LAY else place  # the chosen space is known
    found: list[Action] = []
    for turn in turns:
        if not is_refused(state, needs, card * 4 + turn):
            found.append(act(lays, card, place, turn))
        elif may_appeal(state, seat):
            found.append(act(appeals, 0, appealed, turn))
    return found


def legal_asides(choice: Choice) -> list[Action]:
    """A reason, while none is given, and putting back."""
    return [act(BACK)] if choice.reason else [*GIVE_REASON, act(BACK)]


def choose_refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """CX-K5: why a step does not follow the steps before it; the same for every way."""
    if action.kind in APPEALS and not state.setup.offers_appeal:
        return Refusal("CX-J7", {"why": "not-here"})
    choice = state.choices[seat]
    if action.kind == CARD:
        if choice is not None:
            return Refusal("CX-K5", {"why": "chosen", "card": choice.card + 1})
        if action.a not in state.hands[seat]:
            return Refusal("CX-K5", {"why": "not-in-hand", "card": action.a + 1})
        return None
    if choice is None:
        return Refusal("CX-K5", {"why": "card-first"})
    if action.kind == BECAUSE and choice.reason:
        return Refusal("CX-K5", {"why": "reason-given", "reason": REASONS[choice.reason]})
    if action.kind == BECAUSE and not 0 < action.a < len(REASONS):
        return Refusal("CX-J3", {"why": "no-reason"})
    return None


def busy_refusal(state: State, seat: int) -> Refusal | None:
    """CX-K5: a chosen card is laid or put back before anything else."""
    choice = state.choices[seat]
    return None if choice is None else Refusal("CX-K5", {"why": "chosen", "card": choice.card + 1})


def step_refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why a card, a space or a turn may not be chosen; the last step is the placement itself."""
    refused = choose_refusal(state, seat, action)
    choice = state.choices[seat]
    if refused is not None:
        return refused
    if choice is None:
        return None if fits_somewhere(state, action.a) else card_refusal(state, action.a)
    if action.kind == BACK:
        return None
    if action.kind == SPACE:
        if choice.space >= 0:
            return Refusal("CX-K5", {"why": "space-chosen", "x": x_of(choice.space), "y": y_of(choice.space)})
        return space_refusal(state, choice.card, action.a)
    if choice.space < 0:
        return Refusal("CX-K5", {"why": "space-first", "card": choice.card + 1})
    if action.kind == BECAUSE:
        return None
    if action.kind == APPEAL_LAY:
        where = {"x": x_of(choice.space), "y": y_of(choice.space)}
        return appeal_refusal(state, seat, choice.card, action.c, state.web.needs[choice.space], where)
    if action.a != choice.card or action.b != choice.space:
        return Refusal("CX-K5", {"why": "chosen", "card": choice.card + 1})
    return turn_refusal(state, action)


def space_refusal(state: State, card: int, space: int) -> Refusal | None:
    """Why a card does not fit a space, however it is turned."""
    x, y = x_of(space), y_of(space)
    if space in state.web.cells:
        return Refusal("CX-K2", {"why": "taken", "x": x, "y": y, "card": state.web.cells[space] // 4 + 1})
    if not on_table(space, state.web.reach):
        return Refusal("CX-E", {"why": "off-table", "x": x, "y": y, "size": state.setup.table})
    if space not in state.web.needs:
        return Refusal("CX-K2", {"why": "apart", "x": x, "y": y})
    if SHUT in state.web.needs[space]:
        return Refusal("CX-J5", {"why": "against-waiting", "x": x, "y": y})
    if turns_at(state, card, space):
        return None
    spaces = len(spaces_for(state, card))
    detail: dict[str, str | int | list[int]] = {"why": "no-turn", "x": x, "y": y, "card": card + 1, "spaces": spaces}
    return near_refusal(state, [state.web.needs[space]], card, detail)


def turn_refusal(state: State, action: Action) -> Refusal | None:
    """Why a card does not fit its space in this turn."""
    needs = state.web.needs[action.b]
    return meeting_refusal(state, needs, action, {"x": x_of(action.b), "y": y_of(action.b)})


def meeting_refusal(state: State, needs: Needs, action: Action, where: dict[str, int]) -> Refusal | None:
    """The refusal of the first pair that is not accepted, with the turns in which all pairs are."""
    if not 0 <= action.c < 4:
        return Refusal("CX-K2", {"why": "turn"})
    for side, own, other in pairs_against(state.setup.cards, needs, action.a * 4 + action.c):
        if not layable(state, own, other):
            turns = [turn for turn in turns_of(state, needs, action.a) if fits(state, needs, action.a * 4 + turn)]
            return pair_refusal(state, own, other, {"side": SIDES[side], "turns": turns, **where})
    return None


def fits(state: State, needs: Needs, piece: int) -> bool:
    """Whether every pair of a placement may be laid."""
    return all(layable(state, own, other) for _, own, other in pairs_against(state.setup.cards, needs, piece))


def choose(state: State, seat: int, action: Action) -> None:
    """One of the seat's own steps."""
    choice = state.choices[seat]
    new: Choice | None = None
    if action.kind == CARD:
        new = Choice(action.a, -1, 0)
    elif choice is not None and action.kind == SPACE:
        new = Choice(choice.card, action.a, choice.reason)
    elif choice is not None and action.kind == BECAUSE:
        new = Choice(choice.card, choice.space, action.a)
    state.choices = put(state.choices, seat, new)


def lapse(state: State) -> None:
    """CX-K5: a chosen space or card that no longer fits is put back."""
    for seat, choice in enumerate(state.choices):
        if choice is None:
            continue
        left: Choice | None = choice
        if choice.space >= 0 and not turns_at(state, choice.card, choice.space):
            left = Choice(choice.card, -1, choice.reason)
        if left is not None and left.space < 0 and not fits_somewhere(state, choice.card):
            left = None
        state.choices = put(state.choices, seat, left)


def from_hand(state: State, seat: int, card: int) -> None:
    """The placement takes its card and its reason from what was chosen."""
    choice = state.choices[seat]
    if choice is not None and choice.reason:
        state.reasons = state.reasons | {card: choice.reason}
    state.choices = put(state.choices, seat, None)
    out_of_hand(state, seat, card)
    state.last = (seat, card)


def lay(state: State, seat: int, action: Action) -> int:
    """Lay the card, and what came of it: LAID, WAITS, MISSED or PENDING."""
    piece = action.a * 4 + action.c
    met = state.web.pairs(action.b, piece)
    miss = miss_of(state, seat, action, met)
    if miss is not None and counts_at_once(state, miss):
        return MISSED
    pairs: list[Pair] = [(own, other, 0) for _, own, other in met]
    waiting = miss is None and waits(state, pairs)
    from_hand(state, seat, action.a)
    state.web = state.web.lay(action.b, piece, waiting or miss is not None)
    if waiting:
        open_window(state, seat, action.b, pairs)
        return WAITS
    return LAID if miss is None else PENDING


def lay_against_referee(state: State, seat: int, turn: int) -> None:
    """CX-J7, links shown: the chosen card lies as a waiting one while the others vote."""
    choice = state.choices[seat]
    assert choice is not None, "refused before"
    lay_and_appeal(state, seat, choice.card, choice.space, turn, state.web.needs[choice.space])
    from_hand(state, seat, choice.card)
    state.web = state.web.lay(choice.space, choice.card * 4 + turn, True)


def worth(state: State, card: int, space: int) -> int:
    """CX-K4, CX-E: what a card at that space scores."""
    values = state.setup.cards.values
    touched = [values[other] for other in state.web.neighbours(space)]
    return placement(values[card], touched, state.setup.way == ENDLESS)


def lift(state: State, seat: int, space: int) -> int:
    """CX-J1, CX-J6: put a card that fell or missed back in the hand; returns the card."""
    card = state.web.cells[space] // 4
    state.web = state.web.lift(space)
    into_hand(state, seat, card, True)
    return card

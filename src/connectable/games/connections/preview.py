"""What an action would bring: pairs with their verdicts, the factor, points, and whether it ends the turn or reveals.

It looks at the state before and after an action; it decides nothing.
"""

from typing import NotRequired, TypedDict

from connectable.games.connections.engine.actions import (
    CARD,
    CHALLENGE,
    FILL,
    JOIN,
    LAY,
    NEW_LINE,
    OWN_STEPS,
    SPACE,
    Action,
)
from connectable.games.connections.engine.cards import SIDES
from connectable.games.connections.engine.placing import spaces_for, turns_at, worth
from connectable.games.connections.engine.rounds import NOTHING, due
from connectable.games.connections.engine.score import TIMES
from connectable.games.connections.engine.setup import CLASSIC, ENDLESS, SOLITAIRE
from connectable.games.connections.engine.state import State, window_of
from connectable.games.connections.engine.ways import quads, rummy
from connectable.games.connections.engine.web import pairs_against, x_of, y_of
from connectable.games.connections.view import PairView, pair_view


class Preview(TypedDict):
    """What a legal action would bring."""

    points: int
    """What it scores if it stands; for a step the most that can follow."""
    ends_turn: bool
    reveals: bool
    spaces: NotRequired[list[list[int]]]
    """Where a chosen card fits."""
    turns: NotRequired[list[int]]
    """How it fits there."""
    pairs: NotRequired[list[PairView]]
    multiplier: NotRequired[int]
    touches: NotRequired[list[int]]
    """The cards that a placement counts."""


def preview(state: State, seat: int, action: Action, after: State) -> Preview:
    """`points`, `ends_turn`, `reveals` for every action; pairs and spaces where there are any."""
    found: Preview = {
        "points": points(state, seat, action, after),
        "ends_turn": ends_turn(state, seat, action, after),
        "reveals": reveals(state, seat, action, after),
    }
    add_more(found, state, seat, action)
    return found


def points(state: State, seat: int, action: Action, after: State) -> int:
    """What it scores if it stands; for a step the most that can follow."""
    if seat < 0:
        return 0
    if state.setup.way in (CLASSIC, ENDLESS):
        if action.kind == LAY:
            return worth(state, action.a, action.b)
        if action.kind == CARD:
            return max([worth(state, action.a, space) for space in spaces_for(state, action.a)])
        choice = state.choices[seat]
        if action.kind == SPACE and choice is not None:
            return worth(state, choice.card, action.a)
    if state.setup.way == SOLITAIRE:
        return 1 if action.kind in (LAY, CARD, SPACE) else 0
    if action.kind == FILL and window_of(after, seat) is not None:
        return quads.TIMES * sum([state.setup.cards.values[piece // 4] for piece in after.building[seat]])
    return sum(after.scores[seat]) - sum(state.scores[seat]) if len(after.ended) == len(state.ended) else 0


def ends_turn(state: State, seat: int, action: Action, after: State) -> bool:
    """Whether the seat's turn ends; in simultaneous play every act except an own step is a turn of its own."""
    if seat < 0 or action.kind in OWN_STEPS:
        return False
    if state.setup.at_once:
        return True
    over = len(after.ended) > len(state.ended)
    return over or after.turn != seat or bool(after.windows and seat == state.turn and not state.windows)


def reveals(state: State, seat: int, action: Action, after: State) -> bool:
    """Whether a card is turned or dealt next, or one of the hand is seen by others for the first time."""
    if action.kind in OWN_STEPS or seat < 0:
        return seat < 0
    hidden = action.kind in (LAY, FILL, JOIN) and action.a not in state.known and not state.setup.open_hands
    return hidden or due(after) != NOTHING or len(after.ended) > len(state.ended)


def add_more(found: Preview, state: State, seat: int, action: Action) -> None:
    """Add the fields that only this kind of action has."""
    choice = state.choices[seat] if seat >= 0 else None
    if action.kind == CARD and state.setup.web:
        found["spaces"] = [[x_of(space), y_of(space)] for space in spaces_for(state, action.a)]
    elif action.kind == SPACE and choice is not None:
        found["turns"] = turns_at(state, choice.card, action.a)
    elif action.kind == CHALLENGE:
        window = window_of(state, action.a)
        assert window is not None, "refused before"
        found["pairs"] = [pair_view(state, window.pairs[action.b][0], window.pairs[action.b][1])]
    elif pairs := pairs_of(state, seat, action):
        found["pairs"] = [{**pair_view(state, own, other), "side": SIDES[side]} for side, own, other in pairs]
        if action.kind == LAY:
            found["multiplier"] = TIMES[len(pairs)] if state.setup.way == CLASSIC else 1
            found["touches"] = [card + 1 for card in state.web.neighbours(action.b)]


def pairs_of(state: State, seat: int, action: Action) -> list[tuple[int, int, int]]:
    """(side, word, word it meets) of a placement."""
    piece = action.a * 4 + action.c
    if action.kind == LAY:
        return state.web.pairs(action.b, piece)
    cards = state.setup.cards
    if action.kind == FILL:
        return pairs_against(cards, quads.needs_at(state, state.building[seat], action.b), piece)
    if action.kind == JOIN and action.b != NEW_LINE:
        return pairs_against(cards, rummy.needs_at(state, state.lines[seat][action.b // 2], action.b % 2), piece)
    return []

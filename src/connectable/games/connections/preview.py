"""What an action would bring: pairs with their verdicts, the factor, points, and whether it ends the turn or reveals.

It looks at the state before and after an action and decides nothing. Where nobody can know what comes of an action
(CX-J6) it looks at no verdict: the points are those of a placement that stands.
"""

from typing import Literal, NotRequired, TypedDict

from connectable.games.connections.engine.actions import (
    APPEAL_FILL,
    APPEAL_LAY,
    APPEALS,
    CARD,
    CHALLENGE,
    FILL,
    JOIN,
    LAY,
    NEW_LINE,
    OWN_STEPS,
    SPACE,
    Action,
    act,
)
from connectable.games.connections.engine.apply import step
from connectable.games.connections.engine.cards import SIDES
from connectable.games.connections.engine.finding import is_unknown
from connectable.games.connections.engine.placing import spaces_for, turns_at, worth
from connectable.games.connections.engine.rounds import NOTHING, due
from connectable.games.connections.engine.score import TIMES
from connectable.games.connections.engine.setup import CLASSIC, ENDLESS, SOLITAIRE
from connectable.games.connections.engine.state import State, window_of
from connectable.games.connections.engine.ways import quads, rummy
from connectable.games.connections.engine.web import pairs_against, x_of, y_of
from connectable.games.connections.view import pair_view
from connectable.games.connections.view_types import PairView


class Preview(TypedDict):
    """What a legal action would bring."""

    points: int
    """What it scores if it stands; for a step the most that can follow."""
    ends_turn: bool | Literal["unknown"]
    reveals: bool
    spaces: NotRequired[list[list[int]]]
    """Where a chosen card fits."""
    turns: NotRequired[list[int]]
    """How it fits there."""
    pairs: NotRequired[list[PairView]]
    multiplier: NotRequired[int]
    touches: NotRequired[list[int]]
    """The cards that a placement counts."""


def preview(state: State, seat: int, action: Action) -> Preview:
    """`points`, `ends_turn`, `reveals` for every legal action; pairs and spaces where there are any."""
    if action.kind in OWN_STEPS and seat >= 0:
        return step_preview(state, seat, action)
    met = pairs_of(state, seat, action)
    if is_unknown(state, met) or action.kind in APPEALS:
        found: Preview = {"points": points_if_it_stands(state, seat, action), "ends_turn": "unknown", "reveals": True}
    else:
        after = step(state, seat, action)
        found = {
            "points": points(state, seat, action, after),
            "ends_turn": ends_turn(state, seat, action, after),
            "reveals": reveals(state, seat, action, after),
        }
    add_more(found, state, seat, action, met)
    return found


def step_preview(state: State, seat: int, action: Action) -> Preview:
    """Of a seat's own step: it ends nothing and shows nobody anything, so nothing has to be tried."""
    found: Preview = {"points": 0, "ends_turn": False, "reveals": False}
    choice = state.choices[seat]
    if action.kind == CARD and state.setup.web:
        spaces = spaces_for(state, action.a)
        found["points"] = max([step_points(state, action.a, space) for space in spaces])
        found["spaces"] = [[x_of(space), y_of(space)] for space in spaces]
    elif action.kind == SPACE and choice is not None:
        found["points"] = step_points(state, choice.card, action.a)
        found["turns"] = turns_at(state, choice.card, action.a)
    return found


def step_points(state: State, card: int, space: int) -> int:
    """The most that can follow when a card is chosen for a space."""
    if state.setup.way in (CLASSIC, ENDLESS):
        return worth(state, card, space)
    return 1 if state.setup.way == SOLITAIRE else 0


def points_if_it_stands(state: State, seat: int, action: Action) -> int:
    """What a placement scores when all its pairs are accepted."""
    placed = placed_by(state, seat, action)
    if state.setup.way in (CLASSIC, ENDLESS):
        return worth(state, placed.a, placed.b)
    if state.setup.way == SOLITAIRE:
        return 1
    if placed.kind == FILL and sum([piece < 0 for piece in state.building[seat]]) == 1:
        laid = [placed.a, *[piece // 4 for piece in state.building[seat] if piece >= 0]]
        return quads.TIMES * sum([state.setup.cards.values[card] for card in laid])
    return 0


def placed_by(state: State, seat: int, action: Action) -> Action:
    """The placement that an appeal stands for (CX-J7); any other action is itself."""
    choice = state.choices[seat] if seat >= 0 else None
    if choice is None or action.kind not in APPEALS:
        return action
    if action.kind == APPEAL_LAY:
        return act(LAY, choice.card, choice.space, action.c)
    return act(FILL if action.kind == APPEAL_FILL else JOIN, choice.card, action.b, action.c)


def points(state: State, seat: int, action: Action, after: State) -> int:
    """What it scores if it stands."""
    if seat < 0:
        return 0
    if state.setup.way in (CLASSIC, ENDLESS) and action.kind == LAY:
        return worth(state, action.a, action.b)
    if state.setup.way == SOLITAIRE:
        return 1 if action.kind == LAY else 0
    if action.kind == FILL and window_of(after, seat) is not None:
        return quads.TIMES * sum([state.setup.cards.values[piece // 4] for piece in after.building[seat]])
    return sum(after.scores[seat]) - sum(state.scores[seat]) if len(after.ended) == len(state.ended) else 0


def ends_turn(state: State, seat: int, action: Action, after: State) -> bool:
    """Whether the seat's turn ends; in simultaneous play every act is a turn of its own."""
    if seat < 0:
        return False
    if state.setup.at_once:
        return True
    over = len(after.ended) > len(state.ended)
    return over or after.turn != seat or bool(after.windows and seat == state.turn and not state.windows)


def reveals(state: State, seat: int, action: Action, after: State) -> bool:
    """Whether a card is turned or dealt next, or one of the hand is seen by others for the first time."""
    if seat < 0:
        return True
    hidden = action.kind in (LAY, FILL, JOIN) and action.a not in state.known and not state.setup.open_hands
    return hidden or due(after) != NOTHING or len(after.ended) > len(state.ended)


def add_more(found: Preview, state: State, seat: int, action: Action, met: list[tuple[int, int, int]]) -> None:
    """Add the fields that only this kind of action has."""
    if action.kind == CHALLENGE:
        window = window_of(state, action.a)
        assert window is not None, "refused before"
        found["pairs"] = [pair_view(state, window.pairs[action.b][0], window.pairs[action.b][1])]
    elif met:
        known = state.setup.strict or state.setup.offers_appeal  # CX-J6: else it is told when the card lies
        found["pairs"] = [{**pair_view(state, a, b, known=known), "side": SIDES[side]} for side, a, b in met]
        if action.kind in (LAY, APPEAL_LAY):
            found["multiplier"] = TIMES[len(met)] if state.setup.way == CLASSIC else 1
            found["touches"] = [card + 1 for card in state.web.neighbours(placed_by(state, seat, action).b)]


def pairs_of(state: State, seat: int, action: Action) -> list[tuple[int, int, int]]:
    """(side, word, word it meets) of a placement."""
    placed = placed_by(state, seat, action)
    piece = placed.a * 4 + placed.c
    if placed.kind == LAY:
        return state.web.pairs(placed.b, piece)
    cards = state.setup.cards
    if placed.kind == FILL:
        return pairs_against(cards, quads.needs_at(state, state.building[seat], placed.b), piece)
    if placed.kind == JOIN and placed.b != NEW_LINE:
        return pairs_against(cards, rummy.needs_at(state, state.lines[seat][placed.b // 2], placed.b % 2), piece)
    return []

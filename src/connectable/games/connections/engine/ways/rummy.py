"""Rummy: draw, lay runs of three or more in a line, steal the end of a long run, done (CX-R).

Lines are straight: the right side of a card against the left side of the next.
"""

from typing import Final

from connectable.contract import Refusal
from connectable.games.connections.engine.actions import (
    APPEAL_JOIN,
    BACK,
    BECAUSE,
    CARD,
    DONE,
    DRAW,
    JOIN,
    LEFT,
    NEW_LINE,
    OWN_STEPS,
    RIGHT,
    STEAL,
    Action,
    act,
)
from connectable.games.connections.engine.finding import MOST_MISSES, counts_at_once, miss_of, misses_in_turn
from connectable.games.connections.engine.judging import Pair, close_window, open_window, waits
from connectable.games.connections.engine.jury import appeal_refusal, lay_and_appeal
from connectable.games.connections.engine.placing import (
    busy_refusal,
    choose,
    choose_refusal,
    from_hand,
    legal_asides,
    meeting_refusal,
    placements,
)
from connectable.games.connections.engine.rounds import begin_turn, finish_round
from connectable.games.connections.engine.state import (
    FRESH,
    LAYING,
    Choice,
    Line,
    State,
    Window,
    cards_left,
    into_hand,
    put,
)
from connectable.games.connections.engine.web import BARE, Needs, pairs_against

RUN: Final = 3
"""The shortest line that stays."""
LONG: Final = 4
"""The shortest run that a card may be stolen from."""
EAST: Final = 1
WEST: Final = 3


def legal(state: State, seat: int) -> list[Action]:
    choice = state.choices[seat]
    if choice is not None:
        return [*joins_for(state, seat, choice), *legal_asides(choice)]
    if state.step == FRESH:
        return [act(DRAW)]
    return [*[act(CARD, card) for card in state.hands[seat]], *steals(state, seat), act(DONE)]


def joins_for(state: State, seat: int, choice: Choice) -> list[Action]:
    found = [act(JOIN, choice.card, NEW_LINE, turn) for turn in range(4)]
    for place, line in enumerate(state.lines[seat]):
        for end in (LEFT, RIGHT):
            needs = needs_at(state, line, end)
            found += placements(state, seat, needs, choice.card, JOIN, APPEAL_JOIN, place * 2 + end)
    return found


def steals(state: State, seat: int) -> list[Action]:
    if state.stolen or not cards_left(state):
        return []
    return [
        act(STEAL, other, place, end)
        for other in range(state.setup.seats)
        for place, line in enumerate(state.lines[other])
        for end in (LEFT, RIGHT)
        if other != seat and len(line.pieces) >= LONG
    ]


def needs_at(state: State, line: Line, end: int) -> Needs:
    """The word that a card at an end of a line must meet."""
    cards = state.setup.cards
    if end == LEFT:
        return BARE, cards.word(line.pieces[0] // 4, line.pieces[0] % 4, WEST), BARE, BARE
    return BARE, BARE, BARE, cards.word(line.pieces[-1] // 4, line.pieces[-1] % 4, EAST)


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    if action.kind in (CARD, BACK, BECAUSE, JOIN, APPEAL_JOIN):
        return step_refusal(state, seat, action)
    if action.kind not in (DRAW, STEAL, DONE):
        return Refusal("CX-R", {"why": "not-here"})
    busy = busy_refusal(state, seat)
    if busy is not None:
        return busy
    if action.kind == DRAW:
        why = "pile-empty" if state.began_empty else "drew"
        return None if state.step == FRESH else Refusal("CX-R", {"why": why})
    if state.step == FRESH:
        return Refusal("CX-R", {"why": "draw-first"})
    return steal_refusal(state, seat, action) if action.kind == STEAL else None


def steal_refusal(state: State, seat: int, action: Action) -> Refusal | None:
    if state.stolen:
        return Refusal("CX-R", {"why": "stole"})
    if not cards_left(state):
        return Refusal("CX-R", {"why": "no-steal"})
    if action.a == seat or not 0 <= action.a < state.setup.seats:
        return Refusal("CX-R", {"why": "own-run"})
    lines = state.lines[action.a]
    if not 0 <= action.b < len(lines) or action.c not in (LEFT, RIGHT):
        return Refusal("CX-R", {"why": "no-line", "lines": len(lines)})
    length = len(lines[action.b].pieces)
    return None if length >= LONG else Refusal("CX-R", {"why": "short-run", "length": length, "least": LONG})


def step_refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why a card may not be chosen or laid in one's lines."""
    if state.step == FRESH:
        return Refusal("CX-R", {"why": "draw-first"})
    refused = choose_refusal(state, seat, action)
    choice = state.choices[seat]
    if refused is not None or choice is None or action.kind in OWN_STEPS:
        return refused
    if action.kind == JOIN and action.a != choice.card:
        return Refusal("CX-K5", {"why": "chosen", "card": choice.card + 1})
    return join_refusal(state, seat, choice, action)


def join_refusal(state: State, seat: int, choice: Choice, action: Action) -> Refusal | None:
    lines = state.lines[seat]
    if not 0 <= action.c < 4:
        return Refusal("CX-K2", {"why": "turn"})
    if action.kind == JOIN and action.b == NEW_LINE:
        return None
    if not 0 <= action.b // 2 < len(lines):
        return Refusal("CX-R", {"why": "no-line", "lines": len(lines)})
    needs, where = needs_at(state, lines[action.b // 2], action.b % 2), {"line": action.b // 2 + 1}
    if action.kind == APPEAL_JOIN:
        return appeal_refusal(state, seat, choice.card, action.c, needs, where)
    return meeting_refusal(state, needs, action, where)


def play(state: State, seat: int, action: Action) -> None:
    if action.kind in OWN_STEPS:
        choose(state, seat, action)
    elif action.kind == DRAW:
        state.drawing, state.step = seat, LAYING
    elif action.kind == JOIN:
        join(state, seat, action)
    elif action.kind == APPEAL_JOIN:
        join_against_referee(state, seat, action)
    elif action.kind == STEAL:
        steal(state, seat, action)
    else:
        done(state, seat)


def join(state: State, seat: int, action: Action) -> None:
    if action.b != NEW_LINE:
        needs = needs_at(state, state.lines[seat][action.b // 2], action.b % 2)
        miss = miss_of(state, seat, action, pairs_against(state.setup.cards, needs, action.a * 4 + action.c))
        if miss is not None and counts_at_once(state, miss):
            missed(state, seat, action.a)
            return
    attach(state, seat, action.a, action.b, action.c)


def join_against_referee(state: State, seat: int, action: Action) -> None:
    """CX-J7, links shown: the chosen card lies in its line while the others vote."""
    choice = state.choices[seat]
    assert choice is not None, "refused before"
    needs = needs_at(state, state.lines[seat][action.b // 2], action.b % 2)
    lay_and_appeal(state, seat, choice.card, action.b, action.c, needs)
    attach(state, seat, choice.card, action.b, action.c)


def attach(state: State, seat: int, card: int, where: int, turn: int) -> None:
    """A card of the hand lies at an end of a line, or begins one."""
    from_hand(state, seat, card)
    piece, lines = card * 4 + turn, state.lines[seat]
    if where == NEW_LINE:
        state.lines = put(state.lines, seat, (*lines, Line((piece,), 1, 0)))
        return
    line = lines[where // 2]
    if where % 2 == LEFT:
        line = Line((piece, *line.pieces), line.left + 1, line.right)
    else:
        line = Line((*line.pieces, piece), line.left, line.right + 1)
    state.lines = put(state.lines, seat, put(lines, where // 2, line))


def detach(state: State, seat: int, where: int) -> None:
    """CX-J6: the end card of a line missed and goes back to the hand."""
    lines = state.lines[seat]
    line = lines[where // 2]
    if where % 2 == LEFT:
        piece, left = line.pieces[0], Line(line.pieces[1:], line.left - 1, line.right)
    else:
        piece, left = line.pieces[-1], Line(line.pieces[:-1], line.left, line.right - 1)
    state.lines = put(state.lines, seat, put(lines, where // 2, left))
    into_hand(state, seat, piece // 4, True)


def missed(state: State, seat: int, card: int) -> None:
    """CX-J6: with the third miss of a turn one card is drawn and the table says done."""
    if misses_in_turn(state, seat) >= MOST_MISSES:
        if cards_left(state):
            state.drawing = seat
        done(state, seat)


def steal(state: State, seat: int, action: Action) -> None:
    lines = state.lines[action.a]
    pieces = lines[action.b].pieces
    kept, card = (pieces[1:], pieces[0] // 4) if action.c == LEFT else (pieces[:-1], pieces[-1] // 4)
    state.lines = put(state.lines, action.a, put(lines, action.b, Line(kept, 0, 0)))
    into_hand(state, seat, card, True)
    state.stolen = True


def done(state: State, seat: int) -> None:
    """Short lines go back; what stays is put to the table."""
    kept: list[Line] = []
    for line in state.lines[seat]:
        if len(line.pieces) >= RUN:
            kept.append(line)
        else:
            to_hand(state, seat, line.pieces)
    state.lines = put(state.lines, seat, tuple(kept))
    pairs = fresh_pairs(state, seat)
    if waits(state, pairs):
        open_window(state, seat, -1, pairs)
    else:
        end_turn(state, seat)


def to_hand(state: State, seat: int, pieces: tuple[int, ...]) -> None:
    for piece in pieces:
        into_hand(state, seat, piece // 4, True)


def fresh_pairs(state: State, seat: int) -> list[Pair]:
    """The pairs that this turn's cards made, line by line."""
    cards = state.setup.cards
    found: list[Pair] = []
    for place, line in enumerate(state.lines[seat]):
        pieces = line.pieces
        for i in range(len(pieces) - 1):
            if i < line.left or i + 1 >= len(pieces) - line.right:
                a = cards.word(pieces[i] // 4, pieces[i] % 4, EAST)
                found.append((a, cards.word(pieces[i + 1] // 4, pieces[i + 1] % 4, WEST), place))
    return found


def stand(state: State, window: Window) -> None:
    end_turn(state, window.seat)


def fall(state: State, window: Window, pair: int) -> None:
    """CX-J1: this turn's cards of that line go back and a card is drawn; the window goes on for the other lines."""
    place = window.pairs[pair][2]
    line = state.lines[window.seat][place]
    stay = line.pieces[line.left : len(line.pieces) - line.right]
    to_hand(state, window.seat, line.pieces[: line.left] + line.pieces[len(line.pieces) - line.right :])
    state.lines = put(state.lines, window.seat, put(state.lines[window.seat], place, Line(stay, 0, 0)))
    if cards_left(state):
        state.drawing = window.seat
    others = tuple([other for other in window.pairs if other[2] != place])
    close_window(state, window.seat)
    if others:
        state.windows = (Window(window.seat, -1, others, window.fine),)
    else:
        end_turn(state, window.seat)


def end_turn(state: State, seat: int) -> None:
    placed = any(line.left + line.right > 0 for line in state.lines[seat])
    kept = [Line(line.pieces, 0, 0) for line in state.lines[seat] if line.pieces]
    state.lines = put(state.lines, seat, tuple(kept))
    state.quiet = state.quiet + 1 if state.began_empty and not placed else 0  # CX-G4
    state.turns = min(state.turns + 1, state.setup.seats) if state.setup.first_turns else 0
    if state.drawing < 0 and goes_out(state, seat):
        finish_round(state, "out")
    elif state.quiet == state.setup.seats:
        finish_round(state, "quiet")
    else:
        begin_turn(state, (seat + 1) % state.setup.seats)


def goes_out(state: State, seat: int) -> bool:
    """Whether an empty hand ends the round: that of the seat in turn, or, once every seat has had a turn, any."""
    if state.setup.first_turns:
        return state.turns == state.setup.seats and not all(state.hands)
    return not state.hands[seat]


def dealt(state: State, seat: int) -> None:
    """A card that was due after a turn has come to its seat: the round may be over now."""
    if state.setup.first_turns and seat != state.turn and not state.windows and goes_out(state, seat):
        finish_round(state, "out")

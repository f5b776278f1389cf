"""Rounds: dealing card by card, open pile tops, the end of a round and of the game.

Whose turn it is and what may be laid, the file of each way says.
"""

from typing import Final

from connectable.contract import Refusal
from connectable.games.connections.engine.actions import DEAL, OPEN, Action, act
from connectable.games.connections.engine.judging import set_ruling
from connectable.games.connections.engine.setup import CLASSIC, QUADS, QUICK, RUMMY, SOLITAIRE, Setup
from connectable.games.connections.engine.state import (
    COLLECTED,
    DEALING,
    HANDS,
    LAYING,
    NO_CARDS,
    NO_QUAD,
    NO_REASONS,
    OVER,
    PLAYING,
    RUNS,
    SOURCES,
    Ended,
    Pile,
    State,
    cards_left,
    gain,
    into_hand,
    put,
)
from connectable.games.connections.engine.web import MIDDLE, empty_web

NOTHING: Final = 0
TO_HAND: Final = 1
STARTER: Final = 2
PILE_TOP: Final = 3


def first_round(setup: Setup) -> State:
    state = State(setup, empty_web(setup.cards, setup.table))
    state.scores = ((0,) * len(SOURCES),) * setup.seats
    state.misses = (0,) * setup.seats
    for key, stands in setup.rulings.items():
        set_ruling(state, key // len(setup.cards.words), key % len(setup.cards.words), stands)
    lay_out(state)
    return state


def lay_out(state: State) -> None:
    """CX-G1: all cards shuffled anew; seat 0 starts round 1, the next seat the next round."""
    setup = state.setup
    state.stage = DEALING
    state.unseen = tuple(range(setup.cards.count()))
    state.piles = tuple([Pile(setup.pile_size(pile), ()) for pile in range(setup.piles)])
    state.turn = (state.round - 1) % setup.seats
    state.web = empty_web(setup.cards, setup.table)
    state.hands = state.quads = state.lines = ((),) * setup.seats
    state.choices = (None,) * setup.seats
    state.idle = (False,) * setup.seats
    state.building = (NO_QUAD,) * setup.seats
    state.appealed = (False,) * setup.seats
    state.turns = 0
    state.known, state.reasons, state.last = NO_CARDS, NO_REASONS, (-1, -1)


def due(state: State) -> int:
    """What chance owes the table: nothing, a card to a hand, the starter, or the top of a pile."""
    if state.stage == OVER:
        return NOTHING
    if state.stage == DEALING:
        return TO_HAND if dealt(state) < state.setup.seats * state.setup.hand else STARTER
    if state.drawing >= 0:
        return TO_HAND
    return PILE_TOP if not state.setup.closed and bare_pile(state) >= 0 else NOTHING


def dealt(state: State) -> int:
    return sum([len(hand) for hand in state.hands])


def receiver(state: State) -> int:
    """The seat that the next card is dealt to."""
    if state.drawing >= 0:
        return state.drawing
    return ((state.round - 1) + dealt(state) // state.setup.hand) % state.setup.seats


def bare_pile(state: State) -> int:
    """The first pile whose top card must be turned up, −1 for none."""
    for place, pile in enumerate(state.piles):
        if pile.hidden and not pile.shown:
            return place
    return -1


def label(state: State) -> str:
    """A name for the card due that no other card of the game has: equal places get equal cards."""
    what = due(state)
    if what == STARTER:
        return f"round {state.round} starter"
    if what == TO_HAND and state.stage == DEALING:
        number = dealt(state) % state.setup.hand + 1
        return f"round {state.round} deal seat {receiver(state)} card {number}"
    place = bare_pile(state) if what == PILE_TOP else 0
    name = f"pile {place + 1}" if state.setup.piles > 1 else "pile"
    return f"round {state.round} {name} card {state.setup.pile_size(place) - state.piles[place].hidden + 1}"


def outcomes(state: State) -> list[Action]:
    """Every card that may come; all are equally likely."""
    what = due(state)
    if what == NOTHING:
        return []
    if what != TO_HAND:
        return [act(OPEN, card) for card in state.unseen]
    seat = receiver(state)
    return [act(DEAL, seat, card) for card in state.unseen]


def outcome_with(state: State, card: int) -> Action:
    return act(DEAL, receiver(state), card) if due(state) == TO_HAND else act(OPEN, card)


def chance_refusal(state: State, action: Action) -> Refusal | None:
    what = due(state)
    if what == NOTHING:
        return Refusal("CX-G1", {"why": "nothing-due"})
    if action.kind != (DEAL if what == TO_HAND else OPEN):
        return Refusal("CX-G1", {"why": "other-due", "label": label(state)})
    if what == TO_HAND and action.a != receiver(state):
        return Refusal("CX-G1", {"why": "other-seat", "seat": receiver(state)})
    card = action.b if what == TO_HAND else action.a
    return None if card in state.unseen else Refusal("CX-G1", {"why": "not-in-pile", "card": card + 1})


def come(state: State, action: Action) -> None:
    """Bring a card into a state that is being made."""
    what = due(state)
    card = action.b if what == TO_HAND else action.a
    place = max(bare_pile(state), 0) if what == PILE_TOP else 0
    state.unseen = tuple([other for other in state.unseen if other != card])
    if state.stage == DEALING:
        deal_out(state, what, card)
        return
    pile = state.piles[place]
    if what == PILE_TOP:
        state.piles = put(state.piles, place, Pile(pile.hidden - 1, (card,)))
        return
    state.piles = put(state.piles, place, Pile(pile.hidden - 1, ()))
    into_hand(state, state.drawing, card, False)
    state.drawing = -1


def deal_out(state: State, what: int, card: int) -> None:
    """A card of the deal; with the last one play begins."""
    setup = state.setup
    if what == TO_HAND:
        into_hand(state, receiver(state), card, False)
    else:
        state.web = state.web.lay(MIDDLE, card * 4, False)
    if dealt(state) == setup.seats * setup.hand and (not setup.web or state.web.cells):
        state.stage = PLAYING
        if setup.way == SOLITAIRE:
            state.drawing = 0
        begin_turn(state, state.turn)


def begin_turn(state: State, seat: int) -> None:
    empty = cards_left(state) == 0
    state.turn, state.drawn, state.began_empty = seat, -1, empty
    state.moved = state.stolen = False
    state.missed_at = state.misses[seat]
    if not state.setup.at_once:
        state.appealed = (False,) * state.setup.seats  # CX-J7: one appeal per turn
    state.step = LAYING if empty and state.setup.way in (QUADS, RUMMY) else 0


def take_top(state: State, place: int, seat: int) -> int:
    """The open top card of a pile goes to a hand; all have seen it."""
    pile = state.piles[place]
    card = pile.shown[-1]
    state.piles = put(state.piles, place, Pile(pile.hidden, pile.shown[:-1]))
    into_hand(state, seat, card, True)
    return card


def finish_round(state: State, reason: str, winner: int = -1) -> None:
    """Score the hands, show them, and deal anew or end the game."""
    before = totals_before(state)
    count_hands(state, winner)
    won = [sum(own) - before[seat] for seat, own in enumerate(state.scores)]
    state.ended = (*state.ended, Ended(reason, tuple(won), state.hands))
    state.windows, state.vote, state.choices = (), None, (None,) * state.setup.seats
    state.pending = ()
    state.appealed = (False,) * state.setup.seats
    state.drawing = state.drawn = -1
    state.step, state.out, state.quiet, state.taken = 0, -1, 0, 0
    state.began_empty = state.moved = state.stolen = False
    if state.round == state.setup.rounds:
        state.stage = OVER
        state.known = NO_CARDS
        return
    state.round += 1
    lay_out(state)


def totals_before(state: State) -> list[int]:
    """The points of each seat when the round began."""
    return [sum([ended.points[seat] for ended in state.ended]) for seat in range(state.setup.seats)]


def count_hands(state: State, winner: int) -> None:
    """What the cards left in hands cost (classic, rummy) or bring the winner (quick); waiting cards count as held."""
    take_back_waiting(state)
    values = state.setup.cards.values
    for seat, hand in enumerate(state.hands):
        worth = sum([values[card] for card in hand])
        if state.setup.way in (CLASSIC, RUMMY):
            gain(state, seat, HANDS, -worth)
        if state.setup.way == QUICK and winner >= 0 and seat != winner:
            gain(state, winner, COLLECTED, worth)
        if state.setup.way == RUMMY:
            runs = [values[piece // 4] for line in state.lines[seat] for piece in line.pieces]
            gain(state, seat, RUNS, sum(runs))


def take_back_waiting(state: State) -> None:
    """CX-Q, CX-5: what still waits when a round ends goes back to its hand."""
    if state.setup.web:
        for miss in state.pending:
            into_hand(state, miss.seat, miss.card, True)
            state.web = state.web.lift(miss.place)
    for window in state.windows:
        if window.space >= 0:
            into_hand(state, window.seat, state.web.cells[window.space] // 4, True)
            state.web = state.web.lift(window.space)
    for seat, quad in enumerate(state.building):
        for piece in quad:
            if piece >= 0:
                into_hand(state, seat, piece // 4, True)
    state.building = (NO_QUAD,) * state.setup.seats

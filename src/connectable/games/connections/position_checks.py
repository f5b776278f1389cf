"""Whether a position that was read makes sense: every card is in one place, and nothing names what is not there.

It does not ask whether play could have led there, only whether the rules can go on from there.
"""

from connectable.games.connections.engine.judging import is_appeal
from connectable.games.connections.engine.setup import QUADS, RUMMY
from connectable.games.connections.engine.state import (
    DEALING,
    LAYING,
    OVER,
    PLAYING,
    Miss,
    State,
    pending_of,
    window_of,
)


def check(state: State) -> None:
    """Fill in the unseen cards; a ValueError says what does not fit."""
    placed = cards_named(state)
    if len(set(placed)) != len(placed):
        twice = sorted({card + 1 for card in placed if placed.count(card) > 1})
        raise ValueError(f"position: card {twice[0]} is in two places")
    everything = range(state.setup.cards.count())
    named = set(placed)
    state.unseen = tuple(card for card in everything if card not in named)
    if len(state.piles) != state.setup.piles:
        raise ValueError(f"position piles: {len(state.piles)} piles, not {state.setup.piles}")
    if state.stage == DEALING:
        check_deal(state)
    else:
        check_piles(state)
    check_turn(state)
    check_windows(state)
    check_misses(state)
    check_choices(state)


def cards_named(state: State) -> list[int]:
    """Every card that lies somewhere or is in a hand."""
    pieces = [*state.web.cells.values()]
    pieces += [piece for quad in state.building for piece in quad if piece >= 0]
    pieces += [piece for quads in state.quads for quad in quads for piece in quad]
    pieces += [piece for lines in state.lines for line in lines for piece in line.pieces]
    held = [card for hand in state.hands for card in hand]
    open_cards = [card for pile in state.piles for card in pile.shown]
    return held + open_cards + list(state.aside) + [piece // 4 for piece in pieces]


def check_deal(state: State) -> None:
    """While cards are dealt nothing else has happened in the round."""
    setup = state.setup
    expected = [setup.pile_size(place) for place in range(setup.piles)]
    if [pile.hidden for pile in state.piles] != expected or any(pile.shown for pile in state.piles):
        raise ValueError(f"position piles: at the deal they hold {expected} cards")
    count = sum(map(len, state.hands))
    start = state.round - 1
    for place in range(setup.seats):
        due = min(max(count - place * setup.hand, 0), setup.hand)
        if len(state.hands[(start + place) % setup.seats]) != due:
            raise ValueError("position hands: not dealt seat by seat from the starter")
    if len(state.unseen) != setup.cards.count() - count or (count == setup.seats * setup.hand > 0 and not setup.web):
        raise ValueError("position stage: at the deal cards are in hands and piles only, and some are due")


def check_piles(state: State) -> None:
    hidden = sum(pile.hidden for pile in state.piles)
    left_out = state.setup.cards.count() - state.setup.count
    if state.stage == PLAYING and hidden != len(state.unseen) - left_out:
        raise ValueError(f"position piles: {hidden} cards face down, not {len(state.unseen) - left_out}")
    if state.setup.closed and any(pile.shown for pile in state.piles):
        raise ValueError("position piles: the pile of this way is face down")
    if state.setup.web and not state.web.cells:
        raise ValueError("position web: no starter")
    if not state.known <= {card for hand in state.hands for card in hand}:
        raise ValueError("position known: a card that is in no hand")
    if state.stage == OVER and not state.ended:
        raise ValueError("position ended: a game that is over has an end")


def check_turn(state: State) -> None:
    setup = state.setup
    if state.drawing >= 0 and (not setup.closed or state.stage != PLAYING or not state.unseen):
        raise ValueError("position drawing: no card can be due")
    if state.stage == PLAYING and setup.way == "solitaire" and (len(state.hands[0]) == 1) == (state.drawing >= 0):
        raise ValueError("position hands: solitaire has one card in hand, or one due")
    in_step = state.step == LAYING and not setup.at_once and setup.way not in (QUADS, RUMMY)
    held = (*state.hands[state.turn], *[miss.card for miss in state.pending])
    if in_step != (state.drawn >= 0) or (state.drawn >= 0 and state.drawn not in held):
        raise ValueError("position drawn: the drawn card is in the hand of the seat in turn, and only then")
    no_more = not sum(pile.size() for pile in state.piles) - (state.drawing >= 0)
    if setup.way in (QUADS, RUMMY) and not setup.at_once and state.stage == PLAYING and no_more and not state.step:
        raise ValueError("position step: with no card to draw the turn begins with laying")


def check_windows(state: State) -> None:
    seats = [window.seat for window in state.windows]
    if state.windows and (not state.setup.vote or state.stage != PLAYING or seats != sorted(set(seats))):
        raise ValueError("position windows: one a seat, in order, and only where people vote")
    for window in state.windows:
        if state.setup.web != (window.space >= 0) or (window.space >= 0 and window.space not in state.web.cells):
            raise ValueError("position windows: nothing waits there")
        if window.seat in window.fine or list(window.fine) != sorted(set(window.fine)):
            raise ValueError("position windows: the others say fine, each once")
        if state.setup.way == QUADS and min(state.building[window.seat]) < 0:
            raise ValueError("position windows: only a whole quad waits")
        if state.setup.way == RUMMY and any(pair[2] >= len(state.lines[window.seat]) for pair in window.pairs):
            raise ValueError("position windows: a pair of no line")
    vote = state.vote
    if vote is not None and is_appeal(vote):
        if pending_of(state, vote.seat) is None or vote.challenger >= 0 or not state.appealed[vote.seat]:
            raise ValueError("position vote: on no miss that waits")
    elif vote is not None:
        found = window_of(state, vote.seat)
        if found is None or vote.pair >= len(found.pairs) or vote.challenger in (vote.seat, *found.fine):
            raise ValueError("position vote: on no pair that waits")


def check_misses(state: State) -> None:
    setup = state.setup
    if any(state.misses) and not (setup.own or setup.jury):
        raise ValueError("position misses: only where links are tried or appealed")
    if state.missed_at > max(state.misses) or (setup.lives and setup.lives < state.misses[0]):
        raise ValueError("position misses: more than there can be")
    if state.stage == PLAYING and setup.lives and setup.lives == state.misses[0]:
        raise ValueError("position misses: no life is left")
    if any(state.appealed) and not setup.jury:
        raise ValueError("position appealed: only where a jury judges")
    seats = [miss.seat for miss in state.pending]
    if state.pending and (not setup.jury or state.stage != PLAYING or seats != sorted(set(seats))):
        raise ValueError("position pending: one a seat, in order, and only where a jury judges")
    for miss in state.pending:
        check_pending(state, miss)


def check_pending(state: State, miss: Miss) -> None:
    """The card of a miss that waits lies where the miss says, and its seat does nothing else."""
    setup, piece = state.setup, miss.card * 4 + miss.turn
    if setup.web:
        lies = state.web.cells.get(miss.place) == piece
    elif setup.way == QUADS:
        lies = state.building[miss.seat][miss.place] == piece
    else:
        lines = state.lines[miss.seat]
        line = lines[miss.place // 2] if miss.place // 2 < len(lines) else None
        lies = line is not None and len(line.pieces) > 1 and line.pieces[0 if miss.place % 2 == 0 else -1] == piece
        lies = lies and line is not None and (line.left if miss.place % 2 == 0 else line.right) > 0
    if not lies:
        raise ValueError("position pending: the card does not lie there")
    busy = window_of(state, miss.seat) is not None or state.choices[miss.seat] is not None or state.idle[miss.seat]
    if busy or (not setup.at_once and (miss.seat != state.turn or state.windows)):
        raise ValueError(f"position pending: seat {miss.seat} cannot have laid a card now")
    is_voted = state.vote is not None and state.vote.seat == miss.seat and is_appeal(state.vote)
    if not is_voted and (setup.offers_appeal or state.appealed[miss.seat]):
        raise ValueError("position pending: it cannot be appealed any more")


def check_choices(state: State) -> None:
    for seat, choice in enumerate(state.choices):
        if choice is None:
            continue
        if choice.card not in state.hands[seat] or state.stage != PLAYING:
            raise ValueError(f"position choices: card {choice.card + 1} is not in the hand of seat {seat}")
        if not state.setup.at_once and (seat != state.turn or state.windows or not may_choose(state, choice.card)):
            raise ValueError(f"position choices: seat {seat} cannot choose a card now")
        if choice.space >= 0 and (not state.setup.web or choice.space not in state.web.needs):
            raise ValueError("position choices: a space that is not free beside the web")


def may_choose(state: State, card: int) -> bool:
    """In turn: quads and rummy lay after drawing, a drawn card comes before the others."""
    if state.setup.way in (QUADS, RUMMY):
        return state.step == LAYING
    return state.drawn in (-1, card)

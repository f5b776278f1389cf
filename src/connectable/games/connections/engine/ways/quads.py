"""Quads: everybody builds 2 × 2 cards with four valid pairs, in turn or all at once (CX-4, CX-5).

Places are 0 north-west, 1 north-east, 2 south-west, 3 south-east.
"""

from typing import Final

from connectable.contract import Refusal
from connectable.games.connections.engine.actions import (
    APPEAL_FILL,
    BACK,
    BECAUSE,
    CARD,
    DONE,
    FILL,
    OWN_STEPS,
    PASS,
    RETURN,
    TAKE,
    Action,
    act,
)
from connectable.games.connections.engine.finding import MOST_MISSES, counts_at_once, miss_of, misses_in_turn
from connectable.games.connections.engine.judging import Pair, open_window, waits
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
from connectable.games.connections.engine.rounds import begin_turn, finish_round, take_top
from connectable.games.connections.engine.state import (
    FALLEN,
    FRESH,
    LAYING,
    MADE,
    NO_QUAD,
    RETURNED,
    Choice,
    Pile,
    State,
    Window,
    gain,
    into_hand,
    out_of_hand,
    put,
)
from connectable.games.connections.engine.web import BARE, Needs, pairs_against

HELD: Final = 8
"""All at once: cards are taken only while holding fewer."""
ENOUGH: Final = 4
"""Quads that end a round."""
TIMES: Final = 4


def legal(state: State, seat: int) -> list[Action]:
    choice = state.choices[seat]
    if choice is not None:
        return [*places_for(state, seat, choice), *piles_for(state, choice), *legal_asides(choice)]
    full = [place for place, pile in enumerate(state.piles) if pile.size()]
    cards = [act(CARD, card) for card in state.hands[seat]]
    if state.setup.at_once:
        takes = [act(TAKE, place) for place in full] if held(state, seat) < HELD else []
        return [*takes, *cards, act(PASS)]
    if state.step == FRESH:
        return [act(TAKE, place) for place in full]
    return [*cards, act(DONE)] if state.step == LAYING else [act(DONE)]


def places_for(state: State, seat: int, choice: Choice) -> list[Action]:
    found: list[Action] = []
    for place in range(4):
        if state.building[seat][place] < 0:
            needs = needs_at(state, state.building[seat], place)
            found += placements(state, seat, needs, choice.card, FILL, APPEAL_FILL, place)
    return found


def piles_for(state: State, choice: Choice) -> list[Action]:
    return [act(RETURN, choice.card, place) for place in range(len(state.piles))]


def held(state: State, seat: int) -> int:
    return len(state.hands[seat]) + sum([piece >= 0 for piece in state.building[seat]])


def needs_at(state: State, quad: tuple[int, int, int, int], place: int) -> Needs:
    """The words that a card at that place of a quad must meet."""
    east, west = (quad[place + 1], -1) if place % 2 == 0 else (-1, quad[place - 1])
    south, north = (quad[place + 2], -1) if place < 2 else (-1, quad[place - 2])
    return facing(state, north, 2), facing(state, east, 3), facing(state, south, 0), facing(state, west, 1)


def facing(state: State, piece: int, side: int) -> int:
    return state.setup.cards.word(piece // 4, piece % 4, side) if piece >= 0 else BARE


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    if action.kind in (FILL, RETURN, CARD, BACK, BECAUSE, APPEAL_FILL):
        return step_refusal(state, seat, action)
    ends = PASS if state.setup.at_once else DONE
    if action.kind not in (TAKE, ends):
        return Refusal("CX-4", {"why": "not-here"})
    busy = busy_refusal(state, seat)
    if busy is not None:
        return busy
    if action.kind == TAKE:
        return take_refusal(state, seat, action.a)
    return Refusal("CX-4", {"why": "take-first"}) if ends == DONE and state.step == FRESH else None


def take_refusal(state: State, seat: int, pile: int) -> Refusal | None:
    if not state.setup.at_once and state.step != FRESH:
        return Refusal("CX-4", {"why": "took"})
    if not 0 <= pile < len(state.piles) or not state.piles[pile].size():
        full = [place + 1 for place, other in enumerate(state.piles) if other.size()]
        return Refusal("CX-4", {"why": "pile-empty", "pile": pile + 1, "piles": full})
    if state.setup.at_once and held(state, seat) >= HELD:
        return Refusal("CX-4", {"why": "hand-full", "most": HELD})
    return None


def step_refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why a card may not be chosen, laid in the quad or returned."""
    if not state.setup.at_once and state.step != LAYING:
        return Refusal("CX-4", {"why": "take-first" if state.step == FRESH else "returned"})
    refused = choose_refusal(state, seat, action)
    choice = state.choices[seat]
    if refused is not None or choice is None or action.kind in OWN_STEPS:
        return refused
    if action.kind == APPEAL_FILL:
        return fill_refusal(state, seat, choice, action)
    if action.a != choice.card:
        return Refusal("CX-K5", {"why": "chosen", "card": choice.card + 1})
    if action.kind == RETURN:
        return None if 0 <= action.b < len(state.piles) else Refusal("CX-4", {"why": "no-pile"})
    return fill_refusal(state, seat, choice, action)


def fill_refusal(state: State, seat: int, choice: Choice, action: Action) -> Refusal | None:
    place = action.b
    if not 0 <= place < 4 or not 0 <= action.c < 4:
        return Refusal("CX-4", {"why": "no-place"})
    if state.building[seat][place] >= 0:
        return Refusal("CX-4", {"why": "place-taken", "place": place + 1, "card": state.building[seat][place] // 4 + 1})
    needs, where = needs_at(state, state.building[seat], place), {"place": place + 1}
    if action.kind == APPEAL_FILL:
        return appeal_refusal(state, seat, choice.card, action.c, needs, where)
    return meeting_refusal(state, needs, action, where)


def play(state: State, seat: int, action: Action) -> None:
    if action.kind in OWN_STEPS:
        choose(state, seat, action)
    elif action.kind == TAKE:
        take(state, seat, action.a)
    elif action.kind == FILL:
        fill(state, seat, action)
    elif action.kind == APPEAL_FILL:
        fill_against_referee(state, seat, action)
    elif action.kind == RETURN:
        give_back(state, seat, action)
    elif action.kind == PASS:
        put_back(state, seat)
        state.idle = put(state.idle, seat, True)
        if all(state.idle):
            finish_round(state, "quiet")
    else:
        end_turn(state, seat)


def take(state: State, seat: int, pile: int) -> None:
    if state.setup.at_once:
        put_back(state, seat)
    take_top(state, pile, seat)
    stir(state)
    state.step = FRESH if state.setup.at_once else LAYING
    state.taken += 1
    if state.taken == state.setup.count:  # CX-5
        finish_round(state, "taken")


def fill(state: State, seat: int, action: Action) -> None:
    """A card in the quad; the fourth finishes it and puts it to the table."""
    met = pairs_against(state.setup.cards, needs_at(state, state.building[seat], action.b), action.a * 4 + action.c)
    miss = miss_of(state, seat, action, met)
    if miss is not None and counts_at_once(state, miss):
        missed(state, seat, action.a)
        return
    put_in(state, seat, action.a, action.b, action.c)
    if miss is not None or min(state.building[seat]) < 0:
        return
    pairs = quad_pairs(state, seat)
    if state.setup.version == 1:  # a quad that was only put to the table woke everybody
        state.idle = (False,) * state.setup.seats
    if waits(state, pairs):
        open_window(state, seat, -1, pairs)
    else:
        made(state, seat)


def fill_against_referee(state: State, seat: int, action: Action) -> None:
    """CX-J7, links shown: the chosen card lies in the quad while the others vote."""
    choice = state.choices[seat]
    assert choice is not None, "refused before"
    needs = needs_at(state, state.building[seat], action.b)
    lay_and_appeal(state, seat, choice.card, action.b, action.c, needs)
    put_in(state, seat, choice.card, action.b, action.c)


def put_in(state: State, seat: int, card: int, place: int, turn: int) -> None:
    from_hand(state, seat, card)
    a, b, c, d = put(state.building[seat], place, card * 4 + turn)
    state.building = put(state.building, seat, (a, b, c, d))


def take_out(state: State, seat: int, place: int) -> None:
    """CX-J6: a card that missed goes back to the hand; all have seen it."""
    into_hand(state, seat, state.building[seat][place] // 4, True)
    a, b, c, d = put(state.building[seat], place, -1)
    state.building = put(state.building, seat, (a, b, c, d))


def missed(state: State, seat: int, card: int) -> None:
    """CX-J6: all at once each miss costs the card's value; in turn the third does, and the turn is over."""
    if not state.setup.at_once and misses_in_turn(state, seat) < MOST_MISSES:
        return
    gain(state, seat, FALLEN, -state.setup.cards.values[card])
    if not state.setup.at_once:
        end_turn(state, seat)


def upheld(state: State, seat: int) -> None:
    """CX-J7: what people let stand lies; a quad that is whole by it scores at once."""
    if min(state.building[seat]) >= 0:
        made(state, seat)


def quad_pairs(state: State, seat: int) -> list[Pair]:
    """The four pairs of a whole quad."""
    quad = state.building[seat]
    return [
        (own, other, 0)
        for place, piece in enumerate(quad)
        for side, own, other in pairs_against(state.setup.cards, needs_at(state, quad, place), piece)
        if side in (1, 2)
    ]


def stand(state: State, window: Window) -> None:
    made(state, window.seat)


def made(state: State, seat: int) -> None:
    """A quad stands: four times the sum of its values."""
    quad = state.building[seat]
    gain(state, seat, MADE, TIMES * sum([state.setup.cards.values[piece // 4] for piece in quad]))
    state.quads = put(state.quads, seat, (*state.quads[seat], quad))
    state.building = put(state.building, seat, NO_QUAD)
    state.taken, state.moved = 0, True
    if state.setup.version > 1:  # CX-5: only a quad that stands is finished
        state.idle = (False,) * state.setup.seats
    if len(state.quads[seat]) == ENOUGH:
        finish_round(state, "quads")


def fall(state: State, window: Window) -> None:
    """CX-J1: the four cards go back, the highest value is deducted; in turn the turn is over."""
    values = [state.setup.cards.values[piece // 4] for piece in state.building[window.seat]]
    gain(state, window.seat, FALLEN, -max(values))
    put_back(state, window.seat)
    if not state.setup.at_once:
        end_turn(state, window.seat)


def give_back(state: State, seat: int, action: Action) -> None:
    """A card returned lies open on top of its pile."""
    state.choices = put(state.choices, seat, None)
    out_of_hand(state, seat, action.a)
    pile = state.piles[action.b]
    state.piles = put(state.piles, action.b, Pile(pile.hidden, (*pile.shown, action.a)))
    stir(state)
    if state.setup.at_once:
        put_back(state, seat)
    else:
        state.step = RETURNED


def stir(state: State) -> None:
    """Something was taken, returned or finished: nobody rests any more."""
    state.moved = True
    state.idle = (False,) * state.setup.seats


def put_back(state: State, seat: int) -> None:
    """The cards of an unfinished quad go back to the hand; they have lain open."""
    for piece in state.building[seat]:
        if piece >= 0:
            into_hand(state, seat, piece // 4, True)
    state.building = put(state.building, seat, NO_QUAD)


def end_turn(state: State, seat: int) -> None:
    put_back(state, seat)
    state.quiet = 0 if state.moved else state.quiet + 1
    if state.quiet == state.setup.seats:
        finish_round(state, "quiet")
    else:
        begin_turn(state, (seat + 1) % state.setup.seats)

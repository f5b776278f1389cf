"""The search levels in quads: which card to take, which quad to lay or to hold back, what to bury.

It turns a state into candidates, and the best of them into the next small action; the playouts are in the engine.
"""

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connections.engine.deal import MOST_CARDS
from connectable.bots.connections.engine.quads_candidates import BURIES, HOLDS, TAKES, QuadsCandidates
from connectable.bots.connections.engine.quads_model import WEIGHTS, QuadsModel
from connectable.bots.connections.engine.search import compare
from connectable.bots.connections.strength import Strength, deck_of, thought_of
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.games.connections.engine.actions import BACK, CARD, DONE, FILL, PASS, RETURN, TAKE, Action, act
from connectable.games.connections.engine.state import FRESH, LAYING, State
from connectable.games.connections.engine.ways.quads import HELD, held
from connectable.games.connections.secrecy import sees

POLICY = (0.0, 1.0, 0.0, 0.0)
"""How seats play in playouts: the weights of `quads_model.py`."""
SPARE = 5
"""With more cards in hand than that one may be given away."""


def think_quads(state: State, seat: int, strength: Strength, rng: Rng, budget: Budget) -> Thought:
    candidates = candidates_of(state, seat, strength)
    add_candidates(candidates, state, seat, strength)
    if not candidates.choices:
        return Thought(rest(state, seat))
    means, done = compare(candidates, budget.simulations, budget.seconds, rng.randrange(1 << 30))
    return thought_of(means, done, lambda choice: step(candidates, choice, state, seat))


def candidates_of(state: State, seat: int, strength: Strength) -> QuadsCandidates:
    """The state in the form of the search."""
    model = QuadsModel(deck_of(state, strength), state.setup.seats)
    hands, pool, shown, weights = model.hands, model.pool, model.shown, model.weights
    hidden = [*state.unseen]
    for owner, hand in enumerate(state.hands):
        for place, weight in enumerate(POLICY):
            weights[owner * WEIGHTS + place] = weight
        own = [card for card in hand if sees(state, seat, owner, card)]
        hidden += [card for card in hand if card not in own]
        if owner != seat:
            own += [piece // 4 for piece in state.building[owner] if piece >= 0]
        for place, card in enumerate(own):
            hands[owner * MOST_CARDS + place] = card
        model.sizes[owner] = len(own)
        model.made[owner] = len(state.quads[owner])
    for place, card in enumerate(sorted(hidden)):
        pool[place] = card
    model.left, model.taken = len(hidden), state.taken
    for number, pile in enumerate(state.piles):
        for place, card in enumerate(pile.shown):
            shown[number * MOST_CARDS + place] = card
        model.heights[number], model.hidden[number] = len(pile.shown), pile.hidden
    candidates = QuadsCandidates(model, seat, strength.horizon)
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            candidates.missing[owner] = sum(not sees(state, seat, owner, card) for card in hand)
    return candidates


def add_candidates(candidates: QuadsCandidates, state: State, seat: int, strength: Strength) -> None:
    """Quads to continue or to begin; cards to take; a card to bury; or nothing."""
    choice, begun = state.choices[seat], vec[i64](state.building[seat])
    building = max(state.building[seat]) >= 0
    takes = held(state, seat) < HELD if state.setup.at_once else state.step == FRESH
    if state.setup.at_once or state.step == LAYING:
        candidates.add_all(begun, choice.card if choice else -1, strength.choices)
    if building or (choice and candidates.choices):
        return
    if choice:
        bury(candidates, choice.card)
        return
    if takes and not candidates.choices:
        for pile in range(len(state.piles)):
            if candidates.model.top(pile) >= 0:
                candidates.add(TAKES, pile, 0, 0, 0)
    if not takes:
        candidates.add(HOLDS, 0, 0, 0, 0)
        if state.setup.at_once:  # the hand is full; in turn it may grow, and giving cards away lost
            bury(candidates, loneliest(candidates, state.hands[seat]))


def bury(candidates: QuadsCandidates, card: int) -> None:
    if card >= 0:
        for pile in range(4):
            candidates.add(BURIES, card, pile, 0, 0)


def loneliest(candidates: QuadsCandidates, hand: tuple[int, ...]) -> int:
    """The card of a hand that meets least of the rest; −1: the hand is too small to give one away."""
    candidates.restore(0)
    return min(hand, key=candidates.meets) if len(hand) > SPARE else -1


def step(candidates: QuadsCandidates, choice: int, state: State, seat: int) -> Action:
    """The small action that a choice begins with."""
    kind, first = candidates.kinds[choice], int(candidates.pieces[choice * 4])
    if kind == TAKES:
        return act(TAKE, first)
    if kind == HOLDS:
        return act(PASS if state.setup.at_once else DONE)
    chosen = state.choices[seat]
    if kind == BURIES:
        return act(RETURN, first, int(candidates.pieces[choice * 4 + 1])) if chosen else act(CARD, first)
    place = next(place for place in range(4) if state.building[seat][place] < 0)
    piece = int(candidates.pieces[choice * 4 + place])
    return act(FILL, piece // 4, place, piece % 4) if chosen else act(CARD, piece // 4)


def rest(state: State, seat: int) -> Action:
    """What a seat does when it can do nothing better: what it began goes back to its hand."""
    if state.choices[seat]:
        return act(BACK)
    return act(PASS if state.setup.at_once else DONE)

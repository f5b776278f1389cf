"""Thinking about quads: which card to take, which quad to lay or to wait with, what to bury, played out.

It turns a state into a trial and the best choice into the next small action; the playouts are elsewhere.
"""

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connections.engine.deal import MOST_CARDS
from connectable.bots.connections.engine.quads_model import BURIES, HOLDS, TAKES, WEIGHTS, QuadPlay, QuadTrial
from connectable.bots.connections.engine.search import weigh
from connectable.bots.connections.strength import Mind, sight_of, thought_of
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.games.connections.engine.actions import BACK, CARD, DONE, FILL, PASS, RETURN, TAKE, Action, act
from connectable.games.connections.engine.state import FRESH, LAYING, State
from connectable.games.connections.engine.ways.quads import HELD, held
from connectable.games.connections.secrecy import sees

POLICY = (0.0, 1.0, 0.0, 0.0)
"""How seats play in playouts: the weights of `connections_quads.py`."""
SPARE = 5
"""With more cards in hand than that one may be given away."""


def think_quads(state: State, seat: int, mind: Mind, rng: Rng, budget: Budget) -> Thought:
    trial = trial_of(state, seat, mind)
    offer(trial, state, seat, mind)
    if not trial.choices:
        return Thought(rest(state, seat))
    means, done = weigh(trial, budget.simulations, budget.seconds, rng.randrange(1 << 30))
    return thought_of(means, done, lambda choice: step(trial, choice, state, seat))


def trial_of(state: State, seat: int, mind: Mind) -> QuadTrial:
    """The state in the form of the search."""
    play = QuadPlay(sight_of(state, mind), state.setup.seats)
    hands, pool, shown, weights = play.hands, play.pool, play.shown, play.weights
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
        play.sizes[owner] = len(own)
        play.made[owner] = len(state.quads[owner])
    for place, card in enumerate(sorted(hidden)):
        pool[place] = card
    play.left, play.taken = len(hidden), state.taken
    for number, pile in enumerate(state.piles):
        for place, card in enumerate(pile.shown):
            shown[number * MOST_CARDS + place] = card
        play.heights[number], play.hidden[number] = len(pile.shown), pile.hidden
    trial = QuadTrial(play, seat, mind.horizon)
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            trial.missing[owner] = sum(not sees(state, seat, owner, card) for card in hand)
    return trial


def offer(trial: QuadTrial, state: State, seat: int, mind: Mind) -> None:
    """A quad to go on with or to begin; what to take; a card to bury; or nothing."""
    choice, begun = state.choices[seat], vec[i64](state.building[seat])
    building = max(state.building[seat]) >= 0
    takes = held(state, seat) < HELD if state.setup.at_once else state.step == FRESH
    if state.setup.at_once or state.step == LAYING:
        trial.survey(begun, choice.card if choice else -1, mind.choices)
    if building or (choice and trial.choices):
        return
    if choice:
        bury(trial, choice.card)
        return
    if takes and not trial.choices:
        for pile in range(len(state.piles)):
            if trial.play.top(pile) >= 0:
                trial.offer(TAKES, pile, 0, 0, 0)
    if not takes:
        trial.offer(HOLDS, 0, 0, 0, 0)
        if state.setup.at_once:  # the hand is full; in turn it may grow, and giving cards away lost
            bury(trial, loneliest(trial, state.hands[seat]))


def bury(trial: QuadTrial, card: int) -> None:
    if card >= 0:
        for pile in range(4):
            trial.offer(BURIES, card, pile, 0, 0)


def loneliest(trial: QuadTrial, hand: tuple[int, ...]) -> int:
    """The card of a hand that meets least of the rest; −1: the hand is too small to give one away."""
    trial.restore(0)
    return min(hand, key=trial.meets) if len(hand) > SPARE else -1


def step(trial: QuadTrial, choice: int, state: State, seat: int) -> Action:
    """The small action that a choice begins with."""
    kind, first = trial.kinds[choice], int(trial.pieces[choice * 4])
    if kind == TAKES:
        return act(TAKE, first)
    if kind == HOLDS:
        return act(PASS if state.setup.at_once else DONE)
    chosen = state.choices[seat]
    if kind == BURIES:
        return act(RETURN, first, int(trial.pieces[choice * 4 + 1])) if chosen else act(CARD, first)
    place = next(place for place in range(4) if state.building[seat][place] < 0)
    piece = int(trial.pieces[choice * 4 + place])
    return act(FILL, piece // 4, place, piece % 4) if chosen else act(CARD, piece // 4)


def rest(state: State, seat: int) -> Action:
    """What a seat does that can do nothing better: what it began goes back to the hand."""
    if state.choices[seat]:
        return act(BACK)
    return act(PASS if state.setup.at_once else DONE)

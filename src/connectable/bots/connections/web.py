"""The search levels on a common web: classic, endless, quick and solitaire.

It turns a state into candidates, and the best of them into the next small action; the playouts are in the engine.
"""

from functools import cache

from connectable.bots.connections.engine.deal import MOST_CARDS
from connectable.bots.connections.engine.search import compare
from connectable.bots.connections.engine.web_candidates import WebCandidates
from connectable.bots.connections.engine.web_model import (
    CLASSIC,
    DRAWS,
    ENDLESS,
    KEEPS,
    QUICK,
    SOLITAIRE,
    WEIGHTS,
    Grid,
    WebModel,
)
from connectable.bots.connections.strength import Strength, deck_of, thought_of
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.games.connections.engine.actions import (
    ASIDE,
    BACK,
    CARD,
    DRAW,
    KEEP,
    LAY,
    PASS,
    SPACE,
    STUCK,
    Action,
    act,
)
from connectable.games.connections.engine.state import LAYING, State, cards_left
from connectable.games.connections.engine.web import SHUT, x_of, y_of
from connectable.games.connections.secrecy import sees

WAYS = {"classic": CLASSIC, "endless": ENDLESS, "quick": QUICK, "solitaire": SOLITAIRE}
POLICY = {
    "classic": (0.0, 0.0, 0.0, 0.0),
    "endless": (0.0, 0.0, 0.0, 0.0),
    "quick": (1.0, -1.0, -1000.0, 0.0),
    "solitaire": (0.0, -1.0, -1000.0, 0.0),
}
"""How seats play in playouts: the weights of `web_model.py`."""
FAR = {"endless": 12, "quick": 6}
"""Turns after which looking further ahead tells nothing: a long round of many small sums, and one without turns."""
FEW = {"quick": 4}
"""At most so many candidates: going out takes a whole round, and what is laid first matters little for that."""
EDGE = 500
"""No card is laid further out than that: the grid of the search ends there."""


@cache
def grid() -> Grid:
    return Grid()


def think_web(state: State, seat: int, strength: Strength, rng: Rng, budget: Budget) -> Thought:
    candidates = candidates_of(state, seat, strength)
    try:
        add_candidates(candidates, state, seat, strength)
        if not candidates.choices:
            return Thought(rest(state, seat))
        means, done = compare(candidates, budget.simulations, budget.seconds, rng.randrange(1 << 30))
    finally:
        sweep(candidates, state)
    return thought_of(means, done, lambda choice: step(candidates, choice, state, seat))


def candidates_of(state: State, seat: int, strength: Strength) -> WebCandidates:
    """The state in the form of the search; `sweep` empties its grid after use."""
    setup = state.setup
    model = WebModel(deck_of(state, strength), grid(), WAYS[setup.way], setup.seats, state.web.reach)
    cells = model.cells
    for space, piece in state.web.cells.items():
        cells[space] = piece + 1
    for space, needs in state.web.needs.items():
        if SHUT not in needs and abs(x_of(space)) < EDGE and abs(y_of(space)) < EDGE:
            model.add(space)
    weights, pool, hands = model.weights, model.pool, model.hands
    hidden = [*state.unseen]
    for owner, hand in enumerate(state.hands):
        for place, weight in enumerate(POLICY[setup.way]):
            weights[owner * WEIGHTS + place] = weight
        own = [card for card in hand if sees(state, seat, owner, card)]
        hidden += [card for card in hand if card not in own]
        for place, card in enumerate(own):
            hands[owner * MOST_CARDS + place] = card
        model.sizes[owner] = len(own)
    for place, card in enumerate(sorted(hidden)):
        pool[place] = card
    model.left = len(hidden)
    shown = state.piles[0].shown if state.piles else ()
    model.top = shown[-1] if shown else -1
    model.out, model.quiet = state.out, state.quiet
    candidates = WebCandidates(model, seat, min(strength.horizon, FAR.get(setup.way, strength.horizon)))
    for owner, hand in enumerate(state.hands):
        candidates.missing[owner] = len(hand) - model.sizes[owner]
    return candidates


def sweep(candidates: WebCandidates, state: State) -> None:
    """Empties the grid, which all searches share."""
    candidates.restore(0)
    candidates.clear()
    cells = candidates.model.cells
    for space in state.web.cells:
        cells[space] = 0


def add_candidates(candidates: WebCandidates, state: State, seat: int, strength: Strength) -> None:
    """The placements that look best, and drawing, keeping or passing."""
    choice = state.choices[seat]
    most = min(strength.choices, FEW.get(state.setup.way, strength.choices))
    if choice:
        candidates.add_all(choice.card, choice.space, 0.0, most)
        return
    if state.step == LAYING:
        candidates.add_all(state.drawn, -1, 0.0, most)
        candidates.add(KEEPS, -1, 0, -1.0, most)
        return
    for card in state.hands[seat]:
        candidates.add_all(card, -1, 0.0, most)
    looks = strength.wide or not candidates.choices  # an easy player reaches for the pile when nothing else fits
    if looks and candidates.model.top >= 0 and candidates.model.way <= ENDLESS:
        candidates.add_all(candidates.model.top, -1, 0.0, most)
    candidates.add(DRAWS, -1, 0, -1.0, most)


def step(candidates: WebCandidates, choice: int, state: State, seat: int) -> Action:
    """The small action that a choice begins with."""
    card, space, turn = candidates.choice(choice)
    if card < 0:
        return rest(state, seat)
    chosen = state.choices[seat]
    if chosen:
        return act(LAY, card, space, turn) if chosen.space >= 0 else act(SPACE, space)
    return act(CARD, card) if card in state.hands[seat] else act(DRAW)


def rest(state: State, seat: int) -> Action:
    """What a seat does when it lays nothing."""
    if state.choices[seat]:
        return act(BACK)
    if state.setup.way == "solitaire":
        return act(ASIDE)
    if state.step == LAYING:
        return act(KEEP)
    return act(DRAW) if cards_left(state) else act(STUCK if state.setup.way == "quick" else PASS)

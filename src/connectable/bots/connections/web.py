"""Thinking about a common web: the choices of a seat in classic, endless, quick and solitaire, played out.

It turns a state into a trial and the best choice into the next small action; the playouts are elsewhere.
"""

from functools import cache

from connectable.bots.connections.engine.deal import MOST_CARDS
from connectable.bots.connections.engine.search import weigh
from connectable.bots.connections.engine.web_model import (
    CLASSIC,
    DRAWS,
    ENDLESS,
    KEEPS,
    QUICK,
    SOLITAIRE,
    WEIGHTS,
    Grid,
    WebPlay,
    WebTrial,
)
from connectable.bots.connections.strength import Mind, sight_of, thought_of
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
"""How seats play in playouts: the weights of `connections_web.py`."""
FAR = {"endless": 12, "quick": 6}
"""Turns beyond which looking ahead only blurs: a long round of many small sums, and one without turns at all."""
FEW = {"quick": 4}
"""Choices beyond which chance decides: going out takes a round, and what is laid first matters little for that."""
EDGE = 500
"""No card is laid further out: the search has no room there."""


@cache
def grid() -> Grid:
    return Grid()


def think_web(state: State, seat: int, mind: Mind, rng: Rng, budget: Budget) -> Thought:
    trial = trial_of(state, seat, mind)
    try:
        offer(trial, state, seat, mind)
        if not trial.choices:
            return Thought(rest(state, seat))
        means, done = weigh(trial, budget.simulations, budget.seconds, rng.randrange(1 << 30))
    finally:
        sweep(trial, state)
    return thought_of(means, done, lambda choice: step(trial, choice, state, seat))


def trial_of(state: State, seat: int, mind: Mind) -> WebTrial:
    """The state in the form of the search; its grid is swept after use."""
    setup = state.setup
    play = WebPlay(sight_of(state, mind), grid(), WAYS[setup.way], setup.seats, state.web.reach)
    cells = play.cells
    for space, piece in state.web.cells.items():
        cells[space] = piece + 1
    for space, needs in state.web.needs.items():
        if SHUT not in needs and abs(x_of(space)) < EDGE and abs(y_of(space)) < EDGE:
            play.add(space)
    weights, pool, hands = play.weights, play.pool, play.hands
    hidden = [*state.unseen]
    for owner, hand in enumerate(state.hands):
        for place, weight in enumerate(POLICY[setup.way]):
            weights[owner * WEIGHTS + place] = weight
        own = [card for card in hand if sees(state, seat, owner, card)]
        hidden += [card for card in hand if card not in own]
        for place, card in enumerate(own):
            hands[owner * MOST_CARDS + place] = card
        play.sizes[owner] = len(own)
    for place, card in enumerate(sorted(hidden)):
        pool[place] = card
    play.left = len(hidden)
    shown = state.piles[0].shown if state.piles else ()
    play.top = shown[-1] if shown else -1
    play.out, play.quiet = state.out, state.quiet
    trial = WebTrial(play, seat, min(mind.horizon, FAR.get(setup.way, mind.horizon)))
    for owner, hand in enumerate(state.hands):
        trial.missing[owner] = len(hand) - play.sizes[owner]
    return trial


def sweep(trial: WebTrial, state: State) -> None:
    """Leaves the grid empty."""
    trial.restore(0)
    trial.clear()
    cells = trial.play.cells
    for space in state.web.cells:
        cells[space] = 0


def offer(trial: WebTrial, state: State, seat: int, mind: Mind) -> None:
    """The placements that look best, and drawing, keeping or passing."""
    choice = state.choices[seat]
    most = min(mind.choices, FEW.get(state.setup.way, mind.choices))
    if choice:
        trial.survey(choice.card, choice.space, 0.0, most)
        return
    if state.step == LAYING:
        trial.survey(state.drawn, -1, 0.0, most)
        trial.offer(KEEPS, -1, 0, -1.0, most)
        return
    for card in state.hands[seat]:
        trial.survey(card, -1, 0.0, most)
    if trial.play.top >= 0 and trial.play.way <= ENDLESS:
        trial.survey(trial.play.top, -1, 0.0, most)
    trial.offer(DRAWS, -1, 0, -1.0, most)


def step(trial: WebTrial, choice: int, state: State, seat: int) -> Action:
    """The small action that a choice begins with."""
    card, space, turn = trial.cards[choice], trial.spaces[choice], trial.turns[choice]
    if card < 0:
        return rest(state, seat)
    chosen = state.choices[seat]
    if chosen:
        return act(LAY, int(card), int(space), int(turn)) if chosen.space >= 0 else act(SPACE, int(space))
    return act(CARD, int(card)) if card in state.hands[seat] else act(DRAW)


def rest(state: State, seat: int) -> Action:
    """What a seat does that lays nothing."""
    if state.choices[seat]:
        return act(BACK)
    if state.setup.way == "solitaire":
        return act(ASIDE)
    if state.step == LAYING:
        return act(KEEP)
    return act(DRAW) if cards_left(state) else act(STUCK if state.setup.way == "quick" else PASS)

"""The search levels in rummy: what to lay where, what to steal, and when to stop.

It turns a state into candidates, and the best of them into the next small action; the playouts are in the engine.
"""

from collections.abc import Iterator
from typing import NamedTuple

from connectable.bots.connections.engine.deal import MOST_CARDS
from connectable.bots.connections.engine.rummy_candidates import BEGINS, JOINS, STEALS, STOPS, RummyCandidates
from connectable.bots.connections.engine.rummy_model import LENGTH, LINES, RummyModel
from connectable.bots.connections.engine.search import compare
from connectable.bots.connections.strength import END, Strength, deck_of, thought_of
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.games.connections.engine.actions import (
    BACK,
    CARD,
    DONE,
    DRAW,
    JOIN,
    LEFT,
    NEW_LINE,
    RIGHT,
    STEAL,
    Action,
    act,
)
from connectable.games.connections.engine.state import FRESH, State, cards_left
from connectable.games.connections.engine.ways.rummy import RUN, steals
from connectable.games.connections.secrecy import sees

FAR = 24
"""Turns after which looking further ahead only blurs the picture."""
NEAR = 2
"""Runs grow slowly: a level that does not look to the end looks so many times less far than on a web."""
UNFINISHED = 100.0
"""What completing a line that was begun looks like at once."""


class Plan(NamedTuple):
    """A choice as the search lists it, and how good it looks."""

    kind: int
    one: int
    two: int
    worth: float


def think_rummy(state: State, seat: int, strength: Strength, rng: Rng, budget: Budget) -> Thought:
    if state.step == FRESH:
        return Thought(act(DRAW))
    candidates = candidates_of(state, seat, strength)
    choice = state.choices[seat]
    for plan in plans(state, seat, candidates.model, strength.thefts):
        if not choice or (plan.kind in (JOINS, BEGINS) and plan.one // 4 == choice.card):
            candidates.add(plan.kind, plan.one, plan.two, plan.worth, strength.choices)
    if choice and not candidates.choices:
        return Thought(act(BACK))
    if not choice:
        candidates.add(STOPS, 0, 0, 0.5, strength.choices)
    means, done = compare(candidates, budget.simulations, budget.seconds, rng.randrange(1 << 30))
    return thought_of(means, done, lambda choice: step(candidates, choice, state, seat))


def candidates_of(state: State, seat: int, strength: Strength) -> RummyCandidates:
    """The state in the form of the search."""
    setup = state.setup
    model = RummyModel(deck_of(state, strength), setup.seats, setup.first_turns)
    hands, pool = model.hands, model.pool
    hidden = [*state.unseen]
    for owner, hand in enumerate(state.hands):
        own = [card for card in hand if sees(state, seat, owner, card)]
        hidden += [card for card in hand if card not in own]
        for place, card in enumerate(own):
            hands[owner * MOST_CARDS + place] = card
        model.sizes[owner] = len(own)
        for line in state.lines[owner][:LINES]:
            put_line(model, owner, line.pieces)
    for place, card in enumerate(sorted(hidden)):
        pool[place] = card
    model.left = len(hidden)
    model.quiet, model.turns = state.quiet, state.turns
    model.stolen, model.empty = state.stolen, state.began_empty
    model.placed = any(line.left + line.right > 0 for line in state.lines[seat])
    candidates = RummyCandidates(model, seat, horizon_of(strength))
    for owner, hand in enumerate(state.hands):
        candidates.missing[owner] = len(hand) - model.sizes[owner]
    return candidates


def horizon_of(strength: Strength) -> int:
    return FAR if strength.horizon >= END else strength.horizon // NEAR


def put_line(model: RummyModel, owner: int, pieces: tuple[int, ...]) -> None:
    """A line as it lies; one too long for the model keeps its right end."""
    number = model.begin(owner, pieces[0])
    for piece in pieces[1:][-LENGTH // 2 + 1 :]:
        model.join(number, RIGHT, piece)


def plans(state: State, seat: int, model: RummyModel, most_runs: int) -> Iterator[Plan]:
    """Every card to lay, line to begin and theft that leads somewhere."""
    hand, values = state.hands[seat], state.setup.cards.values
    short = False
    for place, line in enumerate(state.lines[seat][:LINES]):
        begun = len(line.pieces) < RUN
        short = short or begun
        for end in (LEFT, RIGHT):
            for card in hand:
                mask = int(model.fits(seat * LINES + place, end, card))
                for turn in range(4):
                    if mask >> turn & 1:
                        worth = values[card] + (UNFINISHED if begun else 0.0)
                        yield Plan(JOINS, card * 4 + turn, place * 2 + end, worth)
    if not short:
        yield from beginnings(state, seat, model)
        yield from thefts(state, seat, model, most_runs)


def beginnings(state: State, seat: int, model: RummyModel) -> Iterator[Plan]:
    """The middle card of every run of three that the hand can make."""
    values = state.setup.cards.values
    if len(state.lines[seat]) >= LINES:
        return
    for card in state.hands[seat]:
        for turn in range(4):
            found = int(model.run_of(seat, card, turn))
            if found:
                others = values[found >> 14] + values[(found - 1 & 4095) >> 2]
                yield Plan(BEGINS, card * 4 + turn, 0, float(values[card] + others))


def thefts(state: State, seat: int, model: RummyModel, most_runs: int) -> Iterator[Plan]:
    """The ends of others' long runs that fit an own one, of those looked at: a card more here, a card less there."""
    if not cards_left(state):
        return
    found = steals(state, seat)
    looked_at = set(sorted({(theft.a, theft.b) for theft in found})[:most_runs])
    for theft in found:
        if (theft.a, theft.b) not in looked_at:
            continue
        pieces = state.lines[theft.a][theft.b].pieces
        card = pieces[0 if theft.c == LEFT else -1] // 4
        if theft.b < LINES and model.thieves(seat, card):
            yield Plan(STEALS, theft.b * 2 + theft.c, theft.a, 2.0 * state.setup.cards.values[card])


def step(candidates: RummyCandidates, choice: int, state: State, seat: int) -> Action:
    """The small action that a choice begins with."""
    kind, one, two = candidates.choice(choice)
    if kind == STOPS:
        return act(DONE)
    if kind == STEALS:
        return act(STEAL, two, one // 2, one % 2)
    if state.choices[seat] is None:
        return act(CARD, one // 4)
    return act(JOIN, one // 4, two if kind == JOINS else NEW_LINE, one % 4)

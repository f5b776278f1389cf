"""The search levels in rummy: what to lay where, what to steal, and when not to end the round.

It compares the choices of one turn by value and by what still fits afterwards; it plays nothing out.
"""

from collections.abc import Iterator

from connectable.bots.connections.engine.deck import TURNS, KnownDeck
from connectable.bots.connections.strength import Strength, deck_of
from connectable.bots.levels import Budget, Thought, Worth
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
    Action,
    act,
)
from connectable.games.connections.engine.state import FRESH, Line, State, cards_left
from connectable.games.connections.engine.ways.rummy import EAST, RUN, WEST, steals

OPENING = 0.5
"""What another card of the hand that fits the new end is worth."""
FAR = 10
"""A level that looks so many turns ahead does not end a round while it is behind."""


def think_rummy(state: State, seat: int, strength: Strength, rng: Rng, budget: Budget) -> Thought:
    if state.step == FRESH:
        return Thought(act(DRAW))
    deck, choice = deck_of(state, strength), state.choices[seat]
    worths: dict[Action, float] = {}
    for plan, worth in plans(state, seat, deck):
        if choice and plan.kind == JOIN and plan.a == choice.card:
            worths[plan] = worth
        elif not choice:
            action = act(CARD, plan.a) if plan.kind == JOIN else plan
            worths[action] = max(worth, worths.get(action, worth))
    if choice:
        worths[act(BACK)] = -1.0
    else:
        waits = strength.horizon >= FAR and is_last_card_too_early(state, seat)
        worths[act(DONE)] = 1000.0 if waits and not short(state, seat) else 0.0
    best = max(worths, key=lambda action: worths[action])
    return Thought(best, tuple(Worth(action, value) for action, value in worths.items()))


def plans(state: State, seat: int, deck: KnownDeck) -> Iterator[tuple[Action, float]]:
    """Every card to lay and every theft that is worth it, with its worth."""
    hand, values = state.hands[seat], state.setup.cards.values
    for place, line in enumerate(state.lines[seat]):
        for end in (LEFT, RIGHT):
            for card in hand:
                others = [other for other in hand if other != card]
                for turn in fitting(deck, line, end, card):
                    longer = grown(line, end, card * 4 + turn)
                    fits = sum(bool(fitting(deck, longer, side, other)) for side in (LEFT, RIGHT) for other in others)
                    if len(longer.pieces) >= RUN or fits:
                        urgent = 100.0 if len(line.pieces) < RUN else 0.0  # what was begun is finished
                        yield act(JOIN, card, place * 2 + end, turn), values[card] + OPENING * fits + urgent
    if not short(state, seat):
        yield from beginnings(deck, hand)
        yield from thefts(state, seat, deck)


def beginnings(deck: KnownDeck, hand: tuple[int, ...]) -> Iterator[tuple[Action, float]]:
    """The middle card of every run of three that the hand can make."""
    for card in hand:
        for turn in range(4):
            line = Line((card * 4 + turn,), 1, 0)
            right = [other for other in hand if other != card and fitting(deck, line, RIGHT, other)]
            left = [other for other in hand if other != card and fitting(deck, line, LEFT, other)]
            worth = max(
                (deck.values[one] + deck.values[other] for one in right for other in left if one != other), default=0
            )
            if worth:
                yield act(JOIN, card, NEW_LINE, turn), float(worth + deck.values[card])


def thefts(state: State, seat: int, deck: KnownDeck) -> Iterator[tuple[Action, float]]:
    """The ends of others' long runs that fit an own one: a card more here, a card less there."""
    for theft in steals(state, seat):
        pieces = state.lines[theft.a][theft.b].pieces
        card = pieces[0 if theft.c == LEFT else -1] // 4
        if any(fitting(deck, own, end, card) for own in state.lines[seat] for end in (LEFT, RIGHT)):
            yield theft, 2.0 * float(deck.values[card])


def fitting(deck: KnownDeck, line: Line, end: int, card: int) -> list[int]:
    """The turns in which a card may lie at an end of a line."""
    piece, side, facing = (line.pieces[0], WEST, EAST) if end == LEFT else (line.pieces[-1], EAST, WEST)
    mask = int(TURNS[facing * 16 + int(deck.near[card * deck.words + deck.face[piece * 4 + side]])])
    return [turn for turn in range(4) if mask >> turn & 1]


def grown(line: Line, end: int, piece: int) -> Line:
    return Line((piece, *line.pieces) if end == LEFT else (*line.pieces, piece), 0, 0)


def short(state: State, seat: int) -> bool:
    """Whether a line was begun that is no run yet."""
    return any(len(line.pieces) < RUN for line in state.lines[seat])


def is_last_card_too_early(state: State, seat: int) -> bool:
    """Whether laying its last card would end the round while the seat is behind and could still draw."""
    return len(state.hands[seat]) == 1 and cards_left(state) > 0 and is_behind(state, seat)


def is_behind(state: State, seat: int) -> bool:
    """Whether another seat has more in its runs; hands do not count, they are not known."""
    values = state.setup.cards.values
    laid = [sum(values[piece // 4] for line in lines for piece in line.pieces) for lines in state.lines]
    return max(laid) > laid[seat]

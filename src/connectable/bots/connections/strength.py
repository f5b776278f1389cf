"""What tells the levels of Connections apart: the links they know, how far they look, how many choices they compare.

It judges no link itself: every link that a bot knows is one the referee accepts, except on trust, where all are.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from connectable.bots.connections.engine.deck import KnownDeck
from connectable.bots.connections.engine.search import NEVER
from connectable.bots.levels import Thought, Worth
from connectable.games.connections import referee
from connectable.games.connections.engine.actions import Action
from connectable.games.connections.engine.cards import ACCEPTED, Cards
from connectable.games.connections.engine.state import State
from connectable.games.connections.referee import pair_table


class Strength(NamedTuple):
    """What one level knows, and how far and wide it looks."""

    familiar: float
    """It knows links from this score of the referee on: 5 is all that the referee accepts, 9 only the clear ones."""
    horizon: int
    """Turns it looks ahead."""
    choices: int
    """How many choices it plays out, the most promising ones."""


END = 1000
"""Turns that no round has."""
EASY = Strength(7.5, 5, 8)
MEDIUM = Strength(7.25, 7, 12)
STRONG = Strength(6.9, 10, 12)
CHAMPION = Strength(referee.DEBATABLE, END, 24)


def believed(state: State, strength: Strength, a: int, b: int) -> bool:
    """Whether it votes for a link: one it does not know is none; on trust everything is one."""
    cards = state.setup.cards
    if state.setup.judge == "trust":
        return True
    return cards.verdict(a, b) >= ACCEPTED and score(cards.words[a], cards.words[b]) >= strength.familiar


def deck_of(state: State, strength: Strength) -> KnownDeck:
    """The deck as that level knows it at this table: without pairs that fell (CX-J4); on trust everything fits."""
    setup = state.setup
    if setup.judge == "trust":
        return trusting(setup.cards)
    fallen = frozenset(key for key, stands in state.rulings.items() if not stands)
    return without_fallen(setup.cards, strength.familiar, fallen)


@lru_cache(maxsize=4)
def trusting(cards: Cards) -> KnownDeck:
    return KnownDeck(cards.sides, cards.values, len(cards.words), bytes([15]) * len(cards.near))


@lru_cache(maxsize=16)
def without_fallen(cards: Cards, familiar: float, fallen: frozenset[int]) -> KnownDeck:
    size = len(cards.words)
    near = known(cards, familiar)
    if fallen:
        table = bytearray(near)
        for card in range(cards.count()):
            for key in fallen:
                for own, other in (divmod(key, size), divmod(key, size)[::-1]):
                    if own in cards.sides[card * 4 : card * 4 + 4]:
                        side = cards.sides.index(own, card * 4) - card * 4
                        table[card * size + other] &= ~(1 << side)
        near = bytes(table)
    return KnownDeck(cards.sides, cards.values, size, near)


@lru_cache(maxsize=16)
def known(cards: Cards, familiar: float) -> bytes:
    """Card × words + word → the sides of the card that the level would lay against that word, as bits."""
    if familiar <= referee.DEBATABLE:
        return cards.near
    size = len(cards.words)
    unknown = {
        (one, two)
        for one in range(size)
        for two in range(one)
        if cards.verdicts[one * size + two] >= ACCEPTED and score(cards.words[one], cards.words[two]) < familiar
    }
    table = bytearray(cards.near)
    for place, own in enumerate(cards.sides):
        card, side = divmod(place, 4)
        for other in range(size):
            if table[card * size + other] >> side & 1 and (max(own, other), min(own, other)) in unknown:
                table[card * size + other] -= 1 << side
    return bytes(table)


def score(one: str, two: str) -> float:
    """The referee's score, quicker where the shipped table has it."""
    found = pair_table.look_up(one, two)
    return found[0] / 100 if found else referee.judge(one, two).score


def thought_of(means: Sequence[float], done: int, first_step: Callable[[int], Action]) -> Thought:
    """The first step of the best candidate; of several that begin with the same step the best counts."""
    worths: dict[Action, float] = {}
    for choice, mean in enumerate(means):
        if mean > NEVER:
            action = first_step(choice)
            worths[action] = max(mean, worths.get(action, mean))
    best = max(worths, key=lambda action: worths[action]) if worths else first_step(0)
    return Thought(best, tuple(Worth(action, value) for action, value in worths.items()), done)

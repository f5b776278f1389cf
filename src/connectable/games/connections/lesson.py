"""The first game of Connections: three cards lie in a corner, and a card in the hand joins two of them.

Which cards these are depends on the deck and on the language of its words, so they are looked for: four pairs that
the referee finds clear, the plainest kinds of link first.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from connectable.contract import CHANCE
from connectable.games.connections.engine.cards import ACCEPTED, CLEAR, Cards, reason_name
from connectable.games.connections.engine.setup import checked
from connectable.meta import Entry, Lesson
from connectable.options import Options

PLAIN = ("opposite", "same", "is-a", "part", "said", "family", "made", "property", "found")
"""The kinds of link from the plainest on."""
NORTH, EAST, SOUTH, WEST = range(4)
HAND = 5
STARTERS, BESIDE = 40, 4
"""How many cards are tried as the starter, and on each side of it: a whole deck would take seconds."""


class Laid(NamedTuple):
    """A card and how it is turned."""

    card: int
    turn: int


class Corner(NamedTuple):
    """The starter, the cards to the east and the south of it, and the card that joins these two."""

    cost: int
    starter: int
    east: Laid
    south: Laid
    joins: Laid


@cache
def corner_of(cards: Cards) -> Corner:
    """The plainest corner; kept, because every learner asks for it."""
    found = min(
        (corner for start in range(min(STARTERS, cards.count())) for corner in corners(cards, start)), default=None
    )
    if found is None:
        raise ValueError("no four cards of this deck make a first game")
    return found


def lesson(options: Options) -> Lesson:
    """The learner is to lay the card that joins two; what fits is shown, so that one thing is learned at a time."""
    words = {"words": options["words"]} if "words" in options else {}
    chosen = {"way": "classic", "judge": "referee", "find": "shown", **words}
    cards = checked(2, chosen).cards
    corner = corner_of(cards)
    return Lesson(chosen, 2, tuple(entries(corner, cards.count())), (tuple(steps(corner.joins, "1,1")),))


def entries(corner: Corner, count: int) -> Iterator[Entry]:
    """Both hands, the starter, the top of the pile, and a first card of each seat."""
    kept = {corner.starter, corner.east.card, corner.south.card, corner.joins.card}
    others = [card for card in range(count) if card not in kept]
    hands = (
        [corner.east.card, corner.joins.card, *others[: HAND - 2]],
        [corner.south.card, *others[HAND - 2 : 2 * HAND - 3]],
    )
    for seat, hand in enumerate(hands):
        yield from ((CHANCE, f"deal {seat} {card + 1}") for card in hand)
    yield CHANCE, f"open {corner.starter + 1}"
    yield CHANCE, f"open {others[2 * HAND - 3] + 1}"
    for seat, laid, space in ((0, corner.east, "1,0"), (1, corner.south, "0,1")):
        yield from ((seat, step) for step in steps(laid, space))


def steps(laid: Laid, space: str) -> list[str]:
    card = laid.card + 1
    return [f"card {card}", f"at {space}", f"lay {card} at {space} turn {laid.turn}"]


def corners(cards: Cards, starter: int) -> Iterator[Corner]:
    """The plainest cards beside the starter on each side, and every card that joins two of them."""
    east = beside(cards, cards.word(starter, 0, EAST), WEST, {starter})[:BESIDE]
    south = beside(cards, cards.word(starter, 0, SOUTH), NORTH, {starter})[:BESIDE]
    for (east_cost, right), (south_cost, below) in product(east, south):
        if right.card == below.card:
            continue
        taken = {starter, right.card, below.card}
        north = cards.word(right.card, right.turn, SOUTH)
        west = cards.word(below.card, below.turn, EAST)
        for north_cost, joins in beside(cards, north, NORTH, taken):
            west_cost = cost(cards, cards.word(joins.card, joins.turn, WEST), west)
            if west_cost is not None:
                yield Corner(east_cost + south_cost + 3 * (north_cost + west_cost), starter, right, below, joins)


def beside(cards: Cards, word: int, side: int, taken: set[int]) -> list[tuple[int, Laid]]:
    """The cards that can turn a linked word towards that word, the plainest link first."""
    found = []
    for card in range(cards.count()):
        if card in taken:
            continue
        for turn in range(4):
            price = cost(cards, cards.word(card, turn, side), word)
            if price is not None:
                found.append((price, Laid(card, turn)))
    return sorted(found)


def cost(cards: Cards, a: int, b: int) -> int | None:
    """How far from plain the link of two words is; None: it is not a clear one."""
    verdict = cards.verdict(a, b)
    if not verdict & ACCEPTED or verdict % 4 != CLEAR:
        return None
    return PLAIN.index(reason_name(verdict))

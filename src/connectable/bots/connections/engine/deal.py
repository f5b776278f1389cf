"""What the rounds of all ways share in search: hands, cards that nobody has seen, and dealing those anew.

It knows no rule: what a seat may do with its cards, each way says itself. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connections.engine.links import Sight
from connectable.bots.connections.engine.search import Trial
from connectable.generator import Generator

MOST_SEATS: Final[i64] = 8
MOST_CARDS: Final[i64] = 512
"""Room for a hand or a pile."""


class Deal:
    """Cards and scores of a round that changes."""

    def __init__(self, sight: Sight, seats: i64) -> None:
        self.sight: Sight = sight
        self.seats: i64 = seats
        self.hands: vec[i64] = vec[i64]([0] * int(MOST_SEATS * MOST_CARDS))
        self.sizes: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self.pool: vec[i64] = vec[i64]([0] * int(MOST_CARDS))
        """The cards that may come, in no order."""
        self.left: i64 = 0
        self.rng: Generator = Generator(0)
        self.scores: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self.turn: i64 = 0
        self.over: bool = False

    def next(self) -> i64:
        """A card nobody has seen, drawn from those left."""
        pool, rng = self.pool, self.rng
        at = rng.below(self.left)
        self.left -= 1
        card = pool[at]
        pool[at] = pool[self.left]
        return card

    def take_up(self, seat: i64, card: i64) -> None:
        hands, sizes = self.hands, self.sizes
        hands[seat * MOST_CARDS + sizes[seat]] = card
        sizes[seat] = sizes[seat] + 1

    def drop(self, seat: i64, card: i64) -> None:
        hands, sizes = self.hands, self.sizes
        first, last = seat * MOST_CARDS, seat * MOST_CARDS + sizes[seat] - 1
        for at in range(first, last):
            if hands[at] == card:
                hands[at] = hands[last]
                break
        sizes[seat] = sizes[seat] - 1

    def lead(self, seat: i64) -> float:
        """Points more than the others have on average."""
        others = i64(0)
        for other in range(self.seats):
            if other != seat:
                others += self.scores[other]
        own = float(self.scores[seat])
        return own - float(others) / float(self.seats - 1) if self.seats > 1 else own


class DealTrial(Trial):
    """A position for the search: what is sure, and what is guessed anew each time."""

    def __init__(self, deal: Deal, seat: i64, horizon: i64) -> None:
        super().__init__()
        self.deal: Deal = deal
        self.seat: i64 = seat
        self.horizon: i64 = horizon
        self.hands: vec[i64] = deal.hands[:]
        self.sizes: vec[i64] = deal.sizes[:]
        self.missing: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        """Cards of each hand that the seat cannot know."""
        self.pool: vec[i64] = deal.pool[:]
        self.left: i64 = deal.left

    def deal_anew(self, seed: i64) -> None:
        """The hands again, with the unknown dealt by the seed; nobody has scored."""
        deal = self.deal
        hands, sizes, pool, scores = deal.hands, deal.sizes, deal.pool, deal.scores
        for at in range(self.left):
            pool[at] = self.pool[at]
        deal.rng = Generator(int(seed))
        deal.left = self.left
        for seat in range(deal.seats):
            first, size = seat * MOST_CARDS, self.sizes[seat]
            for at in range(first, first + size):
                hands[at] = self.hands[at]
            for at in range(first + size, first + size + self.missing[seat]):
                hands[at] = deal.next()
            sizes[seat] = size + self.missing[seat]
            scores[seat] = 0
        deal.over = False

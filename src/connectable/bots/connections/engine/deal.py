"""What the search models of all ways to play share: hands, cards that nobody has seen, and dealing those again.

It knows no rules: what a seat may do with its cards, each way to play defines itself. Compiled.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connections.engine.deck import KnownDeck
from connectable.bots.connections.engine.search import Candidates
from connectable.generator import Generator

MOST_SEATS: Final[i64] = 8
MOST_CARDS: Final[i64] = 512
"""Room for a hand or a pile."""
MOST_CHOICES: Final[i64] = 96


class DealModel:
    """The cards and scores of a round, changed in place."""

    def __init__(self, deck: KnownDeck, seats: i64) -> None:
        self.deck: KnownDeck = deck
        self.seats: i64 = seats
        self.hands: vec[i64] = vec[i64]([0] * int(MOST_SEATS * MOST_CARDS))
        self.sizes: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self.pool: vec[i64] = vec[i64]([0] * int(MOST_CARDS))
        """Cards that nobody has seen, in no order; only the first `left` count."""
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


class DealCandidates(Candidates):
    """The candidates of a position: what is certain in it, and what every playout guesses again."""

    def __init__(self, deal: DealModel, seat: i64, horizon: i64) -> None:
        super().__init__()
        self.deal: DealModel = deal
        self.seat: i64 = seat
        self.horizon: i64 = horizon
        self.hands: vec[i64] = deal.hands[:]
        self.sizes: vec[i64] = deal.sizes[:]
        self.missing: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        """By seat: how many cards of its hand are unknown."""
        self.pool: vec[i64] = deal.pool[:]
        self.left: i64 = deal.left

    def deal_anew(self, seed: i64) -> None:
        """Restores the hands, deals what is unknown by the seed, and sets all scores to 0."""
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


class RankedCandidates(DealCandidates):
    """Candidates sorted by how good they look; each is three numbers, whose meaning the way to play defines."""

    def __init__(self, deal: DealModel, seat: i64, horizon: i64) -> None:
        super().__init__(deal, seat, horizon)
        self.parts: vec[i64] = vec[i64]([0] * int(3 * MOST_CHOICES))
        """The three numbers of the best choice, then those of the next, and so on."""
        self.worths: vec[float] = vec[float]([0.0] * int(MOST_CHOICES))

    def add(self, one: i64, two: i64, three: i64, worth: float, most: i64) -> None:
        """Adds a choice while it is among the best, sorted by worth; the first among equals stays ahead."""
        parts, worths = self.parts, self.worths
        at = self.choices
        if at >= most or at == MOST_CHOICES:
            at -= 1
            if worth <= worths[at]:
                return
        else:
            self.choices += 1
        while at > 0 and worth > worths[at - 1]:
            worths[at] = worths[at - 1]
            for place in range(3 * at, 3 * at + 3):
                parts[place] = parts[place - 3]
            at -= 1
        parts[3 * at], parts[3 * at + 1], parts[3 * at + 2], worths[at] = one, two, three, worth

    def choice(self, number: int) -> tuple[int, int, int]:
        """The three numbers of a choice."""
        at = 3 * number
        return int(self.parts[at]), int(self.parts[at + 1]), int(self.parts[at + 2])

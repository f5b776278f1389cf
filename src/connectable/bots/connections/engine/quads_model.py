"""The search model of quads: one round, changed in place; finding 2 × 2 cards in a hand, taking, laying, burying.

It trusts its caller, and in playouts its seats play by a few weights. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connections.engine.deal import MOST_CARDS, MOST_SEATS, DealModel
from connectable.bots.connections.engine.deck import LOWEST, TURNS, KnownDeck

PILES: Final[i64] = 4
ENOUGH: Final[i64] = 4
TIMES: Final[i64] = 4
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2

CORNER: Final[i64] = 0
"""A weight in taking a card: for every corner it makes with two cards of the hand."""
LINK: Final[i64] = 1
"""A weight in taking a card: for every link with the hand."""
VALUE: Final[i64] = 2
"""A weight in taking a card: for each point of its value."""
LEAST: Final[i64] = 3
"""A weight: the sum above which a quad is laid."""
WEIGHTS: Final[i64] = 4
"""How many weights each seat has."""


@final
class QuadsModel(DealModel):
    """A round that changes with every action."""

    def __init__(self, deck: KnownDeck, seats: i64) -> None:
        super().__init__(deck, seats)
        self.shown: vec[i64] = vec[i64]([0] * int(PILES * MOST_CARDS))
        """The open cards of each pile, the top one last."""
        self.heights: vec[i64] = vec[i64]([0] * int(PILES))
        self.hidden: vec[i64] = vec[i64]([0] * int(PILES))
        self.made: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self.weights: vec[float] = vec[float]([0.0] * int(MOST_SEATS * WEIGHTS))
        self.taken: i64 = 0
        self.quad: vec[i64] = vec[i64]([0, 0, 0, 0])
        """The quad found last: pieces from the north-west."""
        self.rights: vec[i64] = vec[i64]([0] * int(4 * MOST_CARDS))
        self.downs: vec[i64] = vec[i64]([0] * int(4 * MOST_CARDS))
        self.right: i64 = 0
        self.down: i64 = 0
        self.corners: i64 = 0
        self.links: i64 = 0

    def neighbours(self, seat: i64, card: i64, turn: i64) -> None:
        """Lists the pieces of a hand that may lie east (`rights`) and south (`downs`) of a card."""
        deck, hands, rights, downs = self.deck, self.hands, self.rights, self.downs
        near, words = deck.near, deck.words
        piece = (card * 4 + turn) * 4
        east, south = deck.face[piece + EAST], deck.face[piece + SOUTH]
        right, down = i64(0), i64(0)
        first = seat * MOST_CARDS
        for at in range(first, first + self.sizes[seat]):
            other = hands[at]
            if other == card:
                continue
            mask = i64(near[other * words + east])
            while mask:
                side = i64(LOWEST[mask])
                mask &= mask - 1
                rights[right] = other * 4 + ((3 - side) & 3)  # the turn that brings this side to the west
                right += 1
            mask = i64(near[other * words + south])
            while mask:
                side = i64(LOWEST[mask])
                mask &= mask - 1
                downs[down] = other * 4 + ((4 - side) & 3)  # the turn that brings this side to the north
                down += 1
        self.right, self.down = right, down

    def find(self, seat: i64, card: i64, least: i64) -> i64:
        """The highest sum above `least` of a quad with that card in the north-west and the hand, or 0.

        card  right      `below` is the word right shows to the south, `beside` the one down shows to the east:
        down  last       last must fit both. On the way it counts corners: a right and a down that go together.
        """
        deck, hands, rights, downs, quad = self.deck, self.hands, self.rights, self.downs, self.quad
        near, face, values, words = deck.near, deck.face, deck.values, deck.words
        first, size = seat * MOST_CARDS, self.sizes[seat]
        best = i64(0)
        self.corners = self.links = 0
        for turn in range(i64(4)):
            self.neighbours(seat, card, turn)
            self.links += self.right
            for one in range(self.right):
                right = rights[one]
                below = face[right * 4 + SOUTH]
                for two in range(self.down):
                    down = downs[two]
                    if down >> 2 == right >> 2:
                        continue
                    self.corners += 1
                    total = values[card] + values[right >> 2] + values[down >> 2]
                    if total + 5 <= least:  # no card is worth more than 5
                        continue
                    beside = face[down * 4 + EAST]
                    for at in range(first, first + size):
                        last = hands[at]
                        if total + values[last] <= least or last == card:
                            continue
                        mask = i64(TURNS[i64(near[last * words + below])])
                        if not mask:
                            continue
                        mask &= i64(TURNS[48 + i64(near[last * words + beside])])
                        if mask and last != right >> 2 and last != down >> 2:
                            best = least = total + values[last]
                            quad[0], quad[1], quad[2] = card * 4 + turn, right, down
                            quad[3] = last * 4 + i64(LOWEST[mask])
        return best

    def top(self, pile: i64) -> i64:
        return self.shown[pile * MOST_CARDS + self.heights[pile] - 1] if self.heights[pile] else -1

    def take(self, seat: i64, pile: i64) -> i64:
        """The top card of a pile goes to a hand."""
        heights, hidden, shown = self.heights, self.hidden, self.shown
        card = self.top(pile)
        self.take_up(seat, card)
        heights[pile] = heights[pile] - 1
        if heights[pile] == 0 and hidden[pile] > 0:
            hidden[pile] = hidden[pile] - 1
            shown[pile * MOST_CARDS] = self.next()
            heights[pile] = 1
        self.taken += 1
        if self.taken == self.deck.count:
            self.over = True
        return card

    def bury(self, seat: i64, card: i64, pile: i64) -> None:
        """A card goes back on a pile."""
        shown, heights = self.shown, self.heights
        self.drop(seat, card)
        shown[pile * MOST_CARDS + heights[pile]] = card
        heights[pile] = heights[pile] + 1

    def lay(self, seat: i64, one: i64, two: i64, three: i64, four: i64) -> None:
        """A quad of four pieces is made."""
        values, scores, made = self.deck.values, self.scores, self.made
        total = i64(0)
        for piece in (one, two, three, four):
            total += values[piece >> 2]
            self.drop(seat, piece >> 2)
        scores[seat] = scores[seat] + total * TIMES
        made[seat] = made[seat] + 1
        self.taken = 0
        if made[seat] == ENOUGH:
            self.over = True

    def wanted(self, seat: i64) -> i64:
        """The pile whose top card finishes the best quad, or else promises most; −1: all are empty."""
        weights, values = self.weights, self.deck.values
        best, most = i64(-1), -1.0
        for pile in range(PILES):
            card = self.top(pile)
            if card < 0:
                continue
            total = self.find(seat, card, i64(weights[seat * WEIGHTS + LEAST]))
            worth = (
                weights[seat * WEIGHTS + CORNER] * float(self.corners)
                + weights[seat * WEIGHTS + LINK] * float(self.links)
                + weights[seat * WEIGHTS + VALUE] * float(values[card])
            )
            if total:
                worth = 10000.0 * float(total) + worth
            if worth > most:
                best, most = pile, worth
        return best

    def finish_turn(self, seat: i64, card: i64) -> None:
        """Lays the best quad with a card just taken."""
        quad = self.quad
        if self.find(seat, card, i64(self.weights[seat * WEIGHTS + LEAST])):
            self.lay(seat, quad[0], quad[1], quad[2], quad[3])

    def play_on(self, most: i64) -> None:
        """Turns by the weights until the round is over, or so many of them."""
        while not self.over and most > 0:
            seat = self.turn
            pile = self.wanted(seat)
            if pile < 0:
                self.over = True
                return
            card = self.take(seat, pile)
            if not self.over:
                self.finish_turn(seat, card)
            self.turn = seat + 1 if seat + 1 < self.seats else 0
            most -= 1

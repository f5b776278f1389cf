"""Rounds of quads played in place, for search: finding 2 × 2 cards in a hand, taking, laying and burying.

It trusts its caller, knows one round only, and its seats play by a few weights. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connections.engine.deal import MOST_CARDS, MOST_SEATS, Deal, DealTrial
from connectable.bots.connections.engine.links import LOWEST, TURNS, Sight

PILES: Final[i64] = 4
ENOUGH: Final[i64] = 4
TIMES: Final[i64] = 4
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2

CORNER: Final[i64] = 0
"""Weights of a seat in taking a card: for every corner it makes with two cards of the hand,"""
LINK: Final[i64] = 1
"""for every link with the hand,"""
VALUE: Final[i64] = 2
"""for each point of its value;"""
LEAST: Final[i64] = 3
"""and the least sum of a quad it lays."""
WEIGHTS: Final[i64] = 4


@final
class QuadPlay(Deal):
    """A round that changes."""

    def __init__(self, sight: Sight, seats: i64) -> None:
        super().__init__(sight, seats)
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
        """The pieces of a hand that may lie east and south of a card."""
        sight, hands, rights, downs = self.sight, self.hands, self.rights, self.downs
        near, words = sight.near, sight.words
        piece = (card * 4 + turn) * 4
        east, south = sight.face[piece + EAST], sight.face[piece + SOUTH]
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
                rights[right] = other * 4 + ((3 - side) & 3)
                right += 1
            mask = i64(near[other * words + south])
            while mask:
                side = i64(LOWEST[mask])
                mask &= mask - 1
                downs[down] = other * 4 + ((4 - side) & 3)
                down += 1
        self.right, self.down = right, down

    def find(self, seat: i64, card: i64, least: i64) -> i64:
        """The highest sum above `least` of a quad of that card (north-west) and the hand, or 0; counts corners."""
        sight, hands, rights, downs, quad = self.sight, self.hands, self.rights, self.downs, self.quad
        near, face, values, words = sight.near, sight.face, sight.values, sight.words
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
                    if total + 5 <= least:
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
        if self.taken == self.sight.count:
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
        values, scores, made = self.sight.values, self.scores, self.made
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
        weights, values = self.weights, self.sight.values
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

    def play(self, most: i64) -> None:
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


TAKES: Final[i64] = 0
"""Choices: a pile to take from (a),"""
LAYS: Final[i64] = 1
"""a quad to lay (pieces a to d),"""
HOLDS: Final[i64] = 2
"""nothing more this turn,"""
BURIES: Final[i64] = 3
"""a card (a) back on a pile (b)."""
MOST_CHOICES: Final[i64] = 64


@final
class QuadTrial(DealTrial):
    """A position of quads for the search, and the choices of a seat."""

    def __init__(self, play: QuadPlay, seat: i64, horizon: i64) -> None:
        super().__init__(play, seat, horizon)
        self.play: QuadPlay = play
        self.shown: vec[i64] = play.shown[:]
        self.heights: vec[i64] = play.heights[:]
        self.hidden: vec[i64] = play.hidden[:]
        self.made: vec[i64] = play.made[:]
        self.taken: i64 = play.taken
        self.kinds: vec[i64] = vec[i64]([0] * int(MOST_CHOICES))
        self.pieces: vec[i64] = vec[i64]([0] * int(4 * MOST_CHOICES))

    def playout(self, choice: i64, seed: i64) -> float:
        play, seat, kind, pieces = self.play, self.seat, self.kinds[choice], self.pieces
        self.restore(seed)
        one, two = pieces[choice * 4], pieces[choice * 4 + 1]
        if kind == TAKES:
            card = play.take(seat, one)
            if not play.over:
                play.finish_turn(seat, card)
        elif kind == LAYS:
            play.lay(seat, one, two, pieces[choice * 4 + 2], pieces[choice * 4 + 3])
        elif kind == BURIES:
            play.bury(seat, one, two)
        play.turn = seat + 1 if seat + 1 < play.seats else 0
        play.play(self.horizon)
        return play.lead(seat)

    def restore(self, seed: i64) -> None:
        """The position again, with the unknown dealt by the seed."""
        self.deal_anew(seed)
        play = self.play
        made, shown, heights, hidden = play.made, play.shown, play.heights, play.hidden
        for seat in range(play.seats):
            made[seat] = self.made[seat]
        for pile in range(PILES):
            for at in range(pile * MOST_CARDS, pile * MOST_CARDS + self.heights[pile]):
                shown[at] = self.shown[at]
            heights[pile], hidden[pile] = self.heights[pile], self.hidden[pile]
        play.taken = self.taken

    def offer(self, kind: i64, one: i64, two: i64, three: i64, four: i64) -> None:
        """A choice, unless there are too many."""
        if self.choices == MOST_CHOICES:
            return
        kinds, pieces, at = self.kinds, self.pieces, self.choices * 4
        kinds[self.choices] = kind
        pieces[at], pieces[at + 1], pieces[at + 2], pieces[at + 3] = one, two, three, four
        self.choices += 1

    def meets(self, card: i64) -> int:
        """How many corners and links a card makes with the hand of the seat, in the position restored last."""
        self.play.find(self.seat, card, 1000)
        return int(self.play.corners + self.play.links)

    def survey(self, begun: vec[i64], chosen: i64, most: i64) -> None:
        """Offers the quads of the highest sums that continue what lies (pieces by place, −1: free) with a chosen card.

        Quads are begun in the north-west and laid in the order of their places.
        """
        play, seat = self.play, self.seat
        hands, sizes = play.hands, play.sizes
        self.restore(0)
        for place in range(i64(4)):
            if begun[place] >= 0:
                hands[seat * MOST_CARDS + sizes[seat]] = begun[place] >> 2
                sizes[seat] = sizes[seat] + 1
        found = Finding(play, begun, chosen, most)
        for at in range(seat * MOST_CARDS, seat * MOST_CARDS + sizes[seat]):
            found.corner(seat, hands[at])
        pieces = found.pieces
        for at in range(found.count):
            self.offer(LAYS, pieces[at * 4], pieces[at * 4 + 1], pieces[at * 4 + 2], pieces[at * 4 + 3])


@final
class Finding:
    """The best quads of a hand, highest sum first; four cards are found once, however they may lie."""

    def __init__(self, play: QuadPlay, begun: vec[i64], chosen: i64, most: i64) -> None:
        self.play: QuadPlay = play
        self.begun: vec[i64] = begun
        self.chosen: i64 = chosen
        self.most: i64 = most
        self.next: i64 = 0
        """The place to be laid next."""
        while self.next < 4 and begun[self.next] >= 0:
            self.next += 1
        self.count: i64 = 0
        self.pieces: vec[i64] = vec[i64]([0] * int(4 * MOST_CHOICES))
        self.sums: vec[i64] = vec[i64]([0] * int(MOST_CHOICES))

    def corner(self, seat: i64, card: i64) -> None:
        """Every quad with that card in the north-west."""
        play, sight = self.play, self.play.sight
        near, face, values, words = sight.near, sight.face, sight.values, sight.words
        hands, rights, downs = play.hands, play.rights, play.downs
        first, size = seat * MOST_CARDS, play.sizes[seat]
        for turn in range(i64(4)):
            play.neighbours(seat, card, turn)
            for one in range(play.right):
                right = rights[one]
                below = face[right * 4 + SOUTH]
                for two in range(play.down):
                    down = downs[two]
                    if down >> 2 == right >> 2 or not self.continues(card * 4 + turn, right, down):
                        continue
                    beside = face[down * 4 + EAST]
                    total = values[card] + values[right >> 2] + values[down >> 2]
                    for at in range(first, first + size):
                        last = hands[at]
                        mask = i64(TURNS[i64(near[last * words + below])])
                        mask &= i64(TURNS[48 + i64(near[last * words + beside])])
                        if mask and last != card and last != right >> 2 and last != down >> 2:
                            self.note(card * 4 + turn, right, down, last * 4 + i64(LOWEST[mask]), total + values[last])

    def continues(self, one: i64, two: i64, three: i64) -> bool:
        """Whether these pieces, from the north-west, go with what lies."""
        begun = self.begun
        return (
            (begun[0] < 0 or begun[0] == one)
            and (begun[1] < 0 or begun[1] == two)
            and (begun[2] < 0 or begun[2] == three)
            and begun[3] < 0
        )

    def note(self, one: i64, two: i64, three: i64, four: i64, total: i64) -> None:
        """Keeps a quad that begins with the chosen card, while it is among the best."""
        pieces, sums = self.pieces, self.sums
        following = one if self.next == 0 else two if self.next == 1 else three if self.next == 2 else four
        if self.chosen >= 0 and following >> 2 != self.chosen:
            return
        at = self.count
        if (at == self.most and total <= sums[at - 1]) or self.knows(one >> 2, two >> 2, three >> 2, four >> 2):
            return
        if at < self.most:
            self.count += 1
        else:
            at -= 1
        while at > 0 and total > sums[at - 1]:
            sums[at] = sums[at - 1]
            for k in range(i64(4)):
                pieces[at * 4 + k] = pieces[at * 4 - 4 + k]
            at -= 1
        sums[at] = total
        pieces[at * 4], pieces[at * 4 + 1], pieces[at * 4 + 2], pieces[at * 4 + 3] = one, two, three, four

    def knows(self, one: i64, two: i64, three: i64, four: i64) -> bool:
        """Whether these four cards were found before."""
        pieces = self.pieces
        for at in range(self.count):
            same = i64(0)
            for k in range(at * 4, at * 4 + 4):
                card = pieces[k] >> 2
                same += 1 if card == one or card == two or card == three or card == four else 0
            if same == 4:
                return True
        return False

"""The search model of a common web (classic, endless, quick, solitaire): one round, changed in place.

It trusts its caller, and in playouts its seats play by a few weights. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from connectable.bots.connections.engine.deal import MOST_CARDS, MOST_SEATS, DealModel
from connectable.bots.connections.engine.deck import LOWEST, TURNS, KnownDeck
from connectable.games.connections.engine.web import WIDE

ROW: Final[i64] = WIDE
SPACES: Final[i64] = ROW * ROW
MIDDLE_X: Final[i64] = 512
ROOM: Final[i64] = 2048
"""At most so many free spaces, and cards laid in a playout."""

CLASSIC: Final[i64] = 0
ENDLESS: Final[i64] = 1
QUICK: Final[i64] = 2
SOLITAIRE: Final[i64] = 3

DRAWS: Final[i64] = -1
KEEPS: Final[i64] = -2
"""In place of a card: what else a seat may do."""

FACTOR: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 10])
PLAIN: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 1])

HAND: Final[i64] = 0
"""A weight: what laying a card of the hand is worth for each point of its value."""
LEAST: Final[i64] = 1
"""A weight: what a placement must be worth; otherwise the top card is drawn and kept."""
TOP: Final[i64] = 2
"""A weight: what laying the top card of the pile is worth on top of its points."""
FLAT: Final[i64] = 3
"""A weight: what laying any card of the hand is worth on top of its points."""
WEIGHTS: Final[i64] = 4
"""How many weights each seat has."""


@final
class Grid:
    """The table by space: `cells` holds piece + 1, `place` the place in `front` + 1; made once, cleared after use."""

    def __init__(self) -> None:
        self.cells: vec[i16] = vec[i16]([0] * int(SPACES + 2 * ROW))
        self.place: vec[i16] = vec[i16]([0] * int(SPACES + 2 * ROW))


@final
class WebModel(DealModel):
    """A round that changes with every action.

    `front` lists the free spaces that touch a card, in no order, so that no playout looks for them; `place` finds a
    space in it again:

        front   s0 s1 s2 s3       laying on s1 moves the last one into its place:  s0 s3 s2
    """

    def __init__(self, deck: KnownDeck, grid: Grid, way: i64, seats: i64, reach: i64) -> None:
        super().__init__(deck, seats)
        self.cells: vec[i16] = grid.cells
        self.place: vec[i16] = grid.place
        self.way: i64 = way
        self.reach: i64 = reach
        self.times: vec[i64] = PLAIN if way == ENDLESS else FACTOR
        self.front: vec[i64] = vec[i64]([0] * int(ROOM))
        self.fronts: i64 = 0
        self.laid: vec[i64] = vec[i64]([0] * int(ROOM))
        self.lays: i64 = 0
        self.top: i64 = -1
        self.weights: vec[float] = vec[float]([0.0] * int(MOST_SEATS * WEIGHTS))
        self.out: i64 = -1
        self.quiet: i64 = 0
        self.best: float = 0.0
        self.card: i64 = -1
        self.space: i64 = -1
        self.mask: i64 = 0

    def add(self, space: i64) -> None:
        """A space becomes free to lay on, unless it is off the table."""
        if self.reach:
            x, y = space % ROW - MIDDLE_X, space // ROW - MIDDLE_X
            if x > self.reach or -x > self.reach or y > self.reach or -y > self.reach:
                return
        place, front = self.place, self.front
        front[self.fronts] = space
        self.fronts += 1
        place[space] = i16(self.fronts)

    def lay(self, space: i64, piece: i64) -> None:
        cells, place, front, laid = self.cells, self.place, self.front, self.laid
        at = i64(place[space])
        self.fronts -= 1
        last = front[self.fronts]
        front[at - 1] = last
        place[last] = i16(at)
        place[space] = i16(0)
        cells[space] = i16(piece + 1)
        laid[self.lays] = space
        self.lays += 1
        if cells[space - ROW] == 0 and place[space - ROW] == 0:
            self.add(space - ROW)
        if cells[space + 1] == 0 and place[space + 1] == 0:
            self.add(space + 1)
        if cells[space + ROW] == 0 and place[space + ROW] == 0:
            self.add(space + ROW)
        if cells[space - 1] == 0 and place[space - 1] == 0:
            self.add(space - 1)

    def find_best(self, seat: i64) -> None:
        """Finds the best placement by the weights of a seat, from its hand and the open top card; card −1: none.

        The hot loop of all playouts. For each free space it looks up once which words the neighbours turn towards it
        (a neighbour's opposite side: the one in the north shows its south), then intersects, for each card, the turns
        that fit side by side: four bits, empty as soon as one side fits no turn.
        """
        deck = self.deck
        near, face, values, words = deck.near, deck.face, deck.values, deck.words
        cells, front, hands, times, weights = self.cells, self.front, self.hands, self.times, self.weights
        first, size, top = seat * MOST_CARDS, self.sizes[seat], self.top
        per_value, flat, for_top = (
            weights[seat * WEIGHTS + HAND],
            weights[seat * WEIGHTS + FLAT],
            weights[seat * WEIGHTS + TOP],
        )
        scored = self.way <= ENDLESS
        best, best_card, best_space, best_mask = weights[seat * WEIGHTS + LEAST], i64(-1), i64(-1), i64(0)
        for at in range(self.fronts):
            space = front[at]
            north, east, south, west = (
                i64(cells[space - ROW]),
                i64(cells[space + 1]),
                i64(cells[space + ROW]),
                i64(cells[space - 1]),
            )
            total, pairs = i64(0), i64(0)
            n, e, s, w = i64(-1), i64(-1), i64(-1), i64(-1)
            if north:  # cells hold piece + 1: its face to the south is (north − 1) × 4 + 2
                n = face[north * 4 - 2]
                total += values[(north - 1) >> 2]
                pairs += 1
            if east:
                e = face[east * 4 - 1]
                total += values[(east - 1) >> 2]
                pairs += 1
            if south:
                s = face[south * 4 - 4]
                total += values[(south - 1) >> 2]
                pairs += 1
            if west:
                w = face[west * 4 - 3]
                total += values[(west - 1) >> 2]
                pairs += 1
            factor = times[pairs]
            for k in range(size + 1):
                card = hands[first + k] if k < size else top
                if card < 0:
                    continue
                row = card * words
                mask = i64(15)
                if n >= 0:
                    mask &= i64(TURNS[i64(near[row + n])])
                if mask and e >= 0:
                    mask &= i64(TURNS[16 + i64(near[row + e])])
                if mask and s >= 0:
                    mask &= i64(TURNS[32 + i64(near[row + s])])
                if mask and w >= 0:
                    mask &= i64(TURNS[48 + i64(near[row + w])])
                if not mask:
                    continue
                worth = float((values[card] + total) * factor) if scored else float(4 - pairs)
                if k < size:
                    worth += per_value * float(values[card]) + flat
                else:
                    worth += for_top
                if worth > best:
                    best, best_card, best_space, best_mask = worth, card, space, mask
        self.best, self.card, self.space, self.mask = best, best_card, best_space, best_mask

    def fits(self, card: i64, space: i64) -> i64:
        """The turns, as bits, in which a card may be laid there."""
        cells, near, face = self.cells, self.deck.near, self.deck.face
        row = card * self.deck.words
        mask = i64(15)
        for side, beside in enumerate((space - ROW, space + 1, space + ROW, space - 1)):
            piece = i64(cells[beside])
            if piece:
                word = face[(piece - 1) * 4 + (i64(side) + 2) % 4]
                mask &= i64(TURNS[i64(side) * 16 + i64(near[row + word])])
        return mask

    def points(self, card: i64, space: i64) -> i64:
        """What a card at that space scores."""
        cells, values = self.cells, self.deck.values
        total, pairs = values[card], i64(0)
        for beside in (space - ROW, space + 1, space + ROW, space - 1):
            other = i64(cells[beside])
            if other:
                total += values[(other - 1) >> 2]
                pairs += 1
        return total * self.times[pairs]

    def promise(self, card: i64, space: i64) -> float:
        """How good a placement looks at once: its points, or else room, and in quick play also what leaves the hand."""
        if self.way <= ENDLESS:
            return float(self.points(card, space))
        cells = self.cells
        pairs = i64(0)
        for beside in (space - ROW, space + 1, space + ROW, space - 1):
            pairs += 1 if cells[beside] else 0
        room = float(4 - pairs)
        return room + 4.0 * float(self.deck.values[card]) if self.way == QUICK else room

    def act(self, card: i64, space: i64, turn: i64) -> None:
        """Takes one turn: a card is laid (from the hand, or drawn), or drawn and kept, or nothing happens."""
        seat, top = self.turn, self.top
        scores = self.scores
        if card >= 0:
            if self.way <= ENDLESS:
                scores[seat] = scores[seat] + self.points(card, space)
            elif self.way == SOLITAIRE:
                scores[seat] = scores[seat] + 1
            self.lay(space, card * 4 + turn)
            if card == top:
                self.turn_up()
            else:
                self.drop(seat, card)
        elif card == DRAWS and top >= 0:
            self.take(seat)
        self.quiet = self.quiet + 1 if card == DRAWS and top < 0 else 0
        if self.way == SOLITAIRE:
            self.next_card(card)
        else:
            self.end_turn(seat)

    def end_turn(self, seat: i64) -> None:
        if self.sizes[seat] == 0 and self.out < 0 and self.way != ENDLESS:
            self.out = seat
            self.over = self.way == QUICK
        self.turn = seat + 1 if seat + 1 < self.seats else 0
        if self.turn == self.out or self.quiet == self.seats or self.fronts == 0:
            self.over = True

    def next_card(self, card: i64) -> None:
        """Solitaire: a card that was not laid is put aside, and the next one is drawn."""
        hands, sizes = self.hands, self.sizes
        if self.left == 0:
            self.over = True
            return
        hands[0] = self.next()
        sizes[0] = 1

    def take(self, seat: i64) -> None:
        """The open top card goes to a hand."""
        self.take_up(seat, self.top)
        self.turn_up()

    def turn_up(self) -> None:
        self.top = self.next() if self.left > 0 else -1

    def play_on(self, most: i64) -> None:
        """Turns by the weights until the round is over, or so many of them."""
        while not self.over and most > 0:
            self.find_best(self.turn)
            self.act(self.card if self.card >= 0 else DRAWS, self.space, i64(LOWEST[self.mask]))
            most -= 1

    def settle(self) -> None:
        """What the hands cost or bring at the end of a round."""
        hands, sizes, scores, values = self.hands, self.sizes, self.scores, self.deck.values
        for seat in range(self.seats):
            total = i64(0)
            for at in range(seat * MOST_CARDS, seat * MOST_CARDS + sizes[seat]):
                total += values[hands[at]]
            if self.way == CLASSIC:
                scores[seat] = scores[seat] - total
            elif self.way == QUICK and self.out >= 0:
                scores[self.out] = scores[self.out] + total

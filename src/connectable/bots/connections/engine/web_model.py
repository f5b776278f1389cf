"""Rounds on a common web (classic, endless, quick, solitaire) played in place, for search: far quicker than the game.

It trusts its caller, knows one round only, and its seats play by a few weights. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from connectable.bots.connections.engine.deal import MOST_CARDS, MOST_SEATS, Deal, DealTrial
from connectable.bots.connections.engine.links import LOWEST, TURNS, Sight
from connectable.games.connections.engine.web import WIDE

ROW: Final[i64] = WIDE
SPACES: Final[i64] = ROW * ROW
MIDDLE_X: Final[i64] = 512
ROOM: Final[i64] = 2048
"""For a frontier and what was laid."""

CLASSIC: Final[i64] = 0
ENDLESS: Final[i64] = 1
QUICK: Final[i64] = 2
SOLITAIRE: Final[i64] = 3

DRAWS: Final[i64] = -1
KEEPS: Final[i64] = -2
"""Instead of a card: what else a seat may do."""

FACTOR: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 10])
PLAIN: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 1])

HAND: Final[i64] = 0
"""Weights of a seat: what a card of the hand is worth laid, for each point of its value,"""
LEAST: Final[i64] = 1
"""what a placement must be worth, else the top card is drawn and kept,"""
TOP: Final[i64] = 2
"""what laying the top card of the pile is worth besides,"""
FLAT: Final[i64] = 3
"""what laying a card of the hand is worth besides."""
WEIGHTS: Final[i64] = 4


@final
class Grid:
    """The table: pieces + 1 by space, and where a space stands in the frontier + 1; made once, cleared after use."""

    def __init__(self) -> None:
        self.cells: vec[i16] = vec[i16]([0] * int(SPACES + 2 * ROW))
        self.place: vec[i16] = vec[i16]([0] * int(SPACES + 2 * ROW))


@final
class WebPlay(Deal):
    """A round that changes, and what it was before."""

    def __init__(self, sight: Sight, grid: Grid, way: i64, seats: i64, reach: i64) -> None:
        super().__init__(sight, seats)
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

    def look(self, seat: i64) -> None:
        """The best placement by the weights of a seat: its hand and the open top card; card −1 for none."""
        sight = self.sight
        near, face, values, words = sight.near, sight.face, sight.values, sight.words
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
            if north:
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
        """The turns (bits) in which a card may be laid there."""
        cells, near, face = self.cells, self.sight.near, self.sight.face
        row = card * self.sight.words
        mask = i64(15)
        for side, beside in enumerate((space - ROW, space + 1, space + ROW, space - 1)):
            piece = i64(cells[beside])
            if piece:
                word = face[(piece - 1) * 4 + (i64(side) + 2) % 4]
                mask &= i64(TURNS[i64(side) * 16 + i64(near[row + word])])
        return mask

    def points(self, card: i64, space: i64) -> i64:
        """What a card at that space scores."""
        cells, values = self.cells, self.sight.values
        total, pairs = values[card], i64(0)
        for beside in (space - ROW, space + 1, space + ROW, space - 1):
            other = i64(cells[beside])
            if other:
                total += values[(other - 1) >> 2]
                pairs += 1
        return total * self.times[pairs]

    def promise(self, card: i64, space: i64) -> float:
        """How good a placement looks at once: its points, or else room, and in quick play what is off the hand."""
        if self.way <= ENDLESS:
            return float(self.points(card, space))
        cells = self.cells
        pairs = i64(0)
        for beside in (space - ROW, space + 1, space + ROW, space - 1):
            pairs += 1 if cells[beside] else 0
        room = float(4 - pairs)
        return room + 4.0 * float(self.sight.values[card]) if self.way == QUICK else room

    def act(self, card: i64, space: i64, turn: i64) -> None:
        """One turn: a card laid (from the hand, or drawn), drawn and kept, or nothing."""
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
        """Solitaire: what was not laid is laid aside, and the next card comes by itself."""
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

    def play(self, most: i64) -> None:
        """Turns by the weights until the round is over, or so many of them."""
        while not self.over and most > 0:
            self.look(self.turn)
            self.act(self.card if self.card >= 0 else DRAWS, self.space, i64(LOWEST[self.mask]))
            most -= 1

    def settle(self) -> None:
        """What the hands cost or bring at the end of a round."""
        hands, sizes, scores, values = self.hands, self.sizes, self.scores, self.sight.values
        for seat in range(self.seats):
            total = i64(0)
            for at in range(seat * MOST_CARDS, seat * MOST_CARDS + sizes[seat]):
                total += values[hands[at]]
            if self.way == CLASSIC:
                scores[seat] = scores[seat] - total
            elif self.way == QUICK and self.out >= 0:
                scores[self.out] = scores[self.out] + total


@final
class WebTrial(DealTrial):
    """A position of a web for the search, and the choices of a seat."""

    def __init__(self, play: WebPlay, seat: i64, horizon: i64) -> None:
        super().__init__(play, seat, horizon)
        self.play: WebPlay = play
        self.front: vec[i64] = play.front[:]
        self.fronts: i64 = play.fronts
        self.top: i64 = play.top
        self.out: i64 = play.out
        self.quiet: i64 = play.quiet
        self.cards: vec[i64] = vec[i64]([0] * int(MOST_CHOICES))
        self.spaces: vec[i64] = vec[i64]([0] * int(MOST_CHOICES))
        self.turns: vec[i64] = vec[i64]([0] * int(MOST_CHOICES))
        self.worths: vec[float] = vec[float]([0.0] * int(MOST_CHOICES))

    def playout(self, choice: i64, seed: i64) -> float:
        play = self.play
        self.restore(seed)
        play.act(self.cards[choice], self.spaces[choice], self.turns[choice])
        play.play(self.horizon)
        play.settle()
        self.clear()
        return play.lead(self.seat)

    def restore(self, seed: i64) -> None:
        """The position again, with the unknown dealt by the seed."""
        self.deal_anew(seed)
        play = self.play
        front, place = play.front, play.place
        for at in range(self.fronts):
            front[at] = self.front[at]
            place[front[at]] = i16(at + 1)
        play.fronts, play.lays, play.top = self.fronts, 0, self.top
        play.turn, play.out, play.quiet = self.seat, self.out, self.quiet

    def clear(self) -> None:
        """Takes away what was laid."""
        play = self.play
        cells, place, laid, front = play.cells, play.place, play.laid, play.front
        for at in range(play.lays):
            cells[laid[at]] = i16(0)
            place[laid[at]] = i16(0)
        for at in range(play.fronts):
            place[front[at]] = i16(0)

    def offer(self, card: i64, space: i64, turn: i64, worth: float, most: i64) -> None:
        """A choice, kept while it is among the best; the first of equals."""
        cards, spaces, turns, worths = self.cards, self.spaces, self.turns, self.worths
        at = self.choices
        if at == most:
            at -= 1
            if worth <= worths[at]:
                return
        else:
            self.choices += 1
        while at > 0 and worth > worths[at - 1]:
            cards[at], spaces[at], turns[at], worths[at] = cards[at - 1], spaces[at - 1], turns[at - 1], worths[at - 1]
            at -= 1
        cards[at], spaces[at], turns[at], worths[at] = card, space, turn, worth

    def survey(self, card: i64, only: i64, bonus: float, most: i64) -> None:
        """Offers every placement of a card (at one space, or −1: at all), weighed by its points."""
        play = self.play
        for at in range(play.fronts):
            space = play.front[at]
            if only >= 0 and space != only:
                continue
            mask = play.fits(card, space)
            for turn in range(i64(4)):
                if mask >> turn & 1:
                    self.offer(card, space, turn, play.promise(card, space) + bonus, most)


MOST_CHOICES: Final[i64] = 64

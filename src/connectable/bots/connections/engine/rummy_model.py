"""The search model of rummy: the runs and hands of one round, changed in place.

It trusts its caller; in playouts every seat lays what it can, the most valuable first. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connections.engine.deal import MOST_CARDS, MOST_SEATS, DealModel
from connectable.bots.connections.engine.deck import LOWEST, TURNS, KnownDeck

EAST: Final[i64] = 1
WEST: Final[i64] = 3
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
RUN: Final[i64] = 3
"""The shortest line that stays."""
LONG: Final[i64] = 4
"""The shortest run that a card may be stolen from."""
LINES: Final[i64] = 24
"""At most so many lines of a seat."""
LENGTH: Final[i64] = 128
"""Room for a line; it begins in the middle."""
URGENT: Final[i64] = 100
"""What was begun is finished before anything else."""


@final
class RummyModel(DealModel):
    """A round that changes with every action.

    Line k of a seat lies in `pieces` at its own stretch, from `low` to before `high`:

        . . . . p p p . . .      LEFT lowers `low`, RIGHT raises `high`
    """

    def __init__(self, deck: KnownDeck, seats: i64, first_turns: bool) -> None:
        super().__init__(deck, seats)
        self.pieces: vec[i64] = vec[i64]([0] * int(MOST_SEATS * LINES * LENGTH))
        self.low: vec[i64] = vec[i64]([0] * int(MOST_SEATS * LINES))
        self.high: vec[i64] = vec[i64]([0] * int(MOST_SEATS * LINES))
        self.lines: vec[i64] = vec[i64]([0] * int(MOST_SEATS))
        self.first_turns: bool = first_turns
        self.turns: i64 = 0
        """Turns that ended, as far as `first_turns` counts them."""
        self.quiet: i64 = 0
        self.stolen: bool = False
        self.empty: bool = False
        """Whether the turn began with an empty pile."""
        self.placed: bool = False

    def size(self, line: i64) -> i64:
        return self.high[line] - self.low[line]

    def begin(self, seat: i64, piece: i64) -> i64:
        """A new line of one piece; returns its number."""
        lines, low, high, pieces = self.lines, self.low, self.high, self.pieces
        line = seat * LINES + lines[seat]
        lines[seat] = lines[seat] + 1
        low[line], high[line] = LENGTH // 2, LENGTH // 2 + 1
        pieces[line * LENGTH + LENGTH // 2] = piece
        return line

    def join(self, line: i64, end: i64, piece: i64) -> None:
        low, high, pieces = self.low, self.high, self.pieces
        if end == LEFT:
            low[line] = low[line] - 1
            pieces[line * LENGTH + low[line]] = piece
        else:
            pieces[line * LENGTH + high[line]] = piece
            high[line] = high[line] + 1

    def lay(self, seat: i64, line: i64, end: i64, piece: i64) -> None:
        """A card of the hand lies at an end; points count as soon as it lies."""
        scores = self.scores
        self.drop(seat, piece >> 2)
        self.join(line, end, piece)
        scores[seat] = scores[seat] + self.deck.values[piece >> 2]
        self.placed = True

    def start(self, seat: i64, piece: i64) -> i64:
        """A card of the hand begins a line."""
        scores = self.scores
        self.drop(seat, piece >> 2)
        scores[seat] = scores[seat] + self.deck.values[piece >> 2]
        self.placed = True
        return self.begin(seat, piece)

    def fits(self, line: i64, end: i64, card: i64) -> i64:
        """The turns, as bits, in which a card may lie at an end of a line."""
        pieces, deck = self.pieces, self.deck
        if end == LEFT:
            if self.low[line] == 0:
                return 0
            word = deck.face[pieces[line * LENGTH + self.low[line]] * 4 + WEST]
            return i64(TURNS[EAST * 16 + i64(deck.near[card * deck.words + word])])
        if self.high[line] == LENGTH:
            return 0
        word = deck.face[pieces[line * LENGTH + self.high[line] - 1] * 4 + EAST]
        return i64(TURNS[WEST * 16 + i64(deck.near[card * deck.words + word])])

    def best_turn(self, seat: i64, card: i64, mask: i64, end: i64) -> i64:
        """The turn whose outer word goes with most cards of the hand."""
        if mask & (mask - 1) == 0:
            return i64(LOWEST[mask])
        deck, hands = self.deck, self.hands
        outer = WEST if end == LEFT else EAST
        best, most = i64(0), i64(-1)
        first = seat * MOST_CARDS
        for turn in range(i64(4)):
            if not mask >> turn & 1:
                continue
            word = deck.face[(card * 4 + turn) * 4 + outer]
            count = i64(0)
            for at in range(first, first + self.sizes[seat]):
                if hands[at] != card and deck.near[hands[at] * deck.words + word]:
                    count += 1
            if count > most:
                best, most = turn, count
        return best

    def extend(self, seat: i64) -> bool:
        """Lays the most valuable card that fits an end, at a line that was only begun first."""
        hands, values = self.hands, self.deck.values
        first, size = seat * MOST_CARDS, self.sizes[seat]
        most, best_line, best_end, best_card, best_mask = i64(0), i64(0), i64(0), i64(-1), i64(0)
        for line in range(seat * LINES, seat * LINES + self.lines[seat]):
            urgent = URGENT if self.size(line) < RUN else i64(0)
            for end in range(i64(2)):
                for at in range(first, first + size):
                    worth = values[hands[at]] + urgent
                    if worth > most:
                        mask = self.fits(line, end, hands[at])
                        if mask:
                            most, best_line, best_end, best_card, best_mask = worth, line, end, hands[at], mask
        if best_card < 0:
            return False
        turn = self.best_turn(seat, best_card, best_mask, best_end)
        self.lay(seat, best_line, best_end, best_card * 4 + turn)
        return True

    def run_of(self, seat: i64, card: i64, turn: i64) -> i64:
        """The best run of three with that piece in its middle: left piece × 4096 + right piece + 1; 0: none."""
        deck, hands = self.deck, self.hands
        near, words, values = deck.near, deck.words, deck.values
        east, west = deck.face[(card * 4 + turn) * 4 + EAST], deck.face[(card * 4 + turn) * 4 + WEST]
        first, size = seat * MOST_CARDS, self.sizes[seat]
        most, left, right = i64(0), i64(0), i64(0)
        for at in range(first, first + size):
            one = hands[at]
            if one == card or near[one * words + east] == 0:
                continue
            for other_at in range(first, first + size):
                other = hands[other_at]
                if other in (card, one) or values[one] + values[other] <= most:
                    continue
                if near[other * words + west]:
                    most, right, left = values[one] + values[other], one, other
        if most == 0:
            return 0
        to_right = i64(TURNS[WEST * 16 + i64(near[right * words + east])])
        to_left = i64(TURNS[EAST * 16 + i64(near[left * words + west])])
        left_piece = left * 4 + self.best_turn(seat, left, to_left, LEFT)
        return left_piece * 4096 + right * 4 + self.best_turn(seat, right, to_right, RIGHT) + 1

    def begin_run(self, seat: i64) -> bool:
        """Lays the most valuable run of three that the hand can make."""
        hands, values = self.hands, self.deck.values
        if self.sizes[seat] < RUN or self.lines[seat] == LINES:
            return False
        most, middle, ends = i64(0), i64(0), i64(0)
        first = seat * MOST_CARDS
        for at in range(first, first + self.sizes[seat]):
            for turn in range(i64(4)):
                found = self.run_of(seat, hands[at], turn)
                if found:
                    worth = values[hands[at]] + values[found >> 14] + values[(found - 1 & 4095) >> 2]
                    if worth > most:
                        most, middle, ends = worth, hands[at] * 4 + turn, found
        if most == 0:
            return False
        line = self.start(seat, middle)
        self.lay(seat, line, LEFT, ends >> 12)
        self.lay(seat, line, RIGHT, ends - 1 & 4095)
        return True

    def thieves(self, seat: i64, card: i64) -> bool:
        """Whether a card fits an own run."""
        for line in range(seat * LINES, seat * LINES + self.lines[seat]):
            if self.fits(line, LEFT, card) or self.fits(line, RIGHT, card):
                return True
        return False

    def steal_best(self, seat: i64) -> bool:
        """Steals the most valuable end card that fits an own run."""
        if self.stolen or self.left == 0:
            return False
        pieces, values = self.pieces, self.deck.values
        most, best_line, best_end = i64(0), i64(-1), i64(0)
        for other in range(self.seats):
            if other == seat:
                continue
            for line in range(other * LINES, other * LINES + self.lines[other]):
                if self.size(line) < LONG:
                    continue
                for end in range(i64(2)):
                    at = self.low[line] if end == LEFT else self.high[line] - 1
                    card = pieces[line * LENGTH + at] >> 2
                    if values[card] > most and self.thieves(seat, card):
                        most, best_line, best_end = values[card], line, end
        if best_line < 0:
            return False
        self.steal(seat, best_line, best_end)
        return True

    def steal(self, seat: i64, line: i64, end: i64) -> None:
        """The end card of another's run goes to the hand."""
        low, high, scores = self.low, self.high, self.scores
        at = low[line] if end == LEFT else high[line] - 1
        card = self.pieces[line * LENGTH + at] >> 2
        if end == LEFT:
            low[line] = low[line] + 1
        else:
            high[line] = high[line] - 1
        other = line // LINES
        scores[other] = scores[other] - self.deck.values[card]
        self.take_up(seat, card)
        self.stolen = True

    def lay_on(self, seat: i64) -> None:
        """Lays and steals until nothing fits any more."""
        while self.extend(seat) or self.begin_run(seat) or self.steal_best(seat):
            pass

    def end_turn(self, seat: i64) -> None:
        """*done*: short lines go back, and the round may be over."""
        lines, scores = self.lines, self.scores
        line = seat * LINES + lines[seat] - 1
        while line >= seat * LINES and self.size(line) < RUN:  # what is only begun is always the newest
            for at in range(self.low[line], self.high[line]):
                card = self.pieces[line * LENGTH + at] >> 2
                scores[seat] = scores[seat] - self.deck.values[card]
                self.take_up(seat, card)
            lines[seat] = lines[seat] - 1
            line -= 1
        self.quiet = self.quiet + 1 if self.empty and not self.placed else 0
        self.turns += 1
        if self.is_out(seat) or self.quiet >= self.seats:
            self.over = True
        self.turn = seat + 1 if seat + 1 < self.seats else 0
        self.stolen = self.placed = False

    def is_out(self, seat: i64) -> bool:
        """Whether an empty hand ends the round: of the seat in turn, or of any once every seat has had a turn."""
        if not self.first_turns:
            return self.sizes[seat] == 0
        if self.turns >= self.seats:
            for other in range(self.seats):
                if self.sizes[other] == 0:
                    return True
        return False

    def play_on(self, most: i64) -> None:
        """Turns until the round is over, or so many of them."""
        while not self.over and most > 0:
            seat = self.turn
            self.empty = self.left == 0
            if not self.empty:
                self.take_up(seat, self.next())
            self.lay_on(seat)
            self.end_turn(seat)
            most -= 1

    def settle(self) -> None:
        """What is left in the hands is deducted."""
        hands, scores, values = self.hands, self.scores, self.deck.values
        for seat in range(self.seats):
            for at in range(seat * MOST_CARDS, seat * MOST_CARDS + self.sizes[seat]):
                scores[seat] = scores[seat] - values[hands[at]]

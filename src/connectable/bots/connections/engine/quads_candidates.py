"""The candidates of a seat in quads: a card to take, a quad to lay, a card to bury, or nothing.

What each is worth, only the playouts tell. Compiled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connections.engine.deal import MOST_CARDS, DealCandidates
from connectable.bots.connections.engine.deck import LOWEST, TURNS
from connectable.bots.connections.engine.quads_model import EAST, PILES, SOUTH, QuadsModel

TAKES: Final[i64] = 0
"""A kind of choice: take from a pile (`one`)."""
LAYS: Final[i64] = 1
"""A kind of choice: lay a quad (pieces `one` to `four`)."""
HOLDS: Final[i64] = 2
"""A kind of choice: nothing more this turn."""
BURIES: Final[i64] = 3
"""A kind of choice: put a card (`one`) back on a pile (`two`)."""
MOST_CHOICES: Final[i64] = 64


@final
class QuadsCandidates(DealCandidates):
    """A position of quads, and the choices of a seat in it."""

    def __init__(self, model: QuadsModel, seat: i64, horizon: i64) -> None:
        super().__init__(model, seat, horizon)
        self.model: QuadsModel = model
        self.shown: vec[i64] = model.shown[:]
        self.heights: vec[i64] = model.heights[:]
        self.hidden: vec[i64] = model.hidden[:]
        self.made: vec[i64] = model.made[:]
        self.taken: i64 = model.taken
        self.kinds: vec[i64] = vec[i64]([0] * int(MOST_CHOICES))
        self.pieces: vec[i64] = vec[i64]([0] * int(4 * MOST_CHOICES))

    def playout(self, choice: i64, seed: i64) -> float:
        model, seat, kind, pieces = self.model, self.seat, self.kinds[choice], self.pieces
        self.restore(seed)
        one, two = pieces[choice * 4], pieces[choice * 4 + 1]
        if kind == TAKES:
            card = model.take(seat, one)
            if not model.over:
                model.finish_turn(seat, card)
        elif kind == LAYS:
            model.lay(seat, one, two, pieces[choice * 4 + 2], pieces[choice * 4 + 3])
        elif kind == BURIES:
            model.bury(seat, one, two)
        model.turn = seat + 1 if seat + 1 < model.seats else 0
        model.play_on(self.horizon)
        return model.lead(seat)

    def restore(self, seed: i64) -> None:
        """Restores the position, with the unknown dealt by the seed."""
        self.deal_anew(seed)
        model = self.model
        made, shown, heights, hidden = model.made, model.shown, model.heights, model.hidden
        for seat in range(model.seats):
            made[seat] = self.made[seat]
        for pile in range(PILES):
            for at in range(pile * MOST_CARDS, pile * MOST_CARDS + self.heights[pile]):
                shown[at] = self.shown[at]
            heights[pile], hidden[pile] = self.heights[pile], self.hidden[pile]
        model.taken = self.taken

    def add(self, kind: i64, one: i64, two: i64, three: i64, four: i64) -> None:
        """Adds a choice, unless there are too many."""
        if self.choices == MOST_CHOICES:
            return
        kinds, pieces, at = self.kinds, self.pieces, self.choices * 4
        kinds[self.choices] = kind
        pieces[at], pieces[at + 1], pieces[at + 2], pieces[at + 3] = one, two, three, four
        self.choices += 1

    def meets(self, card: i64) -> int:
        """How many corners and links a card makes with the hand of the seat, in the position restored last."""
        self.model.find(self.seat, card, 1000)
        return int(self.model.corners + self.model.links)

    def add_all(self, begun: vec[i64], chosen: i64, most: i64) -> None:
        """Adds the quads of the highest sums that continue what lies (pieces by place, −1: free) with a chosen card.

        Quads are begun in the north-west and laid in the order of their places.
        """
        model, seat = self.model, self.seat
        hands, sizes = model.hands, model.sizes
        self.restore(0)
        for place in range(i64(4)):
            if begun[place] >= 0:
                hands[seat * MOST_CARDS + sizes[seat]] = begun[place] >> 2
                sizes[seat] = sizes[seat] + 1
        found = QuadFinder(model, begun, chosen, most)
        for at in range(seat * MOST_CARDS, seat * MOST_CARDS + sizes[seat]):
            found.corner(seat, hands[at])
        pieces = found.pieces
        for at in range(found.count):
            self.add(LAYS, pieces[at * 4], pieces[at * 4 + 1], pieces[at * 4 + 2], pieces[at * 4 + 3])


@final
class QuadFinder:
    """The best quads of a hand, highest sum first; four cards are found once, however they may lie."""

    def __init__(self, model: QuadsModel, begun: vec[i64], chosen: i64, most: i64) -> None:
        self.model: QuadsModel = model
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
        model, deck = self.model, self.model.deck
        near, face, values, words = deck.near, deck.face, deck.values, deck.words
        hands, rights, downs = model.hands, model.rights, model.downs
        first, size = seat * MOST_CARDS, model.sizes[seat]
        for turn in range(i64(4)):
            model.neighbours(seat, card, turn)
            for one in range(model.right):
                right = rights[one]
                below = face[right * 4 + SOUTH]
                for two in range(model.down):
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
        """Whether these pieces, from the north-west on, agree with what lies."""
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

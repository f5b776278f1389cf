"""Wins by fours: a seat threatens a five turn after turn, the others can only answer, until an answer is missing.

For that seat only what threatens a five is tried, for the others only what may stop one. So it overlooks wins that
`forced.py` finds, and what it finds takes far fewer positions. Compiled.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.fives import LOOKS, five, is_ahead, is_close
from connectable.bots.connect5.engine.model import RoundModel
from connectable.bots.connect5.engine.playouts import gap
from connectable.bots.connect5.engine.rows import WORD
from connectable.games.connect5.engine.dots import HALF, place_of
from connectable.games.connect5.engine.state import lane

TURNS: Final[i64] = 6
"""Of a win by fours, at most."""


def win_by_fours(model: RoundModel, nodes: i64, most: i64 = TURNS) -> i64:
    """How the seat to act begins to force a five that wins alone in at most so many turns, a short way first; −1: not
    seen in so many positions."""
    seat = model.seat
    if model.near[seat] == 0 and not model.has_threes(seat):
        return -1
    attack = Attack(seat, nodes)
    slot: i64 = -1
    for turns in range(2, most + 1):
        if slot < 0 and attack.nodes > 0 and attack.was_cut:
            attack.was_cut = False
            slot = attack.win(model, turns)
    return slot


@final
class Attack:
    """What one seat can force; a count of positions bounds it."""

    def __init__(self, who: i64, nodes: i64) -> None:
        self.who: i64 = who
        self.nodes: i64 = nodes
        """Positions that may still be looked at; once there are none, everything counts as not forced."""
        self.was_cut: bool = True
        """Whether more turns could show more."""

    def win(self, model: RoundModel, turns: i64) -> i64:
        """The first action of a win of the seat, which is to act; −1: none was seen."""
        if is_close(model, self.who):
            slot = five(model, LOOKS, True)
            if slot >= 0:
                return slot
        if turns == 1:
            self.was_cut = True
        else:
            for slot in self.attacks(model):
                after = self.after(model, slot)
                if self.nodes < 0:
                    return -1
                if after.seat == self.who:  # a chain goes on
                    if self.win(after, turns) >= 0:
                        return slot
                elif after.seat >= 0 and self.threatens(after) and self.holds(after, turns - 1):
                    return slot
        return -1

    def holds(self, model: RoundModel, turns: i64) -> bool:
        """Whether the seat still wins within so many turns, whatever the seat that is to act does."""
        seat = model.seat
        if is_close(model, seat) and five(model, LOOKS, False) >= 0:
            return False
        for slot in self.answers(model):
            after = self.after(model, slot)
            if self.nodes < 0 or after.seat < 0:
                return False
            if not (self.win(after, turns) >= 0 if after.seat == self.who else self.holds(after, turns)):
                return False
        return True

    def after(self, model: RoundModel, slot: i64) -> RoundModel:
        """The position after an action, one more that is looked at."""
        self.nodes -= 1
        after = model.twin()
        after.act(slot)
        return after

    def threatens(self, model: RoundModel) -> bool:
        """Whether the seat lacks one free dot of a five that would win alone."""
        return model.near[self.who] > 0 and is_ahead(model, self.who, True) and len(ends(model, self.who)) > 0

    def attacks(self, model: RoundModel) -> vec[i64]:
        """What may threaten a five: eats, and tokens brought to a row of which the seat holds three."""
        if model.chain >= 0:
            return legal_candidates(model)
        return narrowed(model, openings(model, self.who))

    def answers(self, model: RoundModel) -> vec[i64]:
        """What may stop the five: eats, and tokens brought to its free dots. Anything at all where that is not sure:
        with a seat that has nothing to place, or where a seat before has closed the last of them."""
        if model.chain >= 0 or lane(model.reserves, self.who) == 0:
            return legal_candidates(model)
        free = ends(model, self.who)
        if model.seats > 2 and len(free) == 0:
            return legal_candidates(model)
        return narrowed(model, free)


def narrowed(model: RoundModel, dots: vec[i64]) -> vec[i64]:
    """The legal actions that eat or bring a token to one of these free dots."""
    model.survey()
    lists, board, found = model.lists, model.board, vec[i64]()
    for place in range(lists.eatings):
        found = append(found, lists.eats[place])
    if lists.frees > 0:
        for dot in dots:
            found = append(found, dot)
    for place in range(lists.quiets):
        slot = lists.quiet[place]
        if slot >= board.steps_from:
            leg = slot - (board.splits_from if slot >= board.splits_from else board.steps_from)
            to = board.leg_to[leg]
            for dot in dots:
                if dot == to:
                    found = append(found, slot)
    return found


def ends(model: RoundModel, who: i64) -> vec[i64]:
    """The free dots that a seat lacks in rows of which it holds four; some of them more than once."""
    found = vec[i64]()
    for word in range(model.rows.words):
        left = model.fours(who, word)
        while left:
            bit = left & -left
            left ^= bit
            dot = gap(model, who, word * WORD + place_of(bit))
            if i64(model.cells[dot]) == 0:
                found = append(found, dot)
    return found


def openings(model: RoundModel, who: i64) -> vec[i64]:
    """The free dots of rows of which a seat holds three and nobody else any; each once."""
    sets, rows, found = model.sets, model.rows, vec[i64]()
    near: i64 = 0
    far: i64 = 0
    for word in range(rows.words):
        left = model.threes(who, word)
        while left:
            bit = left & -left
            left ^= bit
            row = word * WORD + place_of(bit)
            low, high = rows.low[row] & sets[0], rows.high[row] & sets[1]
            if low & (low - 1) or high & (high - 1) or (low and high):  # both other dots are free
                near |= low
                far |= high
    while near:
        found = append(found, place_of(near & -near))
        near &= near - 1
    while far:
        found = append(found, HALF + place_of(far & -far))
        far &= far - 1
    return found

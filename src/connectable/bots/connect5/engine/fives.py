"""A Connect 5 within one turn, chains of jumps included: whether a seat makes one, and whether it wins. Compiled."""

from typing import Final

from mypy_extensions import i64

from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.model import RoundModel
from connectable.games.connect5.engine.state import FIVE, lane

LOOKS: Final[i64] = 20_000
"""Positions looked at in the chains of one turn: a dense drawing has far too many."""


def is_close(model: RoundModel, seat: i64) -> bool:
    """Whether a Connect 5 in one turn is conceivable: one dot short, or two with a double that can split on its way."""
    if model.near[seat] > 0:
        return True
    if model.has_threes(seat):
        for cell in model.cells:
            if i64(cell) == 2 * seat + 2:
                return True
    return False


def five(model: RoundModel, looks: i64, alone: bool) -> i64:
    """The first action of a turn that ends with a Connect 5 that wins, alone or shared, or −1."""
    seat = model.seat
    slots = legal_candidates(model)
    for slot in slots:
        if slot == model.board.passing:
            return -1
        after = model.twin()
        after.act(slot)
        if after.maker == seat and is_ahead(after, seat, alone):
            return slot
        if after.seat == seat and after.chain >= 0 and looks > 0 and five(after, looks // 4, alone) >= 0:
            return slot
    return -1


def is_ahead(model: RoundModel, maker: i64, alone: bool) -> bool:
    """Whether the seat that has just made a Connect 5 has more points than every other, or no fewer."""
    own = model.carried[maker] + lane(model.eaten, maker) + FIVE
    for other in range(model.seats):
        theirs = model.carried[other] + lane(model.eaten, other)
        if other != maker and (theirs > own or (alone and theirs == own)):
            return False
    return True

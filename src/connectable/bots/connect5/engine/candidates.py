"""Which actions of Connect 5 are worth a place in the tree: all that are legal, or the few that matter now.

An action is given as its slot: the number that the board gives every action. Nothing is compared here. Compiled.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.model import RoundModel
from connectable.bots.connect5.engine.playouts import answer, fill, gap, is_good, urgent
from connectable.bots.connect5.engine.rows import WORD
from connectable.games.connect5.engine.dots import place_of


def legal_candidates(model: RoundModel) -> vec[i64]:
    """Every legal action: eats, placements, the rest."""
    model.survey()
    lists = model.lists
    found = vec[i64]()
    for place in range(lists.eatings):
        found = append(found, lists.eats[place])
    for place in range(lists.frees):
        found = append(found, lists.free[place])
    for place in range(lists.quiets):
        found = append(found, lists.quiet[place])
    if len(found) == 0:
        found = append(found, model.board.passing)
    return found


def sensible_candidates(model: RoundModel) -> vec[i64]:
    """In the tree: a Connect 5 alone, else the answers to a threatened one, else everything legal."""
    if model.chain >= 0:
        if model.fives > 0 and is_good(model, model.seat):
            return vec[i64]([model.board.stop])
        return legal_candidates(model)
    slot = urgent(model)
    slots = legal_candidates(model)
    if model.near[model.seat] > 0 and not is_good(model, model.seat):
        slots = without_losing_fives(model, slots)
    if slot < 0:
        return slots
    if model.near[model.seat] > 0 and is_good(model, model.seat) and answer(model, model.seat) == slot:
        return vec[i64]([slot])
    kept = vec[i64]()
    for each in slots:
        after = model.twin()
        after.act(each)
        after.seat = model.seat  # the question is still what the other seats threaten this one with
        if after.maker >= 0 or not is_threatened(after):
            kept = append(kept, each)
    return kept if len(kept) > 0 else slots


def without_losing_fives(model: RoundModel, slots: vec[i64]) -> vec[i64]:
    """Leaves out what ends the round with a Connect 5 that has too few points, unless nothing else is left."""
    kept = vec[i64]()
    for each in slots:
        after = model.twin()
        after.act(each)
        if after.maker != model.seat or is_good(after, model.seat):
            kept = append(kept, each)
    return kept if len(kept) > 0 else slots


def is_threatened(model: RoundModel) -> bool:
    """Whether another seat lacks only one dot of a row and can get there."""
    for who in range(model.seats):
        if who != model.seat and model.near[who] > 0 and is_good(model, who):
            for word in range(model.rows.words):
                left = model.fours(who, word)
                while left:
                    bit = left & -left
                    left ^= bit
                    row = word * WORD + place_of(bit)
                    dot = gap(model, who, row)
                    if i64(model.cells[dot]) == 0 and fill(model, who, dot, row) >= 0:
                        return True
    return False

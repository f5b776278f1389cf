"""Which actions of Connect 5 are worth a place in the tree: all that are legal, or the few that matter now.

It weighs nothing. Compiled.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.model import Play
from connectable.bots.connect5.engine.playouts import answer, fill, gap, is_good, urgent


def slots_of(play: Play) -> vec[i64]:
    """Every legal action: eats, placements, the rest."""
    play.survey()
    lists = play.lists
    found = vec[i64]()
    for place in range(lists.eatings):
        found = append(found, lists.eats[place])
    for place in range(lists.frees):
        found = append(found, lists.free[place])
    for place in range(lists.quiets):
        found = append(found, lists.quiet[place])
    if len(found) == 0:
        found = append(found, play.board.passing)
    return found


def sensible(play: Play) -> vec[i64]:
    """In the tree: a Connect 5 alone, else the answers to one that is due, else everything legal."""
    if play.chain >= 0:
        if play.fives > 0 and is_good(play, play.seat):
            return vec[i64]([play.board.stop])
        return slots_of(play)
    slot = urgent(play)
    slots = slots_of(play)
    if slot < 0:
        return slots
    if play.near[play.seat] > 0 and is_good(play, play.seat) and answer(play, play.seat) == slot:
        return vec[i64]([slot])
    kept = vec[i64]()
    for each in slots:
        after = play.twin()
        after.act(each)
        after.seat = play.seat  # asks what is left for the others to do, from the same seat
        if after.maker >= 0 or not is_due(after):
            kept = append(kept, each)
    return kept if len(kept) > 0 else slots


def is_due(play: Play) -> bool:
    """Whether another seat lacks but one dot of a row and can get there."""
    for who in range(play.seats):
        if who != play.seat and play.near[who] > 0 and is_good(play, who):
            rows, counts = play.rows, play.counts
            for row in range(rows.count):
                if i64(counts[who * rows.count + row]) == 4:
                    dot = gap(play, who, row)
                    if i64(play.cells[dot]) == 0 and fill(play, who, dot, row) >= 0:
                        return True
    return False

"""Connect 5 by tree search: each seat for itself (max^n), a cheap prior, guided playouts.

It takes a Connect 5 in one that wins and leaves none that can be stopped; it keeps nothing between turns. Compiled.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from connectable.bots.connect5_play import MOST_SEATS, Play, play_of
from connectable.bots.connect5_prior import weigh
from connectable.bots.connect5_rows import tables_of
from connectable.bots.connect5_sense import answer, fill, finish, gap, is_good, urgent
from connectable.games.connect5.board import Action
from connectable.games.connect5.position import FIVE, State, lane
from connectable.generator import Generator

BOLDNESS: Final = 0.5
"""How much an unproven action draws the search."""
DOUBT: Final = 0.08
"""An action never tried counts as this much worse than its position."""
PATIENCE: Final[i64] = 1
"""Visits before a position gets actions of its own."""
SHARE: Final = 0.85
"""What the win is worth; the rest is the margin."""
SPAN: Final = 30.0
"""The points between the least and the most margin."""
LOOKS: Final[i64] = 20_000
"""Positions looked at in the chains of one turn: on a dense drawing there are more than anybody can look at."""


def search(state: State, simulations: int, seed: int) -> Action:
    """The action most looked at; the same for the same state, simulations and seed."""
    root = play_of(tables_of(state.setup.board), state)
    board = root.board
    slots = slots_of(root)
    if len(slots) > 1:
        slots = sound(root, slots)
    if len(slots) == 1:
        return board.actions[slots[0]]
    tree, rng = Tree(), Generator(seed)
    tree.grow(root, slots)
    for _ in range(simulations):
        tree.simulate(root.twin(), rng)
    return board.actions[tree.favourite()]


@final
class Tree:
    """Positions and the actions from them, in flat tables."""

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]()
        """By position: where its actions begin; and how many there are."""
        self.size: vec[i64] = vec[i64]()
        self.seen: vec[i64] = vec[i64]()
        self.worth: vec[float] = vec[float]()
        """What its visits brought the seat to act, all together."""
        self.slot: vec[i64] = vec[i64]()
        """By action, from here on."""
        self.prior: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        self.leads: vec[i64] = vec[i64]()
        """The position it leads to, or −1."""
        self.gains: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def grow(self, play: Play, slots: vec[i64]) -> i64:
        """A new position with these actions; its number."""
        weights = weigh(play, slots)
        total = 0.0
        for weight in weights:
            total += float(weight)
        number: i64 = len(self.first)
        self.first = append(self.first, i64(len(self.slot)))
        self.size = append(self.size, i64(len(slots)))
        self.seen = append(self.seen, i64(0))
        self.worth = append(self.worth, 0.0)
        for place in range(i64(len(slots))):
            self.slot = append(self.slot, slots[place])
            self.prior = append(self.prior, float(weights[place]) / total)
            self.visits = append(self.visits, i64(0))
            self.total = append(self.total, 0.0)
            self.leads = append(self.leads, i64(-1))
        return number

    def simulate(self, play: Play, rng: Generator) -> None:
        """Down the tree, to the end of the round, and what it brought back up the way."""
        nodes, edges, movers = vec[i64](), vec[i64](), vec[i64]()
        node: i64 = 0
        while node >= 0 and play.seat >= 0:
            edge = self.choice(node)
            nodes = append(nodes, node)
            edges = append(edges, edge)
            movers = append(movers, play.seat)
            play.act(self.slot[edge])
            node = self.leads[edge]
            if node < 0 and play.seat >= 0 and self.visits[edge] >= PATIENCE:
                self.leads[edge] = self.grow(play, sensible(play))
        finish(play, rng)
        gains = self.gains
        appraise(play, gains)
        seen, worth, visits, total = self.seen, self.worth, self.visits, self.total
        for place in range(i64(len(nodes))):
            node, edge, gain = nodes[place], edges[place], gains[movers[place]]
            seen[node] = seen[node] + 1
            worth[node] = worth[node] + gain
            visits[edge] = visits[edge] + 1
            total[edge] = total[edge] + gain

    def choice(self, node: i64) -> i64:
        """The action to look at next: good so far, or promising and little tried."""
        visits, total, prior = self.visits, self.total, self.prior
        seen = self.seen[node]
        untried = 0.5 if seen == 0 else self.worth[node] / float(seen) - DOUBT
        pull = BOLDNESS * math.sqrt(float(seen + 1))
        first = self.first[node]
        best, most = first, -1.0
        for edge in range(first, first + self.size[node]):
            tried = visits[edge]
            value = pull * prior[edge] / float(1 + tried)
            value += total[edge] / float(tried) if tried > 0 else untried
            if value > most:
                best, most = edge, value
        return best

    def favourite(self) -> i64:
        """The slot at the root most looked at; of equals, the better one, then the first."""
        best: i64 = 0
        for edge in range(self.size[0]):
            ahead = self.visits[edge] - self.visits[best]
            if ahead > 0 or (ahead == 0 and self.score(edge) > self.score(best)):
                best = edge
        return self.slot[best]

    def score(self, edge: i64) -> float:
        return self.total[edge] / float(self.visits[edge]) if self.visits[edge] > 0 else self.prior[edge] - 1.0


def appraise(play: Play, gains: vec[float]) -> None:
    """Per seat: the share of the win and the margin."""
    seats, most = play.seats, i64(-1)
    points = vec[i64]([0] * MOST_SEATS)
    for seat in range(seats):
        own = play.carried[seat] + lane(play.eaten, seat) + (FIVE if play.maker == seat else 0)
        points[seat] = own
        most = max(most, own)
    winners: i64 = 0
    second: i64 = -1000
    for seat in range(seats):
        if points[seat] == most:
            winners += 1
        else:
            second = max(second, points[seat])
    for seat in range(seats):
        leads = points[seat] == most
        rival = second if leads and winners == 1 else most
        margin = min(1.0, max(0.0, 0.5 + float(points[seat] - rival) / SPAN))
        gains[seat] = (SHARE / float(winners) if leads else 0.0) + (1.0 - SHARE) * margin


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


def sound(root: Play, slots: vec[i64]) -> vec[i64]:
    """At the root, exactly: a Connect 5 alone, else what leaves nobody one, else the next seat none, else all."""
    seat = root.seat
    if is_close(root, seat):
        slot = five(root, LOOKS)
        if slot >= 0:
            return vec[i64]([slot])
    best: i64 = 0
    levels = vec[i64]()
    for slot in slots:
        after = root.twin()
        after.act(slot)
        level = safety(after, seat, LOOKS)
        levels = append(levels, level)
        best = max(best, level)
    kept = vec[i64]()
    for place in range(i64(len(slots))):
        if levels[place] == best:
            kept = append(kept, slots[place])
    return kept


def safety(play: Play, seat: i64, looks: i64) -> i64:
    """After an action of a seat: 2 if no other seat could make Connect 5 at once, 1 if the next could not, else 0."""
    if play.seat < 0:
        return 2
    if play.seat == seat and play.chain >= 0:
        best: i64 = 0
        for slot in slots_of(play):
            looks -= 1
            if best < 2 and looks > 0:
                after = play.twin()
                after.act(slot)
                best = max(best, safety(after, seat, looks // 4))
        return best
    level: i64 = 2
    for later in range(1, play.seats):
        who = (seat + later) % play.seats
        if is_close(play, who):
            after = play.twin()
            after.seat = who
            if five(after, LOOKS) >= 0:
                if later == 1:
                    return 0
                level = 1
    return level


def is_close(play: Play, seat: i64) -> bool:
    """Whether a Connect 5 in one turn is thinkable: one dot short, or two with a double to split on its way."""
    if play.near[seat] > 0:
        return True
    double = False
    for cell in play.cells:
        if i64(cell) == 2 * seat + 2:
            double = True
    if double:
        offset = seat * play.rows.count
        for row in range(offset, offset + play.rows.count):
            if i64(play.counts[row]) == 3:
                return True
    return False


def five(play: Play, looks: i64) -> i64:
    """The first action of a turn that ends with a Connect 5 that wins or shares the win, or −1."""
    seat = play.seat
    slots = slots_of(play)
    for slot in slots:
        if slot == play.board.passing:
            return -1
        after = play.twin()
        after.act(slot)
        if after.maker == seat and is_good(after, seat):
            return slot
        if after.seat == seat and after.chain >= 0 and looks > 0 and five(after, looks // 4) >= 0:
            return slot
    return -1

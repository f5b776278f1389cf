"""The tree of the Connect 5 search: each seat for itself (max^n), guided by a cheap prior, exact where a win is proven.

It grows by playouts, or at two seats by a learned value, and knows nothing of time; which actions the root has is
decided in `search.py`. Compiled.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.candidates import sensible_candidates
from connectable.bots.connect5.engine.evaluate import evaluate, gain_of, share_of
from connectable.bots.connect5.engine.fours import win_by_fours
from connectable.bots.connect5.engine.model import MOST_SEATS, RoundModel
from connectable.bots.connect5.engine.playouts import finish
from connectable.bots.connect5.engine.prior import weights_of
from connectable.bots.connect5.engine.value import Value, settle
from connectable.generator import Generator

BOLDNESS: Final = 0.3
"""How strongly an action that was little tried attracts the search."""
DOUBT: Final = 0.12
"""An action never tried counts as this much worse than its position; in a bad position, of which little is left to
lose, as less: else a search that has only found losses so far would not try the action that saves it."""
TRUST: Final = 1.0
"""What a single visit leaves in doubt about an action at the root, when one is chosen."""
PATIENCE: Final = 1.0
"""Visits before a position gets actions of its own."""
MOST_ACTIONS: Final[i64] = 4_000_000
"""In all positions together: a tree of that size, some 200 MB, stops growing."""
RANK: Final[i64] = 20
"""Bits of a key for the place of an action: a weight stands above them."""
LAST: Final[i64] = 0xFFFFF
OPEN: Final[i64] = -1
"""Nothing is proven."""


@final
class Tree:
    """Positions and the actions from them, in flat tables; the most promising action of a position first."""

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]()
        """By position: where its actions begin; and how many there are."""
        self.size: vec[i64] = vec[i64]()
        self.seen: vec[float] = vec[float]()
        self.worth: vec[float] = vec[float]()
        """What its visits brought the seat to act, in total."""
        self.slot: vec[i64] = vec[i64]()
        """By action, from here on."""
        self.prior: vec[float] = vec[float]()
        self.visits: vec[float] = vec[float]()
        """Counts are floats here: compiled, an i64 becomes one by way of a Python number."""
        self.total: vec[float] = vec[float]()
        self.mean: vec[float] = vec[float]()
        """What a visit brought on average."""
        self.leads: vec[i64] = vec[i64]()
        """The position it leads to, or −1."""
        self.winner: vec[i64] = vec[i64]()
        """The seat that wins after it whatever the others do, or OPEN."""
        self.shares: vec[float] = vec[float]()
        """For the actions of the root: the shares of the win that its visits brought the watched seat, in total."""
        self.watched: i64 = -1
        """The seat whose shares are counted; −1: the one to act at the root."""
        self.looks: i64 = 0
        """Positions to look at for a win by fours in each new position of the tree; 0: none is looked for."""
        self.gains: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.plies: i64 = 0
        """Actions played in all simulations, in the tree and after it."""
        self.judge: Value | None = None
        """Says what a new position is worth; without one it is played out."""
        self.solved: bool = False
        """Whether the winner is known at the root."""

    def grow(self, model: RoundModel, slots: vec[i64]) -> i64:
        """A new position with these actions; its number."""
        keys = sorted_keys(weights_of(model, slots))
        whole: i64 = 0
        for key in keys:
            whole += key >> RANK
        total = float(whole)
        number: i64 = len(self.first)
        self.first = append(self.first, i64(len(self.slot)))
        self.size = append(self.size, i64(len(slots)))
        self.seen = append(self.seen, 0.0)
        self.worth = append(self.worth, 0.0)
        for key in keys:
            self.slot = append(self.slot, slots[LAST - (key & LAST)])
            self.prior = append(self.prior, float(key >> RANK) / total)
            self.visits = append(self.visits, 0.0)
            self.total = append(self.total, 0.0)
            self.mean = append(self.mean, 0.0)
            self.leads = append(self.leads, i64(-1))
            self.winner = append(self.winner, OPEN)
            if number == 0:
                self.shares = append(self.shares, 0.0)
        return number

    def simulate(self, model: RoundModel, rng: Generator) -> None:
        """Down the tree, on to the end of the round, and back up with what it brought."""
        nodes, edges, movers = vec[i64](), vec[i64](), vec[i64]()
        node: i64 = 0
        while node >= 0 and model.seat >= 0:
            edge = self.choice(node, model.seat)
            nodes = append(nodes, node)
            edges = append(edges, edge)
            movers = append(movers, model.seat)
            model.act(self.slot[edge])
            node = self.leads[edge]
            if node < 0 and model.seat >= 0 and self.visits[edge] >= PATIENCE and len(self.slot) < MOST_ACTIONS:
                if self.looks > 0 and win_by_fours(model, self.looks) >= 0:
                    model.concede()
                else:
                    self.leads[edge] = self.grow(model, sensible_candidates(model))
        ended = model.seat < 0
        gains = self.gains
        self.plies += i64(len(nodes))
        first = self.play_out(model, rng)
        seen, worth, visits, total, mean = self.seen, self.worth, self.visits, self.total, self.mean
        for place in range(i64(len(nodes))):
            node, edge, gain = nodes[place], edges[place], gains[movers[place]]
            seen[node] = seen[node] + 1.0
            worth[node] = worth[node] + gain
            visits[edge] = visits[edge] + 1.0
            total[edge] = total[edge] + gain
            mean[edge] = total[edge] / visits[edge]
        watched = self.watched if self.watched >= 0 else movers[0]
        self.shares[edges[0]] += share_of(gains[watched], first, watched)
        if ended and first >= 0:
            self.prove(nodes, edges, movers, first)

    def play_out(self, model: RoundModel, rng: Generator) -> i64:
        """Fills in what a position brings each seat, played to its end or judged; who is first alone, or −1."""
        judge, gains = self.judge, self.gains
        if judge is None:
            self.plies += finish(model, rng)
            return evaluate(model, gains)
        self.plies += settle(model)
        if model.seat < 0:
            return evaluate(model, gains)
        share = judge.share(model)
        gains[model.seat] = gain_of(share)
        gains[1 - model.seat] = gain_of(1.0 - share)
        return -1

    def prove(self, nodes: vec[i64], edges: vec[i64], movers: vec[i64], winner: i64) -> None:
        """Carries a certain winner from the last action of a path up to the positions before it."""
        proven = self.winner
        place: i64 = len(nodes) - 1
        while place >= 0:
            node, mover = nodes[place], movers[place]
            proven[edges[place]] = winner
            if winner != mover:
                for edge in range(self.first[node], self.first[node] + self.size[node]):
                    if proven[edge] != winner:  # the mover still has another action: this position is open
                        return
            place -= 1
        self.solved = True

    def choice(self, node: i64, mover: i64) -> i64:
        """The action to look at next: good so far, or promising and little tried; none that is proven to lose."""
        visits, mean, prior, winner = self.visits, self.mean, self.prior, self.winner
        seen = self.seen[node]
        untried = 0.5
        if seen > 0.0:
            usual = self.worth[node] / seen
            untried = usual - DOUBT * min(1.0, 2.0 * usual)
        pull = BOLDNESS * math.sqrt(seen + 1.0)
        first = self.first[node]
        best, most = first, -2.0
        for edge in range(first, first + self.size[node]):
            tried = visits[edge]
            if tried == 0.0:  # the others were not tried either, and promise no more
                return edge if pull * prior[edge] + untried > most else best
            value = pull * prior[edge] / (1.0 + tried) + mean[edge]
            if winner[edge] != OPEN:
                value = 9.0 if winner[edge] == mover else -1.0
            if value > most:
                best, most = edge, value
        return best

    def favourite(self, mover: i64) -> i64:
        """The action at the root: a proven win, else the one that brings most, as far as its visits can be trusted, of
        those not proven to lose, else what loses by least."""
        best: i64 = 0
        for edge in range(self.size[0]):
            rank, held = self.rank(edge, mover), self.rank(best, mover)
            if rank > held or (rank == held and self.score(edge, rank) > self.score(best, rank)):
                best = edge
        return best

    def rank(self, edge: i64, mover: i64) -> i64:
        if self.winner[edge] == OPEN:
            return 1
        return 2 if self.winner[edge] == mover else 0

    def score(self, edge: i64, rank: i64) -> float:
        """What an action brought on average; less, the fewer its visits, where nothing is proven."""
        visits = self.visits[edge]
        if visits == 0.0:
            return self.prior[edge] - 9.0
        return self.mean[edge] - (TRUST / math.sqrt(visits) if rank == 1 else 0.0)

    def share(self, edge: i64, watched: i64) -> float:
        """What an action of the root brings the watched seat of the win."""
        if self.winner[edge] != OPEN:
            return 1.0 if self.winner[edge] == watched else 0.0
        return self.shares[edge] / self.visits[edge]


def sorted_keys(weights: vec[i64]) -> vec[i64]:
    """Weights with their places, the heaviest first and equal ones in their old order.

    bit   20 …   | 0 … 19
          weight | LAST − place
    """
    keys = vec[i64]()
    for place in range(i64(len(weights))):
        key = weights[place] << RANK | (LAST - place)
        keys = append(keys, key)
        at = place
        while at > 0 and keys[at - 1] < key:
            keys[at] = keys[at - 1]
            at -= 1
        keys[at] = key
    return keys

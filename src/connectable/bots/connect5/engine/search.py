"""Connect 5 by tree search within a budget of simulations, of time, or of both.

It makes a winning Connect 5 in one turn and allows none that it can stop; it keeps nothing between turns. Compiled.
"""

import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.model import MOST_SEATS, RoundModel, model_of
from connectable.bots.connect5.engine.playouts import is_good
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.connect5.engine.tree import Tree
from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator

LOOKS: Final[i64] = 20_000
"""Positions looked at in the chains of one turn: a dense drawing has far too many."""
GLANCE: Final[i64] = 16
"""Simulations between two looks at the clock."""
BRIEF: Final[i64] = 64
"""Simulations where there is only one candidate: just to say what it brings."""
UNBOUND: Final[i64] = 1_000_000_000


@final
class Found:
    """The result of a search."""

    def __init__(self, action: Action, shares: list[tuple[Action, float]], simulations: int, plies: int) -> None:
        self.action = action
        self.shares = shares
        """The actions looked at, the best first, each with the share of the win (0–1) it brings."""
        self.simulations = simulations
        self.plies = plies


def search(state: State, simulations: int, seconds: float, seed: int) -> Found:
    """The action most looked at, and the worth of the others; 0 seconds or simulations: no limit of that kind.

    Without a limit of seconds the result is the same for the same state, simulations and seed."""
    ends = time.monotonic() + seconds if seconds > 0 else 0.0
    root = model_of(rows_for(state.setup.board), state)
    mover, legal = root.seat, legal_candidates(root)
    if len(legal) == 1:
        return Found(root.board.actions[legal[0]], [], 0, 0)
    win = five(root, LOOKS) if is_close(root, mover) else -1
    slots = vec[i64]([win]) if win >= 0 else sound(root, legal)
    tree, rng = Tree(), Generator(seed)
    tree.grow(root, slots)
    most: i64 = simulations if simulations > 0 else UNBOUND
    if len(slots) == 1:
        most = min(most, BRIEF)
    done: i64 = 0
    while done < most and not tree.solved:
        if seconds > 0 and done % GLANCE == 0 and time.monotonic() >= ends:
            break
        tree.simulate(root.twin(), rng)
        done += 1
    return found_in(tree, root, legal if win < 0 else slots, done)


def found_in(tree: Tree, root: RoundModel, legal: vec[i64], done: i64) -> Found:
    """The favourite and the shares; an action that was left out gives another seat a Connect 5: its share is 0."""
    actions, mover = root.board.actions, root.seat
    shares: list[tuple[Action, float]] = []
    looked = {int(tree.slot[edge]): edge for edge in range(tree.size[0])}
    for slot in legal:
        edge = looked.get(int(slot), -1)
        if edge < 0:
            shares.append((actions[slot], 0.0))
        elif tree.visits[edge] > 0:
            shares.append((actions[slot], tree.share(edge, mover)))
    shares.sort(key=by_share)
    return Found(actions[tree.slot[tree.favourite(mover)]], shares, int(done), int(tree.plies))


def by_share(pair: tuple[Action, float]) -> float:
    return -pair[1]


def sound(root: RoundModel, slots: vec[i64]) -> vec[i64]:
    """At the root, exactly: actions that leave nobody a Connect 5 in one turn, else not the next seat, else all."""
    seat = root.seat
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


def safety(model: RoundModel, seat: i64, looks: i64) -> i64:
    """After an action of a seat: 2 if no other seat could make Connect 5 at once, 1 if the next could not, else 0."""
    if model.seat < 0:
        return 2
    if model.seat == seat and model.chain >= 0:
        best: i64 = 0
        for slot in legal_candidates(model):
            looks -= 1
            if best < 2 and looks > 0:
                after = model.twin()
                after.act(slot)
                best = max(best, safety(after, seat, looks // 4))
        return best
    level: i64 = 2
    for later in range(1, model.seats):
        who = (seat + later) % model.seats
        if is_close(model, who):
            after = model.twin()
            after.seat = who
            if five(after, LOOKS) >= 0:
                if later == 1:
                    return 0
                level = 1
    return level


def is_close(model: RoundModel, seat: i64) -> bool:
    """Whether a Connect 5 in one turn is conceivable: one dot short, or two with a double that can split on its way."""
    if model.near[seat] > 0:
        return True
    if model.near[seat + MOST_SEATS] > 0:
        for cell in model.cells:
            if i64(cell) == 2 * seat + 2:
                return True
    return False


def five(model: RoundModel, looks: i64) -> i64:
    """The first action of a turn that ends with a Connect 5 that wins or shares the win, or −1."""
    seat = model.seat
    slots = legal_candidates(model)
    for slot in slots:
        if slot == model.board.passing:
            return -1
        after = model.twin()
        after.act(slot)
        if after.maker == seat and is_good(after, seat):
            return slot
        if after.seat == seat and after.chain >= 0 and looks > 0 and five(after, looks // 4) >= 0:
            return slot
    return -1

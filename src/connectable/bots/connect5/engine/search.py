"""Connect 5 by tree search within a budget of simulations, of time, or of both.

It takes a Connect 5 in one that wins and leaves none that can be stopped; it keeps nothing between turns. Compiled.
"""

import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.candidates import slots_of
from connectable.bots.connect5.engine.model import Play, play_of
from connectable.bots.connect5.engine.playouts import is_good
from connectable.bots.connect5.engine.rows import tables_of
from connectable.bots.connect5.engine.tree import Tree
from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator

LOOKS: Final[i64] = 20_000
"""Positions looked at in the chains of one turn: on a dense drawing there are more than anybody can look at."""
GLANCE: Final[i64] = 16
"""Simulations between two looks at the clock."""
BRIEF: Final[i64] = 64
"""Simulations where there is nothing to choose: only to say what the action brings."""
UNBOUND: Final[i64] = 1_000_000_000


@final
class Found:
    """What a search came to."""

    def __init__(self, action: Action, shares: list[tuple[Action, float]], simulations: int, plies: int) -> None:
        self.action = action
        self.shares = shares
        """The actions looked at, the best first, each with the share of the win (0–1) it brings."""
        self.simulations = simulations
        self.plies = plies


def search(state: State, simulations: int, seed: int) -> Action:
    """The action most looked at; the same for the same state, simulations and seed."""
    return ponder(state, simulations, 0.0, seed).action


def ponder(state: State, simulations: int, seconds: float, seed: int) -> Found:
    """The same with what it thinks of the others; 0 seconds or simulations: no limit of that kind."""
    ends = time.monotonic() + seconds if seconds > 0 else 0.0
    root = play_of(tables_of(state.setup.board), state)
    mover, legal = root.seat, slots_of(root)
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
    return told(tree, root, legal if win < 0 else slots, done)


def told(tree: Tree, root: Play, legal: vec[i64], done: i64) -> Found:
    """The favourite, and the shares; what the search left out leaves somebody a Connect 5 and brings nothing."""
    actions, mover = root.board.actions, root.seat
    shares: list[tuple[Action, float]] = []
    looked = {int(tree.slot[edge]): edge for edge in range(tree.size[0])}
    for slot in legal:
        edge = looked.get(int(slot), -1)
        if edge < 0:
            shares.append((actions[slot], 0.0))
        elif tree.visits[edge] > 0:
            shares.append((actions[slot], tree.share(edge, mover)))
    shares.sort(key=share_in)
    return Found(actions[tree.slot[tree.favourite(mover)]], shares, int(done), int(tree.plies))


def share_in(pair: tuple[Action, float]) -> float:
    return -pair[1]


def sound(root: Play, slots: vec[i64]) -> vec[i64]:
    """At the root, exactly: what leaves nobody a Connect 5 in one turn, else the next seat none, else all."""
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

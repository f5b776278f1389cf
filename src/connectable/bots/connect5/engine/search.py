"""Connect 5 by tree search within a budget of simulations, of time, or of both.

It makes a winning Connect 5 in one turn and allows none that it can stop; one that loses on points it makes only where
everything else loses, too. Told to look ahead, it sees wins by fours, its own and the others', and at two seats
those that begin quietly; a small board that is soon over it solves. It keeps nothing between turns. Compiled.
"""

import time
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.fives import LOOKS, five, is_ahead, is_close
from connectable.bots.connect5.engine.fours import win_by_fours
from connectable.bots.connect5.engine.model import RoundModel, model_of
from connectable.bots.connect5.engine.open_ends import open_ends
from connectable.bots.connect5.engine.quiet_wins import QuietPlans
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.connect5.engine.small_boards import best_on_small_board
from connectable.bots.connect5.engine.tree import Tree
from connectable.bots.connect5.engine.value import Value
from connectable.games.connect5.engine.actions import Action
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator

GLANCE: Final[i64] = 16
"""Simulations between two looks at the clock."""
CLOSER: Final[i64] = 50
"""How much closer the position on the table is looked at for a win by fours than one of the tree."""
WIDER: Final[i64] = 10
"""How many more positions a win by fours of one among several others may take: each of the seats between answers."""
SHORT: Final[i64] = 3
"""Turns of a win by fours that comes before one that begins quietly."""
BRIEF: Final[i64] = 64
"""Simulations where there is only one candidate: just to say what it brings."""
UNBOUND: Final[i64] = 1_000_000_000
PLENTY: Final[i64] = 100_000
"""Simulations, at most, that the number of questions about quiet wins goes by."""
GLANCES: Final[i64] = 6
"""Positions to look at for a win by fours where positions are judged: more would take longer than all the rest."""
QUESTIONS: Final[i64] = 4
"""Questions about quiet wins per simulation, at most; ASKED of them take the time of one simulation, and as many fewer
are run."""
ASKED: Final[i64] = 5
POSITIONS: Final[i64] = 12
"""Positions of a small board per simulation, for at most a thousand of them."""
LOST: Final[i64] = 0
"""How safe an action is: the next seat can make a Connect 5, or the round ended with one that loses."""
OPEN_FIVE: Final[i64] = 1
"""A later seat has more open ends than there are seats between to close them."""
STOPPABLE: Final[i64] = 2
"""The seats between can still stop what a later one threatens."""
CALM: Final[i64] = 3
"""Nobody threatens anything."""


@final
class Found:
    """The result of a search."""

    def __init__(self, action: Action, shares: list[tuple[Action, float]], simulations: int, plies: int) -> None:
        self.action = action
        self.shares = shares
        """The actions looked at, the best first, each with the share of the win (0–1) it brings."""
        self.simulations = simulations
        self.plies = plies


def search(
    state: State, simulations: int, seconds: float, seed: int, looks: int = 0, judge: Value | None = None
) -> Found:
    """The best action, and the worth of the others; 0 seconds or simulations: no limit of that kind; `looks`:
    positions to look at for a win by fours in each position of the tree; `judge`: at two seats, what says what a
    position is worth instead of playing it out.

    Without a limit of seconds the result is the same for the same state, simulations and seed."""
    ends = time.monotonic() + seconds if seconds > 0 else 0.0
    root = model_of(rows_for(state.setup.board), state)
    legal = legal_candidates(root)
    if len(legal) == 1:
        return Found(root.board.actions[legal[0]], [], 0, 0)
    most: i64 = simulations if simulations > 0 else UNBOUND
    plans = QuietPlans(QUESTIONS * min(most, PLENTY), ends - seconds / 2 if seconds > 0 else 0.0)
    slots = root_slots(root, legal, looks, plans)
    most -= plans.asked // ASKED
    tree, rng = Tree(), Generator(seed)
    tree.looks, tree.judge = looks if judge is None else min(looks, GLANCES), judge
    tree.grow(root, slots)
    if len(slots) == 1:
        most = min(most, BRIEF)
    done: i64 = 0
    while done < most and not tree.solved:
        if seconds > 0 and done % GLANCE == 0 and time.monotonic() >= ends:
            break
        tree.simulate(root.twin(), rng)
        done += 1
    return found_in(tree, root, done)


def root_slots(root: RoundModel, legal: vec[i64], looks: i64, plans: QuietPlans) -> vec[i64]:
    """The actions that are searched: a Connect 5 that wins alone, else the beginning of one that is forced, else those
    that leave the others least."""
    win = five(root, LOOKS, True) if is_close(root, root.seat) else -1
    if win < 0 and looks > 0:
        legal = best_on_small_board(root, legal, POSITIONS * min(plans.most // QUESTIONS, 1000))
        win = legal[0] if len(legal) == 1 else forced_win(root, CLOSER * looks, plans)
    if win >= 0:
        return vec[i64]([win])
    slots = unforced(root, sound(root, legal), looks)
    return plans.unanswered(root, slots) if looks > 0 else slots


def forced_win(root: RoundModel, looks: i64, plans: QuietPlans) -> i64:
    """How the seat to act begins to force a five that wins alone, by fours or quietly; −1: not seen."""
    win = win_by_fours(root, looks, SHORT)
    if win < 0:
        win = plans.win(root)
    return win if win >= 0 else win_by_fours(root, looks)


def unforced(root: RoundModel, slots: vec[i64], looks: i64) -> vec[i64]:
    """Leaves out what the next seat answers with a win by fours, unless nothing else is left."""
    kept = vec[i64]()
    if looks == 0:
        return slots
    if root.seats > 2:
        return unforced_by_anyone(root, slots, WIDER * looks)
    for slot in slots:
        after = root.twin()
        after.act(slot)
        if after.seat < 0 or after.seat == root.seat or win_by_fours(after, looks) < 0:
            kept = append(kept, slot)
    return kept if len(kept) > 0 else slots


def unforced_by_anyone(root: RoundModel, slots: vec[i64], looks: i64) -> vec[i64]:
    """Leaves out what leaves any of several others a win by fours, unless nothing else is left.

    The seats before it may stop it, but seldom look so far: whoever sees it first stops it."""
    rivals, kept = vec[i64](), vec[i64]()
    for who in range(root.seats):
        idle = root.twin()
        idle.seat, idle.chain = who, -1
        if who != root.seat and win_by_fours(idle, looks) >= 0:
            rivals = append(rivals, who)
    if len(rivals) == 0:
        return slots
    for slot in slots:
        after = root.twin()
        after.act(slot)
        if not (after.seat >= 0 and after.seat != root.seat and is_won_by_fours(after, rivals, looks)):
            kept = append(kept, slot)
    return kept if len(kept) > 0 else slots


def is_won_by_fours(model: RoundModel, rivals: vec[i64], looks: i64) -> bool:
    """Whether one of these seats, were it its turn, could force a five."""
    for who in rivals:
        idle = model.twin()
        idle.seat = who
        if win_by_fours(idle, looks) >= 0:
            return True
    return False


def found_in(tree: Tree, root: RoundModel, done: i64) -> Found:
    """The favourite and the shares of what was looked at."""
    actions, mover = root.board.actions, root.seat
    shares = [
        (actions[tree.slot[edge]], tree.share(edge, mover)) for edge in range(tree.size[0]) if tree.visits[edge] > 0
    ]
    shares.sort(key=by_share)
    return Found(actions[tree.slot[tree.favourite(mover)]], shares, int(done), int(tree.plies))


def by_share(pair: tuple[Action, float]) -> float:
    return -pair[1]


def sound(root: RoundModel, slots: vec[i64]) -> vec[i64]:
    """At the root, exactly: the actions of the highest `safety`."""
    seat = root.seat
    best: i64 = LOST
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
    """After an action of a seat: what the others can make of it, if everybody between stops what can be stopped.

    A Connect 5 that loses on points ends the round, too: it is as bad as one that is left to the next seat."""
    if model.seat < 0:
        return CALM if model.maker != seat or is_ahead(model, seat, False) else LOST
    if model.seat == seat and model.chain >= 0:
        best: i64 = LOST
        for slot in legal_candidates(model):
            looks -= 1
            if best < CALM and looks > 0:
                after = model.twin()
                after.act(slot)
                best = max(best, safety(after, seat, looks // 4))
        return best
    level = CALM
    for later in range(1, model.seats):
        who = (seat + later) % model.seats
        if is_close(model, who):
            after = model.twin()
            after.seat = who
            if five(after, LOOKS, False) >= 0:
                if later == 1:
                    return LOST
                level = min(level, STOPPABLE if open_ends(after, who) < later else OPEN_FIVE)
    return level

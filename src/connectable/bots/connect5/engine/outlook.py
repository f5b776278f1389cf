"""What some actions of Connect 5 bring the seat that takes them, by a tree search of what can follow. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.evaluate import evaluate, share_of
from connectable.bots.connect5.engine.model import MOST_SEATS, model_of
from connectable.bots.connect5.engine.quiet_wins import QuietPlans
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.connect5.engine.search import ASKED, QUESTIONS, root_slots
from connectable.bots.connect5.engine.tree import Tree
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator


def share_after(state: State, slots: list[int], simulations: i64, seed: int, looks: i64) -> float:
    """The share of the win (0–1) after these actions of the seat to act, if everybody goes on as the search would."""
    root = model_of(rows_for(state.setup.board), state)
    seat = root.seat
    for slot in slots:
        root.act(slot)
    if root.seat < 0:
        gains = vec[float]([0.0] * int(MOST_SEATS))
        first = evaluate(root, gains)
        return share_of(gains[seat], first, seat)
    tree, rng = Tree(), Generator(seed)
    tree.watched, tree.looks = seat, looks
    plans = QuietPlans(QUESTIONS * simulations, 0.0)
    tree.grow(root, root_slots(root, legal_candidates(root), looks, plans))
    done = plans.asked // ASKED
    while done < simulations and not tree.solved:
        tree.simulate(root.twin(), rng)
        done += 1
    return tree.share(tree.favourite(root.seat), seat)

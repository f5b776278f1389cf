"""Learns the value of Connect 5 positions with two seats by self-play, in two generations; see decision 85.

    make learn
    python tools/connect5_value.py play build/value-1.jsonl --run 1 --games 1975 --simulations 80 --playouts
    python tools/connect5_value.py fit build/value-1.jsonl

Game i of a run is seeded by run × 100,003 + i alone; games that a file has already are not played again. `play` wants
the compiled form, `fit` wants numpy: neither is needed to play the game. `fit` writes `bots/connect5/value.json` and
prints how well the outcome of games it did not learn from is foretold.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.evaluate import evaluate
from connectable.bots.connect5.engine.features import FEATURES, LEAD, SETS, set_features
from connectable.bots.connect5.engine.fives import LOOKS, five, is_close
from connectable.bots.connect5.engine.fours import win_by_fours
from connectable.bots.connect5.engine.model import MOST_SEATS, RoundModel, model_of
from connectable.bots.connect5.engine.prior import weights_of
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.connect5.engine.search import sound, unforced
from connectable.bots.connect5.engine.tree import Tree
from connectable.bots.connect5.engine.value import learned, settle
from connectable.games.connect5 import GAME
from connectable.generator import Generator

WEIGHTS = Path(__file__).parent.parent / "src/connectable/bots/connect5/value.json"
BLIND = (2, 6)
"""A game begins with at least so many actions by lot, and up to so many more, less one."""
EARLY, DARING = 20, 8
"""Of the first actions one in so many is by lot: the value must know what a good player leaves aside, too."""
SHY = 0.7
"""The lot goes by the prior to this power."""
FORCED = 400
"""Positions to look at for a win by fours: where there is one the game is decided."""
UNIT_COUNT = 16
OUTCOME = 0.7
"""How much of what a position is said to be worth is what came of the game; the rest is what the search said."""
EPOCHS, BATCH, RATE, DECAY = 20, 256, 2e-3, 0.01
HELD_BACK = 10
"""One game in so many is not learned from."""


class Noted(NamedTuple):
    """A position after what must be done at once, for its seat to act."""

    features: list[int]
    seat: int
    share: float
    """What the search said; −1: it did not search."""


def play(run: int, number: int, simulations: int, judged: bool) -> dict[str, Any]:
    """One game, as a line of the file."""
    rng = Generator(run * 100_003 + number)
    state = GAME.start(2)
    model = model_of(rows_for(state.setup.board), state)
    noted, actions = list[Noted](), 0
    blind = BLIND[0] + rng.randrange(BLIND[1])
    winner = -1
    while model.seat >= 0 and winner < 0:
        legal = legal_candidates(model)
        if len(legal) == 1:
            model.act(legal[0])
            continue
        if actions < blind or (actions < EARLY and rng.randrange(DARING) == 0):
            slot, share = drawn(model, legal, rng), -1.0
        elif forces(model):
            slot, share, winner = legal[0], 1.0, int(model.seat)
        else:
            slot, share = searched(model, legal, rng, simulations, judged)
        if model.chain < 0:
            noted += note(model, share)
        model.act(slot)
        actions += 1
    if winner >= 0:
        gain = float(1 - winner)
    else:
        first = evaluate(model, vec[float]([0.0] * int(MOST_SEATS)))
        gain = 0.5 if first < 0 else float(1 - int(first))
    return {"gain": gain, "noted": noted}


def drawn(model: RoundModel, legal: vec[i64], rng: Generator) -> i64:
    """A legal action by lot."""
    weights = [int(100 * int(weight) ** SHY) for weight in weights_of(model, legal)]
    left = rng.randrange(sum(weights))
    for slot, weight in zip(legal, weights, strict=True):
        left -= weight
        if left < 0:
            return slot
    raise AssertionError("no weights")


def forces(model: RoundModel) -> bool:
    """Whether the seat to act makes or forces a five that wins."""
    if is_close(model, model.seat) and five(model, LOOKS, True) >= 0:
        return True
    return model.chain < 0 and win_by_fours(model, FORCED) >= 0


def searched(model: RoundModel, legal: vec[i64], rng: Generator, simulations: int, judged: bool) -> tuple[i64, float]:
    """What a short search chooses, and the share it expects: half that of its choice, half the mean of all."""
    slots = unforced(model, sound(model, legal), 20)
    if len(slots) == 1:
        return slots[0], -1.0
    tree = Tree()
    tree.looks, tree.judge = 8, learned() if judged else None
    tree.grow(model, slots)
    for _ in range(simulations):
        if tree.solved:
            break
        tree.simulate(model.twin(), rng)
    best = tree.favourite(model.seat)
    mean = tree.worth[0] / max(1.0, tree.seen[0])
    return tree.slot[best], (mean + (tree.share(best, model.seat) if tree.visits[best] else mean)) / 2


def note(model: RoundModel, share: float) -> Iterator[Noted]:
    """The position that the value is asked about, unless that ends the round."""
    calm, seat = model.twin(), model.seat
    settle(calm)
    if calm.seat >= 0 and calm.chain < 0:
        found = vec[i64]([0] * int(FEATURES))
        set_features(calm, found, vec[i64]([0] * int(SETS * model.rows.words)))
        known = share if share < 0 or calm.seat == seat else 1.0 - share
        yield Noted([int(number) for number in found], int(calm.seat), round(known, 3))


def fit(paths: list[Path], seed: int) -> None:
    """Learns the weights from the games of all files and writes them."""
    import numpy

    features, outcomes, targets, games = [], [], [], []
    for number, line in enumerate(line for path in paths for line in path.read_text("utf-8").splitlines()):
        game = json.loads(line)
        for counts, seat, share in game["noted"]:
            gain = game["gain"] if seat == 0 else 1.0 - game["gain"]
            features.append(counts)
            outcomes.append(gain)
            targets.append(gain if share < 0 else OUTCOME * gain + (1 - OUTCOME) * share)
            games.append(number)
    whole, came, wanted = (numpy.array(column, "float32") for column in (features, outcomes, targets))
    held = numpy.array(games) % HELD_BACK == 0
    spread = numpy.maximum(0.3, whole[~held].std(0))
    spread[LEAD + 5] = 1.0  # always 1: it does not vary
    known = whole / spread
    hidden, out = descend(numpy, known[~held], wanted[~held], seed)
    WEIGHTS.write_text(written(numpy, hidden / spread[:, None], out), "utf-8")
    for name, told in (("even", 0 * came[held] + 0.5), ("learned", curve(numpy, known[held], hidden, out))):
        kept = came[held]
        loss = -(kept * numpy.log(told) + (1 - kept) * numpy.log(1 - told)).mean()
        print(f"{name}: log loss {loss:.4f} of {int(held.sum())} positions, {int((~held).sum())} learned from")


def curve(numpy: Any, known: Any, hidden: Any, out: Any) -> Any:
    """The share that the net expects."""
    return 1 / (1 + numpy.exp(-numpy.maximum(known @ hidden, 0) @ out))


def descend(numpy: Any, known: Any, wanted: Any, seed: int) -> tuple[Any, Any]:
    """Both layers after some epochs of Adam on the logarithm of the odds, with decay."""
    rng = numpy.random.default_rng(seed)
    layers = [
        (rng.standard_normal((known.shape[1], UNIT_COUNT)) * 0.45 / numpy.sqrt(known.shape[1])).astype("float32"),
        (rng.standard_normal(UNIT_COUNT) * 0.3).astype("float32"),
    ]
    layers[0][LEAD + 5] -= known.mean(0) @ layers[0]  # so that each hidden number is used by half of the positions
    drift = [numpy.zeros_like(layer) for layer in layers]
    size = [numpy.zeros_like(layer) for layer in layers]
    order, steps = numpy.arange(len(known)), 0
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        rate = RATE * (1.02 - epoch / EPOCHS)
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            there = known[batch]
            sums = there @ layers[0]
            miss = (curve(numpy, there, *layers) - wanted[batch]) / len(batch)
            slopes = [there.T @ (numpy.outer(miss, layers[1]) * (sums > 0)), numpy.maximum(sums, 0).T @ miss]
            steps += 1
            for k, slope in enumerate(slopes):
                drift[k] = 0.9 * drift[k] + 0.1 * slope
                size[k] = 0.999 * size[k] + 0.001 * slope**2
                step = drift[k] / (1 - 0.9**steps) / (numpy.sqrt(size[k] / (1 - 0.999**steps)) + 1e-8)
                layers[k] -= rate * (step + DECAY * layers[k])
    return layers[0], layers[1]


def written(numpy: Any, hidden: Any, out: Any) -> str:
    """The weights as whole numbers, see `Value.share`; a line per feature."""
    rows = [json.dumps([int(weight) for weight in row]) for row in numpy.round(hidden * 2**16)]
    last = json.dumps([int(weight) for weight in numpy.round(out * 2**12)])
    return '{"hidden": [\n' + ",\n".join(rows) + '\n],\n"out": ' + last + "}\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    player = commands.add_parser("play")
    player.add_argument("file", type=Path)
    player.add_argument("--games", type=int, required=True)
    player.add_argument("--run", type=int, required=True)
    player.add_argument("--simulations", type=int, required=True)
    player.add_argument("--playouts", action="store_true", help="play positions out; else the value judges them")
    fitter = commands.add_parser("fit")
    fitter.add_argument("files", type=Path, nargs="+")
    fitter.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.command == "fit":
        fit(given.files, given.seed)
        return
    done = len(given.file.read_text("utf-8").splitlines()) if given.file.exists() else 0
    with given.file.open("a", encoding="utf-8") as file:
        for number in range(done, given.games):
            file.write(json.dumps(play(given.run, number, given.simulations, not given.playouts)) + "\n")
            file.flush()


if __name__ == "__main__":
    main()

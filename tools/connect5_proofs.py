"""Finds positions of Connect 5 with one best action that is proven: what `strong` must find.

    PYTHONPATH=build/compiled python tools/connect5_proofs.py --file tests/fixtures/connect5/proven.jsonl

Three kinds, none of which a greedy bot solves; a line of the file has the position, its best action and the proof:

    five      this action alone forces a five in so many turns: a daily of `content/positions.jsonl`
    defence   every other action lets the other seat force a five in so many turns, and this one does not
    solved    a small board, played out to the end by every action: this one alone wins, or alone does not lose

The same seed gives the same file, as long as the dailies and the bots that play towards the positions are.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from connectable.bots.connect5.engine.candidates import legal_candidates
from connectable.bots.connect5.engine.forced import OutOfNodes, Solver
from connectable.bots.connect5.engine.model import RoundModel, model_of
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.levels import Budget, choose
from connectable.games.connect5 import GAME
from connectable.games.connect5.engine.legal import actions
from connectable.games.connect5.engine.state import State, lane
from connectable.games.connect5.positions import positions
from connectable.generator import Generator

KINDS = {"five": 7, "defence": 6, "solved": 7}
"""How many of each."""
TURNS = 2
"""Of the five that a defence prevents."""
NODES = 2_000_000
SMALL = (
    "◉───●───◉───●───◉───●───◉",
    "●───●───●───●───●───●───●",
    "◉───●───◉\n│       │\n●       ●\n│       │\n◉───●───◉",
    "●───◉───┬───◉───●\n        │\n        ●───●",
    "●───●───●───●\n│       │\n●───◉───●",
)
MOST_POSITIONS = 8_000
"""A small board that takes more is left."""
TOKENS, LEFT = 25, 1
"""Tokens of a seat; at most so many of them are still in the reserve on a small board."""
QUIET = 55
"""Turns without a placement or an eat so far: five more end the round, which keeps a solution small."""


def found_five() -> Iterator[dict[str, Any]]:
    """Dailies, the hardest first. Their proofs count no points: where the other seat has eaten more, a five may win
    nothing, and the position is left out."""
    for one in sorted(positions(), key=lambda one: -min(one["grade"], 6) * (one["turns"] > 2)):
        state = GAME.start(2)
        for seat, text in one["moves"]:
            state = GAME.apply(state, seat, GAME.parse(state, seat, text))
        mover = int(state.seat)
        if one["turns"] > 2 and lane(state.eaten, mover) >= lane(state.eaten, 1 - mover):
            yield line(state, one["line"][0], f"five in {one['turns']} turns")


def found_defences(seed: int) -> Iterator[dict[str, Any]]:
    """From games in which one turn of three is played by chance."""
    for number in range(1, sys.maxsize):
        rng, state = Generator(seed * 1_000_003 + number), GAME.start(2)
        for turn in range(40):
            if state.seat < 0:
                break
            if turn > 7 and state.chain < 0 and (best := only_defence(state)):
                yield line(state, best, f"defence against a five in {TURNS} turns")
                break
            legal = actions(state)
            wild = rng.randrange(3) == 0
            level = choose(GAME, "easy", state, int(state.seat), rng, Budget(40))
            state = GAME.apply(state, int(state.seat), legal[rng.randrange(len(legal))] if wild else level)


def only_defence(state: State) -> str:
    """The one action after which the other seat forces no five; empty: there are several or none, or it would do so in
    one turn, which every level sees."""
    model = model_of(rows_for(state.setup.board), state)
    other, kept = 1 - int(state.seat), list[int]()
    if forces(model, other, 1) or not forces(model, other, TURNS):
        return ""
    for slot in legal_candidates(model):
        after = model.twin()
        after.act(slot)
        if after.seat != other or not forces(after, other, TURNS):
            kept.append(int(slot))
    return GAME.notation(state.setup.board.actions[kept[0]]) if len(kept) == 1 else ""


def forces(model: RoundModel, seat: int, turns: int) -> bool:
    """Whether that seat, were it its turn, forces a five."""
    turn = model.twin()
    turn.seat = seat
    try:
        return Solver(seat, NODES).wins(turn, turns)
    except OutOfNodes:
        return False


def found_solved(seed: int) -> Iterator[dict[str, Any]]:
    for number in range(1, sys.maxsize):
        rng = Generator(seed * 1_000_003 + number)
        state = small(rng)
        if state is None or len(actions(state)) < 5:
            continue
        solution = Solution()
        try:
            values = {GAME.notation(action): solution.after(state, action.slot) for action in actions(state)}
        except OutOfNodes:
            continue
        best = max(values.values())
        wanted = [text for text, value in values.items() if value == best]
        if len(wanted) == 1:
            yield line(state, wanted[0], f"solved in {len(solution.known)} positions: {best:+}")


def small(rng: Generator) -> State | None:
    """A position near the end of a round on a small board, seat 0 to act; None: it is over."""
    drawing = SMALL[rng.randrange(len(SMALL))]
    board = GAME.start(2, {"board": drawing}).setup.board
    names = [GAME.notation(action).split()[1] for action in board.actions[: int(board.dots)]]
    held: list[list[str]] = [[], []]
    for name in names:
        owner = rng.randrange(5)
        if owner < 4:
            held[owner // 2].append(name)
    left = [rng.randrange(LEFT + 1) for _ in held]
    gone = [TOKENS - len(dots) - kept for dots, kept in zip(held, left, strict=True)]
    seats = [
        f"seat {seat} reserve {left[seat]} eaten {gone[1 - seat]} on {' '.join(held[seat])}".rstrip() for seat in (0, 1)
    ]
    head = [
        "connect5 seats 2 board drawn mode quick jumps any",
        f"round 1 of 1 starter 0 turn 0 quiet {QUIET} passes 0",
    ]
    text = "\n".join([*head, *seats, "drawing", *("|" + row for row in drawing.split("\n"))])
    try:
        return GAME.read(text)
    except ValueError:
        return None


class Solution:
    """The result of every position of a round that is over soon: 1 where seat 0 wins, −1 where it loses."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], int] = {}

    def after(self, state: State, slot: int) -> int:
        model = model_of(rows_for(state.setup.board), state)
        model.act(slot)
        return self.value(model)

    def value(self, model: RoundModel) -> int:
        if model.seat < 0:
            points = [int(lane(model.eaten, seat)) + 5 * (model.maker == seat) for seat in (0, 1)]
            return (points[0] > points[1]) - (points[0] < points[1])
        key = (bytes(map(int, model.cells)), model.reserves, model.eaten, model.seat, model.chain, model.came)
        known = (*key, model.still, model.passes)
        if known not in self.known:
            if len(self.known) > MOST_POSITIONS:
                raise OutOfNodes
            sign, best = 1 - 2 * int(model.seat), -1
            for slot in legal_candidates(model):
                after = model.twin()
                after.act(slot)
                best = max(best, sign * self.value(after))
                if best == 1:
                    break
            self.known[known] = sign * best
        return self.known[known]


def line(state: State, best: str, proof: str) -> dict[str, Any]:
    return {"position": GAME.format(state), "best": best, "proof": proof}


def greedy_finds(one: dict[str, Any]) -> bool:
    """Whether a greedy bot does it, too: then it is no test of a search."""
    state = GAME.read(one["position"])
    tries = [choose(GAME, "greedy", state, int(state.seat), Generator(seed)) for seed in range(4)]
    return any(GAME.notation(action) == one["best"] for action in tries)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, required=True)
    asked = parser.parse_args()
    sys.setrecursionlimit(10_000)
    sources = {"five": found_five(), "defence": found_defences(asked.seed), "solved": found_solved(asked.seed)}
    lines: list[str] = []
    for kind, source in sources.items():
        hard = (one for one in source if not greedy_finds(one))
        for _, one in zip(range(KINDS[kind]), hard, strict=False):
            lines.append(json.dumps(one, ensure_ascii=False))
            print(one["best"], one["proof"], file=sys.stderr, flush=True)
    asked.file.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()

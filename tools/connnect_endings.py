"""Finds positions of CoNNNect's last two rounds, alone, whose best action is proven: `make endings` writes them.

    PYTHONPATH=build/compiled python tools/connnect_endings.py --file tests/fixtures/connnect_endings.jsonl

Games of `medium` give the positions, by seed: in every game the next kind of decision that is wanted (the zone or the
first number of the last round; the second number, a claim or a bonus of the round before). It is solved with everything
that the rules allow and kept where that was possible, where the best actions are few and others are clearly worse.
Whether a level finds them does not matter here.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

from connectable.bots.connnect.engine.last_round import LastRound
from connectable.bots.connnect.engine.last_two_rounds import LastTwoRounds
from connectable.bots.levels import choose
from connectable.contract import CHANCE
from connectable.games.connnect import GAME
from connectable.games.connnect.engine.state import ACT, NOTHING, ROUNDS, TAKE_BONUS, ZONE, State
from connectable.generator import Generator
from connectable.playout import pick

KINDS = ("zone", "fill", "second", "claim", "bonus")
"""The first two in the last round, the others in the round before."""
MARGIN = 0.5
"""Points by which every action that is not best must be worse than the best."""
MOST_BEST = 3
"""Best actions, at most: the same numbers can often be written in either order."""
ENDS, SHEETS = 400, 100_000
"""How far the round before the last is followed: its ends, and sheets beyond each."""


class Ending(msgspec.Struct, frozen=True):
    """A position and what is proven about it."""

    kind: str
    seed: int
    position: str
    best: list[str]
    value: float
    """Points, expected where dice are still to come."""
    next: float
    """What the best of all other actions brings."""


def is_kind(kind: str, state: State) -> bool:
    """Whether a decision of that kind is due; with something to claim where claims are decided."""
    if state.round != (ROUNDS if kind in KINDS[:2] else ROUNDS - 1):
        return False
    if kind == "zone":
        return state.phase == ZONE
    sheet = state.sheets[0]
    waiting = sheet.dice >> 9
    if kind == "bonus":
        return state.phase == ACT and sheet.pending & 15 == TAKE_BONUS
    if state.phase != ACT or sheet.pending != NOTHING:
        return False
    if kind == "claim":
        return waiting == 0 and any(GAME.notation(action).startswith("claim") for action in GAME.legal(state, 0))
    return waiting == 6 if kind == "fill" else waiting in (2, 4)


def played_to(kind: str, seed: int) -> State | None:
    """The first decision of that kind in a game of `medium` alone; None: there is none."""
    state, rng = GAME.start(1), Generator(seed)
    while acting := GAME.to_act(state):
        if acting[0] != CHANCE and is_kind(kind, state):
            return state
        seat = acting[0]
        action = pick(GAME, state, seat, rng) if seat == CHANCE else choose(GAME, "medium", state, seat, rng)
        state = GAME.apply(state, seat, action)
    return None


def solved(state: State) -> dict[str, float] | None:
    """What every legal action brings when all that follows is best; None: too much to look at."""
    sheet, found = state.sheets[0], dict[str, float]()
    if state.round == ROUNDS:
        last = LastRound(state, sheet, SHEETS)
        for action in GAME.legal(state, 0):
            after = GAME.apply(state, 0, action).sheets[0] if state.phase == ZONE else None
            found[GAME.notation(action)] = float(last.most(after) if after else last.after(sheet, action))
        return found if last.is_exact else None
    both = LastTwoRounds(state, ENDS, SHEETS)
    for action in GAME.legal(state, 0):
        found[GAME.notation(action)] = both.after(sheet, action)
        if not both.is_exact:
            return None
    return found


def ending(kind: str, seed: int) -> Ending | None:
    """The position of that seed, if it can be solved and is worth keeping."""
    state = played_to(kind, seed)
    values = solved(state) if state else None
    if not state or not values:
        return None
    value = max(values.values())
    best = sorted(name for name, other in values.items() if other > value - 1e-9)
    rest = [other for name, other in values.items() if name not in best]
    if not rest or len(best) > MOST_BEST or max(rest) > value - MARGIN:
        return None
    return Ending(kind, seed, GAME.format(state), best, round(value, 6), round(max(rest), 6))


def endings(each: int) -> Iterator[Ending]:
    """So many of each kind, by rising seeds."""
    left, seeds = dict.fromkeys(KINDS, each), count(1)
    while any(left.values()):
        seed = next(seeds)
        kind = next(kind for kind in (*KINDS[seed % 5 :], *KINDS) if left[kind])
        found = ending(kind, seed)
        if found:
            left[kind] -= 1
            yield found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--each", type=int, default=4, help="positions of each of the five kinds")
    given = parser.parse_args()
    lines = []
    for found in endings(given.each):
        sys.stdout.write(f"{found.kind} of game {found.seed}: {found.value:.2f} by {', '.join(found.best)}\n")
        sys.stdout.flush()
        lines.append(msgspec.json.encode(found).decode())
    given.file.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""Finds the positions of Connect 5's dailies: five in two to four turns by force, with the proof of it.

    python tools/connect5_positions.py --seed 1 --count 75 --file F     an hour of processor time, compiled
    python tools/connect5_positions.py --more 4 --count 5 --file F      adds five lines of four turns to those of a file
    python tools/connect5_positions.py --grade --file F                 grades a file again, with the levels of today

Bots play against themselves; each position in which exactly one action begins a forced five is kept, one per game and
none twice, also not turned or mirrored; of those that the greedy bot solves, few. At the end all are graded. A line of
the file is one position, as `games/connect5/positions.py` reads it:

    moves   what was played from an empty board, with the seat; seat 0 is to act then and makes five
    turns   how many turns of its own that takes at most; with fewer nobody can force it
    line    the best play of both seats, and with it the only first action that forces the five
    proof   an answer to everything: `play`, and `then` by the other seat's turn ("": after any turn not named)
    grade   1 to 6: the weakest level that makes five in time against the best defence, from greedy to champion; 6: none

The same seed and count give the same file, whatever the machine, as long as the bots are the same.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from connectable import game
from connectable.bots.connect5.engine.fives import is_close
from connectable.bots.connect5.engine.forced import can_force, defence, winning
from connectable.bots.connect5.engine.model import model_of
from connectable.bots.connect5.engine.rows import rows_for
from connectable.bots.levels import Budget, level_of
from connectable.games.connect5 import content
from connectable.games.connect5.engine.legal import actions
from connectable.games.connect5.engine.state import State
from connectable.generator import Generator

RULES = game("connect5")
LEVELS = ("greedy", "easy", "medium", "strong", "champion")
TRIES, ENOUGH = 3, 2
"""A level solves a position that it solves so often of so many times."""
TURNS = (2, 3, 4)
SHORT = 0.4
"""The share that lines of two turns have at most."""
EASY = 0.3
"""The share that positions have at most which the greedy bot solves."""
DIRECT = 3
"""Turns up to which one action alone has to begin the five; of longer lines that takes too long to say."""
NODES, MORE_NODES = 1_000_000, 20_000_000
"""Positions looked at before a question is given up; more to make sure that a line has no short cut."""
FIRST, LAST = 8, 34
"""Turns from the start: earlier nothing is near, later the board is hard to read."""
SIMULATIONS = 60
WILD = 4
"""One turn of so many is played by chance, so that games differ and mistakes happen."""
Turn = tuple[str, ...]
REFUTED_BY: dict[int, Turn] = {}
"""By turns left."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--count", type=int, default=75)
    arguments.add_argument("--file", type=Path, required=True)
    arguments.add_argument("--more", type=int, choices=TURNS, help="keep the file, add lines of so many turns")
    arguments.add_argument("--grade", action="store_true", help="grade the positions of the file again")
    chosen = arguments.parse_args()
    if chosen.grade:
        graded(chosen.file)
        return
    lines = chosen.file.read_text("utf-8").splitlines() if chosen.more else []
    known = {canonical(begun(json.loads(line))) for line in lines}
    turns = [chosen.more] if chosen.more else [*TURNS]
    for found in positions(chosen.seed, chosen.count, turns, known):
        lines.append(json.dumps(found, ensure_ascii=False))
        chosen.file.write_text("\n".join(lines) + "\n", "utf-8")
    graded(chosen.file)


def graded(file: Path) -> None:
    """Writes the file with the grades of today's levels; everything else stays as it is."""
    lines = []
    for line in file.read_text("utf-8").splitlines():
        position = json.loads(line)
        before, position["grade"] = position["grade"], grade(begun(position), position["turns"])
        lines.append(json.dumps(position, ensure_ascii=False))
        print(f"{len(lines)}: {position['turns']} turns, grade {before} -> {position['grade']}", flush=True)
    file.write_text("\n".join(lines) + "\n", "utf-8")


def begun(position: dict[str, Any]) -> State:
    """The state that a position of the file is."""
    state: State = RULES.start(2)
    for seat, text in position["moves"]:
        state = RULES.apply(state, seat, RULES.parse(state, seat, text))
    return state


def positions(
    seed: int, count: int, turns: list[int], known: set[tuple[tuple[int, ...], ...]]
) -> Iterator[dict[str, Any]]:
    """So many positions that are not known yet, the lengths mixed; fewer are the first of more."""
    found = dict.fromkeys(TURNS, 0)
    game_number = easy = 0
    while (total := sum(found.values())) < count:
        game_number += 1
        wanted = [few for few in turns if few > min(TURNS) or found[few] < SHORT * total + 1]
        kept = from_game(seed * 1_000_003 + game_number, wanted, known, easy < EASY * total + 1)
        if kept is not None:
            found[kept["turns"]] += 1
            easy += kept["grade"] == 1
            print(f"game {game_number}: {found}, {easy} easy", file=sys.stderr, flush=True)
            yield kept


def from_game(
    seed: int, turns: list[int], known: set[tuple[tuple[int, ...], ...]], easy: bool
) -> dict[str, Any] | None:
    """The first position of a game that is wanted; None: it has none."""
    rng, state = Generator(seed), RULES.start(2)
    search = level_of(RULES, "easy").think
    moves: list[tuple[int, str]] = []
    for number in range(2 * LAST):
        if not RULES.to_act(state):
            return None
        seat = RULES.to_act(state)[0]
        if number >= FIRST and seat == 0 and state.chain < 0:
            kept = examined(state, moves, turns, known, easy)
            if kept is not None:
                return kept
        legal = actions(state)
        wild = rng.randrange(WILD) == 0
        chosen = search(RULES, state, seat, rng, Budget(SIMULATIONS)).action
        action = legal[rng.randrange(len(legal))] if wild else chosen
        moves.append((seat, RULES.notation(action)))
        state = RULES.apply(state, seat, action)
    return None


def examined(
    state: State, moves: list[tuple[int, str]], wanted: list[int], known: set[tuple[tuple[int, ...], ...]], easy: bool
) -> dict[str, Any] | None:
    """The position with its proof, if it is one that is wanted; `easy`: also if the greedy bot solves it."""
    if min(wanted) > DIRECT and not can_force(state, min(wanted), 5 * NODES, True):
        return None  # most positions have no such line, and this is said soonest
    turns = shortest(state)
    shape = canonical(state)
    if turns not in wanted or shape in known:
        return None
    is_easy = is_solved(state, turns, LEVELS[0])
    if (is_easy and not easy) or not is_only(state, turns):
        return None
    known.add(shape)
    proof = proved(state, turns)
    return {
        "moves": list(moves),
        "turns": turns,
        "grade": 1 if is_easy else len(LEVELS) + 1,
        "line": best_line(state, turns, proof),
        "proof": proof,
    }


def shortest(state: State) -> int:
    """In how many turns the seat to act forces a five; 0: it does not, or it takes too long to say.

    The longest lines go from threat to threat, and shorter ones without a threat are ruled out afterwards."""
    for turns in TURNS:
        forced = can_force(state, turns, NODES if turns <= DIRECT else 5 * NODES, turns > DIRECT)
        if forced is None and turns != DIRECT:
            return 0
        if forced:
            is_shortest = can_force(state, turns - 1, MORE_NODES) is False
            return turns if is_shortest else 0
    return 0


def is_only(state: State, turns: int) -> bool:
    """Whether one action alone begins the forced five; of the longest lines that is not asked."""
    if turns > DIRECT:
        return True
    found = winning(state, turns, 8 * NODES)
    return found is not None and len(found) == 1


def winning_turn(state: State, turns: int) -> tuple[Turn, State] | None:
    """A turn that begins a forced five. It threatens one, as long lines do; where no such turn is found, there may
    still be another."""
    seat = RULES.to_act(state)[0]
    for turn, after in turns_of(state):
        if makes_five(after, seat):
            return turn, after
        close = RULES.to_act(after) and is_close(model_of(rows_for(state.setup.board), after), seat)
        if turns > 1 and close and holds(after, turns - 1):
            return turn, after
    return None


def forces(state: State, turns: int) -> bool:
    """Whether the seat to act forces a five; the quick ones are asked for first, and threats before all turns."""
    quick = any(can_force(state, few, NODES, True) for few in range(1, turns + 1))
    return quick or (turns < DIRECT and bool(can_force(state, turns, NODES)))


def holds(state: State, turns: int) -> bool:
    """Whether a five within so many more turns is forced, whatever the seat to act does. The turn that refuted the
    position before is tried first: it often refutes this one, too."""
    replies = list(turns_of(state))
    replies.sort(key=lambda reply: reply[0] != REFUTED_BY.get(turns))
    for turn, after in replies:
        if not RULES.to_act(after) or not forces(after, turns):
            REFUTED_BY[turns] = turn
            return False
    return True


def turns_of(state: State) -> Iterator[tuple[Turn, State]]:
    """Every turn of the seat to act, chains of jumps to their end, with the state after it."""
    seat = RULES.to_act(state)[0]
    for action in RULES.legal(state, seat):
        after, text = RULES.apply(state, seat, action), RULES.notation(action)
        if RULES.to_act(after) == (seat,) and after.chain >= 0:
            for rest, end in turns_of(after):
                yield (text, *rest), end
        else:
            yield (text,), after


def makes_five(state: State, seat: int) -> bool:
    return not RULES.to_act(state) and bool(state.done) and state.done[-1].maker == seat


def proved(state: State, turns: int) -> dict[str, Any]:
    """An answer to everything that the other seat may do."""
    seat = RULES.to_act(state)[0]
    found = winning_turn(state, turns) or any_winning_turn(state, turns)
    turn, after = found
    return {"play": list(turn)} if makes_five(after, seat) else {"play": list(turn), "then": answers(after, turns - 1)}


def any_winning_turn(state: State, turns: int) -> tuple[Turn, State]:
    """The same where the five begins quietly."""
    return next((turn, after) for turn, after in turns_of(state) if RULES.to_act(after) and holds(after, turns - 1))


def answers(state: State, turns: int) -> dict[str, Any]:
    """By turn of the other seat; what answers most of them stands under ""."""
    trees: list[dict[str, Any]] = []
    chosen: dict[str, int] = {}
    for turn, after in turns_of(state):
        number = next((number for number, tree in enumerate(trees) if is_proof(after, tree)), len(trees))
        if number == len(trees):
            trees.append(proved(after, turns))
        chosen[" / ".join(turn)] = number
    used = [*chosen.values()]
    usual = max(range(len(trees)), key=used.count)
    return {"": trees[usual]} | {turn: trees[number] for turn, number in chosen.items() if number != usual}


def is_proof(state: State, proof: dict[str, Any]) -> bool:
    """Whether the answers of a proof hold from this state on."""
    seat = RULES.to_act(state)[0]
    for text in proof["play"]:
        if RULES.to_act(state) != (seat,):
            return False
        action = RULES.parse(state, seat, text)
        if RULES.refusal(state, seat, action):
            return False
        state = RULES.apply(state, seat, action)
    if "then" not in proof:
        return makes_five(state, seat)
    if not RULES.to_act(state) or RULES.to_act(state) == (seat,):
        return False
    then = proof["then"]
    return all(
        bool(RULES.to_act(after)) and is_proof(after, then.get(" / ".join(turn), then[""]))
        for turn, after in turns_of(state)
    )


def best_line(state: State, turns: int, proof: dict[str, Any]) -> list[str]:
    """The play of the proof against what delays it longest."""
    seat, line = RULES.to_act(state)[0], []
    while True:
        for text in proof["play"]:
            line.append(text)
            state = RULES.apply(state, seat, RULES.parse(state, seat, text))
        turns -= 1
        if "then" not in proof:
            return line
        reply, state = defended(state, seat, turns)
        line += reply
        proof = proof["then"].get(" / ".join(reply), proof["then"][""])


def defended(state: State, who: int, turns: int) -> tuple[Turn, State]:
    """The best turn of the other seat, and the state after it."""
    seat, texts = RULES.to_act(state)[0], []
    while RULES.to_act(state) == (seat,):
        action = defence(state, who, min(turns, 2), NODES)
        texts.append(RULES.notation(action))
        state = RULES.apply(state, seat, action)
    return tuple(texts), state


def grade(state: State, turns: int) -> int:
    """1 to 5 by the weakest level that solves it; 6: none does."""
    found = (number for number, level in enumerate(LEVELS, 1) if is_solved(state, turns, level))
    return next(found, len(LEVELS) + 1)


def is_solved(state: State, turns: int, level: str) -> bool:
    return sum(solves(state, turns, level, seed) for seed in range(TRIES)) >= ENOUGH


def solves(state: State, turns: int, level: str, seed: int) -> bool:
    seat, rng = RULES.to_act(state)[0], Generator(seed)
    found = level_of(RULES, level)
    for left in range(turns - 1, -1, -1):
        while RULES.to_act(state) == (seat,):
            action = found.think(RULES, state, seat, rng, Budget(found.simulations)).action
            state = RULES.apply(state, seat, action)
        if not RULES.to_act(state) or left == 0:
            break
        _, state = defended(state, seat, left)
        if not RULES.to_act(state):
            break
    return makes_five(state, seat)


def canonical(state: State) -> tuple[tuple[int, ...], ...]:
    """The same for positions that a turn or a mirror makes equal, whoever is to act."""
    board = state.setup.board
    cells = []
    for dot in range(board.dots):
        here = int(state.cells[dot])
        cells.append(0 if here == 0 else (1 if (here - 1) // 2 == state.seat else 3) + (here - 1) % 2)
    return min(
        (tuple(cells[image] for image in images), tuple(int(state.reserves >> 8 * seat & 255) for seat in (0, 1)))
        for images in symmetries(board.text)
    )


def symmetries(text: str) -> list[tuple[int, ...]]:
    """The mirrors and turns that leave the board as it is: dot → dot."""
    board = content.board(text, False)
    spots = [divmod(spot, 1024) for spot in board.spots]
    high, wide = max(row for row, _ in spots), max(column for _, column in spots)
    joined = {(int(board.leg_at[leg]), int(board.leg_to[leg])) for leg in range(board.legs)}
    found = []
    for flip_row in (False, True):
        for flip_column in (False, True):
            places = {
                (high - row if flip_row else row, wide - column if flip_column else column): dot
                for dot, (row, column) in enumerate(spots)
            }
            images = tuple(places.get(spot, -1) for spot in spots)
            same = -1 not in images and all((images[at], images[to]) in joined for at, to in joined)
            if same and all(board.ring[images[dot]] == board.ring[dot] for dot in range(board.dots)):
                found.append(images)
    return found


if __name__ == "__main__":
    main()

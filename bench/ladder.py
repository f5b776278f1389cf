"""The ladder of a game: each level against the next weaker, the first-timer against `gentle`, the top against greedy.

    PYTHONPATH=build/compiled python bench/ladder.py connnect --games 200 --file build/ladder.jsonl
    PYTHONPATH=build/compiled python bench/ladder.py connections way=rummy --games 100
    PYTHONPATH=build/compiled python bench/ladder.py connections way=classic --seats 4 --pairs champion:greedy
    PYTHONPATH=build/compiled python bench/ladder.py connnect --seats 1 --games 50

One seat plays the first level of a pair, all others the second; each deal is played from every seat. A share is printed
with its 95 % interval beside the share of an equal player; alone, the mean of points; and how many games were
different, for bots that leave little to chance repeat themselves. With `--file` every game is kept there at once, and a
run that was stopped goes on. Each level has its own simulations unless told otherwise.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

import connectable
from connectable.bots.levels import LADDER, Budget, levels_of
from connectable.lab.first_timers import FIRST_TIMER, first_timer_of
from connectable.lab.single_game import game_of_match, play_all
from connectable.lab.stats import resampled, wilson
from connectable.options import OptionValue

AIMS = {FIRST_TIMER: 0.60, "": 0.65, "champion:greedy": 0.70}
"""The share that is asked for at two seats: of the first-timer, of each step, of the top against greedy."""


class Ladder(NamedTuple):
    """What is measured."""

    game: str
    options: dict[str, OptionValue]
    seats: int
    games: int
    simulations: int
    seed: str


class Played(msgspec.Struct, frozen=True):
    """One game of a pair."""

    key: str
    """Everything that decides it but its number."""
    number: int
    score: float
    points: int
    choices: int = 0
    simulations: int = 0
    """Of all seats together: games that agree in everything so far are taken for one and the same."""


def pairs_of(name: str) -> list[tuple[str, str]]:
    """What is asked for, the weakest first."""
    steps = [level for level in LADDER if level in levels_of(name)]
    first = [(FIRST_TIMER, steps[0])] if first_timer_of(name) else []
    return [*first, *((strong, weak) for weak, strong in pairwise(steps)), (steps[-1], "greedy")]


def key_of(ladder: Ladder, pair: Sequence[str]) -> str:
    return msgspec.json.encode([ladder._replace(games=0), pair], order="deterministic").decode()


def played(ladder: Ladder, pair: tuple[str, ...], file: Path | None, processes: int) -> list[Played]:
    """The games of a pair: those in the file, then those that it lacks."""
    key = key_of(ladder, pair)
    lines = file.read_bytes().splitlines() if file and file.exists() else []
    kept = {one.number: one for one in (msgspec.json.decode(line, type=Played) for line in lines) if one.key == key}
    count = -(-ladder.games // ladder.seats) * ladder.seats
    for one in newly_played(ladder, pair, [number for number in range(count) if number not in kept], processes):
        kept[one.number] = one
        if file:
            with file.open("ab") as stream:
                stream.write(msgspec.json.encode(one) + b"\n")
    return [kept[number] for number in range(count)]


def newly_played(ladder: Ladder, pair: tuple[str, ...], numbers: list[int], processes: int) -> Iterator[Played]:
    players = (pair[0], *[pair[-1]] * (ladder.seats - 1))
    budget = Budget(ladder.simulations)
    games = [game_of_match(ladder.game, players, ladder.options, budget, ladder.seed, number) for number in numbers]
    for number, result in zip(numbers, play_all(games, processes), strict=True):
        seat = -result.game.turn % ladder.seats
        choices = sum(effort.choices for effort in result.efforts)
        simulations = sum(effort.simulations for effort in result.efforts)
        yield Played(key_of(ladder, pair), number, result.scores[seat], result.points[seat], choices, simulations)


def report(ladder: Ladder, pair: tuple[str, ...], games: list[Played]) -> str:
    points, low_points, high_points = resampled([[one.points] for one in games])
    different = len({(one.score, one.points, one.choices, one.simulations) for one in games})
    told = f"points {points:.1f} [{low_points:.1f}, {high_points:.1f}], {different} different"
    if ladder.seats == 1:
        return f"{pair[0]:12} {len(games):4} games: {told}"
    score = sum(one.score for one in games)
    low, high = wilson(score, len(games))
    aim = AIMS.get(":".join(pair), AIMS.get(pair[0], AIMS[""])) if ladder.seats == 2 else 1 / ladder.seats
    share = score / len(games)
    verdict = "clear" if low >= aim else "reached" if share >= aim else "NOT REACHED"
    return (
        f"{pair[0]:>11} : {pair[1]:8} {len(games):4} games: {share:.3f} [{low:.3f}, {high:.3f}], "
        f"wanted {aim:.2f}: {verdict}; {told}"
    )


def value_of(text: str) -> OptionValue:
    return text == "true" if text in ("true", "false") else int(text) if text.lstrip("-").isdigit() else text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", help="name=value")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--pairs", default="", help="strong:medium,… instead of the whole ladder; alone: levels")
    parser.add_argument("--simulations", type=int, default=0, help="per choice; 0: each level's own number")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    options = {name: value_of(value) for name, _, value in (text.partition("=") for text in given.options)}
    ladder = Ladder(given.game, options, given.seats, given.games, given.simulations, given.seed)
    wanted: list[tuple[str, ...]] = [*pairs_of(given.game)] if given.seats > 1 else [(level,) for level in LADDER]
    if given.pairs:
        wanted = [tuple(pair.split(":")) for pair in given.pairs.split(",")]
    print(f"{given.game} {options or ''} at {given.seats} seats, {connectable.form()}, seed {given.seed}", flush=True)
    for pair in wanted:
        print(report(ladder, pair, played(ladder, pair, given.file, given.processes)), flush=True)


if __name__ == "__main__":
    main()

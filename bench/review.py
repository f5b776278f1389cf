"""How far reviews are from long searches: mean error of the costs, share of false alarms, by game.

    PYTHONPATH=build/compiled python bench/review.py --decisions 30 --only connections --list

The decisions are those of four seeded games, evenly over each: bots of different levels play them, and the levels
change seats from game to game, so that there are mistakes of every kind. What a review says is then measured again
with four times the samples and, where they search, twice the simulations, all with seeds of their own: the line that
it names against the one that was played. An alarm is false where that cost is below the noise. Where a review says
nothing, the same long search names lines anew: overlooked is what costs four times the noise and is certainly better.
"""

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

from connectable import form
from connectable.bots.appraisal import Appraisal, Care, Line, appraise, care_of, sampled
from connectable.bots.decisions import Due, decisions
from connectable.bots.evaluation import unit_of
from connectable.bots.gaps import NOISE, Gap, gap, surest
from connectable.bots.levels import choose
from connectable.bots.review import thinned
from connectable.generator import Generator
from connectable.playout import pick
from connectable.registry import AnyGame, game

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("connect5", 2, {}),
    ("connect5", 4, {}),
    ("connnect", 2, {}),
    ("connnect", 1, {}),
    ("connections", 2, {"way": "classic"}),
    ("connections", 2, {"way": "quads"}),
    ("connections", 2, {"way": "rummy"}),
)
CAST = ("greedy", "gentle", "medium", "easy")
"""Seat s of game g is played by number s + g of these."""
LONG = 1_000_000_007


class Judged(NamedTuple):
    """A decision by a review, and by a long search."""

    title: str
    said: Gap | None
    """What the review shows; None: nothing."""
    truth: float
    """What the shown line gains by a long search; where nothing is shown, what a long search gains for certain."""


def positions(
    rules: AnyGame, seats: int, options: dict[str, Any], seed: int, most: int
) -> Iterator[tuple[str, Any, Due]]:
    """Decisions of one game, with the states they were made in as their seats knew them."""
    rng, states, actions = Generator(seed), [rules.start(seats, options)], list[tuple[int, str]]()
    while acting := rules.to_act(states[-1]):
        seat = acting[0]
        state = states[-1]
        level = CAST[(seat + seed) % len(CAST)]
        action = pick(rules, state, seat, rng) if seat < 0 else choose(rules, level, state, seat, rng)
        actions.append((seat, rules.notation(action)))
        states.append(rules.apply(state, seat, action))
    for due in thinned(list(decisions(rules, states, actions)), most):
        level = CAST[(due.seat + seed) % len(CAST)]
        title = f"seed {seed} action {due.at} {level}: {', '.join(due.steps)}"
        yield title, rules.determinize(states[due.at], due.seat, Generator(due.at)), due


def measured(rules: AnyGame, title: str, state: Any, due: Due) -> Judged | None:
    care = care_of(rules.name)
    longer = Care(4 * care.samples, 2 * care.simulations)
    found = appraise(rules, state, due.seat, due.steps, due.at, care)
    if not found.lines:
        return None
    if better := better_line(found):
        line, said = better
        played, rival = sampled(rules, state, due.seat, (found.lines[0], line), LONG + due.at, longer)
        return Judged(f"{title} → {', '.join(line.steps)}", said, gap(played.values, rival.values).mean)
    missed = better_line(appraise(rules, state, due.seat, due.steps, LONG + due.at, longer))
    return Judged(title, None, missed[1].mean if missed else 0.0)


def better_line(appraisal: Appraisal) -> tuple[Line, Gap] | None:
    """What a review names, and by how much it is better."""
    played, *rivals = appraisal.lines
    number = surest(played.values, [line.values for line in rivals], appraisal.unit)
    return None if number is None else (rivals[number], gap(played.values, rivals[number].values))


def told(one: Judged) -> str:
    said = f"{one.said.mean:.2f} [{one.said.least:.2f}, {one.said.most:.2f}]" if one.said else "nothing"
    return f"  {one.title}: says {said}, long search {one.truth:.2f}"


def line(title: str, unit: str, found: list[Judged]) -> str:
    shown = [(one.said, one.truth) for one in found if one.said]
    false = sum(truth < NOISE[unit] for _, truth in shown)
    beyond = sum(not said.least <= truth <= said.most for said, truth in shown)
    overlooked = sum(one.said is None and one.truth >= 4 * NOISE[unit] for one in found)
    count = max(1, len(shown))
    cost = sum(said.mean for said, _ in shown) / count
    error = sum(abs(said.mean - truth) for said, truth in shown) / count
    return (
        f"{title:30} {len(found):3} decisions, {len(shown):2} shown, mean cost {cost:.3f}, "
        f"mean error {error:.3f} ({unit}), false alarms {false}, beyond the interval {beyond}, overlooked {overlooked}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=20, help="of each game")
    parser.add_argument("--games", type=int, default=4, help="that the decisions are taken from")
    parser.add_argument("--seed", type=int, default=1, help="of the first of them; the others follow")
    parser.add_argument("--only", default="", help="a game")
    parser.add_argument("--options", default="", help="such of its options alone: rummy")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--list", action="store_true", help="each decision as well")
    chosen = parser.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    print(f"reviews against searches of four times the samples, {form()}, games of seeds {seeds[0]} to {seeds[-1]}")
    for name, seats, options in GAMES:
        values = " ".join(map(str, options.values()))
        if chosen.only not in ("", name) or chosen.options not in ("", values) or chosen.seats not in (0, seats):
            continue
        rules, found = game(name), []
        for seed in seeds:
            for title, state, due in positions(rules, seats, options, seed, -(-chosen.decisions // chosen.games)):
                if one := measured(rules, title, state, due):
                    found.append(one)
                    if chosen.list:
                        print(told(one), flush=True)
        title = " ".join(filter(None, [name, values, f"{seats} seats"]))
        print(line(title, unit_of(name), found), flush=True)


if __name__ == "__main__":
    main()

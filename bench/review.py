"""How far reviews are from long searches: mean error of the costs, share of false alarms, by game.

    PYTHONPATH=build/compiled python bench/review.py --decisions 20

The decisions are those of seeded games of weak bots, evenly over each game. A long search takes four times the
samples of a review and, where it searches, twice the simulations, with seeds of its own. An alarm is false where
the long search finds a cost below the noise.
"""

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

from connectable import form
from connectable.bots.appraisal import Appraisal, Care, appraise, care_of
from connectable.bots.decisions import Due, decisions
from connectable.bots.levels import choose
from connectable.bots.review import NOISE, gap, judged, thinned
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
LONG = 1_000_000_007


class Judged(NamedTuple):
    """A decision by a review, and by a long search."""

    cost: float
    truth: float


def positions(rules: AnyGame, seats: int, options: dict[str, Any], most: int) -> Iterator[tuple[Any, Due]]:
    """Decisions of one game that greedy bots play, with the states they were made in."""
    rng, states, actions = Generator(1), [rules.start(seats, options)], list[tuple[int, str]]()
    while acting := rules.to_act(states[-1]):
        seat = acting[0]
        state = states[-1]
        action = pick(rules, state, seat, rng) if seat < 0 else choose(rules, "greedy", state, seat, rng)
        actions.append((seat, rules.notation(action)))
        states.append(rules.apply(state, seat, action))
    for due in thinned(list(decisions(rules, states, actions)), most):
        yield rules.determinize(states[due.at], due.seat, Generator(due.at)), due


def cost_of(due: Due, appraisal: Appraisal) -> float | None:
    """What a review says of a decision."""
    found = judged(due, appraisal)
    return found.cost if found else None


def truth_of(appraisal: Appraisal) -> float:
    """The cost by means alone: a long search has little noise."""
    played, *rivals = appraisal.lines
    return max([0.0, *(gap(played, rival).mean for rival in rivals)])


def measured(rules: AnyGame, state: Any, due: Due) -> Judged | None:
    care = care_of(rules.name)
    cost = cost_of(due, appraise(rules, state, due.seat, due.steps, due.at, care))
    if cost is None:
        return None
    longer = Care(4 * care.samples, 2 * care.simulations)
    return Judged(cost, truth_of(appraise(rules, state, due.seat, due.steps, LONG + due.at, longer)))


def line(name: str, unit: str, found: list[Judged]) -> str:
    shown = [one for one in found if one.cost]
    false = [one for one in shown if one.truth < NOISE[unit]]
    missed = [one for one in found if not one.cost and one.truth >= 4 * NOISE[unit]]
    error = sum(abs(one.cost - one.truth) for one in shown) / max(1, len(shown))
    return (
        f"{name:34} {len(found):3} decisions, {len(shown):2} shown, mean error {error:.3f} ({unit}), "
        f"false alarms {len(false)} of {len(shown)}, overlooked {len(missed)}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=20, help="of each game")
    parser.add_argument("--only", default="", help="a game")
    chosen = parser.parse_args()
    print(f"reviews against searches of four times the samples, {form()}")
    for name, seats, options in GAMES:
        if chosen.only not in ("", name):
            continue
        rules = game(name)
        found = [measured(rules, state, due) for state, due in positions(rules, seats, options, chosen.decisions)]
        unit = "share" if name == "connect5" else "points"
        title = " ".join([name, *map(str, options.values()), f"{seats} seats"])
        print(line(title, unit, [one for one in found if one]), flush=True)


if __name__ == "__main__":
    main()

"""A decision that was made and the best ones that could have been, each judged on its own by the same samples.

A *line* is a decision as its steps. The level that reviews a game names the rivals of the line that was played; then
all are followed by the same seeds and deals, so that what chance gives one it gives the others. One that looks better
is compared with it once more, by new samples. What that means for the review is not said here.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from connectable import form
from connectable.bots import play_on
from connectable.bots.decisions import is_unfinished
from connectable.bots.evaluation import NO_REASON, Unit, reason_of, reviewer_of, unit_of
from connectable.bots.gaps import surest
from connectable.bots.levels import Budget, Reason, bots_of, levels_of, think, unlisted_of
from connectable.generator import Generator
from connectable.registry import AnyGame

RIVALS = 3
"""Lines that the played one is compared with."""
SEEDS = 1_000_003
"""The step between the seeds of two samples."""
LONGEST = 40
"""Steps of a line: nobody needs more."""
FEWEST = 4
"""Samples that an interval needs."""
SURE = 3
"""A rival that looks better is compared with what was played again, by so many times as many new samples: whichever of
three looks best was also lucky, and in one decision of fifteen luck alone is enough to look better for certain."""
PURE = 4
"""The pure form searches this many times less: otherwise a review would take hours."""


class Care(NamedTuple):
    """How closely the decisions of a game are looked at; a game's bots may set it as `CARE`."""

    samples: int = 64
    simulations: int = 0
    """Of each sample, where the game's bots search in `outlook`."""


class Line(NamedTuple):
    """A decision, and what each sample brought."""

    steps: tuple[str, ...]
    values: tuple[float, ...] = ()
    reason: Reason = NO_REASON
    """Of its first step that is not the played one's."""


class Appraisal(NamedTuple):
    """What was played first, then its rivals; without any, nothing better was thought of.

    Where one of them looked better, it alone is left, with samples of its own."""

    unit: Unit
    lines: tuple[Line, ...]


NOTHING = Appraisal("", ())
"""No bot of the game compares what it could do here."""


def care_of(name: str) -> Care:
    """How closely the decisions of that game are looked at in this form."""
    care: Care | None = getattr(bots_of(name), "CARE", None)
    if care is None or form() != "pure":
        return care or Care()
    return Care(max(FEWEST, care.samples // PURE), care.simulations // PURE)


def appraise(rules: AnyGame, guess: Any, seat: int, steps: tuple[str, ...], seed: int, care: Care) -> Appraisal:
    """The line of these steps and its rivals from a determinized state."""
    lines = [Line(steps), *rivals(rules, guess, seat, steps, seed, care)]
    if len(lines) == 1:
        return Appraisal(unit_of(rules.name), (lines[0],)) if compares(rules, guess, seat, seed) else NOTHING
    unit, found = unit_of(rules.name), sampled(rules, guess, seat, lines, seed, care)
    better = surest(found[0].values, [line.values for line in found[1:]], unit)
    if better is not None:
        again = care._replace(samples=SURE * care.samples)
        found = sampled(rules, guess, seat, (lines[0], lines[1 + better]), seed + care.samples * SEEDS, again)
    return Appraisal(unit, found)


def sampled(rules: AnyGame, guess: Any, seat: int, lines: Sequence[Line], seed: int, care: Care) -> tuple[Line, ...]:
    """The lines with what each sample brought: the same seeds and deals for all."""
    values: list[list[float]] = [[] for _ in lines]
    for sample in range(1, care.samples + 1):
        number = seed + sample * SEEDS
        state = rules.determinize(guess, seat, Generator(number))
        for line, found in zip(lines, values, strict=True):
            found.append(outlook(rules, state, seat, line.steps, number, care.simulations))
    return tuple(line._replace(values=tuple(found)) for line, found in zip(lines, values, strict=True))


def compares(rules: AnyGame, guess: Any, seat: int, seed: int) -> bool:
    """Whether the reviewing level weighs what could be done in this state."""
    return bool(think(rules, reviewer_of(rules.name), guess, seat, Generator(seed)).worths)


def outlook(rules: AnyGame, state: Any, seat: int, steps: tuple[str, ...], seed: int, simulations: int) -> float:
    """What one sample of a line brings its seat, by the game's own `outlook` or by playing on."""
    own = getattr(bots_of(rules.name), "outlook", None)
    if own is None:
        return play_on.outlook(rules, followed(rules, state, seat, steps), seat, seed)
    return float(own(rules, state, seat, steps, seed, simulations))


def followed(rules: AnyGame, state: Any, seat: int, steps: tuple[str, ...]) -> Any:
    """The state after these steps."""
    for text in steps:
        state = rules.apply(state, seat, rules.parse(state, seat, text))
    return state


def rivals(rules: AnyGame, guess: Any, seat: int, steps: tuple[str, ...], seed: int, care: Care) -> list[Line]:
    """The best other lines, each once by where it leads: what the level would do first, or after some of the steps."""
    found: list[Line] = []
    budget = budget_of(rules.name, care)
    ends = {rules.format(followed(rules, guess, seat, steps))}
    state = guess
    for place, text in enumerate(steps):
        for action in wanted(rules, state, seat, seed + place, RIVALS if place == 0 else 1, budget):
            if len(found) < RIVALS and rules.notation(action) != text:
                rest, after = completed(rules, state, seat, action, seed, budget)
                end = rules.format(after)
                if end not in ends:
                    ends.add(end)
                    found.append(Line((*steps[:place], *rest), (), reason_of(rules, state, seat, action)))
        state = rules.apply(state, seat, rules.parse(state, seat, text))
    return found


def wanted(rules: AnyGame, state: Any, seat: int, seed: int, most: int, budget: Budget) -> Iterator[Any]:
    """What the reviewing level would do, then the others that it thinks best; nothing where it compares nothing."""
    if len(rules.legal(state, seat)) < 2:
        return
    thought = think(rules, reviewer_of(rules.name), state, seat, Generator(seed), budget)
    if not thought.worths:
        return
    yield thought.action
    others = sorted((one for one in thought.worths if one.action != thought.action), key=lambda one: -one.value)
    for one in others[: most - 1]:
        yield one.action


def budget_of(name: str, care: Care) -> Budget:
    """What the reviewing level may search to name rivals: twice a sample, else its own, less in the pure form."""
    own = (levels_of(name) | unlisted_of(name))[reviewer_of(name)].simulations
    return Budget(2 * care.simulations or (own // PURE if form() == "pure" else own))


def completed(rules: AnyGame, state: Any, seat: int, action: Any, seed: int, budget: Budget) -> tuple[list[str], Any]:
    """The steps of a decision that begins with this action and goes on as the level would; and where it leads."""
    steps: list[str] = []
    while True:
        before, state = state, rules.apply(state, seat, action)
        steps.append(rules.notation(action))
        if len(steps) >= LONGEST or not is_unfinished(rules, before, state, seat):
            return steps, state
        action = think(rules, reviewer_of(rules.name), state, seat, Generator(seed + len(steps)), budget).action

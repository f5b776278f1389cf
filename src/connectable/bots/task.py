"""One choice for a bot to make, as plain data that can cross to another process, and the answer to it.

A task holds no secret: the state in it is a guess, made from what its seat may know.
"""

from typing import Any, NamedTuple

from msgspec import Struct

from connectable.bots.appraisal import NOTHING, Appraisal, appraise, care_of
from connectable.bots.evaluation import NO_REASON, Evaluation, evaluate, reviewer_of
from connectable.bots.levels import Budget, think
from connectable.generator import Generator
from connectable.registry import GAMES, AnyGame, game, register


class BotTask(Struct, frozen=True):
    """One choice to make."""

    game: str
    module: str
    """Where the game is, for one that is not part of this package."""
    state: str
    """The text of a state guessed for this seat."""
    seat: int
    level: str
    seed: int
    seconds: float = 0.0
    """After these the bot answers with what it has; 0: as long as its simulations take."""
    simulations: int = 0
    """0: as many as the level runs by itself."""
    evaluates: bool = False
    """Whether what it thinks of the other choices is wanted too."""
    steps: tuple[str, ...] = ()
    """A decision that was made in this state and is to be judged, as its steps."""
    rules: str = ""
    """The version of the game's rules; empty: the newest."""


class Seeds(NamedTuple):
    """What makes a task the same every time."""

    guess: int
    search: int


def seeds_from(digest: bytes) -> Seeds:
    """Two independent seeds out of a hash."""
    return Seeds(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:15], "big"))


def bot_task(
    rules: AnyGame,
    state: Any,
    seat: int,
    level: str,
    seeds: Seeds,
    *,
    simulations: int = 0,
    evaluates: bool = False,
    steps: tuple[str, ...] = (),
) -> BotTask:
    """The task of a seat in a true state: everything the seat may not know is guessed here."""
    guess = rules.determinize(state, seat, Generator(seeds.guess))
    return BotTask(
        game=rules.name,
        rules=rules.rules,
        module=GAMES[rules.name],
        state=rules.format(guess),
        seat=seat,
        level=level,
        seed=seeds.search,
        simulations=simulations,
        evaluates=evaluates,
        steps=steps,
    )


def review_task(rules: AnyGame, state: Any, seat: int, steps: tuple[str, ...], seeds: Seeds) -> BotTask:
    """The task of judging a decision that a seat made in a true state."""
    return bot_task(rules, state, seat, reviewer_of(rules.name), seeds, steps=steps)


def answer(task: BotTask) -> Evaluation:
    """What the level of a task does; nothing but the action unless the task asks for more."""
    rules, state = opened(task)
    rng, budget = Generator(task.seed), Budget(task.simulations, task.seconds)
    if task.evaluates:
        return evaluate(rules, task.level, state, task.seat, rng, budget)
    action = think(rules, task.level, state, task.seat, rng, budget).action
    return Evaluation(rules.notation(action), NO_REASON, "")


def appraisal_of(task: BotTask) -> Appraisal:
    """What becomes of the decision of a task, and of its rivals."""
    rules, state = opened(task)
    return appraise(rules, state, task.seat, task.steps, task.seed, care_of(rules.name)) if task.steps else NOTHING


def opened(task: BotTask) -> tuple[AnyGame, Any]:
    """The game and the guessed state of a task."""
    if task.game not in GAMES:
        register(task.game, task.module)
    rules = game(task.game, task.rules)
    return rules, rules.read(task.state)

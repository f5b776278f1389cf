"""What the server asks of a worker process, and what comes back: only text crosses, as JSON lines."""

from typing import Any

from msgspec import Struct

from connectable.bots.evaluation import Unit
from connectable.generator import Generator
from connectable.registry import GAMES, game


class BotTask(Struct, frozen=True):
    """One choice to make."""

    game: str
    module: str
    """Where the game is, in case it is not part of this package."""
    state: str
    """A state that the server guessed for this seat, as text."""
    seat: int
    level: str
    seed: int
    seconds: float = 0.0
    """Time after which the bot answers with the best it has; 0: as long as its simulations take."""
    simulations: int = 0
    """0: as many as the level uses by itself."""
    weighs: bool = False
    """Whether the worth of the other choices is wanted too."""


class Worth(Struct, frozen=True):
    """What one choice is worth."""

    notation: str
    worth: float
    key: str = ""
    """Catalogue key of the sentence that says why."""
    values: dict[str, str | int] = {}


class BotAnswer(Struct, frozen=True, omit_defaults=True):
    """The action that a bot chose, or what went wrong."""

    notation: str = ""
    error: str = ""
    """What went wrong, for the log."""
    key: str = ""
    values: dict[str, str | int] = {}
    unit: Unit = ""
    worths: list[Worth] = []
    """The chosen action first, then the alternatives, best first."""


def task_from_view(name: str, state: Any, seat: int, level: str, digest: bytes, *, weighs: bool = False) -> BotTask:
    """A task on a state that looks the same to the seat; `digest` decides what is guessed and what the bot draws."""
    guess = game(name).determinize(state, seat, Generator(int.from_bytes(digest[:8], "big")))
    return task_on_guess(name, guess, seat, level, int.from_bytes(digest[8:15], "big"), weighs=weighs)


def task_on_guess(
    name: str, guess: Any, seat: int, level: str, seed: int, *, simulations: int = 0, weighs: bool = False
) -> BotTask:
    """A task on a state that has been guessed already."""
    text = game(name).format(guess)
    return BotTask(name, GAMES[name], text, seat, level, seed, simulations=simulations, weighs=weighs)

"""Connectable: the rules of CoNNNect, Connect 5 and Connections as one fast library.

`game(name)` returns a game that follows the contract; everything else is built on it.
"""

from typing import TYPE_CHECKING

from connectable.contract import CHANCE, Game, IllegalAction, Outcome, Refusal
from connectable.registry import game, random_playout

if TYPE_CHECKING:
    from connectable.record import replay

__all__ = ["CHANCE", "Game", "IllegalAction", "Outcome", "Refusal", "form", "game", "random_playout", "replay"]
__version__ = "0.3.0"


def form() -> str:
    """The form of the rules that is running: `compiled` or `pure`."""
    from connectable import generator

    return "pure" if str(generator.__file__).endswith(".py") else "compiled"


if not TYPE_CHECKING:  # type checkers would take every name for one of ours

    def __getattr__(name: str) -> object:
        """`replay` is imported when somebody asks for it: reading records takes longer to import than all the rest."""
        if name == "replay":
            from connectable.record import replay

            return replay
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

"""Connectable: the rules of CoNNNect, Connect 5 and Connections as one fast library.

`game(name)` returns a game that follows the contract; everything else is built on it.
"""

from connectable.contract import CHANCE, Game, IllegalAction, Outcome, Refusal
from connectable.record import replay
from connectable.registry import game, random_playout

__all__ = ["CHANCE", "Game", "IllegalAction", "Outcome", "Refusal", "form", "game", "random_playout", "replay"]
__version__ = "0.1.0"


def form() -> str:
    """The form of the rules that is running: `compiled` or `pure`."""
    from connectable import generator

    return "pure" if str(generator.__file__).endswith(".py") else "compiled"

"""Connect 5: tokens on a circuit of dots and lines; eat, stack, and be first with five in a row."""

from connectable.games.connect5.engine.game import Connect5

GAME = Connect5()

__all__ = ["GAME"]

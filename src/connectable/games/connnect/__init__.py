"""CoNNNect: a roll-and-write game for one to four."""

from connectable.games.connnect.engine.game import Connnect

GAME = Connnect()

__all__ = ["GAME"]

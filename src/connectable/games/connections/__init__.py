"""Connections: word cards laid side to side where words have to do with each other; six ways to play, one to eight."""

from connectable.games.connections.engine.game import Connections

GAME = Connections()

__all__ = ["GAME"]

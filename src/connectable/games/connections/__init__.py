"""Connections: cards with four words, laid so that the words that touch connect; six ways to play."""

from connectable.games.connections.engine.game import Connections

GAME = Connections()

__all__ = ["GAME"]

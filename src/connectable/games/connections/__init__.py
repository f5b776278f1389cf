"""Connections: cards with four words, laid so that the words that touch connect; six ways to play."""

from connectable.games.connections.engine.game import GAME

__all__ = ["GAME"]

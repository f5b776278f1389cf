"""Connections: cards with four words, laid so that the words that touch connect; six ways to play."""

from connectable.games.connections.engine.game import Connections
from connectable.games.connections.engine.setup import VERSIONS

GAME = Connections()
EARLIER = {rules: Connections(rules) for rules in VERSIONS[:-1]}
"""The game by the rules of each earlier version, for what was stored then."""

__all__ = ["EARLIER", "GAME"]

"""A level of Connections that searches: it votes by the links it knows, and plays by the search of the way to play."""

from collections.abc import Sequence
from functools import partial

from connectable.bots.connections.greedy import answer
from connectable.bots.connections.quads import think_quads
from connectable.bots.connections.rummy import think_rummy
from connectable.bots.connections.strength import Strength, believed
from connectable.bots.connections.web import think_web
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.games.connections.engine.actions import FINE, STANDS, Action
from connectable.games.connections.engine.setup import QUADS, RUMMY
from connectable.games.connections.engine.state import State
from connectable.registry import AnyGame

RACING = {"easy": 12.0, "medium": 9.0, "strong": 7.0, "champion": 5.0}
"""Pauses before a card in quick play: nobody waits for anybody there, and a person reads, turns and reaches."""


def search_level(strength: Strength, game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    """Answers what is asked, then plays what its strength finds."""
    legal: Sequence[Action] = game.legal(state, seat)
    answers = [action for action in legal if action.kind in (FINE, STANDS)]
    if answers:
        return Thought(answer(state, answers[0], partial(believed, state, strength)))
    if len(legal) == 1:
        return Thought(legal[0])
    think = {QUADS: think_quads, RUMMY: think_rummy}.get(state.setup.way, think_web)
    return think(state, seat, strength, rng, budget)


def pauses(game: AnyGame, level: str, state: State, seat: int) -> float:
    """More of them where seats race each other for cards."""
    asked = any(action.kind in (FINE, STANDS) for action in game.legal(state, seat))
    return 1.0 if state.setup.way != "quick" or asked else RACING.get(level, 9.0)

"""A level of Connections that searches: it votes by the links it knows, and plays by the search of the way to play."""

from collections.abc import Sequence

from connectable.bots.connections.answers import reply
from connectable.bots.connections.quads import think_quads
from connectable.bots.connections.rummy import think_rummy
from connectable.bots.connections.strength import Strength
from connectable.bots.connections.web import think_web
from connectable.bots.levels import Budget, Thought
from connectable.contract import Rng
from connectable.games.connections.engine.actions import Action
from connectable.games.connections.engine.finding import misses_in_turn
from connectable.games.connections.engine.judging import asked
from connectable.games.connections.engine.setup import QUADS, RUMMY
from connectable.games.connections.engine.state import State, pending_of
from connectable.registry import AnyGame

FINDING = 2.0
"""Pauses before a card is chosen where people find links themselves: it takes them longer, too."""
READING = 4.0
"""Pauses after a miss, before its seat accepts it or tries again: the others read which pairs failed, and why."""
RACING = {
    "gentle": 11.5,
    "greedy": 9.6,
    "easy": 9.0,
    "medium": 7.9,
    "skilled": 7.3,
    "strong": 6.7,
    "champion": 6.6,
}
"""Pauses before a card in quick play: nobody waits for anybody there, and a person reads, turns and reaches."""


def search_level(strength: Strength, game: AnyGame, state: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    """Answers what is asked, then plays what its strength finds."""
    legal: Sequence[Action] = game.legal(state, seat)
    if answered := reply(state, seat, legal, strength):
        return Thought(answered)
    if len(legal) == 1:
        return Thought(legal[0])
    think = {QUADS: think_quads, RUMMY: think_rummy}.get(state.setup.way, think_web)
    return think(state, seat, strength, rng, budget)


def pauses(game: AnyGame, level: str, state: State, seat: int) -> float:
    """More of them where seats race each other for cards, where links must be found, and after a miss."""
    races = state.setup.way == "quick"
    if asked(state, seat):
        return READING if pending_of(state, seat) is not None and state.vote is None and not races else 1.0
    if races:
        return RACING.get(level, 9.0)
    if not state.setup.own or state.choices[seat] is not None:
        return 1.0
    return READING if state.turn == seat and misses_in_turn(state, seat) else FINDING

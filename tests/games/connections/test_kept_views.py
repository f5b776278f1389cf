"""Views that are made from those before them: what is kept must be what would be made anew."""

import random
from typing import Any

import pytest

from connectable import game
from connectable.contract import CHANCE
from connectable.games.connections import view as views
from connectable.games.connections.engine.state import Miss, State, Vote
from connectable.games.connections.engine.web import Web
from games.connections.side_by_side import WAYS

MOVES = 120


@pytest.mark.parametrize("way", WAYS)
def test_views_along_a_game_are_those_of_each_state_alone(way: str) -> None:
    seats, options = WAYS[way]
    rules, rng = game("connections"), random.Random(7)
    state = rules.start(seats, options)
    played = [state]
    for _ in range(MOVES):
        if not (acting := rules.to_act(state)):
            break
        seat = rng.choice(acting)
        state = rules.apply(state, seat, rng.choice(rules.legal(state, seat)))
        played.append(state)
    viewers = (*range(seats), None)
    along = [[rules.view(state, viewer) for viewer in viewers] for state in played]
    for state, seen in zip(played, along, strict=True):
        for viewer, found in zip(viewers, seen, strict=True):
            for kept in (views.WATCHED, views.LATEST, views.HANDS):
                kept.clear()
            assert found == rules.view(state, viewer)


def test_an_own_step_leaves_the_watchers_view_the_same_object() -> None:
    rules, rng = game("connections"), random.Random(3)
    state = rules.start(3)
    while CHANCE in rules.to_act(state):
        state = rules.apply(state, CHANCE, rng.choice(rules.legal(state, CHANCE)))
    seat = rules.to_act(state)[0]
    before = rules.view(state, None)
    chosen = next(action for action in rules.legal(state, seat) if rules.notation(action).startswith("card"))
    after = rules.apply(state, seat, chosen)
    assert rules.view(after, None) is before
    assert rules.view(after, seat)["chosen"] != rules.view(state, seat)["chosen"]


def fields() -> list[str]:
    state = game("connections").start(2)
    return [
        name
        for name in dir(state)
        if not name.startswith("_") and name != "choices" and not callable(getattr(state, name))
    ]


@pytest.mark.parametrize("name", fields())
def test_a_state_that_differs_elsewhere_looks_different(name: str) -> None:
    """Also for a field that somebody adds: what a watcher sees may depend on it."""
    state = game("connections").start(2)
    same = state.copy()
    same.choices = (*state.choices,)
    assert state.differs_in_choices_alone(same)
    setattr(same, name, another(state, getattr(state, name), name))
    assert not state.differs_in_choices_alone(same)


def another(state: State, value: Any, name: str) -> Any:
    """A value of the same kind that is another object."""
    if name in ("vote", "miss"):
        return Vote(0, 0, 0, ()) if name == "vote" else Miss(0, 0, 0, 0, (), ())
    if name == "setup":
        return game("connections").start(2).setup
    if name == "last":
        return (value[0] + 1, value[1])
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, Web):
        return Web(value.cards, value.reach, {}, {}, frozenset())
    return type(value)([*value, *value, 0]) if isinstance(value, tuple | frozenset) else {**value, 0: 0}

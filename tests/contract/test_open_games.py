"""A game that says it hides nothing shows everybody the same: its view is encoded once for all viewers."""

import random

import pytest

from connectable.registry import GAMES, game, meta

OPEN = [name for name in GAMES if not meta(name).hidden]


def test_some_game_is_open() -> None:
    assert OPEN


@pytest.mark.parametrize("name", OPEN)
def test_an_open_game_has_one_view(name: str) -> None:
    rules, rng = game(name), random.Random(name)
    seats = rules.seats[1]
    state = rules.start(seats)
    for _ in range(60):
        views = [rules.view(state, viewer) for viewer in (None, *range(seats))]
        assert all(view == views[0] for view in views)
        if not (acting := rules.to_act(state)):
            break
        seat = rng.choice(acting)
        state = rules.apply(state, seat, rng.choice(list(rules.legal(state, seat))))


@pytest.mark.parametrize("name", GAMES)
def test_previews_are_those_of_the_actions(name: str) -> None:
    rules, rng = game(name), random.Random(name)
    state = rules.start(2)
    for _ in range(40):
        if not (acting := rules.to_act(state)):
            break
        seat = rng.choice(acting)
        actions = list(rules.legal(state, seat))
        if seat >= 0:
            assert list(rules.previews(state, seat, actions)) == [rules.preview(state, seat, one) for one in actions]
            usual, each = rules.short_previews(state, seat, actions)
            assert [{**usual, **one} for one in each] == list(rules.previews(state, seat, actions))
        state = rules.apply(state, seat, rng.choice(actions))

"""The metadata of each game is true, and a game from outside can bring its own."""

import sys
from types import ModuleType
from typing import Any

import pytest

import highcard
from connectable.bots.levels import levels_of
from connectable.contract import CHANCE
from connectable.games.connect5.content import stored
from connectable.generator import Generator
from connectable.i18n import prefix
from connectable.meta import ContentKind, Meta
from connectable.playout import pick
from connectable.registry import GAMES, content, content_has_tables, content_owner, game, meta, register

OURS = ("connnect", "connect5", "connections")


def played(name: str, seats: int, seed: int) -> list[tuple[Any, int, Any]]:
    """State, seat and action of a random game; the last state with no action."""
    rules, rng, found = game(name), Generator(seed), []
    state = rules.start(seats)
    while acting := rules.to_act(state):
        seat = acting[rng.randrange(len(acting))]
        action = pick(rules, state, seat, rng)
        found.append((state, seat, action))
        state = rules.apply(state, seat, action)
    return [*found, (state, CHANCE, None)]


@pytest.mark.parametrize("name", OURS)
def test_the_prefix_is_that_of_the_catalogue(name: str) -> None:
    assert meta(name).prefix == prefix(name)


@pytest.mark.parametrize("name", OURS)
def test_the_suggested_options_are_options(name: str) -> None:
    assert game(name).start(2, dict(meta(name).suggested))


@pytest.mark.parametrize("name", OURS)
def test_the_suggested_opponents_can_sit_down(name: str) -> None:
    low, high = game(name).seats
    assert low <= 1 + len(meta(name).opponents) <= high
    assert set(meta(name).opponents) <= set(levels_of(name))


@pytest.mark.parametrize("name", OURS)
def test_the_daily_is_a_game_of_one(name: str) -> None:
    about = meta(name)
    if about.daily is None:
        assert about.tie_field == ""
        return
    rules = game(name)
    state = rules.start(1, about.daily)
    assert not about.tie_field or about.tie_field in rules.view(state, 0)


@pytest.mark.parametrize("name", OURS)
def test_chance_secrets_and_points_are_as_said(name: str) -> None:
    rules, about = game(name), meta(name)
    steps = played(name, 2, 7)
    assert (about.chance != "none") == any(seat == CHANCE and action is not None for _, seat, action in steps)
    differ = False
    for state, _, _ in steps:
        watched = rules.view(state, None)
        assert len(about.points(watched)) == 2
        differ = differ or rules.view(state, 0) != rules.view(state, 1) or watched != rules.view(state, 0)
    assert differ == about.hidden
    outcome = rules.outcome(steps[-1][0])
    assert outcome is not None
    assert tuple(about.points(rules.view(steps[-1][0], None))) == outcome.points


@pytest.mark.parametrize("name", [name for name in OURS if not meta(name).futile])
def test_a_game_without_futile_actions_has_none(name: str) -> None:
    rules = game(name)
    for state, seat, action in played(name, 2, 5):
        if action is not None:
            assert all(rules.futile(state, seat, one, ()) is None for one in rules.legal(state, seat))


def test_the_list_of_all_actions_holds_every_legal_one_at_its_slot() -> None:
    all_actions = meta("connect5").all_actions
    assert all_actions is not None
    for state, seat, _ in played("connect5", 2, 3)[:-1]:
        for action in game("connect5").legal(state, seat):
            assert all_actions(state)[action.slot] == action


@pytest.mark.parametrize("name", OURS)
def test_content_belongs_to_an_option(name: str) -> None:
    options = {option.name: option.default for option in game(name).options}
    for kind in meta(name).content:
        assert isinstance(options[kind.option], str)
        assert content_owner(kind.suffix, kind.tables) == name


def test_the_owner_of_a_file_is_found_by_its_ending_and_its_tables() -> None:
    assert content_owner(".txt") == "connect5"
    assert content_owner(".csv") == "connections"
    assert content_owner(".toml", {"card": []}) == "connections"
    assert content_owner(".toml", ["objectives"]) == "connnect"
    assert content_owner(".toml", ["nothing"]) is None
    assert content_owner(".png") is None
    assert (content_has_tables(".toml"), content_has_tables(".txt")) == (True, False)
    content("connect5").check(stored("base"))


def test_a_game_that_says_nothing_has_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    silent = ModuleType("silent")
    silent.GAME = highcard.GAME  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "silent", silent)
    monkeypatch.delitem(GAMES, "silent", raising=False)
    register("silent", "silent")
    assert meta("silent") == Meta()
    del GAMES["silent"]


def test_a_single_module_from_outside_brings_its_meta(monkeypatch: pytest.MonkeyPatch) -> None:
    outside = ModuleType("outside")
    outside.GAME = highcard.GAME  # type: ignore[attr-defined]
    outside.META = Meta(bots="outside_bots", content=(ContentKind("deck", ".deck"),))  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "outside", outside)
    register("outside", "outside")
    try:
        assert meta("outside").bots == "outside_bots"
        assert content_owner(".deck") == "outside"
    finally:
        del GAMES["outside"]

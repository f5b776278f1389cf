"""The scripted first games: they can be played, and each of their lines leads to the game's central act."""

from collections.abc import Mapping
from typing import Any

import pytest

from connectable.meta import Lesson
from connectable.registry import GAMES as NAMES
from connectable.registry import AnyGame, game, meta

TAUGHT = [name for name in NAMES if meta(name).lesson]


def lesson_of(name: str, **options: str) -> Lesson:
    make = meta(name).lesson
    assert make
    return make(options)


def played(rules: AnyGame, lesson: Lesson, *more: str) -> object:
    state = rules.start(lesson.seats, lesson.options)
    for seat, text in (*lesson.entries, *((0, act) for act in more)):
        state = rules.apply(state, seat, rules.parse(state, seat, text))
    return state


def legal(rules: AnyGame, state: object) -> dict[str, Mapping[str, Any]]:
    return {rules.notation(action): rules.preview(state, 0, action) for action in rules.legal(state, 0)}


def test_all_three_games_are_taught() -> None:
    assert TAUGHT == ["connnect", "connect5", "connections"]


@pytest.mark.parametrize("name", TAUGHT)
def test_the_learner_is_to_act(name: str) -> None:
    rules = game(name)
    assert rules.to_act(played(rules, lesson_of(name))) == (0,)


def test_whatever_zone_is_taken_two_numbers_make_a_connect_with_a_bonus() -> None:
    rules, lesson = game("connnect"), lesson_of("connnect")
    zones = {act for act in legal(rules, played(rules, lesson)) if act.startswith("zone")}
    assert {line[0] for line in lesson.lines} == zones
    for line in lesson.lines:
        state = played(rules, lesson, *line)
        (claim,) = [act for act in legal(rules, state) if act.startswith("claim")]
        offered = legal(rules, played(rules, lesson, *line, claim))
        assert offered
        assert all(act.startswith("take") for act in offered)


def test_the_eating_jump_makes_a_four_that_becomes_five_whatever_the_bot_does() -> None:
    rules, lesson = game("connect5"), lesson_of("connect5")
    ((jump,),) = lesson.lines
    assert legal(rules, played(rules, lesson))[jump]["points"] == 1
    state = played(rules, lesson, jump)
    assert rules.to_act(state) == (1,)
    for reply in rules.legal(state, 1):
        after = rules.apply(state, 1, reply)
        while rules.to_act(after) == (1,):
            after = rules.apply(after, 1, rules.parse(after, 1, "stop"))
        placed = {act: seen for act, seen in legal(rules, after).items() if act.startswith("place")}
        assert any(seen["connect5"] for seen in placed.values()), rules.notation(reply)


@pytest.mark.parametrize("language", ["en", "th", "it", "de", "fr", "es", "any"])
def test_the_card_joins_two_and_the_sum_is_doubled(language: str) -> None:
    rules, lesson = game("connections"), lesson_of("connections", words=language)
    ((*steps, lay),) = lesson.lines
    seen = legal(rules, played(rules, lesson, *steps))[lay]
    assert [pair["verdict"] for pair in seen["pairs"]] == ["clear", "clear"]
    played(rules, lesson, *steps, lay)


def test_other_options_leave_a_lesson_as_it_is() -> None:
    assert lesson_of("connnect", setup="own") == lesson_of("connnect")
    assert lesson_of("connect5", board="advanced") == lesson_of("connect5")
    assert lesson_of("connections", way="rummy") == lesson_of("connections")

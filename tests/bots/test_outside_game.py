"""A game registered from outside brings its own bots: levels, worths, reasons, hints and reviews."""

import pytest

import highcard
import highcard_bots
from connectable.bots.evaluation import evaluate, reviewer_of
from connectable.bots.levels import Budget, choose, levels_of, pauses_of
from connectable.bots.review import review
from connectable.bots.task import BotTask, Seeds, answer, bot_task
from connectable.generator import Generator
from connectable.lab.match import Match, games_of, report
from connectable.record import Record
from connectable.registry import game, meta

HAND = highcard.State(("47", "19"), ("", ""))


def test_its_levels_follow_those_that_every_game_has() -> None:
    assert meta("highcard").bots == "highcard_bots"
    assert [*levels_of("highcard")] == ["random", "greedy", "strong"]
    assert levels_of("highcard")["strong"].think is highcard_bots.strong
    assert pauses_of(game("highcard"), "strong", HAND, 0) == 1.0


def test_its_level_plays_and_beats_chance() -> None:
    assert choose(game("highcard"), "strong", HAND, 0, Generator(1)) == "play 7"
    match = Match("highcard", ("strong", "random"), 400, {}, Budget(), "1")
    strong, random = report(match, [*games_of(match)]).levels
    assert strong.all.share_low > random.all.share_high


def test_its_worths_come_with_unit_and_reasons() -> None:
    found = evaluate(game("highcard"), "strong", HAND, 0, Generator(1), Budget())
    assert (found.chosen, found.unit) == ("play 7", "share")
    assert found.reason == ("hc-hint-beats", {"card": "7", "percent": 71})
    assert [(one.action, round(one.value, 3), one.reason) for one in found.worths] == [
        ("play 7", 0.714, found.reason),
        ("play 4", 0.429, ("hc-hint-beats", {"card": "4", "percent": 43})),
    ]


def test_a_task_says_where_the_game_is_and_holds_a_guess() -> None:
    tasks = {bot_task(game("highcard"), HAND, 0, "strong", Seeds(seed, 1), evaluates=True) for seed in range(20)}
    assert {task.module for task in tasks} == {"highcard"}
    assert {task.state[:3] for task in tasks} == {"47/"}
    assert len({task.state for task in tasks}) > 5, "the hand of the other seat is guessed"
    assert {answer(task).chosen for task in tasks} == {"play 7"}
    plain = answer(BotTask("highcard", "highcard", "47/19 /", 0, "strong", 1))
    assert plain == ("play 7", ("", {}), "", ())


def test_a_review_names_the_better_card() -> None:
    record = Record("highcard", "1", {}, 2)
    for seat, action in ((-1, "deal 0 4"), (-1, "deal 0 7"), (-1, "deal 1 1"), (-1, "deal 1 9"), (0, "play 4")):
        record.play(seat, action)
    assert reviewer_of("highcard") == "strong"
    (decision,) = review(record).decisions
    assert (decision.played, decision.better) == ("play 4", "play 7")
    assert 0 < decision.least <= decision.cost <= decision.most <= 1
    assert decision.cost == pytest.approx(0.2857, abs=0.2)
    assert decision.reason[0] == "hc-hint-beats"

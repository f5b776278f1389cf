"""Reviews judge by what a seat knew, and always name the same better action and the same cost of the other."""

from typing import Any

import pytest

import highcard
from connectable.bots import evaluation, levels
from connectable.bots import review as reviewing
from connectable.bots.evaluation import Evaluation, evaluate, level_or_best, reason_of, unit_of
from connectable.bots.levels import Budget, Level, Thought, Worth
from connectable.bots.review import Due, due, judged, review, thinned
from connectable.generator import Generator
from connectable.meta import Meta
from connectable.record import Record
from connectable.registry import game

SEEN: list[str] = []


def by_card(rules: Any, state: highcard.State, seat: int, rng: Any, budget: Budget) -> Thought:
    """Every card is worth a tenth of its number."""
    SEEN.append(rules.format(state))
    worths = tuple(Worth(action, int(action[-1]) / 10) for action in rules.legal(state, seat))
    return Thought(max(worths, key=lambda one: one.value).action, worths)


@pytest.fixture
def evaluates(monkeypatch: pytest.MonkeyPatch) -> None:
    SEEN.clear()
    for module in (levels, evaluation, reviewing):
        monkeypatch.setattr(module, "levels_of", lambda name: {"strong": Level(by_card, 3)})
    monkeypatch.setattr(evaluation, "unit_of", lambda name: "share")


def played(*cards: str, chosen: tuple[str, str]) -> Record:
    record = Record("highcard", "1", {}, 2)
    for number, card in enumerate("".join(cards)):
        record.play(-1, f"deal {number // 2} {card}")
    for seat, card in enumerate(chosen):
        record.play(seat, f"play {card}")
    return record


@pytest.mark.usefixtures("evaluates")
def test_a_worse_card_costs_the_difference_and_a_good_one_nothing() -> None:
    found = review(played("47", "19", chosen=("4", "9")))
    assert found.unit == "share"
    assert [(one.at, one.seat, one.played, one.better, one.cost) for one in found.decisions] == [
        (4, 0, "play 4", "play 7", 0.3),
        (5, 1, "play 9", "play 9", 0.0),
    ]


@pytest.mark.usefixtures("evaluates")
def test_the_same_record_gives_the_same_review() -> None:
    record = played("47", "19", chosen=("4", "1"))
    first = review(record)
    searched = list(SEEN)
    SEEN.clear()
    assert review(record) == first
    assert searched == SEEN


@pytest.mark.usefixtures("evaluates")
def test_only_what_the_seat_knew_is_searched() -> None:
    """The other seat's hand is only guessed: the search for seat 0 sees no cards but its own."""
    review(played("47", "19", chosen=("4", "9")))
    first = [text for text in SEEN if text.startswith("47/")]
    assert first
    assert any("/19 " not in text for text in first)


def test_what_was_taken_back_is_no_decision(evaluates: None) -> None:
    record = played("47", "19", chosen=("4", "9"))
    record.undo([4])
    record.play(0, "play 7")
    assert [(one.seat, one.played) for one in review(record).decisions] == [(1, "play 9"), (0, "play 7")]


@pytest.fixture
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the bots of every game."""
    monkeypatch.setattr(levels, "meta", lambda name: Meta())


@pytest.mark.usefixtures("no_bots")
def test_bots_that_do_not_compare_give_an_empty_review() -> None:
    found = review(played("47", "19", chosen=("4", "9")))
    assert found == ("", ())


def test_forced_moves_are_left_out_and_people_come_first() -> None:
    rules, state = game("highcard"), highcard.State(("47", "19"), ("", ""))
    actions = [(0, "play 4"), (1, "play 9"), (0, "play 4"), (-1, "deal 0 1")]
    found = due(rules, [state] * 4, actions, {1})
    assert [one.seat for one in found] == [1, 0, 0]
    assert due(rules, [highcard.State(("47", "19"), ("4", "9"))], [(0, "play 4")], {0}) == []


def test_a_long_game_is_searched_here_and_there() -> None:
    many = [Due(at, 0, "x") for at in range(1000)]
    found = thinned(many, 10)
    assert [one.at for one in found] == list(range(0, 1000, 100))
    assert thinned(many[:3], 10) == many[:3]


def test_guesses_are_averaged_and_what_was_not_looked_at_is_worth_least() -> None:
    one = Evaluation("a", ("k", {}), "points", (Worth("a", 5.0), Worth("b", 4.0)))
    two = Evaluation("b", ("l", {}), "points", (Worth("b", 8.0), Worth("a", 3.0)))
    found = judged(Due(0, 0, "a"), [one, two])
    assert found is not None
    assert (found.better, found.cost, found.reason) == ("b", 2.0, ("l", {}))
    unseen = judged(Due(0, 0, "c"), [one])
    assert unseen is not None
    assert (unseen.better, unseen.cost) == ("a", 1.0)
    assert judged(Due(0, 0, "c"), [Evaluation("a", ("", {}), "")]) is None


@pytest.mark.usefixtures("no_bots")
def test_a_game_without_bots_of_its_own_is_evaluated_by_nobody() -> None:
    rules = game("highcard")
    found = evaluate(
        rules, level_or_best("highcard", "strong"), highcard.State(("47", "19"), ("", "")), 0, Generator(1), Budget()
    )
    assert found.unit == ""
    assert found.worths == ()
    assert reason_of(rules, None, 0, None) == ("", {})
    assert unit_of("highcard") == ""

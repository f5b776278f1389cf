"""Reviews judge by what a seat knew, and always name the same better action and the same cost of the other."""

from typing import Any

import pytest

import highcard
from connectable.bots import appraisal, evaluation, levels, play_on
from connectable.bots.appraisal import Appraisal, Care, Line, appraise
from connectable.bots.decisions import Due
from connectable.bots.evaluation import evaluate, level_or_best, reason_of, unit_of
from connectable.bots.levels import Budget, Level, Thought, Worth
from connectable.bots.review import due, judged, review, thinned
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


def by_last_card(rules: Any, state: highcard.State, seat: int, steps: tuple[str, ...], seed: int, many: int) -> float:
    """Whatever the sample deals."""
    return int(steps[-1][-1]) / 10 + seed % 7


@pytest.fixture
def evaluates(monkeypatch: pytest.MonkeyPatch) -> None:
    SEEN.clear()
    for module in (levels, evaluation, appraisal):
        monkeypatch.setattr(module, "levels_of", lambda name: {"greedy": Level(by_card), "strong": Level(by_card, 3)})
    for other in (evaluation, appraisal, play_on):
        monkeypatch.setattr(other, "unit_of", lambda name: "share")
    monkeypatch.setattr(appraisal, "outlook", by_last_card)


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
    assert due(rules, [highcard.State(("4", "19"), ("", ""))], [(0, "play 4")], {0}) == []


def test_a_long_game_is_searched_here_and_there() -> None:
    many = [Due(at, 0, ("x",), (at,)) for at in range(1000)]
    found = thinned(many, 10)
    assert [one.at for one in found] == list(range(0, 1000, 100))
    assert thinned(many[:3], 10) == many[:3]


MADE = Due(4, 1, ("a", "b", "c"), (4, 7, 9))
PLAYED = Line(("a", "b", "c"), (1.0, 5.0, 3.0, 2.0))


def test_what_is_surely_better_costs_the_mean_difference_of_equal_samples() -> None:
    """The samples are 1 to 5 points apart by chance; from line to line they differ by 2, give or take a little."""
    better = Line(("a", "d"), (3.0, 7.2, 4.8, 4.0), ("key", {}))
    found = judged(MADE, Appraisal("points", (PLAYED, better)))
    assert found is not None
    assert (found.at, found.seat, found.played, found.better) == (7, 1, "b", "d")
    assert (found.steps, found.better_steps, found.reason) == (("b", "c"), ("d",), ("key", {}))
    assert found.cost == 2.0
    assert found.least == pytest.approx(2.0 - 3.18 * 0.0816, abs=0.001)
    assert found.most == pytest.approx(2.0 + 3.18 * 0.0816, abs=0.001)


@pytest.mark.parametrize(
    "values",
    [
        pytest.param((9.0, 0.0, 9.0, 0.0), id="by chance"),
        pytest.param((1.3, 5.3, 3.3, 2.3), id="by less than searches are wrong by"),
        pytest.param((0.0, 4.0, 2.0, 1.0), id="not at all"),
    ],
)
def test_what_is_better_by_noise_costs_nothing(values: tuple[float, ...]) -> None:
    found = judged(MADE, Appraisal("points", (PLAYED, Line(("d",), values))))
    assert found is not None
    assert (found.at, found.played, found.better, found.cost) == (4, "a", "a", 0.0)


def test_of_several_the_one_that_is_most_certainly_better_is_named() -> None:
    lucky, sure = Line(("d",), (30.0, 1.0, 3.0, 9.0)), Line(("e",), (2.0, 6.0, 4.0, 3.0))
    found = judged(MADE, Appraisal("points", (PLAYED, lucky, sure)))
    assert found is not None
    assert (found.better, found.cost) == ("e", 1.0)


def test_a_decision_that_nobody_compares_is_not_judged() -> None:
    assert judged(MADE, Appraisal("", ())) is None
    alone = judged(MADE, Appraisal("points", (PLAYED,)))
    assert alone is not None
    assert alone.cost == 0.0


def chosen_by_chance(monkeypatch: pytest.MonkeyPatch, better: float) -> list[float]:
    """The costs of 300 decisions with three rivals that are all better by so much; samples differ by 2 or so."""

    def outlook(rules: Any, state: Any, seat: int, steps: tuple[str, ...], seed: int, many: int) -> float:
        rng = Generator(play_on.mixed(seed, " ".join(steps)))
        chance = sum(rng.randrange(1000) for _ in range(12)) / 1000 - 6
        return 2 * chance + (0.0 if steps == ("play 4",) else better)

    rivals = [Line((f"play {number}",)) for number in (7, 8, 9)]
    monkeypatch.setattr(appraisal, "rivals", lambda *_: rivals)
    monkeypatch.setattr(appraisal, "outlook", outlook)
    monkeypatch.setattr(appraisal, "unit_of", lambda name: "points")
    rules, state, costs = game("highcard"), highcard.State(("47", "19"), ("", "")), []
    for seed in range(300):
        found = judged(Due(0, 0, ("play 4",), (0,)), appraise(rules, state, 0, ("play 4",), seed, Care(24)))
        assert found is not None
        costs.append(found.cost)
    return costs


def test_where_all_are_equal_hardly_anything_is_called_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three equal rivals one looks better for certain in one decision of fifteen."""
    assert sum(cost > 0 for cost in chosen_by_chance(monkeypatch, 0.0)) <= 2


def test_a_cost_is_no_larger_for_having_been_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The best of three by 24 samples was lucky in them."""
    costs = [cost for cost in chosen_by_chance(monkeypatch, 2.0) if cost]
    assert len(costs) > 250
    assert sum(costs) / len(costs) == pytest.approx(2.0, abs=0.1)


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

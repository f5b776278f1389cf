"""Ratings: fitted correctly, stored game by game, and continued where a run stopped."""

import json
import math
from pathlib import Path

import msgspec
import pytest

from connectable.bots.levels import LADDER
from connectable.cli import run
from connectable.lab import rate
from connectable.lab.rate import BadFile, ResultLine, Score, fit, head_of, opened, pairs_of, play_missing, ratings
from connectable.lab.single_game import GameResult, MatchGame

PAIRS = [("greedy", "random")]


def test_neighbours_play_each_other_or_everybody_does() -> None:
    levels = ["random", *LADDER]
    neighbours = pairs_of("connect5")
    assert neighbours == [*zip(levels[1:], levels, strict=False)]
    every = pairs_of("connect5", every=True)
    count = len(neighbours) + 1
    assert len(every) == count * (count - 1) // 2


def test_odds_of_ten_to_one_are_400_points() -> None:
    found = fit(["greedy", "strong"], {("strong", "greedy"): Score(10_000_000, 11_000_000)})
    assert found["greedy"] == 1000
    assert math.isclose(found["strong"], 1400, abs_tol=0.01)


def test_three_levels_that_all_met_are_fitted_together() -> None:
    """The odds of made-up ratings are found again."""
    truth = {"random": 700.0, "greedy": 1000.0, "easy": 1120.0}
    results = {
        (one, other): Score(1e6 / (1 + 10 ** ((truth[other] - truth[one]) / 400)), 1_000_000)
        for one, other in [("greedy", "random"), ("easy", "random"), ("easy", "greedy")]
    }
    found = fit([*truth], results)
    assert all(math.isclose(found[level], truth[level], abs_tol=0.1) for level in truth)


def test_a_level_that_never_lost_has_a_finite_rating() -> None:
    assert fit(["random", "greedy"], {("greedy", "random"): Score(200, 200)})["random"] > -2000


def test_a_killed_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    head = head_of("highcard", "3")
    play_missing(head, PAIRS, 6, whole)
    kept = whole.read_bytes()
    cut = kept.index(b"\n", len(kept) // 2) + 9
    torn.write_bytes(kept[:cut])
    play_missing(head, PAIRS, 6, torn)
    assert torn.read_bytes() == kept


def test_what_is_there_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "f.jsonl"
    head = head_of("highcard", "3")
    play_missing(head, PAIRS, 2, file)
    played: list[MatchGame] = []

    def none_left(games: list[MatchGame], processes: int) -> list[GameResult]:
        played.extend(games)
        return []

    monkeypatch.setattr(rate, "play_all", none_left)
    play_missing(head, PAIRS, 2, file)
    assert played == []


def test_a_file_of_another_run_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "f.jsonl"
    play_missing(head_of("highcard", "3"), PAIRS, 2, file)
    kept = file.read_bytes()
    with pytest.raises(BadFile, match="seed"):
        opened(file, head_of("highcard", "4"))
    assert file.read_bytes() == kept


@pytest.mark.parametrize("text", ["{}\n", "no json\n", "[1]\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "f.jsonl"
    file.write_text(text)
    with pytest.raises(BadFile):
        opened(file, head_of("highcard", "4"))
    assert file.read_text() == text


def test_intervals_are_over_deals() -> None:
    head = msgspec.structs.replace(head_of("highcard", "1"), levels={"random": 0, "greedy": 0})
    split = [ResultLine(PAIRS[0], number, float(number % 2 == 0), "x") for number in range(40)]
    clumped = [ResultLine(PAIRS[0], number, float(number % 4 < 2), "x") for number in range(40)]
    even, uneven = (ratings(head, PAIRS, 40, lines).levels[0] for lines in (split, clumped))
    assert (even.rating, even.low, even.high) == (1000, 1000, 1000)
    assert uneven.rating == 1000
    assert uneven.low < 950 < 1050 < uneven.high


def test_the_command_rates(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"lab rate highcard --games 4 --seed 2 --file {tmp_path / 'f.jsonl'}"
    assert run(f"{line} --json".split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["anchor"] == "greedy"
    assert [each["level"] for each in found["levels"]] == ["random", "greedy", "strong"]
    assert found["levels"][1]["rating"] == 1000
    assert run(f"{line} --lang en".split()) == 0
    assert "greedy is 1000" in capsys.readouterr().out

"""Matches: every deal in every rotation, the same games again from the same seed, honest counting."""

import json
import math

import pytest

from connectable.bots.levels import Budget
from connectable.cli import run
from connectable.contract import CHANCE
from connectable.lab.match import Match, games_of, report
from connectable.lab.single_game import GameResult, MatchGame, SeatEffort, game_of_match, play, shares, step
from connectable.lab.stats import resampled, row, wilson
from connectable.registry import game


def match_of(name: str, *players: str, games: int = 4, seed: str = "7") -> Match:
    return Match(name, players, games, {}, Budget(), seed)


def played(
    deal: int, turn: int, levels: tuple[str, ...], points: tuple[int, ...], scores: tuple[float, ...]
) -> GameResult:
    game_played = MatchGame("highcard", "highcard", levels, (), Budget(), "1", deal, turn)
    return GameResult(game_played, points, scores, "over", (SeatEffort(),) * len(levels))


def test_each_deal_is_played_in_every_rotation() -> None:
    match = match_of("highcard", "greedy", "random", games=3)
    games = [each.game for each in games_of(match)]
    assert [(each.deal, each.turn, each.levels) for each in games] == [
        (0, 0, ("greedy", "random")),
        (0, 1, ("random", "greedy")),
        (1, 0, ("greedy", "random")),
        (1, 1, ("random", "greedy")),
    ]


@pytest.mark.parametrize("name", ["connnect", "connections", "highcard"])
def test_a_deal_is_the_same_whoever_sits_where(name: str) -> None:
    """The first actions of chance, up to the first choice of a seat."""
    opened = []
    for number in range(4):
        match_game, rules = game_of_match(name, ["greedy", "random"], {}, Budget(), "7", number), game(name)
        state = rules.start(2)
        while rules.to_act(state) == (CHANCE,):
            state, _ = step(rules, match_game, state, CHANCE, 0, [])
        opened.append(rules.format(state))
    assert opened[0] == opened[1]
    assert opened[2] == opened[3] != opened[0]


@pytest.mark.parametrize("name", ["connnect", "connections", "highcard"])
def test_equal_seeds_play_equal_games(name: str) -> None:
    match = match_of(name, "greedy", "random", games=2)
    first, again = ([each[:4] for each in games_of(match)] for _ in range(2))
    assert first == again


def test_processes_change_nothing() -> None:
    match = match_of("connect5", "greedy", "random", games=4)
    one, two = ([each[:4] for each in games_of(match, processes)] for processes in (1, 2))
    assert one == two


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("connnect", {}),
        ("connections", {"way": "quick"}),
        ("connections", {"way": "quads", "turns": "at_once"}),
        ("highcard", {}),
    ],
)
def test_where_several_act_at_once_each_gets_to_act(name: str, options: dict[str, str]) -> None:
    result = play(game_of_match(name, ["greedy", "greedy"], dict(options), Budget(), "3", 0))
    assert all(each.choices > 0 for each in result.efforts)


def test_a_shared_first_place_is_shared() -> None:
    assert shares((1, 2, 2)) == (1.0, 0.0, 0.0)
    assert shares((1, 3, 1)) == (0.5, 0.0, 0.5)


def test_a_report_counts_by_level_and_by_seat() -> None:
    match = match_of("highcard", "greedy", "random")
    games = [
        played(0, 0, ("greedy", "random"), (3, 1), (1.0, 0.0)),
        played(0, 1, ("random", "greedy"), (2, 2), (0.5, 0.5)),
        played(1, 0, ("greedy", "random"), (5, 1), (1.0, 0.0)),
        played(1, 1, ("random", "greedy"), (4, 2), (1.0, 0.0)),
    ]
    found = report(match, games)
    greedy, random = found.levels
    assert (greedy.level, greedy.all.games, greedy.all.wins, greedy.all.shared, greedy.all.share) == (
        "greedy", 4, 2, 1, 0.625,
    )  # fmt: skip
    assert greedy.by_seat["1"].share == 1.0
    assert greedy.by_seat["2"].share == 0.25
    assert random.all.points == 2.0
    assert [each.share for each in found.seats] == [0.875, 0.125]
    assert found.ends == {"over": 4}


def test_equal_levels_count_together() -> None:
    games = [played(0, 0, ("greedy", "greedy", "random"), (1, 2, 3), (0.0, 0.0, 1.0))]
    assert row(games, lambda each, seat: each.game.levels[seat] == "greedy").games == 2


def test_wilson_is_wilson() -> None:
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)  # the textbook's example
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0


def test_the_bootstrap_holds_the_mean_and_narrows() -> None:
    few = resampled([[0.0], [1.0]] * 5)
    many = resampled([[0.0], [1.0]] * 200)
    assert few[0] == many[0] == 0.5
    assert few[1] < many[1] < 0.5 < many[2] < few[2]
    assert math.isclose(many[2] - many[1], 2 * 1.96 * 0.5 / math.sqrt(400), rel_tol=0.2)


def lab(line: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    code = run(line.split())
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = lab("lab match highcard --seats greedy,bot:random --games 4 --lang en", capsys)
    assert code == 0
    assert "4 games, 2 deals" in out
    assert max(map(len, out.splitlines())) <= 80
    assert [line.split()[:2] for line in out.splitlines() if line[:6] in ("greedy", "random")] == [
        ["greedy", "4"],
        ["random", "4"],
    ]


def test_the_command_prints_json_that_is_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    line = "lab match connect5 --seats easy,random --games 2 --simulations 3 --seed 5 --json --option board=base"
    first, again = lab(line, capsys)[1], lab(line, capsys)[1]
    assert first == again
    found = json.loads(first)
    assert found["format"] == 1
    assert (found["game"], found["seed"], found["simulations"], found["seconds"]) == ("connect5", "5", 3, 0.0)
    assert found["options"] == {"board": "base"}
    assert [each["level"] for each in found["levels"]] == ["easy", "random"]
    assert "seconds" not in found["levels"][0]["effort"]


def test_seconds_are_told_where_they_are_the_limit(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(lab("lab match highcard --seats greedy,random --games 2 --seconds 0.5 --json", capsys)[1])
    assert found["levels"][0]["effort"]["most_seconds"] >= found["levels"][0]["effort"]["seconds"] >= 0


@pytest.mark.matrix
@pytest.mark.parametrize("lang", ["en", "th"])
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("lab", "--help"),
        ("lab fly", "--help"),
        ("lab match", "connect5"),
        ("lab match chess", "connect5"),
        ("lab match connect5", "--seats"),
        ("lab match connect5 --seats greedy", "2–5"),
        ("lab match connect5 --seats greedy,genius", "strong"),
        ("lab match connect5 --seats greedy,random --games 0", "--games"),
        ("lab match connect5 --seats greedy,random --games many", "--help"),
        ("lab match connect5 --seats greedy,random --seconds nan", "--seconds"),
        ("lab match connect5 --seats greedy,random --simulations -1", "--simulations"),
        ("lab match connect5 --seats greedy,random --processes 0", "--processes"),
        ("lab match connect5 --seats greedy,random --option board", "name=value"),
        ("lab match connect5 --seats greedy,random --option board=●", "connect5"),
        ("lab match connect5 --seats greedy,random --fly", "--fly"),
        ("lab rate", "connect5"),
        ("lab rate connect5 --file /", "/"),
        ("lab rate connect5 --games 0", "--games"),
    ],
)
def test_what_cannot_be_is_one_sentence(line: str, told: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = lab(f"{line} --lang {lang}", capsys)
    assert (code, out) == (2, "")
    assert told in err.replace("\n", " ") or "board" in line

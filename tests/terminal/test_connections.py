"""Connections in the terminal: a card in one line, told by words, and house rulings taken along."""

import json
import re
from pathlib import Path

from .conftest import RunCli

GAME = "play connections --seats you,bot:greedy --seed 5 --option deck=house-1"


def test_a_card_is_placed_in_one_line_and_told_whoever_places_it(run_cli: RunCli) -> None:
    out = run_cli(GAME, "lay 108 1,0 2", "quit").out
    assert "Seat 1 lays card 108: “BREAKFAST” and “HOLIDAY” are said together (debatable). 5 points." in " ".join(
        out.split()
    )
    assert re.search(r"    Seat 2 lays card \d+: “[A-Z ]+” .*“[A-Z ]+”.*points?\.", out)


def test_a_line_that_is_refused_on_the_way_changes_nothing(run_cli: RunCli, home: Path) -> None:
    out = run_cli(GAME, "lay 108 at 0,1 turn 2", "lay 123 at 1,0 turn 0", "lay 108 at 1,0 turn 7", "quit").out
    assert "The nearest is “SNAIL” on\n“STRONG”: no link known." in out
    assert "Why not “TEA” on “HOLIDAY”?" in out
    assert "is not a move of this game" in out
    (saved,) = home.glob("*.json")
    assert {seat for seat, _ in json.loads(saved.read_text("utf-8"))["entries"]} == {"table", -1}


def test_what_legal_lists_can_be_typed(run_cli: RunCli) -> None:
    voting = GAME + " --option judge=vote"
    listed = run_cli(voting, "draw", "keep", "legal", "quit").out.rpartition("legal")[0]
    assert "fine 2" in listed
    assert "fine 0" not in listed
    assert "is not a move" not in run_cli(voting, "draw", "keep", "fine 2", "quit").out


def test_house_rulings_are_shown_and_taken_along(run_cli: RunCli, tmp_path: Path) -> None:
    rulings = tmp_path / "rulings.txt"
    rulings.write_text("TEA + HOLIDAY = stands\nNOT + THERE = falls\n", "utf-8")
    again = tmp_path / "again.txt"
    out = run_cli(f"{GAME} --option rulings=@{rulings}", "rulings", f"rulings {again}", f"rulings {again}", "quit").out
    assert "HOLIDAY + TEA = stands\n" in out
    assert "NOT" not in out
    assert again.read_text("utf-8") == "HOLIDAY + TEA = stands\n"
    assert "There is already a file" in " ".join(out.split())
    assert "There is nothing to take along yet." in run_cli(GAME, "rulings", "quit").out


def test_a_web_is_looked_at_as_a_map_and_in_parts(run_cli: RunCli) -> None:
    out = run_cli(GAME, "look", "look 0,0", "look 2", "look nowhere", "quit").out
    assert "         0\n    0   58\n" in out
    assert out.count("┌58─") == 3
    assert "The seats are 1 to 2." in out

"""Saving, resuming and replaying, with files that are wrong in every way."""

import json
import os
import re
import sys
from pathlib import Path

import pytest

from connectable.cli import run
from connectable.record import Dice, Record, read_record, replay
from connectable.terminal import saves
from connectable.terminal.errors import UsageError

from .conftest import RunCli


def saved(home: Path) -> Path:
    (found,) = home.glob("*.json")
    return found


def test_the_end_of_input_saves_and_resume_goes_on(run_cli: RunCli, home: Path) -> None:
    left = run_cli("play marks --seats you --seed 1", "add 1")
    assert left.code == 0
    assert f"connectable play --resume {saved(home)}" in left.out
    done = run_cli("play --resume", "add 3", "done", "done")
    assert "rank" in done.out
    assert replay(saved(home).read_text("utf-8")).totals == (4,)


def test_a_resumed_game_is_the_game_without_the_pause(run_cli: RunCli, home: Path) -> None:
    typed = ["add 1", "done", "add 2", "done"]
    line = "play marks --seats you,bot:random --seed 5"
    run_cli(line, *typed)
    whole = read_record(saved(home).read_text("utf-8"))
    saved(home).unlink()
    for pause, text in enumerate(typed):
        run_cli("play --resume" if pause else line, text)
    assert read_record(saved(home).read_text("utf-8")) == whole


def test_a_resumed_game_keeps_its_branches_and_its_undo(run_cli: RunCli, home: Path) -> None:
    run_cli("play marks --seats you --seed 1", "add 1", "undo", "add 2", "add 3")
    before = read_record(saved(home).read_text("utf-8")).entries
    done = run_cli("play --resume", "undo", "undo", "undo")
    assert "Taken back: add 3." in done.out
    assert "Taken back: add 2." in done.out
    assert "There is nothing of yours to undo" in done.out
    after = read_record(saved(home).read_text("utf-8")).entries
    assert after == [*before, ("table", {"undo": [5]}), ("table", {"undo": [4]})]


def test_the_dice_of_a_foreign_record_stay_in_it(run_cli: RunCli, tmp_path: Path) -> None:
    dice = {"kind": "table", "commitment": "c"}
    place = tmp_path / "foreign.json"
    place.write_text(json.dumps({**HEAD, "entries": [[-1, "roll 2"]], "dice": dice}))
    run_cli(f"play --resume {place}", "", "add 1")
    assert read_record(place.read_text("utf-8")).dice == Dice("table", "c")


def test_quit_and_save_save(run_cli: RunCli, home: Path) -> None:
    assert "The game is saved" in run_cli("play marks --seats you", "add 1", "save").out
    assert "add 1" in saved(home).read_text("utf-8")
    assert run_cli("play marks --seats you", "quit").code == 0


def test_every_act_is_saved_before_the_next_is_asked(
    run_cli: RunCli, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[int] = []
    save = saves.save

    def watched(record: Record, place: Path) -> None:
        written.append(len(record.entries))
        save(record, place)

    monkeypatch.setattr(saves, "save", watched)
    run_cli("play marks --seats you", "add 1", "add 2")
    assert written[:3] == [2, 3, 4]


def test_ctrl_c_saves(run_cli: RunCli, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupt:
        def isatty(self) -> bool:
            return False

        def readline(self, _: int) -> str:
            raise KeyboardInterrupt

    run_cli("--help")
    monkeypatch.setattr(sys, "stdin", Interrupt())
    assert run(["play", "marks", "--seats", "you"]) == 130
    assert saved(home).is_file()


def test_a_record_goes_where_it_is_asked_to(run_cli: RunCli, home: Path, tmp_path: Path) -> None:
    place = tmp_path / "a b" / "game.json"
    run_cli("--help")
    assert run(["play", "highcard", "--seats", "bot:random,bot:random", "--record", str(place)]) == 0
    assert replay(place.read_text("utf-8")).chosen
    assert not home.exists()


def test_a_failed_save_is_told_and_leaves_nothing_behind(run_cli: RunCli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    done = run_cli(f"play marks --seats you --record {tmp_path}/file/game.json", "done", "done")
    assert done.code == 0
    assert "could not be saved" in done.out


def test_a_save_is_whole_or_not_at_all(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = home / "game.json"
    saves.save(Record("marks", "1", {}, 1), place)
    before = place.read_text("utf-8")

    def broken(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(UsageError, match="No space"):
        saves.save(Record("marks", "1", {}, 2), place)
    assert place.read_text("utf-8") == before
    assert [file.name for file in home.iterdir()] == ["game.json"]


def test_resume_takes_the_newest_open_game(run_cli: RunCli, home: Path) -> None:
    run_cli(f"play marks --seats you --record {home}/old.json", "add 1")
    run_cli(f"play marks --seats you --record {home}/new.json", "add 2")
    run_cli(f"play marks --seats you --record {home}/over.json", "done", "done")
    (home / "broken.json").write_text("{")
    for age, name in enumerate(("broken", "over", "new", "old")):
        os.utime(home / f"{name}.json", (1000 - age, 1000 - age))
    assert "[[2]]" in run_cli("play --resume").out


def test_a_finished_game_shows_its_result_again(run_cli: RunCli, home: Path) -> None:
    run_cli("play marks --seats you", "done", "done")
    assert "rank" in run_cli(f"play --resume {saved(home)}").out


def test_nothing_to_resume(run_cli: RunCli, home: Path) -> None:
    done = run_cli("play --resume")
    assert done.code == 2
    assert "no game to go on with" in done.err


HEAD = {"format": 1, "game": "marks", "rules": "1", "options": {}, "seats": 2, "entries": []}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        json.dumps({**HEAD, "game": "chess"}),
        json.dumps({**HEAD, "rules": "0"}),
        json.dumps({**HEAD, "more": 1}),
        json.dumps({**HEAD, "entries": [[0, "add 1"]]}),
        json.dumps({**HEAD, "entries": [[-1, "roll 7"]]}),
        json.dumps({**HEAD, "entries": [["table", {"undo": [0]}]]}),
        json.dumps({**HEAD, "entries": [[-1, "roll 2"], [0, "add 9"], ["table", {"undo": [1]}]]}),
        json.dumps({**HEAD, "entries": [["table", {"players": ["you"]}]]}),
        json.dumps({**HEAD, "entries": [["table", {"players": "you"}]]}),
        json.dumps({**HEAD, "entries": [["table", {"players": ["you", 7]}]]}),
        json.dumps({**HEAD, "entries": [["table", {"players": ["you", "bot:nobody"]}]]}),
        "[" * 100_000,
    ],
)
def test_bad_records_are_one_sentence(run_cli: RunCli, tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.json").write_text(text)
    done = run_cli(f"play --resume {tmp_path}/bad.json")
    assert (done.code, done.out) == (2, "")
    assert done.err
    assert "Traceback" not in done.err


def test_a_foreign_record_is_played_by_people(run_cli: RunCli, tmp_path: Path) -> None:
    (tmp_path / "foreign.json").write_text(json.dumps({**HEAD, "entries": [[-1, "roll 2"], [0, "add 1"]]}))
    assert "Seat\xa01 >" in run_cli(f"play --resume {tmp_path}/foreign.json", "").out


def test_replay_shows_every_step(run_cli: RunCli, home: Path) -> None:
    run_cli("play marks --seats you,bot:greedy --seed 1", "add 1", "undo", "add 2", "done", "done")
    done = run_cli(f"replay {saved(home)} --all")
    assert done.code == 0
    assert re.search(r"^1/\d+  roll \d$", done.out, re.MULTILINE)
    assert "Seat\xa01: …" in done.out
    assert "rank" in done.out
    as_seat = run_cli(f"replay {saved(home)} --seat 1")
    assert "Seat\xa01: add 2" in as_seat.out
    assert "Seat\xa01: add 1" not in as_seat.out


def test_replay_of_an_open_game(run_cli: RunCli, home: Path) -> None:
    run_cli("play marks --seats you", "add 1")
    assert "The game is not over." in run_cli(f"replay {saved(home)}").out
    assert run_cli(f"replay {saved(home)} --seat 2").code == 2


def test_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert saves.folder() == Path("/data/connectable/games")

"""Whole games in the terminal: people and bots, typed actions, refusals, undo, hot-seat."""

import re
from pathlib import Path

import pytest

from connectable.i18n import LANGUAGES, Speech
from connectable.record import read_record, replay
from connectable.terminal.pen import columns

from .conftest import RunCli


def saved(home: Path) -> Path:
    (found,) = home.glob("*.json")
    return found


def hand(run_cli: RunCli, line: str, *typed: str) -> str:
    """The last hand shown when the game stops after these lines."""
    return str(re.findall(r"hand: (\d\d)", run_cli(line, *typed).out)[-1])


def test_a_whole_game_against_a_bot(run_cli: RunCli, home: Path) -> None:
    card = hand(run_cli, "play highcard --seed 1")[0]
    saved(home).unlink()
    done = run_cli("play highcard --seed 1", f"play {card}")
    assert done.code == 0
    assert re.search(r"trick +(0 +1|1 +0)\ntotal +(0 +1|1 +0)\nrank +(2 +1|1 +2)", done.out)
    assert "greedy bot" in done.out
    assert f"connectable replay {saved(home)}" in done.out
    assert replay(saved(home).read_text("utf-8")).chosen[0] == card


def test_every_line_fits_80_columns_except_file_names(run_cli: RunCli) -> None:
    done = run_cli("play marks --seats you,bot:random,bot:greedy", "help", "legal", "add 1", "done", "done")
    assert [line for line in done.out.splitlines() if len(line) > 80 and "/" not in line] == []


def test_the_same_seed_is_the_same_game(run_cli: RunCli) -> None:
    typed = ("add 1", "done", "add 2", "done")
    one, two, other = (run_cli(f"play marks --seats you,bot:random --seed {seed}", *typed) for seed in ("a", "a", "b"))
    assert one.out.split("connectable replay")[0] == two.out.split("connectable replay")[0]
    assert one.out.split("connectable replay")[0] != other.out.split("connectable replay")[0]


def test_a_seed_is_the_same_game_for_good(run_cli: RunCli, home: Path) -> None:
    run_cli("play marks --seats you,bot:random --seed a", "add 1", "done", "add 2", "add 3", "undo", "done")
    assert read_record(saved(home).read_text("utf-8")).entries == [
        ("table", {"players": ["you", "bot:random"], "seed": "a"}),
        (-1, "roll 4"),
        (0, "add 1"),
        (1, "done"),
        (0, "done"),
        (-1, "roll 2"),
        (0, "add 2"),
        (1, "add 3"),
        (0, "add 3"),
        (1, "add 3"),
        ("table", {"undo": [8]}),
        (0, "done"),
        (1, "done"),
    ]


def test_bots_alone_play_to_the_end(run_cli: RunCli) -> None:
    done = run_cli("play marks --seats bot:random,bot:greedy --seed 1")
    assert done.code == 0
    assert "rank" in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_plays(run_cli: RunCli, lang: str) -> None:
    typed = ("help", "legal", "nonsense", "add 9", "look 1", "undo", "next", "save", "done", "done")
    done = run_cli(f"play marks --seats you --lang {lang}", *typed)
    assert done.code == 0
    assert Speech(lang).say("tb-rank") in done.out
    assert Speech(lang).say("tb-refused-title", action="add 9") in done.out


def test_the_environment_chooses_the_language(run_cli: RunCli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert "Platz" in run_cli("play highcard").out


def test_a_refused_action_says_why_and_changes_nothing(run_cli: RunCli, home: Path) -> None:
    done = run_cli("play marks --seats you --seed 1", "add 9")
    assert "Why not “add 9”?" in done.out
    assert "MK-2" in done.out
    assert "add 9" not in saved(home).read_text("utf-8")


@pytest.mark.parametrize("typed", ["", "  ", "fly", "add", "\x00\x1b[2J", "a" * 5000, "undo 3", "quit now", "ไป", "🂡"])
def test_whatever_is_typed_the_game_goes_on(run_cli: RunCli, typed: str) -> None:
    done = run_cli("play marks --seats you --seed 1", typed, "done", "done")
    assert done.code == 0
    assert "rank" in done.out
    assert "\x1b[2J" not in done.out


def test_legal_lists_points_and_filters(run_cli: RunCli) -> None:
    done = run_cli("play marks --seats you", "legal", "legal ADD 2", "legal zzz")
    everything, some, none = re.split(r"Seat\xa01 > \n", done.out)[1:4]
    assert everything.split() == ["add", "1", "+1", "add", "2", "+2", "add", "3", "+3", "done"]
    assert some.split() == ["add", "2", "+2"]
    assert "“zzz”" in none


def test_help_and_unknown_rules(run_cli: RunCli) -> None:
    done = run_cli("play marks --seats you", "help", "help MK-1", "?")
    assert done.out.count("“undo”") == 2
    assert "There is no rule “MK-1”" in done.out


@pytest.mark.parametrize("game", ["connnect", "connect5", "connections"])
def test_help_explains_the_game_before_typing(run_cli: RunCli, game: str) -> None:
    prefix = {"connnect": "cn", "connect5": "c5", "connections": "cx"}[game]
    for lang in ("en", "th"):
        out = " ".join(run_cli(f"play {game} --lang {lang} --seed 1", "help").out.split())
        speech = Speech(lang)
        told = [speech.say(key) for key in (f"{prefix}-rules-aim", f"{prefix}-rules-minute", "tb-help-typing")]
        places = [out.find(" ".join(text.split())) for text in told]
        assert -1 < places[0] < places[1] < places[2]


def test_what_the_others_did_in_a_sealed_round_is_told_when_it_is_revealed(run_cli: RunCli) -> None:
    line = "play connnect --seats you,bot:greedy --seed 4"
    numbers = re.findall(r"Set-up numbers: \[(\d)\] \[(\d)\] \[(\d)\]", run_cli(line).out)[0]
    typed = [f"write {number} {space}" for number, space in zip(numbers, ("b1", "d2", "f3"), strict=True)]
    sealed = run_cli(line, *typed)
    assert "2: write" not in sealed.out
    revealed = run_cli(line, *typed, "done")
    assert len(re.findall(r"2: write \d \w\d · write \d \w\d · write \d \w\d", revealed.out)) == 1


def test_the_race_for_connect_4_is_drawn_in_80_columns(run_cli: RunCli) -> None:
    for lang in LANGUAGES:
        out = run_cli(f"play connnect --lang {lang} --seed 1").out
        assert "I ■■■■    L ■■■     O ■■      S ■■" in out
        assert [text for text in out.splitlines() if columns(text) > 80 and "/" not in text] == []


def test_look_shows_only_what_the_seat_may_know(run_cli: RunCli) -> None:
    done = run_cli("play marks --seats you,bot:greedy", "add 1", "look 2", "sheet 1", "look 3", "look x", "look 999999")
    assert "[[1], []]" in done.out
    assert "[3" not in done.out
    assert done.out.count("The seats are 1 to 2.") == 3


def test_undo_takes_back_own_acts_and_keeps_the_branch(run_cli: RunCli, home: Path) -> None:
    done = run_cli(
        "play marks --seats you --seed 1", "add 1", "add 2", "undo", "add 3", "undo all", "undo", "add 2", "done"
    )
    assert "Taken back: add 2." in done.out
    assert "Taken back: add 3 and add 1." in done.out
    assert "There is nothing of yours to undo" in done.out
    record = read_record(saved(home).read_text("utf-8"))
    assert ("table", {"undo": [3]}) in record.entries
    assert (0, "add 1") in record.entries
    assert replay(record).totals == (2,)


def test_undo_stops_at_chance(run_cli: RunCli) -> None:
    done = run_cli("play marks --seats you", "add 1", "done", "undo")
    assert "There is nothing of yours to undo" in done.out


def test_undo_stops_where_somebody_acted_in_the_open(run_cli: RunCli) -> None:
    done = run_cli("play marks --seats you,you --option sealed=false", "add 1", "done", "add 2", "undo", "undo")
    assert "Taken back: add 2." in done.out
    assert "There is nothing of yours to undo" in done.out


def test_sealed_acts_of_others_do_not_stop_undo(run_cli: RunCli, home: Path) -> None:
    done = run_cli(
        "play marks --seats you,you", "", "add 1", "next", "", "add 2", "next", "", "undo", "done", "", "done"
    )
    assert "Taken back: add 1." in done.out
    assert replay(saved(home).read_text("utf-8")).totals == (0, 2)


def test_an_open_done_of_another_leaves_sealed_acts_free(run_cli: RunCli, home: Path) -> None:
    """CN-R5: until its own *done*, a seat may undo its actions of the round, whatever the others do."""
    done = run_cli(
        "play marks --seats you,you", "", "add 1", "next", "", "done", "", "undo", "done", "done", "", "done"
    )
    assert "Seat\xa02: done" in done.out
    assert "Taken back: add 1." in done.out
    assert replay(saved(home).read_text("utf-8")).totals == (0, 0)


def test_what_others_do_is_told_also_after_an_undo_before_it(run_cli: RunCli) -> None:
    typed = ("", "add 1", "next", "", "next", "", "done", "", "undo", "next", "")
    done = run_cli("play marks --seats you,you,you", *typed)
    assert "Taken back: add 1." in done.out
    assert done.out.count("  Seat\xa03: done\n") == 2  # to seat 1 and to seat 2


def test_done_of_a_sealed_round_stays(run_cli: RunCli) -> None:
    line = "play highcard --seats you,you --seed 1"
    done = run_cli(line, "", f"play {hand(run_cli, line, '')[0]}", "", "undo")
    assert "There is nothing of yours to undo" in done.out


def test_hot_seat_covers_what_the_other_may_not_see(run_cli: RunCli) -> None:
    line = "play highcard --seats you,you --seed 1"
    cards = hand(run_cli, line, "")
    done = run_cli(line, "", f"play {cards[0]}", "")
    first, second, third = done.out.split("Pass the keyboard")
    assert "hand:" not in first
    assert f"hand: {cards}" in second
    assert "hand:" in third
    assert f"hand: {cards}" not in third
    assert f"play {cards[0]}" not in third


def test_hot_seat_in_the_open_needs_no_cover(run_cli: RunCli) -> None:
    done = run_cli("play marks --seats you,you --option sealed=false", "done", "done", "done", "done")
    assert "Pass the keyboard" not in done.out
    assert "Seat\xa02: done" in done.out or "Seat\xa01: done" in done.out


def test_next_hands_over_only_to_people_who_may_act(run_cli: RunCli) -> None:
    assert "Nobody else" in run_cli("play marks --seats you,bot:greedy", "next").out


def test_what_one_seat_does_in_a_row_is_told_on_one_line(run_cli: RunCli) -> None:
    done = run_cli("play highcard --seed 1")
    assert re.search(r"^  deal 0 \d · deal 0 \d · deal 1 \? · deal 1 \?$", done.out, re.MULTILINE)
    done = run_cli("play marks --seats you,you --option sealed=false", "add 1", "add 2", "done")
    assert "  Seat\xa01: add 1 · add 2 · done\n" in done.out


def test_everything_is_told_once(run_cli: RunCli) -> None:
    done = run_cli("play marks --seats you", "add 1", "add 2")
    assert len(re.findall(r"^  roll \d$", done.out, re.MULTILINE)) == 1


def test_a_sealed_act_of_a_bot_is_not_told(run_cli: RunCli) -> None:
    done = run_cli("play marks --seats you,bot:greedy --seed 1", "add 1", "add 1")
    assert "Seat\xa02: add" not in done.out

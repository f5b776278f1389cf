"""The command line: help, version, and one sentence for every mistake."""

import subprocess
import sys
from pathlib import Path

import pytest

import connectable
from connectable.i18n import LANGUAGES

from .conftest import RunCli


@pytest.mark.parametrize("line", ["--version", "--lang de --version"])
def test_version_says_the_form(run_cli: RunCli, line: str) -> None:
    assert run_cli(line).out == f"connectable 0.3.0 ({connectable.form()})\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", ["--help", "play --help", "-h"])
def test_help_in_every_language(run_cli: RunCli, line: str, lang: str) -> None:
    done = run_cli(f"{line} --lang {lang}")
    assert done.code == 0
    assert "connectable play" in done.out
    assert "highcard" in done.out


@pytest.mark.matrix
@pytest.mark.parametrize("lang", ["en", "th"])
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play", "marks"),
        ("play chess", "marks"),
        ("fly", "replay"),
        ("--fly", "replay"),
        ("play marks --fly", "--fly"),
        ("play marks more", "play marks more"),
        ("play marks --seed", "--help"),
        ("replay", "replay"),
        ("check", "check"),
        ("replay nothing.json", "nothing.json"),
        ("replay nothing.json --seat x", "--help"),
        ("check nothing.txt", "nothing.txt"),
        ("play marks --seats me", "bot:greedy"),
        ("play marks --seats bot:genius", "bot:greedy"),
        ("play marks --seats bot", "bot:greedy"),
        ("play marks --seats you,", "bot:greedy"),
        ("play marks --seats you,you,you,you", "1–3"),
        ("play highcard --seats you", "2"),
        ("play marks --option goal", "name=value"),
        ("play marks --option speed=3", "mood"),
        ("play highcard --option speed=3", "speed"),
        ("play marks --option goal=10", "9"),
        ("play marks --option goal=many", "9"),
        ("play marks --option goal=١", "9"),
        ("play marks --option mood=bad", "wild"),
        ("play marks --option sealed=perhaps", "false"),
        ("play marks --option mood=@nothing.txt", "nothing.txt"),
        ("play marks --option sheet=odd", "sheet"),
        ("play marks --option goal=7", "seven"),
        ("play marks --record /", "/"),
        ("play --resume nothing.json", "nothing.json"),
        ("play --resume /", "/"),
    ],
)
def test_what_cannot_be_is_one_sentence_with_what_could(run_cli: RunCli, line: str, told: str, lang: str) -> None:
    done = run_cli(f"{line} --lang {lang}")
    assert (done.code, done.out) == (2, "")
    assert told in done.err.replace("\n", " ")


@pytest.mark.parametrize("line", ["play marks --lang xx", "--lang", "play --lang= marks"])
def test_an_unknown_language_is_told_in_that_of_the_environment(
    run_cli: RunCli, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    done = run_cli(line)
    assert done.code == 2
    assert "en, th, it, de, fr e es" in done.err


def test_options_reach_the_game(run_cli: RunCli, home: Path) -> None:
    run_cli("play marks --seats you --option goal=9 --option mood=wild --option sealed=no")
    (saved,) = home.glob("*.json")
    assert '"options": {"goal": 9, "mood": "wild", "sealed": false}' in saved.read_text("utf-8")


def test_an_option_can_come_from_a_file(run_cli: RunCli, tmp_path: Path) -> None:
    (tmp_path / "sheet.txt").write_text("a\nb\nc", "utf-8")
    done = run_cli(f"play marks --option sheet=@{tmp_path}/sheet.txt")
    assert done.code == 2
    assert "line\xa02" in done.err


def test_a_file_is_never_overwritten_by_a_new_game(run_cli: RunCli, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear diary")
    assert run_cli(f"play marks --record {tmp_path}/diary.txt").code == 2
    assert (tmp_path / "diary.txt").read_text() == "dear diary"


def test_start_up_imports_nothing_heavy() -> None:
    script = "import sys, connectable, connectable.cli; connectable.cli.run(['--version']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"argparse", "rich", "babel", "fluent.runtime", "fluent.syntax", "connectable.terminal.play"}

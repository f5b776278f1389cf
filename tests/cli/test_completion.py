"""Shell completion: the bash script is run by bash; the others are checked for completeness, and parsed if possible."""

import shutil
import subprocess
from pathlib import Path

import pytest

from connectable.cli.commands import COMMANDS, COMMON, HOME, SHELLS
from connectable.i18n import LANGUAGES

from .conftest import RunCli

BASH = """
compopt() { asked="$*"; }
asked= COMP_LINE=$1 COMP_POINT=${#1}
_connectable
printf '%s\\n' "${COMPREPLY[*]}" "$asked"
"""
LEVELS = "random gentle greedy easy medium skilled strong expert master champion"


@pytest.fixture
def script(run_cli: RunCli) -> str:
    return run_cli("completion bash").out


def completed(script: str, line: str) -> tuple[list[str], str]:
    """The words that bash offers at the end of a line, and what it is told to complete by itself."""
    command = ["bash", "--norc", "-c", script + BASH, "bash", line]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    offered, asked = done.stdout.splitlines()
    return offered.split(), asked


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("", "serve play replay verify check export backup restore lab completion"),
        ("re", "replay restore"),
        ("--l", "--lan --lang"),
        ("--lan --p", "--port --public-url"),
        ("serve", "serve"),
        ("serve --bo", "--bot-workers"),
        ("serve --k", "--keep-days"),
        (
            "serve ",
            "--host --port --data --database --bot-workers --keep-days --public-url --peer-url --limits --lang --help",
        ),
        ("serve --port ", ""),
        ("serve --workers ", ""),
        ("verify --", "--lang --help"),
        ("lab ", "match rate"),
        ("lab ra", "rate"),
        ("lab rate --a", "--all"),
        ("lab match h", "highcard"),
        ("play con", "connect5 connections connnect"),
        (
            "play connect5 --seats ",
            " ".join(["you", *(f"bot:{level}" for level in LEVELS.split())]),
        ),
        ("play connect5 --seats you,b", " ".join(f"you,bot:{level}" for level in LEVELS.split())),
        ("play connect5 --seats you,bot:st", "strong"),
        ("play connect5 --seats=you,bot:", LEVELS),
        ("lab match connect5 --seats strong,gr", "strong,greedy"),
        ("completion ", "bash zsh fish"),
        ("replay x --lang ", "en th it de fr es"),
        ("--lang=d", "de"),
    ],
)
def test_bash_offers(script: str, line: str, offered: str) -> None:
    assert completed(script, f"connectable {line}")[0] == offered.split()


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("check ", "-o default"),
        ("play x --record ", "-o default"),
        ("play --resume ./", "-o default"),
        ("serve --data ", "-o dirnames"),
        ("serve --limits ", "-o default"),
        ("play x --seats you", "-o nospace"),
        ("serve --host ", ""),
    ],
)
def test_bash_is_asked_for_files_and_folders(script: str, line: str, asked: str) -> None:
    assert completed(script, f"connectable {line}")[1] == asked


def test_bash_knows_what_to_call(script: str) -> None:
    command = ["bash", "--norc", "-c", script + "complete -p connectable"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "complete -F _connectable connectable\n"


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_and_switch_is_in_the_script(run_cli: RunCli, shell: str) -> None:
    script = run_cli(f"completion {shell}").out
    for command in (HOME, *COMMANDS):
        assert command.name in script
        for switch in (*command.switches, *COMMON):
            assert (f"-l {switch.name[2:]}" if shell == "fish" else switch.name) in script
    assert "bot:champion" in script
    assert "highcard" in script


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("shell", [shell for shell in SHELLS if shutil.which(shell)])
def test_a_shell_that_is_here_reads_its_script(run_cli: RunCli, tmp_path: Path, shell: str, lang: str) -> None:
    place = tmp_path / "script"
    place.write_text(run_cli(f"completion {shell} --lang {lang}").out, "utf-8")
    done = subprocess.run([shell, "-n", str(place)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")

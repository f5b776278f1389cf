"""The help pages: each command explained with everything it takes, in six languages, within 80 columns."""

import pytest

from connectable.cli.commands import COMMANDS, HOME
from connectable.cli.parser import Command
from connectable.i18n import LANGUAGES, Speech
from connectable.terminal.pen import columns

from .conftest import RunCli

EVERY = pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)


@pytest.mark.matrix
@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_explains_itself_and_all_it_takes(run_cli: RunCli, command: Command, lang: str) -> None:
    done = run_cli(f"{command.name} --help --lang {lang}")
    speech, told = Speech(lang), done.out.replace("\n", " ")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(command.line)
    assert speech.say(command.about) in told
    assert max(columns(line) for line in done.out.splitlines()) <= 80
    typed = {line.split()[0] for line in done.out.splitlines() if line.startswith("  ") and line.strip()}
    assert {switch.name for switch in command.switches} | {"--lang", "--help"} <= typed
    if command.argument:
        assert speech.say(command.argument.kind.placeholder) in typed


@EVERY
def test_a_page_is_about_one_command(run_cli: RunCli, command: Command) -> None:
    page = run_cli(f"{command.name} --help").out
    others = [other.line for other in COMMANDS if not command.line.startswith(other.line)]
    assert [line for line in others if f"{line} " in page.replace("“connectable backup”", "")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_has_a_line_for_each_command(run_cli: RunCli, lang: str) -> None:
    page = run_cli(f"--help --lang {lang}").out
    for command in COMMANDS:
        (line,) = [line for line in page.splitlines() if line.startswith(f"  {command.line}  ")]
        assert line.split("  ")[-1].strip() in Speech(lang).say(command.about)
    assert all(f"  {switch.name} " in page for switch in HOME.switches)
    assert max(columns(line) for line in page.splitlines()) <= 80


def test_a_group_lists_its_commands(run_cli: RunCli) -> None:
    page = run_cli("lab --help").out
    assert "connectable lab match" in page
    assert "connectable lab rate" in page
    assert "connectable serve" not in page


@pytest.mark.parametrize("line", ["--help serve", "serve -h", "serve --port 1 --help", "serve --lang en --help"])
def test_help_may_stand_anywhere(run_cli: RunCli, line: str) -> None:
    assert run_cli(line).out == run_cli("serve --help").out


@pytest.mark.parametrize(("line", "told"), [("fly --help", "serve"), ("lab fly --help", "match")])
def test_there_is_no_help_on_what_is_not_there(run_cli: RunCli, line: str, told: str) -> None:
    done = run_cli(line)
    assert (done.code, done.out) == (2, "")
    assert told in done.err


def test_defaults_limits_and_older_names_come_from_the_switch(run_cli: RunCli) -> None:
    page = run_cli("serve --help").out.replace("\n", " ")
    for told in ("8765", "127.0.0.1", "1 to 64", "--workers"):
        assert told in page


def test_help_is_in_the_language_of_the_environment(run_cli: RunCli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "DATEI" in run_cli("replay --help").out

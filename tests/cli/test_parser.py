"""Parsing a command line: the values of a switch, what is refused, and that the error says what would be right."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from connectable.cli.commands import BY_NAME, COMMANDS, HOME
from connectable.cli.handlers import HANDLERS
from connectable.cli.parser import Command, Switch, read
from connectable.terminal.errors import UsageError

from .conftest import RunCli


def numbers() -> Iterator[tuple[Command, Switch, int, int]]:
    for command in (HOME, *COMMANDS):
        for switch in command.switches:
            if switch.kind and "high" in switch.kind.limits:
                yield command, switch, int(str(switch.kind.limits["low"])), int(str(switch.kind.limits["high"]))


@pytest.mark.parametrize(
    ("command", "switch", "low", "high"),
    [pytest.param(*found, id=f"{found[0].line} {found[1].name}") for found in numbers()],
)
def test_numbers_are_taken_up_to_their_limits(command: Command, switch: Switch, low: int, high: int) -> None:
    words = ["x"] if command.argument else []
    for number in (low, high):
        assert getattr(read(command, [*words, switch.name, str(number)]), switch.field) == number
    for text in (str(low - 1), str(high + 1), "many", "", "١", "nan", "0x1"):
        with pytest.raises(UsageError) as refused:
            read(command, [*words, f"{switch.name}={text}"])
        assert refused.value.key == "cl-bad-number"
        assert refused.value.values["name"] == switch.name


def test_the_numbers_of_today_are_limited() -> None:
    assert {switch.name for _, switch, _, _ in numbers()} == {
        "--port", "--bot-workers", "--keep-days", "--seat", "--games", "--seconds", "--simulations", "--processes",
    }  # fmt: skip


def test_every_command_has_a_handler() -> None:
    assert list(HANDLERS) == [HOME.name, *BY_NAME]


@pytest.mark.parametrize("line", ["--bot-workers 3", "--workers 3", "--workers=3", "--workers 2 --bot-workers 3"])
def test_bot_workers_have_an_older_name(line: str) -> None:
    assert read(BY_NAME["serve"], line.split()).bot_workers == 3


def test_what_is_not_said_is_the_default() -> None:
    assert vars(read(BY_NAME["serve"], [])) == {
        "host": "127.0.0.1", "port": 8765, "data": None, "database": "",
        "bot_workers": 1, "keep_days": 0, "public_url": "", "peer_url": "", "limits": "",
    }  # fmt: skip
    assert vars(read(BY_NAME["backup"], [])) == {"file": None, "force": False, "data": None, "database": ""}


def test_switches_and_arguments_stand_in_any_order() -> None:
    wanted = {"seats": "you", "option": ["a=1", "b=2"], "seed": "-5", "record": Path("x"), "resume": False}
    for line in (
        "connnect --seats you --option a=1 --option b=2 --seed -5 --record x",
        "--seats you --option=a=1 connnect --option b=2 --seed=-5 --record x",
    ):
        assert vars(read(BY_NAME["play"], line.split())) == wanted | {"game": "connnect"}


@pytest.mark.parametrize("lang", ["en", "th"])
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("serve --fly", "--bot-workers"),
        ("serve --fly=1", "“--fly”"),
        ("serve --por 1", "--port"),
        ("verify x --fly", "connectable verify --help"),
        ("serve --port", "connectable serve --help"),
        ("serve --host --port 1", "--host"),
        ("--lan=3", "connectable --help"),
        ("replay x --all=3", "--all"),
        ("serve --public-url http://[", "http://["),
        ("verify x y", "connectable verify x y"),
        ("verify", "connectable verify FILE"),
        ("export", "connectable export TABLE"),
        ("completion", "zsh"),
        ("completion tcsh", "fish"),
        ("lab", "rate"),
        ("lab fly", "rate"),
        ("lab --json match", "rate"),
        ("lab match connect5 --games 0", "1000000"),
        ("lab rate", "connect5"),
    ],
)
def test_a_refusal_says_what_would_be_right(run_cli: RunCli, line: str, told: str, lang: str) -> None:
    done = run_cli(f"{line} --lang {lang}")
    assert (done.code, done.out) == (2, "")
    assert told in done.err.replace("\n", " ")
    assert "usage:" not in done.err

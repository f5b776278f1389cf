"""The shape of a command, and reading its words with argparse. It names no command: `commands.py` does.

The same shapes give the help page and the shell completion. Whatever is wrong becomes a UsageError that says what would
be right: argparse's own English sentences are never shown.
"""

import shlex
from argparse import ArgumentError, ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from functools import partial
from typing import NoReturn

from msgspec import Struct

from connectable.i18n import Value
from connectable.terminal.errors import UsageError


class Kind(Struct, frozen=True):
    """What a value is."""

    placeholder: str
    """Catalogue key of the word that stands for it, such as FILE."""
    read: Callable[[str], object] = str
    """From the typed text to the value; a ValueError when it does not fit."""
    wrong: str = ""
    """Catalogue key of what is said then."""
    limits: dict[str, Value] = {}
    """What those sentences may need: `low`, `high`, `known`."""
    complete: str | tuple[str, ...] = ""
    """How a shell completes it: `file`, `folder`, `game`, `game or file`, `levels`, `players`, or as one of these."""


class Switch(Struct, frozen=True):
    """One `--name`, with a value of a kind or without."""

    name: str
    about: str
    """Catalogue key of its explanation."""
    kind: Kind | None = None
    default: object = None
    many: bool = False
    """May stand several times; the value is the list of all."""
    alias: str = ""
    """An older name that still works."""

    @property
    def field(self) -> str:
        return self.name.removeprefix("--").replace("-", "_")


class Argument(Struct, frozen=True):
    """What stands after the command without a name."""

    name: str
    about: str
    kind: Kind
    missing: str = ""
    """Catalogue key of what is said when it is not there; empty: the command sees to it."""
    optional: bool = False
    """May be left out."""


class Command(Struct, frozen=True):
    """One command with everything it takes."""

    name: str
    """Its words after `connectable`: `serve`, `lab match`; empty for the plain command."""
    about: str
    switches: tuple[Switch, ...] = ()
    argument: Argument | None = None

    @property
    def line(self) -> str:
        """How it is called."""
        return f"connectable {self.name}".rstrip()


def number(low: int, high: int) -> Kind:
    """A whole number within bounds."""
    return Kind("cl-value-number", partial(bounded, int, low, high), "cl-bad-number", limits(low, high))


def seconds(low: int, high: int) -> Kind:
    """A number within bounds, with decimals."""
    return Kind("cl-value-seconds", partial(bounded, float, low, high), "cl-bad-number", limits(low, high))


def choice(placeholder: str, known: tuple[str, ...]) -> Kind:
    """One of a few words."""
    return Kind(placeholder, partial(one_of, known), "cl-bad-word", {"known": known}, known)


def limits(low: int, high: int) -> dict[str, Value]:
    return {"low": str(low), "high": str(high)}  # as text: 65535 is not 65,535


def bounded(convert: Callable[[str], float], low: int, high: int, text: str) -> float:
    if not text.isascii():  # Python reads the digits of every script
        raise ValueError(text)
    value = convert(text)
    if not low <= value <= high:  # nan is nowhere
        raise ValueError(text)
    return value


def one_of(known: tuple[str, ...], text: str) -> str:
    if text not in known:
        raise ValueError(text)
    return text


def read(command: Command, words: Sequence[str]) -> Namespace:
    """The checked values of a command line."""
    parser = parser_of(command)
    try:
        found, rest = parser.parse_known_args(list(words))
    except ArgumentError as error:
        raise bad_value_count(command, error.argument_name or "") from None
    if rest:
        raise left_over(command, words, rest)
    argument = command.argument
    if argument and argument.missing and getattr(found, argument.name) is None:
        raise UsageError(argument.missing, line=command.line, known=argument.kind.limits.get("known", ""))
    return found


class Parser(ArgumentParser):
    """argparse, with its way out replaced."""

    def error(self, message: str) -> NoReturn:
        raise UsageError("cl-bad-usage", text=self.prog, line=self.prog)


def parser_of(command: Command) -> Parser:
    parser = Parser(command.line, add_help=False, allow_abbrev=False, exit_on_error=False)
    if argument := command.argument:
        # optional for argparse even where it is not: what is missing is our sentence
        parser.add_argument(argument.name, nargs="?", type=reader(command, argument.name, argument.kind))
    for switch in command.switches:
        names = [name for name in (switch.name, switch.alias) if name]
        if switch.kind is None:
            parser.add_argument(*names, dest=switch.field, action="store_true")
        else:
            parser.add_argument(
                *names,
                dest=switch.field,
                action="append" if switch.many else "store",
                type=reader(command, switch.name, switch.kind),
                default=switch.default,
            )
    return parser


def reader(command: Command, name: str, kind: Kind) -> Callable[[str], object]:
    """Reads a value of that kind, or says what would fit."""

    def value(text: str) -> object:
        try:
            return kind.read(text)
        except ValueError:
            values = {"name": name, "value": text, "line": command.line}
            raise UsageError(kind.wrong, **values, **kind.limits) from None

    return value


def bad_value_count(command: Command, names: str) -> UsageError:
    """A switch without its value, or with one that it does not take."""
    name = names.partition("/")[0]
    takes = any(switch.kind for switch in command.switches if switch.name == name)
    return UsageError("cl-no-value" if takes else "cl-extra-value", name=name, line=command.line)


def left_over(command: Command, words: Sequence[str], rest: Sequence[str]) -> UsageError:
    """The first word that means nothing here: an unknown switch, or one word too many."""
    unknown = next((word.partition("=")[0] for word in rest if word.startswith("-")), None)
    if unknown is None:
        return UsageError("cl-bad-usage", text=shlex.join([*command.line.split(), *words]), line=command.line)
    known = [switch.name for switch in command.switches]
    if not known:
        return UsageError("cl-no-switches", name=unknown, line=command.line)
    return UsageError("cl-bad-switch", name=unknown, line=command.line, known=known)

"""The help pages, made of the list of commands and the catalogue: what to type on the left, what it does beside it."""

from collections.abc import Iterable, Sequence

from connectable.cli.commands import COMMANDS, COMMON, GROUPS, HOME, members
from connectable.cli.parser import Command, Kind, Switch
from connectable.i18n import Speech, Value
from connectable.registry import GAMES
from connectable.terminal.pen import WIDTH, columns, pad, wrap

LEFT = 26
"""Columns of what to type, with the space around it."""
Row = tuple[str, str]
UNBROKEN = "\N{NO-BREAK SPACE}"


def overview(speech: Speech) -> str:
    """What there is: the plain command with its switches, then a line for each command."""
    say = speech.say
    parts = [
        wrap(say("cl-title")),
        section(f"{usage(HOME, speech)}\n{indented(say(HOME.about))}", switch_rows(HOME.switches, speech)),
        section(say("cl-commands"), [*command_rows(COMMANDS, speech), ("connectable --version", say("cl-version"))]),
        table(switch_rows(COMMON, speech)),
        wrap(f"{say('cl-games', games=', '.join(sorted(GAMES)))}\n{say('cl-more')}"),
    ]
    return page(parts)


def group_page(group: str, speech: Speech) -> str:
    """The commands that begin with the same word."""
    rows = command_rows(members(group), speech)
    return page([wrap(speech.say(GROUPS[group])), table(rows), wrap(speech.say("cl-more"))])


def command_page(command: Command, speech: Speech) -> str:
    """How a command is called, what it does, and everything it takes."""
    argument, rows = command.argument, [*switch_rows((*command.switches, *COMMON), speech)]
    if argument:
        values = argument.kind.limits | {"games": ", ".join(sorted(GAMES))}
        rows.insert(0, (speech.say(argument.kind.placeholder), speech.say(argument.about, **joined(values))))
    return page([usage(command, speech), wrap(speech.say(command.about)), table(rows)])


def usage(command: Command, speech: Speech) -> str:
    """The whole command line; what may be left out in brackets."""
    words = [command.line]
    if argument := command.argument:
        placeholder = speech.say(argument.kind.placeholder)
        words.append(f"[{placeholder}]" if argument.optional else placeholder)
    words += [f"[{typed(switch, speech)}]{'…' if switch.many else ''}" for switch in command.switches]
    line = " ".join(word.replace(" ", UNBROKEN) for word in words)
    first, *rest = wrap(line, WIDTH - 4).split("\n")
    return "\n".join([first, *(f"    {more}" for more in rest)]).replace(UNBROKEN, " ")


def typed(switch: Switch, speech: Speech) -> str:
    return f"{switch.name} {speech.say(switch.kind.placeholder)}" if switch.kind else switch.name


def switch_rows(switches: Iterable[Switch], speech: Speech) -> list[Row]:
    return [(typed(switch, speech), speech.say(switch.about, **values_of(switch))) for switch in switches]


def values_of(switch: Switch) -> dict[str, Value]:
    """What the explanation of a switch may name: its default, its limits, its older name."""
    kind = switch.kind or Kind("")
    return joined(kind.limits | {"default": str(switch.default), "alias": switch.alias})


def joined(values: dict[str, Value]) -> dict[str, Value]:
    """Lists as they are typed, not as they are told: no catalogue but this one is read for a help page."""
    return {
        name: value if isinstance(value, str | int) else ", ".join(map(str, value)) for name, value in values.items()
    }


def command_rows(commands: Iterable[Command], speech: Speech) -> list[Row]:
    return [(command.line, speech.say(command.about)) for command in commands]


def table(rows: Sequence[Row]) -> str:
    """Two columns; a left side that is too long gets a line of its own."""
    lines = []
    for left, right in rows:
        told = wrap(right, WIDTH - LEFT).split("\n")
        if columns(left) > LEFT - 4:
            lines.append(f"  {left}")
        else:
            lines.append(f"  {pad(left, LEFT - 2)}{told.pop(0)}")
        lines += [" " * LEFT + line for line in told]
    return "\n".join(lines)


def section(head: str, rows: Sequence[Row]) -> str:
    return f"{head}\n{table(rows)}"


def indented(text: str) -> str:
    return wrap(f"  {text}")


def page(parts: Iterable[str]) -> str:
    return "\n\n".join(parts) + "\n"

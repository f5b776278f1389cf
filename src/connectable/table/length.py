"""How long a table may become. Nobody plays that long: it keeps people who have all the time in the world from making
a table whose every move takes everybody's."""

from connectable.table import commands
from connectable.table.model import Table
from connectable.table.refusals import need

MOST_EVENTS = 10_000
"""Then nothing is taken back or said any more."""
MOST_PLAYED = 20_000
"""Then nothing is played either."""
PLAY = (
    commands.Act,
    commands.Roll,
    commands.Ready,
    commands.Return,
    commands.Propose,
    commands.Answer,
)
END = (commands.Leave, commands.Delete)


def need_room(table: Table, command: commands.AnyCommand) -> None:
    """For whatever a person wants of a table; Refused."""
    most = MOST_PLAYED if isinstance(command, PLAY) else MOST_EVENTS
    need(table.position < most or isinstance(command, END), "LONG", most=most)

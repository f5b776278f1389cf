"""What a seat asks of its table, the same over HTTP and over a socket: messages become commands, answers positions."""

import msgspec

from connectable.bots.levels import levels_of
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.socket import SocketAction, SocketCommand
from connectable.server.protocol.table import GiveCommand, TakeAction
from connectable.server.rate_limit import RateLimiter
from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.table import commands

CLIENT_COMMANDS = (
    commands.Leave
    | commands.Return
    | commands.Kick
    | commands.AddBot
    | commands.Start
    | commands.Contribute
    | commands.Roll
    | commands.Undo
    | commands.Propose
    | commands.Answer
    | commands.SwitchChat
    | commands.Say
    | commands.Delete
)
"""The commands that clients may give by name; `act` and `join` have routes of their own, `tick` is the server's."""


async def take_action(
    host: TableHost, limiter: RateLimiter, hosted: HostedTable, seat: int, wish: TakeAction | SocketAction
) -> int:
    """The seat's position after its action; Refused, Stale."""
    limiter.count("acts", f"{hosted.id} {seat}")
    act = commands.Act(seat, wish.action)
    return await host.command(hosted, act, wish.key, position=wish.position, only_try=wish.try_)


async def give_command(
    host: TableHost, limiter: RateLimiter, hosted: HostedTable, seat: int, wish: GiveCommand | SocketCommand
) -> int:
    """The seat's position after its command; Refused."""
    command = command_of(hosted, seat, wish)
    limiter.count("lines" if isinstance(command, commands.Say) else "acts", f"{hosted.id} {seat}")
    position = await host.command(hosted, command, wish.key)
    if isinstance(command, commands.Delete):
        await host.delete(hosted)
    return position


def command_of(hosted: HostedTable, seat: int, wish: GiveCommand | SocketCommand) -> commands.AnyCommand:
    if {"seat", "command"} & wish.data.keys():
        raise ApiError("malformed", "data: `seat` and `command` do not belong here")
    data = {**wish.data, "command": wish.command, "seat": seat}
    command: commands.AnyCommand = msgspec.convert(data, CLIENT_COMMANDS)
    if isinstance(command, commands.AddBot | commands.Start):
        check_level(hosted.table.game, command.level)
    return command


def check_level(game: str, level: str) -> None:
    known = levels_of(game)
    if level not in known:
        raise ApiError("malformed", f"level: {level!r:.40} is not one of {', '.join(known)}")

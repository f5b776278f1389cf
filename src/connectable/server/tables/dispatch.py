"""What a seat asks of its table, the same over HTTP and over a socket: names become commands, answers positions."""

import msgspec

from connectable.bots.levels import levels_of
from connectable.server.http.problems import Trouble
from connectable.server.http.rate_limit import Pace
from connectable.server.protocol.messages import GiveCommand, SocketAction, SocketCommand, TakeAction
from connectable.server.tables.host import Hosted, House
from connectable.table import commands

ASKED = (
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
    | commands.Withdraw
    | commands.Ready
    | commands.SwitchChat
    | commands.Say
    | commands.Delete
)
"""What people may ask by name; `act` and `join` have addresses of their own, `tick` is the server's."""


async def take_action(house: House, pace: Pace, hosted: Hosted, seat: int, wish: TakeAction | SocketAction) -> int:
    """The seat's position behind its action; Refused, Stale."""
    pace.count("acts", f"{hosted.id} {seat}")
    act = commands.Act(seat, wish.action)
    return await house.command(hosted, act, wish.key, position=wish.position, only_try=wish.try_)


async def give_command(house: House, pace: Pace, hosted: Hosted, seat: int, wish: GiveCommand | SocketCommand) -> int:
    """The seat's position behind its command; Refused."""
    command = command_of(hosted, seat, wish)
    pace.count("lines" if isinstance(command, commands.Say) else "acts", f"{hosted.id} {seat}")
    position = await house.command(hosted, command, wish.key)
    if isinstance(command, commands.Delete):
        await house.delete(hosted)
    return position


def command_of(hosted: Hosted, seat: int, wish: GiveCommand | SocketCommand) -> commands.AnyCommand:
    if {"seat", "command", "token_hash"} & wish.data.keys():
        raise Trouble("malformed", "data: `seat` and `command` are not given here")
    command: commands.AnyCommand = msgspec.convert({**wish.data, "command": wish.command, "seat": seat}, ASKED)
    if isinstance(command, commands.AddBot | commands.Start):
        check_level(hosted.here.game, command.level)
    return command


def check_level(game: str, level: str) -> None:
    known = levels_of(game)
    if level not in known:
        raise Trouble("malformed", f"level: {level!r:.40} is not one of {', '.join(known)}")

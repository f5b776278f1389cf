"""What a seat asks of its table, the same over HTTP and over a socket: messages become commands, answers positions."""

import msgspec

from connectable.bots.levels import levels_of
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.socket import SocketAction, SocketCommand
from connectable.server.protocol.table import GiveCommand, TakeAction
from connectable.server.rate_limit import RateLimiter
from connectable.server.tables.host import TableHost
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.request import Request, request_of
from connectable.table import commands, seat_of
from connectable.table.games import rules_of

CLIENT_COMMANDS = (
    commands.Leave
    | commands.Return
    | commands.Kick
    | commands.AddBot
    | commands.Start
    | commands.Contribute
    | commands.Roll
    | commands.Correct
    | commands.Undo
    | commands.Propose
    | commands.Answer
    | commands.Withdraw
    | commands.Ready
    | commands.SwitchChat
    | commands.Say
    | commands.Signal
    | commands.Nudge
    | commands.RemoveSeat
    | commands.Delete
)
"""The commands that clients may give by name; `act` and `join` have routes of their own, `tick` is the server's."""


TALK = (commands.Say, commands.Signal, commands.Nudge)
"""What people hear: it has a limit of its own."""
SENDER = -1
"""The seat of a command whose sender is known by a token."""


async def take_action(
    host: TableHost, limiter: RateLimiter, hosted: HostedTable, token_hash: str, wish: TakeAction | SocketAction
) -> int:
    """The sender's position after its action; Refused, Stale."""
    return await host.carry_out(hosted, action_of(limiter, hosted, token_hash, wish))


def action_of(limiter: RateLimiter, hosted: HostedTable, token_hash: str, wish: TakeAction | SocketAction) -> Request:
    """An action as a request to its table; ApiError when there are too many."""
    limiter.count("acts", f"{hosted.id} {token_hash}")
    act = commands.Act(SENDER, wish.action, token_hash=token_hash)
    return request_of(act, wish.key, wish.position, only_try=wish.try_)


def is_unknown(hosted: HostedTable, token_hash: str, wish: TakeAction | SocketAction) -> bool:
    """Whether an action that was only tried is one whose result nobody can know: `try` does not tell it either."""
    if not wish.try_:
        return False
    seat = seat_of(hosted.table, token_hash)
    if seat is None or hosted.table.state is None:
        return False
    rules, state = rules_of(hosted.table), hosted.table.state
    try:
        action = rules.parse(state, seat, wish.action)
    except ValueError:  # the game has moved on since it was judged
        return False
    return rules.refusal(state, seat, action) is None and rules.is_try(state, seat, action)


async def give_command(
    host: TableHost, limiter: RateLimiter, hosted: HostedTable, token_hash: str, wish: GiveCommand | SocketCommand
) -> int:
    """The sender's position after its command; Refused."""
    command = command_of(hosted, wish, token_hash)
    limiter.count("lines" if isinstance(command, TALK) else "acts", f"{hosted.id} {token_hash}")
    position = await host.command(hosted, command, wish.key)
    if isinstance(command, commands.Delete):
        await host.delete(hosted)
    return position


def command_of(hosted: HostedTable, wish: GiveCommand | SocketCommand, token_hash: str) -> commands.AnyCommand:
    if {"seat", "command", "token_hash"} & wish.data.keys():
        raise ApiError("malformed", "data: `seat` and `command` do not belong here")
    data = {**wish.data, "command": wish.command, "seat": SENDER, "token_hash": token_hash}
    command: commands.AnyCommand = msgspec.convert(data, CLIENT_COMMANDS)
    if isinstance(command, commands.AddBot | commands.Start):
        check_level(hosted.table.game, command.level)
    return command


def check_level(game: str, level: str) -> None:
    known = levels_of(game)
    if level not in known:
        raise ApiError("malformed", f"level: {level!r:.40} is not one of {', '.join(known)}")

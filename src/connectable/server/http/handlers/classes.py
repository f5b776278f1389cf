"""Handlers of classes: opening one, coming in, and what its teacher and its pupils ask of it."""

import secrets
from secrets import SystemRandom

from starlette.responses import Response

from connectable.registry import GAMES, game
from connectable.server.groups.classes import commands
from connectable.server.groups.classes.keeper import HeldClass
from connectable.server.groups.classes.model import MOST_TABLES, Plan
from connectable.server.http.handlers.about import base_of
from connectable.server.http.request import ApiRequest, json
from connectable.server.protocol.classes import (
    ClassAccepted,
    ClassCommand,
    ClassJoined,
    ClassMade,
    ClassPlan,
    DeskOpened,
    JoinClass,
    NewClass,
    OpenDesk,
)
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.new_table import NewTable, TableSettings
from connectable.server.rate_limit import ACT_BYTES, TABLE_BYTES
from connectable.server.tables import auth, codes
from connectable.server.tables.create import checked_seats, settings_of
from connectable.server.tables.dispatch import check_level
from connectable.server.tables.names import new_name
from connectable.server.tables.person_name import person_name
from connectable.server.tables.start_from import StartFrom
from connectable.server.work.preparation import is_own_content
from connectable.server.work.workshop import BadInput
from connectable.storage import UnknownTable
from connectable.table import Refused
from connectable.table.seats import seat_limits

LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
"""Of the word that opens the desk elsewhere; none of them is misread."""
WORD_LENGTH = 16


async def open_class(request: ApiRequest) -> Response:
    request.check("tables")
    await request.services.watch.check_room()
    wish = await request.body(NewClass, stores=ACT_BYTES)
    name = person_name(wish.name) if wish.name else ""
    request.count("tables")
    plan = await checked_plan(request, wish.plan)
    room, code, token = await request.services.classes.open(name, plan)
    config = request.services.config
    link = f"{base_of(config, request.http)}/class/{room.id}#{code}"
    return json(ClassMade(room.id, link, code, token, config.reach), 201)


async def see_class(request: ApiRequest) -> Response:
    held = await found(request)
    seen = await request.services.classes.views.seen(held.known, request.token_hash())
    if seen is None:
        request.count("guesses")
        raise stranger()
    return json(seen)


async def join_class(request: ApiRequest) -> Response:
    """Whoever knows the code comes in; wrong ones are counted, for this class alone."""
    wish = await request.body(JoinClass, stores=ACT_BYTES)
    held = await found(request)
    who = f"{held.id} {request.address}"
    request.services.limiter.check("guesses", who)
    if not codes.opens(wish.code, held.known.code_hash):
        request.services.limiter.count("guesses", who)
        raise no_class()
    token = auth.new_token()
    join = commands.Join(person_name(wish.name), token_hash=auth.digest(token))
    room = await request.services.classes.command(held, join, "join")
    person = next((one for one in room.people if one.token_hash == auth.digest(token)), None)
    if person is None:  # sent away at the same moment
        raise no_class()
    return json(ClassJoined(person.number, person.name, token))


async def open_desk(request: ApiRequest) -> Response:
    """A word for another browser of the teacher's; or, with that word, a token of its own. Wrong words are counted."""
    wish = await request.body(OpenDesk, stores=ACT_BYTES)
    held, classes, limiter = await found(request), request.services.classes, request.services.limiter
    who = f"{held.id} {request.address}"
    limiter.check("guesses", who)
    if not wish.word:
        word = "".join(secrets.choice(LETTERS) for _ in range(WORD_LENGTH))
        offer = commands.OfferDesk(auth.digest(word), token_hash=request.token_hash() or "nobody")
        room = await classes.command(held, offer, f"desk {word[:4]}")
        return json(DeskOpened(word, room.desk.until if room.desk else 0, ""))
    token = auth.new_token()
    try:
        await classes.command(held, commands.TakeDesk(auth.digest(wish.word), token_hash=auth.digest(token)), "desk")
    except Refused:
        limiter.count("guesses", who)
        raise
    return json(DeskOpened("", 0, token))


async def command_class(request: ApiRequest) -> Response:
    token_hash = request.token_hash()
    if not token_hash:
        raise stranger()
    wish = await request.body(ClassCommand, stores=ACT_BYTES)
    held = await found(request)
    request.services.limiter.count("acts", f"{held.id} {token_hash}")
    if await request.services.classes.views.seen(held.known, token_hash) is None:
        request.count("guesses")
        raise stranger()
    command = await command_of(request, held, wish, token_hash)
    room = await request.services.classes.command(held, command, wish.key)
    return json(ClassAccepted(room.position))


async def command_of(request: ApiRequest, held: HeldClass, wish: ClassCommand, who: str) -> commands.AnyCommand:
    match wish.command:
        case "plan":
            if wish.plan is None:
                raise ApiError("malformed", "plan: it is missing")
            return commands.SetPlan(await checked_plan(request, wish.plan), token_hash=who)
        case "move":
            return commands.Move(wish.number, wish.group, token_hash=who)
        case "swap":
            return commands.Swap(wish.number, wish.other, token_hash=who)
        case "lots":
            order = [person.number for person in held.known.people]
            SystemRandom().shuffle(order)
            return commands.Lots(tuple(order), token_hash=who)
        case "remove":
            return commands.Remove(wish.number, token_hash=who)
        case "start":
            count_tables(request, held)
            return commands.Start(tuple(new_name() for _ in range(MOST_TABLES)), token_hash=who)
        case "pause":
            return commands.Pause(wish.on, token_hash=who)
        case "extend":
            return commands.Extend(wish.minutes, token_hash=who)
        case "helped":
            return commands.Helped(wish.group, token_hash=who)
        case "end":
            return commands.End(token_hash=who)
        case "close":
            return commands.Close(wish.keep, token_hash=who)
        case "help":
            return commands.Help(wish.on, token_hash=who)
        case "leave":
            return commands.Leave(token_hash=who)


def count_tables(request: ApiRequest, held: HeldClass) -> None:
    """A round counts as the tables that it makes."""
    for group in held.known.groups:
        if group:
            request.count("tables")
            request.services.limiter.store(request.address, TABLE_BYTES)


async def checked_plan(request: ApiRequest, wish: ClassPlan) -> Plan:
    """What all tables are to play, if some table can play it; ApiError says what is wrong."""
    if wish.game not in GAMES:
        raise ApiError("malformed", f"game: {wish.game!r:.80} is not played here")
    settings_of(TableSettings(clock=wish.clock))
    if wish.clock.startswith("days"):
        raise ApiError("malformed", "clock: a lesson does not take days")
    check_level(wish.game, wish.level)
    if is_own_content(wish.game, wish.options):
        request.count("records")
    fewest, most = seat_limits(game(wish.game), wish.options)
    seats = max(fewest, min(2, most))
    work = request.services.preparation.content(wish.game, "", wish.options, seats, request.address)
    try:
        await request.while_connected(work)
    except BadInput as error:
        raise ApiError("malformed", str(error)[:300], "tb-error-start") from None
    checked_seats(NewTable(seats=["human"] * seats), StartFrom(wish.game, dict(wish.options)))
    return Plan(
        wish.game,
        dict(wish.options),
        wish.clock,
        wish.minutes,
        wish.seats,
        wish.fill,
        wish.level,
        wish.chat,
    )


async def found(request: ApiRequest) -> HeldClass:
    try:
        return await request.services.classes.find(request.http.path_params["id"])
    except UnknownTable:
        request.count("guesses")
        raise no_class() from None


def no_class() -> ApiError:
    """The same words whether the class is missing or the code is wrong."""
    return ApiError("not-found", "there is no such class, or the code is wrong", "tb-error-no-class")


def stranger() -> ApiError:
    return ApiError("no-seat", "this token belongs to nobody in this class", "tb-error-class-stranger")

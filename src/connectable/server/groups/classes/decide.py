"""What follows from a command in a class: the events, or a refusal. Who asks is found here, under the lock."""

from hmac import compare_digest

from connectable.registry import game
from connectable.server.groups.classes import commands, events
from connectable.server.groups.classes.evolve import trimmed
from connectable.server.groups.classes.model import (
    DESK_MILLIS,
    MOST_DESKS,
    MOST_MINUTES,
    MOST_PEOPLE,
    MOST_ROUNDS,
    MOST_TABLES,
    Class,
    Person,
)
from connectable.server.tables.person_name import LONGEST_NAME
from connectable.table.organiser import PAUSE_MILLIS
from connectable.table.refusals import need
from connectable.table.seats import seat_limits

MINUTE = 60_000
PUPILS = (commands.Leave, commands.Help)


def decide(room: Class, command: commands.AnyCommand, now: int) -> list[events.AnyEvent]:
    """What the command leads to, maybe nothing; raises Refused and changes nothing."""
    if isinstance(command, commands.Tick):
        return ticked(room, now)
    need(room.phase != "closed", "CLASS-CLOSED")
    if isinstance(command, commands.Join):
        return joined(room, command, now)
    if isinstance(command, commands.TakeDesk):
        return taken(room, command, now)
    if isinstance(command, PUPILS):
        return by_pupil(room, command, need_person(room, command.token_hash), now)
    need(not command.token_hash or is_teacher(room, command.token_hash), "TEACHER")
    return by_teacher(room, command, now)


def is_teacher(room: Class, token_hash: str) -> bool:
    found = False
    for teacher in (room.teacher_hash, *room.desks):
        found |= bool(token_hash) and compare_digest(teacher, token_hash)
    return found


def person_of(room: Class, token_hash: str) -> Person | None:
    """The pupil that the token is."""
    found = None
    for person in room.people:
        if token_hash and compare_digest(person.token_hash, token_hash):
            found = person
    return found


def need_person(room: Class, token_hash: str) -> Person:
    person = person_of(room, token_hash)
    need(person is not None, "NO-SEAT")
    assert person is not None
    return person


def joined(room: Class, command: commands.Join, now: int) -> list[events.AnyEvent]:
    need(len(room.people) < MOST_PEOPLE, "CLASS-FULL", most=MOST_PEOPLE)
    need(bool(command.token_hash), "NO-SEAT")
    if person_of(room, command.token_hash):
        return []
    return [events.Joined(now, Person(room.joined, free_name(room, command.name), command.token_hash))]


def taken(room: Class, command: commands.TakeDesk, now: int) -> list[events.AnyEvent]:
    """The word opens the desk once; said a second time by the same browser it changes nothing."""
    if command.token_hash in room.desks:
        return []
    offer = room.desk
    is_right = offer is not None and compare_digest(offer.pass_hash, command.pass_hash)
    need(is_right and offer is not None and now < offer.until and bool(command.token_hash), "CLASS-DESK")
    return [events.DeskTaken(now, command.token_hash)]


def free_name(room: Class, name: str) -> str:
    """The name, with a number behind it if somebody has it already: `Mina 2`."""
    taken = {person.name.casefold() for person in room.people}
    number, found = 1, name
    while found.casefold() in taken:
        number += 1
        tail = f" {number}"
        found = name[: LONGEST_NAME - len(tail)] + tail
    return found


def by_pupil(room: Class, command: commands.Leave | commands.Help, person: Person, now: int) -> list[events.AnyEvent]:
    if isinstance(command, commands.Leave):
        return [events.Left(now, person.number)]
    group = room.group_of(person.number)
    need(room.phase == "playing" and group >= 0, "CLASS-WAITS")
    if command.on == (group in room.helps):
        return []
    return [events.Helped(now, group, person.number, command.on)]


def by_teacher(room: Class, command: commands.AnyCommand, now: int) -> list[events.AnyEvent]:
    match command:
        case commands.Remove(number=number):
            need(room.person(number) is not None, "CLASS-NOBODY")
            return [events.Left(now, number)]
        case commands.OfferDesk(pass_hash=pass_hash):
            need(len(room.desks) < MOST_DESKS, "CLASS-DESKS", most=MOST_DESKS)
            return [events.DeskOffered(now, pass_hash, now + DESK_MILLIS)]
        case commands.SetPlan(plan=plan):
            need(room.phase == "gathering" or room.is_paused, "CLASS-LOCKED")
            need(0 <= plan.minutes <= MOST_MINUTES, "CLASS-MINUTES", most=MOST_MINUTES)
            return [events.Planned(now, plan)] if plan != room.plan else []
        case commands.Move():
            return moved(room, command, now)
        case commands.Swap(number=number, other=other):
            return swapped(room, number, other, now)
        case commands.Lots():
            need(room.phase == "gathering", "CLASS-LOCKED")
            return [events.Grouped(now, by_lot(room, command.order))]
        case commands.Start():
            return started(room, command, now)
        case commands.Pause(on=on):
            need(room.phase == "playing", "CLASS-NO-ROUND")
            if on == room.is_paused:
                return []
            return [events.Paused(now) if on else events.Resumed(now)]
        case commands.Extend(minutes=minutes):
            need(room.phase == "playing" and room.until >= 0, "CLASS-NO-ROUND")
            left = (room.until - now) // MINUTE + minutes
            need(minutes >= 1 and left <= MOST_MINUTES, "CLASS-MINUTES", most=MOST_MINUTES)
            return [events.Extended(now, minutes * MINUTE)]
        case commands.Helped(group=group):
            return [events.Helped(now, group, room.helps[group], False)] if group in room.helps else []
        case commands.End():
            return [events.RoundOver(now)] if room.phase == "playing" else []
        case commands.Close(keep=keep):
            return [events.Closed(now, keep)]
    raise AssertionError(f"{command!r:.80} is decided elsewhere")


def moved(room: Class, command: commands.Move, now: int) -> list[events.AnyEvent]:
    number, wanted = command.number, command.group
    need(room.person(number) is not None, "CLASS-NOBODY")
    groups = [tuple(one for one in group if one != number) for group in room.groups]
    if wanted == len(groups) and room.phase == "gathering":
        need(len(groups) < MOST_TABLES, "CLASS-TABLES", most=MOST_TABLES)
        groups.append(())
    need(-1 <= wanted < len(groups), "CLASS-NO-TABLE")
    if wanted >= 0:
        most = room.round.seats[wanted] if room.round else seats_at_most(room)
        need(len(groups[wanted]) < most, "CLASS-TABLE-FULL", most=most)
        groups[wanted] = (*groups[wanted], number)
    found = trimmed(room, tuple(groups))
    return [events.Grouped(now, found)] if found != room.groups else []


def swapped(room: Class, number: int, other: int, now: int) -> list[events.AnyEvent]:
    need(room.person(number) is not None and room.person(other) is not None, "CLASS-NOBODY")
    places = {number: other, other: number}
    groups = tuple(tuple(places.get(one, one) for one in group) for group in room.groups)
    together = room.group_of(number) == room.group_of(other)
    return [] if together else [events.Grouped(now, groups)]


def seats_at_most(room: Class) -> int:
    return seat_limits(game(room.plan.game), room.plan.options)[1]


def by_lot(room: Class, order: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Everybody in tables of about the same size, none larger than was asked for."""
    known = {person.number for person in room.people}
    people = [number for number in dict.fromkeys(order) if number in known]
    people += sorted(known - {*people})
    size = max(1, min(room.plan.seats, seats_at_most(room)))
    count = min(MOST_TABLES, -(-len(people) // size))
    return tuple(tuple(people[place::count]) for place in range(count))


def started(room: Class, command: commands.Start, now: int) -> list[events.AnyEvent]:
    need(room.phase == "gathering", "CLASS-LOCKED")
    need(len(room.rounds) < MOST_ROUNDS, "CLASS-ROUNDS", most=MOST_ROUNDS)
    groups, plan = room.groups, room.plan
    need(bool(groups) and any(groups), "CLASS-NOBODY-SITS")
    need(len(command.names) >= len(groups), "CLASS-TABLES", most=MOST_TABLES)
    fewest, most = seat_limits(game(plan.game), plan.options)
    need(max(map(len, groups)) <= most, "CLASS-TABLE-FULL", most=most)
    least = max(fewest, min(plan.seats if plan.fill else 2, most))  # nobody plays alone who need not
    seats = tuple(max(least, len(group)) if group else 0 for group in groups)
    tables = tuple(name if group else "" for name, group in zip(command.names, groups, strict=False))
    until = now + plan.minutes * MINUTE if plan.minutes else -1
    return [events.Started(now, tables, seats, until)]


def ticked(room: Class, now: int) -> list[events.AnyEvent]:
    """What the passing of time brings: the end of the round, of a pause that nobody ends, of the class."""
    if room.phase != "closed" and now >= room.expires_at:
        return [events.Closed(now, False)]
    if room.is_paused and now >= room.paused_at + PAUSE_MILLIS:
        return [events.Resumed(now)]
    if room.phase == "playing" and not room.is_paused and 0 <= room.until <= now:
        return [events.RoundOver(now)]
    return []

"""The class after an event. Trusts its events: they were decided once and are facts now."""

from msgspec.structs import replace

from connectable.server.groups.classes import events
from connectable.server.groups.classes.model import Class, Desk, Round


def evolve(room: Class | None, event: events.AnyEvent) -> Class:
    if isinstance(event, events.Opened):
        found = Class(event.id, event.name, event.code_hash, event.teacher_hash, event.expires_at, event.plan)
    elif room is None:
        raise ValueError(f"a class begins with an event `opened`, not {event!r:.80}")
    else:
        found = changed(room, event)
    return replace(found, position=(room.position if room else 0) + 1)


def changed(room: Class, event: events.AnyEvent) -> Class:
    match event:
        case events.Joined():
            return replace(room, people=(*room.people, event.person), joined=room.joined + 1)
        case events.Left(number=number):
            groups = tuple(tuple(one for one in group if one != number) for group in room.groups)
            people = tuple(person for person in room.people if person.number != number)
            helps = {group: who for group, who in room.helps.items() if who != number}
            return replace(room, people=people, groups=trimmed(room, groups), helps=helps)
        case events.DeskOffered():
            return replace(room, desk=Desk(event.pass_hash, event.until))
        case events.DeskTaken():
            return replace(room, desk=None, desks=(*room.desks, event.teacher_hash))
        case events.Planned():
            return replace(room, plan=event.plan)
        case events.Grouped():
            return replace(room, groups=event.groups)
        case events.Started():
            begun = Round(room.plan, event.tables, event.seats, event.at)
            return replace(room, phase="playing", rounds=(*room.rounds, begun), until=event.until)
        case events.Paused():
            return replace(room, paused_at=event.at)
        case events.Resumed():
            late = max(0, event.at - room.paused_at)
            return replace(room, paused_at=-1, until=room.until + late if room.until >= 0 else -1)
        case events.Extended():
            return replace(room, until=room.until + event.millis)
        case events.Helped():
            helps = {group: who for group, who in room.helps.items() if group != event.group}
            return replace(room, helps={**helps, event.group: event.number} if event.on else helps)
        case events.RoundOver():
            return replace(room, phase="gathering", until=-1, paused_at=-1, helps={}, groups=trimmed_all(room.groups))
        case events.Closed():
            return replace(room, phase="closed", until=-1, paused_at=-1, helps={}, kept=event.keep)
    raise ValueError(f"{event!r:.80} is no event of an open class")


def trimmed(room: Class, groups: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Without empty groups; in play each has a table, and stays in its place."""
    return groups if room.phase == "playing" else trimmed_all(groups)


def trimmed_all(groups: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(group for group in groups if group)

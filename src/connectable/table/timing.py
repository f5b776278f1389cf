"""What the passing of time brings: seats that are late, people who are gone, breaks and offers that are over."""

from connectable.table import events
from connectable.table.clock import flagged
from connectable.table.model import Table
from connectable.table.offers import ABSENT_MILLIS, away, expire, settle_all
from connectable.table.organiser import PAUSE_MILLIS, go_on
from connectable.table.play import play_idle, resume_if_ready
from connectable.table.refusals import need
from connectable.table.seats import begin_without_waiting
from connectable.table.step import Step

MOST_AT_ONCE = 128
"""Events of one tick; the other late seats wait for the next, which comes at once."""


def tick(step: Step) -> None:
    """Everything whose time has come; while the table is held up, nothing but the end of that."""
    if step.table.is_paused:
        if step.now >= step.table.paused_at + PAUSE_MILLIS:
            go_on(step)
        return
    begin_without_waiting(step)
    resume_if_ready(step)
    play_for_the_late(step)
    for seat in step.table.people():
        if 0 <= gone_at(step.table, seat) <= step.now:
            step.emit(events.Gone(step.now, seat))
            settle_all(step)
    for offer in step.table.offers:
        if 0 <= offer.until <= step.now:
            expire(step, offer)


def play_for_the_late(step: Step) -> None:
    """Seats whose time is up: the table plays for them what costs least; a used-up game clock calls the house bot."""
    for seat in late(step.table, step.now):
        if len(step.changes) > MOST_AT_ONCE:
            return
        step.emit(events.TimedOut(step.now, seat))
        if not step.table.settings.clock.game:
            play_idle(step, seat)
        else:
            step.seat(seat, away(step.table.seats[seat]))
            settle_all(step)
    for seat, deadline in enumerate(step.table.deadlines):
        if 0 <= deadline <= step.now and 0 <= step.table.deadlines[seat] <= step.now:
            step.emit(events.TimedOut(step.now, seat))
            play_idle(step, seat, windowed=True)


def late(table: Table, now: int) -> list[int]:
    """The seats whose clock has run out; a bot that plays on without time on a game clock is left alone."""
    if table.phase != "playing":
        return []
    return [seat for seat in flagged(table.clocks, now) if clock_counts(table, seat)]


def clock_counts(table: Table, seat: int) -> bool:
    return not (table.settings.clock.game and table.seats[seat].is_played_by_bot)


def gone_at(table: Table, seat: int) -> int:
    """When an absent person will have been away for so long that a bot may step in; −1: here, or gone already.

    By post and at one device nobody's presence means anything."""
    counts = table.settings.kind == "live" and seat not in table.gone
    since = table.absent[seat] if counts and table.absent else -1
    return since + ABSENT_MILLIS if since >= 0 else -1


def next_tick(table: Table) -> int | None:
    """When something is due, if nothing happens before."""
    if table.paused_at >= 0:
        return table.paused_at + PAUSE_MILLIS
    due = [offer.until for offer in table.offers]
    if table.absent and (table.phase != "over" or table.offers):
        due += [gone_at(table, seat) for seat in table.people()]
    if table.phase == "gathering":
        due.append(table.awaits_until or -1)
    if table.phase == "playing":
        due += [*table.deadlines, table.ready_until or -1]
        clocks = table.clocks
        for seat, began in enumerate(clocks.since):
            if began >= 0 and clock_counts(table, seat):
                due.append(began + clocks.left[seat])
    moments = [moment for moment in due if moment >= 0]
    return min(moments) if moments else None


def outage(step: Step, millis: int) -> None:
    """The server was down: that time counts for nobody."""
    need(millis >= 0, "SEAT", seat=-1)
    if millis and step.table.phase == "playing":
        step.emit(events.Outage(step.now, millis))

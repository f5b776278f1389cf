"""What one viewer may know about an event at a table; None where it may know nothing, not even that there was one."""

from sys import intern

from connectable.contract import CHANCE
from connectable.server.protocol.table import EventSeen
from connectable.table import Table
from connectable.table.events import (
    Acted,
    Answered,
    AnyEvent,
    Break,
    ChatSwitched,
    Created,
    Deleted,
    Finished,
    Gone,
    Nudged,
    OfferEnded,
    Outage,
    Paused,
    Presence,
    Proposed,
    Readied,
    Rematched,
    Resumed,
    Said,
    Seated,
    SeatRemoved,
    Shared,
    Signalled,
    Started,
    Stopped,
    TimedOut,
    Undone,
    Unpaused,
)
from connectable.table.games import rules_of
from connectable.table.known import known

Viewer = int | None
"""A seat, or None for a watcher."""
ENDS: dict[type, str] = {Finished: "over", Stopped: "stopped", Deleted: "deleted"}


class SeenAction:
    """An action on the table for all its viewers: it is read once, and whoever sees the same of it gets the same."""

    __slots__ = ("action", "after", "event", "shared", "state")

    def __init__(self, before: Table, event: Acted, after: Table) -> None:
        self.event, self.after = event, after.state
        self.state = known(rules_of(before), before.state)
        self.action = self.state.action(event.seat, event.notation)
        self.shared: dict[str, EventSeen] = {}

    def by(self, viewer: Viewer) -> EventSeen | None:
        """What the viewer sees of it; None: nothing at all."""
        state, seat = self.state, self.event.seat
        text = state.rules.shown(state.state, seat, self.action, viewer)
        if text is None:
            return None
        found = self.shared.get(text)
        if found is None:
            facts = state.facts(seat, self.event.notation, self.after)
            found = self.shared[text] = EventSeen("action", seat, intern(text), facts)
        return found


def event_seen(before: Table, event: AnyEvent, viewer: Viewer) -> EventSeen | None:
    """What the viewer sees of an event that is no action, after the table `before`; None: nothing at all."""
    match event:
        case Undone(seat=seat, positions=positions):
            return EventSeen("undo", seat, undo_text(event)) if saw_any(before, positions, viewer) else None
        case Seated(seat=seat):
            return EventSeen("seat", seat, seat_text(before, event))
        case Started(order=order):
            drawn = order != tuple(range(len(order)))
            return EventSeen("start", CHANCE, " ".join(map(str, order)) if drawn else "")
        case Proposed(seat=seat):
            return EventSeen("offer", seat, offer_text(event))
        case Answered(kind=kind, seat=seat, agree=agree):
            return EventSeen("agree" if agree else "decline", seat, kind)
        case OfferEnded(kind=kind, by=by, outcome=outcome, subject=subject):
            return EventSeen("offer_end", by, f"{kind} {outcome}" + (f" {subject}" if subject >= 0 else ""))
        case TimedOut(seat=seat):
            return EventSeen("time", seat, "")
        case Presence(seat=seat, here=here):
            return EventSeen("presence", seat, "here" if here else "absent")
        case Gone(seat=seat):
            return EventSeen("presence", seat, "gone")
        case Break() | Resumed():
            return EventSeen("pause", CHANCE, "" if isinstance(event, Resumed) else "wait")
        case Paused() | Unpaused():
            return EventSeen("pause", CHANCE, "hold" if isinstance(event, Paused) else "go")
        case Readied(seat=seat):
            return EventSeen("ready", seat, "")
        case Outage(millis=millis):
            return EventSeen("time", CHANCE, str(millis // 1000))
        case Stopped() | Finished() | Deleted():
            return EventSeen("end", CHANCE, ENDS[type(event)])
        case Rematched(table=table):
            return EventSeen("rematch", CHANCE, table)
        case ChatSwitched(on=on):
            return EventSeen("switch", before.leader(), "on" if on else "off")
        case Said(seat=seat, text=text):
            return EventSeen("chat", seat, text)
        case Signalled(seat=seat, word=word):
            return EventSeen("signal", seat, word)
        case Nudged(seat=seat, subject=subject):
            return EventSeen("nudge", seat, str(subject))
        case SeatRemoved(seat=seat):
            return EventSeen("seat", seat, "removed")
        case Shared(seat=seat):
            return EventSeen("share", seat, "")
        case Created():
            return EventSeen("made", CHANCE, "")
        case Acted():
            raise AssertionError("what is seen of an action says `SeenAction`")


def undo_text(event: Undone) -> str:
    return "correct" if event.corrected else "seen" if event.seen else ""


def seat_text(before: Table, event: Seated) -> str:
    """How the seat changed hands."""
    was, to = before.seats[event.seat], event.to
    if to.who == "open":
        return f"{'kick' if event.kicked else 'leave'} {was.name}"
    if to.who == "bot":
        return f"bot {to.level}"
    if was.who != "human":
        return f"join {to.name}"
    return "contribute" if was.away == to.away else "away" if to.away else "back"


def offer_text(event: Proposed) -> str:
    if event.kind == "takeback":
        return f"takeback {event.notation}".strip()
    return f"replace {event.subject}" if event.kind == "replace" else event.kind


def saw_any(table: Table, positions: tuple[int, ...], viewer: Viewer) -> bool:
    """Whether the viewer had seen any of the actions that are undone."""
    return any(not entry.sealed or entry.seat == viewer for entry in table.live if entry.position in positions)

"""The table after an event. Trusts its events: they were decided once and are facts now."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from connectable.contract import CHANCE, Outcome
from connectable.record import TABLE, Line, abandoned, fork
from connectable.registry import AnyGame, game
from connectable.table import events
from connectable.table.clock import switch, wound
from connectable.table.model import Live, Offer, Table
from connectable.table.undo import marks

RECENT = 32
"""States that are kept for undo."""


def rebuild(stored: Iterable[events.AnyEvent]) -> Table:
    """The table that these events lead to, from `Created` on."""
    table: Table | None = None
    for event in stored:
        table = evolve(table, event)
    if table is None:
        raise ValueError("a table begins with an event `created`")
    return table


def evolve(table: Table | None, event: events.AnyEvent) -> Table:
    """The table after one more event."""
    if isinstance(event, events.Created):
        return Table(
            event.id,
            event.game,
            event.options,
            event.settings,
            event.seats,
            event.commitment,
            event.secret,
            event.code_hash,
            given=event.given,
            room=event.room,
            deal=event.deal,
            position=1,
        )
    if table is None:
        raise ValueError(f"a table begins with an event `created`, not {event!r:.80}")
    return timed(replace(changed(table, event), position=table.position + 1), event, table)


def changed(table: Table, event: events.AnyEvent) -> Table:
    match event:
        case events.Seated():
            return seated(table, event)
        case events.Started():
            return started(table, event)
        case events.Acted():
            return acted(table, event)
        case events.Undone():
            return undone(table, event)
        case events.Proposed():
            offer = Offer(event.kind, event.seat, event.subject)
            return replace(table, offers=(*without(table, event.kind), offer))
        case events.Answered():
            return answered(table, event)
        case events.TimedOut() | events.Said():
            return table
        case events.Stopped():
            return replace(table, phase="over", stopped=True, offers=())
        case events.Finished():
            return replace(table, phase="over", outcome=read_outcome(event.outcome), offers=())
        case events.Rematched():
            return replace(table, rematch=event.table, offers=())
        case events.ChatSwitched():
            return replace(table, settings=replace(table.settings, chat=event.on))
        case events.Shared():
            return replace(table, deal=event.deal)
        case events.Deleted():
            return replace(table, phase="over", deleted=True, offers=())
    raise ValueError(f"{event!r:.80} is no event of a table in play")


def timed(table: Table, event: events.AnyEvent, before: Table) -> Table:
    """Clocks run for the seats to act, while there is play."""
    acting = acting_seats(table) if table.phase == "playing" else ()
    clocks = switch(table.settings.clock, table.clocks, acting, event.at)
    return replace(table, clocks=clocks, deadlines=windows(table, acting, event, before))


def windows(table: Table, acting: tuple[int, ...], event: events.AnyEvent, before: Table) -> tuple[int, ...]:
    """The deadlines of the game's own rules. A window stays open until its seat ends its turn or is asked no more;
    it begins anew with another length, or when the table has played for the seat."""
    if table.settings.kind != "live" or table.state is None:
        return ()
    rules, found = rules_of(table), []
    for seat, deadline in enumerate(table.deadlines or (-1,) * len(table.seats)):
        asked = rules.patience(table.state, seat) if seat in acting else 0
        stays = deadline >= 0 and asked == rules.patience(before.state, seat) and not ends_window(event, seat)
        found.append(-1 if not asked else deadline if stays else event.at + asked * 1000)
    return tuple(found)


def ends_window(event: events.AnyEvent, seat: int) -> bool:
    match event:
        case events.Acted():
            return event.seat == seat and event.ends
        case events.TimedOut():
            return event.seat == seat
    return False


def acting_seats(table: Table) -> tuple[int, ...]:
    """Who may act in the game now."""
    return rules_of(table).to_act(table.state) if table.state is not None else ()


def rules_of(table: Table) -> AnyGame:
    return game(table.game)


def seated(table: Table, event: events.Seated) -> Table:
    seats = tuple(event.to if number == event.seat else seat for number, seat in enumerate(table.seats))
    host = table.host
    if seats[host].who != "human":  # the next person takes the chair
        host = next((number for number, seat in enumerate(seats) if seat.who == "human"), host)
    return replace(table, seats=seats, host=host)


def started(table: Table, event: events.Started) -> Table:
    seats = tuple(table.seats[old] for old in event.order)
    state = rules_of(table).start(len(seats), dict(table.options))
    clocks = wound(table.settings.clock, len(seats))
    host = event.order.index(table.host)
    fresh = replace(table, seats=seats, host=host, phase="playing", state=state, clocks=clocks)
    for entry in table.given:
        fresh = replace(given(fresh, *entry, event.at), entries=(*fresh.entries, entry))
    return fresh


def given(table: Table, who: int | str, what: Any, at: int) -> Table:
    """The table after one more entry of the record that it goes on from."""
    if isinstance(who, int):
        return acted(table, given_action(table, who, what, at))
    gone = abandoned(what, len(table.entries))
    return undone(table, events.Undone(at, CHANCE, tuple(gone))) if gone else table


def given_action(table: Table, seat: int, notation: str, at: int) -> events.Acted:
    """An action of the game that this one goes on from, as if it were taken now."""
    rules, state = rules_of(table), table.state
    if seat == CHANCE:
        return events.Acted(at, seat, notation, label=rules.label(state))
    return events.Acted(
        at, seat, notation, *marks(rules, state, seat, rules.parse(state, seat, notation), len(table.seats))
    )


def acted(table: Table, event: events.Acted) -> Table:
    rules = rules_of(table)
    state = rules.apply(table.state, event.seat, rules.parse(table.state, event.seat, event.notation))
    live = Live(len(table.entries), event.seat, event.notation, event.sealed, event.final, event.reveals)
    draws = table.draws
    if event.seat == CHANCE:
        draws = {**draws, event.label: draws.get(event.label, 0) + 1}
    return replace(
        table,
        state=state,
        entries=(*table.entries, (event.seat, event.notation)),
        live=(*table.live, live),
        recent=(*table.recent, table.state)[-RECENT:],
        draws=draws,
        offers=table.offers if event.sealed else lapsed(table.offers),
    )


def lapsed(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """The offers after play visibly went on; a sealed act must not show by an offer that vanishes."""
    return tuple(offer for offer in offers if offer.kind == "replace")


def undone(table: Table, event: events.Undone) -> Table:
    """From the state before the first that was taken back, the others are played again."""
    first, again = fork(table.live, event.positions)
    known = first - (len(table.live) - len(table.recent))  # its place in `recent`; below 0: no longer kept
    line = Line(rules_of(table), table.recent[known]) if known >= 0 else played(table, table.live[:first])
    for entry in again:
        line.act(entry.position, entry.seat, entry.notation)
    return replace(
        table,
        state=line.state,
        live=(*table.live[:first], *again),
        recent=(*table.recent[: max(0, known)], *(entry.before for entry in line.entries))[-RECENT:],
        entries=(*table.entries, (TABLE, {"undo": list(event.positions)})),
        offers=without(table, "takeback"),
    )


def played(table: Table, live: Iterable[Live]) -> Line:
    """The game of the table from its start through these actions."""
    line = Line(rules_of(table), rules_of(table).start(len(table.seats), dict(table.options)))
    for entry in live:
        line.act(entry.position, entry.seat, entry.notation)
    return line


def answered(table: Table, event: events.Answered) -> Table:
    others = without(table, event.kind)
    if not event.agree:
        return replace(table, offers=others)
    offer = next(offer for offer in table.offers if offer.kind == event.kind)
    return replace(table, offers=(*others, replace(offer, agreed=offer.agreed | {event.seat})))


def without(table: Table, kind: str) -> tuple[Offer, ...]:
    return tuple(offer for offer in table.offers if offer.kind != kind)


def write_outcome(outcome: Outcome) -> dict[str, Any]:
    return {
        "points": list(outcome.points),
        "ranks": list(outcome.ranks),
        "reason": outcome.reason,
        "breakdown": [dict(sources) for sources in outcome.breakdown],
    }


def read_outcome(data: dict[str, Any]) -> Outcome:
    return Outcome(tuple(data["points"]), tuple(data["ranks"]), data["reason"], tuple(data["breakdown"]))

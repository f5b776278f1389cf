"""The table after an event. Trusts its events: they were decided once and are facts now."""

from collections.abc import Iterable, Sequence
from sys import intern
from typing import Any

from msgspec.structs import replace

from connectable.contract import CHANCE, Outcome
from connectable.record import TABLE, Line, abandoned, fork, line_of
from connectable.table import events
from connectable.table.clock import Clocks, shifted, stopped, switch, turned, wound
from connectable.table.games import LATEST, meta_of, rules_of
from connectable.table.given import kept
from connectable.table.marks import marks
from connectable.table.model import Live, Offer, Seat, Table, is_chance

MOST_KICKED = 64
"""People who were removed and are told so."""
RECENT = 32
"""Latest actions whose states before them are kept for undo."""


def rebuild(stored: Iterable[events.AnyEvent]) -> Table:
    """The table that these events lead to, from `Created` on."""
    table: Table | None = None
    for event in stored:
        table = evolve(table, event)
    if table is None:
        raise ValueError("a table begins with an event `created`")
    return table


def evolve(table: Table | None, event: events.AnyEvent, after: Any = None) -> Table:
    """The table after one more event; `after`: the state after its action, if that is known already."""
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
            class_=event.class_,
            at=event.at,
            rules=event.rules,
            awaits=event.awaits,
            awaits_until=event.awaits_until,
            host=event.host if event.host >= 0 else first_person(event.seats),
            position=1,
        )
    if table is None:
        raise ValueError(f"a table begins with an event `created`, not {event!r:.80}")
    return timed(changed(table, event, after), event, table)


def changed(table: Table, event: events.AnyEvent, after: Any) -> Table:
    match event:
        case events.Seated():
            return seated(table, event)
        case events.Started():
            return started(table, event)
        case events.Acted():
            return acted(table, event, after)
        case events.Undone():
            return undone(table, event)
        case events.Proposed():
            place, until = event.position, event.until
            offer = Offer(event.kind, event.seat, event.subject, position=place, notation=event.notation, until=until)
            return replace(table, offers=(*without(table, event.kind), offer))
        case events.Answered():
            return answered(table, event)
        case events.OfferEnded():
            return replace(table, offers=without(table, event.kind))
        case events.Presence() | events.Gone():
            return present(table, event)
        case events.Outage():
            return delayed(table, event.millis)
        case events.Break():
            return replace(table, ready_until=event.until, ready=frozenset())
        case events.Readied():
            return replace(table, ready=table.ready | {event.seat})
        case events.Resumed():
            return replace(table, ready_until=0, ready=frozenset())
        case events.Paused():
            return replace(table, paused_at=event.at)
        case events.Unpaused():
            return replace(delayed(table, max(0, event.at - table.paused_at)), paused_at=-1)
        case events.TimedOut() | events.Said() | events.Signalled():
            return table
        case events.Nudged():
            return replace(table, nudged_at=event.at)
        case events.SeatRemoved():
            return without_seat(table, event.seat)
        case events.Stopped():
            return replace(table, phase="over", stopped=True, offers=(), ready_until=0, paused_at=-1)
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
    clock, clocks, deadlines = table.settings.clock, table.clocks, windows(table, acting, event, before)
    match event:
        case events.Acted(paid=bool() as paid):
            finished = event.seat if event.ends else CHANCE
            anew = bool(rules_of(table).begins(table.state))
            clocks = turned(clock, clocks, acting, event.at, finished, paid=paid, anew=anew)
        case events.Undone(clocks=Clocks() as clocks):
            deadlines = event.deadlines
        case events.Break() | events.Paused():
            clocks = stopped(clocks, event.at)
        case _ if table.phase == "over":  # no turn was finished by that
            clocks = stopped(clocks, event.at)
        case _:
            clocks = switch(clock, clocks, acting, event.at)
    return replace(table, clocks=clocks, deadlines=deadlines, position=before.position + 1, at=max(before.at, event.at))


def windows(table: Table, acting: tuple[int, ...], event: events.AnyEvent, before: Table) -> tuple[int, ...]:
    """The deadlines of the game's own rules. A window stays open until its seat ends its turn or is asked no more;
    it begins anew with another length, or when the table has played for the seat."""
    if table.settings.kind != "live" or table.state is None:
        return ()
    if table.paused_at >= 0:  # they stay as they were, and are shifted in the end
        return table.deadlines
    if is_drawn_next(table, event):
        return tuple(-1 if ends_window(event, seat) else deadline for seat, deadline in enumerate(table.deadlines))
    found, drew = [], isinstance(event, events.Acted) and event.seat == CHANCE and event.paid is not None
    for seat, deadline in enumerate(table.deadlines or (-1,) * len(table.seats)):
        asked = patience_of(table, table.state, seat) if seat in acting else 0
        stays = deadline >= 0 and not ends_window(event, seat)
        stays = stays and (drew or asked == patience_of(table, before.state, seat))
        found.append(-1 if not asked else deadline if stays else event.at + asked * 1000)
    return tuple(found)


def is_drawn_next(table: Table, event: events.AnyEvent) -> bool:
    """Whether a card or die comes at once and the turn goes on: nobody's window begins anew by it."""
    return (
        isinstance(event, events.Acted)
        and event.paid is not None
        and is_drawn_here(table)
        and not rules_of(table).begins(table.state)
    )


def is_drawn_here(table: Table) -> bool:
    """Whether a die or card is due that the server draws: all of them, or with real dice the cards alone."""
    return is_chance(acting_seats(table)) and not is_rolled(table, table.state)


def is_rolled(table: Table, state: Any) -> bool:
    """Whether people roll, or draw, what is due in that state, and type it in."""
    settings, rolled = table.settings, meta_of(table.game).rolled
    if settings.dice == "fair":
        return False
    return not settings.draw_cards or rolled is None or rolled(rules_of(table).label(state))


def patience_of(table: Table, state: Any, seat: int) -> int:
    """Seconds that seat has by the rules; for an objection or a vote the table's own setting, if it has one."""
    rules = rules_of(table)
    patience = rules.patience(state, seat)
    chosen = table.settings.objection
    return chosen if patience and chosen >= 0 and rules.answers(state, seat) else patience


def ends_window(event: events.AnyEvent, seat: int) -> bool:
    match event:
        case events.Acted():
            return event.seat == seat and event.ends
        case events.TimedOut():
            return event.seat == seat
    return False


def acting_seats(table: Table) -> tuple[int, ...]:
    """Who may act in the game now; nobody in a break between rounds, nor while the table is held up."""
    if LATEST.table is table and LATEST.acting is not None:
        return LATEST.acting
    if table.state is None or table.ready_until or table.paused_at >= 0:
        return ()
    rules = rules_of(table)  # which makes this table the latest
    found = LATEST.acting = rules.to_act(table.state)
    return found


def first_person(seats: Sequence[Seat], otherwise: int = 0) -> int:
    return next((number for number, seat in enumerate(seats) if seat.who == "human"), otherwise)


def seated(table: Table, event: events.Seated) -> Table:
    seats = tuple(event.to if number == event.seat else seat for number, seat in enumerate(table.seats))
    host = table.host
    if seats[host].who != "human":  # the next person takes the chair
        host = first_person(seats, host)
    kicked = table.kicked
    if event.kicked and (token_hash := table.seats[event.seat].token_hash):
        kicked = (*kicked, token_hash)[-MOST_KICKED:]
    arrived = replace(table, seats=seats, host=host, kicked=kicked)
    if event.to.away and event.to.token_hash == table.seats[event.seat].token_hash:
        return arrived
    return present(arrived, events.Presence(event.at, event.seat, True))  # whoever sits down is here


def without_seat(table: Table, number: int) -> Table:
    """Those after an open seat move up. Nobody has acted, so nothing else counts seats."""
    host = table.host - (table.host > number)
    absent = table.absent[:number] + table.absent[number + 1 :]
    gone = frozenset(seat - (seat > number) for seat in table.gone)
    return replace(table, seats=table.seats[:number] + table.seats[number + 1 :], host=host, absent=absent, gone=gone)


def present(table: Table, event: events.Presence | events.Gone) -> Table:
    """The table after a person came, went, or has been away for long."""
    if isinstance(event, events.Gone):
        return replace(table, gone=table.gone | {event.seat})
    if event.here and not table.absent:
        return table
    absent = list(table.absent or (-1,) * len(table.seats))
    absent[event.seat] = -1 if event.here else event.at
    return replace(table, absent=tuple(absent), gone=table.gone - {event.seat})


def delayed(table: Table, millis: int) -> Table:
    """The table as if that much time had not passed."""
    return replace(
        table,
        clocks=shifted(table.clocks, millis),
        deadlines=tuple(deadline + millis if deadline >= 0 else deadline for deadline in table.deadlines),
        absent=tuple(since + millis if since >= 0 else since for since in table.absent),
        ready_until=table.ready_until + millis if table.ready_until else 0,
        paused_at=table.paused_at + millis if table.is_paused else -1,
        offers=tuple(
            replace(offer, until=offer.until + millis) if offer.until >= 0 else offer for offer in table.offers
        ),
    )


def started(table: Table, event: events.Started) -> Table:
    seats = tuple(table.seats[old] for old in event.order)
    state = rules_of(table).start(len(seats), dict(table.options))
    clocks = wound(table.settings.clock, len(seats))
    host = event.order.index(table.host)
    absent = tuple(table.absent[old] for old in event.order) if table.absent else ()
    gone = frozenset(new for new, old in enumerate(event.order) if old in table.gone)
    fresh = replace(
        table, seats=seats, host=host, phase="playing", state=state, clocks=clocks, absent=absent, gone=gone
    )
    if table.given and (known := kept(table)):
        state, start = known
        live = tuple(replace(entry, at=event.at, clocks=clocks) for entry in start.live)
        found = {"entries": start.entries, "draws": start.draws, "takebacks": start.takebacks}
        return replace(fresh, state=state, live=live, **found)
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
    action = rules.parse(state, seat, notation)
    return events.Acted(at, seat, notation, *marks(rules, state, seat, action, len(table.seats), steps_of(table, seat)))


def steps_of(table: Table, seat: int) -> tuple[str, ...]:
    """The sealed acts of a seat since the last of its acts that others saw."""
    found: list[str] = []
    for entry in reversed(table.live):
        if entry.seat == seat:
            if not entry.sealed:
                break
            found.append(entry.notation)
    return tuple(reversed(found))


def acted(table: Table, event: events.Acted, after: Any = None) -> Table:
    if after is None:
        rules, state = rules_of(table), table.state
        after = rules.apply(state, event.seat, rules.parse(state, event.seat, event.notation))
    notation = intern(event.notation)  # thousands of tables hold the same few hundred texts
    live = Live(
        len(table.entries),
        event.seat,
        notation,
        event.sealed,
        event.final or event.forced,
        event.reveals,
        event.ends and event.paid is not None,
        event.forced,
        event.at,
        table.clocks,
        table.deadlines if any(deadline >= 0 for deadline in table.deadlines) else (),
    )
    draws = table.draws
    if event.seat == CHANCE:
        draws = {**draws, intern(event.label): draws.get(event.label, 0) + 1}
    return replace(
        table,
        state=after,
        entries=(*table.entries, (event.seat, notation)),
        live=(*table.live, live),
        recent=(*table.recent, worth_keeping(event.seat, table.state))[-RECENT:],
        draws=draws,
        offers=table.offers if event.sealed else lapsed(table.offers),
    )


def lapsed(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """The offers after play visibly went on; a sealed act must not show by an offer that vanishes."""
    return tuple(offer for offer in offers if offer.kind == "replace")


def undone(table: Table, event: events.Undone) -> Table:
    """From the state before the first that was taken back, the others are played again."""
    first, again = fork(table.live, event.positions)
    before = kept_before(table, first)
    line = played(table, first) if before is None else Line(rules_of(table), before)
    earlier = () if before is None else table.recent[: first - len(table.live)]
    for entry in again:
        line.act(entry.position, entry.seat, entry.notation)
    return replace(
        table,
        state=line.rules.carry(line.state, table.state),
        live=(*table.live[:first], *again),
        recent=(*earlier, *(worth_keeping(entry.seat, entry.before) for entry in line.entries))[-RECENT:],
        entries=(*table.entries, (TABLE, undo_entry(event))),
        offers=tuple(offer for offer in table.offers if not is_undone(offer, event)),
        ready_until=0,
        ready=frozenset(),
        takebacks=counted(table, event.seat) if event.seen else table.takebacks,
    )


def kept_before(table: Table, place: int) -> Any:
    """The state before the action at that place of `live`; None: it is not kept."""
    number = place - len(table.live) + len(table.recent)
    return table.recent[number] if number >= 0 else None


def worth_keeping(seat: int, before: Any) -> Any:
    """The state before an action of the seat; None where a die or a card came: nobody takes that back by itself."""
    return None if seat == CHANCE else before


def undo_entry(event: events.Undone) -> dict[str, Any]:
    """What the record says of an undo; also who it was that had seen what came of it."""
    return {"undo": list(event.positions)} | ({"seen": event.seat} if event.seen else {})


def is_undone(offer: Offer, event: events.Undone) -> bool:
    """Whether an offer to take back is settled by an undo; a sealed one must not show by an offer that vanishes."""
    return offer.kind == "takeback" and (not event.sealed or offer.position in event.positions)


def counted(table: Table, seat: int) -> tuple[int, ...]:
    before = table.takebacks or (0,) * len(table.seats)
    return tuple(count + (number == seat) for number, count in enumerate(before))


def played(table: Table, first: int) -> Line:
    """The game of the table from its start up to the live action of that number."""
    rules = rules_of(table)
    line = line_of(rules, rules.start(len(table.seats), dict(table.options)), table.entries)
    line.state = line.entries[first].before
    del line.entries[first:]
    return line


def answered(table: Table, event: events.Answered) -> Table:
    others = without(table, event.kind)
    if not event.agree and event.ends:
        return replace(table, offers=others)
    offer = next(offer for offer in table.offers if offer.kind == event.kind)
    agreed, refused = offer.agreed - {event.seat}, offer.refused - {event.seat}
    if event.agree:
        agreed |= {event.seat}
    else:
        refused |= {event.seat}
    return replace(table, offers=(*others, replace(offer, agreed=agreed, refused=refused)))


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

"""What one viewer may know about a table: the only way from a table to bytes.

A viewer is a seat, or None for a watcher. Everything here is a function of public facts, the game's view and what the
game shows of each action. Sealed actions, and actions undone before the viewer saw them, leave no trace: no event, no
number, no size.
"""

from typing import Any, Final, NamedTuple

import msgspec

from connectable.contract import CHANCE
from connectable.server.protocol.delta import Delta, Kept, compare
from connectable.server.protocol.event_projection import Viewer
from connectable.server.protocol.previews import NO_PREVIEWS, Previews
from connectable.server.protocol.public_fields import TRUTH, PublicFields
from connectable.server.protocol.table import TableSeen
from connectable.table import Table
from connectable.table.evolve import acting_seats
from connectable.table.games import rules_of
from connectable.table.known import KnownState, known
from connectable.table.play import offered
from connectable.table.real_dice import correctable, is_typed_next
from connectable.table.undo import free_undo, may_undo_seen

ENCODER: Final = msgspec.json.Encoder()
NAMES = TableSeen.__struct_encode_fields__[:-2]
"""All fields but the tail."""
LABELS = [b'"%s":' % name.encode() for name in NAMES]
OWN = ("seat", "position", "undo", "undo_seen", "takeback", "outcomes", "correctable")
"""The fields that depend on who looks, beside the view, the legal actions and their previews."""
OWN_PLACES: Final = [f"/{name}" for name in OWN]


class Tail(NamedTuple):
    """The last fields of a table: they depend on the server's load and clock, not on the table."""

    hurried: bool
    now: int


class Told:
    """What is kept of a table that a viewer was told: enough to see later what has changed."""

    __slots__ = ("legal", "own", "previews", "public", "state")

    def __init__(self, public: PublicFields, state: Any, own: list[bytes], legal: int, previews: int) -> None:
        self.public, self.state, self.own = public, state, own
        self.legal, self.previews = legal, previews
        """Hashes: these lists are long, and different after every action."""


class Projection:
    """A table as one viewer may know it, without the current time."""

    __slots__ = ("legal", "own", "previews", "public", "state", "viewer")

    def __init__(self, table: Table, viewer: Viewer, position: int, public: PublicFields) -> None:
        self.viewer, self.public = viewer, public
        self.state: KnownState | None = None if table.state is None else known(rules_of(table), table.state)
        self.own = own_fields(table, viewer, position, public)
        self.legal, self.previews = b"[]", NO_PREVIEWS
        if viewer is not None and self.state and table.phase == "playing" and viewer in acting_seats(table):
            actions = offered(table, viewer)
            rules = self.state.rules
            self.legal = ENCODER.encode([rules.notation(action) for action in actions])
            usual, each = rules.short_previews(table.state, viewer, actions)
            self.previews = Previews(usual, each)

    def encoded(self, tail: Tail) -> bytes:
        """The whole table."""
        fields = {
            **self.public.values,
            **dict(zip(OWN, self.own, strict=True)),
            "view": b"null" if self.state is None else self.state.encoded_view(self.viewer),
            "legal": self.legal,
            "previews": self.previews.whole(),
        }
        values = b",".join([label + fields[name] for label, name in zip(LABELS, NAMES, strict=True)])
        return b'{%b,"hurried":%b,"now":%d}' % (values, TRUTH[tail.hurried], tail.now)

    def told(self) -> Told:
        state = None if self.state is None else self.state.state
        return Told(self.public, state, self.own, hash(self.legal), self.previews.hash)

    def own_delta(self, old: Told, *, short: bool) -> Delta:
        """What differs of the fields that are the viewer's own, without the view."""
        found = Delta()
        for number, value in enumerate(self.own):
            if old.own[number] != value:
                found.set(OWN_PLACES[number], value)
        if old.legal != hash(self.legal):
            found.set("/legal", self.legal)
        if old.previews != self.previews.hash:
            found.set("/previews", self.previews.short if short else self.previews.whole())
        return found

    def view_delta(self, old: Told, kept: Kept) -> Delta:
        """What differs in the view; it is worked out again from the state that was shown then."""
        found = Delta(kept)
        if self.state is None or old.state is None:
            if self.state is not None or old.state is not None:
                found.set("/view", b"null" if self.state is None else self.state.encoded_view(self.viewer))
        elif old.state is not self.state.state:
            had, has = known(self.state.rules, old.state).view(self.viewer), self.state.view(self.viewer)
            compare(had, has, "/view", found)
        return found


def own_fields(table: Table, viewer: Viewer, position: int, public: PublicFields) -> list[bytes]:
    """The JSON of the fields `OWN`."""
    if viewer is None:
        return [b"null", b"%d" % position, b"false", b"false", b"false", b"[]", b'""']
    undo = undo_seen = takeback = False
    if table.phase == "playing" and table.paused_at < 0:
        undo = bool(free_undo(table.live, viewer))
        undo_seen = not (undo or public.has_company) and may_undo_seen(table, viewer)
        takeback = viewer in public.may_ask_takeback
    outcomes, typed = b"[]", b'""'
    if table.settings.dice != "fair" and viewer == table.leader():
        outcomes, typed = ENCODER.encode(outcomes_seen(table)), ENCODER.encode(correctable(table))
    return [b"%d" % viewer, b"%d" % position, TRUTH[undo], TRUTH[undo_seen], TRUTH[takeback], outcomes, typed]


def outcomes_seen(table: Table) -> list[str]:
    """What can be typed in now, where that tells nobody what lies hidden."""
    rules = rules_of(table)
    if not is_typed_next(table) or rules.has_secrets(table.state):
        return []
    return [rules.notation(action) for action in rules.legal(table.state, CHANCE)]

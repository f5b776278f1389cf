"""What is written of a change: the events of a table as the store takes them, under the key of whoever asked."""

from collections.abc import Sequence

import msgspec

from connectable.storage import Append, NewEvent, NewTableRow
from connectable.table import Change, Table
from connectable.table.events import Created, Finished, write_event
from connectable.table.evolve import write_outcome

WHO_LENGTH = 32
"""Characters of a token's hash in stored keys: 128 bits."""


def asker(token_hash: str, seat: int) -> str:
    """Who sends a request, as its key is stored: a person, whatever the seat; or the server on behalf of a seat."""
    return token_hash[:WHO_LENGTH] or str(seat)


def stored_key(who: str, key: str) -> str:
    return f"{who} {key}"


def append_of(changes: Sequence[Change], key: str, owner: str | None) -> Append:
    """The append of these changes, behind the table before them, by its owner; a table's first ones create it."""
    first, after = changes[0].event, changes[-1].table
    ended = after.outcome is not None and any(isinstance(event, Finished) for event, _ in changes)
    return Append(
        after.id,
        after.position - len(changes),
        [NewEvent(write_event(event), event.at) for event, _ in changes],
        key=key,
        status=after.phase,
        outcome=encode_outcome(after) if ended else None,
        new=row_of(first) if isinstance(first, Created) else None,
        owner=owner,
    )


def row_of(created: Created) -> NewTableRow:
    listed = created.settings.visibility == "public"
    return NewTableRow(created.id, created.id, created.game, b"{}", created.at, "gathering", listed)


def encode_outcome(table: Table) -> bytes:
    assert table.outcome is not None
    return msgspec.json.encode(write_outcome(table.outcome))

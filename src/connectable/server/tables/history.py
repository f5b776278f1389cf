"""Everything that a viewer has seen of a table, from the first event on: what the log of a page opened later shows.

The latest events are in memory. Older ones are read from the store and shown anew, which gives the same events.
"""

from connectable.server.protocol.event_projection import Viewer
from connectable.server.protocol.table import Events, EventSeen
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.stored import Prepare, nothing, stored_changes
from connectable.server.tables.viewer_log import ViewerLog
from connectable.storage import Store
from connectable.table import Table

MOST_AT_ONCE = 500
"""Events in one answer."""


def is_in_memory(hosted: HostedTable, viewer: Viewer, after: int) -> bool:
    log = hosted.logs[viewer]
    return after >= log.position or log.since(after) is not None


async def events_seen(
    store: Store, hosted: HostedTable, viewer: Viewer, after: int, prepare: Prepare = nothing
) -> Events:
    """The viewer's events after that position, as many as fit into one answer."""
    log = hosted.logs[viewer]
    position = log.position
    events = log.since(after) if after < position else []
    if events is None:
        events = (await read_events(store, hosted.id, viewer, position, prepare))[after:]
    return Events(after, position, events[:MOST_AT_ONCE])


async def read_events(
    store: Store, table_id: str, viewer: Viewer, most: int, prepare: Prepare = nothing
) -> list[EventSeen]:
    """The viewer's first events, from the store."""
    log, found = ViewerLog(), list[EventSeen]()
    before: Table | None = None
    async for event, table in stored_changes(store, table_id, None, prepare):
        if seen := log.note(before or table, event, table, viewer):
            found.append(seen)
        if len(found) == most:
            break
        before = table
    return found

"""A client that keeps the table it was sent and applies deltas to it, as docs/protocol.md says."""

from typing import Any


def patched(table: dict[str, Any], delta: dict[str, Any]) -> dict[str, Any]:
    """The table after a delta; changes it in place."""
    for place in delta["removed"]:
        holder, name = reach(table, place)
        del holder[name]
    changes = delta["changes"]
    if usual := delta.get("usual"):
        changes = {**changes, "/previews": [usual | preview for preview in changes["/previews"]]}
    for place, value in changes.items():
        holder, name = reach(table, place)
        if isinstance(holder, list) and name == len(holder):
            holder.append(value)
        else:
            holder[name] = value
    table |= {name: delta[name] for name in ("hurried", "now") if name in delta}
    return table


def reach(table: Any, place: str) -> tuple[Any, Any]:
    """The object or array at the end of a pointer, and the place of the value in it."""
    *names, last = [name.replace("~1", "/").replace("~0", "~") for name in place.split("/")[1:]]
    for name in names:
        table = table[int(name)] if isinstance(table, list) else table[name]
    return table, int(last) if isinstance(table, list) else last

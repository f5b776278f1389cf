"""What has changed between two JSON values, as a list of places: for clients that keep the table they were sent.

It knows nothing about tables: both values are what one viewer may know, so the changes are too. Values that compare
equal are the same to it, so a field may not change between `1` and `true`.
"""

from typing import Final

import msgspec

LEAF_BYTES: Final = 200
"""Shorter values are sent whole, where several places inside them differ: naming those costs as much."""
SHORT_BYTES: Final = 40
"""Fewer bytes of changes in a small value are sent as they are: nobody looks whether the whole value is shorter."""
LARGE_BYTES: Final = 500
"""The same for a large value, which would have to be encoded to know."""
MOST_SMALL: Final = 6
"""Values of a small object or array."""
ENCODER: Final = msgspec.json.Encoder()
MISSING: Final = object()
"""In place of a value that is not there."""


class Found:
    """What differs between two values; they are kept with it, so that their identities stay theirs."""

    def __init__(self, old: object, new: object, changes: list[bytes], removed: list[str], size: int) -> None:
        self.old, self.new = old, new
        self.changes, self.removed, self.size = changes, removed, size


Kept = dict[tuple[int, int, str], Found]
"""What was found between two values at a place, by their identities: the views of one state share most values."""
PLACES: Final[dict[str, bytes]] = {}
"""JSON pointers as they stand in a message: the same ones come again with every move."""
MOST_PLACES: Final = 4_096


class Delta:
    """The changes so far."""

    def __init__(self, kept: "Kept | None" = None) -> None:
        self.kept: Kept = {} if kept is None else kept
        self.changes: list[bytes] = []
        """`"JSON pointer":value` as it stands in the message. One past the end of an array adds to it."""
        self.removed: list[str] = []
        """JSON pointers; of an array the last ones, the last first."""
        self.size = 0

    def __bool__(self) -> bool:
        return bool(self.changes or self.removed)

    def set(self, place: str, value: bytes) -> None:
        written = PLACES.get(place)
        if written is None:
            written = keep_place(place)
        self.changes.append(written + value)
        self.size += len(place) + len(value)

    def remove(self, place: str) -> None:
        self.removed.append(place)
        self.size += len(place)

    def cut(self, changes: int, removed: int, size: int) -> None:
        """Leaves only the first of its changes."""
        del self.changes[changes:]
        del self.removed[removed:]
        self.size = size

    def add(self, found: Found) -> None:
        self.changes += found.changes
        self.removed += found.removed
        self.size += found.size


def keep_place(place: str) -> bytes:
    if len(PLACES) >= MOST_PLACES:
        PLACES.clear()
    written = PLACES[place] = b"%b:" % ENCODER.encode(place)
    return written


def compare(old: object, new: object, place: str, delta: Delta) -> None:
    """Adds everything in which two objects or two arrays differ."""
    if isinstance(new, dict) and isinstance(old, dict):
        compare_objects(old, new, place, delta)
    elif isinstance(new, list) and isinstance(old, list):
        compare_arrays(old, new, place, delta)
    elif old != new:
        delta.set(place, ENCODER.encode(new))


def compare_objects(old: dict[str, object], new: dict[str, object], place: str, delta: Delta) -> None:
    common = 0
    for name, value in new.items():
        had = old.get(name, MISSING)
        if had is value:
            common += 1
        elif had is MISSING:
            delta.set(f"{place}/{escaped(name)}", ENCODER.encode(value))
        else:
            common += 1
            if is_large(value) or had != value:
                follow(had, value, f"{place}/{escaped(name)}", delta)
    if common < len(old):
        for name in old:
            if name not in new:
                delta.remove(f"{place}/{escaped(name)}")


def compare_arrays(old: list[object], new: list[object], place: str, delta: Delta) -> None:
    had, has = len(old), len(new)
    for number in range(had - 1, has - 1, -1):
        delta.remove(f"{place}/{number}")
    for number in range(min(had, has)):
        before, value = old[number], new[number]
        if before is not value and (is_large(value) or before != value):
            follow(before, value, f"{place}/{number}", delta)
    for number in range(had, has):
        delta.set(f"{place}/{number}", ENCODER.encode(new[number]))


def follow(old: object, new: object, place: str, delta: Delta) -> None:
    """Adds the changes inside a value, or all of it where that is shorter. Small values are known to differ."""
    both = (isinstance(new, dict) and isinstance(old, dict)) or (isinstance(new, list) and isinstance(old, list))
    if not both:
        if old != new:
            delta.set(place, ENCODER.encode(new))
    elif is_large(new):
        follow_large(old, new, place, delta)
    else:
        inside(old, new, place, delta, SHORT_BYTES)


def follow_large(old: object, new: object, place: str, delta: Delta) -> None:
    """The same for a large value: what is found is kept for other viewers."""
    key = (id(old), id(new), place)
    found = delta.kept.get(key)
    if found is not None:
        delta.add(found)
        return
    changes, removed, size = len(delta.changes), len(delta.removed), delta.size
    inside(old, new, place, delta, LARGE_BYTES)
    delta.kept[key] = Found(old, new, delta.changes[changes:], delta.removed[removed:], delta.size - size)


def is_large(value: object) -> bool:
    """Whether it is worth keeping what was found about it: others are compared as quickly."""
    return (isinstance(value, dict) and len(value) > MOST_SMALL) or (
        isinstance(value, list) and len(value) > MOST_SMALL
    )


def inside(old: object, new: object, place: str, delta: Delta, enough: int) -> None:
    """Adds what differs inside a value; where that takes so many bytes, all of it if it is shorter."""
    changes, removed, size = len(delta.changes), len(delta.removed), delta.size
    compare(old, new, place, delta)
    added = delta.size - size
    if added >= enough:
        value = ENCODER.encode(new)
        if len(value) < LEAF_BYTES or len(value) <= added:
            delta.cut(changes, removed, size)
            delta.set(place, value)


def escaped(name: str) -> str:
    """A name in a JSON pointer."""
    return name.replace("~", "~0").replace("/", "~1") if "~" in name or "/" in name else name

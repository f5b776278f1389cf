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


Kept = dict[tuple[int, int, str], tuple[object, object, "Delta"]]
"""What was found between two values at a place, by their identities, which stay theirs while they are kept here: the
views of one state share most of their values."""


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
        self.changes.append(b"%b:%b" % (ENCODER.encode(place), value))
        self.size += len(place) + len(value)

    def remove(self, place: str) -> None:
        self.removed.append(place)
        self.size += len(place)

    def replace(self, place: str, value: bytes) -> None:
        """Says all of it instead."""
        self.changes, self.removed, self.size = [], [], 0
        self.set(place, value)

    def add(self, other: "Delta") -> None:
        self.changes += other.changes
        self.removed += other.removed
        self.size += other.size


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
        if had is MISSING:
            delta.set(f"{place}/{escaped(name)}", ENCODER.encode(value))
            continue
        common += 1
        if had is not value and (is_large(value) or had != value):
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
        return
    if not is_large(new):
        delta.add(inside(old, new, place, delta.kept, SHORT_BYTES))
        return
    key = (id(old), id(new), place)
    found = delta.kept.get(key)
    if found is None:
        found = delta.kept[key] = old, new, inside(old, new, place, delta.kept, LARGE_BYTES)
    delta.add(found[2])


def is_large(value: object) -> bool:
    """Whether it is worth keeping what was found about it: others are compared as quickly."""
    return (isinstance(value, dict) and len(value) > MOST_SMALL) or (
        isinstance(value, list) and len(value) > MOST_SMALL
    )


def inside(old: object, new: object, place: str, kept: Kept, enough: int) -> Delta:
    """What differs inside a value; with so many bytes of changes all of it, where that is shorter."""
    found = Delta(kept)
    compare(old, new, place, found)
    if found.size >= enough:
        value = ENCODER.encode(new)
        if len(value) < LEAF_BYTES or len(value) <= found.size:
            found.replace(place, value)
    return found


def escaped(name: str) -> str:
    """A name in a JSON pointer."""
    return name.replace("~", "~0").replace("/", "~1") if "~" in name or "/" in name else name

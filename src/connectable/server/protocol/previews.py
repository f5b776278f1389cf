"""The previews of a viewer's legal actions as JSON: whole, or short for clients that keep what is usual."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

ENCODER: Final = msgspec.json.Encoder()


class Previews:
    """The previews of a viewer's legal actions, as the game's `short_previews` has them."""

    __slots__ = ("each", "fields", "hash", "short", "usual")

    def __init__(self, usual: Mapping[str, object], each: Sequence[Mapping[str, object]]) -> None:
        self.fields, self.each = usual, each
        self.usual: bytes = ENCODER.encode(usual) if usual and each else b""
        """What each of them has unless it says otherwise; empty: nothing."""
        self.short: bytes = ENCODER.encode(each)
        """Each without what is usual."""
        self.hash = hash((self.usual, self.short))

    def whole(self) -> bytes:
        return ENCODER.encode([{**self.fields, **one} for one in self.each]) if self.usual else self.short


NO_PREVIEWS = Previews({}, [])

"""Boards, sheets and decks that people write, checked before a table is made with them."""

from msgspec import Struct


class ContentGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/content`: a board, sheet or deck to look at."""

    game: str
    text: str


class RemarkSeen(Struct, frozen=True):
    """One thing to say about it."""

    key: str
    """Of the sentence in the catalogues."""
    line: int
    """0: about the whole."""
    column: int
    sentence: str
    """In the caller's language."""


class ContentChecked(Struct, frozen=True):
    """What `connectable check` would say."""

    is_playable: bool
    """Whether a table can be made with it; remarks on lines are still worth reading."""
    remarks: list[RemarkSeen]

"""Records of games as they come in and go out, and the draws that anybody can check against the secret."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from connectable.options import OptionValue
from connectable.server.protocol.fields import Count, Notation, Place, Short, Strict, Text, Whole


class RecordGiven(Strict, frozen=True):
    """A record downloaded here or elsewhere; its `dice` prove something to people, not to the server."""

    game: Short
    rules: Short
    options: Annotated[dict[Short, Text | Whole | bool], Meta(max_length=40)]
    seats: Place
    entries: Annotated[list[tuple[Place | Literal["table"], Notation | dict[Short, Any]]], Meta(max_length=20_000)]
    format: Count = 1
    dice: dict[Short, Any] = {}


class DiceSeen(Struct, frozen=True, omit_defaults=True):
    """Where the chance entries of a record come from."""

    kind: Literal["fair", "table"]
    commitment: str
    secret: str = ""
    """Shown when the game is over."""
    contributions: list[str] = []
    """One per seat, shown when the game is over."""
    given: int = 0
    """How many entries this game took over from another one at the start: they were not drawn here."""


class RecordSeen(Struct, frozen=True):
    """`GET /api/tables/{id}/record`: what the viewer may know; the whole game once it is over."""

    format: int
    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: int
    entries: list[tuple[int | str, Any]]
    dice: DiceSeen


class DrawSeen(Struct, frozen=True):
    """One chance outcome, with enough data to draw it again from the secret."""

    label: str
    take: int
    text: str
    """What came up at the table."""
    taken_back: bool
    shares: list[tuple[float, int]]
    """The possible outcomes, in order: each probability and how many consecutive outcomes have it."""
    place: int
    """Index of the actual outcome among the possible ones."""


class Draws(Struct, frozen=True):
    """`GET /api/tables/{id}/draws`: every chance outcome of a finished table with fair dice."""

    dice: DiceSeen
    draws: list[DrawSeen]

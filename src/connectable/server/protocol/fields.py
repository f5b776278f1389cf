"""Field types that several messages share, and the base of everything a client sends."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Short = Annotated[str, Meta(max_length=64)]
Notation = Annotated[str, Meta(max_length=400)]
Key = Annotated[str, Meta(pattern="^[!-~]{1,64}(?!\n)$")]
"""A client's own number for a request: printable ASCII without spaces."""
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Whole = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Place = Annotated[int, Meta(ge=-1, le=7)]
Text = Annotated[str, Meta(max_length=20_000)]
Line = Annotated[str, Meta(max_length=1_000)]
OfferKind = Literal["takeback", "stop", "rematch", "replace"]
Phase = Literal["gathering", "playing", "over"]
Reach = Literal["computer", "network", "public"]
"""Who can open a link to this server: people at this computer, in this network, or everybody."""


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all incoming messages: unknown fields are rejected."""

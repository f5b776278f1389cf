"""Profiles without accounts: a secret of the browser's own. Here is what the server can be asked to do with it."""

from typing import Annotated

from msgspec import Meta, Struct

from connectable.server.protocol.fields import Line, Short, Strict


class ForgetPlayer(Strict, frozen=True):
    """`POST /api/profile/forget`: the name is taken off the results of this secret."""

    player: Annotated[str, Meta(min_length=1, max_length=64)]
    deals: Annotated[list[Short], Meta(max_length=500)] = []
    """Challenges that the browser remembers; the dailies are looked through anyway."""


class Forgot(Struct, frozen=True):
    """On how many deals there was something to forget."""

    deals: int


class HideName(Strict, frozen=True):
    """`POST /api/host/names`, on the server's own machine."""

    name: Annotated[Line, Meta(min_length=1)]
    hidden: bool = True


class NamesHidden(Struct, frozen=True):
    """`GET /api/host/names`: the names that boards do not show."""

    names: list[str]

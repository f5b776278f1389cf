"""Profiles without accounts: a secret of the browser's own. Here is what the server can be asked to do with it."""

from typing import Annotated

from msgspec import Meta, Struct

from connectable.server.protocol.fields import Line, Strict


class ForgetPlayer(Strict, frozen=True):
    """`POST /api/profile/forget`: the results of this secret belong to nobody from now on."""

    player: Annotated[str, Meta(min_length=1, max_length=64)]


class Forgot(Struct, frozen=True):
    """The tables that were removed: those of dailies and challenges."""

    tables: list[str]


class HideName(Strict, frozen=True):
    """`POST /api/host/names`, on the server's own machine."""

    name: Annotated[Line, Meta(min_length=1)]
    hidden: bool = True


class NamesHidden(Struct, frozen=True):
    """`GET /api/host/names`: the names that boards do not show."""

    names: list[str]

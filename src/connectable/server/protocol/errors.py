"""The one shape of every error, over HTTP and over a socket, and the exception that carries it."""

from typing import Any

from msgspec import Struct

STATUS = {
    "malformed": 400,
    "no-seat": 401,
    "not-found": 404,
    "method": 405,
    "stale": 409,
    "too-big": 413,
    "media": 415,
    "refused": 422,
    "too-fast": 429,
    "trouble": 500,
    "store-away": 503,
}
"""The HTTP status of each error."""


class Problem(Struct, frozen=True):
    """Every error has this shape."""

    error: str
    """One word: `refused`, `stale`, `malformed`, `not-found`, …"""
    sentence: str
    """In the caller's language when the rules refuse; otherwise one technical line in English."""
    rule: str = ""
    """The rule that forbids the action."""
    detail: dict[str, Any] = {}
    title: str = ""
    """“Why not …?”"""
    position: int = -1
    """The caller's current position, when the one it sent is stale."""


class ApiError(Exception):
    """A request that cannot be answered, with the problem to send back."""

    def __init__(self, error: str, sentence: str) -> None:
        super().__init__(f"{error}: {sentence}")
        self.problem = Problem(error, sentence)


def table_not_found() -> ApiError:
    """The same words whether the table is missing or private, so that nobody learns which."""
    return ApiError("not-found", "there is no such table, or it is private and the code is missing or wrong")


def internal_error() -> Problem:
    """All that a client learns about a fault of ours."""
    return Problem("trouble", "something went wrong on the server")

"""The one shape of every error, over HTTP and over a socket, and the exception that stands for it.

It holds no sentences: those are in the catalogues, one per error and a few for special cases.
"""

from typing import Any

from msgspec import Struct

STATUS = {
    "malformed": 400,
    "no-seat": 401,
    "kicked": 403,
    "not-found": 404,
    "method": 405,
    "stale": 409,
    "too-big": 413,
    "media": 415,
    "host": 421,
    "refused": 422,
    "too-fast": 429,
    "trouble": 500,
    "damaged": 500,
    "store-away": 503,
}
"""The HTTP status of each error."""
SENTENCES = {
    "malformed": "tb-error-malformed",
    "no-seat": "tb-error-no-seat",
    "kicked": "tb-error-kicked",
    "not-found": "tb-error-not-found",
    "method": "tb-error-method",
    "stale": "tb-error-stale",
    "too-big": "tb-error-too-big",
    "media": "tb-error-media",
    "host": "tb-error-host",
    "too-fast": "tb-error-too-fast",
    "trouble": "tb-error-trouble",
    "damaged": "tb-error-damaged",
    "store-away": "tb-error-store-away",
}
"""The catalogue key of what a person is told; a refusal's is its rule's."""


class Problem(Struct, frozen=True):
    """Every error has this shape."""

    error: str
    """One word: `refused`, `stale`, `malformed`, `not-found`, …"""
    sentence: str
    """What a person is told, in the caller's language."""
    rule: str = ""
    """The rule that forbids the action."""
    detail: dict[str, Any] = {}
    """The data of the sentence; of other errors than `refused` also `reason`, a line in English for programmers."""
    title: str = ""
    """“Why not …?”"""
    position: int = -1
    """The caller's current position, when the one it sent is stale."""


class ApiError(Exception):
    """A request that cannot be answered: the error, a line for programmers, and which sentence people are told."""

    def __init__(self, error: str, reason: str, key: str = "", **values: str | int) -> None:
        super().__init__(f"{error}: {reason}")
        self.error, self.reason = error, reason
        self.key = key or SENTENCES[error]
        self.values = values


def table_not_found() -> ApiError:
    """The same words whether the table is missing or private, so that nobody learns which."""
    return ApiError("not-found", "there is no such table, or it is private and the code is missing or wrong")


def nothing_here() -> ApiError:
    return ApiError("not-found", "there is nothing here", "tb-error-no-page")


def internal_error() -> ApiError:
    """All that a client learns about a fault of ours."""
    return ApiError("trouble", "something went wrong on the server")

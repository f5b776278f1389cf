"""Everything that can go wrong, as one shape with one status. No trace of the inside leaves the server."""

import msgspec

from connectable.server.http.localize import explained
from connectable.server.protocol.messages import Problem
from connectable.server.tables.host import Stale
from connectable.storage import StoreError, UnknownTable
from connectable.table import Refused, Table

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


class Trouble(Exception):
    """A request that cannot be answered."""

    def __init__(self, error: str, sentence: str) -> None:
        super().__init__(f"{error}: {sentence}")
        self.problem = Problem(error, sentence)


def no_table() -> Trouble:
    """The same words whether there is none or whether it is private: nobody learns which."""
    return Trouble("not-found", "there is no such table, or it is private and the code is missing or wrong")


def problem_of(error: Exception, table: Table | None, lang: str) -> Problem | None:
    """The problem an exception stands for; None: it is a fault of ours."""
    match error:
        case Trouble():
            return error.problem
        case Refused() if table is not None:
            title, sentence = explained(error.refusal, table, lang)
            return Problem("refused", sentence, error.refusal.rule, dict(error.refusal.detail), title)
        case Stale():
            return Problem("stale", "the table has moved on since this was chosen", position=error.position)
        case UnknownTable():
            return no_table().problem
        case msgspec.DecodeError():  # ValidationError is one
            return Problem("malformed", str(error)[:300])
        case StoreError():
            return Problem("store-away", "the store cannot be reached; try again")
    return None

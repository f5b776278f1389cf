"""Everything that can go wrong, in one shape. Nothing about the server's internals leaves it."""

import msgspec

from connectable.server.http.localize import refusal_sentences
from connectable.server.protocol.errors import ApiError, Problem, table_not_found
from connectable.server.tables.host import Stale
from connectable.storage import StoreError, UnknownTable
from connectable.table import Refused, Table


def problem_of(error: Exception, table: Table | None, lang: str) -> Problem | None:
    """The problem that an exception stands for; None: it is a fault of ours."""
    match error:
        case ApiError():
            return error.problem
        case Refused() if table is not None:
            title, sentence = refusal_sentences(error.refusal, table, lang)
            return Problem("refused", sentence, error.refusal.rule, dict(error.refusal.detail), title)
        case Stale():
            return Problem("stale", "the table has moved on since this was chosen", position=error.position)
        case UnknownTable():
            return table_not_found().problem
        case msgspec.DecodeError():  # ValidationError is one
            return Problem("malformed", str(error)[:300])
        case StoreError():
            return Problem("store-away", "the store cannot be reached; try again")
    return None

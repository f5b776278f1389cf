"""Everything that can go wrong, in one shape. Nothing about the server's internals leaves it."""

import msgspec

from connectable.contract import Refusal
from connectable.server.http.localize import refusal_sentences, sentence
from connectable.server.protocol.errors import ApiError, Problem, internal_error, table_not_found
from connectable.server.tables.auth import kicked, no_seat
from connectable.server.tables.request import Stale
from connectable.server.tables.stored import DamagedTable
from connectable.storage import StoreError, UnknownTable
from connectable.table import Refused, Table
from connectable.table.refusals import KICKED, NO_SEAT


def problem_of(error: Exception, table: Table | None, lang: str) -> Problem:
    """The problem that an exception stands for, in the caller's language."""
    if isinstance(error, Refused) and error.refusal.rule not in (NO_SEAT, KICKED):
        title, said = refusal_sentences(error.refusal, table, lang)
        return Problem("refused", said, error.refusal.rule, dict(error.refusal.detail), title)
    known = api_error(error) or internal_error()
    position = error.position if isinstance(error, Stale) else -1
    detail = {"reason": known.reason, **known.values}
    return Problem(known.error, sentence(known.key, known.values, lang), detail=detail, position=position)


def is_fault(error: Exception) -> bool:
    """Whether nobody foresaw it: then it belongs into the log."""
    return not isinstance(error, Refused) and api_error(error) is None


def api_error(error: Exception) -> ApiError | None:
    """The API error that an exception stands for; None: it is a fault of ours."""
    match error:
        case ApiError():
            return error
        case Refused(refusal=Refusal(rule=rule)) if rule == NO_SEAT:
            return no_seat()
        case Refused(refusal=Refusal(rule=rule)) if rule == KICKED:
            return kicked()
        case Stale():
            return ApiError("stale", "the table has moved on since this was chosen")
        case UnknownTable():
            return table_not_found()
        case msgspec.DecodeError():  # ValidationError is one
            return ApiError("malformed", str(error)[:300])
        case DamagedTable():
            return ApiError("damaged", "what is stored of this table cannot be read")
        case StoreError():
            return ApiError("store-away", "the store cannot be reached; try again")
    return None

"""Acts that came as plain requests: as on a socket they are decided the moment they come and answered when they are
stored, without a task and without the layers of the application.

Whatever is unusual is left to the application: nothing has been done then, or nothing that the same key would do twice.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Final, NamedTuple

import msgspec

from connectable.server.http.host_check import OwnNames
from connectable.server.http.localize import reader_language
from connectable.server.http.plain_act import PlainAct
from connectable.server.http.problems import is_fault, problem_of
from connectable.server.http.request import NO_STORE, bearer, failed, is_json
from connectable.server.http.security_headers import DATA_HEADERS, JSON
from connectable.server.protocol.decoding import decoded
from connectable.server.protocol.errors import ApiError
from connectable.server.protocol.table import Accepted, TakeAction
from connectable.server.rate_limit import ACT_BYTES
from connectable.server.services import Services
from connectable.server.tables import auth, dispatch
from connectable.server.tables.hosted_table import HostedTable
from connectable.server.tables.ownership import Elsewhere
from connectable.server.tables.request import Request
from connectable.table.identity import seat_of

LOGGER = logging.getLogger(__name__)
ROUTE: Final = "/api/tables/{id}/actions"
"""Under which answers are counted, whoever gives them."""
DECODER: "Final[msgspec.json.Decoder[TakeAction]]" = msgspec.json.Decoder(TakeAction)
ENCODER: Final = msgspec.json.Encoder()


class Answer(NamedTuple):
    """An answer without what the server adds to each."""

    status: int
    headers: bytes
    """Lines."""
    body: bytes


Answered = Callable[[Answer | None], None]
"""Called with the answer; None: the application is to give it."""


def lines(headers: list[tuple[bytes, bytes]]) -> bytes:
    return b"".join([b"%b: %b\r\n" % header for header in headers])


ACCEPTED: Final = lines([NO_STORE, JSON, *DATA_HEADERS])


class Asking:
    """An act on its way."""

    __slots__ = ("answered", "began", "hosted", "lang", "services")

    def __init__(self, services: Services, hosted: HostedTable, lang: str, answered: Answered) -> None:
        self.services, self.hosted, self.lang, self.answered = services, hosted, lang, answered
        self.began = time.perf_counter()

    def told(self, result: int | Exception) -> None:
        """It is stored, or not."""
        if isinstance(result, int):
            answer = Answer(HTTPStatus.OK, ACCEPTED, ENCODER.encode(Accepted(result)))
        elif isinstance(result, Elsewhere):
            self.answered(None)
            return
        else:
            answer = self.problem(result)
        self.services.metrics.count_answer(ROUTE, answer.status, time.perf_counter() - self.began)
        self.answered(answer)

    def problem(self, error: Exception) -> Answer:
        if is_fault(error):
            LOGGER.error("an act at table %s", self.hosted.id, exc_info=error)
        response = failed(problem_of(error, self.hosted.loaded, self.lang))
        headers = [header for header in response.raw_headers if header[0] != b"content-length"]
        return Answer(response.status_code, lines([*headers, *DATA_HEADERS]), bytes(response.body))

    async def in_turn(self, request: Request) -> None:
        try:
            position = await self.services.host.in_turn(self.hosted, request)
        except Exception as error:  # whatever it is, the caller gets an error of the usual shape
            self.told(error)
        else:
            self.told(position)


class Acts:
    """All that come over HTTP."""

    def __init__(self, services: Services, names: OwnNames) -> None:
        self.services, self.names = services, names
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, act: PlainAct, address: str, answered: Answered) -> bool:
        """Begins an act of somebody at a table that is at hand. False: nothing was done, and the application is to do
        it, or to say why not."""
        services, headers = self.services, act.headers
        hosted = services.host.at_hand(act.table_id)
        if hosted is None or not self.names.has(text(headers, b"host")) or not is_json(text(headers, b"content-type")):
            return False
        try:
            token = bearer(text(headers, b"authorization"))
            wish = decoded(act.body, DECODER)
        except (ApiError, msgspec.DecodeError):
            return False
        token_hash = auth.digest(token) if token else ""
        if wish.try_ or seat_of(hosted.table, token_hash) is None:
            return False
        asking = Asking(services, hosted, reader_language(text(headers, b"accept-language")), answered)
        try:
            services.limiter.count("requests", address)
            services.presence.sign(hosted, token_hash)
            services.limiter.store(address, ACT_BYTES + len(act.body))
            request = dispatch.action_of(services.limiter, hosted, token_hash, wish)
            if not services.host.begin(hosted, request, asking.told):
                self.run(asking, request)
        except Exception as error:  # whatever it is, the caller gets an error of the usual shape
            asking.told(error)
        return True

    def run(self, asking: Asking, request: Request) -> None:
        """Does what has to wait for something."""
        task = asyncio.get_running_loop().create_task(asking.in_turn(request))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def text(headers: dict[bytes, bytes], name: bytes) -> str:
    """A header as text; empty: there is none."""
    return headers.get(name, b"").decode("latin-1")

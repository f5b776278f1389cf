"""What is said on the socket of a table after its hello: actions and commands, each answered before the next is heard.

An action is decided the moment it comes and answered when it is stored, without a task of its own; whatever has to
wait for more gets one.
"""

import logging
import time

import msgspec

from connectable.server.http.problems import is_fault, problem_of
from connectable.server.protocol import decoding
from connectable.server.protocol.errors import STATUS, ApiError
from connectable.server.protocol.socket import (
    Ack,
    FromClient,
    Hello,
    Pong,
    RefusedMessage,
    SocketAction,
    SocketCommand,
)
from connectable.server.rate_limit import ACT_BYTES
from connectable.server.services import Services
from connectable.server.socket.session import MOVED, Session
from connectable.server.tables import dispatch
from connectable.server.tables.ownership import Elsewhere
from connectable.server.tables.request import Request

LOGGER = logging.getLogger(__name__)
MOST_CHARACTERS = 65_536
"""Longest message."""
MOST_WAITING = 16
"""Messages that wait for the one before them; then nothing more is read."""
TOO_FAST = (4429, "too many messages")
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()


class Talk:
    """The conversation on one socket."""

    __slots__ = ("heard", "is_answering", "is_over", "key", "lang", "services", "session", "who")

    def __init__(self, services: Services, session: Session, lang: str) -> None:
        self.services, self.session, self.lang = services, session, lang
        self.who = f"{id(session)}"
        self.key = ""
        """Of the message that is being answered."""
        self.heard: list[str] = []
        """Messages that wait for the answer to the one before."""
        self.is_answering = self.is_over = False

    def begin(self) -> None:
        services, session = self.services, self.session
        services.sessions.enter(session)
        services.presence.sign(session.hosted, session.token_hash, socket=True)
        services.luck.want(session.hosted)

    def resume(self) -> None:
        self.session.flush()

    def hung_up(self) -> None:
        """The socket is closed; what was heard before is still answered."""
        if self.is_over:
            return
        self.is_over = True
        services, session = self.services, self.session
        services.sessions.leave(session)
        if session.is_alive(time.monotonic()):  # otherwise the person went long before
            services.presence.sign(session.hosted, session.token_hash, socket=True)

    def hear(self, text: str) -> None:
        self.session.last_received = time.monotonic()
        if self.session.closing:
            return
        if self.is_answering:
            self.heard.append(text)
            if len(self.heard) == MOST_WAITING and self.session.line:
                self.session.line.read_on(False)
        else:
            self.answer(text)

    def pinged(self) -> None:
        self.session.last_received = time.monotonic()
        self.is_too_fast()

    def is_too_fast(self) -> bool:
        """Counts something that was received; whoever sends too much is sent away."""
        try:
            self.services.limiter.count("messages", self.who)
        except ApiError:
            self.session.close(TOO_FAST)
            return True
        return False

    def answer(self, text: str) -> None:
        """Answers one message, whatever it is; an action or a command later."""
        self.key = ""
        if self.is_too_fast():
            return
        try:
            message = decoded(text)
            if isinstance(message, Pong):
                return
            if isinstance(message, Hello):
                raise ApiError("malformed", "hello was sent already")
            self.key = message.key
            self.services.limiter.store(self.session.address, ACT_BYTES + len(text))
            self.is_answering = self.session.is_answering = True
            self.carry_out(message)
        except Exception as error:  # whatever it is, the client gets an error of the usual shape
            self.send(error)

    def carry_out(self, message: SocketAction | SocketCommand) -> None:
        """Begins what is asked for; `answered` is called when it is done."""
        services, session = self.services, self.session
        sender = sender_of(session)
        assert session.line is not None, "it has said hello"
        if isinstance(message, SocketCommand):
            session.line.run(self.give_command(message, sender))
            return
        request = dispatch.action_of(services.limiter, session.hosted, sender, message)
        if not services.host.begin(session.hosted, request, self.answered):
            session.line.run(self.act_in_turn(message, sender, request))

    async def act_in_turn(self, message: SocketAction, sender: str, request: Request) -> None:
        try:
            position = await self.services.host.in_turn(self.session.hosted, request)
            unknown = dispatch.is_unknown(self.session.hosted, sender, message)
        except Exception as error:
            self.answered(error)
        else:
            self.answered(position, unknown=unknown)

    async def give_command(self, message: SocketCommand, sender: str) -> None:
        services, session = self.services, self.session
        try:
            position = await dispatch.give_command(services.host, services.limiter, session.hosted, sender, message)
        except Exception as error:
            self.answered(error)
        else:
            self.answered(position)

    def answered(self, answer: int | Exception, *, unknown: bool = False) -> None:
        """What was asked for is done, or not; on with what was heard meanwhile."""
        self.send(answer, unknown=unknown)
        while self.heard and not self.is_answering:
            if len(self.heard) == MOST_WAITING and self.session.line:
                self.session.line.read_on(True)
            self.answer(self.heard.pop(0))

    def send(self, answer: int | Exception, *, unknown: bool = False) -> None:
        """Sends an ack or a refusal for a message."""
        session = self.session
        if isinstance(answer, int):
            session.put(ENCODER.encode(Ack(self.key, answer, unknown)))
        elif isinstance(answer, Elsewhere):
            session.close(MOVED)  # the client sends it again where the table lives now
        else:
            session.put(ENCODER.encode(self.refusal(answer)))
        self.is_answering = session.is_answering = False

    def refusal(self, error: Exception) -> RefusedMessage:
        hosted = self.session.hosted
        if is_fault(error):
            LOGGER.error("socket of table %s", hosted.id, exc_info=error)
        found = problem_of(error, hosted.loaded, self.lang)
        return RefusedMessage(self.key, STATUS[found.error], found)


def decoded(text: str) -> FromClient:
    if len(text) > MOST_CHARACTERS:
        raise msgspec.DecodeError(f"a message has at most {MOST_CHARACTERS} characters")
    return decoding.decoded(text, DECODER)


def sender_of(session: Session) -> str:
    """The hash of the sender's token."""
    if session.viewer is None or not session.token_hash:
        raise ApiError("no-seat", "watchers cannot act: this takes the token of a seat")
    return session.token_hash

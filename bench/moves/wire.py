"""A WebSocket and an HTTP client with nothing but what the bench needs: their own cost must not hide the server's."""

import asyncio
import os
import re
from collections.abc import Callable
from typing import Any

import msgspec

SHORT, MEDIUM = 126, 127
"""Lengths of a frame that mean: the next two bytes, the next eight bytes say it."""


class Socket(asyncio.Protocol):
    """One WebSocket; each text goes to `heard`."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self.path, self.heard = path, heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None
        self.buffer = b""
        self.received = 0
        """Bytes since the handshake."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.opened.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.opened.set_exception(SystemExit(f"no socket: {head[:80]!r}"))
                return
            self.buffer = rest
            self.opened.set_result(None)
        else:
            self.received += len(data)
        while (end := self.take()) is not None:
            self.buffer = self.buffer[end:]

    def take(self) -> int | None:
        """The end of the first frame, which was heard; None while it is not complete."""
        data = self.buffer
        if len(data) < 2:
            return None
        length, start = data[1] & 127, 2
        if length >= SHORT:
            start = 4 if length == SHORT else 10
            length = int.from_bytes(data[2:start])
        if len(data) < start + length:
            return None
        if data[0] == 0x81:
            self.heard(data[start : start + length])
        return start + length

    def send(self, message: dict[str, object]) -> None:
        data = msgspec.json.encode(message)
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < SHORT else bytes([0x81, 0x80 | SHORT]) + size.to_bytes(2)
        self.transport.write(head + bytes(4) + data)  # a mask of zeros leaves everything as it is

    def close(self) -> None:
        self.transport.close()


async def open_socket(port: int, path: str, heard: Callable[[bytes], None]) -> Socket:
    _, found = await asyncio.get_running_loop().create_connection(lambda: Socket(path, heard), "127.0.0.1", port)
    await found.opened
    return found


class Http:
    """One kept-alive connection."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, object], token: str = "") -> tuple[int, dict[str, Any]]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        data = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        head += f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
        writer.write(head.encode() + data)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", answer, re.IGNORECASE)
        found = msgspec.json.decode(await reader.readexactly(int(length[1]) if length else 0))
        return int(answer.split(maxsplit=2)[1]), found

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()


def new_name() -> str:
    return os.urandom(6).hex()

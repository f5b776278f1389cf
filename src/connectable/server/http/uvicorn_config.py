"""How uvicorn serves the application on a port. It knows nothing about tables."""

import asyncio
from typing import cast

import uvicorn
from starlette.types import ASGIApp

from connectable.server.http.connections import Connections, GuardedHttp
from connectable.server.http.socket_relay import socket_protocol

MOST_MESSAGE_BYTES = 65_536
MOST_HEAD_BYTES = 32_768
GRACE_SECONDS = 4
"""For requests that are being answered when the server is told to end; then it ends all the same."""


def uvicorn_config(app: ASGIApp, host: str, port: int, connections: Connections) -> uvicorn.Config:
    """Sockets are not compressed (it costs memory, and sizes would leak secrets) and use our own heartbeats."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        log_level="warning",
        access_log=False,
        http=cast(type[GuardedHttp], type("Http", (GuardedHttp,), {"guard": connections})),
        ws=cast(type[asyncio.Protocol], socket_protocol(connections)),
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        h11_max_incomplete_event_size=MOST_HEAD_BYTES,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=connections.behind_proxy,
        server_header=False,
        lifespan="on",
    )

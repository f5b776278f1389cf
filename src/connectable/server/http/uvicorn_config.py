"""How uvicorn serves the application on a port. It knows nothing about tables."""

import uvicorn
from starlette.types import ASGIApp

MOST_MESSAGE_BYTES = 65_536
GRACE_SECONDS = 10


def uvicorn_config(app: ASGIApp, host: str, port: int, *, behind_proxy: bool = False) -> uvicorn.Config:
    """Sockets are not compressed (it costs memory, and sizes would leak secrets) and use our own heartbeats."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        h11_max_incomplete_event_size=65_536,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE_SECONDS,
        proxy_headers=behind_proxy,
        server_header=False,
        lifespan="on",
    )

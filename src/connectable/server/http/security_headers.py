"""Security headers on every HTTP answer."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from connectable.server.http.host_check import HOST

POLICY = (
    "default-src 'self'; script-src {scripts}; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Scripts are our own files, or the ones inside the page, by their hash."""
PAGE_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""Without Strict-Transport-Security: plain HTTP at home must work."""
DATA_HEADERS = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""For JSON, which is not a page: it may load nothing and be framed nowhere. Short, because every action pays for it."""
JSON = (b"content-type", b"application/json")


class SecurityHeaders:
    """Adds the headers to every HTTP answer; `scripts` are the hashes of scripts inside the page."""

    def __init__(self, app: ASGIApp, scripts: list[str]) -> None:
        self.app = app
        self.scripts = " ".join(["'self'", *scripts])

    def page_headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        """A page may talk to its own server and to no other; older browsers do not count its sockets as its own."""
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
        policy = POLICY.format(scripts=self.scripts, sockets=sockets)
        return [(b"content-security-policy", policy.encode()), *PAGE_HEADERS]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"]
                message["headers"] = [*headers, *(DATA_HEADERS if JSON in headers else self.page_headers(scope))]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)

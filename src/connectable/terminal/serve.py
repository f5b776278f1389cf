"""The commands that start the server: a port, a store, and what is said about it. Tables are the server's business."""

import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace

from connectable.i18n import Speech
from connectable.storage import Store, StoreError, open_store
from connectable.storage.sqlite import FILE_NAME
from connectable.terminal.pen import wrap
from connectable.terminal.slip import Slip

PATIENCE_SECONDS = 10.0
"""How long a write waits for a database that is away."""
MOST_WORKERS = 64
BROWSER_SECONDS = 0.4
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 compared, not bound


class Wish(Struct, frozen=True):
    """What was asked for."""

    host: str
    port: int
    workers: int = 1
    """Processes in which bots think."""
    keep_days: int = 0
    data: Path | None = None
    database: str = ""
    public_url: str = ""


def serve(lang: str, wish: Wish, *, qr: bool = False, browser: bool = False) -> int:
    """Serves until it is stopped; then every table is in the store. `browser`: opens one where there is a screen."""
    import uvicorn

    from connectable.server.app import Config, build
    from connectable.server.http.uvicorn_config import uvicorn_config

    speech = Speech(lang)
    check(wish)
    with bound(wish.host, wish.port) as listening, closing(opened(wish)) as store:
        config = Config(wish.public_url.rstrip("/"), wish.workers, keep_days=wish.keep_days)
        config = replace(config, **reach_of(wish, listening.getsockname()[1]))
        if not wish.database:
            config = replace(config, peer_delay=0.0)  # nobody else serves a file
        settings = uvicorn_config(build(store, config), wish.host, wish.port, behind_proxy=bool(wish.public_url))
        announce(speech, wish, listening.getsockname()[1], qr=qr)
        if browser and has_screen():
            show(f"http://127.0.0.1:{listening.getsockname()[1]}/")
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn hears it first, then we close the store
        uvicorn.Server(settings).run(sockets=[listening])
    return 0


def has_screen(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Without one the system would open a browser for terminals, over what we say."""
    return platform in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def show(address: str) -> None:
    """Opens the browser when the server will be there to answer."""
    opening = threading.Timer(BROWSER_SECONDS, lambda: webbrowser.open(address))
    opening.daemon = True
    opening.start()


def check(wish: Wish) -> None:
    if not 0 <= wish.port <= 65_535:
        raise Slip("tb-bad-port", port=str(wish.port))
    if wish.workers > MOST_WORKERS or wish.workers < 1:
        raise Slip("tb-bad-workers", most=MOST_WORKERS)
    if wish.public_url and (
        urlsplit(wish.public_url).scheme not in ("http", "https") or not urlsplit(wish.public_url).netloc
    ):
        raise Slip("tb-bad-url", url=wish.public_url)


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, UnicodeError):
        raise Slip("tb-port-taken", host=host, port=str(port)) from None
    # asyncio sets this on sockets it made itself; without it every small answer waits 40 ms for the one before
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def opened(wish: Wish) -> Store:
    place = wish.database or (wish.data / FILE_NAME if wish.data else None)
    try:
        return open_store(place, patience=PATIENCE_SECONDS)
    except StoreError as error:
        raise Slip("tb-store-trouble", reason=str(error)) from None


def reach_of(wish: Wish, port: int) -> dict[str, str]:
    """How far links lead, and this computer's address in its network."""
    from connectable.server.http.handlers.about import is_loopback

    own = lan_address()
    if wish.public_url:
        return {"reach": "computer" if is_loopback(urlsplit(wish.public_url).hostname or "") else "public"}
    if is_loopback(wish.host) or (wish.host in EVERYWHERE and is_loopback(own)):
        return {"reach": "computer"}
    host = own if wish.host in EVERYWHERE else wish.host
    return {"reach": "network", "address": f"http://{f'[{host}]' if ':' in host else host}:{port}"}


def announce(speech: Speech, wish: Wish, port: int, *, qr: bool) -> None:
    host = f"[{wish.host}]" if ":" in wish.host else wish.host
    address = wish.public_url or f"http://{lan_address() if qr else host}:{port}"
    sys.stdout.write(wrap(speech.say("tb-serving", address=address)) + "\n")
    if qr:
        import segno

        segno.make(address, micro=False).terminal(out=sys.stdout, compact=True)
        sys.stdout.write(wrap(speech.say("tb-serving-lan")) + "\n")
    sys.stdout.write(wrap(speech.say("tb-serving-stop")) + "\n")
    sys.stdout.flush()


def lan_address() -> str:
    """This computer's address on the home network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])

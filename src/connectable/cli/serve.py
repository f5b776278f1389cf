"""The commands that start the server: a port, a store, and what is said about it. Tables are the server's business."""

import socket
import sys
import threading
import webbrowser
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace

from connectable.i18n import Speech
from connectable.storage import Store, StoreError, open_store
from connectable.storage.sqlite import FILE_NAME
from connectable.system import has_screen, outlive_termination
from connectable.terminal.errors import UsageError
from connectable.terminal.pen import wrap

PATIENCE_SECONDS = 10.0
"""How long a write waits for a database that is away."""
BROWSER_SECONDS = 0.4
EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 compared, not bound


class ServeOptions(Struct, frozen=True):
    """What the server is asked to be, checked by the parser."""

    host: str
    port: int
    data: Path | None = None
    database: str = ""
    bot_workers: int = 1
    """Processes in which bots think."""
    keep_days: int = 0
    public_url: str = ""


def serve(lang: str, options: ServeOptions, *, qr: bool = False, browser: bool = False) -> int:
    """Serves until it is stopped; then every table is in the store. `browser`: opens one where there is a screen."""
    import uvicorn

    from connectable.server.app import Config, build
    from connectable.server.http.uvicorn_config import uvicorn_config

    speech = Speech(lang)
    with bound(options.host, options.port) as listening, closing(opened(options)) as store:
        config = Config(options.public_url.rstrip("/"), options.bot_workers, keep_days=options.keep_days)
        config = replace(config, **reach_of(options, listening.getsockname()[1]))
        if not options.database:
            config = replace(config, peer_delay=0.0)  # nobody else serves a file
        settings = uvicorn_config(
            build(store, config), options.host, options.port, behind_proxy=bool(options.public_url)
        )
        announce(speech, options, listening.getsockname()[1], qr=qr)
        if browser and has_screen():
            show(f"http://127.0.0.1:{listening.getsockname()[1]}/")
        outlive_termination()  # uvicorn hears it first, then we close the store
        uvicorn.Server(settings).run(sockets=[listening])
    return 0


def show(address: str) -> None:
    """Opens the browser when the server will be there to answer."""
    opening = threading.Timer(BROWSER_SECONDS, lambda: webbrowser.open(address))
    opening.daemon = True
    opening.start()


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, UnicodeError):
        raise UsageError("tb-port-taken", host=host, port=str(port)) from None
    # asyncio sets this on sockets it made itself; without it every small answer waits 40 ms for the one before
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def opened(options: ServeOptions) -> Store:
    place = options.database or (options.data / FILE_NAME if options.data else None)
    try:
        return open_store(place, patience=PATIENCE_SECONDS)
    except StoreError as error:
        raise UsageError("tb-store-trouble", reason=str(error)) from None


def reach_of(options: ServeOptions, port: int) -> dict[str, str]:
    """How far links lead, and this computer's address in its network."""
    from connectable.server.http.handlers.about import is_loopback

    own = lan_address()
    if options.public_url:
        return {"reach": "computer" if is_loopback(urlsplit(options.public_url).hostname or "") else "public"}
    if is_loopback(options.host) or (options.host in EVERYWHERE and is_loopback(own)):
        return {"reach": "computer"}
    host = own if options.host in EVERYWHERE else options.host
    return {"reach": "network", "address": f"http://{f'[{host}]' if ':' in host else host}:{port}"}


def announce(speech: Speech, options: ServeOptions, port: int, *, qr: bool) -> None:
    host = f"[{options.host}]" if ":" in options.host else options.host
    address = options.public_url or f"http://{lan_address() if qr else host}:{port}"
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

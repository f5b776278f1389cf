"""The commands that start the server: a port, a store, and what is said about it. Tables are the server's business."""

import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec import Struct
from msgspec.structs import replace

from connectable.cli.limits import DEFAULT, limited, written
from connectable.i18n import Speech
from connectable.logs import log_to_terminal
from connectable.storage import Store, StoreError, default_path, open_store
from connectable.storage.sqlite import FILE_NAME
from connectable.system import has_screen, lock_file, outlive_termination, raise_file_limit
from connectable.terminal.errors import UsageError
from connectable.terminal.pen import wrap

if TYPE_CHECKING:
    from connectable.server.config import Config
    from connectable.server.http.connections import Connections

PATIENCE_SECONDS = 10.0
"""How long a write waits for a database that is away."""
BROWSER_SECONDS = 0.4
WAIT_SECONDS = 1.0
"""Between two attempts to reach a database that is away."""
LONGEST_WAIT_SECONDS = 60.0
"""Then somebody has to look; a service manager starts the server again."""
LOCK_NAME = "server.lock"
SPARE_FILES = 128
"""Open files that are no connections: the store, the workers, what is served."""
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
    peer_url: str = ""
    """Where other processes on the same database reach this one; empty: where it listens."""
    limits: str = ""
    """A file of limits, `none`, or `default`, which prints that file; empty: the usual ones."""


def serve(lang: str, options: ServeOptions, *, qr: bool = False, browser: bool = False) -> int:
    """Serves until it is stopped; then every table is in the store. `browser`: opens one where there is a screen."""
    import uvicorn

    from connectable.server.app import Config, build
    from connectable.server.garbage import GARBAGE
    from connectable.server.http.uvicorn_config import uvicorn_config

    speech = Speech(lang)
    config = Config(options.public_url.rstrip("/"), options.bot_workers, keep_days=options.keep_days)
    if options.limits == DEFAULT:
        sys.stdout.write(written(config))
        return 0
    config = limited(config, options.limits)
    with bound(options.host, options.port) as listening, opened(options, speech) as store:
        config = replace(config, **reach_of(options, listening.getsockname()[1]))
        if options.database:
            config = replace(config, peer_address=peer_address(options, listening.getsockname()[1]))
        connections = guarded(config)
        settings = uvicorn_config(
            build(store, config, connections=connections), options.host, options.port, connections
        )
        announce(speech, options, listening.getsockname()[1], qr=qr)
        if browser and has_screen():
            show(f"http://127.0.0.1:{listening.getsockname()[1]}/")
        GARBAGE.begin()
        log_to_terminal()
        outlive_termination()  # uvicorn hears it first, then we close the store
        uvicorn.Server(settings).run(sockets=[listening])
    return 0


def guarded(config: "Config") -> "Connections":
    """The connections of this server, fewer than the files that the system lets it open."""
    from connectable.server.http.connections import Connections

    limits, files = config.connection_limits, raise_file_limit() - SPARE_FILES
    most = min(limits.connections or files, max(files, SPARE_FILES))
    return Connections(replace(limits, connections=most), behind_proxy=bool(config.public_url))


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


@contextmanager
def opened(options: ServeOptions, speech: Speech) -> Iterator[Store]:
    """The store, for this server alone where it is a file; a database that is away is waited for."""
    file = options.data / FILE_NAME if options.data else default_path()
    alone = nullcontext() if options.database else only_server(file.parent)
    with alone, closing(waited_for(options.database or file, speech)) as store:
        yield store


def waited_for(place: str | Path, speech: Speech) -> Store:
    """The store. A database may start later than this server: it is waited for, not one that says no."""
    told, until = False, time.monotonic() + LONGEST_WAIT_SECONDS
    while True:
        try:
            return open_store(place, patience=PATIENCE_SECONDS)
        except StoreError as error:
            if not error.away or isinstance(place, Path) or time.monotonic() >= until:
                raise UsageError("tb-store-trouble", reason=str(error)) from None
            if not told:
                sys.stderr.write(wrap(speech.say("tb-database-wait", reason=str(error))) + "\n")
                sys.stderr.flush()
            told = True
        time.sleep(WAIT_SECONDS)


@contextmanager
def only_server(folder: Path) -> Iterator[None]:
    """Keeps other servers away from the folder."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle = lock_file(folder / LOCK_NAME)
    except OSError as error:
        raise UsageError("tb-store-trouble", reason=f"{folder}: {error.strerror}") from None
    if handle is None:
        raise UsageError("tb-data-in-use", folder=str(folder))
    try:
        yield
    finally:
        os.close(handle)


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


def peer_address(options: ServeOptions, port: int) -> str:
    """Where other processes on the same database reach this one, as `host:port`."""
    if options.peer_url:
        parts = urlsplit(options.peer_url)
        return parts.netloc if parts.port else f"{parts.netloc}:80"
    host = lan_address() if options.host in EVERYWHERE else options.host
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


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

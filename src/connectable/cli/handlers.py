"""What each command does with its values: each imports what it needs, so that no command loads another's modules."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path


def home(lang: str, given: Namespace) -> int:
    from connectable.cli.serve import ServeOptions, serve

    host = "0.0.0.0" if given.lan else "127.0.0.1"  # noqa: S104 --lan asks for it
    options = ServeOptions(host, given.port, data=given.data, public_url=given.public_url)
    return serve(lang, options, qr=given.lan, browser=not given.no_browser)


def serve(lang: str, given: Namespace) -> int:
    from connectable.cli.serve import ServeOptions, serve

    return serve(lang, ServeOptions(**vars(given)))


def play(lang: str, given: Namespace) -> int:
    from connectable.terminal import play

    if given.resume:
        return play.resume(lang, Path(given.game) if given.game else None)
    name, options = given.game or "", given.option or []
    return play.play(lang, name, seats=given.seats, seed=given.seed, options=options, file=given.record)


def replay(lang: str, given: Namespace) -> int:
    from connectable.terminal.replay import replay

    return replay(lang, given.file, given.seat, everything=given.all)


def verify(lang: str, given: Namespace) -> int:
    from connectable.cli.verify import verify

    return verify(lang, given.file)


def check(lang: str, given: Namespace) -> int:
    from connectable.cli.check import check

    return check(lang, given.file)


def export(lang: str, given: Namespace) -> int:
    from connectable.cli.store import StoreLocation, export

    location = StoreLocation(given.data, given.database)
    return export(lang, location, given.table, given.out, with_secrets=given.with_secrets, force=given.force)


def backup(lang: str, given: Namespace) -> int:
    from connectable.cli.store import StoreLocation, backup

    return backup(lang, StoreLocation(given.data, given.database), given.file, force=given.force)


def restore(lang: str, given: Namespace) -> int:
    from connectable.cli.store import StoreLocation, restore

    return restore(lang, StoreLocation(given.data, given.database), given.file, force=given.force)


def lab_match(lang: str, given: Namespace) -> int:
    from connectable.cli.lab import LabOptions, match

    options = LabOptions(
        given.games, given.seed, given.processes, given.json, seconds=given.seconds, simulations=given.simulations
    )
    return match(lang, given.game or "", given.seats, given.option or [], options)


def lab_rate(lang: str, given: Namespace) -> int:
    from connectable.cli.lab import LabOptions, rate

    options = LabOptions(given.games, given.seed, given.processes, given.json)
    return rate(lang, given.game or "", given.file, options, every=given.all)


def completion(lang: str, given: Namespace) -> int:
    from connectable.cli.completion import completion

    return completion(lang, given.shell)


HANDLERS: dict[str, Callable[[str, Namespace], int]] = {
    "": home,
    "serve": serve,
    "play": play,
    "replay": replay,
    "verify": verify,
    "check": check,
    "export": export,
    "backup": backup,
    "restore": restore,
    "lab match": lab_match,
    "lab rate": lab_rate,
    "completion": completion,
}
"""Name of a command → its handler: language and values in, exit code out."""

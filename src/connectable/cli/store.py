"""The commands on what is kept: a table's record, everything in one file, and back. Nothing is overwritten unasked."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import msgspec

from connectable.i18n import Speech
from connectable.record import write_record
from connectable.storage import Page, Store, StoreError, UnknownTable, default_path, open_store
from connectable.storage.sqlite import FILE_NAME
from connectable.table import Table, rebuild
from connectable.table.events import AnyEvent, read_event
from connectable.terminal.errors import UsageError
from connectable.terminal.pen import harmless, wrap

READ_AT_ONCE = 1_000
T = TypeVar("T")


class StoreLocation(msgspec.Struct, frozen=True):
    """Where tables are kept, as it was asked for."""

    data: Path | None = None
    database: str = ""

    @property
    def file(self) -> Path:
        return self.data / FILE_NAME if self.data else default_path()


def export(lang: str, location: StoreLocation, name: str, out: Path | None, *, with_secrets: bool, force: bool) -> int:
    """Writes the record of a table; one in play only for somebody who knows that it holds secrets."""
    speech, name = Speech(lang), name.rpartition("/t/")[2].partition("#")[0]  # a link will do
    with opened(location) as store:
        table = stored_table(store, name)
    if table.phase != "over" and not with_secrets:
        raise UsageError("tb-export-open", table=name)
    text = write_record(table.record())
    if out is None:
        sys.stdout.write(text)
    else:
        write(out, text, force=force)
        tell(speech.say("tb-exported", file=str(out)))
    if table.phase != "over":
        sys.stderr.write(wrap(speech.say("tb-export-secrets")) + "\n")
    return 0


def backup(lang: str, location: StoreLocation, file: Path | None, *, force: bool) -> int:
    """Everything into one file, also while the server runs."""
    file = file or Path(f"connectable-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}{suffix(location)}")
    if file.exists() and not force:
        raise UsageError("tb-file-there", file=str(file))
    with opened(location) as store:
        done(store.backup(file))
    tell(Speech(lang).say("tb-backed-up", file=str(file)))
    return 0


def restore(lang: str, location: StoreLocation, file: Path, *, force: bool) -> int:
    """Everything back from a file, all or nothing; over what is there only when asked."""
    if not file.is_file():
        raise UsageError("tb-file-missing", file=str(file))
    with opened(location, new=True) as store:
        if not force and done(store.tables(page=Page(limit=1))):
            raise UsageError("tb-store-full")
        count = done(store.restore(file, replace=force))
    tell(Speech(lang).say("tb-restored", count=count))
    return 0


@contextmanager
def opened(location: StoreLocation, *, new: bool = False) -> Iterator[Store]:
    """The store; a new one only where that makes sense. Its faults become usage errors."""
    if not new and not location.database and not location.file.is_file():
        raise UsageError("tb-no-store", file=str(location.file))
    try:
        store = open_store(location.database or location.file)
        try:
            yield store
        finally:
            store.close()
    except StoreError as error:
        raise UsageError("tb-keeping-trouble", reason=harmless(str(error))) from None


def done(future: "Future[T]") -> T:
    return future.result()


def stored_table(store: Store, name: str) -> Table:
    try:
        return rebuild(stored_events(store, name))
    except UnknownTable:
        raise UsageError("tb-no-table", table=name) from None
    except (ValueError, msgspec.MsgspecError) as error:
        raise UsageError("tb-table-bad", table=name, reason=harmless(str(error))) from None


def stored_events(store: Store, name: str) -> Iterator[AnyEvent]:
    after = 0
    while rows := done(store.events(name, after, READ_AT_ONCE)):
        for row in rows:
            yield read_event(row.data)
        after = rows[-1].position


def write(place: Path, text: str, *, force: bool) -> None:
    """For the owner alone: a record can hold secrets."""
    try:
        flags = os.O_WRONLY | os.O_CREAT | (os.O_TRUNC if force else os.O_EXCL)
        with os.fdopen(os.open(place, flags, 0o600), "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise UsageError("tb-file-there", file=str(place)) from None
    except OSError as error:
        raise UsageError("tb-save-failed", file=str(place), reason=error.strerror or type(error).__name__) from None


def suffix(location: StoreLocation) -> str:
    """A SQLite store is copied as SQLite, PostgreSQL as lines of JSON."""
    return ".jsonl" if location.database else ".sqlite"


def tell(sentence: str) -> None:
    sys.stdout.write(wrap(harmless(sentence)) + "\n")

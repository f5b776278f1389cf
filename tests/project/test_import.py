"""Importing the package stays light: what takes long is imported when somebody asks for it."""

import subprocess
import sys

import pytest

import connectable
from connectable.record import replay

LATE = ("msgspec", "connectable.record", "connectable.generator", "connectable.games.connnect", "asyncio")


def test_the_import_brings_in_nothing_that_takes_long() -> None:
    code = f"import sys, connectable; print([name for name in {LATE!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]"


def test_what_is_imported_late_is_there_all_the_same() -> None:
    assert connectable.replay is replay


def test_an_unknown_name_is_refused() -> None:
    name = "no_such_name"
    with pytest.raises(AttributeError, match=name):
        getattr(connectable, name)

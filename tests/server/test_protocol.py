"""docs/protocol.md is true to the code: every address, message, command, error and close code is in it."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from connectable.server import asking, live, sessions, wire
from connectable.server.problems import STATUS
from connectable.server.routes import ADDRESSES

TEXT = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
CODES = [live.NO_HELLO, live.NOT_FOUND, live.NO_SEAT, live.TOO_FAST, live.AWAY, *sessions.ENDINGS]


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("address", ADDRESSES, ids=lambda address: f"{address.method} {address.path}")
def test_addresses(address: Any) -> None:
    (line,) = re.findall(rf"^\| `{address.method} {re.escape(address.path)}` .*$", TEXT, re.MULTILINE)
    for field in address.takes.__struct_encode_fields__ if address.takes else ():
        assert re.search(rf"\b{field}\b", line), f"{field} is missing"


@pytest.mark.parametrize("kind", [*get_args(wire.FromClient), *get_args(wire.ToClient)], ids=tag)
def test_messages(kind: Any) -> None:
    (line,) = re.findall(rf"^\| `{tag(kind)}` .*$", TEXT, re.MULTILINE)
    for field in kind.__struct_encode_fields__:
        assert re.search(rf"\b{field}\b", line), f"{field} is missing"


@pytest.mark.parametrize("kind", get_args(asking.ASKED), ids=tag)
def test_commands(kind: Any) -> None:
    assert re.search(rf"^\| .*`{tag(kind)}`", TEXT, re.MULTILINE)


@pytest.mark.parametrize("field", wire.TableSeen.__struct_encode_fields__)
def test_the_view(field: str) -> None:
    found = re.search(r"\*\*The view of a table\*\*: `(.*?)`", TEXT, re.DOTALL)
    assert found
    assert field in re.findall(r"\w+", found[1])


@pytest.mark.parametrize(("error", "status"), STATUS.items())
def test_errors(error: str, status: int) -> None:
    assert re.search(rf"^\| [\d, ]*{status}[\d, ]* \| .*`{error}`", TEXT, re.MULTILINE)


@pytest.mark.parametrize("code", [code for code, _ in CODES])
def test_close_codes(code: int) -> None:
    assert re.search(rf"^\| [\d, ]*{code}", TEXT, re.MULTILINE)


@pytest.mark.parametrize("kind", get_args(wire.Happened.__annotations__["kind"]))
def test_kinds_of_events(kind: str) -> None:
    assert f"`{kind}`" in TEXT

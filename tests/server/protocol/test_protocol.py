"""docs/protocol.md is true to the code: every address, message, command, error and close code is in it."""

import re
from typing import Any, get_args

import pytest

from connectable.server.http.routes import ROUTES
from connectable.server.protocol import table
from connectable.server.protocol.errors import STATUS
from connectable.server.protocol.socket import FromClient, ToClient
from connectable.server.socket import endpoint, session
from connectable.server.tables import dispatch
from paths import ROOT

TEXT = (ROOT / "docs/protocol.md").read_text("utf-8")
CODES = [endpoint.NO_HELLO, endpoint.NOT_FOUND, endpoint.NO_SEAT, endpoint.TOO_FAST, endpoint.AWAY, *session.CLOSINGS]


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("address", ROUTES, ids=lambda address: f"{address.method} {address.path}")
def test_addresses(address: Any) -> None:
    (line,) = re.findall(rf"^\| `{address.method} {re.escape(address.path)}` .*$", TEXT, re.MULTILINE)
    for field in address.takes.__struct_encode_fields__ if address.takes else ():
        assert re.search(rf"\b{field}\b", line), f"{field} is missing"


@pytest.mark.parametrize("kind", [*get_args(FromClient), *get_args(ToClient)], ids=tag)
def test_messages(kind: Any) -> None:
    (line,) = re.findall(rf"^\| `{tag(kind)}` .*$", TEXT, re.MULTILINE)
    for field in kind.__struct_encode_fields__:
        assert re.search(rf"\b{field}\b", line), f"{field} is missing"


@pytest.mark.parametrize("kind", get_args(dispatch.CLIENT_COMMANDS), ids=tag)
def test_commands(kind: Any) -> None:
    assert re.search(rf"^\| .*`{tag(kind)}`", TEXT, re.MULTILINE)


@pytest.mark.parametrize("field", table.TableSeen.__struct_encode_fields__)
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


@pytest.mark.parametrize("kind", get_args(table.EventSeen.__annotations__["kind"]))
def test_kinds_of_events(kind: str) -> None:
    assert f"`{kind}`" in TEXT

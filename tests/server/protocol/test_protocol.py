"""docs/protocol.md is true to the code: every route, message, option field, command, error and close code is in it."""

import re
from typing import Any, get_args

import pytest

from connectable.server.http.routes import ROUTES
from connectable.server.protocol import about, table
from connectable.server.protocol.errors import STATUS
from connectable.server.protocol.socket import FromClient, ToClient
from connectable.server.socket import endpoint, session, talk
from connectable.server.tables import dispatch
from paths import ROOT

TEXT = (ROOT / "docs/protocol.md").read_text("utf-8")
CODES = [endpoint.NO_HELLO, endpoint.NOT_FOUND, endpoint.NO_SEAT, talk.TOO_FAST, endpoint.AWAY, *session.CLOSINGS]


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_routes(route: Any) -> None:
    (line,) = re.findall(rf"^\| `{route.method} {re.escape(route.path)}` .*$", TEXT, re.MULTILINE)
    for field in route.takes.__struct_encode_fields__ if route.takes else ():
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


@pytest.mark.parametrize("field", about.OptionSeen.__struct_encode_fields__)
def test_options(field: str) -> None:
    found = re.search(r"An option is `(.*?)`", TEXT, re.DOTALL)
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

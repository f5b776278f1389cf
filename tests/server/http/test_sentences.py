"""Whatever goes wrong, people are told a sentence of the catalogues in their language."""

import ast
import json
from pathlib import Path

import pytest

import connectable.server
from connectable.i18n import LANGUAGES, Speech
from connectable.server.http.problems import problem_of
from connectable.server.protocol.errors import SENTENCES, STATUS, ApiError
from connectable.server.tables.request import Stale
from connectable.server.tables.stored import DamagedTable
from connectable.storage import StoreError, UnknownTable
from server.running_server import RunningServer

VALUES: dict[str, dict[str, str | int]] = {
    "tb-error-too-fast": {"seconds": 7},
    "tb-error-seats": {"fewest": 2, "most": 8},
    "tb-error-seats-exact": {"most": 1},
}


def raised() -> list[tuple[str, str, str]]:
    """Every `ApiError(…)` in the server: its error, the key of its sentence, and where it is."""
    found = []
    for path in Path(connectable.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ApiError":
                error, key = node.args[0], node.args[2] if len(node.args) > 2 else ast.Constant("")
                assert isinstance(error, ast.Constant), path
                assert isinstance(key, ast.Constant), path
                found.append((str(error.value), str(key.value), f"{path.name}:{node.lineno}"))
    return found


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


def test_every_error_has_a_status_and_a_sentence() -> None:
    assert SENTENCES.keys() == STATUS.keys() - {"refused"}
    assert {error for error, _, _ in raised()} <= SENTENCES.keys()
    assert len(raised()) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_is_said_in_every_language(lang: str) -> None:
    said = Speech(lang)
    for error, special, place in raised():
        key = special or SENTENCES[error]
        values = VALUES.get(key, {})
        problem = problem_of(ApiError(error, "for programmers", key, **values), None, lang)
        assert problem.sentence == said.say(key, **values), place
        assert problem.detail["reason"] == "for programmers"


@pytest.mark.matrix
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("error", "key"),
    [
        (UnknownTable("x"), "tb-error-not-found"),
        (StoreError("the disk is full"), "tb-error-store-away"),
        (DamagedTable("x", 3), "tb-error-damaged"),
        (Stale(3), "tb-error-stale"),
        (ZeroDivisionError("42"), "tb-error-trouble"),
    ],
)
def test_whatever_happens_is_said_in_every_language(lang: str, error: Exception, key: str) -> None:
    problem = problem_of(error, None, lang)
    assert problem.sentence == Speech(lang).say(key)
    assert "42" not in str(problem)


def test_the_router_speaks_the_callers_language(host: RunningServer) -> None:
    german = {"accept-language": "de"}
    said = Speech("de")
    assert host.http.get("/api/nowhere", headers=german).json()["sentence"] == said.say("tb-error-no-page")
    assert host.http.get("/nowhere.png", headers=german).json()["sentence"] == said.say("tb-error-no-page")
    assert host.http.delete("/api/tables", headers=german).json()["sentence"] == said.say("tb-error-method")


def test_a_socket_speaks_the_language_of_its_address(host: RunningServer) -> None:
    table = host.make()
    with table.open(additional_headers={"accept-language": "de"}) as socket:
        socket.send(json.dumps({"type": "hello", "token": table.tokens[0]}))
        socket.recv(timeout=10)
        socket.send('{"type": "nonsense"}')
        assert Speech("de").say("tb-error-malformed") in str(socket.recv(timeout=10))

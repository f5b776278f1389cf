"""A server answers to its own names only, and its pages talk to nobody else."""

import re

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from connectable.server.config import Config
from connectable.server.http.host_check import OwnNames
from server.conftest import StartServer
from server.running_server import FAST, RunningServer


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


@pytest.mark.parametrize(
    "name",
    ["127.0.0.1:8000", "localhost", "localhost:8000", "[::1]:8000", "192.168.1.20:8000", "kitchen-pc", "kitchen.local",
     "play.example.org", "PLAY.example.org:443"],
)  # fmt: skip
def test_its_own_names_are_answered(name: str) -> None:
    assert OwnNames(Config(public_url="https://play.example.org")).has(name)


@pytest.mark.parametrize(
    "name",
    ["evil.example", "127.0.0.1.evil.example", "play.example.org.evil.example", "a b", "", "x/y", "evil.example:80"],
)
def test_a_name_that_somebody_else_can_have_is_refused(host: RunningServer, name: str) -> None:
    assert not OwnNames(Config(public_url="https://play.example.org")).has(name)
    if name:
        for path in ("/", "/api/house", "/healthz", "/metrics"):
            answer = host.http.get(path, headers={"host": name})
            assert answer.status_code in (400, 421)  # some are no names at all


def test_a_socket_under_another_name_is_refused(host: RunningServer) -> None:
    table = host.make()
    with pytest.raises(InvalidStatus):
        table.open(additional_headers={"host": "evil.example", "origin": "http://evil.example"}).close()


def test_pages_talk_to_their_own_server_only(host: RunningServer) -> None:
    answer = host.http.get("/")
    (allowed,) = re.findall(r"connect-src ([^;]*);", answer.headers["content-security-policy"])
    own = host.url.removeprefix("http://")
    assert allowed.split() == ["'self'", f"ws://{own}", f"wss://{own}"]


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"host": "kitchen.local"},
        {"x-forwarded-for": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
    ],
)
def test_the_figures_are_not_for_pages_elsewhere(host: RunningServer, headers: dict[str, str]) -> None:
    assert host.http.get("/metrics").status_code == 200
    assert host.http.get("/metrics", headers={"sec-fetch-site": "none"}).status_code == 200
    assert host.http.get("/metrics", headers=headers).status_code == 404


def test_links_of_a_public_server_work(start_server: StartServer) -> None:
    host = start_server(config=replace(FAST, public_url="https://play.example.org"))
    assert host.http.get("/api/house", headers={"host": "play.example.org"}).status_code == 200
    assert host.http.get("/api/house", headers={"host": "other.example.org"}).status_code == 421

"""Names: one limit everywhere, nothing that looks empty, nothing that turns the text around it."""

import unicodedata
from typing import Any

import httpx
import pytest

from connectable.i18n import LANGUAGES, Speech
from server.running_server import RunningServer

EMPTY = {
    "spaces": " \t\n ",
    "zero width": "\u200b\u200c\u200d\ufeff",
    "combining marks": "\u0301\u0302",
    "Thai marks": "\u0e34\u0e48",
    "bidi": "\u202e\u2066\u200f",
    "control": "\x00\x07",
    "Hangul filler": "\u3164\u115f\u1160\uffa0",
    "Braille blank": "\u2800\u2800",
    "unassigned": "\U000e0101",
}


def tries(host: RunningServer, name: str, lang: str = "en") -> dict[str, httpx.Response]:
    """The same name at every place that takes one."""
    headers = {"accept-language": lang}
    table = host.make("human", "open")
    wish: dict[str, Any] = {"game": "highcard", "seats": ["human", "open"], "names": [name]}
    return {
        "join": host.http.post(table.path + "/join", json={"name": name, "code": table.code}, headers=headers),
        "create": host.http.post("/api/tables", json=wish, headers=headers),
        "room": host.http.post("/api/rooms", json={"name": name}, headers=headers),
    }


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


def test_the_house_says_how_long_a_name_may_be(host: RunningServer) -> None:
    most = host.http.get("/api/house").json()["longest_name"]
    assert all(answer.status_code < 300 for answer in tries(host, "x" * most).values())
    for length in (most + 1, 40, 65, 1000):
        for place, answer in tries(host, "x" * length).items():
            assert (answer.status_code, answer.json()["rule"]) == (422, "TB-NAME"), place


@pytest.mark.parametrize("name", EMPTY.values(), ids=EMPTY)
def test_a_name_that_looks_empty_is_refused(host: RunningServer, name: str) -> None:
    for place, answer in tries(host, name).items():
        assert (answer.status_code, answer.json()["rule"]) == (422, "TB-NAME"), place


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_refused_in_the_callers_language(host: RunningServer, lang: str) -> None:
    most = host.http.get("/api/house").json()["longest_name"]
    for answer in tries(host, "\u200b", lang).values():
        assert answer.json()["sentence"] == Speech(lang).say("tb-refusal-name", most=most)


def test_names_are_composed_and_turn_nothing_around(host: RunningServer) -> None:
    decomposed = unicodedata.normalize("NFD", "Zoë")
    table = host.make("human", "open", names=[f"\u202e{decomposed}\u2066"])
    table.join("อาทิตย์\u200b")
    seats = table.see(0)["seats"]
    assert [seat["name"] for seat in seats] == ["Zoë", "อาทิตย์"]

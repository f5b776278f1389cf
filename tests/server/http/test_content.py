"""Boards, sheets and decks that people write are checked over HTTP, with the words of `connectable check`."""

from typing import Any

import pytest

from server.running_server import RunningServer

GOOD = "north,east,south,west,value\n" + "".join(
    f"{a},{b},{c},{d},{n % 5 + 1}\n"
    for n, (a, b, c, d) in enumerate(
        [("DOG", "RIVER", "GOLD", "CHAIR"), ("CAT", "OCEAN", "SILVER", "TABLE"), ("BREAD", "MOON", "DOCTOR", "SHOE")]
        + [(f"ZZX{n}", f"ZZY{n}", f"ZZW{n}", f"ZZV{n}") for n in range(20)]
    )
)


@pytest.fixture
def host(shared_host: RunningServer) -> RunningServer:
    return shared_host


def checked(host: RunningServer, text: str, lang: str = "en", game: str = "connections") -> Any:
    return host.http.post("/api/content", json={"game": game, "text": text}, headers={"Accept-Language": lang})


def test_a_deck_that_can_be_played_gets_remarks_with_their_lines(host: RunningServer) -> None:
    found = checked(host, GOOD).json()
    assert found["is_playable"]
    unknown = next(one for one in found["remarks"] if one["key"] == "cx-content-unknown")
    assert (unknown["line"], "ZZX0" in unknown["sentence"]) == (5, True)
    assert found["remarks"][-1]["key"] == "cx-content-plays"


def test_what_is_no_deck_is_told_in_the_readers_language(host: RunningServer) -> None:
    english, german = (checked(host, "DOG,CAT,1\n", lang).json() for lang in ("en", "de"))
    assert not english["is_playable"]
    assert english["remarks"][0]["line"] == 1
    assert english["remarks"][0]["sentence"] != german["remarks"][0]["sentence"]


def test_a_game_that_is_not_there_takes_nothing(host: RunningServer) -> None:
    assert checked(host, "", game="chess").status_code == 400

"""Boards, sheets and decks that people write are checked over HTTP, with the words of `connectable check`."""

from typing import Any

import pytest

from connectable.games.connections import deck
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


CARDS = [
    ",".join(["ZZX" + "abcdefghij"[n // 10 % 10] + "abcdefghij"[n % 10] + "q" * (n // 100), *card.words[1:], "3"])
    for n, card in enumerate(deck.house("house-1").cards)
]
"""Cards on which the referee knows three words of four."""


def test_a_deck_that_can_be_played_gets_remarks_with_their_lines(host: RunningServer) -> None:
    found = checked(host, "\n".join(CARDS[:24])).json()
    assert found["is_playable"]
    unknown = next(one for one in found["remarks"] if one["key"] == "cx-content-unknown")
    assert (unknown["line"], "ZZXaa" in unknown["sentence"]) == (1, True)
    assert found["remarks"][-1]["key"] == "cx-content-plays"


def test_how_a_deck_plays_is_told_however_much_is_to_be_said_of_its_lines(host: RunningServer) -> None:
    found = checked(host, "\n".join(CARDS)).json()["remarks"]
    assert [one["key"] for one in found if not one["line"]] == ["cx-content-judged", "cx-content-plays"]
    assert len([one for one in found if one["line"]]) == 100


def test_a_deck_in_words_that_the_referee_does_not_know_is_told_so_once(host: RunningServer) -> None:
    assert [one["key"] for one in checked(host, GOOD).json()["remarks"]] == ["cx-content-judged", "cx-content-strange"]


def test_what_is_no_deck_is_told_in_the_readers_language(host: RunningServer) -> None:
    english, german = (checked(host, "DOG,CAT,1\n", lang).json() for lang in ("en", "de"))
    assert not english["is_playable"]
    assert english["remarks"][0]["line"] == 1
    assert english["remarks"][0]["sentence"] != german["remarks"][0]["sentence"]


def test_a_game_that_is_not_there_takes_nothing(host: RunningServer) -> None:
    assert checked(host, "", game="chess").status_code == 400

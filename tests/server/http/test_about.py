"""What the server says about itself: games, levels, and who can open its links."""

from importlib.resources import files
from typing import Any

import pytest
from msgspec.structs import replace

from connectable.cli import serve
from connectable.cli.serve import ServeOptions, reach_of
from connectable.registry import GAMES, game
from connectable.server.http.handlers.about import game_seen
from server.conftest import StartServer
from server.running_server import FAST, RunningServer


def test_a_lobby_can_be_built_from_what_the_server_says(host: RunningServer) -> None:
    info = host.http.get("/api/house").json()
    assert (info["reach"], info["address"]) == ("computer", host.url)
    assert info["languages"] == ["en", "th", "it", "de", "fr", "es"]
    assert info["form"] in ("compiled", "pure")
    games = {one["name"]: one for one in info["games"]}
    assert {"connnect", "connect5", "connections"} <= set(games)
    assert games["connect5"]["seats"] == list(game("connect5").seats)
    assert games["connect5"]["levels"][0] == "random"
    for found in (games["connnect"], games["connect5"], games["connections"]):
        ratings = [found["ratings"][level] for level in found["levels"] if level in found["ratings"]]
        assert found["ratings"]["greedy"] == 1000
        assert ratings == sorted(ratings), "each level is above the one before"
    assert games["connnect"]["chance"] == "dice"
    assert [name for name, found in games.items() if found["daily"]] == ["connnect", "connect5", "connections"]
    assert all(set(found["opponents"]) <= set(found["levels"]) for found in games.values())
    assert games["connections"]["suggested"] == {"judge": "jury", "find": "own"}
    assert "advanced" in {option["name"]: option for option in games["connect5"]["options"]}["board"]["names"]
    options = {option["name"]: option for option in games["connections"]["options"]}
    assert options["way"]["default"] in options["way"]["choices"]
    assert options["rounds"]["span"] == [0, 20]
    assert options["learners"] == {
        "name": "learners",
        "default": False,
        "choices": [],
        "span": None,
        "only": None,
        "names": [],
    }
    assert options["table"]["only"] == ["way", ["endless"]]


def test_a_game_from_outside_brings_its_words_in_the_callers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "named", "browser.named_game")
    german, french = game_seen("named", "de"), game_seen("named", "fr")
    assert (german.prefix, german.words["nm-name"]) == ("nm", "Die höhere Karte")
    assert french.words["nm-name"] == "The Higher Card", "no French catalogue: English"
    assert "nm-rule-greeting" not in german.words, "it needs a value"
    assert game_seen("connnect", "de").words == {}, "the client has them"
    assert game_seen("highcard", "de").words == {}


@pytest.mark.parametrize(
    ("options", "reach", "address"),
    [
        (ServeOptions("127.0.0.1", 0), "computer", None),
        (ServeOptions("::1", 0), "computer", None),
        (ServeOptions("localhost", 0), "computer", None),
        (ServeOptions("0.0.0.0", 0), "network", "http://192.0.2.9:80"),
        (ServeOptions("192.0.2.7", 0), "network", "http://192.0.2.7:80"),
        (ServeOptions("2001:db8::1", 0), "network", "http://[2001:db8::1]:80"),
        (ServeOptions("127.0.0.1", 0, public_url="https://games.example"), "public", None),
        (ServeOptions("127.0.0.1", 0, public_url="http://localhost:9000"), "computer", None),
    ],
)
def test_how_far_links_reach(
    options: ServeOptions, reach: str, address: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.9")
    found = reach_of(options, 80)
    assert (found["reach"], found.get("address")) == (reach, address)


def test_without_a_network_nobody_else_can_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "lan_address", lambda: "127.0.0.1")
    assert reach_of(ServeOptions("0.0.0.0", 0), 80) == {"reach": "computer"}


def made(host: RunningServer, name: str) -> dict[str, Any]:
    wish = {"game": "highcard", "seats": ["human", "open"]}
    port = host.url.rpartition(":")[2]
    found: dict[str, Any] = host.http.post("/api/tables", json=wish, headers={"host": f"{name}:{port}"}).json()
    return found


def test_the_link_of_who_sits_at_the_computer_carries_its_address_in_the_network(start_server: StartServer) -> None:
    own = "http://192.0.2.9:8765"
    host = start_server(config=replace(FAST, reach="network", address=own))
    for name in ("localhost", "127.0.0.1"):
        assert made(host, name)["link"].startswith(f"{own}/t/")
    assert made(host, "table.home")["link"].startswith("http://table.home:")
    assert made(host, "table.home")["reach"] == "network"
    assert host.http.get("/api/house").json()["address"] == own


def test_only_this_computer_is_said(host: RunningServer) -> None:
    assert made(host, "localhost")["reach"] == "computer"


def test_behind_a_proxy_links_carry_the_public_address(start_server: StartServer) -> None:
    host = start_server(config=replace(FAST, reach="public", public_url="https://games.example"))
    assert made(host, "localhost")["link"].startswith("https://games.example/t/")


def test_the_lobby_says_what_is_played_and_how(host: RunningServer) -> None:
    host.make("human", "open", table_visibility="public", table_clock="turn 60", names=["Ploy"])
    (listed,) = host.http.get("/api/tables").json()["tables"]
    assert (listed["game"], listed["open"], listed["seats"][0]["name"]) == ("highcard", 1, "Ploy")
    assert listed["settings"]["clock"] == "turn 60"


def test_content_of_ones_own_does_not_fill_the_lobby(host: RunningServer) -> None:
    board = files("connectable.games.connect5").joinpath("content/base.txt").read_text("utf-8")
    options = {"board": board, "mode": "full"}
    host.make("human", "open", game="connect5", options=options, table_visibility="public")
    (listed,) = host.http.get("/api/tables").json()["tables"]
    assert listed["options"] == {"board": "own", "mode": "full"}

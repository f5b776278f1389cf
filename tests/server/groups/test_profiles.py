"""A deleted profile is deleted: no byte of its name is left in the store, and nobody else's place changes."""

from pathlib import Path
from typing import Any

import pytest

from connectable.server.groups.log import GroupLog
from connectable.server.groups.profiles import MOST_WAITING
from connectable.server.groups.standings import player_hash
from connectable.storage import Filter, Page, UnknownTable
from server.conftest import StartServer
from server.groups.test_challenges import DAY, Watch, lay
from server.groups.test_dailies import begin, result
from server.running_server import RemoteTable, RunningServer, until

NAME, KEY = "Wilhelmina", "the-key-of-wilhelmina"


def forget(host: RunningServer, key: str = KEY) -> list[str]:
    answer = host.http.post("/api/profile/forget", json={"player": key})
    assert answer.status_code == 200, answer.text
    tables: list[str] = answer.json()["tables"]
    return tables


def challenge(host: RunningServer) -> tuple[RemoteTable, str]:
    """A game of hers that she has shared with a friend."""
    wish = {"game": "connections", "options": {"way": "solitaire"}, "seats": ["human"], "names": [NAME]}
    table = RemoteTable(host, host.http.post("/api/tables", json=wish).json())
    headers = {**table.headers(0), "player-key": KEY}
    made = host.http.post("/api/challenges", json={"table": table.id}, headers=headers)
    assert made.status_code == 201, made.text
    return table, made.json()["id"]


def stored(host: RunningServer) -> bytes:
    """Everything that the store answers with."""
    rows = host.store.tables(Filter(), Page(1_000)).result()
    found = [host.store.events(row.id, 0, 1_000).result() for row in rows]
    kept = [host.store.snapshot(row.id).result() for row in rows]
    return b"".join([event.data for events in found for event in events] + [one.data for one in kept if one])


def test_nothing_of_her_is_left_in_the_store(start_server: StartServer, place: str) -> None:
    host = start_server(place, clock=Watch())
    hers = begin(host, NAME, KEY, "connections")
    lay(hers, 2)
    lay(begin(host, "Jo", "j", "connections"), 1)
    begun = begin(host, NAME, KEY, "connnect")
    shared, deal = challenge(host)
    lay(shared, 1)
    until(lambda: result(host, "connections")["deal"]["count"] == 2)
    hashes = [player_hash(GroupLog("deal", name), KEY) for name in (f"daily_connections_{DAY}", deal)]
    assert all(text.encode() in stored(host) for text in (NAME, *hashes))
    assert {*forget(host)} == {hers.id, begun.id, shared.id}
    assert not any(text.encode() in stored(host) for text in (NAME, *hashes))
    for table in (hers, begun, shared):
        assert table.get(0).status_code == 404
        with pytest.raises(UnknownTable):
            host.store.events(table.id).result()
    seen = result(host, "connections", "j")["deal"]
    assert [(one["rank"], one["name"], one["table"] != "") for one in seen["results"]] == [
        (1, "", False),
        (2, "Jo", True),
    ]
    assert result(host, "connections", KEY)["deal"]["own"] is None
    assert host.http.get(f"/api/challenges/{deal}").json()["results"][0]["name"] == ""


def test_no_byte_of_her_is_left_in_the_file(start_server: StartServer, tmp_path: Path) -> None:
    """Neither in free pages nor in the write-ahead log."""
    host = start_server(str(tmp_path / "store" / "tables.sqlite"), clock=Watch())
    lay(begin(host, NAME, KEY, "connections"), 2)
    until(lambda: result(host, "connections")["deal"]["count"] == 1)
    files = [*(tmp_path / "store").iterdir()]
    assert any(NAME.encode() in file.read_bytes() for file in files)
    forget(host)
    assert not any(NAME.encode() in file.read_bytes() for file in files if file.exists())


def test_who_has_another_key_deletes_nothing(start_server: StartServer) -> None:
    host = start_server(clock=Watch())
    lay(begin(host, NAME, KEY, "connections"), 1)
    until(lambda: result(host, "connections")["deal"]["count"] == 1)
    hashed = player_hash(GroupLog("deal", f"daily_connections_{DAY}"), KEY)
    for key in ("somebody-else", hashed, KEY[:-1], KEY.upper()):
        assert forget(host, key) == []
    assert result(host, "connections", KEY)["deal"]["own"]["name"] == NAME


def test_another_process_forgets_the_name_too(start_server: StartServer, postgres: Any) -> None:
    place, watch = postgres.new_place(), Watch()
    one, two = start_server(place, clock=watch), start_server(place, clock=watch)
    lay(begin(one, NAME, KEY, "connections"), 1)
    until(lambda: result(two, "connections")["deal"]["count"] == 1)
    assert result(two, "connections")["deal"]["results"][0]["name"] == NAME
    forget(one)
    assert [row["name"] for row in result(two, "connections")["deal"]["results"]] == [""]


def test_few_profiles_wait_to_be_deleted(own_host: RunningServer) -> None:
    """Each looks through every deal that is stored."""
    own_host.services.profiles.waiting = MOST_WAITING
    answer = own_host.http.post("/api/profile/forget", json={"player": "somebody"})
    assert (answer.status_code, answer.json()["error"]) == (429, "too-fast")
    own_host.services.profiles.waiting = 0
    assert own_host.http.post("/api/profile/forget", json={"player": "somebody"}).json() == {"tables": []}
    assert own_host.services.profiles.waiting == 0

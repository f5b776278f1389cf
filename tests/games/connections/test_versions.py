"""Decks and rules by version: what was played stays as it was, and a record says what it was played with."""

import hashlib
from importlib.resources import files
from typing import Any

import pytest

from connectable.games.connections import EARLIER, GAME, content, deck
from connectable.games.connections.deck import verdicts
from connectable.games.connections.engine.cards import Cards
from connectable.games.connections.meta import META
from connectable.record import BadRecord, Record, replay
from connectable.registry import game

SHIPPED = {
    "house-1.csv": "76bbe14bdbeb833d34a61a775c68dde8f568f19eede1a8b6a043302f59bd57d4",
    "house-1.bin": "5236ae199f402c9aa40c5cceacf9312206b83eb10c2b132d850ed586c7cc6427",
    "house-2.csv": "55e87ac3339508e4d8c909825a08a99b783a261d6b7c05c02ea5f91c2e4635d5",
    "house-2.bin": "a9367c4d8781758b994f865c175957557a726a749511f5a7b1c44de005ce20e2",
}
"""SHA-256 of the files that never change."""
HASH = "b8aa0bca8a93ee4c"
FIRST = EARLIER["1"]


@pytest.mark.parametrize("name", SHIPPED)
def test_a_deck_that_ships_never_changes(name: str) -> None:
    data = (files("connectable.games.connections") / "content" / name).read_bytes()
    assert hashlib.sha256(data).hexdigest() == SHIPPED[name]


def test_every_deck_that_ships_is_kept() -> None:
    assert set(SHIPPED) == {f"{name}.{suffix}" for name in deck.HOUSE_DECKS for suffix in ("csv", "bin")}


def test_the_first_deck_is_in_play_as_it_was() -> None:
    cards = content.cards_of("house-1", False)
    assert (cards.hash, len(cards.words), cards.count(), cards.all_known) == ("f81d1320caf8055c", 496, 124, True)


def test_a_kept_deck_does_not_ask_the_referee(monkeypatch: pytest.MonkeyPatch) -> None:
    before: Cards = content.cards_of("house-1", False)
    monkeypatch.setattr("connectable.games.connections.referee.CLEAR", 0.0)
    monkeypatch.setattr("connectable.games.connections.referee.knows", lambda word: False)
    content.cards_of.cache_clear()
    after = content.cards_of("house-1", False)
    assert (after.verdicts, after.near, after.hash) == (before.verdicts, before.near, before.hash)


def test_a_file_of_verdicts_comes_back() -> None:
    kept = verdicts.read_verdicts("house-1")
    data = (files("connectable.games.connections") / "content" / "house-1.bin").read_bytes()
    assert verdicts.verdict_file(kept).partition(b"\n")[0] == data.partition(b"\n")[0]
    assert kept.table(kept.words[:3])[0] == verdicts.SAME


def test_a_new_game_is_of_version_2_and_names_its_deck() -> None:
    newest = deck.HOUSE_DECKS[-1]
    assert (GAME.rules, FIRST.rules) == ("2", "1")
    assert GAME.format(GAME.start(2)).split("\n")[:3] == ["connections 2", "seats 2", f'options {{"deck": "{newest}"}}']
    hashed = deck.house(newest).hash
    assert META.stored_options({"way": "quads"}) == {"way": "quads", "deck": newest, "verdicts": hashed}
    assert META.stored_options({"deck": "house-1"}) == {"deck": "house-1", "verdicts": HASH}
    assert GAME.start(2) == GAME.start(2, {"deck": newest}) == GAME.start(2, META.stored_options({}))


def test_version_1_plays_the_first_house_deck_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    before = FIRST.start(2)
    assert FIRST.format(before).split("\n")[:4] == ["connections 1", "seats 2", "options {}", "pairs f81d1320caf8055c"]
    monkeypatch.setattr(deck, "HOUSE_DECKS", (*deck.HOUSE_DECKS, "house-9"))
    content.cards_of.cache_clear()
    assert deck.house_name("house") == "house-9"
    assert FIRST.start(2) == before == GAME.read(FIRST.format(before))


@pytest.mark.parametrize(
    ("options", "field"),
    [({"verdicts": HASH}, "verdicts"), ({"deck": "house-1"}, "deck")],
)
def test_version_1_knows_only_its_own_options(options: dict[str, Any], field: str) -> None:
    with pytest.raises(ValueError, match=f"option '?{field}"):
        FIRST.start(2, options)


def test_a_record_with_verdicts_that_are_not_known_is_refused() -> None:
    record = Record("connections", "2", {"deck": "house-1", "verdicts": "0123456789abcdef"}, 2)
    with pytest.raises(BadRecord, match="option verdicts: '0123456789abcdef' is not known"):
        replay(record)


def test_a_record_with_a_deck_that_is_not_known_is_refused() -> None:
    with pytest.raises(BadRecord, match="option deck: house-9 is not known here, only house-1, house-2"):
        replay(Record("connections", "2", {"deck": "house-9", "verdicts": HASH}, 2))


@pytest.mark.parametrize("rules", ["3", "", "0"])
def test_a_record_of_rules_that_are_not_known_is_refused(rules: str) -> None:
    with pytest.raises(BadRecord, match="are not known, only 1, 2"):
        replay(Record("connections", rules, {}, 2))


def test_the_verdicts_of_ones_own_deck_are_named_too() -> None:
    own = "\n".join(",".join([*card.words, str(card.value)]) for card in deck.house("house-1").cards[:24])
    options = META.stored_options({"deck": own})
    assert options["deck"] == own
    assert replay(Record("connections", "2", dict(options), 2)) == GAME.start(2, {"deck": own})
    with pytest.raises(BadRecord, match="option verdicts"):
        replay(Record("connections", "2", {"deck": own, "verdicts": HASH}, 2))


def test_a_game_is_found_by_its_version() -> None:
    assert game("connections") is game("connections", "2") is GAME
    assert game("connections", "1") is FIRST

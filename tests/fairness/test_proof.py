"""The proof of fair dice: what holds, what does not, and what cannot be checked."""

from typing import Any

import msgspec
import pytest

from connectable.fairness.proof import NothingToCheck, prove
from connectable.record import TABLE, BadRecord, Dice, Record, read_record, write_record
from connectable.table.commands import Propose
from table.play import SECRET, PlayedTable


@pytest.fixture(scope="module")
def record() -> Record:
    """A game for one, with a roll taken back and drawn again."""
    played = PlayedTable("connnect", 1).play(10)
    while played.table.entries[-1][0] != -1:
        played.play(1)
    return played.do(Propose(0, "takeback")).play().table.record()


def changed(record: Record, **fields: Any) -> Record:
    assert record.dice
    return msgspec.structs.replace(record, dice=msgspec.structs.replace(record.dice, **fields))


def test_every_roll_of_a_table_holds(record: Record) -> None:
    proof = prove(read_record(write_record(record)))
    assert proof.holds
    assert proof.mismatch is None
    assert len(proof.draws) == sum(who == -1 for who, _ in record.entries)


def test_what_was_taken_back_is_drawn_with_the_next_take(record: Record) -> None:
    again = [drawn for drawn in prove(record).draws if drawn.take == 1]
    assert len(again) == 1
    (first,) = [drawn for drawn in prove(record).draws if drawn.label == again[0].label and drawn.take == 0]
    assert (first.taken_back, again[0].taken_back) == (True, False)
    assert any(who == TABLE for who, _ in record.entries)


@pytest.mark.parametrize("name", ["connect5", "connections", "highcard"])
def test_games_of_every_kind_hold(name: str) -> None:
    played = PlayedTable(name, 2).play(400)
    assert prove(played.table.record()).holds


def test_a_roll_that_was_changed_is_named(record: Record) -> None:
    place = next(place for place, (who, what) in enumerate(record.entries) if who == -1 and "first" in str(what)) + 1
    said = "roll 1 1 1" if record.entries[place][1] != "roll 1 1 1" else "roll 6 6 6"
    entries = list(record.entries)
    entries[place] = (-1, said)
    proof = prove(msgspec.structs.replace(record, entries=entries[: place + 1]))
    assert not proof.holds
    assert proof.secret_matches
    assert proof.mismatch
    assert (proof.mismatch.position, proof.mismatch.said) == (place, said)
    assert proof.mismatch.computed == record.entries[place][1]


def test_another_secret_matches_no_seal(record: Record) -> None:
    proof = prove(changed(record, secret=bytes(32).hex()))
    assert not proof.secret_matches
    assert not proof.holds
    assert not prove(changed(record, commitment="0" * 64)).holds


def test_a_contribution_counts(record: Record) -> None:
    assert prove(changed(record, contributions=["other"])).mismatch


@pytest.mark.parametrize(
    ("dice", "why"),
    [
        (None, "none"),
        (Dice("table", "", SECRET.hex(), [""]), "table"),
        (Dice("fair", "ab"), "secret"),
    ],
)
def test_nothing_to_check(record: Record, dice: Dice | None, why: str) -> None:
    with pytest.raises(NothingToCheck) as caught:
        prove(msgspec.structs.replace(record, dice=dice))
    assert caught.value.why == why


@pytest.mark.parametrize(
    "fields", [{"secret": "zz"}, {"secret": "00"}, {"contributions": []}, {"contributions": ["ü"]}], ids=str
)
def test_dice_that_cannot_be(record: Record, fields: dict[str, Any]) -> None:
    with pytest.raises(BadRecord, match="dice"):
        prove(changed(record, **fields))


def test_an_undo_of_nothing_is_a_bad_record(record: Record) -> None:
    with pytest.raises(BadRecord, match="no live action"):
        prove(msgspec.structs.replace(record, entries=[*record.entries, (TABLE, {"undo": [10_000]})]))


def test_a_cut_record_is_refused_not_judged(record: Record) -> None:
    entries: list[Any] = [(-1, "roll ?"), *record.entries]
    with pytest.raises(BadRecord, match="entry 0"):
        prove(msgspec.structs.replace(record, entries=entries))

"""Luck: faces and seats compared with the average, with bands that cover all values together."""

from collections import Counter
from itertools import product
from math import isclose

import msgspec
import pytest

from connectable.contract import CHANCE
from connectable.fairness.luck import all_inside, face_band, luck, seat_luck
from connectable.games.connnect import luck as sheet_luck
from connectable.record import live, played_by, states
from connectable.table.commands import Propose
from table.play import PlayedTable

COIN = {0.0: 0.5, 1.0: 0.5}


@pytest.mark.parametrize(("low", "high"), [(0, 2), (0, 3), (1, 5)])
def test_the_chance_of_all_faces_is_what_counting_every_roll_gives(low: int, high: int) -> None:
    rolls = [Counter(roll) for roll in product(range(6), repeat=5)]
    inside = sum(all(low <= roll[face] <= high for face in range(6)) for roll in rolls)
    assert isclose(all_inside(5, low, high), inside / len(rolls), abs_tol=1e-12)


def test_the_band_of_a_game_for_four_dice_rounds() -> None:
    assert face_band(42) == (2, 14)
    assert all_inside(42, 2, 14) >= 0.95
    assert max(all_inside(42, low, low + 11) for low in range(8)) < 0.95  # none is narrower


@pytest.mark.parametrize(("seats", "low", "high"), [(1, 2.0, 8.0), (4, 1.0, 9.0)])
def test_the_band_of_ten_coins(seats: int, low: float, high: float) -> None:
    """One seat: nine or ten heads in 11 of 1024 games, eight or more in 56. Four seats share the 5 %."""
    found = seat_luck([(1.0, COIN)] * 10, seats)
    assert (found.worth, found.expected, found.low, found.high) == (10.0, 5.0, low, high)


def test_faces_are_those_that_count() -> None:
    played = PlayedTable("connnect", 1).play(10)
    while played.table.entries[-1][0] != CHANCE:
        played.play(1)
    record = played.do(Propose(0, "takeback")).play().table.record()
    assert sum(str(what).startswith("roll") for _, what in record.entries) == 15  # one of them was taken back
    found = luck(record)
    assert found
    assert found.faces
    assert sum(found.faces.counts) == 42
    assert (found.faces.expected, found.faces.low, found.faces.high) == (7.0, 2, 14)


def test_rolls_are_measured_on_every_sheet() -> None:
    record = PlayedTable("connnect", 3).play().table.record()
    found, rules = luck(record), played_by(record)
    assert found
    assert found.measure == "rolls"
    worth = [0.0, 0.0, 0.0]
    for (_, who, text), state in zip(live(record), states(record), strict=False):
        worths = sheet_luck.worths(state) if who == CHANCE else {}
        for seat, by_roll in worths.items():
            assert by_roll.keys() == {rules.notation(outcome) for outcome, _ in rules.chance(state)}
            worth[seat] += by_roll[text]
    assert [seat.worth for seat in found.seats] == [round(each, 1) for each in worth]
    assert all(seat.low < seat.expected < seat.high for seat in found.seats)


@pytest.mark.parametrize(
    ("numbers", "space", "number", "worth"),
    [
        ({(0, 0): 1, (0, 1): 2}, (0, 2), 3, sheet_luck.THREE),
        ({(0, 0): 1, (0, 1): 2}, (0, 2), 1, sheet_luck.PAIR),
        ({(0, 0): 1, (0, 1): 2}, (0, 2), 4, 0.0),
        ({(0, 0): 4, (0, 1): 4}, (1, 1), 4, sheet_luck.THREE),
        ({(0, 0): 1, (1, 1): 3}, (0, 1), 2, sheet_luck.THREE),
        ({(0, 0): 1, (1, 1): 1}, (0, 1), 2, sheet_luck.PAIR),
        ({(0, 0): 6}, (0, 1), 1, 0.0),
        ({}, (0, 1), 1, 0.0),
    ],
)
def test_how_a_number_fits(
    numbers: dict[tuple[int, int], int], space: tuple[int, int], number: int, worth: float
) -> None:
    assert sheet_luck.fit(numbers, *space, number) == worth


@pytest.mark.parametrize("way", ["classic", "rummy"])
def test_cards_are_their_values(way: str) -> None:
    record = PlayedTable("connections", 3, {"way": way}).play().table.record()
    found = luck(record)
    assert found
    assert (found.measure, found.faces) == ("cards", None)
    values = next(states(record)).setup.cards.values
    dealt = [text.split() for _, who, text in live(record) if who == CHANCE and text.startswith("deal")]
    for seat in range(3):
        assert found.seats[seat].worth == sum(values[int(card) - 1] for _, to, card in dealt if int(to) == seat)


def test_a_game_without_chance_or_without_a_word_on_it_has_none() -> None:
    assert luck(PlayedTable("connect5", 2).play(20).table.record()) is None
    assert luck(PlayedTable("highcard", 2).play().table.record()) is None


def test_a_record_that_stops_early_is_measured_so_far() -> None:
    record = PlayedTable("connnect", 2).play().table.record()
    found = luck(msgspec.structs.replace(record, entries=record.entries[:9]))
    assert found
    assert found.seats == ()
    assert found.faces
    assert sum(found.faces.counts) == 3

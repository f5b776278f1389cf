"""Whom a change concerns: nobody but the one who acted, where nobody else has seen it."""

import random
from typing import Any

import pytest

from connectable.registry import game
from connectable.server.protocol.public_fields import PublicFields
from connectable.server.tables.hosted_table import HostedTable
from connectable.table import decide
from connectable.table.commands import Act
from connectable.table.evolve import acting_seats
from connectable.table.play import offered
from table.play import PlayedTable

MOVES = 120


@pytest.mark.parametrize(
    ("name", "seats", "settings"),
    [("connnect", 3, {}), ("connnect", 2, {"pauses": True}), ("connections", 3, {}), ("connect5", 2, {})],
)
def test_others_see_nothing_of_what_does_not_concern_them(name: str, seats: int, settings: dict[str, Any]) -> None:
    rng, played, hosted = random.Random(name), PlayedTable(name, seats, **settings), HostedTable("moss")
    hosted.add(played.changes)
    hosted.concerned(played.changes)
    alone = 0
    for number in range(MOVES):
        table = hosted.table
        if table.phase != "playing" or not (acting := acting_seats(table)):
            break
        seat = rng.choice(acting)
        action = rng.choice(offered(table, seat))
        seen = {viewer: hosted.encoded(viewer) for viewer in hosted.logs}
        changes = decide(table, Act(seat, game(name).notation(action)), number * 1000)
        hosted.add(changes)
        concerned = hosted.concerned(changes)
        if concerned >= 0:
            alone += 1
            changed = {viewer for viewer in hosted.logs if hosted.encoded(viewer) != seen[viewer]}
            assert changed <= {concerned} == {seat}
    assert bool(alone) == (name != "connect5"), "where nothing is sealed everybody is concerned"


def test_of_what_was_told_before_only_the_last_is_kept() -> None:
    rng, played, hosted = random.Random(1), PlayedTable("connect5", 2), HostedTable("moss")
    hosted.add(played.changes)
    for number in range(5):
        before, seat = hosted.public_fields(), acting_seats(hosted.table)[0]
        action = rng.choice(offered(hosted.table, seat))
        hosted.add(decide(hosted.table, Act(seat, game("connect5").notation(action)), number))
        assert hosted.public_fields().delta_from(before)
        assert before.was is None, "otherwise every moment of the game would stay in memory"


def test_what_all_see_alike_is_the_same_object_until_it_changes() -> None:
    rng, played, hosted = random.Random(1), PlayedTable("connnect", 2), HostedTable("moss")
    hosted.add(played.changes)
    same = 0
    for number in range(MOVES):
        if not (acting := acting_seats(hosted.table)):
            break
        before, seat = hosted.public_fields().values, rng.choice(acting)
        action = rng.choice(offered(hosted.table, seat))
        hosted.add(decide(hosted.table, Act(seat, game("connnect").notation(action)), number))
        fresh = PublicFields(hosted.table).values
        assert hosted.public_fields().values == fresh
        assert (hosted.public_fields().values is before) == (before == fresh)
        same += before == fresh
    assert same

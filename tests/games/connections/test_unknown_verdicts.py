"""Nothing tells before the try: games whose unheard verdicts differ look the same to everybody (CX-J6)."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from connectable.bots.levels import pauses_of
from connectable.games.connections import GAME
from connectable.games.connections.engine.state import State
from connectable.server.bots.hints import check_hint
from connectable.server.protocol.projection import Projection, Tail
from connectable.server.protocol.public_fields import PublicFields
from connectable.table import Refused, Seat, Settings, Table, create, decide
from connectable.table.commands import Act
from connectable.table.events import Created
from connectable.testing import Trial
from games.connections.side_by_side import WAYS, options_of
from games.connections.unknown_verdicts import everything, heard, otherwise

pytestmark = pytest.mark.rule("CX-J6")
JUDGED = ("own", "jury own")


def pairs_of_positions(way: str, judged: str, samples: int = 4) -> Iterator[tuple[Trial, State, State]]:
    """Positions of a random game, each beside its twin with other verdicts."""
    seats, options = options_of(way, judged, 1)
    trial = Trial(GAME, seats, options | ({"rounds": 1} if "rounds" in options else {}), 5)
    last = len(trial.steps) - 1
    for count in sorted({last * part // samples for part in range(samples)}):
        state = trial.steps[count][0]
        yield trial, state, otherwise(state, heard(trial, count), count)


@pytest.mark.parametrize("judged", JUDGED)
@pytest.mark.parametrize("way", WAYS)
def test_all_that_can_be_asked_is_the_same(way: str, judged: str) -> None:
    different = 0
    for trial, state, twin in pairs_of_positions(way, judged):
        different += state.setup.cards.verdicts != twin.setup.cards.verdicts
        for viewer in trial.viewers:
            assert everything(trial, state, viewer) == everything(trial, twin, viewer)
    assert different > 2, "the verdicts do differ"


@pytest.mark.parametrize("judged", JUDGED)
@pytest.mark.parametrize("way", WAYS)
def test_what_is_no_try_has_the_same_result(way: str, judged: str) -> None:
    """Own steps, draws, answers, votes, and what lapses by them."""
    for trial, state, twin in pairs_of_positions(way, judged):
        for seat in GAME.to_act(state):
            for action in GAME.legal(state, seat)[:12]:
                if seat < 0 or not GAME.is_try(state, seat, action):
                    after, other = GAME.apply(state, seat, action), GAME.apply(twin, seat, action)
                    assert GAME.format(after) == GAME.format(other)
                    for viewer in trial.viewers:
                        assert GAME.view(after, viewer) == GAME.view(other, viewer)


@pytest.mark.parametrize("judged", JUDGED)
def test_a_try_tells(judged: str) -> None:
    """The test above would see it: some try has another result where the verdicts differ."""
    found = 0
    for _, state, twin in pairs_of_positions("classic", judged, 20):
        for seat in GAME.to_act(state):
            for action in GAME.legal(state, seat) if seat >= 0 else ():
                if GAME.is_try(state, seat, action):
                    one, other = GAME.apply(state, seat, action), GAME.apply(twin, seat, action)
                    found += (one.misses, len(one.pending)) != (other.misses, len(other.pending))
    assert found


def seated(state: State, options: dict[str, Any]) -> Table:
    """A table of one person and bots at that position."""
    bots = [Seat("bot", f"P{number}", "easy") for number in range(1, state.setup.seats)]
    seats = (Seat("human", "P0"), *bots)
    made = create(Created(0, "moss", "connections", options, Settings(), seats, "c", b"s" * 32, rules=GAME.rules))[
        -1
    ].table
    return replace(made, state=state)


def sent(table: Table, viewer: int | None) -> bytes:
    return Projection(table, viewer, 7, PublicFields(table)).encoded(Tail(False, 0))


@pytest.mark.parametrize("way", WAYS)
def test_the_table_sends_and_waits_and_refuses_alike(way: str) -> None:
    for trial, state, twin in pairs_of_positions(way, "jury own"):
        one, other = seated(state, dict(trial.options)), seated(twin, dict(trial.options))
        for viewer in trial.viewers:
            assert sent(one, viewer) == sent(other, viewer)
        for seat in range(trial.seats):
            assert hint(one, seat) == hint(other, seat)
            assert refusals(one, seat, trial) == refusals(other, seat, trial)
            if seat in GAME.to_act(state):
                assert pauses_of(GAME, "easy", state, seat) == pauses_of(GAME, "easy", twin, seat)


def hint(table: Table, seat: int) -> str:
    try:
        check_hint(table, seat)
    except Refused as refused:
        return str(refused.refusal)
    return "allowed"


def refusals(table: Table, seat: int, trial: Trial) -> list[str]:
    """What the table says to acts from all over the game; those that are legal tries are not taken."""
    found = []
    for action in trial.seen:
        if GAME.refusal(table.state, seat, action) is None:
            found.append("legal")
            continue
        try:
            decide(table, Act(seat, GAME.notation(action)), 5)
        except Refused as refused:
            found.append(str(refused.refusal))
    return found

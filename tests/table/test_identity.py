"""Who asks is a token, and its seat is found when the command is decided: seats change hands under way."""

import pytest

from connectable.table import Refused, Seat, Settings, Table, decide, rebuild, seat_of
from connectable.table.commands import Act, AnyCommand, Join, Kick, Leave, Outage, Presence, Start
from connectable.table.events import AnyEvent, Created

PLOY, JONAS, MARA = "p" * 64, "j" * 64, "m" * 64


def gathering(seating: str = "listed") -> Table:
    seats = (Seat("human", "Ploy", token_hash=PLOY), Seat("human", "Jonas", token_hash=JONAS), Seat())
    chosen = Settings(seating="random" if seating == "random" else "listed")
    return rebuild([Created(0, "moss", "connnect", {}, chosen, seats, "", bytes(32))])


def after(table: Table, command: AnyCommand) -> Table:
    changes = decide(table, command, 0)
    return changes[-1].table if changes else table


def refusal(table: Table, command: AnyCommand) -> str:
    with pytest.raises(Refused) as caught:
        decide(table, command, 0)
    return caught.value.refusal.rule


def test_a_late_command_finds_its_person_wherever_the_draw_put_her() -> None:
    orders = set()
    for number in range(8):
        table = gathering("random")
        table = after(table, Join(-1, "Mara", token_hash=MARA))
        orders.add(tuple(seat.name for seat in table.seats))
        for token, name in ((PLOY, "Ploy"), (JONAS, "Jonas"), (MARA, "Mara")):
            left = after(table, Leave(number % 3, token_hash=token))
            assert [seat.name for seat in left.seats if seat.away] == [name], "whatever number was sent along"


def test_a_kicked_token_speaks_for_nobody() -> None:
    table = after(gathering(), Kick(-1, 1, token_hash=PLOY))
    table = after(table, Join(1, "Mara", token_hash=MARA))
    assert table.seats[1].name == "Mara"
    assert refusal(table, Leave(1, token_hash=JONAS)) == "TB-KICKED"
    assert after(table, Leave(-1, token_hash=MARA)).seats[1].who == "open"


def test_the_host_is_a_person_too() -> None:
    assert refusal(gathering(), Start(0, token_hash=JONAS)) == "TB-HOST", "the number of the host does not help"
    assert after(gathering(), Start(-1, token_hash=PLOY)).phase == "playing"


def test_an_action_is_the_seats_own() -> None:
    table = after(after(gathering(), Leave(1)), Start(0))
    assert refusal(table, Act(0, "done", token_hash=JONAS)) == "TB-NO-SEAT"


def test_what_the_server_says_is_for_no_token() -> None:
    table = after(gathering(), Start(0))
    for command in (Presence(-1, 1, False, token_hash=PLOY), Outage(-1, 5, token_hash=PLOY), Presence(0, 1, False)):
        assert refusal(table, command) == "TB-SEAT"


def test_only_a_token_of_the_table_is_a_seat() -> None:
    table = gathering()
    assert [seat_of(table, token) for token in (PLOY, JONAS, MARA, "")] == [0, 1, None, None]


def test_events_do_not_know_tokens_that_asked() -> None:
    events: list[AnyEvent] = [change.event for change in decide(gathering(), Kick(-1, 1, token_hash=PLOY), 0)]
    assert PLOY not in str(events)

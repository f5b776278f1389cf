"""Who leads a table whose host is a bot, has left or is gone: no table waits for somebody who never comes."""

import pytest

from connectable.table import Refused, Seat
from connectable.table.commands import AddBot, Correct, Delete, Kick, Leave, Presence, Return, Roll, Start, Tick
from connectable.table.offers import ABSENT_MILLIS
from table.walk import Case, Walk

DICE: Case = ("connnect", 3, {})
PLOY, JONAS, BOT = Seat("human", "Ploy"), Seat("human", "Jonas"), Seat("bot", level="greedy")


def gone(walk: Walk, seat: int) -> None:
    walk.do(Presence(-1, seat, False))
    walk.now += ABSENT_MILLIS
    walk.do(Tick(-1))
    assert seat in walk.table.gone


def roll(walk: Walk, seat: int) -> None:
    walk.do(Roll(seat, "roll 1 2 3"))


def test_a_bot_is_no_host() -> None:
    walk = Walk(("connnect", 2, {}), 1, (BOT, PLOY), dice="table", draw_cards=True)
    assert walk.table.host == 1
    roll(walk, 1)
    walk.do(Correct(1, "roll 1 2 4"))
    walk.do(Delete(1))


def test_the_first_person_here_types_the_dice_while_the_host_is_gone() -> None:
    walk = Walk(DICE, 1, dice="table", draw_cards=True)
    walk.do(Presence(-1, 0, False))
    with pytest.raises(Refused, match="TB-HOST"):
        roll(walk, 1)
    walk.do(Presence(-1, 0, True))
    gone(walk, 0)
    with pytest.raises(Refused, match="TB-HOST"):
        roll(walk, 2)
    roll(walk, 1)
    walk.do(Presence(-1, 0, True))
    with pytest.raises(Refused, match="TB-HOST"):
        walk.do(Correct(1, "roll 1 2 4"))
    walk.do(Correct(0, "roll 1 2 4"))


def test_and_while_a_bot_plays_for_the_host() -> None:
    walk = Walk(DICE, 1, dice="table", draw_cards=True)
    walk.do(Leave(0))
    roll(walk, 1)
    walk.do(Return(0))
    with pytest.raises(Refused, match="TB-HOST"):
        walk.do(Correct(1, "roll 1 2 4"))


def test_a_gathering_without_its_host_can_start() -> None:
    walk = Walk(DICE, 1, (PLOY, JONAS, Seat()))
    with pytest.raises(Refused, match="TB-HOST"):
        walk.do(Start(1))
    gone(walk, 0)
    walk.do(Start(1))
    assert walk.is_playing
    assert walk.table.gone == {0}, "who is gone stays gone, so that the others may call a bot"


def test_who_leads_meanwhile_can_neither_remove_the_host_nor_delete_her_table() -> None:
    walk = Walk(DICE, 1, (PLOY, JONAS, Seat()))
    gone(walk, 0)
    for command in (Kick(1, 0), Delete(1)):
        with pytest.raises(Refused, match="TB-HOST"):
            walk.do(command)
    walk.do(AddBot(1, 2, "greedy"))
    assert walk.table.host == 0


def test_nobody_is_removed_from_an_open_seat() -> None:
    walk = Walk(DICE, 1, (PLOY, JONAS, Seat()))
    with pytest.raises(Refused, match="TB-SEAT"):
        walk.do(Kick(0, 2))

"""The order of results on a deal: kept up to date event by event, and the same as when everything is sorted anew."""

import time
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from connectable.server.groups import dailies
from connectable.server.groups.board import counts, key_of
from connectable.server.groups.log import Ended, Entered, GroupLog, Opened
from connectable.server.groups.standings import Asker, deal_seen, player_hash
from connectable.table import Seat

DAY = "2026-11-18"
MOST_SECONDS = 0.05


def opened(**changes: Any) -> GroupLog:
    group = GroupLog("deal", f"daily_connnect_{DAY}")
    group.add(Opened(1, deal=replace(dailies.new_deal("connnect", DAY), **changes)))
    return group


def sorted_anew(group: GroupLog) -> list[tuple[int, str]]:
    """Rank and table of every result, from all that was entered and ended."""
    deal, tables = group.deal, dict[str, list[str]]()
    for table, entered in group.entered.items():
        if not entered.practice and (entered.player or not deal.keyed):
            tables.setdefault(entered.player or table, []).append(table)
    found = [group.board.standing(who, own[: deal.attempts]) for who, own in tables.items()]
    ranked = sorted((one for one in found if one.result), key=lambda one: key_of(deal, one))
    keys = [key_of(deal, one) for one in ranked]
    return [(1 + keys.index(key_of(deal, one)), one.result.table) for one in ranked if one.result]


EVENTS = st.tuples(
    st.integers(0, 5), st.integers(0, 9), st.booleans(), st.integers(0, 3), st.booleans(), st.integers(0, 1)
)


@settings(max_examples=200, deadline=None)
@given(st.lists(EVENTS, max_size=40), st.sampled_from([{}, {"turns": 3, "attempts": 3}, {"keyed": False}]))
def test_the_board_is_as_if_everything_were_sorted_anew(
    events: list[tuple[int, int, bool, int, bool, int]], changes: dict[str, Any]
) -> None:
    group = opened(**changes)
    for who, number, enters, points, flag, late in events:
        table = f"t{number}"
        if enters and table not in group.entered:
            player = player_hash(group, f"p{who}") if who else ""
            group.add(Entered(2, table, player, practice=flag and points == 0))
        elif table not in group.ended:
            at = group.deal.shown + 1 if late else 3
            seats = [Seat("human", away=points == 3 and flag)]
            group.add(Ended(at, table, "connnect", seats, [points], out=flag, reached=flag, turns=who))
    board = group.board
    found = [(board.rank(one), one.result.table) for one in board.best(1000) if one.result]
    assert found == sorted_anew(group)
    assert board.behind(1) == sum(rank > 1 for rank, _ in found) if found else board.places == []
    assert len(board.points()) == len(found)
    assert board.solved == sum(one.attempt > 0 for one in board.best(1000))


def busy_day(players: int) -> GroupLog:
    group = opened()
    for number in range(players):
        group.add(Entered(2, f"t{number}", player_hash(group, f"p{number}")))
        seats = [Seat("human", name=f"name {number}")]
        group.add(Ended(3, f"t{number}", "connnect", seats, [number * 7919 % 211], tie=number % 5))
    return group


def test_a_day_with_many_players_holds_nobody_up() -> None:
    """In processor time, which a busy machine does not change."""
    group = busy_day(20_000)
    began = time.thread_time()
    seen = deal_seen(group, group.deal.until - 1, Asker("p7"))
    assert time.thread_time() - began < MOST_SECONDS
    assert (seen.count, seen.begun, len(seen.results)) == (20_000, 20_000, 100)
    assert seen.own is not None
    assert seen.own.name == "name 7"
    assert seen.own.you
    assert [one.points for one in seen.results] == sorted((one.points for one in seen.results), reverse=True)


def test_who_counts() -> None:
    late, away = Ended(10**15, "t", "connnect", [Seat("human")], [1]), Seat("human", away=True)
    known = opened().deal
    assert not counts(late, known)
    assert not counts(replace(late, at=3, seats=[away]), known)
    assert not counts(replace(late, at=3, points=[]), known)
    assert counts(replace(late, at=3), known)

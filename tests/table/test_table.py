"""Tables without a server: seats, play, undo, offers, clocks; every table can be had back from its events."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import connectable
import highcard
from connectable.fairness.dice import commitment
from connectable.record import replay
from connectable.table import Refused, Seat, Settings, Table, create, decide, evolve, next_tick, rebuild
from connectable.table.clock import Clock, parse_clock
from connectable.table.commands import (
    Act,
    AddBot,
    Answer,
    AnyCommand,
    Contribute,
    Delete,
    Join,
    Kick,
    Leave,
    Outage,
    Presence,
    Propose,
    Ready,
    Return,
    Roll,
    Say,
    Start,
    SwitchChat,
    Tick,
    Undo,
    Withdraw,
)  # fmt: skip
from connectable.table.events import AnyEvent, Created, Said, read_event, write_event
from connectable.table.evolve import acting_seats
from connectable.table.offers import next_name, rotated
from connectable.table.undo import free_undo

SECRET = bytes(range(32))


class At:
    """A table under test that keeps its events and holds them against what a rebuilt table says."""

    def __init__(self, *seats: Seat, **wishes: Any) -> None:
        game = wishes.pop("game", "highcard")
        chosen = Settings(**wishes)
        self.events: list[AnyEvent] = [Created(0, "moss", game, {}, chosen, seats, commitment(SECRET), SECRET)]
        self.table: Table = rebuild(self.events)

    def do(self, command: AnyCommand, now: int = 0) -> "At":
        for event, table in decide(self.table, command, now):
            self.table = table
            self.events.append(read_event(write_event(event)))
        assert rebuild(self.events) == self.table
        return self

    def refuses(self, command: AnyCommand, rule: str, now: int = 0) -> None:
        before = self.table
        with pytest.raises(Refused) as caught:
            decide(self.table, command, now)
        assert caught.value.refusal.rule == rule
        assert self.table is before

    @property
    def text(self) -> str:
        state = self.table.state
        return "/".join(state.hands) + " " + "/".join(state.chosen)

    def cards(self, seat: int) -> str:
        hand: str = self.table.state.hands[seat]
        return hand


def two(**wishes: Any) -> At:
    """Two people at a table in play, cards dealt."""
    return At(Seat("human", "Ploy"), Seat(), **wishes).do(Join(-1, "Jonas"))


def test_play_starts_when_no_seat_is_open() -> None:
    at = At(Seat("human", "Ploy"), Seat())
    at.do(Join(-1, "  Jonas\n "))
    assert at.table.phase == "playing"
    assert at.table.seats[1].name == "Jonas"
    assert acting_seats(at.table) == (0, 1)


def test_the_host_need_not_wait() -> None:
    at = At(Seat("human", "Ploy"), Seat()).do(Start(0))
    assert at.table.seats[1] == Seat("bot", level="greedy")
    assert at.table.phase == "playing"


def test_only_the_host_starts_kicks_and_seats_bots() -> None:
    at = At(Seat("human", "Ploy"), Seat())
    for command in (Start(1), Kick(1, 0), AddBot(1, 1, "greedy"), SwitchChat(1, False)):
        at.refuses(command, "TB-HOST")
    at.refuses(Kick(0, 0), "TB-KICK-SELF")
    at.refuses(AddBot(0, 0, "greedy"), "TB-TAKEN")
    assert at.do(AddBot(0, 1, "greedy")).table.phase == "playing"
    at.refuses(Kick(0, 1), "TB-NOT-GATHERING")


def test_a_seat_left_before_the_start_is_open_and_the_host_moves_on() -> None:
    at = At(Seat("human", "Ploy"), Seat("human", "Jonas")).do(Leave(0))
    assert at.table.seats[0].who == "open"
    assert at.table.host == 1


@pytest.mark.parametrize("name", ["", "  ", "\u200b", "x" * 25, "\x00\n"])
def test_a_name_is_short_and_can_be_seen(name: str) -> None:
    At(Seat("human", "Ploy"), Seat()).refuses(Join(-1, name), "TB-NAME")


def test_nobody_sits_on_a_taken_seat_or_joins_a_full_table() -> None:
    At(Seat("human", "Ploy"), Seat()).refuses(Join(0, "Jonas"), "TB-TAKEN")
    At(Seat("human", "Ploy"), Seat("bot")).refuses(Join(-1, "Jonas"), "TB-FULL")


def test_fair_dice_depend_on_what_people_add() -> None:
    plain = two()
    at = At(Seat("human", "Ploy"), Seat()).do(Contribute(0, "lucky")).do(Join(-1, "Jonas"))
    assert plain.text != at.text
    At(Seat("human", "Ploy"), Seat()).refuses(Contribute(0, "ü"), "TB-CONTRIBUTION")
    plain.refuses(Contribute(0, "late"), "TB-NOT-GATHERING")


def test_random_seating_is_drawn_too() -> None:
    orders = set()
    for text in "abcdefgh":
        at = At(Seat("human", "Ploy"), Seat(), seating="random").do(Contribute(0, text)).do(Join(-1, "Jonas"))
        orders.add(tuple(seat.name for seat in at.table.seats))
        assert at.table.seats[at.table.host].name == "Ploy"
    assert len(orders) == 2


def test_an_action_is_judged_by_the_game() -> None:
    at = two()
    at.refuses(Act(0, "play 0"), "TB-NOTATION")
    at.refuses(Act(0, f"play {at.cards(1)[0]}"), "HC-2")
    at.refuses(Act(7, "play 1"), "TB-SEAT")
    at.do(Act(0, f"play {at.cards(0)[0]}"))
    at.refuses(Act(0, f"play {at.cards(0)[0]}"), "HC-1")


def test_a_finished_game_has_an_outcome_and_a_record() -> None:
    at = two()
    at.do(Act(1, f"play {at.cards(1)[0]}")).do(Act(0, f"play {at.cards(0)[1]}"))
    assert at.table.phase == "over"
    assert at.table.outcome
    assert sum(at.table.outcome.points) == 1
    assert replay(at.table.record()) == at.table.state
    at.refuses(Act(0, "play 1"), "TB-NOT-PLAYING")


def test_what_ends_a_turn_among_seats_that_act_at_once_is_final() -> None:
    at = two()
    at.do(Act(0, f"play {at.cards(0)[0]}"))
    at.refuses(Undo(0), "TB-UNDO")


class Sheets(At):
    """CoNNNect for two at the first set-up step: everything a seat does is sealed until both are done."""

    def __init__(self) -> None:
        super().__init__(Seat("human", "Ploy"), Seat("human", "Jonas"), game="connnect")
        self.do(Start(0))

    def write(self, seat: int, die: int) -> "Sheets":
        legal = connectable.game("connnect").legal(self.table.state, seat)
        self.do(Act(seat, connectable.game("connnect").notation(legal[die])))
        return self


def test_sealed_acts_can_be_taken_back_one_by_one_whatever_the_others_do() -> None:
    at = Sheets()
    fresh = at.table.state
    at.write(0, 0).write(1, 0)
    alone = at.table.state
    at.write(0, 1)
    assert len(free_undo(at.table.live, 0)) == 2
    at.do(Undo(0)).do(Undo(1)).do(Undo(0))
    assert at.table.state == fresh != alone
    at.refuses(Undo(0), "TB-UNDO")  # the roll is chance: nobody takes that back
    assert replay(at.table.record()) == at.table.state


def test_done_is_final() -> None:
    at = Sheets()
    for _ in range(3):
        at.write(0, 0)
    assert len(free_undo(at.table.live, 0)) == 3
    at.do(Act(0, "done"))
    assert free_undo(at.table.live, 0) == ()


def test_anothers_done_leaves_sealed_acts_free() -> None:
    """CN-R5: until done, a player may undo their own acts of the round; what others do changes nothing."""
    at = Sheets()
    fresh = at.table.state
    at.write(0, 0)
    for _ in range(3):
        at.write(1, 0)
    at.do(Act(1, "done"))
    assert len(free_undo(at.table.live, 0)) == 1
    at.do(Undo(0))
    assert free_undo(at.table.live, 0) == ()
    assert at.table.state != fresh  # the other's sheet stands
    assert replay(at.table.record()) == at.table.state


def test_a_table_goes_on_from_a_record_with_its_branches() -> None:
    at = Sheets().write(0, 0).write(1, 0).write(0, 1)
    at.do(Undo(0))
    at.write(0, 0)
    note = ("table", {"players": ["you", "you"]})
    given = (*at.table.entries, note)
    seats = (Seat("human", "Ploy"), Seat("human", "Jonas"))
    created = Created(0, "fern", "connnect", {}, Settings(), seats, commitment(SECRET), SECRET, given=given)
    changes = create(created)
    table = changes[-1].table
    assert rebuild(read_event(write_event(change.event)) for change in changes) == table
    assert table.state == at.table.state
    assert table.entries == given
    assert (table.live, table.draws) == (at.table.live, at.table.draws)
    assert free_undo(table.live, 0) == free_undo(at.table.live, 0) != ()


def test_beyond_that_the_others_must_agree() -> None:
    at = two()
    at.refuses(Propose(0, "takeback"), "TB-UNDO")
    at.do(Act(0, f"play {at.cards(0)[0]}")).do(Propose(0, "takeback"))
    at.refuses(Propose(1, "takeback"), "TB-OFFER-OPEN")
    at.refuses(Answer(0, "takeback", True), "TB-SEAT")
    at.do(Answer(1, "takeback", True))
    assert acting_seats(at.table) == (0, 1)


def test_a_declined_offer_is_gone() -> None:
    at = two()
    at.do(Propose(0, "stop")).do(Answer(1, "stop", False))
    assert at.table.offers == ()
    at.refuses(Answer(1, "stop", True), "TB-NO-OFFER")


def test_stop_by_agreement() -> None:
    at = two().do(Propose(0, "stop")).do(Answer(1, "stop", True))
    assert (at.table.phase, at.table.stopped, at.table.outcome) == ("over", True, None)


def test_an_offer_lapses_when_play_goes_on() -> None:
    at = two()
    at.do(Propose(0, "stop")).do(Act(1, f"play {at.cards(1)[0]}"))
    assert at.table.offers, "nobody may learn from it that seat 1 has chosen"
    seen = decide(at.table, Act(0, f"play {at.cards(0)[0]}"), 0)[0].table
    assert seen.offers == ()


def test_an_absent_seat_is_replaced_by_vote_and_can_be_taken_back() -> None:
    at = two()
    at.refuses(Propose(0, "replace", 0), "TB-REPLACE")
    at.do(Presence(-1, 1, False)).do(Tick(-1), now=60_000).do(Propose(0, "replace", 1), now=60_000)
    assert at.table.seats[1] == Seat("human", "Jonas", "greedy", True)
    at.do(Return(1))
    assert at.table.seats[1] == Seat("human", "Jonas")


def test_leaving_in_play_calls_the_house_bot() -> None:
    assert two().do(Leave(1)).table.seats[1].is_played_by_bot


def test_rematch_with_rotated_seats() -> None:
    at = two()
    at.refuses(Propose(0, "rematch"), "TB-NOT-OVER")
    at.do(Propose(0, "stop")).do(Answer(1, "stop", True))
    at.do(Propose(1, "rematch")).do(Answer(0, "rematch", True))
    assert at.table.rematch == "moss-2"
    assert [seat.name for seat in rotated(at.table.seats)] == ["Jonas", "Ploy"]
    assert next_name(at.table.__class__(**{**_fields(at.table), "id": "red-moss-9"})) == "red-moss-10"


def _fields(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in table.__struct_fields__}


def test_table_dice_are_typed_in_by_the_host() -> None:
    at = two(dice="table")
    assert acting_seats(at.table) == (-1,)
    at.refuses(Roll(1, "deal 0 3"), "TB-HOST")
    at.refuses(Roll(0, "deal 1 3"), "HC-2")
    at.refuses(Roll(0, "three"), "TB-NOTATION")
    for notation in ("deal 0 3", "deal 0 9", "deal 1 1", "deal 1 2"):
        at.do(Roll(0, notation))
    assert at.text == "39/12 /"
    at.refuses(Roll(0, "deal 0 3"), "TB-NO-ROLL")


def test_a_redrawn_thing_is_drawn_by_another_take() -> None:
    at = two()
    assert set(at.table.draws.values()) == {1}
    again = evolve(at.table, read_event(b'{"event":"undone","at":0,"seat":0,"positions":[3]}'))
    assert again.draws == at.table.draws
    assert acting_seats(again) == (-1,)


def test_time_runs_for_the_seats_to_act_and_the_table_plays_for_who_is_late() -> None:
    at = two(clock=parse_clock("turn 60"))
    at.do(Tick(-1), now=59_999)
    assert acting_seats(at.table) == (0, 1)
    at.do(Act(0, f"play {at.cards(0)[0]}"), now=59_999).do(Tick(-1), now=60_000)
    assert at.table.phase == "over"


def test_a_clock_that_jumps_back_costs_nobody_time() -> None:
    at = two(clock=parse_clock("turn 60"))
    at.do(Act(0, f"play {at.cards(0)[0]}"), now=50_000).do(Tick(-1), now=-9_000_000)
    assert at.table.phase == "playing"


def test_a_used_up_game_clock_calls_the_house_bot() -> None:
    at = two(clock=parse_clock("game 60+5")).do(Tick(-1), now=60_000)
    assert all(seat.away for seat in at.table.seats)


@pytest.mark.parametrize("text", ["none", "turn 60", "game 300+5", "days 3"])
def test_clocks_are_text(text: str) -> None:
    assert parse_clock(text).text() == text


@pytest.mark.parametrize("text", ["", "turn 0", "turn 9999", "game 5", "days 0", "days 31", None, 7, "TURN 60"])
def test_a_bad_clock_says_what_one_looks_like(text: object) -> None:
    with pytest.raises(ValueError, match="is not `none`, `turn"):
        parse_clock(text)
    assert not Clock().runs


some_seat = st.integers(-1, 3)
kinds: st.SearchStrategy[Any] = st.sampled_from(["takeback", "stop", "rematch", "replace"])
some_command = st.one_of(
    st.builds(Join, some_seat, st.text(max_size=30)), st.builds(Leave, some_seat), st.builds(Return, some_seat),
    st.builds(Kick, some_seat, some_seat), st.builds(AddBot, some_seat, some_seat, st.just("greedy")),
    st.builds(Start, some_seat), st.builds(Contribute, some_seat, st.text(max_size=5)), st.builds(Undo, some_seat),
    st.builds(Act, some_seat, st.integers(0, 9).map("play {}".format) | st.text(max_size=8)),
    st.builds(Roll, some_seat, st.just("deal 0 3")), st.builds(Propose, some_seat, kinds, some_seat),
    st.builds(Answer, some_seat, kinds, st.booleans()), st.builds(SwitchChat, some_seat, st.booleans()),
    st.builds(Tick, st.just(-1)), st.builds(Withdraw, some_seat, kinds), st.builds(Ready, some_seat),
    st.builds(Presence, st.just(-1), some_seat, st.booleans()), st.builds(Outage, st.just(-1), st.integers(-5, 99_999)),
)  # fmt: skip


@given(
    st.lists(st.tuples(some_command, st.integers(0, 200_000)), max_size=40),
    st.sampled_from(["none", "turn 60", "game 60+5"]),
)
@settings(deadline=None)
def test_whatever_is_asked_the_table_stays_whole(wishes: list[tuple[AnyCommand, int]], clock: str) -> None:
    """Refused or done: the events always give the table back, and the record always replays to its state."""
    at = At(Seat("human", "Ploy"), Seat(), clock=parse_clock(clock))
    for command, now in wishes:
        try:
            at.do(command, now)
        except Refused as refused:
            assert refused.refusal.rule[:3] in ("TB-", "HC-")
    if at.table.state is not None:
        assert replay(at.table.record()) == at.table.state


def test_a_new_table_without_open_seats_begins_at_once() -> None:
    changes = create(Created(0, "moss", "highcard", {}, Settings(), (Seat("bot"), Seat("bot")), "", SECRET))
    assert changes[-1].table.phase == "playing"
    assert rebuild(change.event for change in changes) == changes[-1].table
    assert len(create(Created(0, "moss", "highcard", {}, Settings(), (Seat("human"), Seat()), "", SECRET))) == 1


def test_chat_is_one_line_and_can_be_switched_off() -> None:
    at = two().do(Say(0, " well\n\x07 played "))
    assert at.events[-1] == Said(0, 0, "well played")
    at.refuses(Say(0, "\n"), "TB-LINE")
    at.refuses(Say(0, "x" * 501), "TB-LINE")
    at.refuses(Say(7, "hello"), "TB-SEAT")
    at.do(SwitchChat(0, False)).refuses(Say(1, "hello"), "TB-CHAT")


def test_a_table_is_not_deleted_under_the_hands_of_others() -> None:
    at = two()
    at.refuses(Delete(1), "TB-HOST")
    at.refuses(Delete(0), "TB-NOT-OVER")
    assert at.do(Leave(1)).do(Delete(0)).table.deleted


def test_a_seat_keeps_its_token_when_seats_are_drawn_left_and_taken_back() -> None:
    at = At(Seat("human", "Ploy", token_hash="p"), Seat(), seating="random").do(Join(-1, "Jonas", token_hash="j"))
    hashes = {seat.name: seat.token_hash for seat in at.table.seats}
    assert hashes == {"Ploy": "p", "Jonas": "j"}
    jonas = [seat.name for seat in at.table.seats].index("Jonas")
    at.do(Leave(jonas)).do(Return(jonas))
    assert at.table.seats[jonas].token_hash == "j"


@pytest.fixture
def timed_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """High Card whose own rules give 20 seconds to choose."""
    monkeypatch.setattr(highcard.HighCard, "patience", lambda self, state, seat: 20)


@pytest.mark.usefixtures("timed_cards")
def test_the_rules_own_time_is_kept_in_live_play() -> None:
    at = two()
    assert at.table.deadlines == (20_000, 20_000)
    assert next_tick(at.table) == 20_000
    at.do(Act(0, f"play {at.cards(0)[0]}"), now=19_999)
    assert at.table.deadlines == (-1, 20_000), "what others do in secret moves no deadline"
    assert at.do(Tick(-1), now=19_999).table.phase == "playing"
    assert at.do(Tick(-1), now=20_000).table.phase == "over"
    assert next_tick(at.table) is None


@pytest.mark.usefixtures("timed_cards")
def test_by_post_only_the_tables_clock_counts() -> None:
    at = two(kind="correspondence", clock=parse_clock("days 3"))
    assert at.table.deadlines == ()
    assert next_tick(at.table) == 3 * 86_400_000

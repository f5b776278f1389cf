"""The jury: CX-J7. The referee answers first, people have the last word."""

from typing import Any

import pytest

from connectable.games.connections import GAME
from connectable.games.connections.engine.state import State
from games.connections.tiny import action, do, lay, listed, numbers, points, position, refused, start, view

pytestmark = [pytest.mark.usefixtures("tiny_deck"), pytest.mark.rule("CX-J7")]

HANDS = ["3 8", "4 9", "6 10", "7 11"]


def table(seats: int = 3, find: str = "own", way: str = "classic", **fields: str) -> State:
    """Seat 0 holds cards 3 and 8; card 1 lies. Turn 0 east of it is a link, turn 1 is none."""
    usual: dict[str, Any] = {"web": "1.0@0,0", "hands": " / ".join(HANDS[:seats]), "piles": "5"}
    return position(seats, {"judge": "jury", "find": find, "way": way}, **usual | fields)


def missed(seats: int = 3, **fields: str) -> State:
    return lay(table(seats, **fields), 0, 3, 1, 0, turn=1)


def test_a_miss_with_an_appeal_left_waits() -> None:
    state = missed()
    assert (GAME.to_act(state), listed(state, 0), state.misses) == ((0,), ["appeal", "accept"], (0, 0, 0))
    assert [cell["waiting"] for cell in view(state, 1)["web"]] == [False, True]
    assert [(one["seat"], one["card"], one["turn"]) for one in view(state, 1)["pending"]] == [(0, 3, 1)]
    assert "pending 0 3.1 1,0 " in GAME.format(state)
    assert GAME.read(GAME.format(state)) == state
    assert refused(state, "0 draw") == refused(state, "0 card 8") == "cx-refusal-j7-pending"
    assert refused(state, "1 appeal") == "cx-refusal-j7-no-pending"


def test_accept_counts_the_miss_and_is_what_the_table_plays() -> None:
    state = missed()
    assert GAME.notation(GAME.idle(state, 0)) == "accept"
    assert GAME.patience(state, 0) == 20
    state = do(state, "0 accept")
    assert (state.misses, numbers(state.hands[0]), state.turn, state.rulings) == ((1, 0, 0), [3, 8], 0, {})
    assert listed(lay(state, 0, 3, 1, 0, turn=1), 0) == ["appeal", "accept"], "accepting uses no appeal"


@pytest.mark.parametrize(
    ("seats", "votes", "laid"),
    [
        (2, ["1 stands"], True),  # the placer and one more against the referee
        (2, ["1 abstain"], False),
        (2, ["1 falls"], False),
        (3, ["1 stands", "2 falls"], False),  # a tie is not more
        (3, ["1 stands", "2 abstain"], True),
        (4, ["1 stands", "2 stands", "3 falls"], True),
    ],
)
def test_more_stands_than_falls_where_the_referee_has_one_vote(seats: int, votes: list[str], laid: bool) -> None:
    state = do(missed(seats), "0 appeal", *votes)
    assert points(state)[0] == (4 if laid else 0)
    assert state.turn == (1 if laid else 0), "it scores without a further window; a miss is one of three"
    assert state.misses[0] == (0 if laid else 1)
    assert list(state.rulings.values()) == [laid]
    assert not state.windows


def test_one_vote_covers_all_failed_pairs() -> None:
    state = lay(table(web="1.0@0,0 2.0@1,1"), 0, 3, 1, 0, turn=2)
    assert len(view(state, 2)["pending"][0]["pairs"]) == 2
    state = do(state, "0 appeal")
    assert len(view(state, 2)["vote"]["pairs"]) == 2
    assert (view(state, 2)["vote"]["challenger"], listed(state, 0)) == (-1, [])
    assert refused(state, "0 stands") == "cx-refusal-j7-placer"
    assert refused(state, "0 card 8") == "cx-refusal-j5-vote-open"
    assert [*do(state, "1 stands", "2 stands").rulings.values()] == [True, True]
    assert [*do(state, "1 falls", "2 stands").rulings.values()] == [False, False]


def test_one_appeal_per_turn() -> None:
    state = do(missed(), "0 appeal", "1 falls", "2 falls")
    state = lay(state, 0, 8, 1, 0, turn=1)
    assert (state.misses, state.pending, view(state, 1)["appealed"]) == ((2, 0, 0), (), [True, False, False])
    later = do(state, "0 draw", "-1 open 12", "0 keep", "1 draw", "-1 open 13", "1 keep")
    assert view(later, 1)["appealed"] == [False, False, False]


def test_the_third_miss_after_a_lost_appeal_ends_the_turn() -> None:
    state = do(missed(), "0 accept")
    state = do(lay(state, 0, 8, 1, 0, turn=1), "0 accept")
    state = do(lay(state, 0, 3, 1, 0, turn=2), "0 appeal", "1 falls", "2 falls", "-1 open 12")
    assert (state.turn, numbers(state.hands[0])) == (1, [3, 5, 8])


def test_after_a_draw_the_drawn_card_stays_the_only_one() -> None:
    state = lay(do(table(), "0 draw", "-1 open 12"), 0, 5, 1, 0, turn=1)
    assert GAME.read(GAME.format(state)) == state
    assert listed(do(state, "0 accept"), 0) == ["card 5", "keep"]
    assert do(state, "0 appeal", "1 stands", "2 stands").turn == 1


def test_what_the_referee_accepted_is_open_to_challenge_and_a_tie_stands() -> None:
    state = lay(table(), 0, 3, 1, 0)
    assert listed(state, 1) == ["fine 0", "challenge 0 1"]
    assert points(do(state, "1 challenge 0 1", "2 abstain")) == [4, 0, 0], "a tie stands"
    assert points(do(state, "1 challenge 0 1", "2 stands")) == [4, 0, 0]
    fallen = do(state, "1 challenge 0 1", "2 falls")
    assert numbers(fallen.hands[0]) == [3, 5, 8]
    two = lay(table(2), 0, 3, 1, 0)
    assert points(do(two, "1 challenge 0 1")) == [4, 0], "a tie stands"


def test_with_links_shown_any_place_can_be_chosen_and_a_refused_turn_is_an_appeal() -> None:
    state = do(table(find="shown"), "0 card 3")
    assert [text for text in listed(state, 0) if text.startswith("at")] == ["at 0,-1", "at -1,0", "at 1,0", "at 0,1"]
    state = do(state, "0 at 1,0")
    assert listed(state, 0)[:4] == ["lay 3 at 1,0 turn 0", "appeal 1", "appeal 2", "appeal 3"]
    assert refused(state, "0 turn 1") == "cx-refusal-k3-no-link"
    assert refused(state, "0 appeal 0") == "cx-refusal-j7-not-refused"
    voted = do(state, "0 appeal 1")
    assert (GAME.to_act(voted), listed(voted, 1)) == ((1, 2), ["stands", "falls", "abstain"])
    assert GAME.read(GAME.format(voted)) == voted
    assert points(do(voted, "1 stands", "2 abstain")) == [4, 0, 0]
    lost = do(voted, "1 falls", "2 abstain")
    assert (lost.misses, numbers(lost.hands[0]), lost.turn) == ((1, 0, 0), [3, 8], 0)
    again = do(lost, "0 card 8", "0 at 1,0")
    assert listed(again, 0)[:2] == ["lay 8 at 1,0 turn 0", "because opposite"], "the appeal of the turn is used"
    assert refused(again, "0 appeal 1") == "cx-refusal-j7-appealed"


def test_elsewhere_there_is_nothing_to_appeal() -> None:
    state = do(position(2, {}, web="1.0@0,0", hands="3 8 / 4 9", piles="5"), "0 card 3", "0 at 1,0")
    assert refused(state, "0 appeal 1") == "cx-refusal-j7-not-here"
    own = do(table(), "0 card 3", "0 at 1,0")
    assert refused(own, "0 appeal 1") == "cx-refusal-j7-not-here"


def test_all_at_once_one_appeal_per_seat_and_round() -> None:
    state = missed(way="quick")
    assert (listed(state, 0), GAME.patience(state, 0)) == (["appeal", "accept"], 5)
    assert "card 4" in listed(state, 1), "the others play on"
    state = do(state, "1 card 4")
    assert "at 2,0" not in listed(state, 1), "nothing is laid against a waiting card"
    state = do(state, "0 appeal")
    assert (GAME.to_act(state), GAME.patience(state, 1)) == ((1, 2), 5)
    state = do(state, "1 falls", "2 falls", "-1 open 12")
    assert (numbers(state.hands[0]), state.misses) == ([3, 5, 8], (1, 0, 0))
    state = lay(state, 0, 8, 1, 0, turn=1)
    assert (state.misses, state.pending) == ((2, 0, 0), ())


def test_in_quick_play_a_miss_that_waits_wakes_nobody_and_one_that_is_upheld_everybody() -> None:
    state = missed(way="quick", idle="1")
    assert state.idle == (False, True, False)
    assert do(state, "0 accept").idle == (False, True, False)
    assert do(state, "0 appeal", "1 stands", "2 stands").idle == (False, False, False)


def test_a_quad_that_is_whole_by_an_appeal_scores_at_once() -> None:
    options = {"judge": "jury", "find": "own", "way": "quads"}
    building, piles = "1.0 2.0 3.0 - / - - - - / - - - -", "5 / 10 / 11 / 12"
    state = position(3, options, hands="4 8 / 6 / 7", building=building, piles=piles, step="laying")
    state = do(state, "0 card 4", "0 lay 4 in 4 turn 2")
    assert GAME.read(GAME.format(state)) == state
    won = do(state, "0 appeal", "1 stands", "2 stands")
    assert (points(won), len(won.quads[0]), won.windows) == ([40, 0, 0], 1, ())
    lost = do(state, "0 accept")
    assert (lost.building[0][3], numbers(lost.hands[0])) == (-1, [4, 8])


def test_in_rummy_the_card_lies_in_its_line_and_is_judged_at_done() -> None:
    state = position(3, {"judge": "jury", "find": "own", "way": "rummy"}, hands="1 2 3 / 4 / 6", step="laying")
    for card, where, turn in ((1, "new", 0), (2, "right 1", 0), (3, "right 1", 1)):
        state = do(state, f"0 card {card}", f"0 lay {card} {where} turn {turn}")
    assert GAME.read(GAME.format(state)) == state
    lost = do(state, "0 accept")
    assert ([len(line.pieces) for line in lost.lines[0]], numbers(lost.hands[0])) == ([2], [3])
    won = do(state, "0 appeal", "1 stands", "2 stands", "0 done")
    assert [pair["open"] for pair in view(won, 1)["windows"][0]["pairs"]] == [True, False]


def test_alone_jury_means_referee_and_among_bots_no_appeal_is_offered() -> None:
    assert start(1, judge="jury").setup.judge == "referee"
    state = missed()
    assert GAME.futile(state, 0, action(state, 0, "appeal"), (0,)) is not None
    assert GAME.futile(state, 0, action(state, 0, "appeal"), (0, 2)) is None
    assert GAME.futile(state, 0, action(state, 0, "accept"), (0,)) is None


@pytest.mark.rule("CX-J4")
def test_rulings_bind_the_referee_like_verdicts() -> None:
    words = start(2).setup.cards.words
    stands, falls = (f"{words.index(word)}:{words.index('b1')}" for word in ("c3", "d3"))
    rulings = f"{stands}:stands {falls}:falls"
    state = position(2, {}, web="1.0@0,0", hands="3 8 / 4 9", piles="5", rulings=rulings)
    state = do(state, "0 card 3", "0 at 1,0")
    assert listed(state, 0)[0] == "lay 3 at 1,0 turn 1"
    assert refused(state, "0 turn 0") == "cx-refusal-j4-fallen"
    assert refused(state, "0 turn 2") == "cx-refusal-k3-no-link"
    assert points(do(state, "0 turn 1")) == [4, 0]

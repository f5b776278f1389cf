"""CN-R: the roll, the zone choice, filling, claiming, the end of a round."""

import pytest

from connectable.games.connnect import GAME
from connectable.record import Record, replay
from games.connnect.positions import (
    FULL_ZONE,
    START,
    THREE,
    chance,
    grid,
    key,
    legal,
    look,
    mine,
    play,
    position,
    refusal,
)

ROLLED = f"grid={START}"


@pytest.mark.rule("CN-R1")
def test_the_active_player_picks_one_face_as_the_zone_die() -> None:
    """The rulebook's example: 2, 4 and 5, of which 4 is the zone."""
    state = chance(position(ROLLED, ROLLED, phase="roll", active=1), "roll 2 4 5")
    assert GAME.to_act(state) == (1,)
    assert legal(state, 1) == ["zone 2", "zone 4", "zone 5"]
    assert key(state, "zone 4", 0) == "cn-refusal-r1-active"
    assert key(state, "write 2 a1", 1) == "cn-refusal-r1-zone-first"
    assert key(state, "zone 3", 1) == "cn-refusal-r1-face"
    state = play(state, "zone 4", seat=1)
    assert GAME.to_act(state) == (0, 1)
    assert look(state, 0)["tracker"] == [[4, 2, 5]]
    assert key(state, "zone 2", 1) == "cn-refusal-r1-chosen"


@pytest.mark.rule("CN-R1")
def test_number_dice_keep_rising_order() -> None:
    for zone, numbers in ((6, [1, 3]), (3, [1, 6]), (1, [3, 6])):
        state = play(position(ROLLED, phase="zone", dice="136"), f"zone {zone}")
        assert mine(state)["dice"] == [zone, *numbers]


@pytest.mark.rule("CN-R1")
def test_three_dice_are_one_chance_action_weighted_by_its_ways() -> None:
    state = position(ROLLED, phase="roll")
    shares = {GAME.notation(action): share for action, share in GAME.chance(state)}
    assert len(shares) == 56
    assert (shares["roll 1 1 1"], shares["roll 1 1 2"], shares["roll 1 2 3"]) == (1 / 216, 3 / 216, 6 / 216)
    assert key(state, "done") == "cn-refusal-r1-roll-first"
    assert key(position(ROLLED), "roll 1 2 3", -1) == "cn-refusal-r1-no-roll"


@pytest.mark.rule("CN-R2")
def test_both_numbers_go_into_free_spaces_of_the_zone_in_any_order() -> None:
    state = position(ROLLED)
    assert set(legal(state)) >= {f"write {n} {space}" for n in (2, 5) for space in ("a1", "f2", "c1")}
    state = play(state, "write 5 a1", "write 2 f2")
    assert grid(state) == "51..../...3.2/.....4/2...../..5.../....6."


@pytest.mark.rule("CN-R2")
def test_a_space_outside_the_zone_or_with_a_number_is_refused() -> None:
    found = refusal(position(ROLLED), "write 2 a5")
    assert (found.key, found.detail["zones"], found.detail["zone"]) == ("cn-refusal-r2-zone", [1, 6], 4)
    assert (found.detail["space"], found.detail["row"], found.detail["column"]) == ("a5", 5, 1)
    taken = refusal(position(ROLLED), "write 2 b1")
    assert (taken.key, taken.detail["number"]) == ("cn-refusal-r2-taken", 1)


@pytest.mark.rule("CN-R2")
def test_writing_is_a_must_and_comes_before_claims() -> None:
    state = play(position(f"grid={THREE.replace('111', '11.')}", dice="413"), "write 1 c1")
    assert key(state, "claim a1 b1 c1") == "cn-refusal-r2-fill-first"
    assert key(state, "done") == "cn-refusal-r5-dice"
    state = play(state, "write 3 e1")
    assert "claim a1 b1 c1" in legal(state)
    assert key(state, "write 3 f1") == "cn-refusal-r2-no-die"


@pytest.mark.rule("CN-R3")
def test_any_number_of_connects_also_with_numbers_of_earlier_rounds() -> None:
    state = position("grid=1112.2/...3../.....4/2...../..5.../...666", dice="412")
    state = play(state, "write 2 e1", "write 1 a2", "claim a1 b1 c1", "take move 1", "claim d1 e1 f1", "take move 1")
    assert "claim d6 e6 f6" in legal(state)
    assert len(look(play(state, "claim d6 e6 f6", "take switch 1"), 0)["sheets"][0]["claims"]) == 3


@pytest.mark.rule("CN-R3")
def test_a_bonus_just_won_can_make_a_claim_possible() -> None:
    state = position("grid=111.../...3../1....4/2...../..5.../....6.")
    state = play(state, "write 2 e2", "write 5 f1", "claim a1 b1 c1", "take number3 2", "write 3 a5")
    assert "claim a3 a4 a5" in legal(state)


@pytest.mark.rule("CN-R4")
def test_the_player_to_the_left_becomes_active() -> None:
    state = position(ROLLED, ROLLED, ROLLED, active=2)
    for seat in range(3):
        state = play(state, "write 2 a1", "write 5 c1", "done", seat=seat)
    assert look(state, 0)["active"] == 0
    assert GAME.label(state) == "round 2 roll"


@pytest.mark.rule("CN-R4")
def test_the_top_score_card_goes_and_objectives_are_checked_when_all_are_done() -> None:
    fives = "grid=2345.6/...3../.....4/2...../..5.../....6."
    state = position(fives, fives, round=3, dice="416", cards="A2 B2 C4")
    state = play(state, "write 6 e1", "write 1 a2", "claim a1 b1 c1 d1 e1", "done")
    assert look(state, 0)["scores"] == [16, 14, 13, 12]
    state = play(state, "write 6 e1", "write 1 a2", "done", seat=1)
    assert look(state, 0)["scores"] == [14, 13, 12]


@pytest.mark.rule("CN-R5")
def test_acts_of_a_round_are_sealed_until_all_are_done() -> None:
    state = position(ROLLED, ROLLED)
    played = play(state, "write 2 a1", "write 5 c1", "done")
    assert look(played, 1)["sheets"][0]["grid"] == START.split("/")
    assert [sheet["status"] for sheet in look(played, None)["sheets"]] == ["done", "busy"]
    assert GAME.shown(state, 0, GAME.parse(state, 0, "write 2 a1"), 1) is None
    assert GAME.shown(state, 0, GAME.parse(state, 0, "write 2 a1"), 0) == "write 2 a1"
    opened = play(played, "write 2 a1", "write 5 c1", "done", seat=1)
    assert look(opened, 1)["sheets"][0]["grid"][0] == "215..."


@pytest.mark.rule("CN-R5")
def test_done_cannot_be_undone_and_needs_both_dice() -> None:
    state = play(position(ROLLED, ROLLED), "write 2 a1")
    assert refusal(state, "done").detail["numbers"] == [5]
    state = play(state, "write 5 c1", "done")
    assert legal(state) == []
    assert key(state, "write 5 d1") == "cn-refusal-r5-done"


@pytest.mark.rule("CN-R5")
def test_a_seat_takes_back_its_own_acts_whatever_others_did_since() -> None:
    start = [(-1, line) for line in ("shape A", "shape B", "shape C", "shape F", "card A1", "card B1", "card C1",
                                     "first 0", "roll 1 3 4")]  # fmt: skip
    record = Record("connnect", "1", {}, 2, [*start])
    record.play(0, "write 1 b1")
    record.play(1, "write 3 b1")
    record.play(0, "write 3 c5")
    record.undo([9, 11])
    record.play(0, "write 4 b1")
    state = replay(record)
    assert grid(state, 0).startswith(".4....")
    assert grid(state, 1).startswith(".3....")


@pytest.mark.rule("CN-R5")
def test_out_looks_like_done_until_all_are_done() -> None:
    stuck = f"grid={FULL_ZONE} boxes=7"
    state = position(stuck, stuck, round=6)
    assert GAME.shown(state, 0, GAME.parse(state, 0, "out"), 1) == "done"
    state = play(state, "out")
    assert [sheet["status"] for sheet in look(state, 1)["sheets"]] == ["done", "busy"]
    assert mine(state)["status"] == "out"
    assert GAME.shown(state, 1, GAME.parse(state, 1, "out"), 0) == "out"

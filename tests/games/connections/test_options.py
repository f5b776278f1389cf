"""What is chosen before the start: CX-O and the options that do not fit their way."""

from typing import Any

import pytest

from connectable.contract import BadContent
from connectable.games.connections import GAME
from connectable.games.connections import deck as decks
from games.connections.tiny import do, lay, position, start, view


@pytest.mark.parametrize(
    ("seats", "options", "field"),
    [
        (1, {"way": "classic"}, "way"),
        (2, {"way": "solitaire"}, "way"),
        (9, {}, "seats"),
        (True, {}, "seats"),
        (2, {"turns": "at_once"}, "turns"),
        (2, {"table": 9}, "table"),
        (2, {"way": "endless", "table": 8}, "table"),
        (2, {"way": "endless", "table": 1}, "table"),
        (2, {"way": "endless", "table": 27}, "table"),
        (1, {"rounds": 2}, "rounds"),
        (2, {"rounds": 21}, "rounds"),
        (2, {"judge": "nobody"}, "judge"),
        (2, {"learners": 1}, "learners"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_by_name(seats: int, options: dict[str, Any], field: str) -> None:
    with pytest.raises(ValueError, match=field):
        GAME.start(seats, options)


@pytest.mark.parametrize(("seats", "way"), [(1, "solitaire"), (2, "classic"), (8, "classic")])
def test_the_way_that_is_played_when_nobody_chose(seats: int, way: str) -> None:
    assert GAME.start(seats).setup.way == way


@pytest.mark.rule("CX-O1")
@pytest.mark.usefixtures("tiny_deck")
def test_learners_play_without_the_cards_worth_five() -> None:
    values = start(2, learners=True).setup.cards.values
    assert len(values) == 32
    assert 5 not in values


@pytest.mark.rule("CX-O2")
@pytest.mark.usefixtures("tiny_deck")
def test_when_time_runs_out_the_table_plays_what_costs_least() -> None:
    def least(state: Any, seat: int = 0) -> str:
        return GAME.notation(GAME.idle(state, seat))

    state = position(2, {"timer": True}, web="1.0@0,0", hands="2 3 / 4 6", piles="5")
    assert view(state, 0)["timer"] is True
    assert least(do(state, "0 card 2")) == "back"
    assert least(state) == "draw"
    assert least(do(state, "0 draw", "-1 open 9")) == "keep"
    assert least(position(2, {"timer": True}, rest=1, web="1.0@0,0", hands="2 / -")) == "pass"
    assert least(position(2, {"way": "rummy"}, hands="2 / 3", step="laying")) == "done"
    assert least(do(start(1, deck="tiny 4"), "-1 open 1", "-1 deal 0 2")) == "aside"


@pytest.mark.rule("CX-O3")
@pytest.mark.usefixtures("tiny_deck")
def test_open_hands_are_seen_by_all_and_the_sum_is_shown() -> None:
    state = position(2, {"open_hands": True}, web="1.0@0,0", hands="2 3 / 4 6", piles="5")
    for viewer in (0, 1, None):
        assert [seat["hand"] for seat in view(state, viewer)["seats"]] == [[2, 3], [4, 6]]
    deal = start(2, open_hands=True)
    assert GAME.shown(deal, -1, GAME.parse(deal, -1, "deal 0 9"), None) == "deal 0 9"
    assert view(lay(state, 0, 2, 1, 0), None)["together"] == 3


@pytest.mark.rule("CX-O4")
def test_a_deck_of_ones_own_is_played_and_a_bad_one_refused() -> None:
    with pytest.raises(BadContent):
        decks.read_deck("north,east,south,west,value\nonly,three,words\n")
    with pytest.raises(ValueError, match=r"\S"):
        GAME.start(2, {"deck": "no deck at all"})


@pytest.mark.rule("CX-O4")
@pytest.mark.usefixtures("tiny_deck")
def test_the_deck_and_its_verdicts_are_named_in_the_position() -> None:
    one, other = start(2), start(2, deck="tiny 39")
    assert one.setup.cards.hash in GAME.format(one)
    assert one.setup.cards.hash != other.setup.cards.hash
    with pytest.raises(ValueError, match="pairs"):
        GAME.read(GAME.format(one).replace(one.setup.cards.hash, other.setup.cards.hash))


@pytest.mark.rule("CX-O5")
@pytest.mark.usefixtures("tiny_deck")
def test_a_solitaire_has_the_same_cards_whatever_people_do() -> None:
    """Cards are drawn by label: the labels do not depend on what was placed."""

    def labels(places: bool) -> list[str]:
        found, state, x = [], start(1, deck="tiny 6"), 1
        while acting := GAME.to_act(state):
            if acting == (-1,):
                found.append(GAME.label(state))
                state = GAME.apply(state, -1, GAME.legal(state, -1)[0])
            elif places:
                state, x = lay(state, 0, state.hands[0][0] + 1, x, 0), x + 1
            else:
                state = do(state, "0 aside")
        return found

    assert labels(True) == labels(False) == ["round 1 starter", *(f"round 1 pile card {n}" for n in range(1, 6))]

"""What everybody is told beyond the notation: points, the pairs of a miss, votes, and why what lies joined holds."""

import itertools
import json
from typing import Any

import pytest

from connectable.contract import CHANCE
from connectable.games.connections import GAME, referee
from connectable.games.connections.engine.cards import DIRECTED, reason_name
from connectable.games.connections.engine.state import State
from connectable.games.connections.view import ids_in_order
from connectable.generator import Generator
from connectable.playout import pick
from games.connections.side_by_side import WAYS
from games.connections.tiny import action, do, lay, position, view


def facts(state: State, act: str) -> dict[str, str | int]:
    """What the log gets of an action, beyond its notation."""
    seat, _, text = act.partition(" ")
    return dict(GAME.facts(state, int(seat), action(state, int(seat), text), do(state, act)))


def table(seats: int = 3, **options: str) -> State:
    """Seat 0 holds cards 3 and 8; card 1 lies. Turn 0 east of it is a link, turn 1 is none."""
    hands = " / ".join(["3 8", "4 9", "6 10"][:seats])
    return position(seats, {"find": "own", **options}, web="1.0@0,0", hands=hands, piles="5")


def aimed(state: State, turn: int = 0) -> tuple[State, str]:
    return do(state, "0 card 3", "0 at 1,0"), f"0 turn {turn}"


@pytest.mark.usefixtures("tiny_deck")
@pytest.mark.rule("CX-K4")
def test_a_placement_tells_its_points_and_its_card() -> None:
    told = facts(*aimed(table()))
    assert (told["scorer"], told["points"], told["card"]) == (0, 4, 3)


@pytest.mark.usefixtures("tiny_deck")
@pytest.mark.rule("CX-Q")
def test_the_card_that_ends_a_round_is_told_because_no_view_has_it() -> None:
    fields: Any = {"web": "1.0@0,0", "hands": "3 / 4 9", "piles": "5"}
    state = position(2, {"way": "quick", "judge": "trust", "rounds": 2}, **fields)
    told = facts(do(state, "0 card 3", "0 at 1,0"), "0 turn 0")
    assert told["round"] == 1
    assert json.loads(str(told["laid"])) == view(state, 0)["cards"]["3"]
    assert "laid" not in facts(*aimed(table()))


@pytest.mark.usefixtures("tiny_deck")
@pytest.mark.rule("CX-O6")
def test_a_miss_tells_its_words_with_their_ids_and_how_many_failed() -> None:
    told = facts(*aimed(table(), turn=1))
    assert told == {"missed": 0, "failed": 1, "first": "c3", "second": "b1", "first_id": 11, "second_id": 2}


@pytest.mark.usefixtures("tiny_deck")
@pytest.mark.rule("CX-J7")
def test_a_vote_tells_what_each_seat_voted() -> None:
    state = do(lay(table(judge="jury"), 0, 3, 1, 0, turn=1), "0 appeal", "2 abstain")
    told = facts(state, "1 stands")
    assert (told["ruling"], told["votes"], told["pairs"]) == ("stands", "stands stands abstain", 1)
    assert (told["placer"], told["challenger"], told["points"], told["card"]) == (0, -1, 4, 3)
    assert facts(state, "1 falls")["votes"] == "stands falls abstain"


@pytest.mark.usefixtures("tiny_deck")
@pytest.mark.rule("CX-J2")
def test_of_two_the_challenge_itself_is_the_vote() -> None:
    state = lay(table(seats=2, judge="vote", find="shown"), 0, 3, 1, 0)
    told = facts(state, "1 challenge 0 1")
    assert (told["votes"], told["challenger"]) == ("stands falls", 1)


@pytest.mark.usefixtures("tiny_deck")
@pytest.mark.rule("CX-J6")
def test_of_a_miss_the_pairs_that_held_are_told_too_and_stay_what_they_were() -> None:
    """A card that comes beside the place later is no part of it: nobody has heard of that pair."""
    fields: Any = {"web": "1.0@0,0 2.2@1,1", "hands": "3 8 / 4 9", "piles": "5"}
    state = lay(position(2, {"find": "own"}, **fields), 0, 3, 1, 0)
    miss = view(state, 1)["miss"]
    assert [pair["words"] for pair in miss["pairs"]] == [["c3", "c2"]]
    assert [(pair["words"], pair["reason"]) for pair in miss["held"]] == [(["d3", "b1"], "said")]
    assert GAME.read(GAME.format(state)) == state
    later = lay(do(state, "0 draw", "-1 open 12", "0 keep"), 1, 4, 0, -1)
    assert (later.misses, view(later, 1)["miss"]) == ((1, 0), miss)


@pytest.mark.usefixtures("tiny_deck")
@pytest.mark.rule("CX-J6")
def test_everybody_sees_how_many_misses_a_turn_has_left() -> None:
    state = table(seats=2)
    for left in (3, 2, 1):
        assert view(state, 1)["tries_left"] == left
        state = lay(state, 0, 3, 1, 0, turn=1)
    assert (state.turn, view(do(state, "-1 open 12"), 1)["tries_left"]) == (1, 3)
    assert view(table(seats=2, way="quick"), 1)["tries_left"] == -1
    assert view(table(seats=2, find="shown"), 1)["tries_left"] == -1


@pytest.mark.rule("CX-J3")
@pytest.mark.parametrize("way", WAYS)
def test_every_pair_that_lies_joined_says_why_it_holds(way: str) -> None:
    seats, options = WAYS[way]
    state, rng, most = GAME.start(seats, {**options, "judge": "trust"}), Generator(4), 0
    for _ in range(400):
        acting = GAME.to_act(state)
        if not acting:
            break
        seat = acting[rng.randrange(len(acting))]
        state = GAME.apply(state, seat, pick(GAME, state, seat if seat >= 0 else CHANCE, rng))
        most = max(most, check_joined(state))
    assert most > 2


def check_joined(state: State) -> int:
    """Compare with cards that touch in the view; how many pairs there are."""
    seen = view(state, None)
    faces = dict(seen["cards"].items())

    def word(piece: dict[str, int], side: int) -> int:
        return int(faces[str(piece["card"])]["ids"][(side - piece["turn"]) % 4])

    found: set[str] = set()

    def meet(one: dict[str, int] | None, two: dict[str, int] | None, side: int) -> None:
        if one and two:
            found.add(" ".join(map(str, sorted((word(one, side), word(two, (side + 2) % 4))))))

    cells = {(cell["x"], cell["y"]): cell for cell in seen["web"]}
    for (x, y), cell in cells.items():
        meet(cell, cells.get((x + 1, y)), 1)
        meet(cell, cells.get((x, y + 1)), 2)
    for one in seen["seats"]:
        for quad in [*one["quads"], one["building"]]:
            if quad:
                meet(quad[0], quad[1], 1)
                meet(quad[2], quad[3], 1)
                meet(quad[0], quad[2], 2)
                meet(quad[1], quad[3], 2)
        for line in one["lines"]:
            for left, right in itertools.pairwise(line):
                meet(left, right, 1)
    assert {" ".join(sorted(key.split(), key=int)) for key in seen["joined"]} == found
    return len(found)


@pytest.mark.rule("CX-J3")
def test_joined_words_stand_in_the_order_in_which_their_link_runs() -> None:
    """A moose is a kind of mammal, and no mammal a kind of moose, whichever of the cards lies on the left."""
    cards, directed = GAME.start(2, {}).setup.cards, 0
    for a, b in itertools.combinations(range(0, len(cards.words), 3), 2):
        first, second = ids_in_order(cards, a, b)
        assert ids_in_order(cards, b, a) == (first, second)
        if reason_name(cards.verdict(a, b)) in DIRECTED:
            directed += 1
            ordered = [cards.words[cards.ids.index(number)] for number in (first, second)]
            assert not referee.judge(*ordered).turned, ordered
    assert directed > 20

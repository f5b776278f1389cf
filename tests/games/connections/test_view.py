"""Where the web can grow is what the engine says, in the view: the client plans with it and judges nothing."""

from random import Random
from typing import Any

import pytest

from connectable.contract import CHANCE
from connectable.games.connections import GAME
from connectable.playout import pick


@pytest.mark.rule("CX-K4")
@pytest.mark.parametrize("way", ["classic", "endless", "quick", "solitaire", "quads"])
def test_spots_are_where_cards_fit_with_their_factor(way: str) -> None:
    rng = Random(way)
    state = GAME.start(1 if way == "solitaire" else 2, {"way": way, "judge": "trust"})
    laid = 0
    while GAME.to_act(state) and laid < 12:
        seat = GAME.to_act(state)[0]
        view: Any = GAME.view(state, None)
        spots = {(x, y): (sides, factor) for x, y, sides, factor in view["spots"]}
        assert way != "quads" or not spots
        for action in GAME.legal(state, seat) if seat != CHANCE else []:
            preview: Any = GAME.preview(state, seat, action)
            assert {(x, y) for x, y in preview.get("spaces", [])} <= set(spots)
            if "multiplier" in preview:
                _, _, place, *_ = GAME.notation(action).replace(" at ", " ").split()
                x, y = map(int, place.split(","))
                assert (len(preview["pairs"]), preview["multiplier"]) == spots[x, y]
                laid += 1
        state = GAME.apply(state, seat, pick(GAME, state, seat, rng))
    assert laid or way == "quads"


@pytest.mark.rule("CX-J5")
def test_nothing_grows_beside_a_card_that_waits() -> None:
    rng, state, waited = Random(3), GAME.start(2, {"judge": "vote"}), 0
    while GAME.to_act(state) and waited < 5:
        view: Any = GAME.view(state, None)
        beside = {
            (cell["x"] + dx, cell["y"] + dy)
            for cell in view["web"]
            for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
            if cell["waiting"]
        }
        assert not beside & {(x, y) for x, y, *_ in view["spots"]}
        waited += bool(beside)
        seat = rng.choice(GAME.to_act(state))
        state = GAME.apply(state, seat, pick(GAME, state, seat, rng))
    assert waited

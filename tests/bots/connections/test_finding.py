"""Bots where people find the links themselves (CX-J6) and have the last word (CX-J7)."""

from typing import Any

import pytest

from connectable.bots.connections import LEVELS
from connectable.bots.connections.reasons import reason
from connectable.bots.connections.search_level import FINDING, READING, pauses
from connectable.bots.connections.strength import CHAMPION, EASY, GENTLE, MEDIUM, SKILLED, STRONG, error_of, own_score
from connectable.bots.levels import Budget, choose
from connectable.games.connections import GAME
from connectable.games.connections.engine.actions import CARD
from connectable.games.connections.engine.cards import ACCEPTED
from connectable.games.connections.engine.state import State
from connectable.generator import Generator
from connectable.playout import pick

STRENGTHS = (GENTLE, EASY, MEDIUM, SKILLED, STRONG, CHAMPION)
WAYS: dict[str, tuple[int, dict[str, Any]]] = {
    "classic": (2, {"rounds": 1, "cards": 24}),
    "endless": (2, {"way": "endless", "cards": 20}),
    "solitaire": (1, {"way": "solitaire", "cards": 20, "lives": 9}),
    "quick": (2, {"way": "quick", "rounds": 1, "cards": 30}),
    "quads": (2, {"way": "quads", "rounds": 1, "cards": 24}),
    "quads at once": (2, {"way": "quads", "turns": "at_once", "rounds": 1, "cards": 24}),
    "rummy": (2, {"way": "rummy", "cards": 24}),
}


@pytest.mark.rule("CX-J6")
@pytest.mark.parametrize("level", ["greedy", "easy"])
@pytest.mark.parametrize("judged", ["referee", "jury"])
@pytest.mark.parametrize("way", WAYS)
def test_bots_finish_where_links_are_tried(way: str, judged: str, level: str) -> None:
    seats, options = WAYS[way]
    state, rng = GAME.start(seats, {**options, "find": "own", "judge": judged}), Generator(4)
    for _ in range(3000):
        if not (acting := GAME.to_act(state)):
            break
        seat = acting[rng.randrange(len(acting))]
        action = pick(GAME, state, seat, rng) if seat < 0 else choose(GAME, level, state, seat, rng, Budget(4))
        state = GAME.apply(state, seat, action)
    assert GAME.outcome(state)


@pytest.mark.rule("CX-J6")
def test_an_error_is_fixed_by_level_and_pair() -> None:
    assert error_of(EASY, "GOLD", "MINE") == error_of(EASY, "MINE", "GOLD")
    errors = {error_of(one, first, "MINE") for one in STRENGTHS for first in ("GOLD", "FROG", "MOON")}
    assert len(errors) == 18
    assert all(abs(error_of(one, first, "MINE")) <= one.error for one in STRENGTHS for first in ("GOLD", "FROG"))


@pytest.mark.rule("CX-J6")
def test_weaker_levels_believe_more_pairs_that_do_not_hold() -> None:
    cards = GAME.start(2).setup.cards
    pairs = [(a, b) for a in range(0, len(cards.words), 3) for b in range(a)]
    shares = []
    for strength in STRENGTHS:
        believed = [pair for pair in pairs if own_score(cards, strength, *pair) >= strength.belief]
        shares.append(sum(cards.verdict(*pair) < ACCEPTED for pair in believed) / len(believed))
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.15 > 0.03 > shares[-1]


def tried(find: str, *acts: str) -> State:
    """A game for three by jury; seat 0 has laid the first card that the referee refuses."""
    state = GAME.start(3, {"judge": "jury", "find": find, "rounds": 1})
    rng = Generator(1)
    while GAME.to_act(state) == (-1,):
        state = GAME.apply(state, -1, pick(GAME, state, -1, rng))
    for card in GAME.legal(state, 0)[:-1]:
        chosen = GAME.apply(state, 0, card)
        there = GAME.apply(chosen, 0, GAME.legal(chosen, 0)[0])
        for lay in GAME.legal(there, 0)[:4]:
            after = GAME.apply(there, 0, lay)
            if after.pending:
                for text in acts:
                    after = GAME.apply(after, 0, GAME.parse(after, 0, text))
                return after
    raise AssertionError("every card holds")


@pytest.mark.rule("CX-J7")
@pytest.mark.parametrize("level", list(LEVELS))
def test_bots_abstain_on_an_appeal_and_answer_a_miss_of_their_own(level: str) -> None:
    assert GAME.notation(choose(GAME, level, tried("own", "appeal"), 1, Generator(1), Budget(4))) == "abstain"
    assert GAME.notation(choose(GAME, level, tried("own"), 0, Generator(1), Budget(4))) in ("appeal", "accept")


@pytest.mark.rule("CX-J6")
def test_a_hint_does_not_tell_what_links_two_words() -> None:
    state = tried("own", "accept")
    for card in [action for action in GAME.legal(state, 0) if action.kind == CARD]:
        assert "link" not in reason(GAME, state, 0, card)[0]


def test_after_a_miss_others_get_time_to_read_it() -> None:
    waits, accepted = tried("own"), tried("own", "accept")
    assert pauses(GAME, "easy", waits, 0) == READING
    assert pauses(GAME, "easy", accepted, 0) == READING > FINDING
    assert pauses(GAME, "easy", accepted, 1) == FINDING

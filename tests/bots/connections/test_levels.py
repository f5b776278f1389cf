"""The levels of Connections: always legal, repeatable, unaware of what is hidden, and never refused by the referee."""

import zlib
from itertools import pairwise
from time import monotonic
from typing import Any

import pytest

from connectable.bots.connections import LEVELS, UNIT
from connectable.bots.connections.strength import (
    ADVISING,
    CHAMPION,
    EASY,
    GENTLE,
    GREEDY,
    MEDIUM,
    READER,
    SKILLED,
    STRONG,
    Strength,
    believed,
    deck_of,
    known,
    near_of,
)
from connectable.bots.evaluation import adviser_of, reviewer_of
from connectable.bots.levels import Budget, choose, levels_of, pauses_of, think
from connectable.contract import CHANCE
from connectable.games.connections import GAME
from connectable.games.connections.engine.actions import CARD, CHALLENGE, FINE, LAY, act
from connectable.games.connections.engine.cards import ACCEPTED
from connectable.games.connections.engine.state import State
from connectable.generator import Generator
from connectable.playout import pick

SEARCHING = ("easy", "medium", "skilled", "strong", "champion")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"way": "classic", "rounds": 1}),
    (6, {"way": "classic", "rounds": 1, "open_hands": True}),
    (3, {"way": "endless", "table": 5}),
    (1, {"way": "solitaire"}),
    (3, {"way": "quick", "rounds": 1}),
    (1, {"way": "quads", "rounds": 1}),
    (3, {"way": "quads", "rounds": 1}),
    (2, {"way": "quads", "rounds": 1, "turns": "at_once"}),
    (3, {"way": "rummy"}),
]
NAMES = [f"{options['way']}-{seats}{'-at-once' if 'turns' in options else ''}" for seats, options in TABLES]
LITTLE = Budget(2)
MOST = {"solitaire": 8, "endless": 24, "quads": 24}
"""The number of actions checked per game: with a long pile, playouts to the end take long."""


def play(seats: int, options: dict[str, Any], levels: tuple[str, ...], most: int, seed: int = 5) -> list[State]:
    """The states of a game, each seat with its level."""
    state, rng, states = GAME.start(seats, options), Generator(seed), list[State]()
    while (acting := GAME.to_act(state)) and len(states) < most:
        seat = acting[rng.randrange(len(acting))]
        if seat < 0:
            state = GAME.apply(state, seat, pick(GAME, state, seat, rng))
            continue
        states.append(state)
        action = choose(GAME, levels[seat % len(levels)], state, seat, rng, LITTLE)
        assert action in GAME.legal(state, seat), f"{GAME.format(state)} {GAME.notation(action)}"
        state = GAME.apply(state, seat, action)
    return [*states, state]


@pytest.mark.matrix
@pytest.mark.parametrize("judge", ["referee", "vote", "trust"])
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)
def test_every_level_plays_every_way(seats: int, options: dict[str, Any], judge: str) -> None:
    for first in (0, 2):
        levels = (*SEARCHING[first:], *SEARCHING[:first]) if seats > 1 else SEARCHING[first : first + 1]
        play(seats, {**options, "judge": judge}, levels, MOST.get(options["way"], 40))


@pytest.mark.parametrize(("seats", "options"), [TABLES[0], TABLES[5], TABLES[8]], ids=["classic", "quads", "rummy"])
def test_games_of_the_levels_end(seats: int, options: dict[str, Any]) -> None:
    assert GAME.outcome(play(seats, {**options, "learners": True}, ("easy", "strong"), 3000)[-1])


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)
def test_what_a_seat_cannot_know_does_not_change_its_choice(seats: int, options: dict[str, Any]) -> None:
    """Other hands and the pile are dealt again: with the same generator, the bot thinks the same."""
    for place, state in enumerate(play(seats, options, ("greedy",), 40)[5:-1:15]):
        for seat in GAME.to_act(state):
            other = GAME.determinize(state, seat, Generator(99))
            for level in ("easy", "champion"):
                found = choose(GAME, level, state, seat, Generator(place), LITTLE)
                assert choose(GAME, level, other, seat, Generator(place), LITTLE) == found
                guess = think(GAME, level, state, seat, Generator(place), LITTLE)
                assert think(GAME, level, other, seat, Generator(place), LITTLE) == guess


def test_equal_questions_get_equal_answers_in_both_forms() -> None:
    told = []
    for seats, options in TABLES:
        for place, state in enumerate(play(seats, options, ("greedy",), 30)[3:-1:13]):
            seat = GAME.to_act(state)[0]
            first = think(GAME, "strong", state, seat, Generator(place), Budget(8))
            assert think(GAME, "strong", state, seat, Generator(place), Budget(8)) == first
            told.append(f"{GAME.notation(first.action)} {first.simulations}")
    assert zlib.crc32(" ".join(told).encode()) == CHECKSUM, told


CHECKSUM = 3018605640


def test_a_thought_evaluates_the_legal_actions_in_points_and_keeps_its_budget() -> None:
    assert UNIT == "points"
    state = play(2, {"rounds": 1}, ("greedy",), 12)[9]
    seat = GAME.to_act(state)[0]
    thought = think(GAME, "champion", state, seat, Generator(1), Budget(50))
    assert thought.simulations <= 50
    assert {worth.action for worth in thought.worths} <= set(GAME.legal(state, seat))
    assert max(thought.worths, key=lambda worth: worth.value).action == thought.action
    began = monotonic()
    assert think(GAME, "champion", state, seat, Generator(1), Budget(1 << 40, 0.05)).simulations > 0
    assert monotonic() - began < 5


def test_weaker_levels_know_fewer_links_and_all_of_them_the_referee_accepts() -> None:
    cards = GAME.start(2).setup.cards
    tables = [known(cards, strength.familiar) for strength in (EASY, MEDIUM, SKILLED, STRONG, CHAMPION)]
    counts = [sum(sides.bit_count() for sides in table) for table in tables]
    assert counts == sorted(set(counts))
    assert counts[0] > 0.8 * counts[-1]
    assert tables[-1] == cards.near
    for weaker, stronger in pairwise(tables):
        assert all(one & other == one for one, other in zip(weaker, stronger, strict=True))


def links_laid(way: str, strength: Strength) -> int:
    return sum(sides.bit_count() for sides in near_of(GAME.start(2, {"way": way}), strength))


SEARCHERS = (EASY, MEDIUM, SKILLED, STRONG, CHAMPION)


@pytest.mark.parametrize(
    ("way", "steps"),
    [
        ("classic", (GENTLE, GREEDY, *SEARCHERS)),
        ("endless", (GENTLE, GREEDY, *SEARCHERS)),
        ("quick", (GENTLE, GREEDY, *SEARCHERS)),
        ("quads", SEARCHERS),  # the two below know more links there, and see less of the table
    ],
)
def test_every_step_of_the_ladder_lays_more_links_than_the_one_below(way: str, steps: tuple[Strength, ...]) -> None:
    counts = [links_laid(way, strength) for strength in steps]
    assert counts == sorted(set(counts))
    assert links_laid(way, READER) == counts[-1]


@pytest.mark.parametrize("way", ["classic", "rummy"])
def test_whoever_advises_and_reviews_sees_what_strong_overlooks(way: str) -> None:
    assert adviser_of("connections") == reviewer_of("connections") == "adviser"
    assert links_laid(way, ADVISING) > links_laid(way, STRONG)


def test_a_weaker_level_challenges_a_link_it_does_not_know() -> None:
    """CX-J2: bots vote like the referee, each with its own strictness."""
    state = GAME.start(3)
    size = len(state.setup.cards.words)
    pairs = [divmod(place, size) for place, byte in enumerate(state.setup.cards.verdicts) if byte >= ACCEPTED]
    obscure = [pair for pair in pairs if not believed(state, EASY, *pair)]
    assert 0 < len(obscure) < len(pairs) / 4
    assert all(believed(state, CHAMPION, *pair) for pair in pairs)
    for waiting in play(3, {"judge": "vote", "rounds": 1}, ("champion",), 60):
        if waiting.windows and waiting.vote is None and not waiting.windows[0].fine:
            own, other, _ = waiting.windows[0].pairs[0]
            asked = next(seat for seat in GAME.to_act(waiting) if seat != waiting.windows[0].seat)
            action = choose(GAME, "easy", waiting, asked, Generator(1), LITTLE)
            wanted = FINE if believed(waiting, EASY, own, other) else CHALLENGE
            assert action.kind == wanted or len(waiting.windows[0].pairs) > 1


@pytest.mark.parametrize("level", SEARCHING)
def test_no_link_that_the_referee_refuses_is_laid_where_people_vote(level: str) -> None:
    state, rng = GAME.start(2, {"judge": "vote", "rounds": 1}), Generator(8)
    for _ in range(80):
        if not (acting := GAME.to_act(state)):
            break
        seat = acting[0]
        action = pick(GAME, state, -1, rng) if seat < 0 else choose(GAME, level, state, seat, rng, LITTLE)
        if action.kind == LAY:
            for _, own, other in state.web.pairs(action.b, action.a * 4 + action.c):
                assert state.setup.cards.verdict(own, other) >= ACCEPTED
        state = GAME.apply(state, seat, action)


def test_a_ruling_that_a_pair_falls_is_remembered_by_all_levels() -> None:
    state = GAME.start(2, {"judge": "vote"})
    cards = state.setup.cards
    size = len(cards.words)
    deck = deck_of(state, CHAMPION)
    pairs = (divmod(place, size) for place, byte in enumerate(cards.verdicts) if byte >= ACCEPTED)
    own, other = next((one, two) for one, two in pairs if one != two)
    ruled = state.copy()
    ruled.rulings = {min(own, other) * size + max(own, other): False}
    card, side = divmod(cards.sides.index(own), 4)
    assert deck.near[card * size + other] >> side & 1
    assert not deck_of(ruled, CHAMPION).near[card * size + other] >> side & 1


def test_a_spot_with_four_pairs_is_taken() -> None:
    """On trust every card fits: four pairs at once (× 10) beat everything else, even for the weakest level."""
    web = "1.0@0,0 2.0@1,0 3.0@2,0 4.0@0,1 5.0@2,1 6.0@0,2 7.0@1,2 8.0@2,2"
    text = (
        'connections 1\nseats 2\noptions {"judge": "trust", "rounds": 1}\npairs f81d1320caf8055c\nround 1\n'
        f"stage playing\nturn 0\nhands 9 10 / 11 12\npiles 111 13\nweb {web}\n"
    )
    state = GAME.read(text)
    for level in SEARCHING:
        after = GAME.apply(state, 0, act(CARD, 8))
        assert GAME.notation(choose(GAME, level, after, 0, Generator(1), Budget(40))) == "at 1,1"


def test_the_levels_go_from_chance_to_champion() -> None:
    assert list(levels_of("connections")) == ["random", "gentle", "greedy", *SEARCHING]
    assert [LEVELS[level].simulations for level in SEARCHING] == sorted(LEVELS[name].simulations for name in SEARCHING)


def test_in_a_race_a_bot_takes_the_time_a_person_needs() -> None:
    def first(way: str) -> State:
        state, rng = GAME.start(2, {"way": way}), Generator(3)
        while GAME.to_act(state) == (CHANCE,):
            state = GAME.apply(state, CHANCE, pick(GAME, state, CHANCE, rng))
        return state

    quick, classic = first("quick"), first("classic")
    waits = [pauses_of(GAME, level, quick, 0) for level in SEARCHING]
    assert waits == sorted(waits, reverse=True)
    assert min(waits) >= 5.0
    assert pauses_of(GAME, "easy", classic, GAME.to_act(classic)[0]) == 1.0


def test_in_a_race_a_bot_answers_at_once() -> None:
    asked = next(
        (state, seat)
        for state in play(3, {"way": "quick", "rounds": 1, "judge": "vote"}, ("greedy",) * 3, 30)
        for seat in GAME.to_act(state)
        if seat >= 0 and any(action.kind == FINE for action in GAME.legal(state, seat))
    )
    assert pauses_of(GAME, "easy", *asked) == 1.0

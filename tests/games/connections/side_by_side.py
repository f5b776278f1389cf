"""Random games played by the rules and by the second implementation (`naive.py`) side by side."""

from typing import Any

from connectable.games.connections import GAME
from connectable.games.connections.engine.actions import FILL, JOIN, LAY
from connectable.games.connections.engine.cards import ACCEPTED, Cards
from connectable.games.connections.engine.state import State
from connectable.generator import Generator
from games.connections.naive_ways import NaiveGame

WAYS: dict[str, tuple[int, dict[str, Any]]] = {
    "classic": (3, {"rounds": 1, "cards": 26}),
    "endless": (2, {"way": "endless", "table": 5, "cards": 24}),
    "solitaire": (1, {"way": "solitaire", "cards": 20}),
    "quick": (3, {"way": "quick", "rounds": 1, "cards": 34}),
    "quads": (2, {"way": "quads", "rounds": 1, "cards": 24}),
    "quads at once": (3, {"way": "quads", "turns": "at_once", "rounds": 1, "cards": 24}),
    "rummy": (3, {"way": "rummy", "cards": 26}),
}
"""Short games, so that there can be many."""
JUDGED: dict[str, dict[str, Any]] = {
    "own": {"find": "own"},
    "jury own": {"judge": "jury", "find": "own"},
    "jury": {"judge": "jury"},
    "referee": {},
    "vote": {"judge": "vote"},
    "trust": {"judge": "trust"},
}
NEW = ("own", "jury own", "jury")
"""Judges that the first version of the rules did not have."""
LIMIT = 20_000


def options_of(way: str, judged: str, number: int) -> tuple[int, dict[str, Any]]:
    """Seats and options of one of many games: the number of seats, lives and first turns differ from game to game."""
    seats, options = WAYS[way]
    options = options | JUDGED[judged]
    if "rounds" in options:
        options["rounds"] = 1 + (number % 8 == 7)
    if way == "solitaire":
        lives = (0, 3, 9)[number % 3] if judged == "own" else 0
        return seats, options | {"lives": lives}
    if way == "rummy":
        options = options | {"first_turns": number % 2 == 1}
    return (2, 3, 4)[number % 3] if way != "quick" else (2, 3)[number % 2], options


def twin_of(state: State, seats: int, options: dict[str, Any]) -> NaiveGame:
    cards: Cards = state.setup.cards
    number = {word: place for place, word in enumerate(cards.words)}
    return NaiveGame(
        seats,
        options,
        {card + 1: cards.names(card) for card in range(cards.count())},
        {card + 1: value for card, value in enumerate(cards.values)},
        lambda a, b: cards.verdict(number[a], number[b]) >= ACCEPTED,
    )


def play(seats: int, options: dict[str, Any], seed: int) -> tuple[int, str]:
    """How many actions a random game took, and how it ended; an AssertionError says where the two differ."""
    state, rng = GAME.start(seats, options), Generator(seed)
    twin = twin_of(state, seats, options)
    for count in range(LIMIT):
        where = f"seats {seats}, {options}, seed {seed}, action {count}"
        assert GAME.to_act(state) == twin.to_act(), where
        compare(state, twin, where)
        acting = GAME.to_act(state)
        if not acting:
            outcome = GAME.outcome(state)
            assert outcome, where
            assert (outcome.points, outcome.reason) == (tuple(twin.scores), twin.ends[-1]), where
            return count, outcome.reason
        seat = acting[rng.randrange(len(acting))]
        legal = GAME.legal(state, seat)
        texts = [GAME.notation(action) for action in legal]
        if seat < 0:
            assert sorted(texts) == sorted(f"{twin.chance_due()} {card}" for card in twin.unseen), where
        else:
            assert sorted(texts) == sorted(twin.legal(seat)), where
        action = legal[likely(state, seat, legal, rng)]
        twin.play(seat, GAME.notation(action))
        state = GAME.apply(state, seat, action)
    raise AssertionError(f"seats {seats}, {options}, seed {seed}: goes on after {LIMIT} actions")


def likely(state: State, seat: int, legal: Any, rng: Generator) -> int:
    """The place of a random action: placements more often than the rest, and half of the time one that holds."""
    lays = [place for place, action in enumerate(legal) if action.kind in (LAY, FILL, JOIN)]
    if lays and rng.randrange(4):
        if rng.randrange(2):
            lays = [place for place in lays if GAME.apply(state, seat, legal[place]).misses == state.misses] or lays
        return lays[rng.randrange(len(lays))]
    return rng.randrange(len(legal))


def compare(state: State, twin: NaiveGame, where: str) -> None:
    """Everything that both know under the same name."""
    assert [sum(own) for own in state.scores] == twin.scores or twin.over, where
    assert list(state.misses) == twin.misses, where
    assert [ended.reason for ended in state.ended] == twin.ends, where
    assert [{card + 1 for card in hand} for hand in state.hands] == twin.hands, where
    web = {(space % 1024 - 512, space // 1024 - 512): (piece // 4 + 1, piece % 4) for space, piece in web_of(state)}
    assert web == twin.web, where
    words = state.setup.cards.words
    size = len(words)
    rulings = {frozenset((words[key // size], words[key % size])): stands for key, stands in state.rulings.items()}
    assert rulings == twin.rulings, where
    assert {miss.seat for miss in state.pending} == set(twin.pending), where
    assert {window.seat for window in state.windows} == set(twin.waits), where
    if state.setup.lives and not twin.over:
        assert state.setup.lives - state.misses[0] > 0, where


def web_of(state: State) -> list[tuple[int, int]]:
    return list(state.web.cells.items())

"""Speed of Connections: listing legal actions, and random games of every way to play.

python bench/connections.py [GAMES]
"""

import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter

import connectable
from connectable.games.connections import GAME
from connectable.games.connections.engine.actions import DRAW, Action
from connectable.games.connections.engine.placing import spaces_for, turns_of
from connectable.games.connections.engine.playout import play_out
from connectable.games.connections.engine.state import State
from connectable.generator import Generator

WAYS: list[tuple[int, dict[str, str | int | bool]]] = [
    (3, {"way": "classic"}),
    (3, {"way": "endless"}),
    (1, {"way": "solitaire"}),
    (3, {"way": "quick"}),
    (2, {"way": "quads"}),
    (2, {"way": "quads", "turns": "at_once"}),
    (3, {"way": "rummy"}),
]
TRIED = [(seats, options | {"find": "own"}) for seats, options in WAYS]


def state_with_forty_cards() -> State:
    """A state with forty cards in the web and five in hand."""
    state, rng = GAME.start(2, {"judge": "trust", "way": "endless", "table": 25}), Generator(1)
    while len(state.web.cells) < 40 or len(state.hands[state.turn]) != 5 or not is_placing(state):
        state = GAME.apply(state, *random_action(state, rng))
    return GAME.read(GAME.format(state).replace('"judge": "trust", ', ""))  # the referee judges the same position


def is_placing(state: State) -> bool:
    """Whether the seat whose turn it is must place or draw a card."""
    return GAME.to_act(state) == (state.turn,) and state.drawn < 0 and state.choices[state.turn] is None


def random_action(state: State, rng: Generator) -> tuple[int, Action]:
    """A seat to act and a random action for it; small hands draw before they place."""
    seat = GAME.to_act(state)[0]
    actions = GAME.legal(state, seat)
    draw = [action for action in actions if action.kind == DRAW and len(state.hands[seat]) < 5]
    return seat, draw[0] if draw else actions[rng.randrange(len(actions))]


def placements(state: State) -> int:
    """How many placements of the hand there are: every space of every card is asked for its turns."""
    found, seat = 0, state.turn
    for card in state.hands[seat]:
        for space in spaces_for(state, card):
            found += len(turns_of(state, state.web.needs[space], card))
    return found


def best_of(work: Callable[[], object], times: int = 200) -> float:
    """Milliseconds of the quickest of many runs."""
    found = []
    for _ in range(times):
        start = perf_counter()
        work()
        found.append(perf_counter() - start)
    return 1000 * min(found)


def main(games: int) -> None:
    state = state_with_forty_cards()
    hand, web = len(state.hands[state.turn]), len(state.web.cells)
    for find in ("shown", "own"):
        asked = GAME.read(GAME.format(state).replace('{"way"', f'{{"find": "{find}", "way"'))
        each, all_of_them = best_of(partial(GAME.legal, asked, asked.turn)), best_of(partial(placements, asked))
        print(
            f"{connectable.form()}, find {find}: legal, {hand} cards against {web}: {each:.3f} ms; "
            f"all {placements(asked)} placements: {all_of_them:.3f} ms"
        )
    for seats, options in [*WAYS, *TRIED]:
        fresh = GAME.start(seats, options)
        start, steps, most, ends = perf_counter(), 0, 0, dict[str, int]()
        for seed in range(games):
            end, count = play_out(fresh, seed, 200_000)
            outcome = GAME.outcome(end)
            assert outcome, f"{options}: seed {seed} did not end"
            ends[outcome.reason] = ends.get(outcome.reason, 0) + 1
            steps, most = steps + count, max(most, count)
        took = perf_counter() - start
        name = " ".join(map(str, options.values()))
        print(
            f"{name:16} {seats} seats: {games} games, {steps // games} actions each, at most {most};"
            f" {1000 * took / games:.1f} ms per game, {steps / took:,.0f} actions per second; {ends}"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)

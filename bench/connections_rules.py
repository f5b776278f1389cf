"""Many random games with the options of CX-J6 and CX-J7: a second implementation, the laws, and unheard verdicts.

PYTHONPATH=build/compiled:tests python bench/connections_rules.py [GAMES] [WAY …]

Every game is played by the rules and by `tests/games/connections/naive.py` side by side; then the laws of the contract
are held against a game with the same options, and its positions against twins that differ in verdicts nobody has heard.
"""

import sys
from collections import Counter
from time import perf_counter

import connectable
from connectable.games.connections import GAME
from connectable.games.connections.engine.state import State
from connectable.games.connections.position_checks import cards_named
from connectable.testing import LAWS, Trial, judge
from games.connections.side_by_side import NEW, WAYS, options_of, play
from games.connections.unknown_verdicts import everything, heard, otherwise

SAMPLES = 2
"""Positions of a game that the costly checks look at."""
FORMAL = "bad_input_is_refused"
"""A law about the edge of the contract, which depends on no game."""


def all_cards_are_somewhere_once(state: State) -> None:
    named = Counter([*cards_named(state), *state.unseen])
    assert named == Counter(range(state.setup.cards.count()))


def hold_laws(trial: Trial) -> int:
    laws = [law for law in LAWS if law.__name__ != FORMAL]
    for law in laws:
        judge(law, trial)
    return len(laws)


def compare_unheard(trial: Trial, seed: int) -> int:
    """How many answers were compared between positions and their twins with other verdicts."""
    compared, last = 0, len(trial.steps) - 1
    for count in {last // 3, 2 * last // 3}:
        state = trial.steps[count][0]
        if state.setup.own:
            twin = otherwise(state, heard(trial, count), seed)
            for viewer in trial.viewers:
                assert everything(trial, state, viewer) == everything(trial, twin, viewer), f"{trial} at {count}"
                compared += 1
    return compared


def main(games: int, ways: list[str]) -> None:
    print(f"{connectable.form()}: {games} games per way")
    for way in ways or list(WAYS):
        start, actions, laws, compared, ends = perf_counter(), 0, 0, 0, Counter[str]()
        for number in range(games):
            judged = NEW[number % len(NEW)] if way != "solitaire" else "own"
            seats, options = options_of(way, judged, number)
            count, reason = play(seats, options, number)
            actions += count
            ends[reason] += 1
            trial = Trial(GAME, seats, options, number, all_cards_are_somewhere_once, samples=SAMPLES)
            laws += hold_laws(trial)
            compared += compare_unheard(trial, number)
        print(
            f"{way:14} {games} games, {actions} actions as the second implementation plays them, {laws} laws held, "
            f"{compared} answers alike with other verdicts; {dict(ends)}; {perf_counter() - start:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, sys.argv[2:])

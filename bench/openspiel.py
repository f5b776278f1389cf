"""OpenSpiel's own checks on our games: random play with every promise of its interface looked at on the way.

    PYTHONPATH=build/compiled python bench/openspiel.py

Needs open_spiel (`make bench` installs it); raises where a promise is broken.
"""

import time

from connectable.lab.environments.openspiel import register_all, spiel

MORE = (
    "connectable_connect5(players=3)",
    "connectable_connect5(board=advanced,mode=full)",
    "connectable_connnect(players=4)",
    "connectable_connections(way=quick,players=3)",
    "connectable_connections(way=quads,turns=at_once)",
    "connectable_connections(way=rummy)",
)
"""Besides every game as it comes."""


def main() -> None:
    for name in (*register_all(), *MORE):
        begun = time.monotonic()
        spiel().random_sim_test(spiel().load_game(name), num_sims=1, serialize=True, verbose=False)
        print(f"{name}: fine, {time.monotonic() - begun:.1f} s", flush=True)


if __name__ == "__main__":
    main()

"""OpenSpiel's own conformance checks on our games: random play that verifies every guarantee of its interface.

    PYTHONPATH=build/compiled python bench/openspiel.py

Needs open_spiel (`make bench` installs it); raises if a guarantee is broken.
"""

import time

from connectable.lab.environments.openspiel import register_all, spiel

VARIANTS = (
    "connectable_connect5(players=3)",
    "connectable_connect5(board=advanced,mode=full)",
    "connectable_connnect(players=4)",
    "connectable_connections(way=quick,players=3)",
    "connectable_connections(way=quads,turns=at_once)",
    "connectable_connections(way=rummy)",
)
"""Checked in addition to every game with its default options."""


def main() -> None:
    for name in (*register_all(), *VARIANTS):
        begun = time.monotonic()
        spiel().random_sim_test(spiel().load_game(name), num_sims=1, serialize=True, verbose=False)
        print(f"{name}: passed, {time.monotonic() - begun:.1f} s", flush=True)


if __name__ == "__main__":
    main()

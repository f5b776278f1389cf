"""Fixed pieces of work that a build of the package can be measured by; each is the same from run to run.

    PYTHONPATH=FOLDER python bench/work.py KIND TIMES

It uses the contract, the bots and what a move at a table runs through, so that it runs on older versions of the
package too, or says that they lack something. `bench/check.py` counts what it costs.
"""

import random
import sys
from collections.abc import Callable

import connectable

SEATS = {"connnect": 2, "connect5": 2, "connections": 3}
LEVEL = "strong"
SIMULATIONS = 100
TABLE_SEATS, MOVES = 4, 40


def loop(name: str, seed: int) -> None:
    """One game of random actions from Python: to_act, legal and the checked apply."""
    game, draw = connectable.game(name), random.Random(seed).random
    to_act, legal, apply = game.to_act, game.legal, game.apply
    state = game.start(SEATS[name])
    while acting := to_act(state):
        seat = acting[int(draw() * len(acting))]
        actions = legal(state, seat)
        state = apply(state, seat, actions[int(draw() * len(actions))])


def playout(name: str, seed: int) -> None:
    """One random game inside the rules."""
    connectable.random_playout(name, SEATS[name], seed)


def choice(name: str, seed: int) -> None:
    """One choice of a bot that searches, at the first turn of a seat."""
    from connectable.bots.levels import Budget, think
    from connectable.generator import Generator

    game, rng = connectable.game(name), Generator(1)
    state = game.start(SEATS[name])
    while -1 in (acting := game.to_act(state)):
        actions = game.legal(state, -1)
        state = game.apply(state, -1, actions[rng.randrange(len(actions))])
    guess = game.determinize(state, acting[0], Generator(seed))
    think(game, LEVEL, guess, acting[0], Generator(seed), Budget(SIMULATIONS))


def view(name: str, seed: int) -> None:
    """What a seat sees, with its legal actions as text and their previews, all along one random game."""
    game, rng = connectable.game(name), random.Random(seed)
    state = game.start(SEATS[name])
    while acting := game.to_act(state):
        seat = rng.choice(acting)
        actions = game.legal(state, seat)
        game.view(state, seat)
        for action in actions[:8]:
            game.preview(state, seat, game.parse(state, seat, game.notation(action)))
        state = game.apply(state, seat, rng.choice(actions))


def move(name: str, seed: int) -> None:
    """Random acts at a table with four people: decided, kept, and told to each of them as changes. No store, no
    sockets."""
    from connectable.server.protocol.projection import Tail
    from connectable.server.tables.announcement import Shared
    from connectable.server.tables.hosted_table import HostedTable
    from connectable.table import Seat, Settings, create, decide
    from connectable.table.commands import Act
    from connectable.table.events import Created
    from connectable.table.evolve import acting_seats
    from connectable.table.play import offered

    rng, hosted, game = random.Random(seed), HostedTable("work"), connectable.game(name)
    seats = (Seat("human"),) * TABLE_SEATS
    hosted.add(create(Created(0, "work", name, {}, Settings(), seats, "", bytes(32), rules=game.rules)))
    told = dict.fromkeys(range(TABLE_SEATS), 0)
    for number in range(MOVES):
        acting = acting_seats(hosted.table) if hosted.table.phase == "playing" else ()
        if not acting:
            return
        seat = rng.choice(acting)
        actions = [game.notation(action) for action in offered(hosted.table, seat)]
        changes = decide(hosted.table, Act(seat, rng.choice(actions)), number)
        hosted.add(changes)
        concerned, shared = hosted.concerned(changes), Shared()
        for viewer in told if concerned < 0 else (concerned,):
            news = hosted.announcement(viewer, shared)
            if news.telling.number != told[viewer]:
                news.message(told[viewer], news.log.position - 1, Tail(False, number), deltas=True, short=True)
                told[viewer] = news.telling.number


KINDS: dict[str, tuple[Callable[[str, int], None], int]] = {
    "loop": (loop, 60),
    "playout": (playout, 100),
    "choice": (choice, 3),
    "view": (view, 2),
    "move": (move, 2),
}
"""What is done, and how often at a time."""
SHARE = {"connections": 8}
"""Of that, one in so many is done of a game whose games are long: a guard that takes an hour is not used."""


def kinds() -> list[str]:
    """`import` alone, then every kind for every game, as `loop connnect`."""
    return ["import", *(f"{kind} {name}" for name in SEATS for kind in KINDS)]


def run(kind: str, times: int) -> None:
    """Does that work once to warm up, and then so many times."""
    if kind == "import":
        return
    what, name = kind.split()
    work, batch = KINDS[what]
    work(name, 0)
    for seed in range(times * -(-batch // SHARE.get(name, 1))):
        work(name, seed)


if __name__ == "__main__":
    run(sys.argv[1], int(sys.argv[2]))

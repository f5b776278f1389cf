"""Write the recorded games and the playthrough from seeds; the tests check the stored files against the rules.

PYTHONPATH=src:tests python -m connections.recorded

The records bring their own deck and leave nothing to the referee, or name the first deck, which never changes: so a
new shipped deck breaks none.
"""

import copy
from itertools import product
from typing import Any

from connectable.games.connections import GAME, drawing
from connectable.games.connections.engine.actions import ABSTAIN
from connectable.games.connections.engine.state import State
from connectable.generator import Generator
from connectable.options import OptionValue
from connectable.record import Record, write_record
from paths import PLAYTHROUGHS, RECORDS

FOLDER = RECORDS / "connections"
PLAYTHROUGH = PLAYTHROUGHS / "connections.txt"
NAMES = ["".join(parts).upper() for parts in product("bdfgklmnpr", "aeiou", "nst", "a")]
VOTE: dict[str, OptionValue] = {"judge": "vote"}
TRUST: dict[str, OptionValue] = {"judge": "trust"}
GAMES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "classic-out": (3, TRUST | {"rounds": 2}),
    "classic-quiet": (3, VOTE | {"rounds": 1}),
    "endless-quiet": (2, TRUST | {"way": "endless"}),
    "endless-full": (2, TRUST | {"way": "endless", "table": 5}),
    "solitaire-solitaire": (1, TRUST),
    "quick-out": (3, VOTE | {"way": "quick", "rounds": 1}),
    "quick-stuck": (3, VOTE | {"way": "quick", "rounds": 1}),
    "quads-quads": (2, TRUST | {"way": "quads", "rounds": 1}),
    "quads-taken": (3, VOTE | {"way": "quads", "rounds": 1}),
    "quads-quiet": (2, TRUST | {"way": "quads", "turns": "at_once", "rounds": 1}),
    "rummy-out": (3, TRUST | {"way": "rummy"}),
    "rummy-quiet": (3, VOTE | {"way": "rummy"}),
}
"""WAY-END → seats, options."""
FIRST: dict[str, OptionValue] = {"deck": "house-1", "verdicts": "b8aa0bca8a93ee4c"}
OWN: dict[str, OptionValue] = FIRST | {"find": "own", "cards": 40}
JURY: dict[str, OptionValue] = OWN | {"judge": "jury"}
TRIED: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "lives": (1, OWN | {"lives": 5}),
    "cards": (1, FIRST | {"find": "own", "cards": 12}),
    "classic-misses": (2, OWN | {"rounds": 1}),
    "classic-jury": (3, JURY | {"rounds": 1}),
    "classic-jury-shown": (3, FIRST | {"judge": "jury", "cards": 40, "rounds": 1}),
    "endless-misses": (2, OWN | {"way": "endless"}),
    "quick-misses": (3, OWN | {"way": "quick", "rounds": 1}),
    "quick-jury": (3, JURY | {"way": "quick", "rounds": 1}),
    "quads-misses": (2, OWN | {"way": "quads", "rounds": 1}),
    "quads-jury": (3, JURY | {"way": "quads", "turns": "at_once", "rounds": 1}),
    "rummy-misses": (3, OWN | {"way": "rummy"}),
    "rummy-first-turns": (3, JURY | {"way": "rummy", "first_turns": True}),
}
"""CX-J6, CX-J7: games in which links are found by trying → seats, options."""


class PlainPen:
    """A pen that writes keys instead of sentences, without colour, so that the drawing depends on no language."""

    def say(self, key: str, /, **values: str | int) -> str:
        return " ".join([key, *(f"{name}={value}" for name, value in values.items())])

    def ink(self, style: str, text: str, /) -> str:
        return text


def deck(count: int = 36) -> str:
    """A deck of made-up words, four per card."""
    rows = [[*NAMES[4 * card : 4 * card + 4], str(card % 5 + 1)] for card in range(count)]
    return "north,east,south,west,value\n" + "".join(",".join(row) + "\n" for row in rows)


def record(seed: int, seats: int, options: dict[str, OptionValue]) -> tuple[Record, str]:
    """A game of random actions without abstentions (three seats: no tie), and how it ended."""
    options = {"deck": options.get("deck", deck()), **options}
    found = Record(GAME.name, GAME.rules, options, seats, [])
    state, rng = GAME.start(seats, options), Generator(seed)
    while acting := GAME.to_act(state):
        seat = acting[rng.randrange(len(acting))]
        actions = [action for action in GAME.legal(state, seat) if action.kind != ABSTAIN]
        action = actions[rng.randrange(len(actions))]
        found.play(seat, GAME.notation(action))
        state = GAME.apply(state, seat, action)
    outcome = GAME.outcome(state)
    assert outcome
    return found, outcome.reason


def picture(state: State, viewer: int | None) -> str:
    """The drawing, with the referee's opinion left out."""
    view: dict[str, Any] = copy.deepcopy(dict(GAME.view(state, viewer)))
    for window in view["windows"]:
        for pair in window["pairs"]:
            pair["reason"] = ""
    return drawing.draw(view, viewer, PlainPen())


def playthrough(seed: int = 2) -> str:
    """A readable round of classic by vote: every action as each seat sees it, some pictures, the end."""
    options: dict[str, OptionValue] = {"judge": "vote", "rounds": 1, "deck": deck()}
    told, _ = record(seed, 3, options)
    lines = [f"Connections, rules {GAME.rules}, classic, judged by vote, 3 seats, seed {seed}", ""]
    state = GAME.start(3, options)
    for number, (who, text) in enumerate(told.entries):
        assert isinstance(who, int)
        action = GAME.parse(state, who, str(text))
        seen = [GAME.shown(state, who, action, to) or "–" for to in (0, 1, 2, None)]
        name = f"seat {who}" if who >= 0 else GAME.label(state)
        lines.append(f"{number:3} {name}: {text}" + ("" if set(seen) == {text} else f"   seen as {' | '.join(seen)}"))
        if number % 60 == 30:
            viewer = max(who, 0)
            lines += [
                "",
                GAME.format(state).split("\n", 4)[4],
                picture(state, viewer),
                "",
            ]
        state = GAME.apply(state, who, action)
    lines += ["", picture(state, None), "", str(GAME.outcome(state))]
    return "\n".join(line.rstrip() for line in "\n".join(lines).split("\n")) + "\n"


def main() -> None:
    for name, (seats, options) in GAMES.items():
        wanted = name.partition("-")[2]
        for seed in range(500):
            found, reason = record(seed, seats, options)
            if reason == wanted:
                (FOLDER / f"{name}.json").write_text(write_record(found), "utf-8")
                break
        else:
            raise AssertionError(f"no seed ends {name}")
    for name, (seats, options) in TRIED.items():
        (FOLDER / f"tried-{name}.json").write_text(write_record(record(5, seats, options)[0]), "utf-8")
    PLAYTHROUGH.write_text(playthrough(), "utf-8")


if __name__ == "__main__":
    main()

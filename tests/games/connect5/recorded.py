"""Write the recorded games and the playthrough from seeds; the tests check the stored files against the rules.

PYTHONPATH=src:tests python -m connect5.recorded
"""

from connectable.games.connect5 import GAME, drawing
from connectable.generator import Generator
from connectable.options import OptionValue
from connectable.playout import pick
from connectable.record import Record, write_record
from games.connect5.kind_counts import played
from paths import PLAYTHROUGHS, RECORDS

FOLDER = RECORDS / "connect5"
PLAYTHROUGH = PLAYTHROUGHS / "connect5.txt"
GAMES: dict[str, tuple[int, int, dict[str, OptionValue]]] = {
    "connect5": (20856, 2, {}),
    "stuck": (1265, 3, {}),
    "quiet": (618, 2, {}),
    "shared": (25285, 2, {}),
    "full-of-three": (2477, 3, {"mode": "full"}),
}
"""Seed, seats and options by file name."""


class PlainPen:
    """A pen that writes keys instead of sentences, without colour, so that the drawing depends on no language."""

    def say(self, key: str, /, **values: str | int) -> str:
        return " ".join([key, *(f"{name}={value}" for name, value in values.items())])

    def ink(self, style: str, text: str, /) -> str:
        return text


def record(seed: int, seats: int, options: dict[str, OptionValue]) -> Record:
    """A game of random actions."""
    found = Record(GAME.name, GAME.rules, options, seats, [])
    state, rng = GAME.start(seats, options), Generator(seed)
    while acting := GAME.to_act(state):
        rng.word()  # for the seat, as the general playout draws
        action = pick(GAME, state, acting[0], rng)
        found.play(acting[0], GAME.notation(action))
        state = GAME.apply(state, acting[0], action)
    return found


def playthrough(seed: int = 12) -> str:
    """A readable game: every action with its preview, every tenth board, the end."""
    lines = [f"Connect 5, rules {GAME.rules}, advanced board, 3 seats, seed {seed}", ""]
    last = None
    for number, (state, action) in enumerate(played(seed, "advanced", 3, True)):
        seat, preview = GAME.to_act(state)[0], GAME.preview(state, GAME.to_act(state)[0], action)
        if number % 10 == 0:
            lines += ["", GAME.format(state), "", drawing.draw(GAME.view(state, seat), seat, PlainPen()), ""]
        told = f"points {preview['points']}" + ("" if preview["ends_turn"] else ", goes on")
        lines.append(f"{number:3} seat {seat} of {len(GAME.legal(state, seat))}: {GAME.notation(action)} ({told})")
        last = GAME.apply(state, seat, action)
    assert last is not None
    lines += ["", drawing.draw(GAME.view(last, None), None, PlainPen()), "", str(GAME.outcome(last))]
    return "\n".join(line.rstrip() for line in "\n".join(lines).split("\n")) + "\n"


if __name__ == "__main__":
    for name, (seed, seats, options) in GAMES.items():
        (FOLDER / f"{name}.json").write_text(write_record(record(seed, seats, options)), "utf-8")
    PLAYTHROUGH.write_text(playthrough(), "utf-8")

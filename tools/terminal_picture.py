"""Write docs/screens/terminal.svg: CoNNNect in the terminal, midway through a seeded game. Run by `make screens`."""

import io
from pathlib import Path

from rich.console import Console
from rich.text import Text

import connectable
from connectable.bots.levels import choose
from connectable.generator import Generator
from connectable.i18n import Speech
from connectable.playout import pick
from connectable.registry import drawing
from connectable.terminal.pen import Pen

PICTURE = Path(__file__).parent.parent / "docs/screens/terminal.svg"
SEED, STEPS = 7, 150


def main() -> None:
    game = connectable.game("connnect")
    state, rng = game.start(3), Generator(SEED)
    for _ in range(STEPS):
        seat = game.to_act(state)[0]
        chance = seat == connectable.CHANCE
        action = pick(game, state, seat, rng) if chance else choose(game, "greedy", state, seat, rng)
        state = game.apply(state, seat, action)
    while 0 not in game.to_act(state):
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, pick(game, state, seat, rng))
    picture = drawing("connnect")(game.view(state, 0), 0, Pen(Speech("en"), colour=True))
    console = Console(record=True, width=80, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(picture), end="")
    console.save_svg(str(PICTURE), title="connectable play connnect")
    strip_fonts()


def strip_fonts() -> None:
    """Remove the web fonts: the picture uses the reader's own monospace font and loads nothing."""
    text = PICTURE.read_text("utf-8")
    while "@font-face" in text:
        start = text.index("@font-face")
        text = text[:start] + text[text.index("}", start) + 1 :]
    PICTURE.write_text(text.replace("Fira Code", "DejaVu Sans Mono"), "utf-8")


if __name__ == "__main__":
    main()

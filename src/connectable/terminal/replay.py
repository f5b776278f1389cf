"""Show a record step by step: each action and the picture after it. It changes nothing."""

from pathlib import Path
from typing import Any

from connectable.contract import CHANCE
from connectable.record import live, played_by, states
from connectable.terminal import saves
from connectable.terminal.errors import UsageError
from connectable.terminal.game_text import GameText, speech_for
from connectable.terminal.result import result
from connectable.terminal.screen import Screen
from connectable.terminal.session import players_and_seed


def replay(lang: str, file: Path, seat: int | None, *, everything: bool) -> int:
    """Show the record as a watcher or a seat sees it, and return the exit code."""
    record = saves.load(file)
    game = played_by(record)
    if seat is not None and not 1 <= seat <= record.seats:
        raise UsageError("tb-bad-look", seats=record.seats)
    speech = speech_for(lang, record.game)
    screen, text = Screen(speech), GameText(speech, game)
    viewer = None if seat is None else seat - 1
    all_states, actions = list(states(record)), live(record)
    screen.line(screen.pen.ink("bold", text.name()))
    for step, state in enumerate(all_states):
        if step:
            _, who, notation = actions[step - 1]
            before = all_states[step - 1]
            shown = game.shown(before, who, game.parse(before, who, notation), viewer)
            screen.line(log_line(screen, step, len(actions), who, shown))
        draw(screen, text, state, viewer)
        if not everything and screen.is_interactive and step < len(actions) and not wants_more(screen):
            return 0
    outcome = game.outcome(all_states[-1])
    if outcome is None:
        screen.say("tb-replay-open")
    else:
        players, _ = players_and_seed(record, "")
        screen.line(result(outcome, players, text, screen.pen))
    return 0


def log_line(screen: Screen, step: int, count: int, who: int, shown: str | None) -> str:
    """One line: the number of the step, the seat and the action, or “…” for a sealed one."""
    text = "…" if shown is None else shown
    text = text if who == CHANCE else screen.speech.say("tb-log", seat=who + 1, action=text)
    return screen.pen.ink("bold", f"{step}/{count}  {text}")


def draw(screen: Screen, text: GameText, state: Any, viewer: int | None) -> None:
    screen.line(text.picture(text.game.view(state, viewer), viewer, screen.pen))
    screen.rule()


def wants_more(screen: Screen) -> bool:
    """Wait for Enter; False if the user quits."""
    try:
        return screen.ask(screen.speech.say("tb-replay-prompt") + " ").strip().lower() not in ("q", "quit")
    except (EOFError, KeyboardInterrupt):
        screen.line()
        return False

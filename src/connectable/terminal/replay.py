"""A record step by step on the screen: what happened and the picture after it. It changes nothing."""

from pathlib import Path
from typing import Any

from connectable.contract import CHANCE
from connectable.record import live, played_by, states
from connectable.terminal import saves
from connectable.terminal.errors import UsageError
from connectable.terminal.game_text import Words, speech_for
from connectable.terminal.result import result
from connectable.terminal.screen import Screen
from connectable.terminal.session import seating


def replay(lang: str, file: Path, seat: int | None, *, everything: bool) -> int:
    """Shows the record as a watcher sees it, or as a seat does; the exit code."""
    record = saves.load(file)
    game = played_by(record)
    if seat is not None and not 1 <= seat <= record.seats:
        raise UsageError("tb-bad-look", seats=record.seats)
    speech = speech_for(lang, record.game)
    screen, words = Screen(speech), Words(speech, game)
    viewer = None if seat is None else seat - 1
    found, actions = list(states(record)), live(record)
    screen.line(screen.pen.ink("bold", words.name()))
    for place, state in enumerate(found):
        if place:
            _, who, text = actions[place - 1]
            action = game.parse(found[place - 1], who, text)
            shown = game.shown(found[place - 1], who, action, viewer)
            screen.line(told(screen, place, len(actions), who, shown))
        draw(screen, words, state, viewer)
        if not everything and screen.typed and place < len(actions) and not onward(screen):
            return 0
    outcome = game.outcome(found[-1])
    if outcome is None:
        screen.say("tb-replay-open")
    else:
        players, _ = seating(record, "")
        screen.line(result(outcome, players, words, screen.pen))
    return 0


def told(screen: Screen, place: int, count: int, who: int, shown: str | None) -> str:
    """One line: which step, whose, what; a sealed action shows that it happened."""
    text = "…" if shown is None else shown
    text = text if who == CHANCE else screen.speech.say("tb-log", seat=who + 1, action=text)
    return screen.pen.ink("bold", f"{place}/{count}  {text}")


def draw(screen: Screen, words: Words, state: Any, viewer: int | None) -> None:
    screen.line(words.picture(words.game.view(state, viewer), viewer, screen.pen))
    screen.rule()


def onward(screen: Screen) -> bool:
    """Waits for Enter; False when somebody has seen enough."""
    try:
        return screen.ask(screen.speech.say("tb-replay-prompt") + " ").strip().lower() not in ("q", "quit")
    except (EOFError, KeyboardInterrupt):
        screen.line()
        return False

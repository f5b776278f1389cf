"""The commands of a game in the terminal: help, legal, look, undo, next, save, quit. All other text is an action."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from connectable.table import Refused
from connectable.terminal.pen import WIDTH, columns, pad, signed, wrap

if TYPE_CHECKING:
    from connectable.terminal.play import Play


class Leave(Exception):
    """Raised by `quit`: the game is saved and the program ends."""


def run(play: "Play", seat: int, text: str) -> bool:
    """Run the line if it is a command; return whether it was one."""
    word, _, rest = text.partition(" ")
    match word.lower():
        case "help" | "?":
            show_help(play, rest)
        case "legal":
            list_legal(play, seat, rest.lower())
        case "look" | "sheet":
            look_at(play, seat, rest)
        case "rulings" if play.game_text.console:
            export(play, word.lower(), rest)
        case "undo" if rest in ("", "all"):
            undo(play, seat, everything=rest == "all")
        case "next" if not rest:
            hand_over(play, seat)
        case "save" if not rest:
            if play.save():
                play.screen.say("tb-saved", file=str(play.path))
        case "quit" | "exit" if not rest:
            raise Leave
        case _:
            return False
    return True


def show_help(play: "Play", rule: str) -> None:
    """Show how the game goes and what can be typed, or the text of a rule."""
    screen = play.screen
    if not rule:
        for title, told in play.game_text.explained():
            screen.line(screen.pen.ink("bold", title))
            screen.line(wrap(told))
            screen.line()
        if game_help := play.game_text.help():
            screen.line(screen.pen.ink("bold", screen.speech.say("tb-help-typing")))
            screen.line(wrap(game_help))
            screen.line()
        screen.say("tb-help-help", rule=play.game_text.example)
        for key in ("legal", "look", "undo", "next", "save"):
            screen.say(f"tb-help-{key}")
        return
    text = play.game_text.rule(rule)
    if text is None:
        screen.say("tb-no-rule", rule=rule[:40], example=play.game_text.example)
    else:
        screen.line(wrap(f"{screen.pen.ink('bold', rule.upper())}  {text}"))


def list_legal(play: "Play", seat: int, part: str) -> None:
    """List the legal actions that contain the typed text, with the points they score at once."""
    game, state, screen = play.session.game, play.session.state, play.screen
    found: list[str] = []
    for action in game.legal(state, seat):
        text = play.game_text.spoken(game.notation(action))
        if part in text.lower():
            points = game.preview(state, seat, action).get("points")
            amount = signed(points) if isinstance(points, int) and points < 0 else f"+{points}"
            found.append(text + (screen.pen.ink("green", f" {amount}") if points else ""))
    if not found:
        screen.say("tb-legal-none", part=part)
        return
    width = max(map(columns, found)) + 2
    across = max(1, WIDTH // width)
    for start in range(0, len(found), across):
        screen.line("".join(pad(text, width) for text in found[start : start + across]).rstrip())


def look_at(play: "Play", seat: int, number: str) -> None:
    """Show another seat's picture or a part of the board, drawn from this seat's view: only what this seat may know."""
    session, screen = play.session, play.screen
    console = play.game_text.console
    if console and (found := console.look(session.game.view(session.state, seat), number, screen.pen)):
        screen.line(found)
        return
    if not (number.isascii() and number.isdigit() and 1 <= int(number[:3]) <= len(session.players)):
        screen.say("tb-bad-look", seats=len(session.players))
        return
    screen.line(play.game_text.picture(session.game.view(session.state, seat), int(number) - 1, screen.pen))


def export(play: "Play", name: str, file: str) -> None:
    """Show what can be taken along to another game, or save it to a new file."""
    assert play.game_text.console is not None, "asked before"
    text, screen = play.game_text.console.export(play.session.state)[name], play.screen
    if not text:
        screen.say("tb-export-none")
    elif not file:
        screen.line(text.rstrip("\n"))
    else:
        try:
            with Path(file).expanduser().open("x", encoding="utf-8") as place:
                place.write(text)
        except FileExistsError:
            screen.say("tb-file-exists", file=file)
        except OSError as error:
            screen.say("tb-save-failed", file=file, reason=error.strerror or type(error).__name__)
        else:
            screen.say("tb-taken-along", file=file, name=name)


def undo(play: "Play", seat: int, *, everything: bool) -> None:
    """Undo the seat's last action, or every action it may still undo."""
    gone: list[str] = []
    with suppress(Refused):  # until there is nothing left to undo
        while everything or not gone:
            gone.append(play.session.undo(seat))
    if gone:
        play.screen.say("tb-undone", actions=[play.game_text.spoken(text) for text in gone])
    else:
        play.screen.say("tb-undo-none")


def hand_over(play: "Play", seat: int) -> None:
    """Let another person act first when several may act."""
    acting = play.session.game.to_act(play.session.state)
    others = [other for other in acting if other in play.session.people and other != seat]
    if not others:
        play.screen.say("tb-next-none")
        return
    play.next_seat = play.following(others)

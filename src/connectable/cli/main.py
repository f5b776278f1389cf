"""The command `connectable`: language, help and command found, then handed over. Heavy imports wait until needed."""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

HELP = ("--help", "-h")


def main() -> NoReturn:
    """Run the command line of this process."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a sign the terminal does not have must not end a game
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # somebody closed the pager
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except KeyboardInterrupt:
        code = 130
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """The exit code of a command line."""
    if list(arguments) == ["--version"]:
        return version()
    from connectable.i18n import Speech, language
    from connectable.terminal.errors import UsageError
    from connectable.terminal.pen import harmless, wrap

    lang = language()
    try:
        asked, arguments = without_language(arguments)
        lang = asked or lang
        return version() if arguments == ["--version"] else dispatch(lang, arguments)
    except UsageError as error:
        sys.stdout.flush()
        sys.stderr.write(wrap(harmless(Speech(lang).say(error.key, **error.values))) + "\n")
        return 2


def version() -> int:
    from connectable import __version__, form

    sys.stdout.write(f"connectable {__version__} ({form()})\n")
    return 0


def without_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands, and the rest: errors are told in that language too."""
    from connectable.i18n import LANGUAGES
    from connectable.terminal.errors import UsageError

    rest = list(arguments)
    place = next((place for place, text in enumerate(rest) if text == "--lang" or text.startswith("--lang=")), None)
    if place is None:
        return None, rest
    _, equals, asked = rest.pop(place).partition("=")
    if not equals and place < len(rest):
        asked = rest.pop(place)
    if asked not in LANGUAGES:
        raise UsageError("cl-bad-language", lang=asked, known=LANGUAGES)
    return asked, rest


def dispatch(lang: str, arguments: Sequence[str]) -> int:
    """Run the command, or explain it when `--help` stands anywhere."""
    from connectable.cli.commands import HOME, find
    from connectable.cli.handlers import HANDLERS
    from connectable.cli.parser import Command, read

    words = [word for word in arguments if word not in HELP]
    found, rest = find(words, explain=len(words) < len(arguments))
    if len(words) < len(arguments):
        from connectable.cli.help import command_page, group_page, overview
        from connectable.i18n import Speech

        speech = Speech(lang)
        if found is HOME:
            sys.stdout.write(overview(speech))
        else:
            sys.stdout.write(command_page(found, speech) if isinstance(found, Command) else group_page(found, speech))
        return 0
    assert isinstance(found, Command)
    return HANDLERS[found.name](lang, read(found, rest))

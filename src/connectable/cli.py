"""The command `connectable`: reads the command line and hands over. Everything heavy is imported by what needs it."""

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

if TYPE_CHECKING:
    import typer

COMMANDS = ("serve", "play", "replay", "verify", "check", "export", "backup", "restore", "lab")
HOME = ("--lan", "--port", "--data", "--public-url", "--no-browser")
"""What the plain command takes: a table on this computer or at home."""


def main() -> NoReturn:
    """Runs the command line of this process."""
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
        from connectable import __version__, form

        sys.stdout.write(f"connectable {__version__} ({form()})\n")
        return 0
    from connectable.i18n import Speech, language
    from connectable.registry import GAMES
    from connectable.terminal.pen import harmless, wrap
    from connectable.terminal.slip import Slip

    lang = language()
    try:
        asked, arguments = without_language(arguments)
        lang = asked or lang
        if {"--help", "-h"} & {*arguments}:
            sys.stdout.write(wrap(Speech(lang).say("tb-usage", games=sorted(GAMES))) + "\n")
            return 0
        if not arguments or arguments[0].partition("=")[0] in HOME:
            arguments = ["home", *arguments]
        elif arguments[0] not in COMMANDS:
            raise Slip("tb-bad-command", command=arguments[0], known=COMMANDS)
        return parse(lang, arguments)
    except Slip as slip:
        sys.stdout.flush()
        sys.stderr.write(wrap(harmless(Speech(lang).say(slip.key, **slip.values))) + "\n")
        return 2


def without_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What `--lang` says, wherever it stands, and the rest: also slips are told in that language."""
    from connectable.i18n import LANGUAGES
    from connectable.terminal.slip import Slip

    rest = list(arguments)
    place = next((place for place, text in enumerate(rest) if text == "--lang" or text.startswith("--lang=")), None)
    if place is None:
        return None, rest
    _, equals, asked = rest.pop(place).partition("=")
    if not equals and place < len(rest):
        asked = rest.pop(place)
    if asked not in LANGUAGES:
        raise Slip("tb-bad-language", lang=asked, known=LANGUAGES)
    return asked, rest


def parse(lang: str, arguments: Sequence[str]) -> int:
    """Runs the command; what typer does not understand becomes a slip in the language."""
    import typer

    from connectable.terminal.slip import Slip

    try:
        code = commands(lang)(list(arguments), standalone_mode=False)
    except typer.TyperException as error:
        match type(error).__name__:
            case "NoSuchOption":
                raise Slip("tb-bad-switch", switch=str(getattr(error, "option_name", ""))) from None
            case "MissingParameter":
                if arguments[0] == "export":
                    raise Slip("tb-which-table") from None
                raise Slip("tb-no-file", command=arguments[0]) from None
        raise Slip("tb-bad-usage", line=shlex.join(arguments)) from None
    return code if isinstance(code, int) else 0


def commands(lang: str) -> "typer.Typer":
    """The commands, with their help left to the catalogue."""
    import typer

    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

    @app.callback()
    def table() -> None: ...

    @app.command()
    def play(
        game: Annotated[str, typer.Argument()] = "",
        *,
        seats: Annotated[str | None, typer.Option()] = None,
        seed: Annotated[str | None, typer.Option()] = None,
        option: Annotated[list[str] | None, typer.Option()] = None,
        record: Annotated[Path | None, typer.Option()] = None,
        resume: Annotated[bool, typer.Option("--resume")] = False,
    ) -> int:
        from connectable.terminal import play

        if resume:
            return play.resume(lang, Path(game) if game else None)
        return play.play(lang, game, seats=seats, seed=seed, options=option or [], file=record)

    @app.command()
    def replay(
        file: Path,
        everything: Annotated[bool, typer.Option("--all")] = False,
        seat: Annotated[int | None, typer.Option()] = None,
    ) -> int:
        from connectable.terminal.replay import replay

        return replay(lang, file, seat, everything=everything)

    @app.command()
    def home(
        *,
        lan: Annotated[bool, typer.Option("--lan")] = False,
        port: Annotated[int, typer.Option()] = 8765,
        data: Annotated[Path | None, typer.Option()] = None,
        public_url: Annotated[str, typer.Option()] = "",
        no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    ) -> int:
        from connectable.terminal.serve import Wish, serve

        host = "0.0.0.0" if lan else "127.0.0.1"  # noqa: S104 --lan asks for it
        return serve(lang, Wish(host, port, data=data, public_url=public_url), qr=lan, browser=not no_browser)

    @app.command("serve")
    def serve_many(
        *,
        host: Annotated[str, typer.Option()] = "127.0.0.1",
        port: Annotated[int, typer.Option()] = 8765,
        data: Annotated[Path | None, typer.Option()] = None,
        database: Annotated[str, typer.Option()] = "",
        workers: Annotated[int, typer.Option()] = 1,
        keep_days: Annotated[int, typer.Option()] = 0,
        public_url: Annotated[str, typer.Option()] = "",
    ) -> int:
        from connectable.terminal.serve import Wish, serve

        return serve(lang, Wish(host, port, workers, keep_days, data, database, public_url))

    @app.command()
    def check(file: Path) -> int:
        from connectable.terminal.check import check

        return check(lang, file)

    add_keeping(app, lang)
    app.add_typer(lab_commands(lang), name="lab")
    return app


def add_keeping(app: "typer.Typer", lang: str) -> None:
    """The commands on records and on what is kept."""
    import typer

    @app.command()
    def verify(file: Path) -> int:
        from connectable.terminal.verify import verify

        return verify(lang, file)

    @app.command()
    def export(
        table: str,
        *,
        out: Annotated[Path | None, typer.Option()] = None,
        with_secrets: Annotated[bool, typer.Option("--with-secrets")] = False,
        force: Annotated[bool, typer.Option("--force")] = False,
        data: Annotated[Path | None, typer.Option()] = None,
        database: Annotated[str, typer.Option()] = "",
    ) -> int:
        from connectable.terminal.keeping import Kept, export

        return export(lang, Kept(data, database), table, out, with_secrets=with_secrets, force=force)

    @app.command()
    def backup(
        file: Annotated[Path | None, typer.Argument()] = None,
        *,
        force: Annotated[bool, typer.Option("--force")] = False,
        data: Annotated[Path | None, typer.Option()] = None,
        database: Annotated[str, typer.Option()] = "",
    ) -> int:
        from connectable.terminal.keeping import Kept, backup

        return backup(lang, Kept(data, database), file, force=force)

    @app.command()
    def restore(
        file: Path,
        *,
        force: Annotated[bool, typer.Option("--force")] = False,
        data: Annotated[Path | None, typer.Option()] = None,
        database: Annotated[str, typer.Option()] = "",
    ) -> int:
        from connectable.terminal.keeping import Kept, restore

        return restore(lang, Kept(data, database), file, force=force)


def lab_commands(lang: str) -> "typer.Typer":
    """What stands behind `connectable lab`."""
    import typer

    lab = typer.Typer(add_completion=False, rich_markup_mode=None)

    @lab.command()
    def match(
        game: Annotated[str, typer.Argument()] = "",
        *,
        seats: Annotated[str, typer.Option()] = "",
        games: Annotated[int, typer.Option()] = 100,
        seconds: Annotated[float, typer.Option()] = 0.0,
        simulations: Annotated[int, typer.Option()] = 0,
        seed: Annotated[str, typer.Option()] = "1",
        option: Annotated[list[str] | None, typer.Option()] = None,
        processes: Annotated[int, typer.Option()] = 1,
        json: Annotated[bool, typer.Option("--json")] = False,
    ) -> int:
        from connectable.terminal.lab import Wish, match

        wish = Wish(games, seed, processes, as_json=json, seconds=seconds, simulations=simulations)
        return match(lang, game, seats, option or [], wish)

    @lab.command()
    def rate(
        game: Annotated[str, typer.Argument()] = "",
        *,
        games: Annotated[int, typer.Option()] = 200,
        seed: Annotated[str, typer.Option()] = "1",
        file: Annotated[Path | None, typer.Option()] = None,
        every: Annotated[bool, typer.Option("--all")] = False,
        processes: Annotated[int, typer.Option()] = 1,
        json: Annotated[bool, typer.Option("--json")] = False,
    ) -> int:
        from connectable.terminal.lab import Wish, rate

        return rate(lang, game, file, Wish(games, seed, processes, as_json=json), every=every)

    return lab

"""Every command with its switches: the only list. Parser, help and completion use it; `handlers.py` does the work."""

from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from connectable.cli.parser import Argument, Command, Kind, Switch, choice, number, seconds
from connectable.i18n import LANGUAGES
from connectable.terminal.errors import UsageError

SHELLS = ("bash", "zsh", "fish")


def address(text: str) -> str:
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise ValueError(text)
    return text


FILE = Kind("cl-value-file", Path, complete="file")
FILE_OR_WORD = Kind("cl-value-limits", complete="file")
FOLDER = Kind("cl-value-folder", Path, complete="folder")
GAME = Argument("game", "cl-game", Kind("cl-value-game", complete="game"))
GAME_OR_FILE = Argument("game", "cl-game", Kind("cl-value-game", complete="game or file"), optional=True)
URL = Kind("cl-value-url")
SEED = Kind("cl-value-seed")

LANG = Switch("--lang", "cl-lang", choice("cl-value-language", LANGUAGES))
HELP = Switch("--help", "cl-help")
COMMON = (LANG, HELP)
"""What every command takes; `main.py` reads them before the command is known."""

PORT = Switch("--port", "cl-port", number(0, 65_535), 8765)
DATA = Switch("--data", "cl-data", FOLDER)
DATABASE = Switch("--database", "cl-database", URL, "")
PUBLIC_URL = Switch("--public-url", "cl-public-url", Kind("cl-value-url", address, "cl-bad-url"), "")
PEER_URL = Switch("--peer-url", "cl-peer-url", Kind("cl-value-url", address, "cl-bad-url"), "")
FORCE = Switch("--force", "cl-force")
OPTION = Switch("--option", "cl-option", Kind("cl-value-option"), many=True)
PROCESSES = Switch("--processes", "cl-processes", number(1, 256), 1)
JSON = Switch("--json", "cl-json")


def file_of(about: str) -> Argument:
    return Argument("file", about, FILE, "cl-no-file")


HOME = Command(
    "",
    "cl-home",
    (Switch("--lan", "cl-lan"), PORT, DATA, PUBLIC_URL, Switch("--no-browser", "cl-no-browser")),
)
"""The plain command: a table on this computer or at home."""
COMMANDS = (
    Command(
        "serve",
        "cl-serve",
        (
            Switch("--host", "cl-host", Kind("cl-value-host"), "127.0.0.1"),
            PORT,
            DATA,
            DATABASE,
            Switch("--bot-workers", "cl-bot-workers", number(1, 64), 1, alias="--workers"),
            Switch("--keep-days", "cl-keep-days", number(0, 36_500), 0),
            PUBLIC_URL,
            PEER_URL,
            Switch("--limits", "cl-limits", FILE_OR_WORD, ""),
        ),
    ),
    Command(
        "play",
        "cl-play",
        (
            Switch("--seats", "cl-seats", Kind("cl-value-players", complete="players")),
            OPTION,
            Switch("--seed", "cl-seed", SEED),
            Switch("--record", "cl-record", FILE),
            Switch("--resume", "cl-resume"),
        ),
        GAME_OR_FILE,
    ),
    Command(
        "replay",
        "cl-replay",
        (Switch("--all", "cl-replay-all"), Switch("--seat", "cl-replay-seat", number(1, 99))),
        file_of("cl-record-file"),
    ),
    Command("verify", "cl-verify", argument=file_of("cl-record-file")),
    Command("check", "cl-check", argument=file_of("cl-content-file")),
    Command(
        "export",
        "cl-export",
        (Switch("--out", "cl-out", FILE), Switch("--with-secrets", "cl-with-secrets"), FORCE, DATA, DATABASE),
        Argument("table", "cl-table", Kind("cl-value-table"), "cl-no-table"),
    ),
    Command("backup", "cl-backup", (FORCE, DATA, DATABASE), Argument("file", "cl-backup-file", FILE, optional=True)),
    Command(
        "restore",
        "cl-restore",
        (Switch("--force", "cl-restore-force"), DATA, DATABASE),
        file_of("cl-restore-file"),
    ),
    Command(
        "lab match",
        "cl-lab-match",
        (
            Switch("--seats", "cl-lab-seats", Kind("cl-value-levels", complete="levels"), ""),
            Switch("--games", "cl-lab-games", number(1, 1_000_000), 100),
            Switch("--seconds", "cl-lab-seconds", seconds(0, 3600), 0.0),
            Switch("--simulations", "cl-lab-simulations", number(0, 1_000_000_000), 0),
            Switch("--seed", "cl-lab-seed", SEED, "1"),
            OPTION,
            PROCESSES,
            JSON,
        ),
        GAME,
    ),
    Command(
        "lab rate",
        "cl-lab-rate",
        (
            Switch("--games", "cl-lab-rate-games", number(1, 1_000_000), 200),
            Switch("--seed", "cl-lab-seed", SEED, "1"),
            Switch("--file", "cl-lab-file", FILE),
            Switch("--all", "cl-lab-all"),
            PROCESSES,
            JSON,
        ),
        GAME,
    ),
    Command(
        "completion",
        "cl-completion",
        argument=Argument("shell", "cl-shell", choice("cl-value-shell", SHELLS), "cl-no-shell"),
    ),
)
BY_NAME = {command.name: command for command in COMMANDS}
GROUPS = {"lab": "cl-lab"}
"""Words that only commands begin with, and what those are about."""


def names() -> list[str]:
    """The first words of all commands, in their order."""
    return list(dict.fromkeys(name.split()[0] for name in BY_NAME))


def members(group: str) -> list[Command]:
    return [command for command in COMMANDS if command.name.startswith(f"{group} ")]


def find(words: Sequence[str], *, explain: bool = False) -> tuple[Command | str, list[str]]:
    """The command that the words begin with, and the words after it; `explain`: a group's name will do."""
    if not words or words[0].partition("=")[0] in [switch.name for switch in HOME.switches]:
        return HOME, list(words)
    first, *rest = words
    if first in BY_NAME:
        return BY_NAME[first], rest
    if first not in GROUPS:
        raise UsageError("cl-bad-command", command=first, known=names(), line=HOME.line)
    if rest and f"{first} {rest[0]}" in BY_NAME:
        return BY_NAME[f"{first} {rest[0]}"], rest[1:]
    if explain and not rest:
        return first, rest
    known = [command.name.split()[1] for command in members(first)]
    if not rest:
        raise UsageError("cl-no-command", known=known, line=f"{HOME.line} {first}")
    raise UsageError("cl-bad-command", command=f"{first} {rest[0]}", known=known, line=f"{HOME.line} {first}")

"""The game, seats and options of a new game, read from the command line.

Every mistake becomes a UsageError that names what would be right.
"""

from collections.abc import Sequence
from pathlib import Path

from connectable.bots.levels import levels_of
from connectable.contract import BadContent
from connectable.i18n import Speech
from connectable.options import Option, OptionValue
from connectable.registry import GAMES, AnyGame, game
from connectable.terminal.errors import UsageError

YOU = "you"
BOT = "bot:"
BOOLEANS = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
MAX_BYTES = 1_000_000
"""The largest board, sheet or deck."""


def chosen_game(name: str) -> AnyGame:
    if not name:
        raise UsageError("tb-no-game", known=sorted(GAMES))
    if name not in GAMES:
        raise UsageError("tb-bad-game", game=name, known=sorted(GAMES))
    return game(name)


def chosen_seats(rules: AnyGame, text: str | None) -> list[str]:
    """The player of each seat, `you` or `bot:LEVEL`; by default, you against a greedy bot."""
    low, high = rules.seats
    if text is None:
        return [YOU, *[BOT + "greedy"] * (max(low, min(2, high)) - 1)]
    players = [part.strip().lower() for part in text.split(",")]
    for player in players:
        check_player(rules, player)
    if not low <= len(players) <= high:
        key = "tb-bad-count" if low < high else "tb-bad-count-fixed"
        raise UsageError(key, count=len(players), low=low, high=high)
    return players


def check_player(rules: AnyGame, player: str) -> None:
    levels = list(levels_of(rules.name))
    if player != YOU and not (player.startswith(BOT) and player.removeprefix(BOT) in levels):
        raise UsageError("tb-bad-seat", seat=player, known=[YOU, *[BOT + level for level in levels]])


def chosen_options(rules: AnyGame, given: Sequence[str]) -> dict[str, OptionValue]:
    """The options typed as `name=value`; `name=@FILE` reads the value from a file."""
    known = {option.name: option for option in rules.options}
    found: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError("tb-bad-option-form", option=text)
        if name not in known:
            raise UsageError("tb-bad-option" if known else "tb-no-options", option=name, known=sorted(known))
        found[name] = option_value(known[name], value)
    return found


def option_value(option: Option, text: str) -> OptionValue:
    value: OptionValue | None = text
    if isinstance(option.default, bool):
        value = BOOLEANS.get(text.lower())
    elif isinstance(option.default, int):
        value = int(text) if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 12 else None
    elif text.startswith("@"):
        value = read_text(Path(text[1:]))
    try:
        return option.check(value)
    except ValueError:
        raise bad_value(option, text) from None


def bad_value(option: Option, text: str) -> UsageError:
    if option.choices:
        return UsageError(
            "tb-bad-choice", option=option.name, value=text, known=[plain(choice) for choice in option.choices]
        )
    if option.span:
        return UsageError("tb-bad-span", option=option.name, value=text, low=option.span[0], high=option.span[1])
    if isinstance(option.default, bool):
        return UsageError("tb-bad-choice", option=option.name, value=text, known=["true", "false"])
    return UsageError("tb-bad-value", option=option.name, value=text)


def bad_start(error: ValueError, speech: Speech) -> UsageError:
    """The error for seats and options with which a game cannot start."""
    if not isinstance(error, BadContent):
        return UsageError("tb-bad-start", reason=str(error))
    sentence = speech.say(error.key, **error.detail)
    if error.line:
        return UsageError("tb-bad-content", reason=sentence, line=error.line)
    return UsageError("tb-bad-start", reason=sentence)


def plain(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_text(path: Path, limit: int = MAX_BYTES) -> str:
    """The text of a file; a missing or too large file, or one that is not UTF-8, is a usage error."""
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError:
        raise UsageError("tb-file-missing", file=str(path)) from None
    except OSError as error:
        raise UsageError("tb-file-closed", file=str(path), reason=error.strerror or type(error).__name__) from None
    if len(data) > limit:
        raise UsageError("tb-file-large", file=str(path), megabytes=limit // 1_000_000)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UsageError("tb-file-not-utf8", file=str(path), line=line) from None

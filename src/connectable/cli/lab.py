"""The lab on the command line: reads what is wanted, shows progress and a short table, or JSON. It counts nothing."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from connectable.bots.levels import Budget
from connectable.i18n import Speech
from connectable.lab.first_timers import players_of
from connectable.lab.match import Match, Report, games_of, report
from connectable.lab.rate import BadFile, Ratings, head_of, opened, pairs_of, play_missing, ratings
from connectable.lab.single_game import GameResult
from connectable.lab.stats import Row
from connectable.registry import AnyGame
from connectable.terminal import setup
from connectable.terminal.errors import UsageError
from connectable.terminal.game_text import speech_for
from connectable.terminal.pen import columns, pad, signed, wrap


class LabOptions(Struct, frozen=True):
    """What both commands take, checked by the parser."""

    games: int
    seed: str
    processes: int
    as_json: bool
    seconds: float = 0.0
    simulations: int = 0


def match(lang: str, name: str, seats: str, options: Sequence[str], wanted: LabOptions) -> int:
    """Plays a match and reports it."""
    game = setup.chosen_game(name)
    players = chosen_levels(game, seats)
    chosen = setup.chosen_options(game, options)
    speech = speech_for(lang, name)
    try:
        game.start(len(players), chosen)
    except ValueError as error:
        raise setup.bad_start(error, speech) from None
    planned = Match(name, players, wanted.games, chosen, Budget(wanted.simulations, wanted.seconds), wanted.seed)
    played = [*watched(games_of(planned, wanted.processes), planned.deals * len(players), speech)]
    found = report(planned, played)
    sys.stdout.write(as_json(found) if wanted.as_json else match_table(found, speech))
    return 0


def rate(lang: str, name: str, file: Path | None, wanted: LabOptions, *, every: bool) -> int:
    """Plays on where the file stops, then rates."""
    game = setup.chosen_game(name)
    if not game.seats[0] <= 2 <= game.seats[1]:
        raise UsageError("tb-lab-two-seats", game=name)
    place = file or Path(f"{name}-ratings.jsonl")
    head, pairs, games = head_of(name, wanted.seed), pairs_of(name, every=every), wanted.games + wanted.games % 2
    try:
        play_missing(head, pairs, games, place, wanted.processes)
        found = ratings(head, pairs, games, opened(place, head))
    except BadFile as error:
        raise UsageError("tb-lab-other-file", file=str(place), reason=str(error)) from None
    except OSError as error:
        raise UsageError("tb-file-closed", file=str(place), reason=error.strerror or type(error).__name__) from None
    sys.stdout.write(as_json(found) if wanted.as_json else rating_table(found, speech_for(lang, name)))
    return 0


def chosen_levels(game: AnyGame, text: str) -> tuple[str, ...]:
    """The levels that play, `strong` or `bot:strong`, and the lab's first-timer."""
    known = players_of(game.name)
    if not text:
        raise UsageError("tb-lab-no-seats", known=known)
    low, high = game.seats
    players = [part.strip().lower().removeprefix(setup.BOT) for part in text.split(",")]
    for player in players:
        if player not in known:
            raise UsageError("tb-bad-seat", seat=player, known=known)
    if not low <= len(players) <= high:
        key = "tb-bad-count" if low < high else "tb-bad-count-fixed"
        raise UsageError(key, count=len(players), low=low, high=high)
    return tuple(players)


def watched(played: Iterable[GameResult], count: int, speech: Speech) -> Iterator[GameResult]:
    """The games as they come, counted on the screen where somebody sits before it."""
    for number, each in enumerate(played, 1):
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{speech.say('tb-lab-progress', number=number, count=count)}\x1b[K")
            if number == count:
                sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
        yield each


def as_json(found: Report | Ratings) -> str:
    return msgspec.json.format(msgspec.json.encode(found)).decode() + "\n"


def match_table(found: Report, speech: Speech) -> str:
    """Levels, then seats: games, wins, share of the win and points with their intervals."""
    head = [speech.say(f"tb-lab-{key}") for key in ("games", "wins", "shared", "share", "points")]
    rows = [["", *head]]
    rows += [[level_name(each.level, speech), *cells(each.all)] for each in found.levels]
    if len(found.players) > 1:
        rows += [[speech.say("tb-seat", seat=seat), *cells(each)] for seat, each in enumerate(found.seats, 1)]
    ends = ", ".join(f"{reason} {count}" for reason, count in found.ends.items())
    title = speech.say("tb-lab-title", deals=found.deals, games=found.games, seed=found.seed, form=found.form)
    return f"{wrap(title)}\n\n{aligned(rows)}\n\n{wrap(speech.say('tb-lab-ends', ends=ends))}\n"


def rating_table(found: Ratings, speech: Speech) -> str:
    head = [speech.say(f"tb-lab-{key}") for key in ("rating", "games", "share")]
    rows = [["", *head]]
    for each in found.levels:
        rating = f"{signed(each.rating)} [{signed(each.low)}, {signed(each.high)}]"
        rows.append([level_name(each.level, speech), rating, str(each.games), f"{each.share:.3f}"])
    for pair in found.pairs:
        names = " : ".join(level_name(level, speech) for level in pair.levels)
        rows.append([names, "", str(pair.games), f"{pair.share:.3f}"])
    anchor = speech.say("tb-lab-anchor", level=level_name(found.anchor, speech), seed=found.seed)
    return f"{wrap(anchor)}\n\n{aligned(rows)}\n"


def cells(row: Row) -> list[str]:
    share = f"{row.share:.3f} [{row.share_low:.3f}, {row.share_high:.3f}]"
    points = f"{row.points:.1f} [{row.points_low:.1f}, {row.points_high:.1f}]".replace("-", "−")
    return [str(row.games), str(row.wins), str(row.shared), share, points]


def level_name(level: str, speech: Speech) -> str:
    key = f"tb-level-{level}"  # a game's own levels may have other names
    return speech.say(key) if speech.knows(key) else level


def aligned(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(columns(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = []
    for first, *rest in rows:
        numbers = [pad(cell, width, right=True) for cell, width in zip(rest, widths[1:], strict=True)]
        lines.append("  ".join([pad(first, widths[0]), *numbers]).rstrip())
    return "\n".join(lines)

"""Ratings of all levels of a game: neighbours play each other at two seats, and the Bradley–Terry model is fitted.

Results go to a file of JSON lines, game by game, so that a run that was stopped can be continued. The greedy level is
the anchor at 1000; 400 points are odds of ten to one.
"""

import math
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from connectable.bots.levels import UNBOUND, levels_of
from connectable.generator import Generator
from connectable.lab.single_game import game_of_match, play_all
from connectable.lab.stats import SEED, middle_95
from connectable.registry import game

FORMAT = 1
ANCHOR, ANCHOR_RATING = "greedy", 1000
SPREAD = 400 / math.log(10)
RESAMPLES = 300
ROUNDS = 10_000
CLOSE = 1e-7
VIRTUAL = 0.5
"""Added to both scores of each pair, like one drawn game: a level that never lost still gets a finite rating."""


class BadFile(ValueError):
    """The file does not belong to this rating."""


class FileHeader(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of the file: what decides every game in it."""

    format: int
    game: str
    rules: str
    seed: str
    levels: dict[str, int]
    """Level → its simulations per choice."""


class ResultLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One game."""

    pair: tuple[str, str]
    number: int
    """Two numbers per deal: game 2d with the seats as in the pair, game 2d + 1 with the seats swapped."""
    score: float
    """Of the first of the pair."""
    reason: str


class LevelRating(Struct, frozen=True):
    """A level and its rating."""

    level: str
    rating: int
    low: int
    high: int
    games: int
    share: float
    """Its share of the win, over all opponents it met."""


class Ratings(Struct, frozen=True):
    """The result; `docs/lab.md` explains every field."""

    format: int
    game: str
    rules: str
    seed: str
    anchor: str
    games: int
    """Per pair."""
    levels: list[LevelRating]
    pairs: list["Pair"]


class Pair(Struct, frozen=True):
    """Two levels against each other; the share is the first one's."""

    levels: tuple[str, str]
    games: int
    share: float


class Score(NamedTuple):
    """What the first of a pair scored in so many games: of one deal, or of all."""

    score: float
    games: int


Scores = dict[tuple[str, str], list[Score]]


def pairs_of(name: str, *, every: bool = False) -> list[tuple[str, str]]:
    """Neighbouring levels, the stronger first; or every pair."""
    levels = [*levels_of(name)]
    found = combinations(levels, 2) if every else pairwise(levels)
    return [(stronger, weaker) for weaker, stronger in found]


def head_of(name: str, seed: str) -> FileHeader:
    levels = {level: found.simulations for level, found in levels_of(name).items()}
    return FileHeader(FORMAT, name, game(name).rules, seed, levels)


def opened(file: Path, header: FileHeader) -> list[ResultLine]:
    """The games already in the file; a new file gets its header, half a line at the end is cut off."""
    data = file.read_bytes() if file.exists() else b""
    whole, _, torn = data.rpartition(b"\n")
    if not whole:
        file.write_bytes(msgspec.json.encode(header) + b"\n")
        return []
    if torn:
        with file.open("r+b") as stream:
            stream.truncate(len(whole) + 1)
    first, *rest = whole.split(b"\n")
    try:
        found = msgspec.json.decode(first, type=FileHeader)
        lines = [msgspec.json.decode(line, type=ResultLine) for line in rest]
    except msgspec.MsgspecError as error:
        raise BadFile(str(error)) from None
    if found != header:
        raise BadFile(f"{first.decode()} is not {msgspec.json.encode(header).decode()}")
    return lines


def play_missing(
    header: FileHeader,
    pairs: Sequence[tuple[str, str]],
    games: int,
    file: Path,
    processes: int = 1,
) -> None:
    """Plays the games that the file lacks, and writes each result as soon as it is there."""
    held = {(line.pair, line.number) for line in opened(file, header)}
    wanted = [(pair, number) for number in range(games) for pair in pairs if (pair, number) not in held]
    missing = [game_of_match(header.game, pair, {}, UNBOUND, header.seed, number) for pair, number in wanted]
    results = play_all(missing, processes)
    with file.open("ab") as stream:
        for (pair, number), result in zip(wanted, results, strict=True):
            line = ResultLine(pair, number, result.scores[number % 2], result.reason)
            stream.write(msgspec.json.encode(line) + b"\n")
            stream.flush()


def ratings(header: FileHeader, pairs: Sequence[tuple[str, str]], games: int, lines: Sequence[ResultLine]) -> Ratings:
    """The ratings with their intervals, by bootstrap over deals."""
    results = by_deal(pairs, games, lines)
    levels = [*header.levels]
    fitted = fit(levels, {pair: total(found) for pair, found in results.items()})
    again = [fit(levels, resampled_deals(results, Generator(SEED + turn))) for turn in range(RESAMPLES)]
    rows = []
    for level in levels:
        low, high = middle_95([each[level] for each in again])
        own = [score_of(level, pair, total(found)) for pair, found in results.items() if level in pair]
        count = sum(each.games for each in own)
        share = round(sum(each.score for each in own) / count, 4)
        rows.append(LevelRating(level, round(fitted[level]), round(low), round(high), count, share))
    table = [
        Pair(pair, (found := total(each)).games, round(found.score / found.games, 4)) for pair, each in results.items()
    ]
    return Ratings(FORMAT, header.game, header.rules, header.seed, ANCHOR, games, rows, table)


def by_deal(pairs: Sequence[tuple[str, str]], games: int, lines: Sequence[ResultLine]) -> Scores:
    """The results of each pair by deal: the two games of a deal belong together."""
    deals: dict[tuple[tuple[str, str], int], Score] = {}
    for line in lines:
        if line.pair in pairs and line.number < games:
            key = line.pair, line.number // 2
            so_far = deals.get(key, Score(0.0, 0))
            deals[key] = Score(so_far.score + line.score, so_far.games + 1)
    found: Scores = {pair: [] for pair in pairs}
    for (pair, _), result in deals.items():
        found[pair].append(result)
    return found


def total(results: Sequence[Score]) -> Score:
    return Score(sum(each.score for each in results), sum(each.games for each in results))


def resampled_deals(results: Scores, rng: Generator) -> dict[tuple[str, str], Score]:
    """As many deals of each pair, drawn with replacement."""
    return {pair: total([deals[rng.randrange(len(deals))] for _ in deals]) for pair, deals in results.items()}


def score_of(level: str, pair: tuple[str, str], result: Score) -> Score:
    return result if level == pair[0] else Score(result.games - result.score, result.games)


def fit(levels: Sequence[str], results: dict[tuple[str, str], Score]) -> dict[str, float]:
    """Bradley–Terry ratings by Hunter's minorization–maximization: every step makes the results likelier."""
    strength = initial_strengths(levels, results)
    wins = dict.fromkeys(levels, 0.0)
    for (one, other), result in results.items():
        wins[one] += result.score + VIRTUAL
        wins[other] += result.games - result.score + VIRTUAL
    for _ in range(ROUNDS):
        weight = dict.fromkeys(levels, 0.0)
        for (one, other), result in results.items():
            share = (result.games + 2 * VIRTUAL) / (strength[one] + strength[other])
            weight[one] += share
            weight[other] += share
        fresh = {level: wins[level] / weight[level] for level in levels}
        scale = fresh[ANCHOR]
        change = max(abs(math.log(fresh[level] / scale / strength[level])) for level in levels)
        strength = {level: value / scale for level, value in fresh.items()}
        if change < CLOSE:
            break
    return {level: ANCHOR_RATING + SPREAD * math.log(value) for level, value in strength.items()}


def initial_strengths(levels: Sequence[str], results: dict[tuple[str, str], Score]) -> dict[str, float]:
    """Where to start: each level by its odds against its neighbour, which is the answer if only neighbours played."""
    strength = {levels[0]: 1.0}
    for weaker, stronger in pairwise(levels):
        result = results.get((stronger, weaker), Score(0.0, 0))
        odds = (result.score + VIRTUAL) / (result.games - result.score + VIRTUAL)
        strength[stronger] = strength[weaker] * odds
    return {level: value / strength[ANCHOR] for level, value in strength.items()}

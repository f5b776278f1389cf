"""What the rest of the program needs to know about a game beyond its rules: each game says it in its `meta.py`.

Nothing outside a game's own package lists games by name; whoever needs to know something about one asks for its `Meta`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from connectable.options import Options, OptionValue


@dataclass(frozen=True, slots=True)
class ContentKind:
    """A kind of file that people may bring to a game: a board, a sheet, a deck."""

    option: str
    """The option that takes the text of such a file."""
    suffix: str
    """How the name of such a file ends: `.txt`."""
    tables: tuple[str, ...] = ()
    """Names at the top of such a file, for a format that several games use (`.toml`); empty: the suffix is enough."""


Entry = tuple[int, str]
"""A seat, or chance, and its action as notation."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A scripted first game: how far it is when the learner, seat 0, sits down, and what leads to its central act."""

    options: Options
    seats: int
    entries: tuple[Entry, ...]
    """What was played, dice and cards included."""
    lines: tuple[tuple[str, ...], ...]
    """What the learner may do one after another, in one of several ways."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a game that is over, and the points of every seat after it."""

    seat: int
    notation: str
    round: int
    points: Sequence[int]


@dataclass(frozen=True, slots=True)
class DailyStart:
    """A position that a daily begins with, and in how many turns its person is to reach the game's goal."""

    options: Options
    seats: tuple[str, ...]
    """`human` once, else `bot:LEVEL`."""
    entries: tuple[Entry, ...]
    turns: int
    """Turns of the person; then the attempt is over."""
    attempts: int
    grade: int
    """1 to 5: how hard it is."""


def listed_points(view: Mapping[str, Any]) -> Sequence[int]:
    """The points of every seat, for a game whose view lists them as `points`; else nothing."""
    found = view.get("points")
    return found if isinstance(found, list) else []


class Reader(Protocol):
    """Who is told a sentence: in which language, and what the catalogues say in it."""

    lang: str

    def say(self, key: str, /, **values: Any) -> str: ...


@dataclass(frozen=True, slots=True)
class Meta:
    """Everything about a game that is not one of its rules. The defaults suit a game that says nothing."""

    prefix: str = ""
    """The prefix of its keys in the catalogues: `cn`; empty: it has no catalogue."""
    chance: Literal["dice", "cards", "none"] = "none"
    """What chance decides: dice that people could roll themselves, cards that are dealt, or nothing."""
    hidden: bool = True
    """Whether a seat ever knows something that another does not; if not, all viewers have one and the same view."""
    surprises: Callable[[Any, int, Any], bool] | None = None
    """State, seat, its open action → whether the action could not have been taken in some state that looks the same to
    another seat. None: the table tries such states, which takes longer and may miss one."""
    futile: bool = True
    """Whether a legal action may be `futile`; if not, nobody is asked about each of them."""
    rolled: Callable[[str], bool] | None = None
    """Whether a label means dice, in a game that has cards as well: with real dice the table may draw the cards.
    None: it has only the one or the other."""
    seat_limits: Mapping[tuple[str, OptionValue], tuple[int, int]] = field(default_factory=dict)
    """(Option, value) → fewest and most seats with it, where they are not those of the game."""
    opponents: tuple[str, ...] = ("greedy",)
    """The levels of the bots to play against when somebody just wants to play."""
    suggested: Options = field(default_factory=dict)
    """The options that the lobby and *Play now* begin with, where they are not the defaults."""
    daily: Options | None = None
    """The options of the daily deal for one seat; None: this game has no daily."""
    daily_start: Callable[[int], DailyStart] | None = None
    """Day, counted from 1 January 1970 → what the daily of that day begins with, for a game whose daily is a position.
    None: it begins like any other game, with the options of `daily`."""
    goal_source: str = ""
    """The source of points in an outcome that says a seat has reached the goal of `daily_start`."""
    daily_steps: Callable[[Sequence[Step]], Sequence[int]] | None = None
    """The actions of one seat's finished daily → what each of its parts brought: a round, a card."""
    steps_by_par: bool = True
    """Whether a part counts against what a bot made of it; False: 2, 1 and 0 say it already."""
    daily_grades: tuple[float, ...] = ()
    """What a bot makes of a deal on average, falling: at least the first is the easiest of five grades, and so on."""
    tie_field: str = ""
    """The field of the final view that decides between equal points in a shared deal; more is better."""
    tie_fewer_field: str = ""
    """The field of the final view, a list by seat, that decides after that; less is better."""
    content: tuple[ContentKind, ...] = ()
    """The files that people may bring; the package's module `content` then has a function `check(text)`."""
    sound: Literal["pencil", "token", "card"] = "token"
    """What an action sounds like."""
    points: Callable[[Mapping[str, Any]], Sequence[int]] = listed_points
    """The points of every seat in a view: what the chart of a replay shows. Empty: the view shows no points."""
    class_figures: Callable[[Mapping[str, Any]], Mapping[str, Sequence[int]]] | None = None
    """A view → figures for a teacher's table of results, by their word in the catalogue: one for the whole table, or
    one per seat. None: points and places say it all."""
    stored_options: Callable[[Options], Options] = dict
    """The options of a new game as they are stored: what could mean something else some day is named for good."""
    sentence_values: Callable[[Any, Mapping[str, Any], str], Mapping[str, Any]] | None = None
    """State, the values of a sentence, the reader's language → the values as that reader is told them. None: as they
    are; a game whose cards have words in several languages sets its own."""
    shown_values: Callable[[Any, Mapping[str, Any], Reader], Mapping[str, Any]] | None = None
    """State, the values of a sentence, who reads it → the values for somebody who sees the board and types nothing:
    a space by row and column, a card by its words. None: as they are."""
    level_names: Mapping[str, str] = field(default_factory=dict)
    """Level → the catalogue key of its name, for levels that only this game has."""
    all_actions: Callable[[Any], Sequence[Any]] | None = None
    """State → every action that is possible in its game, each with its place in that list as `slot`: the numbers that
    other people's tools need. None: there is no such list, and they number the legal actions."""
    bots: str = ""
    """The module with the game's bots: `LEVELS`, and `UNIT`, `REVIEWER`, `pauses`, `reason` where it has them."""
    no_share_options: tuple[str, ...] = ()
    """Options with which a game is not shared as a challenge: they would favour whoever knows them."""
    no_takeback_options: tuple[str, ...] = ()
    """Options that, when set, forbid to take back what was seen: what a wrong act costs is part of the game."""
    lesson: Callable[[Options], Lesson] | None = None
    """The first game that teaches this one, with options that the learner wishes; None: there is none."""

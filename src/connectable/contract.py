"""The contract: what every game answers, and the few types that cross its edge. Read this file first.

It holds no rules and no sentences; the table, the terminal, the bots and the lab know nothing else about a game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from connectable.options import Option, Options
from connectable.playout import random_playout

CHANCE = -1  # the seat of dice and cards

Detail = Mapping[str, str | int | Sequence[str] | Sequence[int]]
"""Data for a sentence, never the sentence: the catalogues under `locales/` hold those."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal."""

    rule: str
    """The id of a rule in the rulebook: `CN-F2`."""
    detail: Detail = field(default_factory=dict)
    """`why` names the case where one rule forbids for several reasons; the rest fills the sentence."""

    @property
    def key(self) -> str:
        """The catalogue key of the sentence: `cn-refusal-f2`, or `cn-refusal-f2-WHY`."""
        prefix, _, number = self.rule.lower().partition("-")
        why = self.detail.get("why")
        return f"{prefix}-refusal-{number}" + (f"-{why}" if why else "")


class IllegalAction(ValueError):
    """Raised by `apply`, and only there; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule} {dict(refusal.detail)}")
        self.refusal = refusal


class BadContent(ValueError):
    """A board, sheet or deck that cannot be used: where it is wrong, and the key and data of the sentence."""

    def __init__(self, key: str, detail: Detail, line: int = 0, column: int = 0) -> None:
        place = f"line {line}" + (f", column {column}" if column else "") + ": " if line else ""
        super().__init__(f"{place}{key} {dict(detail)}")
        self.key, self.detail, self.line, self.column = key, detail, line, column


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 = first; ties share a rank. Ranks are an order only: `reason` says whether anybody won."""
    reason: str
    breakdown: tuple[Mapping[str, int], ...]
    """Per seat: source of points → points; they add up to `points`."""


class Rng(Protocol):
    """Anything that picks a whole number from 0 to n − 1."""

    def randrange(self, n: int, /) -> int: ...


class Pen(Protocol):
    """What the drawing of a game in the terminal writes with."""

    def say(self, key: str, /, **values: str | int) -> str:
        """The sentence or word of the catalogue in the reader's language."""

    def ink(self, style: str, text: str, /) -> str:
        """The text in a colour or weight, or the plain text where the terminal has none."""


S = TypeVar("S")
A = TypeVar("A")
ShortPreviews = tuple[Mapping[str, object], Sequence[Mapping[str, object]]]
"""Fields that every preview has unless it says otherwise, and the previews without those."""


class Game(Protocol[S, A]):
    """Immutable states S, actions A that compare and hash by value; `docs/add-a-game.md` walks through it."""

    name: str
    rules: str
    """Version of the rules; records name it."""
    seats: tuple[int, int]
    """Fewest and most."""
    options: tuple[Option, ...]

    def start(self, seats: int, options: Options | None = None) -> S: ...
    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that may act now; `(CHANCE,)` when dice or cards are due; `()` exactly when it is over."""

    def legal(self, state: S, seat: int) -> Sequence[A]: ...

    def chance(self, state: S) -> Sequence[tuple[A, float]]:
        """Outcomes with probabilities at a chance point, else nothing; equally likely unless a game overrides this."""
        outcomes = self.legal(state, CHANCE)
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def label(self, state: S) -> str:
        """The name of what is due at a chance point (`round 3 roll`): fair dice are drawn by it."""

    def refusal(self, state: S, seat: int, action: A) -> Refusal | None:
        """Why the action is not legal, None when it is: the only authority."""

    def apply(self, state: S, seat: int, action: A) -> S:
        """The state after the action, the old one untouched; raises IllegalAction."""

    def idle(self, state: S, seat: int) -> A:
        """What the table plays for a seat whose time is up: the action that costs it least."""
        return self.legal(state, seat)[-1]

    def patience(self, state: S, seat: int) -> int:
        """Seconds that the rules give that seat in live play, as far as everybody can see; 0: no limit."""
        return 0

    def answers(self, state: S, seat: int) -> bool:
        """Whether that seat is asked for no more than an objection or a vote: the table may set the time for it."""
        return False

    def begins(self, state: S) -> str:
        """What all begin together here: `round` after the first, `step` of the set-up, or nothing: a turn goes on."""
        return ""

    def preview(self, state: S, seat: int, action: A) -> Mapping[str, object]:
        """What a person wants to see before confirming; `points`, `ends_turn`, `reveals` mean the same in all games.

        Of a try it is a function of the seat's view: it reveals, and `ends_turn` is "unknown"."""
        return {}

    def previews(self, state: S, seat: int, actions: Sequence[A]) -> Sequence[Mapping[str, object]]:
        """The previews of these legal actions, in their order; a game may have a quicker way than one by one."""
        return [self.preview(state, seat, action) for action in actions]

    def short_previews(self, state: S, seat: int, actions: Sequence[A]) -> ShortPreviews:
        """The same as `previews` in fewer words: what is usual among them, and of each what differs from it."""
        return {}, self.previews(state, seat, actions)

    def is_try(self, state: S, seat: int, action: A) -> bool:
        """Whether nobody can know before a legal action what comes of it, and everybody sees it then."""
        return False

    def futile(self, state: S, seat: int, action: A, people: Sequence[int]) -> Refusal | None:
        """Why a legal action can come to nothing with these seats played by people: the table does not offer it."""
        return None

    def carry(self, state: S, undone: S) -> S:
        """The state after an undo, with what no undo gives back (`undone` is the state that was left); the same object
        where there is nothing of that kind."""
        return state

    def view(self, state: S, seat: int | None) -> Mapping[str, object]:
        """JSON-ready: all that seat (None: a watcher) may know and nothing else."""

    def shown(self, state: S, seat: int, action: A, to: int | None) -> str | None:
        """What `to` sees of an action: its notation, a cut one (`deal 1 ?`), or None while it is sealed."""
        return self.notation(action)

    def has_secrets(self, state: S) -> bool:
        """Whether some seat knows now what another may not, as far as everybody can see: at one device the screen is
        covered between turns only then."""
        return True

    def facts(self, before: S, seat: int, action: A, after: S) -> Mapping[str, str | int]:
        """What everybody may know of an action that its notation does not say, for the log; `round` names the round
        that it ended."""
        return {}

    def outcome(self, state: S) -> Outcome | None: ...
    def notation(self, action: A) -> str: ...
    def parse(self, state: S, seat: int, text: str) -> A:
        """The action of a text; ValueError on malformed text only: illegal text parses, and `refusal` answers."""

    def format(self, state: S) -> str:
        """The whole position with its secrets; `read` takes it back. States are equal when it is."""

    def read(self, text: str) -> S: ...

    def determinize(self, state: S, seat: int, rng: Rng) -> S:
        """A random state with the same view for that seat; depends on that view and `rng` alone."""

    def random_playout(self, seats: int, seed: int) -> Outcome:
        """A whole game of random legal actions with default options."""
        return random_playout(self, seats, seed)

"""Connect 5 as the contract asks for it.

The rules are in `legal.py` (what is legal), `refusals.py` (why not) and `apply.py` (what follows); text, views and
drawings are outside this folder.
"""

from collections.abc import Mapping, Sequence
from typing import Final, cast, final

from mypy_extensions import i64

from connectable.contract import IllegalAction, Outcome, Refusal, Rng, ShortPreviews
from connectable.games.connect5 import content, facts, notation, position, preview, view
from connectable.games.connect5.engine import legal, refusals, score
from connectable.games.connect5.engine.actions import NOWHERE, Action
from connectable.games.connect5.engine.apply import advance, step
from connectable.games.connect5.engine.legal_actions import LegalActions
from connectable.games.connect5.engine.numbering import random_slot
from connectable.games.connect5.engine.state import RESERVES, State, copied, opening
from connectable.generator import Generator
from connectable.options import Option, settle

FEWEST_SEATS, MOST_SEATS = 2, 5


@final
class Connect5:
    """The game object."""

    def __init__(self) -> None:
        self.name = "connect5"
        self.rules = "1"
        self.seats = (FEWEST_SEATS, MOST_SEATS)
        self.options: tuple[Option, ...] = (
            Option("board", content.USUAL, names=content.names()),
            Option("mode", "quick", ("quick", "full")),
            Option("straight_jumps", False),
        )

    def start(self, seats: object, options: object = None) -> State:
        if type(seats) is not int or not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise ValueError(f"seats: {seats!r:.80} is not a number from {FEWEST_SEATS} to {MOST_SEATS}")
        chosen = settle(self.options, options)
        return opening(content.setup(seats, chosen), (), NOWHERE, -1)

    def to_act(self, state: State) -> tuple[int, ...]:
        return SEATS[state.seat]

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refusals.refusal(state, seat, action)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        if state.seat != seat or seat < 0:
            return []
        return cast(Sequence[Action], LegalActions(state))

    def apply(self, state: State, seat: int, action: Action) -> State:
        slot = legal.legal_slot(state, seat, action)
        if slot == NOWHERE:
            raise IllegalAction(refusals.explain(state, seat, action))
        return step(state, slot)

    def idle(self, state: State, seat: int) -> Action:
        """Stop a chain, else the first placement, else the first thing that can be done."""
        found = self.legal(state, seat)
        return found[-1] if state.chain >= 0 else found[0]

    def patience(self, state: State, seat: int) -> int:
        return 0

    def answers(self, state: State, seat: int) -> bool:
        return False

    def begins(self, state: State) -> str:
        """C5-G1: the board is empty again."""
        return "round" if state.seat >= 0 and state.done and state.reserves == RESERVES else ""

    def is_try(self, state: State, seat: int, action: Action) -> bool:
        return False

    def futile(self, state: State, seat: int, action: Action, people: Sequence[int]) -> Refusal | None:
        return None

    def carry(self, state: State, undone: State) -> State:
        return state

    def preview(self, state: State, seat: int, action: Action) -> Mapping[str, object]:
        if self.refusal(state, seat, action):
            return {}
        return preview.preview(state, action, self.apply(state, seat, action), score.points_of(state, seat))

    def previews(self, state: State, seat: int, actions: Sequence[Action]) -> Sequence[Mapping[str, object]]:
        return preview.previews(state, actions)

    def short_previews(self, state: State, seat: int, actions: Sequence[Action]) -> ShortPreviews:
        return preview.USUAL, preview.short_previews(state, actions)

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        return view.view(state)

    def shown(self, state: State, seat: int, action: Action, to: int | None) -> str | None:
        return notation.notation(action)

    def has_secrets(self, state: State) -> bool:
        """Nothing is hidden."""
        return False

    def facts(self, before: State, seat: int, action: Action, after: State) -> Mapping[str, str | int]:
        return facts.facts(before, action, after)

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def chance(self, state: State) -> Sequence[tuple[Action, float]]:
        return []

    def label(self, state: State) -> str:
        return ""

    def notation(self, action: Action) -> str:
        return notation.notation(action)

    def parse(self, state: State, seat: int, text: object) -> Action:
        return notation.parse(state.setup.board, text)

    def format(self, state: State) -> str:
        return position.format(state)

    def read(self, text: object) -> State:
        return position.read(text)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        """Nothing is hidden: the state itself."""
        return state

    def random_playout(self, seats: int, seed: int) -> Outcome:
        outcome = score.outcome(self.playout(self.start(seats), Generator(seed))[0])
        assert outcome is not None
        return outcome

    def playout(self, state: State, rng: Generator) -> tuple[State, int]:
        """The end of a random game and its number of actions; draws as the general playout does."""
        count: i64 = 0
        play = copied(state)
        while play.seat >= 0:
            rng.word()  # for the seat: there is only one
            advance(play, random_slot(play, rng))
            count += 1
        return play, int(count)


SEATS: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,), (4,), ()]
"""By seat; the last, for −1, when the game is over."""

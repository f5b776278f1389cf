"""CoNNNect as the contract asks for it.

The rules are in the modules beside it: `legal.py` (what is legal), `refusals.py` (why not), `apply.py` (what follows);
text, views and drawings are outside this folder.
"""

from collections.abc import Mapping, Sequence
from typing import final

from connectable.contract import IllegalAction, Outcome, Refusal, Rng, ShortPreviews
from connectable.games.connnect import facts, notation, position, preview, secrecy, view
from connectable.games.connnect.content import load
from connectable.games.connnect.engine import legal, refusals, rounds, score
from connectable.games.connnect.engine.actions import CHOOSE_ZONE, DROP, LOSE, SAY_DONE, SAY_OUT, TAKE, WRITE, Action
from connectable.games.connnect.engine.apply import step
from connectable.games.connnect.engine.geometry import ZONES, count
from connectable.games.connnect.engine.playout import playout
from connectable.games.connnect.engine.state import ROLL, SETUP_ROLL, State
from connectable.options import Option, settle


@final
class Connnect:
    """The game object; it holds nothing that changes."""

    def __init__(self) -> None:
        self.name = "connnect"
        self.rules = "1"
        self.seats = (1, 4)
        self.options: tuple[Option, ...] = (Option("setup", "shared", ("shared", "own")), Option("sheet", "house"))

    def start(self, seats: object, options: object = None) -> State:
        if type(seats) is not int or not 1 <= seats <= 4:
            raise ValueError(f"seats: {seats!r:.80} is not a number from 1 to 4")
        chosen = settle(self.options, options)
        return rounds.begin(load(str(chosen["sheet"])), seats, chosen["setup"] == "own")

    def to_act(self, state: State) -> tuple[int, ...]:
        return legal.to_act(state)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refusals.refusal(state, seat, action)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return legal.legal(state, seat)

    def chance(self, state: State) -> Sequence[tuple[Action, float]]:
        return rounds.chance_outcomes(state) if rounds.is_chance(state.phase) else []

    def label(self, state: State) -> str:
        return rounds.label(state)

    def apply(self, state: State, seat: int, action: Action) -> State:
        refused = refusals.refusal(state, seat, action)
        if refused is not None:
            raise IllegalAction(refused)
        return step(state, seat, action)

    def idle(self, state: State, seat: int) -> Action:
        """The roomiest zone, plain writing, *done*; Free Actions and *out* only where nothing else is left."""
        return min(legal.legal(state, seat), key=lambda action: cost(state, seat, action))

    def patience(self, state: State, seat: int) -> int:
        return 0

    def answers(self, state: State, seat: int) -> bool:
        return False

    def begins(self, state: State) -> str:
        """Before a roll: all have shown what they wrote."""
        if state.phase == ROLL and state.round > 1:
            return "round"
        return "step" if state.phase in (ROLL, SETUP_ROLL) else ""

    def is_try(self, state: State, seat: int, action: Action) -> bool:
        return False

    def futile(self, state: State, seat: int, action: Action, people: Sequence[int]) -> Refusal | None:
        return None

    def carry(self, state: State, undone: State) -> State:
        return state

    def preview(self, state: State, seat: int, action: Action) -> Mapping[str, object]:
        if refusals.refusal(state, seat, action) is not None:
            return {}
        return preview.preview(state, seat, action)

    def previews(self, state: State, seat: int, actions: Sequence[Action]) -> Sequence[Mapping[str, object]]:
        return preview.previews(state, seat, actions)

    def short_previews(self, state: State, seat: int, actions: Sequence[Action]) -> ShortPreviews:
        return {}, self.previews(state, seat, actions)

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        return view.view(state, seat)

    def shown(self, state: State, seat: int, action: Action, to: int | None) -> str | None:
        return secrecy.shown(state, seat, action, to)

    def has_secrets(self, state: State) -> bool:
        return secrecy.has_secrets(state)

    def facts(self, before: State, seat: int, action: Action, after: State) -> Mapping[str, str | int]:
        return facts.facts(before, after)

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def notation(self, action: Action) -> str:
        return notation.notation(action)

    def parse(self, state: State, seat: int, text: object) -> Action:
        return notation.parse(state, seat, text)

    def format(self, state: State) -> str:
        return position.format(state)

    def read(self, text: object) -> State:
        return position.read(text)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        return secrecy.determinize(state, seat, rng)

    def random_playout(self, seats: int, seed: int) -> Outcome:
        return playout(self.start(seats), seed)


def cost(state: State, seat: int, action: Action) -> int:
    """How much a seat whose time is up would mind that action; the first of equals is played."""
    if action.kind == CHOOSE_ZONE:
        return -int(count(state.sheets[seat].marks[0] & ZONES[action.a]))
    cheap = (SAY_DONE, WRITE, LOSE, TAKE, DROP)
    return cheap.index(action.kind) if action.kind in cheap else len(cheap) + int(action.kind == SAY_OUT)

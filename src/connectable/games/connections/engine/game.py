"""Connections as the contract asks for it, for all six ways to play.

The rules are in the modules beside it: `legal.py` (what is legal), `refusals.py` (why not), `apply.py` (what follows);
the file of each way holds what is its own. Text, views and drawings are outside this folder.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from connectable.contract import CHANCE, IllegalAction, Outcome, Refusal, Rng, ShortPreviews
from connectable.games.connections import facts, notation, position, preview, secrecy, view
from connectable.games.connections.engine import finding, judging, legal, refusals, rounds, score
from connectable.games.connections.engine.actions import APPEAL, APPEALS, FINE, Action
from connectable.games.connections.engine.apply import step
from connectable.games.connections.engine.playout import play_out
from connectable.games.connections.engine.setup import OPTIONS, QUICK, VERSIONS, checked
from connectable.games.connections.engine.state import DEALING, FRESH, State
from connectable.options import Option

LEAST: Final = ("accept", "back", "keep", "aside", "done", "pass", "stuck", "draw", "abstain")
"""CX-O2: what the table plays for a seat whose time is up: the first of these that is legal."""
ANSWER_SECONDS: Final = 20
QUICK_ANSWER_SECONDS: Final = 5
TURN_SECONDS: Final = 60


@final
class Connections:
    """The game of the contract."""

    def __init__(self, rules: str = VERSIONS[-1]) -> None:
        self.name = "connections"
        self.rules = rules
        self.seats: tuple[int, int] = (1, 8)
        self.options: tuple[Option, ...] = OPTIONS

    def start(self, seats: object, options: object = None) -> State:
        return rounds.first_round(checked(seats, options, self.rules))

    def to_act(self, state: State) -> tuple[int, ...]:
        return legal.to_act(state)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        return refusals.refusal(state, seat, action)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        return legal.legal(state, seat)

    def chance(self, state: State) -> Sequence[tuple[Action, float]]:
        cards = rounds.outcomes(state)
        return [(card, 1 / len(cards)) for card in cards]

    def label(self, state: State) -> str:
        return rounds.label(state)

    def apply(self, state: State, seat: int, action: Action) -> State:
        refused = refusals.refusal(state, seat, action)
        if refused is not None:
            raise IllegalAction(refused)
        return step(state, seat, action)

    def preview(self, state: State, seat: int, action: Action) -> Mapping[str, object]:
        if refusals.refusal(state, seat, action) is not None:
            return {}
        return preview.preview(state, seat, action)

    def is_try(self, state: State, seat: int, action: Action) -> bool:
        """CX-J6: a card laid where nobody can know yet whether its pairs hold."""
        return seat >= 0 and finding.is_unknown(state, preview.pairs_of(state, seat, action))

    def futile(self, state: State, seat: int, action: Action, people: Sequence[int]) -> Refusal | None:
        """CX-J7: bots abstain, so alone among bots an appeal never succeeds."""
        appeals = action.kind == APPEAL or action.kind in APPEALS
        alone = appeals and not [other for other in people if other != seat]
        return Refusal("CX-J7", {"why": "alone"}) if alone else None

    def carry(self, state: State, undone: State) -> State:
        """CX-J6: a take-back neither lowers the count of misses nor gives back a life."""
        return finding.carry(state, undone.misses)

    def previews(self, state: State, seat: int, actions: Sequence[Action]) -> Sequence[Mapping[str, object]]:
        return [preview.preview(state, seat, action) for action in actions]

    def short_previews(self, state: State, seat: int, actions: Sequence[Action]) -> ShortPreviews:
        return {}, self.previews(state, seat, actions)

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        return view.view(state, seat, legal.to_act(state))

    def shown(self, state: State, seat: int, action: Action, to: int | None) -> str | None:
        return secrecy.shown(state, seat, action, to)

    def has_secrets(self, state: State) -> bool:
        return secrecy.has_secrets(state)

    def facts(self, before: State, seat: int, action: Action, after: State) -> Mapping[str, str | int]:
        return facts.facts(before, seat, action, after)

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

    def idle(self, state: State, seat: int) -> Action:
        """CX-O2, CX-J5: what the table plays for a seat that does not act in time."""
        actions = legal.legal(state, seat)
        for action in actions:
            if action.kind == FINE:
                return action
        names = [notation.notation(action) for action in actions]
        for name in LEAST:
            if name in names:
                return actions[names.index(name)]
        return actions[0]

    def patience(self, state: State, seat: int) -> int:
        """CX-J5: for an answer or a vote; CX-O2: for a turn when the timer is on."""
        if legal.to_act(state) == (CHANCE,) or not legal.may_act(state, seat):
            return 0
        if judging.asked(state, seat):
            return QUICK_ANSWER_SECONDS if state.setup.way == QUICK else ANSWER_SECONDS
        return TURN_SECONDS if state.setup.timer and not state.setup.at_once else 0

    def answers(self, state: State, seat: int) -> bool:
        return judging.asked(state, seat)

    def begins(self, state: State) -> str:
        """Alone, the same seat is to act after every turn: what tells two turns apart is that nothing is begun."""
        if state.stage == DEALING:
            return "round" if state.round > 1 and rounds.dealt(state) == 0 else ""
        return "step" if len(state.hands) == 1 and state.step == FRESH else ""

    def random_playout(self, seats: int, seed: int) -> Outcome:
        end, _ = play_out(self.start(seats), seed, 1_000_000)
        outcome = score.outcome(end)
        assert outcome is not None, "connections: a random game did not end"
        return outcome

"""Connections: who may do what, for all six ways; the file of each way says what is its own.

Words are judged by `judging.py`, cards come by `rounds.py`, text is `notation.py`'s and `position.py`'s.
"""

from collections.abc import Mapping, Sequence
from typing import Final, final

from connectable.contract import CHANCE, IllegalAction, Outcome, Refusal, Rng
from connectable.games.connections import notation, position, position_reading, secrecy, view
from connectable.games.connections import preview as previews
from connectable.games.connections.engine import judging, rounds, score
from connectable.games.connections.engine.actions import ABSTAIN, CHALLENGE, DEAL, FALLS, FINE, OPEN, STANDS, Action
from connectable.games.connections.engine.setup import OPTIONS, QUICK, RUMMY, checked
from connectable.games.connections.engine.state import DEALING, OVER, State, Window, window_of
from connectable.games.connections.engine.ways import classic, quads, quick, rummy, solitaire
from connectable.generator import Generator
from connectable.options import Option

ANSWERS: Final = (FINE, CHALLENGE, STANDS, FALLS, ABSTAIN)
LEAST: Final = ("back", "keep", "aside", "done", "pass", "stuck", "draw", "abstain")
"""CX-O2: what the table plays for a seat whose time is up: the first of these that is legal."""


ANSWER: Final = 20
QUICK_ANSWER: Final = 5
TURN: Final = 60
"""Seconds in live play."""


@final
class Connections:
    """The game of the contract."""

    def __init__(self) -> None:
        self.name = "connections"
        self.rules = "1"
        self.seats: tuple[int, int] = (1, 8)
        self.options: tuple[Option, ...] = OPTIONS

    def start(self, seats: object, options: object = None) -> State:
        return rounds.first_round(checked(seats, options))

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.stage == OVER:
            return ()
        if rounds.due(state) != rounds.NOTHING:
            return (CHANCE,)
        return tuple([seat for seat in range(state.setup.seats) if may_act(state, seat)])

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if state.stage == OVER:
            return Refusal("CX-G1", {"why": "over"})
        if seat == CHANCE:
            return rounds.chance_refusal(state, action)
        if not 0 <= seat < state.setup.seats:
            return Refusal("CX-G1", {"why": "no-seat", "seats": state.setup.seats})
        if rounds.due(state) != rounds.NOTHING:
            return Refusal("CX-G1", {"why": "card-due", "label": rounds.label(state)})
        if action.kind in (DEAL, OPEN):
            return Refusal("CX-G1", {"why": "chance-only"})
        if action.kind in ANSWERS:
            return judging.answer_refusal(state, seat, action)
        return waiting_refusal(state, seat) or way_refusal(state, seat, action)

    def legal(self, state: State, seat: int) -> Sequence[Action]:
        if state.stage == OVER:
            return []
        if rounds.due(state) != rounds.NOTHING:
            return rounds.outcomes(state) if seat == CHANCE else []
        if not 0 <= seat < state.setup.seats:
            return []
        answers = judging.legal_answers(state, seat)
        return answers + way_legal(state, seat) if plays(state, seat) else answers

    def chance(self, state: State) -> Sequence[tuple[Action, float]]:
        cards = rounds.outcomes(state)
        return [(card, 1 / len(cards)) for card in cards]

    def label(self, state: State) -> str:
        return rounds.label(state)

    def apply(self, state: State, seat: int, action: Action) -> State:
        refused = self.refusal(state, seat, action)
        if refused is not None:
            raise IllegalAction(refused)
        return after(state, seat, action)

    def preview(self, state: State, seat: int, action: Action) -> Mapping[str, object]:
        if self.refusal(state, seat, action) is not None:
            return {}
        return previews.preview(state, seat, action, after(state, seat, action))

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        return view.view(state, seat, self.to_act(state))

    def shown(self, state: State, seat: int, action: Action, to: int | None) -> str | None:
        return secrecy.shown(state, seat, action, to)

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def notation(self, action: Action) -> str:
        return notation.notation(action)

    def parse(self, state: State, seat: int, text: object) -> Action:
        return notation.parse(state, seat, text)

    def format(self, state: State) -> str:
        return position.format_state(state)

    def read(self, text: object) -> State:
        return position_reading.read_state(text)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        return secrecy.determinize(state, seat, rng)

    def idle(self, state: State, seat: int) -> Action:
        """CX-O2, CX-J5: what the table plays for a seat that does not act in time."""
        actions = self.legal(state, seat)
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
        if self.to_act(state) == (CHANCE,) or not may_act(state, seat):
            return 0
        if judging.asked(state, seat):
            return QUICK_ANSWER if state.setup.way == QUICK else ANSWER
        return TURN if state.setup.timer and not state.setup.at_once else 0

    def answers(self, state: State, seat: int) -> bool:
        return judging.asked(state, seat)

    def begins(self, state: State) -> str:
        return "round" if state.stage == DEALING and state.round > 1 and rounds.dealt(state) == 0 else ""

    def random_playout(self, seats: int, seed: int) -> Outcome:
        end, _ = play_out(self.start(seats), seed, 1_000_000)
        outcome = score.outcome(end)
        assert outcome is not None, "connections: a random game did not end"
        return outcome


GAME: Final = Connections()


def play_out(state: State, seed: int, most: int) -> tuple[State, int]:
    """Random legal actions to the end, or `most` of them; and how many there were."""
    rng = Generator(seed)
    steps = 0
    while steps < most:
        acting = GAME.to_act(state)
        if not acting:
            break
        seat = acting[rng.below(len(acting))]
        if seat == CHANCE:
            action = rounds.outcome_with(state, state.unseen[rng.below(len(state.unseen))])
        else:
            actions = GAME.legal(state, seat)
            action = actions[rng.below(len(actions))]
        state = after(state, seat, action)
        steps += 1
    return state, steps


def may_act(state: State, seat: int) -> bool:
    return judging.asked(state, seat) or plays(state, seat)


def plays(state: State, seat: int) -> bool:
    """Whether a seat may do more than answer and vote."""
    if state.vote is not None:
        return False
    if state.setup.at_once:
        return not state.idle[seat] and window_of(state, seat) is None
    return seat == state.turn and not state.windows


def waiting_refusal(state: State, seat: int) -> Refusal | None:
    """Why a seat may only answer and vote now."""
    if state.vote is not None:
        return judging.vote_first(state, state.vote)
    if not state.setup.at_once:
        if state.windows:
            return Refusal("CX-J5", {"why": "window", "seat": state.windows[0].seat})
        return None if seat == state.turn else Refusal("CX-G1", {"why": "turn", "seat": state.turn})
    if window_of(state, seat) is not None:
        return Refusal("CX-J5", {"why": "waiting"})
    if state.idle[seat]:
        return Refusal("CX-Q", {"why": "stuck"}) if state.setup.way == QUICK else Refusal("CX-4", {"why": "passed"})
    return None


def way_legal(state: State, seat: int) -> list[Action]:
    match state.setup.way:
        case "solitaire":
            return solitaire.legal(state, seat)
        case "quick":
            return quick.legal(state, seat)
        case "quads":
            return quads.legal(state, seat)
        case "rummy":
            return rummy.legal(state, seat)
        case _:
            return classic.legal(state, seat)


def way_refusal(state: State, seat: int, action: Action) -> Refusal | None:
    match state.setup.way:
        case "solitaire":
            return solitaire.refusal(state, seat, action)
        case "quick":
            return quick.refusal(state, seat, action)
        case "quads":
            return quads.refusal(state, seat, action)
        case "rummy":
            return rummy.refusal(state, seat, action)
        case _:
            return classic.refusal(state, seat, action)


def after(state: State, seat: int, action: Action) -> State:
    """The state after a legal action; nothing is checked here."""
    new = state.copy()
    if seat == CHANCE:
        rounds.come(new, action)
    elif action.kind in ANSWERS:
        answer(new, seat, action)
    else:
        way_play(new, seat, action)
    return new


def way_play(new: State, seat: int, action: Action) -> None:
    match new.setup.way:
        case "solitaire":
            solitaire.play(new, seat, action)
        case "quick":
            quick.play(new, seat, action)
        case "quads":
            quads.play(new, seat, action)
        case "rummy":
            rummy.play(new, seat, action)
        case _:
            classic.play(new, seat, action)


def answer(new: State, seat: int, action: Action) -> None:
    """Fine, a challenge or a vote, and what follows from it."""
    if action.kind == FINE:
        judging.say_fine(new, seat, action.a)
    elif action.kind == CHALLENGE:
        judging.challenge(new, seat, action.a, action.b)
    else:
        judging.give_vote(new, seat, action.kind)
    vote = new.vote
    if vote is not None:
        if not judging.all_voted(new, vote):
            return
        window = window_of(new, vote.seat)
        assert window is not None, "a vote is on something that waits"
        if not judging.rule(new, vote):
            fall(new, window, vote.pair)
    settle(new)


def settle(new: State) -> None:
    """CX-J5: what nobody objects to any more, or nobody can, stands."""
    for window in new.windows:
        if new.windows and judging.settled(new, window):
            judging.close_window(new, window.seat)
            stand(new, window)


def stand(new: State, window: Window) -> None:
    match new.setup.way:
        case "quick":
            quick.stand(new, window)
        case "quads":
            quads.stand(new, window)
        case "rummy":
            rummy.stand(new, window)
        case _:
            classic.stand(new, window)


def fall(new: State, window: Window, pair: int) -> None:
    if new.setup.way == RUMMY:
        rummy.fall(new, window, pair)
        return
    judging.close_window(new, window.seat)
    match new.setup.way:
        case "quick":
            quick.fall(new, window)
        case "quads":
            quads.fall(new, window)
        case _:
            classic.fall(new, window)

"""The conformance suite finds faults: each one seeded into the example game breaks a law, and the law is named."""

from dataclasses import dataclass

import pytest

from connectable.contract import CHANCE, IllegalAction, Outcome, Refusal, Rng
from connectable.testing import BrokenLaw, check
from highcard import CARDS, GAME, HighCard, State


def all_cards_different(state: State) -> None:
    cards = "".join(state.hands)
    assert len(set(cards)) == len(cards), f"a card is there twice: {state.hands}"


class NoTurnCheck(HighCard):
    def refusal(self, state: State, seat: int, action: str) -> Refusal | None:
        if seat != CHANCE and action[5:] in state.hands[seat] and CHANCE not in self.to_act(state):
            return None
        return super().refusal(state, seat, action)


class CardDealtTwice(HighCard):
    def legal(self, state: State, seat: int) -> list[str]:
        if seat == CHANCE and self.to_act(state) == (CHANCE,):
            own = state.hands[self.due(state)]  # cards of the other seat may be dealt again
            return [f"deal {self.due(state)} {card}" for card in CARDS if card not in own]
        return super().legal(state, seat)

    def read(self, text: object) -> State:
        hands, _, chosen = str(text).partition(" ")
        try:
            return super().read(text)
        except ValueError as error:
            if "dealt once" not in str(error):
                raise
            return State(tuple(hands.split("/")), tuple(chosen.split("/")))


class ChoiceShownEarly(HighCard):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {**super().view(state, seat), "chosen": list(state.chosen)}


class HandShown(HighCard):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {**super().view(state, seat), "hands": list(state.hands)}


class PreviewPeeks(HighCard):
    def preview(self, state: State, seat: int, action: str) -> dict[str, object]:
        return {"points": int(seat >= 0 and action[-1] > max(state.hands[1 - seat], default=""))}


class RefusalPeeks(HighCard):
    def refusal(self, state: State, seat: int, action: str) -> Refusal | None:
        refusal = super().refusal(state, seat, action)
        return Refusal(refusal.rule, {"other": state.hands[1 - seat]}) if refusal and seat >= 0 else refusal


class ListsLess(HighCard):
    def legal(self, state: State, seat: int) -> list[str]:
        legal = super().legal(state, seat)
        return legal[:1] if seat != CHANCE else legal

    def refusal(self, state: State, seat: int, action: str) -> Refusal | None:
        return None if action in HighCard.legal(self, state, seat) else Refusal("HC-2")


class ActsWithoutAction(HighCard):
    def legal(self, state: State, seat: int) -> list[str]:
        return super().legal(state, seat) if seat == CHANCE or not state.chosen[1 - seat] else []


class UnevenChance(HighCard):
    def chance(self, state: State) -> list[tuple[str, float]]:
        return [(outcome, 0.1) for outcome in self.legal(state, CHANCE)]


class SameLabel(HighCard):
    def label(self, state: State) -> str:
        return f"deal seat {self.due(state)}"


class ChangesTheOldState(HighCard):
    def apply(self, state: State, seat: int, action: str) -> State:
        after = super().apply(state, seat, action)
        object.__setattr__(state, "chosen", after.chosen)
        return after


class NotationLosesTheCard(HighCard):
    def notation(self, action: str) -> str:
        return action[:-1] + "5"


class FormatForgets(HighCard):
    def format(self, state: State) -> str:
        return "/".join(state.hands) + " /"


class GuessKnows(HighCard):
    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        return state


class GuessForgetsWhoIsDone(HighCard):
    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        guess = super().determinize(state, seat, rng)
        return guess if all(state.chosen) else State(guess.hands, ("", ""))


class EndsWithoutOutcome(HighCard):
    def outcome(self, state: State) -> Outcome | None:
        return None


class RanksWrong(HighCard):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome(outcome.points, (1, 3), outcome.reason, outcome.breakdown)


class PointsFromNowhere(HighCard):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome((5, 5), outcome.ranks, outcome.reason, outcome.breakdown)


class ViewIsNoJson(HighCard):
    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {**super().view(state, seat), "chosen": state.chosen if all(state.chosen) else ()}


class AppliesWhatItRefuses(HighCard):
    def apply(self, state: State, seat: int, action: str) -> State:
        try:
            return super().apply(state, seat, action)
        except IllegalAction:
            return state


class NeverEnds(HighCard):
    def apply(self, state: State, seat: int, action: str) -> State:
        after = super().apply(state, seat, action)
        return State(after.hands) if all(after.chosen) else after


class CrashesOnGarbage(HighCard):
    def read(self, text: object) -> State:
        return super().read(text.strip())  # type: ignore[attr-defined]


class TakesGarbage(HighCard):
    def parse(self, state: State, seat: int, text: object) -> str:
        return str(text)


@dataclass(frozen=True)
class LooseState(State):
    def __hash__(self) -> int:
        return id(self)


class HashByIdentity(HighCard):
    def apply(self, state: State, seat: int, action: str) -> State:
        after = super().apply(state, seat, action)
        return LooseState(after.hands, after.chosen)


SECRECY = "secrets_are_kept|determinized_states_look_the_same"

FAULTS: dict[type[HighCard], str] = {
    NoTurnCheck: "legal_means_not_refused",
    CardDealtTwice: "nothing_is_lost",
    ChoiceShownEarly: SECRECY,
    HandShown: SECRECY,
    PreviewPeeks: SECRECY,
    RefusalPeeks: SECRECY,
    ListsLess: "legal_means_not_refused",
    ActsWithoutAction: "play_ends",
    UnevenChance: "somebody_can_act",
    SameLabel: "somebody_can_act",
    ChangesTheOldState: "apply_leaves_the_old_state",
    NotationLosesTheCard: "notation_round_trips",
    FormatForgets: "positions_round_trip",
    GuessKnows: SECRECY,
    GuessForgetsWhoIsDone: "determinized_states_look_the_same",
    EndsWithoutOutcome: "play_ends",
    RanksWrong: "play_ends",
    PointsFromNowhere: "play_ends",
    ViewIsNoJson: "everything_survives_json",
    AppliesWhatItRefuses: "legal_means_not_refused",
    NeverEnds: "play_ends",
    CrashesOnGarbage: "bad_input_is_refused",
    TakesGarbage: "bad_input_is_refused",
    HashByIdentity: "apply_leaves_the_old_state",
}


@pytest.mark.parametrize("faulty", FAULTS, ids=lambda faulty: faulty.__name__)
def test_fault_is_caught(faulty: type[HighCard]) -> None:
    with pytest.raises(BrokenLaw, match=FAULTS[faulty]):
        check(faulty(), seeds=range(12), invariant=all_cards_different)


def test_the_sound_game_passes() -> None:
    check(GAME, seeds=range(12), invariant=all_cards_different)

"""High Card in turn, nothing sealed: seat 0 plays its card openly, then seat 1."""

from connectable.contract import CHANCE
from highcard import HighCard, State


class InTurn(HighCard):
    name = "inturn"

    def to_act(self, state: State) -> tuple[int, ...]:
        return super().to_act(state)[:1]

    def shown(self, state: State, seat: int, action: str, to: int | None) -> str | None:
        return super().shown(state, seat, action, to) if seat == CHANCE else action


GAME = InTurn()

"""Racing: everybody takes numbers from one row at once; a number goes to the first who takes it."""

import re
from dataclasses import dataclass

from connectable.contract import Game, IllegalAction, Outcome, Refusal, Rng
from connectable.options import Options, settle


@dataclass(frozen=True)
class State:
    taken: tuple[int, ...]
    """The seat that has each number; −1: nobody."""
    seats: int


class Racing(Game[State, str]):
    name, rules, seats, options = "racing", "1", (1, 8), ()

    def start(self, seats: object, options: Options | None = None) -> State:
        settle(self.options, options)
        if type(seats) is not int or not 1 <= seats <= 8:
            raise ValueError(f"seats: {seats!r:.80} is not 1 to 8")
        return State((-1,) * 400, seats)

    def to_act(self, state: State) -> tuple[int, ...]:
        return tuple(range(state.seats)) if -1 in state.taken else ()

    def legal(self, state: State, seat: int) -> list[str]:
        free = [f"take {number}" for number, owner in enumerate(state.taken) if owner < 0]
        return free[:20] if seat in self.to_act(state) else []

    def label(self, state: State) -> str:
        return "nothing"

    def refusal(self, state: State, seat: int, action: str) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("RC-1", {"seat": seat})
        owner = state.taken[int(action.split()[1])]
        return None if owner < 0 else Refusal("RC-2", {"seat": owner})

    def apply(self, state: State, seat: int, action: str) -> State:
        if refusal := self.refusal(state, seat, action):
            raise IllegalAction(refusal)
        number = int(action.split()[1])
        return State((*state.taken[:number], seat, *state.taken[number + 1 :]), state.seats)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return {"taken": list(state.taken)}

    def outcome(self, state: State) -> Outcome | None:
        if -1 in state.taken:
            return None
        points = tuple(state.taken.count(seat) for seat in range(state.seats))
        ranks = tuple(1 + sum(other > own for other in points) for own in points)
        return Outcome(points, ranks, "row", tuple({"numbers": count} for count in points))

    def notation(self, action: str) -> str:
        return action

    def parse(self, state: State, seat: int, text: object) -> str:
        if not isinstance(text, str) or not re.fullmatch(r"take ([1-3]?[0-9]{1,2})", text):
            raise ValueError(f"{text!r:.80} is not `take NUMBER` with a number from 0 to 399")
        return text

    def format(self, state: State) -> str:
        return f"{state.seats}:" + ",".join(map(str, state.taken))

    def read(self, text: object) -> State:
        assert isinstance(text, str)
        seats, _, taken = text.partition(":")
        return State(tuple(map(int, taken.split(","))), int(seats))

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        return state


GAME = Racing()

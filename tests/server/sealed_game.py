"""Sealed: everybody gets a hidden card, marks numbers in secret and says done; only then all is shown."""

import re
from dataclasses import dataclass

from connectable.contract import CHANCE, Game, IllegalAction, Outcome, Refusal, Rng
from connectable.options import Options, settle


@dataclass(frozen=True)
class State:
    cards: tuple[str, ...]
    marks: tuple[str, ...]
    done: tuple[bool, ...]


class Sealed(Game[State, str]):
    name, rules, seats, options = "sealed", "1", (2, 4), ()

    def start(self, seats: object, options: Options | None = None) -> State:
        settle(self.options, options)
        if type(seats) is not int or not 2 <= seats <= 4:
            raise ValueError(f"seats: {seats!r:.80} is not 2 to 4")
        return State(("",) * seats, ("",) * seats, (False,) * seats)

    def to_act(self, state: State) -> tuple[int, ...]:
        if "" in state.cards:
            return (CHANCE,)
        return tuple(seat for seat, done in enumerate(state.done) if not done)

    def legal(self, state: State, seat: int) -> list[str]:
        if seat not in self.to_act(state):
            return []
        if seat == CHANCE:
            return [f"deal {state.cards.index('')} {card}" for card in "123456789" if card not in state.cards]
        return [f"mark {digit}" for digit in "123456789" if digit not in state.marks[seat]] + ["done"]

    def label(self, state: State) -> str:
        return f"card of seat {state.cards.index('')}"

    def refusal(self, state: State, seat: int, action: str) -> Refusal | None:
        return None if action in self.legal(state, seat) else Refusal("SE-1", {"action": action})

    def apply(self, state: State, seat: int, action: str) -> State:
        if refusal := self.refusal(state, seat, action):
            raise IllegalAction(refusal)
        if seat == CHANCE:
            return State(put(state.cards, state.cards.index(""), action[-1]), state.marks, state.done)
        if action == "done":
            return State(state.cards, state.marks, (*state.done[:seat], True, *state.done[seat + 1 :]))
        return State(state.cards, put(state.marks, seat, state.marks[seat] + action[-1]), state.done)

    def preview(self, state: State, seat: int, action: str) -> dict[str, object]:
        return {"points": 1, "ends_turn": action == "done", "reveals": action == "done"}

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        over = all(state.done)
        return {
            "card": "" if seat is None else state.cards[seat],
            "marks": [marks if over or seat == other else "" for other, marks in enumerate(state.marks)],
            "done": list(state.done),
        }

    def shown(self, state: State, seat: int, action: str, to: int | None) -> str | None:
        if seat == CHANCE:
            return action if to == state.cards.index("") else f"deal {state.cards.index('')} ?"
        return action if to == seat or action == "done" else None

    def outcome(self, state: State) -> Outcome | None:
        if not all(state.done):
            return None
        points = tuple(map(len, state.marks))
        ranks = tuple(1 + sum(other > own for other in points) for own in points)
        return Outcome(points, ranks, "done", tuple({"marks": count} for count in points))

    def notation(self, action: str) -> str:
        return action

    def parse(self, state: State, seat: int, text: object) -> str:
        if not isinstance(text, str) or not re.fullmatch(r"deal [0-3] [1-9]|mark [1-9]|done", text):
            raise ValueError(f"{text!r:.80} is neither `mark DIGIT` nor `done`")
        return text

    def format(self, state: State) -> str:
        return "|".join(f"{c}/{m}/{int(d)}" for c, m, d in zip(state.cards, state.marks, state.done, strict=True))

    def read(self, text: object) -> State:
        assert isinstance(text, str)
        parts = [part.split("/") for part in text.split("|")]
        cards, marks, done = zip(*parts, strict=True)
        return State(cards, marks, tuple(flag == "1" for flag in done))

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        free = [card for card in "123456789" if card != state.cards[seat]]
        cards = tuple(
            card if other == seat else free.pop(rng.randrange(len(free))) for other, card in enumerate(state.cards)
        )
        over = all(state.done)
        marks = tuple(marks if over or other == seat else "" for other, marks in enumerate(state.marks))
        return State(cards, marks, state.done)


def put(items: tuple[str, ...], place: int, item: str) -> tuple[str, ...]:
    return (*items[:place], item, *items[place + 1 :])


GAME = Sealed()

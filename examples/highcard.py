"""High Card: the smallest game with a hidden hand, chance and a simultaneous choice.

Two seats get two of nine cards each, both choose one at once, the higher wins. Plain on purpose: a card is a digit,
a hand a text of digits, an action its own notation. See docs/add-a-game.md.
"""

import re
from dataclasses import dataclass

from connectable.contract import CHANCE, Game, IllegalAction, Outcome, Refusal, Rng
from connectable.meta import Meta
from connectable.options import Options, settle

CARDS = "123456789"


@dataclass(frozen=True)
class State:
    hands: tuple[str, ...] = ("", "")
    chosen: tuple[str, ...] = ("", "")


class HighCard(Game[State, str]):
    name, rules, seats, options = "highcard", "1", (2, 2), ()

    def start(self, seats: object, options: Options | None = None) -> State:
        settle(self.options, options)
        if type(seats) is not int or seats != 2:
            raise ValueError(f"seats: {seats!r:.80} is not 2")
        return State()

    def to_act(self, state: State) -> tuple[int, ...]:
        if len(state.hands[1]) < 2:
            return (CHANCE,)
        return tuple(seat for seat in (0, 1) if not state.chosen[seat])

    def legal(self, state: State, seat: int) -> list[str]:
        if seat not in self.to_act(state):
            return []
        if seat == CHANCE:
            return [f"deal {self.due(state)} {card}" for card in CARDS if card not in "".join(state.hands)]
        return [f"play {card}" for card in state.hands[seat]]

    def due(self, state: State) -> int:
        """The seat that gets the next card."""
        return 0 if len(state.hands[0]) < 2 else 1

    def label(self, state: State) -> str:
        return f"deal seat {self.due(state)} card {len(state.hands[self.due(state)]) + 1}"

    def refusal(self, state: State, seat: int, action: str) -> Refusal | None:
        if seat not in self.to_act(state):
            return Refusal("HC-1", {"seat": seat})
        return None if action in self.legal(state, seat) else Refusal("HC-2", {"action": action})

    def apply(self, state: State, seat: int, action: str) -> State:
        if refusal := self.refusal(state, seat, action):
            raise IllegalAction(refusal)
        if seat == CHANCE:
            return State(put(state.hands, self.due(state), state.hands[self.due(state)] + action[-1]), state.chosen)
        return State(state.hands, put(state.chosen, seat, action[-1]))

    def preview(self, state: State, seat: int, action: str) -> dict[str, object]:
        return {"points": 0, "ends_turn": True, "reveals": any(state.chosen)}

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        over = all(state.chosen)
        return {
            "hand": "" if seat is None else state.hands[seat],
            "chosen": [card if over or seat == other else bool(card) for other, card in enumerate(state.chosen)],
            "cards": [len(hand) for hand in state.hands],
        }

    def shown(self, state: State, seat: int, action: str, to: int | None) -> str | None:
        if seat == CHANCE:
            return action if to == self.due(state) else f"deal {self.due(state)} ?"
        return action if to == seat or any(state.chosen) else None

    def outcome(self, state: State) -> Outcome | None:
        if not all(state.chosen):
            return None
        points = tuple(int(card == max(state.chosen)) for card in state.chosen)
        return Outcome(points, tuple(2 - won for won in points), "higher", tuple({"trick": won} for won in points))

    def notation(self, action: str) -> str:
        return action

    def parse(self, state: State, seat: int, text: object) -> str:
        if not isinstance(text, str) or not re.fullmatch(r"deal [01] [1-9]|play [1-9]", text):
            raise ValueError(f"{text!r:.80} is neither `play CARD` nor `deal SEAT CARD` with a card from 1 to 9")
        return text

    def format(self, state: State) -> str:
        return "/".join(state.hands) + " " + "/".join(state.chosen)

    def read(self, text: object) -> State:
        parts = re.fullmatch(r"([1-9]{0,2})/([1-9]{0,2}) ([1-9]?)/([1-9]?)", text) if isinstance(text, str) else None
        if not parts:
            raise ValueError(f"{text!r:.80} is not HAND/HAND CHOICE/CHOICE, as in `47/19 4/`")
        first, second, *chosen = parts.groups()
        if len({*first, *second}) < len(first + second) or (second and len(first) < 2):
            raise ValueError(f"{text!r}: each card is dealt once, to seat 0 before seat 1")
        if not (chosen[0] in first and chosen[1] in second) or (any(chosen) and len(second) < 2):
            raise ValueError(f"{text!r}: a choice is a card of the own hand, after the deal")
        return State((first, second), tuple(chosen))

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        known = state.chosen[1 - seat] if all(state.chosen) else ""  # a shown choice, not the card beside it
        unseen = [card for card in CARDS if card not in state.hands[seat] + known]
        hand = "".join(unseen.pop(rng.randrange(len(unseen))) for _ in state.hands[1 - seat][len(known) :]) + known
        chosen = known or (hand[rng.randrange(2)] if state.chosen[1 - seat] else "")
        return State(put(state.hands, 1 - seat, hand), put(state.chosen, 1 - seat, chosen))


def put(items: tuple[str, ...], place: int, item: str) -> tuple[str, ...]:
    return (*items[:place], item, *items[place + 1 :])


GAME = HighCard()
META = Meta(chance="cards", bots="highcard_bots")

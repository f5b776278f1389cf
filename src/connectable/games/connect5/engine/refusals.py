"""Why an action is not legal: the rule that forbids it and the data of the sentence.

`legal.is_legal` decides; what is refused is explained by the first rule that forbids it, in the order in which a person
would notice.
"""

from connectable.contract import Refusal
from connectable.games.connect5 import content
from connectable.games.connect5.circuit import opposite, spot_name
from connectable.games.connect5.engine.actions import (
    JUMP,
    NOWHERE,
    PASS,
    PLACE,
    SANDWICH,
    SPLIT,
    SPLIT_JUMP,
    STACK,
    STOP,
    Action,
)
from connectable.games.connect5.engine.legal import actions, is_legal
from connectable.games.connect5.engine.state import TOKENS, State, lane
from connectable.games.connect5.notation import WORDS

FREE, OWN, ENEMY = "free", "own", "enemy"


def refusal(state: State, seat: int, action: Action) -> Refusal | None:
    """Why a seat may not do that; None when it may."""
    return None if is_legal(state, seat, action) else explain(state, seat, action)


def explain(state: State, seat: int, action: Action) -> Refusal:
    """The refusal of an action that is known to be refused."""
    if state.seat < 0:
        return Refusal("C5-G1", {"why": "over"})
    if seat != state.seat:
        return Refusal("C5-G1", {"why": "turn", "seat": int(state.seat)})
    return RefusedAction(state, action).explain()


class RefusedAction:
    """One refused action, with its dots looked up."""

    def __init__(self, state: State, action: Action) -> None:
        self.state, self.action, self.board = state, action, state.setup.board
        self.at, self.over, self.to = (self.board.dot(spot) for spot in (action.at, action.over, action.to))

    def explain(self) -> Refusal:
        action, state = self.action, self.state
        for spot in (action.at, action.over, action.to):
            if spot != NOWHERE and self.board.dot(spot) == NOWHERE:
                return Refusal("C5-B1", {"why": "no-dot", "dot": spot_name(spot)})
        if lane(state.reserves, state.seat) == TOKENS:
            return Refusal("C5-M1")
        jumps = JUMP <= action.kind < STOP
        if state.chain >= 0 and not (jumps and self.at == state.chain):
            return Refusal("C5-M7", {"why": "chain", "dot": self.name(state.chain)})
        if action.kind == STOP:
            return Refusal("C5-M7", {"why": "no-chain"})
        if action.kind == PASS:
            return Refusal("C5-W3", {"can": sorted({WORDS[each.kind] for each in actions(state)})})
        if action.kind in (PLACE, STACK):
            return self.place() if action.kind == PLACE else self.stack()
        return self.jump() if jumps else self.step()

    def place(self) -> Refusal:
        if lane(self.state.reserves, self.state.seat) == 0:
            return Refusal("C5-M2", {"why": "reserve"})
        return Refusal("C5-M2", {"why": self.holder(self.at), **self.named(dot=self.at)})

    def stack(self) -> Refusal:
        if lane(self.state.reserves, self.state.seat) == 0:
            return Refusal("C5-M3", {"why": "reserve"})
        why = self.holder(self.at)
        if why == OWN:
            why = "full" if self.tokens(self.at) == 2 else "plain"
        return Refusal("C5-M3", {"why": why, **self.named(dot=self.at)})

    def step(self) -> Refusal:
        """C5-M4 for steps, C5-M5 for splits."""
        rule = "C5-M5" if self.action.kind == SPLIT else "C5-M4"
        if self.holder(self.at) != OWN:
            return Refusal(rule, {"why": "not-yours", **self.named(dot=self.at)})
        if rule == "C5-M5" and self.tokens(self.at) == 1:
            return Refusal(rule, {"why": "single", **self.named(dot=self.at)})
        if self.board.leg(self.at, self.to) == NOWHERE:
            return self.apart(rule, "far", self.at, self.to)
        if self.holder(self.to) != FREE:
            return Refusal(rule, {"why": self.holder(self.to), **self.named(dot=self.to)})
        return Refusal(rule, {"why": "double", **self.named(dot=self.at, to=self.to)})

    def jump(self) -> Refusal:
        """The way first (C5-M6, B4, M8, O1), then what stands on it."""
        if self.holder(self.at) != OWN:
            return Refusal("C5-M6", {"why": "not-yours", **self.named(dot=self.at)})
        return self.way() or self.prey() or (self.sandwich() if self.action.kind == SANDWICH else self.landing())

    def way(self) -> Refusal | None:
        if self.board.leg(self.at, self.over) == NOWHERE:
            return self.apart("C5-M6", "far", self.at, self.over)
        if self.to == self.at:
            return Refusal("C5-M6", {"why": "start", **self.named(dot=self.at, over=self.over)})
        if self.board.leg(self.over, self.to) == NOWHERE:
            return self.apart("C5-M6", "far-landing", self.over, self.to)
        first, second = self.board.leg(self.at, self.over), self.board.leg(self.over, self.to)
        into, out = self.board.leg_into[first], self.board.leg_out[second]
        if into == out:
            return Refusal("C5-M8", {"why": "jump", **self.named(dot=self.at, over=self.over, to=self.to)})
        if self.board.straight and out != opposite(into):
            return Refusal("C5-O1", {"straight": self.opposite_dots(into), **self.named(over=self.over, to=self.to)})
        if self.state.chain >= 0 and self.board.leg_out[first] == self.state.came:
            return Refusal("C5-M8", {"why": "chain", **self.named(dot=self.at, over=self.over)})
        return None

    def prey(self) -> Refusal | None:
        holder = self.holder(self.over)
        if holder != ENEMY:
            return Refusal("C5-M6", {"why": "nothing" if holder == FREE else "own-prey", **self.named(dot=self.over)})
        if self.tokens(self.over) == 1:
            return None
        if self.action.kind == SANDWICH:
            return Refusal("C5-D5", self.named(dot=self.over))
        if self.tokens(self.at) == 1:
            return Refusal("C5-D1", self.named(dot=self.at, over=self.over))
        if self.action.kind == SPLIT_JUMP:
            return Refusal("C5-D3", {"why": "split", **self.named(dot=self.at, over=self.over)})
        return None

    def landing(self) -> Refusal:
        holder = self.holder(self.to)
        if holder == OWN:
            return Refusal("C5-D7", {"why": "merge", **self.named(dot=self.to)})
        if holder == ENEMY:
            return Refusal("C5-M6", {"why": "taken", **self.named(dot=self.to)})
        if self.action.kind == SPLIT_JUMP:
            return Refusal("C5-D2", {"why": "single", **self.named(dot=self.at)})
        rule = "C5-D3" if self.tokens(self.over) == 2 else "C5-D2"
        return Refusal(rule, {"why": "plain", **self.named(dot=self.at, to=self.to)})

    def sandwich(self) -> Refusal:
        rule = "C5-D6" if self.tokens(self.at) == 2 else "C5-D4"
        why = self.holder(self.to)
        if why == OWN:
            circled = self.board.ring[self.to]
            why = "full" if self.tokens(self.to) == 2 else "plain-from" if circled else "plain"
        return Refusal(rule, {"why": why, **self.named(dot=self.at, to=self.to)})

    def apart(self, rule: str, why: str, at: int, to: int) -> Refusal:
        """Two dots that no stretch joins: perhaps the way would turn at a bare crossing (C5-B4)."""
        drawn = content.circuit(self.board.text)
        if ahead := drawn.straight_on(at, to):
            return Refusal("C5-B4", {"straight": [self.name(dot) for dot in ahead], **self.named(dot=at, to=to)})
        beside = [self.name(leg.to) for leg in drawn.legs[at]]
        return Refusal(rule, {"why": why, "beside": beside, **self.named(dot=at, to=to)})

    def opposite_dots(self, into: int) -> list[str]:
        """C5-O1: where a straight jump over this dot would lead."""
        legs = content.circuit(self.board.text).legs[self.over]
        return [self.name(leg.to) for leg in legs if leg.out == opposite(into)]

    def holder(self, dot: int) -> str:
        cell = int(self.state.cells[dot])
        return FREE if cell == 0 else OWN if (cell - 1) // 2 == self.state.seat else ENEMY

    def tokens(self, dot: int) -> int:
        return 2 - int(self.state.cells[dot]) % 2

    def name(self, dot: int) -> str:
        return spot_name(self.board.spots[dot])

    def named(self, **dots: int) -> dict[str, str]:
        return {key: self.name(dot) for key, dot in dots.items()}

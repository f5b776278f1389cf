"""A second implementation of Connections, slow and plain, written from the rulebook alone.

It knows words, not numbers, keeps no frontier and no tables, and looks at everything again at every step. It imports
nothing of the package; the tests play both side by side.
"""

from collections.abc import Callable
from typing import Any

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
KINDS = ("opposite", "same", "is-a", "part", "made", "said", "family", "property", "found")
HAND = {"classic": 5, "endless": 4, "solitaire": 0, "quick": 10, "quads": 4, "rummy": 4}
ROUNDS = {"classic": 5, "quick": 3, "quads": 4}
Pair = tuple[str, str]


class Naive:
    """One game: what everybody does goes in as text."""

    def __init__(
        self, seats: int, options: dict[str, Any], cards: dict[int, tuple[str, ...]], values: dict[int, int],
        accepts: Callable[[str, str], bool],
    ) -> None:  # fmt: skip
        self.seats, self.cards, self.values, self.accepts = seats, cards, values, accepts
        self.way: str = options.get("way", "solitaire" if seats == 1 else "classic")
        judge = options.get("judge", "referee")
        self.judge = "referee" if seats == 1 and judge in ("vote", "jury") else judge
        self.own = options.get("find") == "own"
        self.lives = options.get("lives", 0)
        self.count = options.get("cards", 0) or len(cards)
        self.first_turns = options.get("first_turns", False)
        self.edge = (options.get("table", 0) or 9) // 2 if self.way == "endless" else 999
        self.at_once = self.way == "quick" or options.get("turns") == "at_once"
        self.rounds = options.get("rounds", 0) or ROUNDS.get(self.way, 1)
        self.is_web = self.way not in ("quads", "rummy")
        self.scores, self.misses = [0] * seats, [0] * seats
        self.rulings: dict[frozenset[str], bool] = {}
        self.round, self.ends = 0, list[str]()
        self.deal()

    # The round

    def deal(self) -> None:
        self.round += 1
        self.dealing, self.over = True, False
        self.unseen = set(self.cards)
        self.hands: list[set[int]] = [set() for _ in range(self.seats)]
        self.size = 4 if self.way == "classic" and self.seats > 5 else HAND[self.way]
        rest = self.count - self.seats * self.size - self.is_web
        count = 4 if self.way == "quads" else 1
        self.hidden = [len(range(pile, rest, count)) for pile in range(count)]
        self.shown: list[list[int]] = [[] for _ in range(count)]
        self.turn = (self.round - 1) % self.seats
        self.web: dict[tuple[int, int], tuple[int, int]] = {}
        self.quad: list[dict[int, tuple[int, int]]] = [{} for _ in range(self.seats)]
        self.quads = [0] * self.seats
        self.done_quads: list[list[int]] = [[] for _ in range(self.seats)]
        self.lines: list[list[list[tuple[int, int, bool]]]] = [[] for _ in range(self.seats)]
        self.chosen: list[dict[str, Any]] = [{} for _ in range(self.seats)]
        self.waits: dict[int, dict[str, Any]] = {}
        self.pending: dict[int, dict[str, Any]] = {}
        self.vote: dict[str, Any] = {}
        self.appealed: set[int] = set()
        self.idle: set[int] = set()
        self.aside: list[int] = []
        self.due = -1
        self.quiet, self.out, self.taken, self.turns, self.links = 0, -1, 0, 0, 0
        self.drawn, self.step = 0, "fresh"

    def left(self) -> int:
        return sum(self.hidden) + sum(map(len, self.shown)) - (self.due >= 0)

    def chance_due(self) -> str:
        """`deal SEAT`, `open`, or nothing."""
        if self.over:
            return ""
        if self.dealing:
            held = sum(map(len, self.hands))
            if held < self.seats * self.size:
                return f"deal {(self.round - 1 + held // self.size) % self.seats}"
            return "open"
        if self.due >= 0:
            return f"deal {self.due}"
        bare = any(hidden and not shown for hidden, shown in zip(self.hidden, self.shown, strict=True))
        return "open" if bare and self.way not in ("solitaire", "rummy") else ""

    def chance(self, card: int) -> None:
        due = self.chance_due()
        self.unseen.remove(card)
        if self.dealing:
            if due == "open":
                self.web[0, 0] = (card, 0)
            else:
                self.hands[int(due[5:])].add(card)
            if sum(map(len, self.hands)) == self.seats * self.size and (self.web or not self.is_web):
                self.dealing = False
                self.due = 0 if self.way == "solitaire" else -1
                self.begin(self.turn)
            return
        if due == "open":
            pile = next(n for n, shown in enumerate(self.shown) if self.hidden[n] and not shown)
            self.hidden[pile] -= 1
            self.shown[pile].append(card)
            return
        self.hidden[0] -= 1
        self.hands[self.due].add(card)
        came, self.due = self.due, -1
        if self.way == "rummy" and self.first_turns and came != self.turn and not self.waits and self.is_out(came):
            self.end_round("out")

    def begin(self, seat: int) -> None:
        self.turn, self.drawn = seat, 0
        self.empty_pile = not self.left()
        self.step = "laying" if self.empty_pile and not self.is_web else "fresh"
        self.moved = self.stole = False
        self.missed_before = self.misses[seat]
        if not self.at_once:
            self.appealed = set()

    def end_round(self, reason: str, winner: int = -1) -> None:
        for seat, wait in [*self.waits.items(), *self.pending.items()]:
            if self.is_web:
                self.hands[seat].add(self.web.pop(wait["at"])[0])
        for seat in range(self.seats):
            self.put_back(seat)
            worth = sum(self.values[card] for card in self.hands[seat])
            if self.way in ("classic", "rummy"):
                self.scores[seat] -= worth
            if self.way == "quick" and winner >= 0 and seat != winner:
                self.scores[winner] += worth
            self.scores[seat] += sum(self.values[card] for line in self.lines[seat] for card, _, _ in line)
        if self.way == "solitaire":
            self.scores[0] += len(self.web)
        self.ends.append(reason)
        self.waits, self.pending, self.vote = {}, {}, {}
        if self.round == self.rounds:
            self.over = True
        else:
            self.deal()

    # Pairs

    def word(self, card: int, turn: int, side: int) -> str:
        return self.cards[card][(side - turn) % 4]

    def met_on_web(self, at: tuple[int, int], card: int, turn: int) -> list[Pair]:
        found = []
        for side, (dx, dy) in enumerate(STEPS):
            if beside := self.web.get((at[0] + dx, at[1] + dy)):
                found.append((self.word(card, turn, side), self.word(*beside, (side + 2) % 4)))
        return found

    def met_in_quad(self, seat: int, place: int, card: int, turn: int) -> list[Pair]:
        x, y = place % 2, place // 2
        found = []
        for side, (dx, dy) in enumerate(STEPS):
            if x + dx in (0, 1) and y + dy in (0, 1) and (beside := self.quad[seat].get(x + dx + 2 * (y + dy))):
                found.append((self.word(card, turn, side), self.word(*beside, (side + 2) % 4)))
        return found

    def met_in_line(self, seat: int, line: int, end: str, card: int, turn: int) -> list[Pair]:
        pieces = self.lines[seat][line]
        if end == "left":
            return [(self.word(card, turn, 1), self.word(pieces[0][0], pieces[0][1], 3))]
        return [(self.word(card, turn, 3), self.word(pieces[-1][0], pieces[-1][1], 1))]

    def holds(self, pair: Pair) -> bool:
        return self.rulings.get(frozenset(pair), self.accepts(*pair))

    def can_be_chosen(self, pairs: list[Pair]) -> bool:
        """Never a pair that fell; with the referee alone and links shown, only pairs that hold."""
        if self.judge == "referee" and not self.own:
            return all(map(self.holds, pairs))
        return all(self.rulings.get(frozenset(pair), True) for pair in pairs)

    def refused_by_jury(self, pairs: list[Pair]) -> bool:
        return self.judge == "jury" and not self.own and not all(map(self.holds, pairs))

    def is_unruled(self, pair: Pair) -> bool:
        return frozenset(pair) not in self.rulings

    # Who may act

    def to_act(self) -> tuple[int, ...]:
        if self.over:
            return ()
        return (-1,) if self.chance_due() else tuple(s for s in range(self.seats) if self.legal(s))

    def legal(self, seat: int) -> list[str]:
        if self.over or self.chance_due():
            return []
        if self.vote:
            party = (self.vote["seat"], self.vote["by"])
            return ["stands", "falls", "abstain"] if seat not in party and seat not in self.vote["votes"] else []
        if seat in self.pending:
            return ["appeal", "accept"]
        found = []
        for placer, wait in self.waits.items():
            if placer != seat and seat not in wait["fine"]:
                found.append(f"fine {placer}")
                found += [f"challenge {placer} {n}" for n, pair in enumerate(wait["pairs"], 1) if self.is_unruled(pair)]
        if self.at_once:
            plays = seat not in self.waits and seat not in self.idle
        else:
            plays = seat == self.turn and not self.waits and not self.pending
        return found + self.own_legal(seat) if plays else found

    def own_legal(self, seat: int) -> list[str]:
        raise NotImplementedError

    # Judging

    def put_to_table(self, seat: int, pairs: list[Pair], **more: Any) -> bool:
        """Whether what was laid waits for the others."""
        if self.judge in ("vote", "jury") and any(map(self.is_unruled, pairs)):
            self.waits[seat] = {"pairs": pairs, "fine": set(), **more}
            return True
        return False

    def answer(self, seat: int, words: list[str]) -> None:
        if words[0] == "fine":
            self.waits[int(words[1])]["fine"].add(seat)
        elif words[0] == "challenge":
            self.vote = {"seat": int(words[1]), "by": seat, "pair": int(words[2]) - 1, "votes": {}}
        elif words[0] == "appeal":
            self.open_appeal(seat)
        elif words[0] == "accept":
            self.count_miss(seat, self.pending.pop(seat))
        else:
            self.vote["votes"][seat] = words[0]
        if self.vote and all(self.legal(other) == [] for other in range(self.seats)):
            self.count_votes()
        if not self.vote:
            for placer in sorted(self.waits):
                wait = self.waits.get(placer)
                if wait and (len(wait["fine"]) == self.seats - 1 or not any(map(self.is_unruled, wait["pairs"]))):
                    del self.waits[placer]
                    self.stands(placer, wait)

    def open_appeal(self, seat: int) -> None:
        self.appealed.add(seat)
        self.vote = {"seat": seat, "by": -1, "votes": {}}

    def count_votes(self) -> None:
        vote, self.vote = self.vote, {}
        seat, votes = vote["seat"], [*vote["votes"].values()]
        stands, falls = 1 + votes.count("stands"), 1 + votes.count("falls")
        if vote["by"] < 0:
            miss = self.pending.pop(seat)
            for pair in miss["failed"]:
                self.rulings[frozenset(pair)] = stands > falls
            if stands > falls:
                self.upheld(seat, miss)
            else:
                self.count_miss(seat, miss)
            return
        pair = self.waits[seat]["pairs"][vote["pair"]]
        tie = self.judge == "jury" or self.accepts(*pair)
        self.rulings[frozenset(pair)] = stands > falls or (stands == falls and tie)
        if not self.rulings[frozenset(pair)]:
            self.falls(seat, vote["pair"])

    def try_out(self, seat: int, pairs: list[Pair], **laid: Any) -> bool:
        """Whether a try may lie; a miss waits, its card laid, or counts at once."""
        failed = [pair for pair in pairs if not self.holds(pair)] if self.own else []
        if not failed:
            return True
        if self.judge == "jury" and seat not in self.appealed:
            self.put_down(seat, laid)
            self.pending[seat] = {**laid, "failed": failed}
        else:
            self.chosen[seat] = {}
            self.misses[seat] += 1
            self.missed(seat, laid["card"])
        return False

    def count_miss(self, seat: int, miss: dict[str, Any]) -> None:
        self.pick_up(seat, miss)
        self.misses[seat] += 1
        self.missed(seat, miss["card"])

    def third_miss(self, seat: int) -> bool:
        return self.misses[seat] - self.missed_before >= 3

    def put_down(self, seat: int, laid: dict[str, Any]) -> None:
        raise NotImplementedError

    def pick_up(self, seat: int, laid: dict[str, Any]) -> None:
        raise NotImplementedError

    def missed(self, seat: int, card: int) -> None:
        raise NotImplementedError

    def upheld(self, seat: int, miss: dict[str, Any]) -> None:
        raise NotImplementedError

    def stands(self, seat: int, wait: dict[str, Any]) -> None:
        raise NotImplementedError

    def falls(self, seat: int, pair: int) -> None:
        raise NotImplementedError

    def put_back(self, seat: int) -> None:
        """The cards of an unfinished quad."""
        for card, _ in self.quad[seat].values():
            self.hands[seat].add(card)
        self.quad[seat] = {}

    def is_out(self, seat: int) -> bool:
        if self.first_turns:
            return self.turns >= self.seats and not all(self.hands)
        return not self.hands[seat]

"""The six ways to play of the second implementation (`naive.py`)."""

import itertools
from typing import Any

from games.connections.naive import KINDS, STEPS, Naive, Pair


class NaiveGame(Naive):
    """Everything that the ways to play do themselves."""

    def play(self, seat: int, text: str) -> None:
        words = text.split()
        if seat < 0:
            self.chance(int(words[-1]))
        elif words[0] in ("fine", "challenge", "stands", "falls", "abstain", "accept") or text == "appeal":
            self.answer(seat, words)
        elif words[0] == "card":
            self.chosen[seat] = {"card": int(words[1])}
        elif words[0] == "at":
            x, y = words[1].split(",")
            self.chosen[seat]["at"] = int(x), int(y)
        elif words[0] == "because":
            self.chosen[seat]["because"] = words[1]
        elif words[0] == "back":
            self.chosen[seat] = {}
        elif words[0] == "appeal":
            self.appeal_with(seat, words)
        elif words[0] == "lay":
            self.place(seat, self.laid_by(seat, words))
        else:
            self.act(seat, words)

    def laid_by(self, seat: int, words: list[str]) -> dict[str, Any]:
        """`lay 3 at 1,0 turn 2`, `lay 3 in 2 turn 0`, `lay 3 new turn 0`, `lay 3 left 1 turn 0`."""
        laid: dict[str, Any] = {"card": int(words[1]), "turn": int(words[-1])}
        if words[2] == "at":
            x, y = words[3].split(",")
            laid["at"] = int(x), int(y)
        elif words[2] == "in":
            laid["place"] = int(words[3]) - 1
        elif words[2] != "new":
            laid["end"], laid["line"] = words[2], int(words[3]) - 1
        return laid

    def appeal_with(self, seat: int, words: list[str]) -> None:
        """`appeal 2`, `appeal in 3 turn 1`, `appeal left 1 turn 2`: a placement that the referee refuses."""
        laid = {"card": self.chosen[seat]["card"], "turn": int(words[-1])}
        if self.is_web:
            laid["at"] = self.chosen[seat]["at"]
        elif words[1] == "in":
            laid["place"] = int(words[2]) - 1
        else:
            laid["end"], laid["line"] = words[1], int(words[2]) - 1
        laid["failed"] = [pair for pair in self.met(seat, laid) if not self.holds(pair)]
        self.put_down(seat, laid)
        self.pending[seat] = laid
        self.open_appeal(seat)
        if self.way == "quick":
            self.lapse()

    def met(self, seat: int, laid: dict[str, Any]) -> list[Pair]:
        if "at" in laid:
            return self.met_on_web(laid["at"], laid["card"], laid["turn"])
        if "place" in laid:
            return self.met_in_quad(seat, laid["place"], laid["card"], laid["turn"])
        return self.met_in_line(seat, laid["line"], laid["end"], laid["card"], laid["turn"]) if "line" in laid else []

    # What may be done

    def own_legal(self, seat: int) -> list[str]:
        if chosen := self.chosen[seat]:
            return self.after_card(seat, chosen)
        hand = sorted(self.hands[seat])
        match self.way:
            case "quads":
                return self.quads_legal(seat, hand)
            case "rummy":
                return self.rummy_legal(seat, hand)
        if self.drawn:
            hand = [self.drawn]
        found = [f"card {card}" for card in hand if self.spaces(card)]
        if self.way == "solitaire":
            return [*found, "aside"]
        if self.drawn:
            return [*found, "keep"]
        return [*found, "draw" if self.left() else "stuck" if self.way == "quick" else "pass"]

    def after_card(self, seat: int, chosen: dict[str, Any]) -> list[str]:
        card, reasons = chosen["card"], [] if "because" in chosen else [f"because {kind}" for kind in KINDS]
        if self.is_web and "at" not in chosen:
            return [*(f"at {x},{y}" for x, y in self.spaces(card)), "back"]
        places: list[tuple[str, str, dict[str, Any]]] = []
        if self.is_web:
            x, y = chosen["at"]
            places = [(f"at {x},{y} ", "", {"at": (x, y)})]
        elif self.way == "quads":
            free = [place for place in range(4) if place not in self.quad[seat]]
            places = [(f"in {place + 1} ", f"in {place + 1} turn ", {"place": place}) for place in free]
        else:
            ends = [(n, end) for n in range(len(self.lines[seat])) for end in ("left", "right")]
            places = [("new ", "", {})]
            places += [(f"{end} {n + 1} ", f"{end} {n + 1} turn ", {"line": n, "end": end}) for n, end in ends]
        found = []
        for name, appeal, place in places:
            for turn in range(4):
                pairs = self.met(seat, {"card": card, "turn": turn, **place})
                if self.can_be_chosen(pairs) and not self.refused_by_jury(pairs):
                    found.append(f"lay {card} {name}turn {turn}")
                elif self.can_be_chosen(pairs) and seat not in self.appealed:
                    found.append(f"appeal {appeal}{turn}")
        if self.way == "quads":
            found += [f"return {card} {pile}" for pile in range(1, 5)]
        return [*found, *reasons, "back"]

    def spaces(self, card: int) -> list[tuple[int, int]]:
        """Free spaces beside the web, not beside a waiting card, where some turn can be chosen."""
        beside = {(x + dx, y + dy) for x, y in self.web for dx, dy in STEPS} - set(self.web)
        waiting = {wait["at"] for wait in [*self.waits.values(), *self.pending.values()]}
        shut = {(x + dx, y + dy) for x, y in waiting for dx, dy in STEPS}
        return [
            (x, y)
            for x, y in beside - shut
            if max(abs(x), abs(y)) <= self.edge
            and any(self.can_be_chosen(self.met_on_web((x, y), card, turn)) for turn in range(4))
        ]

    def quads_legal(self, seat: int, hand: list[int]) -> list[str]:
        takes = [f"take {n}" for n in range(1, 5) if self.hidden[n - 1] + len(self.shown[n - 1])]
        cards = [f"card {card}" for card in hand]
        if self.at_once:
            return [*(takes if len(hand) + len(self.quad[seat]) < 8 else []), *cards, "pass"]
        if self.step == "fresh":
            return takes
        return [*cards, "done"] if self.step == "laying" else ["done"]

    def rummy_legal(self, seat: int, hand: list[int]) -> list[str]:
        if self.step == "fresh":
            return ["draw"]
        found = [f"card {card}" for card in hand]
        if not self.stole and self.left():
            for other in range(self.seats):
                for n, line in enumerate(self.lines[other], 1):
                    if other != seat and len(line) > 3:
                        found += [f"steal {other} {n} left", f"steal {other} {n} right"]
        return [*found, "done"]

    # What it does

    def place(self, seat: int, laid: dict[str, Any]) -> None:
        pairs = self.met(seat, laid)
        if not self.try_out(seat, pairs, **laid):
            if self.way == "quick" and seat in self.pending:
                self.lapse()
            return
        self.put_down(seat, laid)
        if self.way == "rummy":
            return
        if self.way == "quads":
            if len(self.quad[seat]) == 4:
                whole = self.quad_pairs(seat)
                if not self.put_to_table(seat, whole):
                    self.made(seat)
            return
        self.drawn, self.step = 0, "fresh"
        if self.put_to_table(seat, pairs, at=laid["at"]):
            if self.way == "quick":
                self.idle = set()
                self.lapse()
        else:
            self.lies(seat, laid["at"], len(pairs))

    def put_down(self, seat: int, laid: dict[str, Any]) -> None:
        self.hands[seat].remove(laid["card"])
        self.chosen[seat] = {}
        if "at" in laid:
            self.web[laid["at"]] = (laid["card"], laid["turn"])
        elif "place" in laid:
            self.quad[seat][laid["place"]] = (laid["card"], laid["turn"])
        elif "line" in laid:
            line = self.lines[seat][laid["line"]]
            line.insert(0 if laid["end"] == "left" else len(line), (laid["card"], laid["turn"], True))
        else:
            self.lines[seat].append([(laid["card"], laid["turn"], True)])

    def pick_up(self, seat: int, laid: dict[str, Any]) -> None:
        self.hands[seat].add(laid["card"])
        if "at" in laid:
            del self.web[laid["at"]]
        elif "place" in laid:
            del self.quad[seat][laid["place"]]
        else:
            self.lines[seat][laid["line"]].pop(0 if laid["end"] == "left" else -1)

    def lies(self, seat: int, at: tuple[int, int], links: int) -> None:
        """A card on the web stands."""
        if self.way == "solitaire":
            self.links += links
            self.next_card()
        elif self.way == "quick":
            self.idle = set()
            self.lapse()
            if not self.hands[seat]:
                self.end_round("out", seat)
        else:
            beside = [
                self.web[x, y][0] for x, y in ((at[0] + dx, at[1] + dy) for dx, dy in STEPS) if (x, y) in self.web
            ]
            total = sum(self.values[card] for card in [self.web[at][0], *beside])
            self.scores[seat] += total * ((0, 1, 2, 3, 10)[len(beside)] if self.way == "classic" else 1)
            self.end_turn(seat, placed=True)

    def lapse(self) -> None:
        """Choices whose space is gone."""
        for chosen in self.chosen:
            if "at" in chosen and chosen["at"] not in self.spaces(chosen["card"]):
                del chosen["at"]
            if chosen and "at" not in chosen and not self.spaces(chosen["card"]):
                chosen.clear()

    def next_card(self) -> None:
        self.missed_before = self.misses[0]
        if self.left():
            self.due = 0
        else:
            self.end_round("solitaire")

    def missed(self, seat: int, card: int) -> None:
        value = self.values[card]
        match self.way:
            case "solitaire":
                if self.lives and self.misses[0] >= self.lives:
                    self.end_round("lives")
                elif not self.lives and self.third_miss(seat):
                    self.lay_aside()
            case "quick":
                if self.left():
                    self.take(seat, 0)
                else:
                    self.be_stuck(seat)
            case "quads" if self.at_once:
                self.scores[seat] -= value
            case _ if self.third_miss(seat):
                self.pay(seat, value)

    def pay(self, seat: int, value: int) -> None:
        """What the third miss costs."""
        if self.way in ("endless", "quads"):
            self.scores[seat] -= value
        elif self.way == "classic" and self.left():
            self.take(seat, 0)
        elif self.way == "rummy" and self.left():
            self.due = seat
        if self.way == "rummy":
            self.say_done(seat)
        else:
            self.end_turn(seat, placed=False)

    def take(self, seat: int, pile: int) -> int:
        card = self.shown[pile].pop()
        self.hands[seat].add(card)
        return card

    def be_stuck(self, seat: int) -> None:
        self.idle.add(seat)
        if len(self.idle) == self.seats and not self.waits:
            self.end_round("stuck")

    def lay_aside(self) -> None:
        self.aside += self.hands[0]
        self.hands[0] = set()
        self.next_card()

    def act(self, seat: int, words: list[str]) -> None:
        match words[0]:
            case "aside":
                self.lay_aside()
            case "stuck":
                self.be_stuck(seat)
            case "draw" if self.way == "rummy":
                self.due, self.step = seat, "laying"
            case "draw":
                card = self.take(seat, 0)
                if self.way != "quick":
                    self.drawn = card
            case "take":
                if self.at_once:
                    self.put_back(seat)
                self.take(seat, int(words[1]) - 1)
                self.moved, self.idle, self.step = True, set(), "laying"
                self.taken += 1
                if self.taken == self.count:
                    self.end_round("taken")
            case "return":
                self.hands[seat].remove(int(words[1]))
                self.chosen[seat] = {}
                self.shown[int(words[2]) - 1].append(int(words[1]))
                self.moved, self.idle, self.step = True, set(), "returned"
                if self.at_once:
                    self.put_back(seat)
            case "pass" if self.way == "quads":
                self.put_back(seat)
                self.idle.add(seat)
                if len(self.idle) == self.seats:
                    self.end_round("quiet")
            case "steal":
                line = self.lines[int(words[1])][int(words[2]) - 1]
                self.hands[seat].add(line.pop(0 if words[3] == "left" else -1)[0])
                self.stole = True
            case "done" if self.way == "rummy":
                self.say_done(seat)
            case _:
                self.end_turn(seat, placed=False)

    def quad_pairs(self, seat: int) -> list[Pair]:
        """In the order of places: east, then south."""
        found, quad = [], self.quad[seat]
        for place in range(4):
            card, turn = quad[place]
            if place % 2 == 0:
                found.append((self.word(card, turn, 1), self.word(*quad[place + 1], 3)))
            if place < 2:
                found.append((self.word(card, turn, 2), self.word(*quad[place + 2], 0)))
        return found

    def made(self, seat: int) -> None:
        cards = [card for card, _ in self.quad[seat].values()]
        self.scores[seat] += 4 * sum(self.values[card] for card in cards)
        self.done_quads[seat] += cards
        self.quad[seat], self.taken, self.moved, self.idle = {}, 0, True, set()
        self.quads[seat] += 1
        if self.quads[seat] == 4:
            self.end_round("quads")

    def upheld(self, seat: int, miss: dict[str, Any]) -> None:
        if self.is_web:
            self.lies(seat, miss["at"], 0)
        elif self.way == "quads" and len(self.quad[seat]) == 4:
            self.made(seat)

    def stands(self, seat: int, wait: dict[str, Any]) -> None:
        if self.is_web:
            self.lies(seat, wait["at"], 0)
        elif self.way == "quads":
            self.made(seat)
        else:
            self.end_turn(seat, placed=False)

    def falls(self, seat: int, pair: int) -> None:
        wait = self.waits.pop(seat)
        if self.way == "rummy":
            self.line_falls(seat, wait, wait["lines"][pair])
            return
        if self.way == "quads":
            self.scores[seat] -= max(self.values[card] for card, _ in self.quad[seat].values())
            self.put_back(seat)
            if not self.at_once:
                self.end_turn(seat, placed=False)
            return
        card, _ = self.web.pop(wait["at"])
        self.hands[seat].add(card)
        if self.way == "endless":
            self.scores[seat] -= self.values[card]
        elif self.left():
            self.take(seat, 0)
        if self.way == "quick":
            self.idle = set()
            self.lapse()
        else:
            self.end_turn(seat, placed=False)

    def line_falls(self, seat: int, wait: dict[str, Any], line: int) -> None:
        pieces = self.lines[seat][line]
        self.hands[seat] |= {card for card, _, fresh in pieces if fresh}
        self.lines[seat][line] = [piece for piece in pieces if not piece[2]]
        if self.left():
            self.due = seat
        rest = [n for n, other in enumerate(wait["lines"]) if other != line]
        if rest:
            wait["pairs"] = [wait["pairs"][n] for n in rest]
            wait["lines"] = [wait["lines"][n] for n in rest]
            self.waits[seat] = wait
        else:
            self.end_turn(seat, placed=False)

    def say_done(self, seat: int) -> None:
        for line in self.lines[seat]:
            if len(line) < 3:
                self.hands[seat] |= {card for card, _, _ in line}
        self.lines[seat] = [line for line in self.lines[seat] if len(line) > 2]
        pairs, lines = [], []
        for n, line in enumerate(self.lines[seat]):
            for (a, t, new), (b, u, newer) in itertools.pairwise(line):
                if new or newer:
                    pairs.append((self.word(a, t, 1), self.word(b, u, 3)))
                    lines.append(n)
        if not self.put_to_table(seat, pairs, lines=lines):
            self.end_turn(seat, placed=False)

    def end_turn(self, seat: int, *, placed: bool) -> None:
        if self.way == "quads":
            self.put_back(seat)
            self.quiet = 0 if self.moved else self.quiet + 1
        else:
            if self.way == "rummy":
                placed = any(piece[2] for line in self.lines[seat] for piece in line)
                self.lines[seat] = [
                    [(card, turn, False) for card, turn, _ in line] for line in self.lines[seat] if line
                ]
                self.turns += 1
            self.quiet = self.quiet + 1 if self.empty_pile and not placed else 0
        after = (seat + 1) % self.seats
        if self.way == "classic" and self.out < 0 and not self.hands[seat]:
            self.out = seat
        if self.way == "endless" and not self.has_room():
            self.end_round("full")
        elif (self.way == "classic" and after == self.out) or (
            self.way == "rummy" and self.due < 0 and self.is_out(seat)
        ):
            self.end_round("out")
        elif self.quiet == self.seats:
            self.end_round("quiet")
        else:
            self.begin(after)

    def has_room(self) -> bool:
        beside = {(x + dx, y + dy) for x, y in self.web for dx, dy in STEPS} - set(self.web)
        return any(max(abs(x), abs(y)) <= self.edge for x, y in beside)

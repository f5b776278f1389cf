"""Plays one seat's round to its end on a pad: numbers, Free Actions, claims, bonuses; what looks best, step by step.

One act is compared with another by what the sheet promises after it; later rounds are the search's business. Compiled.
"""

from typing import Final, final

from mypy_extensions import i64

from connectable.bots.connnect.engine.candidates import act, complete, missing, other_dice
from connectable.bots.connnect.engine.evaluate import LEAST, Taste
from connectable.bots.connnect.engine.model import Pad, place_of
from connectable.games.connnect.engine.actions import CLAIM, DROP, SAY_OUT, TAKE, USE_SWITCH, WRITE
from connectable.games.connnect.engine.geometry import FULL, POW, ZONES
from connectable.games.connnect.engine.layout import ANY, KEPT, MOVE, NUMBER, PLUS_MINUS, SWITCH
from connectable.games.connnect.engine.state import ANY_WRITE, FREE_WRITE, NOTHING, TAKE_BONUS
from connectable.games.connnect.engine.writing import die_with

OUT_COST: Final = 60.0
"""Going out loses the game: nothing is worth it."""


@final
class Planner:
    """How wide it looks, and what it likes."""

    def __init__(self, taste: Taste, setup: i64, width: i64, bends: bool, moves: bool) -> None:
        self.taste = taste
        self.setup = setup
        """Set-up spaces."""
        self.width = width
        """First numbers that are tried with every second number."""
        self.bends = bends
        """Whether it thinks of Switch and Plus/minus by itself."""
        self.moves = moves
        """Whether it thinks of Move by itself."""

    def finish(self, pad: Pad) -> float:
        """Plays the rest of the round in place; what the sheet is worth then."""
        if pad.round < 1:
            while pad.dice >> 9:
                self.place_setup(pad)
            return self.taste.worth(pad)
        while pad.pending != NOTHING:
            self.answer(pad)
        if pad.dice >> 9:
            self.fill(pad)
        if pad.is_out:
            return self.taste.worth(pad) - OUT_COST
        return self.claims(pad)

    def at_once(self, pad: Pad) -> float:
        """Only what must follow at once is done; what the sheet promises then."""
        while pad.pending != NOTHING:
            self.answer(pad)
        return self.taste.promise(pad) if pad.dice >> 9 else self.taste.worth(pad)

    def place_setup(self, pad: Pad) -> None:
        """CN-S6: the best place for one of the set-up numbers."""
        most, number, space = LEAST, i64(0), i64(0)
        for k in range(i64(3)):
            if (pad.dice >> (9 + k)) & 1:
                face: i64 = (pad.dice >> (3 * k)) & 7
                spaces: i64 = pad.marks[0] & self.setup
                while spaces:
                    at: i64 = place_of(spaces & -spaces)
                    spaces &= spaces - 1
                    value = self.tried(pad, face, at, True)
                    if value > most:
                        most, number, space = value, face, at
        pad.write(number, space)
        pad.dice ^= POW[9 + die_with(pad.dice, number)]

    def tried(self, pad: Pad, number: i64, space: i64, over: bool) -> float:
        """What the sheet would be worth with that number there."""
        circles: i64 = pad.circles
        pad.write(number, space)
        value = self.taste.worth(pad) if over else self.taste.promise(pad)
        pad.unwrite(number, space, circles)
        return value

    def best_space(self, pad: Pad, number: i64, spaces: i64) -> i64:
        """Where the number promises most."""
        most, space = LEAST, i64(-1)
        while spaces:
            at: i64 = place_of(spaces & -spaces)
            spaces &= spaces - 1
            value = self.taste.scan(pad, at)[number]
            if value > most:
                most, space = value, at
        return space

    def answer(self, pad: Pad) -> None:
        """Does what comes before anything else."""
        asked: i64 = pad.pending & 15
        number: i64 = (pad.pending >> 4) & 7
        if asked == TAKE_BONUS:
            self.take_best(pad)
        elif asked == ANY_WRITE:
            self.write_any(pad)
        else:
            spaces: i64 = pad.zone_left() if asked == FREE_WRITE else pad.marks[0]
            act(pad, WRITE, number, self.best_space(pad, number, spaces))

    def write_any(self, pad: Pad) -> None:
        """CN-B5: the number and the space that promise most; lost where there is no room."""
        if pad.zone_left() == 0:
            pad.pending = NOTHING
            return
        _, number, space = self.best_any(pad)
        act(pad, WRITE, number, space)

    def best_any(self, pad: Pad) -> tuple[float, i64, i64]:
        """The best number and space of the zone, and what they promise."""
        most, number, space = LEAST, i64(0), i64(0)
        spaces: i64 = pad.zone_left()
        while spaces:
            at: i64 = place_of(spaces & -spaces)
            spaces &= spaces - 1
            values = self.taste.scan(pad, at)
            for n in range(i64(1), i64(7)):
                if values[n] > most:
                    most, number, space = values[n], n, at
        return most, number, space

    def take_best(self, pad: Pad) -> None:
        """CN-C9: the icon that promises most."""
        scene = pad.scene
        row: i64 = scene.row_three if pad.pending >> 4 == 3 else scene.row_four
        left: i64 = row & ~pad.taken
        before = self.taste.promise(pad)
        most, choice, seen = LEAST, i64(0), i64(-1)
        for k in range(i64(len(scene.icon))):
            if left & POW[k] and scene.icon[k] != seen:
                seen = scene.icon[k]
                value = self.icon_worth(pad, k, before)
                if value > most:
                    most, choice = value, seen
        act(pad, TAKE, choice, 0)

    def icon_worth(self, pad: Pad, place: i64, before: float) -> float:
        """What the sheet promises with that icon: kept ones and stars at once, numbers where they fit best."""
        code: i64 = pad.scene.icon[place]
        kind: i64 = code & 7
        pad.taken |= POW[place]
        if kind < KEPT:
            pad.hand += POW[6 * kind]
        value = self.taste.promise(pad)
        if kind < KEPT:
            pad.hand -= POW[6 * kind]
        elif kind == NUMBER and pad.marks[0]:
            number: i64 = (code >> 3) & 7
            value = self.tried(pad, number, self.best_space(pad, number, pad.marks[0]), False)
        elif kind == ANY and pad.zone_left():
            value += 2.0 * max(0.0, self.best_any(pad)[0] - value)
        pad.taken ^= POW[place]
        return value

    def fill(self, pad: Pad) -> None:
        """Writes or drops the dice that wait."""
        while pad.dice >> 9:
            if pad.zone_left() == 0:
                self.make_do(pad)
            elif pad.dice >> 9 == 6:
                if self.bends and (pad.in_hand(SWITCH) or pad.in_hand(PLUS_MINUS)):
                    self.try_dice(pad)
                self.fill_two(pad)
            else:
                self.fill_one(pad)

    def try_dice(self, pad: Pad) -> None:
        """CN-B2, CN-B3: other dice, if they promise more."""
        plain = pad.twin()
        self.fill_two(plain)
        most, best = self.taste.promise(plain) + 0.3, pad
        for kind, code in other_dice(pad):
            after = pad.twin()
            act(after, kind, code, 0)
            if after.zone_left() == 0:
                continue
            filled = after.twin()
            self.fill_two(filled)
            value = self.taste.promise(filled)
            if value > most:
                most, best = value, after
        if best is not pad:
            pad.become(best)

    def make_do(self, pad: Pad) -> None:
        """CN-F2, CN-F4: no room: a Switch where that helps, else dropping, else out."""
        if pad.dice >> 9 == 6 and pad.in_hand(SWITCH):
            for k in range(i64(1), i64(3)):
                face: i64 = (pad.dice >> (3 * k)) & 7
                if face != pad.dice & 7 and pad.marks[0] & ZONES[face]:
                    act(pad, USE_SWITCH, face, 0)
                    return
        if pad.boxes < pad.scene.boxes:
            die: i64 = 1 if pad.dice & POW[10] else 2
            act(pad, DROP, (pad.dice >> (3 * die)) & 7, 0)
        else:
            act(pad, SAY_OUT, 0, 0)

    def fill_one(self, pad: Pad) -> None:
        """The last die: any number anywhere in the zone, a box for another number."""
        die: i64 = 1 if pad.dice & POW[10] else 2
        face: i64 = (pad.dice >> (3 * die)) & 7
        _, number, space = self.best_single(pad, face)
        self.write_die(pad, die, number, space)

    def write_die(self, pad: Pad, die: i64, number: i64, space: i64) -> None:
        """Writes a number for a die, crossing a box when it is another one."""
        if number != (pad.dice >> (3 * die)) & 7:
            pad.boxes += 1
        pad.dice ^= POW[9 + die]
        pad.write(number, space)

    def best_single(self, pad: Pad, face: i64) -> tuple[float, i64, i64]:
        """The best number and space for a die, and what they promise."""
        most, number, space = LEAST, i64(0), i64(0)
        cost = self.box_cost(pad)
        spaces: i64 = pad.zone_left()
        while spaces:
            at: i64 = place_of(spaces & -spaces)
            spaces &= spaces - 1
            values = self.taste.scan(pad, at)
            for n in range(i64(1), i64(7)):
                value = values[n] if n == face else values[n] - cost
                if value > most:
                    most, number, space = value, n, at
        return most, number, space

    def box_cost(self, pad: Pad) -> float:
        """What crossing a box takes from the promise."""
        if pad.boxes >= pad.scene.boxes:
            return NEVER
        before = self.taste.promise(pad)
        pad.boxes += 1
        cost = before - self.taste.promise(pad)
        pad.boxes -= 1
        return cost

    def fill_two(self, pad: Pad) -> None:
        """The most promising first numbers, each with its best second one."""
        firsts = self.firsts(pad)
        most, choice, number, space = LEAST, i64(-1), i64(0), i64(0)
        for code in firsts:
            die, n, at = code & 3, (code >> 2) & 7, (code >> 5) & 63
            dice, boxes, circles = pad.dice, pad.boxes, pad.circles
            self.write_die(pad, die, n, at)
            if pad.zone_left() == 0:
                value, second, place = self.taste.promise(pad) - 2.0, i64(0), i64(0)
            else:
                value, second, place = self.best_single(pad, (dice >> (3 * (3 - die))) & 7)
            pad.unwrite(n, at, circles)
            pad.dice, pad.boxes = dice, boxes
            if value > most:
                most, choice, number, space = value, code, second, place
        die = choice & 3
        self.write_die(pad, die, (choice >> 2) & 7, (choice >> 5) & 63)
        if number:
            self.write_die(pad, 3 - die, number, space)

    def firsts(self, pad: Pad) -> list[i64]:
        """Die, number and space of the most promising first writes, as codes."""
        found: list[i64] = []
        values: list[float] = []
        one: i64 = (pad.dice >> 3) & 7
        two: i64 = (pad.dice >> 6) & 7
        cost = self.box_cost(pad)
        spaces: i64 = pad.zone_left()
        while spaces:
            at: i64 = place_of(spaces & -spaces)
            spaces &= spaces - 1
            promised = self.taste.scan(pad, at)
            for n in range(i64(1), i64(7)):
                free = n not in (one, two)
                value = promised[n] - cost if free else promised[n]
                if value > LEAST and (len(found) < self.width or value > values[-1]):
                    code: i64 = n << 2 | at << 5
                    if n != two or n == one:
                        keep(found, values, code | 1, value, self.width)
                    if n == two != one or (free and one != two):
                        keep(found, values, code | 2, value, self.width)
        return found

    def claims(self, pad: Pad) -> float:
        """Claims one after the other, also past one that does not pay by itself; back to where it was worth most."""
        if self.moves and pad.in_hand(MOVE) and pad.marks[0]:
            self.try_move(pad)
        most, best, now, misses = self.taste.worth(pad), pad, pad, 0
        while misses < PATIENCE:
            found = complete(now)
            if len(found) == 0:
                break
            now = self.best_claim(now, found)
            value = self.taste.worth(now)
            if value > most:
                most, best, misses = value, now, 0
            else:
                misses += 1
        if best is not pad:
            pad.become(best)
        return most

    def best_claim(self, pad: Pad, found: list[i64]) -> Pad:
        """The sheet after the claim that leaves it worth most, its bonus taken."""
        most, best = LEAST, pad
        found.sort(reverse=True)  # large shapes first: the shape is in the high bits
        for code in found[:MOST_CLAIMS]:
            after = pad.twin()
            act(after, CLAIM, code & FULL, code >> 36)
            value = self.taste.promise(after) + self.bonus_worth(after)
            if value > most:
                most, best = value, after
        while best.pending != NOTHING:
            self.answer(best)
        return best

    def bonus_worth(self, pad: Pad) -> float:
        """About what a bonus of the row is worth."""
        if pad.pending == NOTHING:
            return 0.0
        return 2.5 if pad.pending >> 4 == 3 else 5.0

    def try_move(self, pad: Pad) -> None:
        """CN-B1: moves a number where it completes a Connect-4 or -5, if that promises more."""
        net, lack, marks = pad.net, pad.lack, pad.marks
        most, best = self.taste.promise(pad) + 0.5, pad
        for way in range(net.count):
            shape: i64 = net.shape[way]
            if lack[way] != 1 or shape < 2 or (shape >= 6 and not pad.cards & POW[shape - 6]):
                continue
            space, number = missing(net.code[way], marks[0])
            sources: i64 = marks[number] & ~pad.claimed & ~net.mask[way]
            while sources:
                source: i64 = place_of(sources & -sources)
                sources &= sources - 1
                after = pad.twin()
                after.move_out(number, source)
                after.write(number, space)
                value = self.taste.promise(after)
                if value > most:
                    most, best = value, after
        if best is not pad:
            pad.become(best)


MOST_CLAIMS: Final = 16
"""Claims compared at a time."""
PATIENCE: Final = 2
"""Claims that may not pay before it stops."""
NEVER: Final = 2.0e9
"""What a box costs when there is none."""


def keep(found: list[i64], values: list[float], code: i64, value: float, width: i64) -> None:
    """Puts a candidate in its place; the best come first, the worst falls off."""
    at: i64 = len(found)
    while at > 0 and values[at - 1] < value:
        at -= 1
    found.insert(at, code)
    values.insert(at, value)
    if len(found) > width:
        found.pop()
        values.pop()

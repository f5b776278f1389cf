"""Plays one seat's round to its end on the model: numbers, Free Actions, claims, bonuses; the best step each time.

Steps are compared by what the sheet promises after them; later rounds are left to the search. Compiled.
"""

from typing import Final, final

from mypy_extensions import i64

from connectable.bots.connnect.engine.candidates import act, complete, missing, other_dice
from connectable.bots.connnect.engine.evaluate import LEAST, Evaluator
from connectable.bots.connnect.engine.model import SheetModel, place_of
from connectable.games.connnect.engine.actions import CLAIM, DROP, SAY_OUT, TAKE, USE_SWITCH, WRITE
from connectable.games.connnect.engine.geometry import FULL, POW, ZONES
from connectable.games.connnect.engine.layout import ANY, KEPT, MOVE, NUMBER, PLUS_MINUS, SWITCH
from connectable.games.connnect.engine.state import ANY_WRITE, FREE_WRITE, NOTHING, ROUNDS, TAKE_BONUS
from connectable.games.connnect.engine.writing import die_with

OUT_COST: Final = 60.0
"""Going out loses the game: nothing is worth it."""


@final
class Planner:
    """How wide it looks, and by which evaluator."""

    def __init__(self, evaluator: Evaluator, setup: i64, width: i64, alters_dice: bool, moves: bool) -> None:
        self.evaluator = evaluator
        self.setup = setup
        """Set-up spaces."""
        self.width = width
        """First numbers that are tried with every second number."""
        self.alters_dice = alters_dice
        """Whether it considers Switch and Plus/minus by itself."""
        self.moves = moves
        """Whether it considers Move by itself."""

    def finish(self, model: SheetModel) -> float:
        """Plays the rest of the round in place; returns what the sheet is worth then."""
        if model.round < 1:
            while model.dice >> 9:
                self.place_setup(model)
            return self.evaluator.worth(model)
        while model.pending != NOTHING:
            self.answer(model)
        if model.dice >> 9:
            self.fill(model)
        if model.is_out:
            return self.evaluator.worth(model) - OUT_COST
        return self.claims(model)

    def at_once(self, model: SheetModel) -> float:
        """Does only what must follow at once; returns what the sheet promises then."""
        while model.pending != NOTHING:
            self.answer(model)
        return self.evaluator.promise(model) if model.dice >> 9 else self.evaluator.worth(model)

    def place_setup(self, model: SheetModel) -> None:
        """CN-S6: the best place for one of the set-up numbers."""
        most, number, space = LEAST, i64(0), i64(0)
        for k in range(i64(3)):
            if (model.dice >> (9 + k)) & 1:
                face: i64 = (model.dice >> (3 * k)) & 7
                spaces: i64 = model.marks[0] & self.setup
                while spaces:
                    at: i64 = place_of(spaces & -spaces)
                    spaces &= spaces - 1
                    value = self.tried(model, face, at, True)
                    if value > most:
                        most, number, space = value, face, at
        model.write(number, space)
        model.dice ^= POW[9 + die_with(model.dice, number)]

    def tried(self, model: SheetModel, number: i64, space: i64, over: bool) -> float:
        """What the sheet would be worth with that number there."""
        circles: i64 = model.circles
        model.write(number, space)
        value = self.evaluator.worth(model) if over else self.evaluator.promise(model)
        model.unwrite(number, space, circles)
        return value

    def best_space(self, model: SheetModel, number: i64, spaces: i64) -> i64:
        """Where the number promises most."""
        most, space = LEAST, i64(-1)
        while spaces:
            at: i64 = place_of(spaces & -spaces)
            spaces &= spaces - 1
            value = self.evaluator.scan(model, at)[number]
            if value > most:
                most, space = value, at
        return space

    def answer(self, model: SheetModel) -> None:
        """Does what comes before anything else."""
        asked: i64 = model.pending & 15
        number: i64 = (model.pending >> 4) & 7
        if asked == TAKE_BONUS:
            self.take_best(model)
        elif asked == ANY_WRITE:
            self.write_any(model)
        else:
            spaces: i64 = model.zone_left() if asked == FREE_WRITE else model.marks[0]
            act(model, WRITE, number, self.best_space(model, number, spaces))

    def write_any(self, model: SheetModel) -> None:
        """CN-B5: the number and the space that promise most; lost where there is no room."""
        if model.zone_left() == 0:
            model.pending = NOTHING
            return
        _, number, space = self.best_any(model)
        act(model, WRITE, number, space)

    def best_any(self, model: SheetModel) -> tuple[float, i64, i64]:
        """The best number and space of the zone, and what they promise."""
        most, number, space = LEAST, i64(0), i64(0)
        spaces: i64 = model.zone_left()
        while spaces:
            at: i64 = place_of(spaces & -spaces)
            spaces &= spaces - 1
            values = self.evaluator.scan(model, at)
            for n in range(i64(1), i64(7)):
                if values[n] > most:
                    most, number, space = values[n], n, at
        return most, number, space

    def take_best(self, model: SheetModel) -> None:
        """CN-C9: the icon that promises most."""
        scene = model.scene
        row: i64 = scene.row_three if model.pending >> 4 == 3 else scene.row_four
        left: i64 = row & ~model.taken
        before = self.evaluator.promise(model)
        most, choice, seen = LEAST, i64(0), i64(-1)
        for k in range(i64(len(scene.icon))):
            if left & POW[k] and scene.icon[k] != seen:
                seen = scene.icon[k]
                value = self.icon_worth(model, k, before)
                if value > most:
                    most, choice = value, seen
        act(model, TAKE, choice, 0)

    def icon_worth(self, model: SheetModel, place: i64, before: float) -> float:
        """What the sheet promises with that icon: kept ones and stars at once, numbers where they fit best."""
        code: i64 = model.scene.icon[place]
        kind: i64 = code & 7
        model.taken |= POW[place]
        if kind < KEPT:
            model.hand += POW[6 * kind]
        value = self.evaluator.promise(model)
        if kind < KEPT:
            model.hand -= POW[6 * kind]
        elif kind == NUMBER and model.marks[0]:
            number: i64 = (code >> 3) & 7
            value = self.tried(model, number, self.best_space(model, number, model.marks[0]), False)
        elif kind == ANY and model.zone_left():
            value += 2.0 * max(0.0, self.best_any(model)[0] - value)
        model.taken ^= POW[place]
        return value

    def fill(self, model: SheetModel) -> None:
        """Writes or drops the dice that are left."""
        while model.dice >> 9:
            if model.zone_left() == 0:
                self.make_do(model)
            elif model.dice >> 9 == 6:
                if self.alters_dice and (model.in_hand(SWITCH) or model.in_hand(PLUS_MINUS)):
                    self.try_dice(model)
                self.fill_two(model)
            else:
                self.fill_one(model)

    def try_dice(self, model: SheetModel) -> None:
        """CN-B2, CN-B3: other dice, if they promise more."""
        plain = model.twin()
        self.fill_two(plain)
        most, best = self.evaluator.promise(plain) + 0.3, model
        for kind, code in other_dice(model):
            after = model.twin()
            act(after, kind, code, 0)
            if after.zone_left() == 0:
                continue
            filled = after.twin()
            self.fill_two(filled)
            value = self.evaluator.promise(filled)
            if value > most:
                most, best = value, after
        if best is not model:
            model.become(best)

    def make_do(self, model: SheetModel) -> None:
        """CN-F2, CN-F4: no room: a Switch where that helps, else dropping, else out."""
        if model.dice >> 9 == 6 and model.in_hand(SWITCH):
            for k in range(i64(1), i64(3)):
                face: i64 = (model.dice >> (3 * k)) & 7
                if face != model.dice & 7 and model.marks[0] & ZONES[face]:
                    act(model, USE_SWITCH, face, 0)
                    return
        if model.boxes < model.scene.boxes:
            die: i64 = 1 if model.dice & POW[10] else 2
            act(model, DROP, (model.dice >> (3 * die)) & 7, 0)
        else:
            act(model, SAY_OUT, 0, 0)

    def fill_one(self, model: SheetModel) -> None:
        """The last die: any number anywhere in the zone, a box for another number."""
        die: i64 = 1 if model.dice & POW[10] else 2
        face: i64 = (model.dice >> (3 * die)) & 7
        _, number, space = self.best_single(model, face)
        self.write_die(model, die, number, space)

    def write_die(self, model: SheetModel, die: i64, number: i64, space: i64) -> None:
        """Writes a number for a die, crossing a box when it is another one."""
        if number != (model.dice >> (3 * die)) & 7:
            model.boxes += 1
        model.dice ^= POW[9 + die]
        model.write(number, space)

    def best_single(self, model: SheetModel, face: i64) -> tuple[float, i64, i64]:
        """The best number and space for a die, and what they promise."""
        most, number, space = LEAST, i64(0), i64(0)
        cost = self.box_cost(model)
        spaces: i64 = model.zone_left()
        while spaces:
            at: i64 = place_of(spaces & -spaces)
            spaces &= spaces - 1
            values = self.evaluator.scan(model, at)
            for n in range(i64(1), i64(7)):
                value = values[n] if n == face else values[n] - cost
                if value > most:
                    most, number, space = value, n, at
        return most, number, space

    def box_cost(self, model: SheetModel) -> float:
        """What crossing a box takes from the promise."""
        if model.boxes >= model.scene.boxes:
            return NEVER
        before = self.evaluator.promise(model)
        model.boxes += 1
        cost = before - self.evaluator.promise(model)
        model.boxes -= 1
        return cost

    def fill_two(self, model: SheetModel) -> None:
        """The most promising first numbers, each with its best second one."""
        firsts = self.firsts(model)
        most, choice, number, space = LEAST, i64(-1), i64(0), i64(0)
        for code in firsts:
            die, n, at = code & 3, (code >> 2) & 7, (code >> 5) & 63
            dice, boxes, circles = model.dice, model.boxes, model.circles
            self.write_die(model, die, n, at)
            if model.zone_left() == 0:
                value, second, place = self.evaluator.promise(model) - 2.0, i64(0), i64(0)
            else:
                value, second, place = self.best_single(model, (dice >> (3 * (3 - die))) & 7)
            model.unwrite(n, at, circles)
            model.dice, model.boxes = dice, boxes
            if value > most:
                most, choice, number, space = value, code, second, place
        die = choice & 3
        self.write_die(model, die, (choice >> 2) & 7, (choice >> 5) & 63)
        if number:
            self.write_die(model, 3 - die, number, space)

    def firsts(self, model: SheetModel) -> list[i64]:
        """Die, number and space of the most promising first writes, as codes."""
        found: list[i64] = []
        values: list[float] = []
        one: i64 = (model.dice >> 3) & 7
        two: i64 = (model.dice >> 6) & 7
        cost = self.box_cost(model)
        spaces: i64 = model.zone_left()
        while spaces:
            at: i64 = place_of(spaces & -spaces)
            spaces &= spaces - 1
            promised = self.evaluator.scan(model, at)
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

    def claims(self, model: SheetModel) -> float:
        """Claims one Connect after another, also past one that does not pay by itself; then back to the best point."""
        if self.moves and model.in_hand(MOVE) and model.marks[0]:
            self.try_move(model)
        if model.round >= ROUNDS:
            return self.pack(model)
        most, best, now, misses = self.evaluator.worth(model), model, model, 0
        while misses < PATIENCE:
            found = complete(now)
            if len(found) == 0:
                break
            now = self.best_claim(now, found)
            value = self.evaluator.worth(now)
            if value > most:
                most, best, misses = value, now, 0
            else:
                misses += 1
        if best is not model:
            model.become(best)
        return most

    def pack(self, model: SheetModel) -> float:
        """CN-C: the claims of the last round that pay most together: nothing is kept for later, so points are exact.

        Claims are tried in every order that ends differently, since each one takes numbers from others and the best
        bonus that is left. It goes deep first, with the largest shapes, so that a limit costs little."""
        most, best = self.evaluator.worth(model), model
        todo = [model]
        seen: set[tuple[int, int, int]] = set()
        while len(todo) > 0 and len(seen) < MOST_PACKED:
            now = todo.pop()
            found = complete(now)
            found.sort()  # the shape is in the high bits: large shapes are looked at next
            for code in found[-MOST_CLAIMS:]:
                after = now.twin()
                act(after, CLAIM, code & FULL, code >> 36)
                while after.pending != NOTHING:
                    self.answer(after)
                key = int(after.claimed), int(after.taken), int(after.hand)
                if key in seen:
                    continue
                seen.add(key)
                todo.append(after)
                value = self.evaluator.worth(after)
                if value > most:
                    most, best = value, after
        if best is not model:
            model.become(best)
        return most

    def best_claim(self, model: SheetModel, found: list[i64]) -> SheetModel:
        """The sheet after the claim that leaves it worth most, its bonus taken."""
        most, best = LEAST, model
        found.sort(reverse=True)  # large shapes first: the shape is in the high bits
        for code in found[:MOST_CLAIMS]:
            after = model.twin()
            act(after, CLAIM, code & FULL, code >> 36)
            value = self.evaluator.promise(after) + self.bonus_worth(after)
            if value > most:
                most, best = value, after
        while best.pending != NOTHING:
            self.answer(best)
        return best

    def bonus_worth(self, model: SheetModel) -> float:
        """About what a bonus of the row is worth."""
        if model.pending == NOTHING:
            return 0.0
        return 2.5 if model.pending >> 4 == 3 else 5.0

    def try_move(self, model: SheetModel) -> None:
        """CN-B1: moves a number where it completes a Connect-4 or -5, if that promises more."""
        patterns, lack, marks = model.patterns, model.lack, model.marks
        most, best = self.evaluator.promise(model) + 0.5, model
        for pattern in range(patterns.count):
            shape: i64 = patterns.shape[pattern]
            if lack[pattern] != 1 or shape < 2 or (shape >= 6 and not model.cards & POW[shape - 6]):
                continue
            space, number = missing(patterns.code[pattern], marks[0])
            sources: i64 = marks[number] & ~model.claimed & ~patterns.mask[pattern]
            while sources:
                source: i64 = place_of(sources & -sources)
                sources &= sources - 1
                after = model.twin()
                after.move_out(number, source)
                after.write(number, space)
                value = self.evaluator.promise(after)
                if value > most:
                    most, best = value, after
        if best is not model:
            model.become(best)


MOST_CLAIMS: Final = 16
"""Claims compared at a time."""
MOST_PACKED: Final = 60
"""Different sets of claims compared in the last round."""
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

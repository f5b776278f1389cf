"""The last round of CoNNNect solved: the most points a sheet can still reach, by anything that the rules allow.

Nothing in it depends on other seats or, once the dice lie, on chance. All acts are the game's own; those that are left
out cannot matter, and where they are left out it says why. Compiled.
"""

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from connectable.games.connnect.engine import bonuses
from connectable.games.connnect.engine.actions import ROLL_ACTIONS, ROLL_SHARES, SAY_DONE, Action
from connectable.games.connnect.engine.claims import find
from connectable.games.connnect.engine.geometry import (
    CIRCLE_OF,
    CIRCLES,
    FULL,
    POW,
    ZONES,
    around,
    count,
    place_of,
)
from connectable.games.connnect.engine.layout import (
    AGAIN,
    ANY,
    GOAL_FREE,
    GOAL_USED,
    MOVE,
    PLUS_MINUS,
    SWITCH,
)
from connectable.games.connnect.engine.score import arrow_points, arrow_spaces, fulfils, lines, total
from connectable.games.connnect.engine.sheet_actions import act
from connectable.games.connnect.engine.state import (
    ANY_WRITE,
    FREE_WRITE,
    NOTHING,
    TAKE_BONUS,
    Sheet,
    State,
    claim_points,
    in_hand,
)
from connectable.games.connnect.engine.writing import circles_with, marked, write, zone_left

OUT_COST: Final[i64] = 60
"""Going out loses the game: nothing is worth it."""
LEAST: Final[i64] = -1000
PAIRS: Final = 49
"""Entries of a table of two numbers, by number × 7 + number."""
SWITCHES: Final[i64] = 63 << 6 * SWITCH
PLUS_MINUSES: Final[i64] = 63 << 6 * PLUS_MINUS
Key = tuple[int, int, int, int, int, int, int, int, int, int, int, int, tuple[int, ...]]


@final
class LastRound:
    """One seat's last round, for any dice; what it has found out is kept."""

    def __init__(self, state: State, sheet: Sheet, limit: i64, until: float = 0.0) -> None:
        self.state = state
        """In its last round: what is printed, and which cards and shapes are left."""
        self.before: i64 = len(sheet.claims)
        self.limit = limit
        """Sheets it may look at."""
        self.until = until
        """When it must end, by the clock; 0: no matter when."""
        self.looked: i64 = 0
        self.is_exact = True
        """Whether the limit was enough. If not, what it found is what can be reached at least."""
        self.claimed: dict[Key, int] = {}
        """Sheets whose dice are written: the points without those that depend on boxes."""
        self.filled: dict[tuple[int, int, Key], int] = {}
        """Sheets whose dice wait: boxes and dice, hand, the sheet."""
        self.pairs: dict[Key, vec[i64]] = {}
        self.switched: i64 = 0
        """How often a Switch could follow *Any two*: only what does not meet that is the same for all faces."""
        layout = state.layout
        self.stars: vec[i64] = vec[i64]([int(icon.stars) for icon in layout.icons])
        self.any_two: i64 = sum(2**k for k, icon in enumerate(layout.icons) if icon.kind == ANY)
        self.counts_used = False
        """Whether using a bonus may be worth something by itself."""
        self.free_amount: i64 = -1
        """Boxes that may be crossed for the objective that counts them, and what it brings; −1: there is none."""
        self.free_reward: i64 = 0
        for k, place in enumerate(state.cards):
            card = layout.cards[place]
            if card.goal == GOAL_USED and not sheet.goals & POW[k]:
                self.counts_used = True
            if card.goal == GOAL_FREE and not sheet.goals & POW[k]:
                self.free_amount, self.free_reward = card.amount, card.points

    def expected(self, sheet: Sheet) -> float:
        """The points of a seat that is active, before its dice: the mean over all rolls, each with its best zone."""
        found = 0.0
        for k in range(i64(len(ROLL_ACTIONS))):
            found += ROLL_SHARES[k] * float(self.after_roll(sheet, ROLL_ACTIONS[k].a))
        return found

    def after_roll(self, sheet: Sheet, roll: i64) -> i64:
        """With the best of the three dice as zone die; the roll is in rising order."""
        low: i64 = roll & 7
        middle: i64 = (roll >> 3) & 7
        high: i64 = (roll >> 6) & 7
        best: i64 = self.with_dice(sheet, low, middle, high)
        if middle != low:
            best = max(best, self.with_dice(sheet, middle, low, high))
        if high != middle:
            best = max(best, self.with_dice(sheet, high, low, middle))
        return best

    def with_dice(self, sheet: Sheet, zone: i64, one: i64, two: i64) -> i64:
        return self.fill(sheet.next(sheet.goals, zone | one << 3 | two << 6 | 6 << 9))

    def after(self, sheet: Sheet, action: Action) -> i64:
        """The most points when this legal action comes next."""
        if action.kind == SAY_DONE:
            return self.standing(sheet) - self.box_cost(sheet.boxes)
        return self.most(act(self.state, sheet, action))

    def most(self, sheet: Sheet) -> i64:
        """The most points from here on."""
        if sheet.left:
            return total(self.state.layout, self.state.cards, sheet) - OUT_COST
        if sheet.dice >> 9 == 0:
            return self.rest(sheet) - self.box_cost(sheet.boxes)
        if sheet.pending == NOTHING:
            return self.fill(sheet)
        best: i64 = LEAST
        spaces: i64 = zone_left(sheet) if sheet.pending & 15 == FREE_WRITE else sheet.marks[0]
        while spaces:
            space: i64 = place_of(spaces & -spaces)
            spaces &= spaces - 1
            best = max(best, self.most(write(sheet, (sheet.pending >> 4) & 7, space)))
        return best

    def fill(self, sheet: Sheet) -> i64:
        """The most points while a die waits and nothing is pending."""
        key = (int(sheet.boxes << 12 | sheet.dice), int(sheet.hand), self.key_of(sheet, False))
        known = self.filled.get(key)
        if known is not None:
            return known
        left: i64 = count(zone_left(sheet))
        dice: i64 = 2 if sheet.dice >> 9 == 6 else 1
        if left < dice:
            best = self.crowded(sheet, left, dice)
        elif dice == 2:
            best = self.two(sheet)
        else:
            best = self.one(sheet)
        if sheet.hand:
            best = max(best, self.with_bonus(sheet, left, dice))
        self.filled[key] = int(best)
        return best

    def crowded(self, sheet: Sheet, left: i64, dice: i64) -> i64:
        """CN-F2, CN-F4: one number is written where there is room for one, the other dice are dropped; or out."""
        boxes: i64 = sheet.boxes + dice - left
        if boxes > self.state.layout.boxes:
            return total(self.state.layout, self.state.cards, sheet) - OUT_COST
        bare = without_dice(sheet)
        if left == 0:
            return self.rest(bare) - self.box_cost(boxes)
        one: i64 = (sheet.dice >> 3) & 7
        two: i64 = (sheet.dice >> 6) & 7
        return self.single(bare, one, two, boxes)

    def one(self, sheet: Sheet) -> i64:
        """The last die."""
        bare = without_dice(sheet)
        face: i64 = (sheet.dice >> 3) & 7 if sheet.dice & POW[10] else (sheet.dice >> 6) & 7
        return self.single(bare, face, face, sheet.boxes)

    def single(self, bare: Sheet, one: i64, two: i64, boxes: i64) -> i64:
        """One of these numbers somewhere in the zone, or any other for a box more."""
        best: i64 = LEAST
        for number in range(i64(1), i64(7)):
            crossed: i64 = boxes if number in (one, two) else boxes + 1
            if crossed > self.state.layout.boxes:
                continue
            spaces: i64 = zone_left(bare)
            while spaces:
                space: i64 = place_of(spaces & -spaces)
                spaces &= spaces - 1
                best = max(best, self.rest(put(bare, number, space)) - self.box_cost(crossed))
        return best

    def two(self, sheet: Sheet) -> i64:
        """Both dice: what the best places bring for any two numbers is the same for all rolls."""
        found = self.best_pairs(sheet)
        one: i64 = (sheet.dice >> 3) & 7
        two: i64 = (sheet.dice >> 6) & 7
        boxes: i64 = sheet.boxes
        best: i64 = found[one * 7 + two] - self.box_cost(boxes)
        if boxes < self.state.layout.boxes:
            most: i64 = LEAST
            for number in range(i64(1), i64(7)):
                most = max(most, found[one * 7 + number], found[two * 7 + number])
            best = max(best, most - self.box_cost(boxes + 1))
        if boxes + 1 < self.state.layout.boxes:
            most = LEAST
            for value in found:
                most = max(most, value)
            best = max(best, most - self.box_cost(boxes + 2))
        return best

    def best_pairs(self, sheet: Sheet) -> vec[i64]:
        """For any two numbers the most points when both stand in the zone, without those that depend on boxes."""
        bare = without_dice(sheet)
        known = self.pairs.get(self.key_of(bare, False))
        if known is not None:
            return known
        known = self.pairs.get(self.key_of(bare, True))
        if known is not None:
            self.switched += 1
            return known
        before: i64 = self.switched
        found = vec[i64]([LEAST] * PAIRS)
        zone: i64 = zone_left(bare)
        firsts: i64 = zone
        while firsts and self.looked < self.limit:
            bit: i64 = firsts & -firsts
            firsts ^= bit
            for number in range(i64(1), i64(7)):
                first = put(bare, number, place_of(bit))
                seconds: i64 = firsts
                while seconds:
                    space: i64 = place_of(seconds & -seconds)
                    seconds &= seconds - 1
                    for other in range(i64(1), i64(7)):
                        at: i64 = number * 7 + other
                        found[at] = max(found[at], self.rest(put(first, other, space)))
        for number in range(i64(1), i64(7)):
            for other in range(i64(1), number):
                value = max(found[number * 7 + other], found[other * 7 + number])
                found[number * 7 + other] = value
                found[other * 7 + number] = value
        self.pairs[self.key_of(bare, self.switched != before)] = found
        return found

    def with_bonus(self, sheet: Sheet, left: i64, dice: i64) -> i64:
        """A Switch, a Plus/minus or a Move before the next number.

        A Move can as well come after the numbers, unless it takes the room of one.
        """
        best: i64 = LEAST
        state = self.state
        is_stuck = left == 0 and sheet.boxes >= state.layout.boxes
        found: list[Action] = []
        if is_stuck:
            bonuses.add_stuck(sheet, found)
        else:
            if dice == 2:
                bonuses.add_switches(sheet, found)
            if in_hand(sheet, PLUS_MINUS):
                found.extend(bonuses.plus_minuses(sheet.dice))
        for action in found:
            if self.looked >= self.limit:
                break
            best = max(best, self.most(act(state, sheet, action)))
        moves: i64 = in_hand(sheet, MOVE)
        if 0 < left < dice + moves and moves:
            loose: i64 = loose_numbers(sheet)
            while loose and self.looked < self.limit:
                out = bonuses.move_out(sheet, place_of(loose & -loose))
                loose &= loose - 1
                spaces: i64 = zone_left(sheet)
                while spaces:
                    space: i64 = place_of(spaces & -spaces)
                    spaces &= spaces - 1
                    best = max(best, self.fill(write(out, out.pending >> 4, space)))
        return best

    def rest(self, sheet: Sheet) -> i64:
        """The most points when no die waits, without those that depend on boxes."""
        asked: i64 = sheet.pending & 15
        if asked == NOTHING:
            return self.claims(sheet)
        best: i64 = LEAST
        if asked == TAKE_BONUS:
            for action in self.takes(sheet):
                best = max(best, self.rest(bonuses.take(self.state.layout, sheet, action.a)))
            return best
        if asked == ANY_WRITE:
            return self.any_numbers(sheet)
        number: i64 = (sheet.pending >> 4) & 7
        spaces: i64 = sheet.marks[0]
        while spaces:
            space: i64 = place_of(spaces & -spaces)
            spaces &= spaces - 1
            best = max(best, self.rest(write(sheet, number, space)))
        return best

    def any_numbers(self, sheet: Sheet) -> i64:
        """CN-B5, and the late Switch of CN-B2."""
        best: i64 = LEAST
        zone: i64 = zone_left(sheet)
        if zone == 0:
            best = self.rest(bonuses.lose(sheet))
        for number in range(i64(1), i64(7)):
            spaces: i64 = zone
            while spaces and self.looked < self.limit:
                space: i64 = place_of(spaces & -spaces)
                spaces &= spaces - 1
                best = max(best, self.rest(write(sheet, number, space)))
        if (sheet.pending >> 4) & 7 == 2:
            found: list[Action] = []
            bonuses.add_switches(sheet, found)
            self.switched += 1 if in_hand(sheet, SWITCH) else 0
            for action in found:
                best = max(best, self.rest(bonuses.use_switch(sheet, action.a)))
        return best

    def takes(self, sheet: Sheet) -> list[Action]:
        """The bonuses worth taking: of those that do nothing any more only one with the most stars."""
        found: list[Action] = []
        idle: Action | None = None
        for action in bonuses.take_legal(self.state.layout, sheet):
            kind: i64 = action.a & 7
            if kind == PLUS_MINUS or (kind == SWITCH and not self.any_two & ~sheet.taken):
                if idle is None or action.a >> 6 > idle.a >> 6:
                    idle = action
            else:
                found.append(action)
        if idle is not None:
            found.append(idle)
        return found

    def claims(self, sheet: Sheet) -> i64:
        """The Claim phase: any claims and Moves, in any order."""
        key = self.key_of(sheet, False)
        known = self.claimed.get(key)
        if known is not None:
            return known
        if self.switched:
            known = self.claimed.get(self.key_of(sheet, True))
            if known is not None:
                self.switched += 1
                return known
        before: i64 = self.switched
        best: i64 = self.standing(sheet)
        if self.looked >= self.limit:
            self.is_exact = False
            return best
        self.looked += 1
        if self.until > 0.0 and self.looked & 255 == 0 and time.monotonic() >= self.until:
            self.limit = self.looked
        found: list[Action] = []
        find(self.state, sheet, found)
        for action in found:
            if self.looked >= self.limit:
                break
            best = max(best, self.rest(bonuses.claim(self.state, sheet, action.a, action.b)))
        if in_hand(sheet, MOVE) and sheet.marks[0]:
            best = max(best, self.moves(sheet))
        if self.looked >= self.limit:
            self.is_exact = False
        self.claimed[key if self.switched == before else self.key_of(sheet, True)] = int(best)
        return best

    def moves(self, sheet: Sheet) -> i64:
        """Every Move; of the last one in hand only those that bring something at once, because it can wait till then.

        A claim that it does not serve can be made before it, and so can what that claim brings.
        """
        best: i64 = LEAST
        all_count = in_hand(sheet, MOVE) > 1 or self.counts_used
        loose: i64 = loose_numbers(sheet)
        while loose and self.looked < self.limit:
            out = bonuses.move_out(sheet, place_of(loose & -loose))
            loose &= loose - 1
            number: i64 = out.pending >> 4
            spaces: i64 = out.marks[0]
            while spaces:
                bit: i64 = spaces & -spaces
                spaces ^= bit
                if all_count or self.serves(out, number, bit):
                    best = max(best, self.rest(write(out, number, place_of(bit))))
        return best

    def serves(self, sheet: Sheet, number: i64, bit: i64) -> bool:
        """Whether a number there makes a Connect or fills a circle, an arrow line or a zone."""
        open: i64 = sheet.marks[0] | sheet.marks[7]
        if CIRCLES[CIRCLE_OF[place_of(bit)]] & open == bit:
            return True
        for line in self.state.layout.arrows:
            if arrow_spaces(line) & sheet.marks[0] == bit:
                return True
        for zone in range(i64(1), i64(7)):
            if ZONES[zone] & open == bit:
                return True
        return makes_three(sheet, number, bit)

    def standing(self, sheet: Sheet) -> i64:
        """The points if the game ended now, without those that depend on boxes."""
        state = self.state
        found: i64 = count(sheet.circles) + 2 * lines(sheet.circles)
        taken: i64 = sheet.taken
        while taken:
            found += self.stars[place_of(taken & -taken)]
            taken &= taken - 1
        for claim in sheet.claims:
            found += claim_points(claim)
        for line in state.layout.arrows:
            found += arrow_points(sheet, line)
        for k, place in enumerate(state.cards):
            card = state.layout.cards[place]
            if sheet.goals & POW[k] or (card.goal != GOAL_FREE and fulfils(state.layout, sheet, card, state.round)):
                found += card.points
        return found

    def box_cost(self, boxes: i64) -> i64:
        """What crossed boxes cost: their minus, less what the objective brings that counts them."""
        return self.state.layout.minus[boxes] - (self.free_reward if boxes <= self.free_amount else 0)

    def key_of(self, sheet: Sheet, faces: bool) -> Key:
        """What a sheet is as far as its points are concerned; with the faces of its dice, or only the zone."""
        marks = sheet.marks
        dice: i64 = 0
        hand: i64 = sheet.hand
        if self.any_two & ~sheet.taken:
            dice = sheet.dice & 511 if faces else sheet.dice & 7
        elif not self.counts_used:
            hand &= ~SWITCHES
        if not self.counts_used:
            hand &= ~PLUS_MINUSES
        now = sheet.claims[self.before :]
        return (
            int(marks[1]), int(marks[2]), int(marks[3]), int(marks[4]), int(marks[5]), int(marks[6]), int(marks[7]),
            int(sheet.circles), int(sheet.claimed), int(sheet.taken), int(hand), int(dice),
            tuple(sorted(now)) if len(now) > 1 else now,
        )  # fmt: skip


def without_dice(sheet: Sheet) -> Sheet:
    """The sheet as if its dice were written."""
    return sheet.act(sheet.marks, sheet.circles, sheet.hand, sheet.boxes, sheet.dice & 511, NOTHING)


def put(sheet: Sheet, number: i64, space: i64) -> Sheet:
    """The sheet with a number in a free space, whatever the dice say."""
    marks = marked(sheet, number, space)
    return sheet.act(marks, circles_with(sheet, marks, space), sheet.hand, sheet.boxes, sheet.dice, NOTHING)


def loose_numbers(sheet: Sheet) -> i64:
    """Spaces with a number that nobody has claimed."""
    return FULL & ~sheet.marks[0] & ~sheet.marks[7] & ~sheet.claimed


def makes_three(sheet: Sheet, number: i64, bit: i64) -> bool:
    """Whether three numbers with this one would make a Connect; every Connect holds three that do."""
    usable: i64 = FULL if in_hand(sheet, AGAIN) else FULL & ~sheet.claimed
    marks = sheet.marks
    near: i64 = around(bit)
    same: i64 = marks[number] & usable
    beside: i64 = near & same
    if beside and (beside & (beside - 1) or around(beside) & same & ~bit):
        return True
    above: i64 = near & marks[number + 1] & usable if number < 6 else 0
    below: i64 = near & marks[number - 1] & usable if number > 1 else 0
    if above and (below or (number < 5 and around(above) & marks[number + 2] & usable)):
        return True
    return below != 0 and number > 2 and around(below) & marks[number - 2] & usable != 0

"""Whether a position that was read could come up in play: counts that must fit each other.

It does not search for a way to reach the position; each check is something that play never breaks.
"""

from connectable.games.connnect.engine.geometry import CIRCLES, count
from connectable.games.connnect.engine.layout import ANY, NUMBER, PLUS_MINUS, SWITCH
from connectable.games.connnect.engine.state import (
    ACT,
    ANY_WRITE,
    BUSY,
    CARDS,
    DONE,
    FREE_WRITE,
    MOVE_WRITE,
    NUMBER_WRITE,
    OUT,
    OVER,
    ROLL,
    SETUP,
    SETUP_ROLL,
    SHAPES,
    TAKE_BONUS,
    ZONE,
    Sheet,
    State,
    claim_round,
    claim_shape,
    faces_of,
    in_hand,
    size_of,
)
from connectable.games.connnect.engine.writing import written, zone_left


def check_state(state: State) -> None:
    """Raise a ValueError that names the first thing that cannot be."""
    check_course(state)
    for seat in range(state.seats):
        where = f"sheet {seat}"
        check_status(state, state.sheets[seat], state.before[seat], where)
        check_sheet(state, state.sheets[seat], where)
        if state.before[seat] is not state.sheets[seat]:
            check_sheet(state, state.before[seat], f"begun {seat}")
            check_growth(state.before[seat], state.sheets[seat], where)


def fail(where: str, what: str) -> ValueError:
    return ValueError(f"position: {where}: {what}")


def expect(claim: bool, where: str, what: str) -> None:
    if not claim:
        raise fail(where, what)


def check_course(state: State) -> None:
    """Phase, round, cards, tracker and active seat."""
    phase, round = int(state.phase), int(state.round)
    first = phase < SETUP_ROLL
    setup = first or phase in (SETUP_ROLL, SETUP)
    expect(round == -1 if first else (round < 1 if setup else round >= 1), "round", f"{round} does not fit the phase")
    shapes = int(count(state.dealt))
    expect(shapes < state.layout.drawn if phase == SHAPES else shapes == state.layout.drawn, "shapes", f"{shapes} open")
    cards = len(state.cards)
    expect(cards < 3 if phase == CARDS else cards == (0 if phase == SHAPES else 3), "cards", f"{cards} open")
    rolls = 0 if setup else round - 1 if phase == ROLL else round
    expect(len(state.tracker) == rolls, "tracker", f"{len(state.tracker)} rolls, expected {rolls}")
    for k, dice in enumerate(state.tracker):
        faces = faces_of(dice)[0 if phase == ZONE and k == rolls - 1 else 1 :]
        expect(faces == sorted(faces), "tracker", f"round {k + 1}: the number dice do not rise")
    expect(state.active < state.seats and not (first and state.active), "active", "no such seat, or not drawn yet")
    if phase in (ROLL, ZONE, ACT):
        expect(not state.before[state.active].left, "active", "the active seat is out")
    if phase == OVER:
        expect(round == 12 or all(sheet.left for sheet in state.sheets), "phase", "over before round 12, not all out")
        expect(all(sheet.left for sheet in state.sheets) is False or round == max(s.left for s in state.sheets),
               "phase", "over later than the last seat went out")  # fmt: skip


def check_status(state: State, sheet: Sheet, begun: Sheet, where: str) -> None:
    """Busy, done and out; dice only while a seat can act or wait for the others."""
    status, sealed = int(sheet.status), state.is_sealed()
    expect((status == OUT) == bool(sheet.left), where, "status out and the round of going out do not fit")
    expect(not begun.left or begun is sheet, where, "a seat that was out has acted")
    expect(begun is sheet or (sealed and begun.status == BUSY), where, "it began its round done, or no round runs")
    latest = int(state.round) - (0 if state.phase in (ACT, OVER) else 1)
    expect(sheet.left <= max(latest, 0), where, "out in a round that is yet to come")
    if sheet.left and sheet.left < state.round:
        expect(begun is sheet, where, "out in an earlier round and acting in this one")
    expect(status != DONE or sealed, where, "done while no round runs")
    if sealed:
        expect(status == BUSY or begun is not sheet or bool(sheet.left), where, "done without acting")
        expect(any(not other.status for other in state.sheets), where, "everybody is done")
    dice_due = sealed and not (sheet.left and sheet.left < state.round)
    if state.phase == SETUP_ROLL and state.own:
        rolled = [bool(other.dice) for other in state.sheets]
        expect(rolled == sorted(rolled, reverse=True) and not all(rolled), where, "own dice not in seat order")
    else:
        expect(bool(sheet.dice) == dice_due, where, "dice do not fit the phase")
        expect(bool(begun.dice) == dice_due, where, "dice when the round began do not fit the phase")
    if begun.dice:
        check_start_dice(state, begun, where)
    expect(not begun.pending or begun is not sheet, where, "pending when the round began")
    expect(status == BUSY or (not sheet.pending and (status == OUT or not sheet.dice >> 9)), where, "done too early")


def check_start_dice(state: State, begun: Sheet, where: str) -> None:
    if state.phase == ACT:
        expect(begun.dice == state.tracker[-1] | 6 << 9, where, "dice when the round began are not the rolled ones")
        return
    expect(begun.dice >> 9 == 7, where, "set-up dice must all wait when the step begins")
    faces = faces_of(begun.dice)
    expect(faces == sorted(faces), where, "set-up dice do not rise")
    if not state.own:
        expect(all(other.dice == begun.dice for other in state.before), where, "shared set-up dice differ")


def check_sheet(state: State, sheet: Sheet, where: str) -> None:
    """Check that the counts within one sheet fit each other."""
    layout = state.layout
    expect(sheet.boxes <= layout.boxes, where, f"more than {layout.boxes} boxes are crossed")
    for k in range(9):
        whole = not CIRCLES[k] & ~written(sheet)
        kept = bool(sheet.circles >> k & 1)
        expect(kept or not whole, where, f"circle {k + 1} is full and not filled")
        expect(not kept or not CIRCLES[k] & sheet.marks[0], where, f"circle {k + 1} is filled with a free space")
    check_goals(state, sheet, where)
    for size, row in ((3, layout.row_three), (4, layout.row_four)):
        claims = sum(size_of(claim_shape(claim)) == size for claim in sheet.claims)
        asked = sheet.pending == TAKE_BONUS | size << 4
        expect(count(sheet.taken & row) == min(claims, count(row)) - asked, where, f"bonuses of row {size} do not fit")
    if state.round < 1:
        numbers = int(count(written(sheet)))
        placed = (state.round + 1) * 3 + (bin(sheet.dice >> 9 ^ 7).count("1") if sheet.dice else 0)
        expect(not written(sheet) & ~layout.setup and numbers == placed, where, f"{numbers} set-up numbers")
        expect(not (sheet.boxes or sheet.claims or sheet.pending or sheet.left), where, "acts before round 1")
    else:
        expect(not layout.setup & sheet.marks[0], where, "a set-up space is free")
        check_numbers(state, sheet, where)
        check_pending(state, sheet, where)


def check_goals(state: State, sheet: Sheet, where: str) -> None:
    for deck, place in enumerate(state.cards):
        if sheet.goals >> deck & 1:
            soon = state.layout.cards[place].end and (state.phase != OVER or bool(sheet.left))
            expect(
                (not soon and state.round > 1) or (state.phase == OVER and not soon), where, "an objective too early"
            )
    expect(not sheet.goals >> len(state.cards), where, "an objective of no open card")


def check_numbers(state: State, sheet: Sheet, where: str) -> None:
    """Numbers on the grid = set-up + dice − dropped + those of bonuses; what was dropped crossed a box."""
    began = int(state.round) - (1 if state.phase in (ROLL, ZONE) else 0)
    rounds = min(began, sheet.left or began)
    waiting = bin(sheet.dice >> 9).count("1")
    icons = [icon for k, icon in enumerate(state.layout.icons) if sheet.taken >> k & 1]
    extra = sum(icon.kind == NUMBER for icon in icons) + 2 * sum(icon.kind == ANY for icon in icons)
    asked, open_boxes = sheet.pending & 15, int(sheet.boxes)
    if asked == NUMBER_WRITE:
        extra -= 1
    elif asked == ANY_WRITE:
        extra -= int(sheet.pending >> 4)
    elif asked == FREE_WRITE:
        open_boxes -= 1
    out_early = 2 if sheet.left and not sheet.dice else waiting  # the dice of its last round are gone with it
    most = 6 + 2 * rounds - waiting + extra
    least = 6 + 2 * rounds - out_early - open_boxes
    numbers = int(count(written(sheet))) + (asked == MOVE_WRITE)
    expect(least <= numbers <= most, where, f"{numbers} numbers, expected {least} to {most}")


def check_pending(state: State, sheet: Sheet, where: str) -> None:
    """What comes first must be possible."""
    asked, number, waiting = sheet.pending & 15, int(sheet.pending >> 4 & 7), sheet.dice >> 9
    icons = [icon for k, icon in enumerate(state.layout.icons) if sheet.taken >> k & 1]
    fits = True
    if asked == FREE_WRITE:
        die = int(sheet.pending >> 8)
        face = faces_of(sheet.dice)[die]
        fits = bool(waiting >> die & 1 and zone_left(sheet) and sheet.boxes) and number != face
    elif asked == MOVE_WRITE:
        fits = bool(sheet.marks[7] and sheet.marks[0])
    elif asked:
        fits = not waiting and bool(sheet.claims) and claim_round(sheet.claims[-1]) == state.round
    if asked == TAKE_BONUS:
        fits = fits and size_of(claim_shape(sheet.claims[-1])) == number
    elif asked == NUMBER_WRITE:
        fits = fits and bool(sheet.marks[0]) and any(icon.kind == NUMBER and icon.number == number for icon in icons)
    elif asked == ANY_WRITE:
        room = bool(zone_left(sheet)) or (number == 2 and bool(in_hand(sheet, SWITCH)))
        fits = fits and room and any(icon.kind == ANY for icon in icons)
    expect(fits, where, "what is pending cannot be")


def check_growth(begun: Sheet, sheet: Sheet, where: str) -> None:
    """What a seat has done since its round began only adds."""
    for n in range(1, 7):
        expect(not begun.marks[n] & ~(sheet.marks[n] | sheet.marks[7]), where, "a number changed in this round")
    expect(not begun.marks[7] & ~sheet.marks[7], where, "a crossed-out space came back")
    expect(not begun.taken & ~sheet.taken, where, "a bonus was given back")
    expect(begun.boxes <= sheet.boxes and begun.goals == sheet.goals, where, "boxes or objectives changed")
    expect(not begun.circles & ~sheet.circles, where, "a circle was emptied")
    expect(not sheet.dice >> 9 & ~(begun.dice >> 9), where, "a die waits again")
    same = kept(begun, sheet, SWITCH) and kept(begun, sheet, PLUS_MINUS)
    expect(not same or begun.dice & 511 == sheet.dice & 511, where, "the dice changed without a bonus")


def kept(begun: Sheet, sheet: Sheet, kind: int) -> bool:
    """Whether no more bonuses can have been used than the hand shows; new ones may have come in."""
    return in_hand(begun, kind) == in_hand(sheet, kind) and begun.taken == sheet.taken

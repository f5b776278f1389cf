"""Shapes, points and cards turned down, worked out again from the claims of a position that was read.

It replays the claims round by round by the same rules as play: `open_fives`, `claim_worth`, `races_after`.
"""

from connectable.games.connnect.engine.bonuses import claim_worth
from connectable.games.connnect.engine.claims import CLAIMS, is_run, open_fives
from connectable.games.connnect.engine.rounds import races_after
from connectable.games.connnect.engine.state import OVER, ROUNDS, Sheet, State, claim_code, claim_round, claim_spaces


def settle_races(state: State) -> State:
    """The state with everything that follows from its claims; ValueError when they cannot be."""
    for seat in range(state.seats):
        check_claims(state, seat)
    claims: list[list[int]] = [[] for _ in range(state.seats)]
    now = with_races(state, 0, 0, 0, 0, 0, state.sheets, state.before)
    for round in range(1, ROUNDS + 1):
        now = with_races(state, round, now.down, now.raced, now.spent, 0, now.sheets, now.before)
        for seat, found in enumerate(claims):
            note_claims(now, state.sheets[seat], seat, found)
        if round < state.round or state.phase == OVER:  # what is sealed has not been settled yet
            noted = [with_claims(sheet, claims[seat], len(claims[seat])) for seat, sheet in enumerate(state.sheets)]
            ended = with_races(state, round, now.down, now.raced, now.spent, 0, noted, noted)
            raced, down, spent = races_after(ended)
            now = with_races(state, round, down, raced, spent, 0, noted, noted)
    sheets = [with_claims(sheet, claims[seat], len(sheet.claims)) for seat, sheet in enumerate(state.sheets)]
    before = [
        sheets[seat] if begun is state.sheets[seat] else with_claims(begun, claims[seat], len(begun.claims))
        for seat, begun in enumerate(state.before)
    ]
    busy = sum(1 << seat for seat, sheet in enumerate(sheets) if not sheet.status) if state.is_sealed() else 0
    return with_races(state, int(state.round), now.down, now.raced, now.spent, busy, sheets, before)


def note_claims(now: State, sheet: Sheet, seat: int, found: list[int]) -> None:
    """Add the claims that a sheet made in this round, each with its shape and the points it brought."""
    for claim in sheet.claims:
        if claim_round(claim) != now.round:
            continue
        spaces = claim_spaces(claim)
        shape, earlier = CLAIMS[spaces].b, with_claims(sheet, found, len(found))
        if shape >= 6 and not open_fives(now, earlier) >> (shape - 6) & 1:
            raise ValueError(f"position: seat {seat}: a Connect-5 of round {now.round} has no open card")
        found.append(int(claim_code(spaces, shape, claim_worth(now, earlier, shape), now.round)))


def with_races(
    state: State, round: int, down: int, raced: int, spent: int, busy: int, sheets: list[Sheet], before: list[Sheet]
) -> State:
    """The state with other rounds, races and sheets."""
    return State(
        state.layout, state.seats, state.own, state.phase, round, state.active, state.dealt, down, state.cards,
        raced, spent, state.tracker, busy, sheets, before,
    )  # fmt: skip


def check_claims(state: State, seat: int) -> None:
    """Claims are shapes of runs or equal numbers, in the order of rounds; the earlier sheet holds the first."""
    sheet, begun = state.sheets[seat], state.before[seat]
    rounds = [int(claim_round(claim)) for claim in sheet.claims]
    seen = 0
    for claim in sheet.claims:
        spaces = claim_spaces(claim)
        if spaces not in CLAIMS or not is_run(sheet, spaces) or not spaces & ~seen:
            raise ValueError(f"position: seat {seat}: a claim is no shape of equal or consecutive numbers")
        seen |= spaces
    acted = state.phase == OVER or (begun is not sheet and state.is_sealed())
    latest = int(state.round) if acted else max(0, int(state.round) - 1)
    if rounds != sorted(rounds) or (rounds and rounds[-1] > min(latest, sheet.left or latest)):
        raise ValueError(f"position: seat {seat}: claims of rounds {rounds} are not in order or too late")
    if begun is not sheet:
        old = sum(1 for round in rounds if round < state.round)
        if begun.claims != sheet.claims[:old]:
            raise ValueError(f"position: seat {seat}: the claims when the round began are not the earlier ones")


def with_claims(sheet: Sheet, claims: list[int], many: int) -> Sheet:
    """The sheet with the first so many of these claims."""
    return Sheet(
        sheet.marks, sheet.claimed, sheet.circles, tuple(claims[:many]), sheet.taken, sheet.hand,
        sheet.boxes, sheet.goals, sheet.dice, sheet.pending, sheet.status, sheet.left,
    )  # fmt: skip

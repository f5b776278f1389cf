"""Shapes, points and cards turned down, worked out again from the claims of a position that was read.

Play never comes here: there `bonuses.claim` and `rounds.end_round` keep them as they go.
"""

from connectable.games.connnect.engine.claims import CLAIMS, is_run
from connectable.games.connnect.engine.state import OVER, ROUNDS, Sheet, State, claim_code, claim_round, claim_spaces


def settle_races(state: State) -> State:
    """The state with everything that follows from its claims; ValueError when they cannot be."""
    for seat in range(state.seats):
        check_claims(state, seat)
    claims: list[list[int]] = [[] for _ in range(state.seats)]
    raced = down = spent = 0
    for round in range(1, ROUNDS + 1):
        fours = fives = 0
        for seat, found in enumerate(claims):
            mine = 0
            for claim in state.sheets[seat].claims:
                if claim_round(claim) != round:
                    continue
                shape = CLAIMS[claim_spaces(claim)].b
                points = 0
                if 2 <= shape < 6 and not any(CLAIMS[claim_spaces(c)].b == shape for c in found):
                    points = 1 if raced >> shape - 2 & 1 else 4
                if shape >= 6:
                    five = 1 << int(shape - 6)
                    if not five & state.dealt & ~down & ~mine:
                        raise ValueError(f"position: seat {seat}: a Connect-5 of round {round} has no open card")
                    mine |= five
                    points = state.layout.scores[spent]
                fours |= 1 << int(shape - 2) if 2 <= shape < 6 else 0
                found.append(int(claim_code(claim_spaces(claim), shape, points, round)))
            fives |= mine
        if round < state.round or state.phase == OVER:  # what is sealed has not been settled yet
            raced, down, spent = raced | fours, down | fives, spent + bool(fives)
    sheets = [with_claims(sheet, claims[seat]) for seat, sheet in enumerate(state.sheets)]
    before = [
        sheets[seat] if state.before[seat] is state.sheets[seat] else with_claims(state.before[seat], claims[seat])
        for seat in range(state.seats)
    ]
    busy = sum(1 << seat for seat, sheet in enumerate(sheets) if not sheet.status) if state.is_sealed() else 0
    return State(
        state.layout, state.seats, state.own, state.phase, state.round, state.active, state.dealt, down, state.cards,
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


def with_claims(sheet: Sheet, claims: list[int]) -> Sheet:
    """The sheet with as many claims as it has, points noted."""
    return Sheet(
        sheet.marks, sheet.claimed, sheet.circles, tuple(claims[: len(sheet.claims)]), sheet.taken, sheet.hand,
        sheet.boxes, sheet.goals, sheet.dice, sheet.pending, sheet.status, sheet.left,
    )  # fmt: skip

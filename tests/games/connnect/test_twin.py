"""The game compared with its naive twin: the same claims on every sheet, the same points at every end.

The twin is written from the rules alone; a difference is a mistake in one of the two, or an ambiguous rule.
"""

import os
from random import Random

import pytest

from connectable.contract import CHANCE, Game, Outcome
from connectable.games import connnect
from connectable.games.connnect.engine.actions import Action
from connectable.games.connnect.engine.state import State
from connectable.playout import pick
from games.connnect import naive
from games.connnect.random_sheets import Drawn, drawn_sheet, position
from games.connnect.scribe import Page, Scribe, claim_line, space_of

GAME: Game[State, Action] = connnect.GAME
SCALE = 2 if os.environ.get("CONNECTABLE_FORM") == "compiled" else 1
SETS = sorted((spaces for size in (3, 4, 5) for spaces in naive.connected_sets(size)), key=sorted)
"""Every connected set, including those that are not a Connect."""
KEEN = {"claim": 60, "take": 10, "write": 10, "move": 4, "switch": 4, "change": 2, "zone": 1, "lose": 1}
CARELESS = {"claim": 10, "take": 1, "write": 2, "move": 1, "switch": 1, "change": 1, "free": 4, "zone": 1, "done": 3}


def chosen(state: State, seat: int, rng: Random, habits: dict[str, int], page: Page) -> str:
    """A legal action; `habits` make big claims and bonuses more common than in random play."""
    lines = [GAME.notation(action) for action in GAME.legal(state, seat)]
    kinds = sorted({line.split()[0] for line in lines})
    kind = rng.choices(kinds, [habits.get(kind, 1) for kind in kinds])[0]
    lines = [line for line in lines if line.split()[0] == kind]
    if kind == "write" and habits is KEEN:
        return max(lines, key=lambda line: (neighbours(line, page), rng.random()))
    if kind == "claim":
        longest = max(lines, key=lambda line: (len(line), rng.random()))
        patient = habits is KEEN and len(longest.split()) == 4 and rng.random() < 0.9
        return "done" if patient else longest
    return rng.choice(lines)


def neighbours(line: str, page: Page) -> int:
    """How many numbers next to the space are equal or consecutive."""
    _, number, name = line.split()
    row, column = space_of(name)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    marks = [page.grid[r][c] for r, c in around if 0 <= r < 6 and 0 <= c < 6]
    return sum(mark.isdigit() and abs(int(mark) - int(number)) <= 1 for mark in marks)


def legal_claims(state: State, seat: int) -> set[str]:
    return {line for line in map(GAME.notation, GAME.legal(state, seat)) if line.startswith("claim")}


def twin_claims(scribe: Scribe, seat: int) -> set[str]:
    page = scribe.pages[seat]
    found = naive.find_claims(page.lines(), page.claimed, page.agains(), scribe.open_letters(seat))
    return {claim_line(spaces) for _, spaces in found}


def play(state: State, scribe: Scribe, rng: Random, habits: dict[str, int]) -> Outcome:
    """Play to the end; whenever a seat may say *done*, its legal claims are compared."""
    while acting := GAME.to_act(state):
        seat = rng.choice(acting)
        if seat == CHANCE:
            line = GAME.notation(pick(GAME, state, CHANCE, rng))
        else:
            line = chosen(state, seat, rng, habits, scribe.pages[seat])
            if scribe.round and line.split()[0] in ("claim", "done", "move", "drop"):
                may_claim = GAME.refusal(state, seat, GAME.parse(state, seat, "done")) is None
                expected = twin_claims(scribe, seat) if may_claim else set()
                assert legal_claims(state, seat) == expected, GAME.format(state)
        scribe.note(seat, line)
        state = GAME.apply(state, seat, GAME.parse(state, seat, line))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def twin_outcome(scribe: Scribe) -> tuple[list[dict[str, int]], list[int]]:
    """The breakdown and ranks according to the twin."""
    fours, fives = naive.race_points([page.claims for page in scribe.pages])
    parts = []
    for seat, page in enumerate(scribe.pages):
        stars = [[stars for row, _, stars in page.icons if row == size] for size in (3, 4)]
        cards = naive.scored_cards(scribe.cards, page.round_ends, page.out_in_round is None)
        parts.append(naive.breakdown(page.sheet(), stars[0], stars[1], fours[seat], fives[seat], cards))
    points = [sum(part.values()) for part in parts]
    return parts, naive.ranks(points, [part["minus"] for part in parts], [page.out_in_round for page in scribe.pages])


def compare(scribe: Scribe, outcome: Outcome) -> None:
    parts, ranks = twin_outcome(scribe)
    assert [dict(part) for part in outcome.breakdown] == parts, scribe.log
    assert list(outcome.ranks) == ranks, scribe.log
    assert outcome.points == tuple(sum(part.values()) for part in parts)


@pytest.mark.rule("CN-E1")
@pytest.mark.rule("CN-E2")
@pytest.mark.rule("CN-O4")
@pytest.mark.parametrize("habits", [KEEN, CARELESS], ids=["keen", "careless"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_agree_with_the_twin(seats: int, habits: dict[str, int]) -> None:
    rng = Random(seats)
    for _ in range(8 * SCALE):
        scribe = Scribe(seats)
        compare(scribe, play(GAME.start(seats), scribe, rng, habits))


def test_the_games_that_are_compared_hold_everything() -> None:
    """A twin proves nothing about what never happens."""
    rng = Random(4)
    kinds, sources = set(), set()
    for number in range(16):
        scribe = Scribe(4)
        outcome = play(GAME.start(4), scribe, rng, KEEN if number % 2 else CARELESS)
        for page, part in zip(scribe.pages, outcome.breakdown, strict=True):
            kinds |= {claim["name"] for claim in page.claims} | set(page.spent)
            kinds |= {"out"} if page.out_in_round else set()
            sources |= {source for source, points in part.items() if points}
    assert kinds >= {"3", "L", "O", "S", "move", "switch", "plus", "again", "out"}
    assert kinds & set(naive.CONNECT_5)
    assert sources == {"connect3", "connect4", "connect5", "arrows", "circles", "lines", "objectives", "minus"}


@pytest.mark.rule("CN-C1")
@pytest.mark.rule("CN-B4")
def test_claims_on_drawn_sheets_agree_with_the_twin() -> None:
    rng = Random(5)
    found = 0
    for _ in range(250 * SCALE):
        drawn = drawn_sheet(rng)
        state = GAME.read(position([drawn], rng))
        expected = naive.find_claims(drawn.grid, drawn.claimed(), drawn.agains(), drawn.open_letters())
        assert legal_claims(state, 0) == {claim_line(spaces) for _, spaces in expected}, GAME.format(state)
        found += len(expected)
        for spaces in rng.sample(SETS, 20):
            refused = GAME.refusal(state, 0, GAME.parse(state, 0, claim_line(spaces))) is not None
            assert refused == (spaces not in {claim for _, claim in expected}), (GAME.format(state), spaces)
    assert found > 1000 * SCALE


@pytest.mark.rule("CN-C5")
@pytest.mark.rule("CN-C8")
@pytest.mark.rule("CN-O5")
def test_last_rounds_on_drawn_sheets_agree_with_the_twin() -> None:
    """Rich sheets, played on from the Claim phase of round 12: nearly every objective comes up."""
    rng = Random(6)
    cards: set[str] = set()
    for _ in range(100 * SCALE):
        sheets = one_table(rng, rng.randrange(1, 5))
        scribe = scribe_of(sheets)
        compare(scribe, play(GAME.read(position(sheets, rng)), scribe, rng, CARELESS))
        for page in scribe.pages:
            cards |= naive.scored_cards(scribe.cards, page.round_ends, over=True)
    assert len(cards) > 10


def one_table(rng: Random, seats: int) -> list[Drawn]:
    """Sheets of one table: nobody claims a Connect-5 whose card was turned down in an earlier round."""
    drawn: list[Drawn] = []
    while len(drawn) < seats:
        sheet = drawn_sheet(rng, drawn[0] if drawn else None)
        fives = {(claim["name"], claim["round"]) for other in [*drawn, sheet] for claim in other.fives()}
        if len({name for name, _ in fives}) == len(fives):
            drawn.append(sheet)
    return drawn


def scribe_of(sheets: list[Drawn]) -> Scribe:
    """The scribe's pages for drawn sheets in round 12."""
    scribe = Scribe(len(sheets))
    scribe.round, scribe.letters, scribe.cards = 12, sheets[0].letters, sheets[0].cards
    for page, drawn in zip(scribe.pages, sheets, strict=True):
        page.grid = [list(line) for line in drawn.grid]
        page.circles = naive.filled_circles(drawn.grid)
        page.claims, page.claimed, page.boxes = list(drawn.claims), drawn.claimed(), drawn.boxes
        for row, icons in drawn.icons.items():
            page.icons += [(row, *split_icon(icon)) for icon, _ in icons]
    return scribe


def split_icon(icon: str) -> tuple[str, int]:
    kind, _, stars = icon.partition(":")
    return kind, int(stars)

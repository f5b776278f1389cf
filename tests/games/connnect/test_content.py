"""CN-E3: sheets are data; a wrong one says what is wrong in which line."""

import pytest

from connectable.contract import BadContent
from connectable.games.connnect import GAME
from connectable.games.connnect.content import check, house
from connectable.generator import Generator
from connectable.playout import pick
from games.connnect.positions import HOUSE_TEXT, chance, look


def line_of(part: str) -> int:
    return HOUSE_TEXT[: HOUSE_TEXT.index(part)].count("\n") + 1


@pytest.mark.rule("CN-E3")
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("scores = [16, 14, 13, 12]", "scores = [16, 14, 13]", "scores"),
        ("open = 4", "open = 9", "number"),
        ('"b1", "d2"', '"b1", "b1"', "twice"),
        ('"b1", "d2"', '"b1", "g2"', "space"),
        ('"b1", "d2", "f3"', '"d2", "f3"', "list"),
        ('{ kind = "switch", stars = 3 }', '{ kind = "swap", stars = 3 }', "choice"),
        ('{ kind = "plus", stars = 3 }', '{ kind = "plus", stars = 300 }', "number"),
        ('{ kind = "any", stars = 2 }', '{ kind = "any", stars = 2, number = 3 }', "unknown"),
        ('{ kind = "number", number = 6, stars = 3 }', '{ kind = "number", stars = 3 }', "missing"),
        ("minus = [0, 1, 2, 3, 5, 7, 9, 12]", "minus = [0, 1, 2, 3, 5, 7, 9]", "minus"),
        ("boxes = 7", "boxes = 0", "number"),
        ('F = "W"', 'F = "T"', "choice"),
        ('F = "W"', 'F = "V"', "twice"),
        ('lines = ["row 3", "column d"]', 'lines = ["row 7", "column d"]', "choice"),
        ('B3 = { goal = "used"', 'B3 = { goal = "luck"', "choice"),
        ("C3 = {", "D3 = {", "objective"),
        ("[free]", "[freedom]", "unknown"),
        ("[arrows]", "[[arrows]]", "table"),
        ('A2 = { goal = "connect4", count = 3, points = 4 }', "A2 = 4", "table"),
        ("points = 3, end = true }\nA2", "points = 3, end = 1 }\nA2", "choice"),
        ('B1 = { goal = "connect5", count = 2', 'B1 = { goal = "connect5", count = true', "number"),
    ],
)
def test_a_wrong_file_gives_line_and_reason(old: str, new: str, key: str) -> None:
    assert old in HOUSE_TEXT
    with pytest.raises(BadContent) as found:
        check(HOUSE_TEXT.replace(old, new, 1))
    assert found.value.key == f"cn-content-{key}"
    place = line_of(old.splitlines()[0])
    assert abs(found.value.line - place) <= 1, (found.value.line, place)


def test_lines_of_icons_and_cards_are_exact() -> None:
    for old, new in (
        ('{ kind = "any", stars = 2 }', '{ kind = "any", stars = -1 }'),
        ('C2 = { goal = "corners", count = 4', 'C2 = { goal = "corners", count = 40'),
        ('G = "V"', 'G = "X"'),
    ):
        with pytest.raises(BadContent) as found:
            check(HOUSE_TEXT.replace(old, new, 1))
        assert found.value.line == line_of(old)


@pytest.mark.rule("CN-E3")
def test_a_missing_table_or_deck_and_bad_toml() -> None:
    for text, key in (
        ("", "missing"),
        ("x", "toml"),
        ("a = " + "[" * 9000, "toml"),
        ("#" * 30_000, "long"),
        (HOUSE_TEXT.replace("C1 =", "A11 =").replace("C2 =", "A12 =").replace("C3 =", "A13 =").replace("C4 =", "A14 ="),
         "deck"),
    ):  # fmt: skip
        with pytest.raises(BadContent) as found:
            check(text)
        assert found.value.key == f"cn-content-{key}"


def test_toml_errors_name_their_line() -> None:
    with pytest.raises(BadContent) as found:
        check(HOUSE_TEXT.replace("boxes = 7", "boxes = = 7"))
    assert found.value.line == line_of("boxes = 7")


@pytest.mark.rule("CN-E3")
def test_an_owners_sheet_is_played_with_its_own_boxes() -> None:
    own = HOUSE_TEXT.replace("boxes = 7", "boxes = 2").replace("minus = [0, 1, 2, 3, 5, 7, 9, 12]", "minus = [0, 4, 8]")
    state, rng, most = GAME.start(2, {"sheet": own}), Generator(3), 0
    while acting := GAME.to_act(state):
        state = GAME.apply(state, acting[0], pick(GAME, state, acting[0], rng))
        most = max(most, *(int(sheet.boxes) for sheet in state.sheets))
        assert GAME.read(GAME.format(state)) == state
    assert most == 2
    assert look(state, None)["minus"] == [0, 4, 8]


def test_an_owners_letters_and_cards_are_dealt() -> None:
    own = HOUSE_TEXT.replace('A = "I", B = "L"', 'X = "I", Y = "L"').replace("A1 =", "A20 =")
    state = chance(GAME.start(1, {"sheet": own}), "shape X", "shape C", "shape D", "shape Y", "card A20")
    assert [card["letter"] for card in look(state, 0)["shapes"]] == ["C", "D", "X", "Y"]


def test_the_house_sheet_passes_its_own_check() -> None:
    assert check(HOUSE_TEXT).boxes == house().boxes == 7
    assert len(house().cards) == 14

"""Random text given to every game: a clear ValueError or a legal answer, never a crash, the same in both forms."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import connectable
from connectable.options import OptionValue
from connectable.registry import GAMES
from connectable.testing import Trial

NAMES = st.sampled_from(sorted(GAMES))


def midway(name: str) -> tuple[object, int]:
    """A state in the middle of a random game and a seat to act."""
    game = connectable.game(name)
    steps = Trial(game, game.seats[1], {}, seed=3).steps
    state, seat, _ = steps[len(steps) // 2]
    return state, seat


MIDWAY = {name: midway(name) for name in GAMES}


def broken(text: str) -> st.SearchStrategy[str]:
    """The text with a piece cut out, doubled or replaced: nearly correct text is the hardest to reject."""
    places = st.tuples(st.integers(0, len(text)), st.integers(0, 12), st.text(max_size=4))
    return places.map(lambda cut: text[: cut[0]] + cut[2] + text[cut[0] + cut[1] :])


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_read_answers_or_explains(name: str, data: st.DataObject) -> None:
    game, (state, _) = connectable.game(name), MIDWAY[name]
    text = data.draw(st.text() | broken(game.format(state)))
    try:
        again = game.read(text)
    except ValueError as error:
        assert len(str(error)) > 8
    else:
        assert game.format(again) == text or game.read(game.format(again)) == again
        game.to_act(again)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_parse_answers_or_explains(name: str, data: st.DataObject) -> None:
    game, (state, seat) = connectable.game(name), MIDWAY[name]
    sample = game.notation(game.legal(state, seat)[0])
    text = data.draw(st.text(max_size=40) | broken(sample))
    before = game.format(state)
    try:
        game.refusal(state, seat, game.parse(state, seat, text))
    except ValueError as error:
        assert len(str(error)) > 8
    assert game.format(state) == before


values: st.SearchStrategy[OptionValue] = st.text(max_size=30) | st.integers() | st.booleans()


@given(
    name=NAMES,
    seats=st.integers() | st.integers(0, 9),
    options=st.dictionaries(st.text(max_size=6), values, max_size=3),
)
@settings(deadline=None)
def test_start_answers_or_names_the_field(name: str, seats: int, options: dict[str, OptionValue]) -> None:
    game = connectable.game(name)
    if game.seats[0] <= seats <= game.seats[1] and not options:
        game.start(seats, options)
    else:
        with pytest.raises(ValueError, match="seats|option"):
            game.start(seats, options)

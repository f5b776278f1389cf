"""The search model of the CoNNNect bots compared with the game: the same actions, points, claims and objectives."""

import pytest

from connectable.bots.connnect.engine.candidates import acted, complete
from connectable.bots.connnect.engine.connects import DEAD, all_patterns
from connectable.bots.connnect.engine.evaluate import FEATURES, LEAST, checked, evaluator_for
from connectable.bots.connnect.engine.model import compact, model_of, place_of
from connectable.bots.connnect.engine.search import scene_of
from connectable.contract import CHANCE
from connectable.games.connnect import GAME
from connectable.games.connnect.engine.actions import CLAIM, FREE, SAY_DONE, SAY_OUT, Action
from connectable.games.connnect.engine.layout import AGAIN
from connectable.games.connnect.engine.rounds import goals_after
from connectable.games.connnect.engine.score import total
from connectable.games.connnect.engine.state import ACT, ROUNDS, State
from connectable.generator import Generator
from connectable.playout import pick


def likely(state: State, seat: int, rng: Generator) -> Action:
    """A random action that prefers claims and bonuses, so that games are varied."""
    actions = GAME.legal(state, seat)
    claims = [action for action in actions if action.kind == CLAIM]
    plain = [action for action in actions if action.kind not in (FREE, SAY_OUT, SAY_DONE)]
    pool = claims or (plain if plain and rng.below(3) else actions)
    return pool[rng.below(len(pool))]


def points_at_end(state: State, seat: int) -> int:
    """What the game would count if the round ended now."""
    sheet = state.sheets[seat]
    goals = goals_after(state, sheet, state.round == ROUNDS)
    return int(total(state.layout, state.cards, sheet.next(goals, 0)))


@pytest.mark.parametrize("seed", range(4))
def test_the_model_plays_by_the_rules_of_the_game(seed: int) -> None:
    """Action by action: points, marks and claims like the game's sheet; open patterns like those counted afresh."""
    rng, state = Generator(seed), GAME.start(1)
    scene, model = None, None
    while acting := GAME.to_act(state):
        seat = acting[0]
        if seat == CHANCE:
            state, model = GAME.apply(state, CHANCE, pick(GAME, state, CHANCE, rng)), None
            continue
        action = likely(state, seat, rng)
        if state.phase == ACT:
            scene = scene or scene_of(state, seat)
            model = model or model_of(scene, state, state.sheets[seat])
            after = acted(model, action)
            state = GAME.apply(state, seat, action)
            if state.phase != ACT:
                continue
            sheet, model = state.sheets[seat], after
            assert list(model.marks) == list(sheet.marks)
            assert (model.dice, model.pending, model.hand, model.boxes) == (
                sheet.dice,
                sheet.pending,
                sheet.hand,
                sheet.boxes,
            )
            assert (model.claimed, model.circles, model.taken) == (sheet.claimed, sheet.circles, sheet.taken)
            assert model.points() == points_at_end(state, seat)
            fresh = compact(model)
            for shape in range(14):
                if shape < 6 or model.cards >> shape - 6 & 1:
                    assert list(model.open)[shape * 8 : shape * 8 + 6] == list(fresh.open)[shape * 8 : shape * 8 + 6]
            if not sheet.pending and not sheet.dice >> 9 and not sheet.hand >> 6 * AGAIN & 63:
                legal = {(int(each.a), int(each.b)) for each in GAME.legal(state, seat) if each.kind == CLAIM}
                assert {(int(code) & 2**36 - 1, int(code) >> 36) for code in complete(model)} == legal
        else:
            state = GAME.apply(state, seat, action)


def test_a_number_can_be_taken_back() -> None:
    state = begun(5)
    model = model_of(scene_of(state, 0), state, state.sheets[0])
    open, lack, marks, circles = list(model.open), list(model.lack), list(model.marks), int(model.circles)
    for space in range(36):
        if model.marks[0] >> space & 1:
            for number in range(1, 7):
                model.write(number, space)
                model.unwrite(number, space, circles)
                assert (list(model.open), list(model.lack), list(model.marks)) == (open, lack, marks)


def test_one_look_at_a_space_promises_what_writing_there_does() -> None:
    state, evaluator = begun(5), evaluator_for(False)
    model = model_of(scene_of(state, 0), state, state.sheets[0])
    for space in range(36):
        if model.marks[0] >> space & 1:
            promised = list(evaluator.scan(model, space))
            for number in range(1, 7):
                after = model.twin()
                after.write(number, space)
                assert evaluator.promise(after) == pytest.approx(promised[number])


def begun(seed: int) -> State:
    """A game for two after some rounds."""
    rng, state = Generator(seed), GAME.start(2)
    while state.round < 5 or state.phase != ACT:
        seat = GAME.to_act(state)[0]
        action = pick(GAME, state, CHANCE, rng) if seat == CHANCE else likely(state, seat, rng)
        state = GAME.apply(state, seat, action)
    return state


def test_every_way_is_a_claim_and_every_claim_has_its_ways() -> None:
    patterns = all_patterns()
    shapes = [0] * 14
    for pattern in range(patterns.count):
        shapes[patterns.shape[pattern]] += 1
    # A straight Connect-3: 48 placements, six equal numbers, four runs each pattern; the square has eight snakes.
    assert shapes[0] == 48 * (6 + 4 * 2)
    assert shapes[4] == 25 * (6 + 3 * 8)


def test_places_of_bits() -> None:
    assert [place_of(2**k) for k in range(36)] == list(range(36))
    assert DEAD > 5
    assert LEAST < -1000


@pytest.mark.parametrize("data", [[], {}, {"solo": []}, {"solo": [[0.0] * FEATURES] * 12 + [["x"] * FEATURES]}])
def test_weights_that_do_not_fit_are_refused(data: object) -> None:
    with pytest.raises(ValueError, match="connnect/weights.json: solo"):
        checked(data, "solo")

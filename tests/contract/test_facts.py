"""What games say for the log (what was eaten, what a vote decided, which round is over), and of their secrets."""

import connectable
from connectable.contract import CHANCE
from connectable.testing import Trial


def test_what_is_eaten_in_connect5_is_told() -> None:
    game = connectable.game("connect5")
    eaten = [0, 0, 0]
    for seed in range(6):
        trial = Trial(game, 3, {}, seed)
        for (state, seat, action), (after, _, _) in zip(trial.steps, trial.steps[1:], strict=False):
            facts = game.facts(state, seat, action, after)
            gained = [new - old for new, old in zip(after_eaten(after), after_eaten(state), strict=True)]
            if "eaten" in facts:
                assert facts["eaten"] != seat
                eaten[int(facts["points"])] += 1
            if not after.done:
                assert gained[seat] == facts.get("points", 0)
    assert all(eaten[1:]), "singles and doubles"


def after_eaten(state: object) -> list[int]:
    found: list[int] = connectable.game("connect5").view(state, None)["eaten"]  # type: ignore[assignment]
    return found


def test_a_vote_tells_what_it_decided() -> None:
    game, told = connectable.game("connections"), set()
    for seed in range(4):
        trial = Trial(game, 3, {"judge": "vote", "rounds": 1}, seed)
        for (state, seat, action), (after, _, _) in zip(trial.steps, trial.steps[1:], strict=False):
            facts = game.facts(state, seat, action, after)
            assert ("ruling" in facts) == (len(after.rulings) > len(state.rulings))
            if "ruling" in facts:
                told.add(facts["ruling"])
                assert {facts["placer"], facts["challenger"]} < {0, 1, 2}
                assert facts["first"] != facts["second"]
    assert told == {"stands", "falls"}


def test_a_miss_tells_who_tried_and_what_failed() -> None:
    game, misses, appeals = connectable.game("connections"), 0, set()
    for seed in range(3):
        trial = Trial(game, 3, {"judge": "jury", "find": "own", "rounds": 1, "cards": 26}, seed)
        for (state, seat, action), (after, _, _) in zip(trial.steps, trial.steps[1:], strict=False):
            facts = game.facts(state, seat, action, after)
            counted = sum(after.misses) > sum(state.misses)
            assert counted == ("missed" in facts or (facts.get("ruling") == "falls" and facts["challenger"] == -1))
            if "missed" in facts:
                assert facts["missed"] == seat
                assert facts["first"] != facts["second"]
                misses += 1
            elif facts.get("challenger") == -1:
                appeals.add(facts["ruling"])
    assert misses
    assert appeals == {"stands", "falls"}


def test_with_two_a_challenge_is_decided_at_once() -> None:
    game, challenges = connectable.game("connections"), 0
    trial = Trial(game, 2, {"judge": "vote", "rounds": 1}, 1)
    for (state, seat, action), (after, _, _) in zip(trial.steps, trial.steps[1:], strict=False):
        if game.notation(action).startswith("challenge"):
            facts = game.facts(state, seat, action, after)
            assert (facts["challenger"], facts["placer"]) == (seat, 1 - seat)
            challenges += 1
    assert challenges


def test_every_round_that_ends_is_told_once() -> None:
    for name, seats, options, rounds in (
        ("connnect", 2, {}, 12),
        ("connections", 2, {"rounds": 3}, 3),
        ("connect5", 2, {"mode": "full"}, 2),
    ):
        game = connectable.game(name)
        trial = Trial(game, seats, options, 2)
        told = [
            game.facts(state, seat, action, after).get("round")
            for (state, seat, action), (after, _, _) in zip(trial.steps, trial.steps[1:], strict=False)
        ]
        ended = [number for number in told if number]
        assert ended == list(range(1, len(ended) + 1)), name
        assert len(ended) == rounds or name == "connnect", name


def test_whether_there_are_secrets_now() -> None:
    assert not any(secrets("connect5", 2))
    assert not any(secrets("connnect", 1))
    dice = connectable.game("connnect")
    sealed = {(dice.to_act(state) == (CHANCE,), dice.has_secrets(state)) for state in Trial(dice, 2, {}, 3).positions}
    assert sealed == {(True, False), (False, True), (False, False)}, "only while a round is sealed"
    cards = connectable.game("connections")
    assert cards.has_secrets(cards.start(2, {}))
    assert not cards.has_secrets(cards.start(2, {"open_hands": True}))
    assert not cards.has_secrets(cards.start(1, {"way": "solitaire"}))
    assert not secrets("connections", 2)[-1]


def secrets(name: str, seats: int) -> list[bool]:
    """Whether there are any, from the first state of a game to the last."""
    game = connectable.game(name)
    return [game.has_secrets(state) for state in Trial(game, seats, {}, 3).positions]

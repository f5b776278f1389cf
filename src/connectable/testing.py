"""The conformance suite: the laws of the contract, checked on random play of any game.

    from connectable.testing import check
    check(MY_GAME)

It knows no rules: what must never be lost or gained (cards, tokens, points) a game says with `invariant`.
A broken law raises `BrokenLaw`, which names the law, the seed and the position.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from connectable.contract import CHANCE, IllegalAction, Refusal
from connectable.generator import Generator
from connectable.options import Option, Options
from connectable.playout import pick
from connectable.record import Record, read_record, states, write_record
from connectable.registry import AnyGame

Invariant = Callable[[Any], None]
"""A function that raises when a state has lost or gained something."""

GARBAGE: tuple[object, ...] = (
    "", " ", "?", "\x00", "no such thing", "-1", "9" * 400, "ไทย", "[" * 5000, "{}", "a b c d e f g h",
    None, 0, -1, 10**30, 1.5, True, b"bytes", [], {}, object(),
)  # fmt: skip


class BrokenLaw(AssertionError):
    """Which law, in which game, and how to see it again."""


@dataclass(frozen=True)
class Trial:
    """One random game with what the laws look at."""

    game: AnyGame
    seats: int
    options: Options
    seed: int
    invariant: Invariant | None = None
    limit: int = 20_000
    """Most actions a game may take."""
    samples: int = 16
    """Positions of the game that the costly laws look at."""

    @cached_property
    def steps(self) -> list[tuple[Any, int, Any]]:
        """State, seat and action, in the order of play."""
        found: list[tuple[Any, int, Any]] = []
        state, rng = self.game.start(self.seats, self.options), Generator(self.seed)
        while acting := self.game.to_act(state):
            need(len(found) < self.limit, f"play goes on after {self.limit} actions")
            seat = acting[rng.randrange(len(acting))]
            need(len(self.game.legal(state, seat)) > 0, f"seat {seat} is to act and has no action")
            action = pick(self.game, state, seat, rng)
            found.append((state, seat, action))
            state = self.game.apply(state, seat, action)
        found.append((state, CHANCE, None))
        return found

    @cached_property
    def positions(self) -> list[Any]:
        """Every state of the game, first to last."""
        return [state for state, _, _ in self.steps]

    @cached_property
    def sampled(self) -> list[Any]:
        """Some states, spread over the game, the first and the last among them."""
        last = len(self.positions) - 1
        return [self.positions[place] for place in sorted({last * k // self.samples for k in range(self.samples + 1)})]

    @cached_property
    def seen(self) -> list[Any]:
        """Different actions from all over the game: every seat is asked about them everywhere."""
        actions = [action for _, _, action in self.steps[:-1]]
        for seed in range(1, 8):  # other games show actions that this one never lists
            if len(set(actions)) < 60:
                other = Trial(self.game, self.seats, self.options, self.seed + 1000 * seed)
                actions += [action for _, _, action in other.steps[:-1]]
        return list(spread(list(dict.fromkeys(actions)), 40))

    @cached_property
    def viewers(self) -> tuple[int | None, ...]:
        return (*range(self.seats), None)

    def __str__(self) -> str:
        return f"({self.game.name}, seats {self.seats}, options {dict(self.options)}, seed {self.seed})"

    def looks(self, state: Any, viewer: int | None) -> dict[str, object]:
        """All that a seat can learn from the game in that state."""
        game, legal = self.game, [] if viewer is None else self.game.legal(state, viewer)
        asked = [] if viewer is None else [(action, game.refusal(state, viewer, action)) for action in self.seen]
        return {
            "to_act": game.to_act(state),
            "patience": [game.patience(state, seat) for seat in game.to_act(state) if seat != CHANCE],
            "view": game.view(state, viewer),
            "legal": [game.notation(action) for action in legal],
            "previews": [game.preview(state, viewer, action) for action in legal if viewer is not None],
            "refusals": [(game.notation(action), refusal) for action, refusal in asked],
            "label": game.label(state) if game.to_act(state) == (CHANCE,) else "",
            "secrets": game.has_secrets(state),
        }


def need(claim: bool, complaint: str, state: object = "") -> None:
    if not claim:
        raise BrokenLaw(f"{complaint}" + (f"\nin {state}" if state != "" else ""))


def play_ends(trial: Trial) -> None:
    """Nobody is to act exactly when there is an outcome, and it has a place for every seat."""
    for state in trial.positions:
        over, outcome = not trial.game.to_act(state), trial.game.outcome(state)
        need(over == (outcome is not None), "nobody to act and an outcome do not come together", state)
    outcome = trial.game.outcome(trial.positions[-1])
    assert outcome is not None
    need(len(outcome.points) == len(outcome.ranks) == len(outcome.breakdown) == trial.seats, "a seat has no result")
    need(all(outcome.ranks.count(rank) and rank == 1 + sum(r < rank for r in outcome.ranks) for rank in outcome.ranks),
         f"ranks {outcome.ranks} are not places with shared ones counted")  # fmt: skip
    for points, sources in zip(outcome.points, outcome.breakdown, strict=True):
        need(sum(sources.values()) == points, f"{dict(sources)} does not add up to {points}")


def somebody_can_act(trial: Trial) -> None:
    """Each seat to act exists, is named once and has an action; chance stands alone and adds up to 1."""
    labels: set[str] = set()
    for state in trial.positions:
        acting = trial.game.to_act(state)
        need(len(set(acting)) == len(acting), f"a seat is to act twice: {acting}", state)
        need(all(0 <= s < trial.seats for s in acting) or acting == (CHANCE,), f"who is to act? {acting}", state)
        for seat in (*range(trial.seats), CHANCE):
            legal = trial.game.legal(state, seat)
            need((len(legal) > 0) == (seat in acting), f"seat {seat}: to act and having an action differ", state)
            need(len(set(legal)) == len(legal), f"seat {seat}: an action is listed twice", state)
        outcomes = trial.game.chance(state)
        need([a for a, _ in outcomes] == list(trial.game.legal(state, CHANCE)), "chance and legal differ", state)
        if outcomes:
            need(abs(sum(share for _, share in outcomes) - 1) < 1e-9, "chances do not add up to 1", state)
            need(all(share > 0 for _, share in outcomes), "an outcome has no chance", state)
            label = trial.game.label(state)
            need(bool(label) and label not in labels, f"chance label {label!r} comes twice", state)
            labels.add(label)


def legal_means_not_refused(trial: Trial) -> None:
    """An action is listed exactly when it is not refused; a refused one cannot be applied."""
    for state in trial.sampled:
        for seat in (*range(trial.seats), CHANCE):
            legal = set(trial.game.legal(state, seat))
            for action in {*trial.seen, *legal}:
                refusal = trial.game.refusal(state, seat, action)
                text = trial.game.notation(action)
                need((action in legal) == (refusal is None), f"seat {seat}, {text}: listed and allowed differ", state)
                if refusal is not None:
                    refused_alike(trial, state, seat, action, refusal)


def refused_alike(trial: Trial, state: Any, seat: int, action: Any, refusal: Refusal) -> None:
    need(bool(re.fullmatch(r"[A-Z][A-Z0-9]-[A-Z0-9]+", refusal.rule)), f"{refusal.rule!r} is no rule id", state)
    json_ready(dict(refusal.detail), "a refusal's detail")
    try:
        trial.game.apply(state, seat, action)
    except IllegalAction as error:
        need(error.refusal == refusal, "apply refuses for another reason", state)
    else:
        raise BrokenLaw(f"seat {seat}: a refused action {trial.game.notation(action)} was applied\nin {state}")


def apply_leaves_the_old_state(trial: Trial) -> None:
    """The old state is untouched, and the same action gives the same state again."""
    game, state = trial.game, trial.game.start(trial.seats, trial.options)
    for _, seat, action in trial.steps[:-1]:
        before, mark = game.format(state), hash(state)
        after = game.apply(state, seat, action)
        need(game.format(state) == before and hash(state) == mark, "apply changed the old state", before)
        again = game.apply(state, seat, action)
        need(after == again and hash(after) == hash(again), "one action, two results", before)
        state = after


def notation_round_trips(trial: Trial) -> None:
    """Every action has one line of its own, and that line means this action."""
    for state in trial.sampled:
        for seat in trial.game.to_act(state):
            legal = trial.game.legal(state, seat)
            texts = [trial.game.notation(action) for action in legal]
            need(len(set(texts)) == len(texts), "two actions share a notation", state)
            for action, text in zip(legal, texts, strict=True):
                need(bool(text.strip()) and len(text.splitlines()) == 1, f"{text!r} is not a line", state)
                again = trial.game.parse(state, seat, text)
                need(again == action and hash(again) == hash(action), f"{text!r} does not round-trip", state)


def positions_round_trip(trial: Trial) -> None:
    """A position's text gives the same state back, and states are equal exactly when their texts are."""
    game = trial.game
    for state in trial.sampled:
        text = game.format(state)
        again = game.read(text)
        need(game.format(again) == text, "the position text does not round-trip", text)
        need(again == state and hash(again) == hash(state), "a state that was read is not equal", text)
        for viewer in trial.viewers:
            need(
                trial.looks(again, viewer) == trial.looks(state, viewer), "a state that was read plays otherwise", text
            )
    for one, other in combinations(trial.sampled, 2):
        need((one == other) == (game.format(one) == game.format(other)), "equality is not equality of text", one)


def records_replay(trial: Trial) -> None:
    """The record of a game gives its states again, also after JSON."""
    record = Record(trial.game.name, trial.game.rules, dict(trial.options), trial.seats, [])
    for _, seat, action in trial.steps[:-1]:
        record.play(seat, trial.game.notation(action))
    again = read_record(write_record(record))
    need(again == record, "the record does not survive JSON")
    for state, played in zip(states(again, trial.game), trial.positions, strict=True):
        need(state == played, "the record replays to another state", played)


def everything_survives_json(trial: Trial) -> None:
    """Views, previews and facts are plain JSON."""
    for state in trial.sampled:
        for viewer in trial.viewers:
            json_ready(trial.game.view(state, viewer), "a view")
        for seat in trial.game.to_act(state):
            for action in trial.game.legal(state, seat):
                json_ready(trial.game.preview(state, seat, action), "a preview")
                after = trial.game.apply(state, seat, action)
                json_ready(dict(trial.game.facts(state, seat, action, after)), "the facts of an action")


def json_ready(value: object, name: str) -> None:
    try:
        need(json.loads(json.dumps(value, allow_nan=False)) == value, f"{name} changes in JSON", value)
    except (TypeError, ValueError) as error:
        raise BrokenLaw(f"{name} is no JSON: {error}\nin {value}") from None


def determinized_states_look_the_same(trial: Trial) -> None:
    """A determinized state looks the same, depends on the view alone, and can be played to its end."""
    game = trial.game
    for place, state in enumerate(trial.sampled):
        for seat in range(trial.seats):
            guess = game.determinize(state, seat, Generator(place))
            need(trial.looks(guess, seat) == trial.looks(state, seat), f"a guess looks different to seat {seat}", state)
            again = game.determinize(guess, seat, Generator(place + 1))
            need(again == game.determinize(state, seat, Generator(place + 1)),
                 f"a guess for seat {seat} depends on more than its view", state)  # fmt: skip
            need(game.read(game.format(guess)) == guess, f"a guess for seat {seat} is no position", guess)
            if not game.has_secrets(state):
                need(again == guess, f"seat {seat} has something to guess where there are no secrets", state)
    finish(trial, game.determinize(trial.sampled[len(trial.sampled) // 2], 0, Generator(trial.seed)))


def finish(trial: Trial, state: Any) -> None:
    rng = Generator(trial.seed)
    for _ in range(trial.limit):
        if not (acting := trial.game.to_act(state)):
            return
        state = trial.game.apply(state, acting[0], pick(trial.game, state, acting[0], rng))
    raise BrokenLaw(f"a determinized game goes on after {trial.limit} actions")


def secrets_are_kept(trial: Trial) -> None:
    """What is shown alike looks alike: two actions a seat cannot tell apart leave it no way to tell."""
    for state in trial.sampled:
        for actor in trial.game.to_act(state):
            for viewer in trial.viewers:
                if viewer != actor:
                    twins_look_alike(trial, state, actor, viewer)


def twins_look_alike(trial: Trial, state: Any, actor: int, viewer: int | None) -> None:
    game, groups = trial.game, dict[str | None, list[Any]]()
    for action in game.legal(state, actor):
        groups.setdefault(game.shown(state, actor, action, viewer), []).append(action)
    for shown, twins in groups.items():
        first = game.apply(state, actor, twins[0])
        for twin in spread(twins[1:], 6):
            second = game.apply(state, actor, twin)
            where = f"{game.notation(twins[0])} and {game.notation(twin)}, both shown as {shown} to {viewer}, "
            need(trial.looks(first, viewer) == trial.looks(second, viewer), where + "look different", state)
            facts = [game.facts(state, actor, one, after) for one, after in ((twins[0], first), (twin, second))]
            need(facts[0] == facts[1], where + "tell different facts", state)
            if viewer is not None and game.to_act(first):
                one, other = (game.determinize(after, viewer, Generator(trial.seed)) for after in (first, second))
                need(one == other, where + "are guessed differently", state)


def spread(items: Sequence[Any], most: int) -> Iterable[Any]:
    return items[:: max(1, len(items) // most)]


def nothing_is_lost(trial: Trial) -> None:
    """The game's own invariant holds everywhere, also in what bots are shown."""
    if trial.invariant is None:
        return
    for state in trial.positions:
        keep(trial.invariant, state)
    for state in trial.sampled:
        for seat in range(trial.seats):
            keep(trial.invariant, trial.game.determinize(state, seat, Generator(trial.seed)))


def keep(invariant: Invariant, state: Any) -> None:
    try:
        invariant(state)
    except BrokenLaw:
        raise
    except AssertionError as error:
        raise BrokenLaw(f"the invariant fails: {error}\nin {state}") from None


def bad_input_is_refused(trial: Trial) -> None:
    """Garbage raises ValueError and nothing else, and changes nothing."""
    game, state = trial.game, trial.sampled[len(trial.sampled) // 2]
    before, seat = game.format(state), next(iter(game.to_act(state)), 0)
    for thing in GARBAGE:
        raises("read", game.read, thing)
        raises("parse", game.parse, state, seat, "\x00" + thing if isinstance(thing, str) else thing)
        if type(thing) is not int or not game.seats[0] <= thing <= game.seats[1]:
            raises("start", game.start, thing)
        if thing is not None and thing != {}:
            raises("start with options", game.start, trial.seats, thing)
        raises("start with an unknown option", game.start, trial.seats, {"no such option": thing})
        for option in game.options:
            if not fits(option, thing):
                raises(f"start with {option.name}", game.start, trial.seats, {option.name: thing})
    need(game.format(state) == before, "bad input changed a state", before)


def fits(option: Option, value: object) -> bool:
    low, high = option.span or (0, -1)
    return type(value) is type(option.default) and (
        isinstance(value, bool) or value == option.default or (type(value) is int and low <= value <= high)
    )


def raises(what: str, call: Callable[..., object], *values: object) -> None:
    what = f"{what}({values[-1]!r:.40})"
    try:
        call(*values)
    except IllegalAction:
        raise BrokenLaw(f"{what} raised IllegalAction, which only apply may") from None
    except ValueError as error:
        need(len(str(error)) > 8, f"{what}: the error says nothing")
    except Exception as error:
        raise BrokenLaw(f"{what} raised {error!r:.200} instead of ValueError") from error
    else:
        raise BrokenLaw(f"{what} was accepted")


LAWS: tuple[Callable[[Trial], None], ...] = (
    play_ends,
    somebody_can_act,
    legal_means_not_refused,
    apply_leaves_the_old_state,
    notation_round_trips,
    positions_round_trip,
    records_replay,
    everything_survives_json,
    determinized_states_look_the_same,
    secrets_are_kept,
    nothing_is_lost,
    bad_input_is_refused,
)


def trials(
    game: AnyGame, seeds: Iterable[int] = range(3), options: Options | None = None, invariant: Invariant | None = None
) -> Iterator[Trial]:
    """Trials for every number of seats."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        for seed in seeds:
            yield Trial(game, seats, options or {}, seed, invariant)


def judge(law: Callable[[Trial], None], trial: Trial) -> None:
    """Hold one law against one game; raises BrokenLaw with all it takes to see it again."""
    try:
        law(trial)
    except BrokenLaw as broken:
        name = (
            f"{trial.game.name}, {law.__name__} (seats {trial.seats}, options {dict(trial.options)}, seed {trial.seed})"
        )
        raise BrokenLaw(f"{name}: {broken}") from broken.__cause__


def check(
    game: AnyGame, seeds: Iterable[int] = range(3), options: Options | None = None, invariant: Invariant | None = None
) -> None:
    """Hold every law against random games with every number of seats."""
    for trial in trials(game, seeds, options, invariant):
        for law in LAWS:
            judge(law, trial)

"""Every word the game asks for is there, with the values it needs, in all six languages; none is idle.

How the sentences read is a matter for people; what they must not contain is checked for all catalogues together.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast

import connectable
from connectable.contract import Refusal
from connectable.games.connections import GAME, referee
from connectable.games.connections.drawing import draw
from connectable.games.connections.engine.actions import BACK, BECAUSE, FILL, LAY, RETURN, SPACE, Action, act
from connectable.games.connections.engine.cards import KIND_NAMES, REASONS
from connectable.games.connections.engine.state import SOURCES, State
from connectable.games.connections.notation import PLAIN
from connectable.games.connections.view import VOTES
from connectable.games.connections.view_types import RoundEnd
from connectable.generator import Generator
from connectable.i18n import LANGUAGES, Speech
from connectable.terminal.pen import Pen, columns
from games.connections import tiny

SOURCE = Path(connectable.__file__).parent
NAMES = ["Ploy", "Jonas", "Amara", "Inés"]
RULES = [
    *("K1", "K2", "K3", "K4", "K5", "J1", "J2", "J3", "J4", "J5", "J6", "J7", "G1", "G2", "G3", "G4"),
    *("C", "E", "S", "Q", "4", "5", "R", "O1", "O2", "O3", "O4", "O5", "O6"),
]
PLAYED: list[tuple[int, dict[str, Any]]] = [
    (2, {"way": "classic", "rounds": 1, "deck": "tiny 016"}),
    (4, {"way": "classic", "judge": "vote", "open_hands": True, "rounds": 2, "deck": "tiny 028"}),
    (2, {"way": "endless", "judge": "trust", "table": 3, "deck": "tiny 020"}),
    (2, {"way": "endless", "judge": "vote", "deck": "tiny 012"}),
    (2, {"way": "classic", "judge": "vote", "rounds": 2, "deck": "tiny 014"}),
    (1, {"way": "solitaire", "deck": "tiny 016"}),
    (3, {"way": "quick", "judge": "vote", "rounds": 1, "deck": "tiny 034"}),
    (2, {"way": "quick", "judge": "trust", "rounds": 1, "deck": "tiny 022"}),
    (2, {"way": "quads", "judge": "trust", "rounds": 1, "deck": "tiny 012"}),
    (3, {"way": "quads", "judge": "vote", "turns": "at_once", "rounds": 1, "deck": "tiny 030"}),
    (2, {"way": "quads", "turns": "at_once", "rounds": 1, "deck": "tiny 012"}),
    (3, {"way": "rummy", "judge": "vote", "deck": "tiny 024"}),
    (2, {"way": "rummy", "judge": "trust", "deck": "tiny 040"}),
    (3, {"way": "classic", "judge": "jury", "rounds": 2, "deck": "tiny 028"}),
    (3, {"way": "classic", "judge": "jury", "find": "own", "rounds": 2, "deck": "tiny 028"}),
    (2, {"way": "classic", "words": "any", "rounds": 2, "deck": "tiny 028"}),
]
"""Seats and options: every way, every judge, piles that run out."""
MOST = 400
"""Actions of a game that are looked at."""


@pytest.fixture
def games(tiny_deck: None, monkeypatch: pytest.MonkeyPatch) -> list[list[State]]:
    """A random game of each kind before a strict referee, who leaves many a card without a spot."""

    def judge(a: str, b: str) -> tiny.Verdict:
        apart = abs(int(a[1:]) - int(b[1:]))
        return tiny.judge(a, b) if apart < 5 else tiny.Verdict("no", 0.0, "found" if apart < 8 else "")

    monkeypatch.setattr(referee, "judge", judge)
    played = [states(seats, options, Generator(number)) for number, (seats, options) in enumerate(PLAYED)]
    return [*played, [laid_again()], [shut_in()] * 40]


@pytest.fixture
def refusals(games: list[list[State]]) -> list[Refusal]:
    """One of each sentence and detail: what comes of trying wrong things all through the games."""
    rng = Generator(5)
    given = [refusal for game in games for state in game for refusal in refused(state, rng)]
    return list({(refusal.key, *map(str, refusal.detail.values())): refusal for refusal in given}.values())


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal(refusals: list[Refusal]) -> None:
    assert {refusal.key for refusal in refusals} == keys("refusal")
    for lang in LANGUAGES:
        speech = Speech(lang)
        for refusal in refusals:
            title, reason = speech.refusal(refusal, NAMES)
            assert title != reason, (lang, refusal.key)
            assert speech.rule(refusal.rule)


def test_every_rule_has_a_text() -> None:
    assert keys("rule") == {f"cx-rule-{rule.lower()}" for rule in RULES}


def test_every_end_and_every_source_of_points_has_a_name() -> None:
    assert keys("end") == {f"cx-end-{reason}" for reason in get_args(RoundEnd)}
    assert keys("source") == {f"cx-source-{source}" for source in SOURCES}


def test_every_kind_of_link_verdict_and_vote_has_a_name() -> None:
    assert keys("kind") == {f"cx-kind-{reason}" for reason in REASONS[1:]}
    assert keys("verdict") == {f"cx-verdict-{kind}" for kind in (*KIND_NAMES, "unknown")}
    assert keys("draw-voted") == {f"cx-draw-voted-{vote}" for vote in VOTES.values() if vote}
    assert keys("draw-ruled") == {"cx-draw-ruled-stands", "cx-draw-ruled-falls"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_names_every_action_people_type(lang: str) -> None:
    typed = [*PLAIN, "card", "at", "turn", "because", "lay", "take", "return", "steal", "fine", "challenge"]
    words = re.findall(r"[a-z-]+", Speech(lang).say("cx-help"))
    assert [word for word in (*typed, *REASONS[1:]) if word not in words] == []


def test_every_picture_speaks_within_80_columns(games: list[list[State]]) -> None:
    pens = [Pen(Speech(lang), colour=True) for lang in LANGUAGES]
    seen = [state for game in games for state in (*game[::23], game[-1])]
    for number, state in enumerate(seen):
        for seat in (None, *range(state.setup.seats)):
            picture = draw(GAME.view(state, seat), seat, pens[number % len(pens)])
            assert max(columns(line) for line in picture.split("\n")) <= 80, picture


def states(seats: int, options: dict[str, Any], rng: Generator) -> list[State]:
    """A random game, or its beginning; reasons are seldom given and cards seldom put back, so that it gets on."""
    found = [tiny.start(seats, **options)]
    while len(found) < MOST and (acting := GAME.to_act(found[-1])):
        seat = acting[rng.below(len(acting))]
        legal = GAME.legal(found[-1], seat)
        brisk = [action for action in legal if action.kind not in (BACK, BECAUSE)]
        actions = brisk if brisk and rng.below(8) else legal
        found.append(GAME.apply(found[-1], seat, actions[rng.below(len(actions))]))
    return found


def laid_again() -> State:
    """A pair fell by a tie, and its card is about to be laid in the same place: seldom in random games."""
    state = tiny.chance_first(tiny.start(2, judge="vote", deck="tiny 016"))
    state = tiny.chance_first(tiny.do(tiny.lay(state, 0, 1, 1, 0), "1 challenge 0 1"))
    state = tiny.chance_first(tiny.do(state, "1 draw"))
    return tiny.do(state, "1 keep", "0 card 1", "0 at 1,0")


def shut_in() -> State:
    """Cards that wait lie all around the first one, so that no spot is open: seldom in random games."""
    state = tiny.chance_first(tiny.start(5, way="quick", judge="vote", deck="tiny 060"))
    for seat, (x, y) in enumerate([(1, 0), (-1, 0), (0, -1), (0, 1)]):
        state = tiny.lay(state, seat, state.hands[seat][0] + 1, x, y)
    return tiny.do(state, *(f"4 fine {seat}" for seat in range(4)))


def refused(state: State, rng: Generator) -> Iterator[Refusal]:
    """What some actions are answered, most of them wrong."""
    seats, acting = state.setup.seats, GAME.to_act(state)
    for number in range(16):
        seat = acting[0] if acting and number % 2 else rng.below(seats + 2) - 1
        for action in tried(state, seat, rng):
            refusal = GAME.refusal(state, seat, action)
            if refusal is None and seat >= 0:
                refusal = GAME.futile(state, seat, action, (seat,))
            if refusal is not None:
                yield refusal


def tried(state: State, seat: int, rng: Generator) -> list[Action]:
    """Something plain, something with a card, something with another seat, and what only a program can send."""
    sits = 0 <= seat < state.setup.seats
    choice, hand = (state.choices[seat], state.hands[seat]) if sits else (None, ())
    chosen = hand[rng.below(len(hand))] if hand and rng.below(2) else rng.below(state.setup.cards.count())
    if choice and rng.below(4):
        chosen = choice.card
    card, near, other = chosen + 1, f"{rng.below(7) - 3},{rng.below(7) - 3}", rng.below(state.setup.seats)
    spots = sorted(state.web.needs)
    odd = [act(SPACE, spots[rng.below(len(spots))])] if spots else []
    texts = [
        [*PLAIN][rng.below(len(PLAIN))],
        ["because said", f"deal {other} {card}", f"open {card}", f"card {card}", f"at {near}"][rng.below(5)],
        [f"lay {card} in {1 + rng.below(4)} turn 1", f"lay {card} right {1 + rng.below(3)} turn 2"][rng.below(2)],
        [f"fine {other}", f"challenge {other} {1 + rng.below(6)}", f"take {1 + rng.below(4)}"][rng.below(3)],
        [f"appeal {rng.below(4)}", "appeal in 2 turn 1", "appeal left 1 turn 0"][rng.below(3)],
        [f"steal {other} {1 + rng.below(3)} left", f"lay {card} at {near} turn 3", f"return {card} 1"][rng.below(3)],
    ]
    odd += [act(BECAUSE, 0), act(RETURN, chosen, 7), act(FILL, chosen, 9, 0)]
    if choice and choice.space >= 0:
        odd += [act(LAY, chosen, choice.space, turn) for turn in range(5)]
    return [*(GAME.parse(state, seat, text) for text in texts), *odd]


def keys(family: str) -> set[str]:
    """The English keys of a family."""
    entries = FluentParser().parse((SOURCE / "locales" / "en" / "connections.ftl").read_text("utf-8")).body
    found = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return {key for key in found if key.startswith(f"cx-{family}-")}

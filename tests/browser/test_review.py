"""What a review found: shown before the move, played and better drawn on the board, tried with one tap, and back."""

import json
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from browser.scenes import ENDED, Scene, ended
from connectable.registry import game as game_of
from paths import RECORDS

EARLIEST = 2
"""So much has happened before: there is something on the board."""


class Decision(NamedTuple):
    """A step of the first seat in a recorded game, and another one that it could have taken."""

    at: int
    played: str
    better: str

    def told(self) -> dict[str, Any]:
        """As the server would tell it; the reviewer itself is tested elsewhere."""
        whole = {"steps": [self.played], "better_steps": [self.better], "sentence": "", "key": ""}
        cost = {"cost": 3.0, "least": 2.0, "most": 4.0}
        return self._asdict() | {"seat": 0} | cost | whole


def decision(game: str, word: str) -> Decision:
    record = json.loads((RECORDS / f"{ENDED[game]}.json").read_text())
    rules = game_of(record["game"])
    state = rules.start(record["seats"], record["options"])
    for at, (seat, text) in enumerate(record["entries"]):
        if at >= EARLIEST and seat == 0 and text.startswith(word):
            legal = [rules.notation(action) for action in rules.legal(state, seat)]
            others = [other for other in legal if other.startswith(word) and other != text]
            if others:
                return Decision(at, text, others[-1])
        state = rules.apply(state, seat, rules.parse(state, seat, text))
    raise AssertionError(f"nobody had a choice of {word}")


def reviewed(page: Page, house: str, game: str, found: Decision) -> Scene:
    answer = {"progress": 1, "unit": "points", "costs": [3.0, 0.0], "decisions": [found.told()]}
    page.route(re.compile("/review$"), lambda route: route.fulfill(json=answer))
    scene = ended(house, game)
    scene.seat(0).visit(page, house)
    return scene


def drawn_connect5(page: Page, kind: str, step: str) -> None:
    expect(page.locator(f"[data-review={kind}]")).to_have_attribute("data-dots", " ".join(step.split()[1:]))


def drawn_connnect(page: Page, kind: str, step: str) -> None:
    _, number, space = step.split()
    expect(page.locator(f"[data-review={kind}] [data-review-space={space}]")).to_have_attribute("data-number", number)


def drawn_connections(page: Page, kind: str, step: str) -> None:
    expect(page.locator(f".place-mark.{kind} rect")).to_be_in_viewport(ratio=0.9)


def drawn_card(page: Page, kind: str, step: str) -> None:
    """In a quad or at the end of a line, with its words."""
    expect(page.locator(f".review-card.{kind} text.w")).to_have_count(4)


CHOICES: dict[tuple[str, str], Callable[[Page, str, str], None]] = {
    ("connnect", "write"): drawn_connnect,
    ("connect5", "place"): drawn_connect5,
    ("connections", "at"): drawn_connections,
    ("quads", "lay"): drawn_card,
    ("quads", "take"): drawn_card,
    ("rummy", "lay"): drawn_card,
}


@pytest.mark.parametrize(("game", "word"), CHOICES)
def test_a_decision_is_drawn_tried_and_come_back_to(page: Page, house: str, game: str, word: str) -> None:
    drawn = CHOICES[game, word]
    found = decision(game, word)
    scene = reviewed(page, house, game, found)
    page.locator("[data-act=show-decision]").click()
    moment = page.locator("input[type=range]")
    expect(moment).to_have_value(str(found.at))
    expect(moment).to_be_focused()
    drawn(page, "played", found.played)
    drawn(page, "better", found.better)
    expect(page.locator(f"[data-cost='{found.at}']")).to_be_visible()  # in the chart
    page.locator("[data-act=try-it]").click()
    expect(page.locator("[data-what-if]")).to_contain_text(f"Played on from move {found.at}")
    tried = page.url
    assert tried != f"{house}{scene.path}"
    page.locator("[data-what-if] a").click()
    page.wait_for_url(re.compile(re.escape(f"{scene.path}?at={found.at}")))
    expect(moment).to_have_value(str(found.at))
    expect(page.get_by_role("heading", name="Replay")).to_be_in_viewport()
    drawn(page, "played", found.played)  # a link to a moment shows the same
    drawn(page, "better", found.better)


def test_a_chain_is_drawn_as_one_route(page: Page, house: str) -> None:
    found = decision("connect5", "place")
    told = found.told() | {"better_steps": ["jump C3 C4 C5", "jump C5 D5 E5"]}
    answer = {"progress": 1, "unit": "share", "costs": [0.1, 0.0], "decisions": [told]}
    page.route(re.compile("/review$"), lambda route: route.fulfill(json=answer))
    ended(house, "connect5").seat(0).visit(page, house)
    page.locator("[data-act=show-decision]").click()
    expect(page.locator("[data-review=better]")).to_have_attribute("data-dots", "C3 C4 C5 D5 E5")

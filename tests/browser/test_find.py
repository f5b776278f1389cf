"""Connections, find it yourself: nothing is marked before the try, misses and votes are shown, webs can be read."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.scenes import Scene, act_as, before_round_two, ended, table

OWN = {"find": "own", "judge": "jury", "rounds": 1}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def acted(house: str, scene: Scene, seat: int, *starts: str) -> None:
    for start in starts:
        legal = scene.seen(house, seat)["legal"]
        act_as(house, scene, seat, next(notation for notation in legal if re.match(start, notation)))


def missed(house: str, people: int = 2) -> Scene:
    """A table whose first player has tried what the referee does not accept: nearly every first try."""
    for _ in range(8):
        scene = table(house, "connections", ["human"] * people, options=OWN)
        acted(house, scene, 0, "card", "at", "lay")
        if scene.seen(house, 0)["view"]["pending"]:
            return scene
    raise AssertionError("the referee accepts everything")


def smallest_word(page: Page, window: str) -> float:
    """Pixels of the smallest word on the screen in that window."""
    return float(
        page.evaluate(
            """selector => Math.min(...[...document.querySelectorAll(`${selector} text.w`)].map((word) => {
                 const scale = word.getScreenCTM();
                 return parseFloat(getComputedStyle(word).fontSize) * Math.hypot(scale.a, scale.b);
               }))""",
            window,
        )
    )


@pytest.mark.rule("CX-J6")
@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_no_place_is_marked_before_the_try(house: str, new_page: NewPage, size: dict[str, Any]) -> None:
    scene = table(house, "connections", ["human", "human"], options=OWN)
    page = new_page(**size)
    scene.seat(0).visit(page, house)
    page.locator(".hand .hand-card").first.click()
    spots = page.locator(".spot")
    expect(spots).to_have_count(4)
    assert page.locator(".spot").evaluate_all("spots => spots.map(spot => spot.children.length)") == [1, 1, 1, 1]
    expect(page.locator(".spot-list")).to_have_count(0)
    spots.first.click()
    expect(page.locator(".asks")).to_have_count(1)
    expect(page.get_by_role("button", name="Try it here")).to_be_visible()
    expect(page.get_by_text("1 pair to try")).to_be_visible()
    reason = page.get_by_label("Reason").bounding_box()
    assert reason is not None
    assert reason["width"] >= 110, "what is chosen can be read"


@pytest.mark.rule("CX-J7")
def test_a_miss_and_the_outcome_of_its_vote_are_shown_to_everybody(house: str, new_page: NewPage) -> None:
    scene = missed(house, people=3)
    first, second = new_page(), new_page(**PHONE)
    scene.seat(0).visit(first, house)
    scene.seat(1).visit(second, house)
    pair = scene.seen(house, 0)["view"]["pending"][0]["pairs"][0]["words"]
    for page in (first, second):
        panel = page.locator(".miss")
        expect(panel).to_contain_text("The referee")
        for word in pair:
            expect(panel.locator(".join")).to_contain_text(word, ignore_case=True)
        expect(page.locator(".web .drawn-frame")).to_have_count(1)
        is_in_window(page, ".web .drawn-frame")
        is_in_window(page, ".web .web-card.waits")
    first.locator("[data-act=appeal]").click()
    act_as(house, scene, 2, "abstain")
    second.get_by_role("button", name="It stands").click()
    for page in (first, second):
        expect(page.locator(".jury .stamp")).to_have_text("stands 2 : 1")
        is_in_window(page, ".web .stamp-mark")
    expect(first.locator(".jury .tally")).to_contain_text("The referee")
    second.locator("[data-act=close-jury]").click()
    expect(second.locator(".jury")).to_have_count(0)
    expect(second.locator(".news")).to_have_count(0)  # the panel has told it


@pytest.mark.rule("CX-S")
def test_alone_on_a_phone_the_card_in_hand_is_in_sight_beside_a_miss(house: str, new_page: NewPage) -> None:
    options = {"way": "solitaire", "find": "own", "judge": "referee"}
    scene, page, misses = table(house, "connections", ["human"], options=options), new_page(**PHONE), 0
    scene.visit(page, house)
    told = ""
    while "third" not in told:
        acted(house, scene, 0, "card", "at", "lay")
        seen = scene.seen(house)["view"]
        if seen["misses"][0] == misses:
            continue  # it held
        misses, left = seen["misses"][0], seen["tries_left"]
        told = "The third miss: the card is laid aside." if left == 3 else f"{left} tr"
        expect(page.locator(".miss")).to_contain_text(told)
        expect(page.locator(".current-card .hand-card")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-act=place]")).to_be_in_viewport(ratio=1)


def is_in_window(page: Page, thing: str) -> None:
    """All of it can be seen of the web."""
    page.wait_for_function(
        """selector => {
          const window = document.querySelector('.table-window .window').getBoundingClientRect();
          const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
          return left >= window.left && top >= window.top && right <= window.right && bottom <= window.bottom;
        }""",
        arg=thing,
    )


@pytest.mark.rule("CX-J3")
def test_a_rivet_tells_why_on_touch_and_cards_say_it_aloud(house: str, page: Page) -> None:
    scene = table(house, "connections", ["human", "human"], options={"judge": "trust"})
    acted(house, scene, 0, "card", "at", "lay")
    scene.seat(1).visit(page, house)
    page.locator("[data-rivet]").click()
    expect(page.locator(".rivet-tag text")).to_have_text(re.compile(r".+ \+ .+: .+"))
    expect(page.locator(".web .hit[aria-label*='joined: ']")).to_have_count(2)


LAID = {
    "quads": ("take", "card", "lay .* in 1", "card", "lay .* in 2"),
    "rummy": ("draw", "card", "lay .* new", "card", "lay .* right 1"),
}


@pytest.mark.rule("CX-J3")
@pytest.mark.parametrize("way", LAID)
def test_a_rivet_of_a_quad_or_a_line_tells_why(house: str, new_page: NewPage, way: str) -> None:
    scene = table(house, "connections", ["human", "human"], options={"judge": "trust", "way": way})
    acted(house, scene, 0, *LAID[way])
    page = new_page(**PHONE)
    scene.seat(0).visit(page, house)
    page.locator("[data-rivet]").tap()
    told = page.locator(".rivet-tag text, .line-why")
    expect(told).to_have_text(re.compile(r".+ \+ .+: .+"))
    left, right = told.evaluate("tag => [tag.getBoundingClientRect().left, tag.getBoundingClientRect().right]")
    assert 0 <= left < right <= PHONE["viewport"]["width"], "all of it can be read"


@pytest.mark.rule("CX-5")
def test_a_finished_quad_says_what_it_brought(house: str, page: Page) -> None:
    scene = table(house, "connections", ["human", "human"], options={"judge": "trust", "way": "quads"})
    acted(house, scene, 0, "take", *(part for place in range(1, 5) for part in ("card", f"lay .* in {place}")))
    scene.seat(0).visit(page, house)
    points = scene.seen(house)["view"]["seats"][0]["points"]
    assert points > 0
    expect(page.locator(".made li b")).to_have_text(str(points))


@pytest.mark.rule("CX-J5")
def test_on_a_phone_nothing_moves_under_the_finger_when_others_lay(house: str, new_page: NewPage) -> None:
    options = {"way": "quick", "judge": "vote"}
    scene = table(house, "connections", ["human", "human"], options=options, table={"clock": "none"})
    page = new_page(**PHONE)
    scene.seat(0).visit(page, house)
    page.locator(".hand .hand-card").first.click()
    spot = page.locator(".spot").last
    before = spot.bounding_box()
    acted(house, scene, 1, "card", "at", "lay")
    expect(page.locator("[data-act=fine]")).to_be_visible()
    expect(page.locator(".web .web-card")).to_have_count(2)
    assert page.locator(f'[data-target="{spot.get_attribute("data-target")}"]').count()
    assert page.locator(".spot").last.bounding_box() == before
    page.locator("[data-act=fine]").click()
    expect(page.locator(".answers.none")).to_be_visible()
    assert page.locator(".spot").last.bounding_box() == before


@pytest.mark.parametrize(("way", "cards"), [("classic", 5), ("quick", 10), ("quads", 4)])
def test_a_phone_shows_all_cards_of_a_hand_at_once(house: str, new_page: NewPage, way: str, cards: int) -> None:
    page = new_page(**PHONE)
    table(house, "connections", ["human", "human"], options={"judge": "trust", "way": way}).seat(0).visit(page, house)
    hand = page.locator(".hand-card")
    expect(hand).to_have_count(cards)
    for card in hand.all():
        expect(card).to_be_in_viewport(ratio=1)
        assert card.evaluate(
            """card => { const { left, top, width, height } = card.getBoundingClientRect();
              return [0.05, 0.95].every(share => {
                const there = document.elementFromPoint(left + width * share, top + height / 2);
                return card.contains(there); }); }"""
        ), "nothing lies over it"


def test_the_web_of_a_round_stands_with_the_card_that_ended_it(house: str, page: Page) -> None:
    last = before_round_two(house, "connections", ["human", "human"], {}, rounds=2)
    last.scene.seat(1 - last.seat).visit(page, house)
    lay = re.match(r"lay (\d+)", last.action)
    assert lay
    expect(page.locator(".web .web-card").first).to_be_visible()
    last.take(house)
    expect(page.get_by_text("Round 1 is over").first).to_be_attached()
    words = page.locator(f'.web .web-card[data-card="{lay[1]}"] text.w')
    expect(words).to_have_text([re.compile(r"\w")] * 4)
    expect(page.locator(".over small").last).to_have_text(re.compile(r"\w+, .+, .+, \w+"))  # the best placement


@pytest.mark.rule("CX-O3")
def test_open_hands_are_shown(house: str, page: Page) -> None:
    scene = table(house, "connections", ["human", "human", "human"], options={**OWN, "open_hands": True})
    scene.seat(0).visit(page, house)
    expect(page.locator(".open-hand")).to_have_count(2)
    expect(page.locator(".open-hand li")).to_have_count(10)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_the_words_of_a_finished_web_can_be_read(house: str, new_page: NewPage, size: dict[str, Any]) -> None:
    page = new_page(reduced_motion="reduce", **size)  # while the result is counted the web moves down the page
    ended(house, "connections").visit(page, house)
    expect(page.locator(".web-window .web-card").first).to_be_visible()
    assert smallest_word(page, ".web-window") >= 11.5
    outside = page.locator("[data-outside]")
    expect(outside.first).to_be_visible()
    before = page.locator(".web-window > svg > g").get_attribute("transform")
    outside.first.click()
    expect(page.locator(".web-window > svg > g")).not_to_have_attribute("transform", str(before))
    with page.expect_download() as saved:
        page.locator("[data-act=poster]").click()
    assert "<svg" in saved.value.path().read_text("utf-8")


DECK = "".join(
    f"{a},{b},{c},{d},{n % 5 + 1}\n"
    for n, (a, b, c, d) in enumerate(
        [("DOG", "RIVER", "GOLD", "CHAIR"), ("CAT", "OCEAN", "SILVER", "TABLE")]
        + [["Q" + "ABCDEFGHIJKLMNOPQRSTUVWX"[n] + end for end in ("RUX", "DAX", "FIX", "LEX")] for n in range(22)]
    )
)


@pytest.mark.rule("CX-O4")
def test_a_deck_of_ones_own_is_pasted_checked_and_played(house: str, page: Page) -> None:
    Scene("/new/connections", []).visit(page, house)
    expect(page.get_by_role("radio", name="jury")).to_be_checked()
    page.get_by_text("of your own").click()
    page.get_by_role("textbox", name="Paste it here").fill("DOG,CAT,1\n")
    expect(page.get_by_text("It cannot be played yet.")).to_be_visible()
    expect(page.get_by_text("Line 1:")).to_be_visible()
    page.get_by_role("textbox", name="Paste it here").fill(DECK)
    expect(page.get_by_text("It can be played.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"The referee knows \d+ of 96 words"))).to_be_visible()
    expect(page.get_by_role("radio", name="vote")).to_be_checked()
    page.get_by_role("button", name=re.compile("invite", re.IGNORECASE)).last.click()
    page.wait_for_url(re.compile("/t/"))

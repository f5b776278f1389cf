"""The first game of each game teaches by doing: up to its central act, and the card never covers what it speaks of."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from browser.conftest import NewPage
from browser.page_checks import wrong_with
from browser.scenes import Scene, table
from connectable.i18n import LANGUAGES

SIZES: dict[str, ViewportSize] = {
    f"{width}x{height}": {"width": width, "height": height}
    for width, height in ((360, 640), (390, 844), (844, 390), (1024, 768), (1440, 900))
}
STEPS = {
    "connnect": ["aim", "zone", "write", "second", "pick", "claim", "bonus", "take"],
    "connect5": ["aim", "jump", "eat", "five", "place"],
    "connections": ["aim", "spot", "place"],
}
CENTRAL = {"connnect": r"^take ", "connect5": r"^place ", "connections": r"^lay "}
FREE = """card => {
  const names = [card.dataset.target, card.dataset.cause, ...card.dataset.speaks.split(' && ')].filter(Boolean);
  const shown = name => name.split(' || ').map(one => document.querySelector(one))
    .find(each => each?.getBoundingClientRect().width);
  return names.flatMap((name, place) => {
    const thing = shown(name);
    if (!thing) return [`${name} is not there`];
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const found = document.elementFromPoint(x, y);
    if (place === 0 && !(thing.contains(found) || found?.contains(thing))) return [`${name} is covered`];
    return found?.closest('.coach') ? [`${name} is under the card`] : [];
  });
}"""
"""Nothing, if what is asked for can be tapped where it is, and nothing that is spoken of lies under the card."""


def begin(page: Page, house: str, game: str, **settings: object) -> Locator:
    Scene("/", []).visit(page, house, guided=[], **settings)
    page.goto(f"{house}/learn/{game}")
    return page.locator(".coach:not(.single)")


def key_of(coach: Locator) -> str:
    return str(coach.get_attribute("data-tip")).rpartition("-")[2]


def asked(page: Page, coach: Locator) -> Locator:
    """What the card asks for; of several things the first."""
    for one in str(coach.get_attribute("data-target")).split(" || "):
        if page.locator(one).count():
            thing = page.locator(one).first
            inside = thing.locator("button")
            return inside.first if inside.count() else thing
    raise AssertionError("nothing is asked for")


def learn(page: Page, coach: Locator, game: str) -> list[str]:
    """Follows the card to the end; every step it showed."""
    seen: list[str] = []
    for step in STEPS[game]:
        expect(coach).to_have_attribute("data-tip", re.compile(f"-{step}$"))
        seen.append(step)
        page.wait_for_function(f"() => (({FREE})(document.querySelector('.coach'))).length === 0")
        box = asked(page, coach).bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(coach).to_have_count(0)
    page.wait_for_function(f"() => localStorage['connectable.settings'].includes('\"guided\":[\"{game}\"]')")
    return seen


def acts_of(page: Page, house: str) -> list[str]:
    """What the learner did, as the server has it."""
    held = json.loads(page.evaluate("localStorage.getItem('connectable.seats')"))[0]
    answer = page.request.get(
        f"{house}/api/tables/{held['table']}/events", headers={"Authorization": f"Bearer {held['token']}"}
    )
    return [event["text"] for event in answer.json()["events"] if event["kind"] == "action" and event["seat"] == 0]


@pytest.mark.matrix(apart=("language", "size"))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", STEPS)
def test_the_card_leads_to_the_central_act_and_covers_nothing(
    new_page: NewPage, house: str, game: str, language: str, size: str
) -> None:
    page = new_page(viewport=SIZES[size])
    coach = begin(page, house, game, language=language)
    expect(coach).to_be_visible()
    assert wrong_with(page, language) == []
    learn(page, coach, game)
    assert re.match(CENTRAL[game], acts_of(page, house)[-1])


OUTSIDE = """([thing, board]) => {
  const { left, top, width, height } = document.querySelector(thing).getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return !found?.closest(board);
}"""


def test_a_board_moved_by_hand_comes_back_to_what_is_asked_for(new_page: NewPage, house: str) -> None:
    page = new_page(viewport=SIZES["844x390"])
    coach = begin(page, house, "connect5")
    expect(coach).to_be_visible()
    target, board = str(coach.get_attribute("data-target")), page.locator(".boardbox svg.connect5").bounding_box()
    assert board
    left, top = board["x"] + 20, board["y"] + 20
    right, bottom = left + board["width"] - 40, top + board["height"] - 40
    for _ in range(3):
        page.keyboard.press("+")
        page.locator(target).focus()
    for (from_x, from_y), (to_x, to_y) in [((left, top), (right, bottom)), ((right, bottom), (left, top))] * 3:
        page.mouse.move(from_x, from_y)
        page.mouse.down()
        page.mouse.move(to_x, to_y, steps=4)
        if page.evaluate(OUTSIDE, [target, ".boardbox"]):
            page.mouse.up()
            break
        page.mouse.up()
    else:
        raise AssertionError("it was never out of sight")
    learn(page, coach, "connect5")


def test_what_covers_is_seen(page: Page) -> None:
    thing = "<p id='it' style='position:absolute;margin:0;left:9px;top:2px;width:90px;height:9px'>it</p>"
    card = "<aside class='coach' data-target='#it' data-cause='' data-speaks='' style='position:absolute;left:0;top:0'>"
    page.set_content(f"{thing}{card}a card over it, over all of it</aside>")
    assert page.evaluate(f"() => ({FREE})(document.querySelector('.coach'))")


COVERED = """() => {
  const box = each => each.getBoundingClientRect();
  const card = box(document.querySelector('.coach.single'));
  const boards = '[data-guide=board], .connnect .board, .connections .window';
  return [...document.querySelectorAll(`${boards}, [data-clear], [data-act=primary]`)]
    .filter(each => box(each).width && Math.min(card.right, box(each).right) > Math.max(card.left, box(each).left)
      && Math.min(card.bottom, box(each).bottom) > Math.max(card.top, box(each).top))
    .map(each => each.className.baseVal ?? each.className);
}"""
"""The board, what the player is asked and the button for it, as far as the card of a single mark lies over them."""


@pytest.mark.matrix
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", STEPS)
def test_the_aim_covers_neither_board_nor_prompt(new_page: NewPage, house: str, game: str, language: str) -> None:
    page = new_page(viewport=SIZES["360x640"])
    table(house, game, ["human", "human"]).seat(0).visit(page, house, guided=[], language=language)
    for size in ("360x640", "390x844", "844x390"):
        page.set_viewport_size(SIZES[size])
        expect(page.locator(".coach.single")).to_be_in_viewport(ratio=1)
        page.wait_for_function(f"() => ({COVERED})().length === 0")
        assert page.locator(".coach.single p").evaluate("each => getComputedStyle(each).fontWeight") == "400"


@pytest.mark.parametrize("game", STEPS)
def test_play_now_teaches_once(page: Page, house: str, game: str) -> None:
    Scene("/", []).visit(page, house, guided=[])
    page.locator(f".lid[data-game={game}] .btn.solid").click()
    coach = page.locator(".coach:not(.single)")
    learn(page, coach, game)
    page.goto(house)
    page.locator(f".lid[data-game={game}] .btn.solid").click()
    expect(page.locator(".connnect, svg.connect5, .connections").first).to_be_visible()
    expect(coach).to_have_count(0)


def test_each_step_is_announced_once(page: Page, house: str) -> None:
    page.add_init_script("""
      window.said = [];
      new MutationObserver(all => all.forEach(({ target }) => {
        const region = (target.nodeType === 3 ? target.parentElement : target)?.closest?.('[aria-live=polite]');
        if (region?.textContent.includes('The aim')) said.push(region.textContent);
      })).observe(document, { subtree: true, childList: true, characterData: true });
    """)
    coach = begin(page, house, "connnect")
    expect(coach).to_be_visible()
    page.locator(".roll .pick-die").first.click()
    expect(coach).to_have_attribute("data-tip", re.compile("zone$"))
    page.locator(".roll .pick-die").nth(1).click()
    page.wait_for_timeout(500)
    assert len(page.evaluate("said.filter(text => text.includes('The aim'))")) == 1


def test_who_goes_astray_is_told_to_take_it_back(page: Page, house: str) -> None:
    coach = begin(page, house, "connnect")
    page.locator(".roll .pick-die").first.click()
    page.locator("[data-act=primary]").click()
    expect(coach).to_have_attribute("data-tip", re.compile("write$"))
    page.locator("[data-space=f1]").click()
    expect(coach).to_have_attribute("data-tip", re.compile("astray$"))
    page.locator("[data-act=undo]").click()
    expect(coach).to_have_attribute("data-tip", re.compile("write$"))


def test_who_skips_plays_the_real_game(page: Page, house: str) -> None:
    coach = begin(page, house, "connect5")
    lesson = page.url
    coach.locator("[data-act=skip-guide]").click()
    page.wait_for_url(lambda url: url not in (lesson, f"{house}/learn/connect5") and "/t/" in url)
    expect(page.locator("[data-dot]").first).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


def test_a_guest_at_a_table_of_friends_gets_single_marks(page: Page, house: str) -> None:
    scene = table(house, "connect5", ["human", "human"])
    scene.seat(0).visit(page, house, guided=[])
    mark = page.locator(".coach.single")
    expect(mark).to_contain_text("Five of your tokens")
    mark.locator("[data-act=close-tip]").click()
    expect(mark).to_have_count(0)
    page.reload()
    expect(page.locator("[data-dot]").first).to_be_visible()
    page.wait_for_timeout(400)
    expect(mark).to_have_count(0)


def test_a_mark_is_gone_with_the_next_act_and_nobody_is_told_who_does_not_want_to(page: Page, house: str) -> None:
    scene = table(house, "connect5", ["human", "human"])
    scene.seat(0).visit(page, house, guided=[])
    mark = page.locator(".coach.single")
    expect(mark).to_be_visible()
    page.locator('[data-dot="D4"]').click()
    page.locator("[data-guide=confirm][aria-disabled=false]").click()
    expect(mark).to_have_count(0)
    other = table(house, "connnect", ["human", "human"])
    other.seat(0).visit(page, house, guided=[])
    mark.locator("[data-act=no-tips]").click()
    kept = json.loads(page.evaluate("localStorage.getItem('connectable.settings')"))
    assert (kept["guided"], kept["marks"]) == (["connnect"], {})

"""A hint is drawn on the board, covers nothing of it, and stays until it is followed or closed."""

import os

from playwright.sync_api import Page, expect

from browser.acts import CONNECT5_CONFIRM, dot
from browser.scenes import table

STROKE = "circle => getComputedStyle(circle).strokeWidth"


def test_a_hint_is_drawn_on_the_board_until_it_is_followed(page: Page, house: str) -> None:
    scene = table(house, "connect5", ["human", "bot:gentle"])
    scene.visit(page, house)
    page.get_by_role("button", name="Hint").click()
    card = page.locator("[data-hint]")
    expect(card).to_be_visible()
    action = card.get_attribute("data-hint") or ""
    where = action.split()[-1]
    expect(card).to_contain_text(f"Place on {where}.")
    expect(card).not_to_contain_text("Guest")
    ring = page.locator(f'[data-dot="{where}"] > circle')
    assert ring.evaluate(STROKE) == "6px"
    other = page.locator(f'[data-dot="{"A5" if where == "A4" else "A4"}"] > circle')
    assert other.evaluate(STROKE) != "6px"
    board, told = page.locator(".boardbox").bounding_box(), card.bounding_box()
    assert board
    assert told
    assert told["y"] + told["height"] <= board["y"], "it covers nothing of the board"
    if folder := os.environ.get("PHOTOGRAPHS"):
        page.screenshot(path=f"{folder}/hint-{page.viewport_size['width'] if page.viewport_size else 0}.png")
    dot(page, where).click()
    page.locator(CONNECT5_CONFIRM).click()
    expect(card).to_be_hidden()
    assert ring.evaluate(STROKE) != "6px"


def test_a_bot_that_finishes_takes_no_hint_away(page: Page, house: str) -> None:
    """Both write their first numbers of CoNNNect at the same time, and the bot is done long before."""
    scene = table(house, "connnect", ["human", "bot:gentle"])
    scene.visit(page, house)
    page.get_by_role("button", name="Hint").click()
    card = page.locator("[data-hint]")
    expect(card).to_be_visible()
    space = (card.get_attribute("data-hint") or "").split()[-1]
    for _ in range(200):
        if scene.seen(house)["to_act"] == [0]:
            break
        page.wait_for_timeout(50)
    expect(card).to_be_visible()
    assert page.locator(f'[data-space="{space}"]').evaluate("cell => getComputedStyle(cell).outlineStyle") == "dashed"
    card.get_by_role("button", name="Close").click()
    expect(card).to_be_hidden()

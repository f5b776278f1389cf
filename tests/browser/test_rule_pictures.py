"""Rules have pictures, in the rulebook and on the cards at the table; nobody else waits for them."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.scenes import Scene, midway
from browser.test_sizes import heard

PICTURED = {"connnect": "CN-C1", "connect5": "C5-B4", "connections": "CX-K4"}
PICTURES = re.compile("RulePicture")


@pytest.mark.parametrize("game", PICTURED)
def test_the_rulebook_shows_pictures_that_only_eyes_need(house: str, page: Page, game: str) -> None:
    Scene(f"/rules/{game}#{PICTURED[game]}", []).visit(page, house)
    rule = page.locator(f"#{PICTURED[game]}")
    expect(rule.locator("[aria-hidden=true] svg").first).to_be_visible()
    expect(rule.get_by_role("img")).to_have_count(0)
    expect(rule).to_be_in_viewport()


def test_a_rule_card_at_the_table_fetches_its_pictures(house: str, page: Page) -> None:
    with heard(page) as responses:
        midway(house, "connnect", 60).visit(page, house)
        page.wait_for_load_state("networkidle")
    assert not [one.url for one in responses if PICTURES.search(one.url)]
    page.keyboard.press("?")
    page.locator("[data-ask=circle]").first.click()
    expect(page.get_by_role("dialog").locator(".figure svg").first).to_be_visible()

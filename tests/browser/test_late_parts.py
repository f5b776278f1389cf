"""Parts of a page that are fetched late: what happens when a file does not come."""

from playwright.sync_api import Page, expect

from browser.conftest import Faults
from browser.page_checks import wrong_with
from browser.scenes import table

MENU, ALIVE = "**/assets/TableMenu*", "**/healthz"
SAID = "A part of this page could not be fetched. Tap to try again."
NOISE = ("Failed to load resource", "Failed to fetch dynamically imported module", "Unable to preload CSS")


def test_a_tap_whose_file_does_not_come_is_answered_and_the_next_one_tries_again(
    house: str, page: Page, faults: Faults
) -> None:
    table(house, "connect5", ["human", "bot:easy"]).seat(0).visit(page, house)
    expect(page.locator("[data-dot]").first).to_be_visible()
    for file in (MENU, ALIVE):  # no server answers at all
        page.route(file, lambda route: route.abort())
    menu = page.get_by_role("button", name="Table ")
    menu.click()
    expect(page.locator(".missing")).to_have_text(SAID)
    expect(page.locator("[aria-live=assertive]")).to_contain_text(SAID)
    expect(page.locator("[data-dot]").first).to_be_visible()  # the table stays
    assert wrong_with(page) == []
    for file in (MENU, ALIVE):
        page.unroute(file)
    menu.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(".missing")).to_have_count(0)
    faults.forgive(*NOISE)


def test_a_page_from_before_an_update_starts_again_once(house: str, page: Page, faults: Faults) -> None:
    """Its file is gone although the server answers."""
    table(house, "connect5", ["human", "bot:easy"]).seat(0).visit(page, house)
    expect(page.locator("[data-dot]").first).to_be_visible()
    page.route(MENU, lambda route: route.fulfill(status=404, body=""))
    with page.expect_event("load"):
        page.get_by_role("button", name="Table ").click()
    expect(page.locator("[data-dot]").first).to_be_visible()
    page.get_by_role("button", name="Table ").click()
    expect(page.locator(".missing")).to_have_text(SAID)  # not a second time
    faults.forgive(*NOISE)


def test_a_page_that_does_not_come_says_so_once(house: str, page: Page, faults: Faults) -> None:
    page.goto(house)
    expect(page.locator(".lid").first).to_be_visible()
    for file in ("**/assets/RulesPage*", ALIVE):
        page.route(file, lambda route: route.abort())
    page.evaluate("history.pushState({}, '', '/rules/connnect'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name=SAID)).to_be_visible()
    expect(page.locator(".missing")).to_have_count(0)
    faults.forgive(*NOISE)

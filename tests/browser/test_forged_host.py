"""A host that chooses its secret late, when it knows what the browsers have added, is caught by the browser."""

import hashlib
import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from browser.scenes import Scene
from connectable.fairness.dice import commitment, point

PLAY = ".lid[data-game=connnect] .btn.solid"


def forged(draws: dict[str, Any]) -> dict[str, Any]:
    """The same game with a secret chosen afterwards: the seal fits it, and every draw follows from it."""
    secret = hashlib.sha256(b"chosen late").digest()
    contributions = draws["dice"]["contributions"]
    for draw in draws["draws"]:
        left, place = point(secret, contributions, draw["label"], draw["take"]), 0
        shares = [share for share, times in draw["shares"] for _ in range(times)]
        for place, share in enumerate(shares):  # noqa: B007 the place it ends at
            left -= share
            if left < 0:
                break
        draw["place"] = place
    draws["dice"] |= {"secret": secret.hex(), "commitment": commitment(secret)}
    return draws


def finished(house: str, page: Page) -> str:
    """The id of a table that this browser made, against a bot, and ended at once."""
    Scene("/", []).visit(page, house)
    page.locator(PLAY).first.click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("[data-legal], .roll .pick-die:enabled, [data-act=primary]")
    return stopped(house, page)


def stopped(house: str, page: Page) -> str:
    """The id of the table on the page, after its game was ended."""
    table = page.url.rpartition("/t/")[2].partition("#")[0]
    held = json.loads(page.evaluate("localStorage.getItem('connectable.seats')"))[0]
    body = {"command": "propose", "key": "stop", "data": {"kind": "stop"}}
    answer = page.request.post(
        f"{house}/api/tables/{table}/commands", data=body, headers={"authorization": f"Bearer {held['token']}"}
    )
    assert answer.ok, answer.text()
    return table


def test_a_host_that_chooses_late_is_caught(house: str, page: Page) -> None:
    table = finished(house, page)
    page.goto(f"{house}/dice/{table}")
    expect(page.get_by_text("These dice were fair.", exact=True)).to_be_visible()
    expect(page.get_by_text("not whoever runs the server", exact=False)).to_be_visible()

    def forge(route: Route) -> None:
        route.fulfill(json=forged(route.fetch().json()))

    page.route("**/draws", forge)
    page.reload()
    expect(page.get_by_text("These dice do not match the seal.", exact=True)).to_be_visible()
    expect(page.get_by_text("may have chosen these dice", exact=False)).to_be_visible()
    expect(page.get_by_text("matches the seal", exact=False)).to_be_visible()  # what it shows is consistent


def test_a_rematch_has_dice_of_its_own_that_we_added_to(house: str, page: Page) -> None:
    first = finished(house, page)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(f"**/t/{first}-2*")
    page.wait_for_selector("[data-legal], .roll .pick-die:enabled, [data-act=primary]")
    second = stopped(house, page)
    added = {
        one["table"]: (one["seal"], one["added"])
        for one in json.loads(page.evaluate("localStorage['connectable.seats']"))
    }
    assert set(added[first]).isdisjoint(added[second])
    page.goto(f"{house}/dice/{second}")
    expect(page.get_by_text("These dice were fair.", exact=True)).to_be_visible()
    expect(page.get_by_text("not whoever runs the server", exact=False)).to_be_visible()


def test_a_line_that_was_left_out_is_missed(house: str, page: Page) -> None:
    table = finished(house, page)

    def leave_out(route: Route) -> None:
        draws = route.fetch().json()
        draws["dice"]["contributions"] = ["" for _ in draws["dice"]["contributions"]]
        route.fulfill(json=draws)

    page.route("**/draws", leave_out)
    page.goto(f"{house}/dice/{table}")
    expect(page.get_by_text("may have chosen these dice", exact=False)).to_be_visible()

"""Without a network the client still opens, says that no table can be reached, and shows the rules that were read."""

from playwright.sync_api import Page, expect

from browser.conftest import Faults, NewPage
from browser.running_server import Serving
from browser.scenes import Scene, table

NOISE = ("WebSocket", "net::ERR", "ERR_CONNECTION")


def kept(page: Page) -> list[str]:
    """The paths that the service worker has."""
    found: list[str] = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
          return all.flat().map(request => new URL(request.url).pathname);
        }"""
    )
    return found


def test_what_was_visited_opens_without_a_server(own_house: Serving, new_page: NewPage, faults: Faults) -> None:
    page = new_page(service_workers="allow")
    scene = table(own_house.url, "connect5", ["human", "human"])
    Scene("/rules/connect5", []).visit(page, own_house.url)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    scene.visit(page, own_house.url)
    expect(page.locator("[data-dot]").first).to_be_visible()
    Scene("/rules/connect5", []).visit(page, own_house.url)
    expect(page.get_by_text("C5-B1", exact=True).first).to_be_visible()
    assert not [path for path in kept(page) if path.startswith("/api")]

    own_house.kill()
    page.reload()
    expect(page.get_by_text("C5-B1", exact=True).first).to_be_visible()
    page.evaluate("kept => Object.assign(localStorage, kept)", scene.kept())
    page.goto(f"{own_house.url}{scene.path}")
    expect(page.get_by_text("The table cannot be reached. Trying again.")).to_be_visible()
    expect(page.locator("main").get_by_role("link", name="Rulebook")).to_be_visible()

    own_house.start()
    expect(page.locator("[data-dot]").first).to_be_visible()  # by itself
    faults.forgive(*NOISE)


def test_the_manifest_and_its_icons(house: str, page: Page) -> None:
    manifest = page.request.get(f"{house}/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        answer = page.request.get(f"{house}{icon['src']}")
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}


MISSED = "dispatchEvent(new Event('vite:preloadError', { cancelable: true }))"
"""What happens when a part of the client is asked for that is not there."""


def test_a_missing_file_starts_the_page_again_once_and_only_while_a_server_answers(
    house: str, page: Page, faults: Faults
) -> None:
    Scene("/settings", []).visit(page, house)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(house)))
    page.evaluate("window.isFirst = true")
    page.route("**/healthz", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.evaluate(MISSED)
    assert page.evaluate("window.isFirst"), "what is on screen stays"
    assert "/settings" not in asked
    faults.forgive("net::ERR_FAILED")

    page.unroute("**/healthz")
    with page.expect_navigation():
        page.evaluate(MISSED)
    expect(page.locator("main")).to_be_visible()
    assert page.evaluate("window.isFirst") is None
    asked.clear()
    page.evaluate(MISSED)
    page.evaluate("fetch('/healthz')")
    assert asked == ["/healthz"], "the file is still missing: once is enough"

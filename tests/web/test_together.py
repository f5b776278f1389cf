"""Several people: two browsers at one table by an invite link, and two people at one device."""

from playwright.sync_api import Page, expect

from web.conftest import NewPage
from web.scenes import Scene, table

CONFIRM = "[data-guide=confirm]"


def dot(page: Page, name: str) -> None:
    """A token on that dot of Connect 5."""
    page.locator(f'[data-dot="{name}"]').click()
    page.locator(f"{CONFIRM}[aria-disabled=false]").click()


def test_an_invite_link_two_browsers_and_a_line_of_chat(house: str, new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    Scene("/", []).visit(host, house)
    host.get_by_role("link", name="Invite friends to Connect 5").click()
    host.get_by_role("button", name="Make the table and invite").click()
    link = host.get_by_label("Link").input_value()
    assert "#" in link  # private: the code is in the fragment and reaches no log

    Scene("/", []).visit(guest, house, name="Jonas")
    guest.goto(link)
    expect(guest.get_by_label("Your name")).to_have_value("Jonas")
    guest.get_by_role("button", name="Join").click()
    expect(host.locator("[data-dot]").first).to_be_visible()  # it starts by itself
    dot(host, "D4")
    expect(guest.locator(CONFIRM)).to_be_visible()
    dot(guest, "D6")
    expect(host.locator(CONFIRM)).to_be_visible()
    expect(host.locator('[data-dot="D6"]')).not_to_have_attribute("aria-label", "D6; free")

    guest.get_by_role("button", name="Table ").click()
    guest.get_by_role("button", name="Chat", exact=True).click()
    guest.get_by_label("Your line").fill("<b>hello</b> from here")
    guest.keyboard.press("Enter")
    host.get_by_role("button", name="Table ").click()
    host.get_by_role("button", name="Chat", exact=True).click()
    expect(host.get_by_text("<b>hello</b> from here", exact=True)).to_be_visible()


def test_a_closed_table_asks_for_its_code(house: str, page: Page) -> None:
    scene = table(house, "connect5", ["human", "open"])
    Scene(scene.path, []).visit(page, house)
    page.get_by_label("Code").fill(scene.seats[0]["code"])
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_label("Your name")).to_be_visible()


def test_a_cover_between_two_people_at_one_device(house: str, page: Page) -> None:
    """Connections, because there the hands are secret."""
    table(house, "connections", ["human", "human"], table={"kind": "hotseat"}).visit(page, house)
    words = page.locator(".hand .hc").all_inner_texts()
    page.locator("[data-act=draw]").click()
    keep = page.locator("[data-act=confirm], [data-act=keep]")
    while not page.locator(".cover").count():
        keep.or_(page.locator(".cover")).first.wait_for()
        if keep.count():
            keep.first.click()
            page.wait_for_timeout(200)
    expect(page.locator(".hand")).to_have_count(0)
    cover = page.locator(".cover")
    expect(cover).to_contain_text("Jonas")
    expect(cover.get_by_role("button")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".hand .hc").first).to_be_visible()
    assert page.locator(".hand .hc").all_inner_texts() != words

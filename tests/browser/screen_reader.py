"""What a screen reader is given. A line may be followed by the next one at once, so everything is kept."""

from playwright.sync_api import Page

LISTEN = """() => {
    const region = document.querySelector("[aria-live=polite]");
    window.heard = [region.textContent];
    new MutationObserver(() => window.heard.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
}"""


def listen(page: Page) -> None:
    """From now on, until the page is left."""
    page.evaluate(LISTEN)


def hears(page: Page, text: str) -> None:
    """Waits until it was said, before or now."""
    page.wait_for_function("text => window.heard.some((said) => said.includes(text))", arg=text)

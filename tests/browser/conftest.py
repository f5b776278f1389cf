"""A server, Debian's Chromium and fresh pages. A page that writes an error on its console fails its test."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

from browser.running_server import Serving

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE_MILLIS = 20_000
"""For a busy machine with two cores."""
expect.set_options(timeout=PATIENCE_MILLIS)
NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def house(serving: Serving) -> str:
    """The address of a running server."""
    return serving.url


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Serving]:
    """A server that a test may kill."""
    with Serving(tmp_path) as server:
        yield server


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def launched(driver: Playwright, *names: str) -> Browser:
    """The first of these programs that is here."""
    binary = next(filter(None, map(shutil.which, names)), None)
    assert binary, "the browser tests need Chromium: make chromium"
    return driver.chromium.launch(executable_path=binary, args=FLAGS, env=dict(os.environ))


@pytest.fixture(scope="session")
def chromium(driver: Playwright) -> Iterator[Browser]:
    """Without the browser's own windows, which take more time than most of our pages."""
    with launched(driver, "chromium-headless-shell", "chromium") as browser:
        yield browser


@pytest.fixture(scope="session")
def whole_chromium(driver: Playwright) -> Iterator[Browser]:
    with launched(driver, "chromium") as browser:
        yield browser


class Faults(list[str]):
    """What pages complained about."""

    def forgive(self, *parts: str) -> None:
        """A cut network is noisy: what names one of these is no fault of the page."""
        self[:] = [fault for fault in self if not any(part in fault for part in parts)]

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.append(f"{message.text} at {message.location.get('url', '')}")


@pytest.fixture
def faults() -> Faults:
    return Faults()


@pytest.fixture
def new_page(request: pytest.FixtureRequest, faults: Faults) -> Iterator[NewPage]:
    """Opens pages of people with browsers of their own; arguments as those of Playwright's new_context."""
    is_whole = request.node.get_closest_marker("whole_browser")
    chromium: Browser = request.getfixturevalue("whole_chromium" if is_whole else "chromium")
    contexts: list[BrowserContext] = []

    def make(**wishes: object) -> Page:
        chosen: dict[str, object] = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        context = chromium.new_context(**chosen | wishes)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE_MILLIS)
        contexts.append(context)
        page = context.new_page()
        page.on("console", faults.hear)
        page.on("pageerror", lambda error: faults.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert list(faults) == []


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def context(page: Page) -> BrowserContext:
    return page.context
